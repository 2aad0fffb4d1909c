package custody

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/secretfile"
)

// createFiles makes an identity and a seed in a fresh directory.
func createFiles(t *testing.T) (seed, identity, recipient string) {
	t.Helper()
	dir := t.TempDir()
	seed, identity = filepath.Join(dir, "seed.age"), filepath.Join(dir, "identity")
	recipient, err := CreateIdentity(identity)
	if err != nil {
		t.Fatal(err)
	}
	if err := CreateSeed(seed, recipient); err != nil {
		t.Fatal(err)
	}
	return seed, identity, recipient
}

func TestSeedOpensTheSameKeysEveryTime(t *testing.T) {
	seed, identity, _ := createFiles(t)
	id := uuid.New()
	var addresses []any
	for range 2 {
		k, err := OpenSeed(seed, identity)
		if err != nil {
			t.Fatal(err)
		}
		evm, solana, err := k.Addresses(id)
		if err != nil {
			t.Fatal(err)
		}
		addresses = append(addresses, [2]any{evm, solana})
	}
	if addresses[0] != addresses[1] {
		t.Errorf("%v, then %v", addresses[0], addresses[1])
	}
}

func TestFilesArePrivate(t *testing.T) {
	seed, identity, _ := createFiles(t)
	for _, path := range []string{seed, identity} {
		info, err := os.Stat(path)
		if err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: %v %v", path, info.Mode(), err)
		}
		chmod(t, path, 0o644)
		if _, err := OpenSeed(seed, identity); !errors.Is(err, secretfile.ErrExposed) {
			t.Errorf("%s open to others: %v", filepath.Base(path), err)
		}
		chmod(t, path, 0o400)
	}
}

func chmod(t *testing.T, path string, mode fs.FileMode) {
	t.Helper()
	if err := os.Chmod(path, mode); err != nil {
		t.Fatal(err)
	}
}

func TestNothingIsOverwritten(t *testing.T) {
	seed, identity, recipient := createFiles(t)
	before := readText(t, seed) + readText(t, identity)
	if err := CreateSeed(seed, recipient); !errors.Is(err, fs.ErrExist) {
		t.Errorf("a second seed: %v", err)
	}
	if _, err := CreateIdentity(identity); !errors.Is(err, fs.ErrExist) {
		t.Errorf("a second identity: %v", err)
	}
	if readText(t, seed)+readText(t, identity) != before {
		t.Error("a file changed")
	}
	names, err := os.ReadDir(filepath.Dir(seed))
	if err != nil || len(names) != 2 {
		t.Errorf("left behind: %v %v", names, err)
	}
}

func TestOpenSeedRefuses(t *testing.T) {
	seed, identity, _ := createFiles(t)
	_, stranger, _ := createFiles(t)
	dir := filepath.Dir(seed)
	sealed := []byte(readText(t, seed))
	put := func(name string, content []byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, content, 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	flipped := append([]byte{}, sealed...)
	flipped[len(flipped)-1] ^= 1
	for name, c := range map[string]struct{ seed, identity string }{
		"another identity":      {seed, stranger},
		"a cut seed":            {put("cut", sealed[:len(sealed)-1]), identity},
		"a changed seed":        {put("flipped", flipped), identity},
		"an empty seed":         {put("empty", nil), identity},
		"a plain seed":          {put("plain", make([]byte, maxSeed)), identity},
		"no seed":               {filepath.Join(dir, "absent"), identity},
		"no identity":           {seed, filepath.Join(dir, "absent")},
		"not an identity":       {seed, put("words", []byte("hunter2\n"))},
		"a directory as a seed": {dir, identity},
		"a key as a seed":       {put("key", []byte("AGE-SECRET-KEY-1QQQQQQQQ\nhunter2\n")), identity},
	} {
		_, err := OpenSeed(c.seed, c.identity)
		if err == nil {
			t.Errorf("%s was accepted", name)
		} else if strings.Contains(err.Error(), "hunter2") || strings.Contains(err.Error(), "AGE-SECRET") {
			t.Errorf("%s is told: %v", name, err)
		} else if errors.Is(err, ErrSeed) {
			t.Errorf("%s was decrypted: %v", name, err)
		}
	}
}

func TestCreateSeedRefusesARecipientOfNobody(t *testing.T) {
	path := filepath.Join(t.TempDir(), "seed.age")
	if err := CreateSeed(path, "age1nobody"); err == nil {
		t.Error("accepted")
	}
	if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a file was left: %v", err)
	}
}

func readText(t *testing.T, path string) string {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
