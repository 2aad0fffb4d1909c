package wallet_test

import (
	"context"
	"log/slog"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/wallet"
)

// fickle reads a chain on which a stranger's transaction is that pays the wallet a unit in the block
// which is reorganized away, and has the bridge deliver to it where it is mined again.
type fickle struct {
	wallet.Reader
	again *atomic.Bool
}

func (f fickle) Transfers(ctx context.Context, from, to uint64) ([]chain.BlockTransfers, error) {
	blocks, err := f.Reader.Transfers(ctx, from, to)
	for i := range blocks {
		for j := range blocks[i].Transfers {
			t := &blocks[i].Transfers[j]
			if f.again.Load() {
				t.Bridged, t.Units = &chain.Bridged{Key: "oft:0x77"}, money.NewUnits(1_000_000_000)
			} else {
				t.Units = money.NewUnits(1)
			}
		}
	}
	return blocks, err
}

// A bridge's payment is credited, whichever other effects the same transaction had in a removed block.
func TestATransactionPaysAndThenDelivers(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{Finality: 3})
		mine := w.createWallet()
		w.stop()
		again := &atomic.Bool{}
		client := devnettest.Dial(t, w.chain.Config())
		w.follower = wallet.NewFollower(db, fickle{evm.NewReader(client), again}, chain.EthereumSepolia, 5*time.Millisecond, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
		runner := tasktest.NewRunner(w, w.db, 2*time.Second)
		runner.HandleSeat(w.follower.Seat(), w.follower.Run)
		var failed atomic.Pointer[string]
		runner.Handle(wallet.ArrivalTask, 1, func(ctx context.Context, t task.Task) error { // as if the wallet had not sent it
			id, err := uuid.Parse(t.Key)
			if err != nil {
				return err
			}
			a, open, err := wallet.LoadArrival(ctx, db, id)
			if err != nil || !open {
				return err
			}
			err = db.Write(ctx, func(tx *store.Tx) error {
				t.Finish(tx)
				return a.BecomeDeposit(ctx, tx)
			})
			if err != nil {
				text := err.Error()
				failed.Store(&text)
			}
			return err
		})
		w.stop = runner.Start()
		w.pay(mine, chain.USDT, 1_000_000_000)
		w.mineBlocks(1)
		w.until("the dust is shown", func() bool { return len(w.listDeposits(mine)) == 1 })
		again.Store(true)
		if err := w.chain.Reorg(1, false); err != nil {
			t.Fatal(err)
		}
		w.until("the delivery is credited, or refused", func() bool {
			w.mineBlocks(1)
			return w.completedTotal(mine) == 1000*money.Dollar || failed.Load() != nil
		})
		if f := failed.Load(); f != nil {
			t.Errorf("a thousand dollars are never credited: %s", *f)
		}
	})
}
