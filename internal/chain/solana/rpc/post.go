package rpc

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"

	"github.com/granaryhq/granary/internal/chain"
)

// request is a JSON-RPC request. Requests go one by one: not every node takes batches.
type request struct {
	Version string `json:"jsonrpc"`
	ID      int    `json:"id"`
	Method  string `json:"method"`
	Params  []any  `json:"params"`
}

// requestID is that of every request: an answer comes with its own HTTP response.
const requestID = 1

// nodeError is a JSON-RPC error.
type nodeError struct {
	Code    int             `json:"code"`
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data"`
}

func (e *nodeError) Error() string { return e.Message }

// statusError is an HTTP answer other than 200.
type statusError int

func (e statusError) Error() string {
	return fmt.Sprintf("HTTP %d %s", int(e), http.StatusText(int(e)))
}

// ask has the node answer one question and parses the result.
func ask[T any](ctx context.Context, n *node, parse func(result []byte) (T, error), method string, params ...any) (T, error) {
	var none T
	ctx, cancel := context.WithTimeout(ctx, n.timeout)
	defer cancel()
	body, err := n.postRequest(ctx, method, params)
	if err != nil {
		return none, err
	}
	result, err := parseAnswer(body)
	if err != nil {
		return none, malformedError(method, err)
	}
	value, err := parse(result)
	if err != nil {
		return none, malformedError(method, err)
	}
	return value, nil
}

// malformedError is the error of an answer that cannot be read, unless the node itself
// says that something is wrong.
func malformedError(method string, err error) error {
	var said *nodeError
	if errors.As(err, &said) || isAtFault(err) {
		return err
	}
	return fmt.Errorf("%w: malformed answer to %s: %w", chain.ErrInconsistent, method, err)
}

// postRequest sends a request and reads the answer.
func (n *node) postRequest(ctx context.Context, method string, params []any) ([]byte, error) {
	in, err := n.openAnswer(ctx, method, params)
	if err != nil {
		return nil, err
	}
	defer func() { _ = in.Close() }()
	var body bytes.Buffer
	_, err = body.ReadFrom(&boundedBody{in, maxResponse})
	return body.Bytes(), err
}

// openAnswer sends a request. Who calls it closes the answer.
func (n *node) openAnswer(ctx context.Context, method string, params []any) (io.ReadCloser, error) {
	if params == nil {
		params = []any{}
	}
	out, err := json.Marshal(request{"2.0", requestID, method, params})
	if err != nil {
		return nil, err
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, n.url, bytes.NewReader(out))
	if err != nil {
		return nil, err
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Accept", "application/json")
	resp, err := n.http.Do(req)
	if err != nil {
		return nil, err
	}
	if resp.StatusCode != http.StatusOK {
		_ = resp.Body.Close()
		if resp.StatusCode == http.StatusTooManyRequests {
			n.slowDown(resp.Header.Get("Retry-After"))
		}
		return nil, statusError(resp.StatusCode)
	}
	return resp.Body, nil
}

// answerFrame is the frame of a response around its result.
type answerFrame struct {
	ID     json.RawMessage `json:"id"`
	Result json.RawMessage `json:"result"`
	Error  *nodeError      `json:"error"`
}

// parseAnswer reads {id, result | error}. The result may be null.
func parseAnswer(body []byte) (json.RawMessage, error) {
	var answer answerFrame
	if err := json.Unmarshal(body, &answer); err != nil {
		return nil, err
	}
	return answer.check()
}

// check returns the result, if it is the answer's.
func (answer answerFrame) check() (json.RawMessage, error) {
	switch {
	case answer.Error != nil:
		return nil, answer.Error
	case string(answer.ID) != fmt.Sprint(requestID):
		return nil, fmt.Errorf("%w: an answer to no question", chain.ErrInconsistent)
	case answer.Result == nil:
		return nil, fmt.Errorf("%w: an answer without a result", chain.ErrInconsistent)
	}
	return answer.Result, nil
}

// decodeInto reads a result that must be there.
func decodeInto[T any](result []byte) (T, error) {
	var value *T
	if err := json.Unmarshal(result, &value); err != nil {
		return *new(T), err
	}
	if value == nil {
		return *new(T), fmt.Errorf("%w: nothing", chain.ErrInconsistent)
	}
	return *value, nil
}

// decodeOptional reads a result that may be null, which is nil.
func decodeOptional[T any](result []byte) (*T, error) {
	var value *T
	err := json.Unmarshal(result, &value)
	return value, err
}
