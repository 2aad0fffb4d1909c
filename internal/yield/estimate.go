package yield

import (
	"context"
	"fmt"
	"math/big"

	"github.com/granaryhq/granary/internal/money"
)

// SharesFor are the shares that an amount would bring at the last observed price, which
// may not be the one that decides; none without a price.
func (s Source) SharesFor(amount money.USD) money.Units {
	price := Price{entryProbe, s.entryShares}
	if !price.Known() {
		return money.Units{}
	}
	return price.SharesFor(amount)
}

// QueueAhead returns the worth of the shares in a source's queue of redemptions. It is nil of a source without one,
// or if the queue cannot be read, with the error.
func (c *Catalog) QueueAhead(ctx context.Context, s Source) (*money.USD, error) {
	if s.Redemptions != Queued || !s.ShareKnown() {
		return nil, nil
	}
	e, err := c.findEntry(ctx, s.ID)
	if err != nil {
		return nil, err
	}
	head, err := e.client.Head(ctx)
	if err != nil {
		return nil, fmt.Errorf("reading the queue of %s: %w", s.ID, err)
	}
	v := blockView{e.client, new(big.Int).SetUint64(head.Number)}
	var held money.Units
	if err := v.callUnits(ctx, &held, s.Share, vaultABI.PackBalanceOf(s.Requests))(); err != nil {
		return nil, fmt.Errorf("reading the queue of %s: %w", s.ID, err)
	}
	ahead := s.Value(held)
	return &ahead, nil
}
