package traffictest_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/chain/solana/rpc/traffictest"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

// serveVariable has this binary be the process of a node, which BenchmarkFollower starts.
const serveVariable = "GRANARY_TRAFFIC_NODE"

func TestMain(m *testing.M) {
	if os.Getenv(serveVariable) == "" {
		waittest.Main(m)
		return
	}
	if err := traffictest.Serve(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// world is a follower of a node's chain, with wallets.
type world struct {
	testing.TB
	db      *store.DB
	client  *rpc.Client
	wallets []solana.PublicKey
}

// newWorld opens a world with so many wallets, which are written as provisioning leaves them.
func newWorld(tb testing.TB, db *store.DB, wallets int) *world {
	w := &world{TB: tb, db: db}
	for from := 0; from < wallets; from += 200 {
		w.insertWallets(min(200, wallets-from))
	}
	return w
}

func (w *world) insertWallets(count int) {
	w.Helper()
	var rows, addresses []any
	for range count {
		id := uuid.New()
		key := solana.PublicKey{}
		copy(key[:], id[:])
		copy(key[16:], id[:])
		w.wallets = append(w.wallets, key)
		shown, err := json.Marshal(map[chain.Name]chain.Address{chain.SolanaDevnet: key.Address()})
		if err != nil {
			w.Fatal(err)
		}
		now := clock.New().Micros()
		rows = append(rows, id, devnettest.Organization, uuid.New(), id.String(), id.String(), 0, "active", string(shown), now, now)
		addresses = append(addresses, string(chain.SolanaDevnet), string(key.Address()), id)
	}
	err := w.db.Write(w.Context(), func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at)
			VALUES `+store.Values(count, 10), rows...)
		tx.Defer(`INSERT INTO wallet_addresses (chain, address, wallet_id) VALUES `+store.Values(count, 3), addresses...)
		return nil
	})
	if err != nil {
		w.Fatal(err)
	}
}

// dial makes the client of nodes.
func (w *world) dial(urls ...string) {
	w.Helper()
	client, err := rpc.Dial(rpc.Config{Name: chain.SolanaDevnet, URLs: urls, Genesis: traffictest.Genesis, Known: finality.New(w.db, chain.SolanaDevnet),
		Mints: map[chain.Token]solana.PublicKey{chain.USDC: traffictest.USDC, chain.USDT: traffictest.USDT}})
	if err != nil {
		w.Fatal(err)
	}
	w.Cleanup(client.Close)
	w.client = client
}

// follow starts a follower.
func (w *world) follow() (stop func()) {
	follower := wallet.NewFollower(w.db, rpc.NewFollowerReader(w.client, wallet.OwnAddresses(w.db, chain.SolanaDevnet)), chain.SolanaDevnet, 20*time.Millisecond, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	runner := tasktest.NewRunner(w, w.db, time.Minute)
	runner.HandleSeat(follower.Seat(), follower.Run)
	return runner.Start()
}

// cursor returns the number of the last block that the follower has read, and of the last that is credited; zeros before the first.
func (w *world) cursor() (read, credited uint64) {
	w.Helper()
	rows, err := w.db.Query(w.Context(), `SELECT number, final_number FROM chain_cursors`)
	all, err := store.Collect(rows, err, func(row store.Rows) (at [2]uint64, err error) { return at, row.Scan(&at[0], &at[1]) })
	if err != nil {
		w.Fatal(err)
	}
	if len(all) == 0 {
		return 0, 0
	}
	return all[0][0], all[0][1]
}

// begin has a follower read the chain up to its final block.
func (w *world) begin() {
	w.Helper()
	stop := w.follow()
	defer stop()
	waittest.Until(w, "the chain is followed", func() bool { _, credited := w.cursor(); return credited > 0 })
}

// Each payment to a wallet becomes a deposit, once, and no payment of strangers does.
func TestEachPaymentOfABusyBlockIsADeposit(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 10)
		traffic := traffictest.New(traffictest.Shape{Transactions: 30, Stablecoins: 12, Wallets: 3, Pool: 60}, w.wallets)
		node := traffictest.NewNode(traffic)
		server := httptest.NewServer(node)
		t.Cleanup(server.Close)
		w.dial(server.URL)
		w.begin()
		read, _ := w.cursor()
		first := read + 1
		node.AddBlocks(130)
		stop := w.follow()
		final := node.Newest() - traffictest.Finality
		waittest.Until(t, "the follower has caught up", func() bool { _, credited := w.cursor(); return credited >= final })
		stop()
		want := map[string]string{}
		for slot := first; slot <= final; slot++ {
			for _, p := range traffic.Payments(slot) {
				want[p.Signature.String()] = fmt.Sprintf("%s %d in %d", p.To, p.Units, slot)
			}
		}
		got := w.deposits(final)
		for signature, deposit := range want {
			if got[signature] != deposit {
				t.Errorf("deposit %s is %q, want %q", signature, got[signature], deposit)
			}
		}
		if len(want) == 0 || len(got) != len(want) {
			t.Errorf("%d deposits, want %d", len(got), len(want))
		}
	})
}

// deposits lists the completed deposits up to a block by their transactions.
func (w *world) deposits(upTo uint64) map[string]string {
	w.Helper()
	rows, err := w.db.Query(w.Context(), `SELECT d.tx_hash, a.address, d.units, d.block_number FROM deposits d JOIN wallet_addresses a ON a.wallet_id = d.wallet_id
		WHERE d.status = 'completed' AND d.block_number <= $1`, upTo)
	out := map[string]string{}
	_, err = store.Collect(rows, err, func(row store.Rows) (none struct{}, err error) {
		var hash, address, units string
		var slot uint64
		err = row.Scan(&hash, &address, &units, &slot)
		if _, twice := out[hash]; twice {
			w.Errorf("two deposits of %s", hash)
		}
		out[hash] = fmt.Sprintf("%s %s in %d", address, units, slot)
		return none, err
	})
	if err != nil {
		w.Fatal(err)
	}
	return out
}

// process is a node in a process of its own.
type process struct {
	testing.TB
	url string
}

// startProcess starts the node, with payments to the wallets.
func startProcess(tb testing.TB, wallets []solana.PublicKey) *process {
	tb.Helper()
	self, err := os.Executable()
	if err != nil {
		tb.Fatal(err)
	}
	command := exec.CommandContext(tb.Context(), self)
	command.Env, command.Stderr = append(os.Environ(), serveVariable+"=1"), os.Stderr
	in, err := command.StdinPipe()
	if err != nil {
		tb.Fatal(err)
	}
	out, err := command.StdoutPipe()
	if err != nil {
		tb.Fatal(err)
	}
	if err := command.Start(); err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { _, _ = in.Close(), command.Wait() })
	var list bytes.Buffer
	for _, w := range wallets {
		fmt.Fprintln(&list, w)
	}
	fmt.Fprintln(&list)
	if _, err := list.WriteTo(in); err != nil {
		tb.Fatal(err)
	}
	p := &process{TB: tb}
	if _, err := fmt.Fscanln(out, &p.url); err != nil {
		tb.Fatal(err)
	}
	return p
}

// post makes a request of the benchmark's own.
func (p *process) post(path string, value any) {
	p.Helper()
	body, err := json.Marshal(value)
	if err != nil {
		p.Fatal(err)
	}
	p.request(http.MethodPost, path, bytes.NewReader(body), nil)
}

func (p *process) figures() (f traffictest.Figures) {
	p.Helper()
	p.request(http.MethodGet, "/figures", nil, &f)
	return f
}

func (p *process) request(method, path string, body io.Reader, into any) {
	p.Helper()
	req, err := http.NewRequestWithContext(p.Context(), method, p.url+path, body)
	if err != nil {
		p.Fatal(err)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		p.Fatal(err)
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode != http.StatusOK {
		p.Fatalf("%s: %s", path, resp.Status)
	}
	if into == nil {
		return
	}
	if err := json.NewDecoder(resp.Body).Decode(into); err != nil {
		p.Fatal(err)
	}
}

// benchWallets is how many wallets there are.
const benchWallets = 20_000

// BenchmarkFollower measures how fast a follower reads the blocks of a busy cluster, which a process of its own serves. An operation is a
// block. Of "still", the chain does not grow; of "running", it grows by a block every 200 ms, and the follower begins as many
// blocks behind as there are operations.
func BenchmarkFollower(b *testing.B) {
	for _, engine := range storetest.Engines(b) {
		for _, interval := range []time.Duration{0, 200 * time.Millisecond} {
			name := "still"
			if interval > 0 {
				name = "running"
			}
			b.Run(string(engine)+"/"+name, func(b *testing.B) { measureFollower(b, engine, interval) })
		}
	}
}

func measureFollower(b *testing.B, engine store.Engine, interval time.Duration) {
	w := newWorld(b, storetest.Open(b, engine), benchWallets)
	node := startProcess(b, w.wallets)
	w.dial(node.url)
	w.begin()
	node.post("/grow", b.N)
	if interval > 0 {
		node.post("/run", interval)
	}
	before, cpu := node.figures(), traffictest.ProcessCPU()
	first, _ := w.cursor()
	b.ResetTimer()
	began := time.Now()
	stop := w.follow()
	read := first
	for goal := before.Newest; read+2 < goal; goal = node.figures().Newest {
		for read < goal {
			last := read
			waittest.Until(b, "the follower reads on", func() bool { read, _ = w.cursor(); return read > last })
		}
	}
	took := time.Since(began)
	b.StopTimer()
	cpu = traffictest.ProcessCPU() - cpu
	stop()
	after := node.figures()
	blocks := float64(read - first)
	pace := blocks / took.Seconds()
	b.ReportMetric(pace, "blocks/s")
	b.ReportMetric(pace*float64(traffictest.Busy.Transactions), "tx/s")
	b.ReportMetric(float64(after.Bytes-before.Bytes)/float64(after.Blocks-before.Blocks)/1e6, "MB/block")
	b.ReportMetric(cpu.Seconds()*1e3/blocks, "CPU-ms/block")
	b.ReportMetric((after.CPU-before.CPU).Seconds()*1e3/blocks, "node-CPU-ms/block")
	b.ReportMetric(blocks, "blocks")
}
