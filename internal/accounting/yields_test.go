package accounting

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// setPrice sets the worth of 10^18 shares of a source on the n-th day of the books.
func (b *book) setPrice(source string, n int, worth money.USD) {
	b.Helper()
	must(b, b.db.Write(b.Context(), func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO yield_price_days (source_id, day, at, block, worth, shares, closed) VALUES ($1, $2, $3, 7, $4, $5, 0)`,
			source, day(n)/microsPerDay, day(n), money.NewUnits(uint64(worth)), money.NewUnits(1_000_000_000_000_000_000))
		return nil
	}))
}

// A source's earnings are the posted ones, and its shares are valued at the last price at that time, with that
// price's age. An unknown value is null, not a number.
func TestYieldBySource(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		b, wallet, other := newBook(t, db), uuid.New(), uuid.New()
		for _, w := range []uuid.UUID{wallet, other} {
			b.post(day(1), w, ledger.Deposit, line(ledger.Cash, chain.USDC, 1000, ""), line(ledger.External, chain.USDC, -1000, ""))
			b.post(day(2), w, ledger.YieldSourceDeposit, line(ledger.YieldPosition, chain.USDC, 300, vault, 3), line(ledger.Cash, chain.USDC, -300, ""))
			b.post(day(2), w, ledger.YieldSourceDeposit, line(ledger.YieldPosition, chain.USDC, 50, fund, 1), line(ledger.Cash, chain.USDC, -50, ""))
			b.post(day(2), w, ledger.YieldSourceDeposit, line(ledger.InTransit, chain.USDC, 70, vault), line(ledger.Cash, chain.USDC, -70, ""))
			b.post(day(6), w, ledger.YieldSourceRedeem, line(ledger.YieldPosition, chain.USDC, -100, vault, -1), line(ledger.Cash, chain.USDC, 108, ""), line(ledger.YieldIncome, chain.USDC, -8, vault))
		}
		b.setPrice(vault, 3, 104)
		b.setPrice(vault, 6, 90)
		for _, c := range []struct {
			what   string
			wallet *uuid.UUID
			to     int64
			want   SourceYield
			worth  money.USD // -1: not known
			priced int       // on which day
		}{
			{"before a price was known", &wallet, midnight(3), SourceYield{Source: vault, Cost: 300, Reason: "no price of the source is known of then"}, -1, 0},
			{"at the day's price", &wallet, midnight(4), SourceYield{Source: vault, Cost: 300}, 312, 3},
			{"at a price of days before", &wallet, midnight(6), SourceYield{Source: vault, Cost: 300}, 312, 3},
			{"after a redemption, at a loss", &wallet, midnight(7), SourceYield{Source: vault, Cost: 200, Realized: 8}, 180, 6},
			{"of all wallets", nil, midnight(7), SourceYield{Source: vault, Cost: 400, Realized: 16}, 360, 6},
			{"within a day that is over", nil, day(6) + 1, SourceYield{Source: vault, Cost: 400, Realized: 16, Reason: "the period ends within a day"}, -1, 0},
		} {
			s := b.statement(c.wallet, 0, c.to)
			if len(s.Sources) != 2 || s.Sources[0].Source != fund || s.Sources[0].Value != nil {
				t.Fatalf("%s: sources are %+v", c.what, s.Sources)
			}
			got := s.Sources[1]
			if got.Source != c.want.Source || got.Cost != c.want.Cost || got.Realized != c.want.Realized || !strings.HasPrefix(got.Reason, c.want.Reason) || (got.Reason == "") != (c.want.Reason == "") {
				t.Errorf("%s: %+v, not %+v", c.what, got, c.want)
			}
			if c.worth < 0 {
				if got.Value != nil || got.Unrealized() != nil || got.ValuedAt != nil {
					t.Errorf("%s: worth %v, of %v", c.what, got.Value, got.ValuedAt)
				}
				continue
			}
			if got.Value == nil || *got.Value != c.worth || *got.Unrealized() != c.worth-got.Cost || !got.ValuedAt.Equal(time.UnixMicro(day(c.priced))) {
				t.Errorf("%s: worth %v of %v, not %s of day %d", c.what, got.Value, got.ValuedAt, c.worth, c.priced)
			}
		}
	})
}

// An emptied source is worth zero, with a known price or without.
func TestASourceThatWasLeftIsWorthNothing(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		b, wallet := newBook(t, db), uuid.New()
		b.post(day(1), wallet, ledger.OpeningBalance, line(ledger.YieldPosition, chain.USDC, 300, vault, 3), line(ledger.External, chain.USDC, -300, ""))
		b.post(day(2), wallet, ledger.YieldSourceRedeem, line(ledger.YieldPosition, chain.USDC, -300, vault, -3), line(ledger.Cash, chain.USDC, 290, ""), line(ledger.YieldIncome, chain.USDC, 10, vault))
		s := b.statement(&wallet, 0, day(5))
		if len(s.Sources) != 1 || s.Sources[0].Realized != -10 || s.Sources[0].Value == nil || *s.Sources[0].Value != 0 || *s.Sources[0].Unrealized() != 0 {
			t.Errorf("sources are %+v", s.Sources)
		}
	})
}
