package e2e

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// payerCallers ask for withdrawals at a time.
const payerCallers = 8

// countPayers returns how many wallets there are, out of each of which one withdrawal is asked for.
func countPayers() int {
	if testing.Short() {
		return 40
	}
	return 160
}

// The primary is lost while commits wait for its synchronous standby, which then takes over. Each withdrawal is made
// and paid once, also those whose acceptance was unknown; and their callers got an error that allows a retry.
func TestTheDatabaseMoves(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithTimeout(t.Context(), casePatience())
	defer cancel()
	pair := startPair(t)
	migrateEmpty(t, pair.address)
	s := newServiceOn(t, pair.address)
	p, err := s.serving(ctx)
	must(t, err)
	payers := countPayers()
	m := newMovers(p, payers)
	must(t, m.open(ctx))
	db := storetest.Connect(t, pair.address)
	waitForCount(t, db, `SELECT COUNT(*) FROM deposits WHERE status = 'completed'`, payers)

	load, ctx := errgroup.WithContext(ctx)
	for i := range payerCallers {
		load.Go(func() error { return m.withdrawAll(ctx, i) })
	}
	waittest.Until(t, "a third is accepted", func() bool { return m.done.Load() >= int64(payers/3) || ctx.Err() != nil })
	pair.run("freeze")
	close(m.frozen)
	waitForCount(t, db, `SELECT COUNT(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`, payerCallers/2)
	pair.run("lose")
	lost, before := time.Now(), m.done.Load()
	pair.run("promote")
	promoted := time.Now()
	waittest.Until(t, "withdrawals are accepted again", func() bool { return m.done.Load() > before || ctx.Err() != nil })
	t.Logf("promoted after %s, the next withdrawal was accepted %s later; %d requests were told to come back",
		promoted.Sub(lost).Round(time.Millisecond), time.Since(promoted).Round(time.Millisecond), m.cameBack.Load())
	must(t, load.Wait())
	if m.cameBack.Load() == 0 {
		t.Error("nobody was told to come back, though commits were under way")
	}

	db = storetest.Connect(t, pair.address)
	waitForCount(t, db, `SELECT COUNT(*) FROM workflows WHERE status = 'completed'`, payers)
	m.checkOnce(t, s, db)
}

// movers are the wallets and their requests.
type movers struct {
	*process
	wallets  []client.Wallet
	to       []common.Address // it has no other payments
	bodies   []client.WithdrawalCreate
	accepted []uuid.UUID   // the withdrawals, as they were answered
	frozen   chan struct{} // closed when commits wait for the standby
	done     atomic.Int64  // how many were
	cameBack atomic.Int64  // requests that were answered with a 503
}

func newMovers(p *process, payers int) *movers {
	return &movers{process: p, wallets: make([]client.Wallet, payers), to: make([]common.Address, payers), bodies: make([]client.WithdrawalCreate, payers),
		accepted: make([]uuid.UUID, payers), frozen: make(chan struct{})}
}

// open makes the wallets and has money sent to them.
func (m *movers) open(ctx context.Context) error {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(payerCallers)
	for i := range m.wallets {
		group.Go(func() (err error) {
			if m.wallets[i], err = read[client.Wallet](m.api.CreateWallet(ctx, client.WalletCreate{RequestID: uuid.New(), Label: "payer"})); err != nil {
				return err
			}
			for m.wallets[i].Status != client.WalletStatusIdle {
				if m.wallets[i], err = read[client.Wallet](m.api.GetWallet(ctx, m.wallets[i].ID)); err != nil {
					return err
				}
			}
			_, _ = rand.Read(m.to[i][:])
			m.bodies[i] = client.WithdrawalCreate{RequestID: uuid.New(), AmountUSD: json.Number(usd(withdrawn)), Token: client.TokenUsdc,
				DestinationChain: client.ChainEthereumSepolia, DestinationAddress: m.to[i].Hex()}
			_, err = read[client.FaucetTransfer](m.api.SandboxFaucet(ctx, client.FaucetRequest{Chain: client.ChainEthereumSepolia, Token: client.FaucetTokenUsdc,
				Address: m.wallets[i].DepositAddresses["ethereum_sepolia"], AmountUSD: usd(deposited)}))
			return err
		})
	}
	return group.Wait()
}

// withdrawAll is a caller with every so-manyth wallet. Two withdrawals wait until commits do, so that
// each caller has one under way then.
func (m *movers) withdrawAll(ctx context.Context, from int) error {
	for i := from; i < len(m.wallets); i += payerCallers {
		if i+2*payerCallers >= len(m.wallets) {
			select {
			case <-m.frozen:
			case <-ctx.Done():
				return ctx.Err()
			}
		}
		if err := m.withdraw(ctx, i); err != nil {
			return fmt.Errorf("wallet %d: %w", i, err)
		}
	}
	return nil
}

// withdraw sends one request until it is answered for good.
func (m *movers) withdraw(ctx context.Context, i int) error {
	for {
		res, err := m.api.CreateWithdrawal(ctx, m.wallets[i].ID, m.bodies[i])
		if err == nil && res.StatusCode == http.StatusServiceUnavailable {
			var told client.UnavailableError
			err := json.NewDecoder(res.Body).Decode(&told)
			_ = res.Body.Close()
			if err != nil || !told.Retryable || told.Code != client.ErrorCodeServiceTemporarilyUnavailable {
				return fmt.Errorf("told to come back with %+v, %w", told, err)
			}
			m.cameBack.Add(1)
			continue
		}
		made, err := read[client.Withdrawal](res, err)
		if err != nil {
			return err // a 500 among others
		}
		m.accepted[i] = made.ID
		m.done.Add(1)
		return nil
	}
}

// checkOnce compares the effects with the requests.
func (m *movers) checkOnce(t *testing.T, s *service, db *store.DB) {
	t.Helper()
	ctx := t.Context()
	for i, id := range m.accepted {
		again, err := read[client.Withdrawal](m.api.CreateWithdrawal(ctx, m.wallets[i].ID, m.bodies[i]))
		if err != nil || again.ID != id {
			t.Errorf("the request that made %s makes %s when it is repeated: %v", id, again.ID, err)
		}
	}
	for fact, query := range map[string]string{
		"withdrawals": `SELECT COUNT(*) FROM workflows`,
		"requestIds":  `SELECT COUNT(*) FROM requests WHERE operation LIKE 'withdrawal%'`,
		"payouts":     `SELECT COUNT(*) FROM journal_entries WHERE event_type = 'withdrawal_payout'`,
	} {
		var n int
		must(t, db.QueryRow(ctx, query).Scan(&n))
		if n != len(m.wallets) {
			t.Errorf("%s: %d, not %d", fact, n, len(m.wallets))
		}
	}
	paid := map[common.Address]int{}
	moves, err := s.transfers(ctx, nil, m.to)
	must(t, err)
	for _, move := range moves {
		paid[move.to]++
	}
	for i, to := range m.to {
		if paid[to] != 1 {
			t.Errorf("withdrawal %s was paid %d times", m.accepted[i], paid[to])
		}
	}
	a := auditor{service: s, db: db}
	must(t, a.leftovers(ctx, 0))
	must(t, a.books(ctx, len(m.wallets)))
}

// The program goes through a pooler as it goes to the server itself.
func TestBehindAPooler(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithTimeout(t.Context(), casePatience())
	defer cancel()
	s := newServiceOn(t, storetest.Pooled(t, storetest.Address(t, store.Postgres), 8))
	r := newReceiver(ctx, t, s)
	f := newFlow(s)
	must(t, f.run(ctx))
	audit(ctx, t, s, r, f)
}

// migrateEmpty makes the tables, so that the service's start is not measured.
func migrateEmpty(t *testing.T, address string) {
	t.Helper()
	db, err := store.Open(t.Context(), address, clock.New())
	must(t, err)
	defer db.Close()
	must(t, db.Migrate(t.Context(), nil))
}

// waitForCount waits until a query counts so many.
func waitForCount(t *testing.T, db *store.DB, query string, want int) {
	t.Helper()
	n := 0
	waittest.Until(t, query, func() bool {
		must(t, db.QueryRow(t.Context(), query).Scan(&n))
		return n >= want
	}, func() string { return fmt.Sprintf("counted %d, not %d", n, want) })
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// pair is a primary and its synchronous standby.
type pair struct {
	tb      testing.TB
	dir     string
	address string // of both, whichever takes writes
}

func startPair(tb testing.TB) *pair {
	tb.Helper()
	dir, err := os.MkdirTemp("", "granary-pair-") //nolint:usetesting // its user cannot enter the test's own
	if err != nil {
		tb.Fatal(err)
	}
	p := &pair{tb: tb, dir: dir}
	tb.Cleanup(func() { p.run("stop") })
	p.address = p.run("pair")
	return p
}

// run has scripts/postgres do something with the pair.
func (p *pair) run(action string) string {
	p.tb.Helper()
	command := exec.Command("../../scripts/postgres", action, p.dir)
	var said strings.Builder
	command.Stderr = &said
	out, err := command.Output()
	if err != nil {
		p.tb.Fatalf("scripts/postgres %s: %v\n%s", action, err, &said)
	}
	return strings.TrimSpace(string(out))
}
