package transfer

import (
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

// A small part waits for a day at most, one without proceeds for as long as it has none, and the last of a request
// does not wait.
func TestWhichPartsAreWorthClaiming(t *testing.T) {
	const day = 24 * time.Hour
	for name, c := range map[string]struct {
		claimable, claimed, brings uint64
		waited                     time.Duration
		want                       bool
	}{
		"nothing":                        {0, 0, 0, day, false},
		"a hundredth":                    {6_000_000, 0, 6_000_000, 0, true},
		"less":                           {5_999_999, 0, 5_999_999, 0, false},
		"less, for a day":                {1, 0, 1, day, true},
		"less, for hardly a day":         {1, 0, 1, day - 1, false},
		"that brings nothing, for a day": {6_000_000, 0, 0, day, false},
		"the last unit":                  {1, 599_999_999, 1, 0, true},
		"the last, which brings nothing": {600_000_000, 0, 0, 0, true},
	} {
		r := &SourceRequest{Given: money.NewUnits(600_000_000), Claimed: money.NewUnits(c.claimed), Claimable: money.NewUnits(c.claimable)}
		r.InTransit = 600*money.Dollar - money.USD(c.claimed)
		state := yield.RequestState{Claimable: r.Claimable, Brings: money.NewUnits(c.brings)}
		if got := r.isWorthClaiming(state, c.waited); got != c.want {
			t.Errorf("%s is worth claiming: %t, want %t", name, got, c.want)
		}
	}
	few := &SourceRequest{Given: money.NewUnits(10_000_000), Claimable: money.NewUnits(999_999), InTransit: 10 * money.Dollar}
	if state := (yield.RequestState{Claimable: few.Claimable, Brings: few.Claimable}); few.isWorthClaiming(state, 0) {
		t.Error("less than a dollar is worth claiming, though it is a tenth")
	}
}
