package approval

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Ballot is a vote as it is handed in.
type Ballot struct {
	Choice      Choice
	Request     Request
	StampHeader string
	StampValue  string
}

// Result is the outcome of a vote.
type Result struct {
	Choice   Choice
	Approved bool // whether the quorum is complete
	Status   Status
}

// NewVoteRequest makes the request that an approver stamps to vote on an activity.
// Errors: activity_not_found, workflow_conflict when the activity has ended.
func (s *Service) NewVoteRequest(ctx context.Context, organization, id uuid.UUID, choice Choice) (Request, error) {
	a, _, err := s.Get(ctx, organization, id)
	if err != nil {
		return Request{}, err
	}
	if err := a.checkOpen(s.db.Clock().Now()); err != nil {
		return Request{}, err
	}
	return NewRequest(organization, a.Fingerprint, choice, s.db.Clock().Now()), nil
}

// Vote counts a vote, and ends the activity if it was the last that was missing, or the last
// rejection that it takes: see Decision.IsRejectedBy. Two votes on one activity wait for each other: one of them is the last.
// Errors: validation_error for a request or stamp that is not for this vote, stale or
// used before; forbidden for a key that is no approver's, for a vote of one who is
// not asked, and for who has voted; activity_not_found; workflow_conflict when the
// activity has ended.
func (s *Service) Vote(ctx context.Context, organization, id uuid.UUID, b Ballot) (Result, error) {
	a, err := store.Write(ctx, s.db, func(tx *store.Tx) (Activity, error) { return s.countVote(ctx, tx, organization, id, b) })
	if store.IsUnique(err) {
		err = fault.Wrap(err, fault.Validation, "customerApprovalStamp: %v", errUsed)
	}
	if err != nil {
		s.metrics.votes.WithLabelValues(refusedVote).Inc()
		return Result{}, err
	}
	s.metrics.votes.WithLabelValues(string(b.Choice)).Inc()
	switch a.Status {
	case Approved:
		a, _ = s.carryOutNow(ctx, a)
	case Rejected:
		s.sendRejectionNow(ctx, a)
	}
	return Result{b.Choice, a.Status == Completed || a.Status == Approved, a.Status}, nil
}

var (
	errUsed     = errors.New("the stamp was used before")
	errNobody   = errors.New("the stamp's key is none of a current approver's")
	errNotAsked = errors.New("this approver is not asked about this activity")
	errHasVoted = errors.New("this approver has voted on this activity")
	errVoteRow  = errors.New("a vote's row is none of a vote")
)

func (s *Service) countVote(ctx context.Context, tx *store.Tx, organization, id uuid.UUID, b Ballot) (Activity, error) {
	a, err := lockActivity(ctx, tx, organization, id)
	if err != nil {
		return Activity{}, err
	}
	now := tx.DB().Clock().Now()
	if err := a.checkOpen(now); err != nil {
		return Activity{}, err
	}
	settings, votes, err := loadSettingsAndVotes(ctx, tx, a)
	if err != nil {
		return Activity{}, err
	}
	// The rules of now decide: the signer will go by them, too.
	d, err := s.appliers.decideProposal(ctx, tx, settings, a.Proposal, a.action)
	if err != nil {
		return Activity{}, err
	}
	v, err := checkBallot(a, settings, d, votes, b, now)
	if err != nil {
		return Activity{}, err
	}
	insertVote(tx, a, v)
	audit.Record(ctx, tx, a.Organization, audit.VoteOnActivity, a.ID.String(), audit.Details{
		"choice": string(b.Choice), "approverId": v.Approver.String(), "fingerprint": a.Fingerprint, "activityKind": string(a.Kind)})
	err = s.applyDecision(ctx, tx, &a, settings, append(votes, v.Vote), d, now)
	crash.Point(pointVote + ".before")
	tx.OnCommit(func() { crash.Point(pointVote + ".after") })
	return a, err
}

// countOf is how many of these approvers approval is asked of.
func (a Activity) countOf(approvers []uuid.UUID) int {
	n, may := 0, a.MayVote()
	for _, id := range approvers {
		if slices.Contains(may, id) {
			n++
		}
	}
	return n
}

// completeQuorum ends the wait of an activity whose last vote has come, and has its
// owner go on.
func (s *Service) completeQuorum(tx *store.Tx, a *Activity) error {
	if a.Proposal.Change != nil {
		if err := a.advanceOn(ChangeApproved); err != nil {
			return err
		}
		saveActivity(tx, *a)
		addCarryOutTask(tx, *a)
		return nil
	}
	if err := a.advanceOn(QuorumComplete); err != nil {
		return err
	}
	now := tx.DB().Clock().Now()
	a.EndedAt = &now
	saveActivity(tx, *a)
	s.countEnd(tx, QuorumComplete)
	if a.Owner.ApprovedTask != "" {
		task.AddNowFor(tx, a.Organization, a.Owner.ApprovedTask, a.Owner.ID.String())
	}
	return nil
}

// checkOpen says whether an activity can be voted on. Error: workflow_conflict.
func (a Activity) checkOpen(now time.Time) error {
	if a.Status != ConsensusNeeded {
		return fault.New(fault.WorkflowConflict, "the activity has ended: %s", a.Status.Text())
	}
	if !now.Before(a.ValidBefore) {
		return fault.New(fault.WorkflowConflict, "the activity has ended: it could be approved before %s", a.ValidBefore.UTC().Format(time.RFC3339))
	}
	return nil
}

// checkedVote is a vote that is one.
type checkedVote struct {
	Vote
	name      string // the approver's
	digest    [32]byte
	counted   bool   // by the authenticator
	signCount uint32 // of it
}

// checkBallot proves that a ballot is a current approver's vote of this choice on this
// activity, fresh and the first.
func checkBallot(a Activity, s Settings, d Decision, votes []Vote, b Ballot, now time.Time) (checkedVote, error) {
	if err := b.Request.check(a.Organization, a.Fingerprint, b.Choice); err != nil {
		return checkedVote{}, fault.New(fault.Validation, "custodyRequest: %v", err)
	}
	at, err := b.Request.at()
	if err != nil || at.Before(now.Add(-clockSkew)) || at.After(now.Add(clockSkew)) || !at.Before(a.ValidBefore) {
		return checkedVote{}, fault.New(fault.Validation, "custodyRequest: %v", errStale)
	}
	if b.Choice == Approve && at.Before(d.earliestVote(a.Proposal)) {
		return checkedVote{}, fault.New(fault.WorkflowConflict, "%v", errTooEarly)
	}
	st, err := stamp.Parse(b.StampHeader, b.StampValue)
	if err != nil {
		return checkedVote{}, fault.Wrap(err, fault.Validation, "customerApprovalStamp: %v", err)
	}
	digest := st.Digest()
	if slices.ContainsFunc(votes, func(v Vote) bool { return v.digest == digest }) {
		return checkedVote{}, fault.New(fault.Validation, "customerApprovalStamp: %v", errUsed)
	}
	approver, key, err := s.approverOf(st)
	if err != nil {
		return checkedVote{}, err
	}
	text := b.Request.StampPayload()
	counter, err := st.Verify(key, []byte(text), approver.signCount)
	switch {
	case err != nil:
		return checkedVote{}, fault.Wrap(err, fault.Validation, "customerApprovalStamp: %v", err)
	case !d.mayVote(approver.ID):
		return checkedVote{}, fault.New(fault.Forbidden, "%v", errNotAsked)
	case slices.ContainsFunc(votes, func(v Vote) bool { return v.Approver == approver.ID }):
		return checkedVote{}, fault.New(fault.Forbidden, "%v", errHasVoted)
	}
	v := Vote{Approver: approver.ID, Choice: b.Choice, RequestText: text, StampHeader: b.StampHeader, StampValue: b.StampValue, At: now}
	return checkedVote{Vote: v, name: approver.Name, digest: digest, counted: counter > 0, signCount: counter}, nil
}

// approverOf is the active approver whose key a stamp names. Error: forbidden.
func (s Settings) approverOf(st stamp.Stamp) (Approver, stamp.Key, error) {
	for _, a := range s.Approvers {
		key, err := a.Key()
		if err != nil {
			return Approver{}, stamp.Key{}, fmt.Errorf("approver %s: %w", a.ID, err)
		}
		if key.Kind == st.Kind() && key.ID() == st.KeyID() {
			return a, key, nil
		}
	}
	return Approver{}, stamp.Key{}, fault.New(fault.Forbidden, "%v", errNobody)
}

// insertVote writes a vote. An authenticator's count only grows, whichever of two
// votes is first.
func insertVote(tx *store.Tx, a Activity, v checkedVote) {
	tx.Defer(`INSERT INTO custody_votes (activity_id, approver_id, choice, request, stamp_header, stamp_value, stamp_digest, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
		a.ID, v.Approver, string(v.Choice), v.RequestText, v.StampHeader, v.StampValue, hex.EncodeToString(v.digest[:]), v.At.UnixMicro())
	if v.counted {
		refused := fault.New(fault.Validation, "customerApprovalStamp: %v", stamp.ErrCounter)
		tx.DeferGuard(refused, `UPDATE approvers SET sign_count = CAST($1 AS BIGINT) WHERE id = $2 AND sign_count < CAST($1 AS BIGINT)`, int64(v.signCount), v.Approver)
	}
}

// VotesQuery reads the votes on an activity, oldest first.
func VotesQuery(into *[]Vote, activity uuid.UUID) store.BatchQuery {
	return store.BatchQuery{
		SQL: `SELECT approver_id, choice, request, stamp_header, stamp_value, stamp_digest, created_at FROM custody_votes
			WHERE activity_id = $1 ORDER BY created_at, approver_id`,
		Args: []any{activity},
		Read: func(rows store.Rows) error {
			*into = nil
			for rows.Next() {
				var v Vote
				var digest string
				var at int64
				if err := rows.Scan(&v.Approver, &v.Choice, &v.RequestText, &v.StampHeader, &v.StampValue, &digest, &at); err != nil {
					return fmt.Errorf("reading a vote: %w", err)
				}
				raw, err := hex.DecodeString(digest)
				if err != nil || len(raw) != len(v.digest) {
					return fmt.Errorf("%w: one on %s has the digest %q", errVoteRow, activity, digest)
				}
				v.At, v.digest = clock.Time(at), [32]byte(raw)
				*into = append(*into, v)
			}
			return rows.Err()
		},
	}
}

func loadSettingsAndVotes(ctx context.Context, tx *store.Tx, a Activity) (Settings, []Vote, error) {
	var s Settings
	var votes []Vote
	err := tx.SendBatch(ctx, SettingsQuery(&s, a.Organization), VotesQuery(&votes, a.ID))
	return s, votes, err
}

// MeetsNow returns whether the votes on the activity are enough for a decision of now. Rules may have become stricter since it was
// approved, and approvers may have been removed.
func (a Activity) MeetsNow(s Settings, votes []Vote, now time.Time, d Decision) bool {
	return d.MetBy(s.ApprovedBy(a.Proposal, stampedVotes(votes), now, Decision{}))
}

// Stamped returns the vote in the form in which it is handed on.
func (v Vote) Stamped() custody.StampedVote {
	return custody.StampedVote{Approver: v.Approver, RequestText: v.RequestText, StampHeader: v.StampHeader, StampValue: v.StampValue, At: v.At}
}

func stampedVotes(votes []Vote) []custody.StampedVote {
	stamped := make([]custody.StampedVote, len(votes))
	for i, v := range votes {
		stamped[i] = v.Stamped()
	}
	return stamped
}
