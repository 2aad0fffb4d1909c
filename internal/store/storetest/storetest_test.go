package storetest

import (
	"testing"

	"github.com/granaryhq/granary/internal/store"
)

func TestEachDatabaseIsMigratedAndItsOwn(t *testing.T) {
	Each(t, func(t *testing.T, db *store.DB) {
		if err := db.CheckSchema(t.Context()); err != nil {
			t.Fatal(err)
		}
		createProbe(t, db)
		other := Open(t, db.Engine())
		if n := countProbes(t, other); n != 0 {
			t.Errorf("a fresh database holds %d rows of another test", n)
		}
	})
}

func TestConnectIsASecondWayIntoOneDatabase(t *testing.T) {
	for _, engine := range Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			address := Address(t, engine)
			one, two := Connect(t, address), Connect(t, address)
			createProbe(t, one)
			if n := countProbes(t, two); n != 1 {
				t.Errorf("the second connection sees %d rows, not 1", n)
			}
		})
	}
}

func BenchmarkOpen(b *testing.B) {
	for _, engine := range Engines(b) {
		b.Run(string(engine), func(b *testing.B) {
			for b.Loop() {
				Open(b, engine)
			}
		})
	}
}

func createProbe(t *testing.T, db *store.DB) {
	t.Helper()
	err := db.Write(t.Context(), func(tx *store.Tx) error {
		_, err := tx.Exec(t.Context(), "CREATE TABLE storetest_probe AS SELECT 1 AS n")
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// countProbes counts the probe's tables, by names both engines have.
func countProbes(t *testing.T, db *store.DB) (n int) {
	t.Helper()
	catalog := "pg_tables WHERE tablename"
	if db.Engine() == store.SQLite {
		catalog = "sqlite_master WHERE name"
	}
	if err := db.QueryRow(t.Context(), "SELECT count(*) FROM "+catalog+" = 'storetest_probe'").Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}
