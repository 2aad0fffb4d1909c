package ledger

import (
	"errors"
	"fmt"
	"maps"
	"math/big"
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// model is a plain model of the books.
type model struct {
	db      *store.DB
	wallets []uuid.UUID
	held    map[positionKey]paper
	posted  []Entry
}

type paper struct {
	balance, reserved money.USD
	shares            string
}

// apply moves the clerk's figures, or says that the movement is not possible.
func (m *model) apply(entries []Entry) (map[positionKey]paper, bool) {
	held := maps.Clone(m.held)
	for _, e := range entries {
		for _, l := range e.Lines {
			if l.Account != Cash && l.Account != YieldPosition {
				continue
			}
			at := positionKey{e.Wallet, l.positionID()}
			p, ok := held[at]
			if !ok {
				p.shares = "0"
			}
			p.balance, p.reserved = p.balance+l.Amount, p.reserved+l.Reserve
			if l.Account == YieldPosition {
				n, _ := new(big.Int).SetString(p.shares, 10)
				p.shares = n.Add(n, l.Shares).String()
			}
			if p.balance < 0 || p.reserved < 0 || p.shares[0] == '-' || l.Account == Cash && p.reserved > p.balance {
				return nil, false
			}
			held[at] = p
		}
	}
	return held, true
}

// post posts to both and compares the outcome.
func (m *model) post(t *rapid.T, ctx *testing.T, entries ...Entry) {
	held, possible := m.apply(entries)
	err := postAll(ctx, m.db, entries...)
	if possible && err != nil || !possible && !errors.Is(err, ErrInsufficient) {
		t.Fatalf("possible: %v, but the ledger says %v", possible, err)
	}
	if possible {
		m.held = held
		m.posted = append(m.posted, entries...)
	}
}

func (m *model) compare(t *rapid.T, ctx *testing.T) {
	positions, err := Positions(ctx.Context(), m.db, m.wallets...)
	if err != nil {
		t.Fatal(err)
	}
	got := map[positionKey]paper{}
	for _, p := range positions {
		got[positionKey{p.Wallet, p.ID}] = paper{p.Balance, p.Reserved, p.Shares.String()}
	}
	if !maps.Equal(got, m.held) {
		t.Fatalf("the ledger holds %v, the clerk %v", got, m.held)
	}
	found, err := Check(ctx.Context(), m.db, nil)
	if err != nil || len(found) != 0 {
		t.Fatalf("check: %v, %v", found, err)
	}
	if lines := readAll(ctx, m.db, ActivityQuery{Organization: organization, Limit: 500}); len(lines) != 2*len(m.posted) {
		t.Fatalf("%d lines of %d entries", len(lines), len(m.posted))
	}
}

// Random movements leave the ledger as they would leave the clerk's paper, and
// sound, after every step.
func TestTheLedgerKeepsTheClerksFigures(t *testing.T) {
	amount := rapid.Map(rapid.IntRange(1, 40), func(n int) money.USD { return money.USD(n) })
	storetest.EachParallel(t, func(ctx *testing.T, db *store.DB) {
		// Each step is several transactions.
		randtest.CheckFew(ctx, 8, 3, func(t *rapid.T) {
			m := &model{db: db, held: map[positionKey]paper{}, wallets: []uuid.UUID{uuid.New(), uuid.New()}}
			for _, table := range []string{"journal_lines", "journal_entries", "positions"} {
				execute(ctx, db, "DELETE FROM "+table)
			}
			wallet := func(t *rapid.T) uuid.UUID { return rapid.SampledFrom(m.wallets).Draw(t, "wallet") }
			// some returns an amount that often is all of the balance.
			some := func(t *rapid.T, there money.USD) money.USD {
				if there > 0 && rapid.Bool().Draw(t, "all") {
					return there
				}
				return amount.Draw(t, "amount")
			}
			t.Repeat(map[string]func(*rapid.T){
				"": func(t *rapid.T) { m.compare(t, ctx) },
				"deposit": func(t *rapid.T) {
					a := amount.Draw(t, "amount")
					m.post(t, ctx, cashEntry(wallet(t), a, rapid.SampledFrom([]money.USD{0, 0, a, a + 1}).Draw(t, "reserve")))
				},
				"spend": func(t *rapid.T) {
					w := wallet(t)
					p := m.held[positionKey{w, usdc}]
					m.post(t, ctx, cashEntry(w, -some(t, p.balance-p.reserved), 0))
				},
				"spend what was reserved": func(t *rapid.T) {
					w := wallet(t)
					a := some(t, m.held[positionKey{w, usdc}].reserved)
					m.post(t, ctx, cashEntry(w, -a, -a))
				},
				"reserve or release": func(t *rapid.T) {
					w, position := wallet(t), rapid.SampledFrom([]string{usdc, vault}).Draw(t, "position")
					p, there := m.held[positionKey{w, position}]
					a := some(t, p.balance-p.reserved)
					if rapid.Bool().Draw(t, "release") {
						a = -some(t, p.reserved)
					}
					possible := there && p.reserved+a >= 0 && (position == vault || p.reserved+a <= p.balance)
					err := db.Write(ctx.Context(), func(tx *store.Tx) error { Reserve(tx, w, position, a); return nil })
					if possible != (err == nil) || err != nil && !errors.Is(err, ErrInsufficient) {
						t.Fatalf("possible: %v, but the ledger says %v", possible, err)
					}
					if possible {
						p.reserved += a
						m.held[positionKey{w, position}] = p
					}
				},
				"invest": func(t *rapid.T) {
					w := wallet(t)
					p := m.held[positionKey{w, usdc}]
					a := some(t, p.balance-p.reserved)
					n := fmt.Sprintf("%d000000000000000000000", rapid.IntRange(1, 9).Draw(t, "shares"))
					m.post(t, ctx, moved(w, YieldSourceDeposit, -a, a, n))
				},
				"redeem": func(t *rapid.T) {
					w := wallet(t)
					p := m.held[positionKey{w, vault}]
					if p.shares == "" || p.shares == "0" {
						m.post(t, ctx, moved(w, YieldSourceRedeem, 1, -1, "-1"))
						return
					}
					held, err := money.ParseUnits(p.shares)
					if err != nil {
						t.Fatal(err)
					}
					part := rapid.SampledFrom([]money.Units{held, held.MulDivFloor(money.NewUnits(1), money.NewUnits(3)), money.NewUnits(1)}).Draw(t, "shares")
					carrying := p.balance.ShareFloor(part, held)
					m.post(t, ctx, moved(w, YieldSourceRedeem, carrying, -carrying, "-"+part.String()))
				},
				"several at once": func(t *rapid.T) {
					var entries []Entry
					for range rapid.IntRange(2, 5).Draw(t, "entries") {
						a := amount.Draw(t, "amount")
						if rapid.Bool().Draw(t, "out") {
							a = -a
						}
						entries = append(entries, cashEntry(wallet(t), a, 0))
					}
					m.post(t, ctx, entries...)
				},
				"the same again": func(t *rapid.T) {
					if len(m.posted) == 0 {
						return
					}
					again := rapid.SampledFrom(m.posted).Draw(t, "entry")
					again.Lines = cashEntry(again.Wallet, 1, 0).Lines
					if err := postAll(ctx, db, cashEntry(again.Wallet, 1, 0), again); !store.IsUnique(err) {
						t.Fatalf("posted twice: %v", err)
					}
				},
			})
		})
	})
}

// moved is cash against a yield position.
func moved(w uuid.UUID, kind EventType, inCash, inVault money.USD, units string) Entry {
	n, _ := new(big.Int).SetString(units, 10)
	return newEntry(w, kind,
		Line{Account: YieldPosition, Chain: chain.Base, Token: chain.USDC, YieldSource: vault, Amount: inVault, Shares: n},
		Line{Account: Cash, Chain: chain.Base, Token: chain.USDC, Amount: inCash})
}
