package app

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// A wallet holds a millionth of a dollar on Solana, which anyone can send. While a node there
// contradicts itself, floods or serves another chain, targets on other chains are followed.
func TestANodeThatAnswersNonsenseHoldsUpNothingElsewhere(t *testing.T) {
	for name, fault := range map[string]rpctest.Faults{"nonsense": {CutJSON: true}, "flood": {Flood: true}, "wrong chain": {Genesis: "4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY"}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := newCrossing(newDrill(t, store.SQLite), chain.EthereumSepolia, chain.SolanaDevnet)
			node := c.proxySolana()
			if _, err := c.Solana.FaucetToken(validator.USDC, keyOfWallet(c.mine), 1); err != nil {
				t.Fatal(err)
			}
			c.until("the dust is in the books", func() bool { return c.holds(c.mine, solanaCash) > 0 })
			node.Set(fault)
			yes, held := true, c.holds(c.mine, sandboxCash)
			if _, err := c.Transfers.SetStrategy(t.Context(), transfer.StrategyRequest{Organization: c.mine.Organization, Wallet: c.mine.ID, RequestID: uuid.New(), AutoRebalance: &yes,
				Strategy: &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: {{YieldSource: SandboxSource, Pct: 10000}}}}}); err != nil {
				t.Fatal(err)
			}
			c.until("what is on Ethereum is deployed", func() bool { return c.holds(c.mine, SandboxSource) >= held-money.Dollar })
			node.Set(rpctest.Faults{})
		})
	}
}
