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

// carryOutPatience is how long the one who gave the last vote, or proposed what needs
// none, has to make the change himself before the task does.
const carryOutPatience = 5 * time.Second

// addCarryOutTask has the change made by a task, should its proposer or last voter
// die before it is.
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

// carryOut makes an approved change: at the signer first, so that what is in force here
// is in force where it is signed, then in this database. Dying between the two is
// safe: both know by the fingerprint what they have made, so the task makes it whole.
// A change that the signer has no room for today, or does not read, gives up its turn and is
// tried later; one that is overdue ends.
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

// overdueAttempts is how many times in a row its task has asked a signer that does not answer before a change
// that is overdue ends. A service and a signer that start again after days have time to find that it was made.
const overdueAttempts = 10

// isOverdue says whether a change ends with this failure of the signer, since no signer may make it any more: its
// time is over by the service's own clock, however the clocks differ.
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

// endOverdue ends a change that is overdue. If the signer made it and could not say so, its rules differ from the
// service's then: docs/signer.md says how they are made alike.
func (s *Service) endOverdue(ctx context.Context, a Activity, run carryOutRun, failure error) (Activity, error) {
	slog.Default().Error("a change ends without an answer of the signer's", "activity", a.ID, "error", failure)
	return s.refuseChange(ctx, a.Organization, a.ID, "its time was over before the signer answered", run.finish)
}

// applyHere makes a change that the signer has made. It is not judged again: what is in
// force there is in force here. One that cannot be made here ends: a signer with a database of
// its own knows less than is known here.
func (s *Service) applyHere(ctx context.Context, organization, id uuid.UUID, finish func(*store.Tx)) (Activity, error) {
	a, err := s.tryToApply(ctx, organization, id, finish)
	reason, final := finalReason(err)
	if !final {
		return a, err
	}
	slog.Default().Error("the signer has made a change that cannot be made here", "activity", id, "error", err)
	return s.refuseChange(ctx, organization, id, reason, finish)
}

// finalReason says why a change can never be made here, of an error that occurred when it was tried or when
// its writes were sent; final is false for one that may pass.
func finalReason(err error) (reason string, final bool) {
	switch {
	case fault.IsFinal(err), errors.Is(err, custody.ErrDenied), errors.Is(err, ErrProposal):
		return refusalText(err), true
	case store.IsUnique(err):
		return "it conflicts with an entry that is in force", true
	}
	return "", false
}

func (s *Service) tryToApply(ctx context.Context, organization, id uuid.UUID, finish func(*store.Tx)) (Activity, error) {
	return store.Write(ctx, s.db, func(tx *store.Tx) (Activity, error) {
		a, err := lockActivity(ctx, tx, organization, id)
		if err != nil {
			return Activity{}, err
		}
		finish(tx)
		endTurn(tx, a)
		if a.Status != Approved {
			return a, nil
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
		task.AddNow(tx, RejudgeTask, a.Organization.String())
		audit.Record(ctx, tx, a.Organization, audit.CarryOutChange, a.ID.String(), audit.Details{"fingerprint": a.Fingerprint, "activityKind": string(a.Kind)})
		return a, nil
	})
}

// refuseChange ends a change that is not to be made: what it was based on has changed,
// or who approved it may no longer.
func (s *Service) refuseChange(ctx context.Context, organization, id uuid.UUID, reason string, finish func(*store.Tx)) (Activity, error) {
	return store.Write(ctx, s.db, func(tx *store.Tx) (Activity, error) {
		a, err := lockActivity(ctx, tx, organization, id)
		if err != nil {
			return Activity{}, err
		}
		finish(tx)
		endTurn(tx, a)
		if a.Status != Approved {
			return a, nil
		}
		return a, s.endWithout(ctx, tx, &a, NotCarriedOut, reason)
	})
}

// refusalText is what people are told.
func refusalText(err error) string {
	var f *fault.Error
	if errors.As(err, &f) {
		return f.Text
	}
	return err.Error()
}
