package reconciliation

import (
	"context"
	"fmt"
	"time"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
)

// Check is how far one of the running checks has come.
type Check struct {
	CheckedAt   time.Time // when it was last made
	LapAt       time.Time // when it last came to the end of all that it looks at
	UnreadSince time.Time // since when it cannot be made; zero if it can
}

// Checks reads how far the running checks have come, by their names.
func Checks(ctx context.Context, db *store.DB) (map[string]Check, error) {
	all := map[string]Check{}
	rows, err := db.Query(ctx, `SELECT c.against, c.checked_at, c.lap_at,
		COALESCE((SELECT MIN(b.created_at) FROM breaks b WHERE b.check_name = c.against AND b.rule = 'unread' AND b.state IN ('open', 'acknowledged')), 0) FROM book_checks c`)
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var name string
		var checked, lap, unread int64
		err := row.Scan(&name, &checked, &lap, &unread)
		c := Check{CheckedAt: clock.Time(checked), LapAt: clock.Time(lap)}
		if unread != 0 {
			c.UnreadSince = clock.Time(unread)
		}
		all[name] = c
		return struct{}{}, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading how far the checks are: %w", err)
	}
	return all, nil
}

// Count is how many breaks are not resolved.
type Count struct {
	Check, Rule string
	State       State
	Breaks      int
	Oldest      time.Time // when the oldest was found
}

// CountUnresolved counts the reported and unresolved breaks. For the operator only an operator acknowledges one: an
// organization may gain by a break, and its word must not end an alert.
func CountUnresolved(ctx context.Context, db *store.DB) ([]Count, error) {
	rows, err := db.Query(ctx, `SELECT check_name, rule, `+stateToOperator+`, COUNT(*), MIN(created_at) FROM breaks
		WHERE state <> 'resolved' AND state <> 'suspected' GROUP BY check_name, rule, `+stateToOperator)
	all, err := store.Collect(rows, err, func(row store.Rows) (c Count, err error) {
		var oldest int64
		err = row.Scan(&c.Check, &c.Rule, (*string)(&c.State), &c.Breaks, &oldest)
		c.Oldest = clock.Time(oldest)
		return c, err
	})
	if err != nil {
		return nil, fmt.Errorf("counting breaks: %w", err)
	}
	return all, nil
}
