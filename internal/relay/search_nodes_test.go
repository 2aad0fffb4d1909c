package relay

import (
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
