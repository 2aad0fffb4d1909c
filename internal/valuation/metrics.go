package valuation

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

var behindGauge = prometheus.NewDesc("granary_valuation_behind_seconds",
	"How long the days are together that are over and not written down; -1 when the database did not say. Every replica shows the same number.", nil, nil)

// scrapeTimeout is how long a scrape may wait for the database.
const scrapeTimeout = 5 * time.Second

// Describe names the metric.
func (s *Service) Describe(to chan<- *prometheus.Desc) { to <- behindGauge }

// Collect reads it.
func (s *Service) Collect(to chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), scrapeTimeout)
	defer cancel()
	behind := float64(-1)
	if closed, err := closedBefore(ctx, s.db); err == nil {
		behind = max(0, float64(s.lastOver()-closed)) * dayLength.Seconds()
	}
	to <- prometheus.MustNewConstMetric(behindGauge, prometheus.GaugeValue, behind)
}
