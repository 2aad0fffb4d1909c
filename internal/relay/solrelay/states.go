package solrelay

import "github.com/granaryhq/granary/internal/state"

// MarkerState is how far the marker of an intent is that this database knows of.
type MarkerState string

// The states. A voiding marker is being made without its payment; an intent whose payment is
// under way has no row yet. A made one is in a final block, and lent its rent. A closed one
// has no row.
const (
	Voiding MarkerState = "voiding"
	Made    MarkerState = "made"
)

// MarkerTrigger is an event that moves a marker from one state to another.
type MarkerTrigger string

// The triggers.
const (
	Void  MarkerTrigger = "its intent given up"
	Make  MarkerTrigger = "found in a final block"
	Close MarkerTrigger = "closed in a final block"
)

// MarkerStates is the life of a marker.
var MarkerStates = state.Table[MarkerState, MarkerTrigger]{
	{state.None, Void, Voiding},
	{state.None, Make, Made},
	{Voiding, Make, Made},
	{Voiding, Close, state.None}, // made before the database was restored
	{Made, Close, state.None},
}

// NonceState is the state of a nonce account that an earlier program has made.
type NonceState string

// The states. A used one serves an open intent, and is closed after that has ended. A closed one
// has no row.
const (
	Used    NonceState = "used"
	Closing NonceState = "closing"
)

// NonceTrigger is an event that moves a nonce account from one state to another.
type NonceTrigger string

// The triggers.
const (
	Keep   NonceTrigger = "assigned by an earlier program"
	Adopt  NonceTrigger = "found on the chain"
	Unused NonceTrigger = "its intent ended"
	Miss   NonceTrigger = "gone in a final slot"
)

// NonceStates is the end of a nonce account's life.
var NonceStates = state.Table[NonceState, NonceTrigger]{
	{state.None, Keep, Used},
	{state.None, Adopt, Closing},
	{Used, Unused, Closing},
	{Closing, Miss, state.None},
}
