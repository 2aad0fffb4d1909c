package httpapi

import (
	"context"
	"net/http"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/webhook"
)

const (
	maxURL         = 2048
	maxDescription = 500
	maxEventTypes  = 50
)

func (s *Server) createWebhook(ctx context.Context, c *call) (answer, error) {
	b := c.body()
	url, events, description := b.text("url", 1, maxURL), b.texts("events", 1, maxEventTypes), ""
	if b.has("description") {
		description = b.text("description", 0, maxDescription)
	}
	if err := b.err(); err != nil {
		return answer{}, err
	}
	e, secret, err := s.domain.Webhooks.Create(ctx, c.organization(), url, events, description)
	if err != nil {
		return answer{}, err
	}
	return answer{http.StatusCreated, wire.WebhookCreated{ID: e.ID, URL: e.URL, Events: eventTypes(e.Events), CreatedAt: e.CreatedAt, Secret: secret}}, nil
}

func (s *Server) listWebhooks(ctx context.Context, c *call) (answer, error) {
	p := c.page(maxPage)
	if err := c.query.err(); err != nil {
		return answer{}, err
	}
	endpoints, next, err := s.domain.Webhooks.List(ctx, c.organization(), p)
	if err != nil {
		return answer{}, err
	}
	data := make([]wire.Webhook, len(endpoints))
	for i, e := range endpoints {
		data[i] = webhookBody(e)
	}
	return ok(wire.WebhookPage{Data: data, NextCursor: c.next(next)})
}

func (s *Server) deleteWebhook(ctx context.Context, c *call) (answer, error) {
	id, err := c.pathID("endpointId")
	if err != nil {
		return answer{}, err
	}
	if err := s.domain.Webhooks.Delete(ctx, c.organization(), id); err != nil {
		return answer{}, err
	}
	return ok(wire.WebhookDeleted{ID: id, Deleted: true})
}

func (s *Server) getWebhook(ctx context.Context, c *call) (answer, error) {
	id, err := c.pathID("endpointId")
	if err != nil {
		return answer{}, err
	}
	e, err := s.domain.Webhooks.Get(ctx, c.organization(), id)
	if err != nil {
		return answer{}, err
	}
	return ok(webhookBody(e))
}

func (s *Server) updateWebhook(ctx context.Context, c *call) (answer, error) {
	id, err := c.pathID("endpointId")
	if err != nil {
		return answer{}, err
	}
	b := c.body()
	var change webhook.Change
	if b.has("events") {
		change.Events = b.texts("events", 1, maxEventTypes)
	}
	if b.has("description") {
		text := b.text("description", 0, maxDescription)
		change.Description = &text
	}
	if b.has("enabled") {
		on := b.boolean("enabled")
		change.Enabled = &on
	}
	if err := b.err(); err != nil {
		return answer{}, err
	}
	if change.Events == nil && change.Description == nil && change.Enabled == nil {
		return answer{}, fault.New(fault.Validation, "the body must have events, description or enabled")
	}
	e, err := s.domain.Webhooks.Update(ctx, c.organization(), id, change)
	if err != nil {
		return answer{}, err
	}
	return ok(webhookBody(e))
}

func (s *Server) rotateWebhookSecret(ctx context.Context, c *call) (answer, error) {
	id, err := c.pathID("endpointId")
	if err != nil {
		return answer{}, err
	}
	secret, until, err := s.domain.Webhooks.RotateSecret(ctx, c.organization(), id)
	if err != nil {
		return answer{}, err
	}
	return ok(wire.WebhookSecret{ID: id, Secret: secret, PreviousSecretExpiresAt: until})
}

func (s *Server) listWebhookEvents(ctx context.Context, c *call) (answer, error) {
	return s.webhookFeed(ctx, c, nil)
}

func (s *Server) listEndpointEvents(ctx context.Context, c *call) (answer, error) {
	id, err := c.pathID("endpointId")
	if err != nil {
		return answer{}, err
	}
	return s.webhookFeed(ctx, c, &id)
}

var feedQuery = append([]string{"eventType", "status", "to"}, listParams...)

func (s *Server) webhookFeed(ctx context.Context, c *call, endpoint *uuid.UUID) (answer, error) {
	var types []string
	for _, t := range event.Types() {
		types = append(types, string(t))
	}
	kind, status := c.query.oneOf("eventType", types...), c.query.oneOf("status", "pending", "delivered", "failed")
	f := webhook.Filter{To: c.query.micros("to")}
	p := c.page(maxPage)
	if err := c.query.err(); err != nil {
		return answer{}, err
	}
	if kind != nil {
		f.Type = event.Type(*kind)
	}
	if status != nil {
		f.Status = webhook.Status(*status)
	}
	items, next, err := s.domain.Webhooks.Feed(ctx, c.organization(), endpoint, f, p)
	if err != nil {
		return answer{}, err
	}
	data := make([]wire.WebhookEvent, len(items))
	for i, item := range items {
		data[i] = webhookEventBody(item)
	}
	return ok(wire.WebhookEventPage{Data: data, NextCursor: c.next(next)})
}

func (s *Server) redeliverWebhookEvent(ctx context.Context, c *call) (answer, error) {
	id, err := c.pathID("endpointId")
	if err != nil {
		return answer{}, err
	}
	eventID, err := c.pathID("eventId")
	if err != nil {
		return answer{}, err
	}
	item, err := s.domain.Webhooks.Redeliver(ctx, c.organization(), id, eventID)
	if err != nil {
		return answer{}, err
	}
	return ok(webhookEventBody(item))
}

func webhookBody(e webhook.Endpoint) wire.Webhook {
	b := wire.Webhook{ID: e.ID, URL: e.URL, Events: eventTypes(e.Events), CreatedAt: e.CreatedAt, Description: e.Description,
		Enabled: e.DisabledAt == nil, DisabledAt: e.DisabledAt}
	if e.DisabledReason != "" {
		reason := wire.WebhookDisabledReason(e.DisabledReason)
		b.DisabledReason = &reason
	}
	return b
}

func webhookEventBody(i webhook.Item) wire.WebhookEvent {
	b := wire.WebhookEvent{
		RegistrationID: i.Endpoint, EventType: wire.EventType(i.Type), AttemptCount: i.Attempts, DeliveredAt: i.DeliveredAt,
		CreatedAt: i.CreatedAt, UpdatedAt: i.CreatedAt,
		LatestEmission: wire.WebhookEmission{EventID: i.Event, AttemptNumber: i.Attempts, RequestedAt: i.RequestedAt,
			CompletedAt: i.CompletedAt, ResponseStatus: i.Response},
	}
	if i.Problem != "" {
		b.LastError, b.LatestEmission.ErrorMessage = &i.Problem, &i.Problem
	}
	if i.RequestedAt != nil && i.CompletedAt != nil {
		took := int(i.CompletedAt.Sub(*i.RequestedAt).Milliseconds())
		b.UpdatedAt, b.LatestEmission.ResponseMs = *i.CompletedAt, &took
	}
	return b
}

func eventTypes(types []event.Type) []wire.EventType {
	out := make([]wire.EventType, len(types))
	for i, t := range types {
		out[i] = wire.EventType(t)
	}
	return out
}
