package store_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

func TestABadAddressLeaksNoPassword(t *testing.T) {
	const password = "hunter2secret"
	for _, address := range []string{
		"",
		"mysql://granary:" + password + "@localhost/granary",
		"postgres://granary:" + password + "@localhost:port/granary",
		"postgres://granary:" + password + "@%zz/granary",
		"postgres://granary:" + password + "@localhost/granary?sslmode=maybe",
		"postgres://granary:" + password + "@127.0.0.1:1/granary?connect_timeout=5",
		"postgresql://granary:" + password + "@/granary?host=" + t.TempDir(),
		"postgres://localhost:1/granary?password=" + password,
		"sqlite:",
		"sqlite::memory:",
		"sqlite:" + t.TempDir(),
		"sqlite:" + filepath.Join(t.TempDir(), "missing", "granary.db"),
	} {
		db, err := store.Open(t.Context(), address, clock.New())
		if err == nil {
			db.Close()
			t.Errorf("%q opens", address)
			continue
		}
		if strings.Contains(err.Error(), password) {
			t.Errorf("the error tells the password: %v", err)
		}
	}
}

// Opening makes no ledger of a slip in a path.
func TestOpeningMakesNoDatabase(t *testing.T) {
	path := filepath.Join(t.TempDir(), "nope.db")
	if _, err := store.Open(t.Context(), "sqlite:"+path, clock.New()); !errors.Is(err, store.ErrNoDatabase) || !strings.Contains(err.Error(), path) {
		t.Errorf("a file that is not there: %v", err)
	}
	if _, err := os.Stat(path); !os.IsNotExist(err) {
		t.Errorf("opening made the file: %v", err)
	}
}

// SQLite writes files beside its own. Where it cannot, the error names the file and what is to be done.
func TestSQLiteNeedsItsDirectory(t *testing.T) {
	path := filepath.Join(t.TempDir(), "granary.db")
	if err := os.Mkdir(path+"-journal", 0o700); err != nil {
		t.Fatal(err)
	}
	db, err := store.Create(t.Context(), "sqlite:"+path, clock.New())
	if err == nil {
		db.Close()
	}
	if err == nil || !strings.Contains(err.Error(), path) || !strings.Contains(err.Error(), "directory must be writable") {
		t.Errorf("without the journal beside it the file is opened: %v", err)
	}
}

func TestAPathMayHoldAnything(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a b?c#d%25é&_pragma=x.db")
	db, err := store.Create(t.Context(), "sqlite:"+path, clock.New())
	must(t, err)
	t.Cleanup(db.Close)
	createProbes(t, db)
	must(t, db.Ping(t.Context()))
	if _, err := os.Stat(path); err != nil {
		t.Error(err)
	}
}

func TestOnlyTheOwnerReachesTheFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "granary.db")
	db, err := store.Create(t.Context(), "sqlite:"+path, clock.New())
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if err := db.Migrate(t.Context(), nil); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{path, path + "-wal", path + "-shm"} {
		info, err := os.Stat(name)
		if err != nil {
			t.Fatal(err)
		}
		if info.Mode().Perm() != 0o600 {
			t.Errorf("%s is %v", filepath.Base(name), info.Mode().Perm())
		}
	}
}

func TestReadersCannotWrite(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	createProbes(t, db)
	rows, err := db.Query(t.Context(), "INSERT INTO probes (id, n) VALUES ('a', 1) RETURNING n")
	_, err = store.Collect(rows, err, func(r store.Rows) (n int, err error) { return n, r.Scan(&n) })
	if err == nil {
		t.Error("a read wrote")
	}
}

// emptyAddress gives the address of an empty database.
func emptyAddress(t *testing.T, engine store.Engine) string {
	t.Helper()
	if engine == store.SQLite {
		address := "sqlite:" + filepath.Join(t.TempDir(), "granary.db")
		db, err := store.Create(t.Context(), address, clock.New())
		must(t, err)
		db.Close()
		return address
	}
	address := storetest.Address(t, engine)
	db := storetest.Connect(t, address)
	must(t, db.Write(t.Context(), func(tx *store.Tx) error {
		_, err := tx.Exec(t.Context(), "CREATE SCHEMA fresh")
		return err
	}))
	return address + "&search_path=fresh"
}

func TestMigrate(t *testing.T) {
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			address := emptyAddress(t, engine)
			db := storetest.Connect(t, address)
			if err := db.CheckSchema(t.Context()); !errors.Is(err, store.ErrSchema) {
				t.Errorf("an empty database: %v", err)
			}
			var mu sync.Mutex
			var versions []int64
			note := func(version int64, source string, took time.Duration) {
				mu.Lock()
				defer mu.Unlock()
				versions = append(versions, version)
				if !strings.HasSuffix(source, ".sql") || took <= 0 {
					t.Errorf("migration %d comes from %q and took %s", version, source, took)
				}
			}
			// Replicas that start at once.
			var wg sync.WaitGroup
			for _, replica := range []*store.DB{db, storetest.Connect(t, address), storetest.Connect(t, address)} {
				wg.Go(func() {
					if err := replica.Migrate(t.Context(), note); err != nil {
						t.Error(err)
					}
				})
			}
			wg.Wait()
			must(t, db.Migrate(t.Context(), note))
			slices.Sort(versions) // on SQLite they share them
			if n := len(versions); n < 7 || len(slices.Compact(slices.Clone(versions))) != n {
				t.Errorf("migrations ran as %v", versions)
			}
			must(t, db.CheckSchema(t.Context()))
			must(t, db.Migrate(t.Context(), nil))
		})
	}
}

// Each migration is reported as soon as it is committed: the log shows which one is running.
func TestAMigrationIsReportedWhenItIsCommitted(t *testing.T) {
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			address := emptyAddress(t, engine)
			db, observer := storetest.Connect(t, address), storetest.Connect(t, address)
			reported := 0
			must(t, db.Migrate(t.Context(), func(version int64, _ string, _ time.Duration) {
				reported++
				var newest int64
				if err := observer.QueryRow(t.Context(), `SELECT MAX(version_id) FROM goose_db_version`).Scan(&newest); err != nil || newest != version {
					t.Errorf("migration %d is reported when the newest is %d: %v", version, newest, err)
				}
			}))
			if reported < 7 {
				t.Errorf("%d migrations are reported", reported)
			}
		})
	}
}

// Migration 83 makes tables that migration 90 drops. A process that listed it before another process ran all migrations
// would otherwise make them again.
func TestAnAppliedMigrationIsNotRunAgain(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		if err := db.ApplyMigration(t.Context(), 83); err == nil || !strings.Contains(err.Error(), "applied meanwhile") {
			t.Errorf("migration 83 ran again: %v", err)
		}
		if rows, err := db.Query(t.Context(), `SELECT 1 FROM database_origin`); err == nil {
			rows.Close()
			t.Error("the tables of migration 83 exist")
		}
		must(t, db.CheckSchema(t.Context()))
	})
}

// A database that has migrations of higher numbers gets one that came later: until then the schema
// is not current.
func TestMigrationsMayComeOutOfOrder(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		has := func(table string) bool {
			rows, err := db.Query(t.Context(), `SELECT 1 FROM `+table)
			if err == nil {
				rows.Close()
			}
			return err == nil
		}
		must(t, db.Write(t.Context(), func(tx *store.Tx) error {
			for _, undone := range []string{`DROP TABLE signed_markers`, `DROP TABLE marker_chains`, `ALTER TABLE signed_texts RENAME TO signed_nonces`} {
				tx.Defer(undone)
			}
			tx.Defer(`DELETE FROM goose_db_version WHERE version_id = 68`)
			return nil
		}))
		if err := db.CheckSchema(t.Context()); !errors.Is(err, store.ErrSchema) {
			t.Errorf("without a migration in the middle: %v", err)
		}
		var versions []int64
		must(t, db.Migrate(t.Context(), func(version int64, _ string, _ time.Duration) { versions = append(versions, version) }))
		if !slices.Equal(versions, []int64{68}) || !has("marker_chains") || has("signed_nonces") {
			t.Errorf("migrations ran as %v", versions)
		}
		must(t, db.CheckSchema(t.Context()))
	})
}

// However many processors there are, and so connections.
func TestSQLiteKeepsABoundedPartInMemory(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	cache, err := db.CacheKiB(t.Context())
	must(t, err)
	if most := int64(64 << 10); cache > most || cache < most/2 {
		t.Errorf("all connections keep up to %d KiB", cache)
	}
}

func TestSQLiteTablesAreStrict(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	rows, err := db.Query(t.Context(), `SELECT name FROM pragma_table_list WHERE type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%' AND name <> 'goose_db_version'`)
	loose, err := store.Collect(rows, err, func(r store.Rows) (name string, err error) { return name, r.Scan(&name) })
	if err != nil || len(loose) > 0 {
		t.Errorf("not STRICT: %v, %v", loose, err)
	}
	var tables int
	must(t, db.QueryRow(t.Context(), "SELECT COUNT(*) FROM pragma_table_list WHERE strict = 1").Scan(&tables))
	if tables < 10 {
		t.Errorf("%d tables are STRICT", tables)
	}
}

func TestTheProgramHoldsNoTestingCode(t *testing.T) {
	out, err := exec.CommandContext(t.Context(), "go", "list", "-deps", ".").Output()
	must(t, err)
	for dep := range strings.Lines(string(out)) {
		if strings.HasPrefix(dep, "testing") {
			t.Errorf("the store imports %s", strings.TrimSpace(dep))
		}
	}
}
