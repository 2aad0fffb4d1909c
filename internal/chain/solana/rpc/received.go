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
	"github.com/granaryhq/granary/internal/chain/solana"
)

// LocateMessage returns the slots up to upTo in which a bridge's message of a key has come by the word of any node that is up, each once:
// a node that has dropped history, or hides some, finds none without an error, and no proof shows that there is none. It returns none if
// no node that is up finds one. A node may invent a slot: the transfers that AgreedTransfers returns for it count. Error: that of a node
// that is up and does not search.
func (r Reader) LocateMessage(ctx context.Context, key string, _ time.Time, upTo uint64) (slots []uint64, err error) {
	nonce, is := cctp.NonceOfKey(key)
	if !is {
		return nil, nil
	}
	answers, err := askNodes(ctx, r.client, func(ctx context.Context, one *Client) (uint64, error) { return one.findMint(ctx, key, nonce, upTo) })
	if err != nil {
		return nil, err
	}
	for _, a := range answers {
		switch {
		case a.err != nil:
			return nil, a.err
		case a.value > 0 && !slices.Contains(slots, a.value):
			slots = append(slots, a.value)
		}
	}
	slices.Sort(slots)
	return slots, nil
}

// findMint returns the slot up to upTo in which a message of a key has come by the word of one node; 0 if it finds none. Anybody may name
// the account of the message's nonce, as often as he pays for: all such transactions are read, from the first on, until one has
// brought the message; but none while the account does not show that the message has come.
func (c *Client) findMint(ctx context.Context, key string, nonce common.Hash, upTo uint64) (slot uint64, err error) {
	at := cctpsol.UsedNonceAccount(nonce)
	account, err := c.Account(ctx, Finalized, at)
	if err != nil || account == nil || account.Owner != cctpsol.Transmitter {
		return 0, err
	}
	named, err := c.allSignaturesFor(ctx, at)
	if err != nil {
		return 0, err
	}
	for _, info := range slices.Backward(named) { // the newest come first
		if info.Err != nil || info.Commitment != Finalized || info.Slot > upTo {
			continue
		}
		tx, err := c.Transaction(ctx, info.Signature, Finalized)
		if errors.Is(err, chain.ErrUnreadable) || err == nil && tx == nil {
			continue
		}
		if err != nil {
			return 0, err
		}
		mints, err := mintsOf(tx)
		if err != nil {
			return 0, err
		}
		if slices.ContainsFunc(mints, func(m bridgedMint) bool { return m.by.Key == key }) {
			return info.Slot, nil
		}
	}
	return 0, nil
}

// allSignaturesFor lists every confirmed transaction that names an account, newest first.
func (c *Client) allSignaturesFor(ctx context.Context, account solana.PublicKey) ([]SignatureInfo, error) {
	var all []SignatureInfo
	var before solana.Signature
	for {
		page, err := c.SignaturesFor(ctx, account, solana.Signature{}, before, MaxSignatures)
		if err != nil {
			return nil, err
		}
		all = append(all, page...)
		if len(page) < MaxSignatures {
			return all, nil
		}
		before = page[len(page)-1].Signature
	}
}
