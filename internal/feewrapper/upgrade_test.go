package feewrapper_test

import (
	"log/slog"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/deploy"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/feewrapper"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/relay/relaytest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
)

// serveBy has the world's service know these factories, as another process would.
func (w *world) serveBy(factory common.Address, before ...common.Address) {
	w.engine = change.NewEngine(w.db, relaytest.UncheckedIntents(w.db, w.chain, w.client, w.keys))
	w.wrappers = feewrapper.New(w.db, w.engine, w.catalog, w.wallets, w.payees,
		map[chain.Name]feewrapper.Chain{on: {Client: w.client, Factory: factory, FactoriesBefore: before}}, slog.New(slog.DiscardHandler))
}

// signOnly signs changes until the subject's is signed, and carries none.
func (w *world) signOnly(made feewrapper.Wrapper) {
	w.Helper()
	runner := tasktest.NewRunner(w, w.db, tasktest.Lease)
	w.engine.Register(runner.Runner, []chain.Name{on})
	stop := runner.Start()
	w.until("the change is signed", func() bool {
		var n int
		err := w.db.QueryRow(w.Context(), `SELECT COUNT(*) FROM contract_changes WHERE subject = $1 AND signed = 1`, made.ID).Scan(&n)
		return err == nil && n == 1
	})
	stop()
}

// makerOf is which of the factories made a wrapper.
func (w *world) makerOf(made feewrapper.Wrapper, factories ...common.Address) common.Address {
	w.Helper()
	abi := contracts.NewFeeWrapperFactory()
	for _, factory := range factories {
		out, err := w.client.Call(w.Context(), ethereum.CallMsg{To: &factory, Data: abi.PackIsWrapper(made.Contract)}, nil)
		if err != nil {
			w.Fatal(err)
		}
		if is, err := abi.UnpackIsWrapper(out); err == nil && is {
			return factory
		}
	}
	return common.Address{}
}

// Wrappers of the version before go on beside those of now, and what was signed for at
// the factory before is made there and becomes ready.
func TestWrappersOfTheVersionBeforeGoOn(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		devnettest.DeployPrevious(t, w.chain)
		before, now := deploy.AddressesBefore()[1].FeeWrapperFactory, w.chain.Contracts.FeeWrapperFactory
		w.serveBy(before)
		stop := w.run()
		old := w.createReady()
		w.assertAllowance(old.ID, customer, true, false, true)
		w.waitAllowed(old.ID, customer, true)
		higher := money.Bps(1500)
		if _, err := w.wrappers.ChangeTerms(t.Context(), org, old.ID, feewrapper.Terms{PerformanceFee: &higher}); err != nil {
			t.Fatal(err)
		}
		w.waitFor("a raise waits", old.ID, func(is feewrapper.Wrapper) bool { return is.Raise != nil })
		stop()
		signed := w.create()
		w.signOnly(signed)
		accepted := w.create()

		w.serveBy(now, before)
		w.run()
		for what, made := range map[string]struct {
			wrapper feewrapper.Wrapper
			by      common.Address
		}{"signed for before": {signed, before}, "accepted before": {accepted, now}, "asked for now": {w.create(), now}} {
			ready := w.waitFor("the wrapper "+what+" is ready", made.wrapper.ID, func(is feewrapper.Wrapper) bool { return is.Status == feewrapper.Ready })
			if by := w.makerOf(ready, before, now); by != made.by {
				t.Errorf("the wrapper %s was made by %s, want %s", what, by, made.by)
			}
		}
		w.assertAllowance(old.ID, customer, false, true, true)
		w.waitAllowed(old.ID, customer, false)
		raised := w.waitFor("the raise is in force", old.ID, func(is feewrapper.Wrapper) bool {
			w.db.Clock().Advance(time.Hour)
			return is.Raise == nil
		})
		if raised.PerformanceFee != higher {
			t.Errorf("its fee is %d after a raise to %d", raised.PerformanceFee, higher)
		}
	})
}
