package solrelay

import (
	"context"
	"slices"
	"sync"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/money"
)

// Before anything is public, whoever settles is shown what would be recorded, and reads it
// as what will be.
func TestWhatIsExpectedIsReadAsWhatHappens(t *testing.T) {
	eachWorld(t, func(w *world) {
		family := solintent.New(nil, nil, nil)
		var mu sync.Mutex
		expected := map[uuid.UUID][]chain.Movement{}
		w.options.CheckOutcomes = func(ctx context.Context, simulated []intent.Simulated) (map[uuid.UUID]string, error) {
			mu.Lock()
			defer mu.Unlock()
			for _, s := range simulated {
				moved, err := family.Movements(ctx, intent.Order{ID: s.ID}, s.Evidence)
				if err != nil {
					return nil, err
				}
				expected[s.ID] = moved
			}
			return nil, nil
		}
		pool, _ := w.startReady(1)
		mine := w.createWallet(300)
		p := w.start(pool, mine, 120)
		outcome := w.untilEnded(p, intent.Executed, 120)
		happened, err := family.Movements(t.Context(), intent.Order{ID: p.id}, outcome.Evidence)
		want := []chain.Movement{{From: w.walletAt(mine).Address(), To: p.payee.Address(), Token: validator.USDC.Address(), Units: money.NewUnits(120)}}
		if err != nil || !slices.Equal(happened, want) {
			t.Errorf("it moved %+v, %v, want %+v", happened, err, want)
		}
		mu.Lock()
		defer mu.Unlock()
		if !slices.Equal(expected[p.id], want) {
			t.Errorf("it was expected to move %+v, want %+v", expected[p.id], want)
		}
	})
}
