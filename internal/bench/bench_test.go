package bench

import (
	"errors"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
)

// Withdrawals are measured on a chain in a process of its own. A chain that had a run
// is refused: what is deployed there may be of another version.
func TestWithdrawalsOnAnvil(t *testing.T) {
	t.Parallel()
	out := new(strings.Builder)
	o := Options{RPC: evmtest.StartAnvil(t).URL, Only: []string{"withdrawals"}, Wallets: 6, Block: 2, Requests: 4, Callers: 2, Out: out}
	if err := Run(t.Context(), o); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if !strings.Contains(out.String(), "(signed, on chain, final and posted; 4 in ") {
		t.Errorf("no figure of withdrawals that were carried out in:\n%s", out)
	}
	if err := Run(t.Context(), o); !errors.Is(err, devnet.ErrUsedChain) {
		t.Errorf("a second run on the same chain: %v, want %v", err, devnet.ErrUsedChain)
	}
}

// What needs the sandbox is refused by name, before anything is started.
func TestScenariosOfTheSandboxOnly(t *testing.T) {
	for _, name := range []string{"allocations", "webhooks"} {
		if err := Run(t.Context(), Options{RPC: "http://127.0.0.1:1", Only: []string{name}}); err == nil || !strings.Contains(err.Error(), name+" are not measured with --rpc") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
