package microvault

import (
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"

	"github.com/granaryhq/granary/internal/change"
)

// metrics tell whether the vaults are kept. Those of the keeper are told by the
// replica that holds its seat.
type metrics struct {
	vaults     *prometheus.GaugeVec
	distance   *prometheus.GaugeVec
	lookedAt   *prometheus.GaugeVec
	observedAt *prometheus.GaugeVec
	sources    *prometheus.GaugeVec
	leftOut    *prometheus.GaugeVec
	requested  prometheus.Counter
	rebalances *prometheus.CounterVec
	failures   prometheus.Counter
	stuck      prometheus.Counter
	mismatches prometheus.Counter
}

func newMetrics(reg prometheus.Registerer) *metrics {
	f := promauto.With(reg)
	counter := func(name, help string) prometheus.Counter {
		return f.NewCounter(prometheus.CounterOpts{Namespace: "granary", Subsystem: "microvault", Name: name, Help: help})
	}
	gauge := func(name, help string, labels ...string) *prometheus.GaugeVec {
		return f.NewGaugeVec(prometheus.GaugeOpts{Namespace: "granary", Subsystem: "microvault", Name: name, Help: help}, labels)
	}
	m := &metrics{
		vaults:     gauge("vaults", "MicroVaults by chain and status.", "chain", "status"),
		distance:   gauge("target_distance_bps", "Basis points of a MicroVault's assets that are not where they are to be.", "vault"),
		lookedAt:   gauge("looked_at_seconds", "Unix time at which a MicroVault was last looked at.", "vault"),
		observedAt: gauge("prices_observed_seconds", "Unix time at which the prices of a MicroVault with holders were last recorded.", "vault"),
		sources:    gauge("sources", "Sources of a MicroVault with holders, by status.", "vault", "status"),
		leftOut:    gauge("sources_left_out", "Sources that the rebalances of a MicroVault do without, since it would fail with them.", "vault"),
		requested:  counter("rebalances_requested_total", "Rebalances of MicroVaults that were asked for."),
		failures:   counter("look_failures_total", "Looks at a MicroVault that failed."),
		stuck:      counter("rebalances_stuck_total", "Looks at a MicroVault that found a rebalance needed that would fail."),
		mismatches: counter("root_mismatches_total", "Shareholder lists whose root differed from the chain's."),
		rebalances: f.NewCounterVec(prometheus.CounterOpts{Namespace: "granary", Subsystem: "microvault", Name: "rebalances_total",
			Help: "Rebalances of MicroVaults that ended, by how."}, []string{"status"}),
	}
	for _, status := range []change.Status{change.Confirmed, change.Failed} {
		m.rebalances.WithLabelValues(string(status))
	}
	return m
}

func (m *metrics) countRebalance(s change.Status) { m.rebalances.WithLabelValues(string(s)).Inc() }

func (m *metrics) recordLook(v Vault, r reading, at time.Time) {
	vault := v.ID.String()
	m.distance.WithLabelValues(vault).Set(float64(r.targetDistance()))
	m.lookedAt.WithLabelValues(vault).Set(float64(at.Unix()))
	if r.shares.Sign() == 0 { // it is nobody's trouble
		m.observedAt.DeleteLabelValues(vault)
		m.sources.DeletePartialMatch(prometheus.Labels{"vault": vault})
		return
	}
	m.observedAt.WithLabelValues(vault).Set(float64(v.pricesSince().Unix()))
	counts := map[SourceStatus]int{}
	for _, source := range r.sources {
		counts[statusOf(source)]++
	}
	for _, status := range SourceStatuses() {
		m.sources.WithLabelValues(vault, string(status)).Set(float64(counts[status]))
	}
}

// forgetVaults leaves it to the replica that has the seat next to tell of vaults.
func (m *metrics) forgetVaults() {
	for _, gauge := range []*prometheus.GaugeVec{m.distance, m.lookedAt, m.observedAt, m.sources, m.leftOut} {
		gauge.Reset()
	}
}

func (m *metrics) recordLeftOut(vault uuid.UUID, n int) {
	m.leftOut.WithLabelValues(vault.String()).Set(float64(n))
}

// hexOfID is how a source's id is stored.
func hexOfID(id [32]byte) string { return common.Hash(id).Hex() }
