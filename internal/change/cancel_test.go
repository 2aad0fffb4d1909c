package change_test

import (
	"errors"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// untilSigned waits until a change's intent is signed.
func (w *world) untilSigned(id uuid.UUID) {
	w.Helper()
	w.until("the intent is signed", func() bool { return w.countIntents(`id = $1 AND state = 'signed'`, id) == 1 })
}

func (w *world) countIntents(where string, args ...any) (n int) {
	w.Helper()
	if err := w.db.QueryRow(w.ctx, `SELECT COUNT(*) FROM intents WHERE `+where, args...).Scan(&n); err != nil {
		w.Fatal(err)
	}
	return n
}

// assertCancelled checks that a change failed because it was cancelled, that none of its effects happened, and that
// the next of its line was confirmed.
func (w *world) assertCancelled(cancelled, next uuid.UUID) {
	w.Helper()
	w.waitEnded(cancelled, next)
	if c := w.getChange(cancelled); c.Status != change.Failed || c.Error != "cancelled by the operator: a wrong recipient" {
		w.Errorf("the cancelled change is %s: %q", c.Status, c.Error)
	}
	if c := w.getChange(next); c.Status != change.Confirmed {
		w.Errorf("the next of its line is %s: %q", c.Status, c.Error)
	}
	if n := w.paidUnits(); n != 1 {
		w.Errorf("%d were paid, want the 1 of the next", n)
	}
	if err := w.engine.CancelSigned(w.ctx, cancelled, "again"); !errors.Is(err, change.ErrNotSigned) {
		w.Errorf("cancelling what has ended: %v", err)
	}
	w.waitIdle()
}

func TestASignedChangeThatNobodySawIsCancelledAtOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db) // whose relayer has no money
		w.fundAccount()
		ids := w.requestChanges(uuid.New(), pay, pay)
		w.runReplica(db, w.engine)
		w.untilSigned(ids[0])
		if err := w.engine.CancelSigned(w.ctx, ids[0], "a wrong recipient"); err != nil {
			t.Fatal(err)
		}
		w.waitEnded(ids[0])
		w.fundRelayer()
		w.assertCancelled(ids[0], ids[1])
	})
}

// An intent that may be known to others ends by the chain: the account signs a cancellation of its nonce, and the
// change is open until that is final.
func TestASignedChangeThatMayBeKnownIsCancelledByTheChain(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		w.fundAccount()
		ids := w.requestChanges(uuid.New(), pay, pay)
		w.runReplica(db, w.engine)
		w.untilSigned(ids[0])
		err := db.Write(w.ctx, func(tx *store.Tx) error {
			tx.Defer(`UPDATE intents SET state = 'carried' WHERE id = $1`, ids[0])
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		for range 2 { // twice is once
			if err := w.engine.CancelSigned(w.ctx, ids[0], "a wrong recipient"); err != nil {
				t.Fatal(err)
			}
		}
		w.until("its cancellation is signed", func() bool { return w.countIntents(`id = $1 AND cancellation <> ''`, ids[0]) == 1 })
		if c := w.getChange(ids[0]); c.Status != change.Submitted {
			t.Errorf("it is %s before the chain has decided", c.Status)
		}
		open, err := intent.New(db, nil, nil).ListOpen(w.ctx)
		if err != nil || len(open) != 1 || open[0].ID != ids[0] || open[0].SettledBy != change.SettleTask {
			t.Errorf("the open intents: %+v, %v", open, err)
		}
		w.fundRelayer()
		w.assertCancelled(ids[0], ids[1])
	})
}

// A service of an earlier version has one kind of task for all chains.
func TestACancellationThatAnEarlierVersionAskedForIsSigned(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		w.fundAccount()
		ids := w.requestChanges(uuid.New(), pay, pay)
		w.runReplica(db, w.engine)
		w.untilSigned(ids[0])
		err := db.Write(w.ctx, func(tx *store.Tx) error {
			tx.Defer(`UPDATE intents SET state = 'carried', cancel_asked_at = 1, cancel_reason = 'a wrong recipient' WHERE id = $1`, ids[0])
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		w.addTask(change.CancelTask, ids[0])
		w.until("its cancellation is signed", func() bool { return w.countIntents(`id = $1 AND cancellation <> ''`, ids[0]) == 1 })
		w.fundRelayer()
		w.assertCancelled(ids[0], ids[1])
	})
}

func TestOnlyASignedChangeIsCancelled(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		ids := w.requestChanges(uuid.New(), nothing)
		if err := w.engine.CancelSigned(w.ctx, ids[0], "too early"); !errors.Is(err, change.ErrNotSigned) {
			t.Errorf("cancelling what is not signed: %v", err)
		}
		w.runReplica(db, w.engine)
		w.waitEnded(ids...)
		if err := w.engine.CancelSigned(w.ctx, ids[0], "too late"); !errors.Is(err, change.ErrNotSigned) {
			t.Errorf("cancelling what has ended: %v", err)
		}
		if err := w.engine.CancelSigned(w.ctx, uuid.New(), "a stranger's"); err == nil {
			t.Error("a change that is none was cancelled")
		}
	})
}
