package transfer_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/yield"
)

// hostileProxy delegates all to impl, and runs code first where withdraw() is called.
func hostileProxy(impl common.Address, code []byte) []byte {
	dest := byte(19 + len(code))
	runtime := bytes.Join([][]byte{
		common.FromHex("365f5f37" + "5f3560e01c" + "63b460af94" + "14" + "15"), {0x60, dest, 0x57}, code, common.FromHex("5b" + "5f5f365f" + "73"),
		impl.Bytes(), common.FromHex("5af4" + "3d5f5f3e"), {0x60, dest + 38, 0x57}, common.FromHex("3d5ffd" + "5b3d5ff3"),
	}, nil)
	return append([]byte{0x60, byte(len(runtime)), 0x60, 0x0a, 0x5f, 0x39, 0x60, byte(len(runtime)), 0x5f, 0xf3}, runtime...)
}

func newHostileWorld(t *testing.T, code []byte) *world {
	t.Helper()
	db := storetest.Connect(t, storetest.Address(t, store.SQLite))
	w := makeWorld(t, db, 50_000, dullRules, func(net *devnet.EVM, client *evm.Client) []yield.Config {
		impl := deployCodes(t, net, client, append(common.FromHex(contracts.SandboxQuirkyVaultMetaData.Bin), contracts.NewSandboxQuirkyVault().PackConstructor(net.Contracts.USDC, ownerOf(t, net, client))...))
		at := deployCodes(t, net, client, hostileProxy(impl[0], code))
		return []yield.Config{{
			ID: quirkyVault, Name: quirkyVault, Description: quirkyVault, Protocol: "erc4626", Chain: chain.EthereumSepolia, DepositToken: chain.USDC,
			Vault: at[0], NavUpdateMode: yield.NavContinuous, Liquidity: yield.LiquidityIdle,
			Policies: yield.Policies{Deposit: calendar.Policy{TypicalMinUnits: 1, TypicalMaxUnits: 9}, Redeem: calendar.Policy{TypicalMinUnits: 1, TypicalMaxUnits: 9}},
		}}
	})
	w.fundRelayer()
	return w
}

// A vault takes the shares of an exact redemption and sends the money elsewhere: the
// guard undoes that, since not all came that was asked for.
func TestAnExactRedemptionBringsWhatItAsksFor(t *testing.T) {
	t.Parallel()
	thief := common.HexToAddress("0x0000000000000000000000000000000000007ea1")
	// mem[0x24] = thief: the receiver of withdraw(assets, receiver, owner)
	w := newHostileWorld(t, bytes.Join([][]byte{{0x73}, thief.Bytes(), common.FromHex("602452")}, nil))
	mine := w.createFunded(100 * money.Dollar)
	assertIs(t, "the allocation", w.allocate(mine, usdcCash, quirkyVault, 60*money.Dollar).Status, transfer.Completed)
	quirkyWorld{world: w}.untilAvailable(mine, quirkyVault, 40*money.Dollar)
	assertIs(t, "the redemption", w.allocate(mine, quirkyVault, usdcCash, 40*money.Dollar).Status, transfer.Failed)
	assertIs(t, "what went elsewhere", w.usdcBalance(thief), 0)
	assertIs(t, "in the vault", w.carryingValue(mine, quirkyVault), 60*money.Dollar)
	w.assertNothingReserved(mine)
}

// A vault logs a transfer of 2^256-1 shares that never were. It is refused before it is
// public.
func TestSharesBeyondAllRangeLockNoWallet(t *testing.T) {
	t.Parallel()
	topic := common.FromHex("ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef")
	w := newHostileWorld(t, bytes.Join([][]byte{common.FromHex("5f1961020052" + "335f7f"), topic, common.FromHex("6020610200a3")}, nil))
	mine := w.createFunded(100 * money.Dollar)
	assertIs(t, "the allocation", w.allocate(mine, usdcCash, quirkyVault, 60*money.Dollar).Status, transfer.Completed)
	quirkyWorld{world: w}.untilAvailable(mine, quirkyVault, 40*money.Dollar)
	refused := w.allocate(mine, quirkyVault, usdcCash, 40*money.Dollar)
	assertIs(t, "the redemption", refused.Status, transfer.Failed)
	if !strings.Contains(reasonOf(refused), "out of range") {
		t.Errorf("it was refused since %q", reasonOf(refused))
	}
	assertIs(t, "in the vault", w.carryingValue(mine, quirkyVault), 60*money.Dollar)
	w.assertNothingReserved(mine)
}
