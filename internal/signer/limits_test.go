package signer_test

import (
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// countsDays is a signer with a database of its own.
func countsDays(o *signer.Options) { o.CountsDays = true }

// noon moves the clock to the next noon (UTC): a test that counts by the day ends before the day does.
func noon(db *store.DB) {
	now := db.Clock().Now()
	db.Clock().Advance(now.Truncate(24 * time.Hour).Add(36 * time.Hour).Sub(now))
}

// newLimited is a signer of its own at noon, and an organization with a day's limit.
func newLimited(t *testing.T, db *store.DB, limit money.USD) *world {
	t.Helper()
	now := db.Clock().Now()
	db.Clock().Advance(now.Truncate(24 * time.Hour).Add(36 * time.Hour).Sub(now))
	w := newWorld(t, db, countsDays)
	w.exec(`INSERT INTO withdrawal_policies (organization_id, address_book_only, daily_limit, updated_at) VALUES ($1, 0, $2, 0)`, org, int64(limit))
	return w
}

// A signer of its own counts each nonce of an account once, and no more than the limit
// for any number of requests at once.
func TestTheDaysLimitHoldsAtTheSigner(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLimited(t, db, 100*money.Dollar)
		a := w.payout(60 * money.Dollar)
		w.mustSign("a payout", a)
		w.mustSign("the same payout again", a)
		other := newWorld(t, db, countsDays).payout(60 * money.Dollar)
		other.intent.ID = a.intent.ID
		w.mustRefuse("the same number of another wallet", other, custody.ErrDayLimit, "")
		more := w.payout(70 * money.Dollar)
		more.intent.ID = a.intent.ID
		w.mustSign("the same payout of more", more)
		w.mustRefuse("beyond the limit", w.payout(31*money.Dollar), custody.ErrDayLimit, "100.000000 a day")
		w.mustRefuse("beyond the limit by itself", w.payout(101*money.Dollar), custody.ErrDayLimit, "")

		var racing sync.WaitGroup
		var mu sync.Mutex
		signed := 0
		for range 8 {
			one := w.payout(20 * money.Dollar).request()
			racing.Go(func() {
				if _, err := w.local.Sign(t.Context(), one); err == nil {
					mu.Lock()
					defer mu.Unlock()
					signed++
				} else if !errors.Is(err, custody.ErrDayLimit) {
					t.Error(err)
				}
			})
		}
		racing.Wait()
		if signed != 1 {
			t.Errorf("%d of eight payouts of 20 were signed, and 30 were left", signed)
		}
		db.Clock().Advance(24 * time.Hour)
		w.mustSign("a payout of the next day", w.payout(100*money.Dollar))
	})
}

// A nonce that is signed again counts whole on the later day, so that a payout of several days'
// limits is never signed.
func TestANonceIsCountedWholeOnEachDay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLimited(t, db, 100*money.Dollar)
		first := w.payout(100 * money.Dollar)
		w.mustSign("day 1", first)
		for day := 2; day <= 4; day++ {
			db.Clock().Advance(24 * time.Hour)
			more := w.payout(money.USD(day) * 100 * money.Dollar)
			more.intent.ID = first.intent.ID
			w.mustRefuse("a payout of several days' limits", more, custody.ErrDayLimit, "")
		}
		again := w.payout(100 * money.Dollar)
		again.intent.ID = first.intent.ID
		w.mustSign("the same nonce on a later day", again)
		w.mustRefuse("another of that day", w.payout(money.Dollar), custody.ErrDayLimit, "")
	})
}

// Payouts of quiet days that are signed again on one day count there, each of them.
func TestPayoutsOfOtherDaysCountOnTheDayOnWhichTheyAreSignedAgain(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLimited(t, db, 100*money.Dollar)
		var all []ask
		for range 10 {
			all = append(all, w.payout(100*money.Dollar))
			w.mustSign("a day's payout, which is not carried and runs out", all[len(all)-1])
			db.Clock().Advance(24 * time.Hour)
		}
		signed := 0
		for _, a := range all {
			a.intent.Deadline, a.proposal.ValidBefore = db.Clock().Now().Add(life/2), 0
			switch _, err := w.local.Sign(t.Context(), a.request()); {
			case err == nil:
				signed++
			case !errors.Is(err, custody.ErrDayLimit):
				t.Error(err)
			}
		}
		if signed != 1 {
			t.Errorf("%d payouts of 100 each are good on one day, of which the limit is 100", signed)
		}
	})
}

// A signature that is good until the next day counts there, too: both days' signatures could be
// executed on the second.
func TestASignatureCountsOnEveryDayOnWhichItIsValid(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLimited(t, db, 100*money.Dollar)
		db.Clock().Advance(12*time.Hour - life/4)
		w.mustSign("a payout shortly before midnight", w.payout(70*money.Dollar))
		db.Clock().Advance(life / 2)
		w.mustRefuse("more than the rest of the next day", w.payout(31*money.Dollar), custody.ErrDayLimit, "")
		w.mustSign("the rest of the next day", w.payout(30*money.Dollar))
		db.Clock().Advance(24 * time.Hour)
		w.mustSign("a payout of the day after", w.payout(100*money.Dollar))
	})
}

// Approved payouts that are good for days count on each of them: held back, they would all be
// executed on the last.
func TestApprovedPayoutsAreNotSavedUp(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLimited(t, db, 100*money.Dollar)
		alice, _ := approvaltest.Register(t, w.service, org, "alice")
		w.exec(`UPDATE approval_rules SET rules = $1, version = 1 WHERE organization_id = $2`,
			`[{"name":"one","actions":["withdrawal_payout"],"approvals":1,"validForSeconds":864000,"effect":"require_approval"}]`, org)
		approved := func() ask {
			a := w.payout(60 * money.Dollar)
			a.proposal.ValidBefore = db.Clock().Now().Add(3 * 24 * time.Hour).Unix()
			a.intent.Deadline = time.Unix(a.proposal.ValidBefore, 0).Add(life)
			w.vote(&a, alice)
			return a
		}
		w.mustSign("a payout that is good for three days", approved())
		for range 3 {
			db.Clock().Advance(24 * time.Hour)
			w.mustRefuse("another while it is good", approved(), custody.ErrDayLimit, "")
		}
		db.Clock().Advance(24 * time.Hour)
		w.mustSign("another afterwards", approved())
	})
}

// An item that is signed again for longer, or for more, counts on the further days, and the further
// amount on those on which it counts already.
func TestAnItemCountsOnTheFurtherDaysOfALaterSignature(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLimited(t, db, 100*money.Dollar)
		alice := newApprover(t, w)
		w.exec(`UPDATE approval_rules SET rules = $1 WHERE organization_id = $2`, mustJSON(w, []approval.Rule{payoutRule("all", 0, 1)}), org)
		id, today := uuid.New(), int64(policy.DayOf(db.Clock().Now()))
		sign := func(amount money.USD, days int, want ...money.USD) {
			t.Helper()
			a := w.payout(amount)
			a.intent.ID, a.proposal.ValidBefore = id, db.Clock().Now().Add(time.Duration(days)*day+time.Hour).Unix()
			a.intent.Deadline = time.Unix(a.proposal.ValidBefore, 0)
			w.vote(&a, alice)
			w.mustSign("a payout", a)
			for n, amount := range want {
				var used int64
				err := db.QueryRow(t.Context(), `SELECT COALESCE(SUM(used), 0) FROM signed_totals WHERE kind = 'payout' AND day = $1`, today+int64(n)).Scan(&used)
				if err != nil || used != int64(amount) {
					t.Errorf("%s are counted on day %d, want %s: %v", money.USD(used), n, amount, err)
				}
			}
		}
		const ten, thirty, fifty = 10 * money.Dollar, 30 * money.Dollar, 50 * money.Dollar
		sign(thirty, 1, thirty, thirty, 0)
		sign(fifty, 1, fifty, fifty, 0)
		sign(fifty, 2, fifty, fifty, fifty, 0)
		sign(ten, 0, fifty, fifty, fifty, 0)
		db.Clock().Advance(2 * day)
		sign(fifty, 1, fifty, fifty, fifty, fifty, 0)
		db.Clock().Advance(2 * day)
		sign(thirty, 0, 0, 0, fifty, fifty, thirty, 0) // the days that are over are deleted
	})
}

// At noon, a version on Solana is dead long before the day ends, so a payout that is good for weeks
// counts on that day alone, and whole on each later day on which it is signed again.
func TestAPayoutOnSolanaCountsOnTheDaysOnWhichItIsSigned(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newMarkedWorld(t, db, countsDays)
		alice, _ := approvaltest.Register(t, w.service, org, "alice")
		w.exec(`INSERT INTO withdrawal_policies (organization_id, address_book_only, daily_limit, updated_at) VALUES ($1, 0, $2, 0)`, org, int64(100*money.Dollar))
		w.exec(`UPDATE approval_rules SET rules = $1, version = 1 WHERE organization_id = $2`,
			`[{"name":"one","actions":["withdrawal_payout"],"approvals":1,"validForSeconds":2000000,"effect":"require_approval"}]`, org)
		approved := func() *solanaAsk {
			a := w.solanaPayout(60 * money.Dollar)
			a.proposal.ValidBefore = db.Clock().Now().Add(20 * day).Unix()
			a.text.Deadline = time.Unix(a.proposal.ValidBefore, 0).Add(life)
			a.mark()
			a.approve(alice)
			return a
		}
		first := approved()
		w.mustSignSolana("a payout that is good for 20 days", first)
		w.mustSignSolana("further versions of it", first)
		w.mustRefuseSolana("another on that day", approved(), custody.ErrDayLimit, "")
		for range 3 {
			db.Clock().Advance(day)
			w.mustSignSolana("another while it is good", approved())
			w.mustRefuseSolana("the first besides", first, custody.ErrDayLimit, "")
		}
		db.Clock().Advance(day)
		w.mustSignSolana("the first, on a day of its own", first)
		w.mustSignSolana("the first once more", first)
		w.mustRefuseSolana("another besides", approved(), custody.ErrDayLimit, "")
		var days int
		if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM signed_totals WHERE kind = 'payout' AND day > $1`, int64(policy.DayOf(db.Clock().Now()))).Scan(&days); err != nil || days != 0 {
			t.Errorf("something is counted on %d later days: %v", days, err)
		}
	})
}

// On Solana a version lands until a minute after it was signed, though the deadline of its text is
// over: a version signed shortly before midnight counts on the next day, too.
func TestAPayoutOnSolanaShortlyBeforeMidnightCountsOnTheNextDay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newMarkedWorld(t, db, countsDays)
		w.exec(`INSERT INTO withdrawal_policies (organization_id, address_book_only, daily_limit, updated_at) VALUES ($1, 0, $2, 0)`, org, int64(100*money.Dollar))
		midnight := db.Clock().Now().Truncate(day).Add(day)
		at := func(when time.Time) { db.Clock().Advance(when.Sub(db.Clock().Now())) }
		at(midnight.Add(-11 * time.Minute))
		w.mustSignSolana("a payout that has landed by midnight", w.solanaPayout(10*money.Dollar))
		at(midnight.Add(-3 * time.Second))
		late := w.solanaPayout(90 * money.Dollar)
		late.text.Deadline = midnight.Add(-time.Second)
		late.mark()
		w.mustSignSolana("a payout whose text is good until midnight", late)
		at(midnight.Add(time.Second))
		w.mustRefuseSolana("more than the rest of the next day", w.solanaPayout(11*money.Dollar), custody.ErrDayLimit, "")
		w.mustSignSolana("the rest of the next day", w.solanaPayout(10*money.Dollar))
		at(midnight.Add(day))
		w.mustSignSolana("a payout of the day after", w.solanaPayout(100*money.Dollar))
	})
}

// A transfer from Solana that is good until after midnight, and lands before, counts on the day on
// which it is signed alone.
func TestACrossingFromSolanaCountsOnTheDaysOnWhichItIsSigned(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newMarkedWorld(t, db, withBurns, countsDays, func(o *signer.Options) { o.MaxCrossings = 1 })
		db.Clock().Advance(12*time.Hour - 15*time.Minute - db.Clock().Now().Sub(db.Clock().Now().Truncate(time.Hour)))
		first := w.solanaBurn()
		if custody.ClosingDayAt(first.text.Deadline) == custody.ClosingDayAt(db.Clock().Now()) {
			t.Fatalf("at %s it is good until %s", db.Clock().Now(), first.text.Deadline)
		}
		w.mustSignSolana("a burn", first)
		w.mustRefuseSolana("another on that day", w.solanaBurn(), custody.ErrDayLimit, "")
		db.Clock().Advance(20 * time.Minute)
		w.mustSignSolana("another after midnight", w.solanaBurn())
		w.mustRefuseSolana("the first besides", first, custody.ErrDayLimit, "")
	})
}

// Counts of days that are over are deleted, so that they do not grow for ever.
func TestCountsOfDaysThatAreOverAreDeleted(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLimited(t, db, 100*money.Dollar)
		for range 20 {
			w.mustSign("a day's payout", w.payout(100*money.Dollar))
			db.Clock().Advance(24 * time.Hour)
		}
		for _, table := range []string{"signed_items", "signed_totals"} {
			var rows int
			if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM `+table).Scan(&rows); err != nil || rows > 12 {
				t.Errorf("%s has %d rows: %v", table, rows, err)
			}
		}
	})
}

// Each crossing may cost its bridge's fee, and each move the fee of its source: a wallet makes so
// many a day, and another wallet its own.
func TestCrossingsAndMovesOfAWalletAreBoundedByTheDay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		noon(db)
		limited := func(o *signer.Options) { o.MaxCrossings, o.MaxMoves = 3, 2 }
		w := newWorld(t, db, withBridge, countsDays, limited)
		other := newWorld(t, db, withBridge, countsDays, limited)
		w.exec(`INSERT INTO withdrawal_policies (organization_id, address_book_only, daily_limit, updated_at) VALUES ($1, 1, $2, 0)`, org, int64(money.Dollar))
		cross := func(w *world) ask {
			return w.move(burn(func(d *cctp.DepositForBurn) { d.MintRecipient = cctp.Word(w.account.EVM()) }))
		}
		move := func(w *world) ask { return w.move(entry(t, bills, w.account, money.Dollar)) }
		for _, c := range []struct {
			what  string
			most  int
			of    func(*world) ask
			limit string
		}{{"a crossing", 3, cross, "3 transfers to other chains"}, {"an entry", 2, move, "2 moves into and out of sources"}} {
			first := c.of(w)
			w.mustSign(c.what, first)
			for range c.most - 1 {
				w.mustSign(c.what, c.of(w))
			}
			w.mustSign(c.what+" that is counted already", first)
			w.mustRefuse(c.what+" too many", c.of(w), custody.ErrDayLimit, c.limit)
			other.mustSign(c.what+" of another wallet", c.of(other))
		}
		w.mustSign("bringing in what is under way", w.move(mint(w.account.EVM(), 0)))
		db.Clock().Advance(24 * time.Hour)
		w.mustSign("a crossing of the next day", cross(w))
		w.mustSign("an entry of the next day", move(w))
	})
}

// Without a setting a wallet crosses a hundred times a day at most.
func TestCrossingsAreBoundedWithoutASetting(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		noon(db)
		w := newWorld(t, db, withBridge, countsDays)
		cross := func() ask {
			return w.move(burn(func(d *cctp.DepositForBurn) { d.MintRecipient = cctp.Word(w.account.EVM()) }))
		}
		w.mustSign("the first", cross())
		w.exec(`UPDATE signed_totals SET used = $1 WHERE kind = 'crossing'`, signer.DefaultCrossings-1)
		w.mustSign("the last", cross())
		w.mustRefuse("one more", cross(), custody.ErrDayLimit, "100 transfers")
	})
}

// Payouts are counted up to a number of them for all organizations, however small they are.
func TestItemsOfADayAreBounded(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLimited(t, db, 100*money.Dollar)
		first := w.payout(1)
		w.mustSign("a payout of a micro-dollar", first)
		w.exec(`UPDATE signed_totals SET used = $1 WHERE kind = 'item' AND subject = ''`, signer.MaxItems)
		w.mustSign("what is counted already", first)
		w.mustRefuse("one more than a day's", w.payout(1), custody.ErrDayLimit, "payouts and moves a day")
	})
}
