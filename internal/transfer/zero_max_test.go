package transfer_test

import (
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// zeroMaxVault is a source whose max functions return 0.
const zeroMaxVault = "zero-max-vault"

// newZeroMaxWorld returns a world with such a source and the address of its vault.
func newZeroMaxWorld(t *testing.T, db *store.DB) (*world, common.Address) {
	t.Helper()
	var vault common.Address
	rules := transfer.BalanceRules{Band: 200, MinTrade: money.Dollar, Every: 500 * time.Millisecond}
	w := makeWorld(t, db, 50_000, rules, func(net *devnet.EVM, client *evm.Client) []yield.Config {
		vault = deployCodes(t, net, client, append(common.FromHex(contracts.SandboxZeroMaxVaultMetaData.Bin),
			contracts.NewSandboxZeroMaxVault().PackConstructor(net.Contracts.USDC, ownerOf(t, net, client))...))[0]
		policy := calendar.Policy{TypicalMinUnits: 1, TypicalMaxUnits: 9}
		return []yield.Config{{
			ID: zeroMaxVault, Name: "Zero max", Description: "Zero max.", Protocol: "erc4626", Chain: chain.EthereumSepolia, DepositToken: chain.USDC,
			Vault: vault, NavUpdateMode: yield.NavContinuous, Liquidity: yield.LiquiditySimulated, Policies: yield.Policies{Deposit: policy, Redeem: policy},
		}}
	})
	w.fundRelayer()
	return w, vault
}

func (w *world) setZeroMaxLimits(vault common.Address, depositCap, lent money.USD, list bool) {
	w.Helper()
	data := contracts.NewSandboxZeroMaxVault().PackSetLimits(big.NewInt(int64(depositCap)), big.NewInt(int64(lent)), list, false)
	if err := w.chain.AsOwner(w.ctx, vault, data); err != nil {
		w.Fatal(err)
	}
}

// An automatic wallet enters a vault that does not return its limits as far as its cap, and leaves it as far as its
// liquidity.
func TestAVaultThatDoesNotReturnItsLimitsIsEnteredAndLeft(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w, vault := newZeroMaxWorld(t, db)
		w.setZeroMaxLimits(vault, 64*money.Dollar, 0, false)
		mine := w.createAutomatic(strategy(map[string]wallet.Pct{zeroMaxVault: 100}))
		w.payIn(mine, chain.USDC, 100*money.Dollar)
		// The cap is found in steps of 2^20 units.
		w.untilHolds(mine, map[string]money.USD{zeroMaxVault: 61 << 20, usdcCash: 100*money.Dollar - 61<<20})
		w.setZeroMaxLimits(vault, 64*money.Dollar, (61<<20)-20*money.Dollar, false)
		out, _, err := w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, 50*money.Dollar))
		if err != nil {
			t.Fatal(err)
		}
		assertIs(t, "the withdrawal", w.untilEnded(mine, wallet.Withdrawal, out.ID).Status, transfer.Completed)
		w.assertBooksBalance()
	})
}

// A vault that takes deposits of its list only fails an allocation by its own reason.
func TestAVaultThatDoesNotListTheWalletFailsByItsReason(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w, vault := newZeroMaxWorld(t, db)
		w.setZeroMaxLimits(vault, money.MaxUSD, 0, true)
		mine := w.createFunded(100 * money.Dollar)
		flow, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: usdcCash, To: zeroMaxVault, Amount: 60 * money.Dollar}}})
		if err != nil {
			t.Fatal(err)
		}
		ended := w.untilEnded(mine, wallet.Rebalance, flow.ID)
		assertIs(t, "the status", ended.Status, transfer.Failed)
		if ended.FailureCode == nil || *ended.FailureCode != string(failure.SourceAccessDenied) {
			t.Errorf("the failure's code is %v, want %s", ended.FailureCode, failure.SourceAccessDenied)
		}
		w.assertNothingReserved(mine)
	})
}
