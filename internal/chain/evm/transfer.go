package evm

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/bridge/oft"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// The events this package reads.
var (
	transferTopic = crypto.Keccak256Hash([]byte("Transfer(address,address,uint256)"))
	startedTopic  = crypto.Keccak256Hash([]byte("IntentStarted(uint256)"))
	executedTopic = crypto.Keccak256Hash([]byte("IntentExecuted(uint256)"))

	cancelledTopic = crypto.Keccak256Hash([]byte("IntentCancelled(uint256)"))
)

// maxTransferBlocks bounds the blocks of one Transfers call.
const maxTransferBlocks = 1000

// headersPerCall is how many headers are asked for in one batch.
const headersPerCall = 100

// BlockTransfers is a proven block with all its transfers of the configured
// tokens, in the order of their logs.
type BlockTransfers struct {
	Block
	Transfers []Transfer
}

// Transfer is one movement of a token, from the token's log.
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
	// Bridged is set when a message from another chain brought it.
	Bridged *chain.Bridged
}

// Transfers returns every block of the range from..to, proven and linked, each with its transfers. The caller must
// compare the first block's Parent with its own state. Errors: chain.ErrUnavailable, chain.ErrInconsistent,
// chain.ErrWrongChain.
func (c *Client) Transfers(ctx context.Context, from, to uint64) ([]BlockTransfers, error) {
	if to < from || to-from >= maxTransferBlocks {
		return nil, fmt.Errorf("transfers of blocks %d to %d: want 1 to %d blocks", from, to, maxTransferBlocks)
	}
	if c.cfg.Receipts == ProveStructure && len(c.nodes) > 1 {
		// No root proves the amounts: the nodes do, for each other.
		return askAgreed(ctx, c, fmt.Sprintf("the transfers of blocks %d to %d", from, to), sameAnswer[[]BlockTransfers],
			func(ctx context.Context, one *Client) ([]BlockTransfers, error) { return one.Transfers(ctx, from, to) })
	}
	blocks := make([]*rpcBlock, 0, to-from+1)
	for n := from; n <= to; n += headersPerCall {
		part, err := c.fetchHeaders(ctx, n, min(to, n+headersPerCall-1))
		if err != nil {
			return nil, err
		}
		if len(blocks) > 0 && part[0].header.ParentHash != blocks[len(blocks)-1].hash {
			return nil, c.inconsistentError("blocks %d and %d do not link", n-1, n)
		}
		blocks = append(blocks, part...)
	}
	out := make([]BlockTransfers, len(blocks))
	var hits []*rpcBlock
	for i, b := range blocks {
		out[i].Block = b.toBlock()
		if c.mayHoldTransfers(b) {
			hits = append(hits, b)
		}
	}
	err := c.fetchReceipts(ctx, hits, func(b *rpcBlock, l *receiptList) {
		out[b.header.Number.Uint64()-from].Transfers = c.decodeTransfers(l)
	})
	if err != nil {
		return nil, err
	}
	return out, nil
}

// decodeTransfers returns the transfers of a block.
func (c *Client) decodeTransfers(l *receiptList) []Transfer {
	d := transferDecoder{tokens: c.tokens, mints: cctp.NewMintReader(c.cfg.Bridge), oft: c.cfg.OFT}
	for i := range l.receipts {
		r := &l.receipts[i]
		d.beginTx(r.tx)
		for j := r.logs.from; j < r.logs.to; j++ {
			e := &l.logs[j]
			d.decodeLog(e.address, l.topicsOf(e), l.dataOf(e), uint(j))
		}
	}
	return d.out
}

// mayHoldTransfers says whether a block's bloom filter leaves room for a transfer.
func (c *Client) mayHoldTransfers(b *rpcBlock) bool {
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

// transferDecoder turns logs, given in their order, into transfers.
type transferDecoder struct {
	tokens map[common.Address]chain.Token
	mints  *cctp.MintReader
	oft    common.Address
	out    []Transfer
	names  map[common.Address]chain.Address // a sender or wallet often comes again

	tx      common.Hash
	txStart int // of the transaction's transfers in out
	open    []openIntent
}

// openIntent is an intent whose IntentExecuted has not come yet; its wallet's
// transfers from index first on belong to it.
type openIntent struct {
	wallet common.Address
	nonce  common.Hash
	first  int
}

// beginTx starts the logs of a transaction.
func (d *transferDecoder) beginTx(tx common.Hash) {
	d.tx, d.txStart, d.open = tx, len(d.out), d.open[:0]
	d.mints.Begin()
}

// decodeLog takes the transaction's next log.
func (d *transferDecoder) decodeLog(address common.Address, topics []common.Hash, data []byte, index uint) {
	if mint, ok := d.mints.Read(address, topics, data); ok {
		d.attributeMint(mint)
		return
	}
	if came, ok := oft.ReadReceived(d.oft, address, topics, data); ok {
		d.attributeDelivery(came)
		return
	}
	switch {
	case len(topics) == 3 && topics[0] == transferTopic:
		token, ok := d.tokens[address]
		from, okFrom := addressOf(topics[1])
		to, okTo := addressOf(topics[2])
		if ok && okFrom && okTo && len(data) == 32 {
			d.out = append(d.out, Transfer{
				Token: token, From: d.addressText(from), To: d.addressText(to), Units: money.UnitsFromWord([32]byte(data)),
				TxHash: d.tx, Ordinal: len(d.out) - d.txStart, LogIndex: index,
			})
		}
	case len(topics) == 2 && topics[0] == startedTopic:
		d.open = append(d.open, openIntent{address, topics[1], len(d.out)})
	case len(topics) == 2 && topics[0] == executedTopic:
		d.closeIntent(address, topics[1])
	}
}

// attributeDelivery finds the transfer that an OFT made, of its balance or of new tokens: the last one, of no more
// than the event's amount, since the token may keep a part of a transfer. The message does not name the sender.
func (d *transferDecoder) attributeDelivery(came oft.Received) {
	to, by := d.addressText(came.To), d.addressText(d.oft)
	for i := len(d.out) - 1; i >= d.txStart; i-- {
		t := &d.out[i]
		if t.Token == chain.USDT && t.To == to && (t.From == zeroAddress || t.From == by) && t.Units.Cmp(came.Amount) <= 0 && t.Bridged == nil {
			t.Bridged = &chain.Bridged{Key: oft.TransferKey(came.GUID)}
			return
		}
	}
}

// attributeMint finds the transfer by which a bridge minted, which comes before its event.
func (d *transferDecoder) attributeMint(m cctp.Mint) {
	to := d.addressText(m.Recipient)
	for i := len(d.out) - 1; i >= d.txStart; i-- {
		t := &d.out[i]
		if t.Token == d.tokens[m.Token] && t.To == to && t.From == zeroAddress && t.Units.Cmp(m.Units) == 0 && t.Bridged == nil {
			t.Bridged = &chain.Bridged{Key: m.Key, Sender: m.Sender}
			return
		}
	}
}

var zeroAddress = chain.EVMAddress(common.Address{})

// closeIntent ends an intent and attributes its wallet's transfers to it.
func (d *transferDecoder) closeIntent(wallet common.Address, nonce common.Hash) {
	for i := len(d.open) - 1; i >= 0; i-- {
		in := d.open[i]
		if in.wallet != wallet || in.nonce != nonce {
			continue
		}
		d.open = append(d.open[:i], d.open[i+1:]...)
		id, ok := intentID(nonce)
		if !ok {
			return
		}
		name := d.addressText(wallet)
		for j := in.first; j < len(d.out); j++ {
			if d.out[j].To == name {
				d.out[j].Intent = &id
			}
		}
		return
	}
}

// addressText is an address in its text form, computed once.
func (d *transferDecoder) addressText(a common.Address) chain.Address {
	if n, ok := d.names[a]; ok {
		return n
	}
	if d.names == nil {
		d.names = map[common.Address]chain.Address{}
	}
	n := chain.EVMAddress(a)
	d.names[a] = n
	return n
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
