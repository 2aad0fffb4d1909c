package solrelay

import (
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
)

// metrics shows the open work, and the cost of carrying. The gauges of the replica that holds the seat show it; those
// of the others are zero or absent. Metrics that every family's carrier has are named as relay's.
type metrics struct {
	openIntents, oldestIntent, held prometheus.Gauge
	nodeFailures                    prometheus.Counter
	outcomes                        *prometheus.CounterVec

	balance                     *prometheus.GaugeVec // of no labels, so that it can be absent
	markers                     *prometheus.GaugeVec
	lent                        *prometheus.GaugeVec // of no labels
	formerNonces                prometheus.Gauge
	voidFailures                prometheus.Counter
	sends, landed, failed, bump prometheus.Counter
	paid                        *prometheus.CounterVec
	returned                    prometheus.Counter
}

func newMetrics(to prometheus.Registerer, n chain.Name) *metrics {
	labels := prometheus.Labels{"chain": string(n)}
	gauge := func(subsystem, name, help string) prometheus.GaugeOpts {
		return prometheus.GaugeOpts{Namespace: "granary", Subsystem: subsystem, Name: name, Help: help, ConstLabels: labels}
	}
	counter := func(subsystem, name, help string) prometheus.CounterOpts {
		return prometheus.CounterOpts{Namespace: "granary", Subsystem: subsystem, Name: name, Help: help, ConstLabels: labels}
	}
	m := &metrics{
		openIntents:  prometheus.NewGauge(gauge("relay", "open_intents", "Intents that the chain has not decided yet.")),
		oldestIntent: prometheus.NewGauge(gauge("relay", "oldest_intent_seconds", "Age of the oldest open intent.")),
		held:         prometheus.NewGauge(gauge("relay", "held", "1 while nothing new is signed: out of gas money, or fees above the ceiling.")),
		nodeFailures: prometheus.NewCounter(counter("relay", "node_failures_total", "Passes that ended with a failure of the node.")),
		outcomes:     prometheus.NewCounterVec(counter("relay", "outcomes_total", "Intents decided, by outcome."), []string{"state"}),

		balance: prometheus.NewGaugeVec(gauge("solana", "fee_payer_lamports",
			"What the fee payer has for fees and rent, at most a minute old. Only the replica in the seat shows it."), nil),
		markers: prometheus.NewGaugeVec(gauge("solana", "markers", "Markers that are not closed, by state. Only the replica in the seat shows it."), []string{"state"}),
		lent: prometheus.NewGaugeVec(gauge("solana", "marker_lamports",
			"What is lent to markers that are not closed. Only the replica in the seat shows it."), nil),
		formerNonces: prometheus.NewGauge(gauge("solana", "former_nonce_accounts", "Nonce accounts of earlier programs that are not closed yet: until then nothing is signed.")),
		voidFailures: prometheus.NewCounter(counter("solana", "void_failures_total", "Voids of intents that the signer did not sign.")),
		sends:        prometheus.NewCounter(counter("solana", "transactions_sent_total", "Transactions handed to the node, repetitions included.")),
		landed:       prometheus.NewCounter(counter("solana", "transactions_landed_total", "Transactions that are final and succeeded.")),
		failed:       prometheus.NewCounter(counter("solana", "transactions_failed_total", "Transactions that are final and failed: they cost a fee.")),
		bump:         prometheus.NewCounter(counter("solana", "fee_bumps_total", "Transactions of which a version was sent that offers more.")),
		paid:         prometheus.NewCounterVec(counter("solana", "lamports_paid_total", "What the fee payer paid in transactions that are final, by what for."), []string{"for"}),
		returned:     prometheus.NewCounter(counter("solana", "lamports_returned_total", "What the fee payer got back out of markers that were closed, and nonce accounts of earlier programs.")),
	}
	for _, state := range []intent.State{intent.Executed, intent.Refused, intent.Expired, intent.Cancelled} {
		m.outcomes.WithLabelValues(string(state))
	}
	for _, what := range []string{paidPayoutFee, paidPayoutRent, paidMarkerRent, paidVoidFee, paidFailedFee, paidCloseFee, paidReceiveFee, paidReceiveRent} {
		m.paid.WithLabelValues(what)
	}
	m.resetGauges()
	to.MustRegister(m.openIntents, m.oldestIntent, m.held, m.nodeFailures, m.outcomes, m.balance, m.markers, m.lent, m.formerNonces, m.voidFailures, m.sends, m.landed, m.failed, m.bump, m.paid, m.returned)
	return m
}

// refreshBacklog shows how many intents are open, and since when.
func (m *metrics) refreshBacklog(open []openIntent, nowMicros int64) {
	m.openIntents.Set(float64(len(open)))
	ageMicros := int64(0)
	for _, in := range open {
		ageMicros = max(ageMicros, nowMicros-in.createdAtMicros)
	}
	m.oldestIntent.Set(float64(ageMicros) / 1e6)
}

// refreshHeld shows whether carrying is paused.
func (m *metrics) refreshHeld(on bool) {
	m.held.Set(0)
	if on {
		m.held.Set(1)
	}
}

// resetGauges shows that this replica knows of no intents.
func (m *metrics) resetGauges() {
	for _, g := range []prometheus.Gauge{m.openIntents, m.oldestIntent, m.held, m.formerNonces} {
		g.Set(0)
	}
	m.balance.Reset()
	m.markers.Reset()
	m.lent.Reset()
}
