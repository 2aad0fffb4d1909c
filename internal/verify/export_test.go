package verify

import (
	"context"
	"errors"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain/evm"
)

// ErrDiffers is what a run ends with that stops at the first difference.
var ErrDiffers = errors.New("something differs")

// StopAtFirst has a run end with ErrDiffers where it would read again what differs.
func (v Verifier) StopAtFirst() Verifier {
	v.pause = func(context.Context) error { return ErrDiffers }
	return v
}

// WithoutPause has a run read again at once what differs.
func (v Verifier) WithoutPause() Verifier {
	v.pause = func(context.Context) error { return nil }
	return v
}

// RememberReceipts has a verifier prove the receipts of a block once: those of a final
// block stay what they are. It is of one chain.
func (v Verifier) RememberReceipts() Verifier {
	type proven struct {
		receipts types.Receipts
		block    evm.Block
	}
	known := map[uint64]proven{}
	v.receipts = func(ctx context.Context, client *evm.Client, number uint64) (types.Receipts, evm.Block, error) {
		if p, ok := known[number]; ok {
			return p.receipts, p.block, nil
		}
		receipts, block, err := client.ProvenReceipts(ctx, number)
		if err == nil {
			known[number] = proven{receipts, block}
		}
		return receipts, block, err
	}
	return v
}
