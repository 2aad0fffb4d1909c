package signer

import (
	"context"
	"fmt"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
)

// PutStop puts a stop of the service's in force here, too: no intent that it covers is signed until approvers end it.
// An attacker who holds the service can put stops, which does no more harm than sending no requests, and can end
// none. It is idempotent. Errors: custody.ErrDenied, custody.ErrDayLimit.
func (l *Local) PutStop(ctx context.Context, r custody.StopRequest) error {
	err := stop.PutHandedOver(ctx, l.options.DB, r, func(ctx context.Context, tx *store.Tx) error {
		return stopShare.take(ctx, tx, r.Organization, 1)
	})
	l.metrics.count(stopKind, err)
	return err
}

// stopGate checks a request against the stops of its organization and account. Each check is kept, to be made once
// more of those that are in force when the signature is there.
type stopGate struct {
	stops stop.Stops
	kept  []stopCheck
}

// stopCheck returns custody.ErrStopped for a request that one of the stops holds up.
type stopCheck func(stop.Stops) error

func (g *stopGate) keepCheck(c stopCheck) error {
	g.kept = append(g.kept, c)
	return c(g.stops)
}

// loadStops reads the stops of an organization and of the account, and refuses a request on a chain
// that is stopped. Error: custody.ErrStopped.
func (l *Local) loadStops(ctx context.Context, q question) (*stopGate, error) {
	stops, err := stop.LoadForWallet(ctx, l.options.DB, q.organization(), q.order.owner)
	if err != nil {
		return nil, err
	}
	gate := &stopGate{stops: stops}
	return gate, gate.keepCheck(func(all stop.Stops) error { return checkChain(all, q.order.chain) })
}

// checkBeforeRelease is the last thing before a signature leaves the signer: it checks the stops, and whether the
// proposal was rejected, as they are now. Between the decision and the signature lie the transaction that
// counts the order, which may wait for others, and with a custody provider many seconds.
//
// The row of the stops is held as the service's own gate holds it. A stop or a rejection that was committed before
// this is seen. A stop whose transaction has changed the row is waited for, and seen. A later stop waits for this
// transaction, so the signature was released before that stop was in force, like any other before it: the order is
// carried, or given up on its chain (Cancel). There is no wait after this transaction, neither for a database nor
// for a key nor for a provider, and a longer lock would not help: a signature that was sent cannot be recalled.
//
// An organization that was never stopped here has no row, and none is added for it: a service in strange hands
// makes organizations up without end. Its first stop is seen once it is committed, and not waited for before.
// Errors: custody.ErrStopped, custody.ErrDenied.
func (l *Local) checkBeforeRelease(ctx context.Context, q question, gate *stopGate) error {
	return l.options.DB.Write(ctx, func(tx *store.Tx) error {
		stops, err := stop.HoldKept(ctx, tx, q.organization(), q.order.owner)
		if err != nil {
			return err
		}
		for _, check := range gate.kept {
			if err := check(stops); err != nil {
				return err
			}
		}
		if len(q.request.Proposal) == 0 {
			return nil
		}
		var now rules
		if err := tx.SendBatch(ctx, approval.RejectedQuery(&now.rejected, approval.FingerprintOf(q.request.Proposal))); err != nil {
			return err
		}
		return now.checkNotRejected()
	})
}

func checkChain(stops stop.Stops, name chain.Name) error {
	if s, stopped := stops.OnChain(name); stopped {
		return fmt.Errorf("%w: %s", custody.ErrStopped, s.Text())
	}
	return nil
}

// checkEntry rejects an order that gives money to sources of which one is stopped, or to a fee wrapper over them that is; wrapper is
// empty where there is none. The configuration may have one vault under several ids. Money that is there may leave.
func (l *Local) checkEntry(gate *stopGate, wrapper string, into func(Source) bool) error {
	return gate.keepCheck(func(stops stop.Stops) error {
		for _, source := range l.options.Sources {
			if !into(source) {
				continue
			}
			if s, stopped := stops.OfSource(source.ID, wrapper); stopped {
				return fmt.Errorf("%w: %s", custody.ErrStopped, s.Text())
			}
		}
		return nil
	})
}

// checkDomain rejects USDC for a stopped chain: it would not be received there.
func (l *Local) checkDomain(gate *stopGate, d cctp.Domain) error {
	return l.checkArrival(gate, func(name chain.Name) bool { is, known := cctp.DomainOf(name); return known && is == d })
}

// checkEndpoint refuses USDT for a chain that is stopped.
func (l *Local) checkEndpoint(gate *stopGate, e oft.EndpointID) error {
	return l.checkArrival(gate, func(name chain.Name) bool { is, known := oft.EndpointOf(name); return known && is == e })
}

func (l *Local) checkArrival(gate *stopGate, is func(chain.Name) bool) error {
	return gate.keepCheck(func(stops stop.Stops) error {
		for name := range l.options.Chains {
			if is(name) {
				if err := checkChain(stops, name); err != nil {
					return err
				}
			}
		}
		for name := range l.options.SolanaChains {
			if is(name) {
				if err := checkChain(stops, name); err != nil {
					return err
				}
			}
		}
		return nil
	})
}
