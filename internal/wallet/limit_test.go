package wallet_test

import (
	"fmt"
	"testing"

	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
)

// limitedService is a replica that allows so many wallets.
func limitedService(t *testing.T, db *store.DB, most int) *wallet.Service {
	t.Helper()
	s := wallet.NewService(db, custodytest.Unchecked{Keys: devnettest.Keys(t)}, devnettest.Keys(t).IDs(), []chain.Name{chain.SolanaDevnet})
	s.LimitPerOrganization(most)
	return s
}

// createMany asks for n wallets at once, and returns how many were made. Every other
// answer must be that the limit is reached.
func createMany(t *testing.T, s *wallet.Service, owner uuid.UUID, n int) int {
	t.Helper()
	made := make([]bool, n)
	var all errgroup.Group
	for i := range n {
		all.Go(func() error {
			_, created, err := s.Create(t.Context(), wallet.CreateRequest{Organization: owner, RequestID: uuid.New(), Label: "one of many"})
			made[i] = created
			if err != nil && fault.CodeOf(err) != fault.WalletLimitReached {
				return err
			}
			if err == nil && !created {
				return fmt.Errorf("a new request made nothing")
			}
			return nil
		})
	}
	if err := all.Wait(); err != nil {
		t.Fatal(err)
	}
	sum := 0
	for _, one := range made {
		if one {
			sum++
		}
	}
	return sum
}

func TestAnOrganizationHasAsManyWalletsAsItMay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		owner, other := uuid.New(), uuid.New()
		unlimited, three, five := limitedService(t, db, 0), limitedService(t, db, 3), limitedService(t, db, 5)
		for _, step := range []struct {
			what    string
			by      *wallet.Service
			owner   uuid.UUID
			n, made int
		}{
			{"before there was a limit", unlimited, owner, 1, 1},
			{"many at once, the first of which counts what there is", three, owner, 8, 2},
			{"when it is reached", three, owner, 2, 0},
			{"another organization", three, other, 4, 3},
			{"under a higher limit", five, owner, 1, 1},
			{"under none, which counts", unlimited, owner, 2, 2},
			{"beyond the higher limit", five, owner, 1, 0},
		} {
			if made := createMany(t, step.by, step.owner, step.n); made != step.made {
				t.Errorf("%s: %d of %d were made, not %d", step.what, made, step.n, step.made)
			}
		}
	})
}

// A repeated creation returns the wallet, also when the limit allows no other.
func TestARepeatedCreationIsNotLimited(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s, owner := limitedService(t, db, 1), uuid.New()
		asked := wallet.CreateRequest{Organization: owner, RequestID: uuid.New(), Label: "the one"}
		first, created, err := s.Create(t.Context(), asked)
		if err != nil || !created {
			t.Fatalf("the first: %v %v", created, err)
		}
		again, created, err := s.Create(t.Context(), asked)
		if err != nil || created || again.ID != first.ID {
			t.Errorf("once more: %v %v %v", again.ID, created, err)
		}
		refused := wallet.CreateRequest{Organization: owner, RequestID: uuid.New(), Label: "too many"}
		if _, _, err := s.Create(t.Context(), refused); fault.CodeOf(err) != fault.WalletLimitReached {
			t.Errorf("a second: %v", err)
		}
		// A refusal takes no requestId.
		if _, created, err := limitedService(t, db, 2).Create(t.Context(), refused); err != nil || !created {
			t.Errorf("the same request under a higher limit: %v %v", created, err)
		}
	})
}
