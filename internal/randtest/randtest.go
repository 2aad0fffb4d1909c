// Package randtest draws the random values of tests from one seed, so that a failure can be repeated. The seed is 1
// unless the environment sets another. Tests only: no part of the program imports it.
package randtest

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"runtime/debug"
	"strconv"
	"strings"
	"sync"
	"testing"

	"pgregory.net/rapid"
)

// Environment is the variable that sets the seed: a number above zero, or "random".
const Environment = "GRANARY_TEST_SEED"

const usualSeed = 1

var seed = mustParse(os.Getenv(Environment))

// The flags of rapid get their defaults here, before the command line is parsed, so that -rapid.seed still works.
// A failure is repeated by its seed, and leaves no file.
func init() {
	for name, value := range map[string]string{"rapid.seed": strconv.FormatUint(seed, 10), "rapid.nofailfile": "true"} {
		if err := flag.Set(name, value); err != nil {
			panic(err)
		}
	}
}

func mustParse(text string) uint64 {
	n, err := parseSeed(text)
	if err != nil {
		panic(err)
	}
	return n
}

func parseSeed(text string) (uint64, error) {
	switch text {
	case "":
		return usualSeed, nil
	case "random":
		return uint64(rand.Uint32()) + 1, nil
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil || n == 0 { // which rapid takes for random
		return 0, fmt.Errorf("%s=%q must be a number above zero, or random", Environment, text)
	}
	return n, nil
}

// Seed returns the seed of this run. If the test fails, its log has the command that repeats it.
func Seed(tb testing.TB) uint64 {
	tb.Helper()
	tb.Cleanup(func() {
		if tb.Failed() {
			tb.Log("repeat with: " + repeatCommand(tb.Name()))
		}
	})
	return seed
}

// Rand returns a generator that begins with the seed of this run. Goroutines may share it.
func Rand(tb testing.TB) *rand.Rand {
	tb.Helper()
	return rand.New(&lockedSource{source: rand.NewPCG(Seed(tb), 0)})
}

type lockedSource struct {
	mu     sync.Mutex
	source rand.Source
}

func (l *lockedSource) Uint64() uint64 {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.source.Uint64()
}

// Check is rapid.Check with the seed of this run. It checks as many cases under -short: CheckFew is for slow properties.
func Check(tb testing.TB, property func(*rapid.T)) {
	tb.Helper()
	Seed(tb)
	fixedChecks()
	rapid.Check(tb, property)
}

// CheckFew is Check of a slow property, in the given numbers of cases: usually, and under -short. A number on the
// command line takes precedence. The limit is not set by rapid's flag, which all tests of the process share.
func CheckFew(tb testing.TB, usual, short int, property func(*rapid.T)) {
	tb.Helper()
	left := usual
	if testing.Short() {
		left = short
	}
	if fixedChecks() {
		left = unlimited
	}
	Check(tb, func(rt *rapid.T) {
		if left == 0 {
			return
		}
		if left > 0 {
			left--
		}
		passed := false
		defer func() {
			if !passed { // from here on rapid looks for the shortest case that fails
				left = unlimited
			}
		}()
		property(rt)
		passed = !rt.Failed()
	})
}

const unlimited = -1

const (
	checksFlag   = "rapid.checks"
	usualChecks  = 100
	shortDivisor = 5 // by which rapid divides its checks under -short
)

// fixedChecks says whether the command line sets the number of checks. If not, it makes up for the division by rapid.
var fixedChecks = sync.OnceValue(func() bool {
	f := flag.Lookup(checksFlag)
	if f.Value.String() != f.DefValue {
		return true
	}
	if testing.Short() {
		_ = flag.Set(checksFlag, strconv.Itoa(usualChecks*shortDivisor))
	}
	return false
})

// repeatCommand is the command that runs a test of this package again with the same values.
func repeatCommand(test string) string {
	levels := strings.Split(test, "/")
	for i, level := range levels {
		levels[i] = "^" + regexp.QuoteMeta(level) + "$"
	}
	short := ""
	if testing.Short() {
		short = " -short"
	}
	return fmt.Sprintf("%s=%d scripts/test %s%s -run '%s'", Environment, seed, testedPackage(), short, strings.Join(levels, "/"))
}

// testedPackage is the package of this test binary, as a path from the root of the module.
func testedPackage() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "./..."
	}
	return "." + strings.TrimSuffix(strings.TrimPrefix(info.Path, info.Main.Path), ".test")
}
