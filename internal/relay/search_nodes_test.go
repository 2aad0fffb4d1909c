package relay

import (
	"bytes"
	"encoding/json"
	"net/http"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/intent"
)

// The first of two nodes lacks the log of an execution, and an operator asserts that there is none. The second node has it: the intent
// must not end as not executed, which frees an amount that was paid.
func TestAnAssertionEndsNoIntentOfWhichASecondNodeHasTheLog(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		stranger := newStranger(w)
		w.chain.Contracts.Executor = stranger.deployExecutor(true)
		hidden := newHiddenExecution(w, stranger)
		config := w.client.Config()
		config.SecondURL = evmtest.New(t, w.chain.URL()).URL
		w.client = devnettest.Dial(t, config)
		w.startRelay(w.db, w.testOptions(), nil)
		hidden.assertUnexecuted()
		w.clock.Advance(25 * time.Hour)
		w.mineBlocks(3)
		w.until("the intent has ended", func() bool { return w.readOutcome(hidden.used).State.Ended() })
		w.assertOutcomes(intent.Executed, hidden.used)
	})
}

// One of two nodes searches no logs, as one that has dropped them or does not serve the method. The other one has the log of an execution,
// which receipts prove: the intent ends as executed.
func TestANodeThatSearchesNoLogsKeepsNoIntentOpen(t *testing.T) {
	eachEngine(t, 0, func(w *world) {
		stranger := newStranger(w)
		w.chain.Contracts.Executor = stranger.deployExecutor(true)
		hidden := newHiddenExecution(w, stranger)
		hidden.knows.Store(true)
		config := w.client.Config()
		config.SecondURL = evmtest.Start(t, w.chain.URL(), evmtest.Faults{Reject: func(body []byte) (int, string) {
			var request struct{ ID json.RawMessage }
			if json.Unmarshal(body, &request) != nil || !bytes.Contains(body, []byte("eth_getLogs")) {
				return 0, ""
			}
			return http.StatusOK, `{"jsonrpc":"2.0","id":` + string(request.ID) + `,"error":{"code":-32000,"message":"history of these blocks was pruned"}}`
		}})
		w.client = devnettest.Dial(t, config)
		w.startRelay(w.db, w.testOptions(), nil)
		w.until("the intent has ended", func() bool { return w.readOutcome(hidden.used).State.Ended() })
		w.assertOutcomes(intent.Executed, hidden.used)
	})
}
