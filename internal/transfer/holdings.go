package transfer

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// Holding is a position with its worth: cash at its balance, a yield position at the source's last observed price.
// Liquid is the part of Available that can leave now; Later is the part that can leave beyond that, by a request that
// its source settles later. InTransit is its source's debt for given amounts, as the journal carries it; Coming is
// the amount in transit to it from anywhere. Neither is part of Value. A yield position is entered and left at the
// worst prices or better.
type Holding struct {
	ID          string
	Source      bool
	base        string // the source under a fee wrapper
	Label       string
	Chain       chain.Name
	Token       chain.Token
	Protocol    string
	NativeUnits money.Units
	Value       money.USD
	Available   money.USD
	Liquid      money.USD
	Later       money.USD
	InTransit   money.USD
	Coming      money.USD
	deposits    yield.Settlement
	redemptions yield.Settlement
	asked       money.Units // shares that accepted orders are about to ask for
	// When and at which block the source named the price, zero for cash and at cost;
	// and why it cannot be read now, so that the price is not newer.
	ValuedAt         time.Time
	ValuedBlock      uint64
	ValuationProblem string
	unread           bool // of a source that was never read: Value is not known

	WorstEntry, WorstExit yield.Price
}

// asPlace is the holding as one end of a leg.
func (h Holding) asPlace() Place {
	if h.Source {
		return Place{PlaceSource, h.ID, h.Label}
	}
	return Place{PlaceCash, h.ID, h.Label}
}

func findHolding(holdings []Holding, id string) (Holding, bool) {
	i := slices.IndexFunc(holdings, func(h Holding) bool { return h.ID == id })
	if i < 0 {
		return Holding{}, false
	}
	return holdings[i], true
}

// Holdings values the wallets' positions. Error: wallet_projection_unavailable.
func (s *Service) Holdings(ctx context.Context, wallets ...uuid.UUID) (map[uuid.UUID][]Holding, error) {
	positions, under, err := s.loadHeld(ctx, wallets...)
	if err != nil {
		return nil, err
	}
	holdings := map[uuid.UUID][]Holding{}
	for _, p := range positions {
		h, err := s.projectPosition(ctx, p)
		if err != nil {
			return nil, err
		}
		holdings[p.Wallet] = append(holdings[p.Wallet], h)
	}
	for _, t := range under {
		if holdings[t.wallet], err = s.withTransit(ctx, holdings[t.wallet], t); err != nil {
			return nil, projectionError(err)
		}
	}
	return holdings, nil
}

// loadHeld reads the positions of wallets, and the amounts in transit to them.
func (s *Service) loadHeld(ctx context.Context, wallets ...uuid.UUID) (positions []ledger.Position, under []transit, err error) {
	if len(wallets) == 0 {
		return nil, nil, nil
	}
	if err := s.db.SendBatch(ctx, ledger.PositionsQuery(&positions, "", wallets...), transitQuery(&under, wallets...)); err != nil {
		return nil, nil, fmt.Errorf("reading positions: %w", err)
	}
	return positions, under, nil
}

// withTransit adds the owed amounts of requests to a wallet's holdings.
func (s *Service) withTransit(ctx context.Context, holdings []Holding, t transit) ([]Holding, error) {
	source, err := s.catalog.Get(ctx, t.source)
	if err != nil && fault.CodeOf(err) != fault.YieldSourceNotFound {
		return nil, err
	}
	of := func(id string) Holding {
		h := Holding{ID: id, Chain: t.chain, Token: t.token, Label: cashLabel(t.chain, t.token)}
		if id != chain.CashID(t.chain, t.token) {
			h.Source, h.Label = true, id
			if to, err := s.catalog.Get(ctx, id); err == nil {
				h.describeSource(to)
			}
		}
		return h
	}
	return addTransit(holdings, t, t.value(source), of), nil
}

// describeSource fills in a holding's fields of the source from the catalog.
func (h *Holding) describeSource(source yield.Source) {
	h.Source, h.Label, h.Protocol, h.base = true, source.Name, source.Protocol, source.Base
	h.WorstEntry, h.WorstExit = source.WorstEntry(), source.WorstExit()
	h.deposits, h.redemptions = source.Deposits, source.Redemptions
}

// applyLiquidity sets how much of the available amount can leave now, and how much by request.
func (h *Holding) applyLiquidity(limit money.USD) {
	h.Liquid, h.Later = min(h.Available, max(limit, 0)), 0
	switch h.redemptions {
	case yield.Requested:
		h.Liquid, h.Later = 0, h.Available
	case yield.Queued:
		h.Later = h.Available - h.Liquid
	}
}

// Portfolio reads a wallet together with its holdings. Errors: wallet_not_found, wallet_projection_unavailable.
func (s *Service) Portfolio(ctx context.Context, organization, id uuid.UUID) (wallet.Wallet, []Holding, error) {
	var w wallet.Wallet
	var held walletPositions
	if err := s.db.SendBatch(ctx, held.queries(organization, id, "")...); err != nil {
		return held.wallet, nil, err
	}
	w = held.wallet
	holdings := make([]Holding, len(held.positions))
	for i, p := range held.positions {
		var err error
		holdings[i], err = s.projectPosition(ctx, p)
		if err != nil {
			return w, nil, err
		}
	}
	for _, t := range held.under {
		var err error
		if holdings, err = s.withTransit(ctx, holdings, t); err != nil {
			return w, nil, projectionError(err)
		}
	}
	return w, holdings, nil
}

// projectPosition values a position for display: an unknown value is an error there, and never a zero. Error:
// wallet_projection_unavailable.
func (s *Service) projectPosition(ctx context.Context, p ledger.Position) (Holding, error) {
	h, err := s.valuePosition(ctx, p)
	if err != nil {
		return h, projectionError(err)
	}
	if h.unread {
		return h, fault.New(fault.WalletProjection, "the position in %s cannot be valued: its vault has not been read yet", h.ID)
	}
	return h, nil
}

// projectionError is the caller's error when the catalog cannot be read.
func projectionError(err error) error {
	if err == nil || fault.CodeOf(err) != fault.Internal {
		return err
	}
	return fault.Wrap(err, fault.WalletProjection, "what the wallet holds cannot be valued now")
}

// valuePosition returns a position's worth: a source's shares at the last observed price, rounded down.
func (s *Service) valuePosition(ctx context.Context, p ledger.Position) (Holding, error) {
	h := Holding{ID: p.ID, Chain: p.Chain, Token: p.Token, Label: cashLabel(p.Chain, p.Token),
		NativeUnits: money.NewUnits(uint64(p.Balance)), Value: p.Balance}
	limit := p.Balance
	if p.Kind == ledger.KindYieldSource {
		source, err := s.catalog.Get(ctx, p.ID)
		if fault.CodeOf(err) == fault.YieldSourceNotFound {
			return s.valueUnserved(ctx, p)
		}
		if err != nil {
			return Holding{}, err
		}
		h.describeSource(source)
		h.NativeUnits, h.Value = p.Shares, source.Value(p.Shares)
		limit = source.Liquidity
		h.ValuedAt, h.ValuedBlock, h.ValuationProblem = source.ObservedAt, source.ObservedBlock, source.Problem
		h.unread = !source.Observed() && !p.Shares.IsZero()
	}
	h.Available = max(h.Value-p.Reserved, 0)
	h.applyLiquidity(limit)
	return h, nil
}

// valueUnserved values a position in a source that the operator took out of the configuration: at its last price, as
// a history does, and at cost if it never had one. It is shown, and cannot be moved until the source is back.
func (s *Service) valueUnserved(ctx context.Context, p ledger.Position) (Holding, error) {
	h := Holding{ID: p.ID, Source: true, Chain: p.Chain, Token: p.Token, Label: p.ID, NativeUnits: p.Shares, Value: p.Balance,
		ValuationProblem: "the source is not served any more and was never read: its cost is shown"}
	price, ok, err := s.catalog.LastPrice(ctx, p.ID)
	if err != nil || !ok {
		return h, err
	}
	h.Value, h.ValuedAt, h.ValuedBlock = price.Value(p.Shares), price.At, price.Block
	h.ValuationProblem = "the source is not served any more: its last price is shown"
	return h, nil
}

func cashLabel(on chain.Name, token chain.Token) string {
	return map[chain.Token]string{chain.USDC: "USDC", chain.USDT: "USDT"}[token] + " cash on " + string(on)
}

// findPosition finds the position of an id, held or not. Error: yield_source_not_found.
func (s *Service) findPosition(ctx context.Context, owner wallet.Wallet, id string, held []Holding) (Holding, error) {
	if h, ok := findHolding(held, id); ok {
		return h, nil
	}
	for name := range s.chains {
		for _, token := range []chain.Token{chain.USDC, chain.USDT} {
			if id == chain.CashID(name, token) {
				return Holding{ID: id, Label: cashLabel(name, token), Chain: name, Token: token}, nil
			}
		}
	}
	source, err := s.catalog.Choose(ctx, owner.Organization, id)
	if err != nil {
		return Holding{}, fault.New(fault.YieldSourceNotFound, "no position or yield source %q", id)
	}
	h := Holding{ID: id, Chain: source.Chain, Token: source.DepositToken}
	h.describeSource(source)
	return h, nil
}

// walletPositions is a wallet with its holdings.
type walletPositions struct {
	wallet    wallet.Wallet
	positions []ledger.Position
	under     []transit
	stops     stop.Stops // of its organization
}

// queries fill it; suffix may lock the rows until the transaction ends. They lock the wallet before its positions, as
// everywhere.
func (p *walletPositions) queries(organization, id uuid.UUID, suffix string) []store.BatchQuery {
	return []store.BatchQuery{wallet.WalletQuery(&p.wallet, organization, id, suffix), ledger.PositionsQuery(&p.positions, suffix, id), transitQuery(&p.under, id), stop.Query(&p.stops, organization), stop.WalletQuery(&p.stops, organization, id)}
}

// valuePositions values the positions, with the amounts in transit to them. fresh, if it has one, has the liquid
// amount.
func (s *Service) valuePositions(ctx context.Context, held walletPositions, fresh liquidity) ([]Holding, error) {
	holdings := make([]Holding, len(held.positions))
	for i, p := range held.positions {
		h, err := s.valuePosition(ctx, p)
		if err != nil {
			return nil, err
		}
		if limit, ok := fresh.byPosition[p.ID]; ok {
			h.applyLiquidity(limit)
		}
		if h.redemptions == yield.Queued && !fresh.asked {
			h.Later = 0 // it may pay at once by now: it is asked before anything waits in its queue
		}
		holdings[i] = h
	}
	for _, t := range held.under {
		var err error
		if holdings, err = s.withTransit(ctx, holdings, t); err != nil {
			return nil, err
		}
	}
	return holdings, nil
}
