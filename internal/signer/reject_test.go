package signer_test

import (
	"encoding/json"
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// quorum has the organization's payouts and contract changes need approvals of these.
func (w *world) quorum(approvals int, of ...*approvaltest.Approver) {
	w.Helper()
	rule := approval.Rule{Name: "quorum", Actions: approval.Kinds(), Approvals: approvals, ValidForSeconds: int64(approval.MaxValidity / time.Second), Effect: approval.RequireApproval}
	for _, a := range of {
		rule.Approvers = append(rule.Approvers, a.ID)
	}
	w.exec(`UPDATE approval_rules SET rules = $1, version = version + 1 WHERE organization_id = $2`, mustJSON(w, []approval.Rule{rule}), org)
}

func mustJSON(w *world, v any) string {
	w.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		w.Fatal(err)
	}
	return string(text)
}

// newApprovers registers approvers at the signer, which no rule asks yet.
func newApprovers(w *world, names ...string) []*approvaltest.Approver {
	w.Helper()
	var all []*approvaltest.Approver
	for _, name := range names {
		a, asked := approvaltest.Register(w.TB, w.service, org, name)
		if len(all) > 0 {
			all[0].Vote(asked.ID, approval.Approve)
		}
		all = append(all, a)
	}
	return all
}

// stampOf is an approver's vote on a proposal's text.
func (w *world) stampOf(text []byte, by *approvaltest.Approver, choice approval.Choice) custody.StampedVote {
	r := approval.NewRequest(org, approval.FingerprintOf(text), choice, w.db.Clock().Now())
	header, value := by.Stamp(r.StampPayload())
	return custody.StampedVote{Approver: by.ID, RequestText: r.StampPayload(), StampHeader: header, StampValue: value, At: w.db.Clock().Now()}
}

// reject hands rejections of a text to the signer.
func (w *world) reject(text []byte, by ...*approvaltest.Approver) error {
	r := custody.ChangeRequest{Proposal: text}
	for _, a := range by {
		r.Votes = append(r.Votes, w.stampOf(text, a, approval.Reject))
	}
	return w.local.Reject(w.Context(), r)
}

// A payout that was rejected is not signed later, though the rules ask for fewer approvals then,
// and the signer believes no rejection but of one that its own rules name.
func TestARejectedPayoutIsNotSigned(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		people := newApprovers(w, "alice", "bob", "carol")
		alice, bob, carol := people[0], people[1], people[2]
		w.quorum(2, alice, bob)
		payout := func() ask {
			a := w.payout(10 * money.Dollar)
			a.proposal.ValidBefore = db.Clock().Now().Add(29 * 24 * time.Hour).Unix()
			a.intent.Deadline = time.Unix(a.proposal.ValidBefore, 0).Add(life)
			w.vote(&a, alice)
			return a
		}
		rejected, kept := payout(), payout()
		for what, err := range map[string]error{
			"one who is not named":      w.reject(kept.request().Proposal, carol),
			"nobody":                    w.reject(kept.request().Proposal),
			"a stamp of another text":   w.local.Reject(t.Context(), custody.ChangeRequest{Proposal: kept.request().Proposal, Votes: []custody.StampedVote{w.stampOf(rejected.request().Proposal, bob, approval.Reject)}}),
			"an approval":               w.local.Reject(t.Context(), custody.ChangeRequest{Proposal: kept.request().Proposal, Votes: kept.votes}),
			"a stamp in another's name": w.local.Reject(t.Context(), custody.ChangeRequest{Proposal: kept.request().Proposal, Votes: []custody.StampedVote{forgedBy(w.stampOf(kept.request().Proposal, carol, approval.Reject), bob)}}),
		} {
			if !errors.Is(err, custody.ErrApprovalNeeded) {
				t.Errorf("rejected by %s: %v", what, err)
			}
		}
		for range 2 { // twice is once
			if err := w.reject(rejected.request().Proposal, bob); err != nil {
				t.Fatal(err)
			}
		}
		db.Clock().Advance(20 * 24 * time.Hour)
		w.quorum(1, alice, bob)
		w.mustRefuse("what was rejected twenty days ago", rejected, custody.ErrDenied, "it was rejected")
		w.mustSign("what was not", kept)
	})
}

// A rejected text is not signed once the row of its rejection is deleted, also if its intent is valid for longer than
// the row is kept, and no approval is needed any more.
func TestARejectedTextIsNotSignedAfterItsRowIsDeleted(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		alice := newApprover(t, w)
		w.quorum(1)
		start := db.Clock().Now()
		rejected := func(deadline time.Duration) ask {
			a := w.payout(10 * money.Dollar)
			a.proposal.ValidBefore, a.intent.Deadline = start.Add(time.Hour).Unix(), start.Add(deadline)
			if err := w.reject(a.request().Proposal, alice); err != nil {
				t.Fatal(err)
			}
			return a
		}
		short, long := rejected(time.Hour+life), rejected(5*day)
		w.exec(`UPDATE approval_rules SET rules = '[]' WHERE organization_id = $1`, org)
		w.mustRefuse("a rejected payout", short, custody.ErrDenied, "it was rejected")
		db.Clock().Advance(5*day - life/2)
		if err := w.reject(w.payout(money.Dollar).request().Proposal, alice); err != nil { // deletes rows that are over
			t.Fatal(err)
		}
		if n := w.count("rejected_texts"); n != 1 {
			t.Fatalf("%d rejections are remembered", n)
		}
		w.mustRefuse("a rejected payout that is good for days", long, custody.ErrNotUnderstood, "longer than")
		short.proposal.ValidBefore, short.intent.Deadline = 0, db.Clock().Now().Add(life/2)
		w.mustSign("a payout that never had to be approved", short)
	})
}

func forgedBy(v custody.StampedVote, by *approvaltest.Approver) custody.StampedVote {
	v.Approver = by.ID
	return v
}

// A change ends once so many have rejected it that its quorum cannot be complete, here as at the
// service; a change of a contract by one rejection.
func TestTheSignerAppliesTheTableOfRejections(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		people := newApprovers(w, "alice", "bob", "carol")
		alice, bob, carol := people[0], people[1], people[2]
		w.quorum(2)
		rules := func() []byte {
			change := approval.EncodeChange(uuid.New(), map[string]any{"basedOn": 1, "rules": []any{}})
			p := approval.Proposal{Organization: org, Kind: approval.RuleChange, ValidBefore: db.Clock().Now().Add(time.Hour).Unix(), Change: &change}
			return p.Canonical()
		}
		removal := func(of *approvaltest.Approver) []byte {
			change := approval.EncodeChange(uuid.New(), map[string]any{"remove": of.ID})
			p := approval.Proposal{Organization: org, Kind: approval.ApproverChange, ValidBefore: db.Clock().Now().Add(time.Hour).Unix(), Change: &change}
			return p.Canonical()
		}
		changed := w.creation(uuid.New(), nil, payee).request().Proposal
		for _, c := range []struct {
			what string
			text []byte
			by   []*approvaltest.Approver
			err  error
		}{
			{"one of three who reject rules", rules(), people[:1], custody.ErrApprovalNeeded},
			{"two of three who reject rules", rules(), people[:2], nil},
			{"who is removed", removal(carol), []*approvaltest.Approver{carol}, custody.ErrApprovalNeeded},
			{"one of two who may vote on a removal", removal(carol), []*approvaltest.Approver{bob}, nil},
			{"one who rejects a change of a contract", changed, []*approvaltest.Approver{alice}, nil},
		} {
			if err := w.reject(c.text, c.by...); !errors.Is(err, c.err) {
				t.Errorf("%s: %v, want %v", c.what, err, c.err)
			}
		}
		text := rules()
		if err := w.reject(text, bob, carol); err != nil {
			t.Fatal(err)
		}
		w.quorum(1)
		err := w.local.ApplyChange(t.Context(), custody.ChangeRequest{Proposal: text, Votes: []custody.StampedVote{w.stampOf(text, alice, approval.Approve)}})
		if !errors.Is(err, custody.ErrDenied) {
			t.Errorf("rules that were rejected are made: %v", err)
		}
	})
}

// Rejections are remembered until their texts are over, and half as many as a day has of one
// organization.
func TestRejectionsAreBoundedByTheDay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		noon(db)
		w := newWorld(t, db)
		alice := newApprover(t, w)
		w.quorum(1)
		text := func() []byte { return w.payout(money.Dollar).request().Proposal }
		if err := w.reject(text(), alice); err != nil {
			t.Fatal(err)
		}
		w.exec(`UPDATE signed_totals SET used = $1 WHERE kind = 'rejection' AND subject = $2`, signer.MaxRejections/2, org)
		if err := w.reject(text(), alice); !errors.Is(err, custody.ErrDayLimit) {
			t.Errorf("one more than a day's: %v", err)
		}
		db.Clock().Advance(3 * 24 * time.Hour)
		if err := w.reject(text(), alice); err != nil {
			t.Fatal(err)
		}
		var rows int
		if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM rejected_texts`).Scan(&rows); err != nil || rows != 1 {
			t.Errorf("%d rejections are remembered: %v", rows, err)
		}
	})
}

// Each approver has an equal part of its organization's rejections of a day: the thief of one key uses up no more
// than that, and keeps neither the others' rejections from the signer nor the key from being removed.
func TestAStolenKeyUsesUpItsOwnRejectionsAlone(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSharing(t, db)
		people := newApprovers(s.world, "alice", "bob", "thief")
		alice, bob, thief := people[0], people[1], people[2]
		s.quorum(2)
		db.Clock().Advance(day)
		text := func() []byte { return s.payout(money.Dollar).request().Proposal }
		rejects := func(what string, want error, by ...*approvaltest.Approver) {
			t.Helper()
			if err := s.reject(text(), by...); !errors.Is(err, want) {
				t.Errorf("%s: %v", what, err)
			}
		}
		rejects("the thief's first", nil, thief)
		for kind, limit := range map[string]int64{"own_rejection": signer.MaxRejections / 20, "rejection": signer.MaxRejections / 2} {
			part := limit / 3
			s.use(kind, org.String(), part)
			s.use(kind, org.String()+" "+thief.ID.String(), part)
		}
		rejects("the thief's last and one", custody.ErrDayLimit, thief)
		rejects("another's", nil, alice)
		rejects("another's beside the thief's", nil, thief, bob)
		s.use("rejection", "", signer.MaxRejections)
		rejects("another's, when the day has no more but the organization's own", nil, alice)
		if n := s.loadUsed("own_rejection", org.String()+" "+alice.ID.String()); n != 2 {
			t.Errorf("%d rejections of alice are counted, want 2", n)
		}
		change := approval.EncodeChange(uuid.New(), map[string]any{"remove": thief.ID})
		removal := approval.Proposal{Organization: org, Kind: approval.ApproverChange, ValidBefore: db.Clock().Now().Add(time.Hour).Unix(), Change: &change}
		if err := s.apply(removal, alice, bob); err != nil {
			t.Errorf("the removal of the stolen key: %v", err)
		}
	})
}
