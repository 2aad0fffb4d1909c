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

// dispatchCursor is where a pass over the waiting events has come to.
type dispatchCursor struct {
	stream string
	seq    int64
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

// dispatchWaiting writes the deliveries of waiting events and says whether it should
// be called again.
//
// It passes over the events by wallet and seq, again and again. Time would not
// do: an event of a wallet may carry an earlier time than the one before it.
// An event is seen only once the one before it is, since the number was given
// under a lock that its transaction held until it was committed; so a pass
// takes the events of a wallet in order, and every event waits one pass at
// most, whatever else is emitted.
func (st *seat) dispatchWaiting(ctx context.Context) (more bool, err error) {
	events, err := st.loadUndispatched(ctx)
	if err != nil {
		return false, err
	}
	if len(events) == 0 {
		more = st.cursor != dispatchCursor{}
		st.cursor = dispatchCursor{}
		return more, nil
	}
	// Read after the events: an endpoint that was there when something
	// happened is seen.
	endpoints, err := st.loadEndpoints(ctx, events)
	if err != nil {
		return false, err
	}
	deliveries, n := planDeliveries(events, endpoints)
	ended := n == len(events) && n < maxDispatchEvents
	events = events[:n]
	heads, err := st.findHeads(ctx, deliveries)
	if err != nil {
		return false, err
	}
	nowMicros := st.clock.Micros()
	crash.Point(pointDispatch + ".before")
	err = st.writeSeated(ctx, func(tx *store.Tx) { saveDispatch(tx, events, deliveries, heads, nowMicros) })
	if err != nil {
		return false, fmt.Errorf("dispatching events: %w", err)
	}
	// Dying here loses nothing: what is due is found when the seat is resumed.
	crash.Point(pointDispatch + ".after")
	last := events[n-1]
	st.cursor = dispatchCursor{last.stream.String(), last.seq}
	var due []delivery
	for i, d := range deliveries {
		if heads[i] {
			due = append(due, d.delivery)
		}
	}
	for _, t := range endpoints {
		st.registerEndpoint(t)
	}
	st.courier.enqueueDue(due, nowMicros)
	if ended {
		st.cursor = dispatchCursor{}
	}
	return !ended, nil
}

func (st *seat) loadUndispatched(ctx context.Context) ([]undispatchedEvent, error) {
	rows, err := st.db.Query(ctx, `SELECT id, organization_id, wallet_id, seq, type, payload, trace FROM events
		WHERE dispatched = 0 AND (wallet_id, seq) > ($1, $2) ORDER BY wallet_id, seq LIMIT $3`,
		st.cursor.stream, st.cursor.seq, maxDispatchEvents)
	events, err := store.Collect(rows, err, func(row store.Rows) (h undispatchedEvent, err error) {
		return h, row.Scan(&h.id, &h.organization, &h.stream, &h.seq, &h.eventType, &h.body, &h.traceparent)
	})
	if err != nil {
		return nil, fmt.Errorf("reading waiting events: %w", err)
	}
	return events, nil
}

const endpointRowColumns = `id, organization_id, url, secret, retired, events, CASE WHEN disabled_at IS NULL THEN 0 ELSE 1 END,
	COALESCE(failing_since, 0), CASE WHEN deleted_at IS NULL THEN 0 ELSE 1 END, changes`

func scanEndpointRow(row store.Rows) (endpointRow, error) {
	var t endpointRow
	var events, retired string
	var disabled, deleted int
	if err := row.Scan(&t.id, &t.organization, &t.url, &t.secret, &retired, &events, &disabled, &t.failingSinceMicros, &deleted, &t.changes); err != nil {
		return t, err
	}
	t.disabled, t.deleted = disabled != 0, deleted != 0
	return t, errors.Join(json.Unmarshal([]byte(events), &t.events), json.Unmarshal([]byte(retired), &t.retired))
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

// planDeliveries gives the deliveries of the first n events, in their order.
func planDeliveries(events []undispatchedEvent, endpoints []endpointRow) (deliveries []plannedDelivery, n int) {
	byOrganization := map[uuid.UUID][]endpointRow{}
	for _, t := range endpoints {
		byOrganization[t.organization] = append(byOrganization[t.organization], t)
	}
	for _, e := range events {
		if len(deliveries) >= maxDispatchRows {
			break
		}
		for _, t := range byOrganization[e.organization] {
			if slices.Contains(t.events, e.eventType) {
				deliveries = append(deliveries, plannedDelivery{delivery{
					endpoint: t.id, stream: e.stream, seq: e.seq, priorStatus: pending, eventID: e.id, eventType: e.eventType, body: e.body, traceparent: e.traceparent,
				}, e.organization})
			}
		}
		n++
	}
	return deliveries, n
}

// endpointStream is what order is kept of.
type endpointStream struct{ endpoint, stream uuid.UUID }

// findHeads says for each delivery whether it is the first pending one of its pair.
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
	// A pair's deliveries end in their order: if any is pending, the newest is.
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
		return nil, fmt.Errorf("reading what is pending: %w", err)
	}
	return heads, nil
}

func saveDispatch(tx *store.Tx, events []undispatchedEvent, deliveries []plannedDelivery, heads []bool, nowMicros int64) {
	rows := make([][]any, len(deliveries))
	for i, d := range deliveries {
		var due any
		if heads[i] {
			due = nowMicros
		}
		rows[i] = []any{d.endpoint, d.stream, d.seq, d.organization, string(d.eventType), pending, due, 0, "", nowMicros}
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

// registerEndpoint makes the endpoint known to the courier, unless it is disabled.
func (st *seat) registerEndpoint(t endpointRow) {
	if t.disabled || t.deleted || st.courier.hasQueue(t.id) {
		return
	}
	st.setFailingSince(t.id, t.failingSinceMicros)
	st.courier.addQueue(st.destinationOf(t), t.failingSinceMicros != 0)
}

// destinationOf opens the endpoint's secrets. If the current one cannot be opened
// the address is one that nothing is sent to.
func (s *Service) destinationOf(t endpointRow) destination {
	a := destination{id: t.id}
	unsigned := func(err error) destination {
		s.log.Error("a webhook cannot be signed for", "webhook", t.id, "error", err)
		return a
	}
	var err error
	if a.url, err = url.Parse(t.url); err != nil {
		return unsigned(fmt.Errorf("parsing a stored url: %w", err))
	}
	secret, err := s.sealer.open(t.id, t.secret)
	if err != nil {
		return unsigned(err)
	}
	a.secrets = []signingSecret{{secret, never}}
	for _, r := range t.retired {
		if secret, err := s.sealer.open(t.id, r.Sealed); err == nil {
			a.secrets = append(a.secrets, signingSecret{secret, r.UntilMicros})
		}
	}
	return a
}
