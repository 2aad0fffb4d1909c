package approval

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// RejudgeTask has an organization's waiting activities judged by its present rules; its key is the organization's id.
const RejudgeTask = "approval.rejudge"

// judgeWaiting is the handler of RejudgeTask. Votes that are enough by now complete a waiting activity: their voters
// cannot vote again. Each activity is judged in a transaction of its own, which finds it ended or as the present
// rules have it, so a second run has no effect. One that cannot be judged delays no other.
func (s *Service) judgeWaiting(ctx context.Context, t task.Task) error {
	organization, err := uuid.Parse(t.Key)
	if err != nil {
		return fmt.Errorf("task %s has the key %q: %w", t.Kind, t.Key, err)
	}
	waiting, err := s.ListPending(ctx, organization)
	if err != nil {
		return err
	}
	var failed []error
	for _, a := range waiting {
		err := s.db.Write(ctx, func(tx *store.Tx) error { return s.judgeAgain(ctx, tx, organization, a.ID) })
		if err != nil {
			failed = append(failed, fmt.Errorf("judging activity %s by the rules of now: %w", a.ID, err))
		}
	}
	if len(failed) > 0 {
		return errors.Join(failed...)
	}
	return s.db.Write(ctx, func(tx *store.Tx) error {
		t.Finish(tx)
		return nil
	})
}

func (s *Service) judgeAgain(ctx context.Context, tx *store.Tx, organization, id uuid.UUID) error {
	a, err := lockActivity(ctx, tx, organization, id)
	now := tx.DB().Clock().Now()
	if err != nil || a.checkOpen(now) != nil {
		return err
	}
	settings, votes, err := loadSettingsAndVotes(ctx, tx, a)
	if err != nil {
		return err
	}
	d, err := s.appliers.decideProposal(ctx, tx, settings, a.Proposal, a.action)
	if err != nil {
		return err
	}
	return s.applyDecision(ctx, tx, &a, settings, votes, d, now)
}

// applyDecision gives an activity that waits the status that follows from the current rules and its
// votes: denied, rejected, complete, or waiting for the approvals they ask for. One for which they
// require no approval any more still waits for one: it began to wait under rules that asked for some, and
// the change of those rules may not have been meant for it.
func (s *Service) applyDecision(ctx context.Context, tx *store.Tx, a *Activity, settings Settings, votes []Vote, d Decision, now time.Time) error {
	if d.Effect == Deny {
		return s.endWithout(ctx, tx, a, DeniedMeanwhile, "denied by the rule "+d.Rule)
	}
	if d.Effect == RequireApproval {
		a.Requirements = d.Requirements
	}
	if against := settings.RejectedBy(a.Proposal, stampedVotes(votes), now); d.IsRejectedBy(a.Kind, against) {
		dueRejection(tx, *a)
		return s.endWithout(ctx, tx, a, VotedAgainst, "rejected by "+settings.namesOf(against))
	}
	by := settings.ApprovedBy(a.Proposal, stampedVotes(votes), now, d)
	a.Approvals = a.countOf(by)
	if len(by) > 0 && d.MetBy(by) {
		return s.completeQuorum(tx, a)
	}
	saveActivity(tx, *a)
	return nil
}
