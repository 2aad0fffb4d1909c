package yield

import (
	"errors"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
)

var (
	wallet   = common.HexToAddress("0xaaaa")
	stranger = common.HexToAddress("0xbbbb")
	example  = Source{ID: "example", DepositToken: chain.USDC, Vault: common.HexToAddress("0x7777"), Asset: common.HexToAddress("0xcccc")}
)

func TestCallsNameExactAmountsAndTheWalletAlone(t *testing.T) {
	vault, token, requests := contracts.NewSandboxVault(), contracts.NewSandboxUSDT(), contracts.NewSandboxAsyncVault()
	fund := example
	fund.Share, fund.Requests, fund.Deposits, fund.Redemptions = common.HexToAddress("0x5555"), common.HexToAddress("0x9999"), Requested, Requested
	tetherFund, ownShare := fund, fund
	tetherFund.DepositToken, ownShare.Share = chain.USDT, fund.Requests
	tether := example
	tether.DepositToken = chain.USDT
	amount := big.NewInt(12_500_000)

	for _, c := range []struct {
		name string
		got  func() ([]custody.Call, error)
		want []custody.Call
	}{
		{"usdc deposit", func() ([]custody.Call, error) { return example.DepositCalls(wallet, 12_500_000) }, []custody.Call{
			{To: example.Asset, Data: token.PackApprove(example.Vault, amount)},
			{To: example.Vault, Data: vault.PackDeposit(amount, wallet)},
		}},
		{"usdt deposit", func() ([]custody.Call, error) { return tether.DepositCalls(wallet, 12_500_000) }, []custody.Call{
			{To: example.Asset, Data: token.PackApprove(example.Vault, new(big.Int))},
			{To: example.Asset, Data: token.PackApprove(example.Vault, amount)},
			{To: example.Vault, Data: vault.PackDeposit(amount, wallet)},
		}},
		{"redemption", func() ([]custody.Call, error) { return example.RedeemCalls(wallet, 12_500_000) }, []custody.Call{
			{To: example.Vault, Data: vault.PackWithdraw(amount, wallet, wallet)},
		}},
		{"redemption of all", func() ([]custody.Call, error) { return example.RedeemAllCalls(wallet, units(77)) }, []custody.Call{
			{To: example.Vault, Data: vault.PackRedeem(big.NewInt(77), wallet, wallet)},
		}},
		{"usdc request", func() ([]custody.Call, error) { return fund.RequestDepositCalls(wallet, 12_500_000) }, []custody.Call{
			{To: fund.Asset, Data: token.PackApprove(fund.Requests, amount)},
			{To: fund.Requests, Data: requests.PackRequestDeposit(amount, wallet, wallet)},
			{To: fund.Asset, Data: token.PackApprove(fund.Requests, new(big.Int))},
		}},
		{"usdt request", func() ([]custody.Call, error) { return tetherFund.RequestDepositCalls(wallet, 12_500_000) }, []custody.Call{
			{To: fund.Asset, Data: token.PackApprove(fund.Requests, new(big.Int))},
			{To: fund.Asset, Data: token.PackApprove(fund.Requests, amount)},
			{To: fund.Requests, Data: requests.PackRequestDeposit(amount, wallet, wallet)},
			{To: fund.Asset, Data: token.PackApprove(fund.Requests, new(big.Int))},
		}},
		{"request of shares apart", func() ([]custody.Call, error) { return fund.RequestRedeemCalls(wallet, units(77)) }, []custody.Call{
			{To: fund.Share, Data: token.PackApprove(fund.Requests, big.NewInt(77))},
			{To: fund.Requests, Data: requests.PackRequestRedeem(big.NewInt(77), wallet, wallet)},
			{To: fund.Share, Data: token.PackApprove(fund.Requests, new(big.Int))},
		}},
		{"request of the vault's own shares", func() ([]custody.Call, error) { return ownShare.RequestRedeemCalls(wallet, units(77)) }, []custody.Call{
			{To: ownShare.Requests, Data: requests.PackRequestRedeem(big.NewInt(77), wallet, wallet)},
		}},
		{"claim of shares", func() ([]custody.Call, error) { return fund.ClaimSharesCalls(wallet, 12_500_000) }, []custody.Call{
			{To: fund.Requests, Data: requests.PackDeposit(amount, wallet, wallet)},
		}},
		{"claim of assets", func() ([]custody.Call, error) { return fund.ClaimAssetsCalls(wallet, units(77)) }, []custody.Call{
			{To: fund.Requests, Data: requests.PackRedeem(big.NewInt(77), wallet, wallet)},
		}},
		{"cancellation of a deposit", func() ([]custody.Call, error) { return fund.CancelRequestCalls(wallet, false) }, []custody.Call{
			{To: fund.Requests, Data: requests.PackCancelDepositRequest(new(big.Int), wallet)},
		}},
		{"cancellation of a redemption", func() ([]custody.Call, error) { return fund.CancelRequestCalls(wallet, true) }, []custody.Call{
			{To: fund.Requests, Data: requests.PackCancelRedeemRequest(new(big.Int), wallet)},
		}},
		{"taking a deposit back", func() ([]custody.Call, error) { return fund.ClaimCancelledCalls(wallet, false) }, []custody.Call{
			{To: fund.Requests, Data: requests.PackClaimCancelDepositRequest(new(big.Int), wallet, wallet)},
		}},
		{"taking a redemption back", func() ([]custody.Call, error) { return fund.ClaimCancelledCalls(wallet, true) }, []custody.Call{
			{To: fund.Requests, Data: requests.PackClaimCancelRedeemRequest(new(big.Int), wallet, wallet)},
		}},
	} {
		got, err := c.got()
		if err != nil || len(got) != len(c.want) {
			t.Fatalf("%s: %d calls, error %v", c.name, len(got), err)
		}
		for i := range got {
			if got[i].To != c.want[i].To {
				t.Errorf("%s: call %d goes to %s, want %s", c.name, i, got[i].To, c.want[i].To)
			}
			if !got[i].Value.IsZero() {
				t.Errorf("%s: call %d carries %s of the native coin, want none", c.name, i, got[i].Value)
			}
			if data, want := common.Bytes2Hex(got[i].Data), common.Bytes2Hex(c.want[i].Data); data != want {
				t.Errorf("%s: call %d says %s, want %s", c.name, i, data, want)
			}
		}
	}
}

func TestCallsOfNothingAreRefused(t *testing.T) {
	for _, amount := range []money.USD{0, -1, money.MaxUSD + 1} {
		if _, err := example.DepositCalls(wallet, amount); !errors.Is(err, money.ErrRange) {
			t.Errorf("deposit of %s: %v", amount, err)
		}
		if _, err := example.RedeemCalls(wallet, amount); !errors.Is(err, money.ErrRange) {
			t.Errorf("redemption of %s: %v", amount, err)
		}
	}
	if _, err := example.RedeemAllCalls(wallet, money.Units{}); err == nil {
		t.Error("no shares were redeemed")
	}
}
