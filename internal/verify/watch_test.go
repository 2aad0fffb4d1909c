package verify

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	dto "github.com/prometheus/client_model/go"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

const sepolia = string(chain.EthereumSepolia)

// watcher is a watch whose rounds a test makes one by one.
type watcher struct {
	*world
	watch    *Watch
	held     task.Task
	registry *prometheus.Registry
	log      bytes.Buffer
}

func newWatcher(t *testing.T, w *world, walletsPerRound int) *watcher {
	t.Helper()
	x := &watcher{world: w, registry: prometheus.NewRegistry(), held: takeSeat(t, w.db)}
	x.watch = NewWatch(w.verifier, time.Hour, walletsPerRound, slog.New(slog.NewTextHandler(&x.log, nil)), x.registry)
	x.watch.sweepsOf = func() []sweep { // of entries and owners, these books have none that are whole
		return slices.DeleteFunc(x.watch.roundSweeps(), func(s sweep) bool { return s.name != Journal && s.name != sepolia })
	}
	if _, err := x.watch.insertChecks(t.Context(), x.held); err != nil {
		t.Fatal(err)
	}
	x.followTo()
	return x
}

func takeSeat(t *testing.T, db *store.DB) task.Task {
	t.Helper()
	taken := make(chan task.Task, 1)
	runner := tasktest.NewRunner(t, db, 30*time.Second)
	runner.HandleSeat(Seat, func(ctx context.Context, held task.Task) error {
		taken <- held
		<-ctx.Done()
		return ctx.Err()
	})
	runner.Start()
	return waittest.Receive(t, "the seat is taken", taken)
}

// followTo says that all is credited up to the chain's head.
func (w *watcher) followTo() {
	w.Helper()
	head, err := w.verifier.Clients[chain.EthereumSepolia].Head(w.Context())
	if err != nil {
		w.Fatal(err)
	}
	w.execute(`INSERT INTO chain_cursors (chain, number, hash, final_number, block_time, updated_at) VALUES ($1, $2, '', $2, 0, 0)
		ON CONFLICT (chain) DO UPDATE SET final_number = excluded.final_number`, sepolia, head.Number)
}

// look makes a round against each.
func (w *watcher) look() {
	w.Helper()
	for _, s := range w.watch.sweepsOf() {
		if err := w.watch.checkRound(w.Context(), w.held, s); err != nil {
			w.Fatal(err)
		}
	}
}

// gauges are the values of a metric, by what was compared with.
func (w *watcher) gauges(name string) map[string]float64 {
	w.Helper()
	families, err := w.registry.Gather()
	if err != nil {
		w.Fatal(err)
	}
	values := map[string]float64{}
	for _, f := range families {
		if f.GetName() != name {
			continue
		}
		for _, m := range f.GetMetric() {
			values[m.GetLabel()[0].GetValue()] = value(m)
		}
	}
	return values
}

func value(m *dto.Metric) float64 {
	if m.Counter != nil {
		return m.Counter.GetValue()
	}
	return m.Gauge.GetValue()
}

// assertMismatches holds the gauge to what should be known to be wrong.
func (w *watcher) assertMismatches(what string, journal, chain float64) {
	w.Helper()
	want := map[string]float64{Journal: journal, sepolia: chain}
	got := w.gauges("granary_ledger_mismatches")
	maps.DeleteFunc(got, func(against string, n float64) bool { return against != Journal && against != sepolia && n == 0 })
	if !maps.Equal(got, want) {
		w.Errorf("%s: mismatches %v, want %v", what, got, want)
	}
}

// assertLogged holds the log since the last time to how often it says something.
func (w *watcher) assertLogged(what, text string, want int) {
	w.Helper()
	if n := strings.Count(w.log.String(), text); n != want {
		w.Errorf("%s: logged %q %d times, want %d:\n%s", what, text, n, want, &w.log)
	}
	w.log.Reset()
}

const (
	differs     = "the books do not agree"
	agreesAgain = "the books agree again"
)

// Something wrong is told at the second look, once, and again when it is right.
func TestTheWatchTellsWhatStaysWrong(t *testing.T) {
	net := newNet(t)
	cases := map[string]struct {
		plant, undo    func(w *watcher, h holder)
		journal, chain float64
	}{
		"an entry that does not sum to zero": {
			func(w *watcher, h holder) {
				w.execute(`UPDATE journal_lines SET amount = amount + 1 WHERE wallet_id = $1 AND account_kind = 'external'`, h.id)
			},
			func(w *watcher, h holder) {
				w.execute(`UPDATE journal_lines SET amount = amount - 1 WHERE wallet_id = $1 AND account_kind = 'external'`, h.id)
			}, 1, 0},
		"a balance that is neither the journal's nor the chain's": {
			func(w *watcher, h holder) {
				w.execute(`UPDATE positions SET balance = balance + 1 WHERE wallet_id = $1`, h.id)
			},
			func(w *watcher, h holder) {
				w.execute(`UPDATE positions SET balance = balance - 1 WHERE wallet_id = $1`, h.id)
			}, 1, 1},
		"money on the chain that is not in the books": {
			func(w *watcher, h holder) { w.pay(h, 4); w.followTo() },
			func(w *watcher, h holder) { w.post(h, 4) }, 0, 1},
		"money in the books that is not on the chain": {
			func(w *watcher, h holder) { w.post(h, 4) },
			func(w *watcher, h holder) { w.pay(h, 4); w.followTo() }, 0, 1},
		"shares that are not in the books": {
			func(w *watcher, h holder) { w.payShares(h, 4); w.followTo() },
			func(w *watcher, h holder) { w.postShares(h, ownedVault, 1, 4) }, 0, 1},
	}
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		for name, c := range cases {
			t.Run(name, func(t *testing.T) {
				w := newWatcher(t, newWorld(t, db, net), 10)
				pair := w.createWallets(devnettest.Organization, 2)
				for _, h := range pair {
					w.pay(h, 100)
					w.post(h, 100)
				}
				w.followTo()
				w.look()
				w.look()
				w.assertMismatches("all is right", 0, 0)
				w.assertLogged("all is right", differs, 0)

				all := int(c.journal + c.chain)
				c.plant(w, pair[0])
				w.look()
				w.assertMismatches("seen once", 0, 0)
				w.assertLogged("seen once", differs, 0)
				w.look()
				w.assertMismatches("seen twice", c.journal, c.chain)
				w.assertLogged("seen twice", differs, all)
				c.undo(w, pair[0])
				w.look()
				w.assertMismatches("right again", 0, 0)
				w.assertLogged("right again", agreesAgain, all)
			})
		}
	})
}

// The rounds go through all wallets, so many at a time, and begin anew.
func TestTheWatchComesToEveryWallet(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWatcher(t, newWorld(t, db, net), 2)
		all := w.createWallets(devnettest.Organization, 5)
		for _, h := range all {
			w.post(h, 1) // the chain has none
		}
		db.Clock().Advance(time.Hour)
		w.look() // 2 of 5
		w.look() // 4
		if ages := w.gauges("granary_ledger_lap_age_seconds"); ages[Journal] < 3600 || ages[sepolia] < 3600 {
			t.Errorf("before the last wallet the lap is %v seconds old", ages)
		}
		w.look() // all
		if ages := w.gauges("granary_ledger_lap_age_seconds"); ages[Journal] > 3000 || ages[sepolia] > 3000 {
			t.Errorf("after the last wallet the lap is %v seconds old", ages)
		}
		if ages := w.gauges("granary_ledger_check_age_seconds"); ages[Journal] > 3000 || ages[sepolia] > 3000 {
			t.Errorf("the last look was %v seconds ago", ages)
		}
		if n := w.gauges("granary_ledger_checked_wallets_total"); n[Journal] != 5 {
			t.Errorf("compared with the journal: %v wallets, want 5", n[Journal])
		}
		for range 3 {
			w.look()
		}
		w.assertMismatches("after two laps", 0, 5)
	})
}

// A chain whose deposits nobody credits yet is not compared.
func TestAChainThatIsNotFollowedYetIsNotCompared(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWatcher(t, newWorld(t, db, net), 10)
		w.execute(`DELETE FROM chain_cursors`)
		h := w.createWallet(devnettest.Organization)
		w.look()
		w.look()
		w.assertMismatches("without a cursor", 0, 0)
		w.post(h, 1)
		w.followTo()
		w.look()
		w.look()
		w.assertMismatches("with one", 0, 1)
	})
}

// What comes after the block up to which deposits are credited is not missed in
// the books.
func TestTheWatchComparesAsOfTheCreditedBlock(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWatcher(t, newWorld(t, db, net), 10)
		h := w.createWallet(devnettest.Organization)
		w.pay(h, 4)
		w.look()
		w.look()
		w.assertMismatches("paid and not credited", 0, 0)
		w.followTo()
		w.look()
		w.look()
		w.assertMismatches("paid and forgotten", 0, 1)
	})
}

// What cannot be read has not passed: it is a break of its own, with its age, and what was
// wrong stays so.
func TestAChainThatDoesNotAnswerIsABreak(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		base := newWorld(t, db, net)
		proxy := base.throughProxy()
		w := newWatcher(t, base, 10)
		w.post(w.createWallet(devnettest.Organization), 1)
		w.round(2)
		w.assertBreaks("the chain has less", map[Rule]int{PositionsChains: 1})
		w.execute(`DELETE FROM positions`) // so that nothing would differ
		w.execute(`DELETE FROM journal_lines`)
		proxy.Set(evmtest.Faults{Status: http.StatusServiceUnavailable})
		w.round(2)
		w.assertBreaks("the chain does not answer", map[Rule]int{PositionsChains: 1, Unread: 1})
		if n := w.gauges("granary_reconciliation_check_failures_total")[string(PositionsChains)]; n != 2 {
			t.Errorf("%v checks of the rule failed, want 2", n)
		}
		checks, err := reconciliation.Checks(t.Context(), db)
		if err != nil || checks[sepolia].UnreadSince.IsZero() || !checks[Journal].UnreadSince.IsZero() {
			t.Errorf("the checks are %+v, %v: the chain's alone is not made", checks, err)
		}
		db.Clock().Advance(time.Hour)
		if age := w.gauges("granary_reconciliation_oldest_break_seconds")[string(Unread)]; age < 3600 {
			t.Errorf("the break is %v seconds old, want an hour", age)
		}
		proxy.Set(evmtest.Faults{})
		w.round(1)
		w.assertBreaks("it answers again", map[Rule]int{})
	})
}

// A replica that takes the seat goes on from the rows: it neither forgets what was seen
// once, nor counts it twice, and who has lost the seat records nothing.
func TestAnotherReplicaGoesOnWithBreaks(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		first := newWatcher(t, newWorld(t, db, net), 10)
		first.post(first.createWallet(devnettest.Organization), 1)
		first.round(1)
		first.assertBreaks("seen once", map[Rule]int{})
		stale, token := first.held, ""
		if err := db.QueryRow(t.Context(), `SELECT token FROM tasks WHERE kind = $1`, Seat).Scan(&token); err != nil {
			t.Fatal(err)
		}
		first.execute(`UPDATE tasks SET token = 'another' WHERE kind = $1`, Seat)
		if err := first.watch.makeRound(t.Context(), stale, first.watch.sweepsOf()[1]); !errors.Is(err, task.ErrLost) {
			t.Errorf("a round without the seat ended with %v", err)
		}
		first.assertBreaks("a round of who has lost the seat does not count", map[Rule]int{})
		second := &watcher{world: first.world, registry: prometheus.NewRegistry(), held: stale}
		first.execute(`UPDATE tasks SET token = $1 WHERE kind = $2`, token, Seat)
		second.watch = NewWatch(first.verifier, time.Hour, 10, slog.New(slog.NewTextHandler(&second.log, nil)), second.registry)
		second.watch.sweepsOf = first.watch.sweepsOf
		second.round(1)
		second.assertBreaks("seen by the next replica too", map[Rule]int{PositionsChains: 1})
		if one, other := first.gauges("granary_reconciliation_oldest_break_seconds"), second.gauges("granary_reconciliation_oldest_break_seconds"); len(one) != len(other) {
			t.Errorf("one replica shows %v, the other %v", one, other)
		}
	})
}

// round makes so many rounds, and goes on where one fails.
func (w *watcher) round(n int) {
	w.Helper()
	for range n {
		for _, s := range w.watch.sweepsOf() {
			if err := w.watch.makeRound(w.Context(), w.held, s); err != nil {
				w.Fatal(err)
			}
		}
	}
}

// assertBreaks holds what is open to so many of each rule.
func (w *watcher) assertBreaks(what string, want map[Rule]int) {
	w.Helper()
	var open []reconciliation.Break
	err := reconciliation.EachUnresolved(w.Context(), w.db, func(b reconciliation.Break) error {
		open = append(open, b)
		return nil
	})
	if err != nil {
		w.Fatal(err)
	}
	got := map[Rule]int{}
	for _, b := range open {
		got[Rule(b.Rule)]++
	}
	if !maps.Equal(got, want) {
		w.Errorf("%s: breaks %v, want %v: %+v", what, got, want, open)
	}
}

// Run goes on when a chain does not answer, and ends when its seat is lost.
func TestTheWatchOutlivesAChainAndNotItsSeat(t *testing.T) {
	net := newNet(t)
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		base := newWorld(t, db, net)
		proxy := base.throughProxy()
		w := newWatcher(t, base, 10)
		w.post(w.createWallet(devnettest.Organization), 1)
		w.watch.every = time.Millisecond
		proxy.Set(evmtest.Faults{Status: http.StatusServiceUnavailable})
		ended := make(chan error, 1)
		go func() { ended <- w.watch.Run(t.Context(), w.held) }()
		waittest.Until(t, "rounds fail, and those of the journal do not", func() bool {
			return w.gauges("granary_ledger_check_failures_total")[sepolia] > 1 && w.gauges("granary_ledger_checked_wallets_total")[Journal] > 2
		})
		if n := w.gauges("granary_ledger_check_failures_total")[Journal]; n != 0 {
			t.Errorf("%v comparisons with the journal failed", n)
		}
		proxy.Set(evmtest.Faults{})
		waittest.Until(t, "the chain is compared", func() bool { return w.gauges("granary_ledger_mismatches")[sepolia] == 1 })
		w.execute(`UPDATE tasks SET token = 'another' WHERE kind = $1`, Seat)
		if err := waittest.Receive(t, "it ends", ended); !errors.Is(err, task.ErrLost) {
			t.Errorf("ended with %v, want the lost seat", err)
		}
	})
}
