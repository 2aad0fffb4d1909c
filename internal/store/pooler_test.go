package store_test

import (
	"fmt"
	"sync"
	"testing"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// Behind a pooler that gives every transaction another connection, no state stays on one: replicas migrate at once
// and none keeps the lock, and their transactions, batches and reads, of more connections than the server has, go on
// beside each other.
func TestBehindAPooler(t *testing.T) {
	t.Parallel()
	direct := storetest.Address(t, store.Postgres)
	server := storetest.Connect(t, direct)
	must(t, server.Write(t.Context(), func(tx *store.Tx) error {
		tx.Defer("DROP SCHEMA public CASCADE")
		tx.Defer("CREATE SCHEMA public")
		return nil
	}))
	address := storetest.Pooled(t, direct, 3)
	replicas := []*store.DB{storetest.Connect(t, address), storetest.Connect(t, address)}
	inParallel(t, len(replicas), func(i int) error { return replicas[i].Migrate(t.Context(), nil) })
	must(t, replicas[1].CheckSchema(t.Context()))
	assertEqual(t, "locks that were left behind", countRows(t, server, `SELECT COUNT(*) FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`), 0)

	createProbes(t, replicas[0])
	const writers, rounds = 16, 25
	inParallel(t, writers, func(i int) error {
		db := replicas[i%2]
		for round := range rounds {
			err := db.Write(t.Context(), func(tx *store.Tx) error {
				setProbe(tx, fmt.Sprint("own ", i), round)
				var before int
				if err := tx.QueryRow(t.Context(), fmt.Sprintf("SELECT n + %d FROM probes WHERE id = $1", round), fmt.Sprint("own ", i)).Scan(&before); err != nil {
					return err
				}
				tx.Defer("INSERT INTO probes (id, n) VALUES ('all', 1) ON CONFLICT (id) DO UPDATE SET n = probes.n + 1")
				return nil
			})
			if err != nil {
				return err
			}
			read := store.BatchQuery{SQL: fmt.Sprintf("SELECT n - %d FROM probes WHERE id = $1", round), Args: []any{"all"}, Read: func(rows store.Rows) error { rows.Next(); return rows.Err() }}
			if err := db.SendBatch(t.Context(), read, read); err != nil {
				return err
			}
			if err := db.WriteNoFsync(t.Context(), read); err != nil {
				return err
			}
		}
		return nil
	})
	assertEqual(t, "transactions", readProbe(t, replicas[0], "all"), writers*rounds)

	var inside string
	must(t, replicas[0].Write(t.Context(), func(tx *store.Tx) error {
		return tx.QueryRow(t.Context(), "SHOW idle_in_transaction_session_timeout").Scan(&inside)
	}))
	assertEqual(t, "how long a transaction may hang", inside, "10s")
}

// inParallel runs n functions at once.
func inParallel(t *testing.T, n int, run func(i int) error) {
	t.Helper()
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() {
			if err := run(i); err != nil {
				t.Errorf("number %d: %v", i, err)
			}
		})
	}
	wg.Wait()
}

func countRows(t *testing.T, db *store.DB, query string) (n int) {
	t.Helper()
	must(t, db.QueryRow(t.Context(), query).Scan(&n))
	return n
}
