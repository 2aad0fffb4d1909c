package custody

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestAnyThreeOfFiveSharesRestoreTheSeed(t *testing.T) {
	seed, shares := splitSeed(t, 3, 5)
	tried := 0
	for chosen := range 1 << len(shares) {
		var some []Share
		for i, s := range shares {
			if chosen>>i&1 == 1 {
				some = append(some, s)
			}
		}
		got, err := RestoreSeed(some)
		if len(some) < 3 {
			if !errors.Is(err, ErrTooFewShares) {
				t.Errorf("%v: %v", some, err)
			}
			continue
		}
		tried++
		if err != nil || !got.sameAs(seed) {
			t.Errorf("%v do not restore the seed: %v", some, err)
		}
	}
	if tried != 16 {
		t.Errorf("%d choices were tried", tried)
	}
}

func TestSharesThatDoNotBelongTogetherAreNamed(t *testing.T) {
	seed, shares := splitSeed(t, 2, 3)
	_, foreign := splitSeed(t, 2, 3)
	again, err := seed.Split(2, 3)
	if err != nil {
		t.Fatal(err)
	}
	// forge is a share that was changed by somebody who knows how to make a checksum.
	forge := func(s Share) Share {
		s.value = hideValue(bytes.Clone(s.value.showValue()))
		s.value.showValue()[7] ^= 1
		text := s.Text()
		forged, err := ParseShare(text)
		if err != nil {
			t.Fatal(err)
		}
		return forged
	}
	for name, c := range map[string]struct {
		shares []Share
		err    error
		says   string
	}{
		"of two seeds":             {[]Share{shares[0], foreign[1]}, ErrForeignShare, foreign[1].String()},
		"of two seeds, enough":     {[]Share{shares[0], shares[1], foreign[2]}, ErrForeignShare, foreign[2].String()},
		"of two splittings":        {[]Share{shares[0], again[1]}, ErrForeignShare, "split twice"},
		"one of them twice":        {[]Share{shares[0], shares[0]}, ErrForeignShare, "number 1 is there twice"},
		"forged":                   {[]Share{shares[0], forge(shares[1])}, ErrShare, "share 2 of 3"},
		"forged, more than needed": {[]Share{shares[0], shares[1], forge(shares[2])}, ErrShare, "it was forged: share 3 of 3"},
		"one":                      {shares[:1], ErrTooFewShares, "1 of the 2"},
		"none":                     {nil, ErrTooFewShares, "none"},
	} {
		if got, err := RestoreSeed(c.shares); !errors.Is(err, c.err) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, %v; want %q", name, got, err, c.says)
		}
	}
}

func TestSplitRefusesNumbersThatMakeNoSense(t *testing.T) {
	for _, c := range [][2]int{{1, 3}, {0, 0}, {4, 3}, {2, MaxShares + 1}, {-1, 3}, {2, 1}} {
		if shares, err := NewSeed().Split(c[0], c[1]); !errors.Is(err, ErrSplit) {
			t.Errorf("%d of %d: %v, %v", c[0], c[1], shares, err)
		}
	}
}

func TestShareFilesAreAllWrittenOrNone(t *testing.T) {
	seed, shares := splitSeed(t, 2, 3)
	dir := filepath.Join(t.TempDir(), "shares")
	paths, err := WriteShares(dir, shares)
	if err != nil || len(paths) != 3 {
		t.Fatal(paths, err)
	}
	for _, path := range append(paths, dir) {
		if info, err := os.Stat(path); err != nil || info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s: %v, %v", path, info.Mode(), err)
		}
	}
	read, err := ReadShares(paths[1:])
	if err != nil {
		t.Fatal(err)
	}
	if got, err := RestoreSeed(read); err != nil || !got.sameAs(seed) {
		t.Errorf("restored %v", err)
	}
	// The third is there: neither the first nor the second may come back.
	kept := readText(t, paths[2])
	for _, path := range paths[:2] {
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
	}
	_, others := splitSeed(t, 2, 3)
	if paths, err := WriteShares(dir, others); !errors.Is(err, fs.ErrExist) || paths != nil {
		t.Errorf("over one that is there: %v, %v", paths, err)
	}
	left, err := os.ReadDir(dir)
	if err != nil || len(left) != 1 || readText(t, paths[2]) != kept {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

// A written file that does not restore the seed is removed.
func TestShareFilesThatDoNotRestoreAreRemoved(t *testing.T) {
	_, shares := splitSeed(t, 2, 3)
	shares[2].value = hideValue(bytes.Clone(shares[1].value.showValue()))
	dir := t.TempDir()
	if paths, err := WriteShares(dir, shares); !errors.Is(err, ErrShare) || paths != nil {
		t.Errorf("%v, %v", paths, err)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

func TestReadSharesNamesTheFile(t *testing.T) {
	dir := t.TempDir()
	_, shares := splitSeed(t, 2, 2)
	paths, err := WriteShares(dir, shares)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(paths[1], []byte("hunter2"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadShares(paths); !errors.Is(err, ErrShare) || !strings.Contains(err.Error(), paths[1]) || strings.Contains(err.Error(), "hunter2") {
		t.Errorf("%v", err)
	}
	chmod(t, paths[0], 0o644)
	if _, err := ReadShares(paths); err == nil || !strings.Contains(err.Error(), paths[0]) {
		t.Errorf("one that others can read: %v", err)
	}
	if _, err := ReadShares([]string{filepath.Join(dir, "absent")}); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("one that is not there: %v", err)
	}
}
