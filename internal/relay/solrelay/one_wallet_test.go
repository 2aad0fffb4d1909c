package solrelay

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/waittest"
)

// failFor puts a node in front of the world's which fails, once armed, on the token accounts of one wallet alone, as a
// node does for a wallet that strangers have made too many for.
func (w *world) failFor(wallet solana.PublicKey) (armed *atomic.Bool) {
	w.Helper()
	armed = &atomic.Bool{}
	upstream := w.node.URL
	server := httptest.NewServer(http.HandlerFunc(func(out http.ResponseWriter, r *http.Request) {
		asked, _ := io.ReadAll(r.Body)
		out.Header().Set("Content-Type", "application/json")
		if armed.Load() && bytes.Contains(asked, []byte("getTokenAccountsByOwner")) && strings.Contains(string(asked), wallet.String()) {
			_, _ = fmt.Fprint(out, `{"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"too many token accounts"}}`)
			return
		}
		answer, err := http.Post(upstream, "application/json", bytes.NewReader(asked))
		if err != nil {
			return
		}
		defer func() { _ = answer.Body.Close() }()
		out.WriteHeader(answer.StatusCode)
		_, _ = io.Copy(out, answer.Body)
	}))
	w.Cleanup(server.Close)
	client, err := rpc.Dial(rpc.Config{
		Name: testChain, URLs: []string{server.URL}, Genesis: validator.GenesisHash, Known: finality.New(w.db, testChain),
		Mints:   map[chain.Token]solana.PublicKey{chain.USDC: validator.USDC, chain.USDT: validator.USDT},
		Timeout: waittest.Patience(),
	})
	if err != nil {
		w.Fatal(err)
	}
	w.Cleanup(client.Close)
	w.client = client
	w.family = solintent.New(w.db, custodytest.Unchecked{Keys: w.keys}, map[chain.Name]solintent.Chain{testChain: {
		Client: client, FeePayer: w.payer(), MaxUnitPrice: 1_000_000, Lifetime: time.Hour}})
	return armed
}

// Payouts of three wallets were signed a while ago: the carrier was away for half a minute. A node that fails on the token accounts of
// one of the wallets keeps no payout of another from being carried.
func TestOneWalletHoldsUpNoOther(t *testing.T) {
	eachWorld(t, func(w *world) {
		flooded := w.createWallet(1_000)
		armed := w.failFor(w.walletAt(flooded))
		w.startReady()()
		one := w.start(flooded, 100)
		two := w.start(w.createWallet(1_000), 100)
		three := w.start(w.createWallet(1_000), 100)
		armed.Store(true)
		w.db.Clock().Advance(30 * time.Second) // so the versions that were signed first are too old to be sent
		w.startCarrier()
		w.untilMining("the payouts of the others are executed", func() bool {
			w.db.Clock().Advance(time.Second)
			return w.outcomeOf(two).State == intent.Executed && w.outcomeOf(three).State == intent.Executed
		})
		if o := w.outcomeOf(one); o.State != intent.Signed || o.Reason != waiting+"a node fails on it" {
			t.Errorf("the payout on which the node fails is %s: %s", o.State, o.Reason)
		}
		armed.Store(false)
		w.db.Clock().Advance(10 * time.Minute)
		w.untilMining("its payout is executed", func() bool { return w.outcomeOf(one).State == intent.Executed })
	})
}

// A payout of each of two wallets is carried and does not land: further versions are due. A node that fails on the token accounts of one
// of the wallets keeps no further version of the other from being signed.
func TestOneWalletHoldsUpNoFurtherVersion(t *testing.T) {
	eachWorld(t, func(w *world) {
		flooded := w.createWallet(1_000)
		armed := w.failFor(w.walletAt(flooded))
		w.startReady()
		one := w.start(flooded, 100)
		two := w.start(w.createWallet(1_000), 100)
		w.until("both are carried", func() bool {
			return w.outcomeOf(one).State == intent.Carried && w.outcomeOf(two).State == intent.Carried
		})
		armed.Store(true)
		versions := func(p payment) int { return w.countRows("solana_versions", "intent_id = $1", p.id) }
		w.until("the other payout has a further version", func() bool { w.db.Clock().Advance(time.Second); return versions(two) > 1 })
	})
}
