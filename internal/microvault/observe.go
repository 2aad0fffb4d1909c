package microvault

import (
	"context"
	"errors"
	"math/big"
	"time"

	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/task"
)

// observeEvery is how often the prices of a vault's sources are recorded. What a price
// may jump grows with each day on which it was not.
const observeEvery = 24 * time.Hour

// pricesSince is when the vault's prices were last recorded: its creation records them too.
func (v Vault) pricesSince() time.Time {
	if v.pricesObservedAt == nil {
		return v.CreatedAt
	}
	return *v.pricesObservedAt
}

// pricesDue says whether the prices of the vault's sources are to be recorded. A vault
// without shares is left alone: nobody could lose by its prices, and the rebalance that
// first enters a source records them.
func (v Vault) pricesDue(r reading) bool {
	return r.at.Sub(v.pricesSince()) >= observeEvery && r.shares.Sign() > 0
}

// maintainPrices asks for the prices of a vault's sources to be recorded, once a day.
func (s *Service) maintainPrices(ctx context.Context, t task.Task, v Vault, r reading) error {
	if !v.pricesDue(r) {
		return nil
	}
	if _, err := s.simulateAs(ctx, v, change.Keeper, vaultABI.PackObserve()); err != nil {
		return err
	}
	return s.requestKeeping(ctx, t, v, Observe)
}

// observeCall looks once more: a rebalance that was asked for before may have recorded
// the prices.
func (s *Service) observeCall(ctx context.Context, v Vault, _ change.Change) ([]byte, error) {
	final, err := s.options.Chains[v.Chain].Client.Final(ctx)
	if err != nil || final.Time.Sub(v.pricesSince()) < observeEvery {
		return nil, err
	}
	return vaultABI.PackObserve(), nil
}

// A rebalance pays so many redemptions; what is queued beyond them is paid by calls of
// its own, each of so many at most.
const (
	paidPerRebalance = 16
	paidPerCall      = 128
)

// countPayable says how many queued redemptions one call can name so that it pays some
// of them; zero if none can be paid now, or dust alone.
func (s *Service) countPayable(ctx context.Context, v Vault, r reading) (int64, error) {
	for count := int64(paidPerCall); count > 0; count /= 2 {
		tried, err := s.tryKeeping(ctx, v, r, vaultABI.PackPayQueue(big.NewInt(count)))
		switch {
		case err == nil && r.isWorthwhile(v, tried, s.options.Rules):
			return count, nil
		case err == nil:
			return 0, nil
		case !errors.Is(err, evm.ErrReverted):
			return 0, err
		}
	}
	return 0, nil
}

// payQueueCall looks once more: anybody may have had the queue paid meanwhile.
func (s *Service) payQueueCall(ctx context.Context, v Vault, _ change.Change) ([]byte, error) {
	r, err := fetchReading(ctx, s.options.Chains[v.Chain].Client, v)
	if err != nil {
		return nil, err
	}
	count, err := s.countPayable(ctx, v, r)
	if err != nil || count == 0 {
		return nil, err
	}
	return vaultABI.PackPayQueue(big.NewInt(count)), nil
}
