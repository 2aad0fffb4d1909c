package app

import (
	"errors"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A transfer of 17 dollars leaves in one message, and its database is lost. The bridge's limit is lowered, so that
// the repeat has three parts. The first is the sent one, and the others are not sent besides.
func TestARepeatUnderALowerBurnLimitSendsNothingBesides(t *testing.T) {
	t.Parallel()
	b := newBridged(newDrill(t, store.SQLite), chain.USDC)
	backup := b.backUp()
	b.bridge.setMode()("silent")
	r := b.crossingOf(17 * money.Dollar)
	b.ask(r)
	b.until("it is sent", func() bool { return b.count(`SELECT COUNT(*) FROM bridge_transfers WHERE phase = 'sent'`) == 1 })
	b.exchange(backup)
	printed, err := b.recoverBooks(RecoverOptions{RosterFiles: []string{b.roster}, Lost: true, CancelUnsigned: true})
	if err != nil && !errors.Is(err, errNotOpened) {
		t.Fatalf("%v\n%s", err, printed)
	}
	b.setBurnLimit(b.Chain, chain.EthereumSepolia, 6*money.Dollar)
	b.bridge.setMode()("normal")
	b.serve()
	b.readTerms()
	b.releaseAll()
	w := b.ask(r)
	if len(w.Legs) != 3 {
		t.Fatalf("the repeat has %d parts", len(w.Legs))
	}
	w = b.untilEnded(b.mine, wallet.Withdrawal, w.ID)
	if sent := b.count(`SELECT CAST(SUM(amount) AS BIGINT) FROM bridge_transfers`); sent != int64(17*money.Dollar) {
		t.Errorf("%d units have left in all", sent)
	}
	if w.Status != transfer.PartiallyCompleted || !strings.Contains(failureOf(w), "sent more to another chain") {
		t.Errorf("the repeat is %s: %s", w.Status, failureOf(w))
	}
	b.assertBooksAgree()
}
