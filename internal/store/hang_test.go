package store_test

import (
	"context"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A replica that hangs in the middle of a transaction does not keep what it has
// locked from the others. When it goes on, nothing of it is committed.
func TestAHungTransactionLocksNobodyOut(t *testing.T) {
	address := storetest.Address(t, store.Postgres)
	hung, other := storetest.Connect(t, address+also(address)+"idle_in_transaction_session_timeout=300ms"), storetest.Connect(t, address)
	probes(t, other)
	must(t, other.Write(t.Context(), func(tx *store.Tx) error { set(tx, "a", 1); return nil }))
	holds, goesOn, ended := make(chan struct{}), make(chan struct{}), make(chan error, 1)
	go func() {
		ended <- hung.Write(context.WithoutCancel(t.Context()), func(tx *store.Tx) error {
			add(tx, "a", 10)
			err := tx.Flush(t.Context())
			close(holds)
			<-goesOn
			add(tx, "a", 100)
			return err
		})
	}()
	<-holds
	must(t, other.Write(t.Context(), func(tx *store.Tx) error { add(tx, "a", 1); return nil }))
	close(goesOn)
	if err := <-ended; err == nil {
		t.Error("it was told of success")
	}
	if n := get(t, other, "a"); n != 2 {
		t.Errorf("the counter is %d, not 2", n)
	}
	must(t, hung.Write(t.Context(), func(tx *store.Tx) error { add(tx, "a", 1); return nil }))
}

// Every connection asks for it, unless the address says otherwise.
func TestNoTransactionHangsForLong(t *testing.T) {
	address := storetest.Address(t, store.Postgres)
	for options, want := range map[string]string{"": "10s", "idle_in_transaction_session_timeout=1min": "1min"} {
		db := storetest.Connect(t, address+also(address)+options)
		var got string
		must(t, db.QueryRow(t.Context(), "SHOW idle_in_transaction_session_timeout").Scan(&got))
		if got != want {
			t.Errorf("with %q it is %s, not %s", options, got, want)
		}
	}
}

// also is what an option of an address follows.
func also(address string) string {
	if strings.Contains(address, "?") {
		return "&"
	}
	return "?"
}
