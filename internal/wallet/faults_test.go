package wallet_test

import (
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
)

// Whatever is wrong with the node while deposits arrive, once it is well again
// each of them has been credited once.
func TestDepositsSurviveTheNodesFaults(t *testing.T) {
	t.Parallel()
	for name, faults := range map[string]evmtest.Faults{
		"down":                   {Down: true},
		"answers 429":            {Status: 429},
		"slow":                   {Slow: 300 * time.Millisecond},
		"an older head":          {StaleBy: 3},
		"a head before finality": {StaleBy: 12},
		"receipts truncated":     {TruncateReceipts: true},
		"logs dropped":           {DropLogs: true},
		"amounts altered":        {AlterAmounts: true},
		"receipts out of order":  {SwapReceipts: true},
		"hashes that are wrong":  {WrongHash: true},
		"answers cut short":      {CutJSON: true},
		"batches incomplete":     {LoseBatchAnswers: true},
		"another chain":          {ChainID: 1},
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				var proxy *evmtest.Proxy
				w := newWorld(t, db, devnet.Options{Finality: 2}, func(c evm.Config) evm.Config {
					proxy = evmtest.New(t, c.URL)
					c.URL, c.Timeout = proxy.URL, 200*time.Millisecond
					return c
				})
				mine := w.createWallet()
				w.pay(mine, chain.USDC, 1_000_000)
				w.mineBlocks(1)
				proxy.Set(faults)
				for range 4 {
					w.pay(mine, chain.USDC, 2_000_000)
					w.pay(mine, chain.USDT, 3_000_000)
					w.mineBlocks(2)
				}
				asked, failed := proxy.Calls("eth_getBlockByNumber"), w.failedRounds()
				w.until("the follower has met the fault", func() bool {
					return w.failedRounds() > failed+1 || proxy.Calls("eth_getBlockByNumber") > asked+3
				})
				if credited := w.completedTotal(mine); credited > 21_000_000 {
					t.Fatalf("credited %s, more than was paid", credited)
				}
				proxy.Set(evmtest.Faults{})
				w.mineBlocks(3)
				w.until("all is credited", func() bool { return w.completedTotal(mine) == 21_000_000 })
				if list := w.listDeposits(mine); len(list) != 9 {
					t.Fatalf("%d deposits, want 9", len(list))
				}
				w.assertBooksBalance(mine, 21_000_000)
			})
		})
	}
}

// completedTotal is what the wallet's completed deposits amount to.
func (w *world) completedTotal(of wallet.Wallet) money.USD {
	w.Helper()
	var sum money.USD
	for _, d := range w.listDeposits(of) {
		if d.Status == wallet.DepositCompleted {
			sum += d.Amount
		}
	}
	return sum
}

// failedRounds counts the follower's rounds that ended in an error.
func (w *world) failedRounds() float64 {
	w.Helper()
	families, err := w.metrics.Gather()
	if err != nil {
		w.Fatal(err)
	}
	for _, f := range families {
		if f.GetName() == "granary_follower_failures_total" {
			return f.GetMetric()[0].GetCounter().GetValue()
		}
	}
	w.Fatal("the follower has no failure counter")
	return 0
}

// Two followers of one chain, as after a seat was lost without notice: one of
// them cannot commit, and nothing is credited twice.
func TestTwoFollowersCreditOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{Finality: 1}, nil)
		mine := w.createWallet()
		first := w.stop
		w.start() // a second runner on the same seat
		second := w.stop
		w.stop = func() { first(); second() }
		for range 10 {
			w.pay(mine, chain.USDC, 1_000_000)
			w.mineBlocks(1)
		}
		w.mineBlocks(2)
		w.until("all is credited", func() bool { return w.completedTotal(mine) == 10_000_000 })
		w.assertBooksBalance(mine, 10_000_000)
	})
}
