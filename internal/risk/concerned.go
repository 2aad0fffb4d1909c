package risk

import (
	"bytes"
	"cmp"
	"context"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// concernedAtOnce is how many positions an alert names.
const concernedAtOnce = 100

// concern finds the positions that outcomes affect. It reads the holders of a source once for all outcomes, and
// outside of the transaction that raises alerts, because they may be many.
type concern struct {
	m       *memory
	db      store.Querier
	holders map[holdersKey]Concerned
}

type holdersKey struct {
	organization uuid.UUID
	source       string
}

func newConcern(m *memory, db store.Querier) concern {
	return concern{m, db, map[holdersKey]Concerned{}}
}

// positionsOf are those that an outcome is about.
func (c concern) positionsOf(ctx context.Context, o outcome) (Concerned, error) {
	all := Concerned{Positions: []ConcernedPosition{}}
	for id, s := range c.m.sources {
		if o.key.source != "" && o.key.source != id || o.key.source == "" && s.Token != o.key.token || !s.openTo(o.rule.Organization) {
			continue
		}
		if o.key.wallet != uuid.Nil {
			if h := c.m.wallets[o.key.wallet]; h != nil {
				for _, one := range h.held {
					if one.source == id {
						all.add(o.key.wallet, id, s.Price.Value(one.shares))
					}
				}
			}
			continue
		}
		holders, err := c.loadHolders(ctx, holdersKey{o.rule.Organization, id}, s)
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

// loadHolders reads who holds a source's shares.
func (c concern) loadHolders(ctx context.Context, key holdersKey, s SourceReading) (all Concerned, err error) {
	if all, read := c.holders[key]; read {
		return all, nil
	}
	var after uuid.UUID
	for more := true; more; {
		holders, err := ledger.Holders(ctx, c.db, key.organization, key.source, after, walletsAtOnce)
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
	c.holders[key] = all
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
