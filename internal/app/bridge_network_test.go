package app

import (
	"fmt"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
)

// Bridges of main networks and of test networks are not configured together.
func TestNetworksAreNotMixed(t *testing.T) {
	evm, sol := ChainConfig{Bridge: &BridgeConfig{}}, ChainConfig{Solana: SolanaConfig{Bridge: &SolanaBridgeConfig{}}}
	for name, c := range map[string]struct {
		url    string
		chains map[chain.Name]ChainConfig
		want   string // empty where it is right
	}{
		"mainnets":             {knownAttestations, map[chain.Name]ChainConfig{chain.Ethereum: evm, chain.Base: evm, chain.Solana: sol, chain.EthereumSepolia: {}}, ""},
		"test networks":        {testAttestations + "/", map[chain.Name]ChainConfig{chain.EthereumSepolia: evm, chain.SolanaDevnet: sol, chain.Ethereum: {}}, ""},
		"one domain twice":     {"https://attester.example", map[chain.Name]ChainConfig{chain.Ethereum: evm, chain.EthereumSepolia: evm}, "chains.ethereum_sepolia.bridge: ethereum has a bridge too"},
		"Solana twice":         {"https://attester.example", map[chain.Name]ChainConfig{chain.Solana: sol, chain.SolanaDevnet: sol}, "chains.solana_devnet.bridge: solana has a bridge too"},
		"a test network":       {knownAttestations, map[chain.Name]ChainConfig{chain.Base: evm, chain.SolanaDevnet: sol}, "chains.solana_devnet.bridge: https://iris-api.circle.com does not attest"},
		"a mainnet":            {testAttestations, map[chain.Name]ChainConfig{chain.Base: evm, chain.EthereumSepolia: evm}, "chains.base.bridge: https://iris-api-sandbox.circle.com does not attest"},
		"somebody's own chain": {"https://attester.example", map[chain.Name]ChainConfig{chain.Base: evm, chain.EthereumSepolia: evm, chain.SolanaDevnet: sol}, ""},
	} {
		config := Config{Chains: c.chains, Attestations: AttestationsConfig{URL: c.url}}
		var said []string
		say := func(format string, args ...any) { said = append(said, fmt.Sprintf(format, args...)) }
		config.checkNetwork(say)
		checkDomains(config.Chains, say)
		if got := strings.Join(said, "\n"); (got == "") != (c.want == "") || !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
	}
}
