package signer_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/stamp/stamptest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// rulesOf is a change of an organization's rules, which has a name of so many letters in it.
func (w *world) rulesOf(organization uuid.UUID, basedOn, letters int) approval.Proposal {
	rules := []approval.Rule{}
	for n := range (letters + 99) / 100 {
		rules = append(rules, approval.Rule{Name: strings.Repeat("x", 96) + string(rune('a'+n/26)) + string(rune('a'+n%26)), Actions: []approval.Kind{approval.WithdrawalPayout}, Effect: approval.Deny})
	}
	change := approval.EncodeChange(uuid.New(), map[string]any{"basedOn": basedOn, "rules": rules})
	return approval.Proposal{Organization: organization, Kind: approval.RuleChange, ValidBefore: w.db.Clock().Now().Add(time.Hour).Unix(), Change: &change}
}

func (w *world) apply(p approval.Proposal, by ...*approvaltest.Approver) error {
	r := custody.ChangeRequest{Proposal: p.Canonical()}
	for _, a := range by {
		r.Votes = append(r.Votes, w.stampOf(r.Proposal, a, approval.Approve))
	}
	return w.local.ApplyChange(w.Context(), r)
}

func (w *world) count(table string) (n int) {
	w.Helper()
	if err := w.db.QueryRow(w.Context(), `SELECT COUNT(*) FROM `+table).Scan(&n); err != nil {
		w.Fatal(err)
	}
	return n
}

// Each change is remembered for ever, and organizations are made up without end: the changes of a
// day have a bound, and a change that is refused leaves no row. Approved changes are made
// all the same.
func TestChangesAreBoundedByTheDay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		noon(db)
		const most = 20
		w := newWorld(t, db, countsDays, func(o *signer.Options) { o.MaxChanges = most })
		alice := newApprover(t, w)
		made := 0
		var err error
		for err == nil && made <= most {
			if err = w.apply(w.rulesOf(uuid.New(), 0, 0)); err == nil {
				made++
			}
		}
		if !errors.Is(err, custody.ErrDayLimit) || made != most {
			t.Errorf("%d changes of made-up organizations are made: %v", made, err)
		}
		if n := w.count("approval_rules"); n != most+1 {
			t.Errorf("there are rows of %d organizations, want %d", n, most+1)
		}
		if err := w.apply(w.rulesOf(org, 0, 0), alice); err != nil {
			t.Errorf("what alice approved: %v", err)
		}
		for n := range most/2 - 1 {
			if err := w.apply(w.rulesOf(org, 1+n, 0), alice); err != nil {
				t.Fatalf("what alice approved, %d: %v", n, err)
			}
		}
		if err := w.apply(w.rulesOf(org, most/2, 0), alice); !errors.Is(err, custody.ErrDayLimit) {
			t.Errorf("more than one organization's part: %v", err)
		}
		db.Clock().Advance(24 * time.Hour)
		if err := w.apply(w.rulesOf(uuid.New(), 0, 0)); err != nil {
			t.Errorf("a change of the next day: %v", err)
		}
	})
}

// A change counts by its length.
func TestLongChangesCountAsSeveral(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		noon(db)
		w := newWorld(t, db, countsDays, func(o *signer.Options) { o.MaxChanges = 20 })
		if err := w.apply(w.rulesOf(uuid.New(), 0, 9_900)); !errors.Is(err, custody.ErrDayLimit) {
			t.Errorf("a change of more than an organization's part: %v", err)
		}
		for range 5 {
			if err := w.apply(w.rulesOf(uuid.New(), 0, 2_000)); err != nil {
				t.Error(err)
			}
		}
		if err := w.apply(w.rulesOf(uuid.New(), 0, 2_000)); !errors.Is(err, custody.ErrDayLimit) {
			t.Errorf("the sixth of about four kibibytes: %v", err)
		}
	})
}

// The first approver of a made-up organization takes no approval, and counts as such.
func TestFirstApproversAreBoundedByTheDay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		noon(db)
		w := newWorld(t, db, countsDays, func(o *signer.Options) { o.MaxChanges = 4 })
		add := func() error {
			change := approval.EncodeChange(uuid.New(), map[string]any{"add": approval.Approver{Name: "one", Kind: stamp.APIKey, PublicKey: stamptest.NewAPIKey(t).PublicKey()}})
			return w.apply(approval.Proposal{Organization: uuid.New(), Kind: approval.ApproverChange, ValidBefore: db.Clock().Now().Add(time.Hour).Unix(), Change: &change})
		}
		for range 4 {
			if err := add(); err != nil {
				t.Fatal(err)
			}
		}
		if err := add(); !errors.Is(err, custody.ErrDayLimit) || w.count("approvers") != 4 {
			t.Errorf("the fifth organization's approver: %v", err)
		}
	})
}

// Contracts are remembered so many a day; one that is asked for again counts once.
func TestContractsAreBoundedByTheDay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		noon(db)
		w := newWorld(t, db, countsDays)
		subject := uuid.New()
		w.mustSign("a wrapper", w.creation(subject, nil, payee))
		w.exec(`UPDATE signed_totals SET used = $1 WHERE kind = 'contract' AND subject = $2`, signer.MaxContracts/2-1, org)
		w.mustSign("the same wrapper", w.creation(subject, nil, payee))
		w.mustSign("the last of the day", w.creation(uuid.New(), nil, payee))
		w.mustRefuse("one more", w.creation(uuid.New(), nil, payee), custody.ErrDayLimit, "contracts a day")
		if n := w.count("signed_contracts"); n != 2 {
			t.Errorf("%d contracts are remembered", n)
		}
		db.Clock().Advance(24 * time.Hour)
		w.mustSign("a wrapper of the next day", w.creation(uuid.New(), nil, payee))
	})
}

// A payout that is good for a month counts on every day of it, and takes all of that from the items
// of the day on which it is signed: an invented organization uses up no later day of the others.
func TestItemsOfLaterDaysAreNotUsedUp(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLimited(t, db, 100*money.Dollar)
		alice := newApprover(t, w)
		w.exec(`UPDATE approval_rules SET rules = $1 WHERE organization_id = $2`, mustJSON(w, []approval.Rule{payoutRule("all", 0, 1)}), org)
		a := w.payout(money.Dollar)
		a.intent.Deadline = db.Clock().Now().Add(29 * day)
		a.proposal.ValidBefore = a.intent.Deadline.Unix()
		w.vote(&a, alice)
		w.mustSign("a payout that is good for 30 days", a)
		w.mustSign("the same again", a)
		today := db.Clock().Now().Unix() / 86_400
		if n := w.count(`signed_totals WHERE kind = 'payout'`); n != 30 {
			t.Errorf("it counts on %d days, want 30", n)
		}
		if n := w.itemsOf(today); n != 31 {
			t.Errorf("%d items of today are taken, want one of the payout and of each of the 30 days", n)
		}
		b := w.payout(money.Dollar)
		b.intent.Deadline, b.proposal.ValidBefore = a.intent.Deadline, a.proposal.ValidBefore
		w.vote(&b, alice)
		w.mustSign("another that is good for as long", b)
		if n := w.itemsOf(today); n != 32 || w.count("signed_items") != 2 {
			t.Errorf("%d items of today are taken, want one more: the days are counted already", n)
		}
		db.Clock().Advance(day)
		w.mustSign("on the next day, on which it counts already", a)
		if n := w.itemsOf(today + 1); n != 0 {
			t.Errorf("%d items of the next day are taken", n)
		}
	})
}

// itemsOf is how many items of a day are taken.
func (w *world) itemsOf(day int64) (used int) {
	w.Helper()
	if err := w.db.QueryRow(w.Context(), `SELECT COALESCE(SUM(used), 0) FROM signed_totals WHERE kind = 'item' AND subject = '' AND day = $1`, day).Scan(&used); err != nil {
		w.Fatal(err)
	}
	return used
}

// Each order on Solana is remembered for ever, also where no limit counts it: the orders of a day
// have a bound, and one that is refused leaves no row. One that is remembered counts once.
func TestOrdersOnSolanaAreBoundedByTheDay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newMarkedWorld(t, db, countsDays)
		first := w.solanaPayout(money.Dollar)
		w.mustSignSolana("a payout that no limit binds", first)
		w.mustSignSolana("further versions of it", first)
		today := db.Clock().Now().Unix() / 86_400
		if n := w.itemsOf(today); n != 1 {
			t.Errorf("%d items are taken, want 1", n)
		}
		w.exec(`UPDATE signed_totals SET used = $1 WHERE kind = 'item' AND subject = ''`, signer.MaxItems)
		w.mustSignSolana("what is remembered already", first)
		for range 3 {
			w.mustRefuseSolana("one more than a day's", w.solanaPayout(money.Dollar), custody.ErrDayLimit, "payouts and moves a day")
		}
		if n := w.count("signed_markers"); n != 1 {
			t.Errorf("%d orders are remembered, want 1", n)
		}
		if _, err := w.local.Void(t.Context(), voidRequest(t, w.solanaPayout(money.Dollar), nil)); err != nil {
			t.Errorf("a void, which counts as a cancellation: %v", err)
		}
		for range 5 {
			db.Clock().Advance(day)
			w.mustSignSolana("a payout of the next day", w.solanaPayout(money.Dollar))
		}
		if n := w.count(`signed_totals WHERE kind = 'item' AND subject = ''`); n > 4 {
			t.Errorf("items of %d days are kept", n)
		}
	})
}

// A signer that is part of the service counts no orders.
func TestOrdersOnSolanaHaveNoBoundWithinTheService(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newMarkedWorld(t, db)
		w.mustSignSolana("a payout", w.solanaPayout(money.Dollar))
		if n := w.count("signed_totals"); n != 0 {
			t.Errorf("%d rows of totals", n)
		}
	})
}
