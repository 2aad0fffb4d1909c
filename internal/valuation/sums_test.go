package valuation

import (
	"context"
	"fmt"
	"math/big"
	"runtime"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// An organization's sources at any day's end are the sum of its wallets', whichever days are closed; and so are the
// balances of closed days.
func TestSumsBySourceAreThoseOfTheWallets(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLedgerWorld(t, db)
		stranger := &ledgerWorld{TB: t, db: db, organization: uuid.New(), wallet: uuid.New(), seat: w.seat}
		random := randtest.Rand(t)
		prices := map[string]uint64{vault: 1_000_000, fund: 1_100_000} // for all
		var lives []*randomLife
		for range 3 {
			own := *w
			own.wallet = uuid.New()
			lives = append(lives, &randomLife{ledgerWorld: &own, random: random, shares: map[string]int64{}, cost: map[string]money.USD{}, asked: map[string]money.USD{}, prices: prices})
		}
		first := w.today()
		stranger.post(ledger.YieldSourceDeposit, line(ledger.External, "", -999, 0), line(ledger.YieldPosition, vault, 999, 999))
		for range 8 {
			for _, l := range lives {
				l.live()
			}
			w.startDay()
			if random.IntN(3) == 0 {
				w.closeAll()
			}
		}
		for day := first - 1; day <= w.today(); day++ {
			checkSums(t, lives, day)
		}
		w.startDay()
		w.closeAll()
		for day := first - 1; day < w.today(); day++ {
			checkSums(t, lives, day)
		}
	})
}

// checkSums holds the sums of a day to the lines of each wallet.
func checkSums(t *testing.T, lives []*randomLife, day Day) {
	t.Helper()
	owner, db := Owner{Organization: lives[0].organization}, lives[0].db
	want := map[string]SourceValue{}
	var all []ledger.MovedLine
	for _, l := range lives {
		r := l.loadReference(Period{day - 1000, day})
		all = append(all, r.lines...)
		own := map[string]SourceValue{}
		for _, source := range []string{vault, fund} {
			shares, cost := new(big.Int), money.USD(0)
			for _, line := range r.lines {
				if line.Account == ledger.YieldPosition && line.YieldSource == source {
					shares.Add(shares, line.Shares)
					cost += line.Amount
				}
			}
			v := SourceValue{Cost: cost}
			if price, ok := r.prices.priceOn(source, day); ok {
				units, err := money.UnitsFromBig(shares)
				must(t, err)
				v.Value = price.Value(units)
			}
			own[source] = v
			want[source] = SourceValue{Value: want[source].Value + v.Value, Cost: want[source].Cost + v.Cost}
		}
		expectSums(t, fmt.Sprintf("%s, wallet %s", day, l.wallet), db, Owner{l.organization, &l.wallet}, day, own)
	}
	expectSums(t, day.String(), db, owner, day, want)

	balances, ended, err := SumBalances(t.Context(), db, owner, day.End().Add(time.Hour))
	must(t, err)
	got, held := map[string]money.USD{}, map[string]money.USD{}
	for _, b := range balances {
		id := b.YieldSource
		got[id] += bigUSD(b.Cost)
		got["transit "+id] += bigUSD(b.InTransit)
		got["shares "+id] += bigUSD(b.Units)
	}
	for _, l := range all {
		switch {
		case l.Micros >= ended.UnixMicro():
		case l.Account == ledger.Cash:
			held[""] += l.Amount
		case l.Account == ledger.InTransit:
			held["transit "+l.YieldSource] += l.Amount
		case l.Account == ledger.YieldPosition:
			held[l.YieldSource] += l.Amount
			held["shares "+l.YieldSource] += bigUSD(l.Shares)
		}
	}
	for _, id := range []string{"", vault, fund, "transit " + vault, "transit " + fund, "shares " + vault, "shares " + fund} {
		if got[id] != held[id] {
			t.Errorf("before %s, which is closed, %q has %s, in the journal %s", ended, id, got[id], held[id])
		}
	}
	if ended.After(day.End()) {
		t.Errorf("what is asked of before %s is added up to %s", day.End().Add(time.Hour), ended)
	}
}

func expectSums(t *testing.T, what string, db store.Querier, owner Owner, day Day, want map[string]SourceValue) {
	t.Helper()
	got, err := SumSources(t.Context(), db, owner, []string{vault, fund}, day)
	must(t, err)
	for source, v := range want {
		if got[source].Value != v.Value || got[source].Cost != v.Cost {
			t.Errorf("%s: %s is worth %s and cost %s, by wallets %s and %s", what, source, got[source].Value, got[source].Cost, v.Value, v.Cost)
		}
	}
}

// heapQuerier sees how much is held in memory while rows are read.
type heapQuerier struct {
	*store.DB
	rows        int
	first, last uint64 // after 5,000 rows, and after the last 5,000
}

type heapRows struct {
	store.Rows
	q *heapQuerier
}

func (q *heapQuerier) Query(ctx context.Context, query string, args ...any) (store.Rows, error) {
	rows, err := q.DB.Query(ctx, query, args...)
	return heapRows{rows, q}, err
}

func (r heapRows) Next() bool {
	if r.q.rows++; r.q.rows%5000 == 0 {
		r.q.last = heapInUse()
		if r.q.first == 0 {
			r.q.first = r.q.last
		}
	}
	return r.Rows.Next()
}

func heapInUse() uint64 {
	runtime.GC()
	runtime.GC() // the output of the pools is gone after the second
	var now runtime.MemStats
	runtime.ReadMemStats(&now)
	return now.HeapAlloc
}

const manyWallets = 20_000

// fillPositions gives wallets of an organization a position in a source each, on a closed
// day.
func fillPositions(t testing.TB, db *store.DB, organization uuid.UUID, day Day) {
	t.Helper()
	must(t, db.Write(t.Context(), func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO valuation_days (day, closed_at, wallet_id, done) VALUES ($1, 1, '', 1)`, int64(day))
		tx.Defer(`INSERT INTO yield_price_days (source_id, day, at, block, worth, shares, closed) VALUES ($1, $2, 1, 1, '1500000', '1000000', 1)`, vault, int64(day))
		tx.Defer(`INSERT INTO valued_positions (wallet_id, position_id, organization_id, chain, token, yield_source_id)
			SELECT n.id, $1, $2, 'base', 'usdc', $1 FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $3)
				SELECT '00000000-0000-4000-8000-' || (100000000000 + i) AS id FROM n) AS n`, vault, organization, manyWallets)
		tx.Defer(`INSERT INTO position_days (wallet_id, position_id, day, units, cost, in_transit, value, deposits, withdrawals, realized, fees, deposits_sum, deposit_days, withdrawals_sum, withdrawal_days, realized_sum, fees_sum, growth, losses)
			SELECT wallet_id, position_id, CAST($1 AS BIGINT), '3', 2, 0, 4, 2, 0, 0, 0, '2', '2', '0', '0', '0', '0', '1000000000000000000000000000000000000', 0 FROM valued_positions`, int64(day))
		return nil
	}))
}

// All wallets' positions in a source are valued one by one, and none is kept.
func TestValuingAllWalletsNeedsTheMemoryOfOne(t *testing.T) {
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			db, organization := storetest.Open(t, engine), uuid.New()
			fillPositions(t, db, organization, 20_000)
			q := &heapQuerier{DB: db}
			sums, err := SumSources(t.Context(), q, Owner{Organization: organization}, []string{vault}, 20_001)
			must(t, err)
			if got := sums[vault]; got.Value != 4*manyWallets || got.Cost != 2*manyWallets {
				t.Errorf("all wallets hold %+v", got)
			}
			if q.rows < manyWallets || q.first == 0 {
				t.Fatalf("%d rows were read", q.rows)
			}
			grown := int64(q.last) - int64(q.first)
			t.Logf("from 5,000 wallets to %d what is held grows by %d kB", manyWallets, grown>>10)
			if grown > (manyWallets-5000)*32 { // an id of each would be more
				t.Errorf("from 5,000 wallets to %d what is held grows by %d kB", manyWallets, grown>>10)
			}
		})
	}
}

func BenchmarkSumSources(b *testing.B) {
	for _, engine := range storetest.Engines(b) {
		b.Run(string(engine), func(b *testing.B) {
			db, organization := storetest.Open(b, engine), uuid.New()
			fillPositions(b, db, organization, 20_000)
			b.ReportAllocs()
			for b.Loop() {
				_, err := SumSources(b.Context(), db, Owner{Organization: organization}, []string{vault}, 20_001)
				must(b, err)
			}
		})
	}
}
