package transfer

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer/plan"
)

// ordered has the amounts that the accepted workflows of a wallet are about to give to sources, and to request of
// them, beyond the amounts in transit: another may be accepted meanwhile.
type ordered struct {
	gives map[string]money.USD   // by source
	asks  map[string]money.Units // shares, by the source that is to redeem them
}

// loadOrdered reads it, under the wallet's lock where that is held.
func loadOrdered(ctx context.Context, q querier, of uuid.UUID) (ordered, error) {
	o := ordered{map[string]money.USD{}, map[string]money.Units{}}
	err := queryEach(ctx, q, `SELECT s.kind, s.yield_source_id, s.amount, s.shares FROM workflows w JOIN steps s ON s.workflow_id = w.id
		WHERE w.wallet_id = $1 AND w.completed_at IS NULL AND s.state IN ($2, $3) AND (s.kind = $4 OR s.kind IN ($5, $6)
			AND NOT EXISTS (SELECT 1 FROM steps m JOIN source_requests r ON r.id = m.id WHERE m.leg_id = s.leg_id AND r.completed_at IS NULL)
			AND NOT EXISTS (SELECT 1 FROM steps m JOIN bridge_transfers b ON b.id = m.id WHERE m.leg_id = s.leg_id AND b.completed_at IS NULL))`,
		[]any{of, string(StatePending), string(StateProcessing), string(StepRequestRedeem), string(StepDeposit), string(StepRequestDeposit)},
		func(rows store.Rows) error {
			var s Step
			var shares *money.Units
			if err := rows.Scan(&s.Kind, &s.YieldSource, &s.Amount, &shares); err != nil {
				return err
			}
			switch s.Kind {
			case StepRequestRedeem:
				o.asks[s.YieldSource] = sumUnits(o.asks[s.YieldSource], unitsOf(shares))
			default:
				o.gives[s.YieldSource] += s.Amount
			}
			return nil
		})
	if err != nil {
		return o, fmt.Errorf("reading the ordered amounts: %w", err)
	}
	return o, nil
}

// addAsked adds the requests of new legs.
func (o ordered) addAsked(legs []Leg) {
	for i := range legs {
		if s := legs[i].stepOfKind(StepRequestRedeem); s != nil {
			o.asks[s.YieldSource] = sumUnits(o.asks[s.YieldSource], s.Shares)
		}
	}
}

// countedIn is a holding that receives ordered amounts, and of which shares are requested.
func (o ordered) countedIn(h Holding) Holding {
	h.Coming, h.asked = h.Coming+o.gives[h.ID], o.asks[h.ID]
	return h
}

// plannedHoldings are holdings as the planner takes them.
func (o ordered) plannedHoldings(holdings []Holding) []plan.Holding {
	planned := make([]plan.Holding, len(holdings))
	for i, h := range holdings {
		planned[i] = o.countedIn(h).planned()
	}
	return planned
}

// countAsked adds the requested amounts to holdings, where draws request more.
func countAsked(ctx context.Context, q querier, of uuid.UUID, draws []Draw, holdings []Holding) ([]Holding, error) {
	asks := slices.ContainsFunc(draws, func(d Draw) bool {
		h, _ := findHolding(holdings, d.Position)
		return h.takesRedeemRequests()
	})
	if !asks {
		return holdings, nil
	}
	ordered, err := loadOrdered(ctx, q, of)
	if err != nil {
		return nil, err
	}
	counted := make([]Holding, len(holdings))
	for i, h := range holdings {
		counted[i] = ordered.countedIn(h)
	}
	return counted, nil
}

// mostRounding is how many units of shares orders may request together beyond the existing ones, each of which rounds
// up.
const mostRounding = 2 * maxMovements

// sharesLater returns the shares to request for an amount of the rest of a holding. Orders that together are all of
// it do not fail each other for their rounding up; one that requests more than the rest is not made smaller.
func (h Holding) sharesLater(amount money.USD, left money.Units) money.Units {
	shares := h.sharesWorth(amount)
	left = lessUnits(left, h.asked)
	if shares.Cmp(left) > 0 && lessUnits(shares, left).Cmp(money.NewUnits(mostRounding)) <= 0 && !left.IsZero() {
		return left
	}
	return shares
}
