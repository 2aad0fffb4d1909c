package microvault_test

import (
	"testing"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// newLiedTo returns a world with a second node, which changes the results of calls with the data.
func newLiedTo(t *testing.T, db *store.DB, data []byte) *world {
	t.Helper()
	return newWorldWith(t, db, func(at *microvault.Chain) {
		config := at.Client.Config()
		config.URL, config.SecondURL = evmtest.Start(t, config.URL, evmtest.Faults{AlterCalls: data}), config.URL
		at.Client = devnettest.Dial(t, config)
	})
}

// Of two nodes one reports another keeper of a new vault. The vault does not fail for good: it waits until both nodes agree.
func TestOneLyingNodeOfTwoFailsNoVault(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLiedTo(t, db, contracts.NewMicroVault().PackKeeper())
		v, _, err := w.vaults.Create(t.Context(), newKey(), microvault.Create{Name: "Treasury", Symbol: "TRY", Token: chain.USDC, Sources: []string{bills}})
		if err != nil {
			t.Fatal(err)
		}
		w.until("the contract was read", func() bool {
			now := w.getVault(v.ID)
			return now.Status != microvault.Provisioning || now.Problem != ""
		})
		if now := w.getVault(v.ID); now.Status == microvault.Failed {
			t.Errorf("the vault has failed for good: %s", now.Problem)
		}
	})
}

// Of two nodes one reports another code of the vaults that the factory makes. The creation is not rejected for good.
func TestOneLyingNodeOfTwoRejectsNoFactory(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newLiedTo(t, db, contracts.NewMicroVaultFactory().PackVaultCodeHash())
		v, c, err := w.vaults.Create(t.Context(), newKey(), microvault.Create{Name: "Treasury", Symbol: "TRY", Token: chain.USDC, Sources: []string{bills}})
		if err != nil {
			t.Fatal(err)
		}
		w.until("the factory was read", func() bool {
			var tried int
			if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM tasks WHERE kind = $1 AND key = $2 AND last_error <> ''`, change.StartTask(v.Chain), c.ID.String()).Scan(&tried); err != nil {
				t.Fatal(err)
			}
			return tried > 0 || w.getTask(c.ID).Status != change.Submitted
		})
		if now := w.getTask(c.ID); now.Status == change.Failed {
			t.Errorf("the creation has failed for good: %s", now.Error)
		}
	})
}
