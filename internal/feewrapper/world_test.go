package feewrapper_test

import (
	"log/slog"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/feewrapper"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/relay/relaytest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

const (
	on       = chain.EthereumSepolia
	sourceID = "service-ustb-vault"
)

var (
	org       = devnettest.Organization
	otherOrg  = devnettest.OtherOrganization
	recipient = common.HexToAddress("0xfee0000000000000000000000000000000000fee")
	customer  = common.HexToAddress("0xc0ffee")
)

// world is everything below the API that wrappers need, on a real chain.
type world struct {
	*testing.T
	db       *store.DB
	chain    *devnet.EVM
	client   *evm.Client
	keys     *custody.Keyring
	engine   *change.Engine
	catalog  *yield.Catalog
	wallets  *wallet.Service
	payees   *policy.Payees
	wrappers *feewrapper.Service
}

// newWorld prepares a world in which nothing runs yet.
func newWorld(t *testing.T, db *store.DB, edit ...func(*feewrapper.Chain)) *world {
	t.Helper()
	net, client := devnettest.Chain(t, db)
	w := &world{T: t, db: db, chain: net, client: client, keys: devnettest.Keys(t)}
	devnettest.Fund(t, net, w.keys.Relayer().Address())
	var err error
	w.catalog, err = yield.New(db, map[chain.Name]*evm.Client{on: client}, []yield.Config{{
		ID: sourceID, Name: "Treasury bills", Description: "Treasury bills.", Protocol: "erc4626", Chain: on, DepositToken: chain.USDC,
		Vault: net.Contracts.Vault, NavUpdateMode: yield.NavContinuous, Liquidity: yield.LiquidityLimit,
	}}, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		t.Fatal(err)
	}
	w.engine = change.NewEngine(db, relaytest.Intents(db, net, client, w.keys, w.catalog))
	w.wallets = wallet.NewService(db, custodytest.Unchecked{Keys: w.keys}, w.keys.IDs(), []chain.Name{on, chain.SolanaDevnet})
	w.payees = policy.NewPayees(map[chain.Name]map[chain.Address]string{on: {
		chain.EVMAddress(net.Contracts.USDC): "is a token's contract", chain.EVMAddress(net.Contracts.Vault): "is a yield source's contract",
	}})
	at := feewrapper.Chain{Client: client, Factory: net.Contracts.FeeWrapperFactory}
	for _, f := range edit {
		f(&at)
	}
	w.wrappers = feewrapper.New(db, w.engine, w.catalog, w.wallets, w.payees, map[chain.Name]feewrapper.Chain{on: at}, slog.New(slog.DiscardHandler))
	return w
}

// run does one replica's work until it is stopped or the test ends.
func (w *world) run() (stop func()) {
	w.Helper()
	runner := tasktest.NewRunner(w, w.db, tasktest.Lease)
	relaytest.Seat(runner, w.db, w.chain, w.client, w.keys)
	w.engine.Register(runner.Runner, []chain.Name{on})
	w.wrappers.Register(runner.Runner)
	runner.Handle(wallet.ProvisionTask, 2, w.wallets.Provision)
	follower := wallet.NewFollower(w.db, evm.NewReader(w.client), on, 10*time.Millisecond, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	runner.HandleSeat(follower.Seat(), follower.Run)
	return runner.Start()
}

func (w *world) until(what string, met func() bool) {
	w.Helper()
	waittest.Until(w, what, met, tasktest.State(w.db))
}

func newCreate() feewrapper.Create {
	highest := money.Bps(2000)
	return feewrapper.Create{Organization: org, RequestID: uuid.New(), Source: sourceID, Recipient: recipient,
		PerformanceFee: 1000, MaxPerformanceFee: &highest, ManagementFee: 50}
}

func (w *world) create() feewrapper.Wrapper {
	w.Helper()
	made, created, err := w.wrappers.Create(w.Context(), newCreate())
	if err != nil {
		w.Fatal(err)
	}
	if !created {
		w.Fatal("a new request found a wrapper")
	}
	return made
}

// createReady makes a wrapper and waits until it is ready.
func (w *world) createReady() feewrapper.Wrapper {
	w.Helper()
	made := w.create()
	return w.waitFor("the wrapper is ready", made.ID, func(now feewrapper.Wrapper) bool { return now.Status == feewrapper.Ready })
}

func (w *world) getWrapper(id uuid.UUID) feewrapper.Wrapper {
	w.Helper()
	found, err := w.wrappers.Get(w.Context(), org, id)
	if err != nil {
		w.Fatal(err)
	}
	return found
}

func (w *world) waitFor(what string, id uuid.UUID, met func(feewrapper.Wrapper) bool) (now feewrapper.Wrapper) {
	w.Helper()
	w.until(what, func() bool { now = w.getWrapper(id); return met(now) })
	return now
}

// assertAllowance asks for an address to be on the list or off it, and compares
// the answer.
func (w *world) assertAllowance(id uuid.UUID, address common.Address, wanted, wantAllowed, wantPending bool) {
	w.Helper()
	allowed, pending, err := w.wrappers.Allow(w.Context(), org, id, address, wanted)
	if err != nil {
		w.Fatal(err)
	}
	if allowed != wantAllowed {
		w.Errorf("the address is on the list: %t, want %t", allowed, wantAllowed)
	}
	if pending != wantPending {
		w.Errorf("the chain has yet to confirm: %t, want %t", pending, wantPending)
	}
}

func (w *world) waitAllowed(id uuid.UUID, address common.Address, want bool) {
	w.Helper()
	w.until("the list says so", func() bool {
		allowed, err := w.wrappers.Allowed(w.Context(), org, id, address)
		if err != nil {
			w.Fatal(err)
		}
		return allowed == want
	})
}

func (w *world) assertCount(want int, what, query string, args ...any) {
	w.Helper()
	var n int
	if err := w.db.QueryRow(w.Context(), query, args...).Scan(&n); err != nil {
		w.Fatal(err)
	}
	if n != want {
		w.Errorf("%s: %d, want %d", what, n, want)
	}
}

func (w *world) addTask(kind, key string) {
	w.Helper()
	err := w.db.Write(w.Context(), func(tx *store.Tx) error { task.AddNow(tx, kind, key); return nil })
	if err != nil {
		w.Fatal(err)
	}
}

// waitTasks waits until no task of a kind is left.
func (w *world) waitTasks(kind string) {
	w.Helper()
	w.until("no "+kind+" is left", func() bool {
		var n int
		if err := w.db.QueryRow(w.Context(), `SELECT COUNT(*) FROM tasks WHERE kind = $1`, kind).Scan(&n); err != nil {
			w.Fatal(err)
		}
		return n == 0
	})
}

// createWallet makes a wallet that has its addresses.
func (w *world) createWallet() wallet.Wallet {
	w.Helper()
	made, _, err := w.wallets.Create(w.Context(), wallet.CreateRequest{Organization: org, RequestID: uuid.New(), Label: "treasury"})
	if err != nil {
		w.Fatal(err)
	}
	w.until("the wallet has its addresses", func() bool {
		made, err = w.wallets.Get(w.Context(), org, made.ID)
		return err == nil && made.Status() == wallet.StatusIdle
	})
	return made
}
