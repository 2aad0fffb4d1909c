// Package transfer owns the movements out of a position: withdrawals and rebalances. A request is planned into legs
// (source to destination) of ordered steps; a step is one signed intent, one on-chain execution and one journal
// entry. The amounts are reserved when the request is accepted, so two requests never promise the same dollar.
//
// Steps, legs and workflows change by the tables [StepStates], [LegStates] and [WorkflowStates], each change in one
// transaction with all its consequences.
//
// A payout that needs approval by the organization's rules waits, with its reservation, for its activity, and is
// signed as it was approved. Package approval decides who may approve and whether votes are enough, and custody does
// again.
//
// The step's id is the on-chain nonce of its intent. However often a step is started, signed, broadcast or settled,
// by any replica, its intent is executed once and its entry is posted once: the chain rejects a second execution, the
// journal a second entry of the same reference.
//
// The package never connects to a chain: custody signs, relay carries, and outcomes are read from the logs that relay
// recorded at finality.
package transfer
