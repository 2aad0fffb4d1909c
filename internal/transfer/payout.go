package transfer

import (
	"time"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer/plan"
)

// The reasons of payouts that fail without having been signed.
const (
	// reasonPartner is the interface's word for it.
	reasonPartner = "insufficient_proceeds_after_partner_fee"
	reasonFee     = "what was redeemed does not exceed the fee"
)

// awaitsRedemptions says whether payouts must wait: a partner's fee is committed whole,
// out of whatever comes, so that no payout goes out before it is known what all
// the redemptions brought.
func (w *Workflow) awaitsRedemptions() bool {
	if w.PartnerFee == 0 {
		return false
	}
	for i := range w.Legs {
		if r := w.Legs[i].stepOfKind(StepRedeem); r != nil && (r.State == StatePending || r.State == StateProcessing) {
			return true
		}
	}
	return false
}

// startReadyPayouts starts the payouts that can go out now that a leg's redemption has ended:
// the leg's own or, with a partner, once nothing is redeemed any more, all of
// them. It returns the legs that fail instead, for having too little to pay.
func startReadyPayouts(tx *store.Tx, w *Workflow, leg *Leg, now time.Time) (short []*Leg) {
	if w.awaitsRedemptions() {
		return nil
	}
	var ready []*Leg
	var have []money.USD
	for i := range w.Legs {
		l := &w.Legs[i]
		if w.PartnerFee == 0 && l != leg {
			continue
		}
		if p := l.payoutStep(); p != nil && p.State == StatePending {
			ready, have = append(ready, l), append(have, p.Amount-p.Fee)
		}
	}
	shares, enough := plan.SplitFee(w.PartnerFee, have)
	for i, l := range ready {
		p := l.payoutStep()
		switch {
		case !enough:
			failStep(tx, w, l, p, reasonPartner, now)
			short = append(short, l)
		case have[i] <= 0:
			failStep(tx, w, l, p, reasonFee, now)
			short = append(short, l)
		default:
			if partner := l.partnerStep(); partner != nil {
				partner.Amount = shares[i]
				saveStep(tx, *partner)
			}
			addStartTask(tx, p)
		}
	}
	return short
}

// returnToDayLimit returns to the day's limit what legs that have ended did not pay.
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
		policy.Return(tx, w.Organization, day, amount)
	}
}
