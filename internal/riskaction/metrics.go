package riskaction

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/store"
)

var (
	openGauge = prometheus.NewDesc("granary_risk_unwinds_open",
		"Unwinds that have not ended, of all organizations, by how far they are. Every replica shows the same number.", []string{"status"}, nil)
	waitingGauge = prometheus.NewDesc("granary_risk_unwinds_waiting",
		"How many of them can move nothing now. Every replica shows the same number.", nil, nil)
	oldestGauge = prometheus.NewDesc("granary_risk_unwinds_oldest_seconds",
		"How long ago the oldest of them was begun, 0 while there is none. Every replica shows the same number.", nil, nil)
)

// Metrics are which unwinds are open. A freeze never is.
func Metrics(db *store.DB) prometheus.Collector { return collector{db} }

type collector struct{ db *store.DB }

// Describe names the metrics.
func (c collector) Describe(to chan<- *prometheus.Desc) {
	to <- openGauge
	to <- waitingGauge
	to <- oldestGauge
}

// scrapeTimeout is how long a scrape may wait for the database.
const scrapeTimeout = 5 * time.Second

// Collect reads the metrics.
func (c collector) Collect(to chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), scrapeTimeout)
	defer cancel()
	type group struct {
		status         string
		open, waiting  int64
		oldestAtMicros int64
	}
	rows, err := c.db.Query(ctx, `SELECT status, COUNT(*), CAST(SUM(waiting) AS BIGINT), MIN(created_at) FROM risk_actions WHERE ended_at IS NULL GROUP BY status`)
	groups, err := store.Collect(rows, err, func(row store.Rows) (g group, err error) {
		return g, row.Scan(&g.status, &g.open, &g.waiting, &g.oldestAtMicros)
	})
	if err != nil {
		to <- prometheus.NewInvalidMetric(openGauge, err)
		return
	}
	now := c.db.Clock().Micros()
	open, waiting, oldest := map[string]int64{string(Pending): 0, string(PendingApproval): 0, string(InProgress): 0}, int64(0), now
	for _, g := range groups {
		open[g.status] += g.open
		waiting += g.waiting
		oldest = min(oldest, g.oldestAtMicros)
	}
	for status, n := range open {
		to <- prometheus.MustNewConstMetric(openGauge, prometheus.GaugeValue, float64(n), status)
	}
	to <- prometheus.MustNewConstMetric(waitingGauge, prometheus.GaugeValue, float64(waiting))
	to <- prometheus.MustNewConstMetric(oldestGauge, prometheus.GaugeValue, (time.Duration(now-oldest) * time.Microsecond).Seconds())
}
