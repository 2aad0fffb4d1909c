package risk

import "github.com/google/uuid"

// missingAfterMicros is how long a metric is missing before that is an alert of its own.
const missingAfterMicros = 5 * 60 * 1_000_000

// certainty is what is known of a metric.
type certainty int

const (
	known   certainty = iota
	missing           // it should be there and is not
	gone              // there is nothing to watch any more: the source left the catalog, the wallet the source
)

// sample is a metric's figure at the time of its observation.
type sample struct {
	certainty certainty
	value     Level
	at        int64 // micros; of what is missing, when that was seen
}

// track is what is remembered between two samples of a rule and what it watches. The zero
// track is that of a metric that is well. Times are micros of samples; 0 is none.
type track struct {
	breachingSince int64
	clearSince     int64 // while alert is open
	missingSince   int64
	alert          uuid.UUID // that is open because of the threshold
	missingAlert   uuid.UUID // that is open because the metric is missing
}

// change is an alert that is raised or resolved.
type change struct {
	kind  AlertKind
	raise bool
	since int64
}

// limits are what decide needs of a rule.
type limits struct {
	metric             Metric
	threshold, resolve Level
	forMicros          int64
}

// decide is what a sample makes of a track, and which alerts are raised or resolved; the
// ids of those raised are the caller's to write down. A threshold has to be passed
// for the rule's time before an alert is raised, and has to be left for as long before it
// is resolved; so one that flickers raises one alert. What is missing in between ends
// neither time. A clock that went back starts it anew.
func decide(l limits, t track, s sample) (track, []change) {
	var changes []change
	switch s.certainty {
	case gone:
		if t.missingAlert != uuid.Nil {
			changes = append(changes, change{kind: MetricMissing})
		}
		if t.alert != uuid.Nil {
			changes = append(changes, change{kind: Threshold})
		}
		return track{}, changes
	case missing:
		t.missingSince = earlier(t.missingSince, s.at)
		if t.missingAlert == uuid.Nil && s.at-t.missingSince >= missingAfterMicros {
			changes = append(changes, change{MetricMissing, true, t.missingSince})
		}
		return t, changes
	}
	t.missingSince = 0
	if t.missingAlert != uuid.Nil {
		changes = append(changes, change{kind: MetricMissing})
		t.missingAlert = uuid.Nil
	}
	if t.alert == uuid.Nil {
		t.clearSince = 0
		if !l.metric.reaches(s.value, l.threshold) {
			t.breachingSince = 0
			return t, changes
		}
		t.breachingSince = earlier(t.breachingSince, s.at)
		if s.at-t.breachingSince >= l.forMicros {
			changes = append(changes, change{Threshold, true, t.breachingSince})
		}
		return t, changes
	}
	if l.metric.reaches(s.value, l.resolve) {
		t.clearSince = 0
		return t, changes
	}
	t.clearSince = earlier(t.clearSince, s.at)
	if s.at-t.clearSince >= l.forMicros {
		changes = append(changes, change{kind: Threshold})
		t = track{}
	}
	return t, changes
}

// earlier is since, or at where there is none or it lies ahead.
func earlier(since, at int64) int64 {
	if since == 0 || since > at {
		return at
	}
	return since
}
