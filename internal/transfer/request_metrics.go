package transfer

import (
	"context"
	"fmt"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/yield"
)

// requestCollector counts open requests to sources that settle later, at each scrape and by
// one question, which reads open requests only. A source that is served and has none shows
// zeros, so that an alert about it ends.
type requestCollector struct {
	db      *store.DB
	catalog *yield.Catalog
}

var (
	openRequestsGauge = prometheus.NewDesc("granary_source_requests_open",
		"Requests to sources that settle later of which something is owed. Every replica shows the same number.", []string{"source", "phase"}, nil)
	oldestRequestGauge = prometheus.NewDesc("granary_source_requests_oldest_seconds",
		"How long ago the oldest of them was made; 0 if there is none.", []string{"source"}, nil)
	lateRequestGauge = prometheus.NewDesc("granary_source_requests_late_seconds",
		"By how much the latest of them is past the time at which it was to be settled typically; 0 if none is.", []string{"source"}, nil)
	pastTypicalGauge = prometheus.NewDesc("granary_source_requests_past_typical",
		"How many of them are past that time.", []string{"source"}, nil)
	troubledRequestsGauge = prometheus.NewDesc("granary_source_requests_with_problem",
		"How many of them do not go on, for a reason that they tell.", []string{"source"}, nil)
)

// openPhases are the phases of requests of which something is owed.
var openPhases = []RequestPhase{PhaseRequested, PhaseClaimable, PhaseCancelling}

// Describe names the metrics.
func (c requestCollector) Describe(to chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{openRequestsGauge, oldestRequestGauge, lateRequestGauge, pastTypicalGauge, troubledRequestsGauge} {
		to <- d
	}
}

// openRequests are those of one source.
type openRequests struct {
	inPhase                  map[RequestPhase]int64
	pastTypical, withProblem int64
	oldest, late             time.Duration // since the oldest was made, and by how much the latest is past its typical time
}

// Collect reads them.
func (c requestCollector) Collect(to chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), scrapeTimeout)
	defer cancel()
	found, err := c.countOpen(ctx)
	if err != nil {
		to <- prometheus.NewInvalidMetric(openRequestsGauge, err)
		return
	}
	for source, open := range found {
		for _, phase := range openPhases {
			to <- prometheus.MustNewConstMetric(openRequestsGauge, prometheus.GaugeValue, gaugeOf(open.inPhase[phase]), source, string(phase))
		}
		to <- prometheus.MustNewConstMetric(oldestRequestGauge, prometheus.GaugeValue, open.oldest.Seconds(), source)
		to <- prometheus.MustNewConstMetric(lateRequestGauge, prometheus.GaugeValue, open.late.Seconds(), source)
		to <- prometheus.MustNewConstMetric(pastTypicalGauge, prometheus.GaugeValue, gaugeOf(open.pastTypical), source)
		to <- prometheus.MustNewConstMetric(troubledRequestsGauge, prometheus.GaugeValue, gaugeOf(open.withProblem), source)
	}
}

// countOpen counts the open requests by source, and those of sources that are not served any
// more.
func (c requestCollector) countOpen(ctx context.Context) (map[string]*openRequests, error) {
	sources, err := c.catalog.List(ctx)
	if err != nil {
		return nil, err
	}
	found := map[string]*openRequests{}
	for _, source := range sources {
		if source.Deposits == yield.Requested || source.Redemptions == yield.Requested || source.Redemptions == yield.Queued {
			found[source.ID] = &openRequests{inPhase: map[RequestPhase]int64{}}
		}
	}
	return found, addOpenRequests(ctx, c.db, found, c.db.Clock().Now())
}

// addOpenRequests adds the open requests to those of their sources.
func addOpenRequests(ctx context.Context, db store.Querier, found map[string]*openRequests, now time.Time) error {
	rows, err := db.Query(ctx, `SELECT yield_source_id, phase, COUNT(*), MIN(requested_at), COUNT(CASE WHEN typical_at < $1 THEN 1 END),
			COALESCE(MIN(typical_at), $1), COUNT(CASE WHEN problem <> '' THEN 1 END)
		FROM source_requests WHERE completed_at IS NULL GROUP BY yield_source_id, phase`, now.UnixMicro())
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var source string
		var phase RequestPhase
		var count, oldest, pastTypical, typical, withProblem int64
		if err := row.Scan(&source, (*string)(&phase), &count, &oldest, &pastTypical, &typical, &withProblem); err != nil {
			return struct{}{}, err
		}
		open := found[source]
		if open == nil {
			open = &openRequests{inPhase: map[RequestPhase]int64{}}
			found[source] = open
		}
		open.inPhase[phase] = count
		open.pastTypical, open.withProblem = open.pastTypical+pastTypical, open.withProblem+withProblem
		open.oldest, open.late = max(open.oldest, now.Sub(clock.Time(oldest))), max(open.late, now.Sub(clock.Time(typical)))
		return struct{}{}, nil
	})
	if err != nil {
		return fmt.Errorf("counting open requests: %w", err)
	}
	return nil
}
