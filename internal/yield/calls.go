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

// DepositCalls moves exactly amount from the wallet into the vault: an approval of that amount, which the deposit
// uses up, and the deposit. USDT refuses to change an allowance that is not zero, so the rest of an older one is
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

// RedeemAllCalls redeems all shares for any proceeds, so that the position is empty.
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

// RequestDepositCalls gives exactly amount to the contract that takes the source's requests: an allowance of that
// amount, which is cleared in any case, and the request. Its proceeds are the wallet's own to claim.
func (s Source) RequestDepositCalls(wallet common.Address, amount money.USD) ([]custody.Call, error) {
	assets, err := assetUnits(amount)
	if err != nil {
		return nil, fmt.Errorf("requesting a deposit of %s: %w", s.ID, err)
	}
	if err := s.checkRequests(false); err != nil {
		return nil, err
	}
	var calls []custody.Call
	if s.DepositToken == chain.USDT {
		calls = append(calls, custody.Call{To: s.Asset, Data: tokenABI.PackApprove(s.Requests, common.Big0)})
	}
	return append(calls,
		custody.Call{To: s.Asset, Data: tokenABI.PackApprove(s.Requests, assets.Big())},
		custody.Call{To: s.Requests, Data: requestABI.PackRequestDeposit(assets.Big(), wallet, wallet)},
		custody.Call{To: s.Asset, Data: tokenABI.PackApprove(s.Requests, common.Big0)},
	), nil
}

// RequestRedeemCalls give exactly these shares to the contract that takes the source's
// requests: by an allowance of just that, which is cleared in any case, unless the contract
// is the share itself, and takes its owner's word.
func (s Source) RequestRedeemCalls(wallet common.Address, shares money.Units) ([]custody.Call, error) {
	if shares.IsZero() {
		return nil, fmt.Errorf("requesting a redemption of %s: no shares", s.ID)
	}
	if err := s.checkRequests(true); err != nil {
		return nil, err
	}
	request := custody.Call{To: s.Requests, Data: requestABI.PackRequestRedeem(shares.Big(), wallet, wallet)}
	if s.Share == s.Requests {
		return []custody.Call{request}, nil
	}
	return []custody.Call{
		{To: s.Share, Data: tokenABI.PackApprove(s.Requests, shares.Big())},
		request,
		{To: s.Share, Data: tokenABI.PackApprove(s.Requests, common.Big0)},
	}, nil
}

// ClaimSharesCalls take the shares of amount of a settled deposit.
func (s Source) ClaimSharesCalls(wallet common.Address, amount money.USD) ([]custody.Call, error) {
	assets, err := assetUnits(amount)
	if err != nil {
		return nil, fmt.Errorf("claiming shares of %s: %w", s.ID, err)
	}
	return s.requestCalls(false, requestABI.PackDeposit(assets.Big(), wallet, wallet))
}

// ClaimAssetsCalls take the assets for shares of a settled redemption.
func (s Source) ClaimAssetsCalls(wallet common.Address, shares money.Units) ([]custody.Call, error) {
	if shares.IsZero() {
		return nil, fmt.Errorf("claiming assets of %s: no shares", s.ID)
	}
	return s.requestCalls(true, requestABI.PackRedeem(shares.Big(), wallet, wallet))
}

// CancelRequestCalls ask for all back that is pending of the wallet's deposits, or of its
// redemptions.
func (s Source) CancelRequestCalls(wallet common.Address, redeem bool) ([]custody.Call, error) {
	if redeem {
		return s.requestCalls(true, requestABI.PackCancelRedeemRequest(common.Big0, wallet))
	}
	return s.requestCalls(false, requestABI.PackCancelDepositRequest(common.Big0, wallet))
}

// ClaimCancelledCalls take all that the source gives back of the wallet's deposits, or of
// its redemptions.
func (s Source) ClaimCancelledCalls(wallet common.Address, redeem bool) ([]custody.Call, error) {
	if redeem {
		return s.requestCalls(true, requestABI.PackClaimCancelRedeemRequest(common.Big0, wallet, wallet))
	}
	return s.requestCalls(false, requestABI.PackClaimCancelDepositRequest(common.Big0, wallet, wallet))
}

// requestCalls are one call of the contract that takes the source's requests.
func (s Source) requestCalls(redeem bool, data []byte) ([]custody.Call, error) {
	if err := s.checkRequests(redeem); err != nil {
		return nil, err
	}
	return []custody.Call{{To: s.Requests, Data: data}}, nil
}

// checkRequests rejects requests to a source that takes none, or whose share is not known yet.
func (s Source) checkRequests(redeem bool) error {
	if !s.TakesRequests(redeem) {
		return fmt.Errorf("%w: %s", errNoRequests, s.ID)
	}
	if !s.ShareKnown() {
		return fmt.Errorf("%s: %w", s.ID, errUnobserved)
	}
	return nil
}
