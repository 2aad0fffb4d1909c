package signer

import (
	"errors"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/custody"
)

// The kinds of intents in metrics, beside the kinds of proposals.
const (
	sourceKind  = "source"
	bridgeKind  = "bridge_transfer"
	unknownKind = "unknown"

	cancellationKind = "cancellation"
	rejectionKind    = "rejection"
	stopKind         = "emergency_stop"
	voidKind         = "void"
	closeKind        = "marker_close"

	changeKindLabel = "change_of_control"
)

// metrics count signatures and rejections, by the reason.
type metrics struct {
	signed, refused *prometheus.CounterVec
}

func newMetrics(r prometheus.Registerer) metrics {
	m := metrics{
		signed: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_signer_signed_total",
			Help: "Intents that the signer has signed, and changes of control that it has made, by what they do."}, []string{"kind"}),
		refused: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_signer_refused_total",
			Help: "Intents and changes of control that the signer has refused, by what they do and why."}, []string{"kind", "reason"}),
	}
	for _, kind := range []string{string(approval.WithdrawalPayout), string(approval.ContractChange), sourceKind, bridgeKind, cancellationKind, voidKind, closeKind, rejectionKind, stopKind, changeKindLabel, unknownKind} {
		if kind != unknownKind {
			m.signed.WithLabelValues(kind)
		}
		for _, reason := range reasons {
			m.refused.WithLabelValues(kind, reason.text)
		}
		m.refused.WithLabelValues(kind, otherReason)
	}
	if r != nil {
		r.MustRegister(m.signed, m.refused)
	}
	return m
}

// otherReason is that of failures which are no refusals.
const otherReason = "failed"

// reasons are why something is not signed, in the order in which they are looked for.
var reasons = []struct {
	err  error
	text string
}{
	{custody.ErrNotUnderstood, "not_understood"},
	{custody.ErrApprovalNeeded, "approval_needed"},
	{custody.ErrDenied, "denied"},
	{custody.ErrDayLimit, "day_limit"},
	{custody.ErrStopped, "stopped"},
	{custody.ErrWrongWallet, "wrong_wallet"},
	{custody.ErrIntent, "malformed"},
	{custody.ErrNotYet, "not_yet"},
}

func (m metrics) count(kind string, err error) {
	if err == nil {
		m.signed.WithLabelValues(kind).Inc()
		return
	}
	for _, r := range reasons {
		if errors.Is(err, r.err) {
			m.refused.WithLabelValues(kind, r.text).Inc()
			return
		}
	}
	m.refused.WithLabelValues(kind, otherReason).Inc()
}
