package rpc

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// Anybody may make a block's answer large, with logs and with data of inner
// instructions. It is read transaction by transaction, and what is sent may be much more
// than what is kept.
const (
	// maxBlock bounds what a node sends of one block.
	maxBlock = 1 << 30
	// maxValue bounds one transaction in it: many times what one may log and pass on.
	maxValue = 32 << 20
	// progress is how much of a block must arrive within a node's timeout.
	progress = 1 << 20
	// longestBlock bounds how long one block may take to arrive.
	longestBlock = 5 * time.Minute
)

// blockStream is a block's answer as it arrives.
type blockStream struct {
	io.Reader
	advanced func() // is told of each step of progress
	sent     int64
	value    int64 // sent since a value was read
	failed   error // of the reading, other than its end
}

func (s *blockStream) Read(p []byte) (int, error) {
	if s.sent >= maxBlock || s.value >= maxValue {
		s.failed = errTooLarge
		return 0, s.failed
	}
	n, err := s.Reader.Read(p[:min(int64(len(p)), maxBlock-s.sent, maxValue-s.value)])
	if s.sent/progress != (s.sent+int64(n))/progress {
		s.advanced()
	}
	s.sent, s.value = s.sent+int64(n), s.value+int64(n)
	if err != nil && err != io.EOF {
		s.failed = err
	}
	return n, err
}

// askTransfers has the node answer getBlock and reads the answer as it arrives.
func (n *node) askTransfers(ctx context.Context, slot uint64, mints map[solana.PublicKey]chain.Token) (chain.BlockTransfers, error) {
	reading, cancel := context.WithTimeout(ctx, longestBlock)
	defer cancel()
	patience := time.AfterFunc(n.timeout, cancel)
	defer patience.Stop()
	out, err := n.readTransfers(reading, slot, mints, func() { patience.Reset(n.timeout) })
	if err != nil && reading.Err() != nil && !errors.Is(ctx.Err(), context.Canceled) {
		return chain.BlockTransfers{}, context.DeadlineExceeded
	}
	return out, err
}

func (n *node) readTransfers(ctx context.Context, slot uint64, mints map[solana.PublicKey]chain.Token, advanced func()) (chain.BlockTransfers, error) {
	body, err := n.openAnswer(ctx, "getBlock", []any{slot, map[string]any{
		"commitment": Confirmed, "encoding": "base64", "transactionDetails": "full", "rewards": false, "maxSupportedTransactionVersion": 0}})
	if err != nil {
		return chain.BlockTransfers{}, err
	}
	defer func() { _ = body.Close() }()
	in := &blockStream{Reader: body, advanced: advanced}
	r := newBlockReader(slot, in, mints)
	err = r.readAnswer()
	switch {
	case in.failed != nil:
		return chain.BlockTransfers{}, in.failed
	case err != nil:
		return chain.BlockTransfers{}, malformedError("getBlock", err)
	}
	return r.out, nil
}

// blockReader reads a block and keeps its transfers.
type blockReader struct {
	*json.Decoder
	in     *blockStream
	slot   uint64
	mints  map[solana.PublicKey]chain.Token
	names  [][]byte // of the mints
	listed bool     // its transactions were read
	seen   map[solana.Signature]bool
	out    chain.BlockTransfers
}

func newBlockReader(slot uint64, in *blockStream, mints map[solana.PublicKey]chain.Token) *blockReader {
	r := &blockReader{Decoder: json.NewDecoder(in), in: in, slot: slot, mints: mints, seen: map[solana.Signature]bool{}}
	for mint := range mints {
		r.names = append(r.names, []byte(mint.String()))
	}
	return r
}

// decode reads the next value whole.
func (r *blockReader) decode(into any) error {
	err := r.Decode(into)
	r.in.value = 0
	return err
}

// open reads the beginning of an object or a list; false for null.
func (r *blockReader) open(want json.Delim) (bool, error) {
	token, err := r.Token()
	if err != nil || token == nil {
		return false, err
	}
	if token != want {
		return false, fmt.Errorf("%w: %v where %v is expected", chain.ErrInconsistent, token, want)
	}
	return true, nil
}

// readFields reads the rest of an object, each field once.
func (r *blockReader) readFields(readField func(name string) error) error {
	had := map[string]bool{}
	for r.More() {
		token, err := r.Token()
		if err != nil {
			return err
		}
		name, _ := token.(string)
		if had[name] {
			return fmt.Errorf("%w: %q twice", chain.ErrInconsistent, name)
		}
		had[name] = true
		if err := readField(name); err != nil {
			return err
		}
	}
	_, err := r.Token()
	return err
}

// readAnswer reads {id, result | error} to its end.
func (r *blockReader) readAnswer() error {
	var answer answerFrame
	var unread error // of a block that is told not to be there
	is, err := r.open('{')
	if err != nil {
		return err
	}
	if !is {
		return fmt.Errorf("%w: an answer that is none", chain.ErrInconsistent)
	}
	err = r.readFields(func(name string) error {
		switch name {
		case "id":
			return r.decode(&answer.ID)
		case "error":
			return r.decode(&answer.Error)
		case "result":
			answer.Result = json.RawMessage("read")
			is, err := r.open('{')
			if err == nil && !is {
				unread = errNoBlock
				return nil
			}
			if err != nil {
				return err
			}
			return r.readBlock()
		}
		return r.decode(new(json.RawMessage))
	})
	if err != nil {
		return err
	}
	if _, err := r.Token(); !errors.Is(err, io.EOF) {
		return fmt.Errorf("%w: more than one answer", chain.ErrInconsistent)
	}
	if _, err := answer.check(); err != nil {
		return err
	}
	return unread
}

// readBlock reads the rest of a block.
func (r *blockReader) readBlock() error {
	var header blockAnswer
	err := r.readFields(func(name string) error {
		switch name {
		case "blockhash":
			return r.decode(&header.Hash)
		case "previousBlockhash":
			return r.decode(&header.Parent)
		case "blockTime":
			return r.decode(&header.Time)
		case "transactions":
			return r.readTransactions()
		}
		return r.decode(new(json.RawMessage))
	})
	if err != nil {
		return err
	}
	r.out.Block, err = header.check(r.slot)
	if err == nil && !r.listed {
		return fmt.Errorf("%w: block %d without its transactions", chain.ErrInconsistent, r.slot)
	}
	return err
}

func (r *blockReader) readTransactions() (err error) {
	r.listed, err = r.open('[')
	if err != nil || !r.listed {
		return err
	}
	var raw json.RawMessage
	for r.More() {
		if err := r.decode(&raw); err != nil {
			return err
		}
		if err := r.addTransaction(raw); err != nil {
			return err
		}
	}
	_, err = r.Token()
	return err
}

// addTransaction adds a transaction's transfers, if it names a configured mint, as every
// balance does.
func (r *blockReader) addTransaction(raw json.RawMessage) error {
	if !namesAny(raw, r.names) {
		return nil
	}
	f, err := parseTransaction(raw)
	if err != nil {
		return fmt.Errorf("a transaction of block %d: %w", r.slot, err)
	}
	if r.seen[f.Signature] {
		return fmt.Errorf("%w: block %d has transaction %s twice", chain.ErrInconsistent, r.slot, f.Signature)
	}
	r.seen[f.Signature] = true
	transfers, err := transfersOf(f, r.mints)
	r.out.Transfers = append(r.out.Transfers, transfers...)
	return err
}
