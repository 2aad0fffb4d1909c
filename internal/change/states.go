package change

import (
	"fmt"

	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/state"
)

// State is the progress of a change. A row keeps it in three columns, status, signed and awaits_approval; Status is
// the form that callers see.
type State string

// The states. Until a change is confirmed or has failed, its row says submitted.
const (
	StateAccepted         State = "accepted"                  // waits for its turn, or for its calls to be signed
	StateAwaitingApproval State = "pending_customer_approval" // its calls are made, and wait for consent
	StateSigned           State = "signed"                    // its intent is the relay's to carry
	StateConfirmed        State = "confirmed"
	StateFailed           State = "failed"
)

// Trigger is an event that moves a change from one state to the next.
type Trigger string

// The triggers.
const (
	Requested        Trigger = "requested"
	ApprovalAsked    Trigger = "approval asked for"
	ApprovalOutdated Trigger = "approved text outdated" // its calls are made again
	ApprovalRejected Trigger = "approval rejected"
	ApprovalRanOut   Trigger = "approval ran out"
	SigningRefused   Trigger = "signing refused" // a rule denies it, or custody does
	IntentSigned     Trigger = "intent signed"
	IntentExecuted   Trigger = "intent executed"
	IntentRefused    Trigger = "intent refused"
	IntentCancelled  Trigger = "intent cancelled"  // its nonce is given up
	IntentExpired    Trigger = "intent expired"    // it never ran and never can: it is signed again
	ExpiredTooOften  Trigger = "expired too often" // for a reason of the intent's own
	NothingToDo      Trigger = "nothing to do"     // its kind had no calls to make
	CallsRefused     Trigger = "calls refused"     // its kind refused to make the calls
	OutcomeRefused   Trigger = "outcome refused"   // its kind rejected its outcome
)

// States lists every change of a change's state. Confirmed and failed are final:
// the block that says so is.
var States = state.Table[State, Trigger]{
	{state.None, Requested, StateAccepted},
	{StateAccepted, NothingToDo, StateConfirmed},
	{StateAccepted, CallsRefused, StateFailed},
	{StateAccepted, OutcomeRefused, StateFailed},
	{StateAccepted, SigningRefused, StateFailed},
	{StateAccepted, ApprovalAsked, StateAwaitingApproval},
	{StateAwaitingApproval, ApprovalOutdated, StateAccepted},
	{StateAwaitingApproval, ApprovalRejected, StateFailed},
	{StateAwaitingApproval, ApprovalRanOut, StateFailed},
	{StateAwaitingApproval, SigningRefused, StateFailed},
	{StateAwaitingApproval, OutcomeRefused, StateFailed},
	{StateAwaitingApproval, IntentSigned, StateSigned},
	{StateAccepted, IntentSigned, StateSigned},
	{StateSigned, IntentExecuted, StateConfirmed},
	{StateSigned, IntentRefused, StateFailed},
	{StateSigned, IntentCancelled, StateFailed},
	{StateSigned, OutcomeRefused, StateFailed},
	{StateSigned, IntentExpired, StateAccepted},
	{StateSigned, ExpiredTooOften, StateFailed},
}

// currentState joins the row's columns.
func (c *Change) currentState() State {
	switch {
	case c.Status == Confirmed:
		return StateConfirmed
	case c.Status == Failed:
		return StateFailed
	case c.signed:
		return StateSigned
	case c.awaitsApproval:
		return StateAwaitingApproval
	}
	return StateAccepted
}

// advanceOn moves the change to the state after its own on a trigger. An ended change keeps whether it was signed.
func (c *Change) advanceOn(on Trigger) error {
	next, err := States.Next(c.currentState(), on)
	if err != nil {
		return fmt.Errorf("change %s: %w", c.ID, err)
	}
	c.awaitsApproval = next == StateAwaitingApproval
	switch next {
	case StateAccepted, StateAwaitingApproval:
		c.Status, c.signed = Submitted, false
	case StateSigned:
		c.Status, c.signed = Submitted, true
	case StateConfirmed:
		c.Status = Confirmed
	case StateFailed:
		c.Status = Failed
	}
	return nil
}

// triggerOf returns the trigger of an intent's final outcome for its change.
func triggerOf(o intent.Outcome) Trigger {
	switch o.State {
	case intent.Executed:
		return IntentExecuted
	case intent.Refused:
		return IntentRefused
	case intent.Cancelled:
		return IntentCancelled
	}
	return IntentExpired
}
