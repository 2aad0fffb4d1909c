package risk

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// So many alerts of a rule in an hour have events of their own. One event announces the rest; they are listed and act
// like the others.
const (
	toldAnHour = 20
	hourMicros = 3600 * 1_000_000
)

// writer writes outcomes in one transaction.
type writer struct {
	m         *memory
	tx        *store.Tx
	toldSince map[uuid.UUID]int   // by rule: alerts announced within the hour; absent: not counted yet
	more      map[uuid.UUID]int64 // by rule: alerts of this transaction without events of their own
	rules     []*Rule             // of more, in their order
}

func newWriter(m *memory, tx *store.Tx) *writer {
	return &writer{m: m, tx: tx, toldSince: map[uuid.UUID]int{}, more: map[uuid.UUID]int64{}}
}

// write raises and resolves the alerts of an outcome, and saves the state of the case.
func (w *writer) write(ctx context.Context, o outcome) (track, error) {
	t := o.after
	for _, c := range o.changes {
		var err error
		switch {
		case c.raise && c.kind == MetricMissing:
			t.missingAlert, err = w.raise(ctx, o, c)
		case c.raise:
			t.alert, err = w.raise(ctx, o, c)
		case c.kind == MetricMissing:
			err = w.resolve(ctx, o.before.missingAlert, o)
		default:
			err = w.resolve(ctx, o.before.alert, o)
		}
		if err != nil {
			return t, err
		}
	}
	w.save(o.key, t)
	return t, nil
}

// raise writes an alert, the positions that it affects and its event.
func (w *writer) raise(ctx context.Context, o outcome, c change) (uuid.UUID, error) {
	now := w.tx.DB().Clock().Micros()
	a := Alert{ID: uuid.New(), Organization: o.rule.Organization, Rule: o.rule.ID, Terms: o.rule.Terms, Kind: c.kind, Source: o.key.source, Token: o.key.token,
		ObservedAt: microsOf(o.sample.at), Since: microsOf(c.since), Status: Open, Occurrences: 1, TriggeredAt: microsOf(now), telling: told, Positions: o.positions}
	if o.key.wallet != uuid.Nil {
		a.Wallet = &o.key.wallet
	}
	if c.kind == Threshold {
		a.Value = &o.sample.value
	}
	until, err := w.silencedUntil(ctx, o.key)
	if err != nil {
		return uuid.Nil, err
	}
	if until > now {
		a.telling, a.SilencedUntil = silenced, timeOrNil(&until)
	} else if err := w.countTold(ctx, o.rule, &a); err != nil {
		return uuid.Nil, err
	}
	if err := insertAlert(w.tx, a); err != nil {
		return uuid.Nil, err
	}
	if a.telling == told { // before the actions
		if err := emit(ctx, w.tx, event.RiskTriggered, a); err != nil {
			return uuid.Nil, err
		}
	}
	return a.ID, w.act(ctx, a)
}

// countTold decides whether an alert has an event of its own.
func (w *writer) countTold(ctx context.Context, r *Rule, a *Alert) error {
	n, counted := w.toldSince[r.ID]
	if !counted {
		err := w.tx.QueryRow(ctx, `SELECT COUNT(*) FROM risk_alerts WHERE rule_id = $1 AND created_at > $2 AND telling = $3 AND kind <> $4`,
			r.ID, w.tx.DB().Clock().Micros()-hourMicros, string(told), string(MoreAlerts)).Scan(&n)
		if err != nil {
			return fmt.Errorf("counting a rule's alerts: %w", err)
		}
	}
	if n >= toldAnHour {
		a.telling = capped
		if w.more[r.ID]++; w.more[r.ID] == 1 {
			w.rules = append(w.rules, r)
		}
		w.toldSince[r.ID] = n
		return nil
	}
	w.toldSince[r.ID] = n + 1
	return nil
}

// tellMore announces the alerts without events of their own: once an hour, and once until all of them are resolved.
func (w *writer) tellMore(ctx context.Context) error {
	for _, r := range w.rules {
		n, err := w.tx.Exec(ctx, `UPDATE risk_alerts SET occurrences = occurrences + $1 WHERE rule_id = $2 AND kind = $3 AND (status = $4 OR created_at > $5)`,
			w.more[r.ID], r.ID, string(MoreAlerts), string(Open), w.tx.DB().Clock().Micros()-hourMicros)
		if err != nil {
			return fmt.Errorf("counting more alerts: %w", err)
		}
		if n > 0 {
			continue
		}
		now := microsOf(w.tx.DB().Clock().Micros())
		a := Alert{ID: uuid.New(), Organization: r.Organization, Rule: r.ID, Terms: r.Terms, Kind: MoreAlerts, ObservedAt: now, Since: now, Status: Open,
			Occurrences: w.more[r.ID], TriggeredAt: now, telling: told, Positions: Concerned{Positions: []ConcernedPosition{}}}
		if err := insertAlert(w.tx, a); err != nil {
			return err
		}
		if err := emit(ctx, w.tx, event.RiskTriggered, a); err != nil {
			return err
		}
	}
	return nil
}

// silencedUntil is until when alerts of a case are silenced; 0 if they are not.
func (w *writer) silencedUntil(ctx context.Context, key trackKey) (until int64, err error) {
	err = w.tx.QueryRow(ctx, `SELECT until FROM risk_silences WHERE rule_id = $1 AND wallet_id = $2 AND source_id = $3 AND token = $4`,
		key.rule, idText(key.wallet), key.source, string(key.token)).Scan(&until)
	if errors.Is(err, store.ErrNoRows) {
		return 0, nil
	}
	if err != nil {
		return 0, fmt.Errorf("looking for silence: %w", err)
	}
	return until, nil
}

func insertAlert(tx *store.Tx, a Alert) error {
	terms, err := json.Marshal(a.Terms)
	if err != nil {
		return fmt.Errorf("encoding a rule: %w", err)
	}
	positions, err := json.Marshal(a.Positions)
	if err != nil {
		return fmt.Errorf("encoding positions: %w", err)
	}
	var silence int64
	if a.SilencedUntil != nil {
		silence = a.SilencedUntil.UnixMicro()
	}
	tx.Defer(`INSERT INTO risk_alerts (id, organization_id, rule_id, kind, wallet_id, source_id, token, rule, value, observed_at, since, positions, telling, status, resolution,
			acknowledged_by, note, silenced_until, occurrences, created_at, unwinds)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, '', '', '', $15, $16, $17, $18)`,
		a.ID, a.Organization, a.Rule, string(a.Kind), walletText(a.Wallet), a.Source, string(a.Token), string(terms), levelOrNil(a.Value), a.ObservedAt.UnixMicro(), a.Since.UnixMicro(),
		string(positions), string(a.telling), string(a.Status), silence, a.Occurrences, a.TriggeredAt.UnixMicro(), flag(a.actsOn()))
	return nil
}

func levelOrNil(l *Level) any {
	if l == nil {
		return nil
	}
	return int64(*l)
}

// resolve ends an open alert, and emits an event if one announced it.
func (w *writer) resolve(ctx context.Context, id uuid.UUID, o outcome) error {
	a, err := scanAlert(w.tx.QueryRow(ctx, `SELECT `+alertColumns+` FROM risk_alerts WHERE id = $1`+w.tx.DB().ForUpdate(), id))
	if err != nil {
		return fmt.Errorf("reading alert %s: %w", id, err)
	}
	var value *Level
	if o.sample.certainty == known && a.Kind == Threshold {
		value = &o.sample.value
	}
	if err := endAlert(ctx, w.tx, a, o.resolution, value); err != nil || a.telling != capped {
		return err
	}
	var open int
	err = w.tx.QueryRow(ctx, `SELECT COUNT(*) FROM risk_alerts WHERE rule_id = $1 AND status = $2 AND telling = $3`, a.Rule, string(Open), string(capped)).Scan(&open)
	if err != nil || open > 0 || w.more[a.Rule] > 0 {
		return err
	}
	more, err := scanAlert(w.tx.QueryRow(ctx, `SELECT `+alertColumns+` FROM risk_alerts WHERE rule_id = $1 AND kind = $2 AND status = $3`, a.Rule, string(MoreAlerts), string(Open)))
	if errors.Is(err, store.ErrNoRows) {
		return nil // it was announced within the hour, and had ended before
	}
	if err != nil {
		return fmt.Errorf("reading further alerts: %w", err)
	}
	return endAlert(ctx, w.tx, more, o.resolution, nil)
}

func endAlert(ctx context.Context, tx *store.Tx, a Alert, why Resolution, value *Level) error {
	now := tx.DB().Clock().Micros()
	a.Status, a.Resolution, a.ResolvedValue, a.ResolvedAt = Resolved, why, value, timeOrNil(&now)
	tx.Defer(`UPDATE risk_alerts SET status = $1, resolution = $2, resolved_value = $3, resolved_at = $4 WHERE id = $5`,
		string(a.Status), string(a.Resolution), levelOrNil(value), now, a.ID)
	if a.telling != told {
		return nil
	}
	return emit(ctx, tx, event.RiskResolved, a)
}

// tellSilenced announces open alerts whose silence has ended, at most as many of a rule in an hour as of raised ones.
func (e *Evaluator) tellSilenced(ctx context.Context, t task.Task, m *memory) error {
	now := e.db.Clock().Micros()
	const ended = ` FROM risk_alerts WHERE telling = 'silenced' AND status = 'open' AND silenced_until <= $1`
	var n int
	if err := e.db.QueryRow(ctx, `SELECT COUNT(*)`+ended, now).Scan(&n); err != nil || n == 0 {
		return err
	}
	err := e.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		rows, err := tx.Query(ctx, `SELECT `+alertColumns+ended+` ORDER BY silenced_until, id LIMIT 100`, now)
		alerts, err := store.Collect(rows, err, func(row store.Rows) (Alert, error) { return scanAlert(row) })
		if err != nil {
			return err
		}
		w := newWriter(m, tx)
		for _, a := range alerts {
			r := m.rules[a.Rule]
			if r == nil {
				continue // it is resolved next
			}
			a.telling = told
			if err := w.countTold(ctx, r, &a); err != nil {
				return err
			}
			tx.Defer(`UPDATE risk_alerts SET telling = $1 WHERE id = $2`, string(a.telling), a.ID)
			if a.telling != told {
				continue
			}
			if err := emit(ctx, tx, event.RiskTriggered, a); err != nil {
				return err
			}
		}
		return w.tellMore(ctx)
	})
	if err != nil {
		return fmt.Errorf("telling of alerts that were silenced: %w", err)
	}
	return nil
}
