package devnet

import (
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/core/vm/program"

	"github.com/granaryhq/granary/internal/chain/evm"
)

// What rollups of this package charge for a byte that they publish on Ethereum, in wei.
const (
	OptimismByteFee = 2_000_000_000
	ArbitrumByteFee = 3_000_000_000
)

// dataOracle is what a rollup has at the address at which the network's own answers; nothing on a
// chain that is none.
type dataOracle struct {
	at   common.Address
	code []byte
}

// optimismOracle has one answer: getL1FeeUpperBound(uint256), at a price for each byte alone. The
// network's own counts 68 bytes more for a signature, and by how much the data can be compressed.
func optimismOracle() dataOracle {
	const size = 4 // where its argument is
	answer := program.New().Push(OptimismByteFee).Push(size).Op(vm.CALLDATALOAD, vm.MUL)
	answer.Push(0).Op(vm.MSTORE).Return(0, common.HashLength)
	return dataOracle{evm.OptimismOracle, dispatch([]byte{0xf1, 0xc7, 0xa5, 0x8b}, answer.Bytes())}
}

// arbitrumOracle has one answer: getPricesInWei(), of whose six words the second is what a byte costs.
func arbitrumOracle() dataOracle {
	answer := program.New().Push(ArbitrumByteFee).Push(common.HashLength).Op(vm.MSTORE).Return(0, 6*common.HashLength)
	return dataOracle{evm.ArbitrumOracle, dispatch([]byte{0x41, 0xb2, 0x47, 0xa8}, answer.Bytes())}
}

// dispatch is code that reverts but for calls of the one function.
func dispatch(selector, answer []byte) []byte {
	const shift = 256 - 32
	p := program.New().Push(0).Op(vm.CALLDATALOAD).Push(shift).Op(vm.SHR).Push(selector).Op(vm.EQ)
	over := p.Size() + 8 // PUSH1, over, JUMPI, and PUSH1 0, PUSH1 0, REVERT
	p.Push(over).Op(vm.JUMPI).Push(0).Push(0).Op(vm.REVERT, vm.JUMPDEST)
	return p.Append(answer).Bytes()
}
