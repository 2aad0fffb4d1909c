package transfer

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/big"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// A database that was restored from a backup lacks its work after the backup, which the chains have. Ids of steps are
// derived (ids.go), so a repeated request meets the nonces that it used before the restore. This file decides the
// outcome:
//
//   - A payout whose nonce is used is settled from the chain if the chain paid
//     exactly the present order, and fails otherwise, naming the transaction.
//     It is not sent either way: the nonce is used. So it is neither signed
//     nor judged by rules, and no vote decides its entry.
//     One that was signed here is compared likewise: a lost signature may have been faster (otherorder.go).
//   - A payout whose nonce is unused is signed only when each used nonce among
//     the payouts of its request is known here to have paid the present
//     order. Before the restore the amount may have been cut otherwise, and only
//     a part of it executed: a payment now would be paid on top.
//   - A redemption or a deposit meets only movements with the same source;
//     it is settled as the chain executed it, or fails where that cannot be. Its
//     proceeds beyond the present order are not paid out: they stay in the wallet.
//   - A transfer to another chain whose nonce is unused is signed only when no other part of its workflow has
//     carried more than is
//     ordered of it now: before the restore the amount may have been cut into fewer parts, since one message carried more then.
//   - A request to a source, or a transfer to another chain, is settled with the amount on the chain: the
//     source owes that amount, or the other chain does.
//   - A claim of a request, or of a source's refund, is settled with
//     its amount on the chain. The owed rest is the next
//     step's, which may have been executed as well.
//   - An amount that was received before an opening is reserved for the next step only if it is
//     still free. Otherwise the next step is settled without a reservation if it was
//     executed as well, and fails with ReasonSpent if not (opening.go).

// newUsedBefore makes the counter of steps that an earlier life had executed.
func newUsedBefore(reg prometheus.Registerer) *prometheus.CounterVec {
	counted := prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_used_before_total",
		Help: "Steps of requests that were repeated under an older database, by whether the chain settled or refused them."}, []string{"outcome"})
	reg.MustRegister(counted)
	for _, outcome := range []string{settledBefore, refusedBefore} {
		counted.WithLabelValues(outcome)
	}
	return counted
}

const (
	settledBefore = "settled"
	refusedBefore = "refused"
)

// countUsedBefore counts a step, once its transaction has committed.
func (s *Service) countUsedBefore(tx *store.Tx, outcome string) {
	tx.OnCommit(func() { s.usedBefore.WithLabelValues(outcome).Inc() })
}

// judgeEarlierLife says whether the chain has executed the step already
// (usedBefore), and why the step may not be signed at all; empty if it may.
// Error: task.Later while a payout of the same request is still to be settled.
func (s *Service) judgeEarlierLife(ctx context.Context, ref stepRef) (usedBefore bool, why string, err error) {
	ids, parts := []uuid.UUID{ref.step.ID}, ref.otherParts()
	if ref.step.Kind == StepPayout {
		ids = append(ids, s.payoutIDs(ref.workflow.Organization, ref.workflow.RequestID)...)
	}
	for _, part := range parts {
		ids = append(ids, part.step.ID)
	}
	executed, err := s.intents.Executed(ctx, ref.step.Chain, ref.workflow.Wallet, ids)
	if err != nil || executed[0] {
		return err == nil, "", err
	}
	for i, part := range parts {
		if !executed[1+i] {
			continue
		}
		if why, err := s.judgeSentPart(ctx, ref, part); err != nil || why != "" {
			return false, why, err
		}
	}
	if ref.step.Kind != StepPayout {
		return false, "", nil
	}
	for i, id := range ids {
		if !executed[i] {
			continue
		}
		state, err := intent.LoadState(ctx, s.db, id)
		if err != nil {
			return false, "", err
		}
		if state == intent.Cancelled {
			continue // its nonce was cancelled: it made no payment
		}
		why, err := s.judgeSibling(ctx, ref, id)
		if err != nil || why != "" {
			return false, why, err
		}
	}
	why, err = s.judgeOtherChains(ctx, ref)
	return false, why, err
}

// judgeSibling says why a payout may not be signed although another of its
// request, with this id, is executed; empty if it may.
func (s *Service) judgeSibling(ctx context.Context, ref stepRef, id uuid.UUID) (string, error) {
	sibling, err := ref.workflow.findStep(id)
	if err != nil {
		return s.describeEarlierUse(ctx, ref, ref.step.Chain, id)
	}
	switch step := sibling.step; step.State {
	case StateCompleted:
		return "", nil
	case StateProcessing:
		// Signed here; unless that was after it had been executed, or a lost signature was faster, it is ours.
		outcome, err := intent.LoadOutcome(ctx, s.db, id)
		if err != nil {
			return "", err
		}
		other, err := mayBeOther(ctx, s.db, outcome)
		if err != nil || !other {
			return "", err
		}
	case StatePending, StatePendingApproval:
	default:
		if step.FailureReason != nil {
			return *step.FailureReason, nil
		}
		return s.describeEarlierUse(ctx, ref, ref.step.Chain, id)
	}
	return "", task.Later{After: time.Second, Reason: "another payout of the request was executed before and is not settled yet"}
}

// otherParts are the steps by which the other parts of a transfer to another chain leave the chain of the step; none of a step of
// another kind.
func (r stepRef) otherParts() (parts []stepRef) {
	if r.step.Kind != StepBridgeOut {
		return nil
	}
	for i := range r.workflow.Legs {
		leg := &r.workflow.Legs[i]
		if out := leg.bridgeOut(); out != nil && out.ID != r.step.ID && out.Chain == r.step.Chain && out.Token == r.step.Token {
			parts = append(parts, stepRef{r.workflow, leg, out})
		}
	}
	return parts
}

// judgeSentPart returns why a part of a transfer may not be signed although another one is executed: it has carried more than is ordered of
// it, before a restore or by a signature of a lost database; empty if it may. Error: task.Later while the amount is not known yet.
func (s *Service) judgeSentPart(ctx context.Context, ref, part stepRef) (string, error) {
	outcome, err := intent.LoadOutcome(ctx, s.db, part.step.ID)
	unknown := errors.Is(err, intent.ErrUnknown)
	ended := part.step.State == StateFailed || part.step.State == StateCancelled
	switch {
	case err != nil && !unknown:
		return "", err
	case !unknown && outcome.State == intent.Cancelled:
		return "", nil // given up
	case !unknown && outcome.State != intent.Executed && !outcome.UsedBefore:
		if other, err := mayBeOther(ctx, s.db, outcome); err != nil || !other {
			return "", err
		}
	}
	sent, known := money.USD(0), false
	switch bridge := part.leg.Bridge; {
	case ended:
	case bridge != nil && !outcome.UsedBefore && bridge.Ordered == 0:
		return "", nil // as it was ordered
	case bridge != nil:
		sent, known = bridge.Amount, true
	case !unknown && outcome.State == intent.Executed && part.step.State == StateProcessing:
		// Its settlement may need the amount that is reserved for this part.
		if sent, err = s.readSent(ctx, part, outcome); err != nil {
			return "", err
		}
		if !outcome.UsedBefore && sent == part.step.Amount {
			return "", nil // as it was ordered
		}
		known = true
	default: // its own tasks have it settled
		return "", task.Later{After: time.Second, Reason: "another part of the transfer was executed before and is not settled yet"}
	}
	// A redemption brings a little more than planned.
	if known && sent <= part.leg.Amount+part.leg.Amount/100 {
		return "", nil
	}
	by, err := s.nameEarlierUse(ctx, ref, ref.step.Chain, part.step.ID)
	return by + ", which sent more to another chain than this part of the transfer: the rest is in it", err
}

// readSent returns the amount of its token by which an executed part of a transfer has left the wallet.
func (s *Service) readSent(ctx context.Context, part stepRef, outcome intent.Outcome) (money.USD, error) {
	moved, err := s.intents.Movements(ctx, s.orderOf(part), outcome)
	if err != nil {
		return 0, err
	}
	f, err := s.readFlow(ctx, part, moved)
	return max(0, -f.cash[part.step.Token]), err
}

// describeEarlierUse returns the chain's transaction that used the id before the restore, and its other effects.
func (s *Service) describeEarlierUse(ctx context.Context, ref stepRef, on chain.Name, id uuid.UUID) (string, error) {
	by, err := s.nameEarlierUse(ctx, ref, on, id)
	if ref.step.Kind != StepPayout {
		return by + ", for which the books have no money", err
	}
	return by + ", which paid something else", err
}

// nameEarlierUse names the transaction of a chain by which an earlier life used the id.
func (s *Service) nameEarlierUse(ctx context.Context, ref stepRef, on chain.Name, id uuid.UUID) (string, error) {
	hash, err := s.intents.FindExecution(ctx, on, ref.workflow.Wallet, id)
	if err != nil {
		return "", fmt.Errorf("looking for the transaction that used %s: %w", id, err)
	}
	if hash == "" {
		hash = "of nonce " + id.String() + " on " + string(on)
	}
	return "requestId was used before by transaction " + hash, nil
}

// describePaidSibling names a transaction that has executed another payout of a payout's request before a restore, and of which
// no step here is the settlement; empty if there is none.
func (s *Service) describePaidSibling(ctx context.Context, ref stepRef) (string, error) {
	ids := s.payoutIDs(ref.workflow.Organization, ref.workflow.RequestID)
	executed, err := s.executedOn(ctx, ref.step.Chain, ref.workflow.Wallet, ids)
	if err != nil {
		return "", err
	}
	for i, id := range ids {
		if !executed[i] || id == ref.step.ID {
			continue
		}
		state, err := intent.LoadState(ctx, s.db, id)
		if err != nil {
			return "", err
		}
		if state == "" {
			return s.describeEarlierUse(ctx, ref, ref.step.Chain, id)
		}
	}
	return "", nil
}

// startUsed has a payout, or a step on Solana, settled that the chain has executed already. It is passed to the relay
// without a signature, which needs no consent: it is searched and cannot be carried. A crash before or after the
// commit is as safe as in Start.
func (s *Service) startUsed(ctx context.Context, t task.Task, was stepRef) error {
	if was.step.Amount == 0 {
		was.step.Amount = was.leg.Amount // the order must have an amount; it is never signed
	}
	judged, err := s.loadJudged(ctx, was)
	if err != nil {
		return err
	}
	return s.intents.StartUsed(ctx, t, judged.order, func(tx *store.Tx) (func() error, error) {
		ref, err := lockStep(ctx, tx, was.step.ID)
		if err != nil || !ref.step.unsigned() {
			return nil, err
		}
		return func() error {
			if err := approval.EndFor(ctx, tx, ref.step.ID); err != nil { // no approval is needed any more
				return err
			}
			return markStarted(ctx, tx, ref)
		}, nil
	})
}

// refuseStart fails a step that may not be signed, and counts the refusal.
func (s *Service) refuseStart(ctx context.Context, t task.Task, id uuid.UUID, why string) error {
	return s.failUnsigned(ctx, t, id, func(tx *store.Tx, _ stepRef) (Trigger, failure.Reason) {
		s.countUsedBefore(tx, refusedBefore)
		return NonceUsedBefore, usedBefore(why)
	})
}

// fate is the outcome of a step's intent, with the facts that its settlement needs beside it.
type fate struct {
	intent.Outcome
	nextUsed   bool          // the next step was executed before the restore as well
	executed   executedSteps // of its leg, as far as the settlement goes by that
	accepted   *acceptance   // of an operator; nil without one
	unreserved bool          // the step has no reservation: see maySettleUnreserved
}

// judgeNext asks the chains which steps behind one were executed, if its settlement goes by that.
func (s *Service) judgeNext(ctx context.Context, id uuid.UUID, outcome intent.Outcome) (fate, error) {
	judged := fate{Outcome: outcome}
	ref, err := loadStep(ctx, s.db, id, "")
	if err != nil {
		return judged, err
	}
	ends := ref.mayEndLater(outcome)
	if !ends && ref.step.Kind == StepBridgeOut { // a lost signature may have sent another token
		if _, ends, err = restore.FindOpen(ctx, s.db); err != nil {
			return judged, err
		}
	}
	if !ends {
		return judged, nil
	}
	judged.executed, err = s.fetchLater(ctx, ref)
	if err != nil {
		return judged, err
	}
	if next := ref.next(); next != nil {
		judged.nextUsed = judged.executed[next.ID]
	}
	return judged, nil
}

// boundPayout is the most that a payout may pay: the amount of its leg, or all
// that came when this life redeemed the whole of a position for it, or an earlier one did so by a request of as many shares.
func (s *Service) boundPayout(ctx context.Context, ref stepRef) (money.USD, error) {
	redeem := ref.leg.stepOfKind(StepRedeem)
	switch {
	case ref.leg.requestsWhole():
		return max(ref.leg.Amount, ref.step.Amount), nil
	case ref.leg.stepOfKind(StepRequestRedeem) != nil:
		return ref.leg.Amount, nil
	}
	if redeem == nil || redeem.Shares.IsZero() || ref.step.Amount <= ref.leg.Amount {
		return ref.leg.Amount, nil
	}
	outcome, err := intent.LoadOutcome(ctx, s.db, redeem.ID)
	if err != nil || outcome.UsedBefore {
		return ref.leg.Amount, err
	}
	return ref.step.Amount, nil
}

// boundStart keeps a payout within its bound when it is signed, for any stored bound. Of one that is executed already
// less is signed: if a reorganization undoes that, no more can be paid. Any other is rejected, and the money stays in
// the wallet.
func (s *Service) boundStart(ctx context.Context, ref stepRef, usedBefore bool) (why string, err error) {
	if ref.step.Kind != StepPayout {
		return "", nil
	}
	if !usedBefore && ref.workflow.PartnerFee > 0 {
		if why := ref.whyPartnerHasMore(); why != "" {
			return why, nil
		}
	}
	bound, err := s.boundPayout(ctx, ref)
	if err != nil || ref.step.Amount <= bound {
		return "", err
	}
	if !usedBefore {
		return fmt.Sprintf("it would pay %s, %s were asked for", ref.step.Amount, bound), nil
	}
	ref.step.Amount = bound
	return "", nil
}

// whyNotSettled says why a step that an earlier life executed, or a payout of which another order was
// executed, is not settled by its transaction; empty if it is.
func whyNotSettled(ref stepRef, outcome intent.Outcome, f flow, opened opening) string {
	did, same := f.compareWithOrder(ref)
	switch {
	case !outcome.UsedBefore && !f.isOtherPayout(ref) && !f.isOtherBurn(ref):
	case !outcome.UsedBefore || !same:
		return fmt.Sprintf("requestId was used before by transaction %s, which %s", outcome.TxHash, did)
	case opened.containsOutcome(outcome) && (ref.step.Kind == StepDeposit || ref.step.Kind == StepRedeem):
		return fmt.Sprintf("requestId was used before by transaction %s, which %s and is part of the opening balance of block %d", outcome.TxHash, did, opened.block)
	}
	return ""
}

// compareWithOrder describes the chain's execution, and whether it is the present order of the step.
func (f flow) compareWithOrder(ref stepRef) (did string, same bool) {
	step := ref.step
	if step.Kind == StepPayout {
		share := ref.leg.partnerShare()
		destination, partner := ref.received(f)
		return f.describePayments(), f.sent == step.Amount && partner == share && destination == step.Amount-step.Fee-share
	}
	cash, shares := f.cash[step.Token], f.sharesOf(step.YieldSource)
	switch step.Kind {
	case StepRequestDeposit:
		return fmt.Sprintf("gave %s to %s", -cash, step.YieldSource), cash < 0 && (!ref.isRecovered() || -cash == ref.leg.Amount)
	case StepBridgeOut:
		return f.describeSent(step.Token), cash < 0 // of any amount: a sent amount must be received
	case StepBridgeIn:
		return fmt.Sprintf("brought %s in from another chain", cash), cash > 0
	case StepRequestRedeem:
		return fmt.Sprintf("gave %s shares to %s", new(big.Int).Neg(shares), step.YieldSource), shares.Sign() < 0 && (!ref.isRecovered() || new(big.Int).Neg(shares).Cmp(step.Shares.Big()) == 0)
	case StepClaimDeposit, StepClaimRedeem, StepCancelRequest, StepClaimCancelled:
		return "took what " + step.YieldSource + " owes for a request", true // of which it is, as much as it was
	case StepDeposit:
		return fmt.Sprintf("gave %s to %s", -cash, step.YieldSource), -cash == step.Amount && shares.Sign() > 0
	}
	return fmt.Sprintf("took %s out of %s", cash, step.YieldSource), shares.Sign() < 0
}

// describePayments lists an account's payments, for people.
func (f flow) describePayments() string {
	var texts []string
	for _, p := range f.payments {
		texts = append(texts, fmt.Sprintf("paid %s to %s", p.Amount, p.To))
	}
	for _, token := range slices.Sorted(maps.Keys(f.cash)) {
		if len(f.payments) == 0 && f.cash[token] < 0 { // of another token than the step's
			texts = append(texts, fmt.Sprintf("paid %s %s", -f.cash[token], token))
		}
	}
	if len(texts) == 0 {
		return "paid nothing"
	}
	return strings.Join(texts, ", ")
}

// describeSent returns a text of how much of which token was sent to another chain. The token is named if it is not the ordered one.
func (f flow) describeSent(ordered chain.Token) string {
	for _, token := range slices.Sorted(maps.Keys(f.cash)) {
		if f.cash[ordered] >= 0 && f.cash[token] < 0 {
			return fmt.Sprintf("sent %s %s to another chain", -f.cash[token], token)
		}
	}
	return fmt.Sprintf("sent %s to another chain", -f.cash[ordered])
}

// sharesOf is by how many shares of a source the wallet has more or less.
func (f flow) sharesOf(source string) *big.Int {
	for _, c := range f.shares {
		if c.source.ID == source {
			return c.units
		}
	}
	return new(big.Int)
}
