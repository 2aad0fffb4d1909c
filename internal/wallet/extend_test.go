package wallet_test

import (
	"maps"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

// Wallets get their addresses on chains that are configured later: those of before once the
// chains are followed, and those that a replica of before makes meanwhile. None changes.
func TestWalletsGainAddressesOnNewChains(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		keys := devnettest.Keys(t)
		serving := func(chains ...chain.Name) *wallet.Service {
			return wallet.NewService(db, custodytest.Unchecked{Keys: keys}, keys.IDs(), chains)
		}
		follow := func(name chain.Name) {
			t.Helper()
			err := db.Write(t.Context(), func(tx *store.Tx) error {
				tx.Defer(`INSERT INTO chain_cursors (chain, number, hash, final_number, updated_at) VALUES ($1, 1, '', 1, 1)`, string(name))
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		before, now := serving(chain.EthereumSepolia), serving(chain.EthereumSepolia, chain.Base, chain.SolanaDevnet)
		addressesOf := func(id uuid.UUID) map[chain.Name]chain.Address {
			t.Helper()
			w, err := now.Get(t.Context(), org, id)
			if err != nil {
				t.Fatal(err)
			}
			return w.Addresses
		}
		old := tasktest.NewRunner(t, db, 2*time.Second)
		old.Handle(wallet.ProvisionTask, 1, before.Provision)
		defer old.Start()()
		create := func(n int) (ids []uuid.UUID) {
			t.Helper()
			for range n {
				w, _, err := before.Create(t.Context(), wallet.CreateRequest{Organization: org, RequestID: uuid.New(), Label: "treasury"})
				if err != nil {
					t.Fatal(err)
				}
				ids = append(ids, w.ID)
			}
			for _, id := range ids {
				waittest.Until(t, "the wallet is made", func() bool { return len(addressesOf(id)) > 0 }, tasktest.State(db))
			}
			return ids
		}
		assertExtended := func(ids []uuid.UUID) {
			t.Helper()
			for _, id := range ids {
				waittest.Until(t, "the wallet has all addresses", func() bool { return len(addressesOf(id)) == 3 }, tasktest.State(db))
				evm, solana, err := keys.Addresses(id)
				want := map[chain.Name]chain.Address{chain.EthereumSepolia: evm, chain.Base: evm, chain.SolanaDevnet: solana}
				if got := addressesOf(id); err != nil || !maps.Equal(got, want) {
					t.Errorf("it has %v, want %v: %v", got, want, err)
				}
				var rows int
				if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM wallet_addresses WHERE wallet_id = $1`, id).Scan(&rows); err != nil || rows != 3 {
					t.Errorf("%d of its addresses are followed: %v", rows, err)
				}
			}
		}
		follow(chain.EthereumSepolia)
		first := create(3)
		extend := tasktest.NewRunner(t, db, 2*time.Second)
		extend.HandleSeat(wallet.AddressesSeat, now.ExtendAddresses)
		stop := extend.Start()
		waittest.Until(t, "it waits for the new chain", func() bool {
			var n int
			return db.QueryRow(t.Context(), `SELECT COUNT(*) FROM tasks WHERE kind = $1`, wallet.AddressesSeat).Scan(&n) == nil && n == 1
		}, tasktest.State(db))
		if got := addressesOf(first[0]); len(got) != 1 {
			t.Errorf("it has %v before the new chain is followed", got)
		}
		follow(chain.Base)
		assertExtended(first)
		stop()
		later := create(2)
		defer extend.Start()()
		assertExtended(append(first, later...))
	})
}
