package e2e

import (
	"encoding/json"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
)

// The program that serves the sandbox serves any chain: here one in a process
// of its own, that reorganizes, stands still and dies in the middle. One replica
// on SQLite, two on PostgreSQL; with -short only these two.
func TestAnvilWholeLife(t *testing.T) {
	t.Parallel()
	all := map[store.Engine]int{store.SQLite: 1, store.Postgres: 2}
	if testing.Short() {
		delete(all, store.SQLite)
	}
	for engine, replicas := range all {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			f := startForeign(t)
			in := install(t, f, engine)
			prepare(t, f, in)
			org := uuid.New()
			token := strings.TrimSpace(in.must("token", "issue", "--organization", org.String(), "--subject", "test"))
			serve := func() (*replica, *caller) {
				r := in.serve()
				return r, newCaller(t, r.api, org, token, nil)
			}
			r, c := serve()
			refuseTheSandbox(c)
			r.stop(t)

			// As shipped it sends no webhook to this machine, which is where the
			// receiver is; as built for tests it does.
			program, err := granary()
			if err != nil {
				t.Fatal(err)
			}
			in.program = program
			life := &life{T: t, foreign: f, in: in}
			for range replicas {
				r, c := serve()
				life.replicas, life.callers = append(life.replicas, r), append(life.callers, c)
			}
			life.live()
			if out := in.must("verify"); !strings.Contains(out, " 0 mismatches") {
				t.Errorf("verify said %q", out)
			}
			for _, r := range life.replicas {
				r.stop(t)
			}
			if out := in.must("verify"); !strings.HasPrefix(out, "1 wallet, 3 balances ") || !strings.Contains(out, " 0 wallets in flight, 0 mismatches") {
				t.Errorf("verify said %q", out)
			}
			// The control: unbooked money is found.
			f.mined(f.send(f.drip(f.usdc, life.address(), 1)))
			for range anvilDepth {
				f.mine()
			}
			if out, err := in.run("verify"); err == nil || !strings.Contains(out, life.wallet.ID.String()) {
				t.Errorf("verify did not find what is wrong: %q, %v", out, err)
			}
		})
	}
}

// prepare takes an operator's steps before the first start.
func prepare(t *testing.T, f *foreign, in *installation) {
	t.Helper()
	relayer := regexp.MustCompile(`relayer +(0x\w+)`).FindStringSubmatch(in.must("keys", "create"))
	if relayer == nil {
		t.Fatal("keys create does not name the relayer")
	}
	if out, err := in.run("serve"); err == nil || !strings.Contains(err.Error(), "granary migrate") {
		t.Errorf("serving before migrating: %s, %v", out, err)
	}
	in.must("migrate")
	if out, err := in.run("serve"); err == nil || !strings.Contains(err.Error(), "granary contracts deploy") {
		t.Errorf("serving before deploying: %s, %v", out, err)
	}
	f.coins(common.HexToAddress(relayer[1]), 10)
	first, again := in.must("contracts", "deploy", "--chain", "base"), in.must("contracts", "deploy", "--chain", "base")
	if n := strings.Count(first, ": deployed in block "); n < 2 || strings.Count(again, ": was there already") != n {
		t.Errorf("deploying said\n%s\nand then\n%s", first, again)
	}
}

// refuseTheSandbox requests operations of a sandbox, which a service must not have.
func refuseTheSandbox(c *caller) {
	c.tb.Helper()
	c.assertRefused("not_found", http.MethodPost, "/v2/sandbox/faucet", fields{})
	c.assertRefused("not_found", http.MethodPost, "/v2/sandbox/clock/advance", fields{"seconds": 1})
	c.assertRefused("not_found", http.MethodPost, "/v2/sandbox/sources/"+lentSource, fields{"apyBps": 1})
	for _, url := range []string{"http://127.0.0.1:1/", "https://127.0.0.1:1/", "http://localhost:1/", "https://[::1]:1/"} {
		c.assertRefused("validation_error", http.MethodPost, "/v2/webhooks", fields{"url": url, "events": walletEvents})
	}
}

// walletEvents are all that a wallet has.
var walletEvents = []client.EventType{
	client.EventTypePortfolioWalletStatusChanged, client.EventTypePortfolioWalletDepositStatusChanged,
	client.EventTypePortfolioWalletRebalanceStatusChanged, client.EventTypePortfolioWalletWithdrawalStatusChanged,
	client.EventTypePortfolioWalletWithdrawalPayoutStatusChanged,
}

// life is a wallet's, on the foreign chain. Questions go to the replicas in
// turn.
type life struct {
	*testing.T
	*foreign
	in       *installation
	replicas []*replica
	callers  []*caller
	asked    int
	receiver *receiver
	wallet   client.Wallet
}

func (l *life) anyone() *caller {
	l.asked++
	return l.callers[l.asked%len(l.callers)]
}

func (l *life) live() {
	l.begin()
	l.deposit()
	l.allocate()
	l.withdraw()
	l.otherLane()
	l.crash()
	l.check()
}

func (l *life) begin() {
	l.anyone().assertRefused("validation_error", http.MethodPost, "/v2/webhooks", fields{"url": "http://10.0.0.1/", "events": walletEvents})
	l.receiver = l.anyone().registerReceiver(walletEvents...)
	l.wallet = l.anyone().newIdleWallet("treasury")
	if len(l.wallet.DepositAddresses) != 2 || l.address() == "" || l.wallet.DepositAddresses["solana"] == "" {
		l.Errorf("the addresses are %v", l.wallet.DepositAddresses)
	}
}

func (l *life) address() string { return l.wallet.DepositAddresses["base"] }
func (l *life) path() string    { return walletPath(l.wallet.ID) }

// lookup is where the deposit of a transaction is.
func (l *life) lookup(tx common.Hash) string {
	return l.path() + "/deposits/lookup?chain=base&txHash=" + tx.Hex()
}

func (l *life) depositIs(want client.DepositStatus, at string) client.Deposit {
	l.Helper()
	return waitFor(l.anyone(), "the deposit is "+string(want), at, func(d client.Deposit) bool { return d.Status == want })
}

// deposit has the chain forget the deposit when it is seen, and take it up
// again: it fails, and completes under its own id.
func (l *life) deposit() {
	l.hold()
	tx := l.send(l.drip(l.usdc, l.address(), 1_000_000_000))
	l.mine()
	at := l.lookup(tx.Hash())
	seen := l.depositIs(client.DepositStatusProcessing, at)
	l.forget(1)
	l.depositIs(client.DepositStatusFailed, at)
	if w := look[client.Wallet](l.anyone(), l.path()); w.TotalUSD != "0.000000" {
		l.Errorf("the wallet has %s of a deposit that was never final", w.TotalUSD)
	}
	l.send(tx)
	l.mine()
	l.release()
	done := l.depositIs(client.DepositStatusCompleted, at)
	if done.ID != seen.ID || done.Amount != "1000.000000" || *done.CashPositionID != baseUSDC || done.Token != client.TokenUsdc {
		l.Errorf("first %+v, then %+v", seen, done)
	}
}

// allocate has the chain stand still for as long as it takes to be missed, right
// after a block with a deposit.
func (l *life) allocate() {
	l.hold()
	tx := l.send(l.drip(l.usdc, l.address(), 5_000_000))
	l.mine()
	l.pause()
	before := l.metric("granary_follower_failures_total")
	a := l.anyone().startAllocation(l.wallet.ID, baseUSDC, lentSource, "600.000000")
	at := l.path() + "/rebalances/" + a.RebalanceID.String()
	waittest.Until(l, "the silence is noticed", func() bool { return l.metric("granary_follower_failures_total") > before })
	if r := look[client.Rebalance](l.anyone(), at); r.CompletedAt != nil || r.Status == client.RebalanceStatusFailed {
		l.Errorf("a silent chain has made the rebalance %+v", r)
	}
	if w := look[client.Wallet](l.anyone(), l.path()); w.TotalUSD != "1000.000000" || w.AvailableUSD != "400.000000" {
		l.Errorf("the wallet has %s, %s of it available", w.TotalUSD, w.AvailableUSD)
	}
	l.anyone().assertRefused("workflow_conflict", http.MethodPost, l.path()+"/allocate", fields{"requestId": uuid.New(),
		"allocations": []fields{{"from": baseUSDC, "to": lentSource, "amountUsd": "1.000000"}}})
	l.resume()
	l.release()
	l.depositIs(client.DepositStatusCompleted, l.lookup(tx.Hash()))
	done := waitFor(l.anyone(), "the rebalance ends", at, func(r client.Rebalance) bool { return r.CompletedAt != nil })
	if done.Status != client.RebalanceStatusCompleted {
		l.Fatalf("the rebalance is %+v", done)
	}
	if got := l.balance(l.usdc, l.vault.Hex()); got < 600_000_000 {
		l.Errorf("the vault has %d", got)
	}
}

// metric returns the sum of the replicas' metric.
func (l *life) metric(name string) (sum float64) {
	for _, r := range l.replicas {
		sum += r.metric(l, name)
	}
	return sum
}

// withdraw has the chain forget the block that carried the payout, when the
// relayer has seen it.
func (l *life) withdraw() {
	const to = "0x00000000000000000000000000000000DeaDBeef"
	body := fields{"requestId": uuid.New(), "destinationChain": "base", "token": "usdc", "amountUsd": json.Number("700"), "destinationAddress": to}
	l.hold()
	made := postJSON[client.Withdrawal](l.anyone(), http.StatusCreated, l.path()+"/withdrawals", body)
	inFlight := func() int { return int(l.metric("granary_relay_in_flight")) }
	waittest.Until(l, "the relayer's transaction waits", func() bool { return l.waiting() > 0 && inFlight() > 0 })
	waittest.Until(l, "the payout is mined", func() bool { l.mine(); return l.balance(l.usdc, to) > 0 })
	// The redemption may have a transaction of its own, which waits still.
	waittest.Until(l, "the relayer sees it", func() bool { return inFlight() <= l.waiting() })
	l.forget(2)
	if got := l.balance(l.usdc, to); got != 0 {
		l.Fatalf("the reorganization left %d", got)
	}
	if again := postJSON[client.Withdrawal](l.anyone(), http.StatusOK, l.path()+"/withdrawals", body); again.ID != made.ID {
		l.Errorf("the same request made %s, then %s", made.ID, again.ID)
	}
	l.release()
	paid := l.anyone().waitUntilPaid(l.wallet.ID, made.ID)
	if *paid.AmountPaidUSD != "699.900000" || paid.FeeUSD != "0.100000" || paid.LegsTotal != 2 || paid.LegsCompleted != 2 {
		l.Errorf("paid %+v", paid)
	}
	if got := l.balance(l.usdc, to); got != 699_900_000 {
		l.Errorf("the destination has %d", got)
	}
	l.anyone().waitUntilIdle(l.wallet.ID)
}

// otherLane is a token whose transfers return no value. The chain moves its deposit, once it is seen, into another
// block.
func (l *life) otherLane() {
	l.hold()
	tx := l.drip(l.usdt, l.address(), 50_000_000)
	l.send(tx)
	l.mine()
	l.mine()
	at := l.lookup(tx.Hash())
	seen := l.depositIs(client.DepositStatusProcessing, at)
	l.forget(2, [2]any{raw(l, tx), 1})
	l.release()
	done := l.depositIs(client.DepositStatusCompleted, at)
	if done.ID != seen.ID || done.Amount != "50.000000" || done.Token != client.TokenUsdt || *done.CashPositionID != baseUSDT {
		l.Errorf("first %+v, then %+v", seen, done)
	}
}

// crash has the node die, and come back without the blocks that it had not
// written: in one of them was a deposit, in another a payout.
func (l *life) crash() {
	const to = "0x00000000000000000000000000000000cafebabe"
	l.hold()
	written := l.written()
	tx := l.send(l.drip(l.usdc, l.address(), 25_000_000))
	l.mine()
	at := l.lookup(tx.Hash())
	seen := l.depositIs(client.DepositStatusProcessing, at)
	made := postJSON[client.Withdrawal](l.anyone(), http.StatusCreated, l.path()+"/withdrawals", fields{"requestId": uuid.New(),
		"destinationChain": "base", "token": "usdt", "amountUsd": json.Number("20.1"), "destinationAddress": to})
	waittest.Until(l, "the relayer's transaction waits", func() bool { return l.waiting() > 0 })
	l.mine()
	if got := l.balance(l.usdt, to); got != 20_000_000 {
		l.Fatalf("the destination has %d", got)
	}
	before := l.metric("granary_follower_failures_total")
	l.die()
	waittest.Until(l, "the death is noticed", func() bool { return l.metric("granary_follower_failures_total") > before })
	l.depositIs(client.DepositStatusProcessing, at)
	if w := look[client.Wallet](l.anyone(), l.path()); w.Status != client.WalletStatusWithdrawalActive {
		l.Errorf("without a node the wallet is %s", w.Status)
	}
	l.revive(written)
	if got := l.balance(l.usdt, to); got != 0 {
		l.Fatalf("the node has kept %d", got)
	}
	l.mine()
	l.depositIs(client.DepositStatusFailed, at)
	l.send(tx)
	l.release()
	if done := l.depositIs(client.DepositStatusCompleted, at); done.ID != seen.ID {
		l.Errorf("first %+v, then %+v", seen, done)
	}
	l.anyone().waitUntilPaid(l.wallet.ID, made.ID)
	if got := l.balance(l.usdt, to); got != 20_000_000 {
		l.Errorf("the destination has %d", got)
	}
	l.anyone().waitUntilIdle(l.wallet.ID)
}

// look reads the present state.
func look[T any](c *caller, target string) T {
	c.tb.Helper()
	return decodeResponse[T](c, http.StatusOK, c.send(http.MethodGet, target, ""))
}

// check asserts that no event was lost and none happened twice, and that the receiver got all of them.
func (l *life) check() {
	deposits := look[client.DepositPage](l.anyone(), l.path()+"/deposits")
	amounts := []string{}
	for _, d := range deposits.Data {
		amounts = append(amounts, string(d.Status)+" "+d.Amount)
	}
	if want := []string{"completed 25.000000", "completed 50.000000", "completed 5.000000", "completed 1000.000000"}; !slices.Equal(amounts, want) {
		l.Errorf("the deposits are %q", amounts)
	}
	db, err := store.Open(l.Context(), l.in.database, clock.New())
	if err != nil {
		l.Fatal(err)
	}
	defer db.Close()
	waittest.Until(l, "everything is delivered", func() bool {
		var open int
		if err := db.QueryRow(l.Context(), `SELECT (SELECT COUNT(*) FROM events WHERE dispatched = 0) +
			(SELECT COUNT(*) FROM webhook_deliveries WHERE status <> 'delivered')`).Scan(&open); err != nil {
			l.Fatal(err)
		}
		return open == 0
	})
	rows, err := db.Query(l.Context(), `SELECT id, seq, type, payload FROM events WHERE wallet_id = $1 ORDER BY seq`, l.wallet.ID)
	events, err := store.Collect(rows, err, func(row store.Rows) (h happened, err error) {
		return h, row.Scan(&h.ID, &h.Seq, &h.Type, &h.Payload)
	})
	if err != nil {
		l.Fatal(err)
	}
	bodies, order, faults := l.receiver.got()
	if len(faults) > 0 {
		l.Errorf("the receiver found:\n%s", strings.Join(faults, "\n"))
	}
	ids, ends := []string{}, map[string]int{}
	for _, e := range events {
		ids = append(ids, e.ID)
		if bodies[e.ID] != e.Payload {
			l.Errorf("event %d came as %q, not %q", e.Seq, bodies[e.ID], e.Payload)
		}
		var b body
		if err := json.Unmarshal([]byte(e.Payload), &b); err != nil {
			l.Fatal(err)
		}
		for what, status := range map[string]string{"deposit": b.Deposit.Status, "rebalance": b.Rebalance.Status, "withdrawal": b.Withdrawal.Status} {
			if status == "completed" {
				ends[what]++
			}
		}
	}
	if !slices.Equal(order, ids) {
		l.Errorf("the events came in the order\n%q, not\n%q", order, ids)
	}
	if ends["deposit"] != 4 || ends["rebalance"] != 1 || ends["withdrawal"] != 2 {
		l.Errorf("completed were %v", ends)
	}
}
