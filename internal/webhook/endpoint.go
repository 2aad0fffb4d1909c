package webhook

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

// MaxEndpoints is how many endpoints an organization may have. One more is a
// validation_error: of the interface's codes none speaks of it.
const MaxEndpoints = 50

// maxDescription is the longest description in characters.
const maxDescription = 500

// DefaultRetention is how long deliveries are kept unless Options say otherwise.
const DefaultRetention = 30 * 24 * time.Hour

// Endpoint is where an organization wants its events sent. Its secret is shown
// when it is made and never again.
type Endpoint struct {
	ID             uuid.UUID
	Organization   uuid.UUID
	URL            string
	Events         []event.Type
	Description    string
	CreatedAt      time.Time
	DisabledAt     *time.Time     // nil while events are sent
	DisabledReason DisabledReason // empty while events are sent
}

// DisabledReason says who disabled an endpoint.
type DisabledReason string

// Why an endpoint is disabled.
const (
	Requested DisabledReason = "requested" // the organization asked for it
	Failing   DisabledReason = "failing"   // it refused everything for too long
)

// Service keeps endpoints and, where it holds the seat, delivers to them.
type Service struct {
	db              *store.DB
	clock           *clock.Clock
	log             *slog.Logger
	sealer          sealer
	egress          egress
	transport       *http.Transport
	answerTimeout   time.Duration // how long a receiver has to answer
	retention       time.Duration // how long deliveries are kept
	attemptsCounter *prometheus.CounterVec
	clockAdvanced   chan struct{} // the clock was moved
}

// Options are the dependencies of a Service.
type Options struct {
	DB      *store.DB
	Log     *slog.Logger
	Key     []byte // KeySize bytes, sealing the endpoints' secrets at rest
	Metrics prometheus.Registerer
	// Retention is how long deliveries are kept; DefaultRetention if zero.
	Retention time.Duration
	// AllowLoopbackHTTP is for endpoints on this machine, without TLS.
	AllowLoopbackHTTP bool
}

// New returns a Service that sends no deliveries until Deliver is given the seat.
func New(o Options) (*Service, error) {
	sealer, err := newSealer(o.Key)
	if err != nil {
		return nil, err
	}
	attempts, err := newMetrics(o.Metrics, o.DB)
	if err != nil {
		return nil, err
	}
	if o.Retention == 0 {
		o.Retention = DefaultRetention
	}
	egress := newEgress(o.AllowLoopbackHTTP)
	s := &Service{
		db: o.DB, clock: o.DB.Clock(), log: o.Log, sealer: sealer, egress: egress, transport: newTransport(egress),
		answerTimeout: answerTimeout, retention: o.Retention, attemptsCounter: attempts, clockAdvanced: make(chan struct{}, 1),
	}
	s.clock.OnAdvance(func(time.Duration) {
		select {
		case s.clockAdvanced <- struct{}{}:
		default:
		}
	})
	return s, nil
}

// changedTopic is woken when an endpoint's changes were raised.
const changedTopic = "webhook:changed"

// Create registers an endpoint and returns it with its signing secret. It gets
// the events that happen from now on. Errors: validation_error (also for an
// organization's endpoint beyond MaxEndpoints), webhook_duplicate_url.
func (s *Service) Create(ctx context.Context, organization uuid.UUID, url string, events []string, description string) (Endpoint, string, error) {
	folded, err := s.egress.checkURL(url)
	if err != nil {
		return Endpoint{}, "", err
	}
	types, err := checkEvents(events)
	if err != nil {
		return Endpoint{}, "", err
	}
	if err := checkDescription(description); err != nil {
		return Endpoint{}, "", err
	}
	e := Endpoint{ID: uuid.New(), Organization: organization, URL: url, Events: types, Description: description, CreatedAt: s.clock.Now()}
	list, err := json.Marshal(types)
	if err != nil {
		return Endpoint{}, "", fmt.Errorf("encoding event types: %w", err)
	}
	secret := newSecret()
	sealed := s.sealer.seal(e.ID, secret)
	limit := invalidInput("an organization may have at most %d webhooks", MaxEndpoints)
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`INSERT INTO webhook_endpoints (id, organization_id, url, url_folded, events, description, secret, created_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
			e.ID, organization, url, folded, string(list), description, sealed, e.CreatedAt.UnixMicro())
		tx.DeferGuard(limit, `INSERT INTO webhook_counts (organization_id, endpoints) VALUES ($1, 1)
			ON CONFLICT (organization_id) DO UPDATE SET endpoints = webhook_counts.endpoints + 1
			WHERE webhook_counts.endpoints < CAST($2 AS BIGINT)`, organization, MaxEndpoints)
		audit.Record(ctx, tx, organization, audit.CreateWebhook, e.ID.String(), audit.Details{"host": hostOf(url), "events": string(list)})
		return nil
	})
	if store.IsUnique(err) {
		return Endpoint{}, "", fault.Wrap(err, fault.WebhookDuplicateURL, "a webhook with this url exists")
	}
	if err != nil {
		return Endpoint{}, "", fmt.Errorf("creating a webhook: %w", err)
	}
	return e, secret, nil
}

// hostOf returns the part of an endpoint's URL that the audit log has: the rest may be a secret.
func hostOf(text string) string {
	u, err := url.Parse(text)
	if err != nil {
		return ""
	}
	return u.Host
}

func checkDescription(text string) error {
	if !utf8.ValidString(text) || strings.ContainsRune(text, 0) || utf8.RuneCountInString(text) > maxDescription {
		return invalidInput("description must be text of at most %d characters", maxDescription)
	}
	return nil
}

func checkEvents(events []string) ([]event.Type, error) {
	if len(events) == 0 {
		return nil, invalidInput("events must name at least one event type")
	}
	known := event.Types()
	types := make([]event.Type, len(events))
	var unsupported []string
	for i, e := range events {
		types[i] = event.Type(e)
		if !slices.Contains(known, types[i]) {
			unsupported = append(unsupported, fmt.Sprintf("%.64q", e))
		}
	}
	if len(unsupported) > 0 {
		return nil, invalidInput("events names unsupported types: %s", strings.Join(unsupported, ", "))
	}
	for i, t := range types {
		if slices.Contains(types[:i], t) {
			return nil, invalidInput("events names %s twice", t)
		}
	}
	return types, nil
}

const endpointColumns = `id, organization_id, url, events, description, created_at, disabled_at, disabled_reason`

func scanEndpoint(row store.Rows) (Endpoint, error) {
	var e Endpoint
	var types string
	var created int64
	var disabled *int64
	if err := row.Scan(&e.ID, &e.Organization, &e.URL, &types, &e.Description, &created, &disabled, &e.DisabledReason); err != nil {
		return e, err
	}
	e.CreatedAt, e.DisabledAt = clock.Time(created), timeFromMicros(disabled)
	return e, json.Unmarshal([]byte(types), &e.Events)
}

// timeFromMicros is the time that stands in a row, if one does.
func timeFromMicros(micros *int64) *time.Time {
	if micros == nil {
		return nil
	}
	t := clock.Time(*micros)
	return &t
}

// List gives a page of the organization's endpoints and the position of the
// next page, nil after the last.
func (s *Service) List(ctx context.Context, organization uuid.UUID, page store.Page) ([]Endpoint, *store.Position, error) {
	end, args := page.SQL("", []any{organization})
	rows, err := s.db.Query(ctx, `SELECT `+endpointColumns+` FROM webhook_endpoints
		WHERE organization_id = $1 AND deleted_at IS NULL`+end, args...)
	list, err := store.Collect(rows, err, scanEndpoint)
	if err != nil {
		return nil, nil, fmt.Errorf("listing webhooks: %w", err)
	}
	list, next := store.Cut(page, list, func(e Endpoint) store.Position {
		return store.Position{Micros: e.CreatedAt.UnixMicro(), ID: e.ID.String()}
	})
	return list, next, nil
}

// Get returns one endpoint. Error: webhook_not_found.
func (s *Service) Get(ctx context.Context, organization, id uuid.UUID) (Endpoint, error) {
	rows, err := s.db.Query(ctx, `SELECT `+endpointColumns+` FROM webhook_endpoints
		WHERE organization_id = $1 AND id = $2 AND deleted_at IS NULL`, organization, id)
	found, err := store.Collect(rows, err, scanEndpoint)
	if err != nil {
		return Endpoint{}, fmt.Errorf("reading a webhook: %w", err)
	}
	if len(found) == 0 {
		return Endpoint{}, notFound()
	}
	return found[0], nil
}

func notFound() error { return fault.New(fault.WebhookNotFound, "no webhook has this id") }

// Delete ends an endpoint. All its deliveries are dropped, and so is gone from
// the feed; a request that is in flight now may still arrive.
// Error: webhook_not_found.
func (s *Service) Delete(ctx context.Context, organization, id uuid.UUID) error {
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		tx.DeferGuard(notFound(), `UPDATE webhook_endpoints SET deleted_at = $1, secret = '', retired = '[]'
			WHERE organization_id = $2 AND id = $3 AND deleted_at IS NULL`, s.clock.Micros(), organization, id)
		tx.Defer(`UPDATE webhook_counts SET endpoints = endpoints - 1 WHERE organization_id = $1`, organization)
		audit.Record(ctx, tx, organization, audit.DeleteWebhook, id.String(), nil)
		tx.Wake(changedTopic)
		return nil
	})
	if err != nil {
		return fmt.Errorf("deleting a webhook: %w", err)
	}
	return nil
}
