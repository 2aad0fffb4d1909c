package transfer

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
)

// A chain whose node responds to one request with an error is not silent: other requests to it go on.
func TestAChainIsSilentOnlyWhereItsNodeDoesNotRespond(t *testing.T) {
	s := &Service{gates: map[chain.Name]*chainGate{sepolia: newChainGate()}}
	for _, c := range []struct {
		err    error
		silent bool
	}{
		{nil, false},
		{chain.ErrUnavailable, true},
		{chain.ErrNotServed, false},
		{fault.Wrap(fmt.Errorf("a call: %w", chain.ErrUnavailable), fault.ServiceUnavailable, "a source cannot be read"), true},
		{fault.Wrap(fmt.Errorf("a call: %w", chain.ErrNotServed), fault.ServiceUnavailable, "a source cannot be read"), false},
		{chain.ErrInconsistent, false},
	} {
		if err := s.askChain(t.Context(), sepolia, func(context.Context) error { return c.err }); !errors.Is(err, c.err) {
			t.Errorf("%v became %v", c.err, err)
		}
		if got := s.gates[sepolia].silent.Load(); got != c.silent {
			t.Errorf("%v: silent %v, want %v", c.err, got, c.silent)
		}
	}
}
