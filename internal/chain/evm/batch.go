package evm

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/chain"
)

// Batches are written and read here rather than by go-ethereum's client, which
// passes five times over every byte of an answer before it is decoded.

// rpcError is a JSON-RPC error, as go-ethereum's client reports it.
type rpcError struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
	Data    any    `json:"data"`
}

func (e *rpcError) Error() string  { return e.Message }
func (e *rpcError) ErrorCode() int { return e.Code }
func (e *rpcError) ErrorData() any { return e.Data }

// bodyBuffers are buffers for answers; very large ones are not kept.
var bodyBuffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}

const maxPooledBody = 16 << 20 // bytes

// query is one call of a batch.
type query struct {
	method string
	params []any
}

// maxBatch is how many calls one round trip has at most. A node that takes fewer is asked in
// parts (docs/operations.md).
const maxBatch = 100

// callBatch makes calls of one node, in as few round trips as it takes, and hands each result to read, which must
// not keep it, and which may be handed them again by another node. The first failed
// call fails the batch.
func (c *Client) callBatch(ctx context.Context, operation string, calls []query, read func(i int, result []byte) error) error {
	return c.callBatchThen(ctx, operation, calls, read, func() error { return nil })
}

// callBatchEach is callBatch which calls reverted for each call that reverts, in place of read. Any other failed call
// fails the batch.
func (c *Client) callBatchEach(ctx context.Context, operation string, calls []query, read func(i int, result []byte) error, reverted func(i int, err error)) error {
	texts, err := encodeCalls(operation, calls)
	if err != nil {
		return err
	}
	return c.runCallsAs(ctx, operation, len(calls), (*node).classifyError, func(ctx context.Context, n *node) error {
		return n.askInParts(ctx, texts, read, func(i int, err error) error {
			classified := n.classifyError(ctx, err)
			if !errors.Is(classified, ErrReverted) {
				return err
			}
			reverted(i, classified)
			return nil
		})
	})
}

// callBatchThen is callBatch with a last look at all results together.
func (c *Client) callBatchThen(ctx context.Context, operation string, calls []query, read func(i int, result []byte) error, done func() error) error {
	texts, err := encodeCalls(operation, calls)
	if err != nil {
		return err
	}
	return c.runCallsAs(ctx, operation, len(calls), (*node).classifyError, func(ctx context.Context, n *node) error {
		if err := n.askInParts(ctx, texts, read, failBatch); err != nil {
			return err
		}
		return done()
	})
}

// encodeCalls returns the JSON of calls, numbered from 0 on.
func encodeCalls(operation string, calls []query) ([][]byte, error) {
	texts := make([][]byte, len(calls))
	for i, q := range calls {
		list, err := json.Marshal(q.params)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", operation, err)
		}
		texts[i] = fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`, i, q.method, list)
	}
	return texts, nil
}

// failBatch returns the error of a call, which fails its batch.
func failBatch(_ int, err error) error { return err }

// askInParts sends calls in batches of no more than the node takes. One that it rejects as a whole is halved, and
// the node is sent no longer ones for batchLimitKept, once it takes the half: a node that rejects everything teaches no limit.
func (n *node) askInParts(ctx context.Context, calls [][]byte, read func(i int, result []byte) error, failed func(i int, err error) error) error {
	most, rejected := int(n.batchLimit.Load()), false
	for from := 0; from < len(calls); {
		to := min(len(calls), from+most)
		err := n.askBatch(ctx, calls[from:to], from, read, failed)
		if to-from > 1 && isBatchRejection(err) {
			most, rejected = (to-from)/2, true
			continue
		}
		if err != nil {
			return err
		}
		if rejected {
			n.limitBatches(most)
			rejected = false
		}
		from = to
	}
	return nil
}

// askBatch makes calls in one round trip, with the timeout of one. They are numbered from first on.
func (n *node) askBatch(ctx context.Context, calls [][]byte, first int, read func(i int, result []byte) error, failed func(i int, err error) error) error {
	ctx, cancel := context.WithTimeout(ctx, n.timeout)
	defer cancel()
	body := bodyBuffers.Get().(*bytes.Buffer)
	defer func() {
		body.Reset()
		if body.Cap() <= maxPooledBody {
			bodyBuffers.Put(body)
		}
	}()
	request := slices.Concat([]byte{'['}, bytes.Join(calls, []byte{','}), []byte{']'})
	if err := n.postRequest(ctx, request, body); err != nil {
		return err
	}
	return parseBatch(body.Bytes(), first, len(calls), read, failed)
}

// batchRejection is an error of a batch as a whole.
type batchRejection struct{ error }

func (e batchRejection) Unwrap() error { return e.error }

// isBatchRejection reports whether an error may be due to the length of a batch: a lone error to it, an HTTP status for a request
// that is too large, or a result that is. Providers agree on no code: -32600, -32602 and -32005 are in use. A rate limit is
// another matter.
func isBatchRejection(err error) bool {
	if isRateLimit(err) {
		return false
	}
	var status rpc.HTTPError
	if errors.As(err, &status) {
		return status.StatusCode == http.StatusRequestEntityTooLarge || status.StatusCode == http.StatusBadRequest
	}
	var whole batchRejection
	return errors.As(err, &whole) || errors.Is(err, errTooLarge)
}

// batchLimitKept is how long a node's limit holds: its operator may raise it, and an error that only looked like one is forgotten.
const batchLimitKept = 10 * time.Minute

// limitBatches has the node be sent batches of no more than most calls for a while.
func (n *node) limitBatches(most int) {
	if before := n.batchLimit.Swap(int32(most)); before != int32(most) {
		n.log.Info("a node takes smaller batches", "chain", string(n.chain), "node", n.number, "calls", most)
	}
	n.metrics.batchLimit.WithLabelValues(string(n.chain), n.number).Set(float64(most))
	time.AfterFunc(batchLimitKept, func() {
		if n.batchLimit.CompareAndSwap(int32(most), maxBatch) {
			n.metrics.batchLimit.WithLabelValues(string(n.chain), n.number).Set(maxBatch)
		}
	})
}

// postRequest sends a request's bytes and reads the answer into body.
func (n *node) postRequest(ctx context.Context, request []byte, body *bytes.Buffer) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, n.url, bytes.NewReader(request))
	if err != nil {
		return err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Accept", "application/json")
	resp, err := n.http.Do(req)
	if err != nil {
		return err
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode != http.StatusOK {
		return rpc.HTTPError{StatusCode: resp.StatusCode}
	}
	if n := resp.ContentLength; n > 0 && n <= maxResponse {
		body.Grow(int(n) + bytes.MinRead)
	}
	_, err = body.ReadFrom(resp.Body)
	return err
}

// parseBatch takes the answer to a batch of n calls apart, which are numbered from first on. A node may answer in any order,
// and with a lone error to the batch as a whole. The error of one call goes to failed, which returns nil if the others are to be read.
func parseBatch(in []byte, first, n int, read func(i int, result []byte) error, failed func(i int, err error) error) error {
	s := scanner{in: in}
	if s.peekByte() == '{' {
		if _, _, err := s.readAnswer(); err != nil {
			return batchRejection{err}
		}
		return fmt.Errorf("%w: one answer to a batch", chain.ErrInconsistent)
	}
	seen, count := make([]bool, n), 0
	s.takeByte('[')
	for start := true; s.nextElement(&start); {
		id, result, err := s.readAnswer()
		if err != nil && id < 0 { // of none of the calls
			return batchRejection{err}
		}
		expected := id >= first && id < first+n && !seen[id-first]
		if err != nil && (s.err != nil || !expected) {
			return err
		}
		if !expected {
			return fmt.Errorf("%w: an answer to no question", chain.ErrInconsistent)
		}
		seen[id-first] = true
		count++
		if err != nil {
			err = failed(id, err)
		} else {
			err = read(id, result)
		}
		if err != nil {
			return err
		}
	}
	if s.err != nil {
		return s.wrapError()
	}
	if count != n {
		return rpc.ErrMissingBatchResponse
	}
	return nil
}

// readAnswer reads one {id, result | error}.
func (s *scanner) readAnswer() (id int, result []byte, err error) {
	id = -1
	var failure []byte
	s.takeByte('{')
	for first := true; ; {
		key := s.nextMember(&first)
		if key == nil {
			break
		}
		switch string(key) {
		case "id":
			if n, err := strconv.Atoi(string(s.skipValue())); err == nil {
				id = n
			}
		case "result":
			result = s.skipValue()
		case "error":
			failure = s.skipValue()
		default:
			s.skipValue()
		}
	}
	switch {
	case s.err != nil:
		return id, nil, s.wrapError()
	case failure != nil && string(failure) != "null":
		e := new(rpcError)
		if err := json.Unmarshal(failure, e); err != nil {
			return id, nil, fmt.Errorf("%w: malformed error", chain.ErrInconsistent)
		}
		return id, nil, e
	case result == nil:
		return id, nil, rpc.ErrNoResult
	}
	return id, result, nil
}

// wrapError is the scanner's error as one of this package's. An answer that just
// ends keeps its error: that is the network's doing.
func (s *scanner) wrapError() error {
	if errors.Is(s.err, io.ErrUnexpectedEOF) {
		return s.err
	}
	return fmt.Errorf("%w: %w", chain.ErrInconsistent, s.err)
}
