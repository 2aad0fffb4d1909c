package evm

import (
	"context"
	"errors"
	"fmt"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"
)

// Simulation is what one call of Simulate did.
type Simulation struct {
	Output  []byte
	GasUsed uint64
	Logs    []*types.Log // none of a call that failed
	// Err is nil, or ErrReverted for a call that failed in the EVM; RevertData
	// tells what it returned.
	Err error
}

// Simulate runs calls one after the other on top of a block (eth_simulateV1), each
// seeing the effects of those before it. A node that does not have this very block
// does not answer. Nothing need be signed: senders are believed and pay no fees.
// Every call must name its gas.
// Errors: ErrReverted when one of the calls sends more wei than its sender has,
// which fails them all; otherwise those of every call.
func (c *Client) Simulate(ctx context.Context, at Block, calls []ethereum.CallMsg) ([]Simulation, error) {
	var blocks []ethclient.SimulateBlockResult
	on := rpc.BlockNumberOrHashWithHash(at.Hash, false)
	err := c.runCallAs(ctx, "simulation", c.classifySimulation, func(ctx context.Context) (err error) {
		blocks, err = c.eth.SimulateV1(ctx, ethclient.SimulateOptions{
			BlockStateCalls: []ethclient.SimulateBlock{{Calls: calls}},
		}, &on)
		return err
	})
	if err != nil {
		return nil, err
	}
	if len(blocks) != 1 || len(blocks[0].Calls) != len(calls) || blocks[0].Number == nil ||
		!blocks[0].Number.IsUint64() || blocks[0].Number.Uint64() != at.Number+1 {
		return nil, c.inconsistentError("simulation answered for other calls or another block")
	}
	out := make([]Simulation, len(calls))
	for i, r := range blocks[0].Calls {
		out[i] = Simulation{Output: r.ReturnValue, GasUsed: r.GasUsed, Logs: r.Logs}
		switch {
		case r.Status == types.ReceiptStatusSuccessful:
		case r.Error == nil:
			out[i].Err = &revertError{msg: "no reason given"}
		default:
			e := &revertError{msg: c.redactURL(r.Error.Message)}
			e.data, _ = hexutil.Decode(r.Error.Data)
			out[i].Err = e
		}
	}
	return out, nil
}

// classifySimulation is classify, except for too little money: a fault of one call,
// which nodes answer with a failure of the whole simulation.
func (c *Client) classifySimulation(ctx context.Context, err error) error {
	const insufficientFunds = -38014
	var rpcErr rpc.Error
	if errors.As(err, &rpcErr) && rpcErr.ErrorCode() == insufficientFunds {
		return &revertError{msg: c.redactURL(rpcErr.Error())}
	}
	return c.classifyError(ctx, err)
}

// Account is what an address has at a block.
type Account struct {
	Code  []byte
	Nonce uint64
}

// Accounts reads the code and nonce that several addresses have at a block, in one
// round trip. A node that does not have this very block does not answer.
func (c *Client) Accounts(ctx context.Context, at Block, addresses []common.Address) ([]Account, error) {
	if len(addresses) == 0 {
		return nil, nil
	}
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
	if err != nil {
		return nil, err
	}
	return out, nil
}

// ProvenReceipts returns all receipts of the block that has this number now,
// proven like a block's transfers are, and the block. What no proof covers is
// left out: addresses of created contracts and gas prices.
func (c *Client) ProvenReceipts(ctx context.Context, number uint64) (types.Receipts, Block, error) {
	headers, err := c.fetchHeaders(ctx, number, number)
	if err != nil {
		return nil, Block{}, err
	}
	var out types.Receipts
	err = c.fetchReceipts(ctx, headers, func(b *rpcBlock, l *receiptList) { out = l.toReceipts(b) })
	if err != nil {
		return nil, Block{}, err
	}
	return out, headers[0].toBlock(), nil
}

// Executions returns the logs by which the wallet says, in the blocks from..to,
// that it executed the intent of this nonce. There is at most one; it is the
// node's word only.
func (c *Client) Executions(ctx context.Context, wallet common.Address, nonce *big.Int, from, to uint64) (logs []types.Log, err error) {
	err = c.runCall(ctx, fmt.Sprintf("logs of blocks %d to %d", from, to), func(ctx context.Context) error {
		logs, err = c.eth.FilterLogs(ctx, ethereum.FilterQuery{
			FromBlock: new(big.Int).SetUint64(from),
			ToBlock:   new(big.Int).SetUint64(to),
			Addresses: []common.Address{wallet},
			Topics:    [][]common.Hash{{executedTopic}, {common.BigToHash(nonce)}},
		})
		return err
	})
	return logs, err
}
