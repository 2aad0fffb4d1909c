package contracts_test

import (
	"math/big"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/tracing"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm/runtime"
	"github.com/ethereum/go-ethereum/triedb"

	"github.com/granaryhq/granary/contracts"
)

// ExecutorCode answers in the storage of any account.
func TestExecutorCodeReadsMarksOfAnyAccount(t *testing.T) {
	code, err := contracts.ExecutorCode()
	if err != nil {
		t.Fatal(err)
	}
	disk := rawdb.NewMemoryDatabase()
	db, err := state.New(types.EmptyRootHash, state.NewDatabase(triedb.NewDatabase(disk, nil), state.NewCodeDB(disk)))
	if err != nil {
		t.Fatal(err)
	}
	wallet, executor := common.Address{7}, contracts.NewWalletExecutor()
	db.SetCode(wallet, code, tracing.CodeChangeUnspecified)
	out, _, err := runtime.Call(wallet, executor.PackIntentUsed(big.NewInt(1)), &runtime.Config{State: db})
	if err != nil {
		t.Fatal(err)
	}
	if used, err := executor.UnpackIntentUsed(out); err != nil || used {
		t.Errorf("a nonce is used: %t, %v", used, err)
	}
}
