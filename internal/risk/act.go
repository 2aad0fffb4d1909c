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

// action is an action of an alert on one source, with the wallet's position there.
func (a Alert) action(kind riskaction.Kind, wallet *uuid.UUID, source string, holds money.USD) riskaction.New {
	n := riskaction.New{Organization: a.Organization, Cause: a.cause(), Kind: kind, Wallet: wallet, OneWallet: a.Wallet != nil, Source: source}
	if kind == riskaction.Unwind {
		n.Keep, n.Remaining = a.Terms.Keep, holds
	}
	return n
}

// act begins the actions of a rule that raises an alert. It freezes the source in the same transaction, for the
// alert's wallet or for the organization. actFurther unwinds the positions of other wallets.
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

// actOn freezes a source and begins the unwind of the position of the alert's wallet.
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

// unwindsAll reports whether an alert unwinds the positions of all wallets.
func (a Alert) unwindsAll() bool {
	return a.Kind == Threshold && a.Terms.Action == Unwind && a.Wallet == nil
}

// actsOn reports whether an open alert acts on later findings: positions of other wallets, and sources that join
// those of a stablecoin.
func (a Alert) actsOn() bool {
	return a.unwindsAll() || a.Kind == Threshold && a.Terms.Action != OnlyAlert && a.Source == ""
}
