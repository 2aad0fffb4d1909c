// Package solrelay owns the carrying of accepted intents onto a Solana chain: the versions of
// their transactions and fees, their outcomes, the closing of their markers, and the recovery of
// all this after a crash. It knows no wallets, no workflows and no ledger. It holds no wallet's
// key: an Author composes versions and has custody sign them. It notifies package intent once
// the chain has decided. Beside them it brings a bridge's attested messages in (Receiver), which
// no wallet has to sign for.
//
// # Never twice, never lost
//
// Everything that is signed for an intent makes the intent's marker first, an account whose
// address follows from the wallet and the intent's id, and fails where the marker exists. So one
// of all versions lands at most, and sending again is always safe. An intent's end is read from
// the marker alone: while no final block has it, the intent is undecided, and another version is
// sent. When it is there, the transaction that made it says the outcome: with a payment the
// intent was executed, and a void has ended it unpaid. An intent that is refused, cancelled or
// past its deadline ends by a void and no other, also one that no node has seen.
//
// The marker is derived from the intent's id. So a database older than the chain that is asked
// for the same payout meets the same marker.
//
// # One carrier a chain
//
// Run is a seat of package task: of all replicas one works, every transaction it commits
// checks that it still holds the seat, and all it knows is in the rows: a new holder
// reads them and goes on. What it keeps in memory only spares it a repetition. What to do
// about an intent is decided by judgeIntent, a function of plain values that asks no node
// anything. Markers change their states by MarkerStates, and intents by intent.States.
package solrelay
