package evm

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"sync"

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

// maxBatch is how many calls every node is to take in one round trip
// (docs/operations.md).
const maxBatch = 100

// callBatch makes calls in one round trip and hands each result to read, which must
// not keep it, and which may be handed them again by another node. The first failed
// call fails the batch.
func (c *Client) callBatch(ctx context.Context, operation string, calls []query, read func(i int, result []byte) error) error {
	return c.callBatchThen(ctx, operation, calls, read, func() error { return nil })
}

// callBatchThen is callBatch with a last look at all results together.
func (c *Client) callBatchThen(ctx context.Context, operation string, calls []query, read func(i int, result []byte) error, done func() error) error {
	var request bytes.Buffer
	for i, q := range calls {
		list, err := json.Marshal(q.params)
		if err != nil {
			return fmt.Errorf("%s: %w", operation, err)
		}
		request.WriteByte(",["[min(i, 1)^1])
		fmt.Fprintf(&request, `{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`, i, q.method, list)
	}
	request.WriteByte(']')
	return c.runCall(ctx, operation, func(ctx context.Context, n *node) error {
		body := bodyBuffers.Get().(*bytes.Buffer)
		defer func() {
			body.Reset()
			if body.Cap() <= maxPooledBody {
				bodyBuffers.Put(body)
			}
		}()
		if err := n.postRequest(ctx, request.Bytes(), body); err != nil {
			return err
		}
		if err := parseBatch(body.Bytes(), len(calls), read); err != nil {
			return err
		}
		return done()
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

// parseBatch takes the answer to a batch apart. A node may answer in any order,
// and with a lone error to the batch as a whole.
func parseBatch(in []byte, n int, read func(i int, result []byte) error) error {
	s := scanner{in: in}
	if s.peekByte() == '{' {
		if _, _, err := s.readAnswer(); err != nil {
			return err
		}
		return fmt.Errorf("%w: one answer to a batch", chain.ErrInconsistent)
	}
	seen, count := make([]bool, n), 0
	s.takeByte('[')
	for first := true; s.nextElement(&first); {
		id, result, err := s.readAnswer()
		if err != nil {
			return err
		}
		if id < 0 || id >= n || seen[id] {
			return fmt.Errorf("%w: an answer to no question", chain.ErrInconsistent)
		}
		seen[id] = true
		count++
		if err := read(id, result); err != nil {
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
