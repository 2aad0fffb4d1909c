package risk

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
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

// sourcesOf are the sources that an alert is about, sorted: one, or all that take a stablecoin.
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
	slices.Sort(all)
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
