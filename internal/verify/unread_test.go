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
