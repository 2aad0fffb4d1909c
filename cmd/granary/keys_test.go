package main

import (
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"filippo.io/age"
)

// keyFiles are a seed, an identity that opens it, one that does not, and shares.
type keyFiles struct {
	dir, seed, identity, stranger string
	recipient, fingerprint        string
	shares                        []string
}

// makeKeys makes them in a fresh directory: two shares of three restore the seed.
func makeKeys(t *testing.T) keyFiles {
	t.Helper()
	dir := t.TempDir()
	k := keyFiles{dir: dir, seed: filepath.Join(dir, "seed.age"), identity: filepath.Join(dir, "identity"), stranger: filepath.Join(dir, "stranger")}
	k.recipient = strings.TrimSpace(mustRun(t, "keys", "identity", "--out", k.identity))
	mustRun(t, "keys", "identity", "--out", k.stranger)
	k.fingerprint = printedFingerprint(t, mustRun(t, "keys", "seed", "--out", k.seed, "--to", k.recipient))
	shares := filepath.Join(dir, "shares")
	mustRun(t, "keys", "split", "--seed", k.seed, "--identity", k.identity, "--threshold", "2", "--shares", "3", "--out", shares)
	for n := range 3 {
		k.shares = append(k.shares, filepath.Join(shares, fmt.Sprintf("share-%d.txt", n+1)))
	}
	return k
}

func printedFingerprint(t *testing.T, out string) string {
	t.Helper()
	for line := range strings.Lines(out) {
		if name, value, _ := strings.Cut(line, " "); name == "fingerprint" {
			return strings.TrimSpace(value)
		}
	}
	t.Fatalf("no fingerprint in:\n%s", out)
	return ""
}

func TestKeysCommandsRefuse(t *testing.T) {
	k, other := makeKeys(t), makeKeys(t)
	files := []string{"--seed", k.seed, "--identity", k.identity}
	damaged := filepath.Join(k.dir, "damaged.txt")
	text := strings.Replace(readText(t, k.shares[0]), "\n7  ", "\n7  0", 1)
	writeText(t, damaged, text, 0o600)
	exposed := filepath.Join(k.dir, "exposed.txt")
	writeText(t, exposed, text, 0o644)
	before := readTree(t, k.dir)
	for name, c := range map[string]struct {
		args   []string
		status int
		want   string
	}{
		"an identity over another":    {[]string{"identity", "--out", k.identity}, 1, "identity is there and is not overwritten"},
		"a seed over another":         {[]string{"seed", "--out", k.seed, "--to", k.recipient}, 1, "seed.age is there and is not overwritten"},
		"a seed over an identity":     {[]string{"seed", "--out", k.identity, "--to", k.recipient}, 1, "is there and is not overwritten"},
		"a restored seed over it":     {[]string{"restore", "--out", k.seed, "--to", k.recipient, k.shares[0], k.shares[1]}, 1, "seed.age is there and is not overwritten"},
		"shares over others":          {append([]string{"split", "--threshold", "2", "--shares", "2", "--out", filepath.Join(k.dir, "shares")}, files...), 1, "share-1.txt is there and is not overwritten"},
		"a seed for nobody":           {[]string{"seed", "--out", "new.age"}, usageError, "missing flags: --to"},
		"a seed for a wrong name":     {[]string{"seed", "--out", "new.age", "--to", "anna"}, 1, "the recipient at place 1"},
		"one recipient twice":         {[]string{"seed", "--out", "new.age", "--to", k.recipient, "--to", k.recipient}, 1, "given twice"},
		"the wrong identity":          {[]string{"fingerprint", "--seed", k.seed, "--identity", k.stranger}, 1, "no seed that the identity in"},
		"a seed without its identity": {[]string{"fingerprint", "--seed", k.seed}, 1, "both --seed and --identity"},
		"no seed at all":              {[]string{"fingerprint"}, 1, "name the seed"},
		"a seed that is not":          {[]string{"fingerprint", "--seed", k.seed + ".not", "--identity", k.identity}, 1, "no such file"},
		"a single share of many":      {append([]string{"split", "--threshold", "1", "--shares", "3", "--out", "new"}, files...), 1, "two or more restore it"},
		"too many shares":             {append([]string{"split", "--threshold", "2", "--shares", "17", "--out", "new"}, files...), 1, "at most 16 shares"},
		"too few shares":              {[]string{"restore", "--out", "new.age", "--to", k.recipient, k.shares[2]}, 1, "too few shares: 1 of the 2"},
		"no shares":                   {[]string{"restore", "--out", "new.age", "--to", k.recipient}, usageError, "<share>"},
		"shares of two seeds":         {[]string{"restore", "--out", "new.age", "--to", k.recipient, k.shares[0], other.shares[1]}, 1, other.shares[1] + ": share 2 of 3"},
		"one share twice":             {[]string{"check", k.shares[0], k.shares[0]}, 1, "number 1 is there twice"},
		"a damaged share":             {[]string{"check", damaged, k.shares[1]}, 1, damaged + ": not a share, or damaged: line 7 has 21 characters"},
		"a share that others read":    {[]string{"share", exposed}, 1, "chmod 600"},
		"a share that is a seed":      {[]string{"share", k.seed}, 1, "seed.age: not a share"},
		"another fingerprint":         {append([]string{"check", "--fingerprint", other.fingerprint}, files...), 1, "is of the seed " + k.fingerprint + ", not " + other.fingerprint},
		"half a fingerprint":          {append([]string{"check", "--fingerprint", k.fingerprint[:9]}, files...), 1, "20 hexadecimal digits"},
		"shares and a seed":           {append([]string{"check", k.shares[0], k.shares[1]}, files...), 1, "not both"},
		"to whom nobody is":           {append([]string{"rotate", "--to", other.recipient}, files...), 1, "the seed stays as it is"},
		"checked by a stranger":       {append([]string{"rotate", "--to", other.recipient, "--check-identity", k.stranger}, files...), 1, "the seed stays as it is"},
		"a recipient of a seed":       {[]string{"recipient", k.seed}, 1, "holds no age identity"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Chdir(k.dir)
			expectFailure(t, c.status, c.want, append([]string{"keys"}, c.args...)...)
		})
	}
	after := readTree(t, k.dir)
	for path, text := range after {
		if before[path] != text {
			t.Errorf("%s was written", path)
		}
	}
	if len(after) != len(before) {
		t.Errorf("there are %d files, there were %d", len(after), len(before))
	}
}

// The configuration's seed is that of keys create, and its files may be rotated.
func TestKeysOfTheConfiguration(t *testing.T) {
	config := writeConfig(t, "")
	want := printedFingerprint(t, mustRun(t, "keys", "create", "--config", config))
	for _, command := range []string{"fingerprint", "check"} {
		if got := printedFingerprint(t, mustRun(t, "keys", command, "--config", config)); got != want {
			t.Errorf("keys %s prints %s, keys create %s", command, got, want)
		}
	}
	recipient := strings.TrimSpace(mustRun(t, "keys", "recipient", filepath.Join(filepath.Dir(config), "identity.age")))
	if got := printedFingerprint(t, mustRun(t, "keys", "rotate", "--config", config, "--to", recipient)); got != want {
		t.Errorf("rotated it is %s, before %s", got, want)
	}
	if got := printedFingerprint(t, mustRun(t, "keys", "create", "--config", config)); got != want {
		t.Errorf("keys create prints %s after the rotation, %s before", got, want)
	}
}

// No output of keys, on any level of its log, with valid or invalid arguments, has the seed, an identity or the
// content of a share.
func TestKeysPrintNoSecret(t *testing.T) {
	k := makeKeys(t)
	fresh := func(name string) string { return filepath.Join(t.TempDir(), name) }
	var printed strings.Builder
	for _, args := range [][]string{
		{"identity", "--out", fresh("identity")},
		{"recipient", k.identity}, {"recipient", k.shares[0]}, {"recipient", k.seed},
		{"fingerprint", "--seed", k.seed, "--identity", k.identity}, {"fingerprint", "--seed", k.identity, "--identity", k.seed},
		{"fingerprint", "--seed", k.identity, "--identity", k.identity},
		{"split", "--seed", k.seed, "--identity", k.identity, "--threshold", "2", "--shares", "3", "--out", fresh("shares")},
		{"share", k.shares[0], k.shares[1]}, {"share", k.identity}, {"share", k.seed},
		{"restore", "--out", fresh("seed.age"), "--to", k.recipient, k.shares[0], k.shares[1]},
		{"restore", "--out", fresh("seed.age"), "--to", secretLine(t, k.identity), k.shares[0], k.shares[1]},
		{"check", k.shares[0]}, {"check", k.shares[0], k.shares[1], k.shares[2]}, {"check", "--seed", k.seed, "--identity", k.stranger},
		{"rotate", "--seed", k.seed, "--identity", k.identity, "--to", k.recipient},
		{"rotate", "--seed", k.seed, "--identity", k.identity, "--to", secretLine(t, k.identity)},
		{"seed", "--out", fresh("seed.age"), "--to", k.recipient},
	} {
		_, out, errOut := runProgram(t, append([]string{"--log-level", "debug", "keys"}, args...)...)
		printed.WriteString(out + errOut)
	}
	secrets := map[string]string{"the identity": secretLine(t, k.identity)}
	seed := decryptFile(t, k.seed, k.identity)
	secrets["the seed, raw"], secrets["the seed, in hex"] = string(seed), hex.EncodeToString(seed)
	secrets["the seed, in base64"], secrets["the seed, as Go prints it"] = base64.StdEncoding.EncodeToString(seed), strings.Trim(fmt.Sprint(seed), "[]")
	for line := range strings.Lines(readText(t, k.shares[0])) {
		if strings.HasPrefix(line, "4  ") || strings.HasPrefix(line, "5  ") {
			secrets["line "+line[:1]+" of a share"] = strings.TrimSpace(line[3:])
		}
	}
	if len(secrets) != 7 {
		t.Fatalf("%d secrets to look for", len(secrets))
	}
	for name, secret := range secrets {
		if strings.Contains(strings.ToUpper(printed.String()), strings.ToUpper(secret)) {
			t.Errorf("%s was printed", name)
		}
	}
}

// secretLine is the identity itself.
func secretLine(t *testing.T, identity string) string {
	t.Helper()
	for line := range strings.Lines(readText(t, identity)) {
		if strings.HasPrefix(line, "AGE-SECRET-KEY-") {
			return strings.TrimSpace(line)
		}
	}
	t.Fatalf("%s holds no identity", identity)
	return ""
}

// decryptFile decrypts as age itself does.
func decryptFile(t *testing.T, path, identity string) []byte {
	t.Helper()
	identities, err := age.ParseIdentities(strings.NewReader(readText(t, identity)))
	if err != nil {
		t.Fatal(err)
	}
	plain, err := age.Decrypt(strings.NewReader(readText(t, path)), identities...)
	if err != nil {
		t.Fatal(err)
	}
	content, err := io.ReadAll(plain)
	if err != nil {
		t.Fatal(err)
	}
	return content
}

// readTree are all files below a directory, by their paths.
func readTree(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, entry os.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			files[path] = readText(t, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func readText(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func writeText(t *testing.T, path, text string, mode os.FileMode) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), mode); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(path, mode); err != nil { // for any umask
		t.Fatal(err)
	}
}
