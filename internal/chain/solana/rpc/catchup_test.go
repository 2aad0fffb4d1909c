package rpc_test

import (
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"sync/atomic"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
)

// pacedNode passes requests on to a net, which makes a slot for every two of them while it is
// busy: a chain that is as fast as its follower, however slow the machine is.
type pacedNode struct {
	net      *net
	pass     http.Handler
	busy     atomic.Bool
	requests atomic.Int64
}

func (p *pacedNode) ServeHTTP(rw http.ResponseWriter, r *http.Request) {
	if p.busy.Load() && p.requests.Add(1)%2 == 0 {
		p.net.mine(1)
	}
	p.pass.ServeHTTP(rw, r)
}

// A follower that begins thousands of slots behind a chain which makes one for every two
// requests of it reaches the head, and credits on the way, once. It reads a slot with little
// more than one request.
func TestAFollowerReachesTheHeadOfAChainThatGoesOn(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		keys := devnettest.Keys(t)
		w := &world{net: startNet(t), db: db, wallets: wallet.NewService(db, custodytest.Unchecked{Keys: keys}, keys.IDs(), []chain.Name{chain.SolanaDevnet})}
		to, err := url.Parse(w.URL())
		if err != nil {
			t.Fatal(err)
		}
		proxy := httputil.NewSingleHostReverseProxy(to)
		proxy.ErrorLog = slog.NewLogLogger(slog.DiscardHandler, slog.LevelError) // of requests that end with the follower
		node := &pacedNode{net: w.net, pass: proxy}
		server := httptest.NewServer(node)
		t.Cleanup(server.Close)
		w.client = dial(t, finality.New(db, chain.SolanaDevnet), server.URL)
		w.start()
		made := w.createWallet()
		w.stop()

		w.mine(1000)
		w.pay(validator.USDC, solana.KeyOf(made.Addresses[chain.SolanaDevnet]), 7_000_000)
		w.mine(2000)
		behind := func() uint64 {
			var number uint64
			if err := db.QueryRow(t.Context(), `SELECT number FROM chain_cursors`).Scan(&number); err != nil {
				t.Fatal(err)
			}
			return w.Head() - number
		}
		if n := behind(); n < 3000 {
			t.Fatalf("the follower begins %d slots behind", n)
		}
		node.busy.Store(true)
		w.start()
		w.until("the follower is at the head", func() bool { return behind() < 100 })
		w.until("the deposit is credited", func() bool { units, _ := w.completed(made); return units == 7_000_000 })
		node.busy.Store(false)
		w.stop()
		if units, deposits := w.completed(made); units != 7_000_000 || deposits != 1 {
			t.Errorf("%d units in %d deposits are credited, want 7000000 in one", units, deposits)
		}
	})
}
