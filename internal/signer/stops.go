package signer

import (
	"context"
	"fmt"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
)

// PutStop holds a stop of the service's in force here, too: nothing that it names is signed until
// approvers end it. An attacker who holds the service can put stops, which does no more harm than
// requesting nothing, and can end none. Putting again is putting once. Errors: custody.ErrDenied, custody.ErrDayLimit.
func (l *Local) PutStop(ctx context.Context, r custody.StopRequest) error {
	err := stop.PutHandedOver(ctx, l.options.DB, r, func(ctx context.Context, tx *store.Tx) error {
		return stopShare.take(ctx, tx, r.Organization, 1)
	})
	l.metrics.count(stopKind, err)
	return err
}

// loadStops reads the stops of an organization and of the account, and refuses a request on a chain
// that is stopped. Error: custody.ErrStopped.
func (l *Local) loadStops(ctx context.Context, q question) (stop.Stops, error) {
	stops, err := stop.LoadForWallet(ctx, l.options.DB, q.organization(), q.order.owner)
	if err != nil {
		return nil, err
	}
	return stops, checkChain(stops, q.order.chain)
}

func checkChain(stops stop.Stops, name chain.Name) error {
	if s, stopped := stops.OnChain(name); stopped {
		return fmt.Errorf("%w: %s", custody.ErrStopped, s.Text())
	}
	return nil
}

// checkEntry rejects an order that gives money to a source that is stopped, or to a fee wrapper
// whose base is. Money that is there may leave.
func checkEntry(stops stop.Stops, source, base string) error {
	if s, stopped := stops.OfSource(source, base); stopped {
		return fmt.Errorf("%w: %s", custody.ErrStopped, s.Text())
	}
	return nil
}

// checkDomain refuses USDC for a chain that is stopped: nothing brings it in there.
func (l *Local) checkDomain(stops stop.Stops, d cctp.Domain) error {
	return l.checkArrival(stops, func(name chain.Name) bool { is, known := cctp.DomainOf(name); return known && is == d })
}

// checkEndpoint refuses USDT for a chain that is stopped.
func (l *Local) checkEndpoint(stops stop.Stops, e oft.EndpointID) error {
	return l.checkArrival(stops, func(name chain.Name) bool { is, known := oft.EndpointOf(name); return known && is == e })
}

func (l *Local) checkArrival(stops stop.Stops, is func(chain.Name) bool) error {
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
}
