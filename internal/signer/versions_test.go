package signer_test

import (
	"errors"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// version1 is the same request with a text of version 1.
func (a ask) version1() ask {
	a.intent.MinGas = 0
	return a
}

// payoutOf is a payout of an order.
func (w *world) payoutOf(id uuid.UUID) ask {
	a := w.payout(money.Dollar)
	a.intent.ID = id
	return a
}

func (w *world) mustCancelWith(what string, a ask, want error) {
	w.Helper()
	_, err := w.local.Cancel(w.Context(), custody.CancelRequest{Owner: a.owner, Proof: a.proof, Intent: a.intent.Canonical()})
	if !errors.Is(err, want) {
		w.Errorf("%s: %v, want %v", what, err, want)
	}
}

// Services of the version before request version 1. Both versions of an order may be signed where the executor marks both in one place.
func TestBothVersionsAreSignedWhereTheChainExecutesOneOfThem(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		order := uuid.New()
		w.mustSign("version 1", w.payoutOf(order).version1())
		w.mustSign("version 2 of the same", w.payoutOf(order))
		w.mustCancelWith("a cancellation of version 1", w.payoutOf(order).version1(), nil)
		w.mustRefuse("version 1 of a cancelled order", w.payoutOf(order).version1(), custody.ErrDenied, "given up")
		w.mustRefuse("version 2 of it", w.payoutOf(order), custody.ErrDenied, "given up")
	})
}

// An executor that marks in the tree is there for version 2 alone: executors of versions before, on which a wallet can be put back, do
// not see its marks.
func TestVersion1IsNotSignedWhereMarksAreInTheTree(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, func(o *signer.Options) {
			at := o.Chains[on]
			at.MarksInTree = true
			o.Chains[on] = at
		})
		a := w.payout(money.Dollar)
		w.mustRefuse("version 1", a.version1(), custody.ErrNotUnderstood, "version 1")
		w.mustCancelWith("a cancellation of version 1", a.version1(), custody.ErrNotUnderstood)
		w.mustSign("version 2", a)
		w.mustCancelWith("a cancellation of version 2", a, nil)
	})
}

func TestATextNamesAsMuchGasAsItsCallsNeed(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		for _, gas := range []uint64{1, 99_999, 10_000_001} {
			a := w.payout(money.Dollar)
			a.intent.MinGas = gas
			w.mustRefuse("another least gas", a, custody.ErrNotUnderstood, "gas for its calls")
		}
	})
}
