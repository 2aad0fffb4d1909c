package rpc

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

const (
	// statusesPerCall is how many signatures a node looks up for one answer.
	statusesPerCall = 256
	// maxSignatures is how many signatures a node lists in one answer.
	maxSignatures = 1000
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

// SignatureInfo is a transaction that names an account. It has no memo: a node may return any memo of a transaction.
type SignatureInfo struct {
	Signature solana.Signature
	Slot      uint64
	Time      time.Time         // zero when no node reports it
	Err       *TransactionError // nil when it succeeded
}

type signatureAnswer struct {
	Signature *solana.Signature `json:"signature"`
	Slot      uint64            `json:"slot"`
	Err       json.RawMessage   `json:"err"`
	Time      *int64            `json:"blockTime"`
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
		out[i] = SignatureInfo{Signature: *a.Signature, Slot: a.Slot, Err: failed}
		if a.Time != nil {
			out[i].Time = time.Unix(*a.Time, 0).UTC()
		}
	}
	return out, nil
}

// Signatures are transactions that name an account, newest first, and the slot from which on all of them are listed: nodes have dropped
// earlier ones.
type Signatures struct {
	First uint64
	List  []SignatureInfo
}

// maxHistoryLag is by how many slots a node may be behind another one: a minute at most.
const maxHistoryLag = 150

// SignaturesFor lists the transactions of a commitment that name an account, newest first, up to the first for which stop returns
// true, which is left out; all if stop is nil. The function stop must depend on its argument alone.
//
// With Agreed it lists those of the slots that every node that is up has: nodes keep histories of different lengths, and reach the
// commitment at different times. In these slots the nodes must list the same. The time of a transaction is the latest that a node reports.
// A node that is more than maxHistoryLag behind another is chain.ErrUnavailable: it would hide the other's transactions.
func (c *Client) SignaturesFor(ctx context.Context, account solana.PublicKey, at Commitment, stop func(SignatureInfo) bool) (Signatures, error) {
	if !c.askEvery {
		h, err := c.fetchHistory(ctx, account, at, stop)
		return Signatures{h.first, h.list}, err
	}
	answers, err := askNodes(ctx, c, func(ctx context.Context, one *Client) (nodeHistory, error) {
		return one.fetchHistory(ctx, account, at, stop)
	})
	if err != nil {
		return Signatures{}, err
	}
	first, last, newest := uint64(0), uint64(math.MaxUint64), uint64(0)
	for _, a := range answers {
		if a.err != nil {
			return Signatures{}, a.err // the decision waits for it
		}
		first, last, newest = max(first, a.value.first), min(last, a.value.last), max(newest, a.value.last)
	}
	shared := answers[0].value.listBetween(first, last)
	for _, a := range answers[1:] {
		other := a.value.listBetween(first, last)
		switch agreed := compareSignatures(at, shared, other); {
		case agreed == apart || newest-last > maxHistoryLag:
			return Signatures{}, fmt.Errorf("%w: the signatures of %s of %s: the nodes are at different slots", chain.ErrUnavailable, account, c.cfg.Name)
		case agreed == contrary:
			return Signatures{}, c.contradiction("the signatures of "+account.String(), answers[0].node, a.node)
		}
		for n := range shared {
			if other[n].Time.After(shared[n].Time) {
				shared[n].Time = other[n].Time
			}
		}
	}
	return Signatures{first, shared}, nil
}

// nodeHistory is a node's list of the transactions that name an account, with the slots of which the node had all of them.
type nodeHistory struct {
	first, last uint64
	list        []SignatureInfo // newest first
}

// listBetween returns the transactions of the slots from first to last.
func (h nodeHistory) listBetween(first, last uint64) []SignatureInfo {
	return slices.DeleteFunc(slices.Clone(h.list), func(s SignatureInfo) bool { return s.Slot < first || s.Slot > last })
}

// fetchHistory reads the history of an account from one node: its last slot before the list, and its first slot after it, since a node
// adds blocks and drops blocks meanwhile.
func (c *Client) fetchHistory(ctx context.Context, account solana.PublicKey, at Commitment, stop func(SignatureInfo) bool) (h nodeHistory, err error) {
	h.last, err = fetch(ctx, c, "the newest slot", checkedRecently, func(ctx context.Context, n *node, _ *chain.Block) (uint64, error) {
		return ask(ctx, n, parseSlot, "getSlot", map[string]any{"commitment": at})
	})
	if err == nil {
		h.list, err = c.listSignatures(ctx, account, at, h.last, stop)
	}
	if err == nil {
		h.first, err = c.FirstBlock(ctx)
	}
	return h, err
}

// listSignatures reads a list page by page, from a node that has a slot.
func (c *Client) listSignatures(ctx context.Context, account solana.PublicKey, at Commitment, has uint64, stop func(SignatureInfo) bool) ([]SignatureInfo, error) {
	var all []SignatureInfo
	var before solana.Signature
	for {
		page, err := c.fetchSignatures(ctx, account, at, has, before)
		if err != nil {
			return nil, err
		}
		if stop != nil {
			if end := slices.IndexFunc(page, stop); end >= 0 {
				return append(all, page[:end]...), nil
			}
		}
		all = append(all, page...)
		if len(page) < maxSignatures {
			return all, nil
		}
		before = page[len(page)-1].Signature
	}
}

// fetchSignatures reads one page of a list: the transactions before one, or the newest ones for the zero signature.
func (c *Client) fetchSignatures(ctx context.Context, account solana.PublicKey, at Commitment, has uint64, before solana.Signature) ([]SignatureInfo, error) {
	return fetch(ctx, c, "the signatures of "+account.String(), checkedRecently, func(ctx context.Context, n *node, known *chain.Block) ([]SignatureInfo, error) {
		options := map[string]any{"commitment": at, "limit": maxSignatures}
		if known != nil {
			has = max(has, known.Number)
		}
		if has > 0 {
			options["minContextSlot"] = has
		}
		if before != (solana.Signature{}) {
			options["before"] = before
		}
		return ask(ctx, n, func(result []byte) ([]SignatureInfo, error) { return parseSignatures(maxSignatures, result) },
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

// LatestTime returns the time of the block of a slot, the latest that a node which is up reports.
func (c *Client) LatestTime(ctx context.Context, slot uint64) (at time.Time, err error) {
	answers, err := askNodes(ctx, c, func(ctx context.Context, one *Client) (chain.Block, error) { return one.Block(ctx, slot) })
	for _, a := range answers {
		if err == nil {
			err = a.err
		}
		if a.value.Time.After(at) {
			at = a.value.Time
		}
	}
	return at, err
}

// compareSignatures compares which transactions of the same slots two nodes list, and whether they failed. Lists of confirmed
// transactions may differ in their newest ones.
func compareSignatures(at Commitment, a, b []SignatureInfo) agreement {
	same := func(x, y SignatureInfo) bool {
		return x.Signature == y.Signature && x.Slot == y.Slot && (x.Err == nil) == (y.Err == nil)
	}
	switch {
	case slices.EqualFunc(a, b, same):
		return agreeing
	case at != Finalized && (len(a) == 0 || len(b) == 0 || a[0].Slot != b[0].Slot):
		return apart
	}
	return contrary
}
