package recovery

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/yield"
)

// shown has a chain's balances of a wallet at a final block: of each contract, in their order.
type shown struct {
	units  []*big.Int // nil for a balance in unread
	block  chain.Block
	prices map[string]yield.Price // of the sources that return one in the block, by position
	unread map[string]error       // why there is no balance, by position
	failed error                  // why the wallet was not read
}

// tokensOf are the contracts or mints of a chain's stablecoins.
func (s *Service) tokensOf(on chain.Name) map[chain.Token]chain.Address {
	all := map[chain.Token]chain.Address{}
	if client := s.Solana[on]; client != nil {
		for token, mint := range client.Config().Mints {
			all[token] = mint.Address()
		}
		return all
	}
	for token, t := range s.Clients[on].Config().Tokens {
		all[token] = chain.EVMAddress(t.Address)
	}
	return all
}

// readPage reads the balances of a page of wallets, at final blocks up to which the follower has credited everything.
func (s *Service) readPage(ctx context.Context, on chain.Name, held []heldContract, page []account) ([]shown, error) {
	var read []shown
	var err error
	if client := s.Solana[on]; client != nil {
		read, err = s.readSolana(ctx, client.Agreed(), held, page)
	} else {
		read, err = s.readEVM(ctx, s.Clients[on], held, page)
	}
	if err != nil {
		return nil, fmt.Errorf("reading balances of %s: %w", on, err)
	}
	return read, nil
}

// readEVM reads the wallets' balances at the follower's own final block.
func (s *Service) readEVM(ctx context.Context, client *evm.Client, held []heldContract, page []account) ([]shown, error) {
	final, err := s.loadFinal(ctx, client.Config().Name)
	if err != nil {
		return nil, err
	}
	block, err := client.AgreedBlock(ctx, final)
	if err != nil {
		return nil, err
	}
	at := chain.Block{Number: block.Number, Hash: block.Hash.Hex(), Parent: block.Parent.Hex(), Time: block.Time}
	read, err := readBalances(ctx, client, held, page, at)
	if err != nil {
		return nil, err
	}
	return read, s.addPrices(ctx, block, held, read)
}

// addPrices adds the prices of shares in the block in which the balances were read, on which all nodes agree: an observation is
// the response of one node. A source of requests is read in any case, since its share token may be the response of one node: if
// the shares are another token, the balances of the known token are not used.
func (s *Service) addPrices(ctx context.Context, block evm.Block, held []heldContract, read []shown) error {
	prices := map[string]yield.Price{}
	for i, c := range held {
		if c.source == nil || !c.source.ShareKnown() {
			continue
		}
		asked := c.source.TakesRequests(false) || c.source.TakesRequests(true)
		for n := 0; n < len(read) && !asked; n++ {
			asked = read[n].units[i] != nil && read[n].units[i].Sign() > 0
		}
		if !asked {
			continue
		}
		price, err := s.Catalog.AgreedPrice(ctx, c.source.ID, block)
		switch {
		case err == nil:
			prices[c.position] = price
		case errors.Is(err, yield.ErrOtherShares):
			for n := range read {
				read[n].units[i], read[n].unread[c.position] = nil, err
			}
		case !errors.Is(err, yield.ErrNoPrice):
			return err
		}
	}
	for n := range read {
		read[n].prices = prices
	}
	return nil
}

func (s *Service) loadFinal(ctx context.Context, on chain.Name) (uint64, error) {
	var final int64
	if err := s.DB.QueryRow(ctx, `SELECT final_number FROM chain_cursors WHERE chain = $1`, string(on)).Scan(&final); err != nil {
		return 0, fmt.Errorf("reading the cursor: %w", err)
	}
	return uint64(final), nil
}

// maxAsking is how many wallets of Solana's are asked about at a time.
const maxAsking = 8

// readSolana reads the wallets' balances. A chain of Solana's returns only its present state: the response is as of a
// final slot, and the function waits until the follower has come there. A wallet on which nodes fail that request
// otherwise is not read, and delays no other: strangers can make so many token accounts for a wallet that nodes do
// not list them.
func (s *Service) readSolana(ctx context.Context, client *rpc.Client, held []heldContract, page []account) ([]shown, error) {
	read := make([]shown, len(page))
	g, asking := errgroup.WithContext(ctx)
	g.SetLimit(maxAsking)
	for i, a := range page {
		g.Go(func() (err error) {
			read[i], err = readAtOneSlot(asking, client, held, a)
			if isUnreadable := errors.Is(err, chain.ErrUnavailable) || errors.Is(err, chain.ErrInconsistent); isUnreadable && asking.Err() == nil {
				read[i], err = shown{failed: err}, nil
			}
			return err
		})
	}
	err := g.Wait()
	if err == nil && slices.ContainsFunc(read, func(of shown) bool { return of.failed != nil }) {
		_, err = client.Final(ctx)
	}
	if err != nil {
		return nil, err
	}
	highest := uint64(0)
	for _, of := range read {
		highest = max(highest, of.block.Number)
	}
	return read, s.awaitFollower(ctx, client, highest)
}

// maxSlotReads is how often a wallet is read again for answers of one slot. Slots change
// several times a second, and a busy node takes as long for two answers.
const maxSlotReads = 500

// readAtOneSlot reads all that a wallet holds as of one final slot: answers of several are
// asked for again, since between them something may have left the wallet.
func readAtOneSlot(ctx context.Context, client *rpc.Client, held []heldContract, a account) (shown, error) {
	for range maxSlotReads {
		of, same := shown{units: make([]*big.Int, len(held))}, true
		var first uint64
		for i, c := range held {
			units, slot, err := client.UnitsOf(ctx, solana.KeyOf(a.address), solana.KeyOf(c.address), rpc.Finalized)
			if err != nil {
				return shown{}, err
			}
			if i == 0 {
				first = slot
			}
			of.units[i], same = units, same && slot == first
		}
		if same {
			var err error
			of.block, err = client.Block(ctx, first)
			return of, err
		}
	}
	return shown{}, fmt.Errorf("%w: wallet %s: no two answers are of the same slot", chain.ErrUnavailable, a.wallet)
}

// The follower is polled so often, and the node every so many polls: while the node does not respond, no block is
// followed.
const (
	lookEvery         = 100 * time.Millisecond
	looksPerNodeCheck = 100
)

// awaitFollower waits until the follower has credited everything up to a final block.
func (s *Service) awaitFollower(ctx context.Context, client *rpc.Client, block uint64) error {
	look := time.NewTicker(lookEvery)
	defer look.Stop()
	for looks := 1; ; looks++ {
		final, err := s.loadFinal(ctx, client.Config().Name)
		if err != nil || final >= block {
			return err
		}
		if looks%looksPerNodeCheck == 0 {
			if _, err := client.Final(ctx); err != nil {
				return fmt.Errorf("waiting for the follower: %w", err)
			}
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-look.C:
		}
	}
}
