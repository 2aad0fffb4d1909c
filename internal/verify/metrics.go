package verify

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/store"
)

type watchMetrics struct {
	checkedRows, failures, postponed, ruleFailures *prometheus.CounterVec
}

func newWatchMetrics(to prometheus.Registerer, db *store.DB, sweeps []sweep) *watchMetrics {
	m := &watchMetrics{
		checkedRows: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_ledger_checked_wallets_total",
			Help: "Wallets, or rows of the check's table, that this process has compared, by what with."}, []string{"against"}),
		failures: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_ledger_check_failures_total",
			Help: "Comparisons that could not be made, by what with."}, []string{"against"}),
		postponed: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_ledger_checks_postponed_total",
			Help: "Comparisons that wait for a chain's follower, by what with."}, []string{"against"}),
		ruleFailures: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_reconciliation_check_failures_total",
			Help: "Checks of a rule that could not be made: they have not passed."}, []string{"rule"}),
	}
	var names []string
	for _, s := range sweeps {
		m.checkedRows.WithLabelValues(s.name)
		m.failures.WithLabelValues(s.name)
		m.postponed.WithLabelValues(s.name)
		names = append(names, s.name)
	}
	for _, r := range Rules {
		m.ruleFailures.WithLabelValues(string(r.Rule))
	}
	to.MustRegister(m.checkedRows, m.failures, m.postponed, m.ruleFailures, checkCollector{db, names})
	return m
}

// countFailure counts a sweep that could not be made, and each rule whose checks it makes.
func (m *watchMetrics) countFailure(s sweep) {
	m.failures.WithLabelValues(s.name).Inc()
	for _, r := range s.rules {
		m.ruleFailures.WithLabelValues(string(r)).Inc()
	}
}

// checkCollector exports the watch's state, on every replica.
type checkCollector struct {
	db     *store.DB
	sweeps []string
}

var (
	mismatchGauge = prometheus.NewDesc("granary_ledger_mismatches",
		"Breaks that are not resolved, by the check that finds them: the journal, a chain or a table. Every replica shows the same number.", []string{"against"}, nil)
	ageGauge = prometheus.NewDesc("granary_ledger_check_age_seconds",
		"Time since the check was last made. Every replica shows the same number.", []string{"against"}, nil)
	lapGauge = prometheus.NewDesc("granary_ledger_lap_age_seconds",
		"Time since the check last came to the end of all that it looks at. Every replica shows the same number.", []string{"against"}, nil)
	breaksGauge = prometheus.NewDesc("granary_reconciliation_breaks",
		"Breaks that are not resolved, by rule and state. Every replica shows the same number.", []string{"rule", "state"}, nil)
	oldestGauge = prometheus.NewDesc("granary_reconciliation_oldest_break_seconds",
		"Age of the oldest break that is not resolved, by rule; 0 without one. Every replica shows the same number.", []string{"rule"}, nil)
	gauges = []*prometheus.Desc{mismatchGauge, ageGauge, lapGauge, breaksGauge, oldestGauge}
)

// Describe names the gauges.
func (c checkCollector) Describe(to chan<- *prometheus.Desc) {
	for _, d := range gauges {
		to <- d
	}
}

// scrapeTimeout is how long a scrape may wait for the database.
const scrapeTimeout = 5 * time.Second

// Collect reads the gauges.
func (c checkCollector) Collect(to chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), scrapeTimeout)
	defer cancel()
	checks, err := reconciliation.Checks(ctx, c.db)
	var counts []reconciliation.Count
	if err == nil {
		counts, err = reconciliation.CountUnresolved(ctx, c.db)
	}
	if err != nil {
		for _, d := range gauges {
			to <- prometheus.NewInvalidMetric(d, err)
		}
		return
	}
	now := c.db.Clock().Now()
	gauge := func(d *prometheus.Desc, v float64, labels ...string) {
		to <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, v, labels...)
	}
	for _, name := range c.sweeps {
		k, ok := checks[name]
		if !ok {
			k = reconciliation.Check{CheckedAt: now, LapAt: now}
		}
		wrong := 0
		for _, n := range counts {
			if n.Check == name && n.Rule != string(Unread) {
				wrong += n.Breaks
			}
		}
		gauge(mismatchGauge, float64(wrong), name)
		gauge(ageGauge, max(now.Sub(k.CheckedAt), 0).Seconds(), name)
		gauge(lapGauge, max(now.Sub(k.LapAt), 0).Seconds(), name)
	}
	for _, r := range Rules {
		breaks, oldest := map[reconciliation.State]int{}, now
		for _, n := range counts {
			if n.Rule != string(r.Rule) {
				continue
			}
			breaks[n.State] += n.Breaks
			if n.Oldest.Before(oldest) {
				oldest = n.Oldest
			}
		}
		for _, s := range []reconciliation.State{reconciliation.Open, reconciliation.Acknowledged} {
			gauge(breaksGauge, float64(breaks[s]), string(r.Rule), string(s))
		}
		gauge(oldestGauge, now.Sub(oldest).Seconds(), string(r.Rule))
	}
}
