package transfer

import (
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/yield"
)

// Anybody can mint or send shares to a wallet. When the price falls between the
// plan and the redemption, some of them are burnt with the position's own; that
// must be posted, not puzzled over for ever.
func TestARedemptionMayBurnSharesThatStrangersGave(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		holder := chain.Address("holder")
		from := yield.Source{ID: "vault", Vault: common.HexToAddress("0x7777"), Asset: common.HexToAddress("0xcccc")}
		w := Workflow{Organization: uuid.New(), Wallet: uuid.New()}
		step := Step{ID: uuid.New(), Kind: StepRedeem, Chain: sepolia, Token: chain.USDC, YieldSource: from.ID, Amount: 100}
		entry := ledger.Entry{Organization: w.Organization, Wallet: w.Wallet, SettledAt: time.Unix(0, 0)}
		position := func(amount money.USD, shares int64) ledger.Line {
			return ledger.Line{Account: ledger.YieldPosition, Chain: sepolia, Token: chain.USDC, YieldSource: from.ID, Amount: amount, Shares: big.NewInt(shares)}
		}
		err := db.Write(t.Context(), func(tx *store.Tx) error {
			bought := entry
			bought.Type, bought.Reference = ledger.YieldSourceDeposit, "bought"
			bought.Lines = []ledger.Line{position(90, 5000), {Account: ledger.External, Chain: sepolia, Token: chain.USDC, Amount: -90}}
			if err := ledger.Post(t.Context(), tx, bought); err != nil {
				return err
			}
			ledger.Reserve(tx, w.Wallet, from.ID, step.Amount)
			sold, err := flow{holder, []chain.Movement{
				{From: holder, To: "nobody", Token: from.ShareAddress(), Units: money.NewUnits(6000)},
				{From: from.VaultAddress(), To: holder, Token: from.AssetAddress(), Units: money.NewUnits(100)},
			}}.redemptionFrom(from)
			if err != nil {
				return err
			}
			if sold.cash != 100 {
				t.Errorf("proceeds %s", sold.cash)
			}
			lines, err := redeemLines(t.Context(), tx, from, stepRef{&w, nil, &step}, sold, false)
			if err != nil {
				return err
			}
			redeemed := entry
			redeemed.Type, redeemed.Reference, redeemed.Lines = ledger.YieldSourceRedeem, "redeemed", lines
			return ledger.Post(t.Context(), tx, redeemed)
		})
		if err != nil {
			t.Fatal(err)
		}
		held, err := ledger.Positions(t.Context(), db, w.Wallet)
		if err != nil || len(held) != 2 {
			t.Fatalf("held %+v, %v", held, err)
		}
		if held[0].Balance != 100 {
			t.Errorf("%s in cash", held[0].Balance)
		}
		if held[1].Balance != 0 || !held[1].Shares.IsZero() {
			t.Errorf("%s are left, carried at %s", held[1].Shares, held[1].Balance)
		}
		if held[1].Reserved != 0 {
			t.Errorf("%s is still reserved", held[1].Reserved)
		}
		if wrong, err := ledger.Check(t.Context(), db, nil); err != nil || len(wrong) > 0 {
			t.Fatalf("the journal: %v, %v", wrong, err)
		}
	})
}
