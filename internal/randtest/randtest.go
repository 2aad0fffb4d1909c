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

// Check is rapid.Check with the seed of this run.
func Check(tb testing.TB, property func(*rapid.T)) {
	tb.Helper()
	Seed(tb)
	rapid.Check(tb, property)
}

// SetChecks sets the number of cases in which each property of a slow test is checked, and their number under -short.
// A number on the command line takes precedence. The flag is that of the process, so the test must not be parallel; its
// subtests may be.
func SetChecks(tb testing.TB, usual, short int) {
	tb.Helper()
	f := flag.Lookup("rapid.checks")
	if f.Value.String() != f.DefValue {
		return
	}
	n := usual
	if testing.Short() {
		n = short * shortDivisor
	}
	if err := flag.Set(f.Name, strconv.Itoa(n)); err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { _ = flag.Set(f.Name, f.DefValue) })
}

// shortDivisor is the number by which rapid divides its checks under -short.
const shortDivisor = 5

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
