package wallet_test

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
)

// Wallets are counted by their organization, and by the chains on which they have an address.
func TestWalletsAreCountedByChain(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{})
		w.createWallet()
		for _, c := range []struct {
			organization uuid.UUID
			on           chain.Name
			want         int
		}{{org, "", 1}, {org, chain.EthereumSepolia, 1}, {org, chain.Polygon, 0}, {uuid.New(), "", 0}} {
			if n, err := wallet.CountOn(w.ctx, w.db, c.organization, c.on); err != nil || n != c.want {
				t.Errorf("%d wallets of %s on %q, want %d: %v", n, c.organization, c.on, c.want, err)
			}
		}
	})
}
