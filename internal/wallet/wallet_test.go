package wallet_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/event/eventtest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

func TestMain(m *testing.M) {
	devnettest.Main(m)
}

var org = devnettest.Organization

// world is a wallet service on a chain, with its workers running.
type world struct {
	*testing.T
	ctx      context.Context
	db       *store.DB
	chain    *devnet.EVM
	service  *wallet.Service
	follower *wallet.Follower
	stop     func()
}

// newWorld starts everything.
func newWorld(t *testing.T, db *store.DB, options devnet.Options) *world {
	t.Helper()
	ctx := context.Background()
	net := devnettest.Start(t, options)
	client := devnettest.Dial(t, net.Config())
	keys := devnettest.Keys(t)
	w := &world{T: t, ctx: ctx, db: db, chain: net,
		service:  wallet.NewService(db, custodytest.Unchecked{Keys: keys}, keys.IDs(), []chain.Name{chain.EthereumSepolia, chain.SolanaDevnet}),
		follower: wallet.NewFollower(db, evm.NewReader(client), chain.EthereumSepolia, 5*time.Millisecond, slog.New(slog.DiscardHandler), prometheus.NewRegistry()),
	}
	w.start()
	return w
}

// start runs the workers until stop.
func (w *world) start() {
	runner := tasktest.NewRunner(w, w.db, 2*time.Second)
	runner.Handle(wallet.ProvisionTask, 4, w.service.Provision)
	runner.HandleSeat(w.follower.Seat(), w.follower.Run)
	w.stop = runner.Start()
}

// until polls a condition; a test that never meets it fails.
func (w *world) until(what string, met func() bool) {
	w.Helper()
	waittest.Until(w, what, met, tasktest.State(w.db))
}

func (w *world) createWallet() wallet.Wallet {
	w.Helper()
	made, created, err := w.service.Create(w.ctx, wallet.CreateRequest{Organization: org, RequestID: uuid.New(), Label: "treasury"})
	if err != nil || !created {
		w.Fatalf("created %v: %v", created, err)
	}
	if got := made.Status(); got != wallet.StatusCreating {
		w.Fatalf("a new wallet is %s", got)
	}
	w.until("wallet is idle", func() bool {
		made, err = w.service.Get(w.ctx, org, made.ID)
		return err == nil && made.Status() == wallet.StatusIdle
	})
	return made
}

func (w *world) mineBlocks(n int) {
	w.Helper()
	for range n {
		if _, err := w.chain.Commit(); err != nil {
			w.Fatal(err)
		}
	}
}

func (w *world) pay(to wallet.Wallet, token chain.Token, amount money.USD) string {
	w.Helper()
	hash, err := w.chain.Faucet(w.ctx, token, to.Addresses[chain.EthereumSepolia], money.UnitsOf(amount, 6))
	if err != nil {
		w.Fatal(err)
	}
	return hash.Hex()
}

func (w *world) listDeposits(of wallet.Wallet) []wallet.Deposit {
	w.Helper()
	list, _, err := w.service.Deposits(w.ctx, org, of.ID, store.Page{Limit: 100})
	if err != nil {
		w.Fatal(err)
	}
	return list
}

// completedTotal is the sum of the wallet's completed deposits.
func (w *world) completedTotal(of wallet.Wallet) money.USD {
	w.Helper()
	var sum money.USD
	for _, d := range w.listDeposits(of) {
		if d.Status == wallet.DepositCompleted {
			sum += d.Amount
		}
	}
	return sum
}

// assertBooksBalance re-checks the ledger, as every test does at its end.
func (w *world) assertBooksBalance(of wallet.Wallet, want money.USD) {
	w.Helper()
	wrong, err := ledger.Check(w.ctx, w.db, nil)
	if err != nil || len(wrong) > 0 {
		w.Fatalf("ledger: %v %v", wrong, err)
	}
	positions, err := ledger.Positions(w.ctx, w.db, of.ID)
	if err != nil {
		w.Fatal(err)
	}
	var sum money.USD
	for _, p := range positions {
		sum += p.Balance
	}
	if sum != want {
		w.Fatalf("wallet holds %s, want %s", sum, want)
	}
	eventtest.CheckAll(w, w.db)
}

func (w *world) loadEvents(of wallet.Wallet) []string {
	w.Helper()
	rows, err := w.db.Query(w.ctx, `SELECT type, payload FROM events WHERE wallet_id = $1 ORDER BY seq`, of.ID)
	list, err := store.Collect(rows, err, func(row store.Rows) (string, error) {
		var kind, payload string
		if err := row.Scan(&kind, &payload); err != nil {
			return "", err
		}
		var body struct {
			Status  string `json:"status"`
			Deposit struct {
				Status string `json:"status"`
			} `json:"deposit"`
		}
		err := json.Unmarshal([]byte(payload), &body)
		return kind + " " + body.Status + body.Deposit.Status, err
	})
	if err != nil {
		w.Fatal(err)
	}
	return list
}

func TestADepositIsProcessingThenCompleted(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{Finality: 3})
		mine := w.createWallet()
		hash := w.pay(mine, chain.USDC, 12_500_000)
		w.mineBlocks(1)
		w.until("the deposit is shown", func() bool { return len(w.listDeposits(mine)) == 1 })
		seen := w.listDeposits(mine)[0]
		if seen.Status != wallet.DepositProcessing {
			t.Fatalf("shown as %s", seen.Status)
		}
		if seen.Amount != 12_500_000 {
			t.Fatalf("shown with %s", seen.Amount)
		}
		if seen.TxHash != hash {
			t.Fatalf("shown with the transaction %s, want %s", seen.TxHash, hash)
		}
		if got := seen.CashPosition(); got != "" {
			t.Fatalf("shown in the position %s before it is final", got)
		}
		w.assertBooksBalance(mine, 0)
		w.mineBlocks(3)
		w.until("the deposit completes", func() bool { return w.listDeposits(mine)[0].Status == wallet.DepositCompleted })
		got, err := w.service.FindDeposit(w.ctx, org, mine.ID, hash, chain.EthereumSepolia)
		if err != nil {
			t.Fatal(err)
		}
		if got.ID != seen.ID {
			t.Fatalf("lookup gave %s, want %s", got.ID, seen.ID)
		}
		if position := got.CashPosition(); position != "cash:ethereum_sepolia:usdc" {
			t.Fatalf("lookup gave the position %q", position)
		}
		if got.CompletedAt == nil {
			t.Fatal("lookup does not say when it completed")
		}
		w.assertBooksBalance(mine, 12_500_000)
		want := []string{"portfolio_wallet.status_changed idle", "portfolio_wallet.deposit.status_changed completed"}
		if events := w.loadEvents(mine); !slices.Equal(events, want) {
			t.Fatalf("events %q, want %q", events, want)
		}
	})
}

func TestOneTransactionPayingTwiceMakesTwoDeposits(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{Finality: 1})
		mine := w.createWallet()
		to := mine.Addresses[chain.EthereumSepolia]
		hashes, err := w.chain.FaucetMany(w.ctx, chain.USDT, []devnet.Payment{{To: to, Units: money.NewUnits(5)}, {To: to, Units: money.NewUnits(7)}})
		if err != nil || hashes[0] != hashes[1] {
			t.Fatal(hashes, err)
		}
		w.mineBlocks(2)
		w.until("both complete", func() bool {
			list := w.listDeposits(mine)
			return len(list) == 2 && list[0].Status == wallet.DepositCompleted && list[1].Status == wallet.DepositCompleted
		})
		first, err := w.service.FindDeposit(w.ctx, org, mine.ID, hashes[0].Hex(), "")
		if err != nil || first.Amount != 5 {
			t.Fatalf("lookup gave %+v: %v", first, err)
		}
		w.assertBooksBalance(mine, 12)
	})
}

// A follower that knows of a new block does not wait for its next poll.
func TestAFollowerIsWokenByABlock(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{Finality: 2})
		mine := w.createWallet()
		w.stop()
		w.follower = wallet.NewFollower(db, evm.NewReader(devnettest.Dial(t, w.chain.Config())), chain.EthereumSepolia, time.Hour, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
		w.chain.OnBlock(func() { db.Wake(chain.EthereumSepolia.HeadTopic()) })
		w.start()
		w.pay(mine, chain.USDC, 1)
		for _, step := range []struct {
			blocks int
			status wallet.DepositStatus
		}{{1, wallet.DepositProcessing}, {2, wallet.DepositCompleted}} {
			w.mineBlocks(step.blocks)
			w.until("the deposit is "+string(step.status), func() bool {
				list := w.listDeposits(mine)
				return len(list) == 1 && list[0].Status == step.status
			})
		}
	})
}

func TestAFollowerThatWasDownCatchesUp(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{Finality: 2})
		mine := w.createWallet()
		w.stop()
		var want money.USD
		for i := range 30 {
			amount := money.USD(i + 1)
			w.pay(mine, chain.USDC, amount)
			w.mineBlocks(8)
			want += amount
		}
		w.start()
		w.until("all complete", func() bool {
			list := w.listDeposits(mine)
			done := 0
			for _, d := range list {
				if d.Status == wallet.DepositCompleted {
					done++
				}
			}
			return done == 30
		})
		w.assertBooksBalance(mine, want)
	})
}

func TestCreatingAWallet(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{})
		c := wallet.CreateRequest{Organization: org, RequestID: uuid.New(), Label: "once"}
		first, created, err := w.service.Create(w.ctx, c)
		if err != nil || !created {
			t.Fatal(created, err)
		}
		again, created, err := w.service.Create(w.ctx, c)
		if err != nil {
			t.Fatal(err)
		}
		if created {
			t.Fatal("a replay created a wallet")
		}
		if again.ID != first.ID {
			t.Fatalf("a replay gave %s, want %s", again.ID, first.ID)
		}
		c.Label = "another"
		if _, _, err := w.service.Create(w.ctx, c); fault.CodeOf(err) != fault.RequestIDConflict {
			t.Fatalf("another body gave %v", err)
		}
		for _, label := range []string{"", string(make([]rune, 129))} {
			if _, _, err := w.service.Create(w.ctx, wallet.CreateRequest{Organization: org, RequestID: uuid.New(), Label: label}); fault.CodeOf(err) != fault.Validation {
				t.Errorf("label of %d gave %v", len(label), err)
			}
		}
		if _, err := w.service.Get(w.ctx, uuid.New(), first.ID); !errors.Is(err, &fault.Error{Code: fault.WalletNotFound}) {
			t.Errorf("another organization sees %v", err)
		}
	})
}

func TestAnotherSeedIsNoticed(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{})
		if err := w.service.CheckSeed(w.ctx); err != nil {
			t.Errorf("before the first wallet: %v", err)
		}
		w.createWallet()
		if err := w.service.CheckSeed(w.ctx); err != nil {
			t.Errorf("its own seed: %v", err)
		}
		other, err := custody.NewKeyring(bytes.Repeat([]byte{1}, 32))
		if err != nil {
			t.Fatal(err)
		}
		if err := wallet.NewService(db, custodytest.Unchecked{Keys: other}, other.IDs(), []chain.Name{chain.EthereumSepolia}).CheckSeed(w.ctx); !errors.Is(err, wallet.ErrOtherSeed) {
			t.Errorf("another seed: %v", err)
		}
	})
}
