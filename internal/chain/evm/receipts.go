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

	"github.com/granaryhq/granary/internal/chain"
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

// receipt has the consensus fields of a transaction's receipt, with the hashes that tie it to its block.
type receipt struct {
	kind          byte
	failed        bool
	cumulativeGas uint64 // cumulative
	bloom         types.Bloom
	tx, block     common.Hash
	logs          sliceRange
}

// logEntry is one event.
type logEntry struct {
	address      common.Address
	topics, data sliceRange
	removed      bool
	index        uint64 // as the node numbers it
}

// sliceRange is a part of one of receiptList's slices.
type sliceRange struct{ from, to int }

func (l *receiptList) topicsOf(e *logEntry) []common.Hash   { return l.topics[e.topics.from:e.topics.to] }
func (l *receiptList) dataOf(e *logEntry) []byte            { return l.data[e.data.from:e.data.to] }
func (l *receiptList) Len() int                             { return len(l.receipts) }
func (l *receiptList) EncodeIndex(i int, buf *bytes.Buffer) { l.encodeReceipt(&l.receipts[i], buf) }

// encodeReceipt writes a receipt as the receipts root hashes it. A type that has more
// fields than Ethereum's receipts comes out wrong and so fails its proof.
func (l *receiptList) encodeReceipt(r *receipt, buf *bytes.Buffer) {
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
	w.WriteUint64(r.cumulativeGas)
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

// fetchReceipts fetches and proves the receipts of blocks and hands each block's to
// use, in no order and from several goroutines, so that they need not all be
// held at once.
func (c *Client) fetchReceipts(ctx context.Context, blocks []*rpcBlock, use func(*rpcBlock, *receiptList)) error {
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(receiptsAtOnce)
	for start := 0; start < len(blocks); {
		end, n := start+1, len(blocks[start].txs)
		for end < len(blocks) && n+len(blocks[end].txs) <= receiptsPerCall {
			n += len(blocks[end].txs)
			end++
		}
		part := blocks[start:end]
		g.Go(func() error { return c.fetchReceiptBatch(ctx, part, use) })
		start = end
	}
	return g.Wait()
}

func (c *Client) fetchReceiptBatch(ctx context.Context, blocks []*rpcBlock, use func(*rpcBlock, *receiptList)) error {
	calls := make([]query, len(blocks))
	for i, b := range blocks {
		calls[i] = query{"eth_getBlockReceipts", []any{b.hash}}
	}
	return c.callBatch(ctx, "receipts", calls, func(i int, result []byte) error {
		l, err := parseReceipts(result, len(blocks[i].txs))
		if err == nil {
			err = c.proveReceipts(blocks[i], l)
		}
		if err != nil {
			return fmt.Errorf("%w: block %d: %w", chain.ErrInconsistent, blocks[i].header.Number, err)
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
		if l.computeBloom() != b.header.Bloom {
			return errors.New("logs do not give the header's bloom filter")
		}
		return nil
	}
	if types.DeriveSha(l, trie.NewStackTrie(nil)) != b.header.ReceiptHash {
		return errors.New("receipts do not hash to the header's root")
	}
	return nil
}

// computeBloom recomputes the filter over all logs.
func (l *receiptList) computeBloom() types.Bloom {
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

// parseReceipts reads the answer of eth_getBlockReceipts, of about n receipts.
func parseReceipts(in []byte, n int) (*receiptList, error) {
	s := scanner{in: in}
	if s.peekByte() != '[' { // null: the node does not have the block
		return nil, errors.New("no receipts")
	}
	l := &receiptList{receipts: make([]receipt, 0, min(n, len(in)/256+1))}
	s.takeByte('[')
	for first := true; s.nextElement(&first); {
		l.receipts = append(l.receipts, receipt{})
		s.readReceipt(l, &l.receipts[len(l.receipts)-1])
	}
	return l, s.err
}

func (s *scanner) readReceipt(l *receiptList, r *receipt) {
	s.takeByte('{')
	hasStatus := false
	for first := true; ; {
		key := s.nextMember(&first)
		if key == nil {
			break
		}
		switch string(key) {
		case "type":
			n := s.readQuantity()
			r.kind = byte(n)
			if n > 0xff {
				s.fail(errHex)
			}
		case "status":
			n := s.readQuantity()
			r.failed, hasStatus = n == 0, true
			if n > 1 {
				s.fail(errHex)
			}
		case "cumulativeGasUsed":
			r.cumulativeGas = s.readQuantity()
		case "logsBloom":
			s.readFixedHex(r.bloom[:])
		case "transactionHash":
			s.readFixedHex(r.tx[:])
		case "blockHash":
			s.readFixedHex(r.block[:])
		case "logs":
			r.logs.from = len(l.logs)
			s.takeByte('[')
			for first := true; s.nextElement(&first); {
				s.readLog(l)
			}
			r.logs.to = len(l.logs)
		default:
			s.skipValue()
		}
	}
	if !hasStatus && s.err == nil {
		s.fail(errors.New("receipt without a status"))
	}
}

func (s *scanner) readLog(l *receiptList) {
	var e logEntry
	s.takeByte('{')
	for first := true; ; {
		key := s.nextMember(&first)
		if key == nil {
			break
		}
		switch string(key) {
		case "address":
			s.readFixedHex(e.address[:])
		case "topics":
			e.topics.from = len(l.topics)
			s.takeByte('[')
			for first := true; s.nextElement(&first); {
				l.topics = append(l.topics, common.Hash{})
				s.readFixedHex(l.topics[len(l.topics)-1][:])
			}
			e.topics.to = len(l.topics)
		case "data":
			e.data.from = len(l.data)
			l.data = s.appendHex(l.data)
			e.data.to = len(l.data)
		case "logIndex":
			e.index = s.readQuantity()
		case "removed":
			e.removed = string(s.skipValue()) != "false"
		default:
			s.skipValue()
		}
	}
	l.logs = append(l.logs, e)
}

// toReceipts returns the receipts of block b in go-ethereum's form, with all that is
// proven of them.
func (l *receiptList) toReceipts(b *rpcBlock) types.Receipts {
	out := make(types.Receipts, len(l.receipts))
	var before uint64
	for i := range l.receipts {
		p := &l.receipts[i]
		r := &types.Receipt{
			Type: p.kind, Status: types.ReceiptStatusSuccessful, Bloom: p.bloom,
			CumulativeGasUsed: p.cumulativeGas, GasUsed: p.cumulativeGas - before,
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
		out[i], before = r, p.cumulativeGas
	}
	return out
}
