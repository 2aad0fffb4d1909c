package rpc

import (
	"bytes"
	"context"
	"fmt"
	"math/big"
	"slices"

	"github.com/go-json-experiment/json/jsontext"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// maxHeld is how many token accounts of one owner and mint are kept. The rent of
// each is lost to its maker, at least while the owner does not close it.
const maxHeld = 100_000

// errTooMany says that an owner has more than maxHeld token accounts to keep.
var errTooMany = fmt.Errorf("%w: more than %d token accounts are to be kept", chain.ErrUnavailable, maxHeld)

// TokenAccountsOf returns the token accounts of an owner in a mint that hold something, in the order of
// their addresses. An empty one is left out: a stranger may make any number of them, and
// get the rent back where it keeps the authority to close them. Error: errTooMany.
func (c *Client) TokenAccountsOf(ctx context.Context, owner, mint solana.PublicKey, commitment Commitment) ([]TokenAccount, error) {
	got, err := c.fetchTokenAccounts(ctx, owner, mint, commitment, holdsSomething)
	return got.Value, err
}

// LastingTokenAccountsOf returns the addresses of an owner's token accounts, of any mint, that hold something, and of the empty ones that
// only the owner can close. With Agreed it returns those that any node which is up reports: nodes report different slots.
// A stranger who makes one of those loses its rent. Error: errTooMany.
func (c *Client) LastingTokenAccountsOf(ctx context.Context, owner solana.PublicKey, commitment Commitment) ([]solana.PublicKey, error) {
	var addresses []solana.PublicKey
	for _, program := range []solana.PublicKey{solana.TokenProgram, solana.Token2022Program} {
		answers, err := askNodes(ctx, c, func(ctx context.Context, one *Client) (atSlot[[]TokenAccount], error) {
			return one.fetchHoldings(ctx, holdingsFilter{owner: owner, program: program}, commitment, isLasting)
		})
		for _, a := range answers {
			if err == nil {
				err = a.err
			}
			for _, account := range a.value.Value {
				addresses = append(addresses, account.Address)
			}
		}
		if err != nil {
			return nil, err
		}
	}
	slices.SortFunc(addresses, func(a, b solana.PublicKey) int { return bytes.Compare(a[:], b[:]) })
	return slices.Compact(addresses), nil
}

// holdsSomething reports whether a token account is not empty.
func holdsSomething(a solana.TokenAccount) bool { return a.Amount > 0 }

// isLasting reports whether only its owner can close a token account now.
func isLasting(a solana.TokenAccount) bool {
	return a.Amount > 0 || a.CloseAuthority == nil || *a.CloseAuthority == a.Owner
}

// SharedTokenAccounts returns those of TokenAccountsOf that every node that is up reports, each with the least amount that one of them
// reports, and as frozen if one of them reports that. A stranger's deposits change the amounts in every slot, and nodes report different
// slots, so the nodes need not agree on amounts; agreed is false if they report different ones. Error: chain.ErrInconsistent if they do so
// of one slot; errTooMany.
func (c *Client) SharedTokenAccounts(ctx context.Context, owner, mint solana.PublicKey, commitment Commitment) (held []TokenAccount, agreed bool, err error) {
	answers, err := askNodes(ctx, c, func(ctx context.Context, one *Client) (atSlot[[]TokenAccount], error) {
		return one.fetchTokenAccounts(ctx, owner, mint, commitment, holdsSomething)
	})
	if err != nil {
		return nil, false, err
	}
	first := answers[0]
	held, agreed = first.value.Value, true
	for _, a := range answers {
		switch {
		case a.err != nil:
			return nil, false, a.err
		case compareAtSlot(a.value, first.value) == contrary:
			return nil, false, c.contradiction("the token accounts of "+owner.String(), first.node, a.node)
		case compareAtSlot(a.value, first.value) == apart:
			held, agreed = leastHeld(held, a.value.Value), false
		}
	}
	return held, agreed, nil
}

// leastHeld returns the token accounts that two nodes report, with the lesser amount of each. Both lists are in the order of addresses.
func leastHeld(one, other []TokenAccount) (both []TokenAccount) {
	for _, a := range one {
		n, found := slices.BinarySearchFunc(other, a.Address, func(b TokenAccount, address solana.PublicKey) int { return bytes.Compare(b.Address[:], address[:]) })
		if !found || other[n].Program != a.Program {
			continue
		}
		a.Amount, a.Lamports = min(a.Amount, other[n].Amount), min(a.Lamports, other[n].Lamports)
		if other[n].State != a.State {
			a.State = solana.TokenFrozen
		}
		both = append(both, a)
	}
	return both
}

// UnitsOf returns the sum of an owner's token accounts of a mint, and the slot of the reading.
func (c *Client) UnitsOf(ctx context.Context, owner, mint solana.PublicKey, commitment Commitment) (units *big.Int, slot uint64, err error) {
	got, err := c.fetchTokenAccounts(ctx, owner, mint, commitment, holdsSomething)
	units = new(big.Int)
	for _, a := range got.Value {
		units.Add(units, new(big.Int).SetUint64(a.Amount))
	}
	return units, got.Slot, err
}

func (c *Client) fetchTokenAccounts(ctx context.Context, owner, mint solana.PublicKey, commitment Commitment, keeps func(solana.TokenAccount) bool) (atSlot[[]TokenAccount], error) {
	return c.fetchHoldings(ctx, holdingsFilter{owner: owner, mint: mint}, commitment, keeps)
}

// holdingsFilter selects token accounts of an owner: those of a mint, or of a program.
type holdingsFilter struct {
	owner, mint, program solana.PublicKey
}

// nodeParam returns the filter as nodes expect it beside the owner.
func (f holdingsFilter) nodeParam() map[string]any {
	if f.mint.IsZero() {
		return map[string]any{"programId": f.program}
	}
	return map[string]any{"mint": f.mint}
}

// takesAccount reports whether the filter selects an account.
func (f holdingsFilter) takesAccount(program solana.PublicKey, a solana.TokenAccount) bool {
	return a.Owner == f.owner && (f.mint.IsZero() || a.Mint == f.mint) && (f.program.IsZero() || program == f.program)
}

func (c *Client) fetchHoldings(ctx context.Context, filter holdingsFilter, commitment Commitment, keeps func(solana.TokenAccount) bool) (atSlot[[]TokenAccount], error) {
	return fetchSame(ctx, c, "token accounts", checkedRecently, compareAtSlot[[]TokenAccount],
		func(ctx context.Context, n *node, known *chain.Block) (out atSlot[[]TokenAccount], err error) {
			options := map[string]any{"commitment": commitment, "encoding": "base64"}
			if known != nil {
				options["minContextSlot"] = known.Number
			}
			err = n.streamAnswer(ctx, func(in *answerStream) (err error) {
				out, err = newHoldingsReader(in, filter, keeps).readHoldings(known)
				return err
			}, "getTokenAccountsByOwner", filter.owner, filter.nodeParam(), options)
			return out, err
		})
}

// holdingsReader reads the token accounts that a filter selects, and keeps some of them.
type holdingsReader struct {
	answerReader
	filter holdingsFilter
	keeps  func(solana.TokenAccount) bool
	most   int // may be held
	held   []TokenAccount
}

func newHoldingsReader(in *answerStream, filter holdingsFilter, keeps func(solana.TokenAccount) bool) *holdingsReader {
	return &holdingsReader{answerReader: newAnswerReader(in), filter: filter, keeps: keeps, most: maxHeld}
}

// readHoldings reads the answer.
func (r *holdingsReader) readHoldings(known *chain.Block) (out atSlot[[]TokenAccount], err error) {
	var at struct {
		Slot *uint64 `json:"slot"`
	}
	listed := false
	err = r.readAnswer(func() error {
		is, err := r.openValue(jsontext.KindBeginObject)
		if err != nil || !is {
			return err
		}
		return r.readFields(func(name string) (err error) {
			switch name {
			case "context":
				return r.decodeValue(&at)
			case "value":
				listed, err = r.readAccounts()
				return err
			}
			_, err = r.readValue()
			return err
		})
	})
	if err != nil {
		return out, err
	}
	if !listed {
		return out, errNoSlot
	}
	if out.Slot, err = checkSlot(known, at.Slot); err != nil {
		return out, err
	}
	slices.SortFunc(r.held, func(a, b TokenAccount) int { return bytes.Compare(a.Address[:], b.Address[:]) })
	for i := range r.held {
		if i > 0 && r.held[i].Address == r.held[i-1].Address {
			return out, fmt.Errorf("%w: token account %s twice", chain.ErrInconsistent, r.held[i].Address)
		}
	}
	out.Value = r.held
	return out, nil
}

// readAccounts reads the list; false if there is none.
func (r *holdingsReader) readAccounts() (bool, error) {
	is, err := r.openValue(jsontext.KindBeginArray)
	if err != nil || !is {
		return false, err
	}
	for r.PeekKind() != jsontext.KindEndArray {
		if err := r.readAccount(); err != nil {
			return false, err
		}
	}
	_, err = r.ReadToken()
	return true, err
}

func (r *holdingsReader) readAccount() error {
	var item struct {
		Address *solana.PublicKey `json:"pubkey"`
		Account *accountAnswer    `json:"account"`
	}
	if err := r.decodeValue(&item); err != nil {
		return err
	}
	account, err := item.Account.toAccount()
	if err != nil {
		return err
	}
	if item.Address == nil || account == nil || account.Owner != solana.TokenProgram && account.Owner != solana.Token2022Program {
		return fmt.Errorf("%w: not a token account", chain.ErrInconsistent)
	}
	held, err := solana.DecodeTokenAccount(account.Data)
	if err != nil {
		return err
	}
	switch {
	case !r.filter.takesAccount(account.Owner, held):
		return fmt.Errorf("%w: token account %s is of another owner or mint", chain.ErrInconsistent, item.Address)
	case !r.keeps(held):
		return nil
	case len(r.held) == r.most:
		return errTooMany
	}
	r.held = append(r.held, TokenAccount{Address: *item.Address, Program: account.Owner, TokenAccount: held, Lamports: account.Lamports})
	return nil
}
