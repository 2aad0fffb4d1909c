package transfer

import (
	"testing"
	"time"
)

// A request is looked at often when it was made and when it is expected to be settled, and
// every five minutes in between.
func TestWhenARequestIsLookedAtAgain(t *testing.T) {
	made := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	earliest, typical := made.Add(50*time.Hour), made.Add(98*time.Hour)
	r := SourceRequest{RequestedAt: made, Expected: Expectation{Earliest: &earliest, Typical: &typical}}
	for _, c := range []struct {
		what           string
		at             time.Time
		after          time.Duration
		ofNothingKnown time.Duration
	}{
		{"just made", made, time.Second, time.Second},
		{"a minute old", made.Add(time.Minute), 6 * time.Second, 6 * time.Second},
		{"a day old", made.Add(24 * time.Hour), 5 * time.Minute, 5 * time.Minute},
		{"just before it is expected", earliest.Add(-time.Minute), time.Minute, 5 * time.Minute},
		{"when it is expected", earliest, time.Second, 5 * time.Minute},
		{"a minute after that", earliest.Add(time.Minute), 6 * time.Second, 5 * time.Minute},
		{"just before it typically is", typical.Add(-time.Second), time.Second, 5 * time.Minute},
		{"when it typically is", typical, time.Second, 5 * time.Minute},
		{"a day later", typical.Add(24 * time.Hour), 5 * time.Minute, 5 * time.Minute},
	} {
		if got := r.nextLook(c.at).Sub(c.at); got != c.after {
			t.Errorf("%s: looked at again after %s, want %s", c.what, got, c.after)
		}
		unknown := SourceRequest{RequestedAt: made}
		if got := unknown.nextLook(c.at).Sub(c.at); got != c.ofNothingKnown {
			t.Errorf("%s, and nothing is expected: looked at again after %s, want %s", c.what, got, c.ofNothingKnown)
		}
	}
}
