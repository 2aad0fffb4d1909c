package verify

import (
	"fmt"
	"math/big"
	"testing"
)

// A rebalance has up to a hundred movements, each of which may be signed and not executed. The effect of one of them that is not recorded yet
// explains the difference, however many others are under way.
func TestOneOfManyStepsUnderWayExplainsADifference(t *testing.T) {
	for _, open := range []int{1, 12, 13, 40} {
		effects := make([]effect, open)
		for i := range effects {
			amount := big.NewInt(int64(i+1) * 1_000_000)
			effects[i] = effect{exact: map[string]*big.Int{"cash": new(big.Int).Neg(amount), fmt.Sprint("request ", i): amount}}
		}
		done := effects[open-1]
		var differences []difference
		for position, change := range done.exact {
			differences = append(differences, difference{position: position, books: new(big.Int), onChain: change})
		}
		if !explains(effects, differences) {
			t.Errorf("of %d steps under way one was executed, and that does not explain the difference", open)
		}
	}
}
