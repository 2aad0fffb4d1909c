package change_test

import (
	"context"
	"math/big"
	"slices"
	"sync"
	"testing"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/relay/relaytest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

const on = chain.EthereumSepolia

// The kinds: pay and misfit send one unit, and the others do not.
const (
	pay      change.Kind = "pay"
	tooMuch  change.Kind = "too_much"
	nothing  change.Kind = "nothing"
	unfit    change.Kind = "unfit"
	outdated change.Kind = "outdated" // whose calls are refused
	misfit   change.Kind = "misfit"   // whose outcome is refused
	keep     change.Kind = "keep"     // which the service asks for
)

var (
	org   = devnettest.Organization
	payee = common.HexToAddress("0x00000000000000000000000000000000000000a1")
	usdc  = contracts.NewSandboxUSDC()
)

// world is a chain, a relayer and the engines of its replicas.
type world struct {
	*testing.T
	ctx    context.Context
	db     *store.DB
	chain  *devnet.EVM
	client *evm.Client
	keys   *custody.Keyring
	engine *change.Engine

	mu    sync.Mutex
	asked []uuid.UUID // whose calls were made, in order
	ended []uuid.UUID // in order of commit
}

func newWorld(t *testing.T, db *store.DB) *world {
	t.Helper()
	net, client := devnettest.Chain(t, db)
	keys := devnettest.Keys(t)
	w := &world{T: t, ctx: context.Background(), db: db, chain: net, client: client, keys: keys}
	w.engine = w.newEngine(db)
	return w
}

// fundRelayer gives the relayer the gas to carry intents.
func (w *world) fundRelayer() {
	w.Helper()
	devnettest.Fund(w, w.chain, w.keys.Relayer().Address())
}

// newEngine is one replica's.
func (w *world) newEngine(db *store.DB) *change.Engine {
	intents := relaytest.UncheckedIntents(db, w.chain, w.client, w.keys)
	engine := change.NewEngine(db, intents)
	transfer := func(units int64) []intent.ContractCall {
		return []intent.ContractCall{{Contract: chain.EVMAddress(w.chain.Contracts.USDC), Data: usdc.PackTransfer(payee, big.NewInt(units))}}
	}
	for kind, calls := range map[change.Kind]func() ([]intent.ContractCall, error){
		pay:     func() ([]intent.ContractCall, error) { return transfer(1), nil },
		tooMuch: func() ([]intent.ContractCall, error) { return transfer(1e12), nil },
		nothing: func() ([]intent.ContractCall, error) { return nil, nil },
		keep:    func() ([]intent.ContractCall, error) { return nil, nil },
		unfit: func() ([]intent.ContractCall, error) {
			return nil, fault.New(fault.OperationNotSupported, "it does not fit")
		},
		outdated: func() ([]intent.ContractCall, error) {
			return nil, change.NewRefusal(failure.ContractOutdated, "it is of version %d", 1)
		},
		misfit: func() ([]intent.ContractCall, error) { return transfer(1), nil },
	} {
		engine.Define(kind, change.Definition{Actor: change.Owner, Keeping: kind == keep, Settle: w.recordEnd, Calls: func(_ context.Context, c change.Change) ([]intent.ContractCall, error) {
			w.mu.Lock()
			w.asked = append(w.asked, c.ID)
			w.mu.Unlock()
			return calls()
		}})
	}
	return engine
}

func (w *world) recordEnd(_ context.Context, tx *store.Tx, c change.Change, _ intent.Outcome) error {
	if c.Kind == misfit && c.Status == change.Confirmed {
		return change.NewRefusal(failure.ContractMissing, "it is at another address")
	}
	tx.OnCommit(func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.ended = append(w.ended, c.ID)
	})
	return nil
}

// runReplica does one replica's work until the test ends.
func (w *world) runReplica(db *store.DB, engine *change.Engine) {
	w.Helper()
	runner := tasktest.NewRunner(w, db, tasktest.Lease)
	engine.Register(runner.Runner, []chain.Name{on})
	approvaltest.NewService(db).Register(runner.Runner)
	relaytest.Seat(runner, db, w.chain, w.client, w.keys)
	runner.Start()
}

// fundAccount gives the organization's account something to pay.
func (w *world) fundAccount() {
	w.Helper()
	account, err := w.engine.Account(w.ctx, on, org, change.Owner)
	if err != nil {
		w.Fatal(err)
	}
	devnettest.Pay(w, w.chain, chain.USDC, account, money.NewUnits(1000))
}

// requestChanges accepts changes of a subject, all at once.
func (w *world) requestChanges(subject uuid.UUID, kinds ...change.Kind) []uuid.UUID {
	w.Helper()
	var ids []uuid.UUID
	err := w.db.Write(w.ctx, func(tx *store.Tx) error {
		ids = nil
		for _, kind := range kinds {
			c, err := change.Request(w.ctx, tx, change.Change{Organization: org, Subject: subject, Chain: on, Kind: kind})
			if err != nil {
				return err
			}
			ids = append(ids, c.ID)
		}
		return nil
	})
	if err != nil {
		w.Fatal(err)
	}
	return ids
}

func (w *world) getChange(id uuid.UUID) change.Change {
	w.Helper()
	c, err := w.engine.Get(w.ctx, org, id)
	if err != nil {
		w.Fatal(err)
	}
	return c
}

// waitEnded waits until the changes have ended.
func (w *world) waitEnded(ids ...uuid.UUID) {
	w.Helper()
	w.until("the changes end", func() bool {
		_, told := w.askedAndEnded() // which is a moment after the rows say so
		return !slices.ContainsFunc(ids, func(id uuid.UUID) bool {
			s := w.getChange(id).Status
			return s != change.Confirmed && s != change.Failed || !slices.Contains(told, id)
		})
	})
}

// addTask has a task of the engine run, whichever ran before.
func (w *world) addTask(kind string, id uuid.UUID) {
	w.Helper()
	err := w.db.Write(w.ctx, func(tx *store.Tx) error { task.AddNow(tx, kind, id.String()); return nil })
	if err != nil {
		w.Fatal(err)
	}
}

// waitIdle waits until no task of the engine is left.
func (w *world) waitIdle() {
	w.Helper()
	w.until("the tasks end", func() bool { return w.countTasks(`kind LIKE 'change.%'`) == 0 })
}

func (w *world) countTasks(where string, args ...any) (n int) {
	w.Helper()
	if err := w.db.QueryRow(w.ctx, `SELECT COUNT(*) FROM tasks WHERE `+where, args...).Scan(&n); err != nil {
		w.Fatal(err)
	}
	return n
}

// paidUnits returns the payee's balance.
func (w *world) paidUnits() int64 {
	w.Helper()
	to := w.chain.Contracts.USDC
	out, err := w.client.Call(w.ctx, ethereum.CallMsg{To: &to, Data: usdc.PackBalanceOf(payee)}, nil)
	if err != nil {
		w.Fatal(err)
	}
	return new(big.Int).SetBytes(out).Int64()
}

// askedAndEnded returns the calls and outcomes of the engines so far.
func (w *world) askedAndEnded() (asked, ended []uuid.UUID) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.asked), slices.Clone(w.ended)
}

func (w *world) until(what string, met func() bool) {
	w.Helper()
	waittest.Until(w, what, met, tasktest.State(w.db))
}
