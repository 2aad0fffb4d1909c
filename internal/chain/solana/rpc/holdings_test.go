package rpc

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// tellHolding returns a token account of ann's as a node returns it, which a stranger may close once it is empty.
func tellHolding(name string, amount uint64) string {
	stranger := keyOf("stranger")
	account := solana.TokenAccount{Mint: usdc, Owner: keyOf("ann"), Amount: amount, State: 1, CloseAuthority: &stranger}
	return fmt.Sprintf(`{"pubkey":%q,"account":%s}`, keyOf(name), encodeAccount(solana.TokenProgram, account.Encode()))
}

// crowd is a node that returns more empty token accounts than fit into an answer that is read whole.
type crowd struct {
	*cluster
	heap uint64 // in use when almost all was sent
}

func (c *crowd) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(r.Body)
	if err != nil {
		panic(http.ErrAbortHandler)
	}
	if !bytes.Contains(body, []byte("getTokenAccountsByOwner")) {
		r.Body = io.NopCloser(bytes.NewReader(body))
		c.cluster.ServeHTTP(w, r)
		return
	}
	some := strings.Repeat(tellHolding("empty", 0)+",", 1000)
	io.WriteString(w, `{"jsonrpc":"2.0","id":1,"result":{"context":{"slot":10},"value":[`)
	for sent := 0; sent < maxResponse; sent += len(some) {
		io.WriteString(w, some)
	}
	c.heap = heapInUse()
	io.WriteString(w, tellHolding("a", 7)+","+tellHolding("b", 8)+`]}}`)
}

func heapInUse() uint64 {
	var stats runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}

// A stranger who keeps the authority to close them makes so many empty token accounts of a wallet that
// the answer cannot be read whole. They take no memory, and the wallet's amounts are read.
func TestManyEmptyTokenAccounts(t *testing.T) {
	node := &crowd{cluster: startCluster(t, 10)}
	server := httptest.NewServer(node)
	defer server.Close()
	before := heapInUse()
	units, slot, err := node.dial(nil, server.URL).UnitsOf(t.Context(), keyOf("ann"), usdc, Confirmed)
	if err != nil || units.Int64() != 15 || slot != 10 {
		t.Errorf("%s units as of slot %d: %v", units, slot, err)
	}
	if node.heap > before+16<<20 {
		t.Errorf("%d MB are in use at the end of the answer, and %d MB before it", node.heap>>20, before>>20)
	}
}

// Token accounts that hold something are kept up to a bound, beyond which the answer is an error of its own.
func TestTooManyTokenAccounts(t *testing.T) {
	for kept, want := range map[int]error{2: nil, 1: chain.ErrUnavailable} {
		answer := strings.NewReader(`{"id":1,"result":{"context":{"slot":10},"value":[` + tellHolding("empty", 0) + "," + tellHolding("b", 8) + "," + tellHolding("a", 7) + `]}}`)
		r := newHoldingsReader(&answerStream{Reader: answer, advanced: func() {}}, holdingsFilter{owner: keyOf("ann"), mint: usdc}, holdsSomething)
		r.most = kept
		got, err := r.readHoldings(nil)
		if !errors.Is(err, want) || err == nil && len(got.Value) != 2 {
			t.Errorf("of two at most %d are kept: %+v, error %v, want %v", kept, got, err, want)
		}
	}
}
