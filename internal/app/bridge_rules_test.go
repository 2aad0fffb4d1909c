package app

import (
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// ruled is a bridged sandbox whose service reads the terms of burns only when a test has it do so, so that a test decides by which
// terms a transfer is planned, and by which it is signed.
func newRuled(d *drill) *bridged {
	d.Helper()
	d.secondChain = true
	d.exchange(d.database)
	d.meters = nil
	d.serve()
	b := fundBridged(d, chain.USDC)
	b.readTerms()
	return b
}

func eachRuled(t *testing.T, run func(b *bridged)) {
	eachDrill(t, func(d *drill) { run(newRuled(d)) })
}

// readTerms has the service read the terms of burns on every chain.
func (b *bridged) readTerms() {
	b.Helper()
	for _, m := range b.burns {
		if err := m.Refresh(b.T.Context()); err != nil {
			b.Fatal(err)
		}
	}
}

// asOwner calls a contract of the bridge on a chain as its owner.
func (b *bridged) asOwner(on *devnet.EVM, contract common.Address, data []byte) {
	b.Helper()
	if err := on.AsOwner(b.T.Context(), contract, data); err != nil {
		b.Fatal(err)
	}
}

// setMinFee sets the minimum fee of burns on the first chain, which the attesters charge for standard messages.
func (b *bridged) setMinFee(rate money.Rate) {
	b.Helper()
	b.asOwner(b.Chain, b.bridge.on[chain.EthereumSepolia].TokenMessenger, contracts.NewSandboxTokenMessenger().PackSetMinFee(big.NewInt(int64(rate))))
	b.bridge.service.SetFees(attester.Fees{Fast: bridgeFastFee.Rate(), Standard: rate})
}

// setBurnLimit sets how much one message burns on a chain.
func (b *bridged) setBurnLimit(on *devnet.EVM, name chain.Name, limit money.USD) {
	b.Helper()
	b.asOwner(on, b.bridge.on[name].TokenMinter, contracts.NewSandboxTokenMinter().PackSetMaxBurnAmountPerMessage(on.Contracts.USDC, big.NewInt(int64(limit))))
}

// crossingOf asks for an amount of the first chain on the second.
func (b *bridged) crossingOf(amount money.USD) transfer.WithdrawalRequest {
	return transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
		DestinationAddress: destinationOf(1), Token: chain.USDC, Amount: amount, Sources: []transfer.Draw{{Position: sandboxCash, Amount: amount}}}
}

// assertCrossed holds a withdrawal to the amount that it moved, less the fee of five cents and the bridge's.
func (b *bridged) assertCrossed(w transfer.Workflow, amount, kept money.USD) {
	b.Helper()
	b.left -= amount
	b.paid += int64(amount - kept - 50_000)
	var fees money.USD
	for _, l := range w.Legs {
		if l.Bridge != nil {
			fees += l.Bridge.Fee
		}
	}
	if w.Status != transfer.Completed || fees != kept || b.holds(b.mine, sandboxCash) != b.left || b.holds(b.mine, baseCash) != 0 {
		b.Errorf("the withdrawal is %s: %s; the bridge kept %s; %s and %s are left", w.Status, failureOf(w), fees, b.holds(b.mine, sandboxCash), b.holds(b.mine, baseCash))
	}
	if got := b.unitsOnBase(common.HexToAddress(destinationOf(1))); got != b.paid {
		b.Errorf("the payee has %d units, want %d", got, b.paid)
	}
	b.assertAllAgrees()
}

// assertStayed holds a withdrawal to have failed for a reason, with its money at its source.
func (b *bridged) assertStayed(w transfer.Workflow, reason string) {
	b.Helper()
	if w.Status != transfer.Failed || !strings.Contains(failureOf(w), reason) {
		b.Errorf("the withdrawal is %s: %q, want %q", w.Status, failureOf(w), reason)
	}
	if got := b.holds(b.mine, sandboxCash); got != b.left {
		b.Errorf("the wallet has %s, want %s", got, b.left)
	}
	b.assertAllAgrees()
}

// A standard message offers the minimum fee that the contracts require, which previews and books have. A fee that rises after the plan
// is offered as long as it is within the bound; beyond the bound the burn is not signed.
func TestAStandardMessagePaysTheMinimumFee(t *testing.T) {
	eachRuled(t, func(b *bridged) {
		b.setMinFee(1_300) // 1.3 basis points
		b.readTerms()
		request := b.crossingOf(10 * money.Dollar)
		preview, err := b.Transfers.PreviewWithdrawal(b.T.Context(), request)
		if err != nil || preview.Fee != 50_000+1_300 || preview.Received != 10*money.Dollar-50_000-1_300 {
			b.Errorf("the preview is %+v, %v", preview, err)
		}
		b.assertCrossed(b.withdraw([]transfer.WithdrawalRequest{request})[0], 10*money.Dollar, 1_300)

		b.setMinFee(2_000)
		b.assertCrossed(b.withdraw([]transfer.WithdrawalRequest{b.crossingOf(10 * money.Dollar)})[0], 10*money.Dollar, 2_000)

		b.setMinFee(bridgeFastFee.Rate() + 1)
		b.assertStayed(b.withdraw([]transfer.WithdrawalRequest{b.crossingOf(10 * money.Dollar)})[0], "more than the bound of 0.014000")

		b.readTerms()
		if _, err := b.Transfers.PreviewWithdrawal(b.T.Context(), b.crossingOf(10*money.Dollar)); fault.CodeOf(err) != fault.InvalidWithdrawalPlan {
			b.Errorf("beyond the bound a plan is made: %v", err)
		}
		b.awaitMetric("granary_bridge_route_closed", float64(len(b.Config.Chains)*(len(b.Config.Chains)-1))) // the attesters charge the fee on all routes of USDC
	})
}

// More than one message burns goes in several, each with an id of its own, once however often it is asked for. A limit that is
// lowered after the plan fails the transfer with its money at its source, and the next plan has smaller messages.
func TestATransferIsSplitByTheBurnLimit(t *testing.T) {
	eachRuled(t, func(b *bridged) {
		const limit = 6 * money.Dollar
		b.setBurnLimit(b.Chain, chain.EthereumSepolia, limit)
		b.readTerms()
		request := b.crossingOf(17 * money.Dollar)
		w := b.withdraw([]transfer.WithdrawalRequest{request})[0]
		ids := map[uuid.UUID]bool{}
		for _, l := range w.Legs {
			if l.Bridge == nil || l.Bridge.Amount > limit {
				b.Fatalf("a leg of %s went as %+v", l.Amount, l.Bridge)
			}
			ids[l.Bridge.ID] = true
		}
		if len(ids) != 3 {
			b.Errorf("it went in %d messages", len(ids))
		}
		b.assertCrossed(w, 17*money.Dollar, 7_000) // the last is fast: 5 dollars
		again, created, err := b.Transfers.Withdraw(b.T.Context(), request)
		if err != nil || created || again.ID != w.ID {
			b.Errorf("asked again it is %s, created %v: %v", again.ID, created, err)
		}

		b.setBurnLimit(b.Chain, chain.EthereumSepolia, limit-1)
		b.assertStayed(b.withdraw([]transfer.WithdrawalRequest{b.crossingOf(limit)})[0], "more than the bridge burns in one message")
		b.readTerms()
		w = b.withdraw([]transfer.WithdrawalRequest{b.crossingOf(limit)})[0]
		if len(w.Legs) != 2 {
			b.Errorf("it went in %d messages", len(w.Legs))
		}
		b.assertCrossed(w, limit, 8_400) // both are fast
	})
}

// An allocation goes in as many messages as it takes, and its preview has the fees of all.
func TestAnAllocationIsSplitByTheBurnLimit(t *testing.T) {
	eachRuled(t, func(b *bridged) {
		b.faucet(chain.Base, chain.USDC, b.mine.Addresses[chain.Base], 40*money.Dollar)
		b.until("the money is in the books", func() bool { return b.holds(b.mine, baseCash) == 40*money.Dollar })
		b.setBurnLimit(b.Base, chain.Base, 15*money.Dollar)
		b.asOwner(b.Base, b.bridge.on[chain.Base].TokenMessenger, contracts.NewSandboxTokenMessenger().PackSetMinFee(big.NewInt(1_000)))
		b.bridge.service.SetFees(attester.Fees{Fast: bridgeFastFee.Rate(), Standard: 1_000})
		b.readTerms()
		movements := []transfer.Instruction{{From: baseCash, To: SandboxSource, Amount: 40 * money.Dollar}}
		previews, err := b.Transfers.PreviewAllocation(b.T.Context(), b.mine.Organization, b.mine.ID, movements)
		if err != nil || len(previews) != 1 || previews[0].Fee != 4_000 || previews[0].Received != 40*money.Dollar-4_000 {
			b.Errorf("the preview is %+v, %v", previews, err)
		}
		moved, _, err := b.tryAllocate(transfer.AllocationRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), Movements: movements})
		if err != nil {
			b.Fatal(err)
		}
		w := b.untilEnded(b.mine, wallet.Rebalance, moved.ID)
		if w.Status != transfer.Completed || len(w.Legs) != 3 || b.holds(b.mine, baseCash) != 0 {
			b.Errorf("the rebalance is %s in %d legs: %s; %s are left", w.Status, len(w.Legs), failureOf(w), b.holds(b.mine, baseCash))
		}
		if got := b.holds(b.mine, SandboxSource); got < 40*money.Dollar-4_000-10 || got > 40*money.Dollar-4_000 {
			b.Errorf("the source has %s", got)
		}
		b.assertAllAgrees()
	})
}

// Targets are reached over a bridge with a minimum fee and a burn limit, and the plan ends.
func TestTargetsPayTheMinimumFee(t *testing.T) {
	eachRuled(t, func(b *bridged) {
		b.setBurnLimit(b.Base, chain.Base, 3*money.Dollar)
		b.asOwner(b.Base, b.bridge.on[chain.Base].TokenMessenger, contracts.NewSandboxTokenMessenger().PackSetMinFee(big.NewInt(1_000)))
		b.bridge.service.SetFees(attester.Fees{Fast: bridgeFastFee.Rate(), Standard: 1_000})
		b.readTerms()
		request := newWallets(1)[0]
		request.AutoRebalance = true
		request.Strategy = &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: {{YieldSource: SandboxSource, Pct: 8000}, {YieldSource: wallet.CashTarget, Pct: 2000}}}}
		mine := b.create([]wallet.CreateRequest{request})[0]
		b.faucet(chain.Base, chain.USDC, mine.Addresses[chain.Base], 5*money.Dollar)
		b.until("the wallet is on its targets", func() bool {
			return b.holds(mine, SandboxSource) >= 4*money.Dollar-402 && b.count(`SELECT COUNT(*) FROM bridge_transfers WHERE wallet_id = $1 AND completed_at IS NULL`, mine.ID) == 0
		})
		if n := b.count(`SELECT COUNT(*) FROM bridge_transfers WHERE wallet_id = $1 AND amount <= 3000000`, mine.ID); n != 2 {
			b.Errorf("%d messages have carried it", n)
		}
		if kept := b.count(`SELECT CAST(SUM(fee) AS BIGINT) FROM bridge_transfers WHERE wallet_id = $1`, mine.ID); kept != 400 {
			b.Errorf("the bridge kept %d", kept)
		}
		b.assertAllAgrees()
	})
}

// A wallet that the bridge's owner denies cannot burn: the transfer fails with its money at its source, and the next one goes once
// the wallet is allowed.
func TestADeniedSenderKeepsItsMoney(t *testing.T) {
	eachRuled(t, func(b *bridged) {
		messenger, rules, sender := b.bridge.on[chain.EthereumSepolia].TokenMessenger, contracts.NewSandboxTokenMessenger(), b.mine.Addresses[chain.EthereumSepolia].EVM()
		b.asOwner(b.Chain, messenger, rules.PackDenylist(sender))
		b.assertStayed(b.withdraw([]transfer.WithdrawalRequest{b.crossingOf(10 * money.Dollar)})[0], "Denylistable: account is on denylist")
		b.asOwner(b.Chain, messenger, rules.PackUnDenylist(sender))
		b.assertCrossed(b.withdraw([]transfer.WithdrawalRequest{b.crossingOf(10 * money.Dollar)})[0], 10*money.Dollar, 0)
	})
}

// A burn that a denied relayer carries reverts: the transfer waits with its money at its source, and goes once the relayer is allowed.
func TestADeniedRelayerBurnsNothing(t *testing.T) {
	eachRuled(t, func(b *bridged) {
		messenger, rules := b.bridge.on[chain.EthereumSepolia].TokenMessenger, contracts.NewSandboxTokenMessenger()
		b.asOwner(b.Chain, messenger, rules.PackDenylist(b.relayer))
		w := b.begin()
		out := w.Legs[0].Steps[0].ID
		b.until("it is carried in vain", func() bool {
			return b.count(`SELECT COUNT(*) FROM intents WHERE id = $1 AND reason <> '' AND state <> 'executed'`, out) == 1
		})
		var reason string
		if err := b.DB.QueryRow(b.T.Context(), `SELECT reason FROM intents WHERE id = $1`, out).Scan(&reason); err != nil {
			b.Fatal(err)
		}
		if !strings.Contains(reason, "Denylistable: account is on denylist") {
			b.Errorf("it says %q", reason)
		}
		if got := b.holds(b.mine, sandboxCash); got != b.left {
			b.Errorf("the wallet has %s, want %s", got, b.left)
		}
		b.assertAllAgrees()
		b.asOwner(b.Chain, messenger, rules.PackUnDenylist(b.relayer))
		b.finish(w)
	})
}

// When the transmitter has other attesters, or asks for more of them, than the service signs with, a sent message waits and says that
// they are wrong; once the service signs with theirs it comes in, once.
func TestAttestersChangeUnderATransfer(t *testing.T) {
	eachRuled(t, func(b *bridged) {
		keys, addresses, err := attesterKeys()
		if err != nil {
			b.Fatal(err)
		}
		third, err := crypto.ToECDSA(crypto.Keccak256([]byte("a third attester")))
		if err != nil {
			b.Fatal(err)
		}
		transmitter, rules := b.bridge.on[chain.Base].MessageTransmitter, contracts.NewSandboxMessageTransmitter()
		for name, change := range map[string]struct {
			reason string
			calls  [][]byte
			undo   [][]byte
		}{
			"one more must sign": {"Invalid attestation length",
				[][]byte{rules.PackEnableAttester(crypto.PubkeyToAddress(third.PublicKey)), rules.PackSetSignatureThreshold(big.NewInt(3))},
				[][]byte{rules.PackSetSignatureThreshold(big.NewInt(2)), rules.PackDisableAttester(crypto.PubkeyToAddress(third.PublicKey))}},
			"another must sign": {"Invalid signature: not attester",
				[][]byte{rules.PackEnableAttester(crypto.PubkeyToAddress(third.PublicKey)), rules.PackDisableAttester(addresses[0])},
				[][]byte{rules.PackEnableAttester(addresses[0]), rules.PackDisableAttester(crypto.PubkeyToAddress(third.PublicKey))}},
		} {
			for _, call := range change.calls {
				b.asOwner(b.Base, transmitter, call)
			}
			w := b.begin()
			sent := b.awaitTransfer(w, name+": it names the problem", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent && !x.Problem.IsZero() })
			if !strings.Contains(sent.Problem.Text, change.reason) {
				b.Errorf("%s: the problem is %q, want %q", name, sent.Problem.Text, change.reason)
			}
			b.assertAllAgrees()
			if name == "one more must sign" {
				b.bridge.service.SetKeys(append(keys[:2:2], third))
			} else {
				b.bridge.service.SetKeys(append(keys[1:2:2], third))
			}
			b.resume(sent)
			b.finish(w)
			b.bridge.service.SetKeys(keys)
			for _, call := range change.undo {
				b.asOwner(b.Base, transmitter, call)
			}
		}
	})
}
