package transfer_test

import (
	"context"
	"log/slog"
	"maps"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/calendar"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/event/eventtest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/relay"
	"github.com/granaryhq/granary/internal/relay/relaytest"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/verify"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

var org = devnettest.Organization

const (
	vaultID  = "service-ustb-vault"
	usdcCash = "cash:ethereum_sepolia:usdc"

	maxVaultAllocation = 1000 * money.Dollar // of a position in the vault
)

var (
	destinationAddress = common.HexToAddress("0x00000000000000000000000000000000000B0b01")
	partnerAddress     = common.HexToAddress("0x00000000000000000000000000000000000B0b02") // a partner
)

// world is everything below the API, on a real chain.
type world struct {
	*testing.T
	ctx       context.Context
	db        *store.DB
	chain     *devnet.EVM
	client    *evm.Client
	catalog   *yield.Catalog
	wallets   *wallet.Service
	transfers *transfer.Service
	approvals *approval.Service
	relayer   common.Address
	metrics   *prometheus.Registry

	replica         func() *transfer.Service // another one on the same database
	replicaOn       func(map[chain.Name]transfer.Chain, *intent.Service) *transfer.Service
	replicaSourcing func(*yield.Catalog) *transfer.Service                                                 // of these sources alone
	replicaServing  func(map[chain.Name]transfer.Chain, *yield.Catalog, *intent.Service) *transfer.Service // of these chains alone
	serving         atomic.Pointer[func(task.Task) *transfer.Service]                                      // by which start, balance and settle tasks run; nil for transfers
	replicaWith     func(*intent.Service) *transfer.Service
	starts, settles gate

	publishUnchecked atomic.Bool            // intents are carried whose simulated outcome would be refused
	afterSimulation  atomic.Pointer[func()] // runs once, between a simulation and the transaction that carries its intents
	stop             func()                 // ends its tasks
}

func newWorld(t *testing.T, db *store.DB, fee money.USD) *world {
	t.Helper()
	w := newPoorWorld(t, db, fee)
	w.fundRelayer()
	return w
}

// newWorldAtAnyPrice is newWorld with a vault that may be entered and left at nearly
// any price, so that gains and losses have their way.
func newWorldAtAnyPrice(t *testing.T, db *store.DB, fee money.USD) *world {
	t.Helper()
	w := makeWorld(t, db, fee, dullRules, nil, func(vault *yield.Config) {
		most := money.Bps(9999)
		vault.MaxSlippageBps = &most
	})
	w.fundRelayer()
	return w
}

// startWorkers are those of the world's runner that start one organization's steps.
const startWorkers = 4

// dullRules delay rebalances for a while.
var dullRules = transfer.BalanceRules{Band: 200, MinTrade: money.Dollar, Every: time.Hour}

// newPoorWorld is newWorld with a relayer that cannot pay for gas.
func newPoorWorld(t *testing.T, db *store.DB, fee money.USD) *world {
	t.Helper()
	return makeWorld(t, db, fee, dullRules, nil)
}

// makeWorld makes a world whose relayer cannot pay for gas yet. more, if there
// is one, gives it sources beside the vault, whose configuration each change changes.
func makeWorld(t *testing.T, db *store.DB, fee money.USD, rules transfer.BalanceRules, more func(*devnet.EVM, *evm.Client) []yield.Config,
	changes ...func(vault *yield.Config),
) *world {
	t.Helper()
	net, client := devnettest.Chain(t, db)
	return makeWorldOn(t, db, net, client, fee, rules, more, changes...)
}

// makeWorldOn is makeWorld on a chain that there is.
func makeWorldOn(t *testing.T, db *store.DB, net *devnet.EVM, client *evm.Client, fee money.USD, rules transfer.BalanceRules, more func(*devnet.EVM, *evm.Client) []yield.Config,
	changes ...func(vault *yield.Config),
) *world {
	t.Helper()
	ctx, log := context.Background(), slog.New(slog.DiscardHandler)
	keys := devnettest.Keys(t)
	w := &world{T: t, ctx: ctx, db: db, chain: net, client: client, relayer: keys.Relayer().Address(), metrics: prometheus.NewRegistry()}
	most := maxVaultAllocation
	sources := []yield.Config{{
		ID: vaultID, Name: "Treasury bills", Description: "Treasury bills.", Protocol: "erc4626", Chain: chain.EthereumSepolia, DepositToken: chain.USDC,
		Vault: net.Contracts.Vault, NavUpdateMode: yield.NavContinuous, Liquidity: yield.LiquidityLimit, MaxAllocationUsd: &most,
		Policies: yield.Policies{Deposit: calendar.Policy{TypicalMinUnits: 1, TypicalMaxUnits: 9}, Redeem: calendar.Policy{TypicalMinUnits: 1, TypicalMaxUnits: 9}},
	}}
	for _, change := range changes {
		change(&sources[0])
	}
	if more != nil {
		sources = append(sources, more(net, client)...)
	}
	var err error
	w.catalog, err = yield.New(db, map[chain.Name]*evm.Client{chain.EthereumSepolia: client}, sources, log, prometheus.NewRegistry())
	if err != nil {
		t.Fatal(err)
	}
	w.wallets = wallet.NewService(db, custodytest.Unchecked{Keys: keys}, keys.IDs(), []chain.Name{chain.EthereumSepolia, chain.SolanaDevnet})
	chains := map[chain.Name]transfer.Chain{chain.EthereumSepolia: {
		Tokens: client.TokenAddresses(), WithdrawalFee: fee, FeeCollector: chain.EVMAddress(keys.Relayer().Address()),
	}}
	known := map[chain.Address]string{chain.EVMAddress(w.relayer): "belongs to this service"}
	for _, at := range []common.Address{net.Contracts.Executor, net.Contracts.Carrier, net.Contracts.USDC, net.Contracts.USDT, net.Contracts.Vault} {
		known[chain.EVMAddress(at)] = "is a contract"
	}
	payees := policy.NewPayees(map[chain.Name]map[chain.Address]string{chain.EthereumSepolia: known})
	intents := relaytest.Intents(db, net, client, keys, w.catalog)
	w.approvals = approvaltest.NewService(db, stop.DefineChanges, riskaction.DefineChanges)
	w.transfers = transfer.NewService(db, keys.IDs(), w.wallets, w.catalog, intents, w.approvals, nil, chains, payees, rules, log, w.metrics)
	w.replicaServing = func(served map[chain.Name]transfer.Chain, catalog *yield.Catalog, intents *intent.Service) *transfer.Service {
		return transfer.NewService(db, keys.IDs(), w.wallets, catalog, intents, w.approvals, nil, served, payees, rules, log, prometheus.NewRegistry())
	}
	w.replicaOn = func(more map[chain.Name]transfer.Chain, intents *intent.Service) *transfer.Service {
		all := maps.Clone(chains)
		maps.Copy(all, more)
		return w.replicaServing(all, w.catalog, intents)
	}
	w.replicaWith = func(intents *intent.Service) *transfer.Service { return w.replicaOn(nil, intents) }
	w.replica = func() *transfer.Service { return w.replicaWith(intents) }
	w.replicaSourcing = func(catalog *yield.Catalog) *transfer.Service { return w.replicaServing(chains, catalog, intents) }
	follower := wallet.NewFollower(db, evm.NewReader(client), chain.EthereumSepolia, 10*time.Millisecond, log, prometheus.NewRegistry())
	runner := tasktest.NewRunner(t, db, tasktest.Lease)
	relaytest.Seat(runner, db, net, client, keys, func(o *relay.Options) { o.CheckOutcomes = w.checkOutcomes })
	runner.Handle(wallet.ProvisionTask, 2, w.wallets.Provision)
	for _, kind := range w.transfers.StartTasks() {
		runner.HandleShared(kind, 2*startWorkers, w.starts.through(func(ctx context.Context, t task.Task) error { return w.server(t).Start(ctx, t) }))
	}
	runner.Handle(transfer.SettleTask, 4, w.settles.through(func(ctx context.Context, t task.Task) error { return w.server(t).Settle(ctx, t) }))
	for _, on := range []chain.Name{chain.EthereumSepolia, chain.SolanaDevnet} {
		runner.HandleShared(transfer.ChainCancelTask(on), 4, func(ctx context.Context, t task.Task) error { return w.server(t).SubmitCancellation(ctx, t) })
	}
	runner.Handle(transfer.CancelTask, 1, w.transfers.ForwardCancellation)
	runner.Handle(transfer.CancelRevokedTask, 2, w.transfers.CancelRevoked)
	w.approvals.Register(runner.Runner)
	runner.Handle(wallet.BalanceTask, 4, func(ctx context.Context, t task.Task) error { return w.server(t).Balance(ctx, t) })
	runner.Handle(riskaction.UnwindTask, 4, w.transfers.Unwind)
	for name, h := range map[string]task.Handler{follower.Seat(): follower.Run, "yield:observe": w.catalog.Observe,
		transfer.DriftSeat: w.transfers.WatchDrift, audit.Seat: audit.NewLinker(db, log).Run} {
		runner.HandleSeat(name, h)
	}
	for name, h := range w.transfers.RequestSeats() {
		runner.HandleSeat(name, h)
	}
	w.stop = runner.Start()
	w.awaitPrices(sources)
	return w
}

// server is the service that runs a task.
func (w *world) server(t task.Task) *transfer.Service {
	if choose := w.serving.Load(); choose != nil {
		return (*choose)(t)
	}
	return w.transfers
}

func (w *world) until(what string, met func() bool) {
	w.Helper()
	waittest.Until(w, what, met, tasktest.State(w.db))
}

// createFunded makes a wallet that holds amount of USDC in cash.
func (w *world) createFunded(amount money.USD) wallet.Wallet {
	w.Helper()
	return w.createFundedOf(org, amount)
}

// createFundedOf is createFunded for an organization.
func (w *world) createFundedOf(organization uuid.UUID, amount money.USD) wallet.Wallet {
	w.Helper()
	mine, _, err := w.wallets.Create(w.ctx, wallet.CreateRequest{Organization: organization, RequestID: uuid.New(), Label: "treasury"})
	if err != nil {
		w.Fatal(err)
	}
	w.until("the wallet is idle", func() bool {
		mine, err = w.wallets.Get(w.ctx, organization, mine.ID)
		return err == nil && mine.Status() == wallet.StatusIdle
	})
	if _, err := w.chain.Faucet(w.ctx, chain.USDC, mine.Addresses[chain.EthereumSepolia], money.UnitsOf(amount, 6)); err != nil {
		w.Fatal(err)
	}
	w.until("the deposit is credited", func() bool { return w.carryingValue(mine, usdcCash) == amount })
	return mine
}

func (w *world) carryingValue(of wallet.Wallet, position string) money.USD {
	w.Helper()
	positions, err := ledger.Positions(w.ctx, w.db, of.ID)
	if err != nil {
		w.Fatal(err)
	}
	for _, p := range positions {
		if p.ID == position {
			return p.Balance
		}
	}
	return 0
}

func (w *world) allocate(of wallet.Wallet, from, to string, amount money.USD) transfer.Workflow {
	w.Helper()
	flow, created, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: of.ID, RequestID: uuid.New(),
		Movements: []transfer.Instruction{{From: from, To: to, Amount: amount}}})
	if err != nil || !created {
		w.Fatalf("allocate: %v %v", created, err)
	}
	return w.untilEnded(of, wallet.Rebalance, flow.ID)
}

func (w *world) withdrawalRequest(of wallet.Wallet, amount money.USD) transfer.WithdrawalRequest {
	return transfer.WithdrawalRequest{Organization: of.Organization, Wallet: of.ID, RequestID: uuid.New(), DestinationChain: chain.EthereumSepolia,
		DestinationAddress: destinationAddress.Hex(), Token: chain.USDC, Amount: amount}
}

func (w *world) untilEnded(of wallet.Wallet, kind wallet.WorkflowKind, id uuid.UUID) transfer.Workflow {
	w.Helper()
	var flow transfer.Workflow
	w.until("the workflow ends", func() bool {
		var err error
		if flow, err = w.transfers.Get(w.ctx, of.Organization, of.ID, kind, id); err != nil {
			w.Fatal(err)
		}
		return flow.CompletedAt != nil
	})
	return flow
}

// assertBooksBalance proves the books: the journal against itself and against the chain.
func (w *world) assertBooksBalance() {
	w.Helper()
	w.until("no entry of the audit log waits that the test's clock has made old", func() bool {
		return w.countRows(`SELECT COUNT(*) FROM audit_pending WHERE created_at < $1`, w.db.Clock().Now().Add(-30*time.Second).UnixMicro()) == 0
	})
	report, err := verify.Verifier{DB: w.db, Clients: map[chain.Name]*evm.Client{chain.EthereumSepolia: w.client}, Catalog: w.catalog}.Run(w.ctx)
	if err != nil || !report.Clean() {
		w.Fatalf("verify: %+v %v", report, err)
	}
	eventtest.CheckAll(w, w.db)
}

func TestTheWholeLifeOfADollar(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 50_000)
		mine := w.createFunded(1000 * money.Dollar)

		flow := w.allocate(mine, usdcCash, vaultID, 600*money.Dollar)
		if flow.Status != transfer.Completed {
			t.Fatalf("the allocation is %s", flow.Status)
		}
		for position, want := range map[string]money.USD{vaultID: 600 * money.Dollar, usdcCash: 400 * money.Dollar} {
			if got := w.carryingValue(mine, position); got != want {
				t.Fatalf("%s holds %s, want %s", position, got, want)
			}
		}
		w.assertBooksBalance()

		// 700 of it out again: 400 in cash, 300 redeemed.
		accepted, created, err := w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, 700*money.Dollar))
		if err != nil || !created {
			t.Fatalf("withdraw: created %v: %v", created, err)
		}
		if accepted.Status != transfer.Processing {
			t.Fatalf("the withdrawal is accepted as %s", accepted.Status)
		}
		if len(accepted.Legs) != 2 {
			t.Fatalf("the withdrawal has the legs %+v", accepted.Legs)
		}
		out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID)
		view := out.Withdrawal()
		if out.Status != transfer.Completed {
			t.Fatalf("the withdrawal ended as %s", out.Status)
		}
		if *view.AmountPaidUsd != 699_950_000 {
			t.Fatalf("it says that it paid %s", *view.AmountPaidUsd)
		}
		if view.FeeUsd != 50_000 {
			t.Fatalf("its fee is %s", view.FeeUsd)
		}
		if got := w.paidOutside(); got != 699_950_000 {
			t.Fatalf("on the chain %s were paid", got)
		}
		w.assertBooksBalance()
		eventtest.CheckAll(t, db, event.WalletStatus, event.DepositStatus, event.WithdrawalStatus, event.PayoutStatus, event.RebalanceStatus)
		got, err := w.wallets.Get(w.ctx, org, mine.ID)
		if err != nil || got.Status() != wallet.StatusIdle {
			t.Fatalf("wallet is %s: %v", got.Status(), err)
		}
		if deposits, _, err := w.wallets.Deposits(w.ctx, org, mine.ID, store.Page{Limit: 10}); err != nil || len(deposits) != 1 {
			t.Fatalf("redeemed money was taken for a deposit: %+v %v", deposits, err)
		}
	})
}

func TestAPayoutThatTheTokenRefusesFailsAndGivesTheMoneyBack(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.blacklistAddress(destinationAddress)
		accepted, _, err := w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, 60*money.Dollar))
		if err != nil {
			t.Fatal(err)
		}
		out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID)
		if out.Status != transfer.Failed {
			t.Fatalf("the withdrawal ended as %s", out.Status)
		}
		if out.FailureReason == nil || *out.FailureReason == "" {
			t.Fatal("the withdrawal does not say why it failed")
		}
		if got := w.paidOutside(); got != 0 {
			t.Fatalf("on the chain %s were paid", got)
		}
		// All of it can be asked for again.
		again := w.withdrawalRequest(mine, 100*money.Dollar)
		again.DestinationAddress = common.HexToAddress("0x00000000000000000000000000000000000B0b02").Hex()
		if accepted, _, err = w.transfers.Withdraw(w.ctx, again); err != nil {
			t.Fatal(err)
		}
		if out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID); out.Status != transfer.Completed {
			t.Fatalf("second withdrawal %s: %v", out.Status, out.FailureReason)
		}
		w.assertBooksBalance()
	})
}

func TestRequestsThatCannotBeAccepted(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 50_000)
		mine := w.createFunded(100 * money.Dollar)
		to := func(a common.Address) func(*transfer.WithdrawalRequest) {
			return func(r *transfer.WithdrawalRequest) { r.DestinationAddress = a.Hex() }
		}
		partner := func(fee money.USD, a common.Address) func(*transfer.WithdrawalRequest) {
			return func(r *transfer.WithdrawalRequest) { r.PartnerFee, r.PartnerAddress = fee, a.Hex() }
		}
		for name, test := range map[string]struct {
			change func(*transfer.WithdrawalRequest)
			code   fault.Code
		}{
			"more than the wallet holds": {func(r *transfer.WithdrawalRequest) { r.Amount = 101 * money.Dollar }, fault.InsufficientFunds},
			"nothing":                    {func(r *transfer.WithdrawalRequest) { r.Amount = 0 }, fault.Validation},
			"no more than the fee":       {func(r *transfer.WithdrawalRequest) { r.Amount = 50_000 }, fault.InvalidWithdrawalPlan},
			"a chain that is not served": {func(r *transfer.WithdrawalRequest) { r.DestinationChain = chain.Base }, fault.UnsupportedChain},
			"the other lane":             {func(r *transfer.WithdrawalRequest) { r.Token = chain.USDT }, fault.InsufficientFunds},
			"an unknown token":           {func(r *transfer.WithdrawalRequest) { r.Token = "dai" }, fault.UnsupportedToken},
			"no address":                 {func(r *transfer.WithdrawalRequest) { r.DestinationAddress = "0x12" }, fault.InvalidDestination},
			"the zero address":           {func(r *transfer.WithdrawalRequest) { r.DestinationAddress = common.Address{}.Hex() }, fault.InvalidDestination},
			"the token's contract":       {to(w.chain.Contracts.USDC), fault.InvalidDestination},
			"the other token's contract": {to(w.chain.Contracts.USDT), fault.InvalidDestination},
			"a vault of the catalog":     {to(w.chain.Contracts.Vault), fault.InvalidDestination},
			"the executor":               {to(w.chain.Contracts.Executor), fault.InvalidDestination},
			"the carrier":                {to(w.chain.Contracts.Carrier), fault.InvalidDestination},
			"the relayer":                {to(w.relayer), fault.InvalidDestination},
			"a burn address":             {to(common.HexToAddress("0xdead")), fault.InvalidDestination},
			"a precompile":               {to(common.HexToAddress("0x9")), fault.InvalidDestination},
			"a slip of the pen": {func(r *transfer.WithdrawalRequest) {
				r.DestinationAddress = "0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
			}, fault.InvalidDestination},

			"a partner's fee as large as the amount": {partner(10*money.Dollar, partnerAddress), fault.Validation},
			"a partner's fee below zero":             {partner(-1, partnerAddress), fault.Validation},
			"a partner's fee without a partner":      {func(r *transfer.WithdrawalRequest) { r.PartnerFee = 1 }, fault.InvalidDestination},
			"a partner without a fee":                {func(r *transfer.WithdrawalRequest) { r.PartnerAddress = partnerAddress.Hex() }, fault.Validation},
			"the destination as partner":             {partner(1, destinationAddress), fault.Validation},
			"a partner who is nobody":                {partner(1, common.HexToAddress("0xdead")), fault.InvalidDestination},
			"a partner who is the wallet":            {partner(1, mine.Addresses[chain.EthereumSepolia].EVM()), fault.InvalidDestination},
			"a partner's address that is none":       {func(r *transfer.WithdrawalRequest) { r.PartnerFee, r.PartnerAddress = 1, "0x12" }, fault.InvalidDestination},
			"fees that leave nothing":                {partner(10*money.Dollar-50_000, partnerAddress), fault.InvalidWithdrawalPlan},

			"its own address": {func(r *transfer.WithdrawalRequest) {
				r.DestinationAddress = string(mine.Addresses[chain.EthereumSepolia])
			}, fault.InvalidDestination},
			"another organization's wallet": {func(r *transfer.WithdrawalRequest) { r.Organization = uuid.New() }, fault.WalletNotFound},
			"sources that do not sum":       {func(r *transfer.WithdrawalRequest) { r.Sources = []transfer.Draw{{Position: usdcCash, Amount: 1}} }, fault.InvalidWithdrawalPlan},
			"a source that it does not hold": {func(r *transfer.WithdrawalRequest) {
				r.Sources = []transfer.Draw{{Position: vaultID, Amount: r.Amount}}
			}, fault.YieldSourceNotFound},
		} {
			t.Run(name, func(t *testing.T) {
				r := w.withdrawalRequest(mine, 10*money.Dollar)
				test.change(&r)
				if _, _, err := w.transfers.Withdraw(w.ctx, r); fault.CodeOf(err) != test.code {
					t.Errorf("got %v, want %s", err, test.code)
				}
				if _, err := w.transfers.PreviewWithdrawal(w.ctx, r); fault.CodeOf(err) != test.code {
					t.Errorf("its preview: got %v, want %s", err, test.code)
				}
			})
		}
		for name, test := range map[string]struct {
			from, to string
			amount   money.USD
			code     fault.Code
		}{
			"cash to cash":               {usdcCash, "cash:ethereum_sepolia:usdt", 1, fault.Validation},
			"onto itself":                {usdcCash, usdcCash, 1, fault.Validation},
			"between lanes":              {"cash:ethereum_sepolia:usdt", vaultID, 1, fault.Validation},
			"an unknown position":        {usdcCash, "no-such-source", 1, fault.YieldSourceNotFound},
			"more than the wallet holds": {usdcCash, vaultID, 101 * money.Dollar, fault.InsufficientFunds},
			"nothing":                    {usdcCash, vaultID, 0, fault.Validation},
		} {
			t.Run(name, func(t *testing.T) {
				_, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
					Movements: []transfer.Instruction{{From: test.from, To: test.to, Amount: test.amount}}})
				if fault.CodeOf(err) != test.code {
					t.Errorf("got %v, want %s", err, test.code)
				}
			})
		}
		w.assertBooksBalance()
	})
}
