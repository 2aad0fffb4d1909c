package transfer_test

import (
	"errors"
	"math/big"
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// From every state that random events lead to, a wallet makes progress once faults end: each
// workflow ends, or names the third party that it waits for; each unwind ends, or says why it
// waits; the wallet takes another movement meanwhile. A resumed stop ends its unwinds regardless of the
// source. Once the source settles or gives back, all that is open ends, given up or not, and
// the books equal the chain.
func TestAWalletAlwaysMakesProgress(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		net, _ := devnettest.Chain(t, db)
		node := evmtest.New(t, net.URL())
		config := net.Config()
		config.URL = node.URL
		w := fundWorld{makeWorldOn(t, db, net, devnettest.Dial(t, config), 50_000, dullRules, fundConfigs)}
		w.fundRelayer()
		w.until("the sources are observed", func() bool {
			for _, id := range []string{vaultID, fundID} {
				if source, err := w.catalog.Get(w.ctx, id); err != nil || !source.Observed() {
					return false
				}
			}
			return true
		})
		randtest.CheckFew(t, 12, 2, func(rt *rapid.T) {
			l := &livelyWallet{fundWorld: w, rt: rt, node: node, mine: w.createInFund(200*money.Dollar, 400*money.Dollar)}
			l.runEvents()
			l.endFaults()
			l.assertNamed()
			l.assertTakesAnother()
			l.assertStopsEndUnwinds()
			l.assertAllEnds()
		})
	})
}

// livelyWallet is a wallet to which random events happen.
type livelyWallet struct {
	fundWorld
	rt      *rapid.T
	node    *evmtest.Proxy
	faulty  bool
	stopped bool // the organization
	mine    wallet.Wallet
	flows   []transfer.Workflow
}

var livelyPositions = []string{usdcCash, vaultID, fundID}

// runEvents has events happen, in any order.
func (l *livelyWallet) runEvents() {
	events := map[string]func(){
		"deposit": func() { l.payIn(l.mine, chain.USDC, l.drawAmount()) },
		"allocate": func() {
			from, to := rapid.SampledFrom(livelyPositions).Draw(l.rt, "from"), rapid.SampledFrom(livelyPositions).Draw(l.rt, "to")
			flow, _, err := l.transfers.Allocate(l.ctx, transfer.AllocationRequest{Organization: org, Wallet: l.mine.ID, RequestID: uuid.New(),
				Movements: []transfer.Instruction{{From: from, To: to, Amount: l.drawAmount()}}})
			l.accept(flow, err)
		},
		"withdraw": func() {
			r := l.withdrawalRequest(l.mine, l.drawAmount())
			r.Sources = []transfer.Draw{{Position: rapid.SampledFrom(livelyPositions).Draw(l.rt, "of"), Amount: r.Amount}}
			if rapid.Bool().Draw(l.rt, "is drawn on cash, too") && r.Sources[0].Position != usdcCash {
				r.Sources = append(r.Sources, transfer.Draw{Position: usdcCash, Amount: 10 * money.Dollar})
				r.Amount += 10 * money.Dollar
			}
			flow, _, err := l.transfers.Withdraw(l.ctx, r)
			l.accept(flow, err)
		},
		"cancel": func() {
			if flow, ok := l.drawFlow(); ok && flow.Kind == wallet.Withdrawal {
				_, err := l.transfers.Cancel(l.ctx, org, l.mine.ID, flow.ID)
				l.expectFault(err)
			}
		},
		"give up": func() {
			if flow, ok := l.drawFlow(); ok {
				l.tryGiveUp(flow)
			}
		},
		"unwind": func() {
			l.act(riskaction.New{Kind: riskaction.Unwind, Wallet: &l.mine.ID, OneWallet: true, Source: rapid.SampledFrom(livelyPositions[1:]).Draw(l.rt, "unwound")})
		},
		"resume":      func() { l.resumeIfStopped(rapid.SampledFrom(livelyPositions[1:]).Draw(l.rt, "resumed")) },
		"fund moves":  func() { l.release() },
		"vault dries": func() { l.setLiquidity(new(money.Units)) },
		"vault pays":  func() { l.setLiquidity(nil) },
		"node": func() {
			l.faulty = !l.faulty
			faults := evmtest.Faults{}
			if l.faulty {
				faults = rapid.SampledFrom([]evmtest.Faults{{Down: true}, {Status: 503}, {CutJSON: true}, {SwallowSends: true}}).Draw(l.rt, "fault")
			}
			l.node.Set(faults)
		},
		"stop all": func() {
			l.stopped = !l.stopped
			if l.stopped {
				l.putStop(stop.Organization)
			} else {
				l.resume(stop.Organization)
			}
		},
		"time passes":  func() { l.passTime(lookAgain) },
		"work is done": l.awaitTasks,
	}
	names := []string{"deposit", "allocate", "allocate", "withdraw", "withdraw", "cancel", "cancel", "give up", "unwind", "resume", "fund moves", "vault dries", "vault pays",
		"node", "stop all", "time passes", "work is done", "work is done"}
	for range rapid.IntRange(4, 12).Draw(l.rt, "events") {
		events[rapid.SampledFrom(names).Draw(l.rt, "event")]()
	}
}

func (l *livelyWallet) drawAmount() money.USD {
	return money.USD(rapid.Int64Range(1, 300).Draw(l.rt, "dollars")) * money.Dollar
}

func (l *livelyWallet) drawFlow() (transfer.Workflow, bool) {
	if len(l.flows) == 0 {
		return transfer.Workflow{}, false
	}
	return rapid.SampledFrom(l.flows).Draw(l.rt, "flow"), true
}

// accept notes a workflow, or that it was rejected for a reason that callers are given.
func (l *livelyWallet) accept(flow transfer.Workflow, err error) {
	if err == nil {
		l.flows = append(l.flows, flow)
		return
	}
	l.expectFault(err)
}

func (l *livelyWallet) expectFault(err error) {
	if err != nil && fault.CodeOf(err) == fault.Internal && !l.faulty {
		l.Fatal(err)
	}
}

func (l *livelyWallet) tryGiveUp(flow transfer.Workflow) {
	_, err := l.transfers.GiveUp(l.ctx, flow.ID, "a test")
	switch {
	case err == nil, l.faulty, errors.Is(err, transfer.ErrWorkflowEnded), errors.Is(err, transfer.ErrPayoutSigned), errors.Is(err, transfer.ErrOfUnwind):
	default:
		l.Fatal(err)
	}
}

func (l *livelyWallet) resumeIfStopped(source string) {
	target := stop.OfSourceForWallet(source, l.mine.ID)
	stops, err := stop.LoadForWallet(l.ctx, l.db, org, l.mine.ID)
	if err != nil {
		l.Fatal(err)
	}
	if _, found := stops.Find(target); found {
		l.resume(target)
	}
}

// awaitTasks waits until no step is about to be signed or settled, unless something keeps it from that.
func (l *livelyWallet) awaitTasks() {
	if l.faulty || l.stopped {
		return
	}
	l.until("what can be done is done", func() bool {
		l.passTime(lookAgain)
		return l.isNamed()
	})
}

// release has the fund settle the pending requests of the wallet, and give back those it was asked to.
func (l *livelyWallet) release() {
	controller := l.mine.Addresses[chain.EthereumSepolia]
	states, err := l.catalog.RequestStates(l.ctx, chain.EthereumSepolia, []yield.RequestQuery{{Source: fundID, Controller: controller}, {Source: fundID, Controller: controller, Redeem: true}})
	if err != nil {
		if l.faulty {
			return
		}
		l.Fatal(err)
	}
	for i, s := range states {
		settle, giveBack := fundABI.PackSettleDeposit, fundABI.PackReturnDeposit
		if i == 1 {
			settle, giveBack = fundABI.PackSettleRedeem, fundABI.PackReturnRedeem
		}
		for _, do := range []struct {
			units *big.Int
			data  []byte
		}{
			{s.Pending.Big(), settle(addressOf(l.mine), s.Pending.Big())},
			{s.PendingCancel.Big(), giveBack(addressOf(l.mine), s.PendingCancel.Big())},
		} {
			if s.Err == nil && do.units.Sign() > 0 {
				_ = l.chain.AsOwner(l.ctx, l.chain.Contracts.AsyncVault, do.data) // the pending amount may have been asked back meanwhile
			}
		}
	}
}

// endFaults ends all faults but the source's, which settles and refunds no request.
func (l *livelyWallet) endFaults() {
	l.faulty = false
	l.node.Set(evmtest.Faults{})
	l.setLiquidity(nil)
	if l.stopped {
		l.stopped = false
		l.resume(stop.Organization)
	}
}

// isNamed reports whether each workflow of the wallet has ended or names the third party that it
// waits for, each unwind has ended or says why it waits, and none of them occupies the wallet.
func (l *livelyWallet) isNamed() bool {
	open, err := transfer.OpenWorkflows(l.ctx, l.db)
	if err != nil {
		l.Fatal(err)
	}
	for _, w := range open {
		if w.Wallet == l.mine.ID && len(w.WaitsFor) == 0 {
			return false
		}
	}
	found, err := l.wallets.Get(l.ctx, org, l.mine.ID)
	if err != nil {
		l.Fatal(err)
	}
	return found.Status() == wallet.StatusIdle && l.countRows(`SELECT COUNT(*) FROM risk_actions WHERE wallet_id = $1 AND ended_at IS NULL AND (waiting = 0 OR problem = '')`, l.mine.ID) == 0
}

func (l *livelyWallet) assertNamed() {
	l.until("each workflow and unwind has ended or says whom it waits for", func() bool {
		l.passTime(lookAgain)
		return l.isNamed()
	})
}

// assertTakesAnother has another movement of new money go through, regardless of the party waited for.
func (l *livelyWallet) assertTakesAnother() {
	l.resumeIfStopped(vaultID)
	l.payIn(l.mine, chain.USDC, 5*money.Dollar)
	var flow transfer.Workflow
	l.until("another movement is accepted", func() bool {
		l.passTime(lookAgain)
		var err error
		flow, err = l.shift(l.mine, usdcCash, vaultID)
		return err == nil
	})
	if ended := l.untilEndedInTime(flow.ID, l.mine); ended.Status != transfer.Completed {
		l.Fatalf("another movement ends as %s: %s", ended.Status, reasonOf(ended))
	}
}

func (l *livelyWallet) assertStopsEndUnwinds() {
	for _, source := range livelyPositions[1:] {
		l.resumeIfStopped(source)
	}
	l.until("the unwinds have ended", func() bool {
		l.passTime(lookAgain)
		return l.countRows(`SELECT COUNT(*) FROM risk_actions WHERE wallet_id = $1 AND ended_at IS NULL`, l.mine.ID) == 0
	})
}

// assertAllEnds gives up some of the waiting workflows, and has the source settle its debts.
func (l *livelyWallet) assertAllEnds() {
	for _, flow := range l.flows {
		if rapid.Bool().Draw(l.rt, "is given up") {
			l.tryGiveUp(flow)
		}
	}
	l.until("all has ended", func() bool {
		l.release()
		l.passTime(lookAgain)
		return l.countRows(`SELECT COUNT(*) FROM workflows WHERE wallet_id = $1 AND completed_at IS NULL`, l.mine.ID) == 0
	})
	l.assertNothingReserved(l.mine)
	l.assertBooksBalance()
}
