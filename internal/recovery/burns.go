package recovery

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
)

// Burn is USDC that a wallet burnt for another chain.
type Burn struct {
	Wallet uuid.UUID
	intent.Burn
}

// burnsAge is the highest age of a burn that FindBurns finds: a service receives its burns' amounts within minutes,
// and a lost database is replaced within days.
const burnsAge = 31 * 24 * time.Hour

// FindBurns calls visit with the burns that the named wallets, or all if wallets is nil, made on a chain within burnsAge, up to a
// final block. The books may know them. It makes no entries. Errors: ErrHistoryLacking or chain.ErrUnavailable if a node does not have
// all that the wallets may have burnt.
func (s *Service) FindBurns(ctx context.Context, on chain.Name, wallets []uuid.UUID, upTo uint64, visit func(Burn) error) error {
	since := s.DB.Clock().Now().Add(-burnsAge)
	if !on.IsSolana() {
		return s.findBurns(ctx, on, wallets, since, upTo, s.Requests.FindBurns, visit)
	}
	err := s.findBurns(ctx, on, wallets, since, upTo, s.Histories.FindBurns, visit)
	if solintent.LacksHistory(err) {
		return fmt.Errorf("%w: %w: give chains.%s.rpc nodes that keep their history", ErrHistoryLacking, err, on)
	}
	return err
}

// burnFinder reads the burns of accounts from a chain.
type burnFinder func(ctx context.Context, on chain.Name, accounts []chain.Address, since time.Time, upTo uint64, progress func(done, total int), visit func(intent.Burn) error) error

// findBurns reads the burns of wallets since a time, page by page.
func (s *Service) findBurns(ctx context.Context, on chain.Name, wallets []uuid.UUID, since time.Time, upTo uint64, find burnFinder, visit func(Burn) error) error {
	stage := "searching for burns on " + string(on)
	return s.eachPage(ctx, on, wallets, "", func(page []account) error {
		of := map[chain.Address]uuid.UUID{}
		addresses := make([]chain.Address, len(page))
		for i, a := range page {
			of[a.address], addresses[i] = a.wallet, a.address
		}
		return find(ctx, on, addresses, since, upTo, s.progressOf(stage), func(b intent.Burn) error {
			wallet, is := of[b.Account]
			if !is {
				return fmt.Errorf("a burn of account %s was not asked for", b.Account)
			}
			return visit(Burn{wallet, b})
		})
	})
}
