package webhook

import (
	"context"
	"fmt"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/store"
)

// newMetrics registers what is told of deliveries, and returns the counter of
// attempts; the rest is read from the database when it is asked for.
func newMetrics(r prometheus.Registerer, db *store.DB) (*prometheus.CounterVec, error) {
	attempts := prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "granary_webhook_attempts_total",
		Help: "Attempts of this process to deliver an event to an endpoint, by outcome: delivered, retry (it will be tried again) or failed (given up).",
	}, []string{"outcome"})
	if err := r.Register(attempts); err != nil {
		return nil, fmt.Errorf("registering webhook metrics: %w", err)
	}
	if err := r.Register(backlog{db}); err != nil {
		return nil, fmt.Errorf("registering webhook metrics: %w", err)
	}
	return attempts, nil
}

// backlog tells how much is pending. Every replica reads the same rows, so the
// gauges tell the truth also when nobody holds the seat.
type backlog struct{ db *store.DB }

var (
	pendingGauge = prometheus.NewDesc("granary_webhook_pending_deliveries",
		"Deliveries that are neither delivered nor given up. Every replica shows the same number.", nil, nil)
	oldestGauge = prometheus.NewDesc("granary_webhook_oldest_pending_seconds",
		"Age of the oldest event that is not dispatched or has a pending delivery. Every replica shows the same number.", nil, nil)
)

// Describe names the gauges.
func (b backlog) Describe(c chan<- *prometheus.Desc) {
	c <- pendingGauge
	c <- oldestGauge
}

// Collect reads the gauges.
func (b backlog) Collect(c chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	var pending, oldest int64
	now := b.db.Clock().Micros()
	err := b.db.QueryRow(ctx, `SELECT d.pending, CASE WHEN d.oldest < e.oldest THEN d.oldest ELSE e.oldest END
		FROM (SELECT COUNT(*) AS pending, COALESCE(MIN(created_at), $1) AS oldest FROM webhook_deliveries WHERE status = 'pending') AS d,
			(SELECT COALESCE(MIN(created_at), $1) AS oldest FROM events WHERE dispatched = 0) AS e`, now).Scan(&pending, &oldest)
	if err != nil {
		c <- prometheus.NewInvalidMetric(pendingGauge, err)
		c <- prometheus.NewInvalidMetric(oldestGauge, err)
		return
	}
	c <- prometheus.MustNewConstMetric(pendingGauge, prometheus.GaugeValue, float64(pending))
	c <- prometheus.MustNewConstMetric(oldestGauge, prometheus.GaugeValue, time.Duration((now-oldest)*int64(time.Microsecond)).Seconds())
}
