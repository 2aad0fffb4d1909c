package risk

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// outcome is the result of the evaluation of one case.
type outcome struct {
	rule          *Rule // nil where the rule has ended
	key           trackKey
	before, after track
	changes       []change
	sample        sample
	resolution    Resolution
	positions     Concerned // where an alert is raised
}

// raisesAlert says whether an alert is raised.
func (o outcome) raisesAlert() bool {
	return slices.ContainsFunc(o.changes, func(c change) bool { return c.raise })
}

// batch commits outcomes, several in one transaction. Each transaction checks the lease of the seat and writes the
// state of the rule with the alerts that it led to. So an evaluation may be repeated: no alert is raised or resolved
// twice.
type batch struct {
	e        *Evaluator
	ctx      context.Context
	task     task.Task
	m        *memory
	outcomes []outcome
	about    concern
	err      error
}

func newBatch(ctx context.Context, e *Evaluator, t task.Task, m *memory) *batch {
	return &batch{e: e, ctx: ctx, task: t, m: m, about: newConcern(m, e.db)}
}

const outcomesAtOnce = 100

// endRules ends the alerts of rules that were deleted.
func (b *batch) endRules(now int64) {
	ended := 0
	for key, t := range b.m.tracks {
		if b.m.rules[key.rule] != nil {
			continue
		}
		if b.m.ending = ended == outcomesPerTenant; b.m.ending {
			return
		}
		b.end(key, t, now)
		ended++
	}
}

// decideCases decides all cases whose result may have changed.
func (b *batch) decideCases(c changes, now int64) {
	seen, written := map[trackKey]bool{}, map[uuid.UUID]int{}
	b.m.eachCase(c, func(r *Rule, of subject) {
		key := trackKey{r.ID, of}
		switch {
		case seen[key]:
			return
		case written[r.Organization] == outcomesPerTenant:
			b.m.late[r.Organization] = true
			return
		}
		before, tracked := b.m.tracks[key]
		s := b.m.sampleOf(r, of, now)
		after, changes := decide(r.limits(), before, s)
		changed := after != before || len(changes) > 0
		if tracked || changed { // the others would say the same again
			seen[key] = true
		}
		if changed {
			b.add(outcome{rule: r, key: key, before: before, after: after, changes: changes, sample: s})
			written[r.Organization]++
		}
		b.e.evaluated++
	})
}

// end ends the alerts of a rule that was deleted.
func (b *batch) end(key trackKey, t track, now int64) {
	after, changes := decide(limits{}, t, sample{certainty: gone, at: now})
	b.add(outcome{key: key, before: t, after: after, changes: changes, sample: sample{certainty: gone, at: now}, resolution: RuleEnded})
}

// add takes an outcome, and commits those before it when there are enough.
func (b *batch) add(o outcome) {
	if b.err != nil {
		return
	}
	if o.resolution == "" {
		o.resolution = MetricWell
		if o.sample.certainty == gone {
			o.resolution = NothingLeft
		}
	}
	b.outcomes = append(b.outcomes, o)
	if len(b.outcomes) == outcomesAtOnce {
		b.err = b.flush()
	}
}

func (b *batch) commit() error {
	if b.err == nil && len(b.outcomes) > 0 {
		b.err = b.flush()
	}
	return b.err
}

// flush writes outcomes in one transaction. Where something is refused that is in the way of
// one of them, the others are written by themselves: no organization is in another's way.
func (b *batch) flush() error {
	all := b.outcomes
	b.outcomes = b.outcomes[:0]
	for i, o := range all {
		if !o.raisesAlert() {
			continue
		}
		var err error
		if all[i].positions, err = b.about.positionsOf(b.ctx, o); err != nil {
			return err
		}
	}
	err := b.writeOutcomes(all)
	if fault.CodeOf(err) == "" {
		return err
	}
	for i, o := range all {
		switch err := b.writeOutcomes(all[i : i+1]); {
		case fault.CodeOf(err) != "":
			b.e.log.Error("an alert of a risk rule cannot be written", "rule", o.key.rule, "error", err)
			if o.rule != nil {
				b.m.late[o.rule.Organization] = true // again with the next evaluation
			}
		case err != nil:
			return err
		}
	}
	return nil
}

func (b *batch) writeOutcomes(outcomes []outcome) error {
	tracks := make([]track, len(outcomes))
	raised := map[*Rule]int{}
	err := b.e.db.Write(b.ctx, func(tx *store.Tx) error {
		b.task.CheckLease(tx)
		clear(raised)
		w := newWriter(b.m, tx)
		for i, o := range outcomes {
			t, err := w.write(b.ctx, o)
			if err != nil {
				return err
			}
			tracks[i] = t
			for _, c := range o.changes {
				if c.raise {
					raised[o.rule]++
				}
			}
		}
		if err := w.tellMore(b.ctx); err != nil {
			return err
		}
		crash.Point(pointWriteAlerts + ".before")
		tx.OnCommit(func() { crash.Point(pointWriteAlerts + ".after") })
		return nil
	})
	if err != nil {
		return fmt.Errorf("writing the findings of risk rules: %w", err)
	}
	for i, o := range outcomes {
		if tracks[i] == (track{}) {
			delete(b.m.tracks, o.key)
		} else {
			b.m.tracks[o.key] = tracks[i]
		}
	}
	for r, n := range raised {
		b.e.raised.WithLabelValues(string(r.Severity)).Add(float64(n))
		b.e.log.Warn("a risk rule raised an alert", "rule", r.ID, "name", r.Name, "metric", r.Metric, "organization", r.Organization, "alerts", n)
	}
	return nil
}

// save writes the state of a case. A case that is well has no row.
func (w *writer) save(key trackKey, t track) {
	if t == (track{}) {
		w.tx.Defer(`DELETE FROM risk_tracks WHERE rule_id = $1 AND wallet_id = $2 AND source_id = $3 AND token = $4`, key.rule, idText(key.wallet), key.source, string(key.token))
		return
	}
	w.tx.Defer(`INSERT INTO risk_tracks (rule_id, wallet_id, source_id, token, breaching_since, clear_since, missing_since, alert_id, missing_alert_id)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
		ON CONFLICT (rule_id, wallet_id, source_id, token) DO UPDATE SET breaching_since = excluded.breaching_since, clear_since = excluded.clear_since,
			missing_since = excluded.missing_since, alert_id = excluded.alert_id, missing_alert_id = excluded.missing_alert_id`,
		key.rule, idText(key.wallet), key.source, string(key.token), t.breachingSince, t.clearSince, t.missingSince, idText(t.alert), idText(t.missingAlert))
}

// idText is an id as rows have it: empty where there is none.
func idText(id uuid.UUID) string {
	if id == uuid.Nil {
		return ""
	}
	return id.String()
}
