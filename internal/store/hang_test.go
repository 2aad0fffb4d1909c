package store_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

// A replica that hangs in the middle of a transaction does not keep its locks from the others. When it goes on, that
// transaction is not committed: it runs again, on the present state.
func TestAHungTransactionLocksNobodyOut(t *testing.T) {
	address := storetest.Address(t, store.Postgres)
	hung, other := storetest.Connect(t, address+querySeparator(address)+"idle_in_transaction_session_timeout=1s"), storetest.Connect(t, address)
	createProbes(t, other)
	must(t, other.Write(t.Context(), func(tx *store.Tx) error { setProbe(tx, "a", 1); return nil }))
	holds, goesOn, ended := make(chan struct{}), make(chan struct{}), make(chan error, 1)
	var first sync.Once
	go func() {
		ended <- hung.Write(t.Context(), func(tx *store.Tx) error {
			addToProbe(tx, "a", 10)
			err := tx.Flush(t.Context())
			first.Do(func() {
				close(holds)
				<-goesOn
			})
			addToProbe(tx, "a", 100)
			return err
		})
	}()
	<-holds
	must(t, other.Write(t.Context(), func(tx *store.Tx) error { addToProbe(tx, "a", 1); return nil }))
	if n := readProbe(t, other, "a"); n != 2 {
		t.Errorf("the other made it %d, not 2", n)
	}
	close(goesOn)
	must(t, <-ended)
	if n := readProbe(t, other, "a"); n != 112 {
		t.Errorf("in the end it is %d, not 112", n)
	}
}

// A transaction whose connection breaks before it commits is run again, on
// another: before it has begun, and in the middle.
func TestABrokenConnection(t *testing.T) {
	for _, begun := range []bool{false, true} {
		t.Run(fmt.Sprintf("begun=%t", begun), func(t *testing.T) {
			address := storetest.Address(t, store.Postgres)
			db, other := storetest.Connect(t, address+querySeparator(address)+"application_name=cut"), storetest.Connect(t, address)
			createProbes(t, other)
			must(t, other.Write(t.Context(), func(tx *store.Tx) error { setProbe(tx, "a", 0); setProbe(tx, "b", 0); return nil }))
			runs := 0
			must(t, db.Write(t.Context(), func(tx *store.Tx) error {
				if runs++; begun {
					addToProbe(tx, "a", 1)
					if err := tx.Flush(t.Context()); err != nil {
						return err
					}
				}
				if runs == 1 {
					breakConnections(t, other)
				}
				addToProbe(tx, "b", 1)
				return nil
			}))
			if n := readProbe(t, other, "b"); n != 1 || runs != 2 {
				t.Errorf("it counted to %d, in %d runs", n, runs)
			}
			if n := readProbe(t, other, "a"); begun && n != 1 {
				t.Errorf("its beginning counted to %d", n)
			}
			assertHealthy(t, db)
		})
	}
}

// The outcome of a commit whose connection broke is unknown: it is not run again, and its caller must look.
func TestABrokenCommitIsNotRunAgain(t *testing.T) {
	runs, err := commitThatWaits(t, t.Context(), func(other *store.DB) { breakConnections(t, other) })
	if !errors.Is(err, store.ErrUnavailable) {
		t.Errorf("it ended with %v", err)
	}
	assertEqual(t, "runs", runs, 1)
}

// A commit is not cut off by a caller who leaves. One that waits for a synchronous standby would be done on the
// primary alone, and be seen: a retry would read a state that is lost with the primary.
func TestACommitIsNotCutOff(t *testing.T) {
	ctx, leave := context.WithCancel(t.Context())
	runs, err := commitThatWaits(t, ctx, func(*store.DB) { leave() })
	must(t, err)
	assertEqual(t, "runs", runs, 1)
}

// commitThatWaits writes, has something done while the server is at the commit, lets
// that go on, and returns how it ended.
func commitThatWaits(t *testing.T, ctx context.Context, meanwhile func(other *store.DB)) (runs int, err error) {
	t.Helper()
	address := storetest.Address(t, store.Postgres)
	db, other := storetest.Connect(t, address+querySeparator(address)+"application_name=cut"), storetest.Connect(t, address)
	createProbes(t, other)
	// The commit waits for a lock that the other has.
	must(t, other.Write(t.Context(), func(tx *store.Tx) error {
		tx.Defer(`CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END'`)
		tx.Defer(`CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON probes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION slow()`)
		return nil
	}))
	ended := make(chan error, 1)
	must(t, other.Write(t.Context(), func(tx *store.Tx) error {
		if _, err := tx.Exec(t.Context(), `SELECT pg_advisory_xact_lock(1)`); err != nil {
			return err
		}
		go func() {
			ended <- db.Write(ctx, func(tx *store.Tx) error { runs++; setProbe(tx, "a", 1); return nil })
		}()
		waittest.Until(t, "the commit waits", func() bool {
			var waiting int
			must(t, tx.QueryRow(t.Context(), `SELECT COUNT(*) FROM pg_stat_activity WHERE application_name = 'cut' AND wait_event_type = 'Lock'`).Scan(&waiting))
			return waiting > 0
		})
		meanwhile(other)
		return nil
	}))
	return runs, waittest.Receive(t, "the write ends", ended)
}

// breakConnections breaks the connections of the given names.
func breakConnections(t *testing.T, by *store.DB) {
	t.Helper()
	var n int
	must(t, by.QueryRow(t.Context(), `SELECT COUNT(pg_terminate_backend(pid, 10000)) FROM pg_stat_activity WHERE application_name = 'cut' AND datname = current_database()`).Scan(&n))
	if n == 0 {
		t.Error("there is nothing to cut")
	}
}

// Every connection asks for it, unless the address says otherwise.
func TestNoTransactionHangsForLong(t *testing.T) {
	address := storetest.Address(t, store.Postgres)
	for options, want := range map[string]string{"": "10s", "idle_in_transaction_session_timeout=1min": "1min"} {
		db := storetest.Connect(t, address+querySeparator(address)+options)
		var got string
		must(t, db.QueryRow(t.Context(), "SHOW idle_in_transaction_session_timeout").Scan(&got))
		if got != want {
			t.Errorf("with %q it is %s, not %s", options, got, want)
		}
	}
}

// querySeparator returns the separator before an option of an address.
func querySeparator(address string) string {
	if strings.Contains(address, "?") {
		return "&"
	}
	return "?"
}
