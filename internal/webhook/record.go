package webhook

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/store"
)

// Status is what a delivery may be.
type Status string

const (
	pending   = "pending"
	delivered = "delivered"
	failed    = "failed"
)

// retries are the delays after each failed attempt. After the last one fails
// the delivery has failed.
var retries = []time.Duration{
	5 * time.Second, 30 * time.Second, 2 * time.Minute, 10 * time.Minute, 30 * time.Minute,
	time.Hour, 3 * time.Hour, 6 * time.Hour, 12 * time.Hour, 24 * time.Hour,
}

// verdict is what an outcome makes of a delivery.
type verdict struct {
	outcome
	status Status
	due    int64 // of the next attempt, while pending
}

func judge(o outcome) verdict {
	switch {
	case o.problem == "":
		return verdict{outcome: o, status: delivered}
	case o.was != pending:
		return verdict{outcome: o, status: o.was}
	case o.attempts >= len(retries):
		return verdict{outcome: o, status: failed}
	}
	d := retries[o.attempts]
	d += rand.N(2*d/5) - d/5 // ± 20 %
	return verdict{outcome: o, status: pending, due: o.completed + d.Microseconds()}
}

// record writes what the courier's attempts came to, and makes the deliveries
// due that waited behind those that ended.
func (st *seat) record(ctx context.Context) error {
	st.outcomes = append(st.outcomes, st.courier.take()...)
	if len(st.outcomes) == 0 {
		return nil
	}
	// Dying here sends again what was sent.
	crash.Point(pointRecord + ".before")
	verdicts := make([]verdict, len(st.outcomes))
	for i, o := range st.outcomes {
		verdicts[i] = judge(o)
	}
	next, err := st.next(ctx, verdicts)
	if err != nil {
		return err
	}
	now := st.clock.Micros()
	turns := st.examine(verdicts, now)
	err = st.write(ctx, func(tx *store.Tx) {
		writeVerdicts(tx, verdicts, next, now)
		writeTurns(tx, turns, now)
	})
	if err != nil {
		return fmt.Errorf("recording deliveries: %w", err)
	}
	crash.Point(pointRecord + ".after")
	st.outcomes = nil
	for _, v := range verdicts {
		st.attempts.WithLabelValues(v.word()).Inc()
	}
	st.courier.settle(verdicts)
	st.take(turns)
	st.courier.offer(next, now)
	return nil
}

// word is the outcome's name in the metrics.
func (v verdict) word() string {
	switch {
	case v.problem == "":
		return delivered
	case v.status == pending:
		return "retry"
	}
	return failed
}

const deliveryColumns = `d.endpoint_id, d.wallet_id, d.seq, d.attempts, d.status, e.id, e.type, e.payload, e.trace`

func scanDelivery(row store.Rows) (d delivery, err error) {
	return d, row.Scan(&d.endpoint, &d.wallet, &d.seq, &d.attempts, &d.was, &d.event, &d.kind, &d.body, &d.trace)
}

// next reads what waits right behind the deliveries that ended.
func (st *seat) next(ctx context.Context, verdicts []verdict) ([]delivery, error) {
	var ended [][]any
	for _, v := range verdicts {
		if v.was == pending && v.status != pending {
			ended = append(ended, []any{v.endpoint, v.wallet, v.seq})
		}
	}
	var next []delivery
	seen := map[pair]bool{}
	err := eachValues("tti", ended, true, func(values string, args []any) error {
		rows, err := st.db.Query(ctx, `SELECT `+deliveryColumns+` FROM (SELECT v.column1 AS endpoint_id, v.column2 AS wallet_id,
				(SELECT MIN(n.seq) FROM webhook_deliveries AS n
				WHERE n.endpoint_id = v.column1 AND n.wallet_id = v.column2 AND n.seq > v.column3) AS seq, 0 AS attempts, 'pending' AS status
				FROM (VALUES `+values+`) AS v) AS d
			CROSS JOIN events AS e WHERE e.wallet_id = d.wallet_id AND e.seq = d.seq`, args...)
		found, err := store.Collect(rows, err, scanDelivery)
		for _, d := range found {
			if p := (pair{d.endpoint, d.wallet}); !seen[p] {
				seen[p] = true
				next = append(next, d)
			}
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("reading what is next: %w", err)
	}
	return next, nil
}

// writeVerdicts updates row by row: joined to a long VALUES list, SQLite takes
// to scanning the table.
func writeVerdicts(tx *store.Tx, verdicts []verdict, next []delivery, now int64) {
	for _, v := range verdicts {
		var due, response, accepted any
		if v.status == pending {
			due = v.due
		}
		if v.response != 0 {
			response = v.response
		}
		if v.problem == "" {
			accepted = v.completed
		}
		tx.Defer(`UPDATE webhook_deliveries SET status = $1, due_at = $2, attempts = $3, requested_at = $4, completed_at = $5,
			response_status = $6, last_error = $7, delivered_at = COALESCE($8, delivered_at)
			WHERE endpoint_id = $9 AND wallet_id = $10 AND seq = $11`,
			string(v.status), due, v.attempts+1, v.requested, v.completed, response, v.problem, accepted, v.endpoint, v.wallet, v.seq)
	}
	for _, d := range next {
		tx.Defer(`UPDATE webhook_deliveries SET due_at = $1 WHERE endpoint_id = $2 AND wallet_id = $3 AND seq = $4`,
			now, d.endpoint, d.wallet, d.seq)
	}
}

// resume tells the courier which endpoints have something that is, or will be,
// due.
func (st *seat) resume(ctx context.Context) error {
	rows, err := st.db.Query(ctx, `SELECT `+targetColumns+` FROM webhook_endpoints AS w WHERE deleted_at IS NULL AND disabled_at IS NULL
		AND EXISTS (SELECT 1 FROM webhook_deliveries AS d WHERE d.endpoint_id = w.id AND d.due_at IS NOT NULL)`)
	targets, err := store.Collect(rows, err, scanTarget)
	if err != nil {
		return fmt.Errorf("resuming deliveries: %w", err)
	}
	for _, t := range targets {
		st.meet(t)
		st.courier.rest(t.id, 0)
	}
	return nil
}

// loadLines is how many endpoints are asked for in one round trip.
const loadLines = 32

// load fills the courier's lines with what is due.
func (st *seat) load(ctx context.Context) error {
	now := st.clock.Micros()
	for part := range slices.Chunk(st.courier.gaps(now), loadLines) {
		due, rest := make([][]delivery, len(part)), make([]int64, len(part))
		var asks []store.Ask
		for i, id := range part {
			asks = append(asks, store.Ask{SQL: `SELECT ` + deliveryColumns + ` FROM webhook_deliveries AS d
				CROSS JOIN events AS e WHERE e.wallet_id = d.wallet_id AND e.seq = d.seq
				AND d.endpoint_id = $1 AND d.due_at <= $2 ORDER BY d.due_at LIMIT $3`,
				Args: []any{id, now, window}, Read: func(rows store.Rows) (err error) {
					due[i], err = store.Collect(rows, nil, scanDelivery)
					return err
				}}, store.Ask{SQL: `SELECT MIN(due_at) FROM webhook_deliveries WHERE endpoint_id = $1 AND due_at > $2`,
				Args: []any{id, now}, Read: func(rows store.Rows) error {
					next, err := store.Collect(rows, nil, func(row store.Rows) (at *int64, err error) { return at, row.Scan(&at) })
					rest[i] = never
					if len(next) == 1 && next[0] != nil {
						rest[i] = *next[0]
					}
					return err
				}})
		}
		if err := st.db.AskAll(ctx, asks...); err != nil {
			return fmt.Errorf("reading due deliveries: %w", err)
		}
		for i, id := range part {
			if len(due[i]) == window {
				rest[i] = now
			}
			st.courier.rest(id, rest[i])
			st.courier.offer(due[i], now)
		}
	}
	return nil
}
