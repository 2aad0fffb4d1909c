package devnet_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/rpc"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
)

// formedBlock is a block with whole transactions, and its receipts, as a node returns them.
type formedBlock struct {
	header       types.Header
	Hash         common.Hash     `json:"hash"`
	L1           *hexutil.Uint64 `json:"l1BlockNumber"`
	Transactions []struct {
		Type  hexutil.Uint64  `json:"type"`
		Hash  common.Hash     `json:"hash"`
		Index hexutil.Uint64  `json:"transactionIndex"`
		To    *common.Address `json:"to"`
		Input hexutil.Bytes   `json:"input"`
	} `json:"transactions"`
	receipts []struct {
		Type       hexutil.Uint64  `json:"type"`
		Hash       common.Hash     `json:"transactionHash"`
		Index      hexutil.Uint64  `json:"transactionIndex"`
		Gas        hexutil.Uint64  `json:"gasUsed"`
		Cumulative hexutil.Uint64  `json:"cumulativeGasUsed"`
		L1Gas      *hexutil.Uint64 `json:"gasUsedForL1"`
		L1         *hexutil.Uint64 `json:"l1BlockNumber"`
	}
}

func (b formedBlock) txTypes() (kinds []uint64) {
	for _, tx := range b.Transactions {
		kinds = append(kinds, uint64(tx.Type))
	}
	return kinds
}

// readForms reads all blocks of a chain over its JSON-RPC.
func readForms(t *testing.T, e *devnet.EVM) (blocks []formedBlock) {
	t.Helper()
	node, err := rpc.DialContext(t.Context(), e.URL())
	if err != nil {
		t.Fatal(err)
	}
	defer node.Close()
	for {
		var text json.RawMessage
		if err := node.CallContext(t.Context(), &text, "eth_getBlockByNumber", hexutil.Uint64(len(blocks)), true); err != nil {
			t.Fatal(err)
		}
		if string(text) == "null" {
			return blocks
		}
		var b formedBlock
		if err := json.Unmarshal(text, &b); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(text, &b.header); err != nil {
			t.Fatal(err)
		}
		if err := node.CallContext(t.Context(), &b.receipts, "eth_getBlockReceipts", b.Hash); err != nil {
			t.Fatal(err)
		}
		blocks = append(blocks, b)
	}
}

// A chain that bears a network's name has the form of that network's blocks at its JSON-RPC: each header hashes to its hash and names
// its parent's, and protocol transactions are among transactions and receipts.
func TestBlocksHaveTheFormOfTheNetwork(t *testing.T) {
	for name, want := range map[chain.Name]struct {
		first, last []uint64
		sameTime    int // blocks with one timestamp, where they are made as fast as the chain can
		l1          bool
	}{
		chain.Base: {first: []uint64{0x7e, 0x7e}, sameTime: 5}, chain.Arbitrum: {first: []uint64{0x6a}, sameTime: 4, l1: true}, chain.Polygon: {last: []uint64{0x7f}, sameTime: 1},
	} {
		t.Run(string(name), func(t *testing.T) {
			t.Parallel()
			e := devnettest.Start(t, devnet.Options{Name: name, Form: devnet.FormOf(name)})
			for range 20 {
				if _, err := e.Faucet(t.Context(), chain.USDC, alice, money.NewUnits(1)); err != nil {
					t.Fatal(err)
				}
				if _, err := e.Commit(); err != nil {
					t.Fatal(err)
				}
			}
			blocks := readForms(t, e)
			ended, times := 0, map[uint64]int{}
			for n, b := range blocks {
				times[b.header.Time]++
				if b.header.Hash() != b.Hash || n > 0 && b.header.ParentHash != blocks[n-1].Hash || n > 0 && b.header.Time < blocks[n-1].header.Time {
					t.Errorf("block %d has the hash %s and the parent %s: %+v", n, b.Hash, b.header.ParentHash, b.header)
				}
				kinds := b.txTypes()
				if len(kinds) < len(want.first) || !slices.Equal(kinds[:len(want.first)], want.first) {
					t.Errorf("block %d begins with transactions of the types %x", n, kinds)
				}
				if len(want.last) > 0 && len(kinds) > 0 && kinds[len(kinds)-1] == want.last[0] {
					ended++
				}
				if len(b.receipts) != len(kinds) || want.l1 != (b.L1 != nil) {
					t.Fatalf("block %d has %d receipts of %d transactions, and Ethereum's block is %v", n, len(b.receipts), len(kinds), b.L1)
				}
				gas := uint64(0)
				for i, r := range b.receipts {
					gas += uint64(r.Gas)
					if tx := b.Transactions[i]; r.Hash != tx.Hash || r.Type != tx.Type || int(r.Index) != i || int(tx.Index) != i || uint64(r.Cumulative) != gas {
						t.Errorf("block %d has the transaction %+v, and the receipt %+v after %d gas", n, tx, r, gas)
					}
					if own := r.Type <= types.SetCodeTxType; own && want.l1 != (r.L1Gas != nil && r.L1 != nil) {
						t.Errorf("block %d has the receipt %+v", n, r)
					}
				}
			}
			if (ended > 0) != (len(want.last) > 0) || len(want.last) > 0 && ended != 1+(len(blocks)-1)/16 {
				t.Errorf("%d of %d blocks end with a transaction of the protocol's", ended, len(blocks))
			}
			most := 0
			for _, n := range times {
				most = max(most, n)
			}
			if most != want.sameTime {
				t.Errorf("at most %d blocks have one timestamp", most)
			}
		})
	}
}

// A chain that was made without a form keeps the hashes of its blocks, and so does one that was made with one.
func TestAChainKeepsItsForm(t *testing.T) {
	form := devnet.FormOf(chain.Base)
	for kind, made := range map[string]*devnet.Form{"without": nil, "with": form} {
		dir := t.TempDir()
		var before []formedBlock
		for round, asked := range []*devnet.Form{made, form, nil} {
			e, err := devnet.Start(t.Context(), devnet.Options{Name: chain.Base, DataDir: dir, Form: asked})
			if err != nil {
				t.Fatal(err)
			}
			if round == 0 {
				if _, err := e.Commit(); err != nil {
					t.Fatal(err)
				}
			}
			now := readForms(t, e)
			for n := range before {
				if now[n].Hash != before[n].Hash || !slices.Equal(now[n].txTypes(), before[n].txTypes()) {
					t.Errorf("%s a form, started again: block %d was %s and is %s", kind, n, before[n].Hash, now[n].Hash)
				}
			}
			before = now
			if err := e.Close(); err != nil {
				t.Fatal(err)
			}
		}
		if formed := slices.Contains(before[1].txTypes(), 0x7e); formed != (made != nil) {
			t.Errorf("%s a form, a block has transactions of the types %x", kind, before[1].txTypes())
		}
	}
}

// A page of another name that was made to lead here reads no chain, as the node itself has it.
func TestAFormAnswersNoOtherName(t *testing.T) {
	e := devnettest.Start(t, devnet.Options{Name: chain.Base, Form: devnet.FormOf(chain.Base)})
	for host, want := range map[string]int{"": http.StatusOK, "localhost:8545": http.StatusOK, "example.org": http.StatusForbidden} {
		request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, e.URL(), strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}`))
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Content-Type", "application/json")
		if host != "" {
			request.Host = host
		}
		response, err := http.DefaultClient.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		_ = response.Body.Close()
		if response.StatusCode != want {
			t.Errorf("as %q it answers %d", host, response.StatusCode)
		}
	}
}
