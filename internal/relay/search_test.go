package relay

import (
	"bytes"
	"regexp"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
)

// A node that answers for few blocks at a time still finds an intent that a stranger carried.
func TestSearchesAsManyBlocksAsTheNodeAllows(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		w.interposeNode(onMethod("eth_getLogs", func(q struct{ FromBlock, ToBlock hexutil.Uint64 }) string {
			if q.ToBlock-q.FromBlock >= 10 {
				return "eth_getLogs is limited to a range of 10 blocks"
			}
			return ""
		}))
		w.mineBlocks(50)
		id := w.createWallets(1, 1000)
		stranger := newStranger(w)
		relay := w.startRelay(w.db, w.testOptions(), nil)
		list := w.submitPayments(id, 100)
		w.waitForPool(1)
		w.mineBlocks(3)
		w.assertOutcomes(intent.Executed, list...)
		relay.stop()

		taken := w.signIntent(id[0], w.paymentIntent(id[0], 50))
		hash := stranger.carryIntent(taken)
		w.mineBlocks(40)
		w.submitAll(taken)
		w.startRelay(w.db, w.testOptions(), nil)
		w.assertOutcomes(intent.Executed, taken, list[0])
		if o := w.readOutcome(taken); o.TxHash != hash.Hex() {
			t.Errorf("executed by %s, want %s", o.TxHash, hash)
		}
	})
}

// A node whose logs lag does not show an execution. It is queried again.
func TestSearchesAgainWhatALaggingNodeDidNotFind(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		id := w.createWallets(1, 1000)
		stranger := newStranger(w)
		relay := w.startRelay(w.db, w.testOptions(), nil)
		list := w.submitPayments(id, 100)
		w.waitForPool(1)
		w.mineBlocks(3)
		w.assertOutcomes(intent.Executed, list...)
		relay.stop()

		var asked atomic.Int64
		var knows atomic.Bool
		w.interposeNode(func(body []byte) ([]byte, string) {
			if bytes.Contains(body, []byte("eth_getLogs")) && !knows.Load() {
				asked.Add(1)
				body = regexp.MustCompile(`Block":"0x[0-9a-f]+"`).ReplaceAll(body, []byte(`Block":"0x0"`))
			}
			return body, ""
		})
		taken := w.signIntent(id[0], w.paymentIntent(id[0], 50))
		stranger.carryIntent(taken)
		w.mineBlocks(3)
		w.submitAll(taken)
		searching := w.startRelay(w.db, w.testOptions(), nil).relay
		w.until("searched in vain", func() bool { return asked.Load() > 1 && gaugeOf(w, searching.metrics.unexplained) == 1 })
		knows.Store(true)
		w.assertOutcomes(intent.Executed, taken, list[0])
		w.until("it is explained", func() bool { return gaugeOf(w, searching.metrics.unexplained) == 0 })
	})
}

// An intent that counts as used and has no event in any block waits, also after its deadline, and also once an operator has asserted
// that it was never executed: a mark in the mapping is of one id alone. One that is marked in the tree ends as cancelled then, since
// its mark may be another id's, but not before its deadline: until then a signature of it may be carried.
func TestAnUnexplainedMarkInTheTreeIsEndedByTheOperatorAlone(t *testing.T) {
	for _, c := range []struct {
		name string
		tree bool
	}{{"a mark in the mapping", false}, {"a mark in the tree", true}} {
		t.Run(c.name, func(t *testing.T) {
			eachEngine(t, 0, func(w *world) {
				stranger := newStranger(w)
				w.chain.Contracts.Executor = stranger.deployExecutor(c.tree)
				hidden := newHiddenExecution(w, stranger)
				used := hidden.used
				searching := w.startRelay(w.db, w.testOptions(), nil).relay
				unexplained := func() bool { return gaugeOf(w, searching.metrics.unexplained) == 1 }
				w.until("searched in vain", unexplained)
				hidden.assertUnexecuted()
				tries := w.readRetryTime(used)
				w.until("it is looked at again", func() bool { return w.readRetryTime(used) != tries && unexplained() })
				if o := w.readOutcome(used); o.State.Ended() {
					t.Fatalf("before its deadline it is %s", o.State)
				}
				w.clock.Advance(25 * time.Hour)
				w.mineBlocks(3)
				if c.tree {
					w.assertOutcomes(intent.Cancelled, used)
					w.until("the gauge falls", func() bool { return !unexplained() })
					return
				}
				w.until("the last round was in vain", func() bool { return strings.Contains(w.readOutcome(used).Reason, "its mark is no other intent's") })
				hidden.knows.Store(true)
				w.until("the intent has ended", func() bool { return w.readOutcome(used).State.Ended() })
				w.assertOutcomes(intent.Executed, used)
				w.until("the gauge falls", func() bool { return !unexplained() })
			})
		})
	}
}

// An operator's assertion ends an intent only after a round of searches that began after the deadline has covered all blocks. Here a
// round takes several passes, and the node has the log from then on.
func TestAnAssertionWaitsForALastRound(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		stranger := newStranger(w)
		w.chain.Contracts.Executor = stranger.deployExecutor(true)
		hidden := newHiddenExecution(w, stranger)
		searching := w.startRelay(w.db, w.testOptions(), nil).relay
		w.until("searched in vain", func() bool { return gaugeOf(w, searching.metrics.unexplained) == 1 })
		hidden.assertUnexecuted()
		hidden.oneBlock.Store(true)
		w.node.Set(evmtest.Faults{Down: true})
		w.clock.Advance(25 * time.Hour)
		w.mineBlocks(3 * maxSearchesPerPass)
		hidden.knows.Store(true)
		w.node.Set(evmtest.Faults{})
		w.until("the intent has ended", func() bool { return w.readOutcome(hidden.used).State.Ended() })
		w.assertOutcomes(intent.Executed, hidden.used)
	})
}

// hiddenExecution is an intent that a stranger has carried, whose log the node leaves out until it knows it.
type hiddenExecution struct {
	w        *world
	used     submission
	knows    atomic.Bool // whether the node has the log
	oneBlock atomic.Bool // whether the node rejects searches over more than one block
}

func newHiddenExecution(w *world, stranger *stranger) *hiddenExecution {
	w.t.Helper()
	h := &hiddenExecution{w: w}
	id := w.createWallets(1, 1000)
	relay := w.startRelay(w.db, w.testOptions(), nil)
	list := w.submitPayments(id, 100)
	w.waitForPool(1)
	w.mineBlocks(3)
	w.assertOutcomes(intent.Executed, list...)
	relay.stop()
	w.interposeNode(func(body []byte) ([]byte, string) {
		if !bytes.Contains(body, []byte("eth_getLogs")) {
			return body, ""
		}
		if between := regexp.MustCompile(`Block":"(0x[0-9a-f]+)"`).FindAllSubmatch(body, 2); h.oneBlock.Load() && !bytes.Equal(between[0][1], between[1][1]) {
			return body, "the range is too wide"
		}
		if !h.knows.Load() {
			body = regexp.MustCompile(`Block":"0x[0-9a-f]+"`).ReplaceAll(body, []byte(`Block":"0x0"`))
		}
		return body, ""
	})
	h.used = w.signIntent(id[0], w.paymentIntent(id[0], 50))
	stranger.carryIntent(h.used)
	w.mineBlocks(3)
	w.submitAll(h.used)
	return h
}

// assertUnexecuted asserts, as an operator, that the intent was not executed.
func (h *hiddenExecution) assertUnexecuted() {
	h.w.t.Helper()
	ctx, id := h.w.t.Context(), h.used.Intent.ID
	err := h.w.db.Write(ctx, func(tx *store.Tx) error {
		if err := intent.AskCancellation(ctx, tx, chain.EthereumSepolia, id, "no event"); err != nil {
			return err
		}
		return intent.AssertUnexecuted(ctx, tx, id)
	})
	if err != nil {
		h.w.t.Fatal(err)
	}
}

// deployExecutor deploys an executor that marks executed intents in the tree or in the mapping.
func (s *stranger) deployExecutor(marksInTree bool) common.Address {
	s.w.t.Helper()
	at := crypto.CreateAddress(crypto.PubkeyToAddress(s.key.PublicKey), s.nonce)
	s.sendTx(nil, params.MaxTxGas, contracts.CreationCode(&contracts.WalletExecutorMetaData, contracts.NewWalletExecutor().PackConstructor(marksInTree)))
	s.w.mineBlocks(1)
	return at
}

// readRetryTime returns the time at which the intent is looked at next: it changes with each look.
func (w *world) readRetryTime(s submission) (retryAt int64) {
	w.t.Helper()
	if err := w.db.QueryRow(w.t.Context(), `SELECT retry_at FROM intents WHERE id = $1`, s.Intent.ID).Scan(&retryAt); err != nil {
		w.t.Fatal(err)
	}
	return retryAt
}
