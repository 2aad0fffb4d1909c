package secretfile_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/granaryhq/granary/internal/secretfile"
)

func TestCreateReadsBackAndNeverOverwrites(t *testing.T) {
	path := filepath.Join(t.TempDir(), "key")
	if _, err := secretfile.Read(path); !errors.Is(err, fs.ErrNotExist) {
		t.Fatalf("reading nothing: %v", err)
	}
	if err := secretfile.Create(path, []byte("one")); err != nil {
		t.Fatal(err)
	}
	if err := secretfile.Create(path, []byte("two")); !errors.Is(err, fs.ErrExist) {
		t.Fatalf("creating again: %v", err)
	}
	if got, err := secretfile.Read(path); err != nil || string(got) != "one" {
		t.Fatalf("read %q, %v", got, err)
	}
	left, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(left) != 1 {
		t.Fatalf("left behind: %v, %v", left, err)
	}
}

func TestReadRefusesWhatOthersCanReach(t *testing.T) {
	for mode, refused := range map[fs.FileMode]bool{
		0o600: false, 0o400: false, 0o640: false, 0o440: false,
		0o644: true, 0o660: true, 0o604: true, 0o602: true, 0o620: true,
	} {
		path := filepath.Join(t.TempDir(), "key")
		if err := os.WriteFile(path, []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
		if _, err := secretfile.Read(path); errors.Is(err, secretfile.ErrExposed) != refused {
			t.Errorf("mode %v: %v", mode, err)
		}
	}
	if _, err := secretfile.Read(t.TempDir()); err == nil {
		t.Error("a directory was read")
	}
}

func TestOneOfManyCreatorsWins(t *testing.T) {
	path := filepath.Join(t.TempDir(), "key")
	var won atomic.Int32
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			if secretfile.Create(path, []byte("whole")) == nil {
				won.Add(1)
			}
		})
	}
	all.Wait()
	if got, err := secretfile.Read(path); won.Load() != 1 || err != nil || string(got) != "whole" {
		t.Fatalf("%d won; read %q, %v", won.Load(), got, err)
	}
}

func TestReadTrustedRefusesWhatOthersCanChange(t *testing.T) {
	for mode, refused := range map[fs.FileMode]bool{
		0o600: false, 0o644: false, 0o444: false, 0o640: false,
		0o664: true, 0o646: true, 0o666: true, 0o620: true,
	} {
		path := filepath.Join(t.TempDir(), "ca.pem")
		if err := os.WriteFile(path, []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(path, mode); err != nil { // for any umask
			t.Fatal(err)
		}
		if _, err := secretfile.ReadTrusted(path); errors.Is(err, secretfile.ErrWritable) != refused {
			t.Errorf("mode %v: %v, refused should be %v", mode, err, refused)
		}
	}
}

func TestReplaceKeepsModeAndLinks(t *testing.T) {
	dir := t.TempDir()
	path, linked := filepath.Join(dir, "key"), filepath.Join(dir, "linked")
	if err := secretfile.Replace(path, []byte("one")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("replacing nothing: %v", err)
	}
	if err := secretfile.Create(path, []byte("one")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("key", linked); err != nil {
		t.Fatal(err)
	}
	for _, mode := range []fs.FileMode{0o600, 0o640, 0o400} {
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
		if err := secretfile.Replace(linked, []byte("mode "+mode.String())); err != nil {
			t.Fatal(err)
		}
		info, err := os.Lstat(path)
		if err != nil || info.Mode() != mode {
			t.Errorf("the file has mode %v, want %v (%v)", info.Mode(), mode, err)
		}
		if got, err := secretfile.Read(path); err != nil || string(got) != "mode "+mode.String() {
			t.Errorf("read %q, %v", got, err)
		}
	}
	if target, err := os.Readlink(linked); err != nil || target != "key" {
		t.Errorf("the link leads to %q, %v", target, err)
	}
	left, err := os.ReadDir(dir)
	if err != nil || len(left) != 2 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

func TestReplaceRefusesWhatOthersCanReach(t *testing.T) {
	path := filepath.Join(t.TempDir(), "key")
	if err := os.WriteFile(path, []byte("one"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(path, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := secretfile.Replace(path, []byte("two")); !errors.Is(err, secretfile.ErrExposed) {
		t.Errorf("replacing: %v", err)
	}
	if got, err := os.ReadFile(path); err != nil || string(got) != "one" {
		t.Errorf("read %q, %v", got, err)
	}
}

// A reader during many replacements of the file reads one whole text.
func TestReplacedFilesAreReadWhole(t *testing.T) {
	path := filepath.Join(t.TempDir(), "key")
	texts := [2]string{strings.Repeat("a", 4000), strings.Repeat("b", 4000)}
	if err := secretfile.Create(path, []byte(texts[0])); err != nil {
		t.Fatal(err)
	}
	var all sync.WaitGroup
	for i := range 2 {
		all.Go(func() {
			for range 50 {
				if err := secretfile.Replace(path, []byte(texts[i])); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Go(func() {
		for range 200 {
			if got, err := secretfile.Read(path); err != nil || (string(got) != texts[0] && string(got) != texts[1]) {
				t.Errorf("read %d bytes, %v", len(got), err)
			}
		}
	})
	all.Wait()
}
