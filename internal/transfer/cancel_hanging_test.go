package transfer_test

import (
	"context"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/transfer"
)

// hangingCancel is a hanging chain that is asked whether an account is delegated before an id is given up
// there that was not signed here, as after a lost database.
type hangingCancel struct{ *hanging }

func (h hangingCancel) Cancel(ctx context.Context, _ intent.Order, _ []byte) (intent.Cancellation, error) {
	return intent.Cancellation{}, h.wait(ctx)
}

// More ids are to be given up on a chain whose node hangs than there are workers. A cancellation on another
// chain is signed all the same, whether its task names its chain or is one of a service of an earlier version.
func TestAHangingChainHoldsUpNoCancellationElsewhere(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w, h := newPoorWorld(t, db, 0), newHanging(t)
		steps := make([]uuid.UUID, 7)
		for n := range steps {
			_, steps[n] = w.signedPayout(w.createFunded(100*money.Dollar), 60*money.Dollar)
		}
		own, before, hung := steps[0], steps[1], steps[2:]
		w.stop()                                          // the carrier too, which would read the rows that are changed here
		w.execSQL(`UPDATE intents SET state = 'carried'`) // others may have the signatures
		for _, step := range hung {
			w.execSQL(`UPDATE steps SET chain = $1 WHERE id = $2`, string(chain.SolanaDevnet), step)
			w.execSQL(`UPDATE intents SET chain = $1 WHERE id = $2`, string(chain.SolanaDevnet), step)
		}
		other := w.replicaOn(map[chain.Name]transfer.Chain{chain.SolanaDevnet: {}}, intent.New(db, nil, map[chain.Name]intent.Chain{chain.SolanaDevnet: {Family: hangingCancel{h}}}))
		runner := tasktest.NewRunner(t, db, tasktest.Lease)
		runner.HandleShared(transfer.ChainCancelTask(chain.SolanaDevnet), 4, other.SubmitCancellation)
		runner.HandleShared(transfer.ChainCancelTask(chain.EthereumSepolia), 4, w.transfers.SubmitCancellation)
		runner.Handle(transfer.CancelTask, 1, w.transfers.ForwardCancellation)
		runner.Start()
		cancel := func(step uuid.UUID) {
			t.Helper()
			if err := w.transfers.CancelSigned(w.ctx, step, "paid by hand"); err != nil {
				t.Fatal(err)
			}
		}
		for _, step := range hung {
			cancel(step)
		}
		w.until("the node is asked by as many as may", func() bool { return h.asked.Load() >= 2 })
		w.addEarlierCancelTasks(before, hung[0])
		cancel(own)
		w.until("the cancellations on the other chain are signed", func() bool {
			return w.countRows(`SELECT COUNT(*) FROM intents WHERE id IN ($1, $2) AND cancellation <> ''`, own, before) == 2
		})
		w.until("no task of an earlier version is left", func() bool {
			return w.countRows(`SELECT COUNT(*) FROM tasks WHERE kind = $1`, transfer.CancelTask) == 0
		})
	})
}

// addEarlierCancelTasks has cancellations be asked for as services of earlier versions do, which have one kind of
// task for all chains.
func (w *world) addEarlierCancelTasks(steps ...uuid.UUID) {
	w.Helper()
	for _, step := range steps {
		w.execSQL(`UPDATE intents SET cancel_asked_at = 1 WHERE id = $1`, step)
		if err := w.db.Write(w.ctx, func(tx *store.Tx) error { task.AddNow(tx, transfer.CancelTask, step.String()); return nil }); err != nil {
			w.Fatal(err)
		}
	}
}

// execSQL changes the database.
func (w *world) execSQL(sql string, args ...any) {
	w.Helper()
	if err := w.db.Write(w.ctx, func(tx *store.Tx) error { tx.Defer(sql, args...); return nil }); err != nil {
		w.Fatal(err)
	}
}
