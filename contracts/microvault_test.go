package contracts

import (
	"crypto/ecdsa"
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
)

var (
	microABI        = NewMicroVault()
	microFactoryABI = NewMicroVaultFactory()
	maxUint256      = new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 256), big.NewInt(1))
)

// holder is an account with ether, which sends its own transactions.
type holder struct {
	*testChain
	key     *ecdsa.PrivateKey
	address common.Address
	nonce   uint64
}

func (c *testChain) newHolder() *holder {
	key := newKey(c.T)
	h := &holder{testChain: c, key: key, address: addressOf(key)}
	c.sendTx(&types.DynamicFeeTx{To: &h.address, Value: big.NewInt(params.Ether), Gas: newAccountGas})
	return h
}

// newAccountGas is more than a payment of ether that creates an account takes under Amsterdam's rules.
const newAccountGas = 300_000

func (h *holder) mustSucceed(to common.Address, data []byte) *types.Receipt {
	h.Helper()
	receipt := h.sendAs(h.key, &h.nonce, &types.DynamicFeeTx{To: &to, Gas: params.MaxTxGas, Data: data})
	if receipt.Status != types.ReceiptStatusSuccessful {
		h.Fatalf("the call failed: %+v", receipt)
	}
	return receipt
}

// A vault is where the factory foretells it, and costs what README.md says:
// over three of the sandbox's vaults, each of which has earned something.
func TestMicroVaultGasIsAsDocumented(t *testing.T) {
	forEachFork(t, func(c *testChain) {
		oneHundred := big.NewInt(100_000_000)
		shares := big.NewInt(100_000_000_000_000)
		check := assertDocumentedGas(c)
		alice, bob := c.newHolder(), c.newHolder()
		c.payFromFaucet(c.usdc, 10_000_000_000, alice.address, bob.address)

		adapters := c.deployContract(&AdapterFactoryMetaData, nil)
		factory := c.deployContract(&MicroVaultFactoryMetaData,
			microFactoryABI.PackConstructor(adapters, CreationCode(&MicroVaultMetaData, nil)))
		owner := addressOf(c.relayer)
		config := MicroVaultConfig{Name: "Granary Vault", Symbol: "gVLT", Asset: c.usdc, Owner: owner, Keeper: owner}
		var ids [][32]byte
		for _, name := range []string{"one", "two", "three"} {
			source := c.deployContract(&SandboxVaultMetaData, vaultABI.PackConstructor(c.usdc, name, name, owner))
			c.mustSucceed(c.usdc, usdcABI.PackSetMinter(source, true))
			c.mustSucceed(source, vaultABI.PackSetApyBps(500))
			id := crypto.Keccak256Hash([]byte(name))
			ids = append(ids, id)
			config.Sources = append(config.Sources, AdapterFactorySpec{Id: id, Source: source, MaxStepBps: 100})
		}
		vault := callView(c, factory, microFactoryABI.PackPredict(config, [32]byte{1}), microFactoryABI.UnpackPredict)
		check("`create` a MicroVault with three sources", c.mustCreate(factory, microFactoryABI.PackCreate(config, [32]byte{1})))

		check("`addShareholder`, the first", c.mustSucceed(vault, microABI.PackAddShareholder(alice.address, 0)))
		check("`addShareholder`", c.mustSucceed(vault, microABI.PackAddShareholder(bob.address, 1)))
		for _, h := range []*holder{alice, bob} {
			h.mustSucceed(c.usdc, usdcABI.PackApprove(vault, maxUint256))
			h.mustSucceed(vault, microABI.PackDeposit(big.NewInt(1_000_000_000), h.address))
		}
		check("`setStrategy` for three sources", c.mustSucceed(vault, microABI.PackSetStrategy(ids, []uint16{2000, 2000, 2000}, 4000)))
		check("`rebalance`, three first entries", c.mustSucceed(vault, microABI.PackRebalance(ids)))
		bob.mustSucceed(vault, microABI.PackRequestRedeem(shares, bob.address, bob.address))
		c.mustSucceed(vault, microABI.PackPayQueue(big.NewInt(1)))

		check("`deposit` to idle, three sources", alice.mustSucceed(vault, microABI.PackDeposit(oneHundred, alice.address)))
		check("`redeem` from idle, three sources",
			alice.mustSucceed(vault, microABI.PackRedeem(shares, alice.address, alice.address)))
		check("`requestRedeem`", bob.mustSucceed(vault, microABI.PackRequestRedeem(shares, bob.address, bob.address)))
		check("`payQueue` of one", c.mustSucceed(vault, microABI.PackPayQueue(big.NewInt(1))))
		check("`rebalance`, three exits in part", c.mustSucceed(vault, microABI.PackRebalance(ids)))
		check("`rebalance`, nothing to move", c.mustSucceed(vault, microABI.PackRebalance(ids)))

		proof := make([][32]byte, 16)
		proof[0] = callView(c, vault, microABI.PackLeafOf(alice.address), microABI.UnpackLeafOf)
		for i := 1; i < 16; i++ {
			var below [32]byte
			if i > 1 {
				below = proof[i-1]
			}
			proof[i] = crypto.Keccak256Hash(below[:], below[:])
		}
		check("`removeShareholder`", c.mustSucceed(vault, microABI.PackRemoveShareholder(bob.address, proof, 2)))

		all := config.Sources
		for n, what := range []string{"one source", "two sources"} {
			config.Sources = all[:n+1]
			check("`create` a MicroVault with "+what, c.mustCreate(factory, microFactoryABI.PackCreate(config, [32]byte{2})))
		}
	})
}
