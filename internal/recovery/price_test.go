package recovery_test

import (
	"bytes"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/calendar"
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

func TestMain(m *testing.M) { devnettest.Main(m) }

const source = "service-ustb-vault"

var vaultABI = contracts.NewSandboxVault()

// priceLiar is a node that, while it lies, answers convertToAssets with the word of convertToShares.
func priceLiar(t *testing.T, node string) (address string, lying *atomic.Bool) {
	t.Helper()
	to, err := url.Parse(node)
	if err != nil {
		t.Fatal(err)
	}
	lying, pass := new(atomic.Bool), httputil.NewSingleHostReverseProxy(to)
	asked, answered := selector(vaultABI.PackConvertToAssets(common.Big1)), selector(vaultABI.PackConvertToShares(common.Big1))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			panic(http.ErrAbortHandler)
		}
		if lying.Load() {
			body = bytes.ReplaceAll(body, asked, answered)
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		pass.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL, lying
}

func selector(call []byte) []byte { return []byte(common.Bytes2Hex(call[:4])) }

// One node of two lies about the price of shares that the books do not have. It decides no opening
// entry: none is posted while it lies, though the catalog has its price, and then at the price that
// all nodes agree on.
func TestOneNodeDecidesNoPriceOfAnOpening(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		net, honest := devnettest.Chain(t, db)
		config := net.Config()
		config.SecondURL = config.URL
		var lying *atomic.Bool
		config.URL, lying = priceLiar(t, config.URL)
		client := devnettest.Dial(t, config)
		clients := map[chain.Name]*evm.Client{chain.EthereumSepolia: client}
		quickly := calendar.Policy{TypicalMinUnits: 1, TypicalMaxUnits: 9}
		catalog, err := yield.New(db, clients, []yield.Config{{
			ID: source, Name: "Bills", Description: "Bills.", Protocol: "erc4626", Chain: chain.EthereumSepolia, DepositToken: chain.USDC,
			Vault: net.Contracts.Vault, NavUpdateMode: yield.NavContinuous, Liquidity: yield.LiquidityLimit, Policies: yield.Policies{Deposit: quickly, Redeem: quickly},
		}}, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
		if err != nil {
			t.Fatal(err)
		}
		keys := devnettest.Keys(t)
		wallets := wallet.NewService(db, custodytest.Unchecked{Keys: keys}, keys.IDs(), []chain.Name{chain.EthereumSepolia, chain.SolanaDevnet})
		follower := wallet.NewFollower(db, evm.NewReader(client), chain.EthereumSepolia, 10*time.Millisecond, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
		runner := tasktest.NewRunner(t, db, tasktest.Lease)
		runner.Handle(wallet.ProvisionTask, 2, wallets.Provision)
		runner.HandleSeat(follower.Seat(), follower.Run)
		runner.HandleSeat(yield.Seat, catalog.Observe)
		lying.Store(true)
		runner.Start()

		org := uuid.New()
		mine, _, err := wallets.Create(t.Context(), wallet.CreateRequest{Organization: org, RequestID: uuid.New(), Label: "treasury"})
		if err != nil {
			t.Fatal(err)
		}
		waittest.Until(t, "the wallet is idle", func() bool {
			mine, err = wallets.Get(t.Context(), org, mine.ID)
			return err == nil && mine.Status() == wallet.StatusIdle
		}, tasktest.State(db))
		at := mine.Addresses[chain.EthereumSepolia].EVM()
		forty, usdc := money.UnitsOf(40*money.Dollar, 6).Big(), contracts.NewSandboxUSDC()
		owner, err := honest.Call(t.Context(), ethereum.CallMsg{To: &net.Contracts.USDC, Data: usdc.PackOwner()}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(
			net.AsOwner(t.Context(), net.Contracts.USDC, usdc.PackMint(common.BytesToAddress(owner), forty)),
			net.AsOwner(t.Context(), net.Contracts.USDC, usdc.PackApprove(net.Contracts.Vault, forty)),
			net.AsOwner(t.Context(), net.Contracts.Vault, vaultABI.PackDeposit(forty, at)),
		); err != nil {
			t.Fatal(err)
		}
		head, err := honest.Head(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		defer net.KeepMaking()()
		waittest.Until(t, "the deposit is final, and the source is observed by the node that lies", func() bool {
			var final int64
			seen, err := catalog.Get(t.Context(), source)
			return err == nil && seen.Observed() &&
				db.QueryRow(t.Context(), `SELECT final_number FROM chain_cursors`).Scan(&final) == nil && uint64(final) >= head.Number
		}, tasktest.State(db))

		back := &recovery.Service{DB: db, Wallets: wallets, Catalog: catalog, Clients: clients}
		open := func() (posted int, err error) {
			err = back.Open(t.Context(), chain.EthereumSepolia, nil, 0, false, func(o recovery.Opening) error {
				posted++
				return nil
			})
			return posted, err
		}
		if posted, err := open(); posted != 0 || !errors.Is(err, chain.ErrInconsistent) {
			t.Errorf("while one node lies %d wallets were opened: %v", posted, err)
		}
		lying.Store(false)
		waittest.Until(t, "the nodes are believed again", func() bool { posted, err := open(); return err == nil && posted == 1 }, tasktest.State(db))
		positions, err := ledger.Positions(t.Context(), db, mine.ID)
		if err != nil || len(positions) != 1 {
			t.Fatalf("the books have %+v: %v", positions, err)
		}
		if got := positions[0].Balance; got < 40*money.Dollar || got > 40*money.Dollar+money.Dollar/100 { // the vault earns a little
			t.Errorf("shares that cost 40 are opened at %s", got)
		}
		if posted, err := open(); posted != 0 || err != nil {
			t.Errorf("a second run opened %d wallets: %v", posted, err)
		}
	})
}
