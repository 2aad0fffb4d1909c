package transfer

import (
	"context"
	"fmt"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
)

// bridgeCollector counts the amounts between chains, at each scrape and by one query, which reads open transfers
// only, and shows which routes are closed. A served route without any shows zeros, so that an alert about it ends.
type bridgeCollector struct {
	db     *store.DB
	chains map[chain.Name]Chain
}

var (
	openBridgesGauge = prometheus.NewDesc("granary_bridge_transfers_open",
		"Transfers that have left one chain and not come to another. Every replica shows the same number.", []string{"source", "destination", "phase"}, nil)
	oldestBridgeGauge = prometheus.NewDesc("granary_bridge_transfers_oldest_seconds",
		"How long ago the oldest of them left; 0 if there is none.", []string{"source", "destination"}, nil)
	troubledBridgesGauge = prometheus.NewDesc("granary_bridge_transfers_with_problem",
		"How many of them do not go on, for a reason that they tell.", []string{"source", "destination"}, nil)
	closedRouteGauge = prometheus.NewDesc("granary_bridge_route_closed",
		"1 where no amount can leave by a route, since its bridge requires a higher fee than is allowed or carries too little in a message.", []string{"source", "destination", "token"}, nil)
	inTransitGauge = prometheus.NewDesc("granary_bridge_in_transit_usd",
		"What they carry, in dollars.", []string{"source", "destination"}, nil)
)

// Describe names the metrics.
func (c bridgeCollector) Describe(to chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{openBridgesGauge, oldestBridgeGauge, troubledBridgesGauge, inTransitGauge, closedRouteGauge} {
		to <- d
	}
}

// route is from where to where something is carried.
type route struct{ source, destination chain.Name }

// openBridges are the open transfers of one route.
type openBridges struct {
	inPhase             map[BridgePhase]int64
	withProblem, amount int64
	oldest              time.Duration
}

// Collect reads them.
func (c bridgeCollector) Collect(out chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), scrapeTimeout)
	defer cancel()
	c.collectClosed(out)
	found, err := c.countOpen(ctx)
	if err != nil {
		out <- prometheus.NewInvalidMetric(openBridgesGauge, err)
		return
	}
	for r, open := range found {
		from, to := string(r.source), string(r.destination)
		for _, phase := range []BridgePhase{PhaseSent, PhaseAttested} {
			out <- prometheus.MustNewConstMetric(openBridgesGauge, prometheus.GaugeValue, gaugeOf(open.inPhase[phase]), from, to, string(phase))
		}
		out <- prometheus.MustNewConstMetric(oldestBridgeGauge, prometheus.GaugeValue, open.oldest.Seconds(), from, to)
		out <- prometheus.MustNewConstMetric(troubledBridgesGauge, prometheus.GaugeValue, gaugeOf(open.withProblem), from, to)
		out <- prometheus.MustNewConstMetric(inTransitGauge, prometheus.GaugeValue, gaugeOf(open.amount)/1e6, from, to)
	}
}

// collectClosed shows which routes are closed by the terms of their bridges, as they were read last.
func (c bridgeCollector) collectClosed(out chan<- prometheus.Metric) {
	for from, source := range c.chains {
		for token, terms := range source.Bridged {
			for to, destination := range c.chains {
				if _, comes := destination.Bridged[token]; from == to || !comes {
					continue
				}
				closed := 0.0
				if _, open := terms.routeTo(to); !open {
					closed = 1
				}
				out <- prometheus.MustNewConstMetric(closedRouteGauge, prometheus.GaugeValue, closed, string(from), string(to), string(token))
			}
		}
	}
}

// countOpen counts the open transfers by route, and those of routes that are not served any more.
func (c bridgeCollector) countOpen(ctx context.Context) (map[route]*openBridges, error) {
	found := map[route]*openBridges{}
	for from, source := range c.chains {
		for to, destination := range c.chains {
			if from != to && len(source.Bridged) > 0 && len(destination.Bridged) > 0 {
				found[route{from, to}] = &openBridges{inPhase: map[BridgePhase]int64{}}
			}
		}
	}
	now := c.db.Clock().Now()
	rows, err := c.db.Query(ctx, `SELECT source, destination, phase, COUNT(*), COUNT(CASE WHEN problem <> '' THEN 1 END), CAST(SUM(in_transit) AS BIGINT), MIN(sent_at)
		FROM bridge_transfers WHERE completed_at IS NULL GROUP BY source, destination, phase`)
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var r route
		var phase BridgePhase
		var count, withProblem, amount, sent int64
		if err := row.Scan(&r.source, &r.destination, &phase, &count, &withProblem, &amount, &sent); err != nil {
			return struct{}{}, err
		}
		open := found[r]
		if open == nil {
			open = &openBridges{inPhase: map[BridgePhase]int64{}}
			found[r] = open
		}
		open.inPhase[phase] = count
		open.withProblem, open.amount = open.withProblem+withProblem, open.amount+amount
		open.oldest = max(open.oldest, now.Sub(clock.Time(sent)))
		return struct{}{}, nil
	})
	if err != nil {
		return nil, fmt.Errorf("counting transfers between chains: %w", err)
	}
	return found, nil
}
