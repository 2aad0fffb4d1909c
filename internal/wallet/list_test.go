package wallet_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
)

// insertWallets writes n wallets, the i-th made at i, whose labels say which of every
// thousand they are.
func insertWallets(t *testing.T, db *store.DB, from, n int) {
	t.Helper()
	err := db.Write(t.Context(), func(tx *store.Tx) error {
		for start := from; start < from+n; start += 500 {
			var rows []any
			for i := start; i < min(start+500, from+n); i++ {
				label := fmt.Sprintf("Nr %d_%%", i%1000)
				rows = append(rows, uuid.New(), org, uuid.New(), label, "nr"+label[2:], 0, string(wallet.Active), "{}", i+1, i+1)
			}
			tx.Defer(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at)
				VALUES `+store.Values(len(rows)/10, 10), rows...)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// A search looks through so many wallets a page and no more, and its pages hold
// every match once, also while wallets are created.
func TestASearchCoversAllWallets(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		keys := devnettest.Keys(t)
		s := wallet.NewService(db, custodytest.Unchecked{Keys: keys}, keys.IDs(), []chain.Name{chain.EthereumSepolia})
		const n = 5_432
		insertWallets(t, db, 0, n)
		search := "R 77_%" // neither of the last two is a wildcard
		for _, desc := range []bool{true, false} {
			for _, limit := range []int{1, 4, 100} {
				var found []int64
				made, pages := n, 0
				page := store.Page{Limit: limit, Desc: desc}
				for {
					got, next, err := s.List(t.Context(), org, wallet.Filter{LabelSearch: &search}, page)
					if err != nil {
						t.Fatal(err)
					}
					for _, w := range got {
						found = append(found, w.CreatedAt.UnixMicro()-1)
					}
					pages++
					if next == nil {
						break
					}
					page.After = next
					if desc { // in the order of creation the new ones belong to the list
						insertWallets(t, db, made, 7)
						made += 7
					}
				}
				var want []int64
				for i := int64(77); i < n; i += 1000 {
					want = append(want, i)
				}
				if desc {
					slices.Reverse(want)
				}
				if !slices.Equal(found, want) {
					t.Errorf("desc %v by %d: %v in %d pages, want %v", desc, limit, found, pages, want)
				}
				err := db.Write(t.Context(), func(tx *store.Tx) error {
					tx.Defer(`DELETE FROM wallets WHERE created_at > $1`, n)
					return nil
				})
				if err != nil {
					t.Fatal(err)
				}
			}
		}
	})
}

func TestAListIsNarrowed(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		keys := devnettest.Keys(t)
		s := wallet.NewService(db, custodytest.Unchecked{Keys: keys}, keys.IDs(), []chain.Name{chain.EthereumSepolia})
		insertWallets(t, db, 0, 2000)
		all, _, err := s.List(t.Context(), org, wallet.Filter{}, store.Page{Limit: 2000})
		if err != nil || len(all) != 2000 {
			t.Fatal(len(all), err)
		}
		one := all[1234]
		label, folded, search, missing := one.Label, "nr"+one.Label[2:], "nR 234", "no such label"
		active, failed := wallet.Active, wallet.Failed
		stranger := uuid.New()
		for name, c := range map[string]struct {
			f    wallet.Filter
			want int
		}{
			"all":                     {wallet.Filter{}, 2000},
			"by id":                   {wallet.Filter{ID: &one.ID}, 1},
			"by another id":           {wallet.Filter{ID: &stranger}, 0},
			"by requestId":            {wallet.Filter{RequestID: &one.RequestID}, 1},
			"by label":                {wallet.Filter{Label: &label}, 2},
			"by label in other case":  {wallet.Filter{Label: &folded}, 0},
			"by part of the label":    {wallet.Filter{LabelSearch: &search}, 2},
			"by what no label has":    {wallet.Filter{LabelSearch: &missing}, 0},
			"by lifecycle":            {wallet.Filter{Lifecycle: &active}, 2000},
			"by another lifecycle":    {wallet.Filter{Lifecycle: &failed}, 0},
			"by label and id":         {wallet.Filter{Label: &label, ID: &one.ID}, 1},
			"by label and another id": {wallet.Filter{Label: &label, ID: &all[0].ID}, 0},
		} {
			t.Run(name, func(t *testing.T) {
				got, _, err := s.List(t.Context(), org, c.f, store.Page{Limit: 2000})
				if err != nil || len(got) != c.want {
					t.Errorf("%d wallets, want %d: %v", len(got), c.want, err)
				}
			})
		}
		if got, _, err := s.List(t.Context(), stranger, wallet.Filter{}, store.Page{Limit: 10}); err != nil || len(got) != 0 {
			t.Errorf("another organization sees %d: %v", len(got), err)
		}
	})
}
