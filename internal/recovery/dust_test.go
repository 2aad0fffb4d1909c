package recovery_test

import (
	"bytes"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
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
		net, client := devnettest.Chain(t, db)
		config := client.Config()
		var asked, pass chan struct{}
		config.URL, asked, pass = gatedNode(t, net.URL())
		gated := map[chain.Name]*evm.Client{chain.EthereumSepolia: devnettest.Dial(t, config)}
		catalog, err := yield.New(db, gated, nil, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
		if err != nil {
			t.Fatal(err)
		}
		keys := devnettest.Keys(t)
		wallets := wallet.NewService(db, custodytest.Unchecked{Keys: keys}, keys.IDs(), []chain.Name{chain.EthereumSepolia, chain.SolanaDevnet})
		follower := wallet.NewFollower(db, evm.NewReader(client), chain.EthereumSepolia, 10*time.Millisecond, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
		runner := tasktest.NewRunner(t, db, tasktest.Lease)
		runner.Handle(wallet.ProvisionTask, 2, wallets.Provision)
		runner.HandleSeat(follower.Seat(), follower.Run)
		runner.Start()
		defer net.KeepMaking()()
		count := func(query string) (n int) {
			_ = db.QueryRow(t.Context(), query).Scan(&n)
			return n
		}
		credited := func() int { return count(`SELECT COUNT(*) FROM deposits WHERE status = 'completed'`) }
		pay := func(to wallet.Wallet, amount money.Units) {
			t.Helper()
			before := credited()
			if _, err := net.Faucet(t.Context(), chain.USDC, to.Addresses[chain.EthereumSepolia], amount); err != nil {
				t.Fatal(err)
			}
			waittest.Until(t, "a deposit is credited", func() bool { return credited() > before }, tasktest.State(db))
		}
		org := uuid.New()
		create := func() (w wallet.Wallet) {
			t.Helper()
			w, _, err := wallets.Create(t.Context(), wallet.CreateRequest{Organization: org, RequestID: uuid.New(), Label: "treasury"})
			if err != nil {
				t.Fatal(err)
			}
			waittest.Until(t, "the wallet is idle", func() bool {
				w, err = wallets.Get(t.Context(), org, w.ID)
				return err == nil && w.Status() == wallet.StatusIdle
			}, tasktest.State(db))
			pay(w, money.UnitsOf(40*money.Dollar, 6))
			return w
		}
		dusted, moving := create(), create()
		if err := db.Write(t.Context(), func(tx *store.Tx) error { // the database is lost
			for _, table := range []string{"journal_lines", "journal_entries", "positions", "deposits"} {
				tx.Defer(`DELETE FROM ` + table)
			}
			tx.Defer(`INSERT INTO wallet_openings (wallet_id, chain, block_number, opened_at) VALUES ($1, $2, 1000000000, 0)`, moving.ID, string(chain.EthereumSepolia))
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		back := &recovery.Service{DB: db, Wallets: wallets, Catalog: catalog, Clients: gated}
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
					pay(dusted, money.NewUnits(1))
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
		want := 40*money.Dollar + money.USD(credited())
		if positions, err := ledger.Positions(t.Context(), db, dusted.ID); err != nil || len(positions) != 1 || positions[0].Balance != want {
			t.Errorf("the books have %+v, want %s: %v", positions, want, err)
		}
	})
}
