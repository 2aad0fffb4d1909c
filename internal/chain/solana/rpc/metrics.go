package rpc

import (
	"context"
	"errors"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
)

// The conditions of a node, in metrics and the log: the same as of an EVM chain's.
const (
	nodeWell          = "well"
	nodeDown          = "down"          // it does not answer
	nodeFailing       = "failing"       // it answers that it cannot
	nodeBehind        = "behind"        // it does not have the known final block
	nodeContradicting = "contradicting" // its responses contradict themselves, the known final block or the other node
	nodeElsewhere     = "of another chain"
)

var nodeConditions = []string{nodeWell, nodeDown, nodeFailing, nodeBehind, nodeContradicting, nodeElsewhere}

// nodeMetrics shows how the nodes are, each by its place in the configuration: a
// URL may be a secret. They are the same metrics as those of EVM chains' nodes.
type nodeMetrics struct {
	condition      *prometheus.GaugeVec
	final          *prometheus.GaugeVec
	contradictions *prometheus.CounterVec
	rateLimited    *prometheus.CounterVec
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
		rateLimited: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_node_rate_limited_total",
			Help: "Delays that began because the node limits the rate of requests."}, []string{"chain", "node"}),
	}
	if to == nil {
		return m
	}
	m.condition, m.final, m.contradictions = registerOnce(to, m.condition), registerOnce(to, m.final), registerOnce(to, m.contradictions)
	m.rateLimited = registerOnce(to, m.rateLimited)
	return m
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
	case err == nil, isRefusal(err):
		return nodeWell
	case errors.Is(err, errDown):
		return nodeDown
	case errors.Is(err, errBehind):
		return nodeBehind
	case errors.Is(err, chain.ErrUnreadable):
		return nodeWell // it has blocks that this version cannot read
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
