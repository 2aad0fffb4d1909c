package transfer_test

import (
	"context"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// hanging is a chain whose node takes questions and never answers.
type hanging struct {
	intent.Family
	asked    atomic.Int64
	released chan struct{}
	release  func()
}

func newHanging(t *testing.T) *hanging {
	h := &hanging{released: make(chan struct{})}
	h.release = sync.OnceFunc(func() { close(h.released) })
	t.Cleanup(h.release)
	return h
}

func (h *hanging) wait(ctx context.Context) error {
	h.asked.Add(1)
	select {
	case <-h.released:
		return chain.ErrUnavailable
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (h *hanging) Executed(ctx context.Context, _ chain.Name, _ uuid.UUID, ids []uuid.UUID) ([]bool, error) {
	return make([]bool, len(ids)), h.wait(ctx)
}

// serveHanging has a service that serves the hanging chain run the tasks of which is says so.
func (w *world) serveHanging(h *hanging, is func(task.Task) bool) {
	w.Helper()
	terms := transfer.BridgeTerms{AtOnce: func(ctx context.Context, _ chain.Address) (money.USD, error) { return 0, h.wait(ctx) }}
	other := w.replicaOn(map[chain.Name]transfer.Chain{chain.SolanaDevnet: {Bridged: map[chain.Token]transfer.BridgeTerms{chain.USDC: terms}}},
		intent.New(w.db, nil, map[chain.Name]intent.Chain{chain.SolanaDevnet: {Family: h}}))
	choose := func(t task.Task) *transfer.Service {
		if is(t) {
			return other
		}
		return w.transfers
	}
	w.serving.Store(&choose)
}

// More wallets than there are workers hold cash on a chain whose node hangs. Targets of the wallets
// beside them are followed all the same, and so are theirs on other chains once the node is down.
func TestAHangingChainHoldsUpNoTargetsElsewhere(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w, h := newWorld(t, db, 0), newHanging(t)
		w.serveHanging(h, func(t task.Task) bool { return t.Kind == wallet.BalanceTask })
		on := map[uuid.UUID]wallet.Wallet{}
		for range balanceWorkers + 2 {
			mine := w.createFunded(50 * money.Dollar)
			on[mine.ID] = mine
			w.postCash(mine, chain.SolanaDevnet, money.Dollar)
		}
		other := w.createFunded(50 * money.Dollar)
		for _, mine := range on {
			w.follow(mine)
		}
		w.until("the node is asked by as many as may", func() bool { return h.asked.Load() >= 3 })
		w.follow(other)
		w.until("another wallet's target is followed", func() bool { return w.carryingValue(other, vaultID) > 0 })
		h.release()
		w.until("the others' are", func() bool {
			for _, mine := range on {
				if w.carryingValue(mine, vaultID) == 0 {
					return false
				}
			}
			return true
		})
	})
}

// balanceWorkers are those of the world's runner.
const balanceWorkers = 4

// postCash has the books say that a wallet holds an amount on a chain that the world does not have.
func (w *world) postCash(of wallet.Wallet, on chain.Name, amount money.USD) {
	w.Helper()
	if err := w.db.Write(w.ctx, func(tx *store.Tx) error {
		line := ledger.Line{Account: ledger.Cash, Chain: on, Token: chain.USDC, Amount: amount}
		from := line
		from.Account, from.Amount = ledger.External, -amount
		return ledger.Post(w.ctx, tx, ledger.Entry{Organization: org, Wallet: of.ID, Type: ledger.OpeningBalance, Reference: "test:" + uuid.NewString(),
			SettledAt: tx.DB().Clock().Now(), Lines: []ledger.Line{line, from}})
	}); err != nil {
		w.Fatal(err)
	}
}

// follow has a wallet follow a target of all of its cash in the vault.
func (w *world) follow(mine wallet.Wallet) {
	w.Helper()
	yes := true
	if _, err := w.transfers.SetStrategy(w.ctx, transfer.StrategyRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(), AutoRebalance: &yes,
		Strategy: &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: {{YieldSource: vaultID, Pct: 10_000}}}}}); err != nil {
		w.Fatal(err)
	}
}

// More redemptions than there are workers fail whose payouts are on a chain whose node hangs, where
// they are to be looked up. Withdrawals beside them are settled.
func TestAHangingChainHoldsUpNoSettlementElsewhere(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w, h := newWorld(t, db, 0), newHanging(t)
		hung := map[uuid.UUID]bool{}
		var all []wallet.Wallet
		for range balanceWorkers + 2 {
			mine := w.createFunded(50 * money.Dollar)
			w.allocate(mine, usdcCash, vaultID, 50*money.Dollar)
			all = append(all, mine)
		}
		w.starts.shut()
		for _, mine := range all {
			r := w.withdrawalRequest(mine, 20*money.Dollar)
			r.Sources = []transfer.Draw{{Position: vaultID, Amount: 20 * money.Dollar}}
			accepted, _, err := w.transfers.Withdraw(w.ctx, r)
			if err != nil {
				t.Fatal(err)
			}
			steps := accepted.Legs[0].Steps
			hung[steps[0].ID] = true
			if err := w.db.Write(w.ctx, func(tx *store.Tx) error {
				tx.Defer(`UPDATE steps SET chain = $1 WHERE id = $2`, string(chain.SolanaDevnet), steps[1].ID)
				return nil
			}); err != nil {
				t.Fatal(err)
			}
		}
		other := w.createFunded(50 * money.Dollar)
		w.serveHanging(h, func(t task.Task) bool {
			id, err := uuid.Parse(t.Key)
			return err == nil && t.Kind == transfer.SettleTask && hung[id]
		})
		w.setLiquidity(new(money.Units))
		w.starts.open()
		w.until("the node is asked by as many as may", func() bool { return h.asked.Load() >= 3 })
		r := w.withdrawalRequest(other, 20*money.Dollar)
		if got := w.withdrawNow(r).Status; got != transfer.Completed {
			t.Errorf("the withdrawal beside them is %s", got)
		}
	})
}
