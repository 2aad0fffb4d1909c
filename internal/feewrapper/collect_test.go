package feewrapper_test

import (
	"math/big"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/feewrapper"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
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
		if err := w.wrappers.CollectFees(w.Context()); err != nil {
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
