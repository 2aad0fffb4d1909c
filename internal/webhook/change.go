package webhook

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/store"
)

// EndpointChange is a change of an endpoint. A nil field is unchanged.
type EndpointChange struct {
	Events      []string `json:"events,omitempty"`
	Description *string  `json:"description,omitempty"`
	Enabled     *bool    `json:"enabled,omitempty"`
}

// Update changes an endpoint. Other events apply to later events only.
//
// A disabled endpoint receives no deliveries. Its pending ones stay pending, and later ones are added to them, until
// they are older than the retention; enabling the endpoint makes all of them due at once, in each stream's order, and
// ends its failing state. Errors: validation_error, webhook_not_found.
func (s *Service) Update(ctx context.Context, organization, id uuid.UUID, c EndpointChange) (Endpoint, error) {
	nowMicros := s.clock.Micros()
	sets, args, err := c.setClause([]any{organization, id}, nowMicros)
	if err != nil {
		return Endpoint{}, err
	}
	changed, err := store.Write(ctx, s.db, func(tx *store.Tx) (Endpoint, error) {
		if c.Enabled != nil && *c.Enabled {
			tx.Defer(`UPDATE webhook_deliveries SET due_at = $1 WHERE due_at > $1 AND endpoint_id =
				(SELECT id FROM webhook_endpoints WHERE organization_id = $2 AND id = $3 AND disabled_at IS NOT NULL)`, nowMicros, organization, id)
		}
		rows, err := tx.Query(ctx, `UPDATE webhook_endpoints SET changes = changes + 1`+sets+`
			WHERE organization_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING `+endpointColumns, args...)
		found, err := store.Collect(rows, err, scanEndpoint)
		if err != nil {
			return Endpoint{}, err
		}
		if len(found) == 0 {
			return Endpoint{}, notFound()
		}
		audit.Record(ctx, tx, organization, audit.UpdateWebhook, id.String(), audit.Details{"change": audit.JSON(c)})
		tx.Wake(changedTopic)
		return found[0], nil
	})
	if err != nil {
		return Endpoint{}, fmt.Errorf("changing a webhook: %w", err)
	}
	return changed, nil
}

// setClause gives the change as the end of a SET list, whose arguments follow
// those given. Error: validation_error.
func (c EndpointChange) setClause(args []any, nowMicros int64) (string, []any, error) {
	var sets strings.Builder
	set := func(text string, arg any) {
		args = append(args, arg)
		fmt.Fprintf(&sets, ", "+text, len(args))
	}
	if c.Events != nil {
		types, err := checkEvents(c.Events)
		if err != nil {
			return "", nil, err
		}
		list, err := json.Marshal(types)
		if err != nil {
			return "", nil, fmt.Errorf("encoding event types: %w", err)
		}
		set("events = $%d", string(list))
	}
	if c.Description != nil {
		if err := checkDescription(*c.Description); err != nil {
			return "", nil, err
		}
		set("description = $%d", *c.Description)
	}
	switch {
	case c.Enabled == nil:
	case *c.Enabled:
		sets.WriteString(`, failing_since = CASE WHEN disabled_at IS NULL THEN failing_since END, disabled_at = NULL, disabled_reason = ''`)
	default:
		set("disabled_at = COALESCE(disabled_at, $%d)", nowMicros)
		set("disabled_reason = CASE WHEN disabled_at IS NULL THEN $%d ELSE disabled_reason END", string(Requested))
	}
	return sets.String(), args, nil
}

const (
	// secretOverlap is how long a secret that was replaced signs beside its successor.
	secretOverlap = 24 * time.Hour
	// maxRetiredSecrets is how many replaced secrets sign at most: a receiver reads no
	// more than eight signatures.
	maxRetiredSecrets = 7
)

// retiredSecret is one that was replaced.
type retiredSecret struct {
	Sealed      string `json:"sealed"`
	UntilMicros int64  `json:"until"` // micros
}

// RotateSecret gives the endpoint a new secret and returns it, with the time
// until which those before sign too. Rotating again within that time ends none
// of them early, so a repeated request does no harm; beyond maxRetiredSecrets the
// oldest goes. Error: webhook_not_found.
func (s *Service) RotateSecret(ctx context.Context, organization, id uuid.UUID) (secret string, until time.Time, err error) {
	secret = newSecret()
	sealed := s.sealer.seal(id, secret)
	now := s.clock.Now()
	until = now.Add(secretOverlap)
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		rows, err := tx.Query(ctx, `SELECT secret, retired FROM webhook_endpoints
			WHERE organization_id = $1 AND id = $2 AND deleted_at IS NULL`+tx.DB().ForUpdate(), organization, id)
		type secrets struct{ current, retired string }
		found, err := store.Collect(rows, err, func(row store.Rows) (s secrets, err error) { return s, row.Scan(&s.current, &s.retired) })
		if err != nil {
			return err
		}
		if len(found) == 0 {
			return notFound()
		}
		retired, err := retireSecret(found[0].retired, retiredSecret{found[0].current, until.UnixMicro()}, now.UnixMicro())
		if err != nil {
			return err
		}
		tx.Defer(`UPDATE webhook_endpoints SET secret = $1, retired = $2, changes = changes + 1 WHERE id = $3`, sealed, retired, id)
		audit.Record(ctx, tx, organization, audit.RotateWebhookSecret, id.String(), nil)
		tx.Wake(changedTopic)
		return nil
	})
	if err != nil {
		return "", time.Time{}, fmt.Errorf("rotating a webhook's secret: %w", err)
	}
	return secret, until, nil
}

// retireSecret adds a secret to those that were replaced earlier and still sign,
// newest first.
func retireSecret(retiredJSON string, newest retiredSecret, nowMicros int64) (string, error) {
	var earlier []retiredSecret
	if err := json.Unmarshal([]byte(retiredJSON), &earlier); err != nil {
		return "", fmt.Errorf("reading retired secrets: %w", err)
	}
	kept := []retiredSecret{newest}
	for _, r := range earlier {
		if r.UntilMicros > nowMicros && len(kept) < maxRetiredSecrets {
			kept = append(kept, r)
		}
	}
	text, err := json.Marshal(kept)
	if err != nil {
		return "", fmt.Errorf("encoding retired secrets: %w", err)
	}
	return string(text), nil
}
