package transfer_test

import (
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/money"
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

// awaitVaultPrice waits until the price of the vault is observed: an allocation is rejected before.
func (w *world) awaitVaultPrice() {
	w.Helper()
	w.until("the vault is observed", func() bool {
		vault, err := w.catalog.Get(w.ctx, vaultID)
		return err == nil && vault.Observed()
	})
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
