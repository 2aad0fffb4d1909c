package rpc

import (
	"context"
	"time"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// located is how many transactions are looked at that name the account of a message's nonce: anybody
// may name it.
const located = 20

// LocateMessage says in which slots up to one a bridge's message of a key may have come: those of
// the first transactions that name the account which says so. It is a node's word, which Transfers of
// such a slot bears out.
func (r Reader) LocateMessage(ctx context.Context, key string, _ time.Time, upTo uint64) ([]uint64, error) {
	nonce, is := cctp.NonceOfKey(key)
	if !is {
		return nil, nil
	}
	var slots []uint64
	var before solana.Signature
	for {
		page, err := r.client.SignaturesFor(ctx, cctpsol.UsedNonceAccount(nonce), solana.Signature{}, before, MaxSignatures)
		if err != nil {
			return nil, err
		}
		for _, info := range page {
			if info.Err == nil && info.Commitment == Finalized && info.Slot <= upTo {
				slots = append(slots, info.Slot)
			}
		}
		if len(page) < MaxSignatures {
			return slots[max(0, len(slots)-located):], nil
		}
		before = page[len(page)-1].Signature
	}
}
