package devnet

import (
	"context"
	"fmt"
	"math/big"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"

	"github.com/granaryhq/granary/contracts"
)

// Contracts are the addresses of the deployed contracts, the same on every chain of this package.
type Contracts struct {
	USDC, USDT common.Address
	// Vault is the yield source service-ustb-vault: an ERC-4626 vault of USDC.
	Vault common.Address
	// USDTVault is the yield source service-jaaa-usdt-vault, of USDT.
	USDTVault common.Address
	// Executor is the contract that wallets delegate to; Carrier carries their intents.
	Executor, Carrier common.Address
	// Guard bounds the amounts that yield sources give wallets and take from them.
	Guard common.Address
	// FeeWrapperFactory makes fee wrappers.
	FeeWrapperFactory common.Address
	// Faucet is the sender of the faucet's payments.
	Faucet common.Address
	// AsyncVault is a vault of USDC that takes requests and settles them later,
	// and whose share is another token, as that of most such funds is.
	AsyncVault common.Address
	// MicroVaultFactory makes MicroVaults, with adapters of AdapterFactory.
	AdapterFactory, MicroVaultFactory common.Address
	// JAAA and USDTJAAA are funds that settle by request, over USDC and USDT: the
	// yield sources service-jaaa-usdc-vault and service-jaaa-usdt-vault. Their shares
	// are tokens apart.
	JAAA, USDTJAAA common.Address
	// RedemptionQueue takes requests of Vault's shares beyond its liquidity.
	RedemptionQueue common.Address
}

// The initial yield of the vaults, in basis points.
const (
	initialAPY     = 425
	initialUSDTAPY = 610
)

// vaultSeed is the permanent deposit of each vault: a cent. A vault whose last holder leaves keeps a unit of interest
// or of rounding, which with no shares left doubles the price of the next one; real vaults are never empty.
const vaultSeed = 10_000

// creation is one contract's deployment: the deployer's next transaction.
type creation struct {
	name string
	meta *bind.MetaData
	args []byte
	at   *common.Address
}

// listCreations lists the deployments in order; each address follows from its place, whichever the fork.
func (on *Contracts) listCreations(fork Fork) []creation {
	owner := deployer.address
	list := []creation{
		{"SandboxUSDC", &contracts.SandboxUSDCMetaData, contracts.NewSandboxUSDC().PackConstructor(owner), &on.USDC},
		{"SandboxUSDT", &contracts.SandboxUSDTMetaData, contracts.NewSandboxUSDT().PackConstructor(owner), &on.USDT},
		{"SandboxFaucet", &contracts.SandboxFaucetMetaData, contracts.NewSandboxFaucet().PackConstructor(owner), &on.Faucet},
		{"WalletExecutor", &contracts.WalletExecutorMetaData, contracts.NewWalletExecutor().PackConstructor(fork == Amsterdam), &on.Executor},
		{"IntentCarrier", &contracts.IntentCarrierMetaData, nil, &on.Carrier},
		{"SandboxVault", &contracts.SandboxVaultMetaData, nil, &on.Vault},
		{"FeeWrapperFactory", &contracts.FeeWrapperFactoryMetaData, contracts.NewFeeWrapperFactory().PackConstructor(uint32(contracts.FeeRaiseDelay / time.Second)), &on.FeeWrapperFactory},
		{"SandboxFund", &contracts.SandboxFundMetaData, nil, &on.AsyncVault},
		{"AdapterFactory", &contracts.AdapterFactoryMetaData, nil, &on.AdapterFactory},
		{"MicroVaultFactory", &contracts.MicroVaultFactoryMetaData, nil, &on.MicroVaultFactory},
		{"SandboxVault of USDT", &contracts.SandboxVaultMetaData, nil, &on.USDTVault},
		{"BalanceGuard", &contracts.BalanceGuardMetaData, nil, &on.Guard},
		{"SandboxFund of JAAA", &contracts.SandboxFundMetaData, nil, &on.JAAA},
		{"SandboxFund of JAAA over USDT", &contracts.SandboxFundMetaData, nil, &on.USDTJAAA},
		{"SandboxRedemptionQueue", &contracts.SandboxRedemptionQueueMetaData, nil, &on.RedemptionQueue},
	}
	for i := range list {
		*list[i].at = crypto.CreateAddress(owner, uint64(i))
	}
	// Contracts that need the addresses of the others.
	args := map[*common.Address][]byte{
		&on.Vault:             contracts.NewSandboxVault().PackConstructor(on.USDC, "Sandbox USTB Vault", "sUSTB", owner),
		&on.USDTVault:         contracts.NewSandboxVault().PackConstructor(on.USDT, "Sandbox JAAA Vault", "sJAAA", owner),
		&on.AsyncVault:        contracts.NewSandboxFund().PackConstructor(on.USDC, "Sandbox Credit Fund", "sCRED", owner),
		&on.JAAA:              contracts.NewSandboxFund().PackConstructor(on.USDC, "Sandbox JAAA", "sJAAA", owner),
		&on.USDTJAAA:          contracts.NewSandboxFund().PackConstructor(on.USDT, "Sandbox JAAA", "sJAAA", owner),
		&on.RedemptionQueue:   contracts.NewSandboxRedemptionQueue().PackConstructor(on.Vault, owner),
		&on.MicroVaultFactory: contracts.NewMicroVaultFactory().PackConstructor(on.AdapterFactory, common.FromHex(contracts.MicroVaultMetaData.Bin)),
	}
	for i := range list {
		if a, ok := args[list[i].at]; ok {
			list[i].args = a
		}
	}
	return list
}

func contractAddresses() Contracts {
	var c Contracts
	c.listCreations(Osaka)
	return c
}

// contractsHash identifies this version of the contracts.
func contractsHash() []byte {
	h := crypto.NewKeccakState()
	for _, c := range new(Contracts).listCreations(Osaka) {
		h.Write(common.FromHex(c.meta.Bin))
		h.Write(c.args)
	}
	return h.Sum(nil)[:32]
}

// deployments are the transactions of the block that put all contracts on a chain, by the
// chain's id and its rules. They are signed once a process: they are the same on each such chain,
// since keys, nonces, codes and the genesis block are.
var deployments sync.Map // deploymentKey: types.Transactions

type deploymentKey struct {
	chainID uint64
	fork    Fork
}

// deployContracts puts all contracts on a new chain, in its first block.
func (e *EVM) deployContracts(ctx context.Context) error {
	if signed, ok := deployments.Load(deploymentKey{e.network.chainID, e.network.fork}); ok {
		return e.repeatDeployment(signed.(types.Transactions))
	}
	last, err := e.Contracts.sendDeployment(ctx, e.network.fork, e.sendTx)
	if err != nil {
		return err
	}
	if _, err := e.Commit(); err != nil {
		return err
	}
	if err := e.awaitIndex(ctx); err != nil {
		return err
	}
	if _, err := e.Wait(ctx, last); err != nil {
		return err
	}
	if err := e.Contracts.checkDeployed(ctx, e.client); err != nil {
		return err
	}
	deployments.Store(deploymentKey{e.network.chainID, e.network.fork}, e.eth.BlockChain().GetBlockByNumber(1).Transactions())
	return nil
}

// repeatDeployment makes a new chain's first block of the transactions of another's.
func (e *EVM) repeatDeployment(signed types.Transactions) error {
	e.sealing.Lock()
	defer e.sealing.Unlock()
	block, err := e.sealBlockLocked(e.eth.BlockChain().CurrentBlock(), signed, false)
	if err != nil {
		return err
	}
	if err := e.setHeadLocked(block); err != nil {
		return err
	}
	if err := e.eth.TxPool().Sync(); err != nil {
		return fmt.Errorf("settling the pool: %w", err)
	}
	return nil
}

// sendDeployment sends the transactions that put all contracts on a new chain and
// give the faucet its stock, and returns the last.
func (on *Contracts) sendDeployment(ctx context.Context, fork Fork, send sendFunc) (last common.Hash, err error) {
	for _, c := range on.listCreations(fork) {
		code := append(common.FromHex(c.meta.Bin), c.args...)
		if _, err := send(ctx, nil, nil, code, fork.creationGas()); err != nil {
			return last, fmt.Errorf("%s: %w", c.name, err)
		}
	}
	usdc, vault := contracts.NewSandboxUSDC(), contracts.NewSandboxVault()
	stock, seed := new(big.Int).Exp(big.NewInt(10), big.NewInt(24), nil), big.NewInt(vaultSeed)
	calls := []struct {
		to   common.Address
		data []byte
	}{
		// Both tokens take their owner's calls in the same form.
		{on.USDC, usdc.PackSetMinter(on.Faucet, true)},
		{on.USDC, usdc.PackSetMinter(on.Vault, true)},
		{on.USDC, usdc.PackSetMinter(on.AsyncVault, true)},
		{on.USDC, usdc.PackSetMinter(on.JAAA, true)},
		{on.USDC, usdc.PackSetMinter(on.RedemptionQueue, true)},
		{on.USDT, usdc.PackSetMinter(on.Faucet, true)},
		{on.USDT, usdc.PackSetMinter(on.USDTVault, true)},
		{on.USDT, usdc.PackSetMinter(on.USDTJAAA, true)},
		{on.USDC, usdc.PackSetMinter(deployer.address, true)},
		{on.USDT, usdc.PackSetMinter(deployer.address, true)},
		// A stock in the faucet lets a payment be one transfer, without a mint.
		{on.USDC, usdc.PackMint(on.Faucet, stock)},
		{on.USDT, usdc.PackMint(on.Faucet, stock)},
		{on.USDC, usdc.PackMint(deployer.address, seed)},
		{on.USDC, usdc.PackApprove(on.Vault, seed)},
		{on.Vault, vault.PackDeposit(seed, deployer.address)},
		{on.USDT, usdc.PackMint(deployer.address, seed)},
		{on.USDT, usdc.PackApprove(on.USDTVault, seed)},
		{on.USDTVault, vault.PackDeposit(seed, deployer.address)},
		{on.Vault, vault.PackSetApyBps(initialAPY)},
		{on.USDTVault, vault.PackSetApyBps(initialUSDTAPY)},
		{on.Vault, vault.PackSetQueue(on.RedemptionQueue)},
	}
	for _, c := range calls {
		last, err = send(ctx, &c.to, nil, c.data, callGasLimit)
		if err != nil {
			return last, err
		}
	}
	return last, nil
}

// checkDeployed says which contract is missing.
func (on *Contracts) checkDeployed(ctx context.Context, client *ethclient.Client) error {
	for _, c := range on.listCreations(Osaka) {
		code, err := client.CodeAt(ctx, *c.at, nil)
		if err != nil {
			return fmt.Errorf("asking for %s: %w", c.name, err)
		}
		if len(code) == 0 {
			return fmt.Errorf("%s is not at %s", c.name, c.at)
		}
	}
	return nil
}
