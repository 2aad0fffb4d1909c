package risk

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"

	"github.com/granaryhq/granary/internal/store"
)

// metered are the evaluation's metrics.
type metered struct {
	took        prometheus.Histogram
	evaluatedAt *prometheus.GaugeVec
	raised      *prometheus.CounterVec
	evaluated   int // cases so far, for tests and benchmarks
}

func newMetered(reg prometheus.Registerer) metered {
	of := promauto.With(reg)
	m := metered{
		took: of.NewHistogram(prometheus.HistogramOpts{Name: "granary_risk_evaluation_seconds", Help: "How long an evaluation of risk rules took.",
			Buckets: []float64{.001, .01, .1, .5, 1, 5, 30}}),
		evaluatedAt: of.NewGaugeVec(prometheus.GaugeOpts{Name: "granary_risk_evaluated_timestamp_seconds",
			Help: "When this replica last evaluated the risk rules, by the service's clock; of the one that does."}, nil),
		raised: of.NewCounterVec(prometheus.CounterOpts{Name: "granary_risk_alerts_raised_total", Help: "Alerts that risk rules raised, told or not."}, []string{"severity"}),
	}
	for _, s := range []Severity{Info, Warning, Critical} {
		m.raised.WithLabelValues(string(s))
	}
	return m
}

var (
	alertsGauge = prometheus.NewDesc("granary_risk_alerts_open",
		"Alerts of risk rules that are open, of all organizations. Every replica shows the same number.", nil, nil)
	problemsGauge = prometheus.NewDesc("granary_risk_rules_not_evaluated",
		"Risk rules that cannot be evaluated, of all organizations. Every replica shows the same number.", nil, nil)
)

// Metrics counts the open alerts.
func Metrics(db *store.DB) prometheus.Collector { return collector{db} }

type collector struct{ db *store.DB }

// Describe names the metrics.
func (c collector) Describe(to chan<- *prometheus.Desc) {
	to <- alertsGauge
	to <- problemsGauge
}

// scrapeTimeout is how long a scrape may wait for the database.
const scrapeTimeout = 5 * time.Second

// Collect reads the metrics.
func (c collector) Collect(to chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), scrapeTimeout)
	defer cancel()
	for gauge, query := range map[*prometheus.Desc]string{
		alertsGauge:   `SELECT COUNT(*) FROM risk_alerts WHERE status = 'open'`,
		problemsGauge: `SELECT COUNT(*) FROM risk_rules WHERE problem <> '' AND enabled = 1 AND deleted = 0`,
	} {
		var n int
		if err := c.db.QueryRow(ctx, query).Scan(&n); err != nil {
			to <- prometheus.NewInvalidMetric(gauge, err)
			continue
		}
		to <- prometheus.MustNewConstMetric(gauge, prometheus.GaugeValue, float64(n))
	}
}
