package store

import (
	"context"
	"errors"
	"io"
	"net"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
)

// ErrUnavailable marks an error that is due to the database's own state and not to the statement: no server responds
// or none takes writes, it is stopping, full, or its connection broke. A retry may succeed. After a write its outcome
// may be unknown: the connection broke over the commit. So a retry must be idempotent: callers repeat with the same
// requestId, tasks by their row, which ends in the same transaction.
var ErrUnavailable = errors.New("the database is not available")

// unavailableError is an error that is ErrUnavailable as well.
type unavailableError struct {
	cause error
	text  string // the known part of the outcome; may be empty
}

func (e unavailableError) Error() string {
	text := ErrUnavailable.Error()
	if e.text != "" {
		text += " " + e.text
	}
	return text + ": " + e.cause.Error()
}

func (e unavailableError) Unwrap() []error { return []error{ErrUnavailable, e.cause} }

// markUnavailable marks an engine's error about the database's state as ErrUnavailable. An error of a context that
// has ended is the caller's own.
func markUnavailable(ctx context.Context, err error) error {
	if err == nil || ctx.Err() != nil || errors.Is(err, ErrUnavailable) || !tellsOfUnavailability(err) {
		return err
	}
	return unavailableError{cause: err}
}

func tellsOfUnavailability(err error) bool {
	if errors.As(err, new(*pgconn.ConnectError)) {
		return true // for any objection of the server
	}
	var pg *pgconn.PgError
	if errors.As(err, &pg) {
		return isUnavailableState(pg.Code)
	}
	var lite *sqlite.Error
	if errors.As(err, &lite) {
		return isUnavailableSQLite(lite.Code())
	}
	return isTransient(err) || errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) ||
		errors.As(err, new(net.Error)) || pgconn.SafeToRetry(err)
}

// isUnavailableState says so of PostgreSQL's SQLSTATE.
func isUnavailableState(code string) bool {
	switch code {
	case "25006", // read only: a standby, or a primary that is none any more
		"25P03", "57P05", // the connection was idle for too long
		"57P01", "57P02", "57P03", // stopping, crashed, starting
		"40001", "40P01", "55P03": // run again as often as it is worth
		return true
	}
	class := code[:min(2, len(code))]
	return class == "08" || class == "53" || class == "58" // connection; disk, memory, connections; operating system
}

// isUnavailableSQLite says so of SQLite's code.
func isUnavailableSQLite(code int) bool {
	switch code & 0xff {
	case 5, 6, 7, 10, 13, 14: // BUSY, LOCKED, NOMEM, IOERR, FULL, CANTOPEN
		return true
	}
	return false
}

// postgresRows are rows whose error says when it is the database's.
type postgresRows struct {
	pgx.Rows
	ctx context.Context
}

func (r postgresRows) Err() error { return markUnavailable(r.ctx, r.Rows.Err()) }
