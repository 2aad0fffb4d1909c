package verify

import (
	"testing"

	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/yield"
)

// A contract that returns no balance is reported for each wallet whose books have its shares. All else on its chain is compared.
func TestAContractWithoutBalancesKeepsNoOtherPositionFromItsCheck(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, net)
		policy := calendar.Policy{TypicalMaxUnits: 1}
		w.verifier.Catalog = w.newCatalog(w.verifier.Clients, yield.Config{
			ID: "broken", Name: "Broken", Protocol: "sandbox", Chain: chain.EthereumSepolia, DepositToken: chain.USDC,
			Vault: net.Contracts.Guard, NavUpdateMode: yield.NavContinuous, Policies: yield.Policies{Deposit: policy, Redeem: policy},
		})
		with, without := w.createWallet(devnettest.Organization), w.createWallet(devnettest.Organization)
		w.postShares(with, "broken", 5, 9)
		w.post(without, 7)
		want := []string{"broken: the ledger says 9 units, and its contract on ethereum_sepolia returns no balance at block ",
			usdcCash + ": the ledger says 7 units, the chain 0 at block "}
		report, err := w.verifier.compareBooks(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		assertFound(t, report.Mismatches, want...)

		checked := newWatcher(t, w, 10)
		checked.followTo()
		checked.round(2)
		checked.assertBreaks("both", map[Rule]int{PositionsChains: 2})
	})
}

// A wallet whose row cannot be read is unread by itself, and each other wallet of its page is compared.
func TestAWalletThatCannotBeReadKeepsNoOtherFromItsComparison(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, net)
		wallets := w.createWallets(devnettest.Organization, 5)
		for _, h := range wallets {
			w.postShares(h, ownedVault, 1, 4) // which the chain does not have
		}
		broken := wallets[2]
		w.execute(`UPDATE positions SET units = 'x' WHERE wallet_id = $1 AND units IS NOT NULL`, broken.id)
		report, _ := w.verifier.compareBooks(t.Context())
		found := map[Rule]int{}
		for _, m := range report.Mismatches {
			found[m.Rule]++
			if m.Rule == Unread && m.Wallet != broken.id {
				t.Errorf("wallet %s is unread, want %s", m.Wallet, broken.id)
			}
		}
		if found[PositionsChains] != 4 || found[Unread] != 1 {
			t.Errorf("found %v, want 4 wallets that differ from the chain and one that cannot be read", report.Mismatches)
		}
	})
}
