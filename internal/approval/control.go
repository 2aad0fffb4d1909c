package approval

import (
	"context"
	"errors"
	"fmt"
	"maps"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/request"
	"github.com/granaryhq/granary/internal/store"
)

// NewChange is a change to be proposed, in the canonical form of its body.
type NewChange struct {
	ID           uuid.UUID // its own; zero for one that is made up
	Organization uuid.UUID
	Kind         Kind
	Body         any
	// Request is the idempotency key; nil if the body alone identifies the change. Then an equal change that still
	// waits, or is being made, is the same one.
	Request *request.Request
	// Action, Subject and Details are the audit log's entry of the proposal.
	Action  audit.Action
	Subject string
	Details audit.Details
	// Wait runs in the transaction in which a change begins to wait for approval; nil for none.
	Wait func(tx *store.Tx, a Activity)
}

// Propose proposes a change of binding rules, and makes it at once if it needs no approval. Every change is an
// activity: Completed when it has been made, ConsensusNeeded when it waits, Approved while the signer cannot be
// reached. Errors: those of the kind's Check, validation_error for a text of more than MaxChangeText, forbidden when
// a rule denies it, rate_limit_exceeded when too many wait, and those of request.Claim.
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
