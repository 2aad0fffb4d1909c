package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/stamp"
)

const stampPayload = `{"type":"ACTIVITY_TYPE_APPROVE_ACTIVITY","parameters":{"fingerprint":"sha256:ab"}}`

// withInput gives the program a standard input for one test.
func withInput(t *testing.T, text string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "input")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	before := os.Stdin
	os.Stdin = file
	t.Cleanup(func() { os.Stdin = before; _ = file.Close() })
}

func TestAnApproverMakesAKeyAndStamps(t *testing.T) {
	path := filepath.Join(t.TempDir(), "approver.key")
	publicKey := strings.TrimSpace(mustRun(t, "approvers", "key", "new", "--out", path))
	key, err := stamp.ParseAPIKey(publicKey)
	if err != nil {
		t.Fatalf("what is printed is not registered: %v", err)
	}
	info, err := os.Stat(path)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Fatalf("the private key's file: %v, %v, want mode 0600", info.Mode(), err)
	}
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	expectFailure(t, 1, "a key is not overwritten", "approvers", "key", "new", "--out", path)
	if after, err := os.ReadFile(path); err != nil || string(after) != string(before) {
		t.Error("the second key was written over the first")
	}

	for name, c := range map[string]struct {
		input string
		args  []string
	}{
		"in the command line":          {"", []string{stampPayload}},
		"standard input":               {stampPayload, nil},
		"standard input, named":        {stampPayload, []string{"-"}},
		"standard input, a line's end": {stampPayload + "\n", []string{"-"}},
	} {
		withInput(t, c.input)
		out := mustRun(t, append([]string{"approvers", "stamp", "--key", path}, c.args...)...)
		var made approvalStamp
		if err := json.Unmarshal([]byte(out), &made); err != nil {
			t.Fatalf("%s: %q: %v", name, out, err)
		}
		parsed, err := stamp.Parse(made.Name, made.Value)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if _, err := parsed.Verify(key, []byte(stampPayload), 0); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestWhatCannotBeStamped(t *testing.T) {
	dir := t.TempDir()
	good, open, broken := filepath.Join(dir, "good"), filepath.Join(dir, "open"), filepath.Join(dir, "broken")
	mustRun(t, "approvers", "key", "new", "--out", good)
	text, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(open, text, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(broken, text[:40], 0o600); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		key, input, want string
		args             []string
	}{
		"no such key":                 {good + ".not", "", "no such file", []string{"x"}},
		"a key that others can reach": {open, "", "chmod 600", []string{"x"}},
		"half a key":                  {broken, "", "an API key is a P-256 private key", []string{"x"}},
		"nothing on standard input":   {good, "\n", "the payload has 0 bytes", nil},
		"a flood on standard input":   {good, strings.Repeat("x", maxStampPayload+2), "the payload has 1048577 bytes", nil},
	} {
		t.Run(name, func(t *testing.T) {
			withInput(t, c.input)
			expectFailure(t, 1, c.want, append([]string{"approvers", "stamp", "--key", c.key}, c.args...)...)
		})
	}
}

func TestAnOperatorTypesWhichOrganizationIsReset(t *testing.T) {
	database := "sqlite:" + filepath.Join(t.TempDir(), "granary.db")
	mustRun(t, "migrate", "--database", database)
	const organization = "7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e"
	key := mustRun(t, "approvers", "key", "new", "--out", filepath.Join(t.TempDir(), "approver.key"))
	next := "--approver=treasurer=" + strings.TrimSpace(key)
	for _, wrong := range []string{"--approver=treasurer", "--approver==" + strings.TrimSpace(key), "--approver=treasurer=02"} {
		expectFailure(t, 1, "NAME=HEX", "approvers", "reset", "--database", database, wrong, organization)
	}
	private := strings.Repeat("5a", 32)
	if _, out, errOut := runProgram(t, "approvers", "reset", "--database", database, "--approver=treasurer="+private, organization); strings.Contains(out+errOut, private) {
		t.Error("a private key is printed")
	}
	withInput(t, "yes\n")
	if status, out, errOut := runProgram(t, "approvers", "reset", "--database", database, next, organization); status != 1 || !strings.Contains(errOut, "no member is removed") || strings.Contains(out, "removed") {
		t.Errorf("another text typed: status %d, %q, %q", status, out, errOut)
	}
	withInput(t, organization+"\n")
	if out := mustRun(t, "approvers", "reset", "--database", database, next, organization); !strings.Contains(out, "removed 0 approvers and 0 rules") {
		t.Errorf("it says %q", out)
	}
}
