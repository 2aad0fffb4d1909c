package approval

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

// Applier makes one kind of change of binding rules in a database. The service and the signer have the same ones.
type Applier struct {
	// Destinations are those that rules may be about; nil for a kind that has none.
	Destinations func(ctx context.Context, tx *store.Tx, organization uuid.UUID, c Change) ([]Destination, error)
	// Check rejects, by an error with a code, a change that the settings do not allow: when it is proposed, and again
	// when it is made.
	Check func(ctx context.Context, tx *store.Tx, organization uuid.UUID, s Settings, c Change) error
	// Apply makes a change that Check has passed.
	Apply func(ctx context.Context, tx *store.Tx, organization uuid.UUID, c Change) error
	// Withdraw reverts the state that waited for a change that will not be made; nil if there is none.
	Withdraw func(tx *store.Tx, organization uuid.UUID, c Change)
}

// Appliers are the appliers of all kinds.
type Appliers struct{ kinds map[Kind]Applier }

// NewAppliers knows how approvers and rules are changed.
func NewAppliers() *Appliers {
	return &Appliers{map[Kind]Applier{
		ApproverChange: {Check: checkApproverChange, Apply: applyApproverChange, Withdraw: withdrawApproverChange},
		RuleChange:     {Check: checkRuleChange, Apply: applyRuleChange},
	}}
}

// Define adds a kind. Call it before work begins.
func (l *Appliers) Define(k Kind, a Applier) { l.kinds[k] = a }

// carryOutGrace is for how long after its time an approved change may still be made: the
// signer may have been away.
const carryOutGrace = 24 * time.Hour

// Counter counts a change that is remembered, and whether approvers have approved it. It may have
// the transaction fail.
type Counter func(ctx context.Context, tx *store.Tx, p Proposal, approved bool) error

// VerifyAndApply makes a change in the database, in one transaction, if its rules allow it with these votes, each of
// which is verified again. It is idempotent: a change that was made is not made again, and one that was approved and
// rejected by its Check stays rejected, for any later state. count runs in the transaction in which the change, or
// its rejection, is recorded; nil for none. Errors: custody.ErrApprovalNeeded, and custody.ErrDenied for a proposal
// that is denied, malformed, of an unknown kind, too late, or rejected by its Check (then with a code, too).
func (l *Appliers) VerifyAndApply(ctx context.Context, db *store.DB, text []byte, votes []custody.StampedVote, count Counter) error {
	p, err := DecodeProposal(text)
	if err != nil {
		return fmt.Errorf("%w: %w", custody.ErrDenied, err)
	}
	if _, known := l.kinds[p.Kind]; !known || p.Change == nil || p.Payout != nil || p.Contract != nil || p.Intent != nil {
		return fmt.Errorf("%w: %s is no change that can be made here", custody.ErrDenied, p.Kind)
	}
	if err := p.CheckVisible(); err != nil {
		return fmt.Errorf("%w: %w", custody.ErrDenied, err)
	}
	refusal, err := store.Write(ctx, db, func(tx *store.Tx) (refusal, err error) { return l.judgeAndApply(ctx, tx, p, votes, count) })
	if err != nil {
		return err
	}
	return refusal
}

// judgeAndApply returns as a refusal the rejection that is to be committed. An err leaves no state behind.
func (l *Appliers) judgeAndApply(ctx context.Context, tx *store.Tx, p Proposal, votes []custody.StampedVote, count Counter) (refusal, err error) {
	s, err := LockSettings(ctx, tx, p.Organization)
	if err != nil {
		return nil, err
	}
	if ended, refusal, err := findApplied(ctx, tx, p.Fingerprint()); err != nil || ended {
		return refusal, err
	}
	if rejected, err := isRejected(ctx, tx, p.Fingerprint()); err != nil || rejected {
		if rejected {
			err = fmt.Errorf("%w: it was rejected", custody.ErrDenied)
		}
		return nil, err
	}
	now := tx.DB().Clock().Now()
	d, err := l.decideProposal(ctx, tx, s, p, judged{})
	switch {
	case err != nil:
		return nil, err
	case d.Effect == Deny:
		return nil, fmt.Errorf("%w: by the rule %s", custody.ErrDenied, d.Rule)
	case p.ValidBefore == 0 || now.After(p.validBefore().Add(carryOutGrace)):
		return nil, fmt.Errorf("%w: its time was over on %s", custody.ErrDenied, p.validBefore().UTC().Format(time.RFC3339))
	case !d.MetBy(s.ApprovedBy(p, votes, now, d)):
		return nil, fmt.Errorf("%w: by the rule %s", custody.ErrApprovalNeeded, d.Rule)
	}
	if count != nil {
		if err := count(ctx, tx, p, d.Effect == RequireApproval); err != nil {
			return nil, err
		}
	}
	err = l.kinds[p.Kind].Check(ctx, tx, p.Organization, s, *p.Change)
	if err == nil {
		return nil, l.applyChange(ctx, tx, p)
	}
	err = deniedIfFinal(err)
	if d.Effect != RequireApproval || !errors.Is(err, custody.ErrDenied) {
		return nil, err
	}
	insertApplied(tx, p, err.Error())
	return err, nil
}

// applyMade makes a change that the signer has made, unless it is made here: the signer
// may share the database.
func (l *Appliers) applyMade(ctx context.Context, tx *store.Tx, p Proposal) error {
	if _, err := LockSettings(ctx, tx, p.Organization); err != nil {
		return err
	}
	if ended, _, err := findApplied(ctx, tx, p.Fingerprint()); err != nil || ended {
		return err
	}
	return l.applyChange(ctx, tx, p)
}

func (l *Appliers) applyChange(ctx context.Context, tx *store.Tx, p Proposal) error {
	if err := l.kinds[p.Kind].Apply(ctx, tx, p.Organization, *p.Change); err != nil {
		return err
	}
	insertApplied(tx, p, "")
	return nil
}

func insertApplied(tx *store.Tx, p Proposal, refusal string) {
	tx.Defer(`INSERT INTO applied_changes (fingerprint, organization_id, applied_at, refusal) VALUES ($1, $2, $3, $4)`,
		p.Fingerprint(), p.Organization, tx.DB().Clock().Micros(), refusal)
}

func deniedIfFinal(err error) error {
	if fault.IsFinal(err) || errors.Is(err, ErrProposal) {
		return fmt.Errorf("%w: %w", custody.ErrDenied, err)
	}
	return err
}

// findApplied says whether a change was made or refused here before, and how it was
// refused.
func findApplied(ctx context.Context, tx *store.Tx, fingerprint string) (ended bool, refusal, err error) {
	var text string
	err = tx.QueryRow(ctx, `SELECT refusal FROM applied_changes WHERE fingerprint = $1`, fingerprint).Scan(&text)
	switch {
	case errors.Is(err, store.ErrNoRows):
		return false, nil, nil
	case err != nil:
		return false, nil, fmt.Errorf("looking for a change: %w", err)
	case text != "":
		return true, fmt.Errorf("%w before: %s", custody.ErrDenied, text), nil
	}
	return true, nil, nil
}

// decideProposal judges a proposal by the present settings and address book. about has the facts that rules compare
// and that are not in its text.
func (l *Appliers) decideProposal(ctx context.Context, tx *store.Tx, s Settings, p Proposal, about judged) (Decision, error) {
	var to []Destination
	var err error
	if p.Change == nil {
		to, err = loadDestinations(ctx, tx, p.Organization, about.Destinations)
	} else if applier := l.kinds[p.Kind]; applier.Destinations != nil {
		to, err = applier.Destinations(ctx, tx, p.Organization, *p.Change)
		err = deniedIfFinal(err)
	}
	if err != nil {
		return Decision{}, err
	}
	return s.DecideAll(p.Action(about.Amount), to), nil
}

func loadDestinations(ctx context.Context, tx *store.Tx, organization uuid.UUID, recipients []judgedRecipient) ([]Destination, error) {
	byChain := map[chain.Name][]chain.Address{}
	for _, r := range recipients {
		byChain[r.Chain] = append(byChain[r.Chain], r.Address)
	}
	var all []Destination
	for on, addresses := range byChain {
		var found []Destination
		if err := tx.SendBatch(ctx, DestinationsQuery(&found, organization, tx.DB().Clock().Micros(), on, addresses...)); err != nil {
			return nil, err
		}
		all = append(all, found...)
	}
	return all, nil
}

// withdrawChange reverts the state that waited for a change.
func (l *Appliers) withdrawChange(tx *store.Tx, p Proposal) {
	if f := l.kinds[p.Kind].Withdraw; f != nil {
		f(tx, p.Organization, *p.Change)
	}
}

// DecodeBody reads the body of a change, in its canonical text only. Error: ErrProposal.
func DecodeBody[T any](c Change) (T, error) {
	var body, none T
	if err := json.Unmarshal(c.Body, &body); err != nil {
		return none, fmt.Errorf("%w: %w", ErrProposal, err)
	}
	if !bytes.Equal([]byte(encodeJSON(body)), c.Body) {
		return none, fmt.Errorf("%w: the change is not in its canonical form", ErrProposal)
	}
	return body, nil
}
