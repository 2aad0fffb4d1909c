// Package waittest waits in tests for background work. It bounds every wait by one Patience. Tests only: no part of
// the program imports it, and it imports no other package, so that each can use it in its own tests.
package waittest

import (
	"fmt"
	"os"
	"strings"
	"sync"
	"testing"
	"time"
)

// Environment is the variable that sets Patience, for example 20s.
const Environment = "GRANARY_TEST_PATIENCE"

// usualPatience is long because machines can be busy: a test that passes never
// needs it.
const usualPatience = 5 * time.Minute

// The pause between two questions grows with the wait, so that a short wait ends
// at once and a long one asks little.
const (
	shortestPause = time.Millisecond
	longestPause  = 15 * time.Millisecond
)

// Patience is how long a test waits before it fails.
var Patience = sync.OnceValue(func() time.Duration {
	d, err := parsePatience(os.Getenv(Environment))
	if err != nil {
		panic(err)
	}
	return d
})

func parsePatience(text string) (time.Duration, error) {
	if text == "" {
		return usualPatience, nil
	}
	d, err := time.ParseDuration(text)
	if err != nil || d <= 0 {
		return 0, fmt.Errorf("%s=%q is not a duration above zero, such as 20s", Environment, text)
	}
	return d, nil
}

// Until waits until met returns true. When that never happens the test fails with the description, and with the
// states at that moment.
func Until(tb testing.TB, what string, met func() bool, states ...func() string) {
	tb.Helper()
	if waitFor(Patience(), met) {
		return
	}
	told := make([]string, 0, len(states))
	for _, state := range states {
		told = append(told, state())
	}
	tb.Fatalf("never happened in %s: %s\n%s", Patience(), what, strings.Join(told, "\n"))
}

// waitFor says whether the condition was met in time.
func waitFor(patience time.Duration, met func() bool) bool {
	begun := time.Now()
	for !met() {
		waited := time.Since(begun)
		if waited >= patience {
			return false
		}
		<-time.After(min(max(waited/16, shortestPause), longestPause))
	}
	return true
}

// Receive waits for a value of the channel.
func Receive[T any](tb testing.TB, what string, from <-chan T) T {
	tb.Helper()
	select {
	case v := <-from:
		return v
	case <-time.After(Patience()):
		tb.Fatalf("never happened in %s: %s", Patience(), what)
		panic("unreachable")
	}
}
