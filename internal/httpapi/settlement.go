package httpapi

import (
	"time"

	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/transfer"
)

// settlementBody returns the estimate of a later settlement, or null.
func settlementBody(p *transfer.SettlementPreview) *wire.SettlementPreview {
	if p == nil {
		return nil
	}
	return &wire.SettlementPreview{
		AmountUSD: p.Amount, CutoffAt: timeBody(p.Cutoff), StrikeAt: timeBody(p.Strike),
		EarliestSettlementAt: p.EarliestSettlement.UTC(), TypicalSettlementAt: p.TypicalSettlement.UTC(), NavAt: timeBody(p.NavAt),
		EstimatedUSD: p.Estimated, EstimatedSharesNativeUnits: unitsBody(p.Shares), QueueAheadUSD: p.Ahead, Note: p.Note(),
	}
}

// timeBody is a time in UTC, nil if there is none.
func timeBody(t time.Time) *time.Time {
	if t.IsZero() {
		return nil
	}
	utc := t.UTC()
	return &utc
}
