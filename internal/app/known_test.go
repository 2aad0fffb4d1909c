package app

import (
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
)

// A chain needs no more than its node: the rest is known, and is that of the example of production, but for tokens
// without an issuer there.
func TestAChainNeedsNoMoreThanItsNode(t *testing.T) {
	const short = `
database: sqlite:granary.db
custody: { seed: seed.age, identity: identity.age }
tokenKey: token-key.pem
chains:
  arbitrum: { rpc: https://node.example }
  base: { rpc: https://node.example }
  ethereum: { rpc: https://node.example }
  ethereum_sepolia: { rpc: https://node.example }
  polygon: { rpc: https://node.example }
  solana: { rpc: https://node.example }
`
	path := filepath.Join(t.TempDir(), "granary.yaml")
	if err := os.WriteFile(path, []byte(short), 0o600); err != nil {
		t.Fatal(err)
	}
	known, err := ReadConfig(path)
	if err != nil {
		t.Fatal(err)
	}
	const production = "../../examples/production.yaml"
	exampleEnvironment(t, production)
	example, err := ReadConfig(production)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range example.Chains {
		got := known.Chains[name]
		if name.IsSolana() {
			if !reflect.DeepEqual(got.Solana.Tokens, want.Solana.Tokens) || got.Solana.Genesis != want.Solana.Genesis {
				t.Errorf("%s: %+v, and the example has %+v", name, got.Solana, want.Solana)
			}
			continue
		}
		if name == chain.Base {
			delete(want.Tokens, chain.USDT) // bridged
		}
		if got.ChainID != want.ChainID || got.Receipts != want.Receipts || got.Finality != want.Finality || !maps.Equal(got.Tokens, want.Tokens) {
			t.Errorf("%s: %d, %s, %+v, %v; the example has %d, %s, %+v, %v", name, got.ChainID, got.Receipts, got.Finality, got.Tokens, want.ChainID, want.Receipts, want.Finality, want.Tokens)
		}
	}
	if got := known.Chains[chain.EthereumSepolia]; got.ChainID != 11155111 || len(got.Tokens) != 1 {
		t.Errorf("ethereum_sepolia: %+v", got)
	}
}
