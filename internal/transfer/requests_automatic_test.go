package transfer_test

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A strategy that changes while all of the wallet is in transit is followed once that has
// come: its workflow, which occupied the wallet no more, has the wallet planned at its end.
func TestAnAutomaticWalletIsPlannedOnceWhatWasInTransitHasCome(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFundWorld(t, db)
		mine := w.createAutomatic(strategy(map[string]wallet.Pct{fundID: 100}))
		w.payIn(mine, chain.USDC, 1000*money.Dollar)
		w.until("it is requested", func() bool { return len(w.listRebalances(mine)) == 1 })
		w.untilRequested(w.listRebalances(mine)[0])
		_, err := w.transfers.SetStrategy(w.ctx, transfer.StrategyRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
			Strategy: strategy(map[string]wallet.Pct{fundID: 50, vaultID: 50})})
		if err != nil {
			t.Fatal(err)
		}
		w.until("nothing of it can be followed yet", func() bool {
			return w.countRows(`SELECT COUNT(*) FROM tasks WHERE kind = $1 AND key = $2`, wallet.BalanceTask, mine.ID.String()) == 0
		})
		w.settleDeposit(mine, 1000*money.Dollar)
		w.until("the new strategy is followed", func() bool { return len(w.listRebalances(mine)) == 2 })
	})
}
