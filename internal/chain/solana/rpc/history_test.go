package rpc

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
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
	c.answerWith("getFirstAvailableBlock", `{"result":0}`)
	client := c.dial(nil, c.url)
	c.answerWith("getSignaturesForAddress", `{"result":[`+entry(3, 9)+`,`+entry(2, 9)+`,`+entry(1, 8)+`]}`)
	got, err := client.SignaturesFor(t.Context(), usdc, Confirmed, nil)
	if err != nil || len(got.List) != 3 || got.List[0].Signature != (solana.Signature{3}) || got.List[2].Slot != 8 || got.List[0].Time.Unix() != 1790000000 {
		t.Errorf("%+v, %v", got, err)
	}
	got, err = client.SignaturesFor(t.Context(), usdc, Confirmed, func(s SignatureInfo) bool { return s.Signature == solana.Signature{2} })
	if err != nil || len(got.List) != 1 || got.List[0].Signature != (solana.Signature{3}) {
		t.Errorf("up to one: %+v, %v", got, err)
	}
	c.answerWith("getSignaturesForAddress", `{"result":[`+entry(1, 8)+`,`+entry(3, 9)+`]}`)
	if _, err := client.SignaturesFor(t.Context(), usdc, Confirmed, nil); !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("not in order: %v", err)
	}
	if _, err := parseSignatures(1, []byte(`[`+entry(3, 9)+`,`+entry(2, 9)+`]`)); !errors.Is(err, chain.ErrInconsistent) {
		t.Errorf("more than asked for: %v", err)
	}
}

// A list of several pages is read to its end, or to where it is stopped.
func TestSignaturesForReadsAllPages(t *testing.T) {
	c := startCluster(t, 10)
	c.answerWith("getFirstAvailableBlock", `{"result":0}`)
	name := func(n int) solana.Signature { return solana.Signature{1, byte(n >> 8), byte(n)} }
	const all = 2*maxSignatures + 5
	page := func(before int) string { // the transactions are numbered, and the newest is the last
		var list []string
		for n := before - 1; n >= 0 && len(list) < maxSignatures; n-- {
			list = append(list, fmt.Sprintf(`{"signature":%q,"slot":%d,"err":null}`, name(n), n))
		}
		return `[` + strings.Join(list, ",") + `]`
	}
	c.answerBy("getSignaturesForAddress", func(params []json.RawMessage) string {
		var options struct{ Before string }
		if err := json.Unmarshal(params[1], &options); err != nil {
			t.Error(err)
		}
		before := all
		for n := range all {
			if name(n).String() == options.Before {
				before = n
			}
		}
		return page(before)
	})
	client := c.dial(nil, c.url)
	for last, want := range map[int]int{-1: all, 3: all - 4, all - 1: 0, all - maxSignatures: maxSignatures - 1} {
		got, err := client.SignaturesFor(t.Context(), usdc, Confirmed, func(s SignatureInfo) bool { return int(s.Slot) == last })
		if err != nil || len(got.List) != want || want > 0 && (got.List[0].Signature != name(all-1) || got.List[want-1].Signature != name(all-want)) {
			t.Errorf("up to %d: %d transactions, want %d: %v", last, len(got.List), want, err)
		}
	}
}

// Two nodes keep histories of different lengths, and one lags: what both have counts. One that leaves a transaction out there
// contradicts the other, whether it comes first or last; so does one that has another outcome of it.
func TestTwoNodesMustListTheSame(t *testing.T) {
	entry := func(n byte, slot int, failed string) string {
		return fmt.Sprintf(`{"signature":%q,"slot":%d,"err":%s,"memo":"[1] %d"}`, solana.Signature{n}, slot, failed, n)
	}
	const failed = `{"InstructionError":[0,"InvalidAccountData"]}`
	three, two, one := entry(3, 8, "null"), entry(2, 6, "null"), entry(1, 4, "null")
	for name, c := range map[string]struct {
		lists [2][]string
		first int // of the second node
		want  int // transactions, or -1 for nodes that contradict each other
	}{
		"the same":                    {[2][]string{{three, two, one}, {three, two, one}}, 0, 3},
		"another memo":                {[2][]string{{three, two, one}, {strings.ReplaceAll(three, "[1] 3", "[2] xx"), two, one}}, 0, 3},
		"a shorter history":           {[2][]string{{three, two, one}, {three, two}}, 5, 2},
		"one before the first block":  {[2][]string{{three, two, one}, {three, two, one}}, 5, 2},
		"none of it":                  {[2][]string{{three, two, one}, {}}, 0, -1},
		"the newest is missing":       {[2][]string{{three, two, one}, {two, one}}, 0, -1},
		"the oldest is missing":       {[2][]string{{three, two, one}, {three, two}}, 0, -1},
		"one is missing":              {[2][]string{{three, one}, {three, two, one}}, 0, -1},
		"another outcome":             {[2][]string{{three, two, one}, {three, entry(2, 6, failed), one}}, 0, -1},
		"another slot":                {[2][]string{{three, two, one}, {three, entry(2, 5, "null"), one}}, 0, -1},
		"a final one of a later slot": {[2][]string{{entry(4, 9, "null"), three}, {three}}, 0, 1},
	} {
		a, b := startCluster(t, 10), startCluster(t, 10)
		for n, of := range []*cluster{a, b} {
			of.answerWith("getSignaturesForAddress", `{"result":[`+strings.Join(c.lists[n], ",")+`]}`)
			of.answerWith("getSlot", `{"result":8}`)
			of.answerWith("getFirstAvailableBlock", fmt.Sprintf(`{"result":%d}`, n*c.first))
		}
		client := a.dial(nil, a.url, b.url)
		for range 2 {
			got, err := client.Agreed().SignaturesFor(t.Context(), usdc, Finalized, nil)
			if c.want < 0 && !errors.Is(err, chain.ErrInconsistent) || c.want >= 0 && (err != nil || len(got.List) != c.want || got.First != uint64(c.first)) {
				t.Errorf("%s: %d transactions since %d, want %d: %v", name, len(got.List), got.First, c.want, err)
			}
		}
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

// A node that is a minute behind the other hides none of the other's transactions.
func TestANodeFarBehindHidesNoTransaction(t *testing.T) {
	for last, want := range map[int]error{1000 - maxHistoryLag: nil, 999 - maxHistoryLag: chain.ErrUnavailable} {
		a, b := startCluster(t, 10), startCluster(t, 10)
		for n, of := range []*cluster{a, b} {
			of.answerWith("getSignaturesForAddress", `{"result":[]}`)
			of.answerWith("getSlot", fmt.Sprintf(`{"result":%d}`, []int{1000, last}[n]))
			of.answerWith("getFirstAvailableBlock", `{"result":0}`)
		}
		if _, err := a.dial(nil, a.url, b.url).Agreed().SignaturesFor(t.Context(), usdc, Finalized, nil); !errors.Is(err, want) {
			t.Errorf("at slot %d, and the other at 1000: %v, want %v", last, err, want)
		}
	}
}
