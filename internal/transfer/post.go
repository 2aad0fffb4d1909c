package transfer

import (
	"maps"
	"math/big"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
)

// buildLines returns the step's postings: all proven changes by its intent, in every asset, ordered or not. follows
// is the part of the proceeds that stays reserved for the next step.
//
// Every position moves by exactly the chain's amount. A difference in a lane stands on its own account: proceeds
// beyond the carrying value, a reward, or a vault's cost is income of the source (or a loss); in a payout it came
// from outside.
func buildLines(ref stepRef, f flow, positions []ledger.Position, follows money.USD) []ledger.Line {
	lines := append(payeeLines(ref, f), cashLines(ref.step, f, follows)...)
	for _, c := range f.shares {
		lines = append(lines, shareLine(ref.step, f, c, positions, 0))
	}
	return append(lines, balancingLines(ref.step, lines)...)
}

// payeeLines post a payout's payments: the destination's receipt is external, the partner's is its fee, and the rest
// of the outflow is the cost of paying, our fee and the token's own.
func payeeLines(ref stepRef, f flow) []ledger.Line {
	step := ref.step
	if step.Kind != StepPayout {
		return nil
	}
	line := func(account ledger.Account, amount money.USD) ledger.Line {
		return ledger.Line{Account: account, Chain: step.Chain, Token: step.Token, Amount: amount}
	}
	destination, partner := ref.received(f)
	lines := []ledger.Line{line(ledger.External, destination)}
	if partner > 0 {
		lines = append(lines, line(ledger.PartnerFee, partner))
	}
	if fee := f.sent - destination - partner; fee > 0 {
		lines = append(lines, line(ledger.NetworkFee, fee))
	}
	return lines
}

// received returns the receipts of the destination and the partner of a payout.
func (r stepRef) received(f flow) (destination, partner money.USD) {
	share := r.leg.partnerShare()
	destination = f.receivedOf(r.step.Amount-r.step.Fee-share, r.workflow.DestinationAddress)
	if share > 0 {
		partner = f.receivedOf(share, r.workflow.PartnerAddress)
	}
	return destination, partner
}

// cashLines post the movements of the stablecoins, and end the reservation of the step that was to take cash. The
// step's own token has a line even if it did not move.
func cashLines(step *Step, f flow, follows money.USD) []ledger.Line {
	reserve := money.USD(0)
	switch step.Kind {
	case StepRedeem, StepClaimRedeem, StepBridgeIn:
		reserve = follows
	case StepDeposit, StepRequestDeposit, StepPayout, StepBridgeOut:
		reserve = -step.Amount
	}
	lines := []ledger.Line{{Account: ledger.Cash, Chain: step.Chain, Token: step.Token, Amount: f.cash[step.Token], Reserve: reserve}}
	for _, token := range slices.Sorted(maps.Keys(f.cash)) {
		if token != step.Token && f.cash[token] != 0 {
			lines = append(lines, ledger.Line{Account: ledger.Cash, Chain: step.Chain, Token: token, Amount: f.cash[token]})
		}
	}
	return lines
}

// shareLine posts the shares of one source that came or went. They come at the step's payment for them: the cost of a
// deposit, a request's cost of claimed or refunded ones, zero for others. They go with their part of the position's
// carrying value, rounded down, and with all of it with the last share: see CostMoved.
func shareLine(step *Step, f flow, c shareChange, positions []ledger.Position, carried money.USD) ledger.Line {
	line := ledger.Line{Account: ledger.YieldPosition, Chain: c.source.Chain, Token: c.source.DepositToken, YieldSource: c.source.ID, Shares: c.units}
	own := c.source.ID == step.YieldSource
	if own && (step.Kind == StepRedeem || step.Kind == StepRequestRedeem) {
		line.Reserve = -step.Amount
	}
	var held ledger.Position
	i := slices.IndexFunc(positions, func(p ledger.Position) bool { return p.ID == c.source.ID })
	if i >= 0 {
		held = positions[i]
	}
	line.Amount = CostMoved(step.Kind, own, c.units, held, f.cash[step.Token], carried)
	if gone := new(big.Int).Neg(c.units); gone.Cmp(held.Shares.Big()) > 0 {
		// Beyond the position's own, the wallet gave up shares that somebody gave
		// it, which the journal never had.
		line.Shares = gone.Neg(held.Shares.Big())
	}
	return line
}

// CostMoved returns by how much the balance of a position changes as units of its shares come, or go where units is
// negative, by a step of a kind; own reports whether the step is of that source. cash is the change of the step's
// stablecoin, carried a request's cost of the claimed or refunded part.
func CostMoved(kind StepKind, own bool, units *big.Int, held ledger.Position, cash, carried money.USD) money.USD {
	gone := new(big.Int).Neg(units)
	switch {
	case gone.Sign() <= 0 && own && kind == StepDeposit:
		return max(0, -cash)
	case gone.Sign() <= 0 && own && (kind == StepClaimDeposit || kind == StepClaimCancelled):
		return carried
	case gone.Sign() <= 0:
		return 0
	case gone.Cmp(held.Shares.Big()) >= 0:
		return -held.Balance
	}
	part, _ := money.UnitsFromBig(gone) // fewer than the position's
	return -held.Balance.ShareFloor(part, held.Shares)
}

// balancingLines make the lines of each lane sum to zero.
func balancingLines(step *Step, lines []ledger.Line) (balancing []ledger.Line) {
	open := map[chain.Token]money.USD{}
	for _, l := range lines {
		open[l.Token] -= l.Amount
	}
	account := ledger.YieldIncome
	if step.YieldSource == "" {
		account = ledger.External
	}
	for _, token := range slices.Sorted(maps.Keys(open)) {
		if open[token] != 0 {
			balancing = append(balancing, ledger.Line{Account: account, Chain: step.Chain, Token: token, YieldSource: step.YieldSource, Amount: open[token]})
		}
	}
	return balancing
}
