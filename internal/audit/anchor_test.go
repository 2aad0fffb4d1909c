package audit_test

import (
	"bytes"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

func writeFile(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

func readFile(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// openAnchor opens an anchor until the end of the test.
func (w *world) openAnchor(path string) *audit.Anchor {
	w.Helper()
	a, err := audit.OpenAnchor(path, w.db, slog.New(slog.DiscardHandler))
	if err != nil {
		w.Fatal(err)
	}
	w.Cleanup(func() { _ = a.Close() })
	return a
}

// countConflicts returns the value of the anchor's metric.
func (w *world) countConflicts(a *audit.Anchor) float64 {
	w.Helper()
	registry := prometheus.NewRegistry()
	registry.MustRegister(a.Metrics())
	families, err := registry.Gather()
	if err != nil || len(families) != 1 {
		w.Fatalf("%d metrics: %v", len(families), err)
	}
	return families[0].GetMetric()[0].GetCounter().GetValue()
}

func (w *world) writeMoved(a *audit.Anchor) {
	w.Helper()
	if err := a.WriteMoved(w.Context()); err != nil {
		w.Fatal(err)
	}
}

// An anchor has a line for each end that has moved, written once, by any process that opens it. It is only appended
// to.
func TestAnAnchorIsAppendedTo(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLog(t, db)
		path := filepath.Join(t.TempDir(), "anchor.jsonl")
		a := w.openAnchor(path)
		w.writeMoved(a)
		w.writeMoved(a)
		first := readFile(t, path)
		if n := strings.Count(first, "\n"); n != 2 {
			t.Errorf("%d lines of two chains: %s", n, first)
		}
		info, err := os.Stat(path)
		if err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("the file has the mode %v (%v)", info.Mode(), err)
		}
		again := w.openAnchor(path)
		w.writeMoved(again)
		if is := readFile(t, path); is != first {
			t.Errorf("opened again it has\n%s\nnot\n%s", is, first)
		}
		w.record(w.org, audit.AddAddress, "f", nil)
		w.waitUntilLinked(w.org, fiveEntries+1)
		w.writeMoved(again)
		is := readFile(t, path)
		if added, appended := strings.CutPrefix(is, first); !appended || strings.Count(added, "\n") != 1 || !strings.Contains(added, `"sequence":6`) {
			t.Errorf("after one more entry it has\n%s\nafter\n%s", is, first)
		}
		if found := w.check(path); len(found) > 0 {
			t.Errorf("the log is not what its anchor says: %v", found)
		}
	})
}

// A line that a full disk has torn spoils none after it.
func TestATornLineOfAnAnchorIsPassedOver(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLog(t, db)
		path := w.anchor()
		whole := readFile(t, path)
		writeFile(t, path, whole+`{"at":"2026-11-2`)
		w.record(w.org, audit.AddAddress, "f", nil)
		w.waitUntilLinked(w.org, fiveEntries+1)
		w.writeMoved(w.openAnchor(path))
		var sequences []int64
		bad := 0
		if _, err := audit.ReadAnchor(strings.NewReader(readFile(t, path)), func(l audit.AnchorLine) error {
			sequences = append(sequences, l.Sequence)
			return nil
		}, func(int, error) { bad++ }); err != nil {
			t.Fatal(err)
		}
		if len(sequences) != 3 || sequences[2] != fiveEntries+1 || bad != 1 {
			t.Errorf("it is read as %v with %d bad lines, want the three that are whole and one", sequences, bad)
		}
		if found := w.check(path); len(found) > 0 {
			t.Errorf("a torn line is held against the log: %v", found)
		}
	})
}

// A replica that sees a chain end before its anchored end reports it at once.
func TestAnAnchorNoticesAShorterChain(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLog(t, db)
		a := w.openAnchor(filepath.Join(t.TempDir(), "anchor.jsonl"))
		w.writeMoved(a)
		if n := w.countConflicts(a); n != 0 {
			t.Errorf("%v conflicts before anything was done", n)
		}
		w.execute(`DELETE FROM audit_entries WHERE organization_id = $ORG`, `DELETE FROM audit_heads WHERE organization_id = $ORG`)
		w.record(w.org, audit.AddAddress, "forged", nil)
		w.waitUntilLinked(w.org, 1)
		w.writeMoved(a)
		if n := w.countConflicts(a); n != 1 {
			t.Errorf("%v conflicts after the chain was written anew, want 1", n)
		}
	})
}

func FuzzReadAnchor(f *testing.F) {
	f.Add([]byte(`{"at":"2026-11-21T10:15:30Z","organization":"5a4d0000-0000-4000-8000-000000000001","sequence":1,"hash":"` + strings.Repeat("ab", 32) + "\"}\n"))
	f.Add([]byte("{\n\n}\nx"))
	f.Add(bytes.Repeat([]byte("a"), 2000))
	f.Fuzz(func(t *testing.T, text []byte) {
		lines, bad := 0, 0
		_, err := audit.ReadAnchor(bytes.NewReader(text), func(l audit.AnchorLine) error {
			lines++
			if l.Sequence < 1 || len(l.Hash) != 64 {
				t.Errorf("%+v is taken for a line", l)
			}
			return nil
		}, func(int, error) { bad++ })
		if err != nil {
			t.Errorf("%q: %v", text, err)
		}
		if n := bytes.Count(text, []byte("\n")) + 1; lines+bad > n {
			t.Errorf("%d lines are read as %d and %d bad ones", n, lines, bad)
		}
	})
}
