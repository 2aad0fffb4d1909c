package approval

import (
	"context"
	"errors"
	"fmt"
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

// addCarryOutTask has the change made by somebody, should its proposer or last voter
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
		done, refusal, err := s.carryOut(ctx, a.Organization, a.ID, func(*store.Tx) {})
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
	_, _, err = s.carryOut(ctx, organization, id, t.Finish)
	if errors.Is(err, errNotItsTurn) {
		return task.Later{After: time.Second, Reason: err.Error()}
	}
	return err
}

// turnPause is how long a change waits before it looks again whether it may be made.
const turnPause = 50 * time.Millisecond

var errNotItsTurn = errors.New("another change of the organization is being made")

// takeTurn has the changes of an organization made one after another, here and at the
// signer in the same order: none is begun before the one before has come to its end
// here. The turn outlives whoever took it; the task of its change goes on with it.
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
		case turn != "" && turn != id.String():
			return errNotItsTurn
		case turn == "" && Status(status) == Approved: // else it has ended, and whoever ends it gives the turn up
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

// carryOut makes an approved change: at the signer first, so that what is in force here
// is in force where it is signed, then in this database. Dying between the two is
// safe: both know by the fingerprint what they have made, so the task makes it whole.
func (s *Service) carryOut(ctx context.Context, organization, id uuid.UUID, finish func(*store.Tx)) (a Activity, refusal, err error) {
	a, votes, err := s.Get(ctx, organization, id)
	if err != nil || a.Status != Approved {
		return a, nil, err
	}
	if err := s.takeTurn(ctx, a, decidedAt(a, votes)); err != nil {
		return Activity{}, nil, err
	}
	stamped := stampedVotes(votes)
	crash.Point(pointCarryOut + ".before")
	err = s.signer.ApplyChange(ctx, custody.ChangeRequest{Proposal: a.Text, Votes: stamped})
	if err == nil {
		crash.Point(pointCarryOut + ".after")
		a, err = s.applyHere(ctx, organization, id, finish)
		return a, nil, err
	}
	if errors.Is(err, custody.ErrDenied) || errors.Is(err, custody.ErrApprovalNeeded) {
		a, failure := s.refuseChange(ctx, organization, id, refusalText(err), finish)
		return a, err, failure
	}
	return Activity{}, nil, fmt.Errorf("carrying out the change %s: %w", id, err)
}

// applyHere makes a change that the signer has made. It is not judged again: what is in
// force there is in force here.
func (s *Service) applyHere(ctx context.Context, organization, id uuid.UUID, finish func(*store.Tx)) (Activity, error) {
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
		err = s.appliers.applyMade(ctx, tx, a.Proposal)
		if fault.IsFinal(err) { // a signer of its own knows less than is known here
			err = s.endWithout(ctx, tx, &a, NotCarriedOut, refusalText(err))
			return a, err
		}
		if err != nil {
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
