package transfer

import (
	"fmt"
	"log/slog"
	"slices"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/yield"
)

// Over a span the turn passes every id once, wherever it begins and however the
// span is cut.
func TestEachWalletHasItsTurnOnceASpan(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		span := time.Duration(rapid.Int64Range(int64(time.Second), int64(24*time.Hour)).Draw(t, "span"))
		start := time.UnixMicro(rapid.Int64Range(1_700_000_000_000_000, 1_900_000_000_000_000).Draw(t, "start"))
		id := uuid.UUID(rapid.SliceOfN(rapid.Byte(), 16, 16).Draw(t, "id")).String()
		cuts := rapid.SliceOf(rapid.Int64Range(1, int64(span)-1)).Draw(t, "cuts")
		cuts = append(cuts, int64(span))
		slices.Sort(cuts)
		seen := 0
		from := start
		for _, c := range cuts {
			to := start.Add(time.Duration(c))
			first, last := turnAt(from, span), turnAt(to, span)
			switch {
			case first < last || (first == last && to.Sub(from) < span):
				if id > first && id <= last {
					seen++
				}
			default:
				if id > first || id <= last {
					seen++
				}
			}
			from = to
		}
		if seen != 1 {
			t.Fatalf("%s came up %d times", id, seen)
		}
	})
}

// serviceWithWallets returns a service over many automatic wallets whose source is read by the test alone.
func serviceWithWallets(tb testing.TB, db *store.DB, wallets int, span time.Duration) *Service {
	tb.Helper()
	client, err := evm.Dial(tb.Context(), evm.Config{Name: sepolia, URL: "http://127.0.0.1:1", ChainID: 1,
		Tokens: map[chain.Token]evm.Token{chain.USDC: {Address: common.HexToAddress("0x01"), Decimals: 6}}, Finality: evm.Finality{Depth: 1}})
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(client.Close)
	policy := calendar.Policy{TypicalMinUnits: 1, TypicalMaxUnits: 1}
	catalog, err := yield.New(db, map[chain.Name]*evm.Client{sepolia: client}, []yield.Config{{ID: "a", Name: "A", Description: "A.", Protocol: "erc4626", Chain: sepolia,
		DepositToken: chain.USDC, Vault: common.HexToAddress("0x02"), NavUpdateMode: yield.NavContinuous, Policies: yield.Policies{Deposit: policy, Redeem: policy}}},
		slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		tb.Fatal(err)
	}
	s := NewService(db, custody.IDs{}, nil, catalog, nil, nil, nil, map[chain.Name]Chain{sepolia: {Tokens: client.TokenAddresses()}}, nil, BalanceRules{Band: 200, MinTrade: money.Dollar, Every: span},
		slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	write := func(fn func(tx *store.Tx)) {
		if err := db.Write(tb.Context(), func(tx *store.Tx) error { fn(tx); return nil }); err != nil {
			tb.Fatal(err)
		}
	}
	write(func(tx *store.Tx) {
		tx.Defer(`INSERT INTO yield_sources (id, mode, observed_at, total_assets, total_shares, worth, basis, liquidity, deposit_room, problem)
			VALUES ('a', 'active', $1, '1000000000000', '1000000000000', '1000000000000', '1000000000000', 1000000000000, 1000000000000, '')`, db.Clock().Micros())
	})
	const strategy = `{"allocations":{"usdc":[{"yieldSourceId":"a","pct":60},{"yieldSourceId":"cash","pct":40}],"usdt":[{"yieldSourceId":"cash","pct":100}]}}`
	id := "lower(substr(h,1,8)||'-'||substr(h,9,4)||'-4'||substr(h,14,3)||'-8'||substr(h,18,3)||'-'||substr(h,21,12)) AS id FROM (SELECT hex(randomblob(16)) AS h FROM n)"
	if db.Engine() == store.Postgres {
		id = "gen_random_uuid()::text AS id FROM n"
	}
	write(func(tx *store.Tx) {
		tx.Defer(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, strategy, lifecycle, addresses, created_at, updated_at)
			SELECT v.id, $2, v.id, 'w', 'w', 1, $3, 'active', '{}', CAST($4 AS BIGINT), CAST($4 AS BIGINT) FROM (
				WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1) SELECT `+id+`) AS v`,
			wallets, uuid.New(), strategy, db.Clock().Micros())
		tx.Defer(`INSERT INTO balancing (wallet_id, cause, attempts, retry_at) SELECT id, '', 0, 0 FROM wallets`)
		const columns = `INSERT INTO positions (wallet_id, position_id, organization_id, kind, chain, token, yield_source_id, balance, reserved, units, updated_at) `
		tx.Defer(columns+`SELECT id, $1, organization_id, 'cash', $2, 'usdc', NULL, 40000000, 0, NULL, 0 FROM wallets`, usdcCash, string(sepolia))
		tx.Defer(columns+`SELECT id, 'a', organization_id, 'yield_source', $1, 'usdc', 'a', 60000000, 0, '60000000', 0 FROM wallets`, string(sepolia))
	})
	if db.Engine() == store.Postgres {
		write(func(tx *store.Tx) {
			for _, table := range []string{"wallets", "balancing", "positions"} {
				tx.Defer(`ANALYZE ` + table)
			}
		})
	}
	return s
}

// BenchmarkDrift measures the check for drift in a second without drift, with a span of a quarter of an hour.
func BenchmarkDrift(b *testing.B) {
	for _, engine := range storetest.Engines(b) {
		for _, wallets := range []int{10_000, 1_000_000} {
			b.Run(fmt.Sprintf("%s/%d", engine, wallets), func(b *testing.B) {
				const span = 15 * time.Minute
				s := serviceWithWallets(b, storetest.Open(b, engine), wallets, span)
				from := s.db.Clock().Now()
				for b.Loop() {
					to := from.Add(time.Second)
					if err := s.checkTurnsBetween(b.Context(), task.Task{}, from, to); err != nil {
						b.Fatal(err)
					}
					from = to
				}
				b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N), "ms/second")
			})
		}
	}
}
