package approval

import (
	"context"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// metrics count votes and ends on this replica, and waiting activities on all of them.
type metrics struct{ votes, ended *prometheus.CounterVec }

// refusedVote is the result of a vote that did not count.
const refusedVote = "refused"

func newMetrics() metrics {
	m := metrics{
		votes: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_approval_votes_total",
			Help: "Votes on activities, by what they were: approve, reject, or refused for what they did not prove."}, []string{"result"}),
		ended: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_approval_ended_total",
			Help: "Activities that came to their end, by what ended them."}, []string{"by"}),
	}
	for _, result := range []string{string(Approve), string(Reject), refusedVote} {
		m.votes.WithLabelValues(result)
	}
	for _, by := range []Trigger{QuorumComplete, CarriedOut, VotedAgainst, RanOut, DeniedMeanwhile, NotCarriedOut} {
		m.ended.WithLabelValues(string(by))
	}
	return m
}

var (
	pendingGauge = prometheus.NewDesc("granary_approval_pending",
		"Activities that wait for approval. Every replica shows the same number.", nil, nil)
	oldestGauge = prometheus.NewDesc("granary_approval_oldest_pending_seconds",
		"How long the activity that has waited longest waits for approval. Every replica shows the same number.", nil, nil)
)

// Metrics are the package's metrics.
func (s *Service) Metrics() prometheus.Collector { return collector{s} }

type collector struct{ *Service }

// Describe names the metrics.
func (c collector) Describe(to chan<- *prometheus.Desc) {
	c.metrics.votes.Describe(to)
	c.metrics.ended.Describe(to)
	to <- pendingGauge
	to <- oldestGauge
}

// scrapeTimeout is how long a scrape may wait for the database.
const scrapeTimeout = 5 * time.Second

// Collect reads the metrics.
func (c collector) Collect(to chan<- prometheus.Metric) {
	c.metrics.votes.Collect(to)
	c.metrics.ended.Collect(to)
	ctx, cancel := context.WithTimeout(context.Background(), scrapeTimeout)
	defer cancel()
	now := c.db.Clock().Micros()
	var pending, oldestMicros int64
	err := c.db.QueryRow(ctx, `SELECT COUNT(*), COALESCE(MIN(created_at), $1) FROM custody_activities WHERE status = 'consensus_needed'`, now).Scan(&pending, &oldestMicros)
	if err != nil {
		to <- prometheus.NewInvalidMetric(pendingGauge, err)
		to <- prometheus.NewInvalidMetric(oldestGauge, err)
		return
	}
	to <- prometheus.MustNewConstMetric(pendingGauge, prometheus.GaugeValue, float64(pending))
	to <- prometheus.MustNewConstMetric(oldestGauge, prometheus.GaugeValue, (time.Duration(now-oldestMicros) * time.Microsecond).Seconds())
}
