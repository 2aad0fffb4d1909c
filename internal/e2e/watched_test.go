package e2e

import (
	"fmt"
	"log/slog"
	"maps"
	"net/http/httptest"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil/promlint"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/verify"
	"github.com/granaryhq/granary/internal/waittest"
)

// Every metric of ours is in docs/operations.md and in a scrape, with the same labels, and no other is.
func TestEveryMetricIsDocumented(t *testing.T) {
	t.Parallel()
	w := newWorld(t, store.SQLite)
	c := w.newOrganization(t)
	wallet := c.newIdleWallet("watched")
	c.fundWallet(wallet, "usdc", "10.000000")
	documented := documentedMetrics(t, "operations.md")
	var seen map[string]string
	var text string
	waittest.Until(t, "every documented metric shows", func() bool {
		text = w.scrape(t)
		seen = scrapedMetrics(text)
		for name, labels := range documented {
			if _, ok := seen[name]; !ok && slices.Contains(strings.Fields(labels), "vault") { // there is none
				seen[name] = labels
			}
		}
		return maps.Equal(seen, documented)
	}, func() string {
		var wrong []string
		for name, labels := range documented {
			if seen[name] != labels {
				wrong = append(wrong, fmt.Sprintf("%s: documented with labels %q, scraped with %q", name, labels, seen[name]))
			}
		}
		for name, labels := range seen {
			if _, ok := documented[name]; !ok {
				wrong = append(wrong, fmt.Sprintf("%s (%s) is not documented", name, labels))
			}
		}
		slices.Sort(wrong)
		return strings.Join(wrong, "\n")
	})
	problems, err := promlint.New(strings.NewReader(text)).Lint()
	if err != nil || len(problems) > 0 {
		t.Errorf("promlint: %v %v", problems, err)
	}
	for _, id := range []string{wallet.ID.String(), c.org.String()} {
		if strings.Contains(text, id) {
			t.Errorf("the id %s is a label: there would be a series for each", id)
		}
	}
}

// scrape asks the operator's port for the metrics.
func (w *world) scrape(t *testing.T) string {
	t.Helper()
	rec := httptest.NewRecorder()
	w.Operator().ServeHTTP(rec, httptest.NewRequestWithContext(t.Context(), "GET", "/metrics", nil))
	if rec.Code != 200 {
		t.Fatalf("/metrics answered %d: %s", rec.Code, rec.Body)
	}
	return rec.Body.String()
}

var (
	documentedLine = regexp.MustCompile("(?m)^\\| `(granary_[a-z_]+)` \\| ([a-z, ]*) ?\\|")
	scrapedLine    = regexp.MustCompile(`(?m)^(granary_[a-z_]+?)(_bucket|_sum|_count)?(?:\{(.*)\})? `)
	labelName      = regexp.MustCompile(`([a-z_]+)="`)
)

// documentedMetrics reads a document's table: labels, in order, by name.
func documentedMetrics(t *testing.T, document string) map[string]string {
	t.Helper()
	text, err := os.ReadFile("../../docs/" + document)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, m := range documentedLine.FindAllStringSubmatch(string(text), -1) {
		labels := strings.Split(strings.ReplaceAll(m[2], " ", ""), ",")
		slices.Sort(labels)
		all[m[1]] = strings.Join(labels, " ")
	}
	if len(all) < 4 {
		t.Fatalf("docs/%s has %d metrics: its table is not understood", document, len(all))
	}
	return all
}

// scrapedMetrics reads a scrape: labels, in order, by name.
func scrapedMetrics(text string) map[string]string {
	all := map[string]string{}
	for _, m := range scrapedLine.FindAllStringSubmatch(text, -1) {
		var labels []string
		for _, l := range labelName.FindAllStringSubmatch(m[3], -1) {
			if l[1] != "le" {
				labels = append(labels, l[1])
			}
		}
		slices.Sort(labels)
		all[m[1]] = strings.Join(labels, " ")
	}
	return all
}

// A balance that the journal or the chain does not confirm is found while the service runs, reported until it is
// right, and never reported of a wallet that is right.
func TestTheBooksAreWatched(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		c := w.newOrganization(t)
		right, wrong := c.newIdleWallet("right"), c.newIdleWallet("wrong")
		c.fundWallet(right, "usdc", "10.000000")
		c.fundWallet(wrong, "usdc", "20.000000")
		c.fundWallet(wrong, "usdt", "5.000000")
		registry := prometheus.NewRegistry()
		books := verify.Verifier{DB: w.DB, Clients: w.Clients, Catalog: w.Catalog}
		watch := verify.NewWatch(books, 20*time.Millisecond, 1, slog.New(slog.DiscardHandler), registry)
		w.seat("watch:test", watch.Run)
		shows := func(what string, journal, chain int) {
			t.Helper()
			want := map[string]int{verify.Journal: journal, sepolia: chain}
			waittest.Until(t, what, func() bool { return maps.Equal(mismatches(t, registry), want) },
				func() string { return fmt.Sprintf("mismatches: %v, want %v", mismatches(t, registry), want) })
		}
		laps := func() int { return checkedWallets(t, registry) }
		start := laps()
		waittest.Until(t, "all wallets were looked at", func() bool { return laps() > start+10 })
		shows("all is well", 0, 0)

		move := func(position string, by int64) {
			t.Helper()
			err := w.DB.Write(t.Context(), func(tx *store.Tx) error {
				tx.Defer(`UPDATE positions SET balance = balance + $1 WHERE wallet_id = $2 AND position_id = $3`, by, wrong.ID, position)
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		move(usdcCash, 1)
		move(usdtCash, -1)
		shows("two balances are neither the journal's nor the chain's", 2, 2)
		move(usdcCash, -1)
		shows("one is right again", 1, 1)
		move(usdtCash, 1)
		shows("both are", 0, 0)

		// An entry that does not sum to zero, and the balance that follows it.
		tilt := func(by int64) {
			t.Helper()
			err := w.DB.Write(t.Context(), func(tx *store.Tx) error {
				tx.Defer(`UPDATE journal_lines SET amount = amount + $1 WHERE wallet_id = $2 AND position_id = $3`, by, wrong.ID, usdtCash)
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		tilt(1)
		shows("an entry does not sum to zero, and the balance not to its lines", 2, 0)
		tilt(-1)
		shows("it does again", 0, 0)
	})
}

// mismatches reads the gauge, by the kind of comparison.
func mismatches(t *testing.T, from prometheus.Gatherer) map[string]int {
	t.Helper()
	all := samples(t, from, "granary_ledger_mismatches")
	maps.DeleteFunc(all, func(against string, _ int) bool { return against != verify.Journal && against != sepolia })
	return all
}

// checkedWallets counts the looks at a wallet, on all sides.
func checkedWallets(t *testing.T, from prometheus.Gatherer) (sum int) {
	t.Helper()
	for _, n := range samples(t, from, "granary_ledger_checked_wallets_total") {
		sum += n
	}
	return sum
}

// samples reads a metric of whole numbers, by its one label.
func samples(t *testing.T, from prometheus.Gatherer, name string) map[string]int {
	t.Helper()
	families, err := from.Gather()
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]int{}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			if f.GetName() == name {
				all[m.GetLabel()[0].GetValue()] = int(m.GetGauge().GetValue() + m.GetCounter().GetValue())
			}
		}
	}
	return all
}

// seat has a handler run on a seat of its own until the test ends.
func (w *world) seat(name string, h task.Handler) {
	w.tb.Helper()
	runner := tasktest.NewRunner(w.tb, w.DB, time.Minute)
	runner.HandleSeat(name, h)
	runner.Start()
}
