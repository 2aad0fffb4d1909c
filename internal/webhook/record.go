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

// retryDelays are the delays after each failed attempt. After the last one fails
// the delivery has failed.
var retryDelays = []time.Duration{
	5 * time.Second, 30 * time.Second, 2 * time.Minute, 10 * time.Minute, 30 * time.Minute,
	time.Hour, 3 * time.Hour, 6 * time.Hour, 12 * time.Hour, 24 * time.Hour,
}

// deliveryUpdate is what an outcome makes of a delivery.
type deliveryUpdate struct {
	outcome
	status    Status
	dueMicros int64 // of the next attempt, while pending
}

func planUpdate(o outcome) deliveryUpdate {
	switch {
	case o.lastError == "":
		return deliveryUpdate{outcome: o, status: delivered}
	case o.priorStatus != pending:
		return deliveryUpdate{outcome: o, status: o.priorStatus}
	case o.priorAttempts >= len(retryDelays):
		return deliveryUpdate{outcome: o, status: failed}
	}
	d := retryDelays[o.priorAttempts]
	d += rand.N(2*d/5) - d/5 // ± 20 %
	return deliveryUpdate{outcome: o, status: pending, dueMicros: o.completedMicros + d.Microseconds()}
}

// recordOutcomes writes what the courier's attempts came to, and makes the deliveries
// due that waited behind those that ended.
func (st *seat) recordOutcomes(ctx context.Context) error {
	st.outcomes = append(st.outcomes, st.courier.takeOutcomes()...)
	if len(st.outcomes) == 0 {
		return nil
	}
	// Dying here sends again what was sent.
	crash.Point(pointRecord + ".before")
	updates := make([]deliveryUpdate, len(st.outcomes))
	for i, o := range st.outcomes {
		updates[i] = planUpdate(o)
	}
	successors, err := st.loadSuccessors(ctx, updates)
	if err != nil {
		return err
	}
	nowMicros := st.clock.Micros()
	changes := st.planHealthChanges(updates, nowMicros)
	err = st.writeSeated(ctx, func(tx *store.Tx) {
		saveUpdates(tx, updates, successors, nowMicros)
		saveHealthChanges(tx, changes, nowMicros)
	})
	if err != nil {
		return fmt.Errorf("recording deliveries: %w", err)
	}
	crash.Point(pointRecord + ".after")
	st.outcomes = nil
	for _, u := range updates {
		st.attemptsCounter.WithLabelValues(u.metricLabel()).Inc()
	}
	st.courier.releaseRecorded(updates)
	st.applyHealthChanges(changes)
	st.courier.enqueueDue(successors, nowMicros)
	return nil
}

// metricLabel is the outcome's name in the metrics.
func (v deliveryUpdate) metricLabel() string {
	switch {
	case v.lastError == "":
		return delivered
	case v.status == pending:
		return "retry"
	}
	return failed
}

const deliveryColumns = `d.endpoint_id, d.wallet_id, d.seq, d.attempts, d.status, e.id, e.type, e.payload, e.trace`

func scanDelivery(row store.Rows) (d delivery, err error) {
	return d, row.Scan(&d.endpoint, &d.stream, &d.seq, &d.priorAttempts, &d.priorStatus, &d.eventID, &d.eventType, &d.body, &d.traceparent)
}

// loadSuccessors reads what waits right behind the deliveries that ended.
func (st *seat) loadSuccessors(ctx context.Context, updates []deliveryUpdate) ([]delivery, error) {
	var ended [][]any
	for _, u := range updates {
		if u.priorStatus == pending && u.status != pending {
			ended = append(ended, []any{u.endpoint, u.stream, u.seq})
		}
	}
	var successors []delivery
	seen := map[endpointStream]bool{}
	err := eachValues("tti", ended, true, func(values string, args []any) error {
		rows, err := st.db.Query(ctx, `SELECT `+deliveryColumns+` FROM (SELECT v.column1 AS endpoint_id, v.column2 AS wallet_id,
				(SELECT MIN(n.seq) FROM webhook_deliveries AS n
				WHERE n.endpoint_id = v.column1 AND n.wallet_id = v.column2 AND n.seq > v.column3) AS seq, 0 AS attempts, 'pending' AS status
				FROM (VALUES `+values+`) AS v) AS d
			CROSS JOIN events AS e WHERE e.wallet_id = d.wallet_id AND e.seq = d.seq`, args...)
		found, err := store.Collect(rows, err, scanDelivery)
		for _, d := range found {
			if p := (endpointStream{d.endpoint, d.stream}); !seen[p] {
				seen[p] = true
				successors = append(successors, d)
			}
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("reading what is next: %w", err)
	}
	return successors, nil
}

// saveUpdates updates row by row: joined to a long VALUES list, SQLite takes
// to scanning the table.
func saveUpdates(tx *store.Tx, updates []deliveryUpdate, successors []delivery, nowMicros int64) {
	for _, u := range updates {
		var due, response, accepted any
		if u.status == pending {
			due = u.dueMicros
		}
		if u.responseStatus != 0 {
			response = u.responseStatus
		}
		if u.lastError == "" {
			accepted = u.completedMicros
		}
		tx.Defer(`UPDATE webhook_deliveries SET status = $1, due_at = $2, attempts = $3, requested_at = $4, completed_at = $5,
			response_status = $6, last_error = $7, delivered_at = COALESCE($8, delivered_at)
			WHERE endpoint_id = $9 AND wallet_id = $10 AND seq = $11`,
			string(u.status), due, u.priorAttempts+1, u.requestedMicros, u.completedMicros, response, u.lastError, accepted, u.endpoint, u.stream, u.seq)
	}
	for _, d := range successors {
		tx.Defer(`UPDATE webhook_deliveries SET due_at = $1 WHERE endpoint_id = $2 AND wallet_id = $3 AND seq = $4`,
			nowMicros, d.endpoint, d.stream, d.seq)
	}
}

// resumeQueues tells the courier which endpoints have something that is, or will be,
// due.
func (st *seat) resumeQueues(ctx context.Context) error {
	rows, err := st.db.Query(ctx, `SELECT `+endpointRowColumns+` FROM webhook_endpoints AS w WHERE deleted_at IS NULL AND disabled_at IS NULL
		AND EXISTS (SELECT 1 FROM webhook_deliveries AS d WHERE d.endpoint_id = w.id AND d.due_at IS NOT NULL)`)
	endpoints, err := store.Collect(rows, err, scanEndpointRow)
	if err != nil {
		return fmt.Errorf("resuming deliveries: %w", err)
	}
	for _, t := range endpoints {
		st.registerEndpoint(t)
		st.courier.setNextDue(t.id, 0)
	}
	return nil
}

// maxRefillQueues is how many endpoints are asked for in one round trip.
const maxRefillQueues = 32

// refillQueues fills the courier's lines with what is due.
func (st *seat) refillQueues(ctx context.Context) error {
	nowMicros := st.clock.Micros()
	for ids := range slices.Chunk(st.courier.queuesToRefill(nowMicros), maxRefillQueues) {
		due, nextDue := make([][]delivery, len(ids)), make([]int64, len(ids))
		var queries []store.BatchQuery
		for i, id := range ids {
			queries = append(queries, store.BatchQuery{SQL: `SELECT ` + deliveryColumns + ` FROM webhook_deliveries AS d
				CROSS JOIN events AS e WHERE e.wallet_id = d.wallet_id AND e.seq = d.seq
				AND d.endpoint_id = $1 AND d.due_at <= $2 ORDER BY d.due_at LIMIT $3`,
				Args: []any{id, nowMicros, maxInMemory}, Read: func(rows store.Rows) (err error) {
					due[i], err = store.Collect(rows, nil, scanDelivery)
					return err
				}}, store.BatchQuery{SQL: `SELECT MIN(due_at) FROM webhook_deliveries WHERE endpoint_id = $1 AND due_at > $2`,
				Args: []any{id, nowMicros}, Read: func(rows store.Rows) error {
					next, err := store.Collect(rows, nil, func(row store.Rows) (at *int64, err error) { return at, row.Scan(&at) })
					nextDue[i] = never
					if len(next) == 1 && next[0] != nil {
						nextDue[i] = *next[0]
					}
					return err
				}})
		}
		if err := st.db.SendBatch(ctx, queries...); err != nil {
			return fmt.Errorf("reading due deliveries: %w", err)
		}
		for i, id := range ids {
			if len(due[i]) == maxInMemory {
				nextDue[i] = nowMicros
			}
			st.courier.setNextDue(id, nextDue[i])
			st.courier.enqueueDue(due[i], nowMicros)
		}
	}
	return nil
}
