package approval

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/request"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// carryOutPatience is how long the one who gave the last vote, or proposed what needs
// none, has to make the change himself before the task does.
const carryOutPatience = 5 * time.Second

// NewChange is a change to be proposed, in the canonical form of its body.
type NewChange struct {
	ID           uuid.UUID // its own; zero for one that is made up
	Organization uuid.UUID
	Kind         Kind
	Body         any
	// Request is the idempotency key; nil where the body alone says what is meant. Then
	// an equal change that still waits, or is being made, is the same one.
	Request *request.Request
	// Action, Subject and Details are what the audit log says of the proposal.
	Action  audit.Action
	Subject string
	Details audit.Details
	// Wait runs in the transaction in which a change begins to wait for approval; nil
	// where nothing is to be written.
	Wait func(tx *store.Tx, a Activity)
}

// Propose proposes a change of what binds others, and makes it at once if it needs no
// approval. Every change is an activity: Completed when it has been made,
// ConsensusNeeded when it waits, Approved while the signer cannot be reached.
// Errors: those of the kind's Check, validation_error for a text of more than MaxChangeText, forbidden
// when a rule denies it, rate_limit_exceeded when too much waits, and those of request.Claim.
func (s *Service) Propose(ctx context.Context, n NewChange) (Activity, error) {
	a, err := store.Write(ctx, s.db, func(tx *store.Tx) (Activity, error) { return s.proposeChange(ctx, tx, n) })
	if err != nil {
		return Activity{}, fmt.Errorf("proposing a change: %w", err)
	}
	if a.Status != Approved {
		return a, nil
	}
	repeated := a.Repeated
	a, refusal := s.carryOutNow(ctx, a)
	a.Repeated = repeated
	var f *fault.Error
	switch {
	case errors.As(refusal, &f):
		return a, f // as if it had been seen when it was proposed
	case a.Status == Failed:
		return a, fault.New(fault.WorkflowConflict, "%s", a.Reason)
	}
	return a, nil
}

func (s *Service) proposeChange(ctx context.Context, tx *store.Tx, n NewChange) (Activity, error) {
	if n.ID == uuid.Nil {
		n.ID = uuid.New()
	}
	change := EncodeChange(n.ID, n.Body)
	p := Proposal{Organization: n.Organization, Kind: n.Kind, Change: &change}
	if err := p.CheckVisible(); err != nil {
		return Activity{}, fault.Wrap(err, fault.Validation, "%v", err)
	}
	settings, err := LockSettings(ctx, tx, n.Organization)
	if err != nil {
		return Activity{}, err
	}
	d, err := s.appliers.decideProposal(ctx, tx, settings, p, judged{})
	if err != nil {
		return Activity{}, err
	}
	p.ValidBefore = tx.DB().Clock().Now().Add(max(d.ValidFor, MinValidity)).Unix()
	if err := p.checkLength(); err != nil {
		return Activity{}, err
	}
	if n.Request != nil {
		id, before, err := request.Claim(ctx, tx, *n.Request, p.ActivityID())
		if err != nil {
			return Activity{}, err
		}
		if before {
			a, err := lockActivity(ctx, tx, n.Organization, id)
			a.Repeated = true
			return a, err
		}
	}
	if n.Request == nil {
		same, err := findOpen(ctx, tx, p)
		if err != nil || same != nil {
			return *orZero(same), err
		}
	}
	if err := s.appliers.kinds[n.Kind].Check(ctx, tx, n.Organization, settings, *p.Change); err != nil {
		return Activity{}, err
	}
	return s.beginChange(ctx, tx, n, p, d)
}

// beginChange writes the activity of a change: one that waits, or is to be made.
func (s *Service) beginChange(ctx context.Context, tx *store.Tx, n NewChange, p Proposal, d Decision) (Activity, error) {
	a := newActivity(tx, p, d)
	details := audit.Details{"custodyActivityId": a.ID.String(), "fingerprint": a.Fingerprint, "rule": d.Rule}
	maps.Copy(details, n.Details)
	record := audit.RecordPending
	if d.Effect == Allow {
		record = audit.Record
	}
	record(ctx, tx, n.Organization, n.Action, n.Subject, details)
	switch d.Effect {
	case Deny:
		return Activity{}, fault.New(fault.Forbidden, "the rule %q denies it", d.Rule)
	case Allow:
		if err := a.advanceOn(NotNeeded); err != nil {
			return Activity{}, err
		}
		if _, err := insertActivity(ctx, tx, a); err != nil {
			return Activity{}, err
		}
		addCarryOutTask(tx, a)
		return a, nil
	}
	if err := a.advanceOn(Asked); err != nil {
		return Activity{}, err
	}
	if _, err := s.insertPending(ctx, tx, a); err != nil {
		return Activity{}, err
	}
	if n.Wait != nil {
		n.Wait(tx, a)
	}
	return a, nil
}

// findOpen returns the activity of the very same change that waits, or is approved and
// being made. The texts of equal changes have one length, so no others are read: an organization
// may have many long ones.
func findOpen(ctx context.Context, tx *store.Tx, p Proposal) (*Activity, error) {
	rows, err := tx.Query(ctx, `SELECT `+activityColumns+` FROM custody_activities
		WHERE status IN ('consensus_needed', 'approved') AND organization_id = $1 AND kind = $2 AND (status = 'approved' OR valid_before > $3)
			AND OCTET_LENGTH(proposal) = $4`,
		p.Organization, string(p.Kind), tx.DB().Clock().Micros(), len(p.Canonical()))
	open, err := store.Collect(rows, err, scanActivity)
	if err != nil {
		return nil, fmt.Errorf("looking for an equal change: %w", err)
	}
	for _, a := range open {
		if string(a.Proposal.Change.Body) == string(p.Change.Body) {
			return &a, nil
		}
	}
	return nil, nil
}

func orZero(a *Activity) *Activity {
	if a == nil {
		return &Activity{}
	}
	return a
}

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
