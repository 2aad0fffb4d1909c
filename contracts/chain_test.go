package contracts

import (
	"context"
	"crypto/ecdsa"
	"fmt"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/common/math"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/eth/ethconfig"
	"github.com/ethereum/go-ethereum/ethclient/simulated"
	"github.com/ethereum/go-ethereum/node"
	"github.com/ethereum/go-ethereum/params"
	"github.com/ethereum/go-ethereum/signer/core/apitypes"
	"github.com/holiman/uint256"

	"github.com/granaryhq/granary/internal/waittest"
)

const chainID = 1337011

var (
	executorABI = NewWalletExecutor()
	carrierABI  = NewIntentCarrier()
	usdcABI     = NewSandboxUSDC()
	usdtABI     = NewSandboxUSDT()
	faucetABI   = NewSandboxFaucet()
)

// amsterdamBlockGas is the gas of a block under Amsterdam's rules, in which a MicroVault and its sources can be created in one transaction.
const amsterdamBlockGas = 200_000_000

// testChain is a chain in process with everything deployed, and its relayer: the
// only account that has ether, and the owner of the sandbox's contracts.
type testChain struct {
	*testing.T
	backend *simulated.Backend
	client  simulated.Client
	relayer *ecdsa.PrivateKey
	nonce   uint64
	// creationGas is the most gas that a transaction may have: new code costs more under Amsterdam.
	creationGas uint64

	Deployed
	usdc, usdt, faucet common.Address
}

// newChain is a chain with Osaka's rules, those of the main net.
func newChain(t *testing.T) *testChain { return newChainOf(t, false) }

// newChainOf is a chain with Amsterdam's rules, or Osaka's. Its executor marks as befits them.
func newChainOf(t *testing.T, amsterdam bool) *testChain {
	relayer := newKey(t)
	alloc := types.GenesisAlloc{addressOf(relayer): {Balance: new(big.Int).Lsh(big.NewInt(1), 90)}}
	backend := simulated.NewBackend(alloc, func(_ *node.Config, conf *ethconfig.Config) {
		config := *conf.Genesis.Config
		config.ChainID = big.NewInt(chainID)
		config.BogotaTime, config.AmsterdamTime = nil, nil
		if amsterdam {
			config.AmsterdamTime = new(uint64)
			conf.Genesis.GasLimit, conf.Miner.GasCeil = amsterdamBlockGas, amsterdamBlockGas
		}
		conf.Genesis.Config = &config
	})
	t.Cleanup(func() {
		if err := backend.Close(); err != nil {
			t.Errorf("closing the chain: %v", err)
		}
	})
	c := &testChain{T: t, backend: backend, client: backend.Client(), relayer: relayer, creationGas: params.MaxTxGas}
	if amsterdam {
		c.creationGas = amsterdamBlockGas / 2
	}

	owner := addressOf(relayer)
	c.Executor = c.deployContract(&WalletExecutorMetaData, executorABI.PackConstructor(amsterdam))
	c.Carrier = c.deployContract(&IntentCarrierMetaData, nil)
	c.usdc = c.deployContract(&SandboxUSDCMetaData, usdcABI.PackConstructor(owner))
	c.usdt = c.deployContract(&SandboxUSDTMetaData, usdtABI.PackConstructor(owner))
	c.faucet = c.deployContract(&SandboxFaucetMetaData, faucetABI.PackConstructor(owner))
	c.mustSucceed(c.usdc, usdcABI.PackSetMinter(c.faucet, true))
	c.mustSucceed(c.usdt, usdtABI.PackSetMinter(c.faucet, true))
	return c
}

func (c *testChain) deployContract(contract *bind.MetaData, args []byte) common.Address {
	c.Helper()
	receipt := c.sendTx(&types.DynamicFeeTx{Gas: c.creationGas, Data: CreationCode(contract, args)})
	if receipt.Status != types.ReceiptStatusSuccessful {
		c.Fatalf("deploying %s failed", contract.ID)
	}
	return receipt.ContractAddress
}

// mustSucceed has the relayer call a contract; the call must succeed.
func (c *testChain) mustSucceed(to common.Address, data []byte, delegations ...types.SetCodeAuthorization) *types.Receipt {
	c.Helper()
	return c.succeedWithin(params.MaxTxGas, to, data, delegations...)
}

// mustCreate is mustSucceed for a call that creates contracts.
func (c *testChain) mustCreate(to common.Address, data []byte) *types.Receipt {
	c.Helper()
	return c.succeedWithin(c.creationGas, to, data)
}

func (c *testChain) succeedWithin(gas uint64, to common.Address, data []byte, delegations ...types.SetCodeAuthorization) *types.Receipt {
	c.Helper()
	var receipt *types.Receipt
	if len(delegations) == 0 {
		receipt = c.sendTx(&types.DynamicFeeTx{To: &to, Gas: gas, Data: data})
	} else {
		receipt = c.sendTx(&types.SetCodeTx{To: to, Gas: gas, Data: data, AuthList: delegations})
	}
	if receipt.Status != types.ReceiptStatusSuccessful {
		c.Fatalf("the call failed: %+v", receipt)
	}
	return receipt
}

// sendTx signs the relayer's transaction, puts it into a block and returns its receipt.
func (c *testChain) sendTx(inner types.TxData) *types.Receipt {
	c.Helper()
	return c.sendAs(c.relayer, &c.nonce, inner)
}

// sendAs is send for another account, whose next nonce is at hand.
func (c *testChain) sendAs(key *ecdsa.PrivateKey, nonce *uint64, inner types.TxData) *types.Receipt {
	c.Helper()
	feeCap, tip := big.NewInt(10*params.GWei), big.NewInt(params.GWei)
	switch tx := inner.(type) {
	case *types.DynamicFeeTx:
		tx.ChainID, tx.Nonce, tx.GasFeeCap, tx.GasTipCap = big.NewInt(chainID), *nonce, feeCap, tip
	case *types.SetCodeTx:
		tx.ChainID, tx.Nonce = uint256.NewInt(chainID), *nonce
		tx.GasFeeCap, tx.GasTipCap = uint256.MustFromBig(feeCap), uint256.MustFromBig(tip)
	}
	tx, err := types.SignNewTx(key, types.NewPragueSigner(big.NewInt(chainID)), inner)
	if err != nil {
		c.Fatal(err)
	}
	if err := c.client.SendTransaction(context.Background(), tx); err != nil {
		c.Fatalf("sending: %v", err)
	}
	*nonce++
	c.backend.Commit()
	return c.awaitReceipt(tx.Hash())
}

// awaitReceipt waits until the node has indexed the block.
func (c *testChain) awaitReceipt(tx common.Hash) *types.Receipt {
	c.Helper()
	var receipt *types.Receipt
	var err error
	waittest.Until(c, "the node has the receipt", func() bool {
		receipt, err = c.client.TransactionReceipt(context.Background(), tx)
		return err == nil
	}, func() string { return fmt.Sprint(err) })
	return receipt
}

// callView calls without a transaction.
func callView[T any](c *testChain, to common.Address, data []byte, unpack func([]byte) (T, error)) T {
	c.Helper()
	out, err := c.client.CallContract(context.Background(), ethereum.CallMsg{To: &to, Data: data}, nil)
	if err != nil {
		c.Fatalf("calling: %v", err)
	}
	v, err := unpack(out)
	if err != nil {
		c.Fatalf("unpacking: %v", err)
	}
	return v
}

func (c *testChain) balanceOf(token, account common.Address) int64 {
	c.Helper()
	return callView(c, token, usdcABI.PackBalanceOf(account), usdcABI.UnpackBalanceOf).Int64()
}

// payFromFaucet gives each account the same amount of a token.
func (c *testChain) payFromFaucet(token common.Address, amount int64, to ...common.Address) *types.Receipt {
	c.Helper()
	amounts := make([]*big.Int, len(to))
	for i := range amounts {
		amounts[i] = big.NewInt(amount)
	}
	return c.mustSucceed(c.faucet, faucetABI.PackDrip(token, to, amounts))
}

// wallet is a key, and the account it may delegate.
type wallet struct {
	*testChain
	key     *ecdsa.PrivateKey
	address common.Address
}

func (c *testChain) newWallet() wallet {
	key := newKey(c.T)
	return wallet{testChain: c, key: key, address: addressOf(key)}
}

// signDelegation is a new wallet's authorization to run the executor's code.
func (w wallet) signDelegation() types.SetCodeAuthorization {
	return w.signDelegationTo(w.Executor, 0)
}

// signDelegationTo is the wallet's authorization to run an executor's code. The nonce is
// its account's, which no transaction of the relayer's changes but by such a one.
func (w wallet) signDelegationTo(executor common.Address, nonce uint64) types.SetCodeAuthorization {
	auth, err := types.SignSetCode(w.key, types.SetCodeAuthorization{ChainID: *uint256.NewInt(chainID), Address: executor, Nonce: nonce})
	if err != nil {
		w.Fatal(err)
	}
	return auth
}

var deadline = new(big.Int).Lsh(big.NewInt(1), 40)

// signIntent packs the wallet's signed intent to make the calls.
func (w wallet) signIntent(nonce int64, calls ...WalletExecutorCall) []byte {
	w.Helper()
	signature, err := crypto.Sign(typedDataHash(w.T, w.address, calls, big.NewInt(nonce), deadline), w.key)
	if err != nil {
		w.Fatal(err)
	}
	signature[64] += 27
	return executorABI.PackExecute(calls, big.NewInt(nonce), deadline, signature)
}

// signIntentV2 packs the wallet's signed intent of version 2 to make the calls with at least some gas.
func (w wallet) signIntentV2(nonce, minGas int64, calls ...WalletExecutorCall) []byte {
	w.Helper()
	n, least := big.NewInt(nonce), big.NewInt(minGas)
	signature, err := crypto.Sign(typedDataHashV2(w.T, w.address, calls, n, deadline, least), w.key)
	if err != nil {
		w.Fatal(err)
	}
	signature[64] += 27
	return executorABI.PackExecuteIntent(n, deadline, least, calls, signature)
}

// signCancellation packs the wallet's signed cancellation of a nonce.
func (w wallet) signCancellation(nonce int64) []byte { return w.signCancellationOf("2", nonce) }

func (w wallet) signCancellationOf(version string, nonce int64) []byte {
	w.Helper()
	n := big.NewInt(nonce)
	types := apitypes.Types{"Cancellation": {{Name: "nonce", Type: "uint256"}}}
	hash := hashTypedData(w.T, w.address, version, "Cancellation", types, map[string]any{"nonce": n})
	signature, err := crypto.Sign(hash, w.key)
	if err != nil {
		w.Fatal(err)
	}
	signature[64] += 27
	return executorABI.PackCancel(n, signature)
}

func (w wallet) newItem(nonce int64, calls ...WalletExecutorCall) IntentCarrierItem {
	w.Helper()
	return IntentCarrierItem{Wallet: w.address, Nonce: big.NewInt(nonce), Gas: new(big.Int), Data: w.signIntent(nonce, calls...)}
}

// newTransferCall is the call that transfers a token; USDT's is packed like any other.
func newTransferCall(token, to common.Address, amount int64) WalletExecutorCall {
	return WalletExecutorCall{To: token, Value: new(big.Int), Data: usdcABI.PackTransfer(to, big.NewInt(amount))}
}

// typedDataHash is the EIP-712 digest of an intent of version 1 by go-ethereum's own encoder.
func typedDataHash(t *testing.T, wallet common.Address, calls []WalletExecutorCall, nonce, deadline *big.Int) []byte {
	t.Helper()
	types := typesOfIntents()
	return hashTypedData(t, wallet, "1", "Intent", types, map[string]any{"calls": typedCalls(calls), "nonce": nonce, "deadline": deadline})
}

// typedDataHashV2 is that of version 2.
func typedDataHashV2(t *testing.T, wallet common.Address, calls []WalletExecutorCall, nonce, deadline, minGas *big.Int) []byte {
	t.Helper()
	types := typesOfIntents()
	types["Intent"] = append(types["Intent"], apitypes.Type{Name: "minGas", Type: "uint256"})
	return hashTypedData(t, wallet, "2", "Intent", types, map[string]any{"calls": typedCalls(calls), "nonce": nonce, "deadline": deadline, "minGas": minGas})
}

func typedCalls(calls []WalletExecutorCall) []any {
	list := make([]any, len(calls))
	for i, call := range calls {
		list[i] = map[string]any{"to": call.To.Hex(), "value": call.Value, "data": hexutil.Bytes(call.Data)}
	}
	return list
}

func typesOfIntents() apitypes.Types {
	return apitypes.Types{
		"Intent": {
			{Name: "calls", Type: "Call[]"}, {Name: "nonce", Type: "uint256"}, {Name: "deadline", Type: "uint256"},
		},
		"Call": {
			{Name: "to", Type: "address"}, {Name: "value", Type: "uint256"}, {Name: "data", Type: "bytes"},
		},
	}
}

// hashTypedData is the EIP-712 digest of what the wallet is to sign.
func hashTypedData(t *testing.T, wallet common.Address, version, primary string, types apitypes.Types, message map[string]any) []byte {
	t.Helper()
	types["EIP712Domain"] = []apitypes.Type{
		{Name: "name", Type: "string"}, {Name: "version", Type: "string"},
		{Name: "chainId", Type: "uint256"}, {Name: "verifyingContract", Type: "address"},
	}
	hash, _, err := apitypes.TypedDataAndHash(apitypes.TypedData{
		Types:       types,
		PrimaryType: primary,
		Domain: apitypes.TypedDataDomain{
			Name: "granary", Version: version,
			ChainId:           math.NewHexOrDecimal256(chainID),
			VerifyingContract: wallet.Hex(),
		},
		Message: message,
	})
	if err != nil {
		t.Fatal(fmt.Errorf("hashing typed data: %w", err))
	}
	return hash
}

func newKey(t *testing.T) *ecdsa.PrivateKey {
	t.Helper()
	key, err := crypto.GenerateKey()
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func addressOf(key *ecdsa.PrivateKey) common.Address { return crypto.PubkeyToAddress(key.PublicKey) }
