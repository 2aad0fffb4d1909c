package app

import (
	"bytes"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/bridge/attester"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// Attacks on transfers between chains by a hostile attestation service, a stranger or an awkward amount.

// listing is the list of messages of an answer.
type listing []map[string]any

// liar stands before the attesters for the service, while strangers get true responses.
type liar struct {
	lie atomic.Pointer[func(listing) listing]
}

func (b *bridged) putLiar() *liar {
	b.Helper()
	honest, l := b.bridge.server.Handler, &liar{}
	b.bridge.server.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		lie := l.lie.Load()
		if lie == nil || r.Method != http.MethodGet {
			honest.ServeHTTP(w, r)
			return
		}
		said := httptest.NewRecorder()
		honest.ServeHTTP(said, r)
		var answer struct {
			Messages listing `json:"messages"`
		}
		if said.Code == http.StatusOK && json.Unmarshal(said.Body.Bytes(), &answer) == nil {
			answer.Messages = (*lie)(answer.Messages)
			var text bytes.Buffer
			_ = json.NewEncoder(&text).Encode(answer)
			said.Body = &text
		}
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(said.Code)
		_, _ = w.Write(said.Body.Bytes())
	})
	truth := httptest.NewServer(honest)
	b.Cleanup(truth.Close)
	b.bridge.at = truth.URL // where strangers ask
	return l
}

func (l *liar) say(lie func(listing) listing) { l.lie.Store(&lie) }

func (b *bridged) stopBase() {
	b.Helper()
	if _, err := stop.Put(b.T.Context(), b.DB, b.mine.Organization, stop.OfChain(chain.Base), "an attack"); err != nil {
		b.Fatal(err)
	}
}

// overtake has the attesters attest a message, and a stranger deliver it before the wallet, which signs no intent on
// Base until then.
func (b *bridged) overtake(sent *transfer.BridgeTransfer) {
	b.Helper()
	b.stopBase()
	b.bridge.service.SetMode(attester.Normal)
	b.bringInByStranger(sent)
	if _, err := stop.ResumeByOperator(audit.WithOperator(b.T.Context()), b.DB, b.mine.Organization, stop.OfChain(chain.Base), "a test"); err != nil {
		b.Fatal(err)
	}
}

func (b *bridged) count(query string, args ...any) (n int64) {
	b.Helper()
	if err := b.DB.QueryRow(b.T.Context(), query, args...).Scan(&n); err != nil {
		b.Fatal(err)
	}
	return n
}

// An attestation service that names a nonce which does not exist makes no deposit of a message that a stranger then
// delivers honestly: that waits until the transfer has its true nonce.
func TestANonceThatTheServiceInventedIsForgotten(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		l := b.putLiar()
		l.say(func(all listing) listing {
			for _, m := range all {
				if text, ok := m["message"].(string); ok && len(text) > 2+2*44 {
					m["message"] = text[:2+2*12] + strings.Repeat("77", 32) + text[2+2*44:]
				}
			}
			return all
		})
		w := b.begin()
		sent := b.awaitTransfer(w, "the chain refuses the invented message", func(x *transfer.BridgeTransfer) bool {
			return x.Phase == transfer.PhaseSent && x.Problem.Text != ""
		})
		l.lie.Store(nil) // it responds truly from now on
		b.bringInByStranger(sent)
		b.until("what the stranger brought is settled", func() bool {
			return b.transferOf(w).Phase == transfer.PhaseReceived || b.count(`SELECT COUNT(*) FROM deposits WHERE chain = 'base' AND status = 'completed'`) > 0
		})
		b.assertNoDeposit()
		b.resume(sent)
		b.until("the transfer has come, or is refused for ever", func() bool {
			x := b.transferOf(w)
			return x.Phase == transfer.PhaseReceived || strings.Contains(x.Problem.Text, "Nonce already used")
		})
		if x := b.transferOf(w); x.Phase != transfer.PhaseReceived {
			b.Errorf("the transfer is %s with %s in transit beside a deposit of them: %s", x.Phase, x.InTransit, x.Problem.Text)
		}
		b.finish(w)
	})
}

// Anyone who sees a signed burn may carry it in a transaction of his own, beside messages of his own: the burn is
// attested all the same.
func TestAStrangersMessagesBesideABurnDoNotKeepIt(t *testing.T) {
	t.Parallel()
	for name, junk := range map[string]listing{
		"many":  junkMessages(256, 0),
		"large": junkMessages(8, 8192),
	} {
		t.Run(name, func(t *testing.T) {
			b := newBridged(newDrill(t, storetest.Engines(t)[0]), chain.USDC)
			b.putLiar().say(func(all listing) listing { return append(append(listing{}, junk...), all...) })
			w := b.begin()
			sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool {
				return x.Phase != transfer.PhaseSent || x.Problem.Text != ""
			})
			if sent.Phase == transfer.PhaseSent {
				b.Errorf("it is not attested: %s", sent.Problem.Text)
				b.bringInByStranger(sent)
				b.awaitTransfer(w, "what was brought in by hand is settled", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseReceived })
			}
			b.finish(w)
		})
	}
}

// junkMessages are messages of somebody else's, of a body each, as the service lists them.
func junkMessages(n, body int) (list listing) {
	text := hexutil.Encode(make([]byte, body))
	for i := range n {
		m := cctp.Message{Destination: 6, Nonce: common.BigToHash(money.NewUnits(uint64(i + 1)).Big()), Sender: common.Hash{1}, Recipient: common.Hash{2}, FinalityExecuted: cctp.Finalized, Body: make([]byte, body)}
		list = append(list, map[string]any{"message": hexutil.Encode(m.Encode()), "attestation": "0x" + strings.Repeat("11", 130), "status": "complete", "eventNonce": m.Nonce.Hex(),
			"decodedMessage": map[string]any{"messageBody": text}})
	}
	return list
}

// Anyone may have a fast message signed again and deliver that: it differs from the first attestation, and the books
// are right all the same.
func TestAStrangerBringsInWhatWasSignedAgain(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.bridge.service.SetMode(attester.Silent)
		payout := transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
			DestinationAddress: destinationOf(1), Token: chain.USDC, Amount: 4 * money.Dollar}
		w, _, err := b.Transfers.Withdraw(b.T.Context(), payout)
		if err != nil {
			b.Fatal(err)
		}
		sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		b.stopBase()
		l := b.putLiar()
		l.say(func(all listing) listing { // the attesters require less of it at first, or more: zero here
			for _, m := range all {
				if text, ok := m["message"].(string); ok && len(text) > 2+2*344 {
					fee := 2 + 2*(148+164)
					m["message"] = text[:fee] + strings.Repeat("0", 64) + text[fee+64:]
				}
			}
			return all
		})
		b.bridge.service.SetMode(attester.Normal)
		b.resume(sent)
		b.awaitTransfer(w, "it is attested", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseAttested })
		b.bringInByStranger(sent)
		b.awaitTransfer(w, "it has come", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseReceived })
		b.assertAllAgrees()
	})
}

// An amount that fees use up is rejected before it is sent to another chain, and shown so.
func TestFeesBeyondTheAmountAreRefusedBeforeAnythingLeaves(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		payout := transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
			DestinationAddress: destinationOf(1), Token: chain.USDC, Amount: 50_050} // five cents are the withdrawal's fee, 71 units at most the bridge's
		preview, err := b.Transfers.PreviewWithdrawal(b.T.Context(), payout)
		if err == nil && preview.Received <= 0 {
			b.Errorf("the preview has the payee get %s", preview.Received)
		}
		w, _, err := b.Transfers.Withdraw(b.T.Context(), payout)
		if err != nil {
			if fault.CodeOf(err) != fault.InvalidWithdrawalPlan {
				b.Errorf("it is refused: %v", err)
			}
			return
		}
		w = b.untilEnded(b.mine, wallet.Withdrawal, w.ID)
		b.Errorf("it was accepted, is %s (%s), and left %s on the other chain", w.Status, failureOf(w), b.holds(b.mine, baseCash))
	})
}

// A wallet that has all but a unit on the chain pays out all that it was asked for.
func TestALastUnitFromAnotherChain(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.faucet(chain.Base, chain.USDC, b.mine.Addresses[chain.Base], 10*money.Dollar-1)
		b.until("the money is in the books", func() bool { return b.holds(b.mine, baseCash) == 10*money.Dollar-1 })
		payout := transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
			DestinationAddress: destinationOf(1), Token: chain.USDC, Amount: 10 * money.Dollar}
		preview, err := b.Transfers.PreviewWithdrawal(b.T.Context(), payout)
		if err != nil {
			b.Fatal(err)
		}
		for _, l := range preview.Legs {
			if l.Received <= 0 {
				b.Errorf("a leg from %s of %s has the payee get %s", l.From.ID, l.Amount, l.Received)
			}
		}
		if w := b.withdraw([]transfer.WithdrawalRequest{payout})[0]; w.Status != transfer.Completed {
			b.Errorf("the withdrawal is %s: %s", w.Status, failureOf(w))
		}
	})
}

// An amount that a source settles later at a lower price goes to another chain all the same.
func TestASmallAmountThatComesOutOfAFundAtALowerPriceIsSent(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.runFunds()
		b.investLater(b.mine, SandboxLoansSource, 4*money.Dollar)
		b.until("it is worth something", func() bool { return b.holds(b.mine, SandboxLoansSource) >= 4*money.Dollar-10 })
		amount := b.holds(b.mine, SandboxLoansSource)
		flow, _, err := b.Transfers.Withdraw(b.T.Context(), transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
			DestinationAddress: destinationOf(1), Token: chain.USDC, Amount: amount, Sources: []transfer.Draw{{Position: SandboxLoansSource, Amount: amount}}})
		if err != nil {
			b.Fatal(err)
		}
		b.untilRequested(b.mine, wallet.Withdrawal, flow.ID, transfer.StepRequestRedeem)
		strike, nav := true, money.Dollar*392/100
		b.setTo(SandboxLoansSource, httpapi.SourceChange{Nav: &nav, Strike: &strike})
		if w := b.untilEnded(b.mine, wallet.Withdrawal, flow.ID); w.Status != transfer.Completed {
			b.Errorf("the withdrawal of %s is %s: %s", amount, w.Status, failureOf(w))
		}
	})
}

// A withdrawal that is accepted and not signed is not sent to a chain that an emergency stop covers meanwhile.
func TestNothingIsSentToAStoppedChain(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.runFunds()
		b.investLater(b.mine, SandboxLoansSource, 100*money.Dollar)
		flow, _, err := b.Transfers.Withdraw(b.T.Context(), transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.Base,
			DestinationAddress: destinationOf(1), Token: chain.USDC, Amount: 50 * money.Dollar, Sources: []transfer.Draw{{Position: SandboxLoansSource, Amount: 50 * money.Dollar}}})
		if err != nil {
			b.Fatal(err)
		}
		b.untilRequested(b.mine, wallet.Withdrawal, flow.ID, transfer.StepRequestRedeem)
		b.stopBase()
		strike := true
		b.setTo(SandboxLoansSource, httpapi.SourceChange{Strike: &strike})
		b.until("the redemption has come, and what follows is judged", func() bool {
			return b.count(`SELECT COUNT(*) FROM steps WHERE workflow_id = $1 AND kind = $2 AND state <> 'pending'`, flow.ID, string(transfer.StepBridgeOut)) > 0 ||
				b.count(`SELECT COUNT(*) FROM tasks WHERE kind = $1 AND key = (SELECT id FROM steps WHERE workflow_id = $2 AND kind = $3) AND run_at > $4`,
					transfer.StartTask(chain.EthereumSepolia), flow.ID, string(transfer.StepBridgeOut), b.Clock.Micros()) > 0
		})
		if n := b.count(`SELECT COUNT(*) FROM intents i JOIN steps s ON s.id = i.id WHERE s.workflow_id = $1 AND s.kind = $2`, flow.ID, string(transfer.StepBridgeOut)); n != 0 {
			b.Error("a burn was signed for a chain that is stopped")
		}
	})
}

// A movement of which a part leaves later goes to another chain in two messages, of which each costs its fee: the
// preview shows both.
func TestThePreviewOfAMovementTellsEachFee(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.runFunds()
		b.invest([]wallet.Wallet{b.mine}, 100*money.Dollar)
		b.awaitLiquidity(SandboxSource, 3*money.Dollar)
		movements := []transfer.Instruction{{From: SandboxSource, To: baseCash, Amount: 6 * money.Dollar}}
		previews, err := b.Transfers.PreviewAllocation(b.T.Context(), b.mine.Organization, b.mine.ID, movements)
		if err != nil {
			b.Fatal(err)
		}
		w, _, err := b.tryAllocate(transfer.AllocationRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), Movements: movements})
		if err != nil {
			b.Fatal(err)
		}
		var fees money.USD
		for _, l := range w.Legs {
			for _, s := range l.Steps {
				if s.Kind == transfer.StepBridgeOut {
					fees += s.Fee
				}
			}
		}
		if previews[0].Fee != fees {
			b.Errorf("the preview has a fee of %s, the %d legs one of %s", previews[0].Fee, len(w.Legs), fees)
		}
	})
}

// A stranger's delivery may be removed by a reorganization, with or without his transaction.
func TestAChainTakesBackWhatAStrangerBroughtIn(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		for _, again := range []bool{true, false} {
			b.bridge.service.SetMode(attester.Silent)
			w := b.begin()
			sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
			b.overtake(sent)
			if err := b.evmChains()[chain.Base].Reorg(1, again); err != nil {
				b.Fatal(err)
			}
			b.resume(sent)
			b.finish(w)
			b.assertNoDeposit()
		}
	})
}

// A service that answers with an attestation of a hundred thousand bytes keeps a transfer no longer
// than it does so.
func TestAnAttestationOfAnyLengthIsForgotten(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		l := b.putLiar()
		l.say(func(all listing) listing {
			for _, m := range all {
				if m["status"] == "complete" {
					m["attestation"] = "0x" + strings.Repeat("11", 120_000)
				}
			}
			return all
		})
		w := b.begin()
		b.awaitTransfer(w, "the service has lied", func(x *transfer.BridgeTransfer) bool { return x.AskedAt.After(x.SentAt) })
		other, _, err := b.Transfers.Withdraw(b.T.Context(), transfer.WithdrawalRequest{Organization: b.mine.Organization, Wallet: b.mine.ID, RequestID: uuid.New(), DestinationChain: chain.EthereumSepolia,
			DestinationAddress: destinationOf(2), Token: chain.USDC, Amount: 10 * money.Dollar})
		if err == nil {
			b.untilEnded(b.mine, wallet.Withdrawal, other.ID)
		}
		l.lie.Store(nil)
		sent := b.awaitTransfer(w, "it is refused or asked for again", func(x *transfer.BridgeTransfer) bool { return x.Phase != transfer.PhaseAttested })
		b.moveTo(b.Clock.Now().Add(2 * 60e9))
		b.awaitTransfer(w, "it has come, with nobody's help", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseReceived })
		_ = sent
	})
}

// While money is between two chains the wallet is free: another withdrawal goes the same way.
func TestTwoWithdrawalsAreBetweenChainsAtOnce(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.bridge.service.SetMode(attester.Silent)
		one := b.begin()
		sent := b.awaitTransfer(one, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		b.until("the wallet is free", func() bool {
			w, err := b.Wallets.Get(b.T.Context(), b.mine.Organization, b.mine.ID)
			return err == nil && w.Status() == wallet.StatusIdle
		})
		two := b.begin()
		alike := b.awaitTransfer(two, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		b.overtake(alike)
		b.resume(sent)
		b.untilEnded(b.mine, wallet.Withdrawal, one.ID)
		b.untilEnded(b.mine, wallet.Withdrawal, two.ID)
		if got := b.unitsOnBase(common.HexToAddress(destinationOf(1))); got != 2*9_950_000 {
			b.Errorf("the payee has %d units", got)
		}
		b.followedAll()
		b.assertNoDeposit()
		b.assertAllAgrees()
	})
}

// The customer's text of a transfer's problem names no part of the operator's network.
func TestAProblemNamesNoAddressOfTheOperators(t *testing.T) {
	eachBridged(t, func(b *bridged) {
		b.bridge.service.SetMode(attester.Silent)
		w := b.begin()
		sent := b.awaitTransfer(w, "it is sent", func(x *transfer.BridgeTransfer) bool { return x.Phase == transfer.PhaseSent })
		_ = b.bridge.server.Close()
		b.resume(sent)
		x := b.awaitTransfer(w, "it says why it waits", func(x *transfer.BridgeTransfer) bool { return x.Problem.Text != "" })
		if strings.Contains(x.Problem.Text, "127.0.0.1") {
			b.Errorf("the leg of the withdrawal shows %q", x.Problem.Text)
		}
	})
}
