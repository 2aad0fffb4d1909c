package yield

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

// The bindings that pack calls. SandboxVault's ABI holds ERC-4626 whole and
// SandboxUSDC's ERC-20; of both only the standards' functions are used, but for
// the vault's liquidity().
var (
	vaultABI = contracts.NewSandboxVault()
	tokenABI = contracts.NewSandboxUSDC()
)

// DepositCalls moves exactly amount from the wallet into the vault: an approval
// of just that, which the deposit uses up, and the deposit. USDT refuses to
// change an allowance that is not zero, so whatever was left of an older one is
// cleared first.
func (s Source) DepositCalls(wallet common.Address, amount money.USD) ([]custody.Call, error) {
	assets, err := assetUnits(amount)
	if err != nil {
		return nil, fmt.Errorf("depositing into %s: %w", s.ID, err)
	}
	var calls []custody.Call
	if s.DepositToken == chain.USDT {
		calls = append(calls, custody.Call{To: s.Asset, Data: tokenABI.PackApprove(s.Vault, common.Big0)})
	}
	return append(calls,
		custody.Call{To: s.Asset, Data: tokenABI.PackApprove(s.Vault, assets.Big())},
		custody.Call{To: s.Vault, Data: vaultABI.PackDeposit(assets.Big(), wallet)},
	), nil
}

// RedeemCalls takes exactly amount out of the vault, for as many of the
// wallet's shares as that costs, rounded up.
func (s Source) RedeemCalls(wallet common.Address, amount money.USD) ([]custody.Call, error) {
	assets, err := assetUnits(amount)
	if err != nil {
		return nil, fmt.Errorf("redeeming from %s: %w", s.ID, err)
	}
	return []custody.Call{{To: s.Vault, Data: vaultABI.PackWithdraw(assets.Big(), wallet, wallet)}}, nil
}

// RedeemAllCalls gives up the shares for whatever they bring, so that nothing
// is left behind of a position.
func (s Source) RedeemAllCalls(wallet common.Address, shares money.Units) ([]custody.Call, error) {
	if shares.IsZero() {
		return nil, fmt.Errorf("redeeming from %s: no shares", s.ID)
	}
	return []custody.Call{{To: s.Vault, Data: vaultABI.PackRedeem(shares.Big(), wallet, wallet)}}, nil
}

func assetUnits(amount money.USD) (money.Units, error) {
	if amount <= 0 || amount > money.MaxUSD {
		return money.Units{}, fmt.Errorf("%w: %s", money.ErrRange, amount)
	}
	return money.UnitsOf(amount, assetDecimals), nil
}
