package webhook

import (
	"net/http"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/waittest"
)

var noTask task.Task

// Delivered deliveries are deleted after the retention, and none earlier.
func TestOldDeliveriesAreForgotten(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization, wallet := uuid.New(), uuid.New()
		r := newReceiver(t, nil)
		e, _ := createEndpoint(t, s, organization, r.URL)
		const first = maxPurgeRows + 20 // more than a part
		types := event.Types()
		err := db.Write(t.Context(), func(tx *store.Tx) error {
			for i := range first {
				tx.Defer(`INSERT INTO events (id, organization_id, wallet_id, seq, type, payload, dispatched, created_at) VALUES ($1, $2, $3, $4, $5, '{}', 1, 1)`,
					uuid.New(), organization, wallet, i+1, string(types[i%len(types)]))
				tx.Defer(`INSERT INTO webhook_deliveries (endpoint_id, wallet_id, seq, organization_id, event_type, status, attempts, last_error, created_at)
					VALUES ($1, $2, $3, $4, $5, $6, 1, '', $7)`, e.ID, wallet, i+1, organization, string(types[i%len(types)]),
					[]string{string(Delivered), string(Failed)}[i%2], s.clock.Micros())
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		startDelivery(t, s)
		rows := func() int { return countRows(t, db, `SELECT COUNT(*) FROM webhook_deliveries`) }
		db.Clock().Advance(DefaultRetention - time.Hour)
		emitEvents(t, db, organization, uuid.New(), 1, 1)
		waittest.Until(t, "a later event is delivered", func() bool { return allEnded(t, db) })
		if n := rows(); n != first+1 {
			t.Fatalf("%d rows before the time", n)
		}
		db.Clock().Advance(2 * time.Hour)
		waittest.Until(t, "the old ones are gone", func() bool { return rows() == 1 })
		if items := loadFeed(t, s, organization, FeedFilter{}); len(items) != 1 || items[0].DeliveredAt == nil {
			t.Errorf("%+v", items)
		}
	})
}

// A delivery that is pending for longer than the retention is dropped as well, and the one behind it becomes due.
func TestOldPendingMakesWay(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newSandboxService(t, db)
		organization, wallet := uuid.New(), uuid.New()
		r := newReceiver(t, func(http.ResponseWriter, *http.Request, arrival) {})
		e, _ := createEndpoint(t, s, organization, r.URL)
		setEnabled(t, s, e, false)
		startDelivery(t, s)
		emitEvents(t, db, organization, wallet, 1, 3)
		waittest.Until(t, "they wait", func() bool { return len(loadFeed(t, s, organization, FeedFilter{Status: Pending})) == 3 })
		db.Clock().Advance(DefaultRetention / 2)
		emitEvents(t, db, organization, wallet, 4, 2)
		waittest.Until(t, "more wait", func() bool { return len(loadFeed(t, s, organization, FeedFilter{Status: Pending})) == 5 })
		db.Clock().Advance(DefaultRetention/2 + time.Hour)
		waittest.Until(t, "the old ones are gone", func() bool { return len(loadFeed(t, s, organization, FeedFilter{})) == 2 })
		setEnabled(t, s, e, true)
		waittest.Until(t, "the others are delivered", func() bool { return allEnded(t, db) })
		if got := r.distinctBodies(); !slices.Equal(got, noteBodies(wallet, 4, 2)) {
			t.Errorf("sent %v", got)
		}
	})
}
