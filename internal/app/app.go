// Package app wires the packages together into a running service. It is the only package that depends on all others,
// and leaves every decision to them.
package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"net"
	"net/http"
	"slices"
	"sync/atomic"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/bridge/attestation"
	"github.com/granaryhq/granary/internal/bridge/burnterms"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/feewrapper"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/price"
	"github.com/granaryhq/granary/internal/risk"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/valuation"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/webhook"
	"github.com/granaryhq/granary/internal/yield"
)

// App is a service that is ready to run.
type App struct {
	Config      Config
	DB          *store.DB
	Wallets     *wallet.Service
	Intents     *intent.Service
	Transfers   *transfer.Service
	Changes     *change.Engine
	Approvals   *approval.Service
	Catalog     *yield.Catalog
	Prices      *price.Observer
	Risk        *risk.Service
	Webhooks    *webhook.Service
	Wrappers    *feewrapper.Service
	MicroVaults *microvault.Service
	Clients     map[chain.Name]*evm.Client // of the EVM chains
	Registry    *prometheus.Registry

	SolanaClients map[chain.Name]*rpc.Client // of Solana's that have nodes
	attestations  *attestation.Service       // of the bridge for USDC
	solanaIntents *solintent.Family          // of the same
	evmIntents    *evmintent.Family          // of the EVM chains
	feePayer      solana.PublicKey           // of their transactions
	relayer       common.Address             // of the EVM chains' transactions

	log       *slog.Logger
	payees    *policy.Payees
	runner    *task.Runner
	seatNames []string
	followers []*wallet.Follower
	heldSeats *prometheus.GaugeVec
	anchor    *audit.Anchor // nil without one
	api       http.Handler
	operator  http.Handler
	closers   []func()
	meters    []interface{ Run(context.Context) } // of the costs and terms of transfers between chains
	burns     map[chain.Name]*burnterms.Meter     // of the chains with a bridge for USDC
	stopping  atomic.Bool
	signer    custody.Signer // the one door to the keys of wallets
}

// New opens everything that the configuration names. The database must be
// migrated. Close the App when it was returned, run or not.
func New(ctx context.Context, c Config, clk *clock.Clock, log *slog.Logger) (*App, error) {
	a := &App{Config: c, log: log, Clients: map[chain.Name]*evm.Client{}, SolanaClients: map[chain.Name]*rpc.Client{}, Registry: prometheus.NewRegistry()}
	a.heldSeats = prometheus.NewGaugeVec(prometheus.GaugeOpts{Namespace: "granary", Name: "seat_held", Help: "1 on the replica that holds the seat."}, []string{"seat"})
	a.Registry.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}), a.heldSeats)
	if err := a.openServices(ctx, clk); err != nil {
		a.Close()
		return nil, err
	}
	return a, nil
}

func (a *App) openServices(ctx context.Context, clk *clock.Clock) error {
	db, err := store.Open(ctx, a.Config.Database, clk)
	if err != nil {
		return err
	}
	a.DB = db
	a.closers = append(a.closers, db.Close)
	if err := db.CheckSchema(ctx); err != nil {
		return err
	}
	appliers := approval.NewAppliers()
	keys, err := a.openCustody(ctx, appliers)
	if err != nil {
		return err
	}
	a.relayer = keys.Relayer().Address()
	a.payees = policy.NewPayees(a.Config.unpayableAddresses(a.relayer, keys.FeePayer().Account()))
	policy.DefineChanges(appliers, a.payees, a.Config.chainNames())
	stop.DefineChanges(appliers)
	risk.DefineChanges(appliers)
	riskaction.DefineChanges(appliers)
	a.Registry.MustRegister(stop.Metrics(db), riskaction.Metrics(db))
	for _, name := range a.Config.chainNames() {
		if name.IsSolana() {
			continue
		}
		config := a.Config.Chains[name].evmConfig(name)
		config.Known, config.Log, config.Metrics = finality.New(db, name), a.log, a.Registry
		client, err := evm.Dial(ctx, config)
		if err != nil {
			return fmt.Errorf("chain %s: %w", name, err)
		}
		a.Clients[name] = client
		a.closers = append(a.closers, client.Close)
	}
	if err := a.dialSolana(); err != nil {
		return err
	}
	a.runner = task.NewRunner(db, a.log, a.Config.Lease)
	a.Catalog, err = yield.New(db, a.Clients, a.Config.Sources, a.log, a.Registry)
	if err != nil {
		return fmt.Errorf("yield sources: %w", err)
	}
	a.Prices, err = price.New(db, a.Config.Prices, a.log, a.Registry)
	if err != nil {
		return err
	}
	a.closers = append(a.closers, a.Prices.Close)
	a.Wallets = wallet.NewService(db, a.signer, keys.IDs(), a.Config.chainNames())
	a.Wallets.AwaitFollowers(a.Config.solanaNames()...)
	a.Wallets.LimitPerOrganization(a.Config.Limits.Wallets)
	a.Registry.MustRegister(a.Wallets.Metrics())
	if err := a.Wallets.CheckSeed(ctx); err != nil {
		return err
	}
	a.runner.HandleShared(wallet.ProvisionTask, 8, a.Wallets.Provision)
	a.addSeat(wallet.AddressesSeat, a.Wallets.ExtendAddresses)
	a.Approvals = approval.NewService(db, appliers, a.signer)
	a.Approvals.Register(a.runner)
	stop.Register(a.runner, db, a.signer)
	a.Registry.MustRegister(a.Approvals.Metrics())
	a.openAuditLog()
	a.addSeat(yield.Seat, a.Catalog.Observe)
	a.addSeat(price.Seat, a.Prices.Observe)
	a.Risk = risk.NewService(db, a.Wallets, a.Catalog, a.Approvals)
	rules := risk.NewEvaluator(db, risk.ReadFrom(a.Catalog, a.Prices), a.log, a.Registry)
	a.addSeat(risk.Seat, rules.Evaluate)
	a.Registry.MustRegister(risk.Metrics(db))
	values := valuation.NewService(db)
	a.addSeat(valuation.Seat, values.CloseDays)
	a.Registry.MustRegister(values)
	if err := a.openTransfers(keys); err != nil {
		return err
	}
	a.openWatch()
	if err := a.openWebhooks(keys); err != nil {
		return err
	}
	a.runner.RegisterMetrics(a.Registry)
	return a.openAPI(keys)
}

// addSeat registers work that one replica at a time does.
func (a *App) addSeat(name string, h task.Handler) {
	held := a.heldSeats.WithLabelValues(name)
	a.runner.HandleSeat(name, func(ctx context.Context, t task.Task) error {
		held.Set(1)
		defer held.Set(0)
		return h(ctx, t)
	})
	a.seatNames = append(a.seatNames, name)
}

// openTransfers makes who moves money and who changes contracts, on the chains of
// every family.
func (a *App) openTransfers(keys custody.ServiceKeys) error {
	a.attestations, a.burns = a.newAttestations(), map[chain.Name]*burnterms.Meter{}
	served := servedChains{intents: map[chain.Name]intent.Chain{}, transfers: map[chain.Name]transfer.Chain{}}
	a.openEVM(keys, served)
	if err := a.openSolana(keys, served); err != nil {
		return err
	}
	a.Intents = intent.New(a.DB, a.Approvals, served.intents)
	a.openContracts(a.Intents)
	a.Transfers = transfer.NewService(a.DB, keys.IDs(), a.Wallets, a.Catalog, a.Intents, a.Approvals, a.attestations, served.transfers, a.payees, a.Config.Balance.balanceRules(), a.log, a.Registry)
	a.Transfers.Register(a.runner)
	a.addSeat(transfer.DriftSeat, a.Transfers.WatchDrift)
	for seat, watch := range a.Transfers.RequestSeats() {
		a.addSeat(seat, watch)
	}
	return nil
}

// openContracts makes who keeps organizations' own contracts.
func (a *App) openContracts(intents *intent.Service) {
	a.Changes = change.NewEngine(a.DB, intents)
	wraps := map[chain.Name]feewrapper.Chain{}
	for name, client := range a.Clients {
		wraps[name] = feewrapper.Chain{Client: client, Factory: a.Config.Chains[name].FeeWrapperFactory, FactoriesBefore: wrapperFactoriesOf(a.Config.Chains[name].contractsBefore())}
	}
	a.Wrappers = feewrapper.New(a.DB, a.Changes, a.Catalog, a.Wallets, a.payees, wraps, a.log)
	names := slices.Sorted(maps.Keys(a.Clients))
	a.Wrappers.Register(a.runner)
	a.addSeat(feewrapper.Seat, a.Wrappers.KeepCollecting)
	a.openMicroVaults(a.Changes)
	a.Changes.Register(a.runner, names)
}

// Close releases the resources that New opened.
func (a *App) Close() {
	for i := len(a.closers) - 1; i >= 0; i-- {
		a.closers[i]()
	}
	a.closers = nil
}

// Run serves until ctx ends, then stops gracefully: no new requests, the
// running ones are answered, handlers give their tasks back. started is called
// with the addresses of the API and of the operator's port once they answer.
// Error: store.ErrInUse while another process serves or recovers a SQLite database.
func (a *App) Run(ctx context.Context, started func(api, operator net.Addr) error) error {
	release, err := a.DB.HoldAlone()
	if err != nil {
		return err
	}
	err = a.runAlone(ctx, started)
	if !errors.Is(err, errStuck) { // work that did not end keeps the lock until the process ends
		release()
	}
	return err
}

func (a *App) runAlone(ctx context.Context, started func(api, operator net.Addr) error) error {
	if err := a.checkListening(ctx); err != nil {
		return err
	}
	if err := a.warnOfRemoved(ctx); err != nil {
		return err
	}
	if err := a.checkChains(ctx); err != nil {
		return fmt.Errorf("checking the chains: %w", err)
	}
	if err := a.checkBridges(ctx); err != nil {
		return err
	}
	if err := a.openRoster(ctx); err != nil {
		return err
	}
	if err := a.openAnchor(); err != nil {
		return err
	}
	// HoldAlone keeps other processes from this database: those that held leases are dead.
	if a.DB.Engine() == store.SQLite || a.Config.sandbox != nil {
		if err := task.ClearLeases(ctx, a.DB); err != nil {
			return err
		}
	}
	for _, name := range a.seatNames {
		if err := task.AddSeat(ctx, a.DB, name); err != nil {
			return fmt.Errorf("making seat %s: %w", name, err)
		}
	}
	if err := a.handOver(ctx); err != nil {
		return err
	}
	work, stop := context.WithCancel(ctx)
	defer stop()
	worked := make(chan struct{})
	go func() {
		defer close(worked)
		a.work(work)
	}()
	err := a.listenAndServe(ctx, started)
	stop()
	select {
	case <-worked:
	case <-time.After(workPatience):
		err = errors.Join(err, errStuck)
	}
	return err
}

// The time that a stop may take after the drain: the running requests, then the work. Work that takes longer is cut
// off, and found again by its lease.
const (
	requestPatience = 20 * time.Second
	workPatience    = 20 * time.Second
)

var errStuck = errors.New("stopping: some work did not end; it is taken up again when its lease has run out")

// checkListening finds a wrong address or a port in use before the service waits for a node. The ports are closed
// again: no client should connect meanwhile.
func (a *App) checkListening(ctx context.Context) error {
	for setting, address := range map[string]string{"listen": a.Config.Listen, "operatorListen": a.Config.OperatorListen} {
		listener, err := new(net.ListenConfig).Listen(ctx, "tcp", address)
		if err != nil {
			return fmt.Errorf("%s: %w", setting, err)
		}
		_ = listener.Close()
	}
	return nil
}

// listenAndServe answers on both ports until ctx ends.
func (a *App) listenAndServe(ctx context.Context, started func(api, operator net.Addr) error) error {
	api, err := net.Listen("tcp", a.Config.Listen)
	if err != nil {
		return fmt.Errorf("listening: %w", err)
	}
	operator, err := net.Listen("tcp", a.Config.OperatorListen)
	if err != nil {
		_ = api.Close()
		return fmt.Errorf("listening for the operator: %w", err)
	}
	servers := map[*http.Server]net.Listener{newServer(a.api): api, newServer(a.operator): operator}
	failed := make(chan error, len(servers)+1)
	for server, listener := range servers {
		go func() { failed <- server.Serve(listener) }()
	}
	a.log.Info("serving", "api", api.Addr().String(), "operator", operator.Addr().String(), "engine", string(a.DB.Engine()))
	if err := started(api.Addr(), operator.Addr()); err != nil {
		failed <- err
	}
	select {
	case <-ctx.Done():
		err = a.drainRequests(failed)
	case err = <-failed:
	}
	a.log.Info("stopping")
	last, cancel := context.WithTimeout(context.WithoutCancel(ctx), requestPatience)
	defer cancel()
	for server := range servers {
		if e := server.Shutdown(last); e != nil && err == nil {
			err = fmt.Errorf("stopping: %w", e)
		}
	}
	if errors.Is(err, http.ErrServerClosed) {
		return nil
	}
	return err
}

// drainRequests reports that this process is not ready and serves for a little longer, so that load balancers send it
// no more requests.
func (a *App) drainRequests(failed <-chan error) error {
	a.stopping.Store(true)
	if *a.Config.Drain == 0 {
		return nil
	}
	a.log.Info("draining", "for", a.Config.Drain.String())
	select {
	case <-time.After(*a.Config.Drain):
		return nil
	case err := <-failed:
		return err
	}
}

// newServer bounds the resources of a slow or hostile client. A proxy in front terminates TLS.
func newServer(h http.Handler) *http.Server {
	return &http.Server{Handler: h, ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 30 * time.Second,
		DisableGeneralOptionsHandler: true, // which would answer OPTIONS * with an empty response
		WriteTimeout:                 60 * time.Second, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 32 << 10}
}

// openWebhooks makes the endpoints' service. Their secrets are sealed with a
// key that grows from the seed.
func (a *App) openWebhooks(keys custody.ServiceKeys) error {
	var err error
	a.Webhooks, err = webhook.New(webhook.Options{
		DB: a.DB, Log: a.log, Key: keys.Derive("webhook secrets", webhook.KeySize), Metrics: a.Registry,
		// The sandbox alone may, and a program built for tests.
		AllowLoopbackHTTP: a.Config.sandbox != nil || crash.Points, Retention: a.Config.Webhooks.Retention,
	})
	if err != nil {
		return fmt.Errorf("webhooks: %w", err)
	}
	a.addSeat(webhook.SeatName, a.Webhooks.Deliver)
	return nil
}
