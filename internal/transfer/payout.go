package transfer

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer/plan"
)

// The reasons of steps that fail without having been signed.
var (
	// reasonPartner has the code as its text, too: the interface says so.
	reasonPartner = failure.New(failure.InsufficientAfterPartnerFee, string(failure.InsufficientAfterPartnerFee))
	reasonFee     = failure.New(failure.ProceedsTooSmall, "the proceeds do not exceed the fee")
	reasonNothing = failure.New(failure.ProceedsTooSmall, "the redemption had no proceeds")
)

// awaitsRedemptions reports whether payouts must wait: a partner's fee is committed whole, out of any proceeds, so
// that no payout goes out before the proceeds of all redemptions are known.
func (w *Workflow) awaitsRedemptions() bool {
	if w.PartnerFee == 0 {
		return false
	}
	for i := range w.Legs {
		if w.Legs[i].redeems() && !w.Legs[i].isGivenUp() {
			return true
		}
	}
	return false
}

// startReadyPayouts starts the payouts that can go out now that a leg's redemption has ended: the leg's own or, with
// a partner, once no redemption is left, all of them. Those fail that have too little to pay (failInStart).
func (s *Service) startReadyPayouts(ctx context.Context, tx *store.Tx, redeemed stepRef, now time.Time) error {
	w := redeemed.workflow
	if w.awaitsRedemptions() {
		return nil
	}
	ready := slices.DeleteFunc(w.readyPayouts(redeemed.leg), func(payout stepRef) bool {
		why := payout.leg.whyOtherSent()
		if why.IsZero() {
			return false
		}
		failInStart(tx, w, payout.step, why)
		return true
	})
	if err := boundByLimit(ctx, tx, w, ready, now); err != nil {
		return err
	}
	available := make([]money.USD, len(ready))
	for i, payout := range ready {
		available[i] = payout.step.Amount - payout.step.Fee
	}
	shares, enough := w.splitFee(ready, available)
	for i, payout := range ready {
		var reason failure.Reason
		switch {
		case !enough:
			reason = reasonPartner
		case available[i] <= 0:
			reason = reasonFee
		}
		if !reason.IsZero() {
			failInStart(tx, w, payout.step, reason)
			continue
		}
		if partner := payout.leg.partnerStep(); partner != nil {
			partner.Amount = shares[i]
			saveStep(tx, *partner)
		}
		addStartTask(tx, w, payout.step)
	}
	return nil
}

// splitFee divides the partner's fee among the ready payouts in proportion to their available amounts. The shares stay as
// planned once a payout of the withdrawal is in flight or completed, or was executed before a restore, because that payout
// has paid its share already.
func (w *Workflow) splitFee(ready []stepRef, available []money.USD) (shares []money.USD, enough bool) {
	if w.PartnerFee == 0 || !slices.ContainsFunc(w.Legs, func(l Leg) bool { return l.hasFixedShare() }) {
		return plan.SplitFee(w.PartnerFee, available)
	}
	enough = true
	for i, payout := range ready {
		shares = append(shares, payout.leg.partnerShare())
		enough = enough && (payout.isSpent() || available[i] > shares[i])
	}
	return shares, enough
}

// hasFixedShare reports whether the leg's payout is in flight or completed, or begins without a reservation.
func (l *Leg) hasFixedShare() bool {
	payout := l.payoutStep()
	return payout != nil && (payout.State == StateProcessing || payout.State == StateCompleted || stepRef{step: payout}.isSpent())
}

// isSpent reports whether the step has the failure reason ReasonSpent.
func (r stepRef) isSpent() bool {
	return r.step.FailureReason != nil && *r.step.FailureReason == ReasonSpent
}

// whyPartnerHasMore returns the reason for which a payout must not be signed: the partner would receive more than its fee from
// it and the payouts that are in flight or completed. The reason is empty if the payout may be signed.
func (r stepRef) whyPartnerHasMore() string {
	given := r.leg.partnerShare()
	for i := range r.workflow.Legs {
		l := &r.workflow.Legs[i]
		switch p := l.partnerStep(); {
		case p == nil || l.ID == r.leg.ID:
		case p.State == StateCompleted && p.Received != nil:
			given += *p.Received
		case p.State == StateCompleted || p.State == StateProcessing:
			given += p.Amount
		}
	}
	if given <= r.workflow.PartnerFee {
		return ""
	}
	return fmt.Sprintf("the partner would have %s of a fee of %s", given, r.workflow.PartnerFee)
}

// boundByLimit has payouts pay no more than was ordered, and so counted, where a day's limit binds the organization:
// a request's proceeds beyond that stay as cash, which another withdrawal may take. An immediate redemption pays no
// more than its source's price of the moment, which is not bounded here.
func boundByLimit(ctx context.Context, tx *store.Tx, w *Workflow, ready []stepRef, now time.Time) error {
	brought := slices.DeleteFunc(slices.Clone(ready), func(payout stepRef) bool {
		return len(payout.leg.Requests) == 0 || payout.step.Amount <= payout.leg.Amount
	})
	if len(brought) == 0 {
		return nil
	}
	var rules policy.Rules
	if err := tx.SendBatch(ctx, policy.RulesQuery(&rules, w.Organization, now, w.DestinationChain)); err != nil {
		return fmt.Errorf("reading the day's limit: %w", err)
	}
	for _, payout := range brought {
		if rules.DailyLimit == nil && payout.leg.LimitDay == nil {
			continue
		}
		ledger.Reserve(tx, w.Wallet, payout.step.sourcePosition(), payout.leg.Amount-payout.step.Amount)
		payout.step.Amount = payout.leg.Amount
		saveStep(tx, *payout.step)
	}
	return nil
}

// readyPayouts are the payouts that have not begun: the leg's or, with a partner,
// of all legs.
func (w *Workflow) readyPayouts(of *Leg) []stepRef {
	var ready []stepRef
	for i := range w.Legs {
		leg := &w.Legs[i]
		if (w.PartnerFee == 0 && leg != of) || leg.redeems() {
			continue
		}
		if payout := leg.payoutStep(); payout != nil && payout.State == StatePending {
			ready = append(ready, stepRef{w, leg, payout})
		}
	}
	return ready
}

// returnToDayLimit returns the unpaid amounts of ended legs to the day's limit.
func returnToDayLimit(tx *store.Tx, w *Workflow) {
	back := map[policy.Day]money.USD{}
	for i := range w.Legs {
		l := &w.Legs[i]
		if l.LimitDay == nil || (l.State != StateFailed && l.State != StateCancelled) {
			continue
		}
		back[*l.LimitDay] += l.Amount
		l.LimitDay = nil
		saveLeg(tx, *l)
	}
	for day, amount := range back {
		policy.Uncount(tx, w.Organization, day, amount)
	}
}
