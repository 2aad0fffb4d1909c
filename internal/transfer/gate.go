package transfer

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
)

const (
	// maxAsking is how many tasks wait for one chain's nodes at a time. It is less than the workers of
	// each kind of task that all chains share, so that one always goes on with work on other chains: see Register.
	maxAsking = 3
	// turnTimeout bounds how long a task waits until it may ask a chain.
	turnTimeout = 4 * time.Second
)

// chainGate bounds how many tasks wait for a chain at a time. While a chain does not answer, only one
// task asks it, and all others fail at once.
type chainGate struct {
	turns  chan struct{}
	probe  chan struct{}
	silent atomic.Bool // the last question was not answered
}

func newChainGate() *chainGate {
	return &chainGate{turns: make(chan struct{}, maxAsking), probe: make(chan struct{}, 1)}
}

// enter returns the function by which the caller leaves; nil if it may not ask now. Error: ctx's.
func (g *chainGate) enter(ctx context.Context) (leave func(), err error) {
	if g.silent.Load() {
		select {
		case g.probe <- struct{}{}:
			return func() { <-g.probe }, nil
		default:
			return nil, nil
		}
	}
	timeout := time.NewTimer(turnTimeout)
	defer timeout.Stop()
	select {
	case g.turns <- struct{}{}:
		return func() { <-g.turns }, nil
	case <-timeout.C:
		return nil, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// errSilent says that a chain does not answer, and that other tasks wait for it already.
var errSilent = fault.Wrap(chain.ErrUnavailable, fault.ServiceUnavailable, "the chain does not answer, and other tasks wait for it")

// isSilence reports whether an error means that a chain's nodes do not serve requests now. A node that responds
// to one request with an error may serve those about other contracts.
func isSilence(err error) bool {
	return errors.Is(err, chain.ErrUnavailable) && !errors.Is(err, chain.ErrNotServed)
}

// askChain asks a chain from a task of a kind that all chains share, so that a chain which does not answer
// keeps no more than maxAsking of their workers and one from other chains. Errors: errSilent, the question's.
func (s *Service) askChain(ctx context.Context, on chain.Name, question func(context.Context) error) error {
	gate := s.gates[on]
	if gate == nil {
		return question(ctx)
	}
	leave, err := gate.enter(ctx)
	if err != nil {
		return err
	}
	if leave == nil {
		return errSilent
	}
	defer leave()
	err = question(ctx)
	if ctx.Err() == nil {
		gate.silent.Store(isSilence(err))
	}
	return err
}
