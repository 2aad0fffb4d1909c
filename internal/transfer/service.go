package transfer

import (
	"log/slog"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/bridge/attestation"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// Service accepts withdrawals and rebalances and carries them out.
type Service struct {
	db      *store.DB
	ids     custody.IDs
	wallets *wallet.Service
	catalog *yield.Catalog
	intents *intent.Service
	asks    *approval.Service
	// attesters attest messages between chains.
	attesters *attestation.Service
	chains    map[chain.Name]Chain
	gates     map[chain.Name]*chainGate
	payees    *policy.Payees
	rules     BalanceRules
	log       *slog.Logger
	metrics   metrics
	// usedBefore counts steps that were executed before a restore, by their outcomes.
	usedBefore *prometheus.CounterVec
}

// NewService returns a service that pays on the given chains and keeps automatic
// wallets within the rules.
func NewService(db *store.DB, ids custody.IDs, wallets *wallet.Service, catalog *yield.Catalog, intents *intent.Service, asks *approval.Service, attesters *attestation.Service, chains map[chain.Name]Chain,
	payees *policy.Payees, rules BalanceRules, log *slog.Logger, reg prometheus.Registerer,
) *Service {
	gates := map[chain.Name]*chainGate{}
	for name := range chains {
		gates[name] = newChainGate()
	}
	reg.MustRegister(unsettledCollector{db}, requestCollector{db, catalog}, bridgeCollector{db, chains}, budgetCollector{db, chains}, heldCollector{db})
	return &Service{db: db, ids: ids, wallets: wallets, catalog: catalog, intents: intents, asks: asks, attesters: attesters, chains: chains, gates: gates, payees: payees, rules: rules, log: log, metrics: newMetrics(reg, chains), usedBefore: newUsedBefore(reg)}
}
