package contracts

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
)

// ExecutorCode answers in the storage of any account.
func TestExecutorCodeReadsMarksOfAnyAccount(t *testing.T) {
	code, err := ExecutorCode()
	if err != nil {
		t.Fatal(err)
	}
	executor := NewWalletExecutor()
	output, err := runCode(code, common.Address{7}, executor.PackIntentUsed(big.NewInt(1)))
	if err != nil {
		t.Fatal(err)
	}
	if used, err := executor.UnpackIntentUsed(output); err != nil || used {
		t.Errorf("a nonce is used: %t, %v", used, err)
	}
}
