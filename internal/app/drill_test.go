package app

import (
	"bytes"
	"context"
	"crypto/ed25519"
	"crypto/sha256"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"net"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/params"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/verify"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

const sandboxCash = "cash:ethereum_sepolia:usdc"

// drill is a service whose database can be lost, or exchanged for a backup, while
// its chain and its keys stay.
type drill struct {
	*testing.T
	*Sandbox
	dir, database, roster string
	end                   func() // of the service that runs
	secondChain           bool   // the options with which the sandbox is opened
	fastLifetime          uint64
}

func newDrill(t *testing.T, engine store.Engine) *drill {
	t.Helper()
	dir := t.TempDir()
	d := &drill{T: t, dir: dir, database: storetest.Address(t, engine), roster: filepath.Join(dir, "roster")}
	d.open(d.database)
	t.Cleanup(func() { d.end(); d.Sandbox.Close() })
	return d
}

// open opens the service on a database, and does not run it.
func (d *drill) open(database string) {
	d.Helper()
	s, err := NewSandbox(d.T.Context(), SandboxOptions{Dir: d.dir, Database: database, Listen: anyPort, RPCListen: anyPort, BaseListen: anyPort, SolanaListen: anyPort, OperatorListen: anyPort, BlockTime: 50 * time.Millisecond, OnDemand: true, Finality: 2, leastTip: params.GWei, lease: tasktest.Lease, SecondChain: d.secondChain, fastLifetime: d.fastLifetime}, slog.New(slog.DiscardHandler))
	if err != nil {
		d.Fatal(err)
	}
	s.Config.Roster = d.roster
	d.Sandbox, d.database, d.end = s, database, func() {}
}

func (d *drill) serve() {
	d.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	ended, ready := make(chan error, 1), make(chan struct{})
	go func() { ended <- d.App.Run(ctx, func(net.Addr, net.Addr) error { close(ready); return nil }) }()
	d.end = func() {
		cancel()
		if err := <-ended; err != nil {
			d.Error(err)
		}
		d.end = func() {}
	}
	select {
	case <-ready:
	case err := <-ended:
		d.Fatal(err)
	}
}

// exchange ends the service and opens it on another database.
func (d *drill) exchange(database string) {
	d.Helper()
	d.end()
	d.Sandbox.Close()
	d.open(database)
}

// backUp takes a backup and goes on.
func (d *drill) backUp() string {
	d.Helper()
	d.end()
	d.Sandbox.Close()
	backup := storetest.Copy(d.T, d.database)
	d.open(d.database)
	d.serve()
	return backup
}

// keepMaking has all chains make blocks until end is called, as a recovery needs them, which
// waits until the heads that it met are final.
func (d *drill) keepMaking() (end func()) {
	var ends []func()
	if d.Solana != nil {
		ends = append(ends, d.Solana.KeepMaking())
	}
	for _, on := range d.evmChains() {
		if on != nil {
			ends = append(ends, on.KeepMaking())
		}
	}
	return func() {
		for _, end := range ends {
			end()
		}
	}
}

// demandBlocks has a chain make at least n more blocks, or slots.
func (d *drill) demandBlocks(on chain.Name, n uint64) {
	if on == chain.SolanaDevnet {
		d.Solana.Demand(n)
	} else {
		d.evmChains()[on].Demand(n)
	}
}

func (d *drill) until(what string, met func() bool) { d.Helper(); waittest.Until(d, what, met) }

// passTime moves the clock, unless an intent is on its way: a wait that moves it again and
// again would pass the intent's deadline before a busy machine had carried it. An intent that
// has failed several times is not waited for: it reverts, and ends at its deadline alone.
func (d *drill) passTime(by time.Duration) {
	d.Helper()
	var n int
	err := d.DB.QueryRow(d.T.Context(), `SELECT COUNT(*) FROM intents WHERE state IN ('signed', 'carried') AND attempts < 3`).Scan(&n)
	if err != nil {
		d.Fatal(err)
	}
	if n == 0 {
		d.Clock.Advance(by)
	}
}

// giveEther funds an account on a chain, and waits until that is mined.
func (d *drill) giveEther(on *devnet.EVM, to common.Address) {
	d.Helper()
	funded, err := on.FundRelayer(d.T.Context(), to)
	if err == nil {
		_, err = on.Wait(d.T.Context(), funded)
	}
	if err != nil {
		d.Fatal(err)
	}
}

// create makes a wallet each, and waits until they have their addresses.
func (d *drill) create(requests []wallet.CreateRequest) []wallet.Wallet {
	d.Helper()
	wallets := make([]wallet.Wallet, len(requests))
	for i, r := range requests {
		w, _, err := d.Wallets.Create(d.T.Context(), r)
		if err != nil {
			d.Fatal(err)
		}
		wallets[i] = w
	}
	for i := range wallets {
		d.until("the wallet is idle", func() bool {
			var err error
			wallets[i], err = d.Wallets.Get(d.T.Context(), requests[i].Organization, wallets[i].ID)
			return err == nil && wallets[i].Status() == wallet.StatusIdle
		})
	}
	return wallets
}

// newWallets are requests of two organizations in turn.
func newWallets(n int) []wallet.CreateRequest {
	organizations := []uuid.UUID{uuid.New(), uuid.New()}
	requests := make([]wallet.CreateRequest, n)
	for i := range requests {
		requests[i] = wallet.CreateRequest{Organization: organizations[i%2], RequestID: uuid.New(), Label: fmt.Sprint("wallet ", i)}
	}
	return requests
}

// fund pays the wallets and waits until the books have it.
func (d *drill) fund(wallets []wallet.Wallet, amount money.USD) {
	d.Helper()
	payments := make([]devnet.Payment, len(wallets))
	for i, w := range wallets {
		payments[i] = devnet.Payment{To: w.Addresses[chain.EthereumSepolia], Units: money.UnitsOf(amount, 6)}
	}
	if _, err := d.Chain.FaucetMany(d.T.Context(), chain.USDC, payments); err != nil {
		d.Fatal(err)
	}
	for _, w := range wallets {
		d.until("the money is in the books", func() bool { return d.holds(w, sandboxCash) >= amount })
	}
}

func (d *drill) holds(w wallet.Wallet, position string) money.USD {
	d.Helper()
	held, err := d.Transfers.Holdings(d.T.Context(), w.ID)
	if err != nil {
		d.Fatal(err)
	}
	for _, h := range held[w.ID] {
		if h.ID == position {
			return h.Value
		}
	}
	return 0
}

// tryAllocate requests an allocation once the prices of its sources are observed: it is rejected before.
func (d *drill) tryAllocate(r transfer.AllocationRequest) (transfer.Workflow, bool, error) {
	d.Helper()
	for _, m := range r.Movements {
		for _, position := range []string{m.From, m.To} {
			d.until("the price of "+position+" is observed", func() bool {
				source, err := d.Catalog.Get(d.T.Context(), position)
				return err != nil || source.Observed() // an error: cash, or a source that does not exist
			})
		}
	}
	return d.Transfers.Allocate(d.T.Context(), r)
}

// invest moves cash of the wallets into the vault.
func (d *drill) invest(wallets []wallet.Wallet, amount money.USD) {
	d.Helper()
	flows := make([]transfer.Workflow, len(wallets))
	for i, w := range wallets {
		var err error
		flows[i], _, err = d.tryAllocate(transfer.AllocationRequest{Organization: w.Organization, Wallet: w.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: sandboxCash, To: SandboxSource, Amount: amount}}})
		if err != nil {
			d.Fatal(err)
		}
	}
	for i, w := range wallets {
		if flow := d.untilEnded(w, wallet.Rebalance, flows[i].ID); flow.Status != transfer.Completed {
			d.Fatalf("an allocation is %s", flow.Status)
		}
	}
}

// withdraw asks for all of them and waits until they have ended.
func (d *drill) withdraw(requests []transfer.WithdrawalRequest) []transfer.Workflow {
	d.Helper()
	flows := make([]transfer.Workflow, len(requests))
	for i, r := range requests {
		var err error
		flows[i], _, err = d.Transfers.Withdraw(d.T.Context(), r)
		if err != nil {
			d.Fatalf("withdrawal %d: %v", i, err)
		}
	}
	for i, r := range requests {
		flows[i] = d.untilEnded(wallet.Wallet{ID: r.Wallet, Organization: r.Organization}, wallet.Withdrawal, flows[i].ID)
	}
	return flows
}

func (d *drill) untilEnded(w wallet.Wallet, kind wallet.WorkflowKind, id uuid.UUID) (flow transfer.Workflow) {
	d.Helper()
	d.until("the workflow ends", func() bool {
		var err error
		flow, err = d.Transfers.Get(d.T.Context(), w.Organization, w.ID, kind, id)
		if err != nil {
			d.Fatal(err)
		}
		return flow.CompletedAt != nil
	})
	return flow
}

func failureOf(w transfer.Workflow) string {
	if w.FailureReason == nil {
		return ""
	}
	return *w.FailureReason
}

// paidTo returns an address's received payments.
func (d *drill) paidTo(address string) int64 {
	d.Helper()
	head, err := d.Clients[chain.EthereumSepolia].Head(d.T.Context())
	if err != nil {
		d.Fatal(err)
	}
	units, err := d.Clients[chain.EthereumSepolia].Holdings(d.T.Context(), []evm.Holding{{Token: d.Chain.Contracts.USDC, Holder: common.HexToAddress(address)}}, head.Number)
	if err != nil {
		d.Fatal(err)
	}
	return units[0].Int64()
}

// passBlockhashes returns a function for Config.Progress. While a recovery waits until the blockhashes of lost
// transactions are too old, it has the chain make their blocks at once, in its first looks: at the chain's pace they
// take ten seconds. Blocks that came faster than the recovery reads them would never be final to it.
func passBlockhashes(t *testing.T, mineSlots func(int) error) func(stage string, done, total int) {
	return func(stage string, looks, _ int) {
		if strings.HasPrefix(stage, "waiting until no lost transaction can land") && looks <= 3 {
			if err := mineSlots(blockhashLife / 2); err != nil {
				t.Error(err)
			}
		}
	}
}

// recoverBooks runs granary recover, and returns its output.
func (d *drill) recoverBooks(o RecoverOptions) (string, error) {
	d.Helper()
	var out bytes.Buffer
	defer d.keepMaking()()
	d.App.Config.Progress = passBlockhashes(d.T, d.Solana.MineSlots)
	err := d.App.Recover(d.T.Context(), o, &out)
	if !o.DryRun && (err == nil || errors.Is(err, errNotOpened) || errors.Is(err, errBurnsUnread)) {
		if n, err := audit.CountPending(d.T.Context(), d.DB, d.DB.Clock().Micros()); n > 0 || err != nil {
			d.Errorf("recover leaves %d entries of the audit log without a link, %v", n, err)
		}
	}
	return out.String(), err
}

func (d *drill) assertBooksAgree() {
	d.Helper()
	d.assertClean(verify.Verifier{DB: d.DB, Clients: d.Clients, Solana: d.SolanaClients, Catalog: d.Catalog})
}

// assertClean waits until no work is in flight, and proves that all agrees then.
func (d *drill) assertClean(v verify.Verifier) {
	d.Helper()
	d.until("no entry of the audit log waits that the test's clock has made old", func() bool {
		pending, err := audit.CountPending(d.T.Context(), d.DB, d.DB.Clock().Now().Add(-30*time.Second).UnixMicro())
		if err != nil {
			d.Fatal(err)
		}
		return pending == 0
	})
	var report verify.Report
	d.until("nothing is in flight", func() bool {
		var err error
		if report, err = v.Run(d.T.Context()); err != nil {
			d.Fatal(err)
		}
		return report.InFlight == 0
	})
	if !report.Clean() {
		d.Errorf("verify: %+v", report.Mismatches)
	}
}

// assertSame says that a wallet is whose it was, and paid where it was.
func (d *drill) assertSame(was wallet.Wallet) {
	d.Helper()
	got, err := d.Wallets.Get(d.T.Context(), was.Organization, was.ID)
	if err != nil {
		d.Errorf("wallet %s: %v", was.ID, err)
		return
	}
	if got.Addresses[chain.EthereumSepolia] != was.Addresses[chain.EthereumSepolia] {
		d.Errorf("wallet %s is paid at %s, was at %s", was.ID, got.Addresses, was.Addresses)
	}
	if got.Label != was.Label {
		d.Errorf("wallet %s is labelled %q, was %q", was.ID, got.Label, was.Label)
	}
}

// fundOnSolana pays the wallets there, and waits until the books have it.
func (d *drill) fundOnSolana(wallets []wallet.Wallet, amount money.USD) {
	d.Helper()
	for _, w := range wallets {
		if _, err := d.Solana.FaucetToken(validator.USDC, keyOfWallet(w), uint64(amount)); err != nil {
			d.Fatal(err)
		}
	}
	for _, w := range wallets {
		d.until("the money is in the books", func() bool { return d.holds(w, solanaCash) >= amount })
	}
}

// solanaDestinationOf is somebody's wallet there.
func solanaDestinationOf(i int) solana.PublicKey {
	seed := sha256.Sum256([]byte(destinationOf(i)))
	return solana.PublicKey(ed25519.NewKeyFromSeed(seed[:]).Public().(ed25519.PublicKey))
}

func destinationOf(i int) string { return common.BigToAddress(big.NewInt(int64(0xB0B000 + i))).Hex() }

func payoutTo(w wallet.Wallet, i int, amount money.USD) transfer.WithdrawalRequest {
	return transfer.WithdrawalRequest{Organization: w.Organization, Wallet: w.ID, RequestID: uuid.New(), DestinationChain: chain.EthereumSepolia,
		DestinationAddress: destinationOf(i), Token: chain.USDC, Amount: amount}
}

func eachDrill(t *testing.T, fn func(d *drill)) {
	t.Helper()
	t.Parallel()
	for _, engine := range storetest.EnginesInTurn(t) {
		t.Run(string(engine), func(t *testing.T) { t.Parallel(); fn(newDrill(t, engine)) })
	}
}
