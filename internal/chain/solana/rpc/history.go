package rpc

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

const (
	// statusesPerCall is how many signatures a node looks up for one answer.
	statusesPerCall = 256
	// MaxSignatures is how many signatures a node lists in one answer.
	MaxSignatures = 1000
)

// SignatureStatus is a node's report of a transaction's outcome. It decides no outcome alone: see Transaction.
type SignatureStatus struct {
	Slot       uint64
	Err        *TransactionError // nil when it succeeded
	Commitment Commitment        // "processed", too
}

type statusAnswer struct {
	Slot       *uint64         `json:"slot"`
	Err        json.RawMessage `json:"err"`
	Commitment Commitment      `json:"confirmationStatus"`
}

// parseStatuses reads as many statuses as were asked for; nil where there is none.
func parseStatuses(want int, value json.RawMessage) ([]*SignatureStatus, error) {
	list, err := decodeInto[[]*statusAnswer](value)
	if err != nil {
		return nil, err
	}
	if len(list) != want {
		return nil, fmt.Errorf("%w: %d statuses, want %d", chain.ErrInconsistent, len(list), want)
	}
	out := make([]*SignatureStatus, len(list))
	for i, a := range list {
		if a == nil {
			continue
		}
		if a.Slot == nil {
			return nil, fmt.Errorf("%w: a status without its slot", chain.ErrInconsistent)
		}
		failed, err := parseTransactionError(a.Err)
		if err != nil {
			return nil, err
		}
		out[i] = &SignatureStatus{Slot: *a.Slot, Err: failed, Commitment: a.Commitment}
	}
	return out, nil
}

// SignatureStatuses returns the outcomes of transactions, however old; nil for one that the node does not know.
func (c *Client) SignatureStatuses(ctx context.Context, signatures []solana.Signature) ([]*SignatureStatus, error) {
	var out []*SignatureStatus
	for some := range slices.Chunk(signatures, statusesPerCall) {
		got, err := fetchAtSlot(ctx, c, "signature statuses", func(value json.RawMessage) ([]*SignatureStatus, error) { return parseStatuses(len(some), value) },
			"getSignatureStatuses", func(map[string]any) []any {
				return []any{some, map[string]any{"searchTransactionHistory": true}}
			})
		if err != nil {
			return nil, err
		}
		out = append(out, got.Value...)
	}
	return out, nil
}

// SignatureInfo is a transaction that names an account.
type SignatureInfo struct {
	Signature  solana.Signature
	Slot       uint64
	Time       time.Time         // zero when the node does not say
	Err        *TransactionError // nil when it succeeded
	Memo       string            // all memos of it: "[5] first; [6] second", with their lengths
	Commitment Commitment
}

type signatureAnswer struct {
	Signature  *solana.Signature `json:"signature"`
	Slot       uint64            `json:"slot"`
	Err        json.RawMessage   `json:"err"`
	Memo       *string           `json:"memo"`
	Time       *int64            `json:"blockTime"`
	Commitment Commitment        `json:"confirmationStatus"`
}

// parseSignatures reads the answer of getSignaturesForAddress: newest first.
func parseSignatures(most int, result []byte) ([]SignatureInfo, error) {
	list, err := decodeInto[[]signatureAnswer](result)
	if err != nil {
		return nil, err
	}
	if len(list) > most {
		return nil, fmt.Errorf("%w: %d signatures, want at most %d", chain.ErrInconsistent, len(list), most)
	}
	out := make([]SignatureInfo, len(list))
	for i, a := range list {
		if a.Signature == nil || i > 0 && a.Slot > list[i-1].Slot {
			return nil, fmt.Errorf("%w: signatures are missing or not in order", chain.ErrInconsistent)
		}
		failed, err := parseTransactionError(a.Err)
		if err != nil {
			return nil, err
		}
		out[i] = SignatureInfo{Signature: *a.Signature, Slot: a.Slot, Err: failed, Commitment: a.Commitment}
		if a.Memo != nil {
			out[i].Memo = *a.Memo
		}
		if a.Time != nil {
			out[i].Time = time.Unix(*a.Time, 0).UTC()
		}
	}
	return out, nil
}

// SignaturesFor lists the confirmed transactions that name an account, newest first:
// those after until and before before, each of them zero for no bound, and at most
// limit, or MaxSignatures when limit is 0. A full answer has more behind it: ask again
// before its last.
func (c *Client) SignaturesFor(ctx context.Context, account solana.PublicKey, until, before solana.Signature, limit int) ([]SignatureInfo, error) {
	if limit <= 0 || limit > MaxSignatures {
		limit = MaxSignatures
	}
	return fetchSame(ctx, c, "the signatures of "+account.String(), checkedRecently, compareSignatures, func(ctx context.Context, n *node, known *chain.Block) ([]SignatureInfo, error) {
		options := map[string]any{"commitment": Confirmed, "limit": limit}
		if known != nil {
			options["minContextSlot"] = known.Number
		}
		if until != (solana.Signature{}) {
			options["until"] = until
		}
		if before != (solana.Signature{}) {
			options["before"] = before
		}
		return ask(ctx, n, func(result []byte) ([]SignatureInfo, error) { return parseSignatures(limit, result) },
			"getSignaturesForAddress", account, options)
	})
}

// FirstBlock returns the slot from which on every node that is up has all blocks, and the transactions and signatures
// of addresses.
func (c *Client) FirstBlock(ctx context.Context) (uint64, error) {
	answers, err := askNodes(ctx, c, func(ctx context.Context, one *Client) (uint64, error) {
		return fetch(ctx, one, "the first block", checkedAfter, func(ctx context.Context, n *node, _ *chain.Block) (uint64, error) {
			return ask(ctx, n, parseSlot, "getFirstAvailableBlock")
		})
	})
	first := uint64(0)
	for _, a := range answers {
		if err == nil {
			err = a.err
		}
		first = max(first, a.value)
	}
	return first, err
}

// compareSignatures looks at which transactions two nodes list, and whether they failed.
// One that lists newer ones first is not contrary to one that does not have them yet.
func compareSignatures(a, b []SignatureInfo) agreement {
	same := func(x, y SignatureInfo) bool { return x.Signature == y.Signature && (x.Err == nil) == (y.Err == nil) }
	switch {
	case slices.EqualFunc(a, b, same):
		return agreeing
	case len(a) == 0 || len(b) == 0 || a[0].Slot != b[0].Slot:
		return apart
	}
	return contrary
}
