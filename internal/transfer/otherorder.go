package transfer

import (
	"context"
	"fmt"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
)

// The id of a payout is good for one execution, by whichever signature comes first. After a restore that may be one of the lost
// database, for another order of the same requestId, although this database has signed the payout too, and the block may
// be later than its signature. So each payout is compared with its order when it is settled. One of another order
// fails, and the amounts that moved leave the books as the chain has them.

// mostKeptPart bounds the fee that USDT may keep of a payment on an EVM chain: a five-hundredth of it. It pays the fee to its issuer by a
// movement of its own. No other token that is served can keep one there.
const mostKeptPart = 500

// isOtherPayout reports whether the chain has executed another order than that of a payout which this database has signed: one by
// which a payee has received more than was ordered, or less than a fee of the token's own explains.
func (f flow) isOtherPayout(ref stepRef) bool {
	if ref.step.Kind != StepPayout || len(f.beyond) > 0 { // amounts that no book can hold are no payments
		return false
	}
	lacking := false
	for payee, ordered := range ref.orderedPayments() {
		most := ordered
		if ref.step.FeeCollector == payee || ref.step.FeeCollector == "" { // as in rows of earlier versions
			most += ref.step.Fee
		}
		received := f.receivedOf(money.MaxUSD, payee)
		if received > most {
			return true
		}
		lacking = lacking || received < ordered
	}
	return lacking && !f.isLessTokenFee(ref)
}

// isLessTokenFee reports whether the payees and the fee's collector have received as much as was ordered, less exactly a fee of the token's
// own: one that its transfers withheld, or that USDT paid to its issuer, once for each of them at most.
func (f flow) isLessTokenFee(ref stepRef) bool {
	if f.sent != ref.step.Amount { // a token keeps its fee out of the amount
		return false
	}
	ordered := ref.orderedPayments()
	if ref.step.Fee > 0 {
		ordered[ref.step.FeeCollector] += ref.step.Fee
	}
	var issuer chain.Address
	paid, kept := 0, f.withheld
	for _, p := range f.payments {
		if _, is := ordered[p.To]; is {
			paid++
			continue
		}
		if issuer != "" && issuer != p.To {
			return false
		}
		issuer, kept, paid = p.To, kept+p.Amount, paid-1
	}
	if issuer != "" && (paid < 0 || ref.step.Token != chain.USDT || ref.step.Chain.IsSolana()) {
		return false
	}
	for payee, amount := range ordered {
		lacks := amount - f.receivedOf(money.MaxUSD, payee)
		if lacks < 0 || issuer != "" && lacks > amount/mostKeptPart {
			return false
		}
		kept -= lacks
	}
	return kept == 0
}

// isOtherBurn reports whether the chain has executed another order than that of a transfer to another chain which this database has
// signed, and none of its token has left. One of another amount is settled with that, and fails its leg: see whyOtherSent.
func (f flow) isOtherBurn(ref stepRef) bool {
	return ref.step.Kind == StepBridgeOut && len(f.beyond) == 0 && f.cash[ref.step.Token] >= 0
}

// whyOtherSent is why a leg goes no further once its amount has come from another chain: the chain that it left has executed an order
// of another amount, by a lost signature. The amount stays in the wallet. It is empty if that chain has executed the order.
func (l *Leg) whyOtherSent() failure.Reason {
	b := l.Bridge
	if b == nil || b.Ordered == 0 {
		return failure.Reason{}
	}
	return usedBefore(fmt.Sprintf("requestId was used before by transaction %s, which sent %s to another chain, %s was ordered", b.SentHash, b.Amount, b.Ordered))
}

// orderedPayments returns the amounts that the destination and the partner of a payout are to receive.
func (r stepRef) orderedPayments() map[chain.Address]money.USD {
	share := r.leg.partnerShare()
	ordered := map[chain.Address]money.USD{r.workflow.DestinationAddress: r.step.Amount - r.step.Fee - share}
	if share > 0 {
		ordered[r.workflow.PartnerAddress] += share
	}
	return ordered
}

// planOther returns the entry of the order that the chain has executed in place of that of a payout, or of a transfer to another chain, all
// of it as paid: no book knows the fee of an order that is lost. It is nil where an opening balance of a later block has it already. Where it was executed before
// this database signed anything, and the books do not hold it free, it is nil too: `granary recover` has them follow the chain.
func planOther(ctx context.Context, tx *store.Tx, ref stepRef, f flow, outcome fate, opened opening) (*ledger.Entry, error) {
	if ref.step.Kind != StepPayout && ref.step.Kind != StepBridgeOut || opened.containsOutcome(outcome.Outcome) {
		return nil, nil
	}
	positions, err := ledger.LockPositions(ctx, tx, ref.workflow.Wallet)
	if err != nil {
		return nil, err
	}
	entry := ledger.Entry{
		Organization: ref.workflow.Organization, Wallet: ref.workflow.Wallet, Type: ref.step.Kind.ledgerEventType(),
		Reference: "step:" + ref.step.ID.String(), SettledAt: outcome.BlockTime, TxHash: outcome.TxHash, Lines: otherLines(ref.step, f, positions),
	}
	if len(entry.Lines) < 2 {
		return nil, nil // no amount has moved
	}
	reserved := ref.step.Amount
	if outcome.unreserved {
		reserved = 0
	}
	if outcome.UsedBefore && !f.isHeldFree(ref.step, positions, reserved) {
		return nil, nil
	}
	return &entry, nil
}

// otherLines returns the postings of another order than that of a step: the amounts that moved, and that they are outside. The failure of the
// step ends its reservation.
func otherLines(step *Step, f flow, positions []ledger.Position) []ledger.Line {
	lines := cashLines(step, f, 0)
	lines[0].Reserve = 0
	for _, c := range f.shares {
		lines = append(lines, shareLine(step, f, c, positions, 0))
	}
	return append(lines, balancingLines(step, lines)...)
}

// isHeldFree reports whether the books hold all that left the wallet, free or reserved for the step.
func (f flow) isHeldFree(step *Step, positions []ledger.Position, reserved money.USD) bool {
	for token, change := range f.cash {
		p := positionOf(positions, chain.CashID(step.Chain, token))
		free := p.Balance - p.Reserved
		if token == step.Token {
			free += reserved
		}
		if change < 0 && -change > free {
			return false
		}
	}
	return !slices.ContainsFunc(f.shares, func(c shareChange) bool { return c.units.Sign() < 0 })
}

// mayBeOther reports whether a payout that this database has signed, and that the chain has executed, may be of another order, which
// is known once it is settled: while a loss is recorded, or if its outcome is final and its settlement is still to come.
func mayBeOther(ctx context.Context, q store.Querier, outcome intent.Outcome) (bool, error) {
	if outcome.UsedBefore || outcome.State == intent.Executed {
		return true, nil
	}
	_, open, err := restore.FindOpen(ctx, q)
	return open, err
}
