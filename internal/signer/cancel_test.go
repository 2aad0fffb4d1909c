package signer_test

import (
	"errors"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

func (a ask) cancelRequest() custody.CancelRequest {
	return custody.CancelRequest{Owner: a.owner, Proof: a.proof, Intent: a.intent.Canonical()}
}

// mustCancel fails unless the wallet's key cancels exactly the intent's nonce.
func (w *world) mustCancel(a ask) {
	w.Helper()
	given, err := w.local.Cancel(w.Context(), a.cancelRequest())
	if err != nil || len(given.Signature) != 65 {
		w.Fatalf("a cancellation: %x, %v", given.Signature, err)
	}
	signature := append([]byte{}, given.Signature...)
	signature[64] -= 27
	digest := a.intent.CancellationDigest()
	key, err := crypto.SigToPub(digest[:], signature)
	if err != nil || crypto.PubkeyToAddress(*key) != a.intent.Wallet.EVM() {
		w.Errorf("the cancellation is not signed by the wallet: %v", err)
	}
}

// A cancelled nonce is never signed again, for any content; all others are.
func TestACancelledNonceIsNeverSignedAgain(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		a := w.payout(10 * money.Dollar)
		w.mustSign("a payout", a)
		w.mustCancel(a)
		w.mustCancel(a) // twice is once
		w.mustRefuse("the same payout", a, custody.ErrDenied, "was given up")
		other := w.payout(money.Dollar)
		other.intent.ID = a.intent.ID
		w.mustRefuse("another payout of that nonce", other, custody.ErrDenied, "was given up")
		w.mustSign("a payout of another nonce", w.payout(10*money.Dollar))
	})
}

// Only whose account it is gives its nonces up, on chains that are served.
func TestOnlyTheOwnersNoncesAreGivenUp(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		for what, c := range map[string]struct {
			change func(*ask)
			err    error
		}{
			"another organization": {func(a *ask) { a.proof.Organization = devnettest.OtherOrganization }, custody.ErrWrongWallet},
			"another's request":    {func(a *ask) { a.proof.RequestID = uuid.New() }, custody.ErrWrongWallet},
			"an actor's proof":     {func(a *ask) { a.proof.Actor = "owner" }, custody.ErrWrongWallet},
			"another's key":        {func(a *ask) { a.owner = uuid.New() }, custody.ErrWrongWallet},
			"another chain id":     {func(a *ask) { a.intent.ChainID = 1 }, custody.ErrNotUnderstood},
			"no id":                {func(a *ask) { a.intent.ID = uuid.Nil }, custody.ErrIntent},
		} {
			a := w.payout(money.Dollar)
			c.change(&a)
			if given, err := w.local.Cancel(w.Context(), a.cancelRequest()); !errors.Is(err, c.err) || given.Signature != nil {
				t.Errorf("%s: %x, %v, want %v", what, given.Signature, err, c.err)
			}
		}
		var n int
		if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM signed_cancellations`).Scan(&n); err != nil || n != 0 {
			t.Errorf("%d refused cancellations are remembered: %v", n, err)
		}
	})
}

// Accounts of an organization's own give their nonces up like wallets.
func TestActorsNoncesAreGivenUp(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		a := w.creation(uuid.New(), nil, payee)
		w.mustSign("a change", a)
		w.mustCancel(a)
		w.mustRefuse("the same change", a, custody.ErrDenied, "was given up")
	})
}

// Each cancelled nonce is remembered for ever, and a holder of the service can make up as many as he likes: so many
// are enough for a day.
func TestNoncesGivenUpAreBoundedByTheDay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		first, last, beyond := w.payout(money.Dollar), w.payout(money.Dollar), w.payout(money.Dollar)
		w.mustCancel(first)
		w.exec(`UPDATE signed_totals SET used = $1 WHERE kind = 'cancellation' AND subject = $2`, signer.MaxCancellations/2-1, org)
		w.mustCancel(first) // a remembered one counts once
		w.mustCancel(last)
		if given, err := w.local.Cancel(w.Context(), beyond.cancelRequest()); !errors.Is(err, custody.ErrDayLimit) || given.Signature != nil {
			t.Errorf("one more than a day's: %x, %v", given.Signature, err)
		}
		w.mustCancel(last) // asking again is not one more
		w.mustSign("what was not given up", beyond)
		var remembered int
		if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM signed_cancellations`).Scan(&remembered); err != nil || remembered != 2 {
			t.Errorf("%d are remembered, want 2: %v", remembered, err)
		}
		db.Clock().Advance(24 * time.Hour)
		w.mustCancel(w.payout(money.Dollar))
	})
}

// A holder of the service gains no amount by a cancellation: a payout's part of the limit of the day stays counted,
// since it may be executed all the same.
func TestACancellationGivesNoLimitBack(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, countsDays)
		w.exec(`INSERT INTO withdrawal_policies (organization_id, address_book_only, daily_limit, updated_at) VALUES ($1, 0, $2, 0)`, org, int64(15*money.Dollar))
		a := w.payout(10 * money.Dollar)
		w.mustSign("a payout", a)
		w.mustCancel(a)
		w.mustRefuse("more than is left of the day", w.payout(10*money.Dollar), custody.ErrDayLimit, "would exceed it")
	})
}
