// Package solrelay owns the carrying of accepted intents onto a Solana chain: the versions of their transactions and
// fees, their outcomes, the closing of their markers, and the recovery of all this after a crash. It does not depend
// on wallets, workflows or the ledger. It holds no wallet's key: an Author composes versions and has custody sign
// them. It notifies package intent once the chain has decided. It also delivers a bridge's attested messages
// (Receiver), which no wallet has to sign.
//
// # Never twice, never lost
//
// Every version signed for an intent makes the intent's marker first, an account whose address follows from the
// wallet and the intent's id, and fails where the marker exists. So one of all versions lands at most, and sending
// again is always safe. An intent's end is read from the marker alone: while no final block has it, the intent is
// undecided, and another version is sent. When it is there, the transaction that made it shows the outcome: with a
// payment the intent was executed, and a void has ended it unpaid. An intent that is rejected, cancelled or past its
// deadline ends by a void and no other way, also one that no node has seen.
//
// The marker is derived from the intent's id. So a database older than the chain that is asked for the same payout
// meets the same marker.
//
// # One carrier a chain
//
// Run is a seat of package task: of all replicas one works, every transaction it commits checks that it still holds
// the seat, and all its state is in the rows: a new holder reads them and goes on. Its memory only avoids
// repetitions. judgeIntent decides the action on an intent, a function of plain values without I/O. Markers change
// their states by MarkerStates, and intents by intent.States.
package solrelay
