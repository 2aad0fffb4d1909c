package intent

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
)

// CheckStops returns an error if an emergency stop holds for an organization on one of the chains. Callers
// that sign must call it before any request to a chain or to custody, so that a stopped step costs one read.
// It is not the last word: Start asks again with the signature in hand. Error: task.Later, until a stop
// has ended.
func (s *Service) CheckStops(ctx context.Context, organization uuid.UUID, chains ...chain.Name) error {
	stops, err := stop.Load(ctx, s.db, organization)
	if err != nil {
		return err
	}
	return waitFor(organization, stops, chains...)
}

func waitFor(organization uuid.UUID, stops stop.Stops, chains ...chain.Name) error {
	for _, on := range chains {
		if why, stopped := stops.OnChain(on); stopped {
			return stop.Stops{why}.Wait(organization, uuid.Nil, why.Text())
		}
	}
	return nil
}

// holdStops is the one gate of every signature: it locks the stops of the order's organization in the transaction
// that passes the signature to a carrier. A stop that was committed before is seen, and the signature dropped; one
// that comes later waits for this transaction, and finds the order in flight. A stop of a source covers deposits into
// a fee wrapper over it, too. Errors: task.Later; Refusal for a deposit into a stopped source: it stays cash.
func (o Order) holdStops(ctx context.Context, tx *store.Tx) error {
	stops, err := stop.Hold(ctx, tx, o.Proof.Organization, o.Owner)
	if err != nil {
		return err
	}
	return o.checkStops(ctx, tx, stops)
}

// loadBase returns the source under the fee wrapper that the order enters, from the catalog; none if it enters no
// wrapper, or there are no stops.
func (o Order) loadBase(ctx context.Context, from querier, stops stop.Stops) (base string, err error) {
	source := o.enters()
	if source == "" || len(stops) == 0 {
		return "", nil
	}
	err = from.QueryRow(ctx, `SELECT base_id FROM owned_sources WHERE id = $1`, source).Scan(&base)
	if errors.Is(err, store.ErrNoRows) {
		return "", nil
	}
	if err != nil {
		return "", fmt.Errorf("reading the asset of source %s: %w", source, err)
	}
	return base, nil
}

func (o Order) checkStops(ctx context.Context, from querier, stops stop.Stops) error {
	chains := []chain.Name{o.Chain}
	if out, leaves := o.Action.(BridgeOut); leaves {
		chains = append(chains, out.To) // there it could not be brought in
	}
	if err := waitFor(o.Proof.Organization, stops, chains...); err != nil {
		return err
	}
	base, err := o.loadBase(ctx, from, stops)
	if err != nil {
		return err
	}
	if why, stopped := stops.OfSource(o.enters(), base); stopped {
		return Refusal{Why: why.Text()}
	}
	return nil
}

// enters returns the source that the order gives money to; none if it withdraws or claims from it.
func (o Order) enters() (source string) {
	switch a := o.Action.(type) {
	case EnterSource:
		return a.Source
	case RequestDeposit:
		return a.Source
	}
	return ""
}
