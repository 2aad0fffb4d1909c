package feewrapper_test

import (
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/feewrapper"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/relay/relaytest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/verify"
)

// findDifferences returns the differences of a wrapper from its contract that verify reports.
func (w *world) findDifferences() (found []string) {
	w.Helper()
	report, err := verify.Verifier{DB: w.db, Clients: map[chain.Name]*evm.Client{on: w.client}, Catalog: w.catalog}.Run(w.Context())
	if err != nil {
		w.Fatal(err)
	}
	for _, m := range report.Mismatches {
		if m.Rule == verify.ContractsChains && strings.Contains(m.Text, "the chain says") {
			found = append(found, m.Text)
		}
	}
	return found
}

// runWithoutSettling does one replica's work but the settlement of changes.
func (w *world) runWithoutSettling() (stop func()) {
	w.Helper()
	runner := tasktest.NewRunner(w, w.db, tasktest.Lease)
	relaytest.Seat(runner, w.db, w.chain, w.client, w.keys)
	runner.HandleShared(change.StartTask(on), 8, w.engine.Start)
	return runner.Start()
}

// countExecuted counts the intents of changes of terms that are executed.
func (w *world) countExecuted(id uuid.UUID) (n int) {
	w.Helper()
	err := w.db.QueryRow(w.Context(), `SELECT COUNT(*) FROM contract_changes c JOIN intents i ON i.id = c.id
		WHERE c.subject = $1 AND c.kind = 'set_fee_terms' AND i.state = 'executed'`, id).Scan(&n)
	if err != nil {
		w.Fatal(err)
	}
	return n
}

// Terms that the chain has and that are not settled yet are no difference. Terms that no change has ordered are one.
func TestTermsThatAreNotSettledAreNoDifference(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		stop := w.run()
		made := w.createReady()
		stop()
		lower := money.Bps(500)
		if _, err := w.wrappers.ChangeTerms(t.Context(), org, made.ID, feewrapper.Terms{PerformanceFee: &lower, Recipient: &customer}); err != nil {
			t.Fatal(err)
		}
		stop = w.runWithoutSettling()
		w.until("the change is executed", func() bool { return w.countExecuted(made.ID) == 1 })
		stop()
		if now := w.getWrapper(made.ID); now.PerformanceFee != made.PerformanceFee {
			t.Fatalf("the change is settled: the fee is %d", now.PerformanceFee)
		}
		if found := w.findDifferences(); len(found) > 0 {
			t.Errorf("a change that is not settled: %v", found)
		}
		err := db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`UPDATE fee_wrappers SET max_performance_fee = max_performance_fee + 1 WHERE id = $1`, made.ID)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if found := w.findDifferences(); len(found) != 1 {
			t.Errorf("a bound that no change has ordered: %v, want one difference", found)
		}
	})
}

// A raise of fees that was due and that a stranger has put into force is no difference while its task waits. Without the task it is one.
func TestARaiseThatAStrangerAppliedIsNoDifference(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		stop := w.run()
		made := w.createReady()
		higher := money.Bps(1500)
		if _, err := w.wrappers.ChangeTerms(t.Context(), org, made.ID, feewrapper.Terms{PerformanceFee: &higher}); err != nil {
			t.Fatal(err)
		}
		raised := w.waitFor("the raise is announced", made.ID, func(now feewrapper.Wrapper) bool { return now.Raise != nil })
		stop()
		db.Clock().Advance(49 * time.Hour)
		w.waitFinalAfter(raised.Raise.At)
		if err := w.chain.AsOwner(t.Context(), made.Contract, wrapperABI.PackApplyFeeRaise()); err != nil {
			t.Fatal(err)
		}
		w.until("the raise is in force at the final block", func() bool {
			final, err := w.client.Final(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			return w.performanceFeeAt(made, final) == int64(higher)
		})
		if found := w.findDifferences(); len(found) > 0 {
			t.Errorf("a raise that a stranger applied: %v", found)
		}
		err := db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`DELETE FROM tasks WHERE kind = $1`, feewrapper.RaiseTask(on))
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		if found := w.findDifferences(); len(found) != 1 {
			t.Errorf("a raise that no task will take over: %v, want one difference", found)
		}
	})
}

// performanceFeeAt reads the fee that is in force at a block.
func (w *world) performanceFeeAt(made feewrapper.Wrapper, at evm.Block) int64 {
	w.Helper()
	out, err := w.client.Call(w.Context(), ethereum.CallMsg{To: &made.Contract, Data: wrapperABI.PackPerformanceFeeBps()}, new(big.Int).SetUint64(at.Number))
	if err != nil {
		w.Fatal(err)
	}
	return new(big.Int).SetBytes(out).Int64()
}
