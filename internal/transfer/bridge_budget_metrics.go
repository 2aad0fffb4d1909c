package transfer

import (
	"context"
	"fmt"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
)

// budgetCollector counts the messages in the budgets of organizations, at each scrape: of a chain together, and of
// the organization that has the most. No metric names that organization.
type budgetCollector struct {
	db     *store.DB
	chains map[chain.Name]Chain
}

var (
	dayMessagesGauge = prometheus.NewDesc("granary_bridge_day_messages",
		"Messages that carry a token from a chain, sent in the last 24 hours or about to be. Every replica shows the same number.", []string{"chain", "token"}, nil)
	mostDayMessagesGauge = prometheus.NewDesc("granary_bridge_day_messages_most",
		"How many of them are one organization's, of the one that has the most.", []string{"chain", "token"}, nil)
	dayMessagesLimitGauge = prometheus.NewDesc("granary_bridge_day_messages_limit",
		"How many of them an organization may have.", []string{"chain", "token"}, nil)
)

// Describe names the metrics.
func (c budgetCollector) Describe(to chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{dayMessagesGauge, mostDayMessagesGauge, dayMessagesLimitGauge} {
		to <- d
	}
}

// budgetOf is the key of a budget.
type budgetOf struct {
	source chain.Name
	token  chain.Token
}

// dayMessages are those of a chain and a token.
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
		for token, terms := range on.Bridged {
			if terms.PerDay == 0 {
				continue
			}
			day := found[budgetOf{name, token}]
			for gauge, n := range map[*prometheus.Desc]int64{dayMessagesGauge: day.all, mostDayMessagesGauge: day.most, dayMessagesLimitGauge: terms.PerDay} {
				out <- prometheus.MustNewConstMetric(gauge, prometheus.GaugeValue, gaugeOf(n), string(name), string(token))
			}
		}
	}
}

func (c budgetCollector) count(ctx context.Context) (map[budgetOf]dayMessages, error) {
	found := map[budgetOf]dayMessages{}
	rows, err := c.db.Query(ctx, `SELECT source, token, CAST(SUM(n) AS BIGINT), MAX(n) FROM (
			SELECT organization_id, source, token, COUNT(*) AS n FROM (
				SELECT organization_id, source, token FROM bridge_transfers WHERE token IN ($1, $2) AND sent_at > $3
				UNION ALL SELECT w.organization_id, s.chain, s.token FROM steps s JOIN workflows w ON w.id = s.workflow_id
					WHERE s.kind = 'bridge_transfer' AND s.state IN ('pending', 'processing')
			) AS counted GROUP BY organization_id, source, token
		) AS of_organizations GROUP BY source, token`, string(chain.USDC), string(chain.USDT), c.db.Clock().Now().Add(-budgetDay).UnixMicro())
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var of budgetOf
		var n dayMessages
		err := row.Scan(&of.source, &of.token, &n.all, &n.most)
		found[of] = n
		return struct{}{}, err
	})
	if err != nil {
		return nil, fmt.Errorf("counting messages: %w", err)
	}
	return found, nil
}
