package rpc

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// For any response of a node, it is read or rejected with one of the errors that callers know, and a read value is
// usable.

func assertKnownError(t *testing.T, err error) {
	t.Helper()
	var said *nodeError
	if err = malformedError("x", err); !isAtFault(err) && !errors.Is(err, errNoBlock) && !errors.As(err, &said) {
		t.Errorf("error %v", err)
	}
}

func FuzzAnswer(f *testing.F) {
	for _, seed := range []string{`{"jsonrpc":"2.0","id":1,"result":{"a":1}}`, `{"id":1,"error":{"code":-32004,"message":"x","data":{}}}`, `{"id":1,"result":null}`, `[]`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		result, err := parseAnswer(in)
		if err != nil {
			assertKnownError(t, err)
		} else if !json.Valid(result) {
			t.Errorf("result %q", result)
		}
	})
}

func FuzzBlock(f *testing.F) {
	for _, d := range deeds {
		f.Add([]byte(encodeBlock(f, solana.Hash{2}, solana.Hash{1}, d.deed.encode(f))))
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		b, err := parseTransfers(42, in, mints)
		if err != nil {
			if !errors.Is(err, errNoBlock) {
				assertKnownError(t, err)
			}
			return
		}
		seen := map[chain.Transfer]bool{}
		for _, tr := range b.Transfers {
			name := chain.Transfer{TxHash: tr.TxHash, Ordinal: tr.Ordinal, To: tr.To, Token: tr.Token}
			if tr.Units.IsZero() || tr.To == "" || tr.From == "" || !tr.Token.Valid() || seen[name] {
				t.Errorf("transfer %+v", tr)
			}
			seen[name] = true
		}
	})
}

func FuzzTransaction(f *testing.F) {
	for _, d := range deeds {
		raw := string(d.deed.encode(f))
		f.Add([]byte(raw[:len(raw)-1] + `,"slot":77}`))
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		found, err := parseTransaction(in)
		if err != nil {
			assertKnownError(t, err)
			return
		}
		if err := found.Transaction.Verify(); err != nil {
			t.Error(err)
		}
		for _, b := range append(found.PreTokens, found.PostTokens...) {
			if b.Account != found.Keys[b.Index] {
				t.Errorf("balance %+v", b)
			}
		}
		_, err = transfersOf(found, mints)
		assertReadOrKnown(t, err)
	})
}

func FuzzTransactionError(f *testing.F) {
	for _, seed := range []string{`null`, `"BlockhashNotFound"`, `{"InstructionError":[2,{"Custom":1}]}`, `{"InstructionError":[2,"X"]}`, `{"InsufficientFundsForRent":{"account_index":2}}`} {
		f.Add([]byte(seed), "Program 11111111111111111111111111111111 failed: custom program error: 0x1")
	}
	f.Fuzz(func(t *testing.T, in []byte, line string) {
		if !json.Valid(in) {
			return // a part of a valid one
		}
		failed, err := parseTransactionError(in)
		if err != nil {
			assertKnownError(t, err)
			return
		}
		if words := Explain(failed, []string{line}); (words.IsZero()) != (failed == nil) {
			t.Errorf("%+v: %q", failed, words)
		}
	})
}

func FuzzAccounts(f *testing.F) {
	f.Add([]byte(`[`+encodeAccount(solana.SystemProgram, []byte{1})+`,null]`), []byte{18, 0, 1, 0, 9})
	f.Fuzz(func(t *testing.T, in, extensions []byte) {
		list, err := parseAccounts(2, in)
		if err != nil {
			assertKnownError(t, err)
		} else if len(list) != 2 {
			t.Errorf("%d accounts", len(list))
		}
		for _, a := range list {
			if err := checkMint(a); err != nil && !errors.Is(err, ErrMint) {
				t.Errorf("error %v", err)
			}
		}
		if err := checkExtensions(extensions); err != nil && !errors.Is(err, ErrMint) {
			t.Errorf("error %v", err)
		}
	})
}

func FuzzTokenAccounts(f *testing.F) {
	f.Add([]byte(`[{"pubkey":"` + usdc.String() + `","account":` + encodeAccount(solana.TokenProgram, solana.TokenAccount{Mint: usdc, Owner: keyOf("ann"), Amount: 7, State: 1}.Encode()) + `}]`))
	f.Fuzz(func(t *testing.T, in []byte) {
		answer := io.MultiReader(strings.NewReader(`{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":3},"value":`), bytes.NewReader(in), strings.NewReader("}}"))
		list, err := newHoldingsReader(&answerStream{Reader: answer, advanced: func() {}}, holdingsFilter{owner: keyOf("ann"), mint: usdc}, holdsSomething).readHoldings(nil)
		assertReadOrKnown(t, err)
		for _, a := range list.Value {
			if a.Owner != keyOf("ann") || a.Mint != usdc || a.Amount == 0 {
				t.Errorf("%+v", a)
			}
		}
	})
}

// FuzzLists covers the reading of lists: slots, statuses, signatures, fees, blockhashes and simulations.
func FuzzLists(f *testing.F) {
	for _, seed := range []string{`[10,11,15]`, `[{"slot":48,"err":null,"confirmationStatus":"finalized"},null]`, `[{"signature":"` + (solana.Signature{1}).String() + `","slot":3,"err":null,"memo":null}]`,
		`{"blockhash":"11111111111111111111111111111111","lastValidBlockHeight":3}`, `{"err":null,"logs":[],"unitsConsumed":3}`, `{"context":{"slot":1},"value":[1]}`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, in []byte) {
		slots, err := parseSlots(10, 20, in)
		assertReadOrKnown(t, err)
		for i, s := range slots {
			if s < 10 || s > 20 || i > 0 && s <= slots[i-1] {
				t.Errorf("slots %d", slots)
			}
		}
		_, err = parseStatuses(2, in)
		assertReadOrKnown(t, err)
		list, err := parseSignatures(3, in)
		assertReadOrKnown(t, err)
		if len(list) > 3 {
			t.Errorf("%d signatures", len(list))
		}
		_, err = parseBlockhash(in)
		assertReadOrKnown(t, err)
		_, err = parseSimulation(in)
		assertReadOrKnown(t, err)
		at, err := parseAtSlot(&chain.Block{Number: 5}, in, func(v json.RawMessage) (int, error) { return len(v), nil })
		assertReadOrKnown(t, err)
		if err == nil && at.Slot < 5 {
			t.Errorf("slot %d", at.Slot)
		}
	})
}

func assertReadOrKnown(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		assertKnownError(t, err)
	}
}
