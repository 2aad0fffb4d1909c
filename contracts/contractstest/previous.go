// Package contractstest has the contracts of the version before this one, for the tests
// of what must go on with them. Tests only: no part of the program imports it.
//
// previous/*.json are what contracts/artifacts had at commit f15d3ba: copied, and never
// built again. When the next version is released its artifacts take their place, and
// internal/deploy its addresses. previous/version1 has the executor and the carrier of commit
// 982c33d, the last ones that know version 1 of signed texts alone; its other contracts are those of now.
package contractstest

import (
	"embed"
	"encoding/json"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"
)

//go:embed previous/*.json previous/version1/*.json
var previous embed.FS

// Version1Executor and Version1Carrier name the contracts of previous/version1 for Previous.
const (
	Version1Executor = "version1/WalletExecutor"
	Version1Carrier  = "version1/IntentCarrier"
)

// Previous is a contract of the version before.
func Previous(tb testing.TB, name string) *bind.MetaData {
	tb.Helper()
	text, err := previous.ReadFile("previous/" + name + ".json")
	if err != nil {
		tb.Fatal(err)
	}
	var artifact struct {
		ABI      json.RawMessage
		Bytecode string
	}
	if err := json.Unmarshal(text, &artifact); err != nil {
		tb.Fatalf("reading %s: %v", name, err)
	}
	return &bind.MetaData{ABI: string(artifact.ABI), Bin: artifact.Bytecode, ID: name}
}

// Creation is a contract's creation through the factory that stands on every chain.
type Creation struct {
	Name string
	Code []byte // with the constructor's arguments
	Salt common.Hash
	At   common.Address
}

// PreviousCreations are those that put the contracts of the version before where
// granary contracts deploy put them.
func PreviousCreations(tb testing.TB) []Creation {
	tb.Helper()
	adapters := creationOf(tb, "AdapterFactory")
	return []Creation{
		creationOf(tb, "WalletExecutor"), creationOf(tb, "IntentCarrier"), creationOf(tb, "BalanceGuard"),
		creationOf(tb, "FeeWrapperFactory", uint32(feeRaiseDelay/time.Second)), adapters,
		creationOf(tb, "MicroVaultFactory", adapters.At, common.FromHex(Previous(tb, "MicroVault").Bin)),
	}
}

// Version1Creations are those of previous/version1.
func Version1Creations(tb testing.TB) []Creation {
	tb.Helper()
	return []Creation{creationOf(tb, Version1Executor), creationOf(tb, Version1Carrier)}
}

func creationOf(tb testing.TB, name string, args ...any) Creation {
	tb.Helper()
	of := Previous(tb, name)
	parsed, err := of.ParseABI()
	if err != nil {
		tb.Fatal(err)
	}
	packed, err := parsed.Pack("", args...)
	if err != nil {
		tb.Fatal(err)
	}
	c := Creation{Name: name, Code: append(common.FromHex(of.Bin), packed...), Salt: crypto.Keccak256Hash([]byte("granary"))}
	c.At = crypto.CreateAddress2(params.DeterministicFactoryAddress, c.Salt, crypto.Keccak256(c.Code))
	return c
}

// feeRaiseDelay is how long a raise waited in wrappers of the version before.
const feeRaiseDelay = 48 * time.Hour

// Tx is the transaction that makes it, but for its nonce and its fees.
func (c Creation) Tx() *types.DynamicFeeTx {
	to := params.DeterministicFactoryAddress
	return &types.DynamicFeeTx{To: &to, Gas: params.MaxTxGas, Data: append(c.Salt.Bytes(), c.Code...)}
}
