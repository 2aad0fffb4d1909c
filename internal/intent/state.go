package intent

import "github.com/granaryhq/granary/internal/state"

// State is how far an intent has come.
type State string

// The states. Prepared is an order in its family's text, in this process alone: no row has it. One that awaits its
// approval has an activity, which keeps its text, and no row either: it is not known to any carrier. A signed intent
// is known to this database alone, so it can be rejected, or expire, at once. A carried one may be known to others
// and can be executed by anyone, so only the chain ends it: by executing it, or by letting its deadline pass at a
// final block with its nonce unused. One that the chain had executed before it was a row is not signed here: it is
// only searched. Executed is final; an order whose intent was rejected or has expired may be prepared again, under
// the same id. A cancelled one is never executed either, and its order is never prepared again: its nonce is
// cancelled.
const (
	Prepared         State = "prepared"
	AwaitingApproval State = "awaiting_approval"
	Signed           State = "signed"
	Carried          State = "carried"
	Executed         State = "executed"
	Refused          State = "refused"
	Expired          State = "expired"
	Cancelled        State = "cancelled"
)

// ReasonSlippage begins the reason of an intent that was refused because a source gave
// less, or took more, than its order allows.
const ReasonSlippage = "slippage"

// Trigger is an event that moves an intent from one state to another.
type Trigger string

// The triggers.
const (
	Build   Trigger = "built in its family's words"
	Ask     Trigger = "approval asked for"
	Sign    Trigger = "signed by custody"
	Expose  Trigger = "handed to a transaction"
	Execute Trigger = "executed in a final block"
	Refuse  Trigger = "simulation failed"
	Expire  Trigger = "deadline passed"
	Cancel  Trigger = "cancelled" // never public, or for good by the chain: in a final block, or by its deadline
)

// States is the life of an intent. One that was rejected, expired or was cancelled while it awaited its approval is
// built again when it is requested again.
var States = state.Table[State, Trigger]{
	{state.None, Build, Prepared},
	{Prepared, Sign, Signed},
	{Prepared, Ask, AwaitingApproval},
	{AwaitingApproval, Sign, Signed},
	{AwaitingApproval, Build, Prepared},
	{Signed, Expose, Carried},
	{Signed, Refuse, Refused},
	{Signed, Expire, Expired},
	{Signed, Execute, Executed},
	{Signed, Cancel, Cancelled},
	{Carried, Expose, Carried}, // by a further transaction
	{Carried, Execute, Executed},
	{Carried, Expire, Expired},
	{Carried, Cancel, Cancelled},
	{Refused, Build, Prepared},
	{Expired, Build, Prepared},
}

// Ended reports whether the state is final for the signed text.
func (s State) Ended() bool { return s == Executed || s == Refused || s == Expired || s == Cancelled }
