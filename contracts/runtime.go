package contracts

import (
	"fmt"
	"math/big"
	"sync"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/rawdb"
	"github.com/ethereum/go-ethereum/core/state"
	"github.com/ethereum/go-ethereum/core/tracing"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/core/vm/runtime"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/triedb"
)

// RuntimeCode returns the code that a contract has at an address. It runs the constructor with the arguments, since
// WalletExecutor writes its own address into its code. The constructor must not call other contracts.
func RuntimeCode(contract *bind.MetaData, args []byte, at common.Address) ([]byte, error) {
	code, err := runCode(CreationCode(contract, args), at, nil)
	if err != nil {
		return nil, fmt.Errorf("running a constructor: %w", err)
	}
	return code, nil
}

// runCode returns the output of code that an account of an otherwise empty chain runs.
func runCode(code []byte, at common.Address, input []byte) ([]byte, error) {
	disk := rawdb.NewMemoryDatabase()
	db, err := state.New(types.EmptyRootHash, state.NewDatabase(triedb.NewDatabase(disk, nil), state.NewCodeDB(disk)))
	if err != nil {
		return nil, err
	}
	db.SetCode(at, code, tracing.CodeChangeUnspecified)
	output, _, err := runtime.Call(at, input, &runtime.Config{State: db, GasLimit: 1 << 24})
	return output, err
}

// executorStorage is the first slot of a WalletExecutor's storage, whose first field is the mapping of used nonces.
var executorStorage = common.HexToHash("0x714c05ec247ae73c69b5c14a8d0a1106a6a61bbb77e117ea27fdde5238c19700")

// UsedSlot returns the slot of a wallet's storage in which its executors, of all versions, mark a nonce that is used, except for
// intents that the executor with MARKS_IN_TREE has executed. In it a mark is of one nonce alone.
func UsedSlot(nonce *big.Int) common.Hash {
	return crypto.Keccak256Hash(common.BigToHash(nonce).Bytes(), executorStorage.Bytes())
}

// ExecutorCode returns code that reads all marks of executed intents in the storage of any wallet, as IntentUsed of a
// WalletExecutor does: those of executors before it, and those of both kinds. A node that simulates a call of a wallet
// with this code need not be believed on the code.
var ExecutorCode = sync.OnceValues(func() ([]byte, error) {
	return RuntimeCode(&WalletExecutorMetaData, NewWalletExecutor().PackConstructor(true), common.Address{})
})
