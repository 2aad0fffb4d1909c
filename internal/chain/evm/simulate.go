package evm

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/chain"
)

// Simulation is the result of one call of Simulate.
type Simulation struct {
	Output  []byte
	GasUsed uint64
	Logs    []*types.Log // none of a call that failed
	// Err is nil, or ErrReverted for a call that failed in the EVM; RevertData returns its data.
	Err error
}

// Simulate runs calls one after the other on top of a block (eth_simulateV1), each seeing the effects of those before
// it. A node that does not have this very block does not answer. No signature is needed: senders are trusted and pay
// no fees. Every call must name its gas. Errors: ErrReverted when one of the calls sends more wei than its sender
// has, which fails them all; ErrSimulationGas; otherwise those of every call.
func (c *Client) Simulate(ctx context.Context, at Block, calls []ethereum.CallMsg) ([]Simulation, error) {
	return c.SimulateOver(ctx, at, nil, calls)
}

// SimulateOver is Simulate on top of a block in which the code or storage of these accounts is another.
func (c *Client) SimulateOver(ctx context.Context, at Block, over map[common.Address]ethereum.OverrideAccount, calls []ethereum.CallMsg) ([]Simulation, error) {
	if c.askEvery {
		return askAgreed(ctx, c, "a simulation", sameSimulations, func(ctx context.Context, one *Client) ([]Simulation, error) {
			return one.SimulateOver(ctx, at, over, calls)
		})
	}
	block := ethclient.SimulateBlock{Calls: calls, StateOverrides: over}
	var out []Simulation
	on := rpc.BlockNumberOrHashWithHash(at.Hash, false)
	err := c.runCallAs(ctx, "simulation", (*node).classifySimulation, func(ctx context.Context, n *node) error {
		blocks, err := n.eth.SimulateV1(ctx, ethclient.SimulateOptions{
			BlockStateCalls: []ethclient.SimulateBlock{block},
		}, &on)
		if err != nil {
			return err
		}
		if len(blocks) != 1 || len(blocks[0].Calls) != len(calls) || !isSimulatedOn(at, blocks[0].Number) {
			return fmt.Errorf("%w: simulation answered for other calls or another block", chain.ErrInconsistent)
		}
		out = n.readSimulations(blocks[0].Calls)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return out, nil
}

// isSimulatedOn says whether the number of a simulated block fits the block below it,
// which was asked for by its hash. geth numbers it one higher, anvil the same.
func isSimulatedOn(at Block, number *big.Int) bool {
	return number != nil && number.IsUint64() && number.Uint64()-at.Number <= 1
}

func (n *node) readSimulations(results []ethclient.SimulateCallResult) []Simulation {
	out := make([]Simulation, len(results))
	for i, r := range results {
		out[i] = Simulation{Output: r.ReturnValue, GasUsed: r.GasUsed, Logs: r.Logs}
		switch {
		case r.Status == types.ReceiptStatusSuccessful:
		case r.Error == nil:
			out[i].Err = n.newRevert("no reason given", nil, r.ReturnValue)
		default:
			out[i].Err = n.newRevert(r.Error.Message, r.Error.Data, r.ReturnValue)
		}
	}
	return out
}

// sameSimulations reports whether two nodes' simulations have the same results: which calls passed, their return
// data, and their logs. The texts of failures may differ.
func sameSimulations(a, b []Simulation) bool {
	return slices.EqualFunc(a, b, func(x, y Simulation) bool {
		return (x.Err == nil) == (y.Err == nil) && (x.Err != nil || bytes.Equal(x.Output, y.Output)) &&
			slices.EqualFunc(x.Logs, y.Logs, func(l, m *types.Log) bool {
				return l.Address == m.Address && slices.Equal(l.Topics, m.Topics) && bytes.Equal(l.Data, m.Data)
			})
	})
}

// Codes by which nodes fail a simulation as a whole (ethereum/execution-apis, eth_simulateV1). A call with
// too little gas left of the node's bound has codeIntrinsicGas.
const (
	codeIntrinsicGas      = -38013
	codeInsufficientFunds = -38014
	codeBlockGas          = -38015
	codeClientLimit       = -38026
)

// classifySimulation is classifyError, except for failures of a simulation as a whole that its calls cause: too
// little money of a sender (ErrReverted), and too much gas (ErrSimulationGas).
func (n *node) classifySimulation(ctx context.Context, err error) error {
	var rpcErr rpc.Error
	if !errors.As(err, &rpcErr) {
		return n.classifyError(ctx, err)
	}
	msg := n.redactURL(rpcErr.Error())
	switch code := rpcErr.ErrorCode(); {
	case code == codeInsufficientFunds:
		return &revertError{msg: msg}
	case code == codeIntrinsicGas, code == codeBlockGas, code == codeClientLimit,
		strings.Contains(strings.ToLower(msg), "gas cap exhausted"), isHalt(code, msg, errorDataOf(rpcErr)): // a call's own halt is in its result
		return fmt.Errorf("%w: JSON-RPC error %d: %s", ErrSimulationGas, code, msg)
	}
	return n.classifyError(ctx, err)
}

// Account is the state of an address at a block.
type Account struct {
	Code  []byte
	Nonce uint64
}

func sameAccounts(a, b []Account) bool {
	return slices.EqualFunc(a, b, func(x, y Account) bool { return bytes.Equal(x.Code, y.Code) && x.Nonce == y.Nonce })
}

// Accounts reads the code and nonce that several addresses have at a block, in
// batches that every node takes. A node that does not have this very block does not
// answer.
func (c *Client) Accounts(ctx context.Context, at Block, addresses []common.Address) ([]Account, error) {
	if c.askEvery {
		return askAgreed(ctx, c, "accounts", sameAccounts, func(ctx context.Context, one *Client) ([]Account, error) { return one.Accounts(ctx, at, addresses) })
	}
	out := make([]Account, 0, len(addresses))
	for part := range slices.Chunk(addresses, maxBatch/2) {
		accounts, err := c.fetchAccounts(ctx, at, part)
		if err != nil {
			return nil, err
		}
		out = append(out, accounts...)
	}
	return out, nil
}

func (c *Client) fetchAccounts(ctx context.Context, at Block, addresses []common.Address) ([]Account, error) {
	on := rpc.BlockNumberOrHashWithHash(at.Hash, false)
	calls := make([]query, 0, 2*len(addresses))
	for _, a := range addresses {
		calls = append(calls,
			query{"eth_getCode", []any{a, on}},
			query{"eth_getTransactionCount", []any{a, on}})
	}
	out := make([]Account, len(addresses))
	err := c.callBatch(ctx, "accounts", calls, func(i int, result []byte) error {
		s := scanner{in: result}
		if i%2 == 0 {
			out[i/2].Code = s.appendHex(nil)
		} else {
			out[i/2].Nonce = s.readQuantity()
		}
		if s.err != nil {
			return s.wrapError()
		}
		return nil
	})
	return out, err
}

// ReadStorage reads one slot of an account's storage at a block. A node that does not have this very block does not answer.
func (c *Client) ReadStorage(ctx context.Context, at Block, account common.Address, slot common.Hash) (value common.Hash, err error) {
	if c.askEvery {
		return askAgreed(ctx, c, "storage", sameAnswer[common.Hash], func(ctx context.Context, one *Client) (common.Hash, error) {
			return one.ReadStorage(ctx, at, account, slot)
		})
	}
	err = c.runCall(ctx, "storage", func(ctx context.Context, n *node) error {
		read, err := n.eth.StorageAtHash(ctx, account, slot, at.Hash)
		value = common.BytesToHash(read)
		return err
	})
	return value, err
}

// NonceUses returns the logs by which the wallet says, in the blocks from..to,
// that it executed the intent of this nonce, or cancelled it. There is at most one; each is the word of one of the nodes that are up,
// and none is the word of all of them. Error: that of a node that is up and does not search the blocks; ErrSearchedInPart beside the logs
// that others have found.
func (c *Client) NonceUses(ctx context.Context, wallet common.Address, nonce *big.Int, from, to uint64) ([]types.Log, error) {
	return c.findLogs(ctx, from, to, wallet, [][]common.Hash{{executedTopic, cancelledTopic}, {common.BigToHash(nonce)}})
}
