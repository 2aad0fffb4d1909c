package transfer_test

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// crowd are more workflows of one organization than there are workers, none of which is signed.
type crowd struct {
	*world
	node *hanging
	of   []wallet.Wallet
	are  []transfer.Workflow
}

// acceptCrowd has workflows accepted, by accept for each wallet, whose steps ask a node that hangs.
func (w *world) acceptCrowd(accept func(wallet.Wallet) (transfer.Workflow, bool, error)) *crowd {
	w.Helper()
	c := &crowd{world: w, node: newHanging(w.T)}
	for range 2*startWorkers + 1 {
		c.of = append(c.of, w.createFunded(30*money.Dollar))
	}
	w.starts.shut()
	own := map[string]bool{}
	for _, mine := range c.of {
		flow, _, err := accept(mine)
		if err != nil {
			w.Fatal(err)
		}
		c.are = append(c.are, flow)
		own[flow.Legs[0].Steps[0].ID.String()] = true
	}
	behind := w.replicaWith(intent.New(w.db, nil, map[chain.Name]intent.Chain{chain.EthereumSepolia: {Family: c.node}}))
	serve := func(t task.Task) *transfer.Service {
		if own[t.Key] {
			return behind
		}
		return w.transfers
	}
	w.serving.Store(&serve)
	return c
}

// assertAnotherGoesOn has another organization's withdrawal complete.
func (c *crowd) assertAnotherGoesOn(of wallet.Wallet) {
	c.Helper()
	if got := c.withdrawNow(c.withdrawalRequest(of, 20*money.Dollar)).Status; got != transfer.Completed {
		c.Errorf("the other organization's withdrawal is %s", got)
	}
}

// untilCompleted waits until the crowd is done, by a node that answers.
func (c *crowd) untilCompleted(kind wallet.WorkflowKind) {
	c.Helper()
	for i, flow := range c.are {
		if got := c.untilEnded(c.of[i], kind, flow.ID).Status; got != transfer.Completed {
			c.Errorf("a workflow of the crowd is %s", got)
		}
	}
	c.assertBooksBalance()
}

// More steps than there are workers are held up by an emergency stop while the node hangs. It is asked
// about none of them, another organization's withdrawal is paid, and the end of the stop has all of
// them signed.
func TestStoppedStepsAskNoChainAndHoldUpNobodyElse(t *testing.T) {
	for name, kind := range map[string]wallet.WorkflowKind{"payouts": wallet.Withdrawal, "allocations": wallet.Rebalance} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				w := newWorld(t, db, 0)
				other := w.createFundedOf(uuid.New(), 30*money.Dollar)
				c := w.acceptCrowd(func(mine wallet.Wallet) (transfer.Workflow, bool, error) {
					if kind == wallet.Withdrawal {
						return w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, 10*money.Dollar))
					}
					return w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
						Movements: []transfer.Instruction{{From: usdcCash, To: vaultID, Amount: 10 * money.Dollar}}})
				})
				w.putStop(stop.Organization)
				w.starts.open()
				w.until("all wait for the end of the stop", func() bool {
					return w.countRows(`SELECT COUNT(*) FROM tasks WHERE waits_for = $1`, stop.EndTopic(org)) == len(c.are)
				})
				c.assertAnotherGoesOn(other)
				if n := c.node.asked.Load(); n > 0 {
					t.Errorf("the node received %d requests about stopped steps", n)
				}
				w.serving.Store(nil)
				w.resume(stop.Organization)
				c.untilCompleted(kind)
			})
		})
	}
}

// One organization has more payouts than there are workers, and the node hangs for each of them. Another
// organization's is paid.
func TestOneOrganizationsPayoutsHoldUpNobodyElses(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		other := w.createFundedOf(uuid.New(), 30*money.Dollar)
		c := w.acceptCrowd(func(mine wallet.Wallet) (transfer.Workflow, bool, error) {
			return w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, 10*money.Dollar))
		})
		w.starts.open()
		w.until("as many hang as have workers", func() bool { return c.node.asked.Load() >= startWorkers })
		c.assertAnotherGoesOn(other)
		if n := c.node.asked.Load(); n > startWorkers {
			t.Errorf("%d of %d workers start the steps of one organization", n, 2*startWorkers)
		}
		w.serving.Store(nil)
		c.node.release()
		c.untilCompleted(wallet.Withdrawal)
	})
}
