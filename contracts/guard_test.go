package contracts

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

// What a bound costs a deposit: two calls, and a word that is stored and cleared.
func TestGasOfABoundIsAsDocumented(t *testing.T) {
	forEachFork(t, func(c *testChain) {
		check := assertDocumentedGas(c)
		guard := c.deployContract(&BalanceGuardMetaData, nil)
		guardABI := NewBalanceGuard()
		owner := addressOf(c.relayer)
		vault := c.deployContract(&SandboxVaultMetaData, vaultABI.PackConstructor(c.usdc, "Vault", "V", owner))
		c.mustSucceed(c.usdc, usdcABI.PackSetMinter(vault, true))
		w := c.newWallet()
		c.payFromFaucet(c.usdc, 1_000, w.address)

		hundred := big.NewInt(100)
		deposit := []WalletExecutorCall{
			newCall(c.usdc, usdcABI.PackApprove(vault, hundred)),
			newCall(vault, vaultABI.PackDeposit(hundred, w.address)),
		}
		c.mustSucceed(w.address, w.signIntent(1, deposit...), w.signDelegation())
		check("`execute` a deposit into a vault", c.mustSucceed(w.address, w.signIntent(2, deposit...)))
		shares := new(big.Int).Mul(hundred, big.NewInt(1e6))
		bound := []WalletExecutorCall{newCall(guard, guardABI.PackSnapshot(vault)), deposit[0], deposit[1],
			newCall(guard, guardABI.PackRequireChange(vault, shares))}
		check("`execute` a deposit into a vault, of at least so many shares", c.mustSucceed(w.address, w.signIntent(3, bound...)))
	})
}

func newCall(to common.Address, data []byte) WalletExecutorCall {
	return WalletExecutorCall{To: to, Value: new(big.Int), Data: data}
}
