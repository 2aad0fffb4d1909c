package wallet_test

import (
	"context"
	"fmt"
	"log/slog"
	"sync/atomic"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/wallet"
)

// filtered reads a chain as a reader does that verifies only payments to wallets. The first reads of a transfer are from before
// its payee was a wallet.
type filtered struct {
	wallet.Reader
	early *atomic.Int32 // reads that are left
	reads *atomic.Int32 // of blocks with transfers
}

func (f filtered) Transfers(ctx context.Context, from, to uint64) ([]chain.BlockTransfers, error) {
	blocks, err := f.Reader.Transfers(ctx, from, to)
	unverified, paid := f.early.Load() > 0, false
	for _, b := range blocks {
		for n := range b.Transfers {
			b.Transfers[n].Unverified, paid = unverified, true
		}
	}
	if paid {
		f.early.Add(-1)
		f.reads.Add(1)
	}
	return blocks, err
}

// A transfer that was read before its payee was a wallet, and was not verified therefore, is read again, and makes no
// deposit before it is verified.
func TestAnUnverifiedTransferToAWalletIsReadAgain(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{Finality: 1})
		mine := w.createWallet()
		w.stop()
		reader := filtered{evm.NewReader(devnettest.Dial(t, w.chain.Config())), &atomic.Int32{}, &atomic.Int32{}}
		reader.early.Store(1 << 20)
		w.follower = wallet.NewFollower(db, reader, chain.EthereumSepolia, 5*time.Millisecond, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
		runner := tasktest.NewRunner(w, w.db, 2*time.Second)
		runner.HandleSeat(w.follower.Seat(), w.follower.Run)
		w.stop = runner.Start()
		w.pay(mine, chain.USDT, 1_000_000)
		w.mineBlocks(3)
		w.until("the transfer is read again", func() bool { return reader.reads.Load() > 2 })
		if list := w.listDeposits(mine); len(list) > 0 {
			t.Errorf("deposits %+v of a transfer that is not verified", list)
		}
		reader.early.Store(0)
		w.until("the transfer is credited", func() bool { return w.completedTotal(mine) == 1_000_000 })
	})
}

// OwnAddresses finds the addresses of wallets on their chain, among any number of others.
func TestOwnAddresses(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{Finality: 1})
		mine := w.createWallet().Addresses[chain.EthereumSepolia]
		addresses := []chain.Address{mine}
		for n := range 1200 {
			addresses = append(addresses, chain.Address(fmt.Sprintf("0x%040x", n)))
		}
		own, err := wallet.OwnAddresses(db, chain.EthereumSepolia)(t.Context(), addresses)
		if err != nil || len(own) != 1 || !own[mine] {
			t.Errorf("own addresses %v, %v; want %s", own, err, mine)
		}
		own, err = wallet.OwnAddresses(db, chain.SolanaDevnet)(t.Context(), addresses)
		if err != nil || len(own) != 0 {
			t.Errorf("own addresses %v, %v on another chain", own, err)
		}
	})
}
