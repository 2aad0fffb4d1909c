package recovery

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
)

// Since says from when on a database does not know what its wallets have executed on a
// chain of Solana's: after a final block, or, where it knows of none, after a time.
type Since struct {
	Block uint64
	Time  time.Time // zero for the beginning of the chain
}

// ErrHistoryLacking is the error of a node that has dropped a part of its history that a recovery needs.
var ErrHistoryLacking = errors.New("a node lacks history")

// CheckHistory demands that the nodes of a chain of Solana's have everything that wallets
// may have executed since. A node that has dropped it says nothing of that when a wallet's
// history is asked for: what was paid would look unpaid. Error: ErrHistoryLacking.
func (s *Service) CheckHistory(ctx context.Context, on chain.Name, since Since) error {
	client := s.Solana[on]
	first, err := client.FirstBlock(ctx)
	switch {
	case err != nil:
		return err
	case first <= since.Block:
		return nil
	case since.Block > 0:
		return fmt.Errorf("%w: a node of %s has nothing before block %d, and what was executed since block %d is unknown: give chains.%s.rpc nodes that keep their history", ErrHistoryLacking, on, first, since.Block, on)
	}
	block, err := client.Block(ctx, first)
	if err != nil {
		return err
	}
	if block.Time.After(since.Time) {
		return fmt.Errorf("%w: a node of %s has nothing before block %d of %s, and wallets may be older: give chains.%s.rpc nodes that keep their history", ErrHistoryLacking, on, first, block.Time.Format(time.RFC3339), on)
	}
	return nil
}

// ReadHistories reads what all wallets of a chain of Solana's have executed, which is kept
// and never asked for again: nothing is paid twice that was paid since the backup. It
// returns how many wallets that were.
//
// It may be stopped and run again: each wallet's history is read on from where it was, unless
// that is after the slot since: nodes may have lacked history after that slot then.
func (s *Service) ReadHistories(ctx context.Context, on chain.Name, since uint64) (wallets int, err error) {
	err = s.eachPage(ctx, on, nil, "reading the histories of wallets on "+string(on), func(page []account) error {
		g, reading := errgroup.WithContext(ctx)
		g.SetLimit(maxAsking)
		for _, a := range page {
			g.Go(func() error { return s.Histories.ReadHistory(reading, on, a.address, since) })
		}
		wallets += len(page)
		return g.Wait()
	})
	return wallets, err
}

// FindOldest is when the first of the wallets was made that a recovery makes again; zero
// where that is not known of all of them.
func (k Known) FindOldest() time.Time {
	var oldest time.Time
	dated := map[uuid.UUID]bool{}
	for _, line := range k.Roster {
		dated[line.ID], dated[line.RequestID] = true, true
		if oldest.IsZero() || line.CreatedAt.Before(oldest) {
			oldest = line.CreatedAt
		}
	}
	for _, id := range append(append([]uuid.UUID{}, k.Wallets...), k.Requests...) {
		if !dated[id] {
			return time.Time{}
		}
	}
	return oldest
}
