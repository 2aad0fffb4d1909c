package recovery_test

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
)

// gatedNode returns the address of a node that, before it returns balances, sends to asked and receives from pass.
func gatedNode(t *testing.T, node string) (address string, asked, pass chan struct{}) {
	t.Helper()
	to, err := url.Parse(node)
	if err != nil {
		t.Fatal(err)
	}
	forward := httputil.NewSingleHostReverseProxy(to)
	asked, pass = make(chan struct{}), make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			panic(http.ErrAbortHandler)
		}
		if bytes.Contains(body, []byte("0x70a08231")) { // balanceOf(address)
			asked <- struct{}{}
			<-pass
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		forward.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL, asked, pass
}

// A stranger who sends dust to a wallet in each block delays no opening: deposits of blocks after the one that was read are left
// out, and the books have each of them once. A wallet whose positions the service goes on moving is left, and the others are opened.
func TestDepositsOfLaterBlocksDelayNoOpening(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		dusted, moving := w.createFunded(), w.createFunded()
		w.loseBooks()
		if err := db.Write(t.Context(), func(tx *store.Tx) error {
			wallet.RecordOpening(tx, moving.ID, chain.EthereumSepolia, 1<<40)
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		config := w.client.Config()
		var asked, pass chan struct{}
		config.URL, asked, pass = gatedNode(t, w.net.URL())
		back := w.newRecovery(devnettest.Dial(t, config))
		var openings []recovery.Opening
		var reported atomic.Bool
		ended := make(chan error, 1)
		go func() {
			ended <- back.Open(t.Context(), chain.EthereumSepolia, nil, 0, false, func(o recovery.Opening) error {
				openings = append(openings, o)
				reported.Store(true)
				return nil
			})
		}()
		for opened := false; !opened; {
			select {
			case <-asked:
				if !reported.Load() {
					w.pay(dusted, money.NewUnits(1))
				}
				pass <- struct{}{}
			case err := <-ended:
				if err != nil {
					t.Fatal(err)
				}
				opened = true
			}
		}
		if len(openings) != 2 {
			t.Fatalf("the openings are %+v", openings)
		}
		if o := openings[0]; o.Wallet != dusted.ID || !o.Posted || len(o.Differences) != 1 || o.Differences[0].Books.Sign() != 0 {
			t.Errorf("the wallet with later deposits: %+v", o)
		}
		if o := openings[1]; o.Wallet != moving.ID || o.Posted || !strings.Contains(o.Why, "has moved its positions") {
			t.Errorf("the wallet whose positions are moved: %+v", o)
		}
		w.assertCash(dusted, 40*money.Dollar+money.USD(w.credited()))
	})
}
