package transfer

import (
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Books that are opened with what a chain shows have in them all that was executed up to that block. A step of a repeated
// request that was among it is posted through the opening balance, and moves no position. The amounts that it needs may be spent
// by then, so such a step needs none.

// opening is the block at which the books of a wallet were opened with what a
// chain showed; none where they grew from entries alone.
type opening struct {
	block uint64
	is    bool
}

// contains reports whether the opening balance has in it what an intent did.
func (o opening) contains(outcome intent.Outcome) bool {
	return o.is && outcome.BlockNumber <= o.block
}

// ReasonSpent is why a step fails whose amount came before the books were opened and is not free in the opening balance.
const ReasonSpent = "the amount that it was to take is in the opening balance of recovered books, and is spent or reserved"

// isSpent reports whether the opening balance has in it an amount of the stablecoin that the step brought, and next cannot have
// that: an earlier life executed next, too, or less is free now, or a part of it was spent already.
func (d settlement) isSpent(positions []ledger.Position, next *Step, amount money.USD) bool {
	if next.FailureReason != nil || !d.opened.contains(d.outcome.Outcome) {
		return next.FailureReason != nil
	}
	p := positionOf(positions, chain.CashID(d.step.Chain, d.step.Token))
	return d.outcome.nextUsed && next.Kind.maySettleUnreserved() || p.Balance-p.Reserved < amount
}

// markSpent has a step go on with nothing once it is started, and fail in the end: see ReasonSpent.
func markSpent(tx *store.Tx, step *Step) {
	reason := ReasonSpent
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

// throughOpening returns the entries that post the entry of a step which the opening balance already has in it. Cash and the
// units of shares end as they were. It brings back amounts that left before the entry, and takes out amounts that came
// after it, so no position needs to have an amount now: it may have been spent since. Shares that came are carried at what the
// entry says: it takes out as many at the carrying value that the opening balance gave them. An amount in transit is not in
// the opening balance.
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
				held.Shares, held.Balance = sumUnits(held.Shares, units), held.Balance+l.Amount // some were spent since
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
// chain has it.
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

// A step that an earlier life executed may be begun without its amount, which is then zero: the amount is in no
// position where the opening balance has in it both what brought the amount and the step. It is settled by what the chain did.

// maySettleUnreserved reports whether steps of the kind may be begun so. Deposits into sources that settle at once, and
// redemptions from them, fail if they are in an opening balance (whyNotSettled).
func (k StepKind) maySettleUnreserved() bool {
	return k == StepPayout || k == StepBridgeOut || k.makesRequest()
}

// setUnreserved gives a step without a reserved amount the amount that it took of the stablecoin. A payout is
// compared with what was ordered: it has that at most.
func (o *fate) setUnreserved(ref stepRef, f flow) {
	if !o.UsedBefore || ref.step.Amount != 0 || ref.isRecovered() {
		return
	}
	switch ref.step.Kind {
	case StepPayout:
		o.unreserved, ref.step.Amount = true, min(f.sent, ref.leg.Amount)
	case StepBridgeOut, StepRequestDeposit:
		o.unreserved, ref.step.Amount = true, max(0, -f.cash[ref.step.Token])
	}
}

// freeNothing has the lines of a step's entry free nothing if nothing is reserved for the step.
func (o fate) freeNothing(lines []ledger.Line) {
	for i := range lines {
		if o.unreserved && lines[i].Reserve < 0 {
			lines[i].Reserve = 0
		}
	}
}

// whyNotAfforded says why a step of an earlier life is not settled that took more than is reserved for it: the books do not
// have the rest. An opening balance that has the step in it needs none. Error: task.Later while the rest is reserved for other
// steps.
func (o fate) whyNotAfforded(ctx context.Context, tx *store.Tx, ref stepRef, f flow, opened opening) (string, error) {
	taken, reserved := -f.cash[ref.step.Token], ref.step.Amount
	if o.unreserved {
		reserved = 0
	}
	if !o.UsedBefore || o.accepted != nil || !o.unreserved && ref.step.Kind != StepRequestDeposit || taken <= reserved || opened.contains(o.Outcome) {
		return "", nil
	}
	positions, err := ledger.LockPositions(ctx, tx, ref.workflow.Wallet)
	if err != nil {
		return "", err
	}
	switch p := positionOf(positions, chain.CashID(ref.step.Chain, ref.step.Token)); {
	case p.Balance-p.Reserved >= taken-reserved:
		return "", nil
	case p.Balance >= taken:
		return "", task.Later{After: unreceivedDelay, Reason: "the amount that it took before is reserved for other steps"}
	}
	did, _ := f.compareWithOrder(ref)
	return fmt.Sprintf("requestId was used before by transaction %s, which %s, for which the books have no money", o.TxHash, did), nil
}
