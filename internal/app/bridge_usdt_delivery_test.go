package app

import (
	"log/slog"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/bridge/deliverer"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/transfer"
)

// restartService ends the service and starts another on the same database, while chains and executors go on.
func (b *bridged) restartService() {
	b.Helper()
	b.end()
	b.App.Close()
	var err error
	if b.Sandbox.App, err = New(b.T.Context(), b.Config, b.Clock, slog.New(slog.DiscardHandler)); err != nil {
		b.Fatal(err)
	}
	b.serve()
}

// starveMessage begins a withdrawal whose message runs out of gas on the destination, and waits until it has.
func (b *bridged) starveMessage() (transfer.Workflow, *transfer.BridgeTransfer) {
	b.Helper()
	b.bridge.usdt.deliverer.SetMode(deliverer.Starving)
	w := b.begin()
	sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
	b.until("it is verified, and was executed with too little gas", func() bool {
		awaits, err := b.Clients[chain.Base].AwaitsDelivery(b.T.Context(), b.bridge.usdt.on[chain.Base].Endpoint, sent.Message)
		return err == nil && awaits && b.executedInVain()
	})
	return w, sent
}

// executedInVain reports whether a call of the endpoint on base has failed.
func (b *bridged) executedInVain() bool {
	b.Helper()
	client := b.Clients[chain.Base]
	head, err := client.Head(b.T.Context())
	if err != nil {
		b.Fatal(err)
	}
	for n := uint64(1); n <= head.Number; n++ {
		receipts, _, err := client.ProvenReceipts(b.T.Context(), n)
		if err != nil {
			b.Fatal(err)
		}
		for _, r := range receipts {
			if r.Status == 0 {
				return true
			}
		}
	}
	return false
}

// advanceTo moves the clock to each look of the service at a transfer, until that is as it should be. The time of the next look is read
// before the transfer, so that no look is passed that comes after the transfer was as it should be.
func (b *bridged) advanceTo(w transfer.Workflow, until string, met func(*transfer.BridgeTransfer) bool) (found *transfer.BridgeTransfer) {
	b.Helper()
	b.until(until, func() bool {
		next := b.count(`SELECT COALESCE(MAX(run_at), 0) FROM tasks WHERE kind = $1`, transfer.AttestTask)
		if found = b.transferOf(w); met(found) {
			return true
		}
		if wait := time.Duration(next-b.Clock.Micros()) * time.Microsecond; next > 0 && wait > 0 {
			b.Clock.Advance(wait)
		}
		return false
	})
	return found
}

// resumeBase ends the stop that stopBase has put.
func (b *bridged) resumeBase() {
	b.Helper()
	if _, err := stop.ResumeByOperator(audit.WithOperator(b.T.Context()), b.DB, b.mine.Organization, stop.OfChain(chain.Base), "a test"); err != nil {
		b.Fatal(err)
	}
}

// A message that ran out of gas on the destination is executed with more by the relay, after a while and without an operator, whenever
// the service is started again meanwhile.
func TestAMessageThatRanOutOfGasIsDelivered(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		w, sent := b.starveMessage()
		b.stopBase()
		b.advanceTo(w, "it is known to be verified", func(x *transfer.BridgeTransfer) bool { return x.AttestedAt != nil })
		b.restartService()
		if now := b.transferOf(w); now.Phase != transfer.PhaseSent || now.Deliveries != 0 || !now.Problem.IsZero() {
			b.Errorf("executors have no time to deliver it: %+v", now)
		}
		waits := b.advanceTo(w, "it is to be delivered", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseAttested })
		if waits.Deliveries != 1 || waits.Problem.Code != failure.BridgeDeliveryOutstanding || !strings.Contains(waits.Problem.Text, "the service delivers it") {
			b.Errorf("it waits as %+v", waits)
		}
		b.awaitMetric("granary_bridge_transfers_with_problem", 1)
		if stops, err := transfer.StopsOf(b.T.Context(), b.DB, []*transfer.BridgeTransfer{waits}); err != nil || len(stops) != 1 {
			b.Errorf("the stops that hold it up are %+v, %v", stops, err)
		}
		b.assertAllAgrees()
		b.restartService()
		b.resumeBase()
		b.until("the delivery is signed", func() bool {
			return b.count(`SELECT COUNT(*) FROM intents i JOIN steps s ON s.id = i.id WHERE s.kind = 'bridge_transfer_receive'`) == 1
		})
		b.restartService()
		b.finish(w)
		came := b.transferOf(w)
		if own := b.count(`SELECT COUNT(*) FROM intents WHERE state = 'executed' AND tx_hash = $1`, came.ReceivedHash); own != 1 || came.Deliveries != 1 || !came.Problem.IsZero() || came.ID != sent.ID {
			b.Errorf("it came by %d intents of the wallet: %+v", own, came)
		}
		b.until("every arrival is handed on", func() bool { return b.count(`SELECT COUNT(*) FROM bridge_arrivals`) == 0 })
		b.awaitMetric("granary_bridge_transfers_with_problem", 0)
		b.assertNoDeposit()
	})
}

// An executor that delivers after all, while the service is about to, leaves the service no delivery to make.
func TestAnExecutorDeliversBeforeTheService(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		w, _ := b.starveMessage()
		b.stopBase()
		b.advanceTo(w, "the service is about to deliver it", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseAttested })
		b.bridge.usdt.deliverer.SetMode(deliverer.Normal)
		b.awaitTransfer(w, "the executor's is the wallet's", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseReceived })
		b.resumeBase()
		b.finish(w)
		if signed := b.count(`SELECT COUNT(*) FROM intents i JOIN steps s ON s.id = i.id WHERE s.kind = 'bridge_transfer_receive'`); signed != 0 {
			b.Errorf("%d deliveries were signed", signed)
		}
		b.assertNoDeposit()
	})
}

// Deliveries that fail are made less and less often, a number of times; then the transfer states that, and an operator has it tried again.
func TestDeliveriesThatFailEnd(t *testing.T) {
	eachBridgedUSDT(t, func(b *bridged) {
		w, sent := b.starveMessage()
		usdt, on := b.Base.Config().Tokens[chain.USDT].Address, b.bridge.usdt.on[chain.Base]
		b.setMinter(usdt, on.OFT, false)
		b.assertRefused(sent.ID, transfer.ErrBridgeDelivers)
		const spent = "no delivery by the service has succeeded"
		last := b.advanceTo(w, "no more deliveries are made", func(x *transfer.BridgeTransfer) bool { return strings.HasPrefix(x.Problem.Text, spent) })
		if last.Deliveries != 12 || last.Phase != transfer.PhaseSent || last.Problem.Code != failure.BridgeDeliveryOutstanding || strings.Count(last.Problem.Text, spent) != 1 {
			b.Errorf("after the last delivery it is %+v", last)
		}
		b.assertAllAgrees()
		b.setMinter(usdt, on.OFT, true)
		b.resume(last)
		b.advanceTo(w, "it comes", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseReceived })
		b.finish(w)
	})
}

// setMinter has a contract on base be a minter of a token, or not.
func (b *bridged) setMinter(token, minter common.Address, allowed bool) {
	b.Helper()
	if err := b.Base.AsOwner(b.T.Context(), token, contracts.NewSandboxUSDT().PackSetMinter(minter, allowed)); err != nil {
		b.Fatal(err)
	}
}
