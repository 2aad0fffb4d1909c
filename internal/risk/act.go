package risk

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// cause is why an alert has something done.
func (a Alert) cause() riskaction.Cause {
	return riskaction.Cause{Alert: a.ID, Rule: a.Rule, Name: a.Terms.Name, Metric: string(a.Terms.Metric), Value: json.Number(a.Value.String()), Threshold: json.Number(a.Terms.Threshold.String())}
}

// action is what is done for an alert in a source, of which the wallet holds so much.
func (a Alert) action(kind riskaction.Kind, wallet *uuid.UUID, source string, holds money.USD) riskaction.New {
	n := riskaction.New{Organization: a.Organization, Cause: a.cause(), Kind: kind, Wallet: wallet, OneWallet: a.Wallet != nil, Source: source}
	if kind == riskaction.Unwind {
		n.Keep, n.Remaining = a.Terms.Keep, holds
	}
	return n
}

// act begins what a rule has done when it raises an alert: the source is frozen in the same
// transaction, for the one wallet that the alert is of or for the organization. What other
// wallets hold is unwound by actFurther.
func (w *writer) act(ctx context.Context, a Alert) error {
	if a.Kind != Threshold || a.Terms.Action == OnlyAlert {
		return nil
	}
	for _, source := range w.m.sourcesOf(a) {
		if err := w.m.actOn(ctx, w.tx, a, source); err != nil {
			return err
		}
	}
	return nil
}

// actOn freezes a source, and has what the alert's one wallet holds there unwound.
func (m *memory) actOn(ctx context.Context, tx *store.Tx, a Alert, source string) error {
	if err := riskaction.Begin(ctx, tx, a.action(riskaction.FreezeSource, a.Wallet, source, 0)); err != nil {
		return err
	}
	if a.Terms.Action != Unwind || a.Wallet == nil {
		return nil
	}
	h := m.wallets[*a.Wallet]
	if !h.holds(source) {
		return nil
	}
	at := slices.IndexFunc(h.held, func(one held) bool { return one.source == source })
	return riskaction.Begin(ctx, tx, a.action(riskaction.Unwind, a.Wallet, source, m.sources[source].Price.Value(h.held[at].shares)))
}

// sourcesOf are the sources that an alert is about: one, or all that take a stablecoin.
func (m *memory) sourcesOf(a Alert) []string {
	if a.Source != "" {
		return []string{a.Source}
	}
	var all []string
	for id, s := range m.sources {
		if s.Token == a.Token && s.openTo(a.Organization) {
			all = append(all, id)
		}
	}
	return all
}

// unwindsAll says that an alert has what every wallet holds unwound.
func (a Alert) unwindsAll() bool {
	return a.Kind == Threshold && a.Terms.Action == Unwind && a.Wallet == nil
}

// actsOn says that an alert acts on what comes while it is open: what other wallets hold, and
// sources that join those of a stablecoin.
func (a Alert) actsOn() bool {
	return a.unwindsAll() || a.Kind == Threshold && a.Terms.Action != OnlyAlert && a.Source == ""
}

// Holders are looked for a hundred at a time, and once more every walkAgainMicros while the
// alert is open: something may have been on its way into the source.
const (
	holdersAtOnce   = 100
	walkAgainMicros = 5 * 60 * 1_000_000
)

// actFurther does what alerts do beyond the transaction that raised them: unwinds of all who
// hold a source, also of alerts that are resolved meanwhile, since what was begun is done for
// all; and what open alerts over a stablecoin do in sources that came later. Each is begun once
// however often it is looked for. What is refused is in the way of no other alert.
func (e *Evaluator) actFurther(ctx context.Context, t task.Task, m *memory) error {
	rows, err := e.db.Query(ctx, `SELECT `+alertColumns+` FROM risk_alerts WHERE unwinds = 1 ORDER BY id`)
	alerts, err := store.Collect(rows, err, func(row store.Rows) (Alert, error) { return scanAlert(row) })
	if err != nil {
		return fmt.Errorf("reading alerts that act further: %w", err)
	}
	now := e.db.Clock().Micros()
	for _, a := range alerts {
		if a.Status == Open && now < m.walkAt[a.ID] {
			continue
		}
		m.walkAt[a.ID] = now + walkAgainMicros
		switch err := e.actFurtherFor(ctx, t, m, a); {
		case fault.CodeOf(err) != "":
			e.log.Error("what a risk rule does cannot be begun", "rule", a.Rule, "alert", a.ID, "error", err)
		case err != nil:
			return err
		case a.Status != Open:
			delete(m.walkAt, a.ID)
		}
	}
	return nil
}

func (e *Evaluator) actFurtherFor(ctx context.Context, t task.Task, m *memory, a Alert) error {
	for _, source := range m.sourcesOf(a) {
		if a.Status == Open && a.Source == "" {
			err := e.db.Write(ctx, func(tx *store.Tx) error {
				t.CheckLease(tx)
				return m.actOn(ctx, tx, a, source)
			})
			if err != nil {
				return fmt.Errorf("acting on %s: %w", source, err)
			}
		}
		if a.unwindsAll() {
			if err := e.unwindSource(ctx, t, m, a, source); err != nil {
				return err
			}
		}
	}
	if a.Status == Open {
		return nil
	}
	err := e.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		tx.Defer(`UPDATE risk_alerts SET unwinds = 0 WHERE id = $1`, a.ID)
		return nil
	})
	if err != nil {
		return fmt.Errorf("ending what an alert does: %w", err)
	}
	return nil
}

func (e *Evaluator) unwindSource(ctx context.Context, t task.Task, m *memory, a Alert, source string) error {
	begun, err := riskaction.HasAny(ctx, e.db, a.ID, source)
	if err != nil {
		return err
	}
	var after uuid.UUID
	for more := true; more; {
		holders, err := ledger.Holders(ctx, e.db, a.Organization, source, after, holdersAtOnce)
		if err != nil {
			return err
		}
		err = e.db.Write(ctx, func(tx *store.Tx) error {
			t.CheckLease(tx)
			begins := false
			for _, p := range holders {
				if begun[p.Wallet] {
					continue
				}
				if err := riskaction.Begin(ctx, tx, a.action(riskaction.Unwind, &p.Wallet, source, m.sources[source].Price.Value(p.Shares))); err != nil {
					return err
				}
				begins = true
			}
			if begins {
				crash.Point(pointUnwindAll + ".before")
				tx.OnCommit(func() { crash.Point(pointUnwindAll + ".after") })
			}
			return nil
		})
		if err != nil {
			return fmt.Errorf("having what wallets hold in %s unwound: %w", source, err)
		}
		if more = len(holders) == holdersAtOnce; more {
			after = holders[len(holders)-1].Wallet
		}
	}
	return nil
}
