package contracts

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
)

// What is committed must have been made from the sources beside it. This
// needs no compiler; build.sh --check makes everything again and compares.
func TestArtifactsAreOfTheseSources(t *testing.T) {
	recorded := map[string]string{}
	sums, err := os.ReadFile("artifacts/sources.sha256")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(sums)) {
		sum, file, ok := strings.Cut(strings.TrimSpace(line), "  ")
		if !ok {
			t.Fatalf("unreadable line %q", line)
		}
		recorded[file] = sum
	}

	files := []string{"cachedsolc.js", "compile.js", "compiler.json", "package-lock.json"}
	err = filepath.WalkDir("src", func(path string, d fs.DirEntry, err error) error {
		if filepath.Ext(path) == ".sol" {
			files = append(files, filepath.ToSlash(path))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		sum := sha256.Sum256(data)
		if recorded[file] != hex.EncodeToString(sum[:]) {
			t.Errorf("%s has changed since the artifacts were built: run contracts/build.sh", file)
		}
		delete(recorded, file)
	}
	for file := range recorded {
		t.Errorf("%s is gone since the artifacts were built: run contracts/build.sh", file)
	}
}

func TestBindingsAreOfTheseArtifacts(t *testing.T) {
	bindings := map[string]*bind.MetaData{
		"AdapterFactory":            &AdapterFactoryMetaData,
		"BalanceGuard":              &BalanceGuardMetaData,
		"BridgeFeePayer":            &BridgeFeePayerMetaData,
		"ERC4626Adapter":            &ERC4626AdapterMetaData,
		"ERC7540Adapter":            &ERC7540AdapterMetaData,
		"FeeWrapper":                &FeeWrapperMetaData,
		"FeeWrapperFactory":         &FeeWrapperFactoryMetaData,
		"IntentCarrier":             &IntentCarrierMetaData,
		"MicroVault":                &MicroVaultMetaData,
		"MicroVaultFactory":         &MicroVaultFactoryMetaData,
		"SandboxAsyncVault":         &SandboxAsyncVaultMetaData,
		"SandboxEndpoint":           &SandboxEndpointMetaData,
		"SandboxFaucet":             &SandboxFaucetMetaData,
		"SandboxFund":               &SandboxFundMetaData,
		"SandboxFundShare":          &SandboxFundShareMetaData,
		"SandboxMessageTransmitter": &SandboxMessageTransmitterMetaData,
		"SandboxOFT":                &SandboxOFTMetaData,
		"SandboxOFTAdapter":         &SandboxOFTAdapterMetaData,
		"SandboxQuirkyVault":        &SandboxQuirkyVaultMetaData,
		"SandboxRedemptionQueue":    &SandboxRedemptionQueueMetaData,
		"SandboxTokenMessenger":     &SandboxTokenMessengerMetaData,
		"SandboxTokenMinter":        &SandboxTokenMinterMetaData,
		"SandboxUSDC":               &SandboxUSDCMetaData,
		"SandboxUSDT":               &SandboxUSDTMetaData,
		"SandboxVault":              &SandboxVaultMetaData,
		"SandboxZeroMaxVault":       &SandboxZeroMaxVaultMetaData,
		"WalletExecutor":            &WalletExecutorMetaData,
	}
	files, err := filepath.Glob("artifacts/*.json")
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != len(bindings) {
		t.Errorf("%d artifacts for %d bindings", len(files), len(bindings))
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var artifact struct {
			ContractName string
			ABI          json.RawMessage
			Bytecode     string
		}
		if err := json.Unmarshal(data, &artifact); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		binding := bindings[artifact.ContractName]
		switch {
		case binding == nil:
			t.Errorf("%s has no binding", artifact.ContractName)
		case binding.Bin != artifact.Bytecode:
			t.Errorf("the binding of %s has other bytecode", artifact.ContractName)
		case binding.ABI != strings.ReplaceAll(string(artifact.ABI), " ", ""): // abigen leaves out the spaces
			t.Errorf("the binding of %s has another ABI", artifact.ContractName)
		}
	}
}
