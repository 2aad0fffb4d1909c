package rpc

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"time"

	jsonv2 "github.com/go-json-experiment/json"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// FetchedTransaction is a transaction of a block, with its effects. Its signatures are verified; its effects are the
// node's word.
type FetchedTransaction struct {
	Signature   solana.Signature // the first, which names it
	Slot        uint64
	Time        time.Time
	Raw         []byte // as it was sent
	Transaction solana.Transaction
	// Keys are its accounts: those of the message, then those that lookup tables have
	// loaded, which may be written, then the others of theirs.
	Keys []solana.PublicKey

	Err  *TransactionError // nil when it succeeded
	Fee  uint64            // lamports, priority fee and all
	Logs []string
	// Units are the compute units that it used.
	Units uint64
	// PreBalances and PostBalances are the accounts' lamports before and after it.
	PreBalances, PostBalances []uint64
	// PreTokens and PostTokens are the balances of its token accounts before and after it.
	PreTokens, PostTokens []TokenBalance

	inner []innerInstructions // nil when the node has not recorded them
}

// TokenBalance is a token account's balance.
type TokenBalance struct {
	Index                         int // of the account, in Keys
	Account, Mint, Owner, Program solana.PublicKey
	Decimals                      uint8
	Units                         uint64
}

// innerInstructions are those that the programs called by one instruction have called.
type innerInstructions struct {
	Index        int           `json:"index"`
	Instructions []innerAnswer `json:"instructions"`
}

type innerAnswer struct {
	Program  int    `json:"programIdIndex"`
	Accounts []int  `json:"accounts"`
	Data     string `json:"data"` // base58
}

// transactionAnswer is a transaction in a node's form, in a block or alone.
type transactionAnswer struct {
	Slot        *uint64         `json:"slot"`
	Time        *int64          `json:"blockTime"`
	Version     json.RawMessage `json:"version"` // "legacy", or a number
	Transaction encodedAnswer   `json:"transaction"`
	Meta        *metaAnswer     `json:"meta"`
}

// isOfLaterVersion says whether the node names a version of the transaction that this package cannot read.
func (a transactionAnswer) isOfLaterVersion() bool {
	version, err := strconv.Atoi(string(a.Version))
	return err == nil && version > solana.LatestVersion
}

// encodedAnswer is bytes and their encoding: base64.
type encodedAnswer []byte

// UnmarshalJSON reads ["…", "base64"].
func (e *encodedAnswer) UnmarshalJSON(in []byte) error {
	var pair [2]string
	if err := jsonv2.Unmarshal(in, &pair); err != nil {
		return err
	}
	if pair[1] != "base64" {
		return fmt.Errorf("%w: not in base64", chain.ErrInconsistent)
	}
	out, err := base64.StdEncoding.DecodeString(pair[0])
	*e = out
	return err
}

type metaAnswer struct {
	Err          json.RawMessage      `json:"err"`
	Fee          uint64               `json:"fee"`
	PreBalances  []uint64             `json:"preBalances"`
	PostBalances []uint64             `json:"postBalances"`
	PreTokens    []tokenBalanceAnswer `json:"preTokenBalances"`
	PostTokens   []tokenBalanceAnswer `json:"postTokenBalances"`
	Inner        []innerInstructions  `json:"innerInstructions"`
	Logs         []string             `json:"logMessages"`
	Loaded       struct {
		Writable []solana.PublicKey `json:"writable"`
		Readonly []solana.PublicKey `json:"readonly"`
	} `json:"loadedAddresses"`
	Units *uint64 `json:"computeUnitsConsumed"`
}

type tokenBalanceAnswer struct {
	Index   int               `json:"accountIndex"`
	Mint    *solana.PublicKey `json:"mint"`
	Owner   *solana.PublicKey `json:"owner"`
	Program *solana.PublicKey `json:"programId"`
	Amount  struct {
		Units    string `json:"amount"`
		Decimals uint8  `json:"decimals"`
	} `json:"uiTokenAmount"`
}

// parseTransaction reads a transaction and proves its form and its signatures.
func parseTransaction(in []byte) (*FetchedTransaction, error) {
	answer, err := decodeInto[transactionAnswer](in)
	if err != nil {
		return nil, err
	}
	return answer.prove()
}

func (a transactionAnswer) prove() (*FetchedTransaction, error) {
	f, err := a.decodeUnverified()
	if err != nil {
		return nil, err
	}
	return f, f.Transaction.Verify()
}

// decodeUnverified reads the transaction. It checks its form, and not its signatures.
func (a transactionAnswer) decodeUnverified() (*FetchedTransaction, error) {
	if a.Meta == nil {
		return nil, fmt.Errorf("%w: a transaction without its status", chain.ErrUnavailable)
	}
	tx, err := solana.DecodeTransaction(a.Transaction)
	if err != nil {
		return nil, err
	}
	f := &FetchedTransaction{
		Signature: tx.Signatures[0], Raw: a.Transaction, Transaction: tx, Fee: a.Meta.Fee, Logs: a.Meta.Logs,
		PreBalances: a.Meta.PreBalances, PostBalances: a.Meta.PostBalances, inner: a.Meta.Inner,
	}
	if a.Slot != nil {
		f.Slot = *a.Slot
	}
	if a.Time != nil {
		f.Time = time.Unix(*a.Time, 0).UTC()
	}
	if a.Meta.Units != nil {
		f.Units = *a.Meta.Units
	}
	f.Err, err = parseTransactionError(a.Meta.Err)
	if err != nil {
		return nil, err
	}
	if err := f.loadKeys(a.Meta); err != nil {
		return nil, err
	}
	return f, f.loadTokens(a.Meta)
}

// loadKeys lists the accounts, those of lookup tables too: as many as the message asks
// for, which ones is the node's word.
func (f *FetchedTransaction) loadKeys(meta *metaAnswer) error {
	writable, readonly := 0, 0
	for _, l := range f.Transaction.Message.Lookups {
		writable, readonly = writable+len(l.Writable), readonly+len(l.Readonly)
	}
	loaded := meta.Loaded
	if len(loaded.Writable) != writable || len(loaded.Readonly) != readonly {
		return fmt.Errorf("%w: %s: %d and %d accounts of lookup tables, want %d and %d", chain.ErrInconsistent, f.Signature,
			len(loaded.Writable), len(loaded.Readonly), writable, readonly)
	}
	f.Keys = append(append(append(f.Keys, f.Transaction.Message.Keys...), loaded.Writable...), loaded.Readonly...)
	if len(f.PreBalances) != len(f.Keys) || len(f.PostBalances) != len(f.Keys) {
		return fmt.Errorf("%w: %s: lamports of %d and %d accounts, want %d", chain.ErrInconsistent, f.Signature,
			len(f.PreBalances), len(f.PostBalances), len(f.Keys))
	}
	return nil
}

func (f *FetchedTransaction) loadTokens(meta *metaAnswer) (err error) {
	f.PreTokens, err = f.nameBalances(meta.PreTokens)
	if err != nil {
		return err
	}
	f.PostTokens, err = f.nameBalances(meta.PostTokens)
	return err
}

// nameBalances gives token balances the names of their accounts. Each has one at most.
func (f *FetchedTransaction) nameBalances(list []tokenBalanceAnswer) ([]TokenBalance, error) {
	fault := func(text string) error {
		return fmt.Errorf("%w: %s: token balances: %s", chain.ErrInconsistent, f.Signature, text)
	}
	out, seen := make([]TokenBalance, len(list)), make(map[int]bool, len(list))
	for i, b := range list {
		switch {
		case b.Index < 0 || b.Index >= len(f.Keys):
			return nil, fault("of an account that is none of it")
		case seen[b.Index]:
			return nil, fault("two of one account")
		case b.Mint == nil || b.Owner == nil:
			return nil, fault("one without mint or owner")
		}
		seen[b.Index] = true
		units, err := strconv.ParseUint(b.Amount.Units, 10, 64)
		if err != nil {
			return nil, fault("an amount that is no number")
		}
		out[i] = TokenBalance{Index: b.Index, Account: f.Keys[b.Index], Mint: *b.Mint, Owner: *b.Owner, Decimals: b.Amount.Decimals, Units: units}
		if b.Program != nil {
			out[i].Program = *b.Program
		}
	}
	return out, nil
}

// compareFetched compares the content and effects of a transaction. Nodes may log, count and date it otherwise, and
// one may not have it yet.
func compareFetched(a, b *FetchedTransaction) agreement {
	switch {
	case a == nil && b == nil:
		return agreeing
	case a == nil || b == nil:
		return apart
	case a.Slot == b.Slot && a.Fee == b.Fee && bytes.Equal(a.Raw, b.Raw) && reflect.DeepEqual(a.Err, b.Err) && slices.Equal(a.Keys, b.Keys) &&
		slices.Equal(a.PreBalances, b.PreBalances) && slices.Equal(a.PostBalances, b.PostBalances) &&
		slices.Equal(a.PreTokens, b.PreTokens) && slices.Equal(a.PostTokens, b.PostTokens):
		return agreeing
	}
	return contrary
}

// Transaction returns a transaction that a block of the commitment has; nil when the node knows none. With Agreed the
// nodes agree on its effects, or that there is none. Error: chain.ErrUnreadable for one of an unknown version.
func (c *Client) Transaction(ctx context.Context, signature solana.Signature, commitment Commitment) (*FetchedTransaction, error) {
	return fetchSame(ctx, c, "transaction "+signature.String(), checkedRecently, compareFetched, func(ctx context.Context, n *node, _ *chain.Block) (*FetchedTransaction, error) {
		found, err := ask(ctx, n, func(result []byte) (*FetchedTransaction, error) { return parseFound(signature, result) },
			"getTransaction", signature, map[string]any{"commitment": commitment, "encoding": "base64", "maxSupportedTransactionVersion": solana.LatestVersion})
		if isOfLaterVersion(err) {
			return nil, fmt.Errorf("%w: it is of a version that is not known", chain.ErrUnreadable)
		}
		return found, err
	})
}

// parseFound reads the answer of getTransaction for a signature; nil for null.
func parseFound(signature solana.Signature, result []byte) (*FetchedTransaction, error) {
	answer, err := decodeOptional[transactionAnswer](result)
	if err != nil || answer == nil {
		return nil, err
	}
	if answer.Slot == nil {
		return nil, fmt.Errorf("%w: a transaction without its slot", chain.ErrInconsistent)
	}
	found, err := answer.prove()
	if err == nil && found.Signature != signature {
		return nil, fmt.Errorf("%w: transaction %s answered for %s", chain.ErrInconsistent, found.Signature, signature)
	}
	return found, err
}
