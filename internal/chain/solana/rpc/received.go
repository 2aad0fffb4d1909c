package rpc

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// LocateMessage says in which slot up to one a bridge's message of a key has come, as all nodes that are up say,
// which Transfers of that slot bears out. Anybody may name the account that says so, as often as he pays for:
// all such transactions are looked at, from the first on, until one has brought the message; but none while the
// account does not say that the message has come.
func (r Reader) LocateMessage(ctx context.Context, key string, _ time.Time, upTo uint64) ([]uint64, error) {
	nonce, is := cctp.NonceOfKey(key)
	if !is {
		return nil, nil
	}
	account, err := r.client.Agreed().Account(ctx, Finalized, cctpsol.UsedNonceAccount(nonce))
	if err != nil || account == nil || account.Owner != cctpsol.Transmitter {
		return nil, err
	}
	named, err := r.client.allSignaturesFor(ctx, cctpsol.UsedNonceAccount(nonce))
	if err != nil {
		return nil, err
	}
	for _, info := range slices.Backward(named) { // the newest come first
		if info.Err != nil || info.Commitment != Finalized || info.Slot > upTo {
			continue
		}
		tx, err := r.client.Transaction(ctx, info.Signature, Finalized)
		if errors.Is(err, chain.ErrUnreadable) || err == nil && tx == nil {
			continue
		}
		if err != nil {
			return nil, err
		}
		mints, err := mintsOf(tx)
		if err != nil {
			return nil, err
		}
		if slices.ContainsFunc(mints, func(m bridgedMint) bool { return m.by.Key == key }) {
			return []uint64{info.Slot}, nil
		}
	}
	return nil, nil
}

// CheckKept returns nil: the account that shows that a message has come is there for good.
func (r Reader) CheckKept(context.Context, time.Time, uint64) error { return nil }

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
