package solintent

import (
	"bytes"
	"net/http"
	"regexp"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
)

// lieAboutMemos has the first of two nodes list every transaction with a memo that is no id. Both list the same transactions.
func (w *world) lieAboutMemos() {
	w.Helper()
	memos := regexp.MustCompile(`"memo": *("[^"]*"|null)`)
	w.addLyingNode(func(question, answer []byte) []byte {
		if !bytes.Contains(question, []byte("getSignaturesForAddress")) {
			return answer
		}
		return memos.ReplaceAll(answer, []byte(`"memo":"[5] hello"`))
	})
}

// recover notes a recovery, and reads the wallet's history.
func (w *world) recover() {
	w.Helper()
	if err := w.family.NoteRecovery(w.Context(), on); err != nil {
		w.Fatal(err)
	}
	if err := w.family.ReadHistory(w.Context(), on, w.wallet.Address()); err != nil {
		w.Fatal(err)
	}
}

// A lost life of the database has paid, and the marker is closed. Both nodes have the whole history, and one of the two lists the payout with
// another memo: the payout counts as executed all the same, after a recovery too, and a sibling is not signed beside it.
func TestOneLyingNodeOfTwoHidesNoExecutionByItsMemo(t *testing.T) {
	for name, recover := range map[string]bool{"a gap that is noted": false, "a recovery": true} {
		t.Run(name, func(t *testing.T) {
			w := oneWorld(t)
			first := w.payBefore()
			w.closeMarker(first.ID)
			w.mine(5)
			w.lieAboutMemos()
			if recover {
				w.recover()
			}
			got, err := w.family.Executed(t.Context(), on, w.owner, []uuid.UUID{first.ID})
			if err == nil && !got[0] {
				t.Errorf("by the word of one node of two, the payout of a lost life counts as not executed; the payee has %d units", w.chain.TokenBalance(validator.USDC, w.walletOf(1)))
			}
			second := w.order(30*money.Dollar, w.walletOf(1))
			second.Siblings = []uuid.UUID{first.ID, second.ID}
			signed, err := w.trySign(second)
			if err == nil {
				w.carry(signed)
				t.Errorf("a sibling of a payout of 60 dollars that is executed is signed: the payee has %d units", w.chain.TokenBalance(validator.USDC, w.walletOf(1)))
			}
		})
	}
}

// Of two honest nodes one keeps its history, as a recovery demands, and the other two days of it. A wallet whose last deposit is older
// than that pays.
func TestNodesOfDifferentHistoryDelayNoPayment(t *testing.T) {
	for name, later := range map[string]bool{"no later deposit": false, "a later deposit": true} {
		t.Run(name, func(t *testing.T) {
			w := oneWorld(t)
			w.mine(10)
			keeps := rpctest.New(t, w.chain.URL())
			w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
			if later {
				w.did(w.chain.Faucet(w.wallet, 1_000_000))
				w.mine(5)
			}
			served := w.family.chains[on]
			config := served.Client.Config()
			config.URLs = []string{keeps.URL, w.node.URL}
			client, err := rpc.Dial(config)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(client.Close)
			served.Client = client
			w.family.chains[on] = served
			if _, err := w.trySign(w.order(money.Dollar, w.walletOf(1))); err != nil {
				t.Errorf("a payment is not signed: %v", err)
			}
		})
	}
}

// A stranger names the wallet in every slot, and one of two nodes is always a slot ahead: a payment is signed.
func TestAWalletThatIsNamedInEverySlotPays(t *testing.T) {
	w := oneWorld(t)
	w.mine(5)
	w.did(w.chain.Faucet(w.wallet, 1_000_000)) // a stranger's, in the newest slot
	late := rpctest.New(t, w.chain.URL())
	late.Set(rpctest.Faults{StaleBy: 1})
	served := w.family.chains[on]
	config := served.Client.Config()
	config.URLs = []string{w.node.URL, late.URL}
	client, err := rpc.Dial(config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	served.Client = client
	w.family.chains[on] = served
	if _, err := w.trySign(w.order(money.Dollar, w.walletOf(1))); err != nil {
		t.Errorf("a payment is not signed: %v", err)
	}
}

// A new wallet gets a stranger's deposit in every slot, and one of two nodes is always a slot ahead: its history since a closed gap, which
// nodes have dropped, is kept as known all the same.
func TestDepositsInEverySlotKeepNoNewWalletUnread(t *testing.T) {
	w := oneWorld(t)
	w.mine(10)
	w.write(`DELETE FROM solana_histories`)
	w.node.Set(rpctest.Faults{ForgottenBefore: 2})
	if err := w.family.ReadHistory(t.Context(), on, w.wallet.Address()); err != nil {
		t.Fatalf("behind one honest node it is not known: %v", err)
	}
	w.write(`DELETE FROM solana_histories`)
	w.addLyingNode(func(question, answer []byte) []byte {
		if !bytes.Contains(question, []byte("getTokenAccountsByOwner")) {
			return answer
		}
		if !bytes.Contains(question, []byte(validator.USDC.String())) {
			return answer
		}
		return reportLater(t, answer, 1)
	})
	if err := w.family.ReadHistory(t.Context(), on, w.wallet.Address()); err != nil {
		t.Errorf("the history of a new wallet is not kept: %v", err)
	}
}

// A lost life has paid, and the marker is closed. Of two nodes one limits its requests, as it may once a stranger has given a wallet a long
// history, and the other lists no transaction of the wallet: it does not decide alone that the payout was not executed.
func TestANodeThatLimitsRequestsLeavesNoDecisionToTheOther(t *testing.T) {
	w := oneWorld(t)
	first := w.payBefore()
	w.closeMarker(first.ID)
	w.mine(5)
	w.addLyingNode(func(question, answer []byte) []byte {
		if !bytes.Contains(question, []byte("getSignaturesForAddress")) {
			return answer
		}
		return []byte(`{"jsonrpc":"2.0","id":1,"result":[]}`)
	})
	limits := rpctest.New(t, w.chain.URL())
	served := w.family.chains[on]
	config := served.Client.Config()
	config.URLs = []string{config.URLs[0], limits.URL}
	client, err := rpc.Dial(config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	served.Client = client
	w.family.chains[on] = served
	if got, err := w.family.Executed(t.Context(), on, w.owner, []uuid.UUID{first.ID}); err == nil && !got[0] {
		t.Fatal("the lying node decides while the other answers")
	}
	limits.Set(rpctest.Faults{Status: http.StatusTooManyRequests})
	got, err := w.family.Executed(t.Context(), on, w.owner, []uuid.UUID{first.ID})
	if err == nil && !got[0] {
		t.Errorf("while one node limits its requests, a payout of a lost life counts as not executed by the other's word: %v", got)
	}
}

// A recovery reads the histories from two nodes that have everything, of which one lists the payout of the lost life with another memo.
// Later the nodes have the history of some days, and the caller repeats the request: the payee is paid once.
func TestARecoveryBehindALyingNodePaysNothingTwice(t *testing.T) {
	w := oneWorld(t)
	first := w.payBefore()
	w.closeMarker(first.ID)
	w.did(w.chain.FaucetToken(validator.USDC, w.wallet, 100_000_000))
	w.mine(5)
	w.lieAboutMemos()
	w.recover()
	w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
	signed, err := w.trySign(first)
	if err != nil {
		return
	}
	w.carry(signed)
	t.Errorf("a payout of 60 dollars is signed again: the payee has %d units", w.chain.TokenBalance(validator.USDC, w.walletOf(1)))
}

// A stranger hands an empty token account over to a wallet in its first minute, which the stranger has made months before: a wallet
// that has executed nothing is read all the same, and pays, behind a node that has dropped that history.
func TestAStrangersOldAccountWedgesNoNewWallet(t *testing.T) {
	w := oneWorld(t)
	w.mine(10)
	w.write(`DELETE FROM solana_histories`)
	w.node.Set(rpctest.Faults{ForgottenBefore: 2})
	if err := w.family.CheckHistory(t.Context(), on, w.wallet.Address()); err != nil {
		t.Fatalf("before: %v", err)
	}
	w.plantTokens(w.walletOf(9), solana.TokenAccount{Mint: validator.USDC, Owner: w.wallet, State: solana.TokenInitialized})
	if err := w.family.ReadHistory(t.Context(), on, w.wallet.Address()); err != nil {
		t.Errorf("the wallet is not read: %v", err)
	}
	if _, err := w.trySign(w.order(money.Dollar, w.walletOf(1))); err != nil {
		t.Errorf("it does not pay: %v", err)
	}
}
