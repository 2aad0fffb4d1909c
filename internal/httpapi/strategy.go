package httpapi

import (
	"context"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// maxTargets bounds a lane of a strategy.
const maxTargets = 50

func (s *Server) setStrategy(ctx context.Context, r *request) (response, error) {
	id, b := r.pathID("id"), r.body()
	asked := transfer.StrategyRequest{Organization: r.organization(), Wallet: id, RequestID: b.readID("requestId")}
	if b.has("autoRebalance") {
		auto := b.readBool("autoRebalance")
		asked.AutoRebalance = &auto
	}
	asked.Strategy = readStrategy(b)
	if err := r.err(); err != nil {
		return response{}, err
	}
	w, err := s.domain.Transfers.SetStrategy(ctx, asked)
	if err != nil {
		return response{}, err
	}
	held, err := s.domain.Transfers.Holdings(ctx, w.ID)
	if err != nil {
		return response{}, err
	}
	body, err := s.loadWalletBody(ctx, w, held[w.ID])
	if err != nil {
		return response{}, err
	}
	return respondOK(body)
}

// readStrategy reads the strategy of a body, nil when it is absent or null.
func readStrategy(b *bodyReader) *wallet.Strategy {
	given := b.readOptionalObject("strategy")
	if given == nil {
		return nil
	}
	out := &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{}}
	lanes := given.readObject("allocations")
	for _, lane := range []chain.Token{chain.USDC, chain.USDT} {
		if !lanes.has(string(lane)) {
			continue
		}
		targets := []wallet.Target{}
		for _, t := range lanes.readObjects(string(lane), 0, maxTargets) {
			targets = append(targets, wallet.Target{YieldSource: t.readText("yieldSourceId", 1, maxPositionID), Pct: t.readPct("pct")})
		}
		out.Allocations[lane] = targets
	}
	for _, name := range lanes.value.names {
		if !chain.Token(name).Valid() { // an unknown lane, rather than an unknown field
			lanes.wasRead[name] = true
			lanes.fail(fault.UnsupportedToken, clipText(name), "is no lane: there are usdc and usdt")
		}
	}
	return out
}

// readPct reads a percentage. Error: invalid_position_weight.
func (b *bodyReader) readPct(name string) wallet.Pct {
	v, ok := b.readField(name, kindNumber)
	if !ok {
		return 0
	}
	pct, err := wallet.ParsePct(v.text)
	if err != nil {
		b.fail(fault.CodeOf(err), name, "must be 0 to 100 with at most two decimals")
	}
	return pct
}

func strategyBody(s *wallet.Strategy) *wire.Strategy {
	if s == nil {
		return nil
	}
	lane := func(token chain.Token) *[]wire.StrategyTarget {
		targets := []wire.StrategyTarget{}
		for _, t := range s.Allocations[token] {
			targets = append(targets, wire.StrategyTarget{YieldSourceID: t.YieldSource, Pct: percentNumber(money.Bps(t.Pct))})
		}
		return &targets
	}
	return &wire.Strategy{Allocations: wire.StrategyLanes{Usdc: lane(chain.USDC), Usdt: lane(chain.USDT)}}
}

func shortfallBodies(short []transfer.Shortfall) []wire.Shortfall {
	bodies := make([]wire.Shortfall, len(short))
	for i, s := range short {
		bodies[i] = wire.Shortfall{YieldSourceID: s.YieldSource, Token: wire.Token(s.Token), AmountUSD: s.Amount, Reason: wire.ShortfallReason(s.Reason)}
	}
	return bodies
}
