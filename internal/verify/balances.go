package verify

import (
	"context"
	"maps"
	"math/big"
	"slices"

	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/wallet"
)

// chainNames lists the chains that can be asked, in one order.
func (v Verifier) chainNames() []chain.Name {
	return slices.Sorted(func(yield func(chain.Name) bool) {
		for name := range v.Clients {
			if !yield(name) {
				return
			}
		}
		for name := range v.Solana {
			if !yield(name) {
				return
			}
		}
	})
}

// readerOf returns the reader of a chain's blocks, and of its bridges' payments; nil of one that cannot be read.
func (v Verifier) readerOf(name chain.Name) wallet.MessageReader {
	if client := v.Clients[name]; client != nil {
		return evm.NewReader(client)
	}
	if client := v.Solana[name]; client != nil {
		return rpc.NewReader(client)
	}
	return nil
}

// tokensOf are the contracts or mints of a chain's stablecoins.
func (v Verifier) tokensOf(name chain.Name) map[chain.Token]chain.Address {
	if client := v.Clients[name]; client != nil {
		return maps.Clone(client.TokenAddresses())
	}
	all := map[chain.Token]chain.Address{}
	if client := v.Solana[name]; client != nil {
		for token, mint := range client.Config().Mints {
			all[token] = mint.Address()
		}
	}
	return all
}

// holding is an address's balance of a contract or a mint.
type holding struct{ token, holder chain.Address }

// reading is a chain's balance of a holding as of a final block.
type reading struct {
	units  *big.Int // nil if it is unread
	block  uint64
	unread error // why the contract returns no balance
}

// maxAsking is how many questions to a node of Solana's are under way at a time.
const maxAsking = 8

// readHoldings reads the balances at a final block. A contract that returns no balance leaves its own readings
// unread. A chain of Solana's returns only its present state: its response is as of a final slot that is no earlier,
// and counts every token account that an address owns.
func (v Verifier) readHoldings(ctx context.Context, name chain.Name, list []holding, at uint64) ([]reading, error) {
	read := make([]reading, len(list))
	if client := v.Clients[name]; client != nil {
		asked := make([]evm.Holding, len(list))
		for i, h := range list {
			asked[i] = evm.Holding{Token: h.token.EVM(), Holder: h.holder.EVM()}
		}
		balances, err := client.Balances(ctx, asked, at)
		for i, b := range balances {
			read[i] = reading{b.Units, at, b.Err}
		}
		return read, err
	}
	client := v.Solana[name].Agreed()
	g, asking := errgroup.WithContext(ctx)
	g.SetLimit(maxAsking)
	for i, h := range list {
		g.Go(func() (err error) {
			read[i].units, read[i].block, err = client.UnitsOf(asking, solana.KeyOf(h.holder), solana.KeyOf(h.token), rpc.Finalized)
			return err
		})
	}
	return read, g.Wait()
}
