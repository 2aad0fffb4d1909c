package microvault

import (
	"context"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// taskEvent is the body of event.VaultTask.
type taskEvent struct {
	Event        event.Type    `json:"event"`
	Organization uuid.UUID     `json:"organizationId"`
	Vault        uuid.UUID     `json:"vaultId"`
	ObservedAt   time.Time     `json:"observedAt"`
	Task         taskEventBody `json:"task"`
}

type taskEventBody struct {
	ID        uuid.UUID     `json:"id"`
	Kind      change.Kind   `json:"kind"`
	Status    change.Status `json:"status"`
	Vault     uuid.UUID     `json:"vaultId"`
	TxHashes  []string      `json:"txHashes"`
	Error     *string       `json:"error"`
	Code      *string       `json:"failureCode"`
	Activity  *uuid.UUID    `json:"custodyActivityId"`
	CreatedAt time.Time     `json:"createdAt"`
	UpdatedAt time.Time     `json:"updatedAt"`
}

// emitTaskEvent tells that a change of a vault has ended. Events of one vault are in the
// order in which its changes ended.
func emitTaskEvent(ctx context.Context, tx *store.Tx, c change.Change) error {
	now := tx.DB().Clock().Now()
	body := taskEventBody{c.ID, c.Kind, c.Status, c.Subject, append([]string{}, c.TxHashes...), c.Failure().TextOrNil(), c.Failure().CodeOrNil(), c.ActivityID, c.CreatedAt, now}
	return event.Emit(ctx, tx, event.Event{Organization: c.Organization, Stream: c.Subject, Type: event.VaultTask,
		Body: taskEvent{event.VaultTask, c.Organization, c.Subject, now, body}})
}

// sourceEvent is the body of event.VaultSource.
type sourceEvent struct {
	Event        event.Type      `json:"event"`
	Organization uuid.UUID       `json:"organizationId"`
	Vault        uuid.UUID       `json:"vaultId"`
	ObservedAt   time.Time       `json:"observedAt"`
	Source       sourceEventBody `json:"source"`
}

type sourceEventBody struct {
	ID             string       `json:"sourceId"`
	YieldID        string       `json:"yieldSourceId"`
	PreviousStatus SourceStatus `json:"previousStatus"`
	Status         SourceStatus `json:"status"`
	Value          money.USD    `json:"valueUsd"`
}

// emitSourceEvent tells that a source of a vault is no longer what it was at the look
// before.
func emitSourceEvent(ctx context.Context, tx *store.Tx, v Vault, before, now Source, at time.Time) error {
	return event.Emit(ctx, tx, event.Event{Organization: v.Organization, Stream: v.ID, Type: event.VaultSource,
		Body: sourceEvent{event.VaultSource, v.Organization, v.ID, at, sourceEventBody{now.ID.Hex(), now.YieldID, before.Status(), now.Status(), StablecoinUSD(now.Worth)}}})
}

// StablecoinUSD is units of a stablecoin in dollars, as far as dollars are counted.
func StablecoinUSD(u money.Units) money.USD {
	const decimals = 6 // of both stablecoins
	usd, err := u.USDFloor(decimals)
	if err != nil || usd > money.MaxUSD {
		return money.MaxUSD
	}
	return usd
}
