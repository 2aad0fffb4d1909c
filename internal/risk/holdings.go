package risk

import (
	"context"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
)

// holdings are a wallet's positions in the memory of the evaluation.
type holdings struct {
	organization uuid.UUID
	cash         money.USD
	held         []held
}

// held are shares of a source.
type held struct {
	source string
	shares money.Units
}

func (h *holdings) holds(source string) bool {
	return h != nil && slices.ContainsFunc(h.held, func(one held) bool { return one.source == source })
}

// holdsAny says whether some of the sources that come before one in the alphabet are held,
// too: of a wallet with several of them one is looked at.
func (h *holdings) holdsAny(of map[string]bool, before string) bool {
	return slices.ContainsFunc(h.held, func(one held) bool { return one.source < before && of[one.source] })
}

// watched says which wallets rules look at: all of some organizations, and some others.
type watched struct {
	organizations map[uuid.UUID]bool
	wallets       map[uuid.UUID]bool
}

// postedOverlapMicros is how long a transaction may take between naming the time of its
// entry and committing it, for its wallet to be read again at once. One that takes longer
// is read with the next entry of the wallet, or after reloadAfterMicros.
const (
	postedOverlapMicros = 60 * 1_000_000
	reloadAfterMicros   = 3600 * 1_000_000
	walletsAtOnce       = 500
)

// refreshHoldings reads the entries since the last call of the watched wallets, and all entries of newly watched
// ones. It returns the wallets that may have changed.
func (m *memory) refreshHoldings(ctx context.Context, e *Evaluator) (changed []uuid.UUID, err error) {
	now := e.db.Clock().Micros()
	if now < m.postedUpTo || now-m.loadedAt > reloadAfterMicros {
		m.wallets, m.holders, m.watched, m.loadedAt = map[uuid.UUID]*holdings{}, map[string]map[uuid.UUID]bool{}, watched{}, now
	}
	wanted := m.wanted()
	for organization := range wanted.organizations {
		if !m.watched.organizations[organization] {
			rows, err := ledger.HeldByOrganization(ctx, e.db, organization)
			if err != nil {
				return nil, err
			}
			changed = append(changed, m.replaceHoldings(nil, rows)...)
		}
	}
	var read []uuid.UUID
	for w := range wanted.wallets {
		if !m.watched.wallets[w] {
			read = append(read, w)
		}
	}
	if len(wanted.organizations)+len(wanted.wallets) > 0 {
		posted, err := ledger.WalletsPosted(ctx, e.db, m.postedUpTo-postedOverlapMicros, now+1)
		if err != nil {
			return nil, err
		}
		for _, w := range posted {
			if h, known := m.wallets[w]; wanted.wallets[w] || len(wanted.organizations) > 0 && (!known || wanted.organizations[h.organization]) {
				read = append(read, w)
			}
		}
	}
	for part := range slices.Chunk(read, walletsAtOnce) {
		rows, err := ledger.HeldByWallets(ctx, e.db, part)
		if err != nil {
			return nil, err
		}
		rows = slices.DeleteFunc(rows, func(h ledger.Held) bool { return !wanted.organizations[h.Organization] && !wanted.wallets[h.Wallet] })
		changed = append(changed, m.replaceHoldings(part, rows)...)
	}
	m.watched, m.postedUpTo = wanted, now
	return changed, nil
}

// replaceHoldings replaces the known positions of the wallets by those read, and returns the wallets that it has
// changed.
func (m *memory) replaceHoldings(wallets []uuid.UUID, rows []ledger.Held) (changed []uuid.UUID) {
	fresh := map[uuid.UUID]*holdings{}
	for _, w := range wallets {
		fresh[w] = nil
	}
	for _, r := range rows {
		h := fresh[r.Wallet]
		if h == nil {
			h = &holdings{organization: r.Organization}
			fresh[r.Wallet] = h
		}
		switch {
		case r.Kind == ledger.KindCash:
			h.cash += r.Balance
		case !r.Shares.IsZero():
			h.held = append(h.held, held{r.YieldSource, r.Shares})
		}
	}
	for w, h := range fresh {
		before := m.wallets[w]
		m.put(w, h)
		if !sameHoldings(before, h) {
			changed = append(changed, w)
		}
	}
	return changed
}

// put sets a wallet's positions; nil removes them.
func (m *memory) put(w uuid.UUID, h *holdings) {
	if before := m.wallets[w]; before != nil {
		for _, one := range before.held {
			delete(m.holders[one.source], w)
		}
	}
	if h == nil {
		delete(m.wallets, w)
		return
	}
	m.wallets[w] = h
	for _, one := range h.held {
		if m.holders[one.source] == nil {
			m.holders[one.source] = map[uuid.UUID]bool{}
		}
		m.holders[one.source][w] = true
	}
}

func sameHoldings(a, b *holdings) bool {
	if a == nil || b == nil {
		return a == b
	}
	return a.cash == b.cash && slices.EqualFunc(a.held, b.held, func(x, y held) bool { return x.source == y.source && x.shares.Cmp(y.shares) == 0 })
}

// concentration is the part of a wallet's value that is in a source, at the prices observed
// last; false where that cannot be said: a source of its shares was never read.
func (m *memory) concentration(h *holdings, source string) (Level, bool) {
	total, in := h.cash, money.USD(0)
	for _, one := range h.held {
		r := m.sources[one.source]
		if r.Price.Shares.IsZero() {
			return 0, false
		}
		value := r.Price.Value(one.shares)
		total = min(total, money.MaxUSD) + value // a source may claim any price
		if one.source == source {
			in = value
		}
	}
	if total <= 0 {
		return 0, true
	}
	return partOf(in, total), true
}

// partOf is a part of a whole in percent, rounded down.
func partOf(part, whole money.USD) Level {
	return Level(money.USD(wholePct).ShareFloor(money.NewUnits(uint64(part)), money.NewUnits(uint64(whole))))
}
