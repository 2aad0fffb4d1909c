package webhook

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

// FeedItem is the delivery of one event to one endpoint, as the feed shows it.
type FeedItem struct {
	Endpoint    uuid.UUID
	Event       uuid.UUID
	Type        event.Type
	Attempts    int
	DeliveredAt *time.Time // the last time that it was accepted
	CreatedAt   time.Time
	// The following fields are of the last attempt, and empty before the first.
	RequestedAt *time.Time
	CompletedAt *time.Time
	Response    *int   // the HTTP status, if an answer came
	LastError   string // empty if it was accepted
}

// FeedFilter selects deliveries of a feed. A zero field selects all.
type FeedFilter struct {
	Type     event.Type
	Status   Status
	ToMicros int64 // created before this time (micros)
}

// Feed returns a page of the past and pending deliveries to one of the organization's endpoints, or to all of them,
// and the position of the next page, nil after the last. Error: webhook_not_found.
func (s *Service) Feed(ctx context.Context, organization uuid.UUID, endpoint *uuid.UUID, f FeedFilter, page store.Page) ([]FeedItem, *store.Position, error) {
	endpoints, err := s.loadFeedEndpoints(ctx, organization, endpoint)
	if err != nil {
		return nil, nil, err
	}
	after, err := parseFeedKey(page.After)
	if err != nil {
		return nil, nil, err
	}
	// Every endpoint and type is a list that an index holds in order. A page is merged from their first entries, so
	// its cost does not grow with their length, and no filter makes it read past entries that do not match.
	var keys []feedKey
	var asks []store.BatchQuery
	for _, e := range endpoints {
		for _, t := range event.Types() {
			if f.Type == "" || f.Type == t {
				text, args := f.listQuery(e, t, page, after)
				asks = append(asks, store.BatchQuery{SQL: text, Args: args, Read: func(rows store.Rows) error {
					found, err := store.Collect(rows, nil, func(row store.Rows) (feedKey, error) {
						k := feedKey{endpoint: e}
						return k, row.Scan(&k.createdMicros, &k.stream, &k.seq)
					})
					keys = append(keys, found...)
					return err
				}})
			}
		}
	}
	if err := s.db.SendBatch(ctx, asks...); err != nil {
		return nil, nil, fmt.Errorf("reading webhook events: %w", err)
	}
	slices.SortFunc(keys, feedKey.compare)
	if page.Desc {
		slices.Reverse(keys)
	}
	keys = keys[:min(len(keys), page.Limit+1)]
	keys, next := store.Cut(page, keys, feedKey.toPosition)
	items, err := s.loadItems(ctx, keys)
	return items, next, err
}

// loadFeedEndpoints lists the endpoints that a feed is of.
func (s *Service) loadFeedEndpoints(ctx context.Context, organization uuid.UUID, endpoint *uuid.UUID) ([]uuid.UUID, error) {
	rows, err := s.db.Query(ctx, `SELECT id FROM webhook_endpoints WHERE organization_id = $1 AND deleted_at IS NULL`, organization)
	ids, err := store.Collect(rows, err, scanID)
	if err != nil {
		return nil, fmt.Errorf("reading webhooks: %w", err)
	}
	if endpoint == nil {
		return ids, nil
	}
	if !slices.Contains(ids, *endpoint) {
		return nil, notFound()
	}
	return []uuid.UUID{*endpoint}, nil
}

// listQuery is the query of one endpoint's events of one type. Literals, where they
// stand, let the database see that an index fits.
func (f FeedFilter) listQuery(endpoint uuid.UUID, kind event.Type, page store.Page, after *feedKey) (string, []any) {
	args := []any{endpoint, string(kind)}
	text := `SELECT created_at, wallet_id, seq FROM webhook_deliveries WHERE endpoint_id = $1 AND event_type = $2`
	switch f.Status {
	case "":
	case Delivered:
		text += ` AND status = 'delivered'`
	default:
		text += ` AND status <> 'delivered' AND status = '` + string(f.Status) + `'`
	}
	where := func(condition string, values ...any) {
		places := make([]any, len(values))
		for i, v := range values {
			args = append(args, v)
			places[i] = len(args)
		}
		text += fmt.Sprintf(` AND `+condition, places...)
	}
	// One bound a side: after lies between the two times.
	if page.FromMicros > 0 && (after == nil || page.Desc) {
		where(`created_at >= $%d`, page.FromMicros)
	}
	if f.ToMicros > 0 && (after == nil || !page.Desc) {
		where(`created_at < $%d`, f.ToMicros)
	}
	compare, direction := ">", "ASC"
	if page.Desc {
		compare, direction = "<", "DESC"
	}
	if after != nil {
		where(`(created_at, wallet_id, seq) `+compare+` ($%d, $%d, $%d)`, after.createdMicros, after.stream, after.seqBound(endpoint, page.Desc))
	}
	args = append(args, page.Limit+1)
	text += fmt.Sprintf(` ORDER BY created_at %[1]s, wallet_id %[1]s, seq %[1]s LIMIT $%[2]d`, direction, len(args))
	return text, args
}

// feedKey names a delivery, and its place in a feed: by created, then stream, seq
// and endpoint.
type feedKey struct {
	createdMicros int64
	stream        uuid.UUID
	seq           int64
	endpoint      uuid.UUID
}

func (k feedKey) compare(other feedKey) int {
	switch {
	case k.createdMicros != other.createdMicros:
		return cmp.Compare(k.createdMicros, other.createdMicros)
	case k.stream != other.stream:
		return strings.Compare(k.stream.String(), other.stream.String())
	case k.seq != other.seq:
		return cmp.Compare(k.seq, other.seq)
	}
	return strings.Compare(k.endpoint.String(), other.endpoint.String())
}

// seqBound is the seq behind which an endpoint's list goes on after k: k's own,
// or k's less one where the endpoint's delivery of the same event comes after k.
func (k feedKey) seqBound(endpoint uuid.UUID, desc bool) int64 {
	order := strings.Compare(endpoint.String(), k.endpoint.String())
	switch {
	case desc && order < 0:
		return k.seq + 1
	case !desc && order > 0:
		return k.seq - 1
	}
	return k.seq
}

func (k feedKey) toPosition() store.Position {
	return store.Position{Micros: k.createdMicros, ID: k.stream.String() + "/" + strconv.FormatInt(k.seq, 10) + "/" + k.endpoint.String()}
}

// parseFeedKey parses a position. Error: invalid_cursor.
func parseFeedKey(at *store.Position) (*feedKey, error) {
	if at == nil {
		return nil, nil
	}
	invalid := fault.New(fault.InvalidCursor, "cursor is not one of this list")
	parts := strings.Split(at.ID, "/")
	if len(parts) != 3 {
		return nil, invalid
	}
	wallet, err := uuid.Parse(parts[0])
	if err != nil {
		return nil, invalid
	}
	seq, err := strconv.ParseInt(parts[1], 10, 64)
	if err != nil {
		return nil, invalid
	}
	endpoint, err := uuid.Parse(parts[2])
	if err != nil {
		return nil, invalid
	}
	return &feedKey{at.Micros, wallet, seq, endpoint}, nil
}

// loadItems reads the items of the keys, in their order. Items that were deleted meanwhile are left out.
func (s *Service) loadItems(ctx context.Context, keys []feedKey) ([]FeedItem, error) {
	asked := make([][]any, len(keys))
	for i, k := range keys {
		asked[i] = []any{k.endpoint, k.stream, k.seq}
	}
	found := map[feedKey]FeedItem{}
	err := eachValues("tti", asked, true, func(values string, args []any) error {
		rows, err := s.db.Query(ctx, `SELECT d.created_at, d.wallet_id, d.seq, d.endpoint_id, e.id, e.type, d.attempts, d.delivered_at,
				d.requested_at, d.completed_at, d.response_status, d.last_error FROM (VALUES `+values+`) AS v
			CROSS JOIN webhook_deliveries AS d CROSS JOIN events AS e
			WHERE d.endpoint_id = v.column1 AND d.wallet_id = v.column2 AND d.seq = v.column3 AND e.wallet_id = d.wallet_id AND e.seq = d.seq`, args...)
		_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
			var k feedKey
			var i FeedItem
			var sent, requested, completed *int64
			err := row.Scan(&k.createdMicros, &k.stream, &k.seq, &k.endpoint, &i.Event, &i.Type, &i.Attempts, &sent,
				&requested, &completed, &i.Response, &i.LastError)
			i.Endpoint, i.CreatedAt = k.endpoint, clock.Time(k.createdMicros)
			i.DeliveredAt, i.RequestedAt, i.CompletedAt = timeFromMicros(sent), timeFromMicros(requested), timeFromMicros(completed)
			found[k] = i
			return struct{}{}, err
		})
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("reading webhook events: %w", err)
	}
	items := make([]FeedItem, 0, len(keys))
	for _, k := range keys {
		if i, there := found[k]; there {
			items = append(items, i)
		}
	}
	return items, nil
}

// Redeliver requests that an event be sent to an endpoint again, soon.
//
// A delivery that was delivered or has failed is sent once more, outside the order of its stream's events and without
// further attempts: if it is accepted it is delivered, else its state is unchanged. A pending delivery keeps its
// place: the first pending delivery of its stream, which it waits for, is attempted now instead of later, and that
// counts as an attempt. A second request before it is sent has no effect. Errors: webhook_not_found,
// webhook_event_not_found (no such event went or goes to the endpoint), operation_not_supported while the endpoint is
// disabled.
func (s *Service) Redeliver(ctx context.Context, organization, endpoint, id uuid.UUID) (FeedItem, error) {
	e, err := s.Get(ctx, organization, endpoint)
	if err != nil {
		return FeedItem{}, err
	}
	if e.DisabledAt != nil {
		return FeedItem{}, fault.New(fault.OperationNotSupported, "the webhook is disabled: enable it first")
	}
	rows, err := s.db.Query(ctx, `SELECT d.created_at, d.wallet_id, d.seq, d.endpoint_id FROM events AS e CROSS JOIN webhook_deliveries AS d
		WHERE e.id = $1 AND e.organization_id = $2 AND d.endpoint_id = $3 AND d.wallet_id = e.wallet_id AND d.seq = e.seq`, id, organization, endpoint)
	keys, err := store.Collect(rows, err, func(row store.Rows) (k feedKey, err error) {
		return k, row.Scan(&k.createdMicros, &k.stream, &k.seq, &k.endpoint)
	})
	if err != nil {
		return FeedItem{}, fmt.Errorf("looking for a webhook event: %w", err)
	}
	if len(keys) == 0 {
		return FeedItem{}, eventNotFound()
	}
	if err := s.makeDue(ctx, organization, id, keys[0]); err != nil {
		return FeedItem{}, fmt.Errorf("redelivering a webhook event: %w", err)
	}
	items, err := s.loadItems(ctx, keys)
	if err != nil {
		return FeedItem{}, err
	}
	if len(items) == 0 {
		return FeedItem{}, eventNotFound()
	}
	return items[0], nil
}

func eventNotFound() error {
	return fault.New(fault.WebhookEventNotFound, "no event with this id was meant for the webhook")
}

// makeDue makes the delivery due if it has ended, and otherwise the first pending
// one of its stream. The statements themselves check the states: beside this
// function, only the seat changes these rows.
func (s *Service) makeDue(ctx context.Context, organization, id uuid.UUID, k feedKey) error {
	nowMicros := s.clock.Micros()
	return s.db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`UPDATE webhook_deliveries SET due_at = $1
			WHERE endpoint_id = $2 AND wallet_id = $3 AND seq = $4 AND status <> 'pending'`, nowMicros, k.endpoint, k.stream, k.seq)
		tx.Defer(`UPDATE webhook_deliveries SET due_at = $1
			WHERE endpoint_id = $2 AND wallet_id = $3 AND seq <= $4 AND due_at > $1 AND status = 'pending' AND 'pending' =
				(SELECT d.status FROM webhook_deliveries AS d WHERE d.endpoint_id = $2 AND d.wallet_id = $3 AND d.seq = $4)`,
			nowMicros, k.endpoint, k.stream, k.seq)
		tx.Defer(`UPDATE webhook_endpoints SET changes = changes + 1 WHERE id = $1`, k.endpoint)
		audit.Record(ctx, tx, organization, audit.RedeliverWebhookEvent, id.String(), audit.Details{"webhookId": k.endpoint.String()})
		tx.Wake(changedTopic)
		return nil
	})
}
