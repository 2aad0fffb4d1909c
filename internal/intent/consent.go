package intent

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Consent decides whether an order may be signed: the present rules of its organization, and its approved text.
type Consent struct {
	Settings     approval.Settings
	Amount       money.USD              // that rules compare
	Destinations []approval.Destination // whom it pays, now or later
	Asked        *approval.Activity     // whose quorum is complete; nil if none is
	Votes        []approval.Vote        // on it
}

// Decide judges an order by the rules. One without a proposal needs no approval.
func (c Consent) Decide(order Order) approval.Decision {
	if order.Proposal == nil {
		return approval.Decision{Effect: approval.Allow, Rule: approval.ByDefault}
	}
	to := c.Destinations
	if len(to) == 0 {
		to = []approval.Destination{{}}
	}
	return c.Settings.DecideAll(order.Proposal.Action(c.Amount), to)
}

// Denial is the text about an order that a rule denies.
func Denial(d approval.Decision) string { return fmt.Sprintf("the rule %q denies it", d.Rule) }

// Verdict is the action on an order: sign a draft, ask for its approval, or give it up. The zero Verdict is no
// action.
type Verdict struct {
	Draft     *Draft
	Ask       *approval.Decision // that asks for the approval
	MoreVotes bool               // on the approved text: the rules changed
	Outdated  bool               // the approved text cannot be signed, and needs no approval any more: build it again
	Refusal   failure.Reason     // it is given up, for this
}

// Judge decides the action on an order. An approved text is signed unchanged. One that can no longer be carried in
// time, lives longer than the present rules allow, or differs from the order needs another approval; if none is
// needed any more the caller has it built again.
func (s *Service) Judge(ctx context.Context, order Order, c Consent) (Verdict, error) {
	d := c.Decide(order)
	if d.Effect == approval.Deny {
		return Verdict{Refusal: failure.New(failure.SigningRefused, Denial(d))}, nil
	}
	now := s.db.Clock().Now()
	votes, approved := c.countVotes(now, approval.Decision{})
	if !d.MetBy(approved) {
		return Verdict{Ask: &d, MoreVotes: c.Asked != nil}, nil
	}
	if len(approved) > 0 {
		draft, err := s.Restore(ctx, order, c.Asked.Text, votes)
		if err == nil && c.isTimely(draft, d, approved, now) && c.isEnough(d, now) {
			return Verdict{Draft: &draft}, nil
		}
		if err != nil && !errors.Is(err, ErrOtherProposal) {
			return Verdict{}, err
		}
		if d.Effect == approval.RequireApproval {
			return Verdict{Ask: &d}, nil
		}
	}
	if c.Asked != nil {
		return Verdict{Outdated: true}, nil
	}
	draft, err := s.Prepare(ctx, order)
	return Verdict{Draft: &draft}, err
}

// countVotes returns the votes on the approved text that count.
func (c Consent) countVotes(now time.Time, d approval.Decision) (votes []custody.StampedVote, approved []uuid.UUID) {
	if c.Asked == nil {
		return nil, nil
	}
	for _, v := range c.Votes {
		votes = append(votes, v.Stamped())
	}
	return votes, c.Settings.ApprovedBy(c.Asked.Proposal, votes, now, d)
}

// isEnough says whether the votes are enough that were stamped in the time which the
// decision of now gives.
func (c Consent) isEnough(d approval.Decision, now time.Time) bool {
	_, approved := c.countVotes(now, d)
	return d.MetBy(approved)
}

// isTimely reports whether the approved text can still be carried, and lives no longer than the present rules allow,
// but for the seconds that Ask adds.
func (c Consent) isTimely(draft Draft, d approval.Decision, approved []uuid.UUID, now time.Time) bool {
	lasts := d.ValidFor
	if d.Effect != approval.RequireApproval {
		lasts = c.Settings.ConsentLasts(d, approved)
	}
	return now.Before(draft.Deadline) && !c.Asked.ValidBefore.After(now.Add(lasts+maxSameSecond*time.Second))
}

// Refusal is why a family has an order not signed, now or ever: it cannot be carried out on the chain. It is shown to
// people.
type Refusal struct {
	Why  string
	Code failure.Code // SigningRefused if empty
}

func (r Refusal) Error() string { return r.Why }

// Reason returns the refusal as the reason of a failure.
func (r Refusal) Reason() failure.Reason {
	return failure.New(cmp.Or(r.Code, failure.SigningRefused), r.Why)
}

// signerDelay is how long an order waits for a signer that says something else than the
// rules here: a change may be on its way to one of them. The limit of the signer's day
// ends with the day, and an emergency stop there by its approvers.
const signerDelay = 30 * time.Second

// JudgeRefusal decides the action on a draft that Start did not have signed. One that custody will never sign is
// given up, and so is one that its family rejects; one that needs an approval by custody's own rules alone is
// submitted once; others are retried. It returns the errors that are not custody's rejections, nil among them, and
// task.Later.
func (c Consent) JudgeRefusal(order Order, err error) (Verdict, error) {
	var refusal Refusal
	switch {
	case errors.As(err, &refusal):
		return Verdict{Refusal: refusal.Reason()}, nil
	case errors.Is(err, custody.ErrDenied), errors.Is(err, custody.ErrNotUnderstood):
		return Verdict{Refusal: failure.New(failure.SigningRefused, err.Error())}, nil
	case errors.Is(err, custody.ErrDayLimit), errors.Is(err, custody.ErrStopped):
		return Verdict{}, task.Later{After: signerDelay, Reason: err.Error()}
	case !errors.Is(err, custody.ErrApprovalNeeded):
		return Verdict{}, err
	case c.Asked != nil || order.Proposal == nil:
		return Verdict{}, task.Later{After: signerDelay, Reason: err.Error()}
	case len(c.Settings.Approvers) == 0:
		return Verdict{Refusal: failure.New(failure.SigningRefused, err.Error()+", and the organization has no approver")}, nil
	}
	anybody := approval.Requirement{Rule: "signer", Approvals: 1}
	for _, a := range c.Settings.Approvers {
		anybody.Approvers = append(anybody.Approvers, a.ID)
	}
	return Verdict{Ask: &approval.Decision{Effect: approval.RequireApproval, Rule: anybody.Rule, Requirements: []approval.Requirement{anybody}, ValidFor: approval.DefaultValidity}}, nil
}

// maxSameSecond is how many activities of one order may be asked for in one second. As
// many seconds are less than custody lets two clocks differ.
const maxSameSecond = 30

// Ask requests the approval of an order within the caller's transaction. Its text is built here and never again: the
// activity keeps it. Only the intent's deadline distinguishes this request from an ended one, so a second request
// within a second gets a second more. Building must not read the chain: the order has its account, and pays or has
// its calls.
func (s *Service) Ask(ctx context.Context, tx *store.Tx, order Order, c Consent, d approval.Decision, owner approval.Owner) (approval.Activity, error) {
	order.ApprovedBefore = tx.DB().Clock().Now().Add(d.ValidFor).Truncate(time.Second)
	for range maxSameSecond {
		draft, err := s.Prepare(ctx, order)
		if err != nil {
			return approval.Activity{}, err
		}
		proposal := *order.Proposal
		proposal.Intent, proposal.ValidBefore = draft.Text, order.ApprovedBefore.Unix()
		activity, err := s.asks.Ask(ctx, tx, c.question(proposal, d, owner))
		if err != nil || activity.Status == approval.ConsensusNeeded {
			return activity, err
		}
		order.ApprovedBefore = order.ApprovedBefore.Add(time.Second)
	}
	return approval.Activity{}, fmt.Errorf("the approval of %s was asked for %d times in a second", order.ID, maxSameSecond)
}

// AskForMore has an approved text wait for more votes, as the present rules require. It returns the activity
// unchanged if they are enough after all, or if there is no time left for more.
func (s *Service) AskForMore(ctx context.Context, tx *store.Tx, asked approval.Activity, c Consent, d approval.Decision) (approval.Activity, error) {
	return s.asks.Ask(ctx, tx, c.question(asked.Proposal, d, asked.Owner))
}

func (c Consent) question(p approval.Proposal, d approval.Decision, owner approval.Owner) approval.Question {
	return approval.Question{Proposal: p, Decision: d, Amount: c.Amount, Destinations: c.Destinations, Owner: owner}
}
