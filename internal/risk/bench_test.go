package risk

import (
	"fmt"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/yield"
)

// BenchmarkEvaluation measures an evaluation with so many wallets, half of whose value is in one of twenty sources,
// and a thousand rules: without a change, with a new price of one source, of all sources, and with ten changed
// wallets. No alert is raised.
func BenchmarkEvaluation(b *testing.B) {
	for _, wallets := range []int{10_000, 100_000} {
		m, ids := crowded(wallets)
		for _, c := range []struct {
			name    string
			changed changes
		}{
			{"nothing", changes{}},
			{"ten wallets", changes{wallets: ids[:10]}},
			{"one source", changes{sources: map[string]bool{"s0": true}}},
			{"all sources", changes{sources: every(m.sources)}},
		} {
			b.Run(fmt.Sprintf("%d wallets/%s", wallets, c.name), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					m.eachCase(c.changed, func(r *Rule, of subject) {
						key := trackKey{r.ID, of}
						if t, changes := decide(r.limits(), m.tracks[key], m.sampleOf(r, of, 1)); t != (track{}) || changes != nil {
							b.Fatal("something is wrong")
						}
					})
				}
			})
		}
	}
}

func every(sources map[string]SourceReading) map[string]bool {
	all := map[string]bool{}
	for id := range sources {
		all[id] = true
	}
	return all
}

// crowded is a memory of many wallets and a thousand rules of all metrics.
func crowded(wallets int) (*memory, []uuid.UUID) {
	m := newMemory()
	share := money.NewUnits(1_000_000)
	for i := range 20 {
		id := fmt.Sprint("s", i)
		m.sources[id] = SourceReading{Source: id, Token: chain.USDC, At: microsOf(1), PricedAt: microsOf(1), Readable: true, ApyBps: 400, Tvl: money.Dollar, Liquidity: money.MaxUSD, Price: yield.Price{Assets: share, Shares: share}}
		m.windows[id] = &window{}
		for i := range 300 {
			before := m.sources[id]
			before.At = microsOf(int64(i) - 300)
			m.windows[id].add(before)
		}
	}
	m.tokens[chain.USDC] = TokenReading{Token: chain.USDC, Configured: true, Price: money.Dollar, At: microsOf(1)}
	m.tokens[chain.USDT] = TokenReading{Token: chain.USDT, Configured: true, Price: money.Dollar, At: microsOf(1)}
	ids := make([]uuid.UUID, wallets)
	for i := range ids {
		ids[i] = uuid.New()
		m.put(ids[i], &holdings{organization: org, cash: 50 * money.Dollar, held: []held{{fmt.Sprint("s", i%20), money.NewUnits(50_000_000)}}})
	}
	var rules []Rule
	for i := range 1000 {
		t := Terms{Metric: AllMetrics()[i%9], Severity: Info, Action: OnlyAlert, Enabled: true}
		t.Threshold = metrics[t.Metric].most
		if metrics[t.Metric].below {
			t.Threshold = metrics[t.Metric].least
		}
		t.ResolveThreshold = t.Threshold
		switch i % 4 {
		case 1:
			t.Scope.Source = fmt.Sprint("s", i%20)
		case 2:
			t.Scope.Wallet = &ids[i%len(ids)]
		}
		rules = append(rules, Rule{ID: uuid.New(), Organization: org, Terms: t})
	}
	m.replaceRules(org, 1, rules)
	return m, ids
}

// BenchmarkHoldings measures the positions of so many wallets in memory: the first read, when the seat is taken, and
// the search for changed wallets, of which there are none.
func BenchmarkHoldings(b *testing.B) {
	for _, engine := range storetest.Engines(b) {
		db := storetest.Open(b, engine)
		const wallets = 100_000
		err := db.Write(b.Context(), func(tx *store.Tx) error {
			for first := 0; first < wallets; first += 500 {
				args := []any{}
				for range 500 {
					args = append(args, uuid.New(), "s0", org, "yield_source", "ethereum_sepolia", "usdc", "s0", 50_000_000, 0, "50000000", 1)
				}
				tx.Defer(`INSERT INTO positions (wallet_id, position_id, organization_id, kind, chain, token, yield_source_id, balance, reserved, units, updated_at) VALUES `+store.Values(500, 11), args...)
			}
			return nil
		})
		if err != nil {
			b.Fatal(err)
		}
		e := &Evaluator{db: db}
		fresh := func() *memory {
			m := newMemory()
			m.replaceRules(org, 1, []Rule{{ID: uuid.New(), Organization: org, Terms: Terms{Metric: ConcentrationPct, Threshold: wholePct, ResolveThreshold: wholePct}}})
			return m
		}
		refresh := func(m *memory) {
			if _, err := m.refreshHoldings(b.Context(), e); err != nil {
				b.Fatal(err)
			}
		}
		b.Run(fmt.Sprint(engine, "/read"), func(b *testing.B) {
			for b.Loop() {
				refresh(fresh())
			}
		})
		m := fresh()
		refresh(m)
		b.Run(fmt.Sprint(engine, "/look again"), func(b *testing.B) {
			for b.Loop() {
				refresh(m)
			}
		})
	}
}
