package signer

import (
	"context"
	"errors"
	"slices"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// judgePayout checks a payout against the organization's rules about the payees. Its result is to be recorded before
// it is signed; nil if there is none. Errors: ErrNotUnderstood, ErrDenied, ErrApprovalNeeded, ErrDayLimit.
func (l *Local) judgePayout(ctx context.Context, q question, p payout, payees []chain.Address) (remember rememberFunc, err error) {
	if q.request.Proof.Actor != "" {
		return nil, refuseText("only wallets pay")
	}
	proposal, err := q.decodeProposal(approval.WithdrawalPayout)
	if err != nil {
		return nil, err
	}
	claims := proposal.Payout
	if claims == nil {
		return nil, refuseText("the proposal is of no payout")
	}
	if err := q.checkClaims(*claims, p); err != nil {
		return nil, err
	}
	rules, err := l.loadRules(ctx, q, payees)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(rules.checkNotRejected(), rules.checkListed()); err != nil {
		return nil, err
	}
	decision := rules.DecideAll(approval.Action{Kind: approval.WithdrawalPayout, Amount: claims.WithdrawalAmount}, rules.destinations)
	if err := q.checkDecision(rules.Settings, proposal, decision); err != nil {
		return nil, err
	}
	if rules.dailyLimit == nil || !l.options.CountsDays {
		return nil, nil
	}
	return q.payoutCount(p, *rules.dailyLimit).add, nil
}

// checkClaims rejects a proposal that differs from the calls: people approved its content.
func (q question) checkClaims(c approval.Payout, p payout) error {
	payments := make([]approval.Payment, len(p.payments))
	for n, paid := range p.payments {
		payments[n] = approval.Payment{To: paid.to, Units: money.UnitsOf(paid.amount, stablecoinDecimals)}
	}
	for _, claim := range []struct {
		what string
		is   bool
	}{
		{"wallet", c.Wallet == q.request.Owner},
		{"chain", c.Chain == q.order.chain},
		{"token", c.Token == p.token},
		{"destination", c.To == payments[0].To},
		{"amount", c.Paid == payments[0].Units},
		{"amount in all", c.Units == money.UnitsOf(p.total, stablecoinDecimals)},
		{"withdrawal's amount", c.WithdrawalAmount >= p.total && c.WithdrawalAmount <= money.MaxUSD},
		{"withdrawal and leg", c.Withdrawal != zeroID && c.Leg != zeroID},
		{"number of payees", len(payments) <= maxPayees},
		{"list of payments", slices.Equal(c.Payments, payments)},
	} {
		if !claim.is {
			return refuseText("the %s of the proposal is not that of the calls", claim.what)
		}
	}
	return nil
}

// maxPayees are the destination, the fee's collector and a partner.
const maxPayees = 3

// judgedPayees are those whom the rules are asked about: the destination, and everybody
// else but the collector of the configured fee.
func (c Chain) judgedPayees(p payout) []chain.Address {
	if c.FeeCollector == (common.Address{}) {
		return p.judgedPayees("", 0)
	}
	return p.judgedPayees(chain.EVMAddress(c.FeeCollector), c.WithdrawalFee)
}

// judgedPayees are all payees but the collector, who is one payee at most and paid no more
// than the fee.
func (p payout) judgedPayees(collector chain.Address, fee money.USD) []chain.Address {
	judged := []chain.Address{p.payments[0].to}
	paidFee := false
	for _, paid := range p.payments[1:] {
		if !paidFee && collector != "" && paid.to == collector && paid.amount <= fee {
			paidFee = true
			continue
		}
		if !slices.Contains(judged, paid.to) {
			judged = append(judged, paid.to)
		}
	}
	return judged
}
