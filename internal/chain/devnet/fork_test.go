package devnet

import (
	"os"
	"path/filepath"
	"testing"
)

// A new directory has the rules that are asked for, and keeps them. One that an earlier version made has those of before Amsterdam.
func TestADirectoryKeepsItsRules(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		prepare func(dir string) error
		want    Fork
	}{
		"new":                   {func(string) error { return nil }, Amsterdam},
		"of an earlier version": {func(dir string) error { return os.Mkdir(filepath.Join(dir, nodeName), 0o700) }, Osaka},
		"with rules":            {func(dir string) error { return os.WriteFile(filepath.Join(dir, "fork"), []byte(Osaka), 0o600) }, Osaka},
		"damaged":               {func(dir string) error { return os.WriteFile(filepath.Join(dir, "fork"), []byte("amst"), 0o600) }, ""},
	} {
		dir := t.TempDir()
		if err := c.prepare(dir); err != nil {
			t.Fatal(err)
		}
		for _, asked := range []Fork{Amsterdam, Osaka} { // the second finds the rules of the first
			if got, err := keepFork(dir, asked); got != c.want || (err == nil) != (c.want != "") {
				t.Errorf("%s: %q, %v, want %q", name, got, err, c.want)
			}
		}
	}
}
