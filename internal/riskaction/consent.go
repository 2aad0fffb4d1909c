package riskaction

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// consent is the body of an approval.RiskUnwind, for approvers to read.
type consent struct {
	Action uuid.UUID `json:"actionId"`
	Wallet uuid.UUID `json:"walletId"`
	Source string    `json:"yieldSourceId"`
	Value  money.USD `json:"valueUsd"` // of the position
	Keep   money.Bps `json:"keep"`
	Cause  Cause     `json:"cause"`
}

// AskForApproval requests approval of an unwind, and records that it waits. The decision wakes its task. Error:
// rate_limit_exceeded when too many activities wait already.
func (a Action) AskForApproval(ctx context.Context, tx *store.Tx, asks *approval.Service, d approval.Decision) (Action, error) {
	cause := a.Cause
	cause.Name = printable.Escape(cause.Name) // of before names were checked: the signer rejects a text that cannot be read
	change := approval.EncodeChange(a.ID, consent{a.ID, *a.Wallet, a.Source, a.Remaining, a.Keep, cause})
	p := approval.Proposal{Organization: a.Organization, Kind: approval.RiskUnwind, Change: &change, ValidBefore: tx.DB().Clock().Now().Add(d.ValidFor).Unix()}
	asked, err := asks.Ask(ctx, tx, approval.Question{Proposal: p, Decision: d, Owner: approval.Owner{ID: a.ID, EndedTask: UnwindTask}})
	if err != nil {
		return a, fmt.Errorf("asking for the approval of an unwind: %w", err)
	}
	before := a.Status
	a.Status, a.Activity, a.Waiting = PendingApproval, asked.ID, true
	a.Problem = failure.Reason{Text: "it waits for approval until " + asked.ValidBefore.UTC().Format(time.RFC3339)}
	return a, a.Advance(ctx, tx, before)
}

// DefineChanges adds the effect of an approved unwind to appliers: its task continues. A signer with appliers of its
// own defines it as well; it has no unwinds, and only verifies the votes.
func DefineChanges(l *approval.Appliers) {
	l.Define(approval.RiskUnwind, approval.Applier{
		Check: func(_ context.Context, _ *store.Tx, _ uuid.UUID, _ approval.Settings, c approval.Change) error {
			_, err := approval.DecodeBody[consent](c)
			return err
		},
		Apply: wakeUnwind,
	})
}

// wakeUnwind has the task of an unwind look again, if there is one. It decides by the
// activity, so that waking it twice is waking it once.
func wakeUnwind(ctx context.Context, tx *store.Tx, organization uuid.UUID, c approval.Change) error {
	body, err := approval.DecodeBody[consent](c)
	if err != nil {
		return err
	}
	var open int
	if err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM risk_actions WHERE id = $1 AND organization_id = $2 AND ended_at IS NULL`, body.Action, organization).Scan(&open); err != nil {
		return fmt.Errorf("looking for the unwind that was approved: %w", err)
	}
	if open > 0 {
		task.AddNowFor(tx, organization, UnwindTask, body.Action.String())
	}
	return nil
}
