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

// notice takes up what was asked of endpoints: other secrets, being disabled or
// enabled, deliveries that are due sooner. An ask counts itself on the endpoint
// in its transaction, so one that comes while we look is seen next time.
func (st *seat) notice(ctx context.Context) error {
	rows, err := st.db.Query(ctx, `SELECT `+targetColumns+` FROM webhook_endpoints WHERE changes <> noticed`)
	changed, err := store.Collect(rows, err, scanTarget)
	if err != nil {
		return fmt.Errorf("reading changed webhooks: %w", err)
	}
	if len(changed) == 0 {
		return nil
	}
	for _, t := range changed {
		switch {
		case t.deleted: // sweep's
		case t.disabled:
			st.courier.stop(t.id)
		case st.courier.knows(t.id):
			st.setFailing(t.id, t.failing)
			st.courier.change(st.addressOf(t))
			st.courier.rest(t.id, 0)
		default:
			st.meet(t)
			st.courier.rest(t.id, 0)
		}
	}
	err = st.write(ctx, func(tx *store.Tx) {
		for _, t := range changed {
			tx.Defer(`UPDATE webhook_endpoints SET noticed = $1 WHERE id = $2`, t.changes, t.id)
		}
	})
	if err != nil {
		return fmt.Errorf("noticing changed webhooks: %w", err)
	}
	return nil
}

// sweepRows is how many deliveries are dropped in one transaction.
const sweepRows = 1000

// sweep drops the deliveries of deleted endpoints, a part at a time, and then
// the endpoints; it says whether there is more. Dispatch reads an endpoint and
// writes to it before the next sweep, so none is left with a delivery.
func (st *seat) sweep(ctx context.Context) (more bool, err error) {
	rows, err := st.db.Query(ctx, `SELECT id FROM webhook_endpoints WHERE deleted_at IS NOT NULL`)
	ids, err := store.Collect(rows, err, scanID)
	if err != nil {
		return false, fmt.Errorf("reading deleted webhooks: %w", err)
	}
	for _, id := range ids {
		st.courier.drop(id)
		delete(st.failing, id)
		err := st.db.Write(ctx, func(tx *store.Tx) error {
			st.task.Check(tx)
			n, err := tx.Exec(ctx, `DELETE FROM webhook_deliveries WHERE (endpoint_id, wallet_id, seq) IN
				(SELECT endpoint_id, wallet_id, seq FROM webhook_deliveries WHERE endpoint_id = $1 LIMIT $2)`, id, sweepRows)
			if n == sweepRows {
				more = true
			} else {
				tx.Defer(`DELETE FROM webhook_endpoints WHERE id = $1`, id)
			}
			return err
		})
		if err != nil {
			return false, fmt.Errorf("dropping the deliveries of a deleted webhook: %w", err)
		}
	}
	return more, nil
}

const (
	// ageEvery is how often old deliveries are looked for.
	ageEvery = time.Hour
	// ageLooks is how many endpoints are looked at, and ageRows how many
	// deliveries dropped, before other work has its turn.
	ageLooks = 50
	ageRows  = 250
)

// oldDelivery is one that is older than the retention.
type oldDelivery struct {
	wallet uuid.UUID
	seq    int64
	status Status
	head   bool // of the pending ones of its wallet
}

// age drops what is older than the retention, whatever became of it, a part at
// a time; it says whether there is more.
func (st *seat) age(ctx context.Context) (more bool, err error) {
	now := st.clock.Micros()
	if len(st.aging) == 0 {
		if now-st.aged < ageEvery.Microseconds() {
			return false, nil
		}
		rows, err := st.db.Query(ctx, `SELECT id FROM webhook_endpoints WHERE deleted_at IS NULL`)
		if st.aging, err = store.Collect(rows, err, scanID); err != nil {
			return false, fmt.Errorf("reading webhooks: %w", err)
		}
		st.aged = now
	}
	for looks := 0; looks < ageLooks && len(st.aging) > 0; looks++ {
		dropped, err := st.ageOne(ctx, st.aging[0], now-st.retention.Microseconds())
		if err != nil {
			return false, fmt.Errorf("dropping old deliveries: %w", err)
		}
		if dropped > 0 {
			return true, nil
		}
		st.aging = st.aging[1:]
	}
	return len(st.aging) > 0, nil
}

// everyType is a list of literals, so that the index of the types is used.
var everyType = func() string {
	var names []string
	for _, t := range event.Types() {
		names = append(names, "'"+string(t)+"'")
	}
	return strings.Join(names, ", ")
}()

// ageOne drops a part of an endpoint's deliveries from before the given time,
// and says how many. What the courier holds is left for later.
func (st *seat) ageOne(ctx context.Context, endpoint uuid.UUID, before int64) (dropped int, err error) {
	rows, err := st.db.Query(ctx, `SELECT wallet_id, seq, status, CASE WHEN due_at IS NULL THEN 0 ELSE 1 END FROM webhook_deliveries
		WHERE endpoint_id = $1 AND event_type IN (`+everyType+`) AND created_at < $2 LIMIT $3`, endpoint, before, ageRows)
	old, err := store.Collect(rows, err, func(row store.Rows) (d oldDelivery, err error) {
		var due int
		err = row.Scan(&d.wallet, &d.seq, &d.status, &due)
		d.head = due != 0 && d.status == pending
		return d, err
	})
	if err != nil {
		return 0, err
	}
	err = st.write(ctx, func(tx *store.Tx) {
		dropped = 0
		for _, d := range old {
			if d.status == pending && st.courier.holds(endpoint, d.wallet) {
				continue
			}
			dropped++
			tx.Defer(`DELETE FROM webhook_deliveries WHERE endpoint_id = $1 AND wallet_id = $2 AND seq = $3`, endpoint, d.wallet, d.seq)
		}
		st.promote(tx, endpoint, old)
	})
	return dropped, err
}

// promote makes due what stood behind the pending deliveries that were dropped.
func (st *seat) promote(tx *store.Tx, endpoint uuid.UUID, dropped []oldDelivery) {
	promoted := false
	for _, d := range dropped {
		if !d.head || st.courier.holds(endpoint, d.wallet) {
			continue
		}
		promoted = true
		tx.Defer(`UPDATE webhook_deliveries SET due_at = $1 WHERE endpoint_id = $2 AND wallet_id = $3 AND seq =
			(SELECT MIN(n.seq) FROM webhook_deliveries AS n WHERE n.endpoint_id = $2 AND n.wallet_id = $3 AND n.status = 'pending')`,
			st.clock.Micros(), endpoint, d.wallet)
	}
	if promoted {
		tx.Defer(`UPDATE webhook_endpoints SET changes = changes + 1 WHERE id = $1`, endpoint)
	}
}
