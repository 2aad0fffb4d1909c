package wallet

import "github.com/granaryhq/granary/internal/state"

// DepositChange is an event that changes the state of a deposit.
type DepositChange string

// A transfer is seen in a block; its block becomes final, or the chain drops it. A dropped deposit that was never
// shown is deleted. One that was credited and is on no chain after all is reversed by an operator.
const (
	DepositSeen      DepositChange = "seen"
	DepositFinalized DepositChange = "finalized"
	DepositDropped   DepositChange = "dropped"
	DepositForgotten DepositChange = "forgotten"
	DepositReversed  DepositChange = "reversed"
)

// DepositStates are all changes of a deposit's state. One that failed and
// is mined again takes up its row, and so its id.
var DepositStates = state.Table[DepositStatus, DepositChange]{
	{state.None, DepositSeen, DepositProcessing},
	{DepositProcessing, DepositFinalized, DepositCompleted},
	{DepositProcessing, DepositDropped, DepositFailed},
	{DepositProcessing, DepositForgotten, state.None},
	{DepositCompleted, DepositReversed, DepositFailed},
	{DepositFailed, DepositSeen, DepositProcessing},
}

// LifecycleChange is an event that changes the stored state of a wallet.
type LifecycleChange string

// A wallet is created without addresses; provisioning gives it these, or gives it up. A repeated creation then tries
// again.
const (
	WalletCreated     LifecycleChange = "created"
	WalletProvisioned LifecycleChange = "provisioned"
	WalletGivenUp     LifecycleChange = "given up"
	WalletAskedAgain  LifecycleChange = "asked for again"
)

// LifecycleStates are all changes of a wallet's lifecycle. No change leads to Disabled yet; the interface has it.
var LifecycleStates = state.Table[Lifecycle, LifecycleChange]{
	{state.None, WalletCreated, Creating},
	{Creating, WalletProvisioned, Active},
	{Creating, WalletGivenUp, Failed},
	{Failed, WalletAskedAgain, Creating},
}
