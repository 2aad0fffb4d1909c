package recovery

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent/solintent"
)

// ErrHistoryLacking is the error of a node that has dropped a part of its history that a recovery needs.
var ErrHistoryLacking = errors.New("a node lacks history")

// CheckHistories requires that the nodes of a chain of Solana's have all of the histories that a recovery has to read: of the
// database's wallets, since the newest block that it knows, and all of those of wallets that are made again. A node
// that has dropped some does not report that when a wallet's history is requested: a paid intent would look unpaid.
// A wallet whose history was unknown before counts for none: it signs no payment. Error: ErrHistoryLacking.
func (s *Service) CheckHistories(ctx context.Context, on chain.Name, candidates []Candidate) error {
	check := func(accounts []chain.Address, made bool) error {
		lacks, err := s.Histories.CheckRecovery(ctx, on, accounts)
		if err != nil {
			return err
		}
		for _, l := range lacks {
			if made || l.WasKnown {
				return fmt.Errorf("%w: wallet %s: %w: give chains.%s.rpc nodes that keep their history", ErrHistoryLacking, l.Account, l.Err, on)
			}
		}
		return nil
	}
	var made []chain.Address
	for _, c := range candidates {
		if !c.Exists {
			made = append(made, c.Addresses.Solana)
		}
	}
	for some := range slices.Chunk(made, walletsPerPage) {
		if err := check(some, true); err != nil {
			return err
		}
	}
	return s.eachPage(ctx, on, nil, "", func(page []account) error {
		accounts := make([]chain.Address, len(page))
		for n, a := range page {
			accounts[n] = a.address
		}
		return check(accounts, false)
	})
}

// UnreadHistory is a wallet whose history was not read since a gap, with the reason.
type UnreadHistory struct {
	Wallet uuid.UUID
	Err    error
}

// ReadHistories reads the executions of all wallets of a chain of Solana's, which are kept for good: no payment since
// the backup is made twice. It returns how many wallets that were. A wallet of which nodes lack history is among the unread, and signs no
// payment. It may be stopped and run again: each wallet's history is continued.
func (s *Service) ReadHistories(ctx context.Context, on chain.Name) (wallets int, unread []UnreadHistory, err error) {
	var mu sync.Mutex // several histories are read at a time
	err = s.eachPage(ctx, on, nil, "reading the histories of wallets on "+string(on), func(page []account) error {
		g, reading := errgroup.WithContext(ctx)
		g.SetLimit(maxAsking)
		for _, a := range page {
			g.Go(func() error {
				err := s.Histories.ReadHistory(reading, on, a.address)
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
