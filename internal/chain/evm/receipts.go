package evm

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rlp"
	"github.com/ethereum/go-ethereum/trie"
	"golang.org/x/sync/errgroup"
)

const (
	receiptsAtOnce  = 4   // requests for receipts in flight
	receiptsPerCall = 600 // receipts asked for in one batch, a single block aside
)

// receiptList holds a block's receipts in few allocations: the logs, topics and
// data of all of them lie in one slice each.
type receiptList struct {
	receipts []receipt
	logs     []logEntry
	topics   []common.Hash
	data     []byte
}

// receipt is what the consensus says of a transaction, with the hashes that tie
// it to its block.
type receipt struct {
	kind      byte
	failed    bool
	gas       uint64 // cumulative
	bloom     types.Bloom
	tx, block common.Hash
	logs      span
}

// logEntry is one event.
type logEntry struct {
	address      common.Address
	topics, data span
	removed      bool
	index        uint64 // as the node numbers it
}

// span is a part of one of receiptList's slices.
type span struct{ from, to int }

func (l *receiptList) topicsOf(e *logEntry) []common.Hash   { return l.topics[e.topics.from:e.topics.to] }
func (l *receiptList) dataOf(e *logEntry) []byte            { return l.data[e.data.from:e.data.to] }
func (l *receiptList) Len() int                             { return len(l.receipts) }
func (l *receiptList) EncodeIndex(i int, buf *bytes.Buffer) { l.encode(&l.receipts[i], buf) }

// encode writes a receipt as the receipts root hashes it. A type that has more
// fields than Ethereum's receipts comes out wrong and so fails its proof.
func (l *receiptList) encode(r *receipt, buf *bytes.Buffer) {
	if r.kind != types.LegacyTxType {
		buf.WriteByte(r.kind)
	}
	w := rlp.NewEncoderBuffer(buf)
	outer := w.List()
	if r.failed {
		w.WriteUint64(types.ReceiptStatusFailed)
	} else {
		w.WriteUint64(types.ReceiptStatusSuccessful)
	}
	w.WriteUint64(r.gas)
	w.WriteBytes(r.bloom[:])
	logs := w.List()
	for i := r.logs.from; i < r.logs.to; i++ {
		e := &l.logs[i]
		entry := w.List()
		w.WriteBytes(e.address[:])
		topics := w.List()
		for j := e.topics.from; j < e.topics.to; j++ {
			w.WriteBytes(l.topics[j][:])
		}
		w.ListEnd(topics)
		w.WriteBytes(l.dataOf(e))
		w.ListEnd(entry)
	}
	w.ListEnd(logs)
	w.ListEnd(outer)
	_ = w.Flush() // into a buffer: cannot fail
}

// receipts fetches and proves the receipts of blocks and hands each block's to
// use, in no order and from several goroutines, so that they need not all be
// held at once.
func (c *Client) receipts(ctx context.Context, blocks []*rpcBlock, use func(*rpcBlock, *receiptList)) error {
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(receiptsAtOnce)
	for start := 0; start < len(blocks); {
		end, n := start+1, len(blocks[start].txs)
		for end < len(blocks) && n+len(blocks[end].txs) <= receiptsPerCall {
			n += len(blocks[end].txs)
			end++
		}
		part := blocks[start:end]
		g.Go(func() error { return c.receiptBatch(ctx, part, use) })
		start = end
	}
	return g.Wait()
}

func (c *Client) receiptBatch(ctx context.Context, blocks []*rpcBlock, use func(*rpcBlock, *receiptList)) error {
	calls := make([]query, len(blocks))
	for i, b := range blocks {
		calls[i] = query{"eth_getBlockReceipts", []any{b.hash}}
	}
	return c.batch(ctx, "receipts", calls, func(i int, result []byte) error {
		l, err := readReceipts(result, len(blocks[i].txs))
		if err == nil {
			err = c.proveReceipts(blocks[i], l)
		}
		if err != nil {
			return fmt.Errorf("%w: block %d: %w", ErrInconsistent, blocks[i].header.Number, err)
		}
		use(blocks[i], l)
		return nil
	})
}

// proveReceipts checks that l has all receipts of block b.
func (c *Client) proveReceipts(b *rpcBlock, l *receiptList) error {
	if len(l.receipts) != len(b.txs) {
		return fmt.Errorf("%d receipts for %d transactions", len(l.receipts), len(b.txs))
	}
	for i := range l.receipts {
		if r := &l.receipts[i]; r.tx != b.txs[i] || r.block != b.hash {
			return fmt.Errorf("receipt %d is of another transaction or block", i)
		}
	}
	for i := range l.logs {
		if e := &l.logs[i]; e.index != uint64(i) || e.removed {
			return fmt.Errorf("log %d is missing", i)
		}
	}
	if c.cfg.Receipts == ProveStructure {
		if l.bloom() != b.header.Bloom {
			return errors.New("logs do not give the header's bloom filter")
		}
		return nil
	}
	if types.DeriveSha(l, trie.NewStackTrie(nil)) != b.header.ReceiptHash {
		return errors.New("receipts do not hash to the header's root")
	}
	return nil
}

// bloom recomputes the filter over all logs.
func (l *receiptList) bloom() types.Bloom {
	var (
		out types.Bloom
		buf [6]byte
	)
	for i := range l.logs {
		out.AddWithBuffer(l.logs[i].address[:], &buf)
	}
	for i := range l.topics {
		out.AddWithBuffer(l.topics[i][:], &buf)
	}
	return out
}

// readReceipts reads the answer of eth_getBlockReceipts, of about n receipts.
func readReceipts(in []byte, n int) (*receiptList, error) {
	s := scanner{in: in}
	if s.peek() != '[' { // null: the node does not have the block
		return nil, errors.New("no receipts")
	}
	l := &receiptList{receipts: make([]receipt, 0, min(n, len(in)/256+1))}
	s.take('[')
	for first := true; s.element(&first); {
		l.receipts = append(l.receipts, receipt{})
		s.receipt(l, &l.receipts[len(l.receipts)-1])
	}
	return l, s.err
}

func (s *scanner) receipt(l *receiptList, r *receipt) {
	s.take('{')
	status := false
	for first := true; ; {
		key := s.member(&first)
		if key == nil {
			break
		}
		switch string(key) {
		case "type":
			n := s.quantity()
			if r.kind = byte(n); n > 0xff {
				s.fail(errHex)
			}
		case "status":
			n := s.quantity()
			if r.failed, status = n == 0, true; n > 1 {
				s.fail(errHex)
			}
		case "cumulativeGasUsed":
			r.gas = s.quantity()
		case "logsBloom":
			s.fixed(r.bloom[:])
		case "transactionHash":
			s.fixed(r.tx[:])
		case "blockHash":
			s.fixed(r.block[:])
		case "logs":
			r.logs.from = len(l.logs)
			s.take('[')
			for first := true; s.element(&first); {
				s.log(l)
			}
			r.logs.to = len(l.logs)
		default:
			s.skip()
		}
	}
	if !status && s.err == nil {
		s.fail(errors.New("receipt without a status"))
	}
}

func (s *scanner) log(l *receiptList) {
	var e logEntry
	s.take('{')
	for first := true; ; {
		key := s.member(&first)
		if key == nil {
			break
		}
		switch string(key) {
		case "address":
			s.fixed(e.address[:])
		case "topics":
			e.topics.from = len(l.topics)
			s.take('[')
			for first := true; s.element(&first); {
				l.topics = append(l.topics, common.Hash{})
				s.fixed(l.topics[len(l.topics)-1][:])
			}
			e.topics.to = len(l.topics)
		case "data":
			e.data.from = len(l.data)
			l.data = s.appendHex(l.data)
			e.data.to = len(l.data)
		case "logIndex":
			e.index = s.quantity()
		case "removed":
			e.removed = string(s.skip()) != "false"
		default:
			s.skip()
		}
	}
	l.logs = append(l.logs, e)
}

// all returns the receipts of block b in go-ethereum's form, with all that is
// proven of them.
func (l *receiptList) all(b *rpcBlock) types.Receipts {
	out := make(types.Receipts, len(l.receipts))
	var before uint64
	for i := range l.receipts {
		p := &l.receipts[i]
		r := &types.Receipt{
			Type: p.kind, Status: types.ReceiptStatusSuccessful, Bloom: p.bloom,
			CumulativeGasUsed: p.gas, GasUsed: p.gas - before,
			TxHash: p.tx, BlockHash: b.hash, BlockNumber: b.header.Number, TransactionIndex: uint(i),
			Logs: make([]*types.Log, 0, p.logs.to-p.logs.from),
		}
		if p.failed {
			r.Status = types.ReceiptStatusFailed
		}
		for j := p.logs.from; j < p.logs.to; j++ {
			e := &l.logs[j]
			r.Logs = append(r.Logs, &types.Log{
				Address: e.address, Topics: l.topicsOf(e), Data: l.dataOf(e),
				BlockNumber: b.header.Number.Uint64(), BlockHash: b.hash, BlockTimestamp: b.header.Time,
				TxHash: p.tx, TxIndex: uint(i), Index: uint(j),
			})
		}
		out[i], before = r, p.gas
	}
	return out
}
