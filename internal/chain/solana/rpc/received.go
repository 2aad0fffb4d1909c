package rpc

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
)

// LocateMessage returns the slots up to upTo in which a bridge's message of a key has come by the word of any node that is up, each once:
// a node that has dropped history, or hides some, finds none, and no proof shows that there is none. It returns none if the message has
// not come by the word of all nodes that are up. A node may invent a slot: the transfers that AgreedTransfers returns for it count. Errors:
// that of a node that is up and does not search; chain.ErrArrivalUnshown if the nonce is used by the word of a node that does not show the
// transaction, and no node shows that the message has come.
func (r Reader) LocateMessage(ctx context.Context, key string, _ time.Time, upTo uint64) (slots []uint64, err error) {
	nonce, is := cctp.NonceOfKey(key)
	if !is {
		return nil, nil
	}
	answers, err := askNodes(ctx, r.client, func(ctx context.Context, one *Client) (foundMint, error) { return one.findMint(ctx, key, nonce) })
	if err != nil {
		return nil, err
	}
	shown, unshown := false, false
	for _, a := range answers {
		if a.err != nil {
			return nil, a.err
		}
		slot := a.value.slot
		shown, unshown = shown || slot > 0, unshown || a.value.unshown
		if slot > 0 && slot <= upTo && !slices.Contains(slots, slot) {
			slots = append(slots, slot)
		}
	}
	if unshown && !shown {
		return nil, chain.ErrArrivalUnshown
	}
	slices.Sort(slots)
	return slots, nil
}

// foundMint is one node's word on a message: the slot in which it has come, 0 if it has not, and whether its nonce is used by a transaction
// that the node does not show. A nonce that the node shows to be used by another message is neither.
type foundMint struct {
	slot    uint64
	unshown bool
}

// findMint returns one node's word on the message of a key. Anyone may name the account of the message's nonce, as often as they pay
// for: all such transactions are read, from the first on, until one has brought the message; but none while the account does not show
// that the message has come.
func (c *Client) findMint(ctx context.Context, key string, nonce common.Hash) (foundMint, error) {
	at := cctpsol.UsedNonceAccount(nonce)
	account, err := c.Account(ctx, Finalized, at)
	if err != nil || account == nil || account.Owner != cctpsol.Transmitter {
		return foundMint{}, err
	}
	named, err := c.SignaturesFor(ctx, at, Finalized, nil)
	if err != nil {
		return foundMint{}, err
	}
	for _, info := range slices.Backward(named.List) { // the newest come first
		if info.Err != nil {
			continue
		}
		tx, err := c.Transaction(ctx, info.Signature, Finalized)
		if errors.Is(err, chain.ErrUnreadable) || err == nil && tx == nil {
			continue
		}
		if err != nil {
			return foundMint{}, err
		}
		mints, err := mintsOf(tx)
		if err != nil {
			return foundMint{}, err
		}
		for _, m := range mints {
			if m.by.Key == key {
				return foundMint{slot: info.Slot}, nil
			}
			if used, is := cctp.NonceOfKey(m.by.Key); is && used == nonce {
				return foundMint{}, nil // a nonce is used once
			}
		}
	}
	return foundMint{unshown: true}, nil
}

// CheckKept returns nil: the account of a used nonce is there for good, and LocateMessage fails if no node shows its transaction.
func (r Reader) CheckKept(context.Context, time.Time, uint64) error { return nil }
