package recovery

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent/solintent"
)

// Since is from when on a database does not know its wallets' executions on a chain of Solana's: after a final block,
// or, if it knows of none, after a time.
type Since struct {
	Block uint64
	Time  time.Time // zero for the beginning of the chain
}

// ErrHistoryLacking is the error of a node that has dropped a part of its history that a recovery needs.
var ErrHistoryLacking = errors.New("a node lacks history")

// CheckHistory requires that the nodes of a chain of Solana's have all possible executions of wallets since. A node
// that has dropped some does not report that when a wallet's history is requested: a paid intent would look unpaid.
// Error: ErrHistoryLacking.
func (s *Service) CheckHistory(ctx context.Context, on chain.Name, since Since) error {
	client := s.Solana[on]
	first, err := client.FirstBlock(ctx)
	switch {
	case err != nil:
		return err
	case first <= since.Block:
		return nil
	case since.Block > 0:
		return fmt.Errorf("%w: a node of %s has no blocks before %d, and the executions since block %d are unknown: give chains.%s.rpc nodes that keep their history", ErrHistoryLacking, on, first, since.Block, on)
	}
	block, err := client.Block(ctx, first)
	if err != nil {
		return err
	}
	if block.Time.After(since.Time) {
		return fmt.Errorf("%w: a node of %s has no blocks before %d of %s, and wallets may be older: give chains.%s.rpc nodes that keep their history", ErrHistoryLacking, on, first, block.Time.Format(time.RFC3339), on)
	}
	return nil
}

// UnreadHistory is a wallet whose history was not read since an earlier gap, with the reason.
type UnreadHistory struct {
	Wallet uuid.UUID
	Err    error
}

// ReadHistories reads the executions of all wallets of a chain of Solana's, which are kept for good: no payment since
// the backup is made twice. It returns how many wallets that were. A wallet that an earlier recovery did not know is
// read since the gap which that one closed, or since the wallet was made, if made has that time
// (Known.CreationTimes). If nodes lack that, it is among the unread, and signs no payment.
//
// It may be stopped and run again: each wallet's history is continued, unless the cursor is after the slot since:
// nodes may have lacked history after that slot then.
func (s *Service) ReadHistories(ctx context.Context, on chain.Name, since uint64, made map[uuid.UUID]time.Time) (wallets int, unread []UnreadHistory, err error) {
	var mu sync.Mutex // several histories are read at a time
	err = s.eachPage(ctx, on, nil, "reading the histories of wallets on "+string(on), func(page []account) error {
		g, reading := errgroup.WithContext(ctx)
		g.SetLimit(maxAsking)
		for _, a := range page {
			g.Go(func() error {
				err := s.readHistory(reading, on, a, since, made[a.wallet])
				if !solintent.LacksHistory(err) {
					return err
				}
				mu.Lock()
				defer mu.Unlock()
				unread = append(unread, UnreadHistory{a.wallet, err})
				return nil
			})
		}
		wallets += len(page)
		return g.Wait()
	})
	return wallets - len(unread), unread, err
}

// historyMargin is by how much the nodes' history must be older than a wallet that is read without an earlier gap's: they may drop some of it
// while it is read.
const historyMargin = time.Hour

// readHistory reads the history of one wallet. One that was made at a time that is known needs no history of before.
func (s *Service) readHistory(ctx context.Context, on chain.Name, a account, since uint64, made time.Time) error {
	err := s.Histories.ReadHistory(ctx, on, a.address, since)
	if !solintent.LacksHistory(err) || made.IsZero() || s.CheckHistory(ctx, on, Since{Time: made.Add(-historyMargin)}) != nil {
		return err
	}
	return s.Histories.ReadHistory(ctx, on, a.address, 0)
}

// CreationTimes returns when the wallets of the rosters were made, of those that were made before a time: that of the database's first
// recovery. A wallet that is made again after it, since the request or the operator names it, is in the roster as of then: its history is
// older.
func (k Known) CreationTimes(before time.Time) map[uuid.UUID]time.Time {
	made := map[uuid.UUID]time.Time{}
	for _, line := range k.Roster {
		if earliest, is := made[line.ID]; line.CreatedAt.Before(before) && (!is || line.CreatedAt.Before(earliest)) {
			made[line.ID] = line.CreatedAt
		}
	}
	return made
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
