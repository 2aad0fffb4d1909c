package contracts

import (
	"fmt"
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

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
	c.mustCreate(factory, wrapperFactoryABI.PackCreate(salt, terms))
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
	forEachFork(t, func(c *testChain) {
		check := assertDocumentedGas(c)
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
		check("`FeeWrapperFactory.create`", c.mustCreate(w.factory, wrapperFactoryABI.PackCreate(w.salt, w.terms)))
		check("`FeeWrapper.setAllowed` one account",
			c.mustSucceed(w.wrapper, wrapperABI.PackSetAllowed([]common.Address{bob}, true)))
		check("`FeeWrapper.collectFees`", c.mustSucceed(w.wrapper, wrapperABI.PackCollectFees()))
	})
}
