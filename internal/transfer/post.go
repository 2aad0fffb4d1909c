package transfer

import (
	"maps"
	"math/big"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
)

// buildLines are the step's postings: what its intent is proven to have changed, all
// of it, in whichever asset, whether it was ordered or not. follows is what of the
// proceeds stays reserved for the next step.
//
// Every position moves by exactly what the chain says. What that leaves open in a
// lane stands on its own account: a redemption beyond its carrying value, a reward, or
// what a vault took beside is income of the source (or a loss); in a payout it came
// from somebody outside.
func buildLines(ref stepRef, f flow, positions []ledger.Position, follows money.USD) []ledger.Line {
	lines := append(payeeLines(ref, f), cashLines(ref.step, f, follows)...)
	for _, c := range f.shares {
		lines = append(lines, shareLine(ref.step, f, c, positions))
	}
	return append(lines, balancingLines(ref.step, lines)...)
}

// payeeLines post what a payout paid: what reached the destination is external, what
// reached the partner is its fee, and the rest of what left is what paying cost, our
// fee and the token's own.
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

// received is what reached the destination and the partner of a payout.
func (r stepRef) received(f flow) (destination, partner money.USD) {
	share := r.leg.partnerShare()
	destination = f.receivedOf(r.step.Amount-r.step.Fee-share, r.workflow.DestinationAddress)
	if share > 0 {
		partner = f.receivedOf(share, r.workflow.PartnerAddress)
	}
	return destination, partner
}

// cashLines post what moved of the stablecoins, and end the reservation of the step
// that was to take cash. The step's own token has a line even if none of it moved.
func cashLines(step *Step, f flow, follows money.USD) []ledger.Line {
	reserve := -step.Amount
	if step.Kind == StepRedeem {
		reserve = follows
	}
	lines := []ledger.Line{{Account: ledger.Cash, Chain: step.Chain, Token: step.Token, Amount: f.cash[step.Token], Reserve: reserve}}
	for _, token := range slices.Sorted(maps.Keys(f.cash)) {
		if token != step.Token && f.cash[token] != 0 {
			lines = append(lines, ledger.Line{Account: ledger.Cash, Chain: step.Chain, Token: token, Amount: f.cash[token]})
		}
	}
	return lines
}

// shareLine posts the shares of one source that came or went. They come at what the
// step paid for them: the cost of a deposit, nothing if they came beside. They go with
// their part of the position's carrying value, rounded down, and with all of it
// with the last share.
func shareLine(step *Step, f flow, c shareChange, positions []ledger.Position) ledger.Line {
	line := ledger.Line{Account: ledger.YieldPosition, Chain: c.source.Chain, Token: c.source.DepositToken, YieldSource: c.source.ID, Shares: c.units}
	own := c.source.ID == step.YieldSource
	if own && step.Kind == StepRedeem {
		line.Reserve = -step.Amount
	}
	if c.units.Sign() >= 0 {
		if own && step.Kind == StepDeposit {
			line.Amount = max(0, -f.cash[step.Token])
		}
		return line
	}
	gone := new(big.Int).Neg(c.units)
	i := slices.IndexFunc(positions, func(p ledger.Position) bool { return p.ID == c.source.ID })
	switch {
	case i < 0:
		line.Shares = new(big.Int) // the journal never had them
	case gone.Cmp(positions[i].Shares.Big()) >= 0:
		// Beyond the position's own, the wallet gave up shares that somebody gave
		// it, which the journal never had.
		line.Shares, line.Amount = gone.Neg(positions[i].Shares.Big()), -positions[i].Balance
	default:
		units, _ := money.UnitsFromBig(gone) // fewer than the position's
		line.Amount = -positions[i].Balance.ShareFloor(units, positions[i].Shares)
	}
	return line
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
