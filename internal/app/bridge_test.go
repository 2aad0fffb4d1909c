package app

import (
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

const baseCash = "cash:base:usdc"

// bridged is a sandbox of two EVM chains with a wallet that has money on one.
type bridged struct {
	*drill
	token chain.Token
	mine  wallet.Wallet
	left  money.USD // on the first chain
	paid  int64     // to the payee on the second, in units
}

func eachBridged(t *testing.T, run func(b *bridged)) {
	eachDrill(t, func(d *drill) { run(newBridged(d, chain.USDC)) })
}

// newBridged opens a drill again with a second chain, and gives the wallet money of the token.
func newBridged(d *drill, token chain.Token) *bridged {
	d.Helper()
	d.secondChain = true
	d.exchange(d.database)
	d.serve()
	return fundBridged(d, token)
}

// fundBridged gives a new wallet money of the token on the first chain.
func fundBridged(d *drill, token chain.Token) *bridged {
	d.Helper()
	b := &bridged{drill: d, token: token, mine: d.create(newWallets(1))[0], left: 500 * money.Dollar}
	d.faucet(chain.EthereumSepolia, token, b.mine.Addresses[chain.EthereumSepolia], b.left)
	d.until("the money is in the books", func() bool { return d.holds(b.mine, chain.CashID(chain.EthereumSepolia, token)) == b.left })
	return b
}

// begin has ten dollars of the first chain paid out on the second.
func (b *bridged) begin() transfer.Workflow {
	b.Helper()
	w, _, err := b.Transfers.Withdraw(b.T.Context(), transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
		DestinationAddress: destinationOf(1), Token: b.token, Amount: 10 * money.Dollar, Sources: []transfer.Draw{{Position: chain.CashID(chain.EthereumSepolia, b.token), Amount: 10 * money.Dollar}}})
	if err != nil {
		b.Fatal(err)
	}
	return w
}

// transferOf reads a withdrawal's transfer; nil until it has left.
func (b *bridged) transferOf(w transfer.Workflow) *transfer.BridgeTransfer {
	b.Helper()
	found, err := b.Transfers.Get(b.T.Context(), w.Organization, w.Wallet, wallet.Withdrawal, w.ID)
	if err != nil {
		b.Fatal(err)
	}
	return found.Legs[0].Bridge
}

// awaitTransfer waits until a withdrawal's transfer is in the wanted state.
func (b *bridged) awaitTransfer(w transfer.Workflow, what string, met func(*transfer.BridgeTransfer) bool) *transfer.BridgeTransfer {
	b.Helper()
	var found *transfer.BridgeTransfer
	b.until(what, func() bool {
		found = b.transferOf(w)
		return found != nil && met(found)
	})
	return found
}

// A wallet's money on one chain enters a source on another, and comes out of it there for a payout
// on the first.
func TestAnAllocationGoesToAnotherChain(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.faucet(chain.Base, chain.USDC, b.mine.Addresses[chain.Base], 40*money.Dollar)
		b.until("the money is in the books", func() bool { return b.holds(b.mine, baseCash) == 40*money.Dollar })
		moved, _, err := b.tryAllocate(transfer.AllocationRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: baseCash, To: SandboxSource, Amount: 40 * money.Dollar}}})
		if err != nil {
			b.Fatal(err)
		}
		if w := b.untilEnded(b.mine, wallet.Rebalance, moved.ID); w.Status != transfer.Completed {
			b.Errorf("the rebalance is %s: %s", w.Status, failureOf(w))
		}
		if got := b.holds(b.mine, baseCash); got != 0 {
			b.Errorf("%s are left", got)
		}
		b.assertAllAgrees()
		out := transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base, DestinationAddress: destinationOf(1), Token: chain.USDC,
			Amount: 30 * money.Dollar, Sources: []transfer.Draw{{Position: SandboxSource, Amount: 30 * money.Dollar}}}
		if w := b.withdraw([]transfer.WithdrawalRequest{out})[0]; w.Status != transfer.Completed || b.unitsOnBase(common.HexToAddress(destinationOf(1))) != 29_950_000 {
			b.Errorf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
		b.assertAllAgrees()
	})
}

// An automatic wallet reaches its targets with its money on another chain, at no fee, and once: an amount in transit
// is not sent again.
func TestTargetsAreReachedWithMoneyOfAnotherChain(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		request := newWallets(1)[0]
		request.AutoRebalance = true
		request.Strategy = &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: {{YieldSource: SandboxSource, Pct: 8000}, {YieldSource: wallet.CashTarget, Pct: 2000}}}}
		mine := b.create([]wallet.CreateRequest{request})[0]
		b.bridge.service.SetMode(attester.Silent)
		b.faucet(chain.Base, chain.USDC, mine.Addresses[chain.Base], 5*money.Dollar)
		b.until("what the source lacks is in transit", func() bool {
			var sent int64
			err := b.DB.QueryRow(b.T.Context(), `SELECT COALESCE(CAST(SUM(in_transit) AS BIGINT), 0) FROM bridge_transfers WHERE wallet_id = $1 AND phase = 'sent'`, mine.ID).Scan(&sent)
			return err == nil && money.USD(sent) == 4*money.Dollar
		})
		b.assertAllAgrees()
		b.bridge.service.SetMode(attester.Normal)
		b.until("the wallet is on its targets", func() bool { return b.holds(mine, SandboxSource) == 4*money.Dollar })
		var sent, kept int64
		if err := b.DB.QueryRow(b.T.Context(), `SELECT COUNT(*), CAST(SUM(fee) AS BIGINT) FROM bridge_transfers WHERE wallet_id = $1`, mine.ID).Scan(&sent, &kept); err != nil || sent != 1 || kept != 0 {
			b.Errorf("%d transfers kept %d: %v", sent, kept, err)
		}
		if got := b.holds(mine, baseCash); got != money.Dollar {
			b.Errorf("%s stay where they came", got)
		}
		b.assertAllAgrees()
	})
}

// resume has the attesters asked now about waiting messages, as an operator may; they may have been already.
func (b *bridged) resume(of *transfer.BridgeTransfer) {
	b.Helper()
	err := transfer.ResumeBridgeTransfer(audit.WithOperator(b.T.Context()), b.DB, of.ID, "a test")
	if err != nil && !errors.Is(err, transfer.ErrBridgeUnderWay) && !errors.Is(err, transfer.ErrBridgeEnded) {
		b.Fatal(err)
	}
}

// awaitMetric waits until a metric of the route between the two chains has a value.
func (b *bridged) awaitMetric(name string, want float64) {
	b.Helper()
	b.until(name, func() bool {
		families, err := b.Registry.Gather()
		if err != nil {
			b.Fatal(err)
		}
		sum := 0.0
		for _, f := range families {
			if f.GetName() == name {
				for _, m := range f.GetMetric() {
					sum += m.GetGauge().GetValue()
				}
			}
		}
		return sum == want
	})
}

// finish waits until the withdrawal has ended, and checks its result.
func (b *bridged) finish(w transfer.Workflow) {
	b.Helper()
	w = b.untilEnded(b.mine, wallet.Withdrawal, w.ID)
	b.left -= 10 * money.Dollar
	b.paid += 9_950_000 // without the fee of five cents
	left, there := b.holds(b.mine, chain.CashID(chain.EthereumSepolia, b.token)), b.holds(b.mine, chain.CashID(chain.Base, b.token))
	if w.Status != transfer.Completed || left != b.left || there != 0 {
		b.Errorf("the withdrawal is %s: %s; %s are left on one chain, %s on the other", w.Status, failureOf(w), left, there)
	}
	if got := b.unitsOnBase(common.HexToAddress(destinationOf(1))); got != b.paid {
		b.Errorf("the payee has %d units, want %d", got, b.paid)
	}
	b.assertAllAgrees()
}

func (b *bridged) unitsOnBase(of common.Address) int64 {
	b.Helper()
	head, err := b.Clients[chain.Base].Head(b.T.Context())
	if err != nil {
		b.Fatal(err)
	}
	units, err := b.Clients[chain.Base].Holdings(b.T.Context(), []evm.Holding{{Token: b.Base.Config().Tokens[b.token].Address, Holder: of}}, head.Number)
	if err != nil {
		b.Fatal(err)
	}
	return units[0].Int64()
}

// A wallet's money on one chain pays on another: it is burnt here, attested, minted there, and paid out, beside the
// wallet's money there.
func TestAPayoutDrawsOnAnotherChain(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.faucet(chain.Base, chain.USDC, b.mine.Addresses[chain.Base], 30*money.Dollar)
		b.until("the money is in the books", func() bool { return b.holds(b.mine, baseCash) == 30*money.Dollar })
		payout := transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
			DestinationAddress: destinationOf(1), Token: chain.USDC, Amount: 80 * money.Dollar}
		preview, err := b.Transfers.PreviewWithdrawal(b.T.Context(), payout)
		if err != nil || len(preview.Legs) != 2 || preview.Legs[1].From.ID != sandboxCash || preview.Received != 80*money.Dollar-50_000 || preview.Estimate == nil {
			b.Errorf("the preview is %+v, %v", preview, err)
		}
		without := payout
		without.ExcludedChains = []chain.Name{chain.EthereumSepolia}
		if _, err := b.Transfers.PreviewWithdrawal(b.T.Context(), without); fault.CodeOf(err) != fault.InvalidWithdrawalPlan {
			b.Errorf("without the other chain: %v", err)
		}
		payout.ExcludedChains = []chain.Name{chain.Polygon}
		flow := b.withdraw([]transfer.WithdrawalRequest{payout})[0]
		if flow.Status != transfer.Completed {
			b.Errorf("the withdrawal is %s: %s", flow.Status, failureOf(flow))
		}
		if got := b.unitsOnBase(common.HexToAddress(destinationOf(1))); got != 79_950_000 {
			b.Errorf("the payee has %d units", got)
		}
		b.assertAllAgrees()
		bridge := flow.Legs[1].Bridge
		if bridge == nil || bridge.Phase != transfer.PhaseReceived || bridge.Amount != 50*money.Dollar || bridge.InTransit != 0 {
			b.Fatalf("the transfer is %+v", bridge)
		}
		var lines, entries, sum int64
		err = b.DB.QueryRow(b.T.Context(), `SELECT COUNT(*), COUNT(DISTINCT entry_id), CAST(SUM(CASE account_kind WHEN 'in_transit' THEN amount ELSE 0 END) AS BIGINT) FROM journal_lines WHERE bridge_id = $1`, bridge.ID).Scan(&lines, &entries, &sum)
		if err != nil || lines != 4 || entries != 2 || sum != 0 {
			b.Errorf("%d lines of %d entries carry its id, %d in transit: %v", lines, entries, sum, err)
		}
	})
}

// A small amount is sent fast: the bridge keeps its fee, which the preview has shown and the books have, and the
// payee gets the rest.
func TestASmallAmountIsSentFast(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		payout := transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
			DestinationAddress: destinationOf(1), Token: chain.USDC, Amount: 4 * money.Dollar}
		const kept = money.USD(5_600) // 14 hundredths of a percent
		preview, err := b.Transfers.PreviewWithdrawal(b.T.Context(), payout)
		if err != nil || preview.Fee != 50_000+kept || preview.Received != payout.Amount-50_000-kept {
			b.Errorf("the preview is %+v, %v", preview, err)
		}
		flow := b.withdraw([]transfer.WithdrawalRequest{payout})[0]
		if flow.Status != transfer.Completed || flow.Legs[0].Bridge.Fee != kept || flow.Legs[0].Bridge.ExpiresAt == 0 {
			b.Errorf("the withdrawal is %s: %s; its transfer is %+v", flow.Status, failureOf(flow), flow.Legs[0].Bridge)
		}
		if got := b.unitsOnBase(common.HexToAddress(destinationOf(1))); got != int64(preview.Received) {
			b.Errorf("the payee has %d units, want %s", got, preview.Received)
		}
		var fees int64
		if err := b.DB.QueryRow(b.T.Context(), `SELECT CAST(SUM(amount) AS BIGINT) FROM journal_lines WHERE account_kind = 'network_fee' AND bridge_id IS NOT NULL`).Scan(&fees); err != nil || fees != int64(kept) {
			b.Errorf("the books have a fee of %d: %v", fees, err)
		}
		b.assertAllAgrees()
	})
}

// For any behaviour of the attesters, a sent amount comes in once they behave, and until then it is in transit and
// the books are right.
func TestAttestersMayFail(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		for mode, waits := range map[attester.Mode]func(*transfer.BridgeTransfer) bool{
			attester.Silent:         func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent },
			attester.Refusing:       func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent },
			attester.WrongSignature: func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent && x.Problem.Text != "" },
			attester.Slow:           nil,
			attester.Duplicating:    nil,
		} {
			b.bridge.service.SetMode(mode)
			w := b.begin()
			if waits != nil {
				sent := b.awaitTransfer(w, "it waits", waits)
				b.assertAllAgrees()
				b.awaitMetric("granary_bridge_transfers_open", 1)
				b.awaitMetric("granary_bridge_in_transit_usd", 10)
				if mode == attester.Silent {
					b.reopen()
				} else if mode == attester.WrongSignature {
					b.awaitMetric("granary_bridge_transfers_with_problem", 1)
					if sent.Problem.Code != failure.BridgeAttestationInvalid {
						b.Errorf("its problem is %s: %q, want %s", sent.Problem.Code, sent.Problem.Text, failure.BridgeAttestationInvalid)
					}
				}
				b.bridge.service.SetMode(attester.Normal)
				b.resume(sent)
			}
			b.finish(w)
			b.awaitMetric("granary_bridge_transfers_open", 0)
		}
	})
}

// Anyone may deliver a sent message. The wallet then has it by that, once, in any phase of its own work; and a
// payment of others to it over the bridge is a deposit.
func TestAStrangerBringsInWhatAWalletSent(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.bridge.service.SetMode(attester.Silent)
		w := b.begin()
		sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		if _, err := stop.Put(b.T.Context(), b.DB, b.mine.Organization, stop.OfChain(chain.Base), "the wallet signs nothing there"); err != nil {
			b.Fatal(err)
		}
		b.bridge.service.SetMode(attester.Normal)
		b.bringInByStranger(sent)
		b.awaitTransfer(w, "the stranger's is the wallet's", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseReceived })
		b.assertAllAgrees()
		b.assertNoDeposit()
	})
}

// A delivery that is faster than the wallet's own intent, which is in flight, leaves it no work: the wallet has the
// money by that at once, and need not wait until its intent has expired.
func TestAStrangerIsFasterThanTheWallet(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.bridge.service.SetMode(attester.Silent)
		w := b.begin()
		sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		// As if it had been signed, and could not be carried.
		if err := b.DB.Write(b.T.Context(), func(tx *store.Tx) error {
			tx.Defer(`UPDATE steps SET state = 'processing', started_at = $1 WHERE workflow_id = $2 AND kind = $3`, b.Clock.Micros(), w.ID, string(transfer.StepBridgeIn))
			return nil
		}); err != nil {
			b.Fatal(err)
		}
		b.bridge.service.SetMode(attester.Normal)
		b.bringInByStranger(sent)
		b.finish(w)
		b.assertNoDeposit()
	})
}

// bringInByStranger has somebody else bring a message in.
func (b *bridged) bringInByStranger(sent *transfer.BridgeTransfer) {
	b.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		b.Fatal(err)
	}
	stranger := bridgeUser{b.drill, key}
	stranger.fund(b.Base)
	stranger.call(b.Base, b.bridge.on[chain.Base].MessageTransmitter, stranger.attested(0, common.HexToHash(sent.SentHash)).Data())
}

// assertNoDeposit checks that a bridge's payment is no deposit, and that all payments are handed over.
func (b *bridged) assertNoDeposit() {
	b.Helper()
	b.until("every arrival is handed on", func() bool { return b.count(`SELECT COUNT(*) FROM bridge_arrivals`) == 0 })
	if n := b.count(`SELECT COUNT(*) FROM deposits WHERE chain = 'base'`); n != 0 {
		b.Errorf("%d deposits were made", n)
	}
}

// While the destination's token is paused no message is received, and none is lost.
func TestTheTokenMayBePausedWhereItComesIn(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		usdc := contracts.NewSandboxUSDC()
		if err := b.Base.AsOwner(b.T.Context(), b.Base.Contracts.USDC, usdc.PackPause()); err != nil {
			b.Fatal(err)
		}
		w := b.begin()
		sent := b.awaitTransfer(w, "it says what is wrong", func(x *transfer.BridgeTransfer) bool { return x.Problem.Text != "" })
		if sent.Problem.Code != failure.TokenPaused {
			b.Errorf("its problem is %s: %q, want %s", sent.Problem.Code, sent.Problem.Text, failure.TokenPaused)
		}
		b.assertAllAgrees()
		if err := b.Base.AsOwner(b.T.Context(), b.Base.Contracts.USDC, usdc.PackUnpause()); err != nil {
			b.Fatal(err)
		}
		b.resume(sent)
		b.finish(w)
	})
}

// A burn whose minimum fee is more than the bound on fees is not signed, and its reason says so.
func TestABurnBeyondTheFeesBoundSaysSo(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		messenger := b.bridge.on[chain.EthereumSepolia].TokenMessenger
		const tenPercent = 1_000_000 // of the contract's ten millionths
		if err := b.Chain.AsOwner(b.T.Context(), messenger, contracts.NewSandboxTokenMessenger().PackSetMinFee(big.NewInt(tenPercent))); err != nil {
			b.Fatal(err)
		}
		w := b.untilEnded(b.mine, wallet.Withdrawal, b.begin().ID)
		if got := failure.OfColumns(w.FailureCode, w.FailureReason); w.Status != transfer.Failed || got.Code != failure.BridgeFeeTooLow || !strings.Contains(got.Text, "more than the bound") {
			b.Errorf("the withdrawal is %s for %s: %q", w.Status, got.Code, got.Text)
		}
		b.assertAllAgrees()
	})
}

// A withdrawal that is cancelled while its money is between two chains leaves it on the second.
func TestAWithdrawalIsCancelledBetweenTwoChains(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.bridge.service.SetMode(attester.Silent)
		w := b.begin()
		sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		if _, err := b.Transfers.Cancel(b.T.Context(), w.Organization, w.Wallet, w.ID); err != nil {
			b.Fatal(err)
		}
		b.assertAllAgrees()
		b.bridge.service.SetMode(attester.Normal)
		b.resume(sent)
		if w = b.untilEnded(b.mine, wallet.Withdrawal, w.ID); w.Status != transfer.Cancelled || w.Legs[0].State != transfer.StateCancelled {
			b.Errorf("the withdrawal is %s, its leg %s", w.Status, w.Legs[0].State)
		}
		if got := b.holds(b.mine, baseCash); got != 10*money.Dollar {
			b.Errorf("the wallet has %s there", got)
		}
		b.assertAllAgrees()
	})
}

// Two chains may remove their parts of a transfer before they are final; then it happens again, or not at all.
func TestChainsReorganizeUnderATransfer(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		for name, kind := range map[chain.Name]transfer.StepKind{chain.EthereumSepolia: transfer.StepBridgeOut, chain.Base: transfer.StepBridgeIn} {
			w := b.begin()
			b.until("it is under way", func() bool {
				var n int
				err := b.DB.QueryRow(b.T.Context(), `SELECT COUNT(*) FROM steps s JOIN intents i ON i.id = s.id WHERE s.workflow_id = $1 AND s.kind = $2 AND i.state IN ('carried', 'executed')`, w.ID, string(kind)).Scan(&n)
				if err != nil {
					b.Fatal(err)
				}
				return n > 0
			})
			if err := b.evmChains()[name].Reorg(1, true); err != nil {
				b.Fatal(err)
			}
			b.finish(w)
		}
	})
}
