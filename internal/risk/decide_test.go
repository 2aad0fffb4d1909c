package risk

import (
	"slices"
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

// told is the outcome of a history of samples: the alerts raised and resolved at each sample.
type happening struct {
	at    int
	kind  AlertKind
	raise bool
}

// run has decide look at a history, one sample after another.
func run(l limits, history []sample) (all []happening) {
	var t track
	for i, s := range history {
		var changes []change
		t, changes = decide(l, t, s)
		for _, c := range changes {
			all = append(all, happening{i, c.kind, c.raise})
			if c.raise && c.kind == Threshold {
				t.alert = uuid.New()
			}
			if c.raise && c.kind == MetricMissing {
				t.missingAlert = uuid.New()
			}
		}
	}
	return all
}

// plainly computes the same from the definitions: it looks back over the whole history at every sample. Its only
// state is the open alert, and the first sample that counts: the one after that which resolved an alert.
func plainly(l limits, history []sample) (all []happening) {
	open, missingOpen := false, false
	from := 0      // samples before do not count any more
	openedAt := -1 // the sample that raised the open alert
	for i, s := range history {
		if s.certainty == gone {
			if missingOpen {
				all = append(all, happening{i, MetricMissing, false})
			}
			if open {
				all = append(all, happening{i, Threshold, false})
			}
			open, missingOpen, from = false, false, i+1
			continue
		}
		if s.certainty == missing {
			// Missing since the first of the missing samples without a known one between.
			first := i
			for first > from && history[first-1].certainty == missing {
				first--
			}
			if !missingOpen && s.at-history[first].at >= missingAfterMicros {
				missingOpen = true
				all = append(all, happening{i, MetricMissing, true})
			}
			continue
		}
		if missingOpen {
			missingOpen = false
			all = append(all, happening{i, MetricMissing, false})
		}
		// The known samples up to this one that all say the same.
		since := func(after int, says func(Level) bool) (int64, bool) {
			at := int64(-1)
			for j := i; j >= after; j-- {
				if history[j].certainty != known {
					continue
				}
				if !says(history[j].value) {
					break
				}
				at = history[j].at
			}
			return at, at >= 0
		}
		if !open {
			if at, ok := since(from, func(v Level) bool { return l.metric.reaches(v, l.threshold) }); ok && s.at-at >= l.forMicros {
				open, openedAt = true, i
				all = append(all, happening{i, Threshold, true})
			}
			continue
		}
		if at, ok := since(openedAt+1, func(v Level) bool { return !l.metric.reaches(v, l.resolve) }); ok && s.at-at >= l.forMicros {
			open, from = false, i+1
			all = append(all, happening{i, Threshold, false})
		}
	}
	return all
}

func TestDecidesAsThePlainDefinitionsDo(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		below := rapid.Bool().Draw(t, "below")
		l := limits{metric: NavDropBps, threshold: 50 * one, resolve: Level(rapid.IntRange(30, 50).Draw(t, "resolve")) * one, forMicros: rapid.Int64Range(0, 40).Draw(t, "for") * 1_000_000}
		if below {
			l.metric, l.resolve = ApyBelowBps, Level(rapid.IntRange(50, 70).Draw(t, "resolve"))*one
		}
		var history []sample
		at := int64(1_000_000_000)
		for range rapid.IntRange(1, 60).Draw(t, "samples") {
			at += rapid.SampledFrom([]int64{1, 10, 10, 10, 30, 200, 400}).Draw(t, "gap") * 1_000_000
			history = append(history, sample{rapid.SampledFrom([]certainty{known, known, known, known, missing, missing, gone}).Draw(t, "certainty"),
				Level(rapid.IntRange(25, 75).Draw(t, "value")) * one, at})
		}
		if got, want := run(l, history), plainly(l, history); !slices.Equal(got, want) {
			t.Fatalf("decided %v, by definition %v", got, want)
		}
	})
}

// samplesOf are samples of values, ten seconds apart; -1 is missing, -2 is gone.
func samplesOf(values ...int) (history []sample) {
	for i, v := range values {
		s := sample{value: Level(v) * one, at: int64(1000+10*i) * 1_000_000}
		switch v {
		case -1:
			s.certainty = missing
		case -2:
			s.certainty = gone
		}
		history = append(history, s)
	}
	return history
}

func TestWhatRaisesAndResolves(t *testing.T) {
	repeat := func(n int, values ...int) (all []int) {
		for range n {
			all = append(all, values...)
		}
		return all
	}
	for name, c := range map[string]struct {
		limits limits
		values []int
		want   []happening
	}{
		"at once":                              {limits{NavDropBps, 50 * one, 50 * one, 0}, []int{49, 50, 49}, []happening{{1, Threshold, true}, {2, Threshold, false}}},
		"only what lasts":                      {limits{NavDropBps, 50 * one, 50 * one, 20e6}, []int{60, 60, 40, 60, 60, 60}, []happening{{5, Threshold, true}}},
		"what flickers is raised once":         {limits{NavDropBps, 50 * one, 50 * one, 20e6}, append([]int{60, 60, 60}, repeat(20, 40, 60)...), []happening{{2, Threshold, true}}},
		"hysteresis":                           {limits{NavDropBps, 50 * one, 30 * one, 0}, []int{50, 40, 31, 60, 29}, []happening{{0, Threshold, true}, {4, Threshold, false}}},
		"below":                                {limits{ApyBelowBps, 50 * one, 60 * one, 0}, []int{50, 49, 55, 60}, []happening{{1, Threshold, true}, {3, Threshold, false}}},
		"what is missing ends no time":         {limits{NavDropBps, 50 * one, 50 * one, 30e6}, []int{60, -1, -1, 60}, []happening{{3, Threshold, true}}},
		"missing for five minutes":             {limits{NavDropBps, 50 * one, 50 * one, 0}, append(append([]int{60}, repeat(32, -1)...), 40), []happening{{0, Threshold, true}, {31, MetricMissing, true}, {33, MetricMissing, false}, {33, Threshold, false}}},
		"what is gone is resolved, both of it": {limits{NavDropBps, 50 * one, 50 * one, 0}, append(append([]int{60}, repeat(32, -1)...), -2, 60), []happening{{0, Threshold, true}, {31, MetricMissing, true}, {33, MetricMissing, false}, {33, Threshold, false}, {34, Threshold, true}}},
	} {
		if got := run(c.limits, samplesOf(c.values...)); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// Time is that of the observations. A clock that goes back and forward again raises no alert before the rule's time
// has passed since.
func TestAClockThatGoesBackStartsAnew(t *testing.T) {
	l := limits{NavDropBps, 50 * one, 50 * one, 60e6}
	at := func(seconds int64) sample { return sample{value: 60 * one, at: seconds * 1_000_000} }
	if got := run(l, []sample{at(1000), at(900), at(959), at(960)}); !slices.Equal(got, []happening{{3, Threshold, true}}) {
		t.Errorf("%v", got)
	}
}
