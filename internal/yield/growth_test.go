package yield

import (
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/money"
)

const t0 = 1_700_000_000_000_000 // micros

func sampleAfter(after time.Duration, worth, shares uint64) priceSample {
	return priceSample{atMicros: t0 + after.Microseconds(), worth: units(worth), shares: units(shares)}
}

func TestGrowthIsCarriedOnForAYear(t *testing.T) {
	const million = 1_000_000_000_000 // a million dollars
	for _, c := range []struct {
		name     string
		from, to priceSample
		want     int
	}{
		{"a year", sampleAfter(0, million, 1), sampleAfter(year, million*105/100, 1), 500},
		{"a day", sampleAfter(0, million*365, 1), sampleAfter(24*time.Hour, million*365+million, 1), 10_000},
		{"shares came in at the price", sampleAfter(0, million, 10), sampleAfter(year, million*105/100*3, 30), 500},
		{"half a point up", sampleAfter(0, 20_000, 1), sampleAfter(year, 20_001, 1), 1},
		{"under half a point", sampleAfter(0, 20_001, 1), sampleAfter(year, 20_002, 1), 0},
		{"half a point down", sampleAfter(0, 20_000, 1), sampleAfter(year, 19_999, 1), 0},
		{"a loss", sampleAfter(0, million, 1), sampleAfter(year, million*95/100, 1), -500},
		{"all lost", sampleAfter(0, million, 1), sampleAfter(year, 0, 1), -10_000},
		{"nothing", sampleAfter(0, million, 1), sampleAfter(year, million, 1), 0},
		{"absurd", sampleAfter(0, million, 1<<60), sampleAfter(time.Hour, 1<<60, 1), maxGrowthBps},
	} {
		got := annualGrowthBps(c.from, c.to, time.Hour)
		if got == nil || *got != c.want {
			t.Errorf("%s: %v, want %d", c.name, deref(got), c.want)
		}
	}
}

func TestGrowthWaitsForEnoughHistory(t *testing.T) {
	const dollar = 1_000_000
	for _, c := range []struct {
		name     string
		from, to priceSample
		wait     time.Duration
		known    bool
	}{
		{"too soon", sampleAfter(0, 1e12, 1), sampleAfter(time.Hour-time.Microsecond, 1e12, 1), time.Hour, false},
		{"long enough", sampleAfter(0, 1e12, 1), sampleAfter(time.Hour, 1e12, 1), time.Hour, true},
		{"backwards", sampleAfter(time.Hour, 1e12, 1), sampleAfter(0, 1e12, 1), 0, false},
		// A dollar grows by one unit in ten minutes at 5 %: an hour shows six.
		{"one dollar for a day", sampleAfter(0, dollar, 1), sampleAfter(24*time.Hour, dollar, 1), time.Hour, false},
		{"one dollar for four days", sampleAfter(0, dollar, 1), sampleAfter(96*time.Hour, dollar, 1), time.Hour, true},
	} {
		if got := annualGrowthBps(c.from, c.to, c.wait); (got != nil) != c.known {
			t.Errorf("%s: %v", c.name, deref(got))
		}
	}
	if minHistoryOf(NavContinuous) != time.Hour || minHistoryOf(NavDiscrete) != growthWindow {
		t.Error("a price that moves in steps must be seen for the whole window")
	}
}

func TestFollowKeepsAWindowOfSamples(t *testing.T) {
	const day = 24 * time.Hour
	var kept []priceSample
	for hour := range 24 * 30 {
		now := sampleAfter(time.Duration(hour)*time.Hour, 1e12+uint64(hour)*1e6, 1e12)
		for _, between := range []time.Duration{0, 20 * time.Minute, 40 * time.Minute} {
			now.atMicros = t0 + (time.Duration(hour)*time.Hour + between).Microseconds()
			kept = applyPlan(kept, now, planSamples(kept, now, sampleSpacing))
		}
	}
	if len(kept) != 24*7+1 {
		t.Errorf("%d samples kept of thirty days, want a week of hours and the one before", len(kept))
	}
	last := kept[len(kept)-1].atMicros
	if oldest := last - kept[0].atMicros; oldest > (7*day+time.Hour).Microseconds() || oldest < (7*day-time.Hour).Microseconds() {
		t.Errorf("the window is %s", time.Duration(oldest)*time.Microsecond)
	}
}

func TestFollowMeasuresAcrossALeapOfTime(t *testing.T) {
	kept := []priceSample{sampleAfter(0, 1e12, 1)}
	now := sampleAfter(year, 1.05e12, 1)
	r := planSamples(kept, now, sampleSpacing)
	if r.apyBps == nil || *r.apyBps != 500 {
		t.Errorf("across a leap: %v bps, want 500", deref(r.apyBps))
	}
	if !r.add {
		t.Error("the sample after a leap is not kept")
	}
	kept = applyPlan(kept, now, r)
	soon := sampleAfter(year+10*time.Second, 1.05e12+15_854, 1)
	if r = planSamples(kept, soon, sampleSpacing); r.apyBps == nil || *r.apyBps != 500 {
		t.Errorf("right after a leap: %+v", r)
	}
	if want := int64((year + 10*time.Second) / time.Second); r.measuredSeconds == nil || *r.measuredSeconds != want {
		t.Errorf("right after a leap it was measured over %v seconds, want %d", r.measuredSeconds, want)
	}
}

func TestFollowBeginsAnewOnAnotherHistory(t *testing.T) {
	kept := []priceSample{sampleAfter(0, 1e12, 1), sampleAfter(time.Hour, 1e12, 1), sampleAfter(2*time.Hour, 1e12, 1)}

	empty := priceSample{atMicros: t0 + (3 * time.Hour).Microseconds(), worth: units(1), shares: money.Units{}}
	if left := applyPlan(kept, empty, planSamples(kept, empty, sampleSpacing)); len(left) != 0 {
		t.Errorf("an empty vault keeps %d samples", len(left))
	}
	back := sampleAfter(90*time.Minute, 1e12, 1)
	if left := applyPlan(kept, back, planSamples(kept, back, sampleSpacing)); len(left) != 2 {
		t.Errorf("a chain that went back keeps %d samples, want the two before", len(left))
	}
	before := sampleAfter(-time.Hour, 1e12, 1)
	if left := applyPlan(kept, before, planSamples(kept, before, sampleSpacing)); len(left) != 1 || left[0] != before {
		t.Errorf("a chain that began again keeps %v", left)
	}
	lost := sampleAfter(3*time.Hour, 0, 1)
	r := planSamples(kept, lost, sampleSpacing)
	if left := applyPlan(kept, lost, r); len(left) != 3 {
		t.Errorf("a total loss keeps %d samples, want three", len(left))
	}
	if r.apyBps == nil || *r.apyBps >= 0 {
		t.Errorf("a total loss shows %v bps, want less than none", deref(r.apyBps))
	}
}

// applyPlan changes the samples as save changes the rows.
func applyPlan(kept []priceSample, now priceSample, r samplePlan) []priceSample {
	var out []priceSample
	for _, s := range kept {
		if s.atMicros >= r.keepFromMicros && s.atMicros <= r.keepUntilMicros {
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
