package app

import (
	"log/slog"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/rpctest"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/signer"
)

// The service's and the signer's common settings of Solana are the same in the examples, and by the defaults.
func TestSignerExampleSaysTheSameOfSolana(t *testing.T) {
	exampleEnvironment(t, signerExample)
	signs, err := ReadSignerConfig(signerExample)
	if err != nil {
		t.Fatal(err)
	}
	exampleEnvironment(t, "../../examples/production.yaml")
	serves, err := ReadConfig("../../examples/production.yaml")
	if err != nil {
		t.Fatal(err)
	}
	payer := newSolanaKey(t)
	told := signs.serviceConfig()
	sameButForPools := func(chains map[chain.Name]signer.SolanaChain) map[chain.Name]signer.SolanaChain {
		for name, on := range chains { // only a signer knows the pools of services of earlier versions
			on.PoolSize = 0
			chains[name] = on
		}
		return chains
	}
	if want, got := sameButForPools(serves.signerSolanaChains(payer)), sameButForPools(told.signerSolanaChains(payer)); len(want) != 1 || !reflect.DeepEqual(want, got) {
		t.Errorf("the signer has %+v, the service %+v", got, want)
	}
}

const goodSolana = `
database: sqlite:granary.db
custody: { seed: seed.age, identity: identity.age }
tokenKey: token-key.pem
chains:
  solana:
    rpc: https://node.example
    tokens: { usdc: EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v }
    # more
`

// wrongSolana are settings that a service and a signer both refuse.
var wrongSolana = map[string]struct{ from, to, want string }{
	"no token":               {"{ usdc: EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v }", "{}", "chains.solana has no tokens"},
	"no such lane":           {"usdc:", "dai:", "dai has no mint or is no lane"},
	"a mint that is none":    {"EPjFWdd5", "0PjFWdd5", `not 32 bytes of base58: "0PjF`},
	"a mint that is short":   {"TDt1v", "TDt", "not 32 bytes of base58"},
	"one mint twice":         {"{ usdc:", "{ usdt: EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v, usdc:", "both lanes have the same mint"},
	"extensions of no mint":  {"# more", "tokenExtensions: [usdt]", "tokenExtensions: usdt has no mint"},
	"a genesis that is none": {"# more", "genesis: mainnet", `not 32 bytes of base58: "mainnet"`},
	"a life before birth":    {"# more", "intentLife: -1h", "intentLife must not be negative"},
	"a price below nothing":  {"# more", "maxUnitPrice: -1", "cannot unmarshal !!int `-1` into uint64"},
	"a fee that is none":     {"# more", "withdrawalFeeUsd: much", `withdrawalFeeUsd: "much" is no amount`},
	"a fee below nothing":    {"# more", "withdrawalFeeUsd: \"-1\"", "is no amount"},
	"a fee to nobody":        {"# more", "withdrawalFeeUsd: \"1\"", "chains.solana has a withdrawal fee and no feeCollector"},
	"a fee to a program's":   {"# more", "feeCollector: B4GHh4tPFX6fdvUuEzeqyrjJB4xeZJuzXKGrTfFKFpx5", "is no wallet's address"},
	"a slip in a key":        {"# more", "MaxUnitPrice: 8", "unknown key chains.SOLANA.MaxUnitPrice"},
	"a setting of an EVM's":  {"# more", "chainId: 1", "unknown key chains.SOLANA.chainId"},
	"two clusters": {"# more\n", "\n  solana_devnet: { tokens: { usdc: 4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU } }\n",
		"chains.solana and chains.solana_devnet both have settings"},
}

func TestReadConfigRefusesOfSolana(t *testing.T) {
	cases := maps.Clone(wrongSolana)
	for name, c := range map[string]struct{ from, to, want string }{
		"nothing wrong":            {"", "", ""},
		"two nodes":                {"rpc: https://node.example", "rpc: [https://a.example, https://b.example]", ""},
		"addresses alone":          {goodSolana[strings.Index(goodSolana, "  solana:"):], "  solana: {}\n", ""},
		"addresses of another":     {"# more\n", "\n  solana_devnet: {}\n", ""},
		"no node":                  {"rpc: https://node.example", "", "chains.solana needs rpc"},
		"no nodes":                 {"rpc: https://node.example", "rpc: []", "chains.solana needs rpc"},
		"a node without address":   {"rpc: https://node.example", "rpc: [https://a.example, \"\"]", "chains.solana needs rpc"},
		"three nodes":              {"rpc: https://node.example", "rpc: [https://a.example, https://b.example, https://c.example]", "more than 2 nodes"},
		"one node twice":           {"rpc: https://node.example", "rpc: [https://a.example, https://a.example]", "same node twice"},
		"a look before the last":   {"# more", "poll: -1s", "poll and bumpAfter must not be negative"},
		"a bid at every look":      {"# more", "bumpAfter: -1s", "poll and bumpAfter must not be negative"},
		"a coin of less than none": {"# more", "coinUsd: \"-1\"", `chains.solana.coinUsd: "-1" is no amount`},
		"markers closed too soon":  {"# more", "markerKeep: 167h", "chains.solana.markerKeep: 167h0m0s, want at least 168h0m0s"},
		"nonce accounts":           {"# more", "noncePool: 8", "unknown key chains.SOLANA.noncePool"},
		"time without a unit":      {"# more", "bumpAfter: 30", "cannot unmarshal"},
		"a chain that is no chain": {"  solana:", "  solana_testnet:", "reading the configuration"},
	} {
		cases[name] = c
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			text := strings.Replace(goodSolana, c.from, c.to, 1)
			if c.from != "" && text == goodSolana {
				t.Fatalf("there is no %q", c.from)
			}
			path := filepath.Join(t.TempDir(), "granary.yaml")
			if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			_, err := ReadConfig(path)
			if (err == nil) != (c.want == "") || (err != nil && !strings.Contains(err.Error(), c.want)) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

func TestReadSignerConfigRefusesOfSolana(t *testing.T) {
	exampleEnvironment(t, signerExample)
	whole, err := os.ReadFile(signerExample)
	if err != nil {
		t.Fatal(err)
	}
	before, _, _ := strings.Cut(string(whole), "  solana:")
	_, after, _ := strings.Cut(string(whole), "\n# The vaults")
	good := before + goodSolana[strings.Index(goodSolana, "  solana:"):] + "\n# The vaults" + after
	good = strings.Replace(good, "    rpc: https://node.example\n", "", 1)
	cases := maps.Clone(wrongSolana)
	cases["nothing wrong"] = struct{ from, to, want string }{}
	cases["nonce accounts of an earlier service"] = struct{ from, to, want string }{"# more", "noncePool: 8", ""}
	cases["too few of them"] = struct{ from, to, want string }{"# more", "noncePool: -1", "noncePool: -1, want 1 to 256"}
	cases["too many of them"] = struct{ from, to, want string }{"# more", "noncePool: 257", "noncePool: 257, want 1 to 256"}
	cases["a setting of a service"] = struct{ from, to, want string }{"# more", "poll: 1s", "unknown key chains.SOLANA.poll"}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			at := strings.Index(good, "  solana:")
			text := good[:at] + strings.Replace(good[at:], c.from, c.to, 1)
			path := filepath.Join(t.TempDir(), "signer.yaml")
			if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			_, err := ReadSignerConfig(path)
			if (err == nil) != (c.want == "") || (err != nil && !strings.Contains(err.Error(), c.want)) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// checkedSolana is as much of a service as checks a chain of Solana's.
func checkedSolana(t *testing.T, url string, log *slog.Logger, change func(*SolanaConfig)) *App {
	t.Helper()
	on := SolanaConfig{RPC: NodeURLs{url}, Genesis: validator.GenesisHash, Tokens: map[chain.Token]solana.PublicKey{chain.USDC: validator.USDC, chain.USDT: validator.USDT}}
	change(&on)
	a := &App{Config: Config{Chains: ChainConfigs{chain.SolanaDevnet: {Solana: on}}}, log: log, SolanaClients: map[chain.Name]*rpc.Client{}, feePayer: solana.PublicKey{9}}
	client, err := rpc.Dial(rpc.Config{Name: chain.SolanaDevnet, URLs: on.RPC, Genesis: on.Genesis, Mints: on.Tokens})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(client.Close)
	a.SolanaClients[chain.SolanaDevnet] = client
	return a
}

// A start finds a wrong cluster and wrong mints, says so of a fee payer without SOL, and
// waits for a node that is down.
func TestCheckSolanaChains(t *testing.T) {
	t.Parallel()
	v, err := validator.Start(validator.Options{Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = v.Close() })
	rich, extended := solana.PublicKey{7}, solana.PublicKey{8}
	mint := v.Account(validator.USDC)
	wide := append([]byte(nil), mint.Data...)
	wide[44] = 9 // decimals
	v.SetAccount(rich, validator.Account{Lamports: mint.Lamports, Owner: mint.Owner, Data: wide})
	v.SetAccount(extended, validator.Account{Lamports: mint.Lamports, Owner: solana.Token2022Program, Data: mint.Data})
	if err := v.MineSlots(3); err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		change func(*SolanaConfig)
		want   string // empty when all is well
	}{
		"all is well":       {func(*SolanaConfig) {}, ""},
		"another cluster":   {func(s *SolanaConfig) { s.Genesis = solana.Hash{1} }, "node serves another chain"},
		"no mint":           {func(s *SolanaConfig) { s.Tokens[chain.USDC] = solana.PublicKey{5} }, "usdc of solana_devnet: mint"},
		"9 decimals":        {func(s *SolanaConfig) { s.Tokens[chain.USDT] = rich }, "it has 9 decimals, want 6"},
		"another program":   {func(s *SolanaConfig) { s.Tokens[chain.USDT] = extended }, "tokenExtensions: usdt is missing"},
		"the classic one's": {func(s *SolanaConfig) { s.TokenExtensions = []chain.Token{chain.USDC} }, "tokenExtensions: usdc is there"},
	} {
		t.Run(name, func(t *testing.T) {
			logged := &lines{}
			err := checkedSolana(t, v.URL(), slog.New(slog.NewTextHandler(logged, nil)), c.change).checkChains(t.Context())
			if (err != nil) != (c.want != "") || err != nil && !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v, want %q", err, c.want)
			}
			if warned := logged.count("the fee payer is out of SOL"); c.want == "" && warned != 1 {
				t.Errorf("a fee payer without SOL is told of %d times, want once", warned)
			}
		})
	}
	node := rpctest.New(t, v.URL())
	node.Set(rpctest.Faults{Down: true})
	logged := &lines{}
	if err := checkedSolana(t, node.URL, slog.New(slog.NewTextHandler(logged, nil)), func(*SolanaConfig) {}).checkChains(t.Context()); err != nil || logged.count("level=WARN") != 1 {
		t.Errorf("a node that is down: %v, with %d warnings", err, logged.count("level=WARN"))
	}
}
