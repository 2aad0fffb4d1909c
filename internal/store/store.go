// Package store owns the database: two SQL engines behind one SQL text,
// transactions that are retried when the engine asks for it, migrations and
// keyset pages. It knows no table but its own and never does network I/O
// other than to the database.
//
// SQLite has one writer connection (BEGIN IMMEDIATE) and several readers on a
// WAL; PostgreSQL runs at READ COMMITTED. Code that is right on both guards
// its writes in the statement itself (UPDATE … WHERE balance - reserved >= $1)
// or locks the row first with ForUpdate.
package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/granaryhq/granary/internal/clock"
)

// Engine is which database a DB speaks to.
type Engine string

// The two engines.
const (
	SQLite   Engine = "sqlite"
	Postgres Engine = "postgres"
)

// ErrNoRows is returned by Row.Scan when the query found no row.
var ErrNoRows = errors.New("no rows")

// DB is an open database. It is safe for concurrent use.
type DB struct {
	engine    Engine
	clock     *clock.Clock
	pool      *pgxpool.Pool // PostgreSQL
	pooled    bool          // PostgreSQL: behind a pooler
	writer    *sql.DB       // SQLite: one connection
	reader    *sql.DB       // SQLite: the others, read only
	path      string        // SQLite: of the file
	listeners listeners
	onRead    func(query string, args []any) // nil, or the argument of ObserveReads
}

// ErrNoDatabase says that there is no file at the path of a SQLite address. A slip
// in it, or a disk that is not there, must not become an empty ledger.
var ErrNoDatabase = errors.New("there is no database")

// Open connects to "sqlite:PATH" or "postgres://…", which must exist. It does not change the database: Migrate makes
// the tables. Errors: ErrNoDatabase, ErrUnverified.
func Open(ctx context.Context, address string, clk *clock.Clock) (*DB, error) {
	if path, ok := strings.CutPrefix(address, "sqlite:"); ok {
		if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("%w at %s: if it is to be a new one, run granary migrate", ErrNoDatabase, path)
		}
	}
	return Create(ctx, address, clk)
}

// Create is Open for a caller that may begin a new database: SQLite's file is made, without tables, if there is none.
func Create(ctx context.Context, address string, clk *clock.Clock) (*DB, error) {
	switch {
	case strings.HasPrefix(address, "sqlite:"):
		return openSQLite(ctx, strings.TrimPrefix(address, "sqlite:"), clk)
	case strings.HasPrefix(address, "postgres://"), strings.HasPrefix(address, "postgresql://"):
		return openPostgres(ctx, address, clk)
	}
	return nil, errors.New("database address must begin with sqlite: or postgres://")
}

// Close releases every connection.
func (db *DB) Close() {
	if db.pool != nil {
		db.pool.Close()
		return
	}
	_ = db.reader.Close()
	_ = db.writer.Close()
}

// Engine says which database this is.
func (db *DB) Engine() Engine { return db.engine }

// Clock is the clock that stamps rows.
func (db *DB) Clock() *clock.Clock { return db.clock }

// Ping asks the database for an answer.
func (db *DB) Ping(ctx context.Context) error {
	if db.pool != nil {
		return db.pool.Ping(ctx)
	}
	return db.reader.PingContext(ctx)
}

// ForUpdate is the suffix that locks selected rows until the transaction ends.
// SQLite needs none: its writer is alone.
func (db *DB) ForUpdate() string {
	if db.engine == Postgres {
		return " FOR UPDATE"
	}
	return ""
}

// ForShare is the suffix that keeps selected rows as they are until the transaction ends.
// Others may keep them, too; who wants them ForUpdate waits for all.
func (db *DB) ForShare() string {
	if db.engine == Postgres {
		return " FOR SHARE"
	}
	return ""
}

// SkipLocked is ForUpdate that passes over rows somebody else holds.
func (db *DB) SkipLocked() string {
	if db.engine == Postgres {
		return " FOR UPDATE SKIP LOCKED"
	}
	return ""
}

// Rows is the answer of a query. Close may be called twice.
type Rows interface {
	Next() bool
	Scan(dest ...any) error
	Err() error
	Close()
}

// Row is the answer of a query for one row.
type Row struct {
	rows Rows
	err  error
}

// Scan reads the row, or returns ErrNoRows.
func (r Row) Scan(dest ...any) error {
	if r.err != nil {
		return r.err
	}
	defer r.rows.Close()
	if !r.rows.Next() {
		if err := r.rows.Err(); err != nil {
			return err
		}
		return ErrNoRows
	}
	if err := r.rows.Scan(dest...); err != nil {
		return err
	}
	r.rows.Close()
	return r.rows.Err()
}

// Querier reads: a DB outside of transactions, a Tx inside of its own.
type Querier interface {
	Query(ctx context.Context, query string, args ...any) (Rows, error)
}

// Query reads outside a transaction. Error, of it and its rows: ErrUnavailable.
func (db *DB) Query(ctx context.Context, query string, args ...any) (Rows, error) {
	args, err := plainArgs(args)
	if err != nil {
		return nil, err
	}
	if db.onRead != nil {
		db.onRead(query, args)
	}
	if db.pool != nil {
		rows, err := db.pool.Query(ctx, query, args...)
		return postgresRows{rows, ctx}, markUnavailable(ctx, err)
	}
	query, args = positionalQuery(query, args)
	rows, err := db.reader.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, markUnavailable(ctx, err)
	}
	return sqlRows{rows}, nil
}

// ObserveReads has f called with each query outside a transaction before it is
// sent. It is for tests that look at how queries are planned; call it before the
// DB is used by others.
func (db *DB) ObserveReads(f func(query string, args []any)) { db.onRead = f }

// QueryRow reads one row outside a transaction.
func (db *DB) QueryRow(ctx context.Context, query string, args ...any) Row {
	rows, err := db.Query(ctx, query, args...)
	return Row{rows, err}
}

type sqlRows struct{ *sql.Rows }

func (r sqlRows) Close() { _ = r.Rows.Close() }

// plainArgs turns arguments into values that both drivers bind alike: UUIDs and other valuers into their text,
// booleans into 0 and 1.
func plainArgs(args []any) ([]any, error) {
	for i, a := range args {
		switch v := a.(type) {
		case uuid.UUID:
			args[i] = v.String()
		case *uuid.UUID:
			if v == nil {
				args[i] = nil
			} else {
				args[i] = v.String()
			}
		case bool:
			if v {
				args[i] = int64(1)
			} else {
				args[i] = int64(0)
			}
		case driver.Valuer:
			value, err := v.Value()
			if err != nil {
				return nil, fmt.Errorf("argument %d: %w", i+1, err)
			}
			args[i] = value
		}
	}
	return args, nil
}

// positionalQuery rewrites $N to SQLite's plain ? and puts the arguments in the order
// of use. To SQLite $N is a name, and it looks up every name among all others:
// an insert of five hundred rows took a hundred times longer to prepare.
func positionalQuery(query string, args []any) (string, []any) {
	var b strings.Builder
	b.Grow(len(query))
	ordered := make([]any, 0, len(args))
	quoted := false
	for i := 0; i < len(query); i++ {
		c := query[i]
		if c == '\'' {
			quoted = !quoted
		}
		n, end := 0, i+1
		for !quoted && c == '$' && end < len(query) && query[end] >= '0' && query[end] <= '9' {
			n, end = n*10+int(query[end]-'0'), end+1
		}
		if n == 0 || n > len(args) {
			b.WriteByte(c)
			continue
		}
		b.WriteByte('?')
		ordered = append(ordered, args[n-1])
		i = end - 1
	}
	return b.String(), ordered
}

// ErrUnreadable reports a value of a row that its reader does not expect.
var ErrUnreadable = errors.New("a row cannot be read")

// Collect reads all rows with scan. Error: ErrUnreadable of one that scan refuses.
func Collect[T any](rows Rows, err error, scan func(Rows) (T, error)) ([]T, error) {
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []T
	for rows.Next() {
		v, err := scan(rows)
		if err != nil {
			return nil, fmt.Errorf("%w: %w", ErrUnreadable, err)
		}
		out = append(out, v)
	}
	return out, rows.Err()
}

// Values is "($1,$2),($3,$4)…" for n rows of width columns.
func Values(n, width int) string {
	var b strings.Builder
	b.Grow(n * width * 6)
	arg := 1
	for i := range n {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteByte('(')
		for j := range width {
			if j > 0 {
				b.WriteByte(',')
			}
			fmt.Fprintf(&b, "$%d", arg)
			arg++
		}
		b.WriteByte(')')
	}
	return b.String()
}

// Placeholders is "$from,$from+1,…" for n arguments.
func Placeholders(from, n int) string {
	var b strings.Builder
	for i := range n {
		if i > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "$%d", from+i)
	}
	return b.String()
}

var _ Rows = (pgx.Rows)(nil)
