package approval

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Kinds of tasks, keyed by the id of their activity.
const (
	RunOutTask   = "approval.run-out"   // ends an activity that was not approved in time
	CarryOutTask = "approval.carry-out" // makes an approved change
)

// maxPending is how many activities of an organization may wait at once of each group of
// pendingGroups, and maxPendingText how many bytes their texts may have together: the list of them has
// no pages.
const (
	maxPending     = 1000
	maxPendingText = 8 * MaxChangeText
)

// pendingGroups are kinds of activities that wait beside each other, by the scope of the tokens
// that ask for them. No token with another scope can fill the list until approvers cannot be
// removed, rules not be changed, and stopped operations not be resumed any more. Nor is an activity that
// protects money held up by how many others wait.
var pendingGroups = [][]Kind{
	{WithdrawalPayout},
	{ContractChange},
	{ApproverChange, RuleChange, AddressBookChange, WithdrawalPolicyChange},
	{Resume},
	{RiskRuleChange},
	{RiskUnwind},
}

// countPending is how many activities wait in the group of a kind, and how many bytes their texts have.
func countPending(ctx context.Context, tx *store.Tx, organization uuid.UUID, k Kind) (waiting int, bytes int64, err error) {
	group := pendingGroups[slices.IndexFunc(pendingGroups, func(g []Kind) bool { return slices.Contains(g, k) })]
	args := []any{organization}
	for _, other := range group {
		args = append(args, string(other))
	}
	err = tx.QueryRow(ctx, `SELECT COUNT(*), COALESCE(SUM(OCTET_LENGTH(proposal)), 0) FROM custody_activities
		WHERE organization_id = $1 AND status = 'consensus_needed' AND kind IN (`+store.Placeholders(2, len(group))+`)`, args...).Scan(&waiting, &bytes)
	if err != nil {
		return 0, 0, fmt.Errorf("counting pending activities: %w", err)
	}
	return waiting, bytes, nil
}

// Service keeps approvers, rules, activities and votes.
type Service struct {
	db       *store.DB
	appliers *Appliers
	signer   custody.Signer
	metrics  metrics
	patience time.Duration // carryOutPatience, but in tests
}

// NewService returns a service whose changes the signer makes first, by appliers of its
// own, and the service then by these.
func NewService(db *store.DB, appliers *Appliers, signer custody.Signer) *Service {
	return &Service{db: db, appliers: appliers, signer: signer, metrics: newMetrics(), patience: carryOutPatience}
}

// Register has the runner do the service's tasks.
func (s *Service) Register(r *task.Runner) {
	r.HandleShared(RunOutTask, 4, s.endUnapproved)
	r.HandleShared(CarryOutTask, 4, s.carryOutTask)
	r.HandleShared(RejudgeTask, 4, s.judgeWaiting)
	r.HandleShared(RejectTask, 4, s.rejectTask)
}

// Question is the request for an approval, with the subject of the decision.
type Question struct {
	Proposal     Proposal
	Decision     Decision // whose effect is RequireApproval
	Amount       money.USD
	Destinations []Destination
	Owner        Owner
}

// Ask requests approval within the caller's transaction. It is idempotent for the same proposal: the activity is
// returned as it is, pending or ended. One that was approved by votes which are no longer enough for the decision
// waits for more. The owner's tasks notify it of the end. Error: rate_limit_exceeded when too many wait already.
func (s *Service) Ask(ctx context.Context, tx *store.Tx, q Question) (Activity, error) {
	if q.Decision.Effect != RequireApproval || len(q.Decision.Requirements) == 0 || q.Proposal.ValidBefore == 0 {
		return Activity{}, errors.New("approval is requested for an activity that needs none, or without a time")
	}
	a := newActivity(tx, q.Proposal, q.Decision)
	a.Owner, a.action.Amount = q.Owner, q.Amount
	for _, d := range q.Destinations {
		a.action.Destinations = append(a.action.Destinations, judgedRecipient{d.Chain, d.Address})
	}
	if err := a.advanceOn(Asked); err != nil {
		return Activity{}, err
	}
	isNew, err := s.insertPending(ctx, tx, a)
	if err != nil || isNew {
		return a, err
	}
	return s.askAgain(ctx, tx, a, q.Decision)
}

// newActivity is the activity of a proposal, before its first state.
func newActivity(tx *store.Tx, p Proposal, d Decision) Activity {
	text := p.Canonical()
	return Activity{
		ID: p.ActivityID(), Organization: p.Organization, Kind: p.Kind, Fingerprint: FingerprintOf(text), Text: text, Proposal: p,
		Requirements: d.Requirements, FirstSeen: tx.DB().Clock().Now().Truncate(time.Microsecond), ValidBefore: p.validBefore(),
	}
}

// insertPending writes an activity that waits, and the task that ends it in time; it
// says whether it is new.
func (s *Service) insertPending(ctx context.Context, tx *store.Tx, a Activity) (isNew bool, err error) {
	isNew, err = insertActivity(ctx, tx, a)
	if err != nil || !isNew {
		return isNew, err
	}
	if err := checkRoom(ctx, tx, a); err != nil {
		return false, err
	}
	task.AddFor(tx, a.Organization, RunOutTask, a.ID.String(), nil, a.ValidBefore.UnixMicro())
	return true, nil
}

// checkRoom refuses an activity that is one more than may wait. Error: rate_limit_exceeded.
func checkRoom(ctx context.Context, tx *store.Tx, a Activity) error {
	// Equal changes that wait are one, so there are no more removals than approvers.
	if a.Proposal.Action(0).Removes != uuid.Nil {
		return nil
	}
	waiting, bytes, err := countPending(ctx, tx, a.Organization, a.Kind)
	switch {
	case err != nil:
		return err
	case waiting > maxPending:
		return fault.New(fault.RateLimitExceeded, "%d activities of the kind wait for approval already: approve or reject some first", maxPending)
	case bytes > maxPendingText:
		return fault.New(fault.RateLimitExceeded, "the activities of the kind that wait for approval have texts of more than %d bytes in all: approve or reject some first", maxPendingText)
	}
	return nil
}

// askAgain returns the activity of a proposal that was asked for before. The rules may
// have become stricter since it was approved: then it waits again, until the same time.
func (s *Service) askAgain(ctx context.Context, tx *store.Tx, asked Activity, d Decision) (Activity, error) {
	a, err := lockActivity(ctx, tx, asked.Organization, asked.ID)
	if err != nil || a.Status != Completed || !tx.DB().Clock().Now().Before(a.ValidBefore) {
		return a, err
	}
	settings, votes, err := loadSettingsAndVotes(ctx, tx, a)
	if err != nil {
		return Activity{}, err
	}
	by := settings.ApprovedBy(a.Proposal, stampedVotes(votes), tx.DB().Clock().Now(), Decision{})
	if d.MetBy(by) {
		return a, nil
	}
	if err := a.advanceOn(NotEnough); err != nil {
		return Activity{}, err
	}
	a.Requirements, a.Approvals, a.EndedAt = d.Requirements, len(by), nil
	saveActivity(tx, a)
	task.AddFor(tx, a.Organization, RunOutTask, a.ID.String(), nil, a.ValidBefore.UnixMicro())
	return a, nil
}

// EndFor ends the activities that wait for the owner, within the transaction that cancels it. No task is added: the
// caller knows. One that has ended already stays as it is.
func EndFor(ctx context.Context, tx *store.Tx, owner uuid.UUID) error {
	rows, err := tx.Query(ctx, `SELECT `+activityColumns+` FROM custody_activities
		WHERE owner_id = $1 AND status = 'consensus_needed'`+tx.DB().ForUpdate(), owner)
	waiting, err := store.Collect(rows, err, scanActivity)
	if err != nil {
		return fmt.Errorf("reading activities that wait for %s: %w", owner, err)
	}
	for _, a := range waiting {
		if err := a.writeEnd(ctx, tx, Cancelled, "cancelled"); err != nil {
			return err
		}
	}
	return nil
}

// endUnapproved is the handler of RunOutTask. An activity that has ended meanwhile stays as it is, so a second run
// has no effect.
func (s *Service) endUnapproved(ctx context.Context, t task.Task) error {
	id, err := uuid.Parse(t.Key)
	if err != nil {
		return fmt.Errorf("task %s has the key %q: %w", t.Kind, t.Key, err)
	}
	return s.db.Write(ctx, func(tx *store.Tx) error {
		rows, err := tx.Query(ctx, `SELECT `+activityColumns+` FROM custody_activities WHERE id = $1`+tx.DB().ForUpdate(), id)
		a, err := oneActivity(rows, err)
		if err != nil {
			return err
		}
		t.Finish(tx)
		if a.Status != ConsensusNeeded {
			return nil
		}
		crash.Point(pointRunOut + ".before")
		tx.OnCommit(func() { crash.Point(pointRunOut + ".after") })
		return s.endWithout(ctx, tx, &a, RanOut, "ran out: it was not approved before "+a.ValidBefore.UTC().Format(time.RFC3339))
	})
}

// endWithout ends an activity that is not approved, and notifies its owner.
func (s *Service) endWithout(ctx context.Context, tx *store.Tx, a *Activity, on Trigger, reason string) error {
	if err := a.writeEnd(ctx, tx, on, reason); err != nil {
		return err
	}
	s.countEnd(tx, on)
	if a.Owner.EndedTask != "" {
		task.AddNowFor(tx, a.Organization, a.Owner.EndedTask, a.Owner.ID.String())
	}
	if a.Proposal.Change != nil {
		s.appliers.withdrawChange(tx, a.Proposal)
	}
	return nil
}

// writeEnd writes the end of an activity that is not approved.
func (a *Activity) writeEnd(ctx context.Context, tx *store.Tx, on Trigger, reason string) error {
	if err := a.advanceOn(on); err != nil {
		return err
	}
	now := tx.DB().Clock().Now()
	a.EndedAt, a.Reason = &now, reason
	saveActivity(tx, *a)
	audit.Record(ctx, tx, a.Organization, audit.EndActivity, a.ID.String(), audit.Details{"status": a.Status.Text(), "reason": reason, "fingerprint": a.Fingerprint})
	return nil
}

// countEnd counts an end once it is committed.
func (s *Service) countEnd(tx *store.Tx, by Trigger) {
	tx.OnCommit(func() { s.metrics.ended.WithLabelValues(string(by)).Inc() })
}

// Get returns an activity of the organization with its votes.
// Error: activity_not_found.
func (s *Service) Get(ctx context.Context, organization, id uuid.UUID) (Activity, []Vote, error) {
	var found map[uuid.UUID]Activity
	var votes []Vote
	if err := s.db.SendBatch(ctx, ActivitiesQuery(&found, organization, id), VotesQuery(&votes, id)); err != nil {
		return Activity{}, nil, fmt.Errorf("reading an activity: %w", err)
	}
	a, ok := found[id]
	if !ok {
		return Activity{}, nil, fault.New(fault.ActivityNotFound, "there is no such activity")
	}
	return a, votes, nil
}

// ListPending returns all activities of the organization that wait for approval, oldest
// first; one whose time is over is not among them, nor one that cannot be read.
func (s *Service) ListPending(ctx context.Context, organization uuid.UUID) ([]Activity, error) {
	rows, err := s.db.Query(ctx, `SELECT `+activityColumns+` FROM custody_activities
		WHERE organization_id = $1 AND status = 'consensus_needed' ORDER BY created_at, id`, organization)
	all, err := store.Collect(rows, err, scanActivityRow)
	if err != nil {
		return nil, fmt.Errorf("listing activities that wait for approval: %w", err)
	}
	now := s.db.Clock().Now()
	var waiting []Activity
	for _, a := range decodeReadable(all) {
		if now.Before(a.ValidBefore) {
			waiting = append(waiting, a)
		}
	}
	return waiting, nil
}

// List returns a page of the organization's activities, ended ones too, without those that
// cannot be read.
func (s *Service) List(ctx context.Context, organization uuid.UUID, page store.Page) ([]Activity, *store.Position, error) {
	end, args := page.SQL("", []any{organization})
	rows, err := s.db.Query(ctx, `SELECT `+activityColumns+` FROM custody_activities WHERE organization_id = $1`+end, args...)
	all, err := store.Collect(rows, err, scanActivityRow)
	if err != nil {
		return nil, nil, fmt.Errorf("listing activities: %w", err)
	}
	all, next := store.Cut(page, all, func(r activityRow) store.Position {
		return store.Position{Micros: r.FirstSeen.UnixMicro(), ID: r.ID.String()}
	})
	return decodeReadable(all), next, nil
}
