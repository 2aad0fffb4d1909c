package yield

import (
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/money"
)

const t0 = 1_700_000_000_000_000 // micros

func seen(after time.Duration, worth, shares uint64) sample {
	return sample{at: t0 + after.Microseconds(), worth: units(worth), shares: units(shares)}
}

func TestGrowthIsCarriedOnForAYear(t *testing.T) {
	const million = 1_000_000_000_000 // a million dollars
	for _, c := range []struct {
		name     string
		from, to sample
		want     int
	}{
		{"a year", seen(0, million, 1), seen(year, million*105/100, 1), 500},
		{"a day", seen(0, million*365, 1), seen(24*time.Hour, million*365+million, 1), 10_000},
		{"shares came in at the price", seen(0, million, 10), seen(year, million*105/100*3, 30), 500},
		{"half a point up", seen(0, 20_000, 1), seen(year, 20_001, 1), 1},
		{"under half a point", seen(0, 20_001, 1), seen(year, 20_002, 1), 0},
		{"half a point down", seen(0, 20_000, 1), seen(year, 19_999, 1), 0},
		{"a loss", seen(0, million, 1), seen(year, million*95/100, 1), -500},
		{"all lost", seen(0, million, 1), seen(year, 0, 1), -10_000},
		{"nothing", seen(0, million, 1), seen(year, million, 1), 0},
		{"absurd", seen(0, million, 1<<60), seen(time.Hour, 1<<60, 1), maxShown},
	} {
		got := growth(c.from, c.to, time.Hour)
		if got == nil || *got != c.want {
			t.Errorf("%s: %v, want %d", c.name, deref(got), c.want)
		}
	}
}

func TestGrowthWaitsForEnoughHistory(t *testing.T) {
	const dollar = 1_000_000
	for _, c := range []struct {
		name     string
		from, to sample
		wait     time.Duration
		known    bool
	}{
		{"too soon", seen(0, 1e12, 1), seen(time.Hour-time.Microsecond, 1e12, 1), time.Hour, false},
		{"long enough", seen(0, 1e12, 1), seen(time.Hour, 1e12, 1), time.Hour, true},
		{"backwards", seen(time.Hour, 1e12, 1), seen(0, 1e12, 1), 0, false},
		// A dollar grows by one unit in ten minutes at 5 %: an hour shows six.
		{"one dollar for a day", seen(0, dollar, 1), seen(24*time.Hour, dollar, 1), time.Hour, false},
		{"one dollar for four days", seen(0, dollar, 1), seen(96*time.Hour, dollar, 1), time.Hour, true},
	} {
		if got := growth(c.from, c.to, c.wait); (got != nil) != c.known {
			t.Errorf("%s: %v", c.name, deref(got))
		}
	}
	if patience(NavContinuous) != time.Hour || patience(NavDiscrete) != window {
		t.Error("a price that moves in steps must be seen for the whole window")
	}
}

func TestFollowKeepsAWindowOfSamples(t *testing.T) {
	const day = 24 * time.Hour
	var kept []sample
	for hour := range 24 * 30 {
		now := seen(time.Duration(hour)*time.Hour, 1e12+uint64(hour)*1e6, 1e12)
		for _, between := range []time.Duration{0, 20 * time.Minute, 40 * time.Minute} {
			now.at = t0 + (time.Duration(hour)*time.Hour + between).Microseconds()
			kept = apply(kept, now, follow(kept, now, spacing))
		}
	}
	if len(kept) != 24*7+1 {
		t.Errorf("%d samples kept of thirty days, want a week of hours and the one before", len(kept))
	}
	last := kept[len(kept)-1].at
	if oldest := last - kept[0].at; oldest > (7*day+time.Hour).Microseconds() || oldest < (7*day-time.Hour).Microseconds() {
		t.Errorf("the window is %s", time.Duration(oldest)*time.Microsecond)
	}
}

func TestFollowMeasuresAcrossALeapOfTime(t *testing.T) {
	kept := []sample{seen(0, 1e12, 1)}
	now := seen(year, 1.05e12, 1)
	r := follow(kept, now, spacing)
	if r.apy == nil || *r.apy != 500 || !r.add {
		t.Errorf("%+v", r)
	}
	kept = apply(kept, now, r)
	soon := seen(year+10*time.Second, 1.05e12+15_854, 1)
	if r = follow(kept, soon, spacing); r.apy == nil || *r.apy != 500 {
		t.Errorf("right after a leap: %+v", r)
	}
}

func TestFollowBeginsAnewOnAnotherHistory(t *testing.T) {
	kept := []sample{seen(0, 1e12, 1), seen(time.Hour, 1e12, 1), seen(2*time.Hour, 1e12, 1)}

	empty := sample{at: t0 + (3 * time.Hour).Microseconds(), worth: units(1), shares: money.Units{}}
	if left := apply(kept, empty, follow(kept, empty, spacing)); len(left) != 0 {
		t.Errorf("an empty vault keeps %d samples", len(left))
	}
	back := seen(90*time.Minute, 1e12, 1)
	if left := apply(kept, back, follow(kept, back, spacing)); len(left) != 2 {
		t.Errorf("a chain that went back keeps %d samples, want the two before", len(left))
	}
	before := seen(-time.Hour, 1e12, 1)
	if left := apply(kept, before, follow(kept, before, spacing)); len(left) != 1 || left[0] != before {
		t.Errorf("a chain that began again keeps %v", left)
	}
	lost := seen(3*time.Hour, 0, 1)
	r := follow(kept, lost, spacing)
	if left := apply(kept, lost, r); len(left) != 3 || r.apy == nil || *r.apy >= 0 {
		t.Errorf("a total loss keeps %d samples and shows %v", len(left), deref(r.apy))
	}
}

// apply does to the samples what save does to the rows.
func apply(kept []sample, now sample, r change) []sample {
	var out []sample
	for _, s := range kept {
		if s.at >= r.before && s.at <= r.after {
			out = append(out, s)
		}
	}
	if r.add {
		out = append(out, now)
	}
	return out
}

func deref(p *int) any {
	if p == nil {
		return nil
	}
	return *p
}
