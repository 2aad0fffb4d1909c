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
	// dispatchEvents is how many events are read at a time.
	dispatchEvents = 500
	// dispatchRows ends a batch early when its events go to many endpoints.
	dispatchRows = 2000
)

// place is where a pass over the waiting events has come to.
type place struct {
	wallet string
	seq    int64
}

// happened is an event to be dispatched.
type happened struct {
	id           string
	organization uuid.UUID
	wallet       uuid.UUID
	seq          int64
	kind         event.Type
	body         string
	trace        string
}

// target is an endpoint that may want an event.
type target struct {
	id           uuid.UUID
	organization uuid.UUID
	url          string
	secret       string // sealed
	retired      []retiredSecret
	events       []event.Type
	disabled     bool
	failing      int64 // since when everything was refused, or 0
	deleted      bool
	changes      int64
}

// dispatch writes the deliveries of waiting events and says whether it should
// be called again.
//
// It passes over the events by wallet and seq, again and again. Time would not
// do: an event of a wallet may carry an earlier time than the one before it.
// An event is seen only once the one before it is, since the number was given
// under a lock that its transaction held until it was committed; so a pass
// takes the events of a wallet in order, and every event waits one pass at
// most, whatever else is emitted.
func (st *seat) dispatch(ctx context.Context) (more bool, err error) {
	events, err := st.waiting(ctx)
	if err != nil {
		return false, err
	}
	if len(events) == 0 {
		more = st.after != place{}
		st.after = place{}
		return more, nil
	}
	// Read after the events: an endpoint that was there when something
	// happened is seen.
	targets, err := st.targets(ctx, events)
	if err != nil {
		return false, err
	}
	deliveries, n := match(events, targets)
	ended := n == len(events) && n < dispatchEvents
	events = events[:n]
	heads, err := st.heads(ctx, deliveries)
	if err != nil {
		return false, err
	}
	now := st.clock.Micros()
	crash.Point(pointDispatch + ".before")
	err = st.write(ctx, func(tx *store.Tx) { writeDispatch(tx, events, deliveries, heads, now) })
	if err != nil {
		return false, fmt.Errorf("dispatching events: %w", err)
	}
	// Dying here loses nothing: what is due is found when the seat is resumed.
	crash.Point(pointDispatch + ".after")
	last := events[n-1]
	st.after = place{last.wallet.String(), last.seq}
	var due []delivery
	for i, d := range deliveries {
		if heads[i] {
			due = append(due, d.delivery)
		}
	}
	for _, t := range targets {
		st.meet(t)
	}
	st.courier.offer(due, now)
	if ended {
		st.after = place{}
	}
	return !ended, nil
}

func (st *seat) waiting(ctx context.Context) ([]happened, error) {
	rows, err := st.db.Query(ctx, `SELECT id, organization_id, wallet_id, seq, type, payload, trace FROM events
		WHERE dispatched = 0 AND (wallet_id, seq) > ($1, $2) ORDER BY wallet_id, seq LIMIT $3`,
		st.after.wallet, st.after.seq, dispatchEvents)
	events, err := store.Collect(rows, err, func(row store.Rows) (h happened, err error) {
		return h, row.Scan(&h.id, &h.organization, &h.wallet, &h.seq, &h.kind, &h.body, &h.trace)
	})
	if err != nil {
		return nil, fmt.Errorf("reading waiting events: %w", err)
	}
	return events, nil
}

const targetColumns = `id, organization_id, url, secret, retired, events, CASE WHEN disabled_at IS NULL THEN 0 ELSE 1 END,
	COALESCE(failing_since, 0), CASE WHEN deleted_at IS NULL THEN 0 ELSE 1 END, changes`

func scanTarget(row store.Rows) (target, error) {
	var t target
	var events, retired string
	var disabled, deleted int
	if err := row.Scan(&t.id, &t.organization, &t.url, &t.secret, &retired, &events, &disabled, &t.failing, &deleted, &t.changes); err != nil {
		return t, err
	}
	t.disabled, t.deleted = disabled != 0, deleted != 0
	return t, errors.Join(json.Unmarshal([]byte(events), &t.events), json.Unmarshal([]byte(retired), &t.retired))
}

func scanID(row store.Rows) (id uuid.UUID, err error) { return id, row.Scan(&id) }

// targets reads the endpoints of the events' organizations.
func (st *seat) targets(ctx context.Context, events []happened) ([]target, error) {
	seen := map[uuid.UUID]bool{}
	var organizations [][]any
	for _, e := range events {
		if !seen[e.organization] {
			seen[e.organization] = true
			organizations = append(organizations, []any{e.organization})
		}
	}
	var targets []target
	err := eachValues("t", organizations, true, func(values string, args []any) error {
		rows, err := st.db.Query(ctx, `SELECT `+targetColumns+` FROM webhook_endpoints
			WHERE deleted_at IS NULL AND organization_id IN (`+values+`)`, args...)
		found, err := store.Collect(rows, err, scanTarget)
		targets = append(targets, found...)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("reading webhooks: %w", err)
	}
	return targets, nil
}

// addressed is a delivery to be written.
type addressed struct {
	delivery
	organization uuid.UUID
}

// match gives the deliveries of the first n events, in their order.
func match(events []happened, targets []target) (deliveries []addressed, n int) {
	byOrganization := map[uuid.UUID][]target{}
	for _, t := range targets {
		byOrganization[t.organization] = append(byOrganization[t.organization], t)
	}
	for _, e := range events {
		if len(deliveries) >= dispatchRows {
			break
		}
		for _, t := range byOrganization[e.organization] {
			if slices.Contains(t.events, e.kind) {
				deliveries = append(deliveries, addressed{delivery{
					endpoint: t.id, wallet: e.wallet, seq: e.seq, was: pending, event: e.id, kind: e.kind, body: e.body, trace: e.trace,
				}, e.organization})
			}
		}
		n++
	}
	return deliveries, n
}

// pair is what order is kept of.
type pair struct{ endpoint, wallet uuid.UUID }

// heads says for each delivery whether it is the first pending one of its pair.
func (st *seat) heads(ctx context.Context, deliveries []addressed) ([]bool, error) {
	heads := make([]bool, len(deliveries))
	first := map[pair]int{}
	var asked [][]any
	for i, d := range deliveries {
		p := pair{d.endpoint, d.wallet}
		if _, seen := first[p]; seen {
			continue
		}
		first[p] = i
		if !st.courier.holds(d.endpoint, d.wallet) {
			heads[i] = true
			asked = append(asked, []any{d.endpoint, d.wallet})
		}
	}
	// A pair's deliveries end in their order: if any is pending, the newest is.
	err := eachValues("tt", asked, true, func(values string, args []any) error {
		rows, err := st.db.Query(ctx, `SELECT v.column1, v.column2 FROM (VALUES `+values+`) AS v WHERE 'pending' =
			(SELECT d.status FROM webhook_deliveries AS d WHERE d.endpoint_id = v.column1 AND d.wallet_id = v.column2
			ORDER BY d.seq DESC LIMIT 1)`, args...)
		busy, err := store.Collect(rows, err, func(row store.Rows) (p pair, err error) { return p, row.Scan(&p.endpoint, &p.wallet) })
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

func writeDispatch(tx *store.Tx, events []happened, deliveries []addressed, heads []bool, now int64) {
	rows := make([][]any, len(deliveries))
	for i, d := range deliveries {
		var due any
		if heads[i] {
			due = now
		}
		rows[i] = []any{d.endpoint, d.wallet, d.seq, d.organization, string(d.kind), pending, due, 0, "", now}
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

// meet makes the endpoint known to the courier, unless it is disabled.
func (st *seat) meet(t target) {
	if t.disabled || t.deleted || st.courier.knows(t.id) {
		return
	}
	st.setFailing(t.id, t.failing)
	st.courier.know(st.addressOf(t), t.failing != 0)
}

// addressOf opens the endpoint's secrets. If the current one cannot be opened
// the address is one that nothing is sent to.
func (s *Service) addressOf(t target) address {
	a := address{id: t.id}
	unsigned := func(err error) address {
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
	a.secrets = []signer{{secret, never}}
	for _, r := range t.retired {
		if secret, err := s.sealer.open(t.id, r.Sealed); err == nil {
			a.secrets = append(a.secrets, signer{secret, r.Until})
		}
	}
	return a
}
