package evm

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// The events this package reads.
var (
	transferTopic = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))
	startedTopic  = crypto.Keccak256Hash([]byte("IntentStarted(uint256)"))
	executedTopic = crypto.Keccak256Hash([]byte("IntentExecuted(uint256)"))
)

// maxRange bounds the blocks of one Transfers call.
const maxRange = 1000

// headersPerCall is how many headers are asked for in one batch.
const headersPerCall = 100

// BlockTransfers is a proven block with all its transfers of the configured
// tokens, in the order of their logs.
type BlockTransfers struct {
	Block
	Transfers []Transfer
}

// Transfer is one movement of a token, as the token's log tells it.
type Transfer struct {
	Token    chain.Token
	From, To chain.Address
	Units    money.Units
	TxHash   common.Hash
	// Ordinal counts the configured tokens' transfers within the transaction,
	// from 0. With TxHash it names the transfer whichever block it is mined in.
	Ordinal int
	// LogIndex is the log's place in its block.
	LogIndex uint
	// Intent is set when To's own wallet code caused the transfer: the log lies
	// between IntentStarted and IntentExecuted of this nonce, both emitted by To
	// in the same transaction.
	Intent *uuid.UUID
}

// Transfers returns every block of the range from..to, proven and linked, each
// with its transfers. The caller compares the first block's Parent with what it
// knows. Errors: ErrUnavailable, ErrInconsistent, ErrWrongChain.
func (c *Client) Transfers(ctx context.Context, from, to uint64) ([]BlockTransfers, error) {
	if to < from || to-from >= maxRange {
		return nil, fmt.Errorf("transfers of blocks %d to %d: want 1 to %d blocks", from, to, maxRange)
	}
	blocks := make([]*rpcBlock, 0, to-from+1)
	for n := from; n <= to; n += headersPerCall {
		part, err := c.headers(ctx, n, min(to, n+headersPerCall-1))
		if err != nil {
			return nil, err
		}
		if len(blocks) > 0 && part[0].header.ParentHash != blocks[len(blocks)-1].hash {
			return nil, c.doubt("blocks %d and %d do not link", n-1, n)
		}
		blocks = append(blocks, part...)
	}
	out := make([]BlockTransfers, len(blocks))
	var hits []*rpcBlock
	for i, b := range blocks {
		out[i].Block = b.block()
		if c.mayHold(b) {
			hits = append(hits, b)
		}
	}
	receipts, err := c.receipts(ctx, hits)
	if err != nil {
		return nil, err
	}
	for i, b := range hits {
		at := &out[b.header.Number.Uint64()-from]
		for _, r := range receipts[i] {
			at.Transfers = c.decode(r, at.Transfers)
		}
	}
	return out, nil
}

// TransfersIn returns the configured tokens' transfers of one transaction.
func (c *Client) TransfersIn(r *types.Receipt) []Transfer { return c.decode(r, nil) }

// mayHold says whether a block's bloom filter leaves room for a transfer.
func (c *Client) mayHold(b *rpcBlock) bool {
	if b.header.ReceiptHash == types.EmptyReceiptsHash || !b.header.Bloom.Test(transferTopic[:]) {
		return false
	}
	for token := range c.tokens {
		if b.header.Bloom.Test(token[:]) {
			return true
		}
	}
	return false
}

// openIntent is an intent whose IntentExecuted has not come yet; its wallet's
// transfers from index first on belong to it.
type openIntent struct {
	wallet common.Address
	nonce  common.Hash
	first  int
}

// decode appends the transfers of one receipt.
func (c *Client) decode(r *types.Receipt, out []Transfer) []Transfer {
	start := len(out)
	var open []openIntent
	for _, l := range r.Logs {
		switch {
		case len(l.Topics) == 3 && l.Topics[0] == transferTopic:
			token, ok := c.tokens[l.Address]
			from, okFrom := addressOf(l.Topics[1])
			to, okTo := addressOf(l.Topics[2])
			units, okUnits := unitsOf(l.Data)
			if ok && okFrom && okTo && okUnits {
				out = append(out, Transfer{
					Token: token, From: chain.EVMAddress(from), To: chain.EVMAddress(to), Units: units,
					TxHash: r.TxHash, Ordinal: len(out) - start, LogIndex: l.Index,
				})
			}
		case len(l.Topics) == 2 && l.Topics[0] == startedTopic:
			open = append(open, openIntent{l.Address, l.Topics[1], len(out)})
		case len(l.Topics) == 2 && l.Topics[0] == executedTopic:
			open = closeIntent(open, l, out)
		}
	}
	return out
}

// closeIntent attributes the transfers of the intent that log l ends.
func closeIntent(open []openIntent, l *types.Log, out []Transfer) []openIntent {
	for i := len(open) - 1; i >= 0; i-- {
		in := open[i]
		if in.wallet != l.Address || in.nonce != l.Topics[1] {
			continue
		}
		if id, ok := intentID(in.nonce); ok {
			wallet := chain.EVMAddress(in.wallet)
			for j := in.first; j < len(out); j++ {
				if out[j].To == wallet {
					out[j].Intent = &id
				}
			}
		}
		return append(open[:i], open[i+1:]...)
	}
	return open
}

// intentID reads a nonce that is a UUID as a 128-bit number.
func intentID(nonce common.Hash) (uuid.UUID, bool) {
	for _, b := range nonce[:16] {
		if b != 0 {
			return uuid.UUID{}, false
		}
	}
	return uuid.UUID(nonce[16:]), true
}

// addressOf reads an indexed address.
func addressOf(t common.Hash) (common.Address, bool) {
	for _, b := range t[:12] {
		if b != 0 {
			return common.Address{}, false
		}
	}
	return common.Address(t[12:]), true
}

// unitsOf reads the one word of a Transfer's data.
func unitsOf(data []byte) (money.Units, bool) {
	if len(data) != 32 {
		return money.Units{}, false
	}
	return money.UnitsFromWord([32]byte(data)), true
}
