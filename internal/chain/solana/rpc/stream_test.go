package rpc

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// parseTransfers reads a block as it comes from a node.
func parseTransfers(slot uint64, result []byte, mints map[solana.PublicKey]chain.Token) (chain.BlockTransfers, error) {
	answer := io.MultiReader(strings.NewReader(`{"jsonrpc":"2.0","id":1,"result":`), bytes.NewReader(result), strings.NewReader("}"))
	r := newBlockReader(slot, &answerStream{Reader: answer, advanced: func() {}}, mints)
	if err := r.readBlockAnswer(); err != nil {
		return r.out, err
	}
	return r.out, r.verifySignatures(context.Background(), nil)
}

// logging is a transaction that has to do with no mint and logs so much.
func logging(t *testing.T, bytes int) json.RawMessage {
	t.Helper()
	var tx map[string]any
	if err := json.Unmarshal(deeds["transfer"].deed.encode(t), &tx); err != nil {
		t.Fatal(err)
	}
	meta := tx["meta"].(map[string]any)
	meta["logMessages"] = []string{strings.Repeat("\x01", bytes)}
	meta["preTokenBalances"], meta["postTokenBalances"] = []any{}, []any{}
	return mustEncode(t, tx)
}

// A block may be filled with logs, each byte of which takes six: its payments are read all the same.
func TestBlockFullOfLogs(t *testing.T) {
	c := startCluster(t, 1, 2, 3, 4)
	one := logging(t, 10_000)
	block := []json.RawMessage{deeds["transfer"].deed.encode(t)}
	for len(block) < 1150 {
		block = append(block, one)
	}
	c.lay(5, block...)
	for slot := range uint64(3) {
		c.lay(6 + slot)
	}
	got, err := c.dial(nil, c.url).Transfers(t.Context(), 5, 7)
	if err != nil {
		t.Fatalf("a block of %d MB: %v", len(block)*len(one)>>20, err)
	}
	if len(got) != 3 || len(got[0].Transfers) != 1 {
		t.Errorf("%+v, want the transfer in the first of three blocks", got)
	}
}

// A block beyond even that is reported as one that this version cannot read.
func TestBlockThatIsTooMuch(t *testing.T) {
	c := startCluster(t, 1, 2, 3, 4)
	c.lay(5, logging(t, maxValue/5))
	c.lay(6)
	_, err := c.dial(nil, c.url).Transfers(t.Context(), 5, 6)
	if !errors.Is(err, chain.ErrUnreadable) || !errors.Is(err, chain.ErrUnavailable) {
		t.Errorf("error %v, want %v", err, chain.ErrUnreadable)
	}
}

// A transaction that has a field twice, of which other readers may take another one, is inconsistent; a text of a
// stranger's that is not UTF-8 is none of the reader's business.
func TestOddTransactionsOfABlock(t *testing.T) {
	good := string(deeds["transfer"].deed.encode(t))
	for name, test := range map[string]struct {
		from, to string
		want     error
	}{
		"a field twice":           {`"fee":5000`, `"fee":5000,"fee":5001`, chain.ErrInconsistent},
		"a field of no meaning":   {`"fee":5000`, `"fee":5000,"later":[{}]`, nil},
		"a log that is not UTF-8": {`"logMessages":[]`, "\"logMessages\":[\"\xff\"]", nil},
	} {
		t.Run(name, func(t *testing.T) {
			odd := strings.Replace(good, test.from, test.to, 1)
			if odd == good {
				t.Fatalf("no %s in %s", test.from, good)
			}
			block := strings.Replace(string(encodeBlock(t, solana.Hash{2}, solana.Hash{1})), `"transactions":[]`, `"transactions":[`+odd+`]`, 1)
			b, err := readNode(t, json.RawMessage(block))
			if !errors.Is(err, test.want) || err == nil && len(b.Transfers) != 1 {
				t.Errorf("%d transfers, error %v, want %v", len(b.Transfers), err, test.want)
			}
		})
	}
}
