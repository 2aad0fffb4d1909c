package approval_test

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/request/requesttest"
	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/stamp/stamptest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

// The audit log distinguishes a requested change from a made one.
func TestAChangeThatWaitsIsNotRecordedAsDone(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		w.register("second", first)
		rows, err := w.db.Query(w.ctx, `SELECT outcome FROM audit_pending WHERE action = 'approver.register' ORDER BY created_at, outcome`)
		outcomes, err := store.Collect(rows, err, func(r store.Rows) (s string, err error) { return s, r.Scan(&s) })
		w.must(err)
		if got := strings.Join(outcomes, " "); got != "done pending_approval" {
			w.Errorf("the outcomes are %s: the first needs no approval, the second does", got)
		}
	})
}

// Each end without approval notifies the owner once, but not an owner who ended it himself.
func TestEndsWithoutApproval(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		second := w.register("second", first)
		w.publish(requireApprovals(2), first)
		rejected, ranOut, cancelled := w.payout(1), w.payout(2), w.payout(3)
		for _, q := range []approval.Question{rejected, ranOut, cancelled} {
			first.Vote(w.ask(q).ID, approval.Approve)
		}
		if r := second.Vote(rejected.Proposal.ActivityID(), approval.Reject); r.Approved || r.Status != approval.Rejected {
			w.Errorf("the rejection came to %+v", r)
		}
		w.must(w.db.Write(w.ctx, func(tx *store.Tx) error { return approval.EndFor(w.ctx, tx, cancelled.Owner.ID) }))
		// The task is durable: it is done by any process that runs when the time is over.
		runner := tasktest.NewRunner(w.T, w.db, tasktest.Lease)
		w.Register(runner.Runner)
		stop := runner.Start()
		defer stop()
		w.db.Clock().Advance(time.Hour)
		waittest.Until(w.T, "the activity has run out", func() bool { return w.activity(ranOut.Proposal.ActivityID()).Status == approval.Failed })
		for _, c := range []struct {
			q      approval.Question
			status approval.Status
			reason string
			told   []string
		}{
			{rejected, approval.Rejected, "rejected by second", []string{"test.ended"}},
			{ranOut, approval.Failed, "ran out", []string{"test.ended"}},
			{cancelled, approval.Failed, "cancelled", nil},
		} {
			a := w.activity(c.q.Proposal.ActivityID())
			if a.Status != c.status || !strings.Contains(a.Reason, c.reason) || a.EndedAt == nil {
				w.Errorf("it is %s, %q, ended at %v; want %s, %s", a.Status, a.Reason, a.EndedAt, c.status, c.reason)
			}
			if told := w.told(c.q); !slices.Equal(told, c.told) {
				w.Errorf("%s: %v are to be done, want %v", c.reason, told, c.told)
			}
			if recorded := w.recordedEnds(a.ID); len(recorded) != 1 || !strings.Contains(recorded[0], c.reason) || !strings.Contains(recorded[0], a.Status.Text()) {
				w.Errorf("%s: the audit log has of its end %q", c.reason, recorded)
			}
		}
		w.must(w.db.Write(w.ctx, func(tx *store.Tx) error { return approval.EndFor(w.ctx, tx, rejected.Owner.ID) }))
		if recorded := w.recordedEnds(rejected.Proposal.ActivityID()); len(recorded) != 1 {
			w.Errorf("what was rejected and then cancelled has the ends %q", recorded)
		}
	})
}

// recordedEnds are the details of the audit log's entries of an activity's end.
func (w *world) recordedEnds(activity uuid.UUID) []string {
	w.Helper()
	rows, err := w.db.Query(w.ctx, `SELECT details FROM audit_pending WHERE action = $1 AND subject = $2`, string(audit.EndActivity), activity.String())
	details, err := store.Collect(rows, err, func(r store.Rows) (s string, err error) { return s, r.Scan(&s) })
	w.must(err)
	return details
}

// A newer rule that asks for more has an approved activity wait again, with its votes.
func TestStricterRulesAskForMore(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		second := w.register("second", first)
		w.publish(requireApprovals(1), first)
		q := w.payout(5)
		if r := first.Vote(w.ask(q).ID, approval.Approve); !r.Approved {
			w.Fatalf("one of one came to %+v", r)
		}
		w.publish(requireApprovals(2), second)
		q.Decision = w.settings().DecideAll(approval.Action{Kind: approval.WithdrawalPayout, Amount: q.Amount}, q.Destinations)
		if a := w.ask(q); a.Status != approval.ConsensusNeeded || a.Approvals != 1 || a.ApprovalsRequired() != 2 {
			w.Errorf("asked again it is %s with %d of %d approvals", a.Status, a.Approvals, a.ApprovalsRequired())
		}
		if r := second.Vote(q.Proposal.ActivityID(), approval.Approve); !r.Approved {
			w.Errorf("the second approval came to %+v", r)
		}
	})
}

// The votes of one who is removed meanwhile do not count.
func TestARemovedApproversVotesDoNotCount(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		second := w.register("second", first)
		third := w.register("third", first)
		w.publish(requireApprovals(2), first)
		a := w.ask(w.payout(5))
		first.Vote(a.ID, approval.Approve)
		_, removal, err := w.RemoveApprover(w.ctx, w.org, first.ID)
		w.must(err)
		second.Vote(removal.ID, approval.Approve)
		third.Vote(removal.ID, approval.Approve)
		if r := second.Vote(a.ID, approval.Approve); r.Approved {
			w.Errorf("one approval and that of a removed approver came to %+v", r)
		}
		if r := third.Vote(a.ID, approval.Approve); !r.Approved {
			w.Errorf("two approvals came to %+v", r)
		}
	})
}

// A draft is published by the quorum of before, and fails if others were first.
func TestAStaleDraftFails(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		draft, err := w.PutRules(w.ctx, w.org, requireApprovals(1), nil)
		w.must(err)
		if same, err := w.PutRules(w.ctx, w.org, requireApprovals(1), nil); err != nil || same.ID != draft.ID {
			w.Errorf("the same draft again is %s, %v", same.ID, err)
		}
		other := requireApprovals(1, first.ID)
		w.publish(other, first)
		if r := first.Vote(draft.ID, approval.Approve); r.Status != approval.Failed || r.Approved {
			w.Errorf("the stale draft came to %+v", r)
		}
		if a := w.activity(draft.ID); !strings.Contains(a.Reason, "based on version 0, and version 1 is in force") {
			w.Errorf("it failed because %q", a.Reason)
		}
		if s := w.settings(); s.Version != 1 || len(s.Rules[0].Approvers) != 1 {
			w.Errorf("version %d is in force: %+v", s.Version, s.Rules)
		}
		zero := int64(0)
		if _, err := w.PutRules(w.ctx, w.org, requireApprovals(1), &zero); fault.CodeOf(err) != fault.WorkflowConflict {
			w.Errorf("a draft on older rules: %v", err)
		}
	})
}

// Changes of approvers that would leave a rule, or the threshold, without its quorum.
func TestWhoIsNeededStays(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		second := w.register("second", first)
		w.register("third", first)
		w.publish(requireApprovals(2, first.ID, second.ID), first)
		if _, _, err := w.RemoveApprover(w.ctx, w.org, second.ID); fault.CodeOf(err) != fault.WorkflowConflict || !strings.Contains(err.Error(), `"payouts" needs 2`) {
			w.Errorf("removing one of two who are needed: %v", err)
		}
		if _, _, err := w.RemoveApprover(w.ctx, w.org, uuid.New()); fault.CodeOf(err) != fault.ApproverNotFound {
			w.Errorf("removing nobody: %v", err)
		}
	})
}

func TestOneKeyHasOneVote(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		for what, r := range map[string]approval.Registration{
			"the same key":  {Name: "again", Kind: stamp.APIKey, PublicKey: first.PublicKey},
			"the same name": {Name: "first", Kind: stamp.APIKey, PublicKey: stamptest.NewAPIKey(t).PublicKey()},
		} {
			if _, _, err := w.RegisterApprover(w.ctx, w.org, uuid.New(), r); fault.CodeOf(err) != fault.WorkflowConflict {
				w.Errorf("%s: %v", what, err)
			}
		}
		// Two registrations of one key that wait both are one approver.
		key := stamptest.NewAPIKey(t).PublicKey()
		var waiting []approval.Activity
		for _, name := range []string{"one", "other"} {
			_, a, err := w.RegisterApprover(w.ctx, w.org, uuid.New(), approval.Registration{Name: name, Kind: stamp.APIKey, PublicKey: key})
			w.must(err)
			waiting = append(waiting, a)
		}
		if r := first.Vote(waiting[0].ID, approval.Approve); r.Status != approval.Completed {
			w.Errorf("the first registration came to %+v", r)
		}
		if r := first.Vote(waiting[1].ID, approval.Approve); r.Status != approval.Failed {
			w.Errorf("the second registration of the key came to %+v", r)
		}
	})
}

// A registration is done once under its requestId, and a rejected one is removed.
func TestARegistrationIsRepeated(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		id, r := uuid.New(), approval.Registration{Name: "second", Kind: stamp.APIKey, PublicKey: stamptest.NewAPIKey(t).PublicKey()}
		one, a, err := w.RegisterApprover(w.ctx, w.org, id, r)
		w.must(err)
		again, b, err := w.RegisterApprover(w.ctx, w.org, id, r)
		if err != nil || again.ID != one.ID || b.ID != a.ID {
			w.Errorf("repeated it is %s of %s, %v; want %s of %s", again.ID, b.ID, err, one.ID, a.ID)
		}
		r.Name = "third"
		if _, _, err := w.RegisterApprover(w.ctx, w.org, id, r); fault.CodeOf(err) != fault.RequestIDConflict {
			w.Errorf("with another body: %v", err)
		}
		first.Vote(a.ID, approval.Reject)
		if got, err := w.GetApprover(w.ctx, w.org, one.ID); err != nil || got.Status != approval.ApproverRemoved {
			w.Errorf("rejected it is %s, %v", got.Status, err)
		}
	})
}

func TestRegistrationsAreHashedAsBefore(t *testing.T) {
	requesttest.CheckHash(t, approval.Registration{Name: "first", Kind: stamp.APIKey, PublicKey: "02aa"}, "68ccae2949f94f6a1beb9401086aaaaba4dd3ea4b04bdbbfa5eeddd1bfd4b547")
}

// Two that register a first approver at once are not both the first.
func TestOneApproverIsTheFirst(t *testing.T) {
	eachWorld(t, func(w *world) {
		done := make(chan approval.ApproverStatus, 2)
		for _, name := range []string{"one", "other"} {
			key := stamptest.NewAPIKey(t).PublicKey()
			go func() {
				a, _, _ := w.RegisterApprover(w.ctx, w.org, uuid.New(), approval.Registration{Name: name, Kind: stamp.APIKey, PublicKey: key})
				done <- a.Status
			}()
		}
		active := 0
		for range 2 {
			if <-done == approval.ApproverActive {
				active++
			}
		}
		if n := len(w.settings().Approvers); n != 1 || active != 1 {
			w.Errorf("%d of two are approvers, %d were told so", n, active)
		}
	})
}

// awaySigner is a signer that cannot be reached until it is back.
type awaySigner struct {
	approvaltest.Signer
	away bool
}

func (s *awaySigner) ApplyChange(ctx context.Context, r custody.ChangeRequest) error {
	if s.away {
		return errors.New("the signer is away")
	}
	return s.Signer.ApplyChange(ctx, r)
}

// While the signer is away no change is in force that is not in force there; when it is back, the task makes the
// change.
func TestTheSignerIsFirst(t *testing.T) {
	eachWorld(t, func(w *world) {
		appliers := approval.NewAppliers()
		signer := &awaySigner{approvaltest.Signer{DB: w.db, Appliers: appliers}, true}
		w.Service = patient(approval.NewService(w.db, appliers, signer))
		approver, a := approvaltest.Register(w.T, w.Service, w.org, "first")
		if approver.Status != approval.ApproverPending || a.Status != approval.Approved || len(w.settings().Approvers) != 0 {
			w.Errorf("without the signer the approver is %s, the activity %s", approver.Status, a.Status)
		}
		signer.away = false
		runner := tasktest.NewRunner(w.T, w.db, tasktest.Lease)
		w.Register(runner.Runner)
		stop := runner.Start()
		defer stop()
		w.db.Clock().Advance(10 * time.Second)
		waittest.Until(w.T, "the approver is registered", func() bool { return len(w.settings().Approvers) == 1 })
	})
}

// slowSigner makes a change and does not return until it is released.
type slowSigner struct {
	approvaltest.Signer
	lost bool
}

func (s *slowSigner) ApplyChange(ctx context.Context, r custody.ChangeRequest) error {
	err := s.Signer.ApplyChange(ctx, r)
	if err == nil && s.lost {
		return errors.New("the answer is lost")
	}
	return err
}

// A change that the signer has made is made here, for any present decision; and until then no other change of the
// organization is begun.
func TestSignerAndServiceGoTheSameWay(t *testing.T) {
	eachWorld(t, func(w *world) {
		appliers := approval.NewAppliers()
		there := storetest.Open(w.T, w.db.Engine())
		signer := &slowSigner{approvaltest.Signer{DB: there, Appliers: approval.NewAppliers()}, false}
		w.Service = patient(approval.NewService(w.db, appliers, signer))
		ann := w.register("ann")
		signer.lost = true
		_, bob := approvaltest.Register(w.T, w.Service, w.org, "bob")
		ann.Vote(bob.ID, approval.Approve)
		if got := w.activity(bob.ID); got.Status != approval.Approved {
			w.Fatalf("a change whose end at the signer is not known is %s", got.Status)
		}
		runner := tasktest.NewRunner(w.T, w.db, tasktest.Lease)
		w.Register(runner.Runner)
		w.db.Clock().Advance(10 * time.Second)
		there.Clock().Advance(10 * time.Second)
		signer.lost = false
		// Meanwhile ann's vote would be enough no more.
		w.must(w.db.Write(w.ctx, func(tx *store.Tx) error {
			tx.Defer(`UPDATE approval_rules SET rules = $1 WHERE organization_id = $2`,
				`[{"name":"none","actions":["approver_change"],"approvals":0,"effect":"deny"}]`, w.org)
			return nil
		}))
		stop := runner.Start()
		defer stop()
		waittest.Until(w.T, "bob is an approver here as he is there", func() bool { return len(w.settings().Approvers) == 2 })
		if got := w.activity(bob.ID); got.Status != approval.Completed {
			w.Errorf("a change that the signer has made is %s: %s", got.Status, got.Reason)
		}
	})
}

// An approved and rejected change does not take effect later, when no objection would remain.
func TestARefusedChangeStaysRefused(t *testing.T) {
	eachWorld(t, func(w *world) {
		boss := w.register("boss")
		second := w.adding(w.org, uuid.New(), "boss")
		now := w.db.Clock().Now()
		b := boss.Sign(approval.NewRequest(w.org, second.Fingerprint(), approval.Approve, now), approval.Approve)
		vote := custody.StampedVote{Approver: boss.ID, RequestText: b.Request.StampPayload(), StampHeader: b.StampHeader, StampValue: b.StampValue, At: now}
		if err := w.apply(second, vote); !errors.Is(err, custody.ErrDenied) {
			w.Fatalf("a name that is taken: %v, want ErrDenied", err)
		}
		w.must(w.db.Write(w.ctx, func(tx *store.Tx) error {
			tx.Defer(`UPDATE approvers SET name = 'other' WHERE organization_id = $1`, w.org)
			return nil
		}))
		if err := w.apply(second, vote); !errors.Is(err, custody.ErrDenied) {
			w.Errorf("the name is free, and the change that was refused is answered with %v, want ErrDenied", err)
		}
		late := w.adding(w.org, uuid.New(), "late")
		late.ValidBefore = now.Add(-24*time.Hour - time.Second).Unix()
		if err := w.apply(late, vote); !errors.Is(err, custody.ErrDenied) {
			w.Errorf("a change a day after its time is answered with %v, want ErrDenied", err)
		}
	})
}

// A holder of the database's side of a signer proposes any change: without votes that its own rules require none is
// applied.
func TestVerifyAndApplyNeedsItsOwnQuorum(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		second := w.register("second", first)
		w.publish(requireApprovals(2), first)
		appliers := approval.NewAppliers()
		apply := func(text []byte, votes ...custody.StampedVote) error {
			return appliers.VerifyAndApply(w.ctx, w.db, text, votes, nil)
		}
		proposal := func(kind approval.Kind, body string) approval.Proposal {
			return approval.Proposal{Organization: w.org, Kind: kind, ValidBefore: w.db.Clock().Now().Add(time.Hour).Unix(), Change: &approval.Change{ID: uuid.New(), Body: json.RawMessage(body)}}
		}
		none := proposal(approval.RuleChange, `{"basedOn":1,"rules":[]}`)
		vote := func(by *approvaltest.Approver, p approval.Proposal, choice approval.Choice, at time.Time) custody.StampedVote {
			b := by.Sign(approval.NewRequest(w.org, p.Fingerprint(), choice, at), choice)
			return custody.StampedVote{Approver: by.ID, RequestText: b.Request.StampPayload(), StampHeader: b.StampHeader, StampValue: b.StampValue, At: at}
		}
		now := w.db.Clock().Now()
		other := proposal(approval.RuleChange, `{"basedOn":1,"rules":[]}`)
		forged := vote(first, none, approval.Approve, now)
		forged.Approver = second.ID
		for _, c := range []struct {
			what  string
			p     approval.Proposal
			votes []custody.StampedVote
			want  error
		}{
			{"no votes", none, nil, custody.ErrApprovalNeeded},
			{"one of two", none, []custody.StampedVote{vote(first, none, approval.Approve, now)}, custody.ErrApprovalNeeded},
			{"one twice", none, []custody.StampedVote{vote(first, none, approval.Approve, now), vote(first, none, approval.Approve, now.Add(time.Second))}, custody.ErrApprovalNeeded},
			{"one under another's name", none, []custody.StampedVote{vote(first, none, approval.Approve, now), forged}, custody.ErrApprovalNeeded},
			{"a rejection", none, []custody.StampedVote{vote(first, none, approval.Approve, now), vote(second, none, approval.Reject, now)}, custody.ErrApprovalNeeded},
			{"votes on another change", none, []custody.StampedVote{vote(first, other, approval.Approve, now), vote(second, other, approval.Approve, now)}, custody.ErrApprovalNeeded},
			{"votes of long ago", none, []custody.StampedVote{vote(first, none, approval.Approve, now), vote(second, none, approval.Approve, now.Add(-31*24*time.Hour))}, custody.ErrApprovalNeeded},
			{"votes from the future", none, []custody.StampedVote{vote(first, none, approval.Approve, now), vote(second, none, approval.Approve, now.Add(time.Hour))}, custody.ErrApprovalNeeded},
			{"an unknown kind", proposal(approval.Resume, `{}`), nil, custody.ErrDenied},
			{"a body that says more", proposal(approval.RuleChange, `{"basedOn":1,"rules":[],"more":1}`), nil, custody.ErrApprovalNeeded},
		} {
			if err := apply(c.p.Canonical(), c.votes...); !errors.Is(err, c.want) {
				w.Errorf("%s: %v, want %v", c.what, err, c.want)
			}
		}
		if err := apply(append(none.Canonical(), ' ')); !errors.Is(err, custody.ErrDenied) {
			w.Errorf("a text that is not canonical: %v", err)
		}
		malformed := proposal(approval.RuleChange, `{"basedOn":1,"rules":[],"more":1}`)
		if err := apply(malformed.Canonical(), vote(first, malformed, approval.Approve, now), vote(second, malformed, approval.Approve, now)); !errors.Is(err, custody.ErrDenied) {
			w.Errorf("an approved body that says more: %v", err)
		}
		if n := len(w.settings().Rules); n != 1 {
			w.Fatalf("%d rules are in force after what was refused, want 1", n)
		}
		both := []custody.StampedVote{vote(first, none, approval.Approve, now), vote(second, none, approval.Approve, now)}
		for range 2 { // the second time it is applied already
			if err := apply(none.Canonical(), both...); err != nil {
				w.Errorf("both votes: %v", err)
			}
		}
		if s := w.settings(); len(s.Rules) != 0 || s.Version != 2 {
			w.Errorf("%d rules of version %d are in force", len(s.Rules), s.Version)
		}
	})
}

// The deciding rule is named, for hypothetical and for past withdrawals.
func TestDryRunNamesTheRule(t *testing.T) {
	eachWorld(t, func(w *world) {
		w.register("first")
		thousand := 1000 * money.Dollar
		draft := requireApprovals(1)
		draft[0].MinAmount = &thousand
		w.must(w.db.Write(w.ctx, func(tx *store.Tx) error {
			for i, amount := range []money.USD{999 * money.Dollar, thousand} {
				tx.Defer(`INSERT INTO workflows (id, organization_id, wallet_id, kind, request_id, status, reason, amount, token, destination_chain, destination_address, instructions, created_at)
					VALUES ($1, $2, $1, 'withdrawal', $1, 'completed', '', $3, 'usdc', 'base', $4, '{}', $5)`, uuid.New(), w.org, int64(amount), string(payee), i+1)
			}
			return nil
		}))
		might, last, err := w.DryRun(w.ctx, w.org, draft, &approval.Withdrawal{Amount: 2 * thousand, Chain: "base", Address: payee})
		w.must(err)
		if might.Decision.Rule != "payouts" || might.Decision.Effect != approval.RequireApproval {
			w.Errorf("what might be is decided by %q: %s", might.Decision.Rule, might.Decision.Effect)
		}
		if len(last) != 2 || last[0].Decision.Rule != "payouts" || last[1].Decision.Rule != approval.ByDefault {
			w.Errorf("the last ones are %+v", last)
		}
		if n := len(w.settings().Rules); n != 0 {
			w.Errorf("%d rules are in force after a dry run", n)
		}
		if _, _, err := w.DryRun(w.ctx, w.org, requireApprovals(2), nil); fault.CodeOf(err) != fault.Validation {
			w.Errorf("rules that could not be published: %v", err)
		}
	})
}
