package verify

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/task"
)

// ErrDiffers is the error of a run that stops at the first difference.
var ErrDiffers = errors.New("something differs")

// StopAtFirst has a run end with ErrDiffers where it would read the differences again.
func (v Verifier) StopAtFirst() Verifier {
	v.stopsAtFailure = true
	v.pause = func(context.Context) error { return ErrDiffers }
	return v
}

// WithoutPause has a run read differences again at once.
func (v Verifier) WithoutPause() Verifier {
	v.pause = func(context.Context) error { return nil }
	return v
}

// RememberReceipts has a verifier prove the receipts of a block of a chain once: those of a final block do not
// change.
func (v Verifier) RememberReceipts() Verifier {
	type proven struct {
		receipts types.Receipts
		block    evm.Block
	}
	type key struct {
		chain  chain.Name
		number uint64
	}
	known := map[key]proven{}
	v.receipts = func(ctx context.Context, client *evm.Client, number uint64) (types.Receipts, evm.Block, error) {
		at := key{client.Config().Name, number}
		if p, ok := known[at]; ok {
			return p.receipts, p.block, nil
		}
		receipts, block, err := client.ProvenReceipts(ctx, number)
		if err == nil {
			known[at] = proven{receipts, block}
		}
		return receipts, block, err
	}
	return v
}

// WithoutReceipts has every request for the receipts of a block end with the error of a node that does not serve it.
func (v Verifier) WithoutReceipts() Verifier {
	v.receipts = func(_ context.Context, _ *evm.Client, number uint64) (types.Receipts, evm.Block, error) {
		return nil, evm.Block{}, fmt.Errorf("%w: block %d is pruned", chain.ErrNotServed, number)
	}
	return v
}

// LoseReceipts has the watch go on as a verifier WithoutReceipts.
func (w *Watch) LoseReceipts() { w.Verifier = w.WithoutReceipts() }

// explains reports whether effects explain differences, and it can be decided.
func explains(effects []effect, differences []difference) bool {
	explained, decided := explainDifferences(effects, differences)
	return explained && decided
}

// TakeSeat takes the watch's seat.
var TakeSeat = takeSeat

// MakeRounds has a watch make so many rounds, whole laps each. It makes a sweep again that could not be made, because a node did not answer
// in time or a follower is behind, as on a busy machine.
func (w *Watch) MakeRounds(ctx context.Context, t task.Task, rounds int) error {
	if _, err := w.insertChecks(ctx, t); err != nil {
		return err
	}
	for range rounds {
		if err := w.Catalog.Reload(ctx); err != nil { // which shows its reading for a second
			return err
		}
		for _, s := range w.sweepsOf() {
			const attempts = 20
			err := w.checkRound(ctx, t, s)
			for n := 1; n < attempts && (errors.Is(err, errBehind) || errors.Is(err, chain.ErrUnavailable)); n++ {
				err = w.checkRound(ctx, t, s)
			}
			if err != nil {
				return fmt.Errorf("%s: %w", s.name, err)
			}
		}
	}
	return nil
}

// ReachedRules are those of which the watch makes checks.
func (w *Watch) ReachedRules() map[Rule]bool {
	reached := map[Rule]bool{}
	for _, s := range w.sweepsOf() {
		for _, r := range s.rules {
			reached[r] = true
		}
	}
	return reached
}
