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

func (s *Server) createWebhook(ctx context.Context, r *request) (response, error) {
	b := r.body()
	url, events, description := b.readText("url", 1, maxURL), b.readTexts("events", 1, maxEventTypes), ""
	if b.has("description") {
		description = b.readText("description", 0, maxDescription)
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	e, secret, err := s.domain.Webhooks.Create(ctx, r.organization(), url, events, description)
	if err != nil {
		return response{}, err
	}
	return response{http.StatusCreated, wire.WebhookCreated{ID: e.ID, URL: e.URL, Events: eventTypes(e.Events), CreatedAt: e.CreatedAt, Secret: secret}}, nil
}

func (s *Server) listWebhooks(ctx context.Context, r *request) (response, error) {
	p := r.readPage(maxPage)
	if err := r.err(); err != nil {
		return response{}, err
	}
	endpoints, next, err := s.domain.Webhooks.List(ctx, r.organization(), p)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.Webhook, len(endpoints))
	for i, e := range endpoints {
		data[i] = webhookBody(e)
	}
	return respondOK(wire.WebhookPage{Data: data, NextCursor: r.nextCursor(next)})
}

func (s *Server) deleteWebhook(ctx context.Context, r *request) (response, error) {
	id := r.pathID("endpointId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	if err := s.domain.Webhooks.Delete(ctx, r.organization(), id); err != nil {
		return response{}, err
	}
	return respondOK(wire.WebhookDeleted{ID: id, Deleted: true})
}

func (s *Server) getWebhook(ctx context.Context, r *request) (response, error) {
	id := r.pathID("endpointId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	e, err := s.domain.Webhooks.Get(ctx, r.organization(), id)
	if err != nil {
		return response{}, err
	}
	return respondOK(webhookBody(e))
}

func (s *Server) updateWebhook(ctx context.Context, r *request) (response, error) {
	id, b := r.pathID("endpointId"), r.body()
	var change webhook.EndpointChange
	if b.has("events") {
		change.Events = b.readTexts("events", 1, maxEventTypes)
	}
	if b.has("description") {
		text := b.readText("description", 0, maxDescription)
		change.Description = &text
	}
	if b.has("enabled") {
		on := b.readBool("enabled")
		change.Enabled = &on
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	if change.Events == nil && change.Description == nil && change.Enabled == nil {
		return response{}, fault.New(fault.Validation, "the body must have events, description or enabled")
	}
	e, err := s.domain.Webhooks.Update(ctx, r.organization(), id, change)
	if err != nil {
		return response{}, err
	}
	return respondOK(webhookBody(e))
}

func (s *Server) rotateWebhookSecret(ctx context.Context, r *request) (response, error) {
	id := r.pathID("endpointId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	secret, until, err := s.domain.Webhooks.RotateSecret(ctx, r.organization(), id)
	if err != nil {
		return response{}, err
	}
	return respondOK(wire.WebhookSecret{ID: id, Secret: secret, PreviousSecretExpiresAt: until})
}

func (s *Server) listWebhookEvents(ctx context.Context, r *request) (response, error) {
	return s.respondWithFeed(ctx, r, nil)
}

func (s *Server) listEndpointEvents(ctx context.Context, r *request) (response, error) {
	id := r.pathID("endpointId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	return s.respondWithFeed(ctx, r, &id)
}

var feedQuery = append([]string{"eventType", "status", "to"}, listParams...)

func (s *Server) respondWithFeed(ctx context.Context, r *request, endpoint *uuid.UUID) (response, error) {
	var types []string
	for _, t := range event.Types() {
		types = append(types, string(t))
	}
	kind, status := r.query.readOneOf("eventType", types...), r.query.readOneOf("status", "pending", "delivered", "failed")
	f := webhook.FeedFilter{ToMicros: r.query.readMicros("to")}
	p := r.readPage(maxPage)
	if err := r.err(); err != nil {
		return response{}, err
	}
	if kind != nil {
		f.Type = event.Type(*kind)
	}
	if status != nil {
		f.Status = webhook.Status(*status)
	}
	items, next, err := s.domain.Webhooks.Feed(ctx, r.organization(), endpoint, f, p)
	if err != nil {
		return response{}, err
	}
	data := make([]wire.WebhookEvent, len(items))
	for i, item := range items {
		data[i] = webhookEventBody(item)
	}
	return respondOK(wire.WebhookEventPage{Data: data, NextCursor: r.nextCursor(next)})
}

func (s *Server) redeliverWebhookEvent(ctx context.Context, r *request) (response, error) {
	id, eventID := r.pathID("endpointId"), r.pathID("eventId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	item, err := s.domain.Webhooks.Redeliver(ctx, r.organization(), id, eventID)
	if err != nil {
		return response{}, err
	}
	return respondOK(webhookEventBody(item))
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

func webhookEventBody(i webhook.FeedItem) wire.WebhookEvent {
	b := wire.WebhookEvent{
		RegistrationID: i.Endpoint, EventType: wire.EventType(i.Type), AttemptCount: i.Attempts, DeliveredAt: i.DeliveredAt,
		CreatedAt: i.CreatedAt, UpdatedAt: i.CreatedAt,
		LatestEmission: wire.WebhookEmission{EventID: i.Event, AttemptNumber: i.Attempts, RequestedAt: i.RequestedAt,
			CompletedAt: i.CompletedAt, ResponseStatus: i.Response},
	}
	if i.LastError != "" {
		b.LastError, b.LatestEmission.ErrorMessage = &i.LastError, &i.LastError
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
