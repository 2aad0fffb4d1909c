package risk

import (
	"context"
	"fmt"
	"log/slog"
	"math/big"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/yield"
)

var org = uuid.MustParse("5a4d0000-0000-4000-8000-000000000001")

// world is one replica's evaluator over readings that a test speaks for.
type world struct {
	*testing.T
	db      *store.DB
	service *Service
	e       *Evaluator
	seat    task.Task
	m       *memory
	observedWorld
}

// observedWorld holds the observable state, for any number of replicas.
type observedWorld struct {
	mu       *sync.Mutex
	readings *Readings
}

func (o observedWorld) read(context.Context) (Readings, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	return Readings{slices.Clone(o.readings.Sources), slices.Clone(o.readings.Tokens)}, nil
}

func each(t *testing.T, f func(w *world)) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		w.seat = takeSeat(t, db)
		w.load()
		f(w)
	})
}

func newWorld(t *testing.T, db *store.DB) *world {
	w := &world{T: t, db: db, service: NewService(db, nil, nil, approvaltest.NewService(db, DefineChanges)), observedWorld: observedWorld{&sync.Mutex{}, &Readings{}}}
	w.e = NewEvaluator(db, w.read, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	return w
}

// takeSeat takes the seat and keeps it until the test ends.
func takeSeat(t *testing.T, db *store.DB) task.Task {
	t.Helper()
	taken := make(chan task.Task, 1)
	runner := tasktest.NewRunner(t, db, tasktest.Lease)
	runner.HandleSeat(Seat, func(ctx context.Context, held task.Task) error {
		taken <- held
		<-ctx.Done()
		return ctx.Err()
	})
	runner.Start()
	return waittest.Receive(t, "the seat is taken", taken)
}

// load has the evaluator forget all that is not in the database.
func (w *world) load() {
	w.Helper()
	m, err := w.e.load(w.Context())
	w.must(err)
	w.m = m
}

func (w *world) must(err error) {
	w.Helper()
	if err != nil {
		w.Fatal(err)
	}
}

// evaluate evaluates the changes.
func (w *world) evaluate() {
	w.Helper()
	w.must(w.e.evaluate(w.Context(), w.seat, w.m))
}

// observe has all sources be read now, and changes one of them.
func (w *world) observe(change func(*SourceReading)) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for i := range w.readings.Sources {
		if r := &w.readings.Sources[i]; r.Readable {
			r.At = w.db.Clock().Now().UTC().Truncate(time.Microsecond)
		}
		change(&w.readings.Sources[i])
	}
}

// after lets time pass, has the sources say something, and evaluates it.
func (w *world) after(d time.Duration, change func(*SourceReading)) {
	w.Helper()
	w.db.Clock().Advance(d)
	w.observe(change)
	w.evaluate()
}

// addSource adds a source with a price of one dollar a share.
func (w *world) addSource(id string) {
	share := money.NewUnits(1_000_000)
	used := money.Bps(2000)
	w.mu.Lock()
	defer w.mu.Unlock()
	w.readings.Sources = append(w.readings.Sources, SourceReading{Source: id, Token: chain.USDC, At: w.db.Clock().Now().UTC().Truncate(time.Microsecond), Readable: true,
		ApyBps: 425, Tvl: 1_000_000 * money.Dollar, Liquidity: 800_000 * money.Dollar, Utilization: &used, Price: yield.Price{Assets: share, Shares: share}})
}

// setPrice sets the worth of a share of a dollar, in hundredths of a percent.
func setPrice(bps uint64) func(*SourceReading) {
	return func(r *SourceReading) { r.Price.Assets = money.NewUnits(bps * 100) }
}

func stay(*SourceReading) {}

// terms are those of a rule over the share price of all sources.
func terms(change func(*Terms)) Terms {
	t := Terms{Name: "share price", Metric: NavDropBps, Threshold: 100 * one, ResolveThreshold: 100 * one, Severity: Critical, Action: OnlyAlert, Enabled: true}
	change(&t)
	return t
}

func (w *world) createRule(change func(*Terms)) Rule {
	w.Helper()
	t := terms(change)
	w.must(t.check())
	r, err := store.Write(w.Context(), w.db, func(tx *store.Tx) (Rule, error) {
		if err := changeRules(w.Context(), tx, org, 1); err != nil {
			return Rule{}, err
		}
		return insertRule(w.Context(), tx, org, uuid.New(), t), nil
	})
	w.must(err)
	return r
}

// give has a wallet hold cash and shares of sources, at a dollar each.
func (w *world) give(id uuid.UUID, cash money.USD, sources map[string]money.USD) {
	w.Helper()
	w.must(w.db.Write(w.Context(), func(tx *store.Tx) error {
		var lines []ledger.Line
		total := cash
		if cash != 0 {
			lines = append(lines, ledger.Line{Account: ledger.Cash, Chain: chain.EthereumSepolia, Token: chain.USDC, Amount: cash})
		}
		for source, amount := range sources {
			total += amount
			lines = append(lines, ledger.Line{Account: ledger.YieldPosition, Chain: chain.EthereumSepolia, Token: chain.USDC, YieldSource: source, Amount: amount, Shares: big.NewInt(int64(amount))})
		}
		lines = append(lines, ledger.Line{Account: ledger.External, Chain: chain.EthereumSepolia, Token: chain.USDC, Amount: -total})
		return ledger.Post(w.Context(), tx, ledger.Entry{Organization: org, Wallet: id, Type: ledger.Deposit, Reference: uuid.NewString(), SettledAt: tx.Now(), Lines: lines})
	}))
}

// alerts are all of the organization, the oldest first.
func (w *world) alerts() []Alert {
	w.Helper()
	all, _, err := w.service.Alerts(w.Context(), org, AlertFilter{}, store.Page{Limit: 1000})
	w.must(err)
	return all
}

// assertAlerts compares the alerts with words: kind, status, telling.
func (w *world) assertAlerts(when string, want ...string) {
	w.Helper()
	var got []string
	for _, a := range w.alerts() {
		got = append(got, fmt.Sprintf("%s %s %s", a.Kind, a.Status, a.telling))
	}
	if !slices.Equal(got, want) {
		w.Errorf("%s: %q, want %q", when, got, want)
	}
}

// assertEvents compares the events of a stream with their types, the oldest first.
func (w *world) assertEvents(when string, stream uuid.UUID, want ...string) {
	w.Helper()
	rows, err := w.db.Query(w.Context(), `SELECT type FROM events WHERE wallet_id = $1 ORDER BY seq`, stream)
	got, err := store.Collect(rows, err, func(row store.Rows) (kind string, err error) { return kind, row.Scan(&kind) })
	w.must(err)
	for i, kind := range got {
		got[i] = kind[len("portfolio_wallet.risk.alert."):]
	}
	if !slices.Equal(got, want) {
		w.Errorf("%s: events %q, want %q", when, got, want)
	}
}
