package transfer_test

import (
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/yield"
)

// usdcBalance reads USDC at the newest block.
func (w *world) usdcBalance(of common.Address) money.USD {
	w.Helper()
	token := contracts.NewSandboxUSDC()
	out, err := w.client.Call(w.ctx, ethereum.CallMsg{To: &w.chain.Contracts.USDC, Data: token.PackBalanceOf(of)}, nil)
	if err != nil {
		w.Fatal(err)
	}
	return money.USD(new(big.Int).SetBytes(out).Int64())
}

// blacklistAddress has the token refuse transfers to an address.
func (w *world) blacklistAddress(a common.Address) {
	w.Helper()
	if err := w.chain.AsOwner(w.ctx, w.chain.Contracts.USDC, contracts.NewSandboxUSDC().PackBlacklist(a)); err != nil {
		w.Fatal(err)
	}
}

// awaitPrices waits until the price of each source is observed: an allocation is rejected before.
func (w *world) awaitPrices(sources []yield.Config) {
	w.Helper()
	for _, source := range sources {
		w.until("the price of "+source.ID+" is observed", func() bool {
			observed, err := w.catalog.Get(w.ctx, source.ID)
			return err == nil && observed.Observed()
		})
	}
}

func (w *world) fundRelayer() {
	w.Helper()
	if _, err := w.chain.FundRelayer(w.ctx, w.relayer); err != nil {
		w.Fatal(err)
	}
}

func (w *world) paidOutside() money.USD {
	w.Helper()
	return w.usdcBalance(destinationAddress)
}
