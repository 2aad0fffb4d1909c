package verify

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/store"
)

type watchMetrics struct {
	checkedWallets, failures *prometheus.CounterVec
}

func newWatchMetrics(to prometheus.Registerer, db *store.DB, sides []string) *watchMetrics {
	m := &watchMetrics{
		checkedWallets: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_ledger_checked_wallets_total",
			Help: "Wallets whose balances this process has compared, by what with."}, []string{"against"}),
		failures: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_ledger_check_failures_total",
			Help: "Comparisons that could not be made, by what with."}, []string{"against"}),
	}
	for _, side := range sides {
		m.checkedWallets.WithLabelValues(side)
		m.failures.WithLabelValues(side)
	}
	to.MustRegister(m.checkedWallets, m.failures, checkCollector{db, sides})
	return m
}

// checkCollector tells what the watch knows, whichever replica watches.
type checkCollector struct {
	db    *store.DB
	sides []string
}

var (
	mismatchGauge = prometheus.NewDesc("granary_ledger_mismatches",
		"Balances that do not agree, by what with: the journal or a chain. Every replica shows the same number.", []string{"against"}, nil)
	ageGauge = prometheus.NewDesc("granary_ledger_check_age_seconds",
		"Time since balances were last compared, by what with. Every replica shows the same number.", []string{"against"}, nil)
	lapGauge = prometheus.NewDesc("granary_ledger_lap_age_seconds",
		"Time since the last wallet of all was compared, by what with. Every replica shows the same number.", []string{"against"}, nil)
)

// Describe names the gauges.
func (f checkCollector) Describe(to chan<- *prometheus.Desc) {
	to <- mismatchGauge
	to <- ageGauge
	to <- lapGauge
}

// scrapeTimeout is how long a scrape may wait for the database.
const scrapeTimeout = 5 * time.Second

// Collect reads the gauges.
func (f checkCollector) Collect(to chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), scrapeTimeout)
	defer cancel()
	type row struct{ checked, lap, wrong int64 }
	known := map[string]row{}
	rows, err := f.db.Query(ctx, `SELECT c.against, c.checked_at, c.lap_at,
		(SELECT COUNT(*) FROM book_suspects s WHERE s.against = c.against AND s.looks >= $1) FROM book_checks c`, confirmedLooks)
	_, err = store.Collect(rows, err, func(r store.Rows) (struct{}, error) {
		var side string
		var k row
		err := r.Scan(&side, &k.checked, &k.lap, &k.wrong)
		known[side] = k
		return struct{}{}, err
	})
	if err != nil {
		for _, d := range []*prometheus.Desc{mismatchGauge, ageGauge, lapGauge} {
			to <- prometheus.NewInvalidMetric(d, err)
		}
		return
	}
	now := f.db.Clock().Micros()
	gauge := func(d *prometheus.Desc, v float64, side string) {
		to <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, v, side)
	}
	for _, side := range f.sides {
		k, ok := known[side]
		if !ok {
			k = row{checked: now, lap: now}
		}
		gauge(mismatchGauge, float64(k.wrong), side)
		gauge(ageGauge, microsToSeconds(now-k.checked), side)
		gauge(lapGauge, microsToSeconds(now-k.lap), side)
	}
}

func microsToSeconds(micros int64) float64 {
	return (time.Duration(max(micros, 0)) * time.Microsecond).Seconds()
}
