package httpapi

import (
	"context"
	"net/http"

	"github.com/granaryhq/granary/internal/event"
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

func webhookBody(e webhook.Endpoint) wire.Webhook {
	return wire.Webhook{ID: e.ID, URL: e.URL, Events: eventTypes(e.Events), CreatedAt: e.CreatedAt}
}

func eventTypes(types []event.Type) []wire.EventType {
	out := make([]wire.EventType, len(types))
	for i, t := range types {
		out[i] = wire.EventType(t)
	}
	return out
}
