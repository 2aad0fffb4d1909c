// Package relay owns the carrying of signed intents onto an EVM chain: the relayer's transactions, their account
// nonces, fees and replacements, their receipts, and the recovery of all this after a crash. It does not depend on
// wallets, workflows or the ledger, and it cannot sign an intent: it reads the signed ones of its chain, and reports
// their outcomes to package intent once the chain has decided.
//
// # Never twice, never lost
//
// An intent's nonce can be used once in its wallet, by any sender and however often it is sent. So carrying again is
// always safe; the decision that an intent was not executed needs care. There are two ways. An intent whose signature
// never left this process is rejected as soon as a simulation fails; the simulation is made of the wallet's bare
// calls, so that not even the node learns the signature. An intent whose signature may be known to others ends by the
// chain alone: expired, when the final block is later than its deadline, and than the last moment at which a lost
// database's signature of it may be valid, and its nonce is unused; executed, when a final receipt that hashes to its
// block's root shows IntentExecuted, in our transaction or in a stranger's.
//
// # One relayer a chain
//
// Run is a seat of package task: of all replicas one works, every transaction it commits checks that it still holds
// the seat, and all its state is in the rows: a new holder reads them and goes on. Its memory only avoids
// repetitions.
//
// A transaction of the relayer's is one of its account nonces, signed in versions of growing fees. decideTxAction
// decides the action on a transaction, judgeIntent the action on an intent: two functions of plain values without
// I/O. Transactions change their states only by TransactionStates, and intents by intent.States.
//
// The node must support eth_simulateV1 and EIP-7702.
package relay
