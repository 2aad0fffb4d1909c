package signer_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// Contracts that an organization had made by the earlier factory are changed as ever; no new one is made there, and
// no payment to an address of before.
func TestContractsOfTheVersionBeforeAreKept(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		then := newWorld(t, db)
		subject := uuid.New()
		then.mustSign("a wrapper", then.creation(subject, nil, payee))
		var text string
		if err := db.QueryRow(t.Context(), `SELECT contract FROM signed_contracts WHERE subject = $1`, subject).Scan(&text); err != nil {
			t.Fatal(err)
		}
		made := common.HexToAddress(text)

		w := newWorld(t, db, func(o *signer.Options) {
			at := o.Chains[on]
			at.Before = []contracts.Deployed{{Executor: at.Executor, Guard: at.Guard, FeeWrapperFactory: at.FeeWrapperFactory}}
			at.Executor, at.FeeWrapperFactory = common.Address{0xc1}, common.Address{0xc2}
			o.Chains[on] = at
		})
		w.wallet, w.proof, w.account = then.wallet, then.proof, then.account
		allow := w.contractAsk(change.Owner, "set_allowed", subject, map[string]any{"address": payee, "allowed": true},
			custody.Call{To: made, Data: wrapperABI.PackSetAllowed([]common.Address{payee}, true)})
		w.mustSign("the list of a wrapper of before", allow)
		wrapped := bills
		wrapped.Vault = made
		w.mustSign("entering a wrapper of before", w.move(entry(t, wrapped, w.account, 1)))
		w.mustRefuse("a new wrapper at the factory before", w.creation(uuid.New(), nil, payee), custody.ErrNotUnderstood, "nothing new is made there")
		for what, at := range map[string]common.Address{"the executor before": executor, "the factory before": wrappers} {
			paid := w.payout(1, transfer(usdc, at, 1))
			w.mustRefuse("a payout to "+what, paid, custody.ErrNotUnderstood, "payments to")
		}
	})
}
