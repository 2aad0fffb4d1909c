package recovery_test

import (
	"math/big"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/yield"
)

// Vaults that return no balance, since no code is at their address, since they revert, or since the token of their shares is not
// known, affect the wallets only whose books have their shares: such a wallet is left, and the others are opened without them.
func TestAVaultWithoutBalancesLeavesItsHoldersOnly(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		quickly := calendar.Policy{TypicalMinUnits: 1, TypicalMaxUnits: 9}
		gone := yield.Config{ID: "gone", Name: "Bills", Description: "Bills.", Protocol: "erc4626", Chain: chain.EthereumSepolia, DepositToken: chain.USDC,
			Vault: common.HexToAddress("0x00000000000000000000000000000000000b0cce"), NavUpdateMode: yield.NavContinuous, Liquidity: yield.LiquidityLimit,
			Policies: yield.Policies{Deposit: quickly, Redeem: quickly}}
		reverting, well, unobserved := gone, gone, gone
		reverting.ID, reverting.Vault = "reverting", w.net.Contracts.Guard
		well.ID, well.Vault = "well", w.net.Contracts.Vault
		unobserved.ID, unobserved.Protocol, unobserved.Vault, unobserved.Liquidity = "unobserved", "erc7540", w.net.Contracts.AsyncVault, ""
		unobserved.Deposits, unobserved.Redemptions = yield.Requested, yield.Requested
		holder, other := w.createFunded(), w.createFunded()
		w.loseBooks()
		if err := db.Write(t.Context(), func(tx *store.Tx) error {
			return ledger.Post(t.Context(), tx, ledger.Entry{Organization: w.org, Wallet: holder.ID, Type: ledger.OpeningBalance, SettledAt: db.Clock().Now(), Reference: "opening:" + uuid.NewString(),
				Lines: []ledger.Line{
					{Account: ledger.YieldPosition, Chain: chain.EthereumSepolia, Token: chain.USDC, YieldSource: reverting.ID, Shares: big.NewInt(5), Amount: 5},
					{Account: ledger.External, Chain: chain.EthereumSepolia, Token: chain.USDC, Amount: -5},
				}})
		}); err != nil {
			t.Fatal(err)
		}
		back := w.newRecovery(w.client, gone, reverting, well, unobserved)
		by := map[uuid.UUID]recovery.Opening{}
		if err := back.Open(t.Context(), chain.EthereumSepolia, nil, 0, false, func(o recovery.Opening) error { by[o.Wallet] = o; return nil }); err != nil {
			t.Fatal(err)
		}
		if o := by[holder.ID]; o.Posted || !strings.Contains(o.Why, "the balance of reverting cannot be read: execution reverted") {
			t.Errorf("the wallet whose books have shares: %+v", o)
		}
		o := by[other.ID]
		if !o.Posted || o.Why != "" {
			t.Errorf("the wallet without shares: %+v", o)
		}
		why := map[string]string{}
		for _, u := range o.Unread {
			why[u.Position] = u.Err.Error()
		}
		if len(why) != 3 || !strings.Contains(why["gone"], "returned 0 bytes") || !strings.Contains(why["reverting"], "execution reverted") || !strings.Contains(why["unobserved"], "never observed") {
			t.Errorf("the wallet without shares was opened without %v", why)
		}
		w.assertCash(other, 40*money.Dollar)
	})
}
