package risk

import (
	"bytes"
	"cmp"
	"context"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
)

// concernedAtOnce is how many positions an alert names.
const concernedAtOnce = 100

// concerned are the positions that an outcome is about.
func (w *writer) concerned(ctx context.Context, o outcome) (Concerned, error) {
	all := Concerned{Positions: []ConcernedPosition{}}
	for id, s := range w.m.sources {
		if o.key.source != "" && o.key.source != id || o.key.source == "" && s.Token != o.key.token || !s.openTo(o.rule.Organization) {
			continue
		}
		if o.key.wallet != uuid.Nil {
			if h := w.m.wallets[o.key.wallet]; h != nil {
				for _, one := range h.held {
					if one.source == id {
						all.add(o.key.wallet, id, s.Price.Value(one.shares))
					}
				}
			}
			continue
		}
		holders, err := w.loadHolders(ctx, holdersKey{o.rule.Organization, id}, s)
		if err != nil {
			return all, err
		}
		all.Count += holders.Count
		all.AmountUsd = min(all.AmountUsd, money.MaxUSD) + holders.AmountUsd
		all.Positions = append(all.Positions, holders.Positions...)
	}
	all.cut()
	return all, nil
}

// loadHolders reads who holds a source's shares, once for all alerts of a transaction.
func (w *writer) loadHolders(ctx context.Context, key holdersKey, s SourceReading) (all Concerned, err error) {
	if all, read := w.holders[key]; read {
		return all, nil
	}
	var after uuid.UUID
	for more := true; more; {
		holders, err := ledger.Holders(ctx, w.tx, key.organization, key.source, after, walletsAtOnce)
		if err != nil {
			return all, err
		}
		for _, p := range holders {
			all.add(p.Wallet, key.source, s.Price.Value(p.Shares))
			after = p.Wallet
		}
		more = len(holders) == walletsAtOnce
	}
	all.cut()
	w.holders[key] = all
	return all, nil
}

// cut leaves those of the greatest value.
func (c *Concerned) cut() {
	slices.SortFunc(c.Positions, func(a, b ConcernedPosition) int {
		return cmp.Or(cmp.Compare(b.AmountUsd, a.AmountUsd), bytes.Compare(a.Wallet[:], b.Wallet[:]))
	})
	c.Positions = c.Positions[:min(len(c.Positions), concernedAtOnce)]
}

func (c *Concerned) add(wallet uuid.UUID, source string, amount money.USD) {
	c.Count++
	c.AmountUsd = min(c.AmountUsd, money.MaxUSD) + amount
	c.Positions = append(c.Positions, ConcernedPosition{wallet, source, amount})
}
