package transfer

import (
	"context"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// A database that was restored from a backup has an earlier life: what it did
// after the backup, which the chains remember and it does not. Ids of steps are
// derived (ids.go), so a request that is repeated meets the nonces that it used
// in that life. This file decides what becomes of it:
//
//   - A payout whose nonce is used is settled from the chain if the chain paid
//     exactly what is ordered now, and fails otherwise, naming the transaction.
//     Nothing of it is sent either way: the nonce is used. So it is neither signed
//     nor judged by rules, and nobody's vote decides what is booked of it.
//   - A payout whose nonce is unused is signed only when each used nonce among
//     the payouts of its request is known here to have paid what is ordered
//     now. The first life may have cut the amount otherwise, and have executed
//     only a part of it: what is paid now would be paid on top.
//   - A redemption or a deposit meets only what was done with the same source;
//     it is settled as the chain did it, or fails where that cannot be. What it
//     brought beyond what is asked for now is not paid: it stays in the wallet.
//   - A request to a source is settled as it was made, of whichever amount: the source
//     owes for it, and only its own claims bring that.
//   - A claim of a request, or the return of what its source gives back, is settled as
//     what it claimed or brought, which the chain says. What is owed beyond that is the next
//     step's, which may have been executed as well.
//   - An amount that came before the books were opened anew is in their opening balance. A step
//     that takes it has it only as far as it is free there. Otherwise that step fails (reasonSpent),
//     or is settled with nothing reserved for it if it is a payout that was executed.

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
	ids := []uuid.UUID{ref.step.ID}
	if ref.step.Kind == StepPayout {
		ids = append(ids, s.payoutIDs(ref.workflow.Organization, ref.workflow.RequestID)...)
	}
	executed, err := s.intents.Executed(ctx, ref.step.Chain, ref.workflow.Wallet, ids)
	if err != nil || executed[0] {
		return err == nil, "", err
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
			continue // its nonce was given up: it paid nothing
		}
		why, err := s.judgeSibling(ctx, ref, id)
		if err != nil || why != "" {
			return false, why, err
		}
	}
	if ref.step.Kind != StepPayout {
		return false, "", nil
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
		// Signed here; unless that was after it had been executed, it is ours.
		outcome, err := intent.LoadOutcome(ctx, s.db, id)
		if err != nil || !outcome.UsedBefore {
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

// describeEarlierUse says by which transaction of a chain an earlier life used the id.
func (s *Service) describeEarlierUse(ctx context.Context, ref stepRef, on chain.Name, id uuid.UUID) (string, error) {
	hash, err := s.intents.FindExecution(ctx, on, ref.workflow.Wallet, id)
	if err != nil {
		return "", fmt.Errorf("looking for the transaction that used %s: %w", id, err)
	}
	if hash == "" {
		hash = "of nonce " + id.String() + " on " + string(on)
	}
	why := "which paid something else"
	if ref.step.Kind != StepPayout {
		why = "for which the books have no money"
	}
	return "requestId was used before by transaction " + hash + ", " + why, nil
}

// startUsed has a payout, or a step on Solana, settled that the chain has executed already. It is handed to the
// relay without a signature, which nobody need consent to: it is looked for and cannot
// be carried. Dying before or after the commit is as safe as in Start.
func (s *Service) startUsed(ctx context.Context, t task.Task, was stepRef) error {
	if was.step.Amount == 0 {
		was.step.Amount = was.leg.Amount // of the order, by which nothing is moved
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
			if err := approval.EndFor(ctx, tx, ref.step.ID); err != nil { // nobody is asked any more
				return err
			}
			return markStarted(ctx, tx, ref)
		}, nil
	})
}

// refuseStart fails a step that may not be signed, and counts the refusal.
func (s *Service) refuseStart(ctx context.Context, t task.Task, id uuid.UUID, why string) error {
	return s.failUnsigned(ctx, t, id, func(tx *store.Tx, _ stepRef) (Trigger, string) {
		s.countUsedBefore(tx, refusedBefore)
		return NonceUsedBefore, why
	})
}

// fate is the outcome of a step's intent, and what its settlement has to know beside it.
type fate struct {
	intent.Outcome
	nextUsed   bool          // an earlier life executed what follows the step, too
	executed   executedSteps // of its leg, as far as the settlement goes by that
	accepted   *acceptance   // of an operator; nil without one
	unreserved bool          // nothing is reserved for the step, a payout that is in the opening balance
}

// judgeNext asks the chains which steps behind one were executed, if its settlement goes by that.
func (s *Service) judgeNext(ctx context.Context, id uuid.UUID, outcome intent.Outcome) (fate, error) {
	judged := fate{Outcome: outcome}
	ref, err := loadStep(ctx, s.db, id, "")
	if err != nil || !ref.mayEndLater(outcome) {
		return judged, err
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

// boundPayout is the most that a payout may pay: what its leg was asked for, or all
// that came when this life redeemed the whole of a position for it.
func (s *Service) boundPayout(ctx context.Context, ref stepRef) (money.USD, error) {
	redeem := ref.leg.stepOfKind(StepRedeem)
	if made := ref.leg.stepOfKind(StepRequestRedeem); made != nil {
		request := ref.leg.findRequest(made.ID)
		if request == nil || !request.Whole {
			return ref.leg.Amount, nil
		}
		redeem = made
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

// boundStart keeps a payout within its bound when it is signed, whatever was written
// before. Of one that is executed already less is signed: should a reorganization
// undo that, no more can be paid. Any other is refused, and what came stays in the wallet.
func (s *Service) boundStart(ctx context.Context, ref stepRef, usedBefore bool) (why string, err error) {
	if ref.step.Kind != StepPayout {
		return "", nil
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

// whyNotSettled says why a step that an earlier life executed is not settled by
// what the chain did; empty if it is.
func whyNotSettled(ref stepRef, outcome intent.Outcome, f flow, opened opening) string {
	if !outcome.UsedBefore {
		return ""
	}
	did, same := f.compareWithOrder(ref)
	switch {
	case !same:
		return fmt.Sprintf("requestId was used before by transaction %s, which %s", outcome.TxHash, did)
	case opened.contains(outcome) && (ref.step.Kind == StepDeposit || ref.step.Kind == StepRedeem):
		return fmt.Sprintf("requestId was used before by transaction %s, which %s and is part of the opening balance of block %d", outcome.TxHash, did, opened.block)
	}
	return ""
}

// whyNotAfforded says why a request of an earlier life, which gave more than is reserved for it, is not settled: the
// books do not have the rest. An opening balance that has the request in it needs none.
func whyNotAfforded(ctx context.Context, tx *store.Tx, ref stepRef, f flow, outcome intent.Outcome, opened opening) (string, error) {
	given := -f.cash[ref.step.Token]
	if given <= ref.step.Amount || opened.contains(outcome) {
		return "", nil
	}
	positions, err := ledger.LockPositions(ctx, tx, ref.workflow.Wallet)
	if err != nil {
		return "", err
	}
	if p := positionOf(positions, ref.step.sourcePosition()); p.Balance-p.Reserved >= given-ref.step.Amount {
		return "", nil
	}
	return fmt.Sprintf("requestId was used before by transaction %s, which gave %s to %s, for which the books have no money", outcome.TxHash, given, ref.step.YieldSource), nil
}

// compareWithOrder says what the chain did, and whether that is the order of the
// step as it is now.
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
		return fmt.Sprintf("sent %s to another chain", -cash), -cash == step.Amount
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

// describePayments says what an account sent to whom, for people.
func (f flow) describePayments() string {
	if len(f.payments) == 0 {
		return "paid nothing"
	}
	texts := make([]string, len(f.payments))
	for i, p := range f.payments {
		texts[i] = fmt.Sprintf("paid %s to %s", p.Amount, p.To)
	}
	return strings.Join(texts, ", ")
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

// opening is the block at which the books of a wallet were opened with what a
// chain showed; none where they grew from entries alone.
type opening struct {
	block uint64
	is    bool
}

// contains says whether the opening balance has in it what an intent did.
func (o opening) contains(outcome intent.Outcome) bool {
	return o.is && outcome.BlockNumber <= o.block
}

// reasonSpent is why a step fails whose amount came before the books were opened and is not free in the opening balance.
const reasonSpent = "the amount that it was to take is in the opening balance of recovered books, and is spent or reserved"

// isSpent reports whether the opening balance has in it an amount of the stablecoin that the step brought, and less than that
// is free now.
func (d settlement) isSpent(positions []ledger.Position, amount money.USD) bool {
	p := positionOf(positions, chain.CashID(d.step.Chain, d.step.Token))
	return d.opened.contains(d.outcome.Outcome) && p.Balance-p.Reserved < amount
}

// markSpent has a step go on with nothing once it is started, and fail in the end: see reasonSpent.
func markSpent(tx *store.Tx, step *Step) {
	reason := reasonSpent
	step.FailureReason = &reason
	saveStep(tx, *step)
}

func loadOpening(ctx context.Context, q store.Querier, walletID uuid.UUID, on chain.Name) (opening, error) {
	rows, err := q.Query(ctx, `SELECT block_number FROM wallet_openings WHERE wallet_id = $1 AND chain = $2`, walletID, string(on))
	blocks, err := store.Collect(rows, err, func(row store.Rows) (block int64, err error) { return block, row.Scan(&block) })
	if err != nil {
		return opening{}, fmt.Errorf("reading a wallet's opening: %w", err)
	}
	if len(blocks) == 0 {
		return opening{}, nil
	}
	return opening{block: uint64(blocks[0]), is: true}, nil
}

// throughOpening returns the entries that post an entry of a step which the opening balance already has in it, so that
// the positions end as they were. It brings back what left a position before the entry, and takes out what came after it,
// so no position needs to have the amount now: it may have been spent since. Shares that came leave the opening balance at their
// part of the position's carrying value with them. The balance has nothing that is in transit.
func throughOpening(done ledger.Entry, step uuid.UUID, positions []ledger.Position) []ledger.Entry {
	before, after := done, done
	before.Type, before.Reference, before.Lines = ledger.OpeningBalance, "opening:step:"+step.String(), nil
	after.Type, after.Reference, after.Lines = ledger.OpeningBalance, before.Reference, nil
	for _, l := range done.Lines {
		if l.Account != ledger.Cash && l.Account != ledger.YieldPosition {
			continue
		}
		back := l
		back.Amount, back.Reserve, back.Bridge = -l.Amount, 0, uuid.Nil
		came := l.Amount > 0
		if l.Shares != nil {
			back.Shares = new(big.Int).Neg(l.Shares)
			came = l.Shares.Sign() > 0
		}
		switch {
		case came && l.Shares != nil:
			held := positionOf(positions, l.YieldSource)
			if units, err := money.UnitsFromBig(l.Shares); err == nil {
				held.Shares, held.Balance = sumUnits(held.Shares, units), held.Balance+l.Amount
			}
			back.Amount = CostMoved(StepRedeem, true, back.Shares, held, 0, 0)
			after.Lines = append(after.Lines, back)
		case came:
			after.Lines = append(after.Lines, back)
		case l.Amount != 0 || l.Shares != nil:
			before.Lines = append(before.Lines, back)
		}
	}
	entries := []ledger.Entry{done}
	if len(before.Lines) > 0 {
		before.Lines = append(before.Lines, contraLines(before.Lines)...)
		entries = []ledger.Entry{before, done}
		after.Reference += ":after"
	}
	if len(after.Lines) > 0 {
		after.Lines = append(after.Lines, contraLines(after.Lines)...)
		entries = append(entries, after)
	}
	return entries
}

// contraLines return the lines outside the wallet that make the lines of an opening balance sum to zero by token.
func contraLines(lines []ledger.Line) []ledger.Line {
	var contra []ledger.Line
	for _, l := range lines {
		at := slices.IndexFunc(contra, func(c ledger.Line) bool { return c.Chain == l.Chain && c.Token == l.Token })
		if at < 0 {
			at = len(contra)
			contra = append(contra, ledger.Line{Account: ledger.External, Chain: l.Chain, Token: l.Token})
		}
		contra[at].Amount -= l.Amount
	}
	return contra
}

// positionOf returns the position of an id; an empty one if there is none.
func positionOf(positions []ledger.Position, id string) ledger.Position {
	if i := slices.IndexFunc(positions, func(p ledger.Position) bool { return p.ID == id }); i >= 0 {
		return positions[i]
	}
	return ledger.Position{ID: id}
}

// takeFromOpening is the entry that takes a payout out of the opening balance,
// which has it in it: the payout's own entry then leaves the balance as the
// chain has it. The amount of an unreserved payout comes back reserved for it.
func takeFromOpening(payout ledger.Entry, step uuid.UUID, unreserved bool) ledger.Entry {
	back := payout
	back.Type, back.Reference = ledger.OpeningBalance, "opening:step:"+step.String()
	back.Lines = slices.Clone(payout.Lines)
	for i := range back.Lines {
		back.Lines[i].Amount, back.Lines[i].Reserve = -payout.Lines[i].Amount, 0
		if unreserved {
			back.Lines[i].Reserve = -payout.Lines[i].Reserve
		}
		if shares := payout.Lines[i].Shares; shares != nil {
			back.Lines[i].Shares = new(big.Int).Neg(shares)
		}
	}
	return back
}
