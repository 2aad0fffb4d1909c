package signer_test

import (
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
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

func (w *world) mustBuild(version int) {
	w.Helper()
	if got, err := w.local.IntentVersion(w.Context()); err != nil || got != version {
		w.Errorf("texts are to be built in version %d, %v, want %d", got, err, version)
	}
}

// A database that was made with version 2 signs nothing of version 1.
func TestANewSignerSignsVersion2Alone(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		w.mustBuild(2)
		a := w.payout(money.Dollar)
		w.mustRefuse("version 1", a.version1(), custody.ErrNotUnderstood, "version 1")
		w.mustCancelWith("a cancellation of version 1", a.version1(), custody.ErrNotUnderstood)
		w.mustSign("version 2", a)
		for _, gas := range []uint64{1, 99_999, 10_000_001} {
			other := w.payout(money.Dollar)
			other.intent.MinGas = gas
			w.mustRefuse("another least gas", other, custody.ErrNotUnderstood, "gas for its calls")
		}
	})
}

// A database of before goes over in two periods: no order is signed in version 2 while version 1 of it can run, whoever signed that,
// and none in version 1 once it was signed in version 2.
func TestASignerOfBeforeGoesOverInTwoPeriods(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, func(o *signer.Options) { o.CountsDays = true })
		clock := db.Clock()
		w.exec(`UPDATE database_origin SET made_with = 0, noted_at = $1`, clock.Micros())
		period := approval.MaxValidity + life + 24*time.Hour
		first := clock.Now().Add(period)

		w.mustBuild(1)
		early := uuid.New()
		w.mustSign("version 1 in the first period", w.payoutOf(early).version1())
		w.mustSign("the same again", w.payoutOf(early).version1())
		w.mustRefuse("version 2 in the first period", w.payout(money.Dollar), custody.ErrNotYet, "version 2")
		given := w.payout(money.Dollar).version1()
		w.mustCancelWith("a cancellation of version 1", given, nil)

		clock.Advance(first.Sub(clock.Now()) - time.Minute)
		late := uuid.New()
		atEnd := w.payoutOf(late).version1()
		w.mustSign("version 1 at the end of the first period", atEnd)
		clock.Advance(2 * time.Minute)

		w.mustBuild(2)
		w.mustRefuse("version 2 of what may run in version 1", w.payoutOf(late), custody.ErrNotYet, "version 1")
		w.mustSign("version 2 of what ran out", w.payoutOf(early))
		w.mustRefuse("version 1 of what was signed in version 2", w.payoutOf(early).version1(), custody.ErrDenied, "version 2")
		w.mustCancelWith("a cancellation of version 1 of it", w.payoutOf(early).version1(), custody.ErrDenied)
		w.mustCancelWith("a cancellation of version 2 of what may run in version 1", w.payoutOf(uuid.New()), nil)
		other := uuid.New()
		w.mustSign("version 2 of another", w.payoutOf(other))
		w.mustSign("version 1 of another still", w.payoutOf(uuid.New()).version1())
		clock.Advance(atEnd.intent.Deadline.Sub(clock.Now()) + 2*time.Minute)
		w.mustSign("version 2 once version 1 has run out", w.payoutOf(late))

		clock.Advance(first.Add(period).Sub(clock.Now()) - time.Minute)
		w.mustRefuse("version 1 that can run after the second period", w.payoutOf(uuid.New()).version1(), custody.ErrNotUnderstood, "after")
		clock.Advance(2 * time.Minute)
		w.exec(`DELETE FROM signed_versions`) // as an older backup has it
		w.mustRefuse("version 1 after the second period", w.payoutOf(other).version1(), custody.ErrNotUnderstood, "version 1")
		w.mustSign("version 2 after it", w.payoutOf(uuid.New()))
	})
}
