package rpc_test

import (
	"log/slog"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

// clusterSlots is how many slots a second a cluster of Solana's has.
const clusterSlots = 2.5

// A follower that begins 2,000 slots behind its chain, which it follows without other work: how many slots it reads a
// second, and how many times a cluster's that is.
func BenchmarkFollowerCatchesUp(b *testing.B) {
	for _, engine := range storetest.Engines(b) {
		b.Run(string(engine), func(b *testing.B) {
			db := storetest.Open(b, engine)
			v, err := validator.Start(validator.Options{Finality: 3, Log: slog.New(slog.DiscardHandler)})
			if err != nil {
				b.Fatal(err)
			}
			b.Cleanup(func() { _ = v.Close() })
			client, err := rpc.Dial(rpc.Config{Name: chain.SolanaDevnet, URLs: []string{v.URL()}, Genesis: validator.GenesisHash, Known: finality.New(db, chain.SolanaDevnet),
				Mints: map[chain.Token]solana.PublicKey{chain.USDC: validator.USDC, chain.USDT: validator.USDT}})
			if err != nil {
				b.Fatal(err)
			}
			b.Cleanup(client.Close)
			start := func() (stop func()) {
				follower := wallet.NewFollower(db, rpc.NewFollowerReader(client, wallet.OwnAddresses(db, chain.SolanaDevnet)), chain.SolanaDevnet, time.Millisecond, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
				runner := tasktest.NewRunner(b, db, time.Minute)
				runner.HandleSeat(follower.Seat(), follower.Run)
				return runner.Start()
			}
			followed := func() (final uint64) {
				rows, err := db.Query(b.Context(), `SELECT final_number FROM chain_cursors`)
				all, err := store.Collect(rows, err, func(row store.Rows) (n uint64, err error) { return n, row.Scan(&n) })
				if err != nil {
					b.Fatal(err)
				}
				if len(all) == 0 {
					return 0
				}
				return all[0]
			}
			mine := func(n int) {
				if err := v.MineSlots(n); err != nil {
					b.Fatal(err)
				}
			}
			mine(5)
			stop := start()
			waittest.Until(b, "the chain is followed", func() bool { return followed() > 0 })
			slots := 0
			for b.Loop() {
				b.StopTimer()
				stop()
				mine(2000)
				slots += 2000
				final := v.Head() - 3
				b.StartTimer()
				stop = start()
				waittest.Until(b, "the follower has caught up", func() bool { return followed() >= final })
			}
			stop()
			rate := float64(slots) / b.Elapsed().Seconds()
			b.ReportMetric(rate, "slots/s")
			b.ReportMetric(rate/clusterSlots, "×cluster")
		})
	}
}
