package change_test

import (
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

func TestChangesOfASubjectHappenInTheirOrder(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		w.fundRelayer()
		w.fundAccount()
		ids := w.requestChanges(uuid.New(), pay, nothing, pay, unfit, tooMuch, pay, outdated, misfit)
		w.runReplica(db, w.engine)
		w.waitEnded(ids...)
		if asked, ended := w.askedAndEnded(); !slices.Equal(ended, ids) || !slices.Equal(asked, ids) {
			t.Errorf("asked %v, ended %v, accepted %v", asked, ended, ids)
		}
		for i, want := range []change.Status{change.Confirmed, change.Confirmed, change.Confirmed, change.Failed, change.Failed, change.Confirmed, change.Failed, change.Failed} {
			c := w.getChange(ids[i])
			if c.Status != want {
				t.Errorf("the change %d is %s, want %s", i, c.Status, want)
			}
			if (c.Error != "") != (want == change.Failed) {
				t.Errorf("the change %d, which is to be %s, has the error %q", i, want, c.Error)
			}
			if (len(c.TxHashes) == 1) != (c.Kind == pay || c.Kind == misfit) {
				t.Errorf("the change %d, a %s, has the transactions %v", i, c.Kind, c.TxHashes)
			}
		}
		if n := w.paidUnits(); n != 4 {
			t.Errorf("paid %d, not 4", n)
		}
		for i, want := range map[int]failure.Reason{
			0: {},
			3: {Code: failure.ChangeNotApplicable, Text: "it does not fit"},
			6: {Code: failure.ContractOutdated, Text: "it is of version 1"},
			7: {Code: failure.ContractMissing, Text: "it is at another address"},
		} {
			if is := w.getChange(ids[i]).Failure(); is != want {
				t.Errorf("the change %d failed by %+v, want %+v", i, is, want)
			}
		}
		if is := w.getChange(ids[4]).Failure(); is.Code != failure.InsufficientBalance {
			t.Errorf("the transfer of more than there is failed by %+v", is)
		}
	})
}

func TestAChangeWhoseTasksRunAgainAndAgainHappensOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		w.fundRelayer()
		w.fundAccount()
		id := w.requestChanges(uuid.New(), pay)[0]
		w.runReplica(db, w.engine)
		again := func() {
			w.addTask(change.StartTask(on), id)
			w.addTask(change.SettleTask, id)
		}
		w.until("the change ends", func() bool { again(); return w.getChange(id).Status == change.Confirmed })
		was := w.getChange(id)
		again()
		w.waitIdle()
		if _, ended := w.askedAndEnded(); len(ended) != 1 || w.paidUnits() != 1 {
			t.Errorf("ended %v, paid %d", ended, w.paidUnits())
		}
		is := w.getChange(id)
		if is.Status != was.Status {
			t.Errorf("it was %s and is %s", was.Status, is.Status)
		}
		if !slices.Equal(is.TxHashes, was.TxHashes) {
			t.Errorf("it had the transactions %v and has %v", was.TxHashes, is.TxHashes)
		}
		if !is.UpdatedAt.Equal(was.UpdatedAt) {
			t.Errorf("it was changed at %s", is.UpdatedAt)
		}
	})
}

// An intent that expires for a reason of its own is signed again, but not for ever: the change fails with the reason,
// and the next of its subject has its turn.
func TestAChangeThatExpiresAgainAndAgainFails(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db) // whose relayer has no money
		w.fundAccount()
		ids := w.requestChanges(uuid.New(), pay, nothing)
		w.runReplica(db, w.engine)
		const why = "call 0 failed: not from a contract"
		for range 3 {
			w.until("the intent is signed", func() bool {
				var open int
				err := db.QueryRow(w.ctx, `SELECT COUNT(*) FROM intents WHERE id = $1 AND state = 'signed'`, ids[0]).Scan(&open)
				return err == nil && open == 1
			})
			// As the relay does once the deadline has passed after the carrier's refusal.
			if err := db.Write(w.ctx, func(tx *store.Tx) error {
				return intent.Close(tx, intent.Open{ID: ids[0], State: intent.Signed, SettleTask: change.SettleTask}, intent.Expire, failure.New(failure.ContractRefused, why))
			}); err != nil {
				t.Fatal(err)
			}
		}
		w.waitEnded(ids...)
		if c := w.getChange(ids[0]); c.Status != change.Failed || c.Failure() != failure.New(failure.ContractRefused, why) {
			t.Errorf("it is %s: %+v", c.Status, c.Failure())
		}
		if c := w.getChange(ids[1]); c.Status != change.Confirmed {
			t.Errorf("the next of the subject is %s", c.Status)
		}
	})
}

func TestAnExpiredIntentIsSignedAnewAndExecutedOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db) // whose relayer has no money
		w.fundAccount()
		ids := w.requestChanges(uuid.New(), pay, pay)
		w.runReplica(db, w.engine)
		for signed := range 2 {
			w.until("the intent is signed", func() bool {
				asked, _ := w.askedAndEnded()
				var open int
				if err := db.QueryRow(w.ctx, `SELECT COUNT(*) FROM intents WHERE id = $1 AND state = 'signed'`, ids[0]).Scan(&open); err != nil {
					t.Fatal(err)
				}
				return len(asked) == signed+1 && open == 1
			})
			if c := w.getChange(ids[0]); c.Status != change.Submitted || len(c.TxHashes) > 0 {
				t.Errorf("it is %+v", c)
			}
			db.Clock().Advance(25 * time.Hour)
		}
		w.fundRelayer()
		w.waitEnded(ids...)
		w.waitIdle()
		asked, ended := w.askedAndEnded()
		if len(asked) != 4 || !slices.Equal(asked[2:], ids[:2]) {
			t.Errorf("asked %v, accepted %v", asked, ids)
		}
		if !slices.Equal(ended, ids) {
			t.Errorf("ended %v, accepted %v", ended, ids)
		}
		if n := w.paidUnits(); n != 2 {
			t.Errorf("paid %d, not 2", n)
		}
	})
}

func TestReplicasCarryOutEachChangeOnceAndInOrder(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			address := storetest.Address(t, engine)
			one, two := storetest.Connect(t, address), storetest.Connect(t, address)
			w := newWorld(t, one)
			w.fundRelayer()
			w.fundAccount()
			subjects := make([][]uuid.UUID, 3)
			var all []uuid.UUID
			for i := range subjects {
				subjects[i] = w.requestChanges(uuid.New(), pay, tooMuch, pay, pay)
				all = append(all, subjects[i]...)
			}
			w.runReplica(one, w.engine)
			w.runReplica(two, w.newEngine(two))
			for _, id := range all {
				w.addTask(change.StartTask(on), id)
			}
			w.waitEnded(all...)
			w.waitIdle()
			_, ended := w.askedAndEnded()
			for _, ids := range subjects {
				var of []uuid.UUID
				for _, id := range ended {
					if slices.Contains(ids, id) {
						of = append(of, id)
					}
				}
				if !slices.Equal(of, ids) {
					t.Errorf("ended %v, accepted %v", of, ids)
				}
			}
			if n := w.paidUnits(); n != 9 {
				t.Errorf("paid %d, not 9", n)
			}
		})
	}
}

// A change that is accepted while the one before it ends is not seen by that end,
// which will not start it. So its own start waits until the end has committed.
func TestAChangeWaitsForTheEndOfTheOneBefore(t *testing.T) {
	t.Parallel()
	db := storetest.Open(t, store.Postgres)
	w := newWorld(t, db)
	w.fundRelayer()
	w.fundAccount()
	ids := w.requestChanges(uuid.New(), pay, pay)
	err := db.Write(t.Context(), func(tx *store.Tx) error { // its end, which does not know of the second
		tx.Defer(`DELETE FROM tasks WHERE key = $1`, ids[0].String())
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	err = db.Write(t.Context(), func(tx *store.Tx) error {
		var id uuid.UUID
		if err := tx.QueryRow(t.Context(), `UPDATE contract_changes SET status = 'failed' WHERE id = $1 RETURNING id`, ids[0]).Scan(&id); err != nil {
			return err
		}
		w.runReplica(db, w.engine)
		w.until("the second's start waits, or is over", func() bool {
			var waiting int
			if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`).Scan(&waiting); err != nil {
				t.Fatal(err)
			}
			return waiting > 0 || w.countTasks(`key = $1`, ids[1].String()) == 0
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	w.waitEnded(ids[1])
	if n := w.paidUnits(); n != 1 {
		t.Errorf("paid %d, not 1", n)
	}
}

func TestAccountsOfAnOrganizationAreNobodyElses(t *testing.T) {
	w := newWorld(t, storetest.Open(t, store.SQLite))
	other := devnettest.OtherOrganization
	seen := map[string]string{}
	for name, of := range map[string]uuid.UUID{"one": org, "other": other, "nobody": uuid.Nil, "everybody": uuid.Max} {
		for _, actor := range []change.Actor{change.Owner, change.Keeper} {
			account, err := w.engine.Account(w.ctx, on, of, actor)
			if err != nil {
				t.Fatal(err)
			}
			if was, ok := seen[string(account)]; ok {
				t.Errorf("the %s of %s has the account of %s", actor, name, was)
			}
			seen[string(account)] = string(actor) + " of " + name
		}
		wallet, _, err := w.keys.Addresses(of)
		if err != nil {
			t.Fatal(err)
		}
		if was, ok := seen[wallet.EVM().Hex()]; ok {
			t.Errorf("the wallet %s has the account of the %s", of, was)
		}
		seen[wallet.EVM().Hex()] = "the wallet " + name
	}
}
