package transfer

import (
	"fmt"

	"github.com/granaryhq/granary/internal/state"
)

// Trigger is an event that changes the state of a step, a leg or a workflow.
type Trigger string

// The triggers.
const (
	Planned               Trigger = "planned"
	WithdrawalAccepted    Trigger = "withdrawal accepted"
	RebalanceAccepted     Trigger = "rebalance accepted"
	IntentSigned          Trigger = "intent signed"           // and the relay's
	IntentExecuted        Trigger = "intent executed"         // at finality
	IntentExpired         Trigger = "intent expired"          // it is signed again
	IntentRefused         Trigger = "intent refused"          // it never was public
	IntentCancelled       Trigger = "intent cancelled"        // by the operator: its nonce is given up
	ApprovalAsked         Trigger = "approval asked for"      // of the customer, by its rules
	ApprovalRejected      Trigger = "approval rejected"       // by one approver
	ApprovalRanOut        Trigger = "approval ran out"        // the signature is unknown outside, and will stay so
	SigningRefused        Trigger = "signing refused"         // a rule denies it, or custody does
	NonceUsedBefore       Trigger = "nonce used before"       // by an earlier life of the database
	ExpiredTooOften       Trigger = "expired too often"       // for a reason of the intent's own
	ProceedsTooSmall      Trigger = "proceeds too small"      // for the step that follows
	EarlierStepFailed     Trigger = "earlier step failed"     // no more comes to this one
	FirstStepStarted      Trigger = "first step started"      // of a leg, or of a workflow
	StepFailed            Trigger = "step failed"             // of a leg
	LastStepExecuted      Trigger = "last step executed"      // of a leg
	RedeemedWhenCancelled Trigger = "redeemed when cancelled" // the received amount stays as cash
	EveryLegCompleted     Trigger = "every leg completed"
	SomeLegsCompleted     Trigger = "some legs completed" // of a withdrawal
	LegsFailed            Trigger = "legs failed"         // all of a withdrawal, any of a rebalance
	CancelRequested       Trigger = "cancel requested"
	RetryRequested        Trigger = "retry requested" // of a payout
	ClaimPostponed        Trigger = "claim postponed" // the source rejects its debt now
	RequestEnded          Trigger = "request ended"   // no part is left to claim or to cancel
	GivenBack             Trigger = "given back"      // by the source, which settles it no further
	GivenUp               Trigger = "given up"        // by an operator, while its leg waits
	BroughtIn             Trigger = "brought in"      // by a stranger, as any account may
)

// StepStates are all changes of a step's state.
var StepStates = state.Table[State, Trigger]{
	{state.None, Planned, StatePending},
	{StatePending, IntentSigned, StateProcessing},
	{StateProcessing, IntentExecuted, StateCompleted},
	{StateProcessing, IntentExpired, StatePending},
	{StateProcessing, IntentRefused, StateFailed},
	{StateProcessing, IntentCancelled, StateFailed},
	{StatePending, ApprovalAsked, StatePendingApproval},
	{StatePendingApproval, ApprovalAsked, StatePendingApproval}, // again, by another text
	{StatePendingApproval, IntentSigned, StateProcessing},
	{StatePendingApproval, ApprovalRejected, StateFailed},
	{StatePendingApproval, ApprovalRanOut, StateFailed},
	{StatePendingApproval, CancelRequested, StateCancelled},
	{StatePending, SigningRefused, StateFailed},
	{StatePendingApproval, SigningRefused, StateFailed},
	{StatePendingApproval, NonceUsedBefore, StateFailed},
	{StatePending, NonceUsedBefore, StateFailed},
	{StateProcessing, NonceUsedBefore, StateFailed},
	{StateProcessing, ExpiredTooOften, StateFailed},
	{StatePending, ProceedsTooSmall, StateFailed},
	{StatePending, EarlierStepFailed, StateCancelled},
	{StatePending, CancelRequested, StateCancelled},
	{StateFailed, RetryRequested, StatePending},
	{StateProcessing, ClaimPostponed, StatePending},
	{StatePending, ClaimPostponed, StatePending},
	{StatePending, RequestEnded, StateCancelled},
	{StatePending, GivenBack, StateFailed},
	{StatePending, GivenUp, StateFailed},
	{StatePending, BroughtIn, StateCompleted},
	{StateProcessing, BroughtIn, StateCompleted}, // its intent can never happen any more
}

// LegStates are all changes of a leg's state.
var LegStates = state.Table[State, Trigger]{
	{state.None, Planned, StatePending},
	{StatePending, FirstStepStarted, StateProcessing},
	{StatePending, ApprovalAsked, StatePendingApproval},
	{StateProcessing, ApprovalAsked, StatePendingApproval}, // of a payout that follows a redemption, or a new one
	{StatePendingApproval, ApprovalAsked, StatePendingApproval},
	{StatePendingApproval, IntentSigned, StateProcessing},
	{StatePendingApproval, StepFailed, StateFailed},
	{StatePendingApproval, CancelRequested, StateCancelled},
	{StateProcessing, LastStepExecuted, StateCompleted},
	{StateProcessing, RedeemedWhenCancelled, StateCancelled},
	{StateProcessing, StepFailed, StateFailed},
	{StatePending, StepFailed, StateFailed},
	{StatePending, CancelRequested, StateCancelled},
	{StateProcessing, CancelRequested, StateCancelled},
	{StateFailed, RetryRequested, StateProcessing},
}

// WorkflowStates are all changes of a workflow's status.
var WorkflowStates = state.Table[Status, Trigger]{
	{state.None, WithdrawalAccepted, Processing},
	{state.None, RebalanceAccepted, Created},
	{Created, FirstStepStarted, Processing},
	{Created, LegsFailed, Failed}, // custody refused to sign its first step
	{Processing, EveryLegCompleted, Completed},
	{Processing, SomeLegsCompleted, PartiallyCompleted},
	{Processing, LegsFailed, Failed},
	{Processing, CancelRequested, Cancelled},
	{Created, CancelRequested, Cancelled}, // of a rebalance, by an operator
	{PartiallyCompleted, RetryRequested, Processing},
	{Failed, RetryRequested, Processing},
}

// initial is the state in which something begins.
func initial[S ~string](table state.Table[S, Trigger], on Trigger) S {
	first, err := table.Next(state.None, on)
	if err != nil {
		panic(err) // the table of this file lacks it
	}
	return first
}

// change sets the step's state to the table's next one.
func (s *Step) change(on Trigger) error {
	next, err := StepStates.Next(s.State, on)
	if err != nil {
		return fmt.Errorf("step %s: %w", s.ID, err)
	}
	s.State = next
	return nil
}

// change sets the leg's state to the table's next one.
func (l *Leg) change(on Trigger) error {
	next, err := LegStates.Next(l.State, on)
	if err != nil {
		return fmt.Errorf("leg %s: %w", l.ID, err)
	}
	l.State = next
	return nil
}

// change sets the workflow's status to the table's next one.
func (w *Workflow) change(on Trigger) error {
	next, err := WorkflowStates.Next(w.Status, on)
	if err != nil {
		return fmt.Errorf("workflow %s: %w", w.ID, err)
	}
	w.Status = next
	return nil
}
