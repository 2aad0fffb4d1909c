package transfer

import (
	"context"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/request"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/trace"
	"github.com/granaryhq/granary/internal/transfer/plan"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// AllocationRequest asks for movements between positions of a wallet.
//
// Its JSON is the stored hash of a request: see request.BodyHash.
type AllocationRequest struct {
	Organization uuid.UUID     `json:"-"`
	Wallet       uuid.UUID     `json:"-"`
	RequestID    uuid.UUID     `json:"-"`
	Movements    []Instruction `json:"allocations"`
}

// maxMovements bounds one request, and maxLegs its legs: a movement has two legs at most, or one for each message.
const (
	maxMovements = 100
	maxLegs      = 2 * maxMovements
)

// Allocate accepts movements as one rebalance: planned and reserved when it
// returns. The boolean is false when the same request was accepted before.
//
// Errors: validation_error (cash to cash, between lanes or chains, a frozen
// source), yield_source_not_found, wallet_not_found, operation_not_supported
// (an automatic wallet), invalid_position_weight (beyond the source's
// maxAllocationUsd), insufficient_funds, workflow_conflict, emergency_stop,
// wallet_creation_failed, request_id_conflict, duplicate_request_id, rate_limit_exceeded when the
// organization has sent as many messages to other chains as it may.
func (s *Service) Allocate(ctx context.Context, r AllocationRequest) (Workflow, bool, error) {
	if err := validateMovements(r.Movements); err != nil {
		return Workflow{}, false, err
	}
	ctx, span := trace.Start(ctx, "transfer.plan", trace.ID("wallet", r.Wallet.String()))
	result, err := planWithin(ctx, s, r.Organization, r.Wallet, func(ctx context.Context, fresh liquidity) (accepted, error) {
		return store.Write(ctx, s.db, func(tx *store.Tx) (accepted, error) { return s.acceptAllocation(ctx, tx, r, fresh) })
	})
	err = s.explainRefusal(ctx, r.newWorkflow(), err)
	span.SetAttributes(trace.ID("rebalance", result.workflow.ID.String()))
	span.End(err)
	return result.workflow, !result.replayed, err
}

// acceptAllocation claims the request, plans it and begins it.
func (s *Service) acceptAllocation(ctx context.Context, tx *store.Tx, r AllocationRequest, fresh liquidity) (accepted, error) {
	claim := request.Request{Organization: r.Organization, ID: r.RequestID, Operation: "wallet.allocate:" + r.Wallet.String(), Body: r}
	var held walletPositions
	var unwinds int
	queries := append(held.queries(r.Organization, r.Wallet, s.db.ForUpdate()), riskaction.OpenQuery(&unwinds, r.Wallet))
	id, replayed, err := request.Claim(ctx, tx, claim, s.ids.Derive(idRebalance, r.Organization, r.RequestID, ""), queries...)
	if err != nil {
		return accepted{}, err
	}
	if replayed {
		w, err := loadWorkflow(ctx, tx, id)
		return accepted{w, true}, err
	}
	if unwinds > 0 {
		return accepted{}, fault.New(fault.WorkflowConflict, "an unwind of a risk rule goes first: GET /v2/risk/actions lists it")
	}
	holdings, err := s.valuePositions(ctx, held, fresh)
	if err != nil {
		return accepted{}, err
	}
	legs, amount, err := s.planMovements(ctx, tx, held, holdings, r.Movements)
	if err != nil {
		return accepted{}, err
	}
	w := r.newWorkflow()
	w.ID, w.Amount, w.CreatedAt, w.Legs = id, amount, tx.DB().Clock().Now(), legs
	s.deriveIDs(&w)
	audit.Record(ctx, tx, r.Organization, audit.CreateAllocation, w.ID.String(), audit.Details{"requestId": r.RequestID.String(), "walletId": r.Wallet.String(), "request": audit.JSON(r)})
	return accepted{workflow: w}, s.beginWorkflow(ctx, tx, held.wallet, w)
}

// newWorkflow returns the rebalance of a request before it is planned.
func (r AllocationRequest) newWorkflow() Workflow {
	return Workflow{Organization: r.Organization, Wallet: r.Wallet, Kind: wallet.Rebalance, RequestID: r.RequestID,
		Status: initial(WorkflowStates, RebalanceAccepted), Reason: ReasonManual, Instructions: r.Movements}
}

func validateMovements(movements []Instruction) error {
	if len(movements) == 0 || len(movements) > maxMovements {
		return fault.New(fault.Validation, "allocations must have 1 to %d items", maxMovements)
	}
	for _, m := range movements {
		if m.Amount <= 0 {
			return fault.New(fault.Validation, "allocations: amountUsd must be positive")
		}
		if m.From == m.To {
			return fault.New(fault.Validation, "allocations: from and to are the same position")
		}
	}
	return nil
}

// planMovements turns movements into legs, one after the other, beside the ordered ones.
func (s *Service) planMovements(ctx context.Context, q querier, held walletPositions, holdings []Holding, movements []Instruction) ([]Leg, money.USD, error) {
	owner := held.wallet
	if err := owner.CheckCreation(); err != nil {
		return nil, 0, err
	}
	if owner.AutoRebalance {
		return nil, 0, fault.New(fault.OperationNotSupported, "autoRebalance is true: change the strategy instead")
	}
	ordered, err := loadOrdered(ctx, q, owner.ID)
	if err != nil {
		return nil, 0, err
	}
	var total money.USD
	var legs []Leg
	allocation := plan.NewAllocation(ordered.plannedHoldings(holdings), s.currentRoutes())
	for _, m := range movements {
		from, err := s.findPosition(ctx, owner, m.From, holdings)
		if err != nil {
			return nil, 0, err
		}
		to, err := s.findPosition(ctx, owner, m.To, holdings)
		if err != nil {
			return nil, 0, err
		}
		if err := held.checkStops(from, to); err != nil {
			return nil, 0, err
		}
		from, to = ordered.countedIn(from), ordered.countedIn(to)
		if err := s.checkMovement(ctx, allocation, from.planned(), to.planned(), m.Amount); err != nil {
			return nil, 0, err
		}
		now, whole := allocation.Move(from.planned(), to.planned(), m.Amount)
		moved := s.splitMovement(len(legs), from, to, movedAmount{amount: m.Amount, now: now, whole: whole})
		ordered.addAsked(moved)
		if legs = append(legs, moved...); len(legs) > maxLegs {
			return nil, 0, fault.New(fault.Validation, "allocations: they take more than %d messages between chains", maxLegs)
		}
		if err := checkAddressed(owner, moved); err != nil {
			return nil, 0, err
		}
		total, err = total.Add(m.Amount)
		if err != nil || total > money.MaxUSD {
			return nil, 0, fault.New(fault.Validation, "allocations: the sum is out of range")
		}
	}
	if err := checkPriced(legs); err != nil {
		return nil, 0, err
	}
	return legs, total, s.checkMessages(ctx, q, owner.Organization, legs)
}

// checkStops refuses a movement that an emergency stop would hold up. Error: emergency_stop.
func (p walletPositions) checkStops(from, to Holding) error {
	if err := p.stops.CheckNew(from.Chain); err != nil {
		return err
	}
	if err := p.stops.CheckNew(to.Chain); err != nil {
		return err
	}
	return p.stops.CheckEntry(to.ID, to.base)
}

func (s *Service) checkMovement(ctx context.Context, allocation *plan.Allocation, from, to plan.Holding, amount money.USD) error {
	if err := allocation.Check(from, to, amount); err != nil {
		return faultOf(err)
	}
	if !to.Source {
		return nil
	}
	source, err := s.catalog.Get(ctx, to.ID)
	if err != nil {
		return err
	}
	if source.Mode != yield.Active {
		return fault.New(fault.Validation, "allocations: %s is in mode %s", to.ID, source.Mode)
	}
	if source.MaxAllocationUsd == nil {
		return nil
	}
	return faultOf(allocation.CheckCeiling(to, amount, *source.MaxAllocationUsd))
}

// Preview returns the effects of Allocate without making them.
type Preview struct {
	From, To      string
	Amount        money.USD
	Fee, Received money.USD
	Estimate      calendar.Estimate  // of the slower side
	Settlement    *SettlementPreview // of the part that settles later; nil if all of it moves at once
	MinProceeds   *money.USD         // which leaving From brings at once, or the movement fails; nil for cash
	MinShares     *money.Units       // which Amount brings of To at once, or the movement fails; nil for cash
}

// PreviewAllocation plans movements against the wallet as it is. Errors are
// those of Allocate, but for the requestId's.
func (s *Service) PreviewAllocation(ctx context.Context, organization, walletID uuid.UUID, movements []Instruction) ([]Preview, error) {
	if err := validateMovements(movements); err != nil {
		return nil, err
	}
	return planWithin(ctx, s, organization, walletID, func(ctx context.Context, fresh liquidity) ([]Preview, error) {
		var held walletPositions
		if err := s.db.SendBatch(ctx, held.queries(organization, walletID, "")...); err != nil {
			return nil, err
		}
		holdings, err := s.valuePositions(ctx, held, fresh)
		if err != nil {
			return nil, err
		}
		legs, _, err := s.planMovements(ctx, s.db, held, holdings, movements)
		if err != nil {
			return nil, err
		}
		return s.previewMovements(ctx, movements, legs)
	})
}

// previewMovements returns the proceeds of the legs that were planned for movements.
func (s *Service) previewMovements(ctx context.Context, movements []Instruction, legs []Leg) ([]Preview, error) {
	previews := make([]Preview, len(movements))
	next := 0
	for i, m := range movements {
		previews[i] = Preview{From: m.From, To: m.To, Amount: m.Amount, Received: m.Amount}
		rest := m.Amount
		var expected *outlook
		for ; rest > 0; next++ { // a movement may be of several legs: at once, by a request, and one for each message
			rest -= legs[next].Amount
			previews[i].Fee += legs[next].mostBridgeFee()
			if err := previews[i].addLeast(&legs[next]); err != nil {
				return nil, err
			}
			part, err := s.previewOutlook(ctx, &legs[next])
			if err != nil {
				return nil, err
			}
			expected = expected.and(part)
		}
		previews[i].Received -= previews[i].Fee
		if expected != nil {
			previews[i].Estimate, previews[i].Settlement = expected.estimate, expected.settlement
		}
	}
	return previews, nil
}

// addLeast adds the least amounts that a leg brings at once, on either of its sides. A second leg that waits for a request enters at a price
// that is not known yet.
func (p *Preview) addLeast(leg *Leg) error {
	if redeem := leg.stepOfKind(StepRedeem); redeem != nil {
		least := *redeem.minProceeds()
		if p.MinProceeds != nil {
			least += *p.MinProceeds
		}
		p.MinProceeds = &least
	}
	if deposit := leg.stepOfKind(StepDeposit); deposit != nil && (p.MinShares == nil || leg.stepOfKind(StepRequestRedeem) == nil) {
		least := deposit.WorstPrice.SharesFor(deposit.Amount)
		if p.MinShares != nil {
			sum, err := least.Add(*p.MinShares)
			if err != nil {
				return err
			}
			least = sum
		}
		p.MinShares = &least
	}
	return nil
}
