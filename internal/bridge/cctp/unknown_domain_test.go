package cctp

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

// Who had something burnt in a domain that nobody here knows has a name, so that it is never taken for what may be
// the recipient's own: it is a deposit at once, and waits for nothing.
func TestASenderOfAnUnknownDomainHasAName(t *testing.T) {
	for _, word := range []common.Hash{{}, {1}, {31: 1}} {
		if AccountOn(99, word) == "" {
			t.Errorf("%s of domain 99 has no name", word)
		}
	}
}
