package randtest

import (
	"flag"
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
}

func (f *failing) Name() string           { return "TestX/a.b" }
func (f *failing) Failed() bool           { return true }
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

func TestSetChecksIsExact(t *testing.T) {
	f := flag.Lookup("rapid.checks")
	usual := f.Value.String()
	t.Run("set", func(t *testing.T) {
		SetChecks(t, 3, 2)
		n := 0
		Check(t, func(*rapid.T) { n++ })
		want := 3
		if testing.Short() {
			want = 2
		}
		if usual == f.DefValue && n != want {
			t.Errorf("the property was checked %d times, want %d", n, want)
		}
	})
	if got := f.Value.String(); got != usual {
		t.Errorf("-rapid.checks is %s after the test, was %s", got, usual)
	}
}
