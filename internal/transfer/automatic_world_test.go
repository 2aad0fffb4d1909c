package transfer_test

import (
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// Sources of the automatic world beside the vault.
const (
	secondVault = "second-vault" // of USDC, without a ceiling
	tetherVault = "tether-vault" // of USDT
	usdtCash    = "cash:ethereum_sepolia:usdt"
)

// newAutomaticWorld has three sources, and two replicas that do the same work.
// Drift is looked for all the time.
func newAutomaticWorld(t *testing.T, db *store.DB) *world {
	t.Helper()
	w := newWorldOfVaults(t, db)
	twin := tasktest.NewRunner(t, db, tasktest.Lease)
	for _, kind := range w.transfers.StartTasks() {
		twin.Handle(kind, 4, w.transfers.Start)
	}
	twin.Handle(transfer.SettleTask, 4, w.transfers.Settle)
	twin.Handle(wallet.BalanceTask, 4, w.transfers.Balance)
	twin.Handle(riskaction.UnwindTask, 4, w.transfers.Unwind)
	twin.Start()
	return w
}

// newWorldOfVaults has a second vault of USDC and one of USDT.
func newWorldOfVaults(t *testing.T, db *store.DB) *world {
	t.Helper()
	rules := transfer.BalanceRules{Band: 200, MinTrade: money.Dollar, Every: 500 * time.Millisecond}
	w := makeWorld(t, db, 50_000, rules, func(net *devnet.EVM, client *evm.Client) []yield.Config {
		policy := yield.Policies{Deposit: calendar.Policy{TypicalMinUnits: 1, TypicalMaxUnits: 9}, Redeem: calendar.Policy{TypicalMinUnits: 1, TypicalMaxUnits: 9}}
		vaults := deployVaults(t, net, client, net.Contracts.USDC, net.Contracts.USDT)
		return []yield.Config{{
			ID: secondVault, Name: "Second", Description: "Second.", Protocol: "erc4626", Chain: chain.EthereumSepolia, DepositToken: chain.USDC,
			Vault: vaults[0], NavUpdateMode: yield.NavContinuous, Liquidity: yield.LiquidityLimit, Policies: policy,
		}, {
			ID: tetherVault, Name: "Tether", Description: "Tether.", Protocol: "erc4626", Chain: chain.EthereumSepolia, DepositToken: chain.USDT,
			Vault: vaults[1], NavUpdateMode: yield.NavContinuous, Liquidity: yield.LiquidityIdle, Policies: policy,
		}}
	})
	w.fundRelayer()
	return w
}

// deployVaults deploys a sandbox vault over each asset.
func deployVaults(t *testing.T, net *devnet.EVM, client *evm.Client, assets ...common.Address) []common.Address {
	t.Helper()
	codes := make([][]byte, len(assets))
	for i, asset := range assets {
		codes[i] = append(common.FromHex(contracts.SandboxVaultMetaData.Bin), contracts.NewSandboxVault().PackConstructor(asset, "Vault", "V", common.Address{1})...)
	}
	return deployCodes(t, net, client, codes...)
}

// deployCodes deploys contracts and returns where they are.
func deployCodes(t *testing.T, net *devnet.EVM, client *evm.Client, codes ...[]byte) []common.Address {
	t.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	hash, err := net.FundRelayer(t.Context(), crypto.PubkeyToAddress(key.PublicKey))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := net.Wait(t.Context(), hash); err != nil {
		t.Fatal(err)
	}
	var deployed []common.Address
	for i, code := range codes {
		tx, err := types.SignNewTx(key, types.LatestSignerForChainID(big.NewInt(devnet.ChainID)), &types.DynamicFeeTx{
			ChainID: big.NewInt(devnet.ChainID), Nonce: uint64(i), Data: code, Gas: 16_000_000,
			GasTipCap: big.NewInt(params.GWei), GasFeeCap: big.NewInt(1000 * params.GWei),
		})
		if err != nil {
			t.Fatal(err)
		}
		raw, err := tx.MarshalBinary()
		if err != nil {
			t.Fatal(err)
		}
		waittest.Until(t, "the pool sees the funding", func() bool { return client.SendRaw(t.Context(), raw) == nil })
		receipt, err := net.Wait(t.Context(), tx.Hash())
		if err != nil {
			t.Fatal(err)
		}
		deployed = append(deployed, receipt.ContractAddress)
	}
	return deployed
}
