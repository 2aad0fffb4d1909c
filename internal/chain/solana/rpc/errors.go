package rpc

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"slices"
	"strings"

	"github.com/granaryhq/granary/internal/chain"
)

// Errors of this package, beside chain.ErrUnavailable, chain.ErrInconsistent and
// chain.ErrWrongChain, which say that the node is at fault.
var (
	// ErrKnown: the cluster has executed this very transaction already.
	ErrKnown = errors.New("transaction already processed")
	// ErrBlockhash: the transaction's blockhash is too old, or its nonce's value is not
	// the account's.
	ErrBlockhash = errors.New("blockhash not found")
	// ErrInsufficientFunds: the fee payer cannot pay for fees and rent.
	ErrInsufficientFunds = errors.New("insufficient lamports")
	// ErrRejected: the node refuses the transaction for another reason. See RejectionOf.
	ErrRejected = errors.New("transaction rejected")
)

// refusals are a healthy node's rejections of a transaction.
var refusals = []error{ErrKnown, ErrBlockhash, ErrInsufficientFunds, ErrRejected}

func isRefusal(err error) bool {
	return slices.ContainsFunc(refusals, func(r error) bool { return errors.Is(err, r) })
}

// errDown is chain.ErrUnavailable of a node that does not respond at all. A node that responds with an error is up.
var errDown = fmt.Errorf("%w", chain.ErrUnavailable)

// errBehind is chain.ErrUnavailable of a node that does not have known state yet.
var errBehind = fmt.Errorf("%w", chain.ErrUnavailable)

// errFilter is the error of an AddressFilter that failed. It is no fault of a node.
var errFilter = errors.New("looking up the addresses of wallets")

// errTooLarge ends the reading of a body beyond maxResponse.
var errTooLarge = errors.New("response too large")

// Codes of a node's errors, of agave's rpc-client-api.
const (
	codeBlockCleanedUp       = -32001
	codePreflightFailure     = -32002
	codeSignatureFailure     = -32003
	codeBlockNotAvailable    = -32004
	codeSlotSkipped          = -32007
	codeStorageSlotSkipped   = -32009
	codeBlockStatusNotYet    = -32014
	codeUnsupportedVersion   = -32015
	codeMinContextNotReached = -32016
	codeInvalidParams        = -32602
)

// classifyError turns an error of a question into one of this package's values. It
// keeps the cause's text only where the text cannot hold the node's URL.
func (n *node) classifyError(ctx context.Context, err error) error {
	var (
		status statusError
		said   *nodeError
		urlErr *url.Error
	)
	switch {
	case err == nil:
		return nil
	case isAtFault(err), isRefusal(err), errors.Is(err, chain.ErrUnreadable), errors.Is(err, errFilter):
		return err
	case errors.Is(ctx.Err(), context.Canceled):
		return context.Canceled
	case errors.Is(err, context.DeadlineExceeded):
		return fmt.Errorf("%w: no answer in time", errDown)
	case isRateLimit(err):
		return fmt.Errorf("%w: %s", chain.ErrUnavailable, n.redactURL(err.Error())) // it is up: Agreed waits for it
	case errors.As(err, &status):
		return fmt.Errorf("%w: %w", errDown, status)
	case errors.Is(err, errTooLarge):
		return fmt.Errorf("%w: %w", chain.ErrInconsistent, errTooLarge)
	case errors.As(err, &said):
		return n.classifySaid(said)
	case errors.As(err, &urlErr):
		return fmt.Errorf("%w: %s", errDown, n.redactURL(urlErr.Err.Error()))
	case errors.Is(err, io.ErrUnexpectedEOF), errors.Is(err, io.EOF):
		return fmt.Errorf("%w: answer cut short", errDown)
	}
	return fmt.Errorf("%w: %s", errDown, n.redactURL(err.Error()))
}

// classifySaid reads a node's error about itself.
func (n *node) classifySaid(said *nodeError) error {
	text := n.redactURL(said.Message)
	switch said.Code {
	case codeBlockNotAvailable, codeMinContextNotReached:
		return fmt.Errorf("%w: %s", errBehind, text)
	case codeBlockCleanedUp:
		return fmt.Errorf("%w: the node no longer keeps this block: %s", chain.ErrUnavailable, text)
	case codeUnsupportedVersion:
		return fmt.Errorf("%w: a transaction of a version that this release does not know: %s", chain.ErrUnavailable, text)
	}
	return fmt.Errorf("%w: JSON-RPC error %d: %s", chain.ErrUnavailable, said.Code, text)
}

// redactURL removes every part of the node's URL from a text and clips it.
func (n *node) redactURL(s string) string {
	for _, secret := range n.secrets {
		s = strings.ReplaceAll(s, secret, "…")
	}
	return clipText(s)
}

// clipText bounds a text of a node's.
func clipText(s string) string {
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
