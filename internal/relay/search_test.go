package relay

import (
	"bytes"
	"regexp"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common/hexutil"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
)

// A node that answers for few blocks at a time still finds what a stranger
// carried.
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

// A node whose logs lag says that nobody executed what was executed. It is asked
// again.
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

// An intent that counts as used and has no event in any block waits, also after its deadline. Once an operator has asserted that it was
// never executed it ends as cancelled, but not before its deadline: until then a signature of it may be carried.
func TestAnUnexplainedMarkIsEndedByTheOperatorAlone(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		id := w.createWallets(1, 1000)
		stranger := newStranger(w)
		relay := w.startRelay(w.db, w.testOptions(), nil)
		list := w.submitPayments(id, 100)
		w.waitForPool(1)
		w.mineBlocks(3)
		w.assertOutcomes(intent.Executed, list...)
		relay.stop()

		w.interposeNode(func(body []byte) ([]byte, string) { // no block has a log
			if bytes.Contains(body, []byte("eth_getLogs")) {
				body = regexp.MustCompile(`Block":"0x[0-9a-f]+"`).ReplaceAll(body, []byte(`Block":"0x0"`))
			}
			return body, ""
		})
		used := w.signIntent(id[0], w.paymentIntent(id[0], 50))
		stranger.carryIntent(used)
		w.mineBlocks(3)
		w.submitAll(used)
		searching := w.startRelay(w.db, w.testOptions(), nil).relay
		unexplained := func() bool { return gaugeOf(w, searching.metrics.unexplained) == 1 }
		w.until("searched in vain", unexplained)
		err := w.db.Write(t.Context(), func(tx *store.Tx) error {
			if err := intent.AskCancellation(t.Context(), tx, chain.EthereumSepolia, used.Intent.ID, "no event"); err != nil {
				return err
			}
			return intent.AssertUnexecuted(t.Context(), tx, used.Intent.ID)
		})
		if err != nil {
			t.Fatal(err)
		}
		tries := w.readRetryTime(used)
		w.until("it is looked at again", func() bool { return w.readRetryTime(used) != tries && unexplained() })
		if o := w.readOutcome(used); o.State.Ended() {
			t.Fatalf("before its deadline it is %s", o.State)
		}
		w.clock.Advance(25 * time.Hour)
		w.mineBlocks(3)
		w.assertOutcomes(intent.Cancelled, used)
		w.until("the gauge falls", func() bool { return !unexplained() })
	})
}

// readRetryTime returns the time at which the intent is looked at next: it changes with each look.
func (w *world) readRetryTime(s submission) (retryAt int64) {
	w.t.Helper()
	if err := w.db.QueryRow(w.t.Context(), `SELECT retry_at FROM intents WHERE id = $1`, s.Intent.ID).Scan(&retryAt); err != nil {
		w.t.Fatal(err)
	}
	return retryAt
}
