package evm

import (
	"context"
	"errors"
	"net/url"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
)

// Nodes' texts about a rejected transaction.
func TestRefusalsOfNodes(t *testing.T) {
	for msg, want := range map[string]error{
		"already known":                                                 ErrKnown, // geth
		"AlreadyKnown":                                                  ErrKnown, // nethermind
		"Known transaction":                                             ErrKnown, // besu
		"ALREADY_EXISTS: already known":                                 ErrKnown, // erigon
		"transaction already imported":                                  ErrKnown, // anvil
		"nonce too low: next nonce 5, tx nonce 3":                       ErrNonceTooLow,
		"OldNonce, Current nonce: 5, nonce of rejected tx: 3":           ErrNonceTooLow,
		"Nonce too low":                                                 ErrNonceTooLow,
		"replacement transaction underpriced":                           ErrUnderpriced,
		"transaction underpriced: gas tip cap 1, minimum needed 1000":   ErrUnderpriced,
		"max fee per gas less than block base fee: address 0x0":         ErrUnderpriced,
		"FeeTooLow, MaxFeePerGas too low":                               ErrUnderpriced,
		"insufficient funds for gas * price + value: balance 0":         ErrFunds,
		"Upfront cost exceeds account balance":                          ErrFunds,
		"txpool is full":                                                chain.ErrUnavailable,
		"daily request limit exceeded, see https://node.example/s3cret": chain.ErrUnavailable,
		"unknown transaction type":                                      ErrRejected,
		"transaction type not supported":                                ErrRejected,
		"max priority fee per gas higher than max fee per gas":          ErrRejected,
		"invalid sender":                                                ErrRejected,
		"exceeds block gas limit":                                       ErrRejected,
		"gapped-nonce tx from delegated accounts":                       ErrRejected,
	} {
		u, err := url.Parse("https://node.example/s3cret")
		if err != nil {
			t.Fatal(err)
		}
		c := &node{secrets: urlSecrets(u)}
		got := c.classifySend(context.Background(), &rpcError{Code: -32000, Message: msg})
		if !errors.Is(got, want) || strings.Contains(got.Error(), "s3cret") {
			t.Errorf("%q: %v, want %v", msg, got, want)
		}
		if got := c.classifySend(context.Background(), &rpcError{Code: -32005, Message: msg}); !errors.Is(got, chain.ErrUnavailable) {
			t.Errorf("%q beyond a limit: %v", msg, got)
		}
	}
}
