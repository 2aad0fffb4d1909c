package transfer

import (
	"log/slog"

	"github.com/ethereum/go-ethereum/common"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
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
