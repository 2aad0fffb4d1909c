package relay

import (
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store"
)

func TestTheTablesOfStatesAreSound(t *testing.T) {
	if err := TransactionStates.Check(); err != nil {
		t.Errorf("transactions: %v", err)
	}
	if err := intent.States.Check(); err != nil {
		t.Errorf("intents: %v", err)
	}
}

// For every decision about a transaction, the change of state that it brings is in the table.
func TestDecisionsFollowTheTableOfTransactions(t *testing.T) {
	triggers := map[txAction]TxTrigger{
		txMarkMined: TxReceiptSeen, txMarkUnmined: TxReorganized, txFinalize: TxReceiptFinal, txGiveUp: TxNonceTaken,
	}
	randtest.Check(t, func(t *rapid.T) {
		rtx := relayTx{
			nonce: rapid.Uint64Range(0, 4).Draw(t, "nonce"), state: rapid.SampledFrom([]TxState{TxSent, TxMined}).Draw(t, "state"),
			minedBlock: rapid.Uint64Range(0, 9).Draw(t, "mined in"), fees: fees{100, 10}, hashes: []common.Hash{{1}},
		}
		obs := txObservation{
			nonceUsed: rapid.Bool().Draw(t, "nonce used"), mined: rapid.Bool().Draw(t, "mined"),
			minedBlock: rapid.Uint64Range(0, 9).Draw(t, "block"), inPool: rapid.Bool().Draw(t, "in pool"),
			nonceUsedAtFinal: rapid.Bool().Draw(t, "nonce used at final"),
		}
		cs := chainState{
			nowMicros: rapid.Int64Range(0, 1e8).Draw(t, "now"), headMicros: rapid.Int64Range(0, 1e8).Draw(t, "head"),
			finalBlock: rapid.Uint64Range(0, 9).Draw(t, "final"), nextNonce: rapid.Uint64Range(0, 5).Draw(t, "next nonce"),
			market: market{50, 10}, feeCeiling: 1000, bumpAfter: 30 * time.Second,
		}
		on, changes := triggers[decideTxAction(rtx, obs, cs)]
		if !changes {
			return
		}
		if _, err := TransactionStates.Next(rtx.state, on); err != nil {
			t.Fatal(err)
		}
	})
}

// So is the change that a verdict on an intent brings.
func TestVerdictsFollowTheTableOfIntents(t *testing.T) {
	triggers := map[intentAction]intent.Trigger{
		intentCarry: intent.Expose, intentRefuse: intent.Refuse, intentExpire: intent.Expire, intentGiveUp: intent.Expose, intentCancel: intent.Cancel, intentSearch: intent.Execute,
	}
	randtest.Check(t, func(t *rapid.T) {
		in := openIntent{
			state:         rapid.SampledFrom([]intent.State{intent.Signed, intent.Carried}).Draw(t, "state"),
			transactionID: rapid.SampledFrom([]string{"", "t"}).Draw(t, "transaction"),
			intent:        custody.Intent{ID: uuid.New(), ChainID: 5, Deadline: time.Unix(1000, 0)},
			cancelAsked:   rapid.Bool().Draw(t, "cancel asked"),
			cancellation:  rapid.SampledFrom([][]byte{nil, {1}}).Draw(t, "cancellation"),
		}
		p := intentProbe{
			nonceUsed: rapid.Bool().Draw(t, "nonce used"), answered: rapid.Bool().Draw(t, "answered"),
			failure: rapid.SampledFrom([]failure.Reason{{}, failure.New(failure.TokenRefused, "no")}).Draw(t, "failure"),
		}
		ct := chainTimes{
			headSeconds: rapid.Int64Range(990, 1010).Draw(t, "head"), finalSeconds: rapid.Int64Range(990, 1010).Draw(t, "final"),
			fresh: rapid.Bool().Draw(t, "fresh"),
		}
		action, _ := judgeIntent(in, p, ct, testExecutors)
		on, changes := triggers[action]
		if !changes {
			return
		}
		if _, err := intent.States.Next(in.state, on); err != nil {
			t.Fatal(err)
		}
	})
}

// Submit cannot see the state that it replaces; its statement must allow exactly the table's changes. No row is
// prepared or awaits its approval.
func TestSubmitReplacesWhatTheTableAllows(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		wallet := w.createWallets(1, 1000)[0]
		for _, from := range intent.States.States() {
			if from == intent.Prepared || from == intent.AwaitingApproval {
				continue
			}
			s := w.signIntent(wallet, w.paymentIntent(wallet, 1))
			w.submitAll(s)
			err := w.db.Write(t.Context(), func(tx *store.Tx) error {
				tx.Defer(`UPDATE intents SET state = $1, attempts = 7, tx_hash = '', block_number = 0, block_time = 0, logs = '[]' WHERE id = $2`,
					string(from), s.Intent.ID)
				return nil
			})
			if err != nil {
				w.t.Fatal(err)
			}
			w.submitAll(s)
			want, attempts := from, 7
			if _, err := intent.States.Next(from, intent.Build); err == nil {
				want, attempts = intent.Signed, 0
			}
			if got := w.readOutcome(s).State; got != want {
				w.t.Errorf("%s, submitted again, is %s, want %s", from, got, want)
			}
			if n := w.countRows("intents", "id = $1 AND attempts = $2", s.Intent.ID, attempts); n != 1 {
				w.t.Errorf("%s, submitted again, has not %d attempts", from, attempts)
			}
		}
	})
}
