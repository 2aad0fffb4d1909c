package transfer

import (
	"context"
	"fmt"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
)

// budgetCollector counts the messages that the budgets of organizations count, at each scrape: of a
// chain together, and of the organization that has the most. Which that is, no metric tells.
type budgetCollector struct {
	db     *store.DB
	chains map[chain.Name]Chain
}

var (
	dayMessagesGauge = prometheus.NewDesc("granary_bridge_day_messages",
		"Messages that carry USDT from a chain, sent in the last 24 hours or about to be. Every replica shows the same number.", []string{"chain"}, nil)
	mostDayMessagesGauge = prometheus.NewDesc("granary_bridge_day_messages_most",
		"How many of them are one organization's, of the one that has the most.", []string{"chain"}, nil)
	dayMessagesLimitGauge = prometheus.NewDesc("granary_bridge_day_messages_limit",
		"How many of them an organization may have.", []string{"chain"}, nil)
)

// Describe names the metrics.
func (c budgetCollector) Describe(to chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{dayMessagesGauge, mostDayMessagesGauge, dayMessagesLimitGauge} {
		to <- d
	}
}

// dayMessages are those of a chain.
type dayMessages struct{ all, most int64 }

// Collect reads them.
func (c budgetCollector) Collect(out chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), scrapeTimeout)
	defer cancel()
	found, err := c.count(ctx)
	if err != nil {
		out <- prometheus.NewInvalidMetric(dayMessagesGauge, err)
		return
	}
	for name, on := range c.chains {
		if limit := on.Bridged[chain.USDT].PerDay; limit > 0 {
			out <- prometheus.MustNewConstMetric(dayMessagesGauge, prometheus.GaugeValue, gaugeOf(found[name].all), string(name))
			out <- prometheus.MustNewConstMetric(mostDayMessagesGauge, prometheus.GaugeValue, gaugeOf(found[name].most), string(name))
			out <- prometheus.MustNewConstMetric(dayMessagesLimitGauge, prometheus.GaugeValue, gaugeOf(limit), string(name))
		}
	}
}

func (c budgetCollector) count(ctx context.Context) (map[chain.Name]dayMessages, error) {
	found := map[chain.Name]dayMessages{}
	rows, err := c.db.Query(ctx, `SELECT source, CAST(SUM(n) AS BIGINT), MAX(n) FROM (
			SELECT organization_id, source, COUNT(*) AS n FROM (
				SELECT organization_id, source FROM bridge_transfers WHERE token = $1 AND sent_at > $2
				UNION ALL SELECT w.organization_id, s.chain FROM steps s JOIN workflows w ON w.id = s.workflow_id
					WHERE s.kind = 'bridge_transfer' AND s.state IN ('pending', 'processing') AND s.token = $1
			) AS counted GROUP BY organization_id, source
		) AS of_organizations GROUP BY source`, string(chain.USDT), c.db.Clock().Now().Add(-budgetDay).UnixMicro())
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var source chain.Name
		var n dayMessages
		err := row.Scan(&source, &n.all, &n.most)
		found[source] = n
		return struct{}{}, err
	})
	if err != nil {
		return nil, fmt.Errorf("counting messages: %w", err)
	}
	return found, nil
}
