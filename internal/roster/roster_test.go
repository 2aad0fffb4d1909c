package roster

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
)

func newLine(label string) Line {
	return Line{Organization: uuid.New(), ID: uuid.New(), RequestID: uuid.New(), Label: label, CreatedAt: time.Unix(1_800_000_000, 0).UTC()}
}

func noWallets(func(Line) error) error { return nil }

func openRoster(t *testing.T, path string) *File {
	t.Helper()
	f, err := Open(path, noWallets)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Close() })
	return f
}

func readRoster(t *testing.T, path string) ([]Line, []Bad) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines, bad, err := Read(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return lines, bad
}

func TestWhatIsAppendedIsRead(t *testing.T) {
	path := filepath.Join(t.TempDir(), "roster")
	was, odd := newLine("there before"), newLine("a \"label\"\nof \u2028 several")
	f, err := Open(path, func(write func(Line) error) error { return write(was) })
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Append(odd); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	again := newLine("after a restart")
	if err := openRoster(t, path).Append(again); err != nil {
		t.Fatal(err)
	}
	got, bad := readRoster(t, path)
	if want := []Line{was, odd, again}; !reflect.DeepEqual(got, want) {
		t.Errorf("read %+v, wrote %+v", got, want)
	}
	if len(bad) != 0 {
		t.Errorf("bad lines: %v", bad)
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if info.Mode().Perm() != 0o600 {
		t.Errorf("its mode is %v", info.Mode())
	}
}

// A roster that could not be made whole is not there, and is made the next time.
func TestANewRosterIsWholeOrNotThere(t *testing.T) {
	dir := t.TempDir()
	path, failure := filepath.Join(dir, "roster"), errors.New("the database is gone")
	if _, err := Open(path, func(write func(Line) error) error { return errors.Join(write(newLine("a")), failure) }); !errors.Is(err, failure) {
		t.Errorf("it was made: %v", err)
	}
	left, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	if len(left) != 0 {
		t.Errorf("it left %v", left)
	}
}

// A line that a full disk tore is reported with its number, and affects no other line.
func TestATornLineSpoilsNoOther(t *testing.T) {
	path := filepath.Join(t.TempDir(), "roster")
	first, last := newLine("first"), newLine("last")
	if err := openRoster(t, path).Append(first); err != nil {
		t.Fatal(err)
	}
	file, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := file.WriteString(`{"organization":"1111`); err != nil {
		t.Fatal(err)
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	if err := openRoster(t, path).Append(last); err != nil {
		t.Fatal(err)
	}
	got, bad := readRoster(t, path)
	if want := []Line{first, last}; !reflect.DeepEqual(got, want) {
		t.Errorf("read %+v, wrote %+v", got, want)
	}
	if len(bad) != 1 || bad[0].Number != 2 {
		t.Errorf("bad lines: %v", bad)
	}
}

func TestManyAppendAtOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "roster")
	f := openRoster(t, path)
	var all sync.WaitGroup
	for range 50 {
		all.Go(func() {
			if err := f.Append(newLine("one of many")); err != nil {
				t.Error(err)
			}
		})
	}
	all.Wait()
	got, bad := readRoster(t, path)
	if len(got) != 50 {
		t.Errorf("%d lines", len(got))
	}
	if len(bad) != 0 {
		t.Errorf("bad lines: %v", bad)
	}
}

func TestAppendSaysThatItCouldNot(t *testing.T) {
	f := openRoster(t, filepath.Join(t.TempDir(), "roster"))
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if err := f.Append(newLine("lost")); err == nil {
		t.Error("a line that was not written was taken")
	}
}

func TestLinesThatAreNoWallets(t *testing.T) {
	text, err := encodeLine(newLine("good"))
	if err != nil {
		t.Fatal(err)
	}
	good := strings.TrimSpace(string(text))
	for name, line := range map[string]string{
		"no JSON":           "hello",
		"no object":         "[]",
		"cut":               good[:len(good)-3],
		"two on a line":     good + good,
		"no id":             strings.Replace(good, `"id"`, `"di"`, 1),
		"an id that is bad": strings.Replace(good, `"id":"`, `"id":"x`, 1),
		"no organization":   strings.Replace(good, `"organization"`, `"org"`, 1),
		"no label":          strings.Replace(good, "good", "", 1),
		"a long label":      strings.Replace(good, "good", strings.Repeat("x", 129), 1),
		"a long line":       strings.Replace(good, "good", strings.Repeat("x", 5000), 1),
		"no time":           strings.Replace(good, "createdAt", "created", 1),
	} {
		lines, bad, err := Read(strings.NewReader(good + "\n" + line + "\n\n" + good))
		if err != nil {
			t.Fatal(err)
		}
		if len(lines) != 2 {
			t.Errorf("%s: %d good lines, want 2", name, len(lines))
		}
		if len(bad) != 1 || bad[0].Number != 2 {
			t.Errorf("%s: bad lines %v, want the second", name, bad)
		}
	}
}

// For any bytes, an entry that is read is a wallet, and is read again from its own encoding.
func FuzzRead(f *testing.F) {
	text, err := encodeLine(newLine("good"))
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add([]byte("{}\n\n{\"id\":"))
	f.Add(bytes.Repeat([]byte("x"), 2*maxLineBytes))
	f.Fuzz(func(t *testing.T, text []byte) {
		lines, bad, err := Read(bytes.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		if n := bytes.Count(text, []byte("\n")) + 1; len(lines)+len(bad) > n {
			t.Fatalf("%d lines of %d", len(lines)+len(bad), n)
		}
		for _, l := range lines {
			written, err := encodeLine(l)
			if err != nil {
				t.Fatalf("%+v cannot be written: %v", l, err)
			}
			again, bad, err := Read(bytes.NewReader(written))
			if err != nil || len(bad) != 0 || len(again) != 1 || again[0].ID != l.ID || again[0].Label != l.Label || !again[0].CreatedAt.Equal(l.CreatedAt) {
				t.Fatalf("%+v is read again as %+v, %v, %v", l, again, bad, err)
			}
		}
	})
}
