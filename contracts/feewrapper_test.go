package contracts

import (
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

var (
	wrapperABI = NewFeeWrapper()
	factoryABI = NewFeeWrapperFactory()
	vaultABI   = NewSandboxVault()
)

// wrapped is a fee wrapper over a sandbox vault over USDC. The relayer owns
// both and is the holder that the wrapper lets in.
type wrapped struct {
	*chain
	factory, source, wrapper, recipient common.Address
	salt                                [32]byte
	terms                               FeeWrapperFactoryTerms
}

func (c *chain) newWrapped(performanceFeeBps, managementFeeBps uint16) wrapped {
	c.Helper()
	owner := addressOf(c.relayer)
	source := c.deploy(&SandboxVaultMetaData, vaultABI.PackConstructor(c.usdc, "Vault", "V", owner))
	c.succeed(c.usdc, usdcABI.PackSetMinter(source, true))
	factory := c.deploy(&FeeWrapperFactoryMetaData, factoryABI.PackConstructor(0))
	terms := FeeWrapperFactoryTerms{
		Source: source, Owner: owner, Allowlister: owner, Pauser: owner,
		FeeRecipient:      common.HexToAddress("0xFEE0000000000000000000000000000000000FEE"),
		PerformanceFeeBps: performanceFeeBps, ManagementFeeBps: managementFeeBps, MaxPerformanceFeeBps: 9_999,
		Name: "Wrapper", Symbol: "W",
	}
	salt := [32]byte{1}
	wrapper := view(c, factory, factoryABI.PackPredict(salt, terms), factoryABI.UnpackPredict)
	c.succeed(factory, factoryABI.PackCreate(salt, terms))
	c.succeed(wrapper, wrapperABI.PackSetAllowed([]common.Address{owner}, true))

	c.drip(c.usdc, 1e15, owner)
	most := new(big.Int).Lsh(big.NewInt(1), 255)
	c.succeed(c.usdc, usdcABI.PackApprove(wrapper, most))
	c.succeed(c.usdc, usdcABI.PackApprove(source, most))
	return wrapped{
		chain: c, factory: factory, source: source, wrapper: wrapper, recipient: terms.FeeRecipient,
		salt: salt, terms: terms,
	}
}

func (w wrapped) deposit(assets int64) *types.Receipt {
	w.Helper()
	return w.succeed(w.wrapper, wrapperABI.PackDeposit(big.NewInt(assets), addressOf(w.relayer)))
}

func (w wrapped) withdraw(assets int64) *types.Receipt {
	w.Helper()
	owner := addressOf(w.relayer)
	return w.succeed(w.wrapper, wrapperABI.PackWithdraw(big.NewInt(assets), owner, owner))
}

// wait lets time pass on the chain.
func (w wrapped) wait(d time.Duration) {
	w.Helper()
	if err := w.backend.AdjustTime(d); err != nil {
		w.Fatalf("letting time pass: %v", err)
	}
}

// The address is known before, stands for the terms, and may be created again.
func TestWrapperIsWhereItWasPredicted(t *testing.T) {
	c := newChain(t)
	w := c.newWrapped(1_000, 100)
	state := view(c, w.wrapper, wrapperABI.PackState(), wrapperABI.UnpackState)
	want := FeeWrapperState{
		Source: w.source, Asset: c.usdc, Owner: addressOf(c.relayer), Allowlister: addressOf(c.relayer),
		Pauser: addressOf(c.relayer), FeeRecipient: w.recipient, PerformanceFeeBps: 1_000, ManagementFeeBps: 100,
		MaxPerformanceFeeBps: 9_999, MaxManagementFeeBps: 100,
	}
	if state != want {
		t.Errorf("state %+v, want %+v", state, want)
	}
	logs := c.succeed(w.factory, factoryABI.PackCreate(w.salt, w.terms)).Logs
	if len(logs) != 0 {
		t.Errorf("creating it again did something: %v", logs)
	}
	other := w.terms
	other.ManagementFeeBps = 99
	if view(c, w.factory, factoryABI.PackPredict(w.salt, other), factoryABI.UnpackPredict) == w.wrapper {
		t.Error("other terms, same address")
	}
}
