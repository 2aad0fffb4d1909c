// Package transfer owns what moves money out of a position: withdrawals and
// rebalances. A request is planned into legs (source to destination) of ordered
// steps; a step is one signed intent, one on-chain execution and one journal
// entry. The amounts are reserved when the request is accepted, so two requests
// never promise the same dollar.
//
// Steps, legs and workflows change by the tables [StepStates], [LegStates] and
// [WorkflowStates], each change in one transaction with all that follows from it.
//
// A payout that the organization's rules want approved waits, with its reservation,
// for the activity that asks for it, and is signed as it was approved. The package
// decides neither who may approve nor whether votes are enough: package approval does,
// and custody does again.
//
// The step's id is the on-chain nonce of its intent. However often a step is
// started, signed, broadcast or settled, by whichever replica, its intent runs
// once and its entry is posted once: the chain refuses a second execution, the
// journal a second entry of the same reference.
//
// The package never talks to a chain: custody signs, relay carries, and what
// came of it is read from the logs that relay recorded at finality.
package transfer
