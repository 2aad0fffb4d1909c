package e2e

import (
	"context"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/store/storetest"
)

const (
	soakWallets = 3 // at a time
	// longestLife of a process, once it serves. A flow takes longer.
	longestLife = 800 * time.Millisecond
)

// soakDeaths returns how many processes of a service die.
func soakDeaths() int {
	if testing.Short() {
		return 6
	}
	return 15
}

// Whenever a process dies, during any work of several wallets at once or of starting, no work is lost and none is
// done twice.
func TestDeathsAtRandomLoseAndRepeatNothing(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.EnginesInTurn(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			s := newService(t, engine)
			ctx, cancel := context.WithTimeout(t.Context(), casePatience())
			defer cancel()
			r := newReceiver(ctx, t, s)
			flows, err := soak(ctx, s, randtest.Rand(t))
			if err != nil {
				t.Fatal(err)
			}
			audit(ctx, t, s, r, flows...)
			if n := s.died(); n != soakDeaths() {
				t.Errorf("the program died %d times, not %d", n, soakDeaths())
			}
			t.Logf("%d wallets", len(flows))
		})
	}
}

// soak keeps some wallets busy until all deaths are died, and returns all that
// there were, each at the end of its flow.
func soak(ctx context.Context, s *service, random *rand.Rand) ([]*flow, error) {
	g, ctx := errgroup.WithContext(ctx)
	over := make(chan struct{})
	g.Go(func() error {
		defer close(over)
		return s.dieAtRandom(ctx, random)
	})
	var mu sync.Mutex
	var flows []*flow
	var begun atomic.Int64
	for range soakWallets {
		g.Go(func() error {
			for {
				f, run, err := newSoakFlow(s, int(begun.Add(1)))
				if err != nil {
					return err
				}
				mu.Lock()
				flows = append(flows, f)
				mu.Unlock()
				if err := run(ctx); err != nil {
					return err
				}
				select {
				case <-over:
					return nil
				default:
				}
			}
		})
	}
	err := g.Wait()
	return flows, err
}

// newSoakFlow is the nth flow of a soak: one by hand, one automatic, and one on Solana.
func newSoakFlow(s *service, n int) (f *flow, run func(context.Context) error, err error) {
	if n%3 == 0 {
		f, err = newSolanaFlow(s)
		return f, f.pay, err
	}
	f = newFlow(s)
	f.automatic = n%3 == 2
	return f, f.run, nil
}

// dieAtRandom kills one process after the other: most when they have served for
// a while, every fourth a while after its start, be it serving yet or not.
func (s *service) dieAtRandom(ctx context.Context, random *rand.Rand) error {
	for n := range soakDeaths() {
		p, err := s.latest()
		if n%4 != 3 {
			p, err = s.serving(ctx)
		}
		if err != nil {
			return err
		}
		timer := time.NewTimer(time.Duration(random.Int64N(int64(longestLife))))
		select {
		case <-timer.C:
		case <-ctx.Done():
			return ctx.Err()
		}
		if err := s.strike(ctx, p); err != nil {
			return err
		}
	}
	return nil
}
