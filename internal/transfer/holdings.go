package transfer

import (
	"context"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// Holding is a position with what it is worth: cash at its balance, a yield
// position at the last price that its source was observed at. Liquid is what
// of Available can leave now. A yield position is entered and left at the worst
// prices or better.
type Holding struct {
	ID          string
	Source      bool
	Label       string
	Chain       chain.Name
	Token       chain.Token
	Protocol    string
	NativeUnits money.Units
	Value       money.USD
	Available   money.USD
	Liquid      money.USD
	unread      bool // of a source that was never read: Value is not known

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

// Holdings values what the wallets hold. Error: wallet_projection_unavailable.
func (s *Service) Holdings(ctx context.Context, wallets ...uuid.UUID) (map[uuid.UUID][]Holding, error) {
	positions, err := ledger.Positions(ctx, s.db, wallets...)
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
	return holdings, nil
}

// Portfolio reads a wallet together with what it holds.
// Errors: wallet_not_found, wallet_projection_unavailable.
func (s *Service) Portfolio(ctx context.Context, organization, id uuid.UUID) (wallet.Wallet, []Holding, error) {
	var w wallet.Wallet
	var positions []ledger.Position
	if err := s.db.SendBatch(ctx, wallet.WalletQuery(&w, organization, id, ""), ledger.PositionsQuery(&positions, "", id)); err != nil {
		return w, nil, err
	}
	holdings := make([]Holding, len(positions))
	for i, p := range positions {
		var err error
		holdings[i], err = s.projectPosition(ctx, p)
		if err != nil {
			return w, nil, err
		}
	}
	return w, holdings, nil
}

// projectPosition values a position for those who are shown it: what is not known is
// an error there, and never a zero. Error: wallet_projection_unavailable.
func (s *Service) projectPosition(ctx context.Context, p ledger.Position) (Holding, error) {
	h, err := s.valuePosition(ctx, p)
	if err != nil {
		return h, projectionError(err)
	}
	if h.unread {
		return h, fault.New(fault.WalletProjection, "what is held in %s cannot be valued: its vault has not been read yet", h.ID)
	}
	return h, nil
}

// projectionError is what a caller is told when the catalog cannot be read.
func projectionError(err error) error {
	if err == nil || fault.CodeOf(err) != fault.Internal {
		return err
	}
	return fault.Wrap(err, fault.WalletProjection, "what the wallet holds cannot be valued now")
}

// valuePosition says what a position is worth: a source's shares at the last
// observed price, rounded down.
func (s *Service) valuePosition(ctx context.Context, p ledger.Position) (Holding, error) {
	h := Holding{ID: p.ID, Chain: p.Chain, Token: p.Token, Label: cashLabel(p.Chain, p.Token),
		NativeUnits: money.NewUnits(uint64(p.Balance)), Value: p.Balance}
	limit := p.Balance
	if p.Kind == ledger.KindYieldSource {
		source, err := s.catalog.Get(ctx, p.ID)
		if fault.CodeOf(err) == fault.YieldSourceNotFound {
			// The operator took it out of the configuration. What is held there
			// is still shown, at cost, and cannot be moved until it is back.
			return Holding{ID: p.ID, Source: true, Chain: p.Chain, Token: p.Token, Label: p.ID, NativeUnits: p.Shares, Value: p.Balance}, nil
		}
		if err != nil {
			return Holding{}, err
		}
		h.Source, h.Label, h.Protocol = true, source.Name, source.Protocol
		h.NativeUnits, h.Value = p.Shares, source.Value(p.Shares)
		h.WorstEntry, h.WorstExit = source.WorstEntry(), source.WorstExit()
		limit = source.Liquidity
		h.unread = !source.Observed() && !p.Shares.IsZero()
	}
	h.Available = max(h.Value-p.Reserved, 0)
	h.Liquid = min(h.Available, limit)
	return h, nil
}

func cashLabel(on chain.Name, token chain.Token) string {
	return map[chain.Token]string{chain.USDC: "USDC", chain.USDT: "USDT"}[token] + " cash on " + string(on)
}

// findPosition finds what a position id names, held or not.
// Error: yield_source_not_found.
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
	return Holding{ID: id, Source: true, Label: source.Name, Chain: source.Chain, Token: source.DepositToken, Protocol: source.Protocol,
		WorstEntry: source.WorstEntry(), WorstExit: source.WorstExit()}, nil
}

// walletPositions is a wallet with what it holds.
type walletPositions struct {
	wallet    wallet.Wallet
	positions []ledger.Position
}

// queries fill it; suffix may lock what they read until the transaction ends.
// They lock the wallet before its positions, as everywhere.
func (p *walletPositions) queries(organization, id uuid.UUID, suffix string) []store.BatchQuery {
	return []store.BatchQuery{wallet.WalletQuery(&p.wallet, organization, id, suffix), ledger.PositionsQuery(&p.positions, suffix, id)}
}

// valuePositions values the positions. fresh, where it knows one, says what can
// leave.
func (s *Service) valuePositions(ctx context.Context, positions []ledger.Position, fresh liquidity) ([]Holding, error) {
	holdings := make([]Holding, len(positions))
	for i, p := range positions {
		h, err := s.valuePosition(ctx, p)
		if err != nil {
			return nil, err
		}
		if limit, ok := fresh.byPosition[p.ID]; ok {
			h.Liquid = min(h.Available, limit)
		}
		holdings[i] = h
	}
	return holdings, nil
}
