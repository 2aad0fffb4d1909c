package pace

import (
	"context"
	"errors"
	"testing"
	"testing/synctest"
	"time"
)

// Each further rejection doubles the delay, of which half is random; a success ends that. A delay under way is not made longer.
func TestTheDelayOfARateLimitDoubles(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var p Pace
		want := firstDelay
		for range 10 {
			delay, begun := p.SlowDown(0)
			if !begun || delay < want/2 || delay > want {
				t.Errorf("a delay of %s, want %s to %s", delay, want/2, want)
			}
			if again, begun := p.SlowDown(0); begun {
				t.Errorf("a second rejection begins a delay of %s", again)
			}
			began := time.Now()
			if err := p.WaitForTurn(t.Context()); err != nil || time.Since(began) != delay {
				t.Errorf("it waits %s of %s: %v", time.Since(began), delay, err)
			}
			want = min(2*want, longestDelay)
		}
		p.Reset()
		if delay, _ := p.SlowDown(0); delay > firstDelay {
			t.Errorf("after a success the delay is %s", delay)
		}
		cancelled, cancel := context.WithCancel(t.Context())
		cancel()
		if err := p.WaitForTurn(cancelled); !errors.Is(err, context.Canceled) {
			t.Errorf("a caller that goes away waits: %v", err)
		}
		if err := p.WaitForTurn(t.Context()); err != nil {
			t.Fatal(err)
		}
		p.Reset()
		if delay, _ := p.SlowDown(4 * time.Second); delay != 4*time.Second {
			t.Errorf("a node that names 4 s is asked after %s", delay)
		}
		if err := p.WaitForTurn(t.Context()); err != nil {
			t.Fatal(err)
		}
		if delay, _ := p.SlowDown(time.Hour); delay != longestDelay {
			t.Errorf("a node that names an hour is asked after %s", delay)
		}
	})
}

func TestRetryAfterIsRead(t *testing.T) {
	for header, want := range map[string]time.Duration{"": 0, "3": 3 * time.Second, "-1": 0, "1.5": 0, "Wed, 21 Oct 2026 07:28:00 GMT": 0, "86400": time.Hour} {
		if got := ParseRetryAfter(header); got != want {
			t.Errorf("%q: %s, want %s", header, got, want)
		}
	}
}
