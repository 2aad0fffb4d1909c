package evm

import (
	"context"
	"errors"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
)

// The conditions of a node, in metrics and the log.
const (
	nodeWell          = "well"
	nodeDown          = "down"          // it does not answer
	nodeFailing       = "failing"       // it answers that it cannot
	nodeBehind        = "behind"        // it does not have the known final block
	nodeContradicting = "contradicting" // its responses contradict their proof, the known final block or the other node
	nodeElsewhere     = "of another chain"
)

var nodeConditions = []string{nodeWell, nodeDown, nodeFailing, nodeBehind, nodeContradicting, nodeElsewhere}

// nodeMetrics shows how the nodes are, each by its place in the configuration: a
// URL may be a secret.
type nodeMetrics struct {
	condition      *prometheus.GaugeVec
	final          *prometheus.GaugeVec
	contradictions *prometheus.CounterVec
	fork           *prometheus.GaugeVec
	unknownFork    *prometheus.GaugeVec
	batchLimit     *prometheus.GaugeVec
	rateLimited    *prometheus.CounterVec
	capability     *prometheus.GaugeVec
}

// newNodeMetrics returns the metrics that all chains share.
func newNodeMetrics(to prometheus.Registerer) *nodeMetrics {
	m := &nodeMetrics{
		condition: prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: "granary_node_condition",
			Help: "1 for what the node was when it was last asked: well, down, failing, behind, contradicting, of another chain."}, []string{"chain", "node", "condition"}),
		final: prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: "granary_node_final_block",
			Help: "The node's final block when it was last asked for it."}, []string{"chain", "node"}),
		contradictions: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_node_contradictions_total",
			Help: "Times that two nodes differed where one of them must be wrong."}, []string{"chain"}),
		fork: prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: "granary_chain_fork_info",
			Help: "1 for the rules that the chain has, by name and by the identifier that its node states."}, []string{"chain", "fork", "id"}),
		unknownFork: prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: "granary_chain_fork_unknown",
			Help: "1 while the node states a fork that this version does not know."}, []string{"chain"}),
		batchLimit: prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: "granary_node_batch_limit",
			Help: "The most calls that the node is sent in one batch."}, []string{"chain", "node"}),
		rateLimited: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_node_rate_limited_total",
			Help: "Delays that began because the node limits the rate of requests."}, []string{"chain", "node"}),
		capability: prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: "granary_node_capability",
			Help: "1 if the node had the capability at the start, 0 if it lacked it: receipts, simulation, logs, history."}, []string{"chain", "node", "capability"}),
	}
	if to == nil {
		return m
	}
	m.condition, m.final, m.contradictions = registerOnce(to, m.condition), registerOnce(to, m.final), registerOnce(to, m.contradictions)
	m.fork, m.unknownFork = registerOnce(to, m.fork), registerOnce(to, m.unknownFork)
	m.batchLimit, m.rateLimited, m.capability = registerOnce(to, m.batchLimit), registerOnce(to, m.rateLimited), registerOnce(to, m.capability)
	return m
}

// showFork shows the rules of a chain in place of those before.
func (m *nodeMetrics) showFork(name string, f Fork) {
	m.fork.DeletePartialMatch(prometheus.Labels{"chain": name})
	m.fork.WithLabelValues(name, f.Name(), f.ID).Set(1)
	unknown := m.unknownFork.WithLabelValues(name)
	unknown.Set(0)
	if f.Unknown {
		unknown.Set(1)
	}
}

// registerOnce registers a metric, or returns the one that another chain's client
// has registered.
func registerOnce[M prometheus.Collector](to prometheus.Registerer, metric M) M {
	var before prometheus.AlreadyRegisteredError
	if err := to.Register(metric); errors.As(err, &before) {
		return before.ExistingCollector.(M)
	}
	return metric
}

// conditionOf returns the condition of the node by an error; empty if it shows none.
func conditionOf(err error) string {
	switch {
	case err == nil, errors.Is(err, ErrReverted):
		return nodeWell
	case errors.Is(err, errDown):
		return nodeDown
	case errors.Is(err, errBehind):
		return nodeBehind
	case errors.Is(err, chain.ErrUnavailable):
		return nodeFailing
	case errors.Is(err, chain.ErrInconsistent):
		return nodeContradicting
	case errors.Is(err, chain.ErrWrongChain):
		return nodeElsewhere
	}
	return ""
}

// reportCondition sets the node's condition by a response or its absence, and logs a change of it.
func (n *node) reportCondition(err error) {
	now := conditionOf(err)
	if now == "" || errors.Is(err, context.Canceled) {
		return
	}
	if now == nodeDown {
		n.rest()
	} else {
		n.failures.Store(0)
		n.resting.Store(false)
	}
	before := n.condition.Swap(&now)
	if before != nil && *before == now {
		return
	}
	for _, c := range nodeConditions {
		value := 0.0
		if c == now {
			value = 1
		}
		n.metrics.condition.WithLabelValues(string(n.chain), n.number, c).Set(value)
	}
	switch {
	case before == nil:
	case now == nodeWell:
		n.log.Info("a node is well again", "chain", string(n.chain), "node", n.number, "was", *before)
	default:
		n.log.Warn("a node is not well", "chain", string(n.chain), "node", n.number, "condition", now, "error", err)
	}
}
