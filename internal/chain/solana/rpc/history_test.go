package rpc

import (
	"errors"
	"fmt"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

func TestSignatureStatuses(t *testing.T) {
	c := startCluster(t, 10)
	c.answerWith("getSignatureStatuses", atTen(`[{"slot":48,"confirmations":null,"err":null,"status":{"Ok":null},"confirmationStatus":"finalized"},null,
		{"slot":49,"confirmations":3,"err":{"InstructionError":[0,"InvalidAccountData"]},"status":{"Err":{}},"confirmationStatus":"confirmed"}]`))
	client := c.dial(nil, c.url)
	got, err := client.SignatureStatuses(t.Context(), make([]solana.Signature, 3))
	if err != nil || got[0].Commitment != Finalized || got[0].Slot != 48 || got[0].Err != nil || got[1] != nil || got[2].Err.Detail != "InvalidAccountData" {
		t.Errorf("%+v, %v", got, err)
	}
	if _, err := client.SignatureStatuses(t.Context(), make([]solana.Signature, 2)); !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("three for two: %v", err)
	}
}

func TestSignaturesFor(t *testing.T) {
	entry := func(n byte, slot int) string {
		return fmt.Sprintf(`{"blockTime":1790000000,"confirmationStatus":"finalized","err":null,"memo":"[5] hello","signature":%q,"slot":%d}`, solana.Signature{n}, slot)
	}
	c := startCluster(t, 10)
	client := c.dial(nil, c.url)
	c.answerWith("getSignaturesForAddress", `{"result":[`+entry(3, 9)+`,`+entry(2, 9)+`,`+entry(1, 8)+`]}`)
	got, err := client.SignaturesFor(t.Context(), usdc, solana.Signature{}, solana.Signature{}, 3)
	if err != nil || len(got) != 3 || got[0].Signature != (solana.Signature{3}) || got[0].Memo != "[5] hello" || got[2].Slot != 8 || got[0].Time.Unix() != 1790000000 {
		t.Errorf("%+v, %v", got, err)
	}
	if _, err := client.SignaturesFor(t.Context(), usdc, solana.Signature{}, solana.Signature{}, 2); !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("more than asked for: %v", err)
	}
	c.answerWith("getSignaturesForAddress", `{"result":[`+entry(1, 8)+`,`+entry(3, 9)+`]}`)
	if _, err := client.SignaturesFor(t.Context(), usdc, solana.Signature{}, solana.Signature{}, 0); !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("not in order: %v", err)
	}
}

func TestTransaction(t *testing.T) {
	d := deeds["accounts of a lookup table"].deed
	tx, keys := d.sign(t)
	raw := string(d.encode(t))
	c := startCluster(t, 10)
	client := c.dial(nil, c.url)
	c.answerWith("getTransaction", `{"result":`+raw[:len(raw)-1]+`,"slot":77,"blockTime":1790000000}}`)
	f, err := client.Transaction(t.Context(), tx.Signatures[0], Finalized)
	if err != nil {
		t.Fatal(err)
	}
	if f.Signature != tx.Signatures[0] || f.Slot != 77 || f.Fee != 5000 || f.Err != nil || len(f.Keys) != len(keys) || f.Units != 450 {
		t.Errorf("%+v", f)
	}
	if b := f.PostTokens[1]; b.Account != keyOf("bob's") || b.Units != 6 || b.Owner != keyOf("bob") {
		t.Errorf("balance %+v", b)
	}
	if _, err := client.Transaction(t.Context(), solana.Signature{1}, Finalized); !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("another one: %v", err)
	}
	c.answerWith("getTransaction", `{"result":`+raw+`}`)
	if _, err := client.Transaction(t.Context(), tx.Signatures[0], Finalized); !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("without its slot: %v", err)
	}
	c.answerWith("getTransaction", `{"result":null}`)
	if f, err := client.Transaction(t.Context(), tx.Signatures[0], Finalized); f != nil || err != nil {
		t.Errorf("one that is not there: %+v, %v", f, err)
	}
}
