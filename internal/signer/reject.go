package signer

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Reject records that a proposal was rejected, if the votes end it by the signer's own rules: the text is never
// signed or made after that. It is idempotent: see approval.Appliers.VerifyAndReject. Each approver has an equal part
// of an organization's rejections of a day, so that one stolen key uses up no more than its own. Errors:
// ErrNotUnderstood, and those of VerifyAndReject; ErrDayLimit.
func (l *Local) Reject(ctx context.Context, r custody.ChangeRequest) error {
	rejection, err := l.decodeRejection(r)
	if err == nil {
		err = l.options.Appliers.VerifyAndReject(ctx, l.options.DB, rejection)
	}
	l.metrics.count(rejectionKind, err)
	return err
}

// decodeRejection reads the rejected order, and the payees of a payout: rules may be about those. It leads to no
// signature, so the calls are not compared with the text.
func (l *Local) decodeRejection(r custody.ChangeRequest) (approval.Rejection, error) {
	if len(r.Votes) > maxVotes {
		return approval.Rejection{}, fmt.Errorf("%w: more than %d votes", custody.ErrDenied, maxVotes)
	}
	p, err := approval.DecodeProposal(r.Proposal)
	if err != nil {
		return approval.Rejection{}, refuseText("%w", err)
	}
	rejection := approval.Rejection{Proposal: p, Votes: r.Votes, Life: 24 * time.Hour, Count: func(ctx context.Context, tx *store.Tx, by []uuid.UUID, of int) error {
		return rejectionShare.takeAs(ctx, tx, taker{p.Organization, by, int64(of)}, 1)
	}}
	switch {
	case p.Payout != nil:
		rejection.Amount = p.Payout.WithdrawalAmount
		rejection.Destinations, rejection.Life, err = l.payeesOf(*p.Payout)
	case p.Contract != nil:
		// The named approvers depend on whether there is a recipient of fees, and on no more.
		rejection.Destinations = []approval.Destination{{Chain: p.Contract.Chain, Address: anyRecipient}}
		rejection.Life = l.options.Chains[p.Contract.Chain].IntentLife
	}
	return rejection, err
}

// anyRecipient stands for a recipient of fees.
const anyRecipient chain.Address = "0x0000000000000000000000000000000000000001"

// payeesOf returns the payees of a payout's text that rules judge, and how long its intent lives on.
func (l *Local) payeesOf(c approval.Payout) ([]approval.Destination, time.Duration, error) {
	var paid payout
	for n, p := range c.Payments {
		amount, err := p.Units.USDFloor(stablecoinDecimals)
		if err == nil && amount > money.MaxUSD {
			err = money.ErrRange
		}
		if err == nil {
			err = paid.add(p.To, amount)
		}
		if err != nil {
			return nil, 0, refuseText("payment %d: %w", n+1, err)
		}
	}
	if len(paid.payments) == 0 || len(paid.payments) > maxPayees {
		return nil, 0, refuseText("the proposal has %d payments", len(paid.payments))
	}
	var payees []chain.Address
	var life time.Duration
	if on, ok := l.options.SolanaChains[c.Chain]; ok {
		payees, life = on.judgedPayees(paid), on.IntentLife
	} else if on, ok := l.options.Chains[c.Chain]; ok {
		payees, life = on.judgedPayees(paid), on.IntentLife
	} else {
		return nil, 0, refuseText("%s is not configured", c.Chain)
	}
	all := make([]approval.Destination, len(payees))
	for n, to := range payees {
		all[n] = approval.Destination{Chain: c.Chain, Address: to}
	}
	return all, life, nil
}
