package transfer

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
)

// HeldPayout is a payout that is not signed because a database was lost: see checkHeld.
type HeldPayout struct {
	Step, Withdrawal, Request, Wallet, Organization uuid.UUID
	Chain                                           chain.Name
	Token                                           chain.Token
	Amount                                          money.USD
	To                                              chain.Address
	CreatedAt                                       time.Time // of its withdrawal
}

// ListHeld lists the held payouts of all organizations, the oldest first. It needs neither keys nor
// nodes.
func ListHeld(ctx context.Context, db *store.DB) ([]HeldPayout, error) {
	rows, err := db.Query(ctx, `SELECT s.id, w.id, w.request_id, w.wallet_id, w.organization_id, s.chain, s.token, s.amount, COALESCE(w.destination_address, ''), w.created_at
		FROM workflows w JOIN steps s ON s.workflow_id = w.id
		WHERE w.completed_at IS NULL AND s.kind = $1 AND s.state IN ($2, $3) AND `+restore.HeldSQL("w.organization_id", "w.wallet_id")+`
		ORDER BY w.created_at, s.id`, string(StepPayout), string(StatePending), string(StatePendingApproval))
	held, err := store.Collect(rows, err, func(row store.Rows) (h HeldPayout, err error) {
		var amount, createdMicros int64
		err = row.Scan(&h.Step, &h.Withdrawal, &h.Request, &h.Wallet, &h.Organization, (*string)(&h.Chain), (*string)(&h.Token), &amount, (*string)(&h.To), &createdMicros)
		h.Amount, h.CreatedAt = money.USD(amount), clock.Time(createdMicros)
		return h, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading held payouts: %w", err)
	}
	return held, nil
}

// heldCollector reports how many payouts are held, the same from each replica.
type heldCollector struct{ db *store.DB }

var (
	heldGauge = prometheus.NewDesc("granary_held_payouts",
		"Payouts that are held since a database was lost. Every replica shows the same number.", nil, nil)
	oldestHeldGauge = prometheus.NewDesc("granary_held_payouts_oldest_seconds",
		"How long ago the oldest payout was asked for that is held; 0 if none is.", nil, nil)
	overdueGauge = prometheus.NewDesc("granary_lost_signatures_over_seconds",
		"How long ago the last lost signature became invalid of a loss that `granary recover` has not ended; 0 if there is none.", nil, nil)
)

// Describe names the gauges.
func (c heldCollector) Describe(to chan<- *prometheus.Desc) {
	to <- heldGauge
	to <- oldestHeldGauge
	to <- overdueGauge
}

// Collect reads the gauges.
func (c heldCollector) Collect(to chan<- prometheus.Metric) {
	ctx, cancel := context.WithTimeout(context.Background(), scrapeTimeout)
	defer cancel()
	var held []HeldPayout
	open, is, err := restore.FindOpen(ctx, c.db)
	if err == nil && is {
		held, err = ListHeld(ctx, c.db)
	}
	if err != nil {
		to <- prometheus.NewInvalidMetric(heldGauge, err)
		return
	}
	now := c.db.Clock().Now()
	var oldest, over time.Duration
	if len(held) > 0 {
		oldest = now.Sub(held[0].CreatedAt)
	}
	if is {
		over = max(0, now.Sub(open.ValidUntil))
	}
	to <- prometheus.MustNewConstMetric(heldGauge, prometheus.GaugeValue, gaugeOf(int64(len(held))))
	to <- prometheus.MustNewConstMetric(oldestHeldGauge, prometheus.GaugeValue, max(0, oldest.Seconds()))
	to <- prometheus.MustNewConstMetric(overdueGauge, prometheus.GaugeValue, over.Seconds())
}
