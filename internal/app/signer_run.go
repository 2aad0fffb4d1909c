package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/httpapi"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/risk"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/signer/signerrpc"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
)

// SignerProcess is a signer that is ready to answer services.
type SignerProcess struct {
	config   SignerConfig
	db       *store.DB
	server   *signerrpc.Server
	registry *prometheus.Registry
	log      *slog.Logger

	closeKeys func()
}

// NewSignerProcess opens everything that the configuration names. The database must be
// migrated. Close it when it was returned, run or not.
func NewSignerProcess(ctx context.Context, c SignerConfig, clk *clock.Clock, log *slog.Logger) (_ *SignerProcess, err error) {
	p := &SignerProcess{config: c, registry: prometheus.NewRegistry(), log: log, closeKeys: func() {}}
	p.registry.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	p.db, err = store.Open(ctx, c.Database, clk)
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			p.Close()
		}
	}()
	if err := p.db.CheckSchema(ctx); err != nil {
		return nil, err
	}
	keys, err := custody.OpenSeed(c.Custody.Seed, c.Custody.Identity)
	if err != nil {
		return nil, fmt.Errorf("opening the seed: %w", err)
	}
	told := c.serviceConfig()
	appliers := approval.NewAppliers()
	policy.DefineChanges(appliers, policy.NewPayees(told.unpayableAddresses(keys.Relayer().Address(), keys.FeePayer().Account())), told.chainNames())
	stop.DefineChanges(appliers)
	risk.DefineChanges(appliers)
	riskaction.DefineChanges(appliers)
	// Its count of a day is its own: the service's is the service's word.
	wallets, closeKeys, err := c.Custody.Provider.openWalletKeys(p.db, keys)
	if err != nil {
		return nil, err
	}
	p.closeKeys = closeKeys
	o := signer.Options{
		DB: p.db, Keys: wallets, Closing: keys, IDs: keys.IDs(), Appliers: appliers, Chains: told.signerChains(), SolanaChains: told.signerSolanaChains(keys.FeePayer().Account()), Sources: told.signerSources(), CountsDays: true, MaxCrossings: c.Limits.Crossings, MaxMoves: c.Limits.Moves, MaxChanges: c.Limits.Changes, Prices: signer.PriceLimits{Step: money.Bps(c.Limits.PriceStepBps), NavAge: c.Limits.MaxNavAge}, Metrics: p.registry,
	}
	if err := o.Check(); err != nil {
		return nil, err
	}
	local := signer.NewLocal(o)
	p.server, err = signerrpc.NewServer(signerrpc.Backing{Signer: local, Keys: keys.ServiceKeys, Ready: p.db.Ready},
		c.TLS.files(), c.TLS.Clients, log, p.registry)
	return p, err
}

// Close releases the resources that NewSignerProcess opened.
func (p *SignerProcess) Close() {
	p.closeKeys()
	p.db.Close()
}

// Run serves until ctx ends, then stops gracefully: open requests are answered. It calls started with the addresses
// for services and of the operator's port.
func (p *SignerProcess) Run(ctx context.Context, started func(services, operator net.Addr) error) error {
	services, err := new(net.ListenConfig).Listen(ctx, "tcp", p.config.Listen)
	if err != nil {
		return fmt.Errorf("listen: %w", err)
	}
	operating, err := new(net.ListenConfig).Listen(ctx, "tcp", p.config.OperatorListen)
	if err != nil {
		_ = services.Close()
		return fmt.Errorf("operatorListen: %w", err)
	}
	operator := newServer(httpapi.Operator(p.log, p.db.Ready, p.registry, nil))
	failed := make(chan error, 3)
	go func() { failed <- p.server.Serve(services) }()
	go func() { failed <- operator.Serve(operating) }()
	p.log.Info("signing", "services", services.Addr().String(), "operator", operating.Addr().String(), "engine", string(p.db.Engine()))
	if err := started(services.Addr(), operating.Addr()); err != nil {
		failed <- err
	}
	select {
	case <-ctx.Done():
		err = nil
	case err = <-failed:
	}
	p.log.Info("stopping")
	last, cancel := context.WithTimeout(context.WithoutCancel(ctx), requestPatience)
	defer cancel()
	if e := errors.Join(p.server.Shutdown(last), operator.Shutdown(last)); e != nil && err == nil {
		err = fmt.Errorf("stopping: %w", e)
	}
	if errors.Is(err, http.ErrServerClosed) {
		return nil
	}
	return err
}
