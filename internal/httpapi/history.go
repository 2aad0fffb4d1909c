package httpapi

import (
	"context"
	"strconv"
	"time"

	"github.com/oapi-codegen/runtime/types"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/valuation"
	"github.com/granaryhq/granary/internal/wallet"
)

// maxHistoryPage is a year of days.
const maxHistoryPage = 366

var historyQuery = []string{"from", "to", "cursor", "limit"}

func (s *Server) getWalletHistory(ctx context.Context, r *request) (response, error) {
	id, limit := r.pathID("id"), r.query.readLimit(maxHistoryPage)
	from, to := r.query.readMicros("from"), r.query.readMicros("to")
	after := r.readCursor()
	if err := r.err(); err != nil {
		return response{}, err
	}
	w, err := s.domain.Wallets.Get(ctx, r.organization(), id)
	if err != nil {
		return response{}, err
	}
	asked := s.historyPeriod(w, from, to)
	page := asked.First
	if after != nil {
		page = max(page, valuation.DayOf(clock.Time(after.Micros)))
	}
	if page > asked.Last {
		return respondOK(wire.WalletHistory{Data: []wire.HistoryDay{}, BySource: []wire.HistoryPeriodPosition{}})
	}
	h, err := valuation.ReadHistory(ctx, s.domain.DB, id, asked, page, limit)
	if err != nil {
		return response{}, err
	}
	body := historyBody(h)
	if h.Next != nil {
		body.NextCursor = r.nextCursor(&store.Position{Micros: h.Next.Start().UnixMicro(), ID: strconv.Itoa(int(*h.Next))})
	}
	return respondOK(body)
}

// historyPeriod are the days that a period touches, until today.
func (s *Server) historyPeriod(w wallet.Wallet, from, to int64) valuation.Period {
	p := valuation.Period{First: valuation.DayOf(w.CreatedAt), Last: valuation.DayOf(s.domain.DB.Clock().Now())}
	if from != 0 {
		p.First = valuation.DayOf(clock.Time(from))
	}
	if to != 0 {
		p.Last = min(p.Last, valuation.DayOf(clock.Time(to-1)))
	}
	return p
}

func historyBody(h valuation.History) wire.WalletHistory {
	body := wire.WalletHistory{Data: make([]wire.HistoryDay, len(h.Days)), BySource: make([]wire.HistoryPeriodPosition, len(h.Positions)), Returns: returnsBody(h.Returns)}
	for i, d := range h.Days {
		body.Data[i] = wire.HistoryDay{Date: types.Date{Time: d.Day.Start()}, Closed: d.Closed, ValueUSD: d.Value, DepositsUSD: d.Deposits, WithdrawalsUSD: d.Withdrawals,
			YieldUSD: d.Yield, FeesUSD: d.Fees, ReturnPct: d.ReturnPct, BySource: make([]wire.HistoryPosition, len(d.Positions))}
		for j, p := range d.Positions {
			body.Data[i].BySource[j] = historyPositionBody(p)
		}
	}
	for i, p := range h.Positions {
		body.BySource[i] = wire.HistoryPeriodPosition{PositionID: p.Position, YieldSourceID: textOrNull(p.YieldSource), Chain: wire.Chain(p.Chain), Token: wire.Token(p.Token),
			ValueUSD: p.Value, DepositsUSD: p.Deposits, WithdrawalsUSD: p.Withdrawals, YieldUSD: p.Yield, FeesUSD: p.Fees, Returns: returnsBody(p.Returns)}
	}
	return body
}

func historyPositionBody(p valuation.PositionFigures) wire.HistoryPosition {
	valuedAt, block := valuedBody(p.ValuedAt, p.Block)
	return wire.HistoryPosition{PositionID: p.Position, YieldSourceID: textOrNull(p.YieldSource), Chain: wire.Chain(p.Chain), Token: wire.Token(p.Token),
		ValueUSD: p.Value, DepositsUSD: p.Deposits, WithdrawalsUSD: p.Withdrawals, YieldUSD: p.Yield, FeesUSD: p.Fees, ReturnPct: p.ReturnPct,
		SettlementValuedAt: valuedAt, SettlementBlock: block}
}

func returnsBody(r valuation.Returns) wire.Returns {
	return wire.Returns{TimeWeightedPct: r.TimeWeightedPct, MoneyWeightedPct: r.MoneyWeightedPct}
}

// valuedBody are the time and the block of a price, null where there is none.
func valuedBody(at time.Time, block uint64) (*time.Time, *int) {
	if at.IsZero() {
		return nil, nil
	}
	if block == 0 {
		return &at, nil
	}
	number := int(block)
	return &at, &number
}

func textOrNull(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}
