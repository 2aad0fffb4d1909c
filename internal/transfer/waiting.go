package transfer

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// This file is the only definition of waiting. A leg waits while it depends on a third party: a
// source that owes for a request, a bridge that has to deliver, or a source that has to give back
// another request before the leg's own may be made. A workflow waits while at least one of its
// legs does and no other goes on by itself. One that waits does not occupy its wallet, holds up
// no target and no unwind, and names the third parties.

// direction is one of the two ways in which a source takes requests.
type direction struct {
	source string
	redeem bool
}

// directionOf is the direction of a step that makes a request.
func (s *Step) directionOf() direction { return direction{s.YieldSource, s.Kind == StepRequestRedeem} }

// returning are the directions in which a source is asked to give back a request of one wallet.
// None is requested there meanwhile: it would come back too.
type returning map[direction]bool

// loadReturning reads them.
func loadReturning(ctx context.Context, q querier, of uuid.UUID) (returning, error) {
	found := returning{}
	err := queryEach(ctx, q, `SELECT DISTINCT r.yield_source_id, r.redeem FROM source_requests r JOIN steps m ON m.id = r.id
		WHERE r.wallet_id = $1 AND r.completed_at IS NULL
			AND (r.phase = $5 OR EXISTS (SELECT 1 FROM steps k WHERE k.leg_id = m.leg_id AND k.kind = $2 AND k.ordinal > m.ordinal AND k.state IN ($3, $4)))`,
		[]any{of, string(StepCancelRequest), string(StatePending), string(StateProcessing), string(PhaseCancelling)},
		func(rows store.Rows) error {
			var d direction
			var redeem int64
			if err := rows.Scan(&d.source, &redeem); err != nil {
				return err
			}
			d.redeem = redeem == 1
			found[d] = true
			return nil
		})
	if err != nil {
		return nil, fmt.Errorf("looking for requests to cancel: %w", err)
	}
	return found, nil
}

// nextRequest is the step of the leg that is next to begin, if it makes a request; else nil.
func (l *Leg) nextRequest() *Step {
	next := slices.IndexFunc(l.Steps, func(s Step) bool { return s.State == StatePending || s.State == StateProcessing })
	if l.ended() || next < 0 || l.Steps[next].State != StatePending || !l.Steps[next].Kind.makesRequest() {
		return nil
	}
	return &l.Steps[next]
}

// waitsFor names the third party that the leg waits for; it is empty if the leg has ended or goes on by itself. A
// step that claims or receives a part meanwhile does not change that: the rest is still to come.
func (l *Leg) waitsFor(back returning) string {
	if l.ended() {
		return ""
	}
	if request := l.openRequest(); request != nil {
		return "source " + request.Source
	}
	if l.Bridge.Open() {
		return "bridge from " + string(l.Bridge.Source) + " to " + string(l.Bridge.Destination)
	}
	if next := l.nextRequest(); next != nil && back[next.directionOf()] {
		return "source " + next.YieldSource + ", which is asked to give back another request"
	}
	return ""
}

// waitsForLegs reports whether the leg is a payout that is committed once all legs of its workflow
// are redeemed.
func (w *Workflow) waitsForLegs(leg *Leg) bool {
	payout := leg.payoutStep()
	return payout != nil && payout.State == StatePending && !leg.redeems() && leg.processingStep() == nil && w.awaitsRedemptions()
}

// waitsFor lists the third parties that the workflow waits for; it is empty if the workflow has
// ended, or if one of its legs goes on by itself.
func (w *Workflow) waitsFor(back returning) (parties []string) {
	for i := range w.Legs {
		leg := &w.Legs[i]
		if leg.ended() || w.waitsForLegs(leg) {
			continue
		}
		party := leg.waitsFor(back)
		if party == "" {
			return nil
		}
		if !slices.Contains(parties, party) {
			parties = append(parties, party)
		}
	}
	return parties
}

// onlyWaits reports whether the workflow waits. It reads the requests to give back only if they matter.
func (w *Workflow) onlyWaits(ctx context.Context, q querier) (bool, error) {
	var back returning
	if slices.ContainsFunc(w.Legs, func(l Leg) bool { return l.nextRequest() != nil }) {
		var err error
		back, err = loadReturning(ctx, q, w.Wallet)
		if err != nil {
			return false, err
		}
	}
	return len(w.waitsFor(back)) > 0, nil
}

// loadOpenRebalances reads the rebalances of a wallet that have not ended, the oldest first, with
// the requests to give back of it.
func loadOpenRebalances(ctx context.Context, tx *store.Tx, of uuid.UUID) ([]Workflow, returning, error) {
	open, err := loadWorkflows(ctx, tx, `WHERE wallet_id = $1 AND kind = $2 AND completed_at IS NULL ORDER BY created_at, id`, of, string(wallet.Rebalance))
	if err != nil || len(open) == 0 {
		return nil, nil, err
	}
	back, err := loadReturning(ctx, tx, of)
	return open, back, err
}

// goesOn reports whether one of these rebalances goes on by itself: the money that it moves is
// neither in transit nor where it goes.
func goesOn(open []Workflow, back returning) bool {
	return slices.ContainsFunc(open, func(w Workflow) bool { return len(w.waitsFor(back)) == 0 })
}

// withHeld adds to holdings the amounts of legs whose request waits for a refund: they
// are reserved where they are, and in transit to nowhere yet, so that a plan would move them again.
func (s *Service) withHeld(ctx context.Context, owner wallet.Wallet, holdings []Holding, open []Workflow, back returning) ([]Holding, error) {
	for i := range open {
		for j := range open[i].Legs {
			leg := &open[i].Legs[j]
			next := leg.nextRequest()
			if next == nil || !back[next.directionOf()] {
				continue
			}
			at := slices.IndexFunc(holdings, func(h Holding) bool { return h.ID == leg.To.ID })
			if at < 0 {
				to, err := s.findPosition(ctx, owner, leg.To.ID, nil)
				if fault.CodeOf(err) == fault.YieldSourceNotFound {
					continue // no plan knows it
				}
				if err != nil {
					return nil, err
				}
				at, holdings = len(holdings), append(holdings, to)
			}
			holdings[at].Coming += next.Amount
		}
	}
	return holdings, nil
}

// openRebalancesQuery counts the rebalances of a wallet that have not ended.
func openRebalancesQuery(into *int, of uuid.UUID) store.BatchQuery {
	return store.BatchQuery{
		SQL:  `SELECT COUNT(*) FROM workflows WHERE wallet_id = $1 AND kind = $2 AND completed_at IS NULL`,
		Args: []any{of, string(wallet.Rebalance)},
		Read: func(rows store.Rows) error {
			if rows.Next() {
				if err := rows.Scan(into); err != nil {
					return err
				}
			}
			return rows.Err()
		},
	}
}
