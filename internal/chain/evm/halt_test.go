package evm

import (
	"errors"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
)

// A call that fails in the EVM is rejected by its contract. A node that fails is not taken for that, whichever words
// it uses; one that limits requests or times out serves no other request either.
func TestFailuresInTheEVMAreTheContracts(t *testing.T) {
	for _, c := range []struct {
		node    string
		code    int
		message string
		data    any
		want    error
	}{
		{"geth, Erigon", -32000, "invalid opcode: INVALID", nil, ErrReverted},
		{"geth, Erigon", -32000, "invalid opcode: opcode 0xc not defined", nil, ErrReverted},
		{"geth, Erigon", -32000, "out of gas", nil, ErrReverted},
		{"geth, Erigon", -32000, "gas uint64 overflow", nil, ErrReverted},
		{"geth, Erigon", -32000, "stack underflow (0 <=> 1)", nil, ErrReverted},
		{"geth, Erigon", -32000, "stack limit reached 1024 (1023)", nil, ErrReverted},
		{"geth, Erigon", -32000, "invalid jump destination", nil, ErrReverted},
		{"geth, Erigon", -32000, "return data out of bounds", nil, ErrReverted},
		{"geth, Erigon", -32000, "write protection", nil, ErrReverted},
		{"geth, an estimate", -32000, "gas required exceeds allowance (50000000)", nil, ErrReverted},
		{"geth, a simulated call", -32015, "out of gas (gas limit was capped by the RPC server's global gas cap)", nil, ErrReverted},
		{"reth", -32003, "out of gas: gas required exceeds: 30000", nil, ErrReverted},
		{"reth", -32003, "EVM error: InvalidFEOpcode", nil, ErrReverted},
		{"reth", -32003, "EVM error: OpcodeNotFound", nil, ErrReverted},
		{"anvil", -32003, "EVM error InvalidJump", nil, ErrReverted},
		{"anvil before", -32603, "EVM error StackUnderflow", nil, ErrReverted},
		{"anvil, an estimate", -32003, "Out of gas: gas required exceeds allowance: 30000000", nil, ErrReverted},
		{"Nethermind", -32003, "out of gas", nil, ErrReverted},
		{"Nethermind", -32000, "out of gas", "0x", ErrReverted},
		{"Nethermind", -32000, "BadInstruction", nil, ErrReverted},
		{"Nethermind, old", -32015, "VM execution error.", "Out of gas", ErrReverted},
		{"OpenEthereum", -32015, "VM execution error.", "Bad instruction fe", ErrReverted},
		{"OpenEthereum", -32015, "VM execution error.", "Bad jump destination 5", ErrReverted},
		{"Hardhat", -32603, "Error: VM Exception while processing transaction: invalid opcode", nil, ErrReverted},

		{"a block that is not there", -32000, "header not found", nil, chain.ErrNotServed},
		{"state that is not there", -32000, "missing trie node", nil, chain.ErrNotServed},
		{"an old node", -32601, "the method eth_simulateV1 does not exist/is not available", nil, chain.ErrNotServed},
		{"geth's bound of time", -32000, "execution aborted (timeout = 5s)", nil, chain.ErrNotServed},
		{"geth's bound of gas", -32000, "RPC gas cap exhausted: need 4000000, remaining 1", nil, chain.ErrNotServed},
		{"data of another error", -32603, "internal error", "Out of gas", chain.ErrNotServed},
		{"a failure of a node's program", -32603, "internal error: stack overflow", nil, chain.ErrNotServed},
		{"a failure of a node's database", -32603, "EVM error: Database(connection reset)", nil, chain.ErrNotServed},
		{"a node without memory", -32000, "out of memory", nil, chain.ErrNotServed},

		{"a time-out", -32002, "request timed out", nil, chain.ErrUnavailable},
		{"a limit", -32005, "out of gas: daily request limit reached", nil, chain.ErrUnavailable},
		{"a limit", -32005, "daily request count exceeded, request rate limited", nil, chain.ErrUnavailable},
		{"a limit", 429, "Your app has exceeded its compute units per second capacity", nil, chain.ErrUnavailable},
		{"a limit", -32000, "Too many requests", nil, chain.ErrUnavailable},
	} {
		err := secretNode(t).classifyRPC(&rpcError{Code: c.code, Message: c.message, Data: c.data})
		if !errors.Is(err, c.want) || errors.Is(err, ErrReverted) != errors.Is(c.want, ErrReverted) || errors.Is(err, chain.ErrNotServed) != errors.Is(c.want, chain.ErrNotServed) {
			t.Errorf("%s, %d %q %v: %v, want %v", c.node, c.code, c.message, c.data, err, c.want)
		}
		if len(RevertData(err)) > 0 {
			t.Errorf("%s, %q: data %x", c.node, c.message, RevertData(err))
		}
	}
}

// A simulation that a node fails as a whole for its gas is distinguished from a node that fails.
func TestSimulationsOfTooMuchGas(t *testing.T) {
	for _, c := range []struct {
		code    int
		message string
		want    error
	}{
		{-38013, "intrinsic gas too low: have 0, want 21064", ErrSimulationGas},
		{-38015, "block gas limit reached: remaining: 1000000, required: 4000000", ErrSimulationGas},
		{-38026, "client adjustable limit reached", ErrSimulationGas},
		{-32000, "RPC gas cap exhausted: need 4000000, remaining 1", ErrSimulationGas},
		{-38014, "insufficient funds for gas * price + value", ErrReverted},
		{-32000, "header not found", chain.ErrNotServed},
		{-32005, "rate limit exceeded", chain.ErrUnavailable},
	} {
		err := secretNode(t).classifySimulation(t.Context(), &rpcError{Code: c.code, Message: c.message})
		if !errors.Is(err, c.want) || errors.Is(err, ErrSimulationGas) != errors.Is(c.want, ErrSimulationGas) {
			t.Errorf("%d %q: %v, want %v", c.code, c.message, err, c.want)
		}
	}
}
