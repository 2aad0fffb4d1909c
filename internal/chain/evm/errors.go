package evm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/chain"
)

// Errors of this package, beside chain.ErrUnavailable, chain.ErrInconsistent and
// chain.ErrWrongChain, which say that the node is at fault.
var (
	// ErrReverted: the call runs, and the contract rejects it. It reverts (see RevertData), or fails in the
	// EVM, such as by an invalid opcode or for lack of gas.
	ErrReverted = errors.New("execution reverted")

	// ErrSimulationGas is chain.ErrNotServed of a simulation whose calls need more gas together than the
	// node allows.
	ErrSimulationGas = fmt.Errorf("%w", chain.ErrNotServed)

	// ErrKnown: the node has this very transaction already.
	ErrKnown = errors.New("transaction already known")
	// ErrNonceTooLow: a transaction with this nonce is mined already.
	ErrNonceTooLow = errors.New("nonce too low")
	// ErrUnderpriced: the fee is below the node's floor, or too little above
	// that of the pending transaction it would replace.
	ErrUnderpriced = errors.New("transaction underpriced")
	// ErrFunds: the sender cannot pay for gas and value.
	ErrFunds = errors.New("insufficient funds for gas")
	// ErrRejected: the node refuses the transaction for another reason.
	ErrRejected = errors.New("transaction rejected")
)

// errDown is chain.ErrUnavailable of a node that does not respond at all. A node that responds with an error is up.
var errDown = fmt.Errorf("%w", chain.ErrUnavailable)

// errBehind is chain.ErrUnavailable of a node that does not have the known final block yet.
var errBehind = fmt.Errorf("%w", chain.ErrUnavailable)

// revertError carries the data of a reverting call.
type revertError struct {
	msg  string
	data []byte
}

func (e *revertError) Error() string        { return ErrReverted.Error() + ": " + e.msg }
func (e *revertError) Is(target error) bool { return target == ErrReverted }

// RevertData returns the data of a call that failed with ErrReverted: an ABI-encoded error of the contract, or empty.
func RevertData(err error) []byte {
	var r *revertError
	if errors.As(err, &r) {
		return r.data
	}
	return nil
}

// errTooLarge ends the reading of a body beyond maxResponse.
var errTooLarge = errors.New("response too large")

// rateLimited is chain.ErrUnavailable of a node that limits the rate of requests.
type rateLimited struct{ error }

func (e rateLimited) Unwrap() error { return e.error }

// classifyError turns an error of the RPC client into one of this package's values.
// It keeps the cause's text only where the text cannot hold the node's URL.
func (n *node) classifyError(ctx context.Context, err error) error {
	classified := n.classifyCause(ctx, err)
	if isRateLimit(err) && errors.Is(classified, chain.ErrUnavailable) {
		return rateLimited{classified}
	}
	return classified
}

// classifyCause is classifyError without the type rateLimited.
func (n *node) classifyCause(ctx context.Context, err error) error {
	var (
		httpErr rpc.HTTPError
		rpcErr  rpc.Error
		syntax  *json.SyntaxError
		typ     *json.UnmarshalTypeError
		urlErr  *url.Error
	)
	switch {
	case err == nil:
		return nil
	case errors.Is(err, chain.ErrInconsistent), errors.Is(err, chain.ErrUnavailable), errors.Is(err, chain.ErrWrongChain):
		return err
	case errors.Is(ctx.Err(), context.Canceled):
		return context.Canceled
	case errors.Is(err, context.DeadlineExceeded):
		return fmt.Errorf("%w: no answer in time", errDown)
	case errors.As(err, &httpErr) && httpErr.StatusCode == http.StatusTooManyRequests:
		return fmt.Errorf("%w: HTTP %d %s", chain.ErrUnavailable, httpErr.StatusCode, http.StatusText(httpErr.StatusCode)) // it is up: Agreed waits for it
	case errors.As(err, &httpErr):
		return fmt.Errorf("%w: HTTP %d %s", errDown, httpErr.StatusCode, http.StatusText(httpErr.StatusCode))
	case errors.Is(err, errTooLarge):
		return fmt.Errorf("%w: %w", chain.ErrInconsistent, errTooLarge)
	case errors.Is(err, rpc.ErrMissingBatchResponse), errors.Is(err, rpc.ErrNoResult):
		return fmt.Errorf("%w: %w", chain.ErrInconsistent, err)
	case errors.As(err, &rpcErr):
		return n.classifyRPC(rpcErr)
	case errors.As(err, &urlErr):
		return fmt.Errorf("%w: %s", errDown, n.redactURL(urlErr.Err.Error()))
	case errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, io.EOF):
		return fmt.Errorf("%w: answer cut short", errDown)
	case errors.As(err, &syntax), errors.As(err, &typ):
		return fmt.Errorf("%w: malformed answer", chain.ErrInconsistent)
	}
	return fmt.Errorf("%w: %s", errDown, n.redactURL(err.Error()))
}

// classifyRPC returns the error of a node's JSON-RPC error: ErrReverted if the contract rejects the call,
// chain.ErrUnavailable if the node cannot serve requests now, and else chain.ErrNotServed.
func (n *node) classifyRPC(err rpc.Error) error {
	msg, data := n.redactURL(err.Error()), errorDataOf(err)
	kind := chain.ErrNotServed
	switch code := err.ErrorCode(); {
	case isRevert(code, msg, data):
		return n.newRevert(err.Error(), data, nil)
	case isRateLimit(err), transientCode(code) && code != codeInternal:
		kind = chain.ErrUnavailable
	case isHalt(code, msg, data):
		return n.newRevert(err.Error(), data, nil)
	}
	return fmt.Errorf("%w: JSON-RPC error %d: %s", kind, err.ErrorCode(), msg)
}

// classifySend reads a node's refusal of a transaction. Nodes agree on no codes
// here, so it goes by their words (geth, erigon, nethermind, besu, reth, anvil).
func (n *node) classifySend(ctx context.Context, err error) error {
	var rpcErr rpc.Error
	if err == nil || !errors.As(err, &rpcErr) || transientCode(rpcErr.ErrorCode()) {
		return n.classifyError(ctx, err)
	}
	msg := strings.ToLower(rpcErr.Error())
	has := func(words ...string) bool {
		for _, w := range words {
			if strings.Contains(msg, w) {
				return true
			}
		}
		return false
	}
	kind := ErrRejected
	switch {
	case has("already known", "alreadyknown", "already imported", "already_exists") || strings.HasPrefix(msg, "known transaction"):
		kind = ErrKnown
	case has("nonce too low", "oldnonce", "nonce is too low", "nonce_too_low"):
		kind = ErrNonceTooLow
	case has("underpriced", "feetoolow", "less than block base fee", "fee too low", "gas price too low", "below minimum"):
		kind = ErrUnderpriced
	case has("insufficient funds", "insufficientfunds", "upfront cost exceeds"):
		kind = ErrFunds
	case has("txpool is full", "pool is full", "limit exceeded", "rate limit", "too many"):
		kind = chain.ErrUnavailable
	}
	return fmt.Errorf("%w: %s", kind, n.redactURL(rpcErr.Error()))
}

// codeInternal is the JSON-RPC code of an internal error, which some nodes use for failures of a call.
const codeInternal = -32603

// transientCode reports whether a JSON-RPC error code is about the node, not the request: internal error, resource
// unavailable, timeout, limits.
func transientCode(code int) bool {
	switch code {
	case codeInternal, -32001, -32002, -32005, -32029, 429:
		return true
	}
	return false
}

// redactURL removes every part of the node's URL from a text and clips it.
func (n *node) redactURL(s string) string {
	for _, secret := range n.secrets {
		s = strings.ReplaceAll(s, secret, "…")
	}
	const most = 200
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "") + "…"
	}
	return s
}

// urlSecrets lists the texts of a URL that must never be shown, longest first:
// the whole, its host, user, password, path segments and query values.
func urlSecrets(u *url.URL) []string {
	out := []string{u.String()}
	add := func(parts ...string) {
		for _, s := range parts {
			if len(s) >= 6 {
				out = append(out, s)
			}
		}
	}
	add(u.RequestURI(), u.Path, u.RawQuery, u.Host, u.Hostname())
	if u.User != nil {
		pw, _ := u.User.Password()
		add(u.User.String(), pw, u.User.Username())
	}
	add(strings.Split(u.Path, "/")...)
	for _, vs := range u.Query() {
		add(vs...)
	}
	slices.SortFunc(out, func(a, b string) int { return len(b) - len(a) })
	return out
}
