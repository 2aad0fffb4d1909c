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

// Wallets' shares of a source whose share is another token than its vault are compared with that token, once it is
// known; an earlier position cannot be compared, and that is reported.
func TestSharesApartAreCompared(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, net)
		const fund = "fund"
		policy := calendar.Policy{TypicalMaxUnits: 1}
		w.verifier.Catalog = w.newCatalog(w.verifier.Clients, yield.Config{
			ID: fund, Name: "Fund", Protocol: "sandbox", Chain: chain.EthereumSepolia, DepositToken: chain.USDC, Vault: net.Contracts.JAAA,
			NavUpdateMode: yield.NavDiscrete, Deposits: yield.Requested, Redemptions: yield.Requested, Policies: yield.Policies{Deposit: policy, Redeem: policy},
		})
		h := w.createWallet(devnettest.Organization)
		find := func(want ...string) {
			t.Helper()
			if err := w.verifier.Catalog.Reload(t.Context()); err != nil {
				t.Fatal(err)
			}
			report, err := w.verifier.compareBooks(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			assertFound(t, report.Mismatches, want...)
		}
		find()
		w.postShares(h, fund, 50, 40)
		find(fund + ": cannot be compared")
		w.execute(`INSERT INTO yield_sources (id, mode, problem, share) VALUES ($1, 'active', '', $2)`, fund, net.Contracts.USDT.Hex())
		w.payShares(h, 39)
		find(fund + ": the ledger says 40 units, the chain 39 at block ")
		w.payShares(h, 1)
		find()
	})
}
