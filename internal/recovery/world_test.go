package recovery_test

import (
	"log/slog"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// world is a chain whose deposits are credited to wallets.
type world struct {
	*testing.T
	db      *store.DB
	net     *devnet.EVM
	client  *evm.Client
	wallets *wallet.Service
	org     uuid.UUID
}

func newWorld(t *testing.T, db *store.DB) *world {
	t.Helper()
	net, client := devnettest.Chain(t, db)
	keys := devnettest.Keys(t)
	w := &world{T: t, db: db, net: net, client: client, org: uuid.New()}
	w.wallets = wallet.NewService(db, custodytest.Unchecked{Keys: keys}, keys.IDs(), []chain.Name{chain.EthereumSepolia, chain.SolanaDevnet})
	follower := wallet.NewFollower(db, evm.NewReader(client), chain.EthereumSepolia, 10*time.Millisecond, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	runner := tasktest.NewRunner(t, db, tasktest.Lease)
	runner.Handle(wallet.ProvisionTask, 2, w.wallets.Provision)
	runner.HandleSeat(follower.Seat(), follower.Run)
	runner.Start()
	t.Cleanup(net.KeepMaking())
	return w
}

// credited returns the number of credited deposits.
func (w *world) credited() (n int) {
	_ = w.db.QueryRow(w.Context(), `SELECT COUNT(*) FROM deposits WHERE status = 'completed'`).Scan(&n)
	return n
}

// pay pays USDC to a wallet, and waits until it is credited.
func (w *world) pay(to wallet.Wallet, amount money.Units) {
	w.Helper()
	before := w.credited()
	if _, err := w.net.Faucet(w.Context(), chain.USDC, to.Addresses[chain.EthereumSepolia], amount); err != nil {
		w.Fatal(err)
	}
	waittest.Until(w, "a deposit is credited", func() bool { return w.credited() > before }, tasktest.State(w.db))
}

// createFunded returns a new wallet with 40 dollars.
func (w *world) createFunded() wallet.Wallet {
	w.Helper()
	made, _, err := w.wallets.Create(w.Context(), wallet.CreateRequest{Organization: w.org, RequestID: uuid.New(), Label: "treasury"})
	if err != nil {
		w.Fatal(err)
	}
	waittest.Until(w, "the wallet is idle", func() bool {
		made, err = w.wallets.Get(w.Context(), w.org, made.ID)
		return err == nil && made.Status() == wallet.StatusIdle
	}, tasktest.State(w.db))
	w.pay(made, money.UnitsOf(40*money.Dollar, 6))
	return made
}

// loseBooks deletes all deposits and entries. The follower does not read their blocks again.
func (w *world) loseBooks() {
	w.Helper()
	if err := w.db.Write(w.Context(), func(tx *store.Tx) error {
		for _, table := range []string{"journal_lines", "journal_entries", "positions", "deposits"} {
			tx.Defer(`DELETE FROM ` + table)
		}
		return nil
	}); err != nil {
		w.Fatal(err)
	}
}

// newRecovery returns a recovery that reads the chain by a client.
func (w *world) newRecovery(client *evm.Client, sources ...yield.Config) *recovery.Service {
	w.Helper()
	clients := map[chain.Name]*evm.Client{chain.EthereumSepolia: client}
	catalog, err := yield.New(w.db, clients, sources, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		w.Fatal(err)
	}
	return &recovery.Service{DB: w.db, Wallets: w.wallets, Catalog: catalog, Clients: clients}
}

// assertCash requires that a wallet has one position with an amount.
func (w *world) assertCash(of wallet.Wallet, want money.USD) {
	w.Helper()
	positions, err := ledger.Positions(w.Context(), w.db, of.ID)
	if err != nil || len(positions) != 1 || positions[0].Balance != want {
		w.Errorf("the books have %+v, want %s: %v", positions, want, err)
	}
}
