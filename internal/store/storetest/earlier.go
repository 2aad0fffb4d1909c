package storetest

import (
	"context"
	"database/sql"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"

	"github.com/granaryhq/granary/internal/store"
)

// Earlier makes a database as an earlier version of the program left it, and gives its
// address. It is not migrated since. content is that version's SQLite file; on PostgreSQL
// the tables are those of then, with the rows of the file.
func Earlier(tb testing.TB, engine store.Engine, content []byte) string {
	tb.Helper()
	path := filepath.Join(tb.TempDir(), "granary.db")
	if err := os.WriteFile(path, content, 0o600); err != nil {
		tb.Fatal(err)
	}
	if engine == store.SQLite {
		return "sqlite:" + path
	}
	file, err := sql.Open("sqlite", path)
	if err != nil {
		tb.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	var version int64
	if err := file.QueryRowContext(tb.Context(), `SELECT MAX(version_id) FROM goose_db_version`).Scan(&version); err != nil {
		tb.Fatal(err)
	}
	address := createPostgres(tb, "")
	migrateTo(tb, address, version)
	conn := Dial(tb, address)
	defer func() { _ = conn.Close(context.WithoutCancel(tb.Context())) }()
	// Rows come table by table, not in the order in which they refer to each other.
	if _, err := conn.Exec(tb.Context(), "SET session_replication_role = replica"); err != nil {
		tb.Fatal(err)
	}
	for _, table := range tablesOf(tb, file) {
		copyRows(tb, file, conn, table)
	}
	return address
}

// migrateTo makes the tables of an earlier version in an empty PostgreSQL database.
func migrateTo(tb testing.TB, address string, version int64) {
	tb.Helper()
	db := stdlib.OpenDB(*connConfig(tb, address))
	defer func() { _ = db.Close() }()
	migrations, err := goose.NewProvider(goose.DialectPostgres, db, os.DirFS(filepath.Join(findRoot(tb), "internal", "store", "migrations")))
	if err != nil {
		tb.Fatal(err)
	}
	if _, err := migrations.UpTo(tb.Context(), version); err != nil {
		tb.Fatal(err)
	}
}

// findRoot is the folder of the module, which tests run somewhere below.
func findRoot(tb testing.TB) string {
	tb.Helper()
	dir, err := os.Getwd()
	for ; err == nil && dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
	}
	tb.Fatalf("no go.mod above the test: %v", err)
	return ""
}

// tablesOf lists the tables of a SQLite file that are the program's.
func tablesOf(tb testing.TB, file *sql.DB) []string {
	tb.Helper()
	rows, err := file.QueryContext(tb.Context(), `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'goose_db_version' ORDER BY name`)
	if err != nil {
		tb.Fatal(err)
	}
	defer func() { _ = rows.Close() }()
	var tables []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			tb.Fatal(err)
		}
		tables = append(tables, name)
	}
	if err := rows.Err(); err != nil {
		tb.Fatal(err)
	}
	return tables
}

func copyRows(tb testing.TB, from *sql.DB, into *pgx.Conn, table string) {
	tb.Helper()
	rows, err := from.QueryContext(tb.Context(), "SELECT * FROM "+table)
	if err != nil {
		tb.Fatal(err)
	}
	defer func() { _ = rows.Close() }()
	columns, err := rows.Columns()
	if err != nil {
		tb.Fatal(err)
	}
	var all [][]any
	for rows.Next() {
		values, at := make([]any, len(columns)), make([]any, len(columns))
		for i := range values {
			at[i] = &values[i]
		}
		if err := rows.Scan(at...); err != nil {
			tb.Fatal(err)
		}
		all = append(all, values)
	}
	if err := rows.Err(); err != nil {
		tb.Fatal(err)
	}
	insert := "INSERT INTO " + table + " (" + strings.Join(columns, ", ") + ") VALUES " + store.Values(1, len(columns))
	for values := range slices.Values(all) {
		if _, err := into.Exec(tb.Context(), insert, values...); err != nil {
			tb.Fatalf("copying a row of %s: %v", table, err)
		}
	}
}
