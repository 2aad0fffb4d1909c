package evm

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain"
)

// PendingNonce is the next nonce of an account, its pending transactions known
// to this node counted.
func (c *Client) PendingNonce(ctx context.Context, a common.Address) (n uint64, err error) {
	err = c.runCall(ctx, "pending nonce", func(ctx context.Context, node *node) error {
		n, err = node.eth.PendingNonceAt(ctx, a)
		return err
	})
	return n, err
}

// Nonce is the next nonce of an account in the newest block.
func (c *Client) Nonce(ctx context.Context, a common.Address) (n uint64, err error) {
	err = c.runCall(ctx, "nonce", func(ctx context.Context, node *node) error {
		n, err = node.eth.NonceAt(ctx, a, nil)
		return err
	})
	return n, err
}

// NonceAt is the next nonce of an account in the block of a number.
func (c *Client) NonceAt(ctx context.Context, a common.Address, number uint64) (n uint64, err error) {
	err = c.runCall(ctx, "nonce", func(ctx context.Context, node *node) error {
		n, err = node.eth.NonceAt(ctx, a, new(big.Int).SetUint64(number))
		return err
	})
	return n, err
}

// Balance is an account's wei in the newest block.
func (c *Client) Balance(ctx context.Context, a common.Address) (wei *big.Int, err error) {
	err = c.runCall(ctx, "balance", func(ctx context.Context, n *node) error {
		wei, err = n.eth.BalanceAt(ctx, a, nil)
		return err
	})
	return wei, err
}

// Code is an account's code in the newest block. For a delegated account
// types.ParseDelegation finds the delegate in it.
func (c *Client) Code(ctx context.Context, a common.Address) (code []byte, err error) {
	if c.askEvery {
		head, err := c.Head(ctx)
		if err != nil {
			return nil, err
		}
		found, err := c.Accounts(ctx, head, []common.Address{a})
		if err != nil {
			return nil, err
		}
		return found[0].Code, nil
	}
	err = c.runCall(ctx, "code", func(ctx context.Context, n *node) error {
		code, err = n.eth.CodeAt(ctx, a, nil)
		return err
	})
	return code, err
}

// EstimateGas returns the gas a message needs on top of the newest block.
// Errors: ErrReverted among those of every call.
func (c *Client) EstimateGas(ctx context.Context, msg ethereum.CallMsg) (gas uint64, err error) {
	err = c.runCall(ctx, "gas estimate", func(ctx context.Context, n *node) error {
		gas, err = n.eth.EstimateGas(ctx, msg)
		return err
	})
	return gas, err
}

// Call runs a message on the state of the block of a number, nil for the
// newest, and returns its output. Error: ErrReverted.
func (c *Client) Call(ctx context.Context, msg ethereum.CallMsg, number *big.Int) (out []byte, err error) {
	if c.askEvery {
		return c.callEvery(ctx, msg, number)
	}
	err = c.runCall(ctx, "call", func(ctx context.Context, n *node) error {
		out, err = n.eth.CallContract(ctx, msg, number)
		return err
	})
	return out, err
}

// callEvery is Call of all nodes that are up, which must return the same. The newest block is that which all of them have reached.
func (c *Client) callEvery(ctx context.Context, msg ethereum.CallMsg, number *big.Int) ([]byte, error) {
	if number == nil {
		head, err := c.Head(ctx)
		if err != nil {
			return nil, err
		}
		number = new(big.Int).SetUint64(head.Number)
	}
	return askAgreed(ctx, c, fmt.Sprintf("a call at block %s", number), bytes.Equal, func(ctx context.Context, one *Client) ([]byte, error) {
		return one.Call(ctx, msg, number)
	})
}

// Holding is an address as the holder of a token.
type Holding struct{ Token, Holder common.Address }

// balanceOf is the selector of balanceOf(address).
const balanceOf = "0x70a08231"

// Balance is how many units a holder has of a token, or the error of a contract that returns no balance:
// ErrReverted or ErrNoBalance.
type Balance struct {
	Units *big.Int // nil with an error
	Err   error
}

// ErrNoBalance is the error of a contract that does not return one number from balanceOf.
var ErrNoBalance = errors.New("the contract returns no balance")

// Holdings reads how much of their tokens the holders had at the block of a
// number. The first contract that returns no balance fails all of them. See Balances.
func (c *Client) Holdings(ctx context.Context, holders []Holding, number uint64) ([]*big.Int, error) {
	balances, err := c.Balances(ctx, holders, number)
	if err != nil {
		return nil, err
	}
	units := make([]*big.Int, len(balances))
	for i, b := range balances {
		if b.Err != nil {
			return nil, fmt.Errorf("balance of contract %s: %w", holders[i].Token, b.Err)
		}
		units[i] = b.Units
	}
	return units, nil
}

// Balances is Holdings with an error of its own for each balance.
func (c *Client) Balances(ctx context.Context, holders []Holding, number uint64) ([]Balance, error) {
	if c.askEvery {
		same := func(a, b []Balance) bool { return slices.EqualFunc(a, b, equalBalances) }
		return askAgreed(ctx, c, fmt.Sprintf("balances at block %d", number), same,
			func(ctx context.Context, one *Client) ([]Balance, error) { return one.Balances(ctx, holders, number) })
	}
	balances := make([]Balance, 0, len(holders))
	at := hexutil.EncodeUint64(number)
	for part := range slices.Chunk(holders, maxBatch) {
		calls := make([]query, len(part))
		for i, h := range part {
			calls[i] = query{"eth_call", []any{map[string]any{"to": h.Token, "data": balanceOf + common.Bytes2Hex(common.LeftPadBytes(h.Holder[:], 32))}, at}}
		}
		some := make([]Balance, len(part))
		err := c.callBatchEach(ctx, "balances", calls, func(i int, result []byte) (err error) {
			some[i], err = parseBalance(result)
			return err
		}, func(i int, err error) { some[i] = Balance{Err: err} })
		if err != nil {
			return nil, err
		}
		balances = append(balances, some...)
	}
	return balances, nil
}

// equalBalances reports whether two nodes return the same balance, or both none: nodes have different texts for one error.
func equalBalances(a, b Balance) bool {
	if a.Err != nil || b.Err != nil {
		return a.Err != nil && b.Err != nil
	}
	return a.Units.Cmp(b.Units) == 0
}

// parseBalance reads the result of balanceOf. Error: chain.ErrInconsistent if the result is no hexadecimal text.
func parseBalance(result []byte) (Balance, error) {
	s := scanner{in: result}
	word := s.appendHex(nil)
	switch {
	case s.err != nil:
		return Balance{}, s.wrapError()
	case len(word) != 32:
		return Balance{Err: fmt.Errorf("%w: balanceOf returned %d bytes", ErrNoBalance, len(word))}, nil
	}
	return Balance{Units: new(big.Int).SetBytes(word)}, nil
}

// Fees is a transaction's price per gas, in wei.
type Fees struct {
	// Base is the base fee of the block after the newest.
	Base *big.Int
	// Tip is the median tip of recent blocks, or the node's suggestion when
	// those were empty.
	Tip *big.Int
}

// feeBlocks is how many blocks Fees looks back.
const feeBlocks = 10

// Fees reads the current price of gas.
func (c *Client) Fees(ctx context.Context) (Fees, error) {
	var fees Fees
	err := c.runCall(ctx, "fees", func(ctx context.Context, n *node) error {
		h, err := n.eth.FeeHistory(ctx, feeBlocks, nil, []float64{50})
		if err != nil {
			return err
		}
		if len(h.BaseFee) == 0 || h.BaseFee[len(h.BaseFee)-1] == nil {
			return chain.ErrInconsistent
		}
		fees.Base = h.BaseFee[len(h.BaseFee)-1]
		fees.Tip = medianTip(h)
		if fees.Tip == nil {
			fees.Tip, err = n.eth.SuggestGasTipCap(ctx)
		}
		return err
	})
	return fees, err
}

// medianTip is the median over the blocks that had transactions, or nil.
func medianTip(h *ethereum.FeeHistory) *big.Int {
	var tips []*big.Int
	for _, r := range h.Reward {
		if len(r) == 1 && r[0] != nil && r[0].Sign() > 0 {
			tips = append(tips, r[0])
		}
	}
	if len(tips) == 0 {
		return nil
	}
	slices.SortFunc(tips, (*big.Int).Cmp)
	return tips[len(tips)/2]
}

// SendRaw hands a signed transaction to every node. It was sent when one of them
// has it; otherwise the error is the one that says most.
// Errors: ErrKnown, ErrNonceTooLow, ErrUnderpriced, ErrFunds, ErrRejected; with
// chain.ErrUnavailable the transaction may have been accepted all the same.
func (c *Client) SendRaw(ctx context.Context, raw []byte) error {
	answers, err := askNodes(ctx, c, func(ctx context.Context, one *Client) (struct{}, error) {
		return struct{}{}, one.runCallAs(ctx, "sending", (*node).classifySend, func(ctx context.Context, n *node) error {
			return n.rpc.CallContext(ctx, nil, "eth_sendRawTransaction", hexutil.Bytes(raw))
		})
	})
	if err != nil {
		return err
	}
	for _, want := range []error{nil, ErrKnown, ErrNonceTooLow, ErrUnderpriced, ErrFunds, ErrRejected} {
		for _, a := range answers {
			if a.err == nil || want != nil && errors.Is(a.err, want) {
				return a.err
			}
		}
	}
	return answers[0].err
}

// Receipt returns the receipt of a mined transaction, or nil when the node has none: the transaction is pending,
// dropped or never was. It is the node's word only; settle by ProvenReceipts of its block.
func (c *Client) Receipt(ctx context.Context, tx common.Hash) (r *types.Receipt, err error) {
	err = c.runCall(ctx, "receipt", func(ctx context.Context, n *node) error {
		r, err = n.eth.TransactionReceipt(ctx, tx)
		if errors.Is(err, ethereum.NotFound) {
			r, err = nil, nil
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	if r != nil && (r.TxHash != tx || r.BlockNumber == nil || !r.BlockNumber.IsUint64()) {
		return nil, c.inconsistentError("receipt of another transaction")
	}
	return r, nil
}
