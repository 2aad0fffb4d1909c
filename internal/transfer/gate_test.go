package transfer_test

import (
	"context"
	"sync"

	"github.com/granaryhq/granary/internal/task"
)

// gate, while it is shut, delays tasks, so that a test can look at the state before them. Shut it while there are
// none.
type gate struct {
	mu     sync.Mutex
	opened chan struct{} // nil while it is open
}

func (g *gate) shut() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.opened = make(chan struct{})
}

func (g *gate) open() {
	g.mu.Lock()
	defer g.mu.Unlock()
	close(g.opened)
	g.opened = nil
}

func (g *gate) through(h task.Handler) task.Handler {
	return func(ctx context.Context, t task.Task) error {
		g.mu.Lock()
		opened := g.opened
		g.mu.Unlock()
		if opened != nil {
			select {
			case <-opened:
			case <-ctx.Done():
				return ctx.Err()
			}
		}
		return h(ctx, t)
	}
}
