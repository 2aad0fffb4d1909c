package recovery_test

import (
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
)

// A wallet may be named again: the second time it is there, and a statement that contradicts the
// database is rejected before anything is made.
func TestWalletsAreMadeAgainOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		keys, org, other := devnettest.Keys(t), uuid.New(), uuid.New()
		wallets := wallet.NewService(db, custodytest.Unchecked{Keys: keys}, keys.IDs(), []chain.Name{chain.EthereumSepolia, chain.SolanaDevnet})
		back := &recovery.Service{DB: db, Wallets: wallets}
		byID, request, pinned, mistaken := uuid.New(), uuid.New(), uuid.New(), uuid.New()
		if err := db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`INSERT INTO pinned_wallets (wallet_id, organization_id) VALUES ($1, $2)`, pinned, org)
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		ids := func(all ...uuid.UUID) []uuid.UUID { return all }
		for _, c := range []struct {
			name  string
			known recovery.Known
			made  int
			err   string
		}{
			{"by its id", recovery.Known{Organization: org, Wallets: ids(byID)}, 1, ""},
			{"by its id again", recovery.Known{Organization: org, Wallets: ids(byID)}, 0, ""},
			{"by its id, twice at once", recovery.Known{Organization: org, Wallets: ids(byID, byID)}, 0, ""},
			{"by its requestId", recovery.Known{Organization: org, Requests: ids(request)}, 1, ""},
			{"by the id that follows from its requestId", recovery.Known{Organization: org, Wallets: ids(wallets.DeriveID(org, request))}, 0, ""},
			{"a requestId for an id", recovery.Known{Organization: org, Wallets: ids(request)}, 0, "requestId " + request.String() + " is that of wallet "},
			{"an id for a requestId", recovery.Known{Organization: org, Requests: ids(byID)}, 0, "requestId " + byID.String() + " is that of wallet " + byID.String()},
			{"both at once", recovery.Known{Organization: org, Wallets: ids(mistaken), Requests: ids(mistaken)}, 0, "requestId " + mistaken.String() + " is that of wallet "},
			{"of another organization", recovery.Known{Organization: other, Wallets: ids(byID)}, 0, "is another organization's"},
			{"without a row, pinned to another organization", recovery.Known{Organization: other, Wallets: ids(pinned)}, 0, "is pinned to organization " + org.String()},
			{"without a row, pinned to its organization", recovery.Known{Organization: org, Wallets: ids(pinned)}, 1, ""},
			{"without a row, again", recovery.Known{Organization: org, Wallets: ids(pinned)}, 0, ""},
		} {
			made := 0
			candidates, err := back.List(t.Context(), c.known)
			if err == nil {
				made, err = back.Restore(t.Context(), candidates)
			}
			if made != c.made || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
				t.Errorf("%s: %d wallets were made, want %d; error %v, want %q", c.name, made, c.made, err, c.err)
			}
		}
	})
}
