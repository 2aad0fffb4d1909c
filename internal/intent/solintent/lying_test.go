package solintent

import (
	"bytes"
	"fmt"
	"log/slog"
	"net/http"
	"regexp"
	"sync/atomic"
	"testing"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
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
			w.dialNodes(func(c *rpc.Config) { c.URLs = []string{keeps.URL, w.node.URL} })
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
	w.dialNodes(func(c *rpc.Config) { c.URLs = []string{w.node.URL, late.URL} })
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
		if !bytes.Contains(question, []byte(solana.TokenProgram.String())) {
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
	w.dialNodes(func(c *rpc.Config) { c.URLs = []string{c.URLs[0], limits.URL} })
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

// A lost life has paid, and the marker is closed. One of two nodes reports an old newest slot, a late first block of its lists, or both, and is
// honest otherwise: the payout does not count as unexecuted, and is not signed again.
func TestANodeThatReportsOtherSlotsHidesNoExecution(t *testing.T) {
	result := func(slot int) []byte { return fmt.Appendf(nil, `{"jsonrpc":"2.0","id":1,"result":%d}`, slot) }
	for name, lie := range map[string]func(question, answer []byte, listed bool) []byte{
		"an old newest slot": func(question, answer []byte, _ bool) []byte {
			if bytes.Contains(question, []byte(`"getSlot"`)) {
				return result(2)
			}
			return answer
		},
		"a late first block": func(question, answer []byte, listed bool) []byte {
			if listed && bytes.Contains(question, []byte(`"getFirstAvailableBlock"`)) {
				return result(1_000_000)
			}
			return answer
		},
	} {
		for _, age := range []string{"an old wallet", "a new one"} {
			t.Run(name+" of "+age, func(t *testing.T) {
				w := oneWorld(t)
				first := w.payBefore()
				w.closeMarker(first.ID)
				w.did(w.chain.FaucetToken(validator.USDC, w.wallet, 100_000_000))
				if err := w.chain.MineSlots(200); err != nil {
					t.Fatal(err)
				}
				if age == "a new one" { // its history since slot 1 is unknown, and the nodes show its beginning
					w.write(`DELETE FROM solana_histories`)
					w.node.Set(rpctest.Faults{ForgottenBefore: 2})
				}
				var listed atomic.Bool
				w.addLyingNode(func(question, answer []byte) []byte {
					if bytes.Contains(question, []byte(`"getSignaturesForAddress"`)) {
						listed.Store(true)
					}
					first := bytes.Contains(question, []byte(`"getFirstAvailableBlock"`))
					return lie(question, answer, first && listed.Swap(false))
				})
				_ = w.family.ReadHistory(t.Context(), on, w.wallet.Address())
				if got, err := w.family.Executed(t.Context(), on, w.owner, []uuid.UUID{first.ID}); err == nil && !got[0] {
					t.Error("the payout of a lost life counts as not executed")
				}
				if signed, err := w.trySign(first); err == nil {
					w.carry(signed)
					t.Errorf("a payout of 60 dollars is signed again: the payee has %d units", w.chain.TokenBalance(validator.USDC, w.walletOf(1)))
				}
			})
		}
	}
}

// A lost life has paid in USDC, which is not served any more when the wallet is made again, behind a node of two days: its token account shows
// all the same that the wallet is not new.
func TestAMintThatIsNotServedMakesNoWalletNew(t *testing.T) {
	w := oneWorld(t)
	w.payBefore()
	w.write(`DELETE FROM solana_histories`)
	w.mine(5)
	w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
	w.dialNodes(func(c *rpc.Config) { c.Mints = map[chain.Token]solana.PublicKey{chain.USDT: validator.USDT} })
	if err := w.family.ReadHistory(t.Context(), on, w.wallet.Address()); !LacksHistory(err) {
		t.Errorf("its history counts as known: %v", err)
	}
}

// All nodes fail for a moment, with many unread wallets: the historian notes each, and goes on.
func TestFailedReadingsAreNotedTogether(t *testing.T) {
	w := oneWorld(t)
	w.node.Set(rpctest.Faults{Status: http.StatusInternalServerError})
	w.noteGap(5)
	h, err := NewHistorian(w.family, on, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		t.Fatal(err)
	}
	h.readings = map[chain.Address]reading{}
	const unread = 1000
	for range 2 { // read, and then postponed
		var g errgroup.Group
		for n := range unread {
			wallet := solana.PublicKey{1, byte(n >> 8), byte(n)}.Address()
			if limit, due := h.beginReading(wallet); due {
				g.Go(func() error {
					h.readOne(t.Context(), wallet, limit)
					return nil
				})
			}
		}
		_ = g.Wait()
		if len(h.readings) != unread {
			t.Fatalf("%d of %d readings have failed", len(h.readings), unread)
		}
	}
	for wallet, r := range h.readings {
		if r.goesOn || r.failures != 1 {
			t.Errorf("the reading of %s: %+v", wallet, r)
		}
	}
}
