package randtest

import (
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestParseSeed(t *testing.T) {
	for text, want := range map[string]uint64{"": usualSeed, "7": 7, "18446744073709551615": 1<<64 - 1, "0": 0, "-1": 0, "Random": 0, "1.5": 0} {
		got, err := parseSeed(text)
		if got != want || (err != nil) != (want == 0) {
			t.Errorf("%q is %d (%v), want %d", text, got, err, want)
		}
	}
	first, err := parseSeed("random")
	if err != nil {
		t.Fatal(err)
	}
	for range 100 {
		if n, _ := parseSeed("random"); n != first {
			return
		}
	}
	t.Errorf("100 random seeds are all %d", first)
}

// failing is a test that has failed and keeps its log.
type failing struct {
	testing.TB
	cleanups []func()
	log      strings.Builder
	passing  bool
}

func (f *failing) Name() string           { return "TestX/a.b" }
func (f *failing) Failed() bool           { return !f.passing }
func (f *failing) Cleanup(cleanup func()) { f.cleanups = append(f.cleanups, cleanup) }
func (f *failing) Log(args ...any)        { fmt.Fprintln(&f.log, args...) }

func TestAFailureNamesTheCommandThatRepeatsIt(t *testing.T) {
	f := &failing{TB: t}
	n := Seed(f)
	for _, cleanup := range f.cleanups {
		cleanup()
	}
	want := fmt.Sprintf("%s=%d scripts/test ./internal/randtest", Environment, n)
	if got := f.log.String(); !strings.Contains(got, want) || !strings.Contains(got, `-run '^TestX$/^a\.b$'`) {
		t.Errorf("the log is %q, want %q in it", got, want)
	}
}

func TestTheSameSeedDrawsTheSameValues(t *testing.T) {
	a, b := Rand(t), Rand(t)
	for range 10 {
		if x, y := a.Uint64(), b.Uint64(); x != y {
			t.Fatalf("one generator drew %d, the other %d", x, y)
		}
	}
	var runs [2][]int
	for i := range runs {
		Check(t, func(rt *rapid.T) { runs[i] = append(runs[i], rapid.Int().Draw(rt, "n")) })
	}
	if fmt.Sprint(runs[0]) != fmt.Sprint(runs[1]) {
		t.Errorf("rapid drew %v, then %v", runs[0], runs[1])
	}
}

func TestChecksAreAsManyUnderShort(t *testing.T) {
	n := 0
	Check(t, func(*rapid.T) { n++ })
	if !fixedChecks() && n != usualChecks {
		t.Errorf("the property was checked %d times, want %d", n, usualChecks)
	}
}

func TestFewChecksAreFew(t *testing.T) {
	n, want := 0, 3
	if testing.Short() {
		want = 2
	}
	CheckFew(t, 3, 2, func(*rapid.T) { n++ })
	if !fixedChecks() && n != want {
		t.Errorf("the property was checked %d times, want %d", n, want)
	}
}

func (f *failing) Helper()               {}
func (f *failing) Logf(string, ...any)   {}
func (f *failing) FailNow()              {}
func (f *failing) Fatalf(string, ...any) {}
func (f *failing) Errorf(format string, args ...any) {
	fmt.Fprintf(&f.log, format, args...)
}

// A property that fails in its last case is still reduced to the shortest.
func TestFewChecksFindTheShortestFailure(t *testing.T) {
	f, least := &failing{TB: t, passing: true}, 1<<40
	CheckFew(f, 1, 1, func(rt *rapid.T) {
		if n := rapid.IntRange(100, 1<<30).Draw(rt, "n"); n >= 100 {
			least = min(least, n)
			rt.Errorf("%d is too much", n)
		}
	})
	if least != 100 || !strings.Contains(f.log.String(), "100 is too much") {
		t.Errorf("the least that failed is %d, want 100; the log is %s", least, f.log.String())
	}
}
