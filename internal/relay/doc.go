// Package relay owns the carrying of signed intents onto an EVM chain: the
// relayer's transactions, their account nonces, fees and replacements, their
// receipts, and the recovery of all this after a crash. It knows no wallets, no
// workflows and no ledger, and it cannot sign an intent: it reads the signed ones
// of its chain, and tells package intent of them once the chain has decided.
//
// # Never twice, never lost
//
// An intent's nonce can be used once in its wallet, whoever carries it and
// however often. So carrying again is always safe; what needs care is to say
// that an intent did not happen. There are two ways to say it. An intent whose
// signature never left this process is refused as soon as a simulation fails;
// the simulation is made of the wallet's bare calls, so that not even the node
// learns the signature. An intent whose signature may be known to anybody ends by
// the chain alone: expired, when the final block is later than its deadline, and than the last
// moment at which a lost database's signature of it may be valid, and its nonce is unused; executed, when a final receipt that hashes to its block's
// root shows IntentExecuted, be it in our transaction or in a stranger's.
//
// # One relayer a chain
//
// Run is a seat of package task: of all replicas one works, every transaction
// it commits checks that it still holds the seat, and all it knows is in the
// rows: a new holder reads them and goes on. What it keeps in memory only
// spares it a repetition.
//
// A transaction of the relayer's is one of its account nonces, signed in versions
// of growing fees. What to do about a transaction is decided by decideTxAction,
// what to do about an intent by judgeIntent: two functions of plain values that
// ask nobody anything. Transactions change their states by TransactionStates, and
// intents by intent.States, and by nothing else.
//
// The node must know eth_simulateV1 and EIP-7702.
package relay
