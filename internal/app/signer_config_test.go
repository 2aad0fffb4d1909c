package app

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/secretfile"
)

const signerExample = "../../examples/signer.yaml"

// The two examples are of one installation: their common settings must be the same.
func TestSignerExampleSaysWhatProductionDoes(t *testing.T) {
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
	for name, want := range serves.Chains {
		if name.IsSolana() {
			continue // see TestSignerExampleSaysTheSameOfSolana
		}
		got, ok := signs.serviceConfig().Chains[name]
		if !ok {
			t.Errorf("the signer has no %s", name)
			continue
		}
		for setting, differs := range map[string]bool{
			"chainId": got.ChainID != want.ChainID, "tokens": !maps.Equal(got.Tokens, want.Tokens),
			"executor": got.Executor != want.Executor, "balanceGuard": got.BalanceGuard != want.BalanceGuard,
			"withdrawalFeeUsd": got.WithdrawalFee != want.WithdrawalFee, "feeCollector": got.FeeCollector != want.FeeCollector,
			"intentLife": got.IntentLife != want.IntentLife, "feeWrapperFactory": got.FeeWrapperFactory != want.FeeWrapperFactory,
			"adapterFactory": got.AdapterFactory != want.AdapterFactory, "microVaultFactory": got.MicroVaultFactory != want.MicroVaultFactory,
		} {
			if differs {
				t.Errorf("%s: the signer's %s is another than the service's", name, setting)
			}
		}
	}
}

func TestReadSignerConfigRefuses(t *testing.T) {
	exampleEnvironment(t, signerExample)
	whole, err := os.ReadFile(signerExample)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct{ old, with, want string }{
		"a setting of a service": {"    chainId: 8453\n", "    chainId: 8453\n    rpc: https://node.example\n", "unknown key chains.CHAIN.rpc"},
		"a slip of the pen":      {"listen: 0.0", "lsten: 0.0", "unknown key lsten (did you mean listen?)"},
		"a wrong checksum":       {"0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913", "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02914", "checksum"},
		"no database":            {`database: "${SIGNER_DATABASE_URL}"`, "", "database is missing"},
		"no seed":                {"  seed: /etc/granary-signer/seed.age\n", "", "custody needs seed and identity"},
		"no authority":           {"  ca: /etc/granary-signer/ca.pem\n", "", "tls needs ca, certificate and key"},
		"a chain that is none":   {"  polygon:\n", "  dogecoin:\n", "no chain of the interface"},
		"a fee to nobody":        {"    chainId: 137\n", "    chainId: 137\n    withdrawalFeeUsd: \"1\"\n", "no feeCollector"},
		"a source of no chain":   {"sources: []", `sources: [{ id: a, chain: optimism, depositToken: usdc, vault: "0xC768c589647798a6EE01A91FdE98EF2ed046DBD6" }]`, "has no usdc"},
		"any step of a price":    {"sources: []", "sources: []\nlimits: { priceStepBps: 5001 }", "limits.priceStepBps must be 1 to 5000"},
		"a price of any age":     {"sources: []", "sources: []\nlimits: { maxNavAge: 8761h }", "limits.maxNavAge must be a minute to a year"},
		"a source twice": {"sources: []", `sources: [{ id: a, chain: base, depositToken: usdc, vault: "0xC768c589647798a6EE01A91FdE98EF2ed046DBD6" },` +
			` { id: a, chain: base, depositToken: usdt, vault: "0xC768c589647798a6EE01A91FdE98EF2ed046DBD6" }]`, "given twice"},
	} {
		t.Run(name, func(t *testing.T) {
			text := strings.Replace(string(whole), c.old, c.with, 1)
			if text == string(whole) {
				t.Fatalf("the example has no %q", c.old)
			}
			path := filepath.Join(t.TempDir(), "signer.yaml")
			if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
			if _, err := ReadSignerConfig(path); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v does not say %q", err, c.want)
			}
		})
	}
}

// The writer of the file decides which intents are signed.
func TestReadSignerConfigRefusesWhatOthersCanWrite(t *testing.T) {
	exampleEnvironment(t, signerExample)
	text, err := os.ReadFile(signerExample)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "signer.yaml")
	if err := errors.Join(os.WriteFile(path, text, 0o600), os.Chmod(path, 0o666)); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadSignerConfig(path); !errors.Is(err, secretfile.ErrWritable) {
		t.Errorf("%v, want %v", err, secretfile.ErrWritable)
	}
}

func TestKeysAreInOnePlace(t *testing.T) {
	whole := RemoteSignerConfig{URL: NodeURLs{"https://signer.example:7443"}, CA: "ca.pem", Certificate: "client.pem", Key: "client-key.pem"}
	for name, c := range map[string]struct {
		change  func(*CustodyConfig)
		problem string // none if empty
	}{
		"a seed":                   {change: func(c *CustodyConfig) { *c = CustodyConfig{Seed: "s", Identity: "i"} }},
		"a signer":                 {change: func(*CustodyConfig) {}},
		"two signers":              {change: func(c *CustodyConfig) { c.Signer.URL = append(c.Signer.URL, "https://other.example:7443") }},
		"neither":                  {change: func(c *CustodyConfig) { c.Signer = nil }, problem: "custody needs seed and identity, or signer"},
		"both":                     {change: func(c *CustodyConfig) { c.Seed, c.Identity = "s", "i" }, problem: "holds no seed"},
		"a signer and an identity": {change: func(c *CustodyConfig) { c.Identity = "i" }, problem: "holds no seed"},
		"a signer without a key":   {change: func(c *CustodyConfig) { c.Signer.Key = "" }, problem: "needs url, ca, certificate and key"},
		"a signer in the clear":    {change: func(c *CustodyConfig) { c.Signer.URL = NodeURLs{"http://signer.example:7443"} }, problem: "not https://host:port"},
		"the same signer twice":    {change: func(c *CustodyConfig) { c.Signer.URL = append(c.Signer.URL, c.Signer.URL[0]) }, problem: "the same signer twice"},
	} {
		t.Run(name, func(t *testing.T) {
			r := whole
			config := CustodyConfig{Signer: &r}
			c.change(&config)
			var problems []error
			config.checkCustody(func(format string, args ...any) { problems = append(problems, fmt.Errorf(format, args...)) })
			got := errors.Join(problems...)
			if (got != nil) != (c.problem != "") || got != nil && !strings.Contains(got.Error(), c.problem) {
				t.Errorf("%v, want %q", got, c.problem)
			}
		})
	}
}
