package webhook

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/store"
)

const (
	// maxDispatchEvents is how many events are read at a time.
	maxDispatchEvents = 500
	// maxDispatchRows ends a batch early when its events go to many endpoints.
	maxDispatchRows = 2000
)

// dispatchCursor is where a pass over the waiting events has come to: it goes on
// behind this event. The zero cursor begins a pass.
type dispatchCursor struct {
	stream string
	seq    int64
}

// advance moves the cursor behind the first n of the events that were read from
// it, which are dispatched, and says whether there may be more to dispatch. This
// is the one place where a pass ends and the cursor goes back to the beginning.
func (c *dispatchCursor) advance(events []undispatchedEvent, n int) (more bool) {
	passEnded := n == len(events) && len(events) < maxDispatchEvents
	if !passEnded {
		last := events[n-1]
		*c = dispatchCursor{last.stream.String(), last.seq}
		return true
	}
	// If no event was left behind the cursor, one may wait before it.
	more = len(events) == 0 && *c != dispatchCursor{}
	*c = dispatchCursor{}
	return more
}

// undispatchedEvent is an event to be dispatched.
type undispatchedEvent struct {
	id           string
	organization uuid.UUID
	stream       uuid.UUID
	seq          int64
	eventType    event.Type
	body         string
	traceparent  string
}

// endpointRow is an endpoint that may want an event.
type endpointRow struct {
	id                 uuid.UUID
	organization       uuid.UUID
	url                string
	secret             string // sealed
	retired            []retiredSecret
	events             []event.Type
	disabled           bool
	failingSinceMicros int64 // since when everything was refused, or 0
	deleted            bool
	changes            int64
}

// dispatchWaiting writes the deliveries of waiting events and reports whether it should be called again.
//
// It passes over the events by stream and seq, again and again. Time would not do: an event of a stream may have an
// earlier time than its predecessor. An event is seen only after its predecessor, since a transaction assigns numbers
// under a lock that it holds until it is committed; so a pass takes the events of a stream in order, and every event
// waits one pass at most, whatever other events are emitted.
func (st *seat) dispatchWaiting(ctx context.Context) (more bool, err error) {
	events, err := st.loadUndispatched(ctx)
	if err != nil {
		return false, err
	}
	if len(events) == 0 {
		return st.cursor.advance(nil, 0), nil
	}
	// Read after the events: an endpoint that was there when something
	// happened is seen.
	endpoints, err := st.loadEndpoints(ctx, events)
	if err != nil {
		return false, err
	}
	deliveries, n := planDeliveries(events, endpoints)
	heads, err := st.findHeads(ctx, deliveries)
	if err != nil {
		return false, err
	}
	nowMicros := st.clock.Micros()
	crash.Point(pointDispatch + ".before")
	err = st.writeSeated(ctx, func(tx *store.Tx) { saveDispatch(tx, events[:n], deliveries, heads, nowMicros) })
	if err != nil {
		return false, fmt.Errorf("dispatching events: %w", err)
	}
	// A crash here loses no delivery: due ones are found when the seat is resumed.
	crash.Point(pointDispatch + ".after")
	var due []delivery
	for i, d := range deliveries {
		if heads[i] {
			due = append(due, d.delivery)
		}
	}
	for _, e := range endpoints {
		st.registerEndpoint(e)
	}
	st.courier.enqueueDue(due, nowMicros)
	return st.cursor.advance(events, n), nil
}

func (st *seat) loadUndispatched(ctx context.Context) ([]undispatchedEvent, error) {
	rows, err := st.db.Query(ctx, `SELECT id, organization_id, wallet_id, seq, type, payload, trace FROM events
		WHERE dispatched = 0 AND (wallet_id, seq) > ($1, $2) ORDER BY wallet_id, seq LIMIT $3`,
		st.cursor.stream, st.cursor.seq, maxDispatchEvents)
	events, err := store.Collect(rows, err, func(row store.Rows) (e undispatchedEvent, err error) {
		return e, row.Scan(&e.id, &e.organization, &e.stream, &e.seq, &e.eventType, &e.body, &e.traceparent)
	})
	if err != nil {
		return nil, fmt.Errorf("reading waiting events: %w", err)
	}
	return events, nil
}

const endpointRowColumns = `id, organization_id, url, secret, retired, events, CASE WHEN disabled_at IS NULL THEN 0 ELSE 1 END,
	COALESCE(failing_since, 0), CASE WHEN deleted_at IS NULL THEN 0 ELSE 1 END, changes`

func scanEndpointRow(row store.Rows) (endpointRow, error) {
	var e endpointRow
	var events, retired string
	var disabled, deleted int
	if err := row.Scan(&e.id, &e.organization, &e.url, &e.secret, &retired, &events, &disabled, &e.failingSinceMicros, &deleted, &e.changes); err != nil {
		return e, err
	}
	e.disabled, e.deleted = disabled != 0, deleted != 0
	return e, errors.Join(json.Unmarshal([]byte(events), &e.events), json.Unmarshal([]byte(retired), &e.retired))
}

func scanID(row store.Rows) (id uuid.UUID, err error) { return id, row.Scan(&id) }

// loadEndpoints reads the endpoints of the events' organizations.
func (st *seat) loadEndpoints(ctx context.Context, events []undispatchedEvent) ([]endpointRow, error) {
	seen := map[uuid.UUID]bool{}
	var organizations [][]any
	for _, e := range events {
		if !seen[e.organization] {
			seen[e.organization] = true
			organizations = append(organizations, []any{e.organization})
		}
	}
	var endpoints []endpointRow
	err := eachValues("t", organizations, true, func(values string, args []any) error {
		rows, err := st.db.Query(ctx, `SELECT `+endpointRowColumns+` FROM webhook_endpoints
			WHERE deleted_at IS NULL AND organization_id IN (`+values+`)`, args...)
		found, err := store.Collect(rows, err, scanEndpointRow)
		endpoints = append(endpoints, found...)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("reading webhooks: %w", err)
	}
	return endpoints, nil
}

// plannedDelivery is a delivery to be written.
type plannedDelivery struct {
	delivery
	organization uuid.UUID
}

// planDeliveries gives the deliveries of the first n events, in their order: of
// all, unless they make more than maxDispatchRows.
func planDeliveries(events []undispatchedEvent, endpoints []endpointRow) (deliveries []plannedDelivery, n int) {
	byOrganization := map[uuid.UUID][]endpointRow{}
	for _, to := range endpoints {
		byOrganization[to.organization] = append(byOrganization[to.organization], to)
	}
	for _, e := range events {
		if len(deliveries) >= maxDispatchRows {
			break
		}
		for _, to := range byOrganization[e.organization] {
			if slices.Contains(to.events, e.eventType) {
				deliveries = append(deliveries, plannedDelivery{delivery{
					endpoint: to.id, stream: e.stream, seq: e.seq, priorStatus: Pending, eventID: e.id, eventType: e.eventType, body: e.body, traceparent: e.traceparent,
				}, e.organization})
			}
		}
		n++
	}
	return deliveries, n
}

// endpointStream is the unit of order: an endpoint receives the events of a stream one after the other.
type endpointStream struct{ endpoint, stream uuid.UUID }

// findHeads says for each delivery whether it will be the first pending one of
// its endpoint and stream.
func (st *seat) findHeads(ctx context.Context, deliveries []plannedDelivery) ([]bool, error) {
	heads := make([]bool, len(deliveries))
	first := map[endpointStream]int{}
	var asked [][]any
	for i, d := range deliveries {
		p := endpointStream{d.endpoint, d.stream}
		if _, seen := first[p]; seen {
			continue
		}
		first[p] = i
		if !st.courier.isInMemory(d.endpoint, d.stream) {
			heads[i] = true
			asked = append(asked, []any{d.endpoint, d.stream})
		}
	}
	// The deliveries of an endpoint and a stream end in their order: if any is
	// pending, the newest is.
	err := eachValues("tt", asked, true, func(values string, args []any) error {
		rows, err := st.db.Query(ctx, `SELECT v.column1, v.column2 FROM (VALUES `+values+`) AS v WHERE 'pending' =
			(SELECT d.status FROM webhook_deliveries AS d WHERE d.endpoint_id = v.column1 AND d.wallet_id = v.column2
			ORDER BY d.seq DESC LIMIT 1)`, args...)
		busy, err := store.Collect(rows, err, func(row store.Rows) (p endpointStream, err error) { return p, row.Scan(&p.endpoint, &p.stream) })
		for _, p := range busy {
			heads[first[p]] = false
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("reading pending deliveries: %w", err)
	}
	return heads, nil
}

// saveDispatch writes the deliveries and marks their events.
func saveDispatch(tx *store.Tx, events []undispatchedEvent, deliveries []plannedDelivery, heads []bool, nowMicros int64) {
	rows := make([][]any, len(deliveries))
	for i, d := range deliveries {
		var due any
		if heads[i] {
			due = nowMicros
		}
		rows[i] = []any{d.endpoint, d.stream, d.seq, d.organization, string(d.eventType), string(Pending), due, 0, "", nowMicros}
	}
	_ = eachValues("ttitttiiti", rows, false, func(values string, args []any) error {
		tx.Defer(`INSERT INTO webhook_deliveries
			(endpoint_id, wallet_id, seq, organization_id, event_type, status, due_at, attempts, last_error, created_at) VALUES `+values, args...)
		return nil
	})
	ids := make([][]any, len(events))
	for i, e := range events {
		ids[i] = []any{e.id}
	}
	_ = eachValues("t", ids, true, func(values string, args []any) error {
		tx.Defer(`UPDATE events SET dispatched = 1 WHERE id IN (`+values+`)`, args...)
		return nil
	})
}

// registerEndpoint has the courier keep a queue for the endpoint, unless it is
// disabled or deleted.
func (st *seat) registerEndpoint(e endpointRow) {
	if e.disabled || e.deleted || st.courier.hasQueue(e.id) {
		return
	}
	st.setFailingSince(e.id, e.failingSinceMicros)
	st.courier.addQueue(st.destinationOf(e), e.failingSinceMicros != 0)
}

// destinationOf opens the endpoint's secrets. If the current one cannot be opened, no delivery is sent to the
// destination.
func (s *Service) destinationOf(e endpointRow) destination {
	to, err := s.openDestination(e)
	if err != nil {
		s.log.Error("a webhook cannot be signed for", "webhook", e.id, "error", err)
	}
	return to
}

// openDestination gives a destination without secrets with its errors.
func (s *Service) openDestination(e endpointRow) (destination, error) {
	to := destination{id: e.id}
	var err error
	to.url, err = url.Parse(e.url)
	if err != nil {
		return to, fmt.Errorf("parsing a stored url: %w", err)
	}
	secret, err := s.sealer.open(e.id, e.secret)
	if err != nil {
		return to, err
	}
	to.secrets = []signingSecret{{secret, never}}
	for _, r := range e.retired {
		if secret, err := s.sealer.open(e.id, r.Sealed); err == nil {
			to.secrets = append(to.secrets, signingSecret{secret, r.UntilMicros})
		}
	}
	return to, nil
}
