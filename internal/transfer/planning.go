package transfer

import (
	"context"
	"errors"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/transfer/plan"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// This file is the edge to package plan: rows and observations become its plain
// values, its draws and refusals become ours.

// planned is the holding as the planner takes it.
func (h Holding) planned() plan.Holding {
	return plan.Holding{ID: h.ID, Source: h.Source, Chain: h.Chain, Token: h.Token, Value: h.Value, Available: h.Available, Liquid: h.Liquid, Later: h.Later, Coming: h.Coming}
}

func plannedHoldings(holdings []Holding) []plan.Holding {
	planned := make([]plan.Holding, len(holdings))
	for i, h := range holdings {
		planned[i] = h.planned()
	}
	return planned
}

// planningPositions are the wallet's positions and those of its strategy, in the planner's form. Deposits into a
// stopped source are left out.
func (s *Service) planningPositions(ctx context.Context, w wallet.Wallet, held []Holding, fresh quotes, stops stop.Stops) ([]plan.Position, error) {
	var positions []plan.Position
	seen := map[string]bool{}
	add := func(h Holding, weight money.Bps) error {
		p := plan.Position{ID: h.ID, Source: h.Source, Chain: h.Chain, Token: h.Token, Value: h.Available + h.Coming, Coming: h.Coming, Liquid: h.Liquid + h.Later, Later: h.Later, Weight: weight}
		var err error
		if h.Source {
			p.Room, p.RoomBound, err = s.depositRoom(ctx, h, fresh)
			if _, stopped := stops.OfSource(h.ID, h.base); stopped {
				p.Room, p.RoomBound = 0, plan.SourceFrozen
			}
		}
		seen[p.ID] = true
		positions = append(positions, p)
		return err
	}
	for _, h := range held {
		if err := add(h, w.Weights(h.Token)[h.ID]); err != nil {
			return nil, err
		}
	}
	for _, lane := range []chain.Token{chain.USDC, chain.USDT} {
		for id, weight := range w.Weights(lane) {
			if seen[id] {
				continue
			}
			h := Holding{ID: id, Source: true, Token: lane}
			if source, err := s.catalog.Get(ctx, id); err == nil {
				h.Chain = source.Chain
			} else if fault.CodeOf(err) != fault.YieldSourceNotFound {
				return nil, err
			}
			if err := add(h, weight); err != nil {
				return nil, err
			}
		}
	}
	for _, p := range positions {
		if id := chain.CashID(p.Chain, p.Token); !seen[id] && p.Chain != "" {
			seen[id] = true
			positions = append(positions, plan.Position{ID: id, Chain: p.Chain, Token: p.Token})
		}
	}
	return positions, nil
}

// depositRoom returns a source's capacity beyond the wallet's position there, and its bound.
func (s *Service) depositRoom(ctx context.Context, h Holding, fresh quotes) (money.USD, plan.ShortfallReason, error) {
	source, err := s.catalog.Get(ctx, h.ID)
	quote, asked := fresh.of(h.ID)
	switch {
	case fault.CodeOf(err) == fault.YieldSourceNotFound:
		return 0, plan.SourceUnreadable, nil
	case err != nil:
		return 0, "", err
	case source.Mode != yield.Active:
		return 0, plan.SourceFrozen, nil
	case !source.Observed() || (asked && quote == nil):
		return 0, plan.SourceUnreadable, nil
	case asked && !quote.WorstEntry.Known(), !asked && !source.WorstEntry().Known():
		return 0, plan.SourceUnreadable, nil
	}
	room, bound := source.DepositRoom, plan.SourceFull
	if asked {
		room = quote.MaxDeposit
		if isUnadmitted(source, quote) {
			bound = plan.NotAdmitted
		}
	}
	if most := source.MaxAllocationUsd; most != nil && *most-h.Value-h.Coming <= room {
		room, bound = *most-h.Value-h.Coming, plan.SourceLimit
	}
	return max(room, 0), bound, nil
}

// isUnreadable says whether the strategy wants a source that cannot be read now.
func isUnreadable(p plan.Position) bool {
	return p.Source && p.Weight > 0 && (p.RoomBound == plan.SourceUnreadable || p.RoomBound == plan.NotAdmitted)
}

// assumeLiquid returns the positions as if all of them could leave. The last observation of a vault may be old, or
// missing; so a plan is made on this first, and the vaults are read before it is carried out.
func assumeLiquid(positions []plan.Position) []plan.Position {
	assumed := slices.Clone(positions)
	for i := range assumed {
		assumed[i].Liquid = assumed[i].Value - assumed[i].Coming
	}
	return assumed
}

// planByCause plans by the cause; a wallet without one, or done with it, by drift. A movement that is left out counts
// as impossible, for that.
func (s *Service) planByCause(positions []plan.Position, cause wallet.Cause, routes plan.Routes, isLeftOut func(plan.Movement) bool) ([]plan.Movement, string) {
	if cause != "" {
		byCause := plan.Rule{MinTrade: s.rules.MinTrade, DeployOnly: cause == wallet.DepositDeployment}
		if movements := slices.DeleteFunc(plan.Rebalance(positions, byCause, routes), isLeftOut); len(movements) > 0 {
			return movements, string(cause)
		}
	}
	drift := plan.Rule{Band: s.rules.Band, MinTrade: s.rules.MinTrade}
	return slices.DeleteFunc(plan.Rebalance(positions, drift, routes), isLeftOut), ReasonDrift
}

// planUnstopped is planByCause without movements that an emergency stop would delay. heldUp reports that there were
// some.
func (s *Service) planUnstopped(positions []plan.Position, cause wallet.Cause, stops stop.Stops, isLeftOut func(plan.Movement) bool) (movements []plan.Movement, reason string, heldUp bool) {
	isStopped := func(on chain.Name) bool { _, stopped := stops.OnChain(on); return stopped }
	routes := s.currentRoutes()
	open := slices.DeleteFunc(slices.Clone(routes), func(r plan.Route) bool { return isStopped(r.From) || isStopped(r.To) })
	movements, reason = s.planByCause(positions, cause, open, isLeftOut)
	stopped := map[string]bool{}
	for _, p := range positions {
		stopped[p.ID] = isStopped(p.Chain)
	}
	free := slices.DeleteFunc(slices.Clone(movements), func(m plan.Movement) bool { return stopped[m.From] || stopped[m.To] })
	if len(free) == 0 && len(open) < len(routes) { // crossings wait, where no other chain has the amount
		movements, reason = s.planByCause(positions, cause, routes, isLeftOut)
	}
	return free, reason, len(free) < len(movements)
}

// nothingLeftOut is for plans of which all is asked for.
func nothingLeftOut(plan.Movement) bool { return false }

// planDraws decides the draws of a withdrawal: the caller's, or so that an automatic wallet stays near its targets,
// or cash first.
func (s *Service) planDraws(ctx context.Context, owner wallet.Wallet, r WithdrawalRequest, holdings []Holding, fresh liquidity) ([]Draw, error) {
	switch {
	case len(r.Sources) > 0:
		return r.Sources, s.checkDraws(r, r.Sources, holdings)
	case owner.AutoRebalance:
		return s.planRelease(ctx, owner, r, holdings, fresh)
	}
	draws, err := plan.CashFirst(plannedHoldings(holdings), r.DestinationChain, r.Token, r.Amount, s.currentRoutes().Without(r.ExcludedChains))
	return drawsOf(draws), faultOf(err)
}

// planRelease decides the draws of a withdrawal in an automatic wallet. Before vaults are read, the plan that suits
// the targets may need more than the last observed liquidity; then it is rejected as out of reach, and they are read.
func (s *Service) planRelease(ctx context.Context, owner wallet.Wallet, r WithdrawalRequest, holdings []Holding, fresh liquidity) ([]Draw, error) {
	positions, err := s.planningPositions(ctx, owner, holdings, quotes{}, nil)
	if err != nil {
		return nil, err
	}
	if !fresh.asked {
		positions = assumeLiquid(positions)
	}
	planned, err := plan.Release(positions, r.DestinationChain, r.Token, r.Amount, s.rules.MinTrade, s.currentRoutes().Without(r.ExcludedChains))
	if err != nil {
		return nil, faultOf(err)
	}
	draws := drawsOf(planned)
	return draws, s.checkDraws(r, draws, holdings)
}

// checkDraws checks the draws of a withdrawal against the holdings.
func (s *Service) checkDraws(r WithdrawalRequest, draws []Draw, holdings []Holding) error {
	planned := make([]plan.Draw, len(draws))
	for i, d := range draws {
		planned[i] = plan.Draw(d)
		from := slices.IndexFunc(holdings, func(h Holding) bool { return h.ID == d.Position })
		if from >= 0 && slices.Contains(r.ExcludedChains, holdings[from].Chain) { // for which the planner has no route
			return fault.New(fault.InvalidWithdrawalPlan, "sources: %s is on %s, which excludedChains names", d.Position, holdings[from].Chain)
		}
	}
	return faultOf(plan.CheckDraws(planned, plannedHoldings(holdings), r.DestinationChain, r.Token, r.Amount, s.currentRoutes().Without(r.ExcludedChains)))
}

func drawsOf(planned []plan.Draw) []Draw {
	draws := make([]Draw, len(planned))
	for i, d := range planned {
		draws[i] = Draw(d)
	}
	return draws
}

// faultOf returns the planner's rejection as an error.
func faultOf(err error) error {
	var refusal *plan.Refusal
	if !errors.As(err, &refusal) {
		return err
	}
	return fault.New(map[plan.RefusalReason]fault.Code{
		plan.Contradictory:   fault.Validation,
		plan.Insufficient:    fault.InsufficientFunds,
		plan.OutOfReach:      fault.InvalidWithdrawalPlan,
		plan.UnknownPosition: fault.YieldSourceNotFound,
		plan.BeyondCeiling:   fault.InvalidPositionWeight,
	}[refusal.Reason], "%s", refusal.Text)
}
