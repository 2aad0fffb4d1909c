package transfer

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/yield"
)

// An opening balance contains the effect of every intent that the chain executed up to its block. If a caller then repeats a
// request, a step that was executed before the block must not move positions again: its entry is posted with entries that
// reverse it in the opening balance. Such a step needs no free amount, since a wallet may have spent the amount in the meantime.

// opening is the block at which the books of a wallet were set to the balances on a
// chain. The zero value is of books that have no opening.
type opening struct {
	block uint64
	is    bool
}

// containsOutcome reports whether the opening balance contains the effect of an intent.
func (o opening) containsOutcome(outcome intent.Outcome) bool {
	return o.is && outcome.BlockNumber <= o.block
}

// ReasonSpent is the failure reason of a step whose amount the wallet received before the opening and no longer has free. A
// pending step has it from the moment at which that is known.
const ReasonSpent = "the amount that it was to take is in the opening balance of recovered books, and is spent or reserved"

// isSpent reports whether next must begin without the amount of the stablecoin that the step received: the opening balance
// contains the amount, and next was executed before the restore as well, or less is free now. It also returns true if that is so of
// an earlier claim of the same request.
func (d settlement) isSpent(positions []ledger.Position, next *Step, amount money.USD) bool {
	if next.FailureReason != nil || !d.opened.containsOutcome(d.outcome.Outcome) {
		return next.FailureReason != nil
	}
	p := positionOf(positions, chain.CashID(d.step.Chain, d.step.Token))
	return d.outcome.nextUsed && next.Kind.maySettleUnreserved() || p.Balance-p.Reserved < amount
}

// markSpent sets ReasonSpent on a pending step. When it is started, a step that was executed before the restore is settled, and
// any other fails.
func markSpent(tx *store.Tx, step *Step) {
	step.setFailure(failure.New(failure.AmountSpent, ReasonSpent))
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

// throughOpening returns the entry of a step with the entries that reverse it in the opening balance, in the order in which
// they must be posted. Outgoing amounts are added back before the entry, and incoming amounts are removed after it, so no balance
// becomes negative in between. Cash and units of shares are the same before and after. Incoming shares keep the cost of the entry:
// the same number of shares leaves at the carrying value of those that the opening balance has. Amounts in transit are not in
// an opening balance.
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
			if units, err := money.UnitsFromBig(l.Shares); err == nil && held.Shares.Cmp(units) < 0 {
				held.Shares, held.Balance = sumUnits(held.Shares, units), held.Balance+l.Amount // the wallet has redeemed some since
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

// contraLines returns external lines that balance the lines by chain and token.
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

// takeFromOpening returns the entry that reverses a payout in the opening balance. It must be posted before the payout's own
// entry; together they change no position.
func takeFromOpening(payout ledger.Entry, step uuid.UUID) ledger.Entry {
	back := payout
	back.Type, back.Reference = ledger.OpeningBalance, "opening:step:"+step.String()
	back.Lines = slices.Clone(payout.Lines)
	for i := range back.Lines {
		back.Lines[i].Amount, back.Lines[i].Reserve = -payout.Lines[i].Amount, 0
		if shares := payout.Lines[i].Shares; shares != nil {
			back.Lines[i].Shares = new(big.Int).Neg(shares)
		}
	}
	return back
}

// maySettleUnreserved reports whether a step of the kind that was executed before the restore may begin with the amount zero and
// no reservation. It is settled with the amount on the chain. No position has that amount if the opening balance contains the step.
// A deposit into a source that settles at once, or a redemption from one, fails in that case instead (whyNotSettled).
func (k StepKind) maySettleUnreserved() bool {
	return k == StepPayout || k == StepBridgeOut || k.makesRequest()
}

// setUnreserved sets the amount of a step that began without one to the amount of the stablecoin that it moved on the chain. The
// amount of a payout is at most that of its leg, unless a request gave the whole of a position, and exactly that of a leg of cash, so that
// whyNotSettled rejects any other.
func (o *fate) setUnreserved(ref stepRef, f flow) {
	if !o.UsedBefore || ref.step.Amount != 0 || ref.isRecovered() {
		return
	}
	switch ref.step.Kind {
	case StepPayout:
		o.unreserved, ref.step.Amount = true, ref.leg.Amount
		if ref.leg.Steps[0].ID != ref.step.ID {
			ref.step.Amount = f.sent
			if !ref.leg.requestsWhole() {
				ref.step.Amount = min(f.sent, ref.leg.Amount)
			}
		}
	case StepBridgeOut, StepRequestDeposit:
		o.unreserved, ref.step.Amount = true, max(0, -f.cash[ref.step.Token])
	}
}

// keepReserved removes the release of a reservation from the lines of an unreserved step.
func (o fate) keepReserved(lines []ledger.Line) {
	for i := range lines {
		if o.unreserved && lines[i].Reserve < 0 {
			lines[i].Reserve = 0
		}
	}
}

// takeFromSiblings releases the reservations of as many pending payouts of the same workflow as an amount takes, and gives them
// ReasonSpent: they wait for the step, which the chain has executed, and the step took their amount. It reports whether their
// reservations suffice; if not, it changes no row. It runs in the transaction that posts the step, so a second run finds the step settled.
func (r stepRef) takeFromSiblings(tx *store.Tx, amount money.USD) bool {
	var waiting []*Step
	for i := range r.workflow.Legs {
		l := &r.workflow.Legs[i]
		p := l.payoutStep()
		if p == nil || l.ID == r.leg.ID || p.State != StatePending || p.FailureReason != nil || p.sourcePosition() != r.step.sourcePosition() || l.waitsBeforePayout() {
			continue
		}
		if amount <= 0 {
			break
		}
		waiting = append(waiting, p)
		amount -= p.Amount
	}
	if amount > 0 {
		return false
	}
	for _, p := range waiting {
		ledger.Reserve(tx, r.workflow.Wallet, p.sourcePosition(), -p.Amount)
		p.Amount = 0 // a spent step has no reservation
		markSpent(tx, p)
	}
	return true
}

// waitsBeforePayout reports whether a step before the leg's payout has not ended, so that the payout has no reservation yet.
func (l *Leg) waitsBeforePayout() bool {
	for i := range l.Steps {
		if l.Steps[i].Kind == StepPayout {
			return false
		}
		if s := l.Steps[i].State; s != StateCompleted && s != StateFailed && s != StateCancelled {
			return true
		}
	}
	return false
}

// whyPaidLess returns the reason for which a leg fails although its payout was made. Under a restored database a request may be
// planned in other pieces than before, so that the redemption that the chain has executed is smaller than the one that the leg
// needs. The reason is empty if the payout paid the amount of the leg, less the slippage of its source.
func (s *Service) whyPaidLess(ctx context.Context, tx *store.Tx, leg *Leg) (string, error) {
	payout := leg.payoutStep()
	if payout == nil || payout.State != StateCompleted || payout.Amount >= leg.Amount {
		return "", nil
	}
	if leg.requestsWhole() {
		return "", nil // all that came was paid, as it was ordered
	}
	slippage := yield.DefaultSlippage
	if source, err := s.catalog.Get(ctx, leg.Steps[0].YieldSource); err == nil {
		slippage = source.MaxSlippage
	}
	const whole = 10_000 // basis points
	if leg.Amount-payout.Amount <= leg.Amount.ShareFloor(money.NewUnits(uint64(slippage)), money.NewUnits(whole)) {
		return "", nil
	}
	for i := range leg.Steps {
		outcome, err := intent.LoadOutcome(ctx, tx, leg.Steps[i].ID)
		if errors.Is(err, intent.ErrUnknown) {
			continue
		}
		if err != nil {
			return "", err
		}
		if outcome.UsedBefore {
			return fmt.Sprintf("requestId was used before by transaction %s, for less: of %s only %s is paid", outcome.TxHash, leg.Amount, payout.Amount), nil
		}
	}
	return "", nil
}

// whyNotAfforded returns the reason for which a step that was executed before the restore cannot be settled: it moved more than is
// reserved for it, and the balance lacks the rest. The reason is empty if the step can be settled. A step that the opening
// balance contains always can. Error: task.Later while the rest is reserved for other steps.
func (o fate) whyNotAfforded(ctx context.Context, tx *store.Tx, ref stepRef, f flow, opened opening) (string, error) {
	taken, reserved := -f.cash[ref.step.Token], ref.step.Amount
	if o.unreserved {
		reserved = 0
	}
	if !o.UsedBefore || o.accepted != nil || !o.unreserved && ref.step.Kind != StepRequestDeposit && ref.step.Kind != StepBridgeOut || taken <= reserved || opened.containsOutcome(o.Outcome) {
		return "", nil
	}
	positions, err := ledger.LockPositions(ctx, tx, ref.workflow.Wallet)
	if err != nil {
		return "", err
	}
	p := positionOf(positions, chain.CashID(ref.step.Chain, ref.step.Token))
	switch lacks := taken - reserved - (p.Balance - p.Reserved); {
	case lacks <= 0, p.Balance >= taken && ref.takeFromSiblings(tx, lacks):
		return "", nil
	case p.Balance >= taken:
		return "", task.Later{After: unreceivedDelay, Reason: "the amount that it took before is reserved for other steps"}
	}
	did, _ := f.compareWithOrder(ref)
	return fmt.Sprintf("requestId was used before by transaction %s, which %s, for which the books have no money", o.TxHash, did), nil
}
