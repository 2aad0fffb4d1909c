package cctp

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

// A sender of a burn in an unknown domain has a name, so that it is never taken for the recipient itself: the payment
// is a deposit at once, and waits for no transfer.
func TestASenderOfAnUnknownDomainHasAName(t *testing.T) {
	for _, word := range []common.Hash{{}, {1}, {31: 1}} {
		if AccountOn(99, word) == "" {
			t.Errorf("%s of domain 99 has no name", word)
		}
	}
}
