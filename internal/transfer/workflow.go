package transfer

import (
	"cmp"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// Status is the state of a workflow.
type Status string

// The states of workflows. A withdrawal begins as processing, a rebalance as
// created.
const (
	Created            Status = "created"
	Processing         Status = "processing"
	Completed          Status = "completed"
	PartiallyCompleted Status = "partially_completed"
	Failed             Status = "failed"
	Cancelled          Status = "cancelled"
)

// State is the state of a leg or a step.
type State string

// The states of legs and steps.
const (
	StatePending State = "pending"
	// StatePendingApproval waits for the consent of those whom its activity names.
	StatePendingApproval State = "pending_customer_approval"
	StateProcessing      State = "processing"
	StateCompleted       State = "completed"
	StateFailed          State = "failed"
	StateCancelled       State = "cancelled"
)

// StepKind is the kind of a step.
type StepKind string

// The kinds of steps.
const (
	StepRedeem  StepKind = "yield_source_redeem"
	StepDeposit StepKind = "yield_source_deposit"
	StepPayout  StepKind = "external_payout_transfer"
	StepPartner StepKind = "partner_fee_transfer"

	// Between chains: see bridge.go.
	StepBridgeOut StepKind = "bridge_transfer"
	StepBridgeIn  StepKind = "bridge_transfer_receive"

	// Of sources that settle later: see requests.go.
	StepRequestDeposit StepKind = "yield_source_deposit_request"
	StepClaimDeposit   StepKind = "yield_source_deposit_claim"
	StepRequestRedeem  StepKind = "yield_source_redeem_request"
	StepClaimRedeem    StepKind = "yield_source_redeem_claim"
	StepCancelRequest  StepKind = "yield_source_request_cancel"
	StepClaimCancelled StepKind = "yield_source_cancel_claim"
)

// sharesIntent says that the step has no intent of its own. Its calls are in the
// intent of the step before, so that both happen or none.
func (k StepKind) sharesIntent() bool { return k == StepPartner }

// sequenceRole returns the interface's sequenceRole.
func (k StepKind) sequenceRole() string {
	return strings.Replace(string(k), "yield_source_", "yield_", 1)
}

// ReasonManual is the reason of a rebalance that a caller asked for.
const ReasonManual = "manual_allocation"

// PlaceKind is the kind of one end of a leg.
type PlaceKind string

// The kinds of places.
const (
	PlaceCash   PlaceKind = "cash"
	PlaceSource PlaceKind = "yield_source"
	PlacePayout PlaceKind = "external_payout"
)

// Place is one end of a leg.
type Place struct {
	Kind  PlaceKind `json:"kind"`
	ID    string    `json:"id"`
	Label string    `json:"label"`
}

// Instruction is one accepted movement of an allocation request, or one source
// of a withdrawal.
//
// It is part of the stored hash of a request, see request.BodyHash, and of the
// column workflows.instructions.
type Instruction struct {
	From   string    `json:"from"`
	To     string    `json:"to"`
	Amount money.USD `json:"amountUsd"`
}

// Workflow is a withdrawal or a rebalance. Token, the destination and the partner
// belong to withdrawals. A cancelled workflow has its status at once; it has ended
// (CompletedAt) when the step that was processing has been settled.
type Workflow struct {
	ID                 uuid.UUID
	Organization       uuid.UUID
	Wallet             uuid.UUID
	Kind               wallet.WorkflowKind
	RequestID          uuid.UUID
	Status             Status
	Reason             string
	Amount             money.USD
	Token              chain.Token
	DestinationChain   chain.Name
	DestinationAddress chain.Address
	PartnerFee         money.USD // none when zero
	PartnerAddress     chain.Address
	ExcludedChains     []chain.Name // which a withdrawal does not draw from
	Instructions       []Instruction
	FailureReason      *string
	FailureCode        *string // of FailureReason; nil in rows of earlier versions
	CreatedAt          time.Time
	StartedAt          *time.Time
	CompletedAt        *time.Time
	// WaitingSince is when it came to wait for third parties alone: since then it does not occupy
	// its wallet, and its steps run beside other workflows. A rebalance of an unwind that begins
	// beside another has it from its beginning.
	WaitingSince *time.Time
	Legs         []Leg

	executed executedSteps // as they were looked up for a change; no column
}

// Leg moves an amount from one place to another.
type Leg struct {
	ID            uuid.UUID
	Ordinal       int
	State         State
	Amount        money.USD // gross, as asked for
	Fee           money.USD
	From, To      Place
	LimitDay      *policy.Day // whose limit it counts against
	Approval      *Approval   // that was last asked for of its payout; nil if none was
	FailureReason *string
	FailureCode   *string // as a workflow's
	StartedAt     *time.Time
	CompletedAt   *time.Time
	Steps         []Step
	Requests      []*SourceRequest // made of sources that settle later, in their order
	Bridge        *BridgeTransfer  // nil until its money has left for another chain
}

// Step is one intent, or shares that of the step before it. Amount is the step's amount: for a leg's first step it is
// known from the start, for the others it is the proceeds of the step before. A payout's includes the fee and its
// partner step's part. Fee is the payout's, or the highest fee of a bridge. Shares, if not zero, are all shares of a
// redemption, for any proceeds; otherwise it redeems exactly Amount. WorstPrice is the worst at which a source is
// entered or left: it was set when the step was planned, by the observation then, and stays however often the step is
// signed. Received is the payee's receipt of a completed payout, less than the sent amount when the token keeps a
// fee; nil in older rows. ActivityID is the activity of its last approval; nil if there was none.
type Step struct {
	ID            uuid.UUID
	Ordinal       int
	Kind          StepKind
	Chain         chain.Name
	Token         chain.Token
	YieldSource   string
	Protocol      string
	Amount        money.USD
	Shares        money.Units
	WorstPrice    yield.Price
	Fee           money.USD
	Fast          bool          // of StepBridgeOut: the message is attested before it is final
	FeeCollector  chain.Address // who is paid the fee; empty for whom the configuration names
	Received      *money.USD
	State         State
	TxHash        *string
	FailureReason *string
	FailureCode   *string // as a workflow's
	// FaultyExpiries counts the intents of the step, since it was last begun or
	// retried, that were not executed in time for a reason of their own.
	FaultyExpiries int
	ActivityID     *uuid.UUID
	StartedAt      *time.Time
	CompletedAt    *time.Time
	CancelledAt    *time.Time
}

// setFailure sets why the step failed.
func (s *Step) setFailure(why failure.Reason) {
	s.FailureReason, s.FailureCode = why.TextOrNil(), why.CodeOrNil()
}

// whyFailed is why the step failed; zero if it did not.
func (s *Step) whyFailed() failure.Reason { return failure.OfColumns(s.FailureCode, s.FailureReason) }

// clearFailure has the step not failed any more.
func (s *Step) clearFailure() { s.FailureReason, s.FailureCode = nil, nil }

// sourcePosition is the position that the step takes its amount from.
func (s Step) sourcePosition() string {
	if s.Kind == StepRedeem || s.Kind == StepRequestRedeem {
		return s.YieldSource
	}
	return chain.CashID(s.Chain, s.Token)
}

// unsigned reports whether the step has yet to begin: it can be cancelled, and there is no signature of it that could
// be executed.
func (s Step) unsigned() bool { return s.State == StatePending || s.State == StatePendingApproval }

// ended reports whether the leg is over.
func (l Leg) ended() bool {
	return l.State == StateCompleted || l.State == StateFailed || l.State == StateCancelled
}

// chargedFee is the fee that the leg has paid or is to pay, with a bridge's known fee: none once it has failed, since
// the fee leaves together with the payout.
func (l Leg) chargedFee() money.USD {
	if l.State == StateFailed || l.State == StateCancelled {
		return 0
	}
	if l.Bridge != nil {
		return l.Fee + l.Bridge.Fee
	}
	return l.Fee
}

// payoutStep is the leg's payout, nil in a rebalance.
func (l *Leg) payoutStep() *Step { return l.stepOfKind(StepPayout) }

// partnerStep is the partner's part of the payout, nil where there is none.
func (l *Leg) partnerStep() *Step { return l.stepOfKind(StepPartner) }

func (l *Leg) stepOfKind(kind StepKind) *Step {
	for i := range l.Steps {
		if l.Steps[i].Kind == kind {
			return &l.Steps[i]
		}
	}
	return nil
}

// processingStep is the step that is processing, nil while none is.
func (l *Leg) processingStep() *Step {
	for i := range l.Steps {
		if l.Steps[i].State == StateProcessing {
			return &l.Steps[i]
		}
	}
	return nil
}

// partnerShare is the partner's part of the leg.
func (l *Leg) partnerShare() money.USD {
	if p := l.partnerStep(); p != nil {
		return p.Amount
	}
	return 0
}

// paidAmounts are the leg's payments to the destination and to the partner, nil until the payout is completed.
func (l *Leg) paidAmounts() (destination, partner *money.USD) {
	p := l.payoutStep()
	if p == nil || p.State != StateCompleted {
		return nil, nil
	}
	share := l.partnerShare()
	rest := p.Amount - p.Fee - share
	destination, partner = cmp.Or(p.Received, &rest), nil
	if to := l.partnerStep(); to != nil {
		partner = cmp.Or(to.Received, &share)
	}
	return destination, partner
}

// concludeIfEnded sets the status of a workflow whose legs have all ended.
func (w *Workflow) concludeIfEnded(now time.Time) error {
	completed, reason := 0, failure.Reason{}
	for _, l := range w.Legs {
		if !l.ended() {
			return nil
		}
		if l.State == StateCompleted {
			completed++
			continue
		}
		why := failure.OfColumns(l.FailureCode, l.FailureReason)
		if strings.HasPrefix(why.Text, reasonUsedBefore) {
			reason = why
		}
		reason = reason.Or(why)
	}
	w.CompletedAt = &now
	if w.Status == Cancelled {
		return nil
	}
	if completed == len(w.Legs) {
		return w.change(EveryLegCompleted)
	}
	w.FailureReason, w.FailureCode = &reason.Text, reason.CodeOrNil()
	if completed > 0 && w.Kind == wallet.Withdrawal {
		return w.change(SomeLegsCompleted)
	}
	return w.change(LegsFailed)
}

// ended says whether the workflow has ended.
func (w Workflow) ended() bool { return w.CompletedAt != nil }

// ledgerEventType is the ledger's kind of a step's entry.
func (k StepKind) ledgerEventType() ledger.EventType {
	switch k {
	case StepRedeem, StepRequestRedeem, StepClaimRedeem:
		return ledger.YieldSourceRedeem
	case StepDeposit, StepRequestDeposit, StepClaimDeposit:
		return ledger.YieldSourceDeposit
	case StepBridgeOut, StepBridgeIn:
		return ledger.BridgeTransfer
	}
	return ledger.WithdrawalPayout
}

// stepRef is a step with the leg and the workflow that it belongs to.
type stepRef struct {
	workflow *Workflow
	leg      *Leg
	step     *Step
}

// stepsOfIntent are the step and those after it that share its intent.
func (r stepRef) stepsOfIntent() []*Step {
	steps := []*Step{r.step}
	for i := r.step.Ordinal + 1; i < len(r.leg.Steps) && r.leg.Steps[i].Kind.sharesIntent(); i++ {
		steps = append(steps, &r.leg.Steps[i])
	}
	return steps
}

// next is the step that begins when this one is completed, nil if none does.
func (r stepRef) next() *Step {
	i := r.step.Ordinal + len(r.stepsOfIntent())
	if i >= len(r.leg.Steps) || r.leg.Steps[i].State != StatePending {
		return nil
	}
	return &r.leg.Steps[i]
}
