package app

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

// pending is the people's one activity that waits.
func (w *solanaWorld) pending() (is object, id uuid.UUID) {
	w.Helper()
	waittest.Until(w, "one activity waits", func() bool {
		all := w.get("/v2/custody/activities/pending")["activities"].([]any)
		if len(all) == 1 {
			is = all[0].(object)
		}
		return len(all) == 1
	})
	return is, uuid.MustParse(is["custodyActivityId"].(string))
}

// withApprover has payouts from 10 dollars on wait for an approver.
func (w *solanaWorld) withApprover() *approvaltest.Approver {
	w.Helper()
	alice, _ := approvaltest.Register(w.T, w.Approvals, w.people, "alice")
	w.call(http.MethodPut, "/v2/withdrawal-policy", object{"addressBookOnly": false, "approvalThresholdUsd": "10.000000", "dailyLimitUsd": nil})
	_, id := w.pending()
	alice.Vote(id, approval.Approve)
	waittest.Until(w, "the policy holds", func() bool { return w.get("/v2/withdrawal-policy")["approvalThresholdUsd"] == "10.000000" })
	return alice
}

// A payout on Solana may wait for its approver for long: it is signed
// then, is paid as it was approved, and gives its money back when it is rejected.
func TestAPayoutOnSolanaWaitsForItsApprover(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine := w.createWallet()
		w.pay(keyOfWallet(mine), 100_000_000)
		w.untilHolds(mine, 100*money.Dollar)
		alice := w.withApprover()
		payee := newSolanaKey(w.T)
		made := w.call(http.MethodPost, withdrawalsOf(mine), payoutBody(payee.String(), "40", "usdc"))
		waiting, id := w.pending()
		for field, want := range map[string]any{"activityType": "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", "activityKind": "withdrawal_payout", "withdrawalId": made["id"], "portfolioWalletId": mine.ID.String(),
			"destinationChain": "solana_devnet", "txChain": "solana_devnet", "destinationToken": "usdc", "destinationAddress": payee.String(), "plannedSourceNativeUnits": "40000000", "displayAmountNativeUnits": "39950000"} {
			if waiting[field] != want {
				w.Errorf("the activity's %s is %v, want %v", field, waiting[field], want)
			}
		}
		w.call(http.MethodPost, withdrawalsOf(w.fundedWallet(20_000_000)), payoutBody(payee.String(), "5", "usdc"))
		waittest.Until(w, "another is paid meanwhile", func() bool { return w.chain.TokenBalance(validator.USDC, payee) == 4_950_000 })
		w.clock.Advance(90 * time.Minute) // longer than a signed payout may wait to land
		alice.Vote(id, approval.Approve)
		w.untilPaid(mine, made["id"].(string))
		if got := w.chain.TokenBalance(validator.USDC, payee); got != 44_900_000 {
			w.Errorf("the payee has %d units, want 44900000", got)
		}

		rejected := w.call(http.MethodPost, withdrawalsOf(mine), payoutBody(payee.String(), "20", "usdc"))
		_, id = w.pending()
		alice.Vote(id, approval.Reject)
		waittest.Until(w, "the withdrawal ends", func() bool {
			return w.get(withdrawalsOf(mine) + "/" + rejected["id"].(string))["status"] == "failed"
		})
		cancelled := w.call(http.MethodPost, withdrawalsOf(mine), payoutBody(payee.String(), "20", "usdc"))
		w.pending()
		w.call(http.MethodPost, withdrawalsOf(mine)+"/"+cancelled["id"].(string)+"/cancel", nil)
		waittest.Until(w, "all of the rest is free", func() bool { return w.get("/v2/wallets/" + mine.ID.String())["availableUsd"] == "60.000000" })
		if got := w.chain.TokenBalance(validator.USDC, payee); got != 44_900_000 {
			w.Errorf("the payee has %d units after a rejection and a cancellation, want 44900000", got)
		}
		w.assertBooksAgree()
	})
}

// fundedWallet is another wallet with units of USDC.
func (w *solanaWorld) fundedWallet(units uint64) wallet.Wallet {
	w.Helper()
	made := w.createWallet()
	w.pay(keyOfWallet(made), units)
	w.untilHolds(made, money.USD(units))
	return made
}

// A payee whose token account is frozen after the request is not paid, in words; the payout
// can be tried again, and then is paid once.
func TestAPayoutOnSolanaThatFailedIsTriedAgain(t *testing.T) {
	t.Parallel()
	eachSolanaWorld(t, func(w *solanaWorld) {
		mine := w.fundedWallet(100_000_000)
		alice := w.withApprover() // so that there is a time between the request and its signature
		payee := newSolanaKey(w.T)
		w.pay(payee, 1)
		waittest.Until(w, "the payee has its token account", func() bool { return w.chain.TokenBalance(validator.USDC, payee) == 1 })
		made := w.call(http.MethodPost, withdrawalsOf(mine), payoutBody(payee.String(), "40", "usdc"))
		_, id := w.pending()
		w.asFaucet(solana.FreezeAccount(associatedUSDC(payee), validator.USDC, validator.FaucetKey))
		waittest.Until(w, "its account is frozen", func() bool {
			account, err := solana.DecodeTokenAccount(w.chain.Account(associatedUSDC(payee)).Data)
			return err == nil && account.State == solana.TokenFrozen
		})
		alice.Vote(id, approval.Approve)
		var is object
		waittest.Until(w, "the withdrawal ends", func() bool {
			is = w.get(withdrawalsOf(mine) + "/" + made["id"].(string))
			return is["completedAt"] != nil
		})
		if is["status"] != "failed" || !strings.Contains(fmt.Sprint(is["failureReason"]), "frozen") {
			w.Errorf("the withdrawal is %v: %v", is["status"], is["failureReason"])
		}
		if is["failureCode"] != string(failure.PayeeBlocked) {
			w.Errorf("its failure code is %v, want %s", is["failureCode"], failure.PayeeBlocked)
		}
		if got := w.get("/v2/wallets/" + mine.ID.String())["availableUsd"]; got != "100.000000" {
			w.Errorf("of 100 there is %v available after a failure", got)
		}
		w.asFaucet(solana.ThawAccount(associatedUSDC(payee), validator.USDC, validator.FaucetKey))
		waittest.Until(w, "its account is thawed", func() bool {
			account, err := solana.DecodeTokenAccount(w.chain.Account(associatedUSDC(payee)).Data)
			return err == nil && account.State == solana.TokenInitialized
		})
		payouts := withdrawalsOf(mine) + "/" + made["id"].(string) + "/payouts"
		payout := w.get(payouts)["data"].([]any)[0].(object)["id"].(string)
		w.call(http.MethodPost, payouts+"/"+payout+"/retry", nil)
		_, id = w.pending()
		alice.Vote(id, approval.Approve)
		waittest.Until(w, "the payout is completed", func() bool {
			return w.get(withdrawalsOf(mine) + "/" + made["id"].(string))["status"] == "completed"
		})
		if got := w.chain.TokenBalance(validator.USDC, payee); got != 39_950_001 {
			w.Errorf("the payee has %d units, want 39950001", got)
		}
		w.assertBooksAgree()
	})
}

func (w *solanaWorld) asFaucet(in solana.Instruction) {
	w.Helper()
	if _, err := w.chain.AsFaucet(in); err != nil {
		w.Fatal(err)
	}
}

// A payout that does not land is given up by an operator: its marker is made, its signed versions can have no effect
// any more, and the money is free.
func TestAnOperatorGivesUpAPayoutOnSolana(t *testing.T) {
	t.Parallel()
	eachSolanaWorldOf(t, solanaOptions{slotTime: 50 * time.Millisecond, prepare: func(w *solanaWorld) {
		w.node = rpctest.New(w.T, w.chain.URL())
		on := w.config.Chains[chain.SolanaDevnet]
		on.Solana.RPC = NodeURLs{w.node.URL}
		w.config.Chains[chain.SolanaDevnet] = on
	}}, func(w *solanaWorld) {
		mine := w.fundedWallet(100_000_000)
		waittest.Until(w, "the chain has begun with markers", func() bool { return w.countRows(`SELECT COUNT(*) FROM solana_marker_chains`) == 1 })
		w.node.Set(rpctest.Faults{SwallowSends: true})
		payee := newSolanaKey(w.T)
		flow := w.order(mine, payee, 40*money.Dollar)
		waittest.Until(w, "the payout is on its way", func() bool { return w.countRows(`SELECT COUNT(*) FROM intents WHERE state = 'carried'`) == 1 })
		id := uuid.MustParse(w.readText(`SELECT id FROM intents`))
		if err := w.CancelIntent(w.T.Context(), id, "a test"); err != nil {
			w.Fatal(err)
		}
		waittest.Until(w, "its cancellation is asked for", func() bool { return w.countRows(`SELECT COUNT(*) FROM intents WHERE cancel_asked_at IS NOT NULL`) == 1 })
		open, err := w.Intents.ListOpen(w.T.Context())
		if err != nil || len(open) != 1 || open[0].ID != id || open[0].Account != keyOfWallet(mine).Address() || open[0].CancelAskedAt.IsZero() || len(open[0].Transactions) == 0 {
			w.Fatalf("an operator is shown %+v: %v", open, err)
		}
		if _, err := solana.ParseSignature(open[0].Transactions[0]); err != nil {
			w.Errorf("it may be brought by %q: %v", open[0].Transactions[0], err)
		}
		// From then on no version of the payout is sent any more: before, it could land first.
		waittest.Until(w, "it is being voided", func() bool {
			return w.countRows(`SELECT COUNT(*) FROM solana_markers WHERE state = 'voiding'`) == 1
		})
		w.node.Set(rpctest.Faults{})
		ended := w.untilEnded(mine, flow.ID)
		if ended.Status != transfer.Failed || !strings.Contains(failureOf(ended), "cancelled by the operator") {
			w.Errorf("the withdrawal is %s: %s", ended.Status, failureOf(ended))
		}
		w.sendVersions(w.readText(`SELECT delegation FROM intents`))
		if paid := w.chain.TokenBalance(validator.USDC, payee); paid != 0 || w.holds(mine) != 100*money.Dollar {
			w.Errorf("it was given up, and %d units were paid; the wallet holds %s", paid, w.holds(mine))
		}
		w.assertBooksAgree()
	})
}

// sendVersions sends all that was ever signed of a payout, as somebody could who has seen it.
func (w *solanaWorld) sendVersions(attachment string) {
	w.Helper()
	signed, err := solintent.DecodeAttachment(attachment)
	if err != nil || signed.First == nil {
		w.Fatalf("no version: %v", err)
	}
	keys, err := custody.OpenSeed(w.config.Custody.Seed, w.config.Custody.Identity)
	if err != nil {
		w.Fatal(err)
	}
	m, err := solana.DecodeMessage(signed.First.Message)
	if err != nil {
		w.Fatal(err)
	}
	paying, err := keys.FeePayer().SignMessage(m)
	if err != nil {
		w.Fatal(err)
	}
	if err := w.chain.Send(solana.Transaction{Signatures: []solana.Signature{paying, signed.First.Signature}, Message: m}); err != nil {
		w.Fatal(err)
	}
	w.waitForHead()
}
