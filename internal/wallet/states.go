package wallet

import "github.com/granaryhq/granary/internal/state"

// DepositChange is what changes the state of a deposit.
type DepositChange string

// A transfer is seen in a block; its block becomes final, or the chain drops it.
// A dropped deposit that nobody has been shown is forgotten. What was credited and is on
// no chain after all, an operator has reversed.
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

// LifecycleChange is what changes the stored state of a wallet.
type LifecycleChange string

// A wallet is created without addresses; provisioning gives it these, or gives it
// up. Then whoever repeats its creation has it tried again.
const (
	WalletCreated     LifecycleChange = "created"
	WalletProvisioned LifecycleChange = "provisioned"
	WalletGivenUp     LifecycleChange = "given up"
	WalletAskedAgain  LifecycleChange = "asked for again"
)

// LifecycleStates are all changes of a wallet's lifecycle. Nothing leads to
// Disabled yet; the interface knows it.
var LifecycleStates = state.Table[Lifecycle, LifecycleChange]{
	{state.None, WalletCreated, Creating},
	{Creating, WalletProvisioned, Active},
	{Creating, WalletGivenUp, Failed},
	{Failed, WalletAskedAgain, Creating},
}
