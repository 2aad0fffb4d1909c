// Package storetest gives each test a fresh, migrated database, on SQLite and on PostgreSQL. Tests only: no part of
// the program imports it.
//
// The PostgreSQL server is named by GRANARY_TEST_POSTGRES. Without it the tests that need it fail, they do not skip:
// a result on one engine does not apply to the other.
package storetest

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"hash/fnv"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
)

// Environment is the variable that holds the address of the PostgreSQL server.
const Environment = "GRANARY_TEST_POSTGRES"

// EngineEnvironment is the variable that names the one engine of a run: of the fast command, and under
// the race detector. Without it, tests run on both.
const EngineEnvironment = "GRANARY_TEST_ENGINE"

// BothEnvironment is the variable that lists the packages that run on both engines nevertheless, by their
// directories below the module's root, separated by commas.
const BothEnvironment = "GRANARY_TEST_BOTH"

// ThirdEnvironment is the variable that names the third of the tests (0, 1 or 2) that run on both engines
// nevertheless.
const ThirdEnvironment = "GRANARY_TEST_THIRD"

// Engines returns the engines that a test of the store's users runs on.
func Engines(tb testing.TB) []store.Engine {
	one := os.Getenv(EngineEnvironment)
	if one == "" || runsOnBoth() || os.Getenv(ThirdEnvironment) == strconv.Itoa(turnOf(tb.Name(), 3)) {
		return []store.Engine{store.SQLite, store.Postgres}
	}
	return []store.Engine{store.Engine(one)}
}

// runsOnBoth says whether BothEnvironment lists the package under test, in whose directory go test
// runs it.
var runsOnBoth = sync.OnceValue(func() bool {
	dir, err := os.Getwd()
	return err == nil && slices.ContainsFunc(strings.Split(os.Getenv(BothEnvironment), ","), func(listed string) bool {
		return listed != "" && strings.HasSuffix(filepath.ToSlash(dir), "/"+listed)
	})
})

// EnginesInTurn returns the engines that a slow test runs on: all of Engines, or with -short one of
// them. The test's name decides which one, so that each engine has about half of the tests and a test
// has the same engine in each run.
func EnginesInTurn(tb testing.TB) []store.Engine {
	engines := Engines(tb)
	if !testing.Short() {
		return engines
	}
	i := turnOf(tb.Name(), len(engines))
	return engines[i : i+1]
}

// turnOf distributes names over n turns.
func turnOf(name string, n int) int {
	sum := fnv.New32a()
	_, _ = sum.Write([]byte(name))
	return int(sum.Sum32() % uint32(n))
}

// Each runs fn once per engine, each time as a subtest with a database of its
// own.
func Each(t *testing.T, fn func(t *testing.T, db *store.DB)) {
	t.Helper()
	for _, engine := range Engines(t) {
		t.Run(string(engine), func(t *testing.T) { fn(t, Open(t, engine)) })
	}
}

// EachParallel is Each with the engines side by side, and beside other tests that
// are parallel. It is for tests that mostly wait, and is their last statement.
func EachParallel(t *testing.T, fn func(t *testing.T, db *store.DB)) {
	t.Helper()
	t.Parallel()
	for _, engine := range Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			fn(t, Open(t, engine))
		})
	}
}

// Open opens a fresh database, which is gone when the test ends. The clock is
// its own: db.Clock().
func Open(tb testing.TB, engine store.Engine) *store.DB {
	tb.Helper()
	return Connect(tb, Address(tb, engine))
}

// Connect opens a database a second time, as another replica would: with its
// own connections and its own clock.
func Connect(tb testing.TB, address string) *store.DB {
	tb.Helper()
	db, err := store.Open(tb.Context(), address, clock.New())
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(db.Close)
	return db
}

// Address makes a fresh database and gives its address for store.Open.
func Address(tb testing.TB, engine store.Engine) string {
	tb.Helper()
	if engine == store.SQLite {
		return sqliteAddress(tb)
	}
	return postgresAddress(tb)
}

// Copy makes a backup: it returns the address of a database with the present content of the one at address, to which
// no connection may be open.
func Copy(tb testing.TB, address string) string {
	tb.Helper()
	if path, ok := strings.CutPrefix(address, "sqlite:"); ok {
		content, err := os.ReadFile(path)
		if err != nil {
			tb.Fatal(err)
		}
		copied := filepath.Join(tb.TempDir(), "granary.db")
		if err := os.WriteFile(copied, content, 0o600); err != nil {
			tb.Fatal(err)
		}
		return "sqlite:" + copied
	}
	from, err := url.Parse(address)
	if err != nil {
		tb.Fatal(err)
	}
	return createPostgres(tb, " TEMPLATE "+strings.TrimPrefix(from.Path, "/"))
}

// Migrating costs more than copying the result, under the race detector seconds, so each process does it
// at most once per engine.
var (
	sqliteTemplate   = sync.OnceValues(func() ([]byte, error) { return shareTemplate("sqlite", makeSQLiteTemplate) })
	postgresTemplate = sync.OnceValues(func() ([]byte, error) { return shareTemplate("postgres", makePostgresTemplate) })
)

// templates is a variable that names a directory whose processes share their templates, all of the same
// migrations and the same server. scripts/test sets it.
const templates = "GRANARY_TEST_TEMPLATES"

// shareTemplate returns the template that another process has left in the directory of templates; if there
// is none, it makes one and leaves it there. The others wait meanwhile.
func shareTemplate(name string, makeTemplate func() ([]byte, error)) ([]byte, error) {
	dir := os.Getenv(templates)
	if dir == "" {
		return makeTemplate()
	}
	path := filepath.Join(dir, name)
	lock, err := os.OpenFile(path+".lock", os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	defer func() { _ = lock.Close() }() // and unlocks
	if err := syscall.Flock(int(lock.Fd()), syscall.LOCK_EX); err != nil {
		return nil, fmt.Errorf("locking %s: %w", lock.Name(), err)
	}
	content, err := os.ReadFile(path)
	if !errors.Is(err, fs.ErrNotExist) {
		return content, err
	}
	if content, err = makeTemplate(); err != nil {
		return nil, err
	}
	// Renamed when it is whole, since a process may be killed while it writes.
	if err := os.WriteFile(path+".new", content, 0o600); err != nil {
		return nil, err
	}
	return content, os.Rename(path+".new", path)
}

func sqliteAddress(tb testing.TB) string {
	tb.Helper()
	content, err := sqliteTemplate()
	if err != nil {
		tb.Fatal(err)
	}
	path := filepath.Join(tb.TempDir(), "granary.db")
	if err := os.WriteFile(path, content, 0o600); err != nil {
		tb.Fatal(err)
	}
	return "sqlite:" + path
}

func makeSQLiteTemplate() ([]byte, error) {
	dir, err := os.MkdirTemp("", "granary-template-")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	path := filepath.Join(dir, "template.db")
	if err := migrateDatabase("sqlite:" + path); err != nil {
		return nil, err
	}
	return os.ReadFile(path)
}

func migrateDatabase(address string) error {
	db, err := store.Create(context.Background(), address, clock.New())
	if err != nil {
		return err
	}
	defer db.Close()
	return db.Migrate(context.Background(), nil)
}

// Databases are named granarytest_<unix seconds>_<process>_<number>, so that a killed test's ones can be recognized
// by their age.
const (
	databasePrefix = "granarytest_"
	leftoverAge    = 3 * time.Hour
)

var (
	processPrefix  = fmt.Sprintf("%s%d_%s", databasePrefix, time.Now().Unix(), strings.ToLower(rand.Text()[:8]))
	databaseNumber atomic.Int64
)

func postgresAddress(tb testing.TB) string {
	tb.Helper()
	if os.Getenv(Environment) == "" {
		tb.Fatalf("%s is not set. Run all tests with scripts/test, or for these alone:\n\texport %[1]s=$(scripts/postgres start)", Environment)
	}
	copyTemplate, err := postgresTemplate()
	if err != nil {
		tb.Fatal(err)
	}
	return createPostgres(tb, string(copyTemplate))
}

// createPostgres makes a database that is gone when the test ends.
func createPostgres(tb testing.TB, copyTemplate string) string {
	tb.Helper()
	name := fmt.Sprintf("%s_%d", processPrefix, databaseNumber.Add(1))
	if err := execOnServer("CREATE DATABASE " + name + copyTemplate); err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() {
		if err := execOnServer("DROP DATABASE " + name + " WITH (FORCE)"); err != nil {
			tb.Error(err)
		}
	})
	return databaseAddress(name)
}

// makePostgresTemplate returns the end of the statement that copies the
// template.
func makePostgresTemplate() ([]byte, error) {
	dropLeftovers()
	name := processPrefix + "_template"
	if err := execOnServer("CREATE DATABASE " + name); err != nil {
		return nil, err
	}
	if err := migrateDatabase(databaseAddress(name)); err != nil {
		return nil, err
	}
	end := " TEMPLATE " + name
	var version string
	err := withServer(func(ctx context.Context, conn *pgx.Conn) error {
		return conn.QueryRow(ctx, "SHOW server_version_num").Scan(&version)
	})
	if n, _ := strconv.Atoi(version); n >= 150000 {
		end += " STRATEGY file_copy" // half the time, where the disk is not waited for
	}
	return []byte(end), err
}

// dropLeftovers drops databases that processes long gone have left: their templates,
// and everything if they were killed. One that is in use stays.
func dropLeftovers() {
	_ = withServer(func(ctx context.Context, conn *pgx.Conn) error {
		rows, _ := conn.Query(ctx, "SELECT datname FROM pg_database WHERE starts_with(datname, $1)", databasePrefix)
		names, err := pgx.CollectRows(rows, pgx.RowTo[string])
		for _, name := range names {
			made, _, _ := strings.Cut(strings.TrimPrefix(name, databasePrefix), "_")
			seconds, err := strconv.ParseInt(made, 10, 64)
			if err == nil && time.Since(time.Unix(seconds, 0)) > leftoverAge {
				_, _ = conn.Exec(ctx, "DROP DATABASE IF EXISTS "+name)
			}
		}
		return err
	})
}

// connectTimeout is the parameter of an address that bounds how long a connection takes.
const connectTimeout = "connect_timeout"

// poolSize is the parameter of an address that bounds the connections of a pool.
const poolSize = "pool_max_conns"

func databaseAddress(name string) string {
	address, err := url.Parse(os.Getenv(Environment))
	if err != nil {
		panic("storetest: " + Environment + " does not parse")
	}
	address.Path = "/" + name
	query := address.Query()
	if !query.Has(connectTimeout) {
		query.Set(connectTimeout, "60") // seconds: a busy machine makes a connection more slowly than the service waits
	}
	if !query.Has(poolSize) {
		query.Set(poolSize, "8") // of the service's 24: each connection parses and plans all statements for itself
	}
	address.RawQuery = query.Encode()
	return address.String()
}

// Dial opens one connection to a PostgreSQL database, by an address for store.Open. The caller closes it.
func Dial(tb testing.TB, address string) *pgx.Conn {
	tb.Helper()
	conn, err := pgx.ConnectConfig(tb.Context(), connConfig(tb, address))
	if err != nil {
		tb.Fatal(err)
	}
	return conn
}

// connConfig returns the settings of an address for each connection, without those of the pool.
func connConfig(tb testing.TB, address string) *pgx.ConnConfig {
	tb.Helper()
	pool, err := pgxpool.ParseConfig(address)
	if err != nil {
		tb.Fatal(err)
	}
	return pool.ConnConfig
}

func execOnServer(statement string) error {
	return withServer(func(ctx context.Context, conn *pgx.Conn) error {
		if _, err := conn.Exec(ctx, statement); err != nil {
			return fmt.Errorf("%s: %w", statement, err)
		}
		return nil
	})
}

// withServer connects for one task and no longer, so that tests which watch for
// leaked goroutines see none of ours.
func withServer(fn func(ctx context.Context, conn *pgx.Conn) error) error {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	conn, err := pgx.Connect(ctx, os.Getenv(Environment))
	if err != nil {
		return fmt.Errorf("reaching the server of %s: %w", Environment, err)
	}
	defer func() { _ = conn.Close(ctx) }()
	return fn(ctx, conn)
}
