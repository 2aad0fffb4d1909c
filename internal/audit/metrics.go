package audit

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/store"
)

// Metrics reports how long entries have waited to be linked. Every replica reads the same rows, so it is right also
// while no replica has the seat.
func Metrics(db *store.DB) prometheus.Collector { return backlogCollector{db} }

type backlogCollector struct{ db *store.DB }

var (
	pendingGauge = prometheus.NewDesc("granary_audit_unlinked_entries",
		"Entries of the audit log that are written and not linked into their chain yet. Every replica shows the same number.", nil, nil)
	ageGauge = prometheus.NewDesc("granary_audit_unlinked_age_seconds",
		"How long the oldest of these has waited. Every replica shows the same number.", nil, nil)
)

// Describe names the gauges.
func (b backlogCollector) Describe(to chan<- *prometheus.Desc) {
	to <- pendingGauge
	to <- ageGauge
}

// scrapePatience is how long a scrape may wait for the database.
const scrapePatience = 5 * time.Second

// Collect reads the gauges.
func (b backlogCollector) Collect(to chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), scrapePatience)
	defer cancel()
	now := b.db.Clock().Micros()
	var waiting, oldest int64
	err := b.db.QueryRow(ctx, `SELECT COUNT(*), COALESCE(MIN(created_at), $1) FROM audit_pending`, now).Scan(&waiting, &oldest)
	if err != nil {
		to <- prometheus.NewInvalidMetric(pendingGauge, err)
		to <- prometheus.NewInvalidMetric(ageGauge, err)
		return
	}
	to <- prometheus.MustNewConstMetric(pendingGauge, prometheus.GaugeValue, float64(waiting))
	age := time.Duration(max(now-oldest, 0)) * time.Microsecond
	to <- prometheus.MustNewConstMetric(ageGauge, prometheus.GaugeValue, age.Seconds())
}
