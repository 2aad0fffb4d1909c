package signer

import (
	"github.com/granaryhq/granary/internal/custody"
)

// Texts of intents on EVM chains have two versions. Executors of versions before take version 1 alone, and look for executed
// intents in a mapping alone. A wallet can be put back on such an executor by anyone who has saved a delegation to it. So an order
// that is signed in both versions is executed once only if version 2 is marked in the mapping as well.
//
// The executor of now marks there, unless it is of the kind that marks in a tree (contracts/src/WalletExecutor.sol). Where it marks in
// the mapping the signer signs both versions, of which services of the version before request the first, and the chain executes
// one of them. Where it marks in the tree the signer signs version 2 alone: an operator configures such an executor where
// no text of version 1 can run any more, and for good (docs/signer.md). So this depends on no memory and no clock of the signer.

// mostMinGas is the most gas that a text may name for its calls. One that names more than a transaction may have never runs.
const mostMinGas = 10_000_000

// checkVersion checks the version of an intent, and the gas that it names. Error: custody.ErrNotUnderstood.
func (c Chain) checkVersion(i custody.Intent) error {
	if i.Version() == 1 {
		return c.checkVersion1(i)
	}
	if least := custody.MinGasOf(i.Calls); i.MinGas < least || i.MinGas > mostMinGas {
		return refuseText("it names %d gas for its calls, not %d to %d", i.MinGas, least, mostMinGas)
	}
	return nil
}

// checkVersion1 rejects an intent of version 1, or its cancellation, where the executor marks in the tree. An executor of versions
// before would carry out either although version 2 was executed. Error: custody.ErrNotUnderstood.
func (c Chain) checkVersion1(i custody.Intent) error {
	if i.Version() == 1 && c.MarksInTree {
		return refuseText("it has version 1, which is not signed on %s", i.Chain)
	}
	return nil
}
