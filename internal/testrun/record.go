package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
)

// recordPath is the file with the inputs with which parts passed, by part. Only --full writes it.
const recordPath = "internal/testrun/proven.json"

// record is the hash of the inputs of a part when --full last passed it.
type record map[string]string

func loadRecord() (record, error) {
	text, err := os.ReadFile(recordPath)
	if os.IsNotExist(err) {
		return record{}, nil
	}
	if err != nil {
		return nil, err
	}
	var r record
	if err := json.Unmarshal(text, &r); err != nil {
		return nil, fmt.Errorf("%s: %w", recordPath, err)
	}
	return r, nil
}

func (r record) write() error {
	text, err := json.MarshalIndent(r, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(recordPath, append(text, '\n'), 0o644) //nolint:gosec // a file of the source tree
}

// hashInputs returns the hash of the names and contents of files, and of all files that git tracks or
// would track in directories. A named file or directory that does not exist is an error.
func hashInputs(ctx context.Context, inputs []string) (string, error) {
	for _, input := range inputs {
		if _, err := os.Stat(input); err != nil {
			return "", err
		}
	}
	args := slices.Concat([]string{"ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"}, inputs)
	out, err := output(ctx, "git", args...)
	if err != nil {
		return "", err
	}
	files := slices.Compact(slices.Sorted(slices.Values(strings.Split(strings.TrimRight(string(out), "\x00"), "\x00"))))
	sum := sha256.New()
	for _, file := range files {
		content, err := os.ReadFile(file)
		if os.IsNotExist(err) {
			continue // deleted, and not yet from git's index
		}
		if err != nil {
			return "", err
		}
		of := sha256.Sum256(content)
		_, _ = fmt.Fprintf(sum, "%s %x\n", file, of)
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}

// settleRecord writes the record of the parts with inputs that passed, and keeps that of parts that did not
// run. The nightly command instead requires that the record is current, so that each part that a fast
// command left out was proven with the same inputs.
func settleRecord(o options, p plan, r *report) error {
	old, err := loadRecord()
	if err != nil {
		return err
	}
	proven := record{}
	for _, c := range p.Commands {
		if len(c.Inputs) == 0 {
			continue
		}
		result, ran := r.results[c.Name]
		switch {
		case ran && result.passed:
			proven[c.Name] = result.inputs
		case !ran && old[c.Name] != "":
			proven[c.Name] = old[c.Name]
		}
	}
	if o.nightly {
		if maps.Equal(old, proven) {
			return nil
		}
		return fmt.Errorf("%s is not that of these sources: run scripts/test --full and commit it", recordPath)
	}
	if maps.Equal(old, proven) {
		return nil
	}
	return proven.write()
}
