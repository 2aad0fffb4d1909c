package ratelimit

import (
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/waittest"
)

func TestMain(m *testing.M) { waittest.Main(m) }

// assertVerdict checks which limit rejected a request, if any, and the token's remaining requests.
func assertVerdict(tb testing.TB, when string, v Verdict, refused Limit, remaining int64) {
	tb.Helper()
	if v.Refused != refused {
		tb.Fatalf("%s: refused by %q, want %q", when, v.Refused, refused)
	}
	if v.Token.Remaining != remaining {
		tb.Fatalf("%s: %d requests remain to the token, want %d", when, v.Token.Remaining, remaining)
	}
}

// assertAboutAnHour proves that a wait is an hour, or up to a minute less.
func assertAboutAnHour(tb testing.TB, what string, wait time.Duration) {
	tb.Helper()
	if wait > time.Hour || wait < 59*time.Minute {
		tb.Fatalf("%s in %s, want in an hour, or up to a minute less", what, wait)
	}
}
