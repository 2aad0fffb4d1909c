package rpc

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// A stranger may make a block's response large, with logs and with data of inner instructions, and the one of an
// owner's token accounts, with empty ones. They are read value by value, and far more may be sent than is kept.
const (
	// maxStream bounds a node's bytes for one block, or for the token accounts of one owner.
	maxStream = 1 << 30
	// maxValue bounds one transaction in it: many times the size that one may log and pass on.
	maxValue = 32 << 20
	// progress is how much of an answer must arrive within a node's timeout.
	progress = 1 << 20
	// longestStream bounds how long one answer may take to arrive.
	longestStream = 5 * time.Minute
)

// answerStream is an answer as it arrives.
type answerStream struct {
	io.Reader
	advanced func() // is called for each step of progress
	sent     int64
	value    int64 // sent since a value was read
	failed   error // of the reading, other than its end
}

func (s *answerStream) Read(p []byte) (int, error) {
	if s.sent >= maxStream || s.value >= maxValue {
		s.failed = errTooLarge
		return 0, s.failed
	}
	n, err := s.Reader.Read(p[:min(int64(len(p)), maxStream-s.sent, maxValue-s.value)])
	if s.sent/progress != (s.sent+int64(n))/progress {
		s.advanced()
	}
	s.sent, s.value = s.sent+int64(n), s.value+int64(n)
	if err != nil && err != io.EOF {
		s.failed = err
	}
	return n, err
}

// streamAnswer has the node answer a question, and has read read the answer as it arrives.
func (n *node) streamAnswer(ctx context.Context, read func(*answerStream) error, method string, params ...any) error {
	reading, cancel := context.WithTimeout(ctx, longestStream)
	defer cancel()
	patience := time.AfterFunc(n.timeout, cancel)
	defer patience.Stop()
	err := n.readStream(reading, read, func() { patience.Reset(n.timeout) }, method, params)
	if err != nil && reading.Err() != nil && !errors.Is(ctx.Err(), context.Canceled) {
		return context.DeadlineExceeded
	}
	return err
}

func (n *node) readStream(ctx context.Context, read func(*answerStream) error, advanced func(), method string, params []any) error {
	body, err := n.openAnswer(ctx, method, params)
	if err != nil {
		return err
	}
	defer func() { _ = body.Close() }()
	in := &answerStream{Reader: body, advanced: advanced}
	err = read(in)
	switch {
	case in.failed != nil:
		return in.failed
	case err != nil:
		return malformedError(method, err)
	}
	return nil
}

// anyVersion is the highest number of a version that a node can be asked for.
const anyVersion = 255

// askTransfers has the node answer getBlock, with transactions of versions up to one, and reads the answer as it arrives.
func (n *node) askTransfers(ctx context.Context, slot uint64, version int, mints map[solana.PublicKey]chain.Token, wallets AddressFilter) (chain.BlockTransfers, error) {
	var r *blockReader
	err := n.streamAnswer(ctx, func(in *answerStream) error {
		r = newBlockReader(slot, in, mints)
		return r.readBlockAnswer()
	}, "getBlock", slot, map[string]any{
		"commitment": Confirmed, "encoding": "base64", "transactionDetails": "full", "rewards": false, "maxSupportedTransactionVersion": version})
	if err == nil {
		err = r.verifySignatures(ctx, wallets)
	}
	if err != nil {
		return chain.BlockTransfers{}, err
	}
	slices.Sort(r.out.Unread)
	r.out.Unread = slices.Compact(r.out.Unread)
	return r.out, nil
}

// readSize is how much of an answer is read at a time.
const readSize = 64 << 10

// tolerant are options of reading: a text of a stranger's that is not UTF-8 must not stop the reading of a chain.
var tolerant = jsontext.AllowInvalidUTF8(true)

// answerReader reads an answer value by value.
type answerReader struct {
	*jsontext.Decoder
	in *answerStream
}

func newAnswerReader(in *answerStream) answerReader {
	// Names are compared only in objects that are decoded: in others they have no meaning here.
	return answerReader{jsontext.NewDecoder(bufio.NewReaderSize(in, readSize), tolerant, jsontext.AllowDuplicateNames(true)), in}
}

// decodeValue reads the next value whole.
func (r answerReader) decodeValue(into any) error {
	raw, err := r.readValue()
	if err != nil {
		return err
	}
	return json.Unmarshal(raw, into, tolerant)
}

// readValue returns the next value, which is valid until the next call.
func (r answerReader) readValue() (jsontext.Value, error) {
	raw, err := r.ReadValue()
	r.in.value = 0
	return raw, err
}

// openValue reads the beginning of an object or a list; false for null.
func (r answerReader) openValue(want jsontext.Kind) (bool, error) {
	token, err := r.ReadToken()
	if err != nil || token.Kind() == jsontext.KindNull {
		return false, err
	}
	if token.Kind() != want {
		return false, fmt.Errorf("%w: %v where %v is expected", chain.ErrInconsistent, token.Kind(), want)
	}
	return true, nil
}

// readFields reads the rest of an object, each field once.
func (r answerReader) readFields(readField func(name string) error) error {
	had := map[string]bool{}
	for r.PeekKind() != jsontext.KindEndObject {
		token, err := r.ReadToken()
		if err != nil {
			return err
		}
		name := token.String()
		if had[name] {
			return fmt.Errorf("%w: %q twice", chain.ErrInconsistent, name)
		}
		had[name] = true
		if err := readField(name); err != nil {
			return err
		}
	}
	_, err := r.ReadToken()
	return err
}

// readAnswer reads {id, result | error} to its end, and has readResult read the result.
func (r answerReader) readAnswer(readResult func() error) error {
	var answer answerFrame
	is, err := r.openValue(jsontext.KindBeginObject)
	if err != nil {
		return err
	}
	if !is {
		return fmt.Errorf("%w: an answer that is none", chain.ErrInconsistent)
	}
	err = r.readFields(func(name string) error {
		switch name {
		case "id":
			return r.decodeValue(&answer.ID)
		case "error":
			return r.decodeValue(&answer.Error)
		case "result":
			answer.Result = []byte("read")
			return readResult()
		}
		_, err := r.readValue()
		return err
	})
	if err != nil {
		return err
	}
	if _, err := r.ReadToken(); !errors.Is(err, io.EOF) {
		return fmt.Errorf("%w: more than one answer", chain.ErrInconsistent)
	}
	_, err = answer.check()
	return err
}

// blockReader reads a block and keeps its transfers.
type blockReader struct {
	answerReader
	slot   uint64
	mints  map[solana.PublicKey]chain.Token
	names  [][]byte // of the mints
	listed bool     // its transactions were read
	seen   map[solana.Signature]bool
	signed []signedTransfers
	decode json.Options // of transactions
	out    chain.BlockTransfers
}

// signedTransfers are the transfers from..to of a block, which one transaction made.
type signedTransfers struct {
	transaction solana.Transaction
	from, to    int
}

func newBlockReader(slot uint64, in *answerStream, mints map[solana.PublicKey]chain.Token) *blockReader {
	r := &blockReader{answerReader: newAnswerReader(in), slot: slot, mints: mints, seen: map[solana.Signature]bool{}}
	r.decode = json.JoinOptions(tolerant, json.WithUnmarshalers(json.UnmarshalFromFunc(keyCache{}.decodeKey)))
	for mint := range mints {
		r.names = append(r.names, []byte(mint.String()))
	}
	return r
}

// readBlockAnswer reads the answer. Error: errNoBlock if there is none.
func (r *blockReader) readBlockAnswer() error {
	missing := false
	err := r.readAnswer(func() error {
		is, err := r.openValue(jsontext.KindBeginObject)
		if missing = err == nil && !is; missing || err != nil {
			return err
		}
		return r.readBlock()
	})
	if err == nil && missing {
		return errNoBlock
	}
	return err
}

// readBlock reads the rest of a block.
func (r *blockReader) readBlock() error {
	var header blockAnswer
	err := r.readFields(func(name string) error {
		switch name {
		case "blockhash":
			return r.decodeValue(&header.Hash)
		case "previousBlockhash":
			return r.decodeValue(&header.Parent)
		case "blockTime":
			return r.decodeValue(&header.Time)
		case "transactions":
			return r.readTransactions()
		}
		_, err := r.readValue()
		return err
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

// keyCache has the keys of one block by their texts. Balances name a few mints, programs and owners again and again, and to decode
// a key from base58 takes longer than anything else in a balance.
type keyCache map[string]solana.PublicKey

// decodeKey decodes a key that was not decoded before.
func (c keyCache) decodeKey(d *jsontext.Decoder, k *solana.PublicKey) error {
	raw, err := d.ReadValue()
	if err != nil {
		return err
	}
	key, known := c[string(raw)]
	if !known {
		if err := json.Unmarshal(raw, &key); err != nil {
			return err
		}
		c[string(raw)] = key
	}
	*k = key
	return nil
}

func (r *blockReader) readTransactions() (err error) {
	r.listed, err = r.openValue(jsontext.KindBeginArray)
	if err != nil || !r.listed {
		return err
	}
	for r.PeekKind() != jsontext.KindEndArray {
		raw, err := r.readValue()
		if err != nil {
			return err
		}
		if err := r.addTransaction(raw); err != nil {
			return err
		}
	}
	_, err = r.ReadToken()
	return err
}

// addTransaction adds a transaction's transfers, if it names a configured mint, as every
// balance does.
func (r *blockReader) addTransaction(raw jsontext.Value) error {
	if !namesAny(raw, r.names) {
		return nil
	}
	var answer transactionAnswer
	if err := json.Unmarshal(raw, &answer, r.decode); err != nil {
		return fmt.Errorf("a transaction of block %d: %w", r.slot, err)
	}
	if answer.isOfLaterVersion() {
		return r.addUnread(answer)
	}
	f, err := answer.decodeUnverified()
	if err != nil {
		return fmt.Errorf("a transaction of block %d: %w", r.slot, err)
	}
	if r.seen[f.Signature] {
		return fmt.Errorf("%w: block %d has transaction %s twice", chain.ErrInconsistent, r.slot, f.Signature)
	}
	r.seen[f.Signature] = true
	transfers, err := transfersOf(f, r.mints)
	if err != nil || len(transfers) == 0 {
		return err
	}
	from := len(r.out.Transfers)
	r.out.Transfers = append(r.out.Transfers, transfers...)
	r.signed = append(r.signed, signedTransfers{f.Transaction, from, len(r.out.Transfers)})
	return nil
}

// verifySignatures verifies the signatures of the transactions that pay a wallet, and marks the transfers of the others as
// unverified. Without a filter it verifies those of every transaction with a transfer.
func (r *blockReader) verifySignatures(ctx context.Context, wallets AddressFilter) error {
	paid, err := r.findPaid(ctx, wallets)
	if err != nil {
		return err
	}
	for _, s := range r.signed {
		transfers := r.out.Transfers[s.from:s.to]
		if wallets != nil && !slices.ContainsFunc(transfers, func(t chain.Transfer) bool { return paid[t.To] }) {
			for n := range transfers {
				transfers[n].Unverified = true
			}
			continue
		}
		if err := s.transaction.Verify(); err != nil {
			return fmt.Errorf("%w: transaction %s of block %d: %w", chain.ErrInconsistent, s.transaction.Signatures[0], r.slot, err)
		}
	}
	r.signed = nil
	return nil
}

// findPaid returns which payees of the block are wallets.
func (r *blockReader) findPaid(ctx context.Context, wallets AddressFilter) (map[chain.Address]bool, error) {
	if wallets == nil || len(r.out.Transfers) == 0 {
		return nil, nil
	}
	payees := map[chain.Address]bool{}
	for _, t := range r.out.Transfers {
		payees[t.To] = true
	}
	paid, err := wallets(ctx, slices.Collect(maps.Keys(payees)))
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errFilter, err)
	}
	return paid, nil
}

// addUnread adds the holders of the configured mints in a transaction of a later version. Its bytes cannot be read, but
// every account of a token that it may have paid is among its balances. Error: chain.ErrUnreadable if one
// of them has no owner.
func (r *blockReader) addUnread(answer transactionAnswer) error {
	if answer.Meta == nil {
		return fmt.Errorf("%w: a transaction without its status", chain.ErrUnavailable)
	}
	failed, err := parseTransactionError(answer.Meta.Err)
	if err != nil || failed != nil {
		return err // it moved no token if it failed
	}
	for _, b := range slices.Concat(answer.Meta.PreTokens, answer.Meta.PostTokens) {
		if b.Mint == nil || b.Owner == nil {
			return fmt.Errorf("%w: %w: block %d has a transaction of a version that is not known, with a token account of unknown owner", chain.ErrUnavailable, chain.ErrUnreadable, r.slot)
		}
		if _, configured := r.mints[*b.Mint]; configured {
			r.out.Unread = append(r.out.Unread, b.Owner.Address())
		}
	}
	return nil
}
