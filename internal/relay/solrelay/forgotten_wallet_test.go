package solrelay

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
)

// A payout is made after the backup, and its marker is closed in time. The backup is restored behind a node that has dropped that
// history, and the caller repeats the request: it must not be signed until the node shows what was executed. So it is if
//
//   - the wallet was made after the backup, too, and is made again after `granary recover` has read the histories of the others;
//   - the chain was not served yet when the backup was made, though the wallet was there on other chains.
func TestAPaidPayoutIsNotSignedBehindANodeWithoutItsHistory(t *testing.T) {
	for name, known := range map[string]bool{"the wallet is made again after a recovery": true, "the backup is from before the chain was served": false} {
		t.Run(name, func(t *testing.T) {
			eachWorld(t, func(w *world) {
				w.startReady()
				backup := w.twin()
				wallet := w.createWallet(1_000)
				if known {
					backup.runTwin()() // the backup's service does not run meanwhile
				} else {
					backup.write(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at) VALUES ($1, $2, $3, '', '', 0, 'active', '{}', $4, $4)`,
						wallet, uuid.New(), uuid.New(), backup.db.Clock().Micros())
				}
				p := w.start(wallet, 400)
				w.untilEnded(p, intent.Executed, 400)
				w.untilClosed(p)
				backup.db.Clock().Advance(solintent.MarkerKeep + 5*24*time.Hour)
				w.chain.AdvanceTime(solintent.MarkerKeep + 5*24*time.Hour)
				w.mine(5)
				if known { // by a node that has everything
					if err := CloseGap(w.Context(), backup.db, testChain, 1); err != nil {
						w.Fatal(err)
					}
				}
				w.node.Set(rpctest.Faults{ForgottenBefore: w.chain.Final()})
				defer backup.runTwin()()
				backup.untilMining("the chain is looked at", func() bool { return backup.countRows("solana_marker_chains", "known_slot > 0") == 1 })

				draft, err := backup.family.Build(w.Context(), w.order(wallet, p.id, 400, p.payee))
				if err != nil {
					w.Fatal(err)
				}
				again := p
				if again.signed, err = backup.family.Sign(w.Context(), draft); err != nil {
					return
				}
				backup.submit(again)
				backup.untilMining("the payout has ended", func() bool { return backup.outcomeOf(again).State.Ended() })
				w.Errorf("a payout of 400 units that was executed before is %s again: its payee has %d", backup.outcomeOf(again).State, w.chain.TokenBalance(validator.USDC, p.payee))
			})
		})
	}
}
