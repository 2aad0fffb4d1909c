package wallet_test

import (
	"context"
	"log/slog"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
)

// hurried reads a chain that makes more blocks than it takes to be final while some are read.
type hurried struct {
	wallet.Reader
	mine func() error
}

func (h hurried) Transfers(ctx context.Context, from, to uint64) ([]chain.BlockTransfers, error) {
	blocks, err := h.Reader.Transfers(ctx, from, to)
	if err == nil {
		err = h.mine()
	}
	return blocks, err
}

// A follower that never reaches the end of its chain still credits final deposits.
func TestAChainThatGoesOnWhileItIsRead(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		const depth = 2
		w := newWorld(t, db, devnet.Options{Finality: depth})
		mine := w.createWallet()
		w.stop()
		w.pay(mine, chain.USDC, 12_500_000)
		reader := hurried{evm.NewReader(devnettest.Dial(t, w.chain.Config())), func() error {
			for range depth + 1 {
				if _, err := w.chain.Commit(); err != nil {
					return err
				}
			}
			return nil
		}}
		w.follower = wallet.NewFollower(db, reader, chain.EthereumSepolia, 5*time.Millisecond, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
		w.start()
		w.mineBlocks(1)
		w.until("the deposit completes", func() bool { return w.completedTotal(mine) == 12_500_000 })
		w.stop()
		w.assertBooksBalance(mine, 12_500_000)
	})
}
