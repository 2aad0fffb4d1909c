package contracts

import (
	"context"
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/core/types"
	"pgregory.net/rapid"
)

// Whatever happens to a wrapper, each charge is the formula's, which is
// computed here in fractions, but for what the grid on which prices are kept
// makes of it; a performance fee is never above it.
func TestFeesAreTheFormulas(t *testing.T) {
	c := newChain(t)
	rapid.Check(t, func(rt *rapid.T) {
		// Near a fee of everything a step of the grid is given back many times over.
		performanceFees := rapid.Uint16Range(0, 5_000)
		w := c.newWrapped(
			performanceFees.Draw(rt, "performance fee"), rapid.Uint16Range(0, 100).Draw(rt, "management fee"))
		w.depositAssets(rapid.Int64Range(1_000, 1e13).Draw(rt, "first deposit"))
		now := w.readBooks()
		var former formerFee
		for range rapid.IntRange(1, 8).Draw(rt, "steps") {
			if rapid.Bool().Draw(rt, "later") {
				w.advanceTime(time.Duration(rapid.Int64Range(1, 40*24*3600).Draw(rt, "seconds")) * time.Second)
			}
			if rapid.Bool().Draw(rt, "revalued") {
				worth := callView(c, w.source, vaultABI.PackTotalAssets(), vaultABI.UnpackTotalAssets).Int64()
				percent := rapid.Int64Range(40, 180).Draw(rt, "worth in percent")
				c.mustSucceed(w.source, vaultABI.PackSetNav(big.NewInt(worth/100*percent)))
				now.assets = callView(c, w.wrapper, wrapperABI.PackTotalAssets(), wrapperABI.UnpackTotalAssets)
			}
			var receipt *types.Receipt
			switch rapid.SampledFrom([]string{"deposit", "withdraw", "collect", "fees"}).Draw(rt, "step") {
			case "deposit":
				receipt = w.depositAssets(rapid.Int64Range(1_000, 1e13).Draw(rt, "deposit"))
			case "withdraw":
				most := callView(c, w.wrapper, wrapperABI.PackMaxWithdraw(addressOf(c.relayer)), wrapperABI.UnpackMaxWithdraw)
				// A charge in the meantime leaves a little less.
				receipt = w.withdrawAssets(rapid.Int64Range(0, most.Int64()*99/100).Draw(rt, "withdrawal"))
			case "collect":
				receipt = c.mustSucceed(w.wrapper, wrapperABI.PackCollectFees())
			case "fees":
				receipt = c.mustSucceed(w.wrapper, wrapperABI.PackSetFees(performanceFees.Draw(rt, "new performance fee"), now.managementFeeBps))
			}
			then := w.readBooks()
			header, err := c.client.HeaderByNumber(context.Background(), receipt.BlockNumber)
			if err != nil || then.accrued != int64(header.Time) {
				rt.Fatalf("charged until %d in block %+v: %v", then.accrued, header, err)
			}
			want := chargeExactly(now, then.accrued, former)
			want.assertIs(rt, then, chargedIn(rt, receipt))
			former = want.formerAfter(now.performanceFeeBps, then.performanceFeeBps)
			now = then
		}
	})
}

// books is all that a charge depends on, as it is when nothing is due.
type books struct {
	assets, supply, escrow, mark, floor *big.Int // the supply with the shares that are charged and not collected
	accrued                             int64
	performanceFeeBps, managementFeeBps uint16
}

// formerFee is the fee below a price, where that is not the one in force. Nil: nowhere.
type formerFee struct {
	until *big.Rat
	fee   *big.Rat
}

func (w wrapperUnderTest) readBooks() books {
	w.Helper()
	supply := callView(w.testChain, w.wrapper, wrapperABI.PackTotalSupply(), wrapperABI.UnpackTotalSupply)
	pending := callView(w.testChain, w.wrapper, wrapperABI.PackPendingFees(), wrapperABI.UnpackPendingFees)
	escrow := callView(w.testChain, w.wrapper, wrapperABI.PackEscrow(), wrapperABI.UnpackEscrow)
	state := callView(w.testChain, w.wrapper, wrapperABI.PackState(), wrapperABI.UnpackState)
	return books{
		assets:            callView(w.testChain, w.wrapper, wrapperABI.PackTotalAssets(), wrapperABI.UnpackTotalAssets),
		supply:            supply.Add(supply, pending.Add(pending, escrow.Shares)),
		escrow:            escrow.Shares,
		mark:              callView(w.testChain, w.wrapper, wrapperABI.PackHighWaterMark(), wrapperABI.UnpackHighWaterMark),
		floor:             escrow.Floor,
		accrued:           callView(w.testChain, w.wrapper, wrapperABI.PackLastAccrual(), wrapperABI.UnpackLastAccrual).Int64(),
		performanceFeeBps: state.PerformanceFeeBps,
		managementFeeBps:  state.ManagementFeeBps,
	}
}

// charged is what the events of one transaction say was charged and given back.
type charged struct{ management, performance, returned *big.Int }

func chargedIn(rt *rapid.T, receipt *types.Receipt) charged {
	got := charged{new(big.Int), new(big.Int), new(big.Int)}
	found := 0
	for _, log := range receipt.Logs {
		if event, err := wrapperABI.UnpackFeesAccruedEvent(log); err == nil {
			got.management, got.performance = event.ManagementShares, event.PerformanceShares
			found++
		}
		if event, err := wrapperABI.UnpackFeesReturnedEvent(log); err == nil {
			got.returned = event.Shares
		}
	}
	if found > 1 {
		rt.Fatalf("charged %d times in one transaction", found)
	}
	return got
}

// exact is a charge in fractions.
type exact struct {
	worth, supply, escrow, mark, floor *big.Rat
	management, performance, returned  *big.Rat
	steepness                          *big.Rat // by how many times its own part a step of the price is given back, at most
	former                             formerFee
}

var (
	ratZero, ratOne = new(big.Rat), big.NewRat(1, 1)
	ratVirtual      = big.NewRat(1e12, 1)
	ratGrid         = new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Exp(big.NewInt(10), big.NewInt(27), nil))
)

const (
	yearSeconds    = 365 * 24 * 3600
	vestingSeconds = 7 * 24 * 3600
)

func ratOf(n *big.Int) *big.Rat     { return new(big.Rat).SetInt(n) }
func ratOnGrid(n *big.Int) *big.Rat { return mul(ratOf(n), ratGrid) }
func add(a, b *big.Rat) *big.Rat    { return new(big.Rat).Add(a, b) }
func sub(a, b *big.Rat) *big.Rat    { return new(big.Rat).Sub(a, b) }
func mul(a, b *big.Rat) *big.Rat    { return new(big.Rat).Mul(a, b) }
func quo(a, b *big.Rat) *big.Rat    { return new(big.Rat).Quo(a, b) }

func ratMin(a, b *big.Rat) *big.Rat {
	if a.Cmp(b) < 0 {
		return a
	}
	return b
}

func ratMax(a, b *big.Rat) *big.Rat {
	if a.Cmp(b) > 0 {
		return a
	}
	return b
}

func (x *exact) price() *big.Rat { return quo(x.worth, add(x.supply, ratVirtual)) }

// chargeExactly is a charge from now to a time:
//
//	management:  S · x/(1 − x), where x is the fee's part of the time
//	fall:        from the mark m to the price p: so many shares of the escrow are burnt that the price afterwards, and
//	             the new mark, is m − (m − p)·(1 − b·f/m), f being the floor and b the performance fee; it is no lower
//	             than the floor, and than where the escrow ends
//	vesting:     of the escrow what the floor rises of what the mark is above it: a seventh a day, at most half, and at
//	             most as if the floor doubled in a year
//	gain:        S · g/(p − g) into escrow, where g is b·f/m of what the price p is above the mark; the price
//	             afterwards is the new mark
//
// Below a former fee's price, b is that fee; above it, that price is the floor. A gain ends a former fee that is above
// the fee of now at the mark from which it is charged. p is (A + 1)/(S + V) throughout.
func chargeExactly(now books, until int64, former formerFee) *exact {
	x := &exact{worth: add(ratOf(now.assets), ratOne), supply: ratOf(now.supply), escrow: ratOf(now.escrow),
		mark: ratOnGrid(now.mark), floor: ratOnGrid(now.floor), management: ratZero, performance: ratZero, returned: ratZero, steepness: ratOne, former: former}
	elapsed := until - now.accrued
	fee := big.NewRat(int64(now.performanceFeeBps), 10_000)
	if now.supply.Cmp(big.NewInt(1e18)) < 0 { // next to nobody is there
		x.mark, x.floor = x.price(), x.price()
		x.vest(elapsed)
		return x
	}
	part := big.NewRat(int64(now.managementFeeBps)*elapsed, 10_000*yearSeconds)
	x.management = mul(x.supply, quo(part, sub(ratOne, part)))
	x.supply = add(x.supply, x.management)
	if x.price().Cmp(x.mark) < 0 {
		if former.until == nil || former.until.Cmp(x.mark) < 0 {
			lowest := x.floor
			if former.until != nil {
				lowest = ratMax(lowest, former.until)
			}
			x.giveBack(lowest, fee)
		}
		if former.until != nil && x.mark.Cmp(former.until) <= 0 {
			x.giveBack(x.floor, former.fee)
		}
	}
	x.vest(elapsed)
	x.gain(fee)
	return x
}

func (x *exact) giveBack(lowest, fee *big.Rat) {
	p, m := x.price(), x.mark
	if p.Cmp(m) >= 0 {
		return
	}
	part := quo(mul(fee, lowest), m)
	x.steepness = ratMax(x.steepness, quo(ratOne, sub(ratOne, part)))
	to := ratMax(lowest, sub(m, mul(sub(m, p), sub(ratOne, part))))
	// All shares are worth W = S·p at p, and on the line of the fall S·m − S·(m − to)/(1 − part) at to.
	shares := sub(x.supply, quo(mul(x.supply, sub(m, quo(sub(m, to), sub(ratOne, part)))), to))
	if shares.Cmp(x.escrow) > 0 {
		shares = x.escrow
		// Where the line has given back just these: (S − shares)·to = S·m − S·(m − to)/(1 − part).
		slope := quo(x.supply, sub(ratOne, part))
		end := quo(mul(m, sub(slope, x.supply)), add(sub(slope, x.supply), shares))
		to = ratMax(to, end)
	}
	x.escrow, x.supply, x.returned, x.mark = sub(x.escrow, shares), sub(x.supply, shares), add(x.returned, shares), to
}

func (x *exact) vest(elapsed int64) {
	elapsed = min(elapsed, vestingSeconds/2)
	gap := sub(x.mark, x.floor)
	week := big.NewRat(elapsed, vestingSeconds)
	rise := ratMin(mul(gap, week), mul(x.floor, big.NewRat(elapsed, yearSeconds)))
	if gap.Sign() != 0 {
		x.escrow = sub(x.escrow, quo(mul(x.escrow, rise), gap))
	} else {
		x.escrow = sub(x.escrow, mul(x.escrow, week))
	}
	x.floor = add(x.floor, rise)
	if x.former.until == nil {
		return
	}
	if above := sub(x.former.until, x.mark); above.Sign() > 0 {
		x.former.until = sub(x.former.until, mul(above, week))
	}
	if x.former.until.Cmp(x.floor) <= 0 {
		x.former = formerFee{}
	}
}

func (x *exact) gain(fee *big.Rat) {
	p := x.price()
	gain := sub(p, x.mark)
	if gain.Sign() <= 0 {
		return
	}
	due, mark, anchor := ratZero, x.mark, x.floor
	if x.former.until != nil && x.former.until.Cmp(mark) > 0 && x.former.fee.Cmp(fee) > 0 {
		x.former.until = mark
		if mark.Cmp(x.floor) <= 0 {
			x.former = formerFee{}
		}
	}
	if x.former.until != nil {
		if x.former.until.Cmp(mark) > 0 {
			part := quo(mul(x.former.fee, anchor), mark)
			below := ratMin(gain, quo(sub(x.former.until, mark), sub(ratOne, part)))
			due, gain, mark = mul(below, part), sub(gain, below), x.former.until
		}
		anchor = ratMax(anchor, x.former.until)
	}
	due = add(due, mul(gain, quo(mul(fee, anchor), mark)))
	x.performance = mul(x.supply, quo(due, sub(p, due)))
	x.supply, x.escrow = add(x.supply, x.performance), add(x.escrow, x.performance)
	x.mark = x.price()
}

// formerAfter is the former fee once the performance fee was set from one to another.
func (x *exact) formerAfter(was, is uint16) formerFee {
	if was == is || x.mark.Cmp(x.floor) == 0 || x.former.until != nil && x.former.until.Cmp(x.mark) >= 0 {
		return x.former
	}
	fee := big.NewRat(int64(was), 10_000)
	if x.former.until != nil {
		fee = ratMax(fee, x.former.fee)
	}
	return formerFee{x.mark, fee}
}

// assertIs holds what a wrapper did against the exact charge. What was rounded on the way is a few steps of the grid of
// prices, of which each is worth its part of all shares.
func (x *exact) assertIs(rt *rapid.T, then books, got charged) {
	steps := big.NewRat(16, 1)
	slack := quo(mul(x.supply, mul(ratGrid, steps)), x.price())
	slack = add(slack, mul(add(x.performance, x.returned), big.NewRat(1, 1e6)))
	slack = add(slack, big.NewRat(2, 1))
	// The books are read by looks that give back already what is due, down to a step of the grid; the charge is on the
	// shares there were before.
	assertNear(rt, "management shares", ratOf(got.management), x.management, add(ratOne, quo(mul(x.management, slack), x.supply)))
	assertWithin(rt, "performance shares", got.performance, x.performance, slack)
	parts := quo(x.supply, big.NewRat(1e12, 1)) // in which the escrow is kept, and so given back as a whole
	returned := mul(add(slack, parts), x.steepness)
	assertNear(rt, "returned shares", ratOf(got.returned), x.returned, returned)
	if gap := sub(x.mark, x.floor); gap.Sign() > 0 {
		parts = add(parts, quo(mul(x.escrow, mul(ratGrid, steps)), gap)) // and in which it vests
	}
	assertNear(rt, "escrow", ratOf(then.escrow), x.escrow, add(returned, parts))
	prices := add(mul(x.price(), quo(slack, add(x.supply, ratVirtual))), mul(ratGrid, steps))
	assertNear(rt, "mark", ratOnGrid(then.mark), x.mark, prices)
	if then.supply.Cmp(big.NewInt(1e18)) < 0 {
		return // which a look at the floor anchors again already
	}
	assertNear(rt, "floor", ratOnGrid(then.floor), x.floor, add(prices, mul(x.mark, big.NewRat(1, 1e14))))
}

// assertWithin fails unless got is at most want, and less by at most slack.
func assertWithin(rt *rapid.T, what string, got *big.Int, want, slack *big.Rat) {
	missing := sub(want, ratOf(got))
	if missing.Sign() < 0 || missing.Cmp(slack) > 0 {
		rt.Fatalf("%s: %s, want %s, within %s", what, got, want.FloatString(3), slack.FloatString(3))
	}
}

func assertNear(rt *rapid.T, what string, got, want, slack *big.Rat) {
	off := sub(want, got)
	if off.Abs(off).Cmp(slack) > 0 {
		rt.Fatalf("%s: %s, want %s, within %s", what, got.FloatString(30), want.FloatString(30), slack.FloatString(30))
	}
}
