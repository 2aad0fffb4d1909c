package stop

import (
	"context"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/store"
)

var openGauge = prometheus.NewDesc("granary_emergency_stops",
	"Emergency stops that are in force, of all organizations, by what is stopped. Every replica shows the same number.", []string{"kind"}, nil)

// Metrics are how much is stopped.
func Metrics(db *store.DB) prometheus.Collector { return collector{db} }

type collector struct{ db *store.DB }

// Describe names the metric.
func (c collector) Describe(to chan<- *prometheus.Desc) { to <- openGauge }

// scrapeTimeout is how long a scrape may wait for the database.
const scrapeTimeout = 5 * time.Second

// Collect reads the metric.
func (c collector) Collect(to chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), scrapeTimeout)
	defer cancel()
	count := map[string]int{Organization.Kind(): 0, OfSource("").Kind(): 0, OfChain("").Kind(): 0}
	err := eachOfOrganization(ctx, c.db, func(_ uuid.UUID, s Stop) error { count[s.Target.Kind()]++; return nil })
	if err == nil { // they may be as many as wallets: they are counted, and not read
		var ofWallets int
		err = c.db.QueryRow(ctx, `SELECT COUNT(*) FROM wallet_stops`).Scan(&ofWallets)
		count[OfSource("").Kind()] += ofWallets
	}
	if err != nil {
		to <- prometheus.NewInvalidMetric(openGauge, err)
		return
	}
	for kind, n := range count {
		to <- prometheus.MustNewConstMetric(openGauge, prometheus.GaugeValue, float64(n), kind)
	}
}
