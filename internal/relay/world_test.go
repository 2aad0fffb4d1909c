package relay

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/big"
	"os"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/chain/finality"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

const settleTask = "test.reply"

var payee = chain.EVMAddress(common.HexToAddress("0xbeefbeefbeefbeefbeefbeefbeefbeefbeefbeef"))

// world is a chain in process, a node in front of it that can be made to fail,
// a database, and keys.
type world struct {
	t      testing.TB
	db     *store.DB
	chain  *devnet.EVM
	clock  *clock.Clock // the chain's
	node   *evmtest.Proxy
	client *evm.Client
	keys   *custody.Keyring

	tomorrow time.Time // by the chain's time
}

// newWorld starts a chain that makes a block each blockTime while something waits for one,
// or by mineBlocks.
func newWorld(t testing.TB, db *store.DB, blockTime time.Duration) *world {
	t.Helper()
	w := &world{t: t, db: db, clock: clock.New()}
	w.keys = devnettest.Keys(t)
	w.chain = devnettest.Start(t, devnet.Options{BlockTime: blockTime, OnDemand: true, Clock: w.clock})
	w.node = evmtest.New(t, w.chain.URL())
	config := w.chain.Config()
	config.URL, config.Known = w.node.URL, finality.New(db, config.Name)
	config.Timeout = waittest.Patience() // a busy machine is no node that fails, which would divide batches
	w.client = devnettest.Dial(t, config)
	devnettest.Fund(t, w.chain, w.keys.Relayer().Address())
	w.mineBlocks(1)
	head, err := w.client.Head(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	w.tomorrow = head.Time.Add(24 * time.Hour)
	return w
}

func (w *world) mineBlocks(n int) {
	w.t.Helper()
	for range n {
		if _, err := w.chain.Commit(); err != nil {
			w.t.Fatal(err)
		}
	}
}

// createWallets makes n wallets with the given units of USDC each.
func (w *world) createWallets(n int, units uint64) []uuid.UUID {
	w.t.Helper()
	ids := make([]uuid.UUID, n)
	var payments []devnet.Payment
	for i := range ids {
		ids[i] = uuid.New()
		payments = append(payments, devnet.Payment{To: w.walletAddress(ids[i]), Units: money.NewUnits(units)})
	}
	if _, err := w.chain.FaucetMany(w.t.Context(), chain.USDC, payments); err != nil {
		w.t.Fatal(err)
	}
	w.mineBlocks(1)
	return ids
}

func (w *world) walletAddress(wallet uuid.UUID) chain.Address {
	w.t.Helper()
	address, _, err := w.keys.Addresses(wallet)
	if err != nil {
		w.t.Fatal(err)
	}
	return address
}

// paymentIntent is an intent by which the wallet pays units of USDC to the payee.
func (w *world) paymentIntent(wallet uuid.UUID, units int64) custody.Intent {
	w.t.Helper()
	i := custody.Intent{
		ID: uuid.New(), Chain: chain.EthereumSepolia, ChainID: devnet.ChainID, Wallet: w.walletAddress(wallet),
		Calls: []custody.Call{{
			To:   w.chain.Contracts.USDC,
			Data: contracts.NewSandboxUSDC().PackTransfer(payee.EVM(), big.NewInt(units)),
		}},
		Deadline: w.tomorrow,
	}
	i.MinGas = custody.MinGasOf(i.Calls)
	return i
}

// version1 is the same intent with a text of version 1.
func version1(i custody.Intent) custody.Intent {
	i.MinGas = 0
	return i
}

// submission is an intent that its wallet has signed.
type submission struct {
	Intent     custody.Intent
	Signature  []byte
	Delegation *types.SetCodeAuthorization // nil for a wallet that runs the executor
}

// toRow is the submission as its room takes it.
func (s submission) toRow(t testing.TB) intent.Submission {
	t.Helper()
	attachment := ""
	if s.Delegation != nil {
		text, err := json.Marshal(s.Delegation)
		if err != nil {
			t.Fatal(err)
		}
		attachment = string(text)
	}
	i := s.Intent
	return intent.Submission{
		Draft: intent.Draft{
			Order:   intent.Order{ID: i.ID, Chain: i.Chain, SettleTask: settleTask},
			Account: i.Wallet, Text: i.Canonical(), Deadline: i.Deadline,
		},
		Signature: s.Signature, Attachment: attachment,
	}
}

// intents gives intents their life on the world's chain.
func (w *world) intents() *intent.Service {
	on := w.client.Config().Name
	family := evmintent.New(w.clock, custodytest.Unchecked{Keys: w.keys, Executor: w.chain.Contracts.Executor}, nil, map[chain.Name]evmintent.Chain{on: {Client: w.client, Executor: w.chain.Contracts.Executor, Lifetime: time.Hour}})
	return intent.New(w.db, nil, map[chain.Name]intent.Chain{on: {Family: family, Transactions: CarryingTransactions}})
}

// signIntent makes a submission of an intent, with a delegation.
func (w *world) signIntent(wallet uuid.UUID, i custody.Intent) submission {
	w.t.Helper()
	signature, err := w.keys.SignIntent(wallet, i)
	if err != nil {
		w.t.Fatal(err)
	}
	delegation, err := w.keys.SignDelegation(wallet, devnet.ChainID, w.chain.Contracts.Executor, 0)
	if err != nil {
		w.t.Fatal(err)
	}
	return submission{Intent: i, Signature: signature, Delegation: &delegation}
}

// submitAll hands submissions over in one transaction.
func (w *world) submitAll(list ...submission) {
	w.t.Helper()
	err := w.db.Write(w.t.Context(), func(tx *store.Tx) error {
		for _, s := range list {
			if err := w.intents().Submit(tx, s.toRow(w.t)); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		w.t.Fatal(err)
	}
}

// submitPayments submits a payment of units by each wallet.
func (w *world) submitPayments(wallets []uuid.UUID, units int64) []submission {
	w.t.Helper()
	var list []submission
	for _, id := range wallets {
		list = append(list, w.signIntent(id, w.paymentIntent(id, units)))
	}
	w.submitAll(list...)
	return list
}

// testOptions are a relay's for tests: impatient.
func (w *world) testOptions() Options {
	return Options{
		Carrier: w.chain.Contracts.Carrier, Executor: w.chain.Contracts.Executor,
		Poll: 20 * time.Millisecond, Gather: time.Millisecond, Retry: 100 * time.Millisecond, BumpAfter: time.Minute,
	}
}

// replica is one process's relay.
type replica struct {
	relay *Relay
	stop  func() // ends it as SIGTERM does
	died  <-chan struct{}
}

func (r *replica) isDead() bool {
	select {
	case <-r.died:
		return true
	default:
		return false
	}
}

// errDied is the panic by which a test kills a relay at a crash point.
var errDied = errors.New("died")

// startRelay runs a relay on the database until the test ends or stop is called.
// change may alter it before it runs; nil is no change.
func (w *world) startRelay(db *store.DB, o Options, change func(*Relay)) *replica {
	w.t.Helper()
	out := io.Discard
	if testing.Verbose() && os.Getenv("RELAY_LOG") != "" {
		out = os.Stderr
	}
	log := slog.New(slog.NewTextHandler(out, &slog.HandlerOptions{Level: slog.LevelDebug}))
	r := New(db, w.client, w.keys.Relayer(), o, log, prometheus.NewRegistry())
	if change != nil {
		change(r)
	}
	died := make(chan struct{})
	runner := tasktest.NewRunner(w.t, db, tasktest.Lease)
	runner.HandleSeat(r.Seat(), func(ctx context.Context, t task.Task) (err error) {
		defer func() {
			switch p := recover(); p {
			case nil:
			case errDied:
				close(died)
				<-ctx.Done() // a dead process does not renew its lease, and has no other effect
			default:
				panic(p)
			}
		}()
		return r.Run(ctx, t)
	})
	return &replica{relay: r, stop: runner.Start(), died: died}
}

// dieAt kills the relay at the point, the nth time it gets there.
func dieAt(point string, nth int) func(*Relay) {
	return func(r *Relay) {
		r.crashPoint = func(name string) {
			if name == point {
				if nth--; nth == 0 {
					panic(errDied)
				}
			}
		}
	}
}

// until waits until the condition holds.
func (w *world) until(what string, condition func() bool) {
	w.t.Helper()
	waittest.Until(w.t, what, condition, tasktest.State(w.db))
}

// waitForPool waits until the relayer's next pending nonce is n.
func (w *world) waitForPool(n uint64) {
	w.t.Helper()
	direct, err := evm.Dial(w.t.Context(), w.chain.Config())
	if err != nil {
		w.t.Fatal(err)
	}
	defer direct.Close()
	w.until(fmt.Sprintf("%d transactions in the pool", n), func() bool {
		next, err := direct.PendingNonce(w.t.Context(), w.keys.Relayer().Address())
		return err == nil && next == n
	})
}

// readOutcome reads an intent.
func (w *world) readOutcome(s submission) intent.Outcome {
	w.t.Helper()
	o, err := intent.LoadOutcome(w.t.Context(), w.db, s.Intent.ID)
	if err != nil {
		w.t.Fatal(err)
	}
	return o
}

// decodeLogs are the logs of an executed intent's calls.
func (w *world) decodeLogs(o intent.Outcome) []types.Log {
	w.t.Helper()
	logs, err := evmintent.Logs(o)
	if err != nil {
		w.t.Fatal(err)
	}
	return logs
}

// assertOutcomes waits until all are in the state, and checks their replies and the payee's balance.
func (w *world) assertOutcomes(to intent.State, list ...submission) {
	w.t.Helper()
	w.until("all intents "+string(to), func() bool { return w.countRows("intents", "state = $1", string(to)) >= len(list) })
	for _, s := range list {
		o := w.readOutcome(s)
		if o.State != to {
			w.t.Errorf("intent is %s (%s), want %s", o.State, o.Reason, to)
		}
		if n := w.countRows("tasks", "kind = $1 AND key = $2", settleTask, s.Intent.ID); n != 1 {
			w.t.Errorf("%d replies for an intent that is %s", n, to)
		}
	}
}

func (w *world) countRows(table, where string, args ...any) (n int) {
	w.t.Helper()
	if err := w.db.QueryRow(w.t.Context(), `SELECT count(*) FROM `+table+` WHERE `+where, args...).Scan(&n); err != nil {
		w.t.Fatal(err)
	}
	return n
}

// payeeUnits is how many units of USDC the payee has on the chain.
func (w *world) payeeUnits() uint64 {
	w.t.Helper()
	return w.tokenUnits(payee)
}

func (w *world) tokenUnits(of chain.Address) uint64 {
	w.t.Helper()
	direct, err := evm.Dial(w.t.Context(), w.chain.Config())
	if err != nil {
		w.t.Fatal(err)
	}
	defer direct.Close()
	usdc := contracts.NewSandboxUSDC()
	at := w.chain.Contracts.USDC
	out, err := direct.Call(w.t.Context(), callTo(at, usdc.PackBalanceOf(of.EVM())), nil)
	if err != nil {
		w.t.Fatal(err)
	}
	n, err := usdc.UnpackBalanceOf(out)
	if err != nil {
		w.t.Fatal(err)
	}
	return n.Uint64()
}

func eachEngine(t *testing.T, blockTime time.Duration, fn func(w *world)) {
	t.Helper()
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) { fn(newWorld(t, db, blockTime)) })
}

func TestMain(m *testing.M) {
	devnettest.Main(m)
}

// gaugeOf returns the value of a gauge.
func gaugeOf(w *world, gauge prometheus.Gauge) float64 {
	w.t.Helper()
	alone := prometheus.NewRegistry()
	alone.MustRegister(gauge)
	shown, err := alone.Gather()
	if err != nil {
		w.t.Fatal(err)
	}
	return shown[0].GetMetric()[0].GetGauge().GetValue()
}
