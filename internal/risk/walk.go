package risk

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Holders are looked for a hundred at a time, and once more every walkAgainMicros while the
// alert is open: something may have been on its way into the source.
const (
	holdersAtOnce   = 100
	walkAgainMicros = 5 * 60 * 1_000_000
)

// unwindsPerTenant is how many unwinds of one organization an evaluation begins. The rest is left
// to the next ones, so that a source with very many holders holds up no other organization's alerts.
const unwindsPerTenant = outcomesPerTenant

// walk is how far an alert has come through the sources it is about, in their order, and through the
// holders of each. It is lost with the replica's memory: the next walk passes those whose unwinds have begun.
type walk struct {
	underWay  bool      // it has begun and not come to its end
	whileOpen bool      // the alert was open when it began
	source    string    // those of lesser ids are done
	after     uuid.UUID // the last holder of the source that is done
	turn      int64     // of the evaluation that last went on with it
	againAt   int64     // when the next one begins while the alert is open
}

// walker goes on with the walk of one alert.
type walker struct {
	e     *Evaluator
	task  task.Task
	m     *memory
	alert Alert
	*walk
	left *int // how much else this evaluation does for the organization
}

// actFurther acts for alerts beyond the transaction that raised them. It unwinds all wallets that
// hold a source, also for alerts that are resolved meanwhile, since an unwind that has begun for one wallet begins
// for all; and it acts for open alerts over a stablecoin in sources that came later. Each action is begun once
// however often it is looked for. An action that is refused is in the way of no other alert.
//
// An evaluation begins at most unwindsPerTenant unwinds of one organization, and the next one goes
// on after the last holder. The organization's alerts take turns: the one that was gone on with
// least recently is first.
func (e *Evaluator) actFurther(ctx context.Context, t task.Task, m *memory) error {
	rows, err := e.db.Query(ctx, `SELECT `+alertColumns+` FROM risk_alerts WHERE unwinds = 1 ORDER BY id`)
	alerts, err := store.Collect(rows, err, func(row store.Rows) (Alert, error) { return scanAlert(row) })
	if err != nil {
		return fmt.Errorf("reading alerts that act further: %w", err)
	}
	slices.SortStableFunc(alerts, func(a, b Alert) int { return cmp.Compare(m.walkOf(a).turn, m.walkOf(b).turn) })
	now, left := e.db.Clock().Micros(), map[uuid.UUID]*int{}
	m.turns++
	m.walking = false
	for _, a := range alerts {
		w := walker{e, t, m, a, m.walkOf(a), left[a.Organization]}
		if w.isResting(now) {
			continue
		}
		if w.left == nil {
			all := unwindsPerTenant
			w.left, left[a.Organization] = &all, &all
		}
		switch err := w.advanceWalk(ctx, now); {
		case fault.CodeOf(err) != "":
			e.log.Error("an action of a risk rule cannot be begun", "rule", a.Rule, "alert", a.ID, "error", err)
			w.underWay, w.againAt = false, now+walkAgainMicros
		case err != nil:
			return err
		}
		m.walking = m.walking || w.underWay
	}
	return nil
}

// walkOf returns the walk of an alert.
func (m *memory) walkOf(a Alert) *walk {
	w := m.walks[a.ID]
	if w == nil {
		w = &walk{}
		m.walks[a.ID] = w
	}
	return w
}

// isResting reports whether the alert's next walk is not due yet.
func (w walker) isResting(now int64) bool {
	return w.alert.Status == Open && !w.underWay && now < w.againAt
}

// advanceWalk begins or continues the walk until it ends or the organization's budget of this evaluation is used up.
func (w walker) advanceWalk(ctx context.Context, now int64) error {
	if !w.underWay {
		*w.walk = walk{underWay: true, whileOpen: w.alert.Status == Open, turn: w.turn}
	}
	if *w.left <= 0 {
		return nil
	}
	w.turn = w.m.turns
	for _, source := range w.m.sourcesOf(w.alert) {
		if source < w.source {
			continue
		}
		if done, err := w.walkSource(ctx, source); err != nil || !done {
			return err
		}
	}
	return w.finishWalk(ctx, now)
}

// finishWalk ends the walk. An alert that was resolved during the walk is walked through once more, since
// wallets that come before the last holder may have come to hold the source while it was open.
func (w walker) finishWalk(ctx context.Context, now int64) error {
	switch {
	case w.alert.Status == Open:
		w.underWay, w.againAt = false, now+walkAgainMicros
		return nil
	case w.whileOpen:
		*w.walk = walk{underWay: true, turn: w.turn}
		return nil
	}
	err := w.e.db.Write(ctx, func(tx *store.Tx) error {
		w.task.CheckLease(tx)
		tx.Defer(`UPDATE risk_alerts SET unwinds = 0 WHERE id = $1`, w.alert.ID)
		return nil
	})
	if err != nil {
		return fmt.Errorf("ending the walk of an alert: %w", err)
	}
	w.underWay = false
	delete(w.m.walks, w.alert.ID)
	return nil
}

// walkSource acts for the alert in one source, and says whether that is done.
func (w walker) walkSource(ctx context.Context, source string) (done bool, err error) {
	if source != w.source {
		if *w.left <= 0 {
			return false, nil
		}
		if err := w.actOnNew(ctx, source); err != nil {
			return false, err
		}
		w.source, w.after = source, uuid.Nil
	}
	for more := w.alert.unwindsAll(); more; {
		if *w.left <= 0 {
			return false, nil
		}
		if more, err = w.unwindSome(ctx); err != nil {
			return false, fmt.Errorf("beginning unwinds in %s: %w", source, err)
		}
	}
	return true, nil
}

// actOnNew acts on a source that may have joined those of the alert's stablecoin.
func (w walker) actOnNew(ctx context.Context, source string) error {
	if w.alert.Status != Open || w.alert.Source != "" {
		return nil
	}
	*w.left--
	err := w.e.db.Write(ctx, func(tx *store.Tx) error {
		w.task.CheckLease(tx)
		return w.m.actOn(ctx, tx, w.alert, source)
	})
	if err != nil {
		return fmt.Errorf("acting on %s: %w", source, err)
	}
	return nil
}

// unwindSome begins the unwinds of the next holders of the source, and says whether there may be more.
func (w walker) unwindSome(ctx context.Context) (more bool, err error) {
	most := min(holdersAtOnce, *w.left)
	holders, err := ledger.Holders(ctx, w.e.db, w.alert.Organization, w.source, w.after, most)
	if err != nil || len(holders) == 0 {
		return false, err
	}
	more = len(holders) == most
	last := holders[len(holders)-1].Wallet
	begun, err := riskaction.BegunUnwinds(ctx, w.e.db, w.alert.ID, w.source, w.after, last)
	if err != nil {
		return false, err
	}
	holders = slices.DeleteFunc(holders, func(p ledger.Position) bool { return begun[p.Wallet] })
	*w.left -= 1 + len(holders)
	if len(holders) > 0 {
		err = w.beginUnwinds(ctx, holders)
	}
	if err == nil {
		w.after = last
	}
	return more, err
}

// beginUnwinds begins an unwind of each position, in one transaction.
func (w walker) beginUnwinds(ctx context.Context, of []ledger.Position) error {
	return w.e.db.Write(ctx, func(tx *store.Tx) error {
		w.task.CheckLease(tx)
		price := w.m.sources[w.source].Price
		for _, p := range of {
			if err := riskaction.Begin(ctx, tx, w.alert.action(riskaction.Unwind, &p.Wallet, w.source, price.Value(p.Shares))); err != nil {
				return err
			}
		}
		crash.Point(pointUnwindAll + ".before")
		tx.OnCommit(func() { crash.Point(pointUnwindAll + ".after") })
		return nil
	})
}
