package microvault

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/contracts"
)

// A vault of version 0.1.0 tells of its moves by other names, and always will: it
// is rebalanced all the same.
func TestMovesOfEveryVersionAreMoves(t *testing.T) {
	abi, err := contracts.MicroVaultMetaData.ParseABI()
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[common.Hash]bool{
		abi.Events["Allocated"].ID:                                        true,
		abi.Events["Deallocated"].ID:                                      true,
		abi.Events["Claimed"].ID:                                          true,
		abi.Events["RedeemPaid"].ID:                                       true,
		abi.Events["RedeemReturned"].ID:                                   true,
		crypto.Keccak256Hash([]byte("Entered(bytes32,uint256)")):          true,
		crypto.Keccak256Hash([]byte("Exited(bytes32,uint256,uint256)")):   true,
		abi.Events["Rebalanced"].ID:                                       false,
		crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)")): false,
	} {
		if got := isMove(&types.Log{Topics: []common.Hash{name, {1}}}); got != want {
			t.Errorf("%s is a move: %t, want %t", name, got, want)
		}
	}
	if isMove(&types.Log{}) {
		t.Error("a log without topics is a move")
	}
}
