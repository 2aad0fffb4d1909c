package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// history is the record of earlier runs in the user's cache directory: the time of each part and package, for all
// trees, and the last failures in this tree.
type history struct {
	mode  string
	dir   string
	times map[string]map[string]float64 // mode -> part or part:package -> seconds
	last  lastRun
}

// wallTime is the key of the time that a whole run took, at which its parts ran side by side.
const wallTime = "wall"

// lastRun has the tests that --failed runs again.
type lastRun struct {
	Parts []string     `json:"parts"`
	Tests []failedTest `json:"tests"`
}

// failedTest is a failed top-level test; Test is empty if the package failed as a whole.
type failedTest struct {
	Part    string `json:"part"`
	Package string `json:"package"`
	Test    string `json:"test"`
}

func openHistory(mode string) (*history, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return nil, err
	}
	root, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	id := sha256.Sum256([]byte(root))
	h := &history{mode: mode, dir: filepath.Join(cache, "granary-test"), times: map[string]map[string]float64{}}
	if err := os.MkdirAll(h.dir, 0o750); err != nil {
		return nil, err
	}
	if err := readJSON(h.timesPath(), &h.times); err != nil {
		return nil, err
	}
	if err := readJSON(filepath.Join(h.dir, hex.EncodeToString(id[:8])+".json"), &h.last); err != nil {
		return nil, err
	}
	if h.times[mode] == nil {
		h.times[mode] = map[string]float64{}
	}
	return h, nil
}

func (h *history) timesPath() string { return filepath.Join(h.dir, "times.json") }

// readJSON reads a file that need not exist.
func readJSON(path string, into any) error {
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, into); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}

func writeJSON(path string, value any) error {
	text, err := json.Marshal(value)
	if err != nil {
		return err
	}
	return os.WriteFile(path, text, 0o600)
}

// save keeps the times and failures of a run.
func (h *history) save(r *report) error {
	for key, seconds := range r.seconds {
		h.times[h.mode][key] = seconds
	}
	if r.isWhole && !r.hasFailed() {
		h.times[h.mode][wallTime] = time.Since(r.begun).Seconds()
	}
	if err := writeJSON(h.timesPath(), h.times); err != nil {
		return err
	}
	root, err := os.Getwd()
	if err != nil {
		return err
	}
	id := sha256.Sum256([]byte(root))
	var last lastRun
	for _, f := range r.failures {
		if f.Package == "" {
			last.Parts = append(last.Parts, f.Part)
			continue
		}
		last.Tests = append(last.Tests, f.failedTest)
	}
	return writeJSON(filepath.Join(h.dir, hex.EncodeToString(id[:8])+".json"), last)
}

func (l lastRun) hasPart(name string) bool { return slices.Contains(l.Parts, name) }

// testsOf returns the packages of a part that failed, and the tests in them; no tests if a package failed
// as a whole, since then all of it must run again.
func (l lastRun) testsOf(part string) (packages, tests []string) {
	whole := false
	for _, f := range l.Tests {
		if f.Part != part {
			continue
		}
		packages = append(packages, f.Package)
		if f.Test == "" {
			whole = true
			continue
		}
		tests = append(tests, f.Test)
	}
	if whole {
		tests = nil
	}
	slices.Sort(packages)
	slices.Sort(tests)
	return slices.Compact(packages), slices.Compact(tests)
}
