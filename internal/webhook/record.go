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

// retryDelays are the delays after each failed attempt. After the last one fails
// the delivery has failed.
var retryDelays = []time.Duration{
	5 * time.Second, 30 * time.Second, 2 * time.Minute, 10 * time.Minute, 30 * time.Minute,
	time.Hour, 3 * time.Hour, 6 * time.Hour, 12 * time.Hour, 24 * time.Hour,
}

// deliveryUpdate is the change of a delivery by an outcome.
type deliveryUpdate struct {
	outcome
	status    Status
	dueMicros int64 // of the next attempt, while pending
}

// planUpdate gives the delivery its next state. On an error it leaves it in the
// one that it is in.
func planUpdate(o outcome) (deliveryUpdate, error) {
	status, err := DeliveryTransitions.Next(o.priorStatus, o.trigger())
	update := deliveryUpdate{outcome: o, status: status}
	if status == Pending {
		delay := retryDelays[o.priorAttempts]
		delay += rand.N(2*delay/5) - delay/5 // ± 20 %
		update.dueMicros = o.completedMicros + delay.Microseconds()
	}
	return update, err
}

func (o outcome) trigger() DeliveryTrigger {
	switch {
	case o.lastError == "":
		return OnAccepted
	case o.priorStatus == Pending && o.priorAttempts >= len(retryDelays):
		return OnLastRefused
	}
	return OnRefused
}

// recordOutcomes writes the outcomes of the courier's attempts, and makes the deliveries due that waited behind ended
// ones.
func (st *seat) recordOutcomes(ctx context.Context) error {
	st.outcomes = append(st.outcomes, st.courier.takeOutcomes()...)
	if len(st.outcomes) == 0 {
		return nil
	}
	// A crash here sends these deliveries again.
	crash.Point(pointRecord + ".before")
	updates := make([]deliveryUpdate, len(st.outcomes))
	for i, o := range st.outcomes {
		var err error
		updates[i], err = planUpdate(o)
		if err != nil { // a status that this package has not written
			st.log.Error("recording a webhook delivery", "webhook", o.endpoint, "event", o.eventID, "error", err)
		}
	}
	successors, err := st.loadSuccessors(ctx, updates)
	if err != nil {
		return err
	}
	nowMicros := st.clock.Micros()
	changes, err := st.planHealthChanges(updates, nowMicros)
	if err != nil {
		return err
	}
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
func (u deliveryUpdate) metricLabel() string {
	switch {
	case u.lastError == "":
		return string(Delivered)
	case u.status == Pending:
		return "retry"
	}
	return string(Failed)
}

const deliveryColumns = `d.endpoint_id, d.wallet_id, d.seq, d.attempts, d.status, e.id, e.type, e.payload, e.trace`

func scanDelivery(row store.Rows) (d delivery, err error) {
	return d, row.Scan(&d.endpoint, &d.stream, &d.seq, &d.priorAttempts, &d.priorStatus, &d.eventID, &d.eventType, &d.body, &d.traceparent)
}

// loadSuccessors reads the deliveries right behind those that end with the updates.
func (st *seat) loadSuccessors(ctx context.Context, updates []deliveryUpdate) ([]delivery, error) {
	var ended [][]any
	for _, u := range updates {
		if u.priorStatus == Pending && u.status != Pending {
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
		return nil, fmt.Errorf("reading the next delivery: %w", err)
	}
	return successors, nil
}

// saveUpdates writes the updates and makes the successors due. It updates row by
// row: joined to a long VALUES list, SQLite takes to scanning the table.
func saveUpdates(tx *store.Tx, updates []deliveryUpdate, successors []delivery, nowMicros int64) {
	for _, u := range updates {
		var due, response, accepted any
		if u.status == Pending {
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

// resumeQueues passes the courier the endpoints with deliveries that are or will be due.
func (st *seat) resumeQueues(ctx context.Context) error {
	rows, err := st.db.Query(ctx, `SELECT `+endpointRowColumns+` FROM webhook_endpoints AS w WHERE deleted_at IS NULL AND disabled_at IS NULL
		AND EXISTS (SELECT 1 FROM webhook_deliveries AS d WHERE d.endpoint_id = w.id AND d.due_at IS NOT NULL)`)
	endpoints, err := store.Collect(rows, err, scanEndpointRow)
	if err != nil {
		return fmt.Errorf("resuming deliveries: %w", err)
	}
	for _, e := range endpoints {
		st.registerEndpoint(e)
		st.courier.setNextDue(e.id, 0)
	}
	return nil
}

// maxRefillQueues is how many queues are refilled in one round trip.
const maxRefillQueues = 32

// refillQueues fills the courier's queues with due deliveries.
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
