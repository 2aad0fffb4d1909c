package app

import (
	"encoding"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/deploy"
)

// exampleEnvironment gives every variable that an example asks for a value.
func exampleEnvironment(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range variablePattern.FindAllStringSubmatch(string(text), -1) {
		value := "https://node.example/" + strings.ToLower(m[1])
		if strings.HasSuffix(m[1], "DATABASE_URL") {
			value = "postgres://granary@db.example/granary"
		}
		t.Setenv(m[1], value)
	}
	return string(text)
}

func TestExamplesAreRead(t *testing.T) {
	paths, err := filepath.Glob("../../examples/*.yaml")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	for _, path := range paths {
		if path == signerExample {
			continue // see TestSignerExampleSaysWhatProductionDoes
		}
		t.Run(filepath.Base(path), func(t *testing.T) {
			text := exampleEnvironment(t, path)
			c, err := ReadConfig(path)
			if err != nil {
				t.Fatal(err)
			}
			for name, ch := range c.Chains {
				if name.IsSolana() {
					continue // it has been read, and its nodes are URLs
				}
				client, err := evm.Dial(t.Context(), ch.evmConfig(name))
				if err != nil {
					t.Errorf("%s: %v", name, err)
					continue
				}
				client.Close()
			}
			for _, s := range c.Sources {
				if err := s.Validate(); err != nil {
					t.Error(err)
				}
			}
			for _, a := range regexp.MustCompile(`0x[0-9a-fA-F]+`).FindAllString(text, -1) {
				if !common.IsHexAddress(a) || common.HexToAddress(a).Hex() != a {
					t.Errorf("%s is not an address with its checksum", a)
				}
			}
		})
	}
}

// The tokens are pinned here a second time, by people who looked them up: a
// slip of the pen in one place is seen.
func TestProductionExample(t *testing.T) {
	const path = "../../examples/production.yaml"
	exampleEnvironment(t, path)
	c, err := ReadConfig(path)
	if err != nil {
		t.Fatal(err)
	}
	want := map[chain.Name]struct {
		id         uint64
		usdc, usdt string
		receipts   evm.ReceiptProof
	}{
		chain.Arbitrum: {42161, "0xaf88d065e77c8cC2239327C5EDb3A432268e5831", "0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9", evm.ProveStructure},
		chain.Base:     {8453, "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913", "0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2", evm.ProveStructure},
		chain.Ethereum: {1, "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", "0xdAC17F958D2ee523a2206206994597C13D831ec7", evm.ProveRoot},
		chain.Polygon:  {137, "0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359", "0xc2132D05D31c914a87C6611C10748AEb04B58e8F", evm.ProveStructure},
	}
	names := []chain.Name{chain.Arbitrum, chain.Base, chain.Ethereum, chain.Polygon, chain.Solana}
	if got := c.chainNames(); !slices.Equal(got, names) {
		t.Fatalf("chains %v", got)
	}
	for name, w := range want {
		ch := c.Chains[name]
		tokens := map[chain.Token]common.Address{chain.USDC: common.HexToAddress(w.usdc), chain.USDT: common.HexToAddress(w.usdt)}
		if ch.ChainID != w.id || !reflect.DeepEqual(ch.Tokens, tokens) || ch.Receipts != w.receipts || ch.Finality.Tag != "finalized" {
			t.Errorf("%s: %+v", name, ch)
		}
		if at := deploy.Addresses(); ch.Executor != at.Executor || ch.Carrier != at.Carrier || ch.BalanceGuard != at.Guard {
			t.Errorf("%s: executor %s, carrier %s, guard %s", name, ch.Executor, ch.Carrier, ch.BalanceGuard)
		}
	}
	on := c.Chains[chain.Solana].Solana
	mints := fmt.Sprint(on.Tokens[chain.USDC], on.Tokens[chain.USDT], on.Genesis)
	if want := "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d"; mints != want || len(on.TokenExtensions) != 0 {
		t.Errorf("solana: %s, want %s", mints, want)
	}
	if len(on.RPC) != 2 {
		t.Errorf("solana: %d nodes, want two that check each other", len(on.RPC))
	}
}

// A yield source is only a comment in the example; it must work when it is not.
func TestProductionExamplesSource(t *testing.T) {
	text := exampleEnvironment(t, "../../examples/production.yaml")
	var out []string
	inside := false
	for line := range strings.Lines(text) {
		switch {
		case strings.HasPrefix(line, "sources: []"):
			inside, line = true, "sources:\n"
		case inside && strings.HasPrefix(line, "#  "):
			line = line[1:]
		default:
			inside = false
		}
		out = append(out, line)
	}
	path := filepath.Join(t.TempDir(), "granary.yaml")
	if err := os.WriteFile(path, []byte(strings.Join(out, "")), 0o600); err != nil {
		t.Fatal(err)
	}
	c, err := ReadConfig(path)
	if err != nil {
		t.Fatal(err)
	}
	if len(c.Sources) != 1 {
		t.Fatalf("%d sources", len(c.Sources))
	}
	if err := c.Sources[0].Validate(); err != nil {
		t.Error(err)
	}
}

func TestReadConfigRefuses(t *testing.T) {
	const good = `
database: sqlite:granary.db
custody: { seed: seed.age, identity: identity.age }
tokenKey: token-key.pem
chains:
  ethereum:
    rpc: https://node.example
    chainId: 1
    finality: { tag: finalized }
    tokens: { usdc: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" }
`
	for name, c := range map[string]struct{ from, to, want string }{
		"nothing wrong":           {"", "", ""},
		"a wrong checksum":        {"0xA0b8", "0xa0b8", "line 10: usdc: bad EIP-55 checksum"},
		"no database":             {"database: sqlite:granary.db", "", "database is missing"},
		"a name of no chain":      {"ethereum:", "etherium:", `"etherium" is no chain`},
		"no finality":             {"{ tag: finalized }", "{}", ""},
		"both finalities":         {"tag: finalized", "tag: finalized, depth: 12", "a tag, seconds or a depth, and no two of them"},
		"a finality in two units": {"tag: finalized", "seconds: 60, depth: 12", "a tag, seconds or a depth, and no two of them"},
		"a finality of a year":    {"tag: finalized", "seconds: 31536000", "finality.seconds must be at most 604800"},
		"no node":                 {"rpc: https://node.example", "", "chains.ethereum needs rpc"},
		"three nodes":             {"rpc: https://node.example", "rpc: [https://a.example, https://b.example, https://c.example]", "more than 2 nodes"},
		"one node twice":          {"rpc: https://node.example", "rpc: [https://a.example, https://a.example]", "same node twice"},
		"a node without address":  {"rpc: https://node.example", "rpc: [https://a.example, \"\"]", "chains.ethereum needs rpc"},
		"no nodes":                {"rpc: https://node.example", "rpc: []", "chains.ethereum needs rpc"},
		"two nodes":               {"rpc: https://node.example", "rpc: [https://a.example, https://b.example]", ""},
		"no token":                {`{ usdc: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" }`, "{}", "has no tokens"},
		"no such lane":            {"usdc:", "dai:", "dai has no address or is no lane"},
		"a coin of no worth":      {"chainId: 1", "chainId: 1\n    coinUsd: plenty", `chains.ethereum.coinUsd: "plenty" is no amount`},
		"a coin of too much":      {"chainId: 1", "chainId: 1\n    coinUsd: 1000000000", "is no amount up to"},
		"a fee without an end":    {"chainId: 1", "chainId: 1\n    withdrawalFeeUsd: 0.50", "no feeCollector"},
		"no seed":                 {"seed: seed.age, ", "", "custody needs seed and identity"},
		"a band of everything":    {"tokenKey: token-key.pem", "tokenKey: token-key.pem\nbalance: { bandBps: 10000 }", "balance.bandBps"},
		"no least movement":       {"tokenKey: token-key.pem", "tokenKey: token-key.pem\nbalance: { minTradeUsd: \"0\" }", "balance.minTradeUsd"},
		"no time to look":         {"tokenKey: token-key.pem", "tokenKey: token-key.pem\nbalance: { every: 10ms }", "balance.every"},
		"no token key":            {"tokenKey: token-key.pem", "", "tokenKey is missing"},
		"an issuer for everyone":  {"tokenKey: token-key.pem", "tokenKey: token-key.pem\nissuers: [{ issuer: https://login.example }]", "either one organization"},
		"an issuer's HMAC":        {"tokenKey: token-key.pem", "tokenKey: token-key.pem\nissuers: [{ issuer: https://login.example, organization: 3f0c7c1e-6a53-4d0c-9a55-6b1f5c2b8e10, algorithms: [HS256] }]", "HS256"},
		"half a limit":            {"tokenKey: token-key.pem", "tokenKey: token-key.pem\nlimits: { token: { requests: 5 } }", "limits.token needs requests"},
		"one token twice":         {"tokens: {", "tokens: { usdt: \"0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48\",", "both lanes have the same address"},
		"a slip in a variable":    {`"0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"`, "${GRANARY_TEST_TOKEN}", "GRANARY_TEST_TOKEN: bad EIP-55 checksum"},
		"time without a unit":     {"chainId: 1", "chainId: 1\n    bumpAfter: 30", "cannot unmarshal"},
		"a life before birth":     {"chainId: 1", "chainId: 1\n    intentLife: -1h", "intentLife"},
		"a bid at every look":     {"chainId: 1", "chainId: 1\n    bumpAfter: -1s", "bumpAfter"},
		"a short memory":          {"tokenKey: token-key.pem", "tokenKey: token-key.pem\nwebhooks: { retention: 1h }", "webhooks.retention must be at least 72h"},
		"a lease long over":       {"tokenKey: token-key.pem", "tokenKey: token-key.pem\nlease: -1s", "lease"},
		"an unset variable":       {"https://node.example", "${GRANARY_TEST_UNSET}", "needs GRANARY_TEST_UNSET"},
		"a fraction":              {"chainId", "maxFeeGwei: 0.5\n    chainId", "line 8: maxFeeGwei must be a whole number"},
		"an unknown key":          {"chainId", "chainID", "line 8: unknown key chains.CHAIN.chainID (did you mean chains.CHAIN.chainId?)"},
		"a slip in a key":         {"database:", "databse:", "unknown key databse (did you mean database?)"},
		"a slip further in":       {"tokenKey: token-key.pem", "tokenKey: token-key.pem\nlimits: { token: { request: 5 } }", "unknown key limits.token.request (did you mean limits.token.requests?)"},
		"a key like no other":     {"tokenKey: token-key.pem", "tokenKey: token-key.pem\nfeatureFlags: {}", "unknown key featureFlags"},
		"fewer wallets than none": {"tokenKey: token-key.pem", "tokenKey: token-key.pem\nlimits: { wallets: -1 }", "limits.wallets must not be negative"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Setenv("GRANARY_TEST_TOKEN", `"0xa0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"`)
			path := filepath.Join(t.TempDir(), "granary.yaml")
			if err := os.WriteFile(path, []byte(strings.Replace(good, c.from, c.to, 1)), 0o600); err != nil {
				t.Fatal(err)
			}
			_, err := ReadConfig(path)
			if (err == nil) != (c.want == "") || (err != nil && !strings.Contains(err.Error(), c.want)) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// yamlKeys lists the configuration's keys as docs/configuration.md names them.
func yamlKeys(t reflect.Type, path string) []string {
	switch {
	case t.Kind() == reflect.Pointer:
		return yamlKeys(t.Elem(), path)
	case t == reflect.TypeFor[NodeURLs](), // one address, or a list
		reflect.PointerTo(t).Implements(reflect.TypeFor[encoding.TextUnmarshaler]()): // one word
		return []string{path}
	case t.Kind() == reflect.Slice:
		return yamlKeys(t.Elem(), path+"[]")
	case t.Kind() == reflect.Map && t.Elem().Kind() == reflect.Struct:
		return yamlKeys(t.Elem(), path+".CHAIN")
	case t.Kind() != reflect.Struct:
		return []string{path}
	}
	var out []string
	for _, f := range reflect.VisibleFields(t) {
		if key := f.Tag.Get("yaml"); key != "" && key != "-" {
			out = append(out, yamlKeys(f.Type, strings.TrimPrefix(path+"."+key, "."))...)
		}
	}
	return out
}

func TestEverySettingIsDocumented(t *testing.T) {
	solana := map[string]reflect.Type{"configuration.md": reflect.TypeFor[SolanaConfig](), "signer.md": reflect.TypeFor[SignerSolanaConfig]()}
	for document, config := range map[string]reflect.Type{"configuration.md": reflect.TypeFor[Config](), "signer.md": reflect.TypeFor[SignerConfig]()} {
		text, err := os.ReadFile("../../docs/" + document)
		if err != nil {
			t.Fatal(err)
		}
		want := yamlKeys(config, "")
		want = append(want, yamlKeys(solana[document], "chains.SOLANA")...)
		var documented []string
		for _, m := range regexp.MustCompile("(?m)^\\| `([a-zA-Z.\\[\\]]+)` \\|").FindAllStringSubmatch(string(text), -1) {
			documented = append(documented, m[1])
		}
		for _, s := range want {
			if n := countOf(documented, s); n != 1 {
				t.Errorf("%s has %d rows in docs/%s", s, n, document)
			}
		}
		for _, s := range documented {
			if !slices.Contains(want, s) {
				t.Errorf("docs/%s speaks of %s, which is no setting", document, s)
			}
		}
	}
}

func countOf(in []string, s string) (n int) {
	for _, v := range in {
		if v == s {
			n++
		}
	}
	return n
}

func TestEveryMetricIsDocumented(t *testing.T) {
	text, err := os.ReadFile("../../docs/operations.md")
	if err != nil {
		t.Fatal(err)
	}
	s, err := NewSandbox(t.Context(), SandboxOptions{Dir: t.TempDir(), Listen: "127.0.0.1:0", RPCListen: "127.0.0.1:0", BaseListen: "127.0.0.1:0", SecondChain: true,
		SolanaListen: "127.0.0.1:0", OperatorListen: "127.0.0.1:0"}, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := s.openAnchor(); err != nil { // the running one has it
		t.Fatal(err)
	}
	var there []string
	all := make(chan *prometheus.Desc)
	go func() { s.Registry.Describe(all); close(all) }()
	for d := range all {
		if m := regexp.MustCompile(`fqName: "(granary_\w+)"`).FindStringSubmatch(d.String()); m != nil {
			there = append(there, m[1])
		}
	}
	var documented []string
	for _, m := range regexp.MustCompile("(?m)^\\| `(granary_\\w+)` \\|").FindAllStringSubmatch(string(text), -1) {
		documented = append(documented, m[1])
	}
	for _, set := range [][]string{there, documented} {
		slices.Sort(set)
	}
	there = slices.Compact(there)
	if !slices.Equal(there, documented) {
		t.Errorf("metrics:\n%v\ndocumented:\n%v", there, documented)
	}
}
