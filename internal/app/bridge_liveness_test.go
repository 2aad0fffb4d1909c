package app

import (
	"encoding/json"
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// From every state that random events lead to, wallets with money on two chains make progress,
// one that follows targets and one that does not: each workflow ends, or names the third party that it
// waits for. Once the attesters answer and the token is not paused, all that is open ends, given up or
// not, and the books equal both chains.
func TestWalletsOnTwoChainsAlwaysMakeProgress(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		request := newWallets(1)[0]
		request.Organization = b.mine.Organization
		request.AutoRebalance = true
		request.Strategy = &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: {{YieldSource: SandboxSource, Pct: 8000}, {YieldSource: wallet.CashTarget, Pct: 2000}}}}
		automatic := b.create([]wallet.CreateRequest{request})[0]
		randtest.CheckFew(t, 8, 1, func(rt *rapid.T) {
			l := &livelyCrossings{bridged: b, rt: rt, wallets: []wallet.Wallet{b.mine, automatic}, stops: map[stop.Target]bool{}}
			l.fundWallets()
			l.runEvents()
			l.endStops()
			l.awaitWork()
			l.giveUpSome()
			l.endFaults()
			l.until("all has ended", func() bool { b.passTime(time.Minute); return l.hasEnded() })
			l.awaitAuditLog()
			b.assertAllAgrees()
		})
	})
}

// livelyCrossings are wallets to which random events happen.
type livelyCrossings struct {
	*bridged
	rt      *rapid.T
	wallets []wallet.Wallet
	flows   []transfer.Workflow
	stops   map[stop.Target]bool
	paused  bool // the token on the second chain
}

var crossingPositions = []string{sandboxCash, baseCash, SandboxSource}

var crossingChains = []chain.Name{chain.EthereumSepolia, chain.Base}

// fundWallets pays each wallet on both chains, and waits until the books have it.
func (l *livelyCrossings) fundWallets() {
	l.Helper()
	deposits := func() int64 { return l.count(`SELECT COUNT(*) FROM deposits WHERE status = 'completed'`) }
	want := deposits()
	for _, to := range l.wallets {
		for _, on := range crossingChains {
			l.faucet(on, chain.USDC, to.Addresses[on], 100*money.Dollar)
			want++
		}
	}
	l.until("the deposits are in the books", func() bool { return deposits() >= want })
}

// runEvents has events happen, in any order.
func (l *livelyCrossings) runEvents() {
	events := map[string]func(){
		"deposit": func() {
			on := rapid.SampledFrom(crossingChains).Draw(l.rt, "on")
			if to, amount := l.drawWallet(), l.drawAmount(); on != chain.Base || !l.paused {
				l.faucet(on, chain.USDC, to.Addresses[on], amount)
			}
		},
		"allocate": func() {
			of, from, to := l.wallets[0], l.drawPosition("from"), SandboxSource
			if from == SandboxSource {
				to = sandboxCash
			}
			flow, _, err := l.tryAllocate(transfer.AllocationRequest{Organization: of.Organization, Wallet: of.ID, RequestID: uuid.New(),
				Movements: []transfer.Instruction{{From: from, To: to, Amount: l.drawHeld(of, from)}}})
			l.accept(flow, err)
		},
		"withdraw": func() {
			of, from := l.drawWallet(), l.drawPosition("of")
			l.withdrawFrom(of, from, rapid.SampledFrom(crossingChains).Draw(l.rt, "to"))
		},
		"cross": func() {
			of, from, to := l.drawWallet(), sandboxCash, chain.Base
			if rapid.Bool().Draw(l.rt, "back") {
				from, to = baseCash, chain.EthereumSepolia
			}
			l.withdrawFrom(of, from, to)
		},
		"cancel": func() {
			if flow, ok := l.drawFlow(); ok && flow.Kind == wallet.Withdrawal {
				_, err := l.Transfers.Cancel(l.T.Context(), flow.Organization, flow.Wallet, flow.ID)
				l.expectFault(err)
			}
		},
		"give up": func() {
			if flow, ok := l.drawFlow(); ok {
				l.tryGiveUp(flow)
			}
		},
		"unwind": func() { l.unwind(l.drawWallet()) },
		"attesters": func() {
			l.bridge.service.SetMode(rapid.SampledFrom([]attester.Mode{attester.Normal, attester.Silent, attester.Refusing, attester.Duplicating, attester.WrongSignature}).Draw(l.rt, "mode"))
		},
		"token": func() { l.pause(!l.paused) },
		"stop": func() {
			l.toggleStop(rapid.SampledFrom([]stop.Target{stop.Organization, stop.OfChain(chain.Base), stop.OfSource(SandboxSource)}).Draw(l.rt, "target"))
		},
		"time passes":  func() { l.passTime(time.Minute) },
		"work is done": l.awaitWork,
	}
	names := []string{"deposit", "deposit", "allocate", "allocate", "withdraw", "cross", "cross", "cross", "cancel", "give up", "unwind", "attesters", "attesters", "token", "token", "stop", "time passes", "work is done", "work is done"}
	for range rapid.IntRange(6, 16).Draw(l.rt, "events") {
		events[rapid.SampledFrom(names).Draw(l.rt, "event")]()
	}
}

func (l *livelyCrossings) drawWallet() wallet.Wallet {
	return rapid.SampledFrom(l.wallets).Draw(l.rt, "wallet")
}

func (l *livelyCrossings) drawPosition(label string) string {
	return rapid.SampledFrom(crossingPositions).Draw(l.rt, label)
}

func (l *livelyCrossings) drawAmount() money.USD {
	return money.USD(rapid.Int64Range(1, 60).Draw(l.rt, "dollars")) * money.Dollar
}

// drawHeld draws an amount that a wallet holds in a position, where it holds a dollar.
func (l *livelyCrossings) drawHeld(of wallet.Wallet, position string) money.USD {
	dollars := max(1, min(60, int64(l.holds(of, position)/money.Dollar)))
	return money.USD(rapid.Int64Range(1, dollars).Draw(l.rt, "dollars")) * money.Dollar
}

// withdrawFrom asks for a withdrawal, from one position if the wallet follows no targets.
func (l *livelyCrossings) withdrawFrom(of wallet.Wallet, from string, to chain.Name) {
	l.Helper()
	amount := l.drawHeld(of, from)
	request := transfer.WithdrawalRequest{Organization: of.Organization, Wallet: of.ID, RequestID: uuid.New(),
		DestinationChain: to, DestinationAddress: destinationOf(7), Token: chain.USDC, Amount: amount}
	if !of.AutoRebalance {
		request.Sources = []transfer.Draw{{Position: from, Amount: amount}}
	}
	flow, _, err := l.Transfers.Withdraw(l.T.Context(), request)
	l.accept(flow, err)
}

func (l *livelyCrossings) drawFlow() (transfer.Workflow, bool) {
	if len(l.flows) == 0 {
		return transfer.Workflow{}, false
	}
	return rapid.SampledFrom(l.flows).Draw(l.rt, "flow"), true
}

// accept records a workflow, or requires that it was rejected for a reason that callers are given.
func (l *livelyCrossings) accept(flow transfer.Workflow, err error) {
	l.Helper()
	if err == nil {
		l.flows = append(l.flows, flow)
		return
	}
	l.expectFault(err)
}

func (l *livelyCrossings) expectFault(err error) {
	l.Helper()
	if err != nil && fault.CodeOf(err) == fault.Internal {
		l.Fatal(err)
	}
}

func (l *livelyCrossings) tryGiveUp(flow transfer.Workflow) {
	l.Helper()
	_, err := l.Transfers.GiveUp(l.T.Context(), flow.ID, "a test")
	switch {
	case err == nil, errors.Is(err, transfer.ErrWorkflowEnded), errors.Is(err, transfer.ErrPayoutSigned), errors.Is(err, transfer.ErrOfUnwind):
	default:
		l.Fatal(err)
	}
}

func (l *livelyCrossings) unwind(of wallet.Wallet) {
	l.Helper()
	err := l.DB.Write(l.T.Context(), func(tx *store.Tx) error {
		return riskaction.Begin(l.T.Context(), tx, riskaction.New{Organization: of.Organization, Kind: riskaction.Unwind, Wallet: &of.ID, OneWallet: true, Source: SandboxSource,
			Cause: riskaction.Cause{Alert: uuid.New(), Rule: uuid.New(), Name: "share price fell", Metric: "nav_drop_bps", Value: json.Number("62.5"), Threshold: json.Number("50")}})
	})
	if err != nil {
		l.Fatal(err)
	}
}

// pause pauses or unpauses the token on the second chain, unless it is so already.
func (l *livelyCrossings) pause(paused bool) {
	l.Helper()
	if paused == l.paused {
		return
	}
	usdc := contracts.NewSandboxUSDC()
	call := usdc.PackUnpause()
	if paused {
		call = usdc.PackPause()
	}
	if err := l.Base.AsOwner(l.T.Context(), l.Base.Contracts.USDC, call); err != nil {
		l.Fatal(err)
	}
	l.paused = paused
}

func (l *livelyCrossings) toggleStop(target stop.Target) {
	l.Helper()
	var err error
	if l.stops[target] {
		_, _, err = stop.Resume(l.T.Context(), l.DB, l.Approvals, l.mine.Organization, target)
	} else {
		_, err = stop.Put(l.T.Context(), l.DB, l.mine.Organization, target, "a test")
	}
	if err != nil {
		l.Fatal(err)
	}
	l.stops[target] = !l.stops[target]
}

// endStops resumes all stops, those of unwinds included.
func (l *livelyCrossings) endStops() {
	l.Helper()
	for target, on := range l.stops {
		if on {
			l.toggleStop(target)
		}
	}
	for _, w := range l.wallets {
		stops, err := stop.LoadForWallet(l.T.Context(), l.DB, w.Organization, w.ID)
		if err != nil {
			l.Fatal(err)
		}
		target := stop.OfSourceForWallet(SandboxSource, w.ID)
		if _, found := stops.Find(target); found {
			if _, _, err := stop.Resume(l.T.Context(), l.DB, l.Approvals, w.Organization, target); err != nil {
				l.Fatal(err)
			}
		}
	}
}

// awaitWork waits until each workflow has ended or names the third party that it waits for. The token is not paused
// then: a signed step waits for its chain until its deadline, and names no third party.
func (l *livelyCrossings) awaitWork() {
	l.Helper()
	l.pause(false)
	l.until("each workflow has ended or names what it waits for", func() bool { l.passTime(time.Minute); return l.isNamed() })
}

// isNamed reports whether each workflow has ended or names the third party that it waits for.
func (l *livelyCrossings) isNamed() bool {
	l.Helper()
	open, err := transfer.OpenWorkflows(l.T.Context(), l.DB)
	if err != nil {
		l.Fatal(err)
	}
	for _, w := range open {
		if len(w.WaitsFor) == 0 {
			return false
		}
	}
	return true
}

// awaitAuditLog waits until the entries are linked that the test's clock has made old: verify reports
// them otherwise.
func (l *livelyCrossings) awaitAuditLog() {
	l.Helper()
	l.until("no old entry of the audit log waits", func() bool {
		return l.count(`SELECT COUNT(*) FROM audit_pending WHERE created_at < $1`, l.Clock.Now().Add(-30*time.Second).UnixMicro()) == 0
	})
}

func (l *livelyCrossings) giveUpSome() {
	for _, flow := range l.flows {
		if rapid.Bool().Draw(l.rt, "is given up") {
			l.tryGiveUp(flow)
		}
	}
}

func (l *livelyCrossings) endFaults() {
	l.bridge.service.SetMode(attester.Normal)
	l.pause(false)
}

// hasEnded reports whether no workflow, transfer or unwind is open.
func (l *livelyCrossings) hasEnded() bool {
	return l.count(`SELECT COUNT(*) FROM workflows WHERE completed_at IS NULL`)+
		l.count(`SELECT COUNT(*) FROM bridge_transfers WHERE completed_at IS NULL`)+
		l.count(`SELECT COUNT(*) FROM risk_actions WHERE ended_at IS NULL`) == 0
}
