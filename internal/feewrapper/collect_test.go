package feewrapper_test

import (
	"bytes"
	"log/slog"
	"math/big"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/chain/evm/evmtest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/feewrapper"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
)

var wrapperABI = contracts.NewFeeWrapper()

func (w *world) askContract(at common.Address, data []byte) *big.Int {
	w.Helper()
	out, err := w.client.Call(w.Context(), ethereum.CallMsg{To: &at, Data: data}, nil)
	if err != nil {
		w.Fatal(err)
	}
	return new(big.Int).SetBytes(out)
}

// fill has the owner of the sandbox's contracts deposit into a wrapper.
func (w *world) fill(made feewrapper.Wrapper, amount money.USD) {
	w.Helper()
	usdc, units := w.chain.Contracts.USDC, money.UnitsOf(amount, 6)
	depositor := common.BigToAddress(w.askContract(usdc, contracts.NewSandboxUSDC().PackOwner()))
	w.assertAllowance(made.ID, depositor, true, false, true)
	w.waitAllowed(made.ID, depositor, true)
	devnettest.Pay(w, w.chain, chain.USDC, chain.EVMAddress(depositor), units)
	if err := w.chain.AsOwner(w.Context(), usdc, contracts.NewSandboxUSDC().PackApprove(made.Contract, units.Big())); err != nil {
		w.Fatal(err)
	}
	if err := w.chain.AsOwner(w.Context(), made.Contract, wrapperABI.PackDeposit(units.Big(), depositor)); err != nil {
		w.Fatal(err)
	}
}

// waitFinalAfter waits until a block of the database's time is final.
func (w *world) waitFinalAfter(at time.Time) {
	w.Helper()
	w.until("a block of that time is final", func() bool {
		final, err := w.client.Final(w.Context())
		return err == nil && !final.Time.Before(at)
	})
}

func (w *world) countCollections(made feewrapper.Wrapper) (n int) {
	w.Helper()
	if err := w.db.QueryRow(w.Context(), `SELECT COUNT(*) FROM contract_changes WHERE subject = $1 AND kind = 'collect_fees'`, made.ID).Scan(&n); err != nil {
		w.Fatal(err)
	}
	return n
}

// lookForFees looks as the seat does, so often that twice is seen to be once.
func (w *world) lookForFees() {
	w.Helper()
	for range 2 {
		if err := w.wrappers.CollectFees(w.Context(), on); err != nil {
			w.Fatal(err)
		}
	}
}

// The recipient gets the fees without having to ask for them, and nobody approves it: once
// a day at most, and only what is worth its gas.
func TestFeesAreCollectedOnceADay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		w.run()
		made, empty := w.createReady(), w.createReady()
		w.fill(made, 2_000_000*money.Dollar) // which owe more than the least each day
		w.lookForFees()
		if n := w.countCollections(made); n != 0 {
			t.Fatalf("%d collections of next to nothing", n)
		}
		collected := new(big.Int)
		for day := 1; day <= 2; day++ {
			db.Clock().Advance(10 * 24 * time.Hour)
			w.waitFinalAfter(db.Clock().Now().Truncate(time.Second))
			w.lookForFees()
			if n := w.countCollections(made); n != day {
				t.Fatalf("%d collections are asked for, want %d", n, day)
			}
			w.until("the recipient has the fees", func() bool {
				return w.askContract(made.Contract, wrapperABI.PackBalanceOf(recipient)).Cmp(collected) > 0
			})
			w.until("the collection is final", func() bool {
				var open int
				err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM contract_changes WHERE status = 'submitted'`).Scan(&open)
				return err == nil && open == 0
			})
			collected = w.askContract(made.Contract, wrapperABI.PackBalanceOf(recipient))
			db.Clock().Advance(23 * time.Hour)
			w.waitFinalAfter(db.Clock().Now().Truncate(time.Second))
			w.lookForFees()
			if n := w.countCollections(made); n != day {
				t.Errorf("%d collections are asked for within a day, want %d", n, day)
			}
		}
		if n := w.countCollections(empty); n != 0 {
			t.Errorf("%d collections of an empty wrapper", n)
		}
	})
}

// logged is what was logged so far.
type logged struct {
	mu   sync.Mutex // protects text
	text bytes.Buffer
}

func (l *logged) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(p)
}

func (l *logged) contains(text string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return strings.Contains(l.text.String(), text)
}

// A wrapper is on a chain whose node fails. Fees are collected on the other, and the seat is not left,
// so that the other is looked at no sooner than at its own pace.
func TestAChainThatFailsDisturbsNoCollectionElsewhere(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		w.run()
		made := w.createReady()
		w.fill(made, 2_000_000*money.Dollar)
		db.Clock().Advance(10 * 24 * time.Hour)
		w.waitFinalAfter(db.Clock().Now().Truncate(time.Second))
		node := evmtest.New(t, w.chain.URL())
		node.Set(evmtest.Faults{Down: true})
		dead := devnettest.Dial(t, evm.Config{Name: chain.Base, ChainID: 84532, URL: node.URL})
		other := w.createReady()
		if err := db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`UPDATE fee_wrappers SET chain = $1 WHERE id = $2`, string(chain.Base), other.ID)
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		told := &logged{}
		wrappers := feewrapper.New(db, w.engine, w.catalog, w.wallets, w.payees, map[chain.Name]feewrapper.Chain{
			on: {Client: w.client, Factory: w.chain.Contracts.FeeWrapperFactory}, chain.Base: {Client: dead},
		}, slog.New(slog.NewTextHandler(told, nil)))
		runner := tasktest.NewRunner(t, db, tasktest.Lease)
		runner.HandleSeat(feewrapper.Seat, wrappers.KeepCollecting)
		runner.Start()
		w.until("the fees are collected", func() bool { return w.countCollections(made) == 1 })
		w.until("it is told that the other chain fails", func() bool { return told.contains("chain=base") })
		var attempts int
		if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM tasks WHERE kind = $1 AND last_error <> ''`, feewrapper.Seat).Scan(&attempts); err != nil || attempts != 0 {
			t.Errorf("the seat was left %d times: %v", attempts, err)
		}
	})
}
