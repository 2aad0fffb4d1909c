package relay

import (
	"math/big"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
)

// metrics shows the open work. The gauges of the replica that holds the seat show it; those of the others are zero.
type metrics struct {
	openIntents, oldestIntent, inFlight, held prometheus.Gauge
	unexplained                               prometheus.Gauge
	balance, feePayer                         *prometheus.GaugeVec // of no labels, so that they can be absent
	bumps, broadcasts, nodeFailures           prometheus.Counter
	outcomes                                  *prometheus.CounterVec
}

func newMetrics(to prometheus.Registerer, n chain.Name) *metrics {
	labels := prometheus.Labels{"chain": string(n)}
	gauge := func(name, help string) prometheus.Gauge {
		return prometheus.NewGauge(prometheus.GaugeOpts{Namespace: "granary", Subsystem: "relay", Name: name, Help: help, ConstLabels: labels})
	}
	counter := func(name, help string) prometheus.Counter {
		return prometheus.NewCounter(prometheus.CounterOpts{Namespace: "granary", Subsystem: "relay", Name: name, Help: help, ConstLabels: labels})
	}
	m := &metrics{
		openIntents:  gauge("open_intents", "Intents that the chain has not decided yet."),
		oldestIntent: gauge("oldest_intent_seconds", "Age of the oldest open intent."),
		inFlight:     gauge("in_flight", "Transactions signed and not mined."),
		held:         gauge("held", "1 while nothing new is signed: out of gas money, or fees above the ceiling."),
		unexplained:  gauge("unexplained_marks", "Open intents whose nonces are marked as used, though no block has their events."),
		balance: prometheus.NewGaugeVec(prometheus.GaugeOpts{Namespace: "granary", Subsystem: "relay", Name: "balance_ether",
			Help: "The relayer's gas money, at most a minute old. Only the replica in the seat shows it.", ConstLabels: labels}, nil),
		feePayer: prometheus.NewGaugeVec(prometheus.GaugeOpts{Namespace: "granary", Subsystem: "bridge", Name: "fee_payer_ether",
			Help: "What the fee payer has to pay for messages that carry USDT, at most a minute old. Only the replica in the seat shows it.", ConstLabels: labels}, nil),
		bumps:        counter("bumps_total", "Transactions replaced by a version with higher fees."),
		broadcasts:   counter("broadcasts_total", "Transactions handed to the node, repetitions included."),
		nodeFailures: counter("node_failures_total", "Passes that ended with a failure of the node."),
		outcomes: prometheus.NewCounterVec(prometheus.CounterOpts{Namespace: "granary", Subsystem: "relay", Name: "outcomes_total",
			Help: "Intents decided, by outcome.", ConstLabels: labels}, []string{"state"}),
	}
	for _, state := range []intent.State{intent.Executed, intent.Refused, intent.Expired, intent.Cancelled} {
		m.outcomes.WithLabelValues(string(state))
	}
	to.MustRegister(m.openIntents, m.oldestIntent, m.inFlight, m.held, m.unexplained, m.balance, m.feePayer, m.bumps, m.broadcasts, m.nodeFailures, m.outcomes)
	return m
}

// refreshBacklog shows how many intents are open, since when, and how many
// transactions the node's pool holds.
func (m *metrics) refreshBacklog(open, oldestMicros, nowMicros int64, inFlight int) {
	m.openIntents.Set(float64(open))
	ageMicros := int64(0)
	if open > 0 {
		ageMicros = max(nowMicros-oldestMicros, 0)
	}
	m.oldestIntent.Set(float64(ageMicros) / 1e6)
	m.inFlight.Set(float64(inFlight))
}

// refreshHeld shows whether signing is paused.
func (m *metrics) refreshHeld(on bool) {
	m.held.Set(0)
	if on {
		m.held.Set(1)
	}
}

// resetGauges shows that this replica knows of no intents.
func (m *metrics) resetGauges() {
	for _, g := range []prometheus.Gauge{m.openIntents, m.oldestIntent, m.inFlight, m.held, m.unexplained} {
		g.Set(0)
	}
	m.balance.Reset()
	m.feePayer.Reset()
}

// weiToEther is an amount of gas money for a gauge, which takes floats alone.
func weiToEther(wei *big.Int) float64 {
	f, _ := new(big.Float).Quo(new(big.Float).SetInt(wei), big.NewFloat(1e18)).Float64()
	return f
}
