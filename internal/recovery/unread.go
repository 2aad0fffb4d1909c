package recovery

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/ledger"
)

// Unread is a position of which a contract returns no balance, and the reason.
type Unread struct {
	Position string
	Err      error
}

// errNeverObserved is the error of a source whose share token is not known.
var errNeverObserved = errors.New("the source was never observed: the token of its shares is not known")

// readBalances reads the balances of a page of wallets in a block, on which all nodes agree: amounts are posted by them for good.
// A contract that returns no balance affects its own position only. Error: of nodes that fail or disagree.
func readBalances(ctx context.Context, client *evm.Client, held []heldContract, page []account, at chain.Block) ([]shown, error) {
	var holders []evm.Holding
	for _, a := range page {
		for _, c := range held {
			if c.isKnown() {
				holders = append(holders, evm.Holding{Token: c.address.EVM(), Holder: a.address.EVM()})
			}
		}
	}
	balances, err := client.Agreed().Balances(ctx, holders, at.Number)
	if err != nil {
		return nil, err
	}
	read := make([]shown, len(page))
	for n := range page {
		read[n] = shown{block: at, unread: map[string]error{}}
		for _, c := range held {
			b := evm.Balance{Err: errNeverObserved}
			if c.isKnown() {
				b, balances = balances[0], balances[1:]
			}
			read[n].units = append(read[n].units, b.Units)
			if b.Err != nil {
				read[n].unread[c.position] = b.Err
			}
		}
	}
	return read, nil
}

// isKnown reports whether the contract that has the balances is known.
func (c heldContract) isKnown() bool { return c.source == nil || c.source.ShareKnown() }

// findUnread returns the positions of a wallet of which the chain returns no balance. booked is not nil if the wallet must be left
// as it is: the books have one of them, which the chain may have less of, or it is a stablecoin, in which any wallet may hold
// money. A wallet of whose books no unread source has shares is opened without the source: then the books have less than
// the chain at most, so that no amount in them can be missing on the chain, and a later run enters the shares.
func (s shown) findUnread(a account, held []heldContract, positions []ledger.Position) (unread []Unread, booked error) {
	for _, c := range held {
		err := s.unread[c.position]
		if err == nil {
			continue
		}
		p := findPosition(positions, c.position)
		empty := p.Balance == 0 && p.Shares.IsZero()
		if empty && c.source != nil && c.source.Owner != uuid.Nil && c.source.Owner != a.organization {
			continue // as in comparePositions
		}
		unread = append(unread, Unread{c.position, err})
		if c.source == nil || !empty {
			booked = fmt.Errorf("the balance of %s cannot be read: %w: run it again when it can", c.position, err)
		}
	}
	return unread, booked
}
