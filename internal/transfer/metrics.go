package transfer

import (
	"maps"
	"slices"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
)

// metrics count automatic workflows, and rejections.
type metrics struct {
	rebalancesBegun               *prometheus.CounterVec
	rebalancesFailed, driftChecks prometheus.Counter
	slippageRefusals              prometheus.Counter
	deliveries                    *prometheus.CounterVec
}

// newMetrics registers the metrics of a service that serves the chains. Each series is there from the start.
func newMetrics(reg prometheus.Registerer, chains map[chain.Name]Chain) metrics {
	m := metrics{
		rebalancesBegun: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_balance_rebalances_total",
			Help: "Rebalances that automatic wallets began, by reason."}, []string{"reason"}),
		rebalancesFailed: prometheus.NewCounter(prometheus.CounterOpts{Name: "granary_balance_failures_total",
			Help: "Rebalances of automatic wallets that failed; each has its wallet wait longer."}),
		driftChecks: prometheus.NewCounter(prometheus.CounterOpts{Name: "granary_balance_checks_total",
			Help: "Looks at an automatic wallet for drift."}),
		slippageRefusals: prometheus.NewCounter(prometheus.CounterOpts{Name: "granary_slippage_refusals_total",
			Help: "Steps that failed because a yield source's price was worse than they allow."}),
	}
	m.deliveries = prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_bridge_deliveries_total",
		Help: "Messages of USDT that the service began to deliver, since the bridge had verified them and not delivered them."}, []string{"destination"})
	reg.MustRegister(m.rebalancesBegun, m.rebalancesFailed, m.driftChecks, m.slippageRefusals, m.deliveries)
	for _, reason := range []string{ReasonDeposit, ReasonStrategy, ReasonDrift} {
		m.rebalancesBegun.WithLabelValues(reason)
	}
	for _, name := range slices.Sorted(maps.Keys(chains)) {
		if !name.IsSolana() {
			m.deliveries.WithLabelValues(string(name))
		}
	}
	return m
}
