package rpc

import (
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// accountsPerCall is how many accounts a node gives in one answer.
const accountsPerCall = 100

// Account is an account as of a slot.
type Account struct {
	Lamports   uint64
	Owner      solana.PublicKey // its program
	Executable bool
	Data       []byte
	Slot       uint64 // of the answer
}

// TokenAccount is a token account and its address.
type TokenAccount struct {
	Address solana.PublicKey
	Program solana.PublicKey
	solana.TokenAccount
	Lamports uint64
}

// Nonce is a nonce account as of a slot.
type Nonce struct {
	solana.NonceAccount
	Lamports uint64
	Slot     uint64
}

// atSlot is an answer and the slot it is of.
type atSlot[T any] struct {
	Slot  uint64
	Value T
}

// compareAtSlot takes answers of different slots that differ for ones that are apart.
func compareAtSlot[T any](a, b atSlot[T]) agreement {
	switch {
	case reflect.DeepEqual(a.Value, b.Value):
		return agreeing
	case a.Slot != b.Slot:
		return apart
	}
	return contrary
}

// parseAtSlot reads {context: {slot}, value}, of which the slot is at least that of the
// known final block: minContextSlot asks for it, and not every node heeds it.
func parseAtSlot[T any](known *chain.Block, result []byte, parse func(json.RawMessage) (T, error)) (atSlot[T], error) {
	answer, err := decodeInto[struct {
		Context struct {
			Slot *uint64 `json:"slot"`
		} `json:"context"`
		Value json.RawMessage `json:"value"`
	}](result)
	var out atSlot[T]
	switch {
	case err != nil:
		return out, err
	case answer.Value == nil:
		return out, errNoSlot
	}
	if out.Slot, err = checkSlot(known, answer.Context.Slot); err != nil {
		return out, err
	}
	out.Value, err = parse(answer.Value)
	return out, err
}

var errNoSlot = fmt.Errorf("%w: an answer without its slot or value", chain.ErrInconsistent)

// checkSlot checks that an answer's slot is there, and not before the known final block.
func checkSlot(known *chain.Block, slot *uint64) (uint64, error) {
	switch {
	case slot == nil:
		return 0, errNoSlot
	case known != nil && *slot < known.Number:
		return 0, fmt.Errorf("%w: the node is behind: it answers as of slot %d, and %d is final", errBehind, *slot, known.Number)
	}
	return *slot, nil
}

// fetchAtSlot reads state as of a slot, which is not before the known final block.
func fetchAtSlot[T any](ctx context.Context, c *Client, operation string, parse func(json.RawMessage) (T, error), method string, params func(options map[string]any) []any) (atSlot[T], error) {
	return fetchSameAtSlot(ctx, c, operation, compareAtSlot[T], parse, method, params)
}

// fetchSameAtSlot is fetchAtSlot with a comparison of its own for the responses of two nodes.
func fetchSameAtSlot[T any](ctx context.Context, c *Client, operation string, compare comparison[atSlot[T]], parse func(json.RawMessage) (T, error), method string, params func(options map[string]any) []any) (atSlot[T], error) {
	return fetchSame(ctx, c, operation, checkedRecently, compare, func(ctx context.Context, n *node, known *chain.Block) (atSlot[T], error) {
		options := map[string]any{}
		if known != nil {
			options["minContextSlot"] = known.Number
		}
		return ask(ctx, n, func(result []byte) (atSlot[T], error) { return parseAtSlot(known, result, parse) }, method, params(options)...)
	})
}

type accountAnswer struct {
	Lamports   uint64            `json:"lamports"`
	Owner      *solana.PublicKey `json:"owner"`
	Executable bool              `json:"executable"`
	Data       encodedAnswer     `json:"data"`
}

func (a *accountAnswer) toAccount() (*Account, error) {
	if a == nil {
		return nil, nil
	}
	if a.Owner == nil {
		return nil, fmt.Errorf("%w: an account without its program", chain.ErrInconsistent)
	}
	return &Account{Lamports: a.Lamports, Owner: *a.Owner, Executable: a.Executable, Data: a.Data}, nil
}

// parseAccounts reads as many accounts as were asked for; nil for one that is not there.
func parseAccounts(want int, value json.RawMessage) ([]*Account, error) {
	list, err := decodeInto[[]*accountAnswer](value)
	if err != nil {
		return nil, err
	}
	if len(list) != want {
		return nil, fmt.Errorf("%w: %d accounts, want %d", chain.ErrInconsistent, len(list), want)
	}
	out := make([]*Account, len(list))
	for i, a := range list {
		out[i], err = a.toAccount()
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

// Accounts returns accounts in the order of the keys; nil for one that is not there.
// Those of one call are of one slot, up to a hundred.
func (c *Client) Accounts(ctx context.Context, commitment Commitment, keys ...solana.PublicKey) ([]*Account, error) {
	var out []*Account
	for some := range slices.Chunk(keys, accountsPerCall) {
		got, err := fetchAtSlot(ctx, c, "accounts", func(value json.RawMessage) ([]*Account, error) { return parseAccounts(len(some), value) },
			"getMultipleAccounts", func(options map[string]any) []any {
				options["commitment"], options["encoding"] = commitment, "base64"
				return []any{some, options}
			})
		if err != nil {
			return nil, err
		}
		for _, a := range got.Value {
			if a != nil {
				a.Slot = got.Slot
			}
		}
		out = append(out, got.Value...)
	}
	return out, nil
}

// ViewAccounts returns a view of each account, in the order of the keys; view has nil for one that is not there. With
// Agreed the nodes must agree only on the views of the accounts: an account that changes in every slot, such as that
// of a payee who is paid often, is read all the same. The accounts have no Slot.
func ViewAccounts[T any](ctx context.Context, c *Client, commitment Commitment, view func(*Account) T, keys ...solana.PublicKey) ([]T, error) {
	var out []T
	for some := range slices.Chunk(keys, accountsPerCall) {
		got, err := fetchAtSlot(ctx, c, "accounts", func(value json.RawMessage) ([]T, error) {
			accounts, err := parseAccounts(len(some), value)
			views := make([]T, len(accounts))
			for i, a := range accounts {
				views[i] = view(a)
			}
			return views, err
		}, "getMultipleAccounts", func(options map[string]any) []any {
			options["commitment"], options["encoding"] = commitment, "base64"
			return []any{some, options}
		})
		if err != nil {
			return nil, err
		}
		out = append(out, got.Value...)
	}
	return out, nil
}

// Account returns an account; nil when it is not there.
func (c *Client) Account(ctx context.Context, commitment Commitment, key solana.PublicKey) (*Account, error) {
	list, err := c.Accounts(ctx, commitment, key)
	if err != nil {
		return nil, err
	}
	return list[0], nil
}

// NonceAccount returns a nonce account; nil when there is no account. One that is
// something else is solana.ErrLayout.
func (c *Client) NonceAccount(ctx context.Context, commitment Commitment, key solana.PublicKey) (*Nonce, error) {
	a, err := c.Account(ctx, commitment, key)
	if err != nil || a == nil {
		return nil, err
	}
	if a.Owner != solana.SystemProgram {
		return nil, fmt.Errorf("nonce account %s: %w: it is of program %s", key, solana.ErrLayout, a.Owner)
	}
	nonce, err := solana.DecodeNonceAccount(a.Data)
	if err != nil {
		return nil, fmt.Errorf("nonce account %s: %w", key, err)
	}
	return &Nonce{nonce, a.Lamports, a.Slot}, nil
}

// Balance returns an account's lamports; none when it is not there.
func (c *Client) Balance(ctx context.Context, commitment Commitment, key solana.PublicKey) (uint64, error) {
	a, err := c.Account(ctx, commitment, key)
	if err != nil || a == nil {
		return 0, err
	}
	return a.Lamports, nil
}

// RentExempt returns the least lamports of an account of so many bytes.
func (c *Client) RentExempt(ctx context.Context, size int) (uint64, error) {
	return fetch(ctx, c, "the rent", checkedRecently, func(ctx context.Context, n *node, _ *chain.Block) (uint64, error) {
		return ask(ctx, n, decodeInto[uint64], "getMinimumBalanceForRentExemption", size)
	})
}

// Blockhash is a recent blockhash and how long a transaction may carry it.
type Blockhash struct {
	Hash solana.Hash
	// LastValidHeight is the height, not the slot, of the last block that takes it.
	LastValidHeight uint64
	Slot            uint64
}

// LatestBlockhash returns the hash of the newest confirmed block.
func (c *Client) LatestBlockhash(ctx context.Context) (Blockhash, error) {
	got, err := fetchAtSlot(ctx, c, "the latest blockhash", parseBlockhash, "getLatestBlockhash", func(options map[string]any) []any {
		options["commitment"] = Confirmed
		return []any{options}
	})
	got.Value.Slot = got.Slot
	return got.Value, err
}

// LatestBlockhashes returns the hash of the newest confirmed block of each node that is up.
func (c *Client) LatestBlockhashes(ctx context.Context) ([]Blockhash, error) {
	answers, err := askNodes(ctx, c, func(ctx context.Context, one *Client) (Blockhash, error) { return one.LatestBlockhash(ctx) })
	if err != nil {
		return nil, err
	}
	found := make([]Blockhash, len(answers))
	for i, a := range answers {
		if a.err != nil {
			return nil, a.err
		}
		found[i] = a.value
	}
	return found, nil
}

func parseBlockhash(value json.RawMessage) (Blockhash, error) {
	answer, err := decodeInto[struct {
		Hash   *solana.Hash `json:"blockhash"`
		Height uint64       `json:"lastValidBlockHeight"`
	}](value)
	if err != nil {
		return Blockhash{}, err
	}
	if answer.Hash == nil {
		return Blockhash{}, fmt.Errorf("%w: no blockhash", chain.ErrInconsistent)
	}
	return Blockhash{Hash: *answer.Hash, LastValidHeight: answer.Height}, nil
}

// PriorityFee is the price per compute unit of the cheapest transaction of a slot.
type PriorityFee struct {
	Slot          uint64 `json:"slot"`
	MicroLamports uint64 `json:"prioritizationFee"`
}

// RecentPriorityFees returns the recent fees of transactions that write all of the accounts, in no order. It is one
// node's word.
func (c *Client) RecentPriorityFees(ctx context.Context, keys []solana.PublicKey) ([]PriorityFee, error) {
	if keys == nil {
		keys = []solana.PublicKey{}
	}
	return fetch(ctx, c.anyNode(), "priority fees", checkedRecently, func(ctx context.Context, n *node, _ *chain.Block) ([]PriorityFee, error) {
		return ask(ctx, n, decodeInto[[]PriorityFee], "getRecentPrioritizationFees", keys)
	})
}

// anyNode returns the client for responses on which nodes need not agree.
func (c *Client) anyNode() *Client {
	one := *c
	one.askEvery = false
	return &one
}
