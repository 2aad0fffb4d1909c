package transfer

import (
	"context"
	"log/slog"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/signing"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// Chain is what the service needs to know of a chain that it pays on.
type Chain struct {
	Client        *evm.Client
	Own           []common.Address // contracts and accounts of the service, which nobody is paid at
	WithdrawalFee money.USD        // charged once a withdrawal
	FeeCollector  common.Address   // where the fee is sent
}

// Service accepts withdrawals and rebalances and carries them out.
type Service struct {
	db      *store.DB
	wallets *wallet.Service
	catalog *yield.Catalog
	signer  *signing.Signer
	chains  map[chain.Name]Chain
	rules   BalanceRules
	log     *slog.Logger
	metrics balanceMetrics
}

// NewService returns a service that pays on the given chains and keeps automatic
// wallets within the rules.
func NewService(db *store.DB, wallets *wallet.Service, catalog *yield.Catalog, signer *signing.Signer, chains map[chain.Name]Chain,
	rules BalanceRules, log *slog.Logger, reg prometheus.Registerer,
) *Service {
	return &Service{db: db, wallets: wallets, catalog: catalog, signer: signer, chains: chains, rules: rules, log: log, metrics: newBalanceMetrics(reg)}
}

// Holdings values what the wallets hold.
func (s *Service) Holdings(ctx context.Context, wallets ...uuid.UUID) (map[uuid.UUID][]Holding, error) {
	positions, err := ledger.Positions(ctx, s.db, wallets...)
	if err != nil {
		return nil, err
	}
	holdings := map[uuid.UUID][]Holding{}
	for _, p := range positions {
		h, err := s.valuePosition(ctx, p)
		if err != nil {
			return nil, err
		}
		holdings[p.Wallet] = append(holdings[p.Wallet], h)
	}
	return holdings, nil
}

// Portfolio reads a wallet together with what it holds.
// Error: wallet_not_found.
func (s *Service) Portfolio(ctx context.Context, organization, id uuid.UUID) (wallet.Wallet, []Holding, error) {
	var w wallet.Wallet
	var positions []ledger.Position
	if err := s.db.SendBatch(ctx, wallet.WalletQuery(&w, organization, id, ""), ledger.PositionsQuery(&positions, "", id)); err != nil {
		return w, nil, err
	}
	holdings, err := s.valuePositions(ctx, positions, nil)
	return w, holdings, err
}

// valuePosition says what a position is worth: a source's shares at the last observed
// price, rounded down.
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
		limit = source.Liquidity
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
	return Holding{ID: id, Source: true, Label: source.Name, Chain: source.Chain, Token: source.DepositToken, Protocol: source.Protocol}, nil
}

// liquidity is what the sources of a wallet's positions let it take out, by
// position, asked of the chain just now.
type liquidity map[string]money.USD

// fetchLiquidity asks the vaults of the wallet's positions. Observations are
// seconds old; what was deposited since would seem out of reach.
func (s *Service) fetchLiquidity(ctx context.Context, organization, id uuid.UUID) (liquidity, error) {
	owner, err := s.wallets.Get(ctx, organization, id)
	if err != nil {
		return nil, err
	}
	positions, err := ledger.Positions(ctx, s.db, id)
	if err != nil {
		return nil, err
	}
	fresh := liquidity{}
	for _, p := range positions {
		if p.Kind != ledger.KindYieldSource || p.Shares.IsZero() {
			continue
		}
		quote, err := s.catalog.Quote(ctx, p.ID, owner.Addresses[p.Chain].EVM())
		if err != nil {
			return nil, err
		}
		fresh[p.ID] = quote.MaxWithdraw
	}
	return fresh, nil
}

// lockedWallet is a wallet with what it holds, held until the transaction ends.
type lockedWallet struct {
	wallet    wallet.Wallet
	positions []ledger.Position
}

// lockQueries is the questions that fill it. Wallet before positions: the one order in
// which they are locked.
func (l *lockedWallet) lockQueries(db *store.DB, organization, id uuid.UUID) []store.BatchQuery {
	return []store.BatchQuery{wallet.WalletQuery(&l.wallet, organization, id, db.ForUpdate()), ledger.PositionsQuery(&l.positions, db.ForUpdate(), id)}
}

// valuePositions values the positions. fresh, where it knows one, says what can leave.
func (s *Service) valuePositions(ctx context.Context, positions []ledger.Position, fresh liquidity) ([]Holding, error) {
	holdings := make([]Holding, len(positions))
	for i, p := range positions {
		var err error
		if holdings[i], err = s.valuePosition(ctx, p); err != nil {
			return nil, err
		}
		if limit, ok := fresh[p.ID]; ok {
			holdings[i].Liquid = min(holdings[i].Available, limit)
		}
	}
	return holdings, nil
}

// withLiquidity runs a planner on what was observed and, when that finds too
// little within reach, once more on what the chain says now. The planner's
// context has the catalog pinned, since it plans inside a transaction.
func (s *Service) withLiquidity(ctx context.Context, organization, id uuid.UUID, plan func(context.Context, liquidity) error) error {
	pinned, err := s.catalog.Pin(ctx)
	if err != nil {
		return err
	}
	err = plan(pinned, nil)
	if code := fault.CodeOf(err); code != fault.InvalidWithdrawalPlan && code != fault.InsufficientFunds {
		return err
	}
	fresh, e := s.fetchLiquidity(ctx, organization, id)
	if e != nil {
		fresh = liquidity{} // what was observed has to do
	} else if len(fresh) == 0 {
		return err
	}
	return plan(pinned, fresh)
}
