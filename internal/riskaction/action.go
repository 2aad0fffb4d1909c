package riskaction

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Kind is the kind of an action.
type Kind string

// The kinds.
const (
	FreezeSource Kind = "freeze_source"
	Unwind       Kind = "unwind"
)

// Status says how far an action is.
type Status string

// The statuses. A freeze is completed at once. An unwind is cancelled when its stop is
// resumed before it is done, and when it is not approved.
const (
	Pending         Status = "pending"
	PendingApproval Status = "pending_approval" // a rule of the organization's asks for one
	InProgress      Status = "in_progress"
	Completed       Status = "completed"
	Cancelled       Status = "cancelled"
)

// UnwindTask is the kind of the task that carries an unwind out; its key is the action's id.
const UnwindTask = "transfer.unwind"

// Cause is the rule that began an action, and its finding.
type Cause struct {
	Alert     uuid.UUID   `json:"alertId"`
	Rule      uuid.UUID   `json:"ruleId"`
	Name      string      `json:"name"`
	Metric    string      `json:"metric"`
	Value     json.Number `json:"value"`
	Threshold json.Number `json:"threshold"`
}

// Action is one thing that was done.
type Action struct {
	ID           uuid.UUID
	Organization uuid.UUID
	Cause        Cause
	Kind         Kind
	Wallet       *uuid.UUID // nil where it is of no one wallet
	Source       string
	Stop         uuid.UUID // which stops deposits into the source; its end is the action's
	Activity     uuid.UUID // which requested the approval; zero if none was needed
	Keep         money.Bps // of an unwind: the part of the wallet's value that may stay
	Status       Status
	Waiting      bool           // no movement is possible now
	Problem      failure.Reason // why; without a code where it only waits
	Rebalances   []uuid.UUID
	Attempts     int64     // rebalances in a row that failed
	Moved        money.USD // that came out
	Remaining    money.USD // the wallet's position there, at the last observed price
	CreatedAt    time.Time
	UpdatedAt    time.Time
	EndedAt      *time.Time
}

// New is an action to begin.
type New struct {
	Organization uuid.UUID
	Cause        Cause
	Kind         Kind
	Wallet       *uuid.UUID // of an unwind; of a freeze the one wallet that it is for, if it is
	OneWallet    bool       // the source is stopped for the wallet, and not for the organization
	Source       string
	Keep         money.Bps
	Remaining    money.USD // of an unwind: the wallet's position there, at the last observed price
}

// Begin stops the source, writes the action and its event, and adds the task of an unwind. It is idempotent: an
// action that the same alert began before stays unchanged. A source that approvers resumed since its alert froze it
// is not stopped again by that alert. An unwind joins one of the same position under the same stop.
func Begin(ctx context.Context, tx *store.Tx, n New) error {
	before, err := loadBefore(ctx, tx, n)
	if err != nil || before.begun || before.resumed {
		return err
	}
	put, err := n.stopSource(ctx, tx)
	if err != nil {
		return err
	}
	if joined, err := joinOpenUnwind(ctx, tx, n, put.ID); err != nil || joined {
		return err
	}
	now := tx.DB().Clock().Now().UTC().Truncate(time.Microsecond)
	a := Action{ID: uuid.New(), Organization: n.Organization, Cause: n.Cause, Kind: n.Kind, Wallet: n.Wallet, Source: n.Source, Stop: put.ID, Keep: n.Keep, Remaining: n.Remaining, Status: Pending, CreatedAt: now, UpdatedAt: now}
	if n.Kind == FreezeSource {
		a.Status, a.EndedAt = Completed, &now
	}
	inserted, err := insert(ctx, tx, a)
	if err != nil || !inserted {
		return err
	}
	if n.Kind == Unwind {
		task.AddNowFor(tx, n.Organization, UnwindTask, a.ID.String())
	}
	return a.emit(ctx, tx)
}

// stopSource stops the source. A freeze has a stop of its own: a request about an earlier stop does not end it.
// Actions under the earlier stop belong to this one from then on.
func (n New) stopSource(ctx context.Context, tx *store.Tx) (stop.Stop, error) {
	target := stop.OfSource(n.Source)
	if n.OneWallet {
		target = stop.OfSourceForWallet(n.Source, *n.Wallet)
	}
	reason := fmt.Sprintf("risk rule %s: %s is %s", n.Cause.Name, n.Cause.Metric, n.Cause.Value)
	if n.Kind != FreezeSource {
		return stop.PutIn(ctx, tx, n.Organization, target, stop.ClipReason(reason))
	}
	put, replaced, err := stop.PutAnewIn(ctx, tx, n.Organization, target, reason)
	if err == nil && replaced != uuid.Nil {
		tx.Defer(`UPDATE risk_actions SET stop_id = $1 WHERE stop_id = $2`, put.ID, replaced)
	}
	return put, err
}

// Advance writes the progress of an unwind, and emits an event if its status has changed. The caller must have locked
// the wallet.
func (a Action) Advance(ctx context.Context, tx *store.Tx, before Status) error {
	a.UpdatedAt = tx.DB().Clock().Now().UTC().Truncate(time.Microsecond)
	if err := a.update(tx); err != nil {
		return err
	}
	if a.Status == before {
		return nil
	}
	return a.emit(ctx, tx)
}

// End ends an unwind and emits an event with its result.
func (a Action) End(ctx context.Context, tx *store.Tx, as Status) error {
	now := tx.DB().Clock().Now().UTC().Truncate(time.Microsecond)
	a.Status, a.EndedAt, a.UpdatedAt, a.Waiting = as, &now, now, false
	if err := a.update(tx); err != nil {
		return err
	}
	if err := a.emit(ctx, tx); err != nil || as != Completed {
		return err
	}
	return a.emitUnwind(ctx, tx)
}

// Body is an action in events and in the API.
type Body struct {
	ID                uuid.UUID   `json:"id"`
	Kind              Kind        `json:"kind"`
	Status            Status      `json:"status"`
	WalletID          *uuid.UUID  `json:"walletId"`
	YieldSourceID     string      `json:"yieldSourceId"`
	KeepPct           json.Number `json:"unwindToPct"`
	AlertID           uuid.UUID   `json:"alertId"`
	Rule              RuleBody    `json:"rule"`
	MovedUsd          money.USD   `json:"movedUsd"`
	RemainingUsd      money.USD   `json:"remainingUsd"`
	Problem           *string     `json:"problem"`
	FailureCode       *string     `json:"failureCode"`
	CustodyActivityID *string     `json:"custodyActivityId"`
	RebalanceIDs      []uuid.UUID `json:"rebalanceIds"`
	CreatedAt         time.Time   `json:"createdAt"`
	EndedAt           *time.Time  `json:"endedAt"`
}

// RuleBody is the rule and its finding.
type RuleBody struct {
	ID        uuid.UUID   `json:"id"`
	Name      string      `json:"name"`
	Metric    string      `json:"metric"`
	Value     json.Number `json:"value"`
	Threshold json.Number `json:"threshold"`
}

// Body is the action in an event or response.
func (a Action) Body() Body {
	b := Body{ID: a.ID, Kind: a.Kind, Status: a.Status, WalletID: a.Wallet, YieldSourceID: a.Source, AlertID: a.Cause.Alert,
		KeepPct:  json.Number(fmt.Sprintf("%d.%02d", a.Keep/100, a.Keep%100)),
		Rule:     RuleBody{a.Cause.Rule, a.Cause.Name, a.Cause.Metric, a.Cause.Value, a.Cause.Threshold},
		MovedUsd: a.Moved, RemainingUsd: a.Remaining, RebalanceIDs: append([]uuid.UUID{}, a.Rebalances...), CreatedAt: a.CreatedAt, EndedAt: a.EndedAt}
	b.Problem, b.FailureCode = a.Problem.TextOrNil(), a.Problem.CodeOrNil()
	if a.Activity != uuid.Nil {
		text := a.Activity.String()
		b.CustodyActivityID = &text
	}
	return b
}

// told has the fields of all events of actions.
type told struct {
	Event        event.Type `json:"event"`
	Organization uuid.UUID  `json:"organizationId"`
	Wallet       *uuid.UUID `json:"walletId"`
	ObservedAt   time.Time  `json:"observedAt"`
	Action       *Body      `json:"action,omitempty"`
	Unwind       *Body      `json:"unwind,omitempty"`
}

func (a Action) emit(ctx context.Context, tx *store.Tx) error {
	b := a.Body()
	return a.tell(ctx, tx, told{Event: event.RiskAction, Action: &b})
}

func (a Action) emitUnwind(ctx context.Context, tx *store.Tx) error {
	b := a.Body()
	return a.tell(ctx, tx, told{Event: event.RiskUnwind, Unwind: &b})
}

// tell emits an event in the order of its wallet's events, or of the organization's.
func (a Action) tell(ctx context.Context, tx *store.Tx, body told) error {
	stream := a.Organization
	if a.Wallet != nil {
		stream = *a.Wallet
	}
	body.Organization, body.Wallet, body.ObservedAt = a.Organization, a.Wallet, tx.DB().Clock().Now().UTC()
	return event.Emit(ctx, tx, event.Event{Organization: a.Organization, Stream: stream, Type: body.Event, Body: body})
}
