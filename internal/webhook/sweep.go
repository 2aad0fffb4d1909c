package webhook

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/store"
)

// applyEndpointChanges applies the requests of organizations since the last call to the courier: other secrets, a
// disabled or enabled endpoint, deliveries that are due sooner. Each such request raises the endpoint's changes in
// its transaction, so one that is committed after the rows were read is applied next time.
func (st *seat) applyEndpointChanges(ctx context.Context) error {
	rows, err := st.db.Query(ctx, `SELECT `+endpointRowColumns+` FROM webhook_endpoints WHERE changes <> noticed`)
	changed, err := store.Collect(rows, err, scanEndpointRow)
	if err != nil {
		return fmt.Errorf("reading changed webhooks: %w", err)
	}
	if len(changed) == 0 {
		return nil
	}
	for _, e := range changed {
		switch {
		case e.deleted: // deleteEndpoints sees to it
		case e.disabled:
			st.courier.disableQueue(e.id)
		case st.courier.hasQueue(e.id):
			st.setFailingSince(e.id, e.failingSinceMicros)
			st.courier.updateDestination(st.destinationOf(e))
			st.courier.setNextDue(e.id, 0)
		default:
			st.registerEndpoint(e)
			st.courier.setNextDue(e.id, 0)
		}
	}
	err = st.writeSeated(ctx, func(tx *store.Tx) {
		for _, e := range changed {
			tx.Defer(`UPDATE webhook_endpoints SET noticed = $1 WHERE id = $2`, e.changes, e.id)
		}
	})
	if err != nil {
		return fmt.Errorf("noticing changed webhooks: %w", err)
	}
	return nil
}

// maxDeleteRows is how many deliveries are dropped in one transaction.
const maxDeleteRows = 1000

// deleteEndpoints drops the deliveries of deleted endpoints, maxDeleteRows at a
// time, and then the endpoints; it says whether there is more. The same
// goroutine dispatches, so between a read of an endpoint and its last delivery
// none is deleted: no delivery is left without its endpoint.
func (st *seat) deleteEndpoints(ctx context.Context) (more bool, err error) {
	rows, err := st.db.Query(ctx, `SELECT id FROM webhook_endpoints WHERE deleted_at IS NOT NULL`)
	ids, err := store.Collect(rows, err, scanID)
	if err != nil {
		return false, fmt.Errorf("reading deleted webhooks: %w", err)
	}
	for _, id := range ids {
		st.courier.deleteQueue(id)
		delete(st.failingSince, id)
		deleted, err := st.deleteEndpoint(ctx, id)
		if err != nil {
			return false, fmt.Errorf("dropping the deliveries of a deleted webhook: %w", err)
		}
		more = more || !deleted
	}
	return more, nil
}

// deleteEndpoint drops a part of the endpoint's deliveries, and the endpoint if
// that is the last; it says whether it was.
func (st *seat) deleteEndpoint(ctx context.Context, id uuid.UUID) (deleted bool, err error) {
	return store.Write(ctx, st.db, func(tx *store.Tx) (bool, error) {
		st.task.CheckLease(tx)
		n, err := tx.Exec(ctx, `DELETE FROM webhook_deliveries WHERE (endpoint_id, wallet_id, seq) IN
			(SELECT endpoint_id, wallet_id, seq FROM webhook_deliveries WHERE endpoint_id = $1 LIMIT $2)`, id, maxDeleteRows)
		if err != nil || n == maxDeleteRows {
			return false, err
		}
		tx.Defer(`DELETE FROM webhook_endpoints WHERE id = $1`, id)
		return true, nil
	})
}

const (
	// purgeInterval is how often old deliveries are looked for.
	purgeInterval = time.Hour
	// maxPurgeEndpoints is how many endpoints are looked at, and maxPurgeRows how
	// many deliveries dropped, before other work has its turn.
	maxPurgeEndpoints = 50
	maxPurgeRows      = 250
)

// expiredDelivery is one that is older than the retention.
type expiredDelivery struct {
	stream uuid.UUID
	seq    int64
	status Status
	isHead bool // the first pending one of its stream
}

// purgeExpired deletes deliveries that are older than the retention, in every state, some at a time; it reports
// whether there are more.
func (st *seat) purgeExpired(ctx context.Context) (more bool, err error) {
	nowMicros := st.clock.Micros()
	if len(st.purgeQueue) == 0 {
		if nowMicros-st.purgeBegunMicros < purgeInterval.Microseconds() {
			return false, nil
		}
		rows, err := st.db.Query(ctx, `SELECT id FROM webhook_endpoints WHERE deleted_at IS NULL`)
		ids, err := store.Collect(rows, err, scanID)
		if err != nil {
			return false, fmt.Errorf("reading webhooks: %w", err)
		}
		st.purgeQueue = ids
		st.purgeBegunMicros = nowMicros
	}
	for looks := 0; looks < maxPurgeEndpoints && len(st.purgeQueue) > 0; looks++ {
		dropped, err := st.purgeExpiredOf(ctx, st.purgeQueue[0], nowMicros-st.retention.Microseconds())
		if err != nil {
			return false, fmt.Errorf("dropping old deliveries: %w", err)
		}
		if dropped > 0 {
			return true, nil
		}
		st.purgeQueue = st.purgeQueue[1:]
	}
	return len(st.purgeQueue) > 0, nil
}

// eventTypeList is a list of literals, so that the index of the types is used.
var eventTypeList = func() string {
	var names []string
	for _, t := range event.Types() {
		names = append(names, "'"+string(t)+"'")
	}
	return strings.Join(names, ", ")
}()

// purgeExpiredOf deletes some of an endpoint's deliveries from before the given time, and returns how many. Those in
// the courier's memory are left for later.
func (st *seat) purgeExpiredOf(ctx context.Context, endpoint uuid.UUID, beforeMicros int64) (dropped int, err error) {
	rows, err := st.db.Query(ctx, `SELECT wallet_id, seq, status, CASE WHEN due_at IS NULL THEN 0 ELSE 1 END FROM webhook_deliveries
		WHERE endpoint_id = $1 AND event_type IN (`+eventTypeList+`) AND created_at < $2 LIMIT $3`, endpoint, beforeMicros, maxPurgeRows)
	old, err := store.Collect(rows, err, func(row store.Rows) (d expiredDelivery, err error) {
		var due int
		err = row.Scan(&d.stream, &d.seq, &d.status, &due)
		d.isHead = due != 0 && d.status == Pending
		return d, err
	})
	if err != nil {
		return 0, err
	}
	return store.Write(ctx, st.db, func(tx *store.Tx) (int, error) {
		st.task.CheckLease(tx)
		dropped := 0
		for _, d := range old {
			if d.status == Pending && st.courier.isInMemory(endpoint, d.stream) {
				continue
			}
			dropped++
			tx.Defer(`DELETE FROM webhook_deliveries WHERE endpoint_id = $1 AND wallet_id = $2 AND seq = $3`, endpoint, d.stream, d.seq)
		}
		st.promoteSuccessors(tx, endpoint, old)
		return dropped, nil
	})
}

// promoteSuccessors makes the deliveries due that stood right behind the deleted heads.
func (st *seat) promoteSuccessors(tx *store.Tx, endpoint uuid.UUID, dropped []expiredDelivery) {
	promoted := false
	for _, d := range dropped {
		if !d.isHead || st.courier.isInMemory(endpoint, d.stream) {
			continue
		}
		promoted = true
		tx.Defer(`UPDATE webhook_deliveries SET due_at = $1 WHERE endpoint_id = $2 AND wallet_id = $3 AND seq =
			(SELECT MIN(n.seq) FROM webhook_deliveries AS n WHERE n.endpoint_id = $2 AND n.wallet_id = $3 AND n.status = 'pending')`,
			st.clock.Micros(), endpoint, d.stream)
	}
	if promoted {
		tx.Defer(`UPDATE webhook_endpoints SET changes = changes + 1 WHERE id = $1`, endpoint)
	}
}
