package signer

import (
	"bytes"
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/store"
)

var zeroID uuid.UUID

// rules are the signer's own database's rules of an organization, read again for each intent: no cache could be
// outdated by a change.
type rules struct {
	approval.Settings
	bookOnly     bool
	dailyLimit   *money.USD
	destinations []approval.Destination // as the address book has them
	rejected     bool                   // the proposal, by those who may
}

// loadRules reads everything that decides about money to the addresses, in one round
// trip and as of one moment: rules of before a change never meet an address book of after another.
func (l *Local) loadRules(ctx context.Context, q question, to []chain.Address) (rules, error) {
	var r rules
	var withdrawal policy.Rules
	ask := []store.BatchQuery{
		approval.SettingsQuery(&r.Settings, q.organization()),
		policy.RulesQuery(&withdrawal, q.organization(), q.now, ""),
		approval.RejectedQuery(&r.rejected, approval.FingerprintOf(q.request.Proposal)),
	}
	if len(to) > 0 {
		ask = append(ask, approval.DestinationsQuery(&r.destinations, q.organization(), q.now.UnixMicro(), q.order.chain, to...))
	}
	if err := l.options.DB.SendSnapshot(ctx, ask...); err != nil {
		return rules{}, fmt.Errorf("reading an organization's rules: %w", err)
	}
	r.bookOnly, r.dailyLimit = withdrawal.AddressBookOnly, withdrawal.DailyLimit
	return r, nil
}

// checkNotRejected refuses a text that approvers have rejected, even if the rules ask for less now.
func (r rules) checkNotRejected() error {
	if r.rejected {
		return fmt.Errorf("%w: it was rejected", custody.ErrDenied)
	}
	return nil
}

// checkListed refuses a payee outside the address book where only those of the book are
// paid. An entry that rests is outside.
func (r rules) checkListed() error {
	for _, d := range r.destinations {
		if r.bookOnly && !d.Listed {
			return fmt.Errorf("%w: %s is not in the address book, or rests there", custody.ErrDenied, d.Address)
		}
	}
	return nil
}

// decodeProposal reads the request's proposal, which must be of the kind, of the
// organization that the owner was proven to be of, and of exactly this intent.
func (q question) decodeProposal(kind approval.Kind) (approval.Proposal, error) {
	if len(q.request.Proposal) == 0 {
		return approval.Proposal{}, refuseText("a %s comes with its proposal", kind)
	}
	p, err := approval.DecodeProposal(q.request.Proposal)
	switch {
	case err != nil:
		return approval.Proposal{}, refuseText("%w", err)
	case p.Kind != kind:
		return approval.Proposal{}, refuseText("the calls are a %s, the proposal is a %s", kind, p.Kind)
	case p.Organization != q.organization():
		return approval.Proposal{}, refuseText("the proposal is of another organization")
	case !bytes.Equal(p.Intent, q.request.Intent):
		return approval.Proposal{}, refuseText("the proposal is of another intent")
	case p.Change != nil || (p.Payout != nil && p.Contract != nil):
		return approval.Proposal{}, refuseText("the proposal is of more than one thing")
	}
	if err := p.CheckVisible(); err != nil {
		return approval.Proposal{}, refuseText("the proposal: %w", err)
	}
	return p, nil
}

// checkDecision checks the request's votes against the rules. Each vote is verified again, by its stamp. Errors:
// ErrDenied, ErrApprovalNeeded, ErrNotUnderstood for too long a life.
func (q question) checkDecision(s approval.Settings, p approval.Proposal, d approval.Decision) error {
	if d.Effect == approval.Deny {
		return fmt.Errorf("%w: the rule %q", custody.ErrDenied, d.Rule)
	}
	if len(q.request.Votes) > maxVotes {
		return fmt.Errorf("%w: more than %d votes", custody.ErrApprovalNeeded, maxVotes)
	}
	approvers := s.ApprovedBy(p, q.request.Votes, q.now, d)
	if !d.MetBy(approvers) {
		return fmt.Errorf("%w: %q asks for them, and %d count", custody.ErrApprovalNeeded, d.Rule, len(approvers))
	}
	if err := q.checkApprovalTime(p); err != nil {
		return err
	}
	if lasts := s.ConsentLasts(d, approvers); lasts < approval.MaxValidity {
		return q.checkDeadlineAfter(lasts)
	}
	return nil
}

// checkApprovalTime rejects an intent that is valid for longer than the time of its approval and the chain's life
// after it, whether or not it needs approval now. Votes bound that time, and a rejection is recorded for as long. A
// proposal without a time can be neither approved nor rejected.
func (q question) checkApprovalTime(p approval.Proposal) error {
	if p.ValidBefore != 0 && q.deadline.Unix() > p.ValidBefore+int64(q.life/time.Second) {
		return refuseText("it is good until %s, which is longer than %s after the time of its approval", q.deadline, q.life)
	}
	return nil
}

// maxVotes bounds the verified votes of one intent: there are fewer approvers.
const maxVotes = 100
