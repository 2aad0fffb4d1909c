package ratelimit

import (
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/store"
)

const (
	// cleaningInterval is how often ended windows are deleted, rowsPerCleaning at
	// a time.
	cleaningInterval = time.Minute
	rowsPerCleaning  = 1000
)

// appendQueries adds the statements for one meter. Each changes its row on a
// condition that it checks itself, so two replicas never get the same request.
func (l *Limiter) appendQueries(queries []store.BatchQuery, e *exchange) []store.BatchQuery {
	nothing := func(store.Rows) error { return nil }
	name, rate := e.meter.name, e.meter.rate
	if back := e.inquiry.returned; back != nil {
		queries = append(queries, store.BatchQuery{SQL: returnSQL, Args: []any{name, back.windowStartMicros, back.settled, back.unused}, Read: nothing})
	}
	ask := e.inquiry.wanted
	if ask == nil {
		return queries
	}
	_, clock := l.db.SharedTime("$2")
	if ask.opensWindow {
		queries = append(queries, store.BatchQuery{SQL: l.openSQL, Args: []any{name, clock, rate.Window.Microseconds()}, Read: nothing})
	}
	promise := (l.terms.hold + l.terms.grace).Microseconds()
	return append(queries, store.BatchQuery{SQL: l.lendSQL, Args: []any{name, clock, rate.Requests, ask.waiting, ask.size, promise},
		Read: func(rows store.Rows) error {
			e.rowFound = rows.Next()
			if !e.rowFound {
				return nil
			}
			a := &e.reply
			return rows.Scan(&a.windowStartMicros, &a.granted, &a.taken, &a.lent, &a.settlesAtMicros, &a.nowMicros)
		}})
}

// returnSQL returns the unused part of a window that is still the same.
const returnSQL = `
UPDATE rate_windows
SET taken = taken - CAST($4 AS BIGINT),
    lent = CASE WHEN lent > CAST($3 AS BIGINT) THEN lent - CAST($3 AS BIGINT) ELSE 0 END
WHERE name = $1 AND started_at = $2`

// openSQL begins a window unless one is running. A window that begins more than its
// length ahead is replaced: somebody has set the clock back. $1 name, $2 the
// clock's argument, $3 the window's length.
func openSQL(now string) string {
	return strings.NewReplacer("NOW", now, "LENGTH", "CAST($3 AS BIGINT)").Replace(`
INSERT INTO rate_windows (name, started_at, taken, was, lent, settles_at)
VALUES ($1, NOW, 0, 0, 0, 0)
ON CONFLICT (name) DO UPDATE
SET started_at = excluded.started_at, taken = 0, was = 0, lent = 0, settles_at = 0
WHERE rate_windows.started_at <= excluded.started_at - LENGTH
   OR rate_windows.started_at > excluded.started_at + LENGTH`)
}

// lendSQL takes as many requests as are wanted, or as there are; and up to SIZE where that is a small share of the
// rest. The requests beyond the wanted may come back: they count as lent until PROMISE has passed. $1 name, $2 the
// clock's argument, $3 the window's requests, $4 wanted, $5 size, $6 how long until lent ones are surely back.
func lendSQL(now string) string {
	return strings.NewReplacer("NOW", now, "REMAINING", "(CAST($3 AS BIGINT) - taken)",
		"SHARE", "((CAST($3 AS BIGINT) - taken) / "+strconv.Itoa(maxShare)+")",
		"WANTED", "CAST($4 AS BIGINT)", "SIZE", "CAST($5 AS BIGINT)", "PROMISE", "CAST($6 AS BIGINT)").Replace(`
UPDATE rate_windows
SET was = taken,
    taken = taken + CASE
        WHEN REMAINING <= 0 THEN 0
        WHEN REMAINING <= WANTED THEN REMAINING
        WHEN SHARE <= WANTED THEN WANTED
        WHEN SHARE < SIZE THEN SHARE
        ELSE SIZE END,
    lent = CASE WHEN settles_at > NOW THEN lent ELSE 0 END
         + CASE WHEN SHARE > WANTED THEN SIZE - WANTED ELSE 0 END,
    settles_at = CASE WHEN SHARE > WANTED AND SIZE > WANTED THEN NOW + PROMISE ELSE settles_at END
WHERE name = $1
RETURNING started_at, taken - was, taken, lent, settles_at, NOW`)
}

// deleteEndedWindows deletes rows of windows that have ended, now and then.
// flushLoop alone calls it.
func (l *Limiter) deleteEndedWindows() {
	now := l.clock.Elapsed()
	if now < l.nextCleaning {
		return
	}
	ctx, cancel := context.WithTimeout(context.Background(), batchTimeout)
	defer cancel()
	longest := max(l.rates.Token.Window, l.rates.Organization.Window)
	at, clock := l.db.SharedTime("$1")
	deleted := 0
	err := l.db.WriteNoFsync(ctx, store.BatchQuery{
		SQL: `DELETE FROM rate_windows WHERE name IN (SELECT name FROM rate_windows
WHERE started_at < ` + at + ` - CAST($2 AS BIGINT) ORDER BY started_at LIMIT ` + strconv.Itoa(rowsPerCleaning) + l.db.SkipLocked() + `) RETURNING name`,
		Args: []any{clock, 2 * longest.Microseconds()},
		Read: func(rows store.Rows) error {
			deleted = 0 // it may run again
			for rows.Next() {
				deleted++
			}
			return nil
		},
	})
	if err != nil || deleted < rowsPerCleaning {
		l.nextCleaning = now + cleaningInterval
	}
}
