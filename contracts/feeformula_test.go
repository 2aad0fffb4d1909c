package contracts

import (
	"context"
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/randtest"
)

// Whatever happens to a wrapper, each charge is the formula's, which is
// computed here in fractions, but for what the grid on which prices are kept
// makes of it; a performance fee is never above it.
func TestFeesAreTheFormulas(t *testing.T) {
	c := newChain(t)
	randtest.CheckFew(t, 100, 10, func(rt *rapid.T) {
		// Near a fee of everything a step of the grid is given back many times over.
		performanceFees := rapid.Uint16Range(0, 5_000)
		w := c.newWrapped(
			performanceFees.Draw(rt, "performance fee"), rapid.Uint16Range(0, 100).Draw(rt, "management fee"))
		w.depositAssets(rapid.Int64Range(1_000, 1e13).Draw(rt, "first deposit"))
		now := w.readBooks()
		var former formerFees
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
			switch rapid.SampledFrom([]string{"deposit", "withdraw", "collect", "fees", "fees"}).Draw(rt, "step") {
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
			want.mark = ratOnGrid(then.mark) // as it is remembered
			want.changeFee(then.performanceFeeBps)
			former = want.former
			now = then
		}
	})
}

// books is all that a charge depends on, as the wrapper has it written down. Looks at it would give back already what is due.
type books struct {
	assets, supply, escrow, mark, floor *big.Int // the supply with the shares that are charged and not collected
	accrued                             int64
	performanceFeeBps, managementFeeBps uint16
}

// formerFees are what a change of the fee does not concern: up to chargedTo not more than chargedAt is charged, and up
// to owedTo owedAt is given back. Prices are nil where there is nothing.
type formerFees struct {
	chargedTo, chargedAt *big.Rat
	owedTo, owedAt       *big.Rat
}

// Where FeeWrapperFees keeps its books: its words _terms and _amounts.
var termsSlot, amountsSlot = common.BigToHash(big.NewInt(7)), common.BigToHash(big.NewInt(8))

func (w wrapperUnderTest) readBooks() books {
	w.Helper()
	terms, amounts := w.readWord(termsSlot), w.readWord(amountsSlot)
	bits := func(lowest, n uint) *big.Int {
		field := new(big.Int).Rsh(terms, lowest)
		return field.And(field, allOnes(n))
	}
	feeShares := new(big.Int).Rsh(amounts, 128)
	mark := bits(88, 80)
	escrow := new(big.Int).Mul(feeShares, bits(216, 40))
	depth := new(big.Int).Mul(mark, bits(168, 48))
	supply := callView(w.testChain, w.wrapper, wrapperABI.PackTotalSupply(), wrapperABI.UnpackTotalSupply)
	return books{
		assets:            callView(w.testChain, w.wrapper, wrapperABI.PackTotalAssets(), wrapperABI.UnpackTotalAssets),
		supply:            supply.Add(supply, feeShares),
		escrow:            escrow.Quo(escrow, allOnes(40)),
		mark:              mark,
		floor:             depth.Sub(mark, depth.Quo(depth, allOnes(48))),
		accrued:           bits(48, 40).Int64(),
		performanceFeeBps: uint16(bits(0, 16).Uint64()),
		managementFeeBps:  uint16(bits(16, 16).Uint64()),
	}
}

func (w wrapperUnderTest) readWord(slot common.Hash) *big.Int {
	w.Helper()
	word, err := w.client.StorageAt(context.Background(), w.wrapper, slot, nil)
	if err != nil {
		w.Fatal(err)
	}
	return new(big.Int).SetBytes(word)
}

// allOnes is the largest number of so many bits.
func allOnes(n uint) *big.Int {
	return new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), n), big.NewInt(1))
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
	fee                                *big.Rat // of now
	former                             formerFees
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
//	fall:        from the mark m to the price p: so many shares of the escrow are burnt that the price afterwards, and
//	             the new mark, is m − (m − p)·(1 − b·f/m), f being the floor and b the performance fee; it is no lower
//	             than the floor, and than where the escrow ends
//	management:  S · x/(1 − x), where x is the fee's part of the time; and the fall again that it makes
//	vesting:     of the escrow what the floor rises of what the mark is above it: a seventh a day, at most half, and at
//	             most as if the floor doubled in a year
//	gain:        S · g/(p − g) into escrow, where g is b·f/m of what the price p is above the mark; the price
//	             afterwards is the new mark
//
// Below a price to which it was charged before a raise, b is the lowest fee since, if that is below the one of now; a fall
// from there, but for less than a millionth, begins this, unless b is below the fee of now. What was charged before a
// reduction is given back at what b was then, after several on average. p is (A + 1)/(S + V) throughout.
func chargeExactly(now books, until int64, former formerFees) *exact {
	x := &exact{worth: add(ratOf(now.assets), ratOne), supply: ratOf(now.supply), escrow: ratOf(now.escrow),
		mark: ratOnGrid(now.mark), floor: ratOnGrid(now.floor), management: ratZero, performance: ratZero, returned: ratZero, steepness: ratOne,
		fee: big.NewRat(int64(now.performanceFeeBps), 10_000), former: former}
	elapsed := until - now.accrued
	if now.supply.Cmp(big.NewInt(1e18)) < 0 && mul(x.supply, ratMin(x.mark, x.price())).Cmp(big.NewRat(1e6, 1)) < 0 { // next to nobody is there
		x.mark, x.floor, x.former = x.price(), x.price(), formerFees{}
		x.vest(elapsed)
		return x
	}
	before := x.mark
	x.fall()
	part := big.NewRat(int64(now.managementFeeBps)*elapsed, 10_000*yearSeconds)
	x.management = mul(x.supply, quo(part, sub(ratOne, part)))
	x.supply = add(x.supply, x.management)
	x.fall()
	x.vest(elapsed)
	x.gain()
	x.forget(before, elapsed)
	return x
}

func (x *exact) fall() {
	if x.price().Cmp(x.mark) >= 0 {
		return
	}
	from := x.mark
	for {
		lowest := x.floor
		for _, boundary := range []*big.Rat{x.former.chargedTo, x.former.owedTo} {
			if below(boundary, x.mark) {
				lowest = ratMax(lowest, boundary)
			}
		}
		x.giveBack(lowest, x.givenBack())
		if x.mark.Cmp(lowest) != 0 || lowest.Cmp(x.floor) <= 0 {
			break
		}
	}
	if below(x.mark, x.former.owedTo) {
		x.former.owedTo = x.mark
	}
	noticed := mul(from, big.NewRat(1, 1e6))
	if sub(from, x.mark).Cmp(noticed) > 0 && !x.raised() && (x.former.chargedTo == nil || below(x.former.chargedTo, from)) {
		x.keepCharged(from)
	}
}

// below tells whether there are two prices and the first is the lower.
func below(a, b *big.Rat) bool { return a != nil && b != nil && a.Cmp(b) < 0 }

// givenBack is the fee on what was charged just below the mark, not less than what a recovery costs.
func (x *exact) givenBack() *big.Rat {
	fee := x.charged(x.fee)
	if x.former.owedTo != nil && !below(x.former.owedTo, x.mark) {
		fee = ratMax(fee, x.former.owedAt)
	}
	return fee
}

func (x *exact) charged(fee *big.Rat) *big.Rat {
	if x.former.chargedTo != nil && !below(x.former.chargedTo, x.mark) {
		return ratMin(fee, x.former.chargedAt)
	}
	return fee
}

// raised tells whether the fee of now is above the one that is charged again.
func (x *exact) raised() bool {
	return x.former.chargedTo != nil && x.former.chargedAt.Cmp(x.fee) < 0
}

func (x *exact) keepCharged(to *big.Rat) {
	if !x.raised() {
		x.former.chargedAt = x.fee
	}
	if x.former.chargedTo == nil || below(x.former.chargedTo, to) {
		x.former.chargedTo = to
	}
}

// changeFee is what is remembered when the performance fee is set. While a raise is above the fee that is charged again,
// nobody knows how high the mark has been: it is taken to be sixteen times what it is.
func (x *exact) changeFee(bps uint16) {
	fee := big.NewRat(int64(bps), 10_000)
	if fee.Cmp(x.fee) == 0 {
		return
	}
	owed := x.givenBack()
	if x.raised() {
		x.keepCharged(mul(x.mark, big.NewRat(16, 1)))
	} else if fee.Cmp(x.fee) > 0 {
		x.keepCharged(x.mark)
	}
	if owed.Cmp(x.charged(fee)) <= 0 {
		return
	}
	if below(x.floor, x.former.owedTo) && owed.Cmp(x.former.owedAt) < 0 {
		left := mul(assetsLeft(x.mark, x.former.owedTo, x.floor, owed), assetsLeft(x.former.owedTo, x.floor, x.floor, x.former.owedAt))
		owed = feeThatLeaves(left, x.mark, x.floor)
	}
	x.former.owedTo, x.former.owedAt = x.mark, owed
}

// assetsLeft is the part of the assets that a fall of the price after the fee from one to another leaves.
func assetsLeft(from, to, floor, fee *big.Rat) *big.Rat {
	kept := mul(fee, floor)
	return quo(sub(to, kept), sub(from, kept))
}

// feeThatLeaves is the one fee at which a fall to the floor leaves so much, rounded up to a basis point.
func feeThatLeaves(left, from, floor *big.Rat) *big.Rat {
	fee := ratOne
	if floor.Sign() != 0 {
		fee = quo(sub(floor, mul(left, from)), mul(floor, sub(ratOne, left)))
	}
	bps := mul(fee, big.NewRat(10_000, 1))
	up := new(big.Int).Add(bps.Num(), new(big.Int).Sub(bps.Denom(), big.NewInt(1)))
	return new(big.Rat).SetFrac(up.Quo(up, bps.Denom()), big.NewInt(10_000))
}

func (x *exact) giveBack(lowest, fee *big.Rat) {
	p, m := x.price(), x.mark
	if p.Cmp(m) >= 0 {
		return
	}
	part := quo(mul(fee, x.floor), m)
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
	if !below(x.floor, x.former.chargedTo) {
		x.former.chargedTo = nil
	}
	if !below(x.floor, x.former.owedTo) {
		x.former.owedTo = nil
	}
}

// gain charges up to where the price after the fee is as high as it was before, and above that.
func (x *exact) gain() {
	p := x.price()
	gain := sub(p, x.mark)
	if gain.Sign() <= 0 {
		return
	}
	due, again := ratZero, ratZero
	if below(x.mark, x.former.chargedTo) {
		part := quo(mul(x.charged(x.fee), x.floor), x.mark)
		again = ratMin(gain, quo(sub(x.former.chargedTo, x.mark), sub(ratOne, part)))
		due = mul(again, part)
	}
	// On the rest of the way the price after the fee rises from h to h + (p − q)·(h − b·f)/q, q being the price at h.
	q := add(x.mark, again)
	h := sub(q, due)
	rest := sub(gain, again)
	due = add(due, sub(rest, quo(mul(rest, sub(h, mul(x.fee, x.floor))), q)))
	x.performance = mul(x.supply, quo(due, sub(p, due)))
	x.supply, x.escrow = add(x.supply, x.performance), add(x.escrow, x.performance)
	x.mark = x.price()
}

func (x *exact) forget(before *big.Rat, elapsed int64) {
	to := x.former.chargedTo
	if to == nil {
		return
	}
	// Rounding may leave the mark short by a few steps of the grid of where it was; charging them is the same either way.
	near := sub(to, mul(ratGrid, big.NewRat(16, 1)))
	if !x.raised() {
		if x.mark.Cmp(near) >= 0 {
			x.former.chargedTo = nil
		}
		return
	}
	if above := sub(to, ratMax(x.mark, before)); above.Sign() > 0 {
		x.former.chargedTo = sub(to, mul(above, big.NewRat(min(elapsed, vestingSeconds/2), vestingSeconds)))
	}
}

// assertIs holds what a wrapper did against the exact charge. What was rounded on the way is a few steps of the grid of
// prices, of which each is worth its part of all shares.
func (x *exact) assertIs(rt *rapid.T, then books, got charged) {
	steps := big.NewRat(16, 1)
	slack := quo(mul(x.supply, mul(ratGrid, steps)), x.price())
	slack = add(slack, big.NewRat(2, 1))
	assertNear(rt, "management shares", ratOf(got.management), x.management, add(ratOne, quo(mul(x.management, slack), x.supply)))
	most := x.performance
	if x.former.chargedTo != nil { // whose place on the grid is rounded, too
		most = add(most, quo(mul(x.supply, ratGrid), x.price()))
	}
	assertWithin(rt, "performance shares", got.performance, most, add(slack, sub(most, x.performance)))
	parts := quo(x.supply, big.NewRat(1e12, 1)) // in which the escrow is kept, and so given back as a whole
	returned := mul(add(slack, parts), x.steepness)
	assertNear(rt, "returned shares", ratOf(got.returned), x.returned, returned)
	if gap := sub(x.mark, x.floor); gap.Sign() > 0 {
		parts = add(parts, quo(mul(x.escrow, mul(ratGrid, steps)), gap)) // and in which it vests
	}
	assertNear(rt, "escrow", ratOf(then.escrow), x.escrow, add(returned, parts))
	prices := add(mul(x.price(), quo(slack, add(x.supply, ratVirtual))), mul(ratGrid, steps))
	assertNear(rt, "mark", ratOnGrid(then.mark), x.mark, prices)
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
