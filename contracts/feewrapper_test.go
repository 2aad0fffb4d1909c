package contracts

import (
	"context"
	"fmt"
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/waittest"
)

var (
	wrapperABI        = NewFeeWrapper()
	wrapperFactoryABI = NewFeeWrapperFactory()
	vaultABI          = NewSandboxVault()
)

// wrapperUnderTest is a fee wrapper over a sandbox vault over USDC. The relayer owns
// both and is the holder that the wrapper lets in.
type wrapperUnderTest struct {
	*testChain
	factory, source, wrapper, recipient common.Address
	salt                                [32]byte
	terms                               FeeWrapperFactoryTerms
}

func (c *testChain) newWrapped(performanceFeeBps, managementFeeBps uint16) wrapperUnderTest {
	c.Helper()
	owner := addressOf(c.relayer)
	source := c.deployContract(&SandboxVaultMetaData, vaultABI.PackConstructor(c.usdc, "Vault", "V", owner))
	c.mustSucceed(c.usdc, usdcABI.PackSetMinter(source, true))
	factory := c.deployContract(&FeeWrapperFactoryMetaData, wrapperFactoryABI.PackConstructor(0))
	terms := FeeWrapperFactoryTerms{
		Source: source, Owner: owner, Allowlister: owner, Pauser: owner,
		FeeRecipient:      common.HexToAddress("0xFEE0000000000000000000000000000000000FEE"),
		PerformanceFeeBps: performanceFeeBps, ManagementFeeBps: managementFeeBps, MaxPerformanceFeeBps: 9_999,
		Name: "Wrapper", Symbol: "W",
	}
	salt := [32]byte{1}
	wrapper := callView(c, factory, wrapperFactoryABI.PackPredict(salt, terms), wrapperFactoryABI.UnpackPredict)
	c.mustSucceed(factory, wrapperFactoryABI.PackCreate(salt, terms))
	c.mustSucceed(wrapper, wrapperABI.PackSetAllowed([]common.Address{owner}, true))

	c.payFromFaucet(c.usdc, 1e15, owner)
	most := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 256), big.NewInt(1))
	c.mustSucceed(c.usdc, usdcABI.PackApprove(wrapper, most))
	c.mustSucceed(c.usdc, usdcABI.PackApprove(source, most))
	return wrapperUnderTest{
		testChain: c, factory: factory, source: source, wrapper: wrapper, recipient: terms.FeeRecipient,
		salt: salt, terms: terms,
	}
}

func (w wrapperUnderTest) depositAssets(assets int64) *types.Receipt {
	w.Helper()
	return w.mustSucceed(w.wrapper, wrapperABI.PackDeposit(big.NewInt(assets), addressOf(w.relayer)))
}

func (w wrapperUnderTest) withdrawAssets(assets int64) *types.Receipt {
	w.Helper()
	owner := addressOf(w.relayer)
	return w.mustSucceed(w.wrapper, wrapperABI.PackWithdraw(big.NewInt(assets), owner, owner))
}

// advanceTime lets time pass on the chain, once its pool knows that the last
// transaction is in a block.
func (w wrapperUnderTest) advanceTime(d time.Duration) {
	w.Helper()
	var err error
	waittest.Until(w, "the clock is moved", func() bool { err = w.backend.AdjustTime(d); return err == nil }, func() string { return fmt.Sprint(err) })
}

// The address is known before, stands for the terms, and may be created again.
func TestWrapperIsWhereItWasPredicted(t *testing.T) {
	c := newChain(t)
	w := c.newWrapped(1_000, 100)
	state := callView(c, w.wrapper, wrapperABI.PackState(), wrapperABI.UnpackState)
	want := FeeWrapperState{
		Source: w.source, Asset: c.usdc, Owner: addressOf(c.relayer), Allowlister: addressOf(c.relayer),
		Pauser: addressOf(c.relayer), FeeRecipient: w.recipient, PerformanceFeeBps: 1_000, ManagementFeeBps: 100,
		MaxPerformanceFeeBps: 9_999, MaxManagementFeeBps: 100,
	}
	if state != want {
		t.Errorf("state %+v, want %+v", state, want)
	}
	logs := c.mustSucceed(w.factory, wrapperFactoryABI.PackCreate(w.salt, w.terms)).Logs
	if len(logs) != 0 {
		t.Errorf("creating it again did something: %v", logs)
	}
	other := w.terms
	other.ManagementFeeBps = 99
	if callView(c, w.factory, wrapperFactoryABI.PackPredict(w.salt, other), wrapperFactoryABI.UnpackPredict) == w.wrapper {
		t.Error("other terms, same address")
	}
}

// Each in a transaction of its own, by a holder who has assets and shares,
// with both fees due. The sandbox's vault and USDC cost more than most.
func TestWrapperGasIsAsDocumented(t *testing.T) {
	c := newChain(t)
	check := assertDocumentedGas(t)
	w := c.newWrapped(1_000, 100)
	owner := addressOf(c.relayer)
	c.mustSucceed(w.source, vaultABI.PackDeposit(big.NewInt(1e12), owner))
	w.depositAssets(1e12)
	w.advanceTime(time.Hour)
	w.depositAssets(1e9)
	w.advanceTime(time.Hour)
	check("`FeeWrapper.deposit`", w.depositAssets(1e9))
	w.advanceTime(time.Hour)
	check("`FeeWrapper.withdraw`", w.withdrawAssets(1e9))
	w.advanceTime(time.Hour)
	check("`FeeWrapper.redeem`", c.mustSucceed(w.wrapper, wrapperABI.PackRedeem(big.NewInt(1e18), owner, owner)))
	check("`SandboxVault.deposit`, for comparison",
		c.mustSucceed(w.source, vaultABI.PackDeposit(big.NewInt(1e9), owner)))
	w.advanceTime(time.Hour)
	check("`SandboxVault.withdraw`, for comparison",
		c.mustSucceed(w.source, vaultABI.PackWithdraw(big.NewInt(1e9), owner, owner)))
	w.terms.Symbol = "W2"
	check("`FeeWrapperFactory.create`", c.mustSucceed(w.factory, wrapperFactoryABI.PackCreate(w.salt, w.terms)))
	check("`FeeWrapper.setAllowed` one account",
		c.mustSucceed(w.wrapper, wrapperABI.PackSetAllowed([]common.Address{bob}, true)))
	check("`FeeWrapper.collectFees`", c.mustSucceed(w.wrapper, wrapperABI.PackCollectFees()))
}

// Whatever happens to a wrapper, each charge is the formula's, which is
// computed here in fractions: never above it, and below it by no more than
// the grid on which prices are kept makes of it.
func TestFeesAreTheFormulas(t *testing.T) {
	c := newChain(t)
	rapid.Check(t, func(rt *rapid.T) {
		performanceFees := rapid.Uint16Range(0, 9_999)
		w := c.newWrapped(
			performanceFees.Draw(rt, "performance fee"), rapid.Uint16Range(0, 100).Draw(rt, "management fee"))
		w.depositAssets(rapid.Int64Range(1_000, 1e13).Draw(rt, "first deposit"))
		now := w.readBooks()
		for range rapid.IntRange(1, 8).Draw(rt, "steps") {
			if rapid.Bool().Draw(rt, "later") {
				w.advanceTime(time.Duration(rapid.Int64Range(1, 400*24*3600).Draw(rt, "seconds")) * time.Second)
			}
			if rapid.Bool().Draw(rt, "revalued") {
				worth := callView(c, w.source, vaultABI.PackTotalAssets(), vaultABI.UnpackTotalAssets).Int64()
				percent := rapid.Int64Range(40, 180).Draw(rt, "worth in percent")
				c.mustSucceed(w.source, vaultABI.PackSetNav(big.NewInt(worth/100*percent)))
				now.assets = callView(c, w.wrapper, wrapperABI.PackTotalAssets(), wrapperABI.UnpackTotalAssets)
			}
			raised := false
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
				fee := performanceFees.Draw(rt, "new performance fee")
				raised = fee > now.performanceFeeBps
				receipt = c.mustSucceed(w.wrapper, wrapperABI.PackSetFees(fee, now.managementFeeBps))
			}
			then := w.readBooks()
			header, err := c.client.HeaderByNumber(context.Background(), receipt.BlockNumber)
			if err != nil || then.accrued != int64(header.Time) {
				rt.Fatalf("charged until %d in block %+v: %v", then.accrued, header, err)
			}
			checkCharge(rt, now, then, chargedIn(rt, receipt), raised)
			now = then
		}
	})
}

// books is all that a charge depends on, as it is when nothing is due.
type books struct {
	assets, supply, mark                *big.Int // the supply with the shares that are charged and not collected
	accrued                             int64
	performanceFeeBps, managementFeeBps uint16
}

func (w wrapperUnderTest) readBooks() books {
	w.Helper()
	supply := callView(w.testChain, w.wrapper, wrapperABI.PackTotalSupply(), wrapperABI.UnpackTotalSupply)
	pending := callView(w.testChain, w.wrapper, wrapperABI.PackPendingFees(), wrapperABI.UnpackPendingFees)
	state := callView(w.testChain, w.wrapper, wrapperABI.PackState(), wrapperABI.UnpackState)
	return books{
		assets:            callView(w.testChain, w.wrapper, wrapperABI.PackTotalAssets(), wrapperABI.UnpackTotalAssets),
		supply:            supply.Add(supply, pending),
		mark:              callView(w.testChain, w.wrapper, wrapperABI.PackHighWaterMark(), wrapperABI.UnpackHighWaterMark),
		accrued:           callView(w.testChain, w.wrapper, wrapperABI.PackLastAccrual(), wrapperABI.UnpackLastAccrual).Int64(),
		performanceFeeBps: state.PerformanceFeeBps,
		managementFeeBps:  state.ManagementFeeBps,
	}
}

// chargedIn is what the transaction's one FeesAccrued says; zeros if there is none.
func chargedIn(rt *rapid.T, receipt *types.Receipt) FeeWrapperFeesAccrued {
	charged := FeeWrapperFeesAccrued{ManagementShares: new(big.Int), PerformanceShares: new(big.Int)}
	found := 0
	for _, log := range receipt.Logs {
		if event, err := wrapperABI.UnpackFeesAccruedEvent(log); err == nil {
			charged = *event
			found++
		}
	}
	if found > 1 {
		rt.Fatalf("charged %d times in one transaction", found)
	}
	return charged
}

// checkCharge holds a charge made from now to then against the formula:
//
//	management:  S · x/(1 − x), where x is the fee's part of the time
//	performance: S · g/(p − g), where g is the fee's part of what the price p
//	             (A+1)/(S+V), after the management fee, is above the mark; but at
//	             most of what the mark would have risen by, doubling in a year
//	mark:        the price after both, less what was not recognised; never down
func checkCharge(rt *rapid.T, now, then books, got FeeWrapperFeesAccrued, raised bool) {
	const year = 365 * 24 * 3600
	one, virtual := big.NewRat(1, 1), big.NewRat(1e12, 1)
	grid := new(big.Rat).SetFrac(big.NewInt(1), new(big.Int).Exp(big.NewInt(10), big.NewInt(27), nil))
	elapsed := then.accrued - now.accrued
	supply := new(big.Rat).SetInt(now.supply)
	worth := new(big.Rat).Add(new(big.Rat).SetInt(now.assets), one)
	mark := new(big.Rat).Mul(new(big.Rat).SetInt(now.mark), grid)
	price := func() *big.Rat { return new(big.Rat).Quo(worth, new(big.Rat).Add(supply, virtual)) }

	management, performance, wantMark := new(big.Rat), new(big.Rat), price()
	if supply.Cmp(virtual) >= 0 { // below, nobody is charged and the mark follows
		x := big.NewRat(int64(now.managementFeeBps)*elapsed, 10_000*year)
		management.Mul(supply, new(big.Rat).Quo(x, new(big.Rat).Sub(one, x)))
		supply.Add(supply, management)

		p := price()
		recognised := new(big.Rat).Mul(mark, new(big.Rat).Add(one, big.NewRat(elapsed, year)))
		if p.Cmp(recognised) < 0 {
			recognised.Set(p)
		}
		wantMark = mark
		if gain := new(big.Rat).Sub(recognised, mark); gain.Sign() > 0 {
			fee := new(big.Rat).Mul(gain, big.NewRat(int64(now.performanceFeeBps), 10_000))
			performance.Mul(supply, new(big.Rat).Quo(fee, new(big.Rat).Sub(p, fee)))
			supply.Add(supply, performance)
			wantMark = new(big.Rat).Sub(price(), new(big.Rat).Sub(p, recognised))
			if wantMark.Cmp(mark) < 0 {
				wantMark = mark
			}
		}
	}

	// A price is short of the exact one by less than the grid, and a few of them enter each charge.
	slack := new(big.Rat).Quo(new(big.Rat).Mul(supply, new(big.Rat).Mul(grid, big.NewRat(8, 1))), price())
	slack.Add(slack, big.NewRat(2, 1))
	assertWithin(rt, "management shares", got.ManagementShares, management, one)
	assertWithin(rt, "performance shares", got.PerformanceShares, performance, slack)
	if !raised { // a raise puts the mark to the price
		// Shares that were rounded away move the price: each by its part of the supply.
		rounded := new(big.Rat).Mul(price(), new(big.Rat).Quo(new(big.Rat).Add(slack, one), new(big.Rat).Add(supply, virtual)))
		rounded.Add(rounded, new(big.Rat).Mul(grid, big.NewRat(8, 1)))
		marked := new(big.Rat).Mul(new(big.Rat).SetInt(then.mark), grid)
		if diff := marked.Sub(marked, wantMark); diff.Abs(diff).Cmp(rounded) > 0 {
			rt.Fatalf("mark %s, want %s, off by %s", then.mark, wantMark.FloatString(30), diff.FloatString(30))
		}
	}
}

// assertWithin fails unless got is at most want, and less by at most slack.
func assertWithin(rt *rapid.T, what string, got *big.Int, want, slack *big.Rat) {
	missing := new(big.Rat).Sub(want, new(big.Rat).SetInt(got))
	if missing.Sign() < 0 || missing.Cmp(slack) > 0 {
		rt.Fatalf("%s: %s, want %s, within %s", what, got, want.FloatString(3), slack.FloatString(3))
	}
}
