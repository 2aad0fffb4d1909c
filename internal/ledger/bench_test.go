package ledger

import (
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A block that pays two thousand wallets: as many entries and events in one
// transaction.
func BenchmarkDeposits(b *testing.B) {
	const wallets = 2000
	for _, engine := range storetest.Engines(b) {
		b.Run(string(engine), func(b *testing.B) {
			db := storetest.Open(b, engine)
			org := uuid.New()
			ids := make([]uuid.UUID, wallets)
			for i := range ids {
				ids[i] = uuid.New()
			}
			for b.Loop() {
				now := db.Clock().Now()
				entries := make([]Entry, wallets)
				events := make([]event.Event, wallets)
				for i, w := range ids {
					entries[i] = Entry{
						Organization: org, Wallet: w, Type: Deposit, Reference: "deposit:" + uuid.NewString(), SettledAt: now, TxHash: "0x" + uuid.NewString(),
						Lines: []Line{
							{Account: Cash, Chain: chain.Base, Token: chain.USDC, Amount: 5 * money.Dollar},
							{Account: External, Chain: chain.Base, Token: chain.USDC, Amount: -5 * money.Dollar},
						},
					}
					events[i] = event.Event{Organization: org, Stream: w, Type: event.DepositStatus, Body: map[string]any{"walletId": w, "amount": "5.000000", "at": now}}
				}
				err := db.Write(b.Context(), func(tx *store.Tx) error {
					if err := Post(b.Context(), tx, entries...); err != nil {
						return err
					}
					return event.Emit(b.Context(), tx, events...)
				})
				if err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N*wallets)/b.Elapsed().Seconds(), "deposits/s")
		})
	}
}

// One withdrawal's settlement: five rows, one of them a guarded balance, from
// sixteen callers with wallets of their own.
func BenchmarkGuardedEntry(b *testing.B) {
	const callers = 16
	for _, engine := range storetest.Engines(b) {
		b.Run(string(engine), func(b *testing.B) {
			db := storetest.Open(b, engine)
			org := uuid.New()
			var next atomic.Int64
			b.SetParallelism(callers / 2) // times GOMAXPROCS
			b.ResetTimer()
			b.RunParallel(func(pb *testing.PB) {
				wallet := uuid.New()
				entry := func(amount money.USD) Entry {
					return Entry{
						Organization: org, Wallet: wallet, Type: WithdrawalPayout, Reference: fmt.Sprint("step:", next.Add(1)), SettledAt: time.Unix(1, 0),
						Lines: []Line{
							{Account: Cash, Chain: chain.Base, Token: chain.USDC, Amount: -amount},
							{Account: External, Chain: chain.Base, Token: chain.USDC, Amount: amount - 1},
							{Account: NetworkFee, Chain: chain.Base, Token: chain.USDC, Amount: 1},
						},
					}
				}
				post := func(e Entry) error {
					return db.Write(b.Context(), func(tx *store.Tx) error { return Post(b.Context(), tx, e) })
				}
				if err := post(entry(-1_000_000 * money.Dollar)); err != nil {
					b.Error(err)
					return
				}
				for pb.Next() {
					if err := post(entry(2)); err != nil {
						b.Error(err)
						return
					}
				}
			})
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "tx/s")
		})
	}
}
