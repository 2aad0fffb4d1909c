package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
	"modernc.org/sqlite"

	"github.com/granaryhq/granary/internal/trace"
)

// maxAttempts bounds how often a transaction is run again after a deadlock, a serialization failure, a busy database
// or a connection that broke or could not be made; brokenPatience bounds the time after the latter two: a standby
// takes over in less, or the caller gets the error.
const (
	maxAttempts    = 12
	brokenPatience = 2 * time.Second
)

// Tx is a read-write transaction. Statements given to Defer travel together in one round trip, with the next read or
// at commit, in the order given. A Tx whose statement failed does not commit, even if its function ignores the error.
// A Tx is not safe for concurrent use.
type Tx struct {
	db          *DB
	trace       string        // a traceparent
	conn        *pgxpool.Conn // PostgreSQL
	begun       bool          // PostgreSQL: "begin" is sent
	commitSent  bool          // PostgreSQL: the server may have read the commit
	sqliteTx    *sql.Tx       // SQLite
	failure     error         // of the first statement that failed
	deferred    []statement
	onCommit    []func()
	wokenTopics []string
	now         time.Time // see Now
}

type statement struct {
	sql   string
	args  []any
	guard error // returned unless exactly one row changed
}

// Write runs fn in a transaction and commits it when fn returns nil. fn may run
// more than once, so it must have no effects but on the transaction. Error:
// ErrUnavailable, after which it may be committed all the same.
func (db *DB) Write(ctx context.Context, fn func(*Tx) error) error {
	return markUnavailable(ctx, retryTransient(ctx, func() error { return db.writeOnce(ctx, fn) }))
}

// Write runs fn in a transaction like [DB.Write] and returns the result of the run that committed. A result that
// travels this way needs no resetting when fn runs again; one that a captured variable carries does. On an error it
// returns the zero T.
func Write[T any](ctx context.Context, db *DB, fn func(*Tx) (T, error)) (T, error) {
	var result, none T
	err := db.Write(ctx, func(tx *Tx) (err error) {
		result, err = fn(tx)
		return err
	})
	if err != nil {
		return none, err
	}
	return result, nil
}

// retryTransient runs once again, up to maxAttempts times, after an error that
// running again may cure.
func retryTransient(ctx context.Context, once func() error) error {
	var late <-chan time.Time
	for attempt := 1; ; attempt++ {
		err := once()
		if err == nil || attempt == maxAttempts || !isTransient(err) {
			return err
		}
		if late == nil && errors.As(err, new(errBroken)) {
			late = time.After(brokenPatience)
		}
		backoff := time.Duration(1<<min(attempt, 7)) * time.Millisecond
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-late:
			return err
		case <-time.After(backoff/2 + rand.N(backoff)):
		}
	}
}

func (db *DB) writeOnce(ctx context.Context, fn func(*Tx) error) error {
	tx := &Tx{db: db, trace: trace.Traceparent(ctx)}
	var err error
	if db.pool != nil {
		tx.conn, err = db.pool.Acquire(ctx)
		if err != nil {
			err = fmt.Errorf("acquiring a connection: %w", err)
			if ctx.Err() == nil {
				err = errBroken{err}
			}
			return err
		}
		defer tx.conn.Release()
	} else {
		tx.sqliteTx, err = db.writer.BeginTx(ctx, nil)
		if err != nil {
			return fmt.Errorf("beginning: %w", err)
		}
	}
	committed := false
	defer func() { // also when fn panics
		if !committed {
			tx.rollback()
		}
	}()
	err = fn(tx)
	if err == nil {
		err = tx.commit(ctx)
	}
	if err != nil {
		return tx.wrapIfBroken(ctx, err)
	}
	committed = true
	for _, f := range tx.onCommit {
		f()
	}
	return nil
}

// errBroken is the error of a transaction whose connection broke before the server
// can have read the commit, or was never made: it may be run again.
type errBroken struct{ error }

func (e errBroken) Unwrap() error { return e.error }

// wrapIfBroken wraps the error in errBroken if the connection broke before the commit was sent, and marks the outcome
// as unknown if it broke later. A connection that the caller has cancelled looks the same; the context distinguishes
// it.
func (tx *Tx) wrapIfBroken(ctx context.Context, err error) error {
	switch {
	case tx.conn == nil || ctx.Err() != nil || !tx.conn.Conn().IsClosed():
		return err
	case tx.commitSent:
		return unavailableError{cause: err, text: "and whether the transaction was committed is not known"}
	}
	return errBroken{err}
}

// rollback uses a context of its own: the caller's may have ended.
func (tx *Tx) rollback() {
	if tx.sqliteTx != nil {
		_ = tx.sqliteTx.Rollback()
		return
	}
	if !tx.begun {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	if _, err := tx.conn.Exec(ctx, "rollback"); err != nil {
		_ = tx.conn.Conn().Close(ctx)
	}
}

func (tx *Tx) commit(ctx context.Context) error {
	// Guarded statements are checked before the commit. All others can travel with
	// it, since an error in one of them keeps the commit from running.
	guarded := slices.ContainsFunc(tx.deferred, func(s statement) bool { return s.guard != nil })
	if guarded || tx.sqliteTx != nil {
		if err := tx.Flush(ctx); err != nil {
			return err
		}
	}
	if tx.failure != nil {
		return tx.failure
	}
	if tx.sqliteTx != nil {
		if err := tx.sqliteTx.Commit(); err != nil {
			return fmt.Errorf("committing: %w", err)
		}
		return nil
	}
	if !tx.begun && len(tx.deferred) == 0 {
		return nil
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	// It is not cut off. A commit that waits for a synchronous standby is, when cancelled, done on the primary alone
	// and seen there: a retry would read a state that is lost with the primary.
	ctx = context.WithoutCancel(ctx)
	results, err := tx.sendDeferredAnd(ctx, statement{sql: "commit"})
	// Responses come in order: an error in place of one that we wait for here was sent before the server read the
	// commit.
	tx.commitSent = err == nil || !errors.As(err, new(*pgconn.PgError))
	if err != nil {
		return err
	}
	tag, err := results.Exec()
	if e := results.Close(); err == nil {
		err = e
	}
	if err != nil {
		return fmt.Errorf("committing: %w", err)
	}
	if tag.String() != "COMMIT" {
		return fmt.Errorf("committing: the database answered %s", tag)
	}
	return nil
}

// DB is the database of the transaction, for its dialect and clock.
func (tx *Tx) DB() *DB { return tx.db }

// Now returns one moment for all writes of the transaction: the clock's time at its first call. A clock that is moved
// meanwhile does not split the transaction.
func (tx *Tx) Now() time.Time {
	if tx.now.IsZero() {
		tx.now = tx.db.clock.Now()
	}
	return tx.now
}

// Trace is the trace that rows of work and events are written with: that of Write's context, or that of SetTrace.
func (tx *Tx) Trace() string { return tx.trace }

// SetTrace sets the trace of later writes, given as a row keeps it, and returns a function that sets the former one
// again.
func (tx *Tx) SetTrace(traceparent string) (end func()) {
	before := tx.trace
	tx.trace = traceparent
	return func() { tx.trace = before }
}

// OnCommit calls f once the transaction is committed: for wake-ups only, since
// a crash right after the commit loses it.
func (tx *Tx) OnCommit(f func()) { tx.onCommit = append(tx.onCommit, f) }

// Defer queues a write whose row count does not matter.
func (tx *Tx) Defer(query string, args ...any) {
	tx.deferred = append(tx.deferred, statement{sql: query, args: args})
}

// DeferGuard queues a write that must change exactly one row; otherwise the
// transaction fails with guard.
func (tx *Tx) DeferGuard(guard error, query string, args ...any) {
	tx.deferred = append(tx.deferred, statement{query, args, guard})
}

// Flush sends the deferred statements. Reads and Exec call it.
func (tx *Tx) Flush(ctx context.Context) error {
	if tx.failure != nil || len(tx.deferred) == 0 {
		return tx.failure
	}
	if tx.sqliteTx != nil {
		return tx.flushSQLite(ctx)
	}
	results, err := tx.sendDeferredAnd(ctx)
	if err != nil {
		return err
	}
	return tx.markFailed(results.Close())
}

func (tx *Tx) flushSQLite(ctx context.Context) error {
	queue := tx.deferred
	tx.deferred = nil
	for _, d := range queue {
		n, err := tx.execSQLite(ctx, d.sql, d.args)
		if err == nil && d.guard != nil && n != 1 {
			err = d.guard
		}
		if err != nil {
			return tx.markFailed(err)
		}
	}
	return nil
}

func (tx *Tx) execSQLite(ctx context.Context, query string, args []any) (int64, error) {
	args, err := plainArgs(args)
	if err != nil {
		return 0, err
	}
	query, args = positionalQuery(query, args)
	result, err := tx.sqliteTx.ExecContext(ctx, query, args...)
	if err != nil {
		return 0, err
	}
	return result.RowsAffected()
}

// sendDeferredAnd sends to PostgreSQL, in one round trip, "begin" if it is due, the deferred statements and then
// last, whose response comes next in the results.
func (tx *Tx) sendDeferredAnd(ctx context.Context, last ...statement) (pgx.BatchResults, error) {
	if tx.failure != nil {
		return nil, tx.failure
	}
	queue := tx.deferred
	tx.deferred = nil
	if !tx.begun {
		queue = slices.Concat(tx.db.beginStatements(), queue)
	}
	batch := &pgx.Batch{}
	for _, s := range slices.Concat(queue, last) {
		args, err := plainArgs(s.args)
		if err != nil {
			return nil, tx.markFailed(err)
		}
		batch.Queue(s.sql, args...)
	}
	tx.begun = true
	results := tx.conn.SendBatch(ctx, batch)
	if err := readDeferredResults(results, queue); err != nil {
		_ = results.Close()
		return nil, tx.markFailed(err)
	}
	return results, nil
}

func readDeferredResults(results pgx.BatchResults, queue []statement) error {
	for _, s := range queue {
		tag, err := results.Exec()
		if err != nil {
			return err
		}
		if s.guard != nil && tag.RowsAffected() != 1 {
			return s.guard
		}
	}
	return nil
}

// markFailed notes that a statement failed: every later one, and the commit, returns
// the same error. PostgreSQL would see to it by itself, SQLite would not, and
// neither knows of guards.
func (tx *Tx) markFailed(err error) error {
	if tx.failure == nil {
		tx.failure = err
	}
	return err
}

// Exec writes at once and returns how many rows changed.
func (tx *Tx) Exec(ctx context.Context, query string, args ...any) (int64, error) {
	if tx.sqliteTx != nil {
		if err := tx.Flush(ctx); err != nil {
			return 0, err
		}
		n, err := tx.execSQLite(ctx, query, args)
		return n, tx.markFailed(err)
	}
	results, err := tx.sendDeferredAnd(ctx, statement{sql: query, args: args})
	if err != nil {
		return 0, err
	}
	tag, err := results.Exec()
	if e := results.Close(); err == nil {
		err = e
	}
	return tag.RowsAffected(), tx.markFailed(err)
}

// Query reads inside the transaction; close the rows before the next statement.
func (tx *Tx) Query(ctx context.Context, query string, args ...any) (Rows, error) {
	if tx.sqliteTx != nil {
		return tx.querySQLite(ctx, query, args)
	}
	results, err := tx.sendDeferredAnd(ctx, statement{sql: query, args: args})
	if err != nil {
		return nil, err
	}
	rows, err := results.Query()
	if err != nil {
		_ = results.Close()
		return nil, tx.markFailed(err)
	}
	return &batchRows{Rows: rows, results: results}, nil
}

func (tx *Tx) querySQLite(ctx context.Context, query string, args []any) (Rows, error) {
	if err := tx.Flush(ctx); err != nil {
		return nil, err
	}
	args, err := plainArgs(args)
	if err != nil {
		return nil, tx.markFailed(err)
	}
	query, args = positionalQuery(query, args)
	rows, err := tx.sqliteTx.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, tx.markFailed(err)
	}
	return sqlRows{rows}, nil
}

// batchRows ends the batch together with its rows.
type batchRows struct {
	pgx.Rows
	results pgx.BatchResults
	err     error
	closed  bool
}

// Next closes the rows once there are no more, as both engines' own do.
func (r *batchRows) Next() bool {
	if r.Rows.Next() {
		return true
	}
	r.Close()
	return false
}

func (r *batchRows) Close() {
	r.Rows.Close()
	if !r.closed {
		r.closed = true
		r.err = r.results.Close()
	}
}

func (r *batchRows) Err() error {
	if err := r.Rows.Err(); err != nil {
		return err
	}
	return r.err
}

// QueryRow reads one row inside the transaction.
func (tx *Tx) QueryRow(ctx context.Context, query string, args ...any) Row {
	rows, err := tx.Query(ctx, query, args...)
	return Row{rows, err}
}

// isTransient says whether running the transaction again may succeed: it was rolled
// back, for certain.
func isTransient(err error) bool {
	if errors.As(err, new(errBroken)) {
		return true
	}
	var pg *pgconn.PgError
	if errors.As(err, &pg) {
		return pg.Code == "40001" || pg.Code == "40P01" || pg.Code == "55P03"
	}
	var lite *sqlite.Error
	if errors.As(err, &lite) {
		code := lite.Code() & 0xff
		return code == 5 || code == 6 // SQLITE_BUSY, SQLITE_LOCKED
	}
	return false
}

// IsUnique says whether err is a violated unique constraint.
func IsUnique(err error) bool {
	var pg *pgconn.PgError
	if errors.As(err, &pg) {
		return pg.Code == "23505"
	}
	var lite *sqlite.Error
	if errors.As(err, &lite) {
		return lite.Code() == 2067 || lite.Code() == 1555
	}
	return false
}
