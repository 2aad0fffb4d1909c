// Package solrelay owns the carrying of signed intents onto a Solana chain, and the pool
// of nonce accounts by which they run once: the fee payer's transactions, their versions
// and fees, what became of them, and the recovery of all this after a crash. It knows no
// wallets, no workflows and no ledger, and it cannot sign an intent: it reads the signed
// ones of its chain, and tells package intent of them once the chain has decided. Beside them it
// brings a bridge's attested messages in (Receiver), which no wallet has to sign for.
//
// # Never twice, never lost
//
// All that is signed for an intent uses one value of one nonce account, which a single
// transaction can use up, whoever sends it and however often. So sending again is always
// safe. An intent's end is read from that account: while a final slot has its value
// there, nothing has happened; when it is gone, one transaction has used it up, and that
// one says what became of the intent. It was executed if the transaction is one of its
// versions and succeeded; it has ended without if that one failed, which costs the fee
// and the value, or if it is one of the fee payer's own that does nothing but advance the
// account. An intent that is refused, cancelled or past its deadline ends that way and no
// other, also one that nobody has seen.
//
// The account is derived from the intent's id. So a database older than the chain that
// is asked for the same payout meets the same account, and of what both its lives have
// signed at most one transaction lands.
//
// # One carrier a chain
//
// Run is a seat of package task: of all replicas one works, every transaction it commits
// checks that it still holds the seat, and all it knows is in the rows: a new holder
// reads them and goes on. What it keeps in memory only spares it a repetition. What to do
// about an intent is decided by judgeIntent, a function of plain values that asks nobody
// anything. Nonce accounts change their states by NonceStates, and intents by
// intent.States, and by nothing else.
package solrelay
