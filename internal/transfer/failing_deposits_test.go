package transfer_test

import (
	"bytes"
	"encoding/binary"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// failingVault is a source whose vault rejects deposits from a time on. Its id is before secondVault in the order of
// positions.
const failingVault = "a-failing-vault"

// failingCode returns the creation code of a contract that delegates each call to impl, except that maxDeposit and
// deposit run an invalid opcode once the block's time is after at.
func failingCode(impl common.Address, at time.Time) []byte {
	isLate := append(binary.BigEndian.AppendUint32([]byte{0x63}, uint32(at.Unix())), 0x42, 0x11) // TIMESTAMP > at
	code := common.FromHex("365f5f37" + "5f3560e01c")                                            // copies the data, leaves its selector
	for _, selector := range []string{"402d267d", "6e553f65"} {                                  // maxDeposit, deposit
		check := bytes.Join([][]byte{{0x80, 0x63}, common.FromHex(selector), {0x14}, isLate, {0x16, 0x15}}, nil)
		end := len(code) + len(check) + 4
		code = bytes.Join([][]byte{code, check, {0x60, byte(end), 0x57, 0xfe, 0x5b}}, nil)
	}
	const delegation = 4 + 1 + 20 + 2 + 4 + 3 + 3
	dest := byte(len(code) + delegation)
	code = bytes.Join([][]byte{code, common.FromHex("5f5f365f" + "73"), impl.Bytes(), common.FromHex("5af4" + "3d5f5f3e"), {0x60, dest, 0x57},
		common.FromHex("3d5ffd" + "5b3d5ff3")}, nil)
	return append([]byte{0x60, byte(len(code)), 0x60, 0x0a, 0x5f, 0x39, 0x60, byte(len(code)), 0x5f, 0xf3}, code...)
}

// newFailingWorld returns a world with failingVault, which fails in an hour, and secondVault.
func newFailingWorld(t *testing.T, db *store.DB, every time.Duration) *world {
	t.Helper()
	rules := transfer.BalanceRules{Band: 200, MinTrade: money.Dollar, Every: every}
	w := makeWorld(t, db, 50_000, rules, func(net *devnet.EVM, client *evm.Client) []yield.Config {
		policy := calendar.Policy{TypicalMinUnits: 1, TypicalMaxUnits: 9}
		impl := deployCodes(t, net, client, append(common.FromHex(contracts.SandboxQuirkyVaultMetaData.Bin),
			contracts.NewSandboxQuirkyVault().PackConstructor(net.Contracts.USDC, ownerOf(t, net, client))...))
		at := append(deployCodes(t, net, client, failingCode(impl[0], db.Clock().Now().Add(time.Hour))), deployVaults(t, net, client, net.Contracts.USDC)...)
		var sources []yield.Config
		for i, id := range []string{failingVault, secondVault} {
			sources = append(sources, yield.Config{ID: id, Name: id, Description: id, Protocol: "erc4626", Chain: chain.EthereumSepolia, DepositToken: chain.USDC,
				Vault: at[i], NavUpdateMode: yield.NavContinuous, Liquidity: yield.LiquidityIdle, Policies: yield.Policies{Deposit: policy, Redeem: policy}})
		}
		return sources
	})
	w.fundRelayer()
	return w
}

// A vault whose deposit side fails pays its holders, and does not keep an automatic wallet from leaving it or the
// other sources of its chain.
func TestAVaultThatFailsKeepsNoMoney(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFailingWorld(t, db, 500*time.Millisecond)
		mine := w.createAutomatic(strategy(map[string]wallet.Pct{failingVault: 50, secondVault: 50}))
		w.payIn(mine, chain.USDC, 100*money.Dollar)
		w.untilHolds(mine, map[string]money.USD{failingVault: 50 * money.Dollar, secondVault: 50 * money.Dollar})
		w.untilBalanced(mine)
		w.db.Clock().Advance(2 * time.Hour)
		if _, err := w.transfers.SetStrategy(w.ctx, transfer.StrategyRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
			Strategy: strategy(map[string]wallet.Pct{"cash": 100})}); err != nil {
			t.Fatal(err)
		}
		for _, id := range []string{failingVault, secondVault} {
			w.until(id+" is left", func() bool {
				w.passTime(31 * time.Second) // longer than the wallet waits for a source that cannot be read
				return w.carryingValue(mine, id) < money.Dollar
			})
		}
	})
}

// An emergency unwind of a vault whose deposit side fails takes all out.
func TestAVaultThatFailsIsUnwound(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newFailingWorld(t, db, time.Hour)
		mine := w.createFunded(100 * money.Dollar)
		assertIs(t, "the allocation", w.allocate(mine, usdcCash, failingVault, 60*money.Dollar).Status, transfer.Completed)
		w.db.Clock().Advance(2 * time.Hour)
		done := w.untilUnwoundInTime(w.actUnwind(mine, failingVault, 0))
		assertIs(t, "the unwind", done.Status, riskaction.Completed)
		assertIs(t, "left in the vault", w.carryingValue(mine, failingVault), 0)
	})
}
