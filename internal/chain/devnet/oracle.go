package devnet

import (
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/vm"
	"github.com/ethereum/go-ethereum/core/vm/program"

	"github.com/granaryhq/granary/internal/chain/evm"
)

// The fees of the rollups of this package, in wei: for a byte that they publish on Ethereum, and of the operator for a unit of gas.
const (
	OptimismByteFee     = 2_000_000_000
	OptimismOperatorFee = 1_000
	ArbitrumByteFee     = 3_000_000_000
)

// dataOracle returns a rollup's contract for the address of the network's own oracle; none on a chain that is no
// rollup.
type dataOracle struct {
	at   common.Address
	code []byte
}

// optimismOracle answers getL1FeeUpperBound(uint256), at a price for each byte alone, and getOperatorFee(uint256), at a price for
// each unit of gas alone. The network's own counts 68 bytes more for a signature, and by how much the data can be compressed, and its
// operator may charge a constant as well.
func optimismOracle() dataOracle {
	return dataOracle{evm.OptimismOracle, dispatchCalls(answered{[4]byte{0xf1, 0xc7, 0xa5, 0x8b}, priceArgument(OptimismByteFee)}, answered{[4]byte{0x27, 0x5a, 0xed, 0xd2}, priceArgument(OptimismOperatorFee)})}
}

// priceArgument is code that returns the argument of a call, times a price.
func priceArgument(price int) []byte {
	const argument = 4 // its offset
	p := program.New().Push(price).Push(argument).Op(vm.CALLDATALOAD, vm.MUL)
	return p.Push(0).Op(vm.MSTORE).Return(0, common.HashLength).Bytes()
}

// arbitrumOracle has one answer: getPricesInWei(), whose second of six words is the price of a byte.
func arbitrumOracle() dataOracle {
	answer := program.New().Push(ArbitrumByteFee).Push(common.HashLength).Op(vm.MSTORE).Return(0, 6*common.HashLength)
	return dataOracle{evm.ArbitrumOracle, dispatchCalls(answered{[4]byte{0x41, 0xb2, 0x47, 0xa8}, answer.Bytes()})}
}

// answered is a function of an oracle: its selector, and code without jumps that returns its result.
type answered struct {
	selector [4]byte
	code     []byte
}

// dispatchCalls is code that has each function, and reverts on other calls.
func dispatchCalls(functions ...answered) []byte {
	const shift = 256 - 32
	p := program.New()
	for _, f := range functions {
		p.Push(0).Op(vm.CALLDATALOAD).Push(shift).Op(vm.SHR).Push(f.selector[:]).Op(vm.EQ, vm.ISZERO)
		over := p.Size() + 4 + len(f.code) // behind PUSH2 over, JUMPI and the code
		p.Op(vm.PUSH2).Append([]byte{byte(over >> 8), byte(over)}).Op(vm.JUMPI).Append(f.code).Op(vm.JUMPDEST)
	}
	return p.Push(0).Push(0).Op(vm.REVERT).Bytes()
}
