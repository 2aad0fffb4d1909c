package risk

import "github.com/google/uuid"

// missingAfterMicros is how long a metric is missing before that is an alert of its own.
const missingAfterMicros = 5 * 60 * 1_000_000

// certainty is the state of a metric's sample.
type certainty int

const (
	known   certainty = iota
	missing           // it should be there and is not
	gone              // the subject is gone: the source left the catalog, or the wallet left the source
)

// sample is a metric's figure at the time of its observation.
type sample struct {
	certainty certainty
	value     Level
	at        int64 // micros; of a missing metric, when that was seen
}

// track is the state between two samples of a rule and its subject. The zero track is that of a well metric. Times
// are micros of samples; 0 is none.
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

// limits are the terms of a rule that decide uses.
type limits struct {
	metric             Metric
	threshold, resolve Level
	forMicros          int64
}

// decide applies a sample to a track and returns the alerts to raise or resolve. The caller assigns the ids of raised
// ones. A metric must be past the threshold for the rule's time before an alert is raised, and must be back for as
// long before it is resolved, so a metric that flickers raises one alert. A missing sample ends neither time. A clock
// that goes back restarts it.
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
