package approval

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// carryOutPatience is how long the request that gave the last vote, or proposed a change that needs none, may
// take to make the change before the task does.
const carryOutPatience = 5 * time.Second

// addCarryOutTask adds the task that makes the change if the process dies before the request has made it.
func addCarryOutTask(tx *store.Tx, a Activity) {
	task.AddFor(tx, a.Organization, CarryOutTask, a.ID.String(), nil, tx.DB().Clock().Now().Add(carryOutPatience).UnixMicro())
}

// carryOutNow makes an approved change, and returns the activity as it is then: still
// Approved if that could not be done now. Its task goes on. One that is refused is
// returned with the reason.
func (s *Service) carryOutNow(ctx context.Context, a Activity) (done Activity, refusal error) {
	ctx, cancel := context.WithTimeout(ctx, s.patience)
	defer cancel()
	for {
		done, refusal, err := s.carryOut(ctx, a.Organization, a.ID, carryOutRun{finish: func(*store.Tx) {}})
		if err == nil {
			return done, refusal
		}
		if !errors.Is(err, errNotItsTurn) {
			return a, nil
		}
		select {
		case <-time.After(turnPause):
		case <-ctx.Done():
			return a, nil
		}
	}
}

// carryOutTask is the handler of CarryOutTask.
func (s *Service) carryOutTask(ctx context.Context, t task.Task) error {
	id, err := uuid.Parse(t.Key)
	if err != nil {
		return fmt.Errorf("task %s has the key %q: %w", t.Kind, t.Key, err)
	}
	var organization uuid.UUID
	if err := s.db.QueryRow(ctx, `SELECT organization_id FROM custody_activities WHERE id = $1`, id).Scan(&organization); err != nil {
		return fmt.Errorf("reading activity %s: %w", id, err)
	}
	_, _, err = s.carryOut(ctx, organization, id, carryOutRun{t.Finish, t.Attempt})
	if errors.Is(err, errNotItsTurn) {
		return task.Later{After: time.Second, Reason: err.Error()}
	}
	return err
}

// turnPause is how long a change waits before it looks again whether it may be made.
const turnPause = 50 * time.Millisecond

var (
	errNotItsTurn = errors.New("another change of the organization is being made")
	errHasEnded   = errors.New("the change has ended")
)

// takeTurn has the changes of an organization made one after another, here and at the
// signer in the same order: none is begun before the one before has come to its end
// here. The turn outlives its process; the task of its change goes on with it.
// Errors: errNotItsTurn, errHasEnded for a change that is not to be made any more.
func (s *Service) takeTurn(ctx context.Context, a Activity, decidedAt time.Time) error {
	organization, id := a.Organization, a.ID
	return s.db.Write(ctx, func(tx *store.Tx) error {
		if err := checkRejectionsSent(ctx, tx, organization, decidedAt); err != nil {
			return err
		}
		var turn, status string
		err := tx.QueryRow(ctx, `SELECT carrying_out FROM approval_rules WHERE organization_id = $1`+tx.DB().ForUpdate(), organization).Scan(&turn)
		if err == nil {
			err = tx.QueryRow(ctx, `SELECT status FROM custody_activities WHERE id = $1`, id).Scan(&status)
		}
		switch {
		case err != nil:
			return fmt.Errorf("taking the turn of change %s: %w", id, err)
		case Status(status) != Approved:
			return errHasEnded
		case turn != "" && turn != id.String():
			return errNotItsTurn
		case turn == "":
			tx.Defer(`UPDATE approval_rules SET carrying_out = $1 WHERE organization_id = $2`, id, organization)
		}
		return nil
	})
}

// decidedAt returns when a change was approved: with its last vote, or when it was asked for where
// it takes none.
func decidedAt(a Activity, votes []Vote) time.Time {
	last := a.FirstSeen
	for _, v := range votes {
		if v.At.After(last) {
			last = v.At
		}
	}
	return last
}

// endTurn lets the next change be made.
func endTurn(tx *store.Tx, a Activity) {
	tx.Defer(`UPDATE approval_rules SET carrying_out = '' WHERE organization_id = $1 AND carrying_out = $2`, a.Organization, a.ID)
}

// carryOutRun is one try to make a change: finish ends the task that runs it, attempt counts the tries of that
// task, and is zero without one.
type carryOutRun struct {
	finish  func(*store.Tx)
	attempt int
}

// carryOut makes an approved change: at the signer first, so that no rule is in force here before it is in force
// at the signer, then in this database. It is idempotent: both record the fingerprints of the changes that they
// have made, so after a crash between the two the task completes the change.
// A change that exceeds the signer's day limit, or that the signer cannot read, gives up its turn and is retried
// later; an overdue change ends.
func (s *Service) carryOut(ctx context.Context, organization, id uuid.UUID, run carryOutRun) (a Activity, refusal, err error) {
	a, votes, err := s.Get(ctx, organization, id)
	if err != nil || a.Status != Approved {
		return a, nil, err
	}
	if err := s.takeTurn(ctx, a, decidedAt(a, votes)); err != nil {
		if errors.Is(err, errHasEnded) {
			a, _, err = s.Get(ctx, organization, id)
		}
		return a, nil, err
	}
	stamped := stampedVotes(votes)
	crash.Point(pointCarryOut + ".before")
	err = s.signer.ApplyChange(ctx, custody.ChangeRequest{Proposal: a.Text, Votes: stamped})
	switch {
	case err == nil:
		crash.Point(pointCarryOut + ".after")
		a, err = s.applyHere(ctx, organization, id, run.finish)
		return a, nil, err
	case errors.Is(err, custody.ErrDenied) || errors.Is(err, custody.ErrApprovalNeeded):
		a, failure := s.refuseChange(ctx, organization, id, refusalText(err), run.finish)
		return a, err, failure
	case s.isOverdue(a, run, err):
		a, err = s.endOverdue(ctx, a, run, err)
		return a, nil, err
	case isPostponed(err):
		return Activity{}, nil, s.postponeChange(ctx, a, err)
	}
	return Activity{}, nil, fmt.Errorf("carrying out the change %s: %w", id, err)
}

// isPostponed says whether a change is handed to the signer again much later, if at all: the signer did not make
// it, and will not soon.
func isPostponed(err error) bool {
	return errors.Is(err, custody.ErrDayLimit) || errors.Is(err, custody.ErrUnreadable)
}

// postponement is how long a change or a rejection waits that the signer does not take now.
const postponement = time.Hour

// postponeChange gives up the turn of a change, and returns a task.Later. The order in which changes are made is
// not kept then, but a change that is based on another is refused if that is not in force.
func (s *Service) postponeChange(ctx context.Context, a Activity, why error) error {
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		endTurn(tx, a)
		return nil
	})
	if err != nil {
		return fmt.Errorf("postponing the change %s: %w", a.ID, err)
	}
	return task.Later{After: postponement, Reason: why.Error()}
}

// overdueAttempts is how many times in a row the task of an overdue change calls a signer that fails before the
// change ends. A service and a signer that both restart after days then still find that the change was made.
const overdueAttempts = 10

// isOverdue reports whether a change ends with this failure of the signer: its time is over by the service's clock,
// with the allowed clock skew, so that no signer makes it any more.
func (s *Service) isOverdue(a Activity, run carryOutRun, failure error) bool {
	if !a.isOver(s.db.Clock().Now()) {
		return false
	}
	return isPostponed(failure) || run.attempt >= overdueAttempts
}

// isOver says whether no signer makes the activity's change any more.
func (a Activity) isOver(now time.Time) bool {
	return a.Proposal.Change != nil && now.After(a.ValidBefore.Add(carryOutGrace+clockSkew))
}

// endOverdue ends an overdue change. If the signer made it and its response was lost, its rules differ from the
// service's: docs/signer.md has the remedy.
func (s *Service) endOverdue(ctx context.Context, a Activity, run carryOutRun, failure error) (Activity, error) {
	slog.Default().Error("a change ends without an answer of the signer's", "activity", a.ID, "error", failure)
	return s.refuseChange(ctx, a.Organization, a.ID, "its time was over before the signer answered", run.finish)
}

// applyHere makes a change that the signer has made. It is not evaluated again, so that rules in force at the signer
// are in force here. A change that cannot be made here ends: a signer with its own database has fewer rows to
// check it against.
func (s *Service) applyHere(ctx context.Context, organization, id uuid.UUID, finish func(*store.Tx)) (Activity, error) {
	a, err := s.tryToApply(ctx, organization, id, finish)
	reason, final := finalReason(err)
	if !final {
		return a, err
	}
	slog.Default().Error("the signer has made a change that cannot be made here", "activity", id, "error", err)
	return s.refuseChange(ctx, organization, id, reason, finish)
}

// finalReason returns why a change can never be made here, given the error of the attempt, of its deferred writes
// included. final is false if a retry may succeed.
func finalReason(err error) (reason string, final bool) {
	switch {
	case fault.IsFinal(err), errors.Is(err, custody.ErrDenied), errors.Is(err, ErrProposal):
		return refusalText(err), true
	case store.IsUnique(err):
		return "it conflicts with an entry that is in force", true
	}
	return "", false
}

// lockToEnd locks the activity of a change that ends in this transaction, with its task and its turn.
func lockToEnd(ctx context.Context, tx *store.Tx, organization, id uuid.UUID, finish func(*store.Tx)) (Activity, error) {
	a, err := lockActivity(ctx, tx, organization, id)
	if err != nil {
		return Activity{}, err
	}
	finish(tx)
	endTurn(tx, a)
	return a, nil
}

// tryToApply makes the change in this database and completes its activity, in one transaction.
func (s *Service) tryToApply(ctx context.Context, organization, id uuid.UUID, finish func(*store.Tx)) (Activity, error) {
	return store.Write(ctx, s.db, func(tx *store.Tx) (Activity, error) {
		a, err := lockToEnd(ctx, tx, organization, id, finish)
		if err != nil || a.Status != Approved {
			return a, err
		}
		if err := s.appliers.applyMade(ctx, tx, a.Proposal); err != nil {
			return Activity{}, err
		}
		if err := a.advanceOn(CarriedOut); err != nil {
			return Activity{}, err
		}
		now := tx.DB().Clock().Now()
		a.EndedAt = &now
		saveActivity(tx, a)
		s.countEnd(tx, CarriedOut)
		task.AddNowFor(tx, a.Organization, RejudgeTask, a.Organization.String())
		audit.Record(ctx, tx, a.Organization, audit.CarryOutChange, a.ID.String(), audit.Details{"fingerprint": a.Fingerprint, "activityKind": string(a.Kind)})
		return a, nil
	})
}

// refuseChange ends a change that cannot be made any more: the version that it is based on has changed, or its
// approvers have.
func (s *Service) refuseChange(ctx context.Context, organization, id uuid.UUID, reason string, finish func(*store.Tx)) (Activity, error) {
	return store.Write(ctx, s.db, func(tx *store.Tx) (Activity, error) {
		a, err := lockToEnd(ctx, tx, organization, id, finish)
		if err != nil || a.Status != Approved {
			return a, err
		}
		return a, s.endWithout(ctx, tx, &a, NotCarriedOut, reason)
	})
}

// refusalText returns the text of a rejection for users.
func refusalText(err error) string {
	var f *fault.Error
	if errors.As(err, &f) {
		return f.Text
	}
	return err.Error()
}
