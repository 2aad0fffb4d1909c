package solrelay

import "github.com/granaryhq/granary/internal/state"

// NonceState is what a nonce account is good for now.
type NonceState string

// The states. One that is being made is on the chain, or not yet; its value is not known.
// A used one has the intent whose transactions use its value; one that is being advanced
// may have one still, which ends with that. A closed one has no row.
const (
	Making    NonceState = "making"
	Free      NonceState = "free"
	Used      NonceState = "used"
	Advancing NonceState = "advancing"
	Closing   NonceState = "closing"
)

// NonceTrigger is what moves a nonce account from one state to another.
type NonceTrigger string

// The triggers.
const (
	Want    NonceTrigger = "the pool is to have it"
	Adopt   NonceTrigger = "found on the chain"
	Read    NonceTrigger = "read in a final slot"
	Assign  NonceTrigger = "assigned to an intent"
	GiveUp  NonceTrigger = "its intent or its size of the pool given up"
	Advance NonceTrigger = "its value gone in a final slot"
	Surplus NonceTrigger = "beyond the pool's size"
	Miss    NonceTrigger = "gone in a final slot"
)

// NonceStates is the life of a nonce account.
var NonceStates = state.Table[NonceState, NonceTrigger]{
	{state.None, Want, Making},
	{state.None, Adopt, Advancing},
	{state.None, Surplus, Closing},
	{Making, Read, Free},
	{Making, Surplus, Closing},
	{Free, Assign, Used},
	{Free, GiveUp, Advancing},
	{Free, Surplus, Closing},
	{Free, Miss, Making},
	{Used, GiveUp, Advancing},
	{Used, Advance, Free},
	{Used, Miss, Making},
	{Advancing, Advance, Free},
	{Advancing, Miss, Making},
	{Closing, Want, Advancing}, // the size has grown again
	{Closing, Miss, state.None},
}
