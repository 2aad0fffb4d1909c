package transfer

import (
	"context"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/request"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer/plan"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// CreateWallet is wallet.Service.Create with the strategy held to the catalog.
// Errors: those, yield_source_not_found, and invalid_position_weight for a
// source of another lane or in emergency_freeze.
func (s *Service) CreateWallet(ctx context.Context, c wallet.CreateRequest) (wallet.Wallet, bool, error) {
	ctx, err := s.catalog.Pin(ctx)
	if err != nil {
		return wallet.Wallet{}, false, err
	}
	stops, err := stop.Load(ctx, s.db, c.Organization)
	if err != nil {
		return wallet.Wallet{}, false, err
	}
	c.ValidateStrategy = func(ctx context.Context, strategy wallet.Strategy) error {
		return s.checkStrategy(ctx, c.Organization, strategy, stops)
	}
	return s.wallets.Create(ctx, c)
}

// checkStrategy holds an organization's strategy to the catalog.
func (s *Service) checkStrategy(ctx context.Context, organization uuid.UUID, strategy wallet.Strategy, stops stop.Stops) error {
	for lane, targets := range strategy.Allocations {
		for _, t := range targets {
			if t.YieldSource == wallet.CashTarget {
				continue
			}
			source, err := s.catalog.Choose(ctx, organization, t.YieldSource)
			if _, stopped := stops.OfSource(source.ID, source.Base); stopped {
				source.Mode = yield.EmergencyFreeze
			}
			switch {
			case err != nil:
				return err
			case source.DepositToken != lane:
				return fault.New(fault.InvalidPositionWeight, "strategy.allocations.%s: %s takes %s", lane, source.ID, source.DepositToken)
			case source.Mode != yield.Active:
				return fault.New(fault.InvalidPositionWeight, "strategy.allocations.%s: %s is in mode %s", lane, source.ID, source.Mode)
			}
		}
	}
	return nil
}

// StrategyRequest changes a wallet's strategy or whether it has one. A nil field is unchanged, but no strategy stays
// when AutoRebalance becomes false.
//
// Its JSON is the stored hash of a request: see request.BodyHash.
type StrategyRequest struct {
	Organization  uuid.UUID        `json:"-"`
	Wallet        uuid.UUID        `json:"-"`
	RequestID     uuid.UUID        `json:"-"`
	AutoRebalance *bool            `json:"autoRebalance,omitempty"`
	Strategy      *wallet.Strategy `json:"strategy,omitempty"`
}

// SetStrategy applies a change of strategy and returns the wallet as it is now. A rebalance in flight goes on, and
// the wallet is planned again when it ends. A request that was applied before has no effect.
//
// Errors: validation_error, invalid_position_weight, yield_source_not_found, wallet_not_found, request_id_conflict,
// duplicate_request_id.
func (s *Service) SetStrategy(ctx context.Context, r StrategyRequest) (wallet.Wallet, error) {
	if r.AutoRebalance == nil && r.Strategy == nil {
		return wallet.Wallet{}, fault.New(fault.Validation, "autoRebalance or strategy is required")
	}
	ctx, err := s.catalog.Pin(ctx)
	if err != nil {
		return wallet.Wallet{}, err
	}
	return store.Write(ctx, s.db, func(tx *store.Tx) (wallet.Wallet, error) {
		claim := request.Request{Organization: r.Organization, ID: r.RequestID, Operation: "wallet.strategy:" + r.Wallet.String(), Body: r}
		var before wallet.Wallet
		_, replayed, err := request.Claim(ctx, tx, claim, r.Wallet, wallet.WalletQuery(&before, r.Organization, r.Wallet, tx.DB().ForUpdate()))
		if err != nil || replayed {
			return before, err
		}
		automatic := before.AutoRebalance
		if r.AutoRebalance != nil {
			automatic = *r.AutoRebalance
		}
		after, err := wallet.SetStrategy(ctx, tx, before, automatic, r.Strategy, r.RequestID)
		if err != nil {
			return after, err
		}
		if r.Strategy != nil {
			stops, err := stop.LoadForWallet(ctx, tx, r.Organization, r.Wallet)
			if err != nil {
				return after, err
			}
			if err := s.checkStrategy(ctx, r.Organization, *r.Strategy, stops); err != nil {
				return after, err
			}
		}
		audit.Record(ctx, tx, r.Organization, audit.SetStrategy, r.Wallet.String(), audit.Details{"requestId": r.RequestID.String(), "request": audit.JSON(r)})
		crash.Point(pointApplyStrategy + ".before")
		tx.OnCommit(func() { crash.Point(pointApplyStrategy + ".after") })
		return after, nil
	})
}

// Shortfall is the amount by which a source is below the strategy's target, with the reason. The amount stays cash,
// or where it is.
type Shortfall struct {
	YieldSource string
	Token       chain.Token
	Amount      money.USD
	Reason      plan.ShortfallReason
}

// Shortfalls returns the unmet parts of an automatic wallet's strategy, but for amounts too small to be moved.
func (s *Service) Shortfalls(ctx context.Context, w wallet.Wallet, held []Holding) ([]Shortfall, error) {
	if !w.AutoRebalance {
		return nil, nil
	}
	stops, err := stop.LoadForWallet(ctx, s.db, w.Organization, w.ID)
	if err != nil {
		return nil, projectionError(err)
	}
	positions, err := s.planningPositions(ctx, w, held, quotes{}, stops)
	if err != nil {
		return nil, projectionError(err)
	}
	var shortfalls []Shortfall
	for _, short := range plan.Shortfalls(positions, s.rules.MinTrade) {
		shortfalls = append(shortfalls, Shortfall{short.Position, short.Token, short.Amount, short.Reason})
	}
	return shortfalls, nil
}
