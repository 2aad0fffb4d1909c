package transfer

import (
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/wallet"
)

// The views are the external forms of a withdrawal, a rebalance and a payout. Their JSON is the body of events, which
// are stored; the API responds with types of its own made from them.

// StepView is a step.
type StepView struct {
	Name         string     `json:"name"`
	Chain        chain.Name `json:"chain"`
	State        State      `json:"state"`
	TxKind       StepKind   `json:"txKind"`
	StepKind     StepKind   `json:"stepKind"`
	StartedAt    *time.Time `json:"startedAt"`
	CompletedAt  *time.Time `json:"completedAt"`
	CancelledAt  *time.Time `json:"cancelledAt"`
	StepOrdinal  int        `json:"stepOrdinal"`
	ProtocolType string     `json:"protocolType"`
	SequenceRole string     `json:"sequenceRole"`
}

// LegView is a leg.
type LegView struct {
	Status         State      `json:"status"`
	AmountUsd      money.USD  `json:"amountUsd"`
	From           Place      `json:"from"`
	To             Place      `json:"to"`
	StartedAt      *time.Time `json:"startedAt"`
	CompletedAt    *time.Time `json:"completedAt"`
	StepsCompleted int        `json:"stepsCompleted"`
	StepsTotal     int        `json:"stepsTotal"`
	Steps          []StepView `json:"steps"`
	// Requests are those made of a source that settles later; empty where none was.
	Requests []RequestView `json:"requests"`
	// BridgeTransfer is the transfer to another chain; null before the sending.
	BridgeTransfer *BridgeView `json:"bridgeTransfer"`
	// Approval is the customer's last activity; null if there was none.
	Approval *ApprovalView `json:"approval"`
}

// ApprovalView is a customer's activity: the approvers, how many of them have approved, and its end.
type ApprovalView struct {
	CustodyActivityID uuid.UUID      `json:"custodyActivityId"`
	Approvals         int            `json:"approvals"`
	ApprovalsRequired int            `json:"approvalsRequired"`
	Approvers         []ApproverView `json:"approvers"`
	RequestedAt       time.Time      `json:"requestedAt"`
	ValidBefore       time.Time      `json:"validBefore"`
}

// ApproverView names an approver.
type ApproverView struct {
	ID   uuid.UUID `json:"id"`
	Name string    `json:"name"`
}

// WithdrawalView is a withdrawal as its event shows it.
type WithdrawalView struct {
	ID                  uuid.UUID     `json:"id"`
	RequestID           uuid.UUID     `json:"requestId"`
	WalletID            uuid.UUID     `json:"walletId"`
	AmountRequestedUsd  money.USD     `json:"amountRequestedUsd"`
	AmountPaidUsd       *money.USD    `json:"amountPaidUsd"`
	FeeUsd              money.USD     `json:"feeUsd"`
	Token               chain.Token   `json:"token"`
	DestinationChain    chain.Name    `json:"destinationChain"`
	DestinationAddress  chain.Address `json:"destinationAddress"`
	DestinationToken    chain.Token   `json:"destinationToken"`
	PartnerFeeAmountUsd *money.USD    `json:"partnerFeeAmountUsd"`
	PartnerFeeRecipient *string       `json:"partnerFeeRecipientAddress"`
	PartnerFeePaidUsd   *money.USD    `json:"partnerFeePaidUsd"`
	Status              Status        `json:"status"`
	LegsCompleted       int           `json:"legsCompleted"`
	LegsTotal           int           `json:"legsTotal"`
	PayoutLegs          []LegView     `json:"payoutLegs"`
	FailureReason       *string       `json:"failureReason"`
	FailureCode         *string       `json:"failureCode"`
	CreatedAt           time.Time     `json:"createdAt"`
	CompletedAt         *time.Time    `json:"completedAt"`
}

// RebalanceView is a rebalance as its event shows it.
type RebalanceView struct {
	ID            uuid.UUID  `json:"id"`
	Status        Status     `json:"status"`
	Reason        string     `json:"reason"`
	AmountUsd     money.USD  `json:"amountUsd"`
	LegsCompleted int        `json:"legsCompleted"`
	LegsTotal     int        `json:"legsTotal"`
	RebalanceLegs []LegView  `json:"rebalanceLegs"`
	FailureReason *string    `json:"failureReason"`
	FailureCode   *string    `json:"failureCode"`
	CreatedAt     time.Time  `json:"createdAt"`
	StartedAt     *time.Time `json:"startedAt"`
	CompletedAt   *time.Time `json:"completedAt"`
}

// PayoutView is the payout of one leg. Its id is the leg's; its amount is gross, the planned one until the proceeds
// are known.
type PayoutView struct {
	ID                  uuid.UUID  `json:"id"`
	Status              State      `json:"status"`
	CustodyActivityID   *string    `json:"custodyActivityId"`
	ApprovalRequestedAt *time.Time `json:"approvalRequestedAt"`
	ApprovalValidBefore *time.Time `json:"approvalValidBefore"`
	AmountUsd           money.USD  `json:"amountUsd"`
	FeeUsd              money.USD  `json:"feeUsd"`
	TxHash              *string    `json:"txHash"`
	FailureReason       *string    `json:"failureReason"`
	FailureCode         *string    `json:"failureCode"`
	Steps               []StepView `json:"steps"`
	CreatedAt           time.Time  `json:"createdAt"`
	CompletedAt         *time.Time `json:"completedAt"`
}

func (s Step) view() StepView {
	return StepView{
		Name: string(s.Kind), Chain: s.Chain, State: s.State, TxKind: s.Kind.wireKind(), StepKind: s.Kind.wireKind(), StartedAt: s.StartedAt,
		CompletedAt: s.CompletedAt, CancelledAt: s.CancelledAt, StepOrdinal: s.Ordinal, ProtocolType: s.Protocol, SequenceRole: s.Kind.sequenceRole(),
	}
}

func (l Leg) view() LegView {
	v := LegView{Status: l.State, AmountUsd: l.Amount, From: l.From, To: l.To, StartedAt: l.StartedAt, CompletedAt: l.CompletedAt, StepsTotal: len(l.Steps),
		Requests: l.requestViews(), BridgeTransfer: l.Bridge.view(), Approval: l.Approval.view()}
	for _, s := range l.Steps {
		v.Steps = append(v.Steps, s.view())
		if s.State == StateCompleted {
			v.StepsCompleted++
		}
	}
	return v
}

func (w Workflow) legViews() (views []LegView, completed int) {
	views = make([]LegView, len(w.Legs))
	for i, l := range w.Legs {
		views[i] = l.view()
		if l.State == StateCompleted {
			completed++
		}
	}
	return views, completed
}

// Withdrawal shows a workflow that is one.
func (w Workflow) Withdrawal() WithdrawalView {
	legs, completed := w.legViews()
	v := WithdrawalView{
		ID: w.ID, RequestID: w.RequestID, WalletID: w.Wallet, AmountRequestedUsd: w.Amount, Token: w.Token,
		DestinationChain: w.DestinationChain, DestinationAddress: w.DestinationAddress, DestinationToken: w.Token,
		Status: w.Status, LegsCompleted: completed, LegsTotal: len(legs), PayoutLegs: legs,
		FailureReason: w.FailureReason, FailureCode: w.FailureCode, CreatedAt: w.CreatedAt, CompletedAt: w.CompletedAt,
	}
	if w.PartnerFee > 0 {
		partner := string(w.PartnerAddress)
		v.PartnerFeeAmountUsd, v.PartnerFeeRecipient = &w.PartnerFee, &partner
	}
	for i := range w.Legs {
		destination, partner := w.Legs[i].paidAmounts()
		v.FeeUsd += w.Legs[i].chargedFee()
		v.AmountPaidUsd, v.PartnerFeePaidUsd = addPresent(v.AmountPaidUsd, destination), addPresent(v.PartnerFeePaidUsd, partner)
	}
	return v
}

// addPresent adds the present fields.
func addPresent(a, b *money.USD) *money.USD {
	if a == nil || b == nil {
		if a == nil {
			a = b
		}
		return a
	}
	sum := *a + *b
	return &sum
}

// Rebalance shows a workflow that is one.
func (w Workflow) Rebalance() RebalanceView {
	legs, completed := w.legViews()
	return RebalanceView{
		ID: w.ID, Status: w.Status, Reason: w.Reason, AmountUsd: w.Amount, LegsCompleted: completed, LegsTotal: len(legs),
		RebalanceLegs: legs, FailureReason: w.FailureReason, FailureCode: w.FailureCode, CreatedAt: w.CreatedAt, StartedAt: w.StartedAt, CompletedAt: w.CompletedAt,
	}
}

// Payouts shows the payouts of a withdrawal.
func (w Workflow) Payouts() []PayoutView {
	views := make([]PayoutView, len(w.Legs))
	for i, l := range w.Legs {
		views[i] = w.payoutView(l)
	}
	return views
}

func (w Workflow) payoutView(l Leg) PayoutView {
	p := l.payoutStep()
	v := PayoutView{
		ID: l.ID, Status: l.State, AmountUsd: p.Amount, FeeUsd: l.chargedFee(), TxHash: p.TxHash,
		FailureReason: l.FailureReason, FailureCode: l.FailureCode, Steps: l.view().Steps, CreatedAt: w.CreatedAt, CompletedAt: l.CompletedAt,
	}
	if asked := l.Approval; asked != nil {
		id := asked.Activity.ID.String()
		v.CustodyActivityID, v.ApprovalRequestedAt, v.ApprovalValidBefore = &id, &asked.Activity.FirstSeen, &asked.Activity.ValidBefore
	}
	return v
}

type withdrawalEvent struct {
	Event      event.Type     `json:"event"`
	WalletID   uuid.UUID      `json:"walletId"`
	ObservedAt time.Time      `json:"observedAt"`
	Withdrawal WithdrawalView `json:"withdrawal"`
}

type rebalanceEvent struct {
	Event      event.Type    `json:"event"`
	WalletID   uuid.UUID     `json:"walletId"`
	ObservedAt time.Time     `json:"observedAt"`
	Rebalance  RebalanceView `json:"rebalance"`
}

type payoutEvent struct {
	Event      event.Type `json:"event"`
	WalletID   uuid.UUID  `json:"walletId"`
	ObservedAt time.Time  `json:"observedAt"`
	Payout     PayoutView `json:"payout"`
}

// statusEvent is the event of the workflow as it is now.
func (w Workflow) statusEvent(now time.Time) event.Event {
	e := event.Event{Organization: w.Organization, Stream: w.Wallet}
	if w.Kind == wallet.Withdrawal {
		e.Type, e.Body = event.WithdrawalStatus, withdrawalEvent{event.WithdrawalStatus, w.Wallet, now, w.Withdrawal()}
	} else {
		e.Type, e.Body = event.RebalanceStatus, rebalanceEvent{event.RebalanceStatus, w.Wallet, now, w.Rebalance()}
	}
	return e
}

// payoutEvent is the event of one leg of a withdrawal.
func (w Workflow) payoutEvent(l Leg, now time.Time) event.Event {
	return event.Event{Organization: w.Organization, Stream: w.Wallet, Type: event.PayoutStatus,
		Body: payoutEvent{event.PayoutStatus, w.Wallet, now, w.payoutView(l)}}
}
