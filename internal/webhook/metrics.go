package webhook

import (
	"context"
	"fmt"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/store"
)

// newMetrics registers the metrics of deliveries, and returns the counter of
// attempts; the gauges are read from the database at each scrape.
func newMetrics(r prometheus.Registerer, db *store.DB) (*prometheus.CounterVec, error) {
	attempts := prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "granary_webhook_attempts_total",
		Help: "Attempts of this process to deliver an event to an endpoint, by outcome: delivered, retry (it will be tried again) or failed (given up).",
	}, []string{"outcome"})
	for _, outcome := range []string{string(Delivered), "retry", string(Failed)} {
		attempts.WithLabelValues(outcome)
	}
	if err := r.Register(attempts); err != nil {
		return nil, fmt.Errorf("registering webhook metrics: %w", err)
	}
	if err := r.Register(backlogCollector{db}); err != nil {
		return nil, fmt.Errorf("registering webhook metrics: %w", err)
	}
	return attempts, nil
}

// backlogCollector counts pending deliveries. Every replica reads the same rows, so the gauges are right also while
// no replica has the seat.
type backlogCollector struct{ db *store.DB }

var (
	pendingGauge = prometheus.NewDesc("granary_webhook_pending_deliveries",
		"Deliveries to enabled endpoints that are neither delivered nor given up. Every replica shows the same number.", nil, nil)
	oldestGauge = prometheus.NewDesc("granary_webhook_oldest_pending_seconds",
		"Age of the oldest event that is not dispatched or has a pending delivery to an enabled endpoint. Every replica shows the same number.", nil, nil)
	heldGauge = prometheus.NewDesc("granary_webhook_held_deliveries",
		"Pending deliveries that wait for their endpoint to be enabled. Every replica shows the same number.", nil, nil)
	disabledGauge = prometheus.NewDesc("granary_webhook_disabled_endpoints",
		"Endpoints that are disabled, by reason: requested by their organization, or failing for too long. Every replica shows the same number.", []string{"reason"}, nil)
)

// Describe names the gauges.
func (b backlogCollector) Describe(c chan<- *prometheus.Desc) {
	c <- pendingGauge
	c <- oldestGauge
	c <- heldGauge
	c <- disabledGauge
}

// Collect reads the gauges.
func (b backlogCollector) Collect(c chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	f := backlogFigures{nowMicros: b.db.Clock().Micros()}
	f.oldestMicros = f.nowMicros
	err := b.db.SendBatch(ctx, f.buildQueries()...)
	gauge := func(d *prometheus.Desc, v float64, labels ...string) {
		if err != nil {
			c <- prometheus.NewInvalidMetric(d, err)
			return
		}
		c <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, v, labels...)
	}
	gauge(pendingGauge, float64(f.pending))
	gauge(oldestGauge, time.Duration((f.nowMicros-f.oldestMicros)*int64(time.Microsecond)).Seconds())
	gauge(heldGauge, float64(f.held))
	gauge(disabledGauge, float64(f.requested), string(Requested))
	gauge(disabledGauge, float64(f.failing), string(Failing))
}

// backlogFigures are the values of the gauges.
type backlogFigures struct {
	nowMicros, oldestMicros int64
	pending, held           int64
	requested, failing      int64
}

func (f *backlogFigures) buildQueries() []store.BatchQuery {
	each := func(scan func(store.Rows) error) func(store.Rows) error {
		return func(rows store.Rows) error {
			_, err := store.Collect(rows, nil, func(row store.Rows) (struct{}, error) { return struct{}{}, scan(row) })
			return err
		}
	}
	return []store.BatchQuery{
		{SQL: `SELECT COALESCE(MIN(created_at), $1) FROM events WHERE dispatched = 0`, Args: []any{f.nowMicros},
			Read: each(func(row store.Rows) error { return row.Scan(&f.oldestMicros) })},
		{SQL: `SELECT w.disabled_reason, CAST(SUM(d.n) AS BIGINT), MIN(d.oldest) FROM (SELECT endpoint_id, COUNT(*) AS n, MIN(created_at) AS oldest
				FROM webhook_deliveries WHERE status <> 'delivered' AND status = 'pending' GROUP BY endpoint_id) AS d
			JOIN webhook_endpoints AS w ON w.id = d.endpoint_id WHERE w.deleted_at IS NULL GROUP BY w.disabled_reason`, Read: each(f.scanPending)},
		{SQL: `SELECT disabled_reason, COUNT(*) FROM webhook_endpoints WHERE disabled_at IS NOT NULL AND deleted_at IS NULL GROUP BY disabled_reason`,
			Read: each(f.scanDisabled)},
	}
}

func (f *backlogFigures) scanPending(row store.Rows) error {
	var reason DisabledReason
	var n, since int64
	err := row.Scan(&reason, &n, &since)
	if reason == "" {
		f.pending, f.oldestMicros = n, min(f.oldestMicros, since)
	} else {
		f.held += n
	}
	return err
}

func (f *backlogFigures) scanDisabled(row store.Rows) error {
	var reason DisabledReason
	var n int64
	err := row.Scan(&reason, &n)
	if reason == Failing {
		f.failing = n
	} else {
		f.requested = n
	}
	return err
}
