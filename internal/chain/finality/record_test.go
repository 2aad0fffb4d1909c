package finality_test

import (
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

const on = chain.EthereumSepolia

func block(number uint64, hash string) chain.Block {
	return chain.Block{Number: number, Hash: hash, Time: time.Unix(int64(number), 0).UTC()}
}

// The known block rises only from the one that the higher was proven to descend from, in every process.
func TestTheKnownBlockRisesFromItself(t *testing.T) {
	t.Run("in this process", func(t *testing.T) { testRaises(t, nil) })
	storetest.EachParallel(t, testRaises)
}

func testRaises(t *testing.T, db *store.DB) {
	first, second, fork := block(5, "0x5"), block(9, "0x9"), block(8, "0x8f")
	ours, theirs := finality.New(db, on), finality.New(db, on)
	if db == nil {
		theirs = ours
	}
	for _, c := range []struct {
		what string
		by   *finality.Record
		from *chain.Block
		to   chain.Block
		want string
	}{
		{"the first is taken", ours, nil, first, first.Hash},
		{"another first is not", theirs, nil, fork, first.Hash},
		{"a block that descends from the known one is taken", theirs, &first, second, second.Hash},
		{"a block that descends from the one before it is not", ours, &first, fork, second.Hash},
	} {
		known, err := c.by.Raise(t.Context(), c.from, c.to)
		if err != nil {
			t.Fatal(err)
		}
		if known.Hash != c.want {
			t.Errorf("%s: the known block is %s, want %s", c.what, known.Hash, c.want)
		}
	}
}

var raising = regexp.MustCompile(`\$SQL "(UPDATE final_blocks [^"]+)"`)

// The statement of the runbook goes back to the block up to which deposits are
// credited, of one chain.
func TestTheRunbookGoesBackToTheCreditedBlock(t *testing.T) {
	text, err := os.ReadFile("../../../docs/runbook.md")
	if err != nil {
		t.Fatal(err)
	}
	found := raising.FindSubmatch(text)
	if found == nil {
		t.Fatal("the runbook has no such statement")
	}
	statement := strings.ReplaceAll(string(found[1]), "CHAIN", string(on))
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		for _, name := range []chain.Name{on, chain.Base} {
			if _, err := finality.New(db, name).Raise(t.Context(), nil, block(90, "0xfork")); err != nil {
				t.Fatal(err)
			}
		}
		err := db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`INSERT INTO chain_cursors (chain, number, hash, final_number, updated_at) VALUES ($1, 72, '0x72', 70, 1)`, string(on))
			tx.Defer(`INSERT INTO chain_blocks (chain, number, hash) VALUES ($1, 70, '0x70'), ($1, 71, '0x71'), ($1, 72, '0x72')`, string(on))
			tx.Defer(statement)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		for name, want := range map[chain.Name]string{on: "0x70", chain.Base: "0xfork"} {
			known, err := finality.New(db, name).Load(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if known.Hash != want {
				t.Errorf("the known block of %s is %s, want %s", name, known.Hash, want)
			}
		}
	})
}
