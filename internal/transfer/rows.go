package transfer

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// querier reads from a database or inside a transaction.
type querier interface {
	Query(ctx context.Context, query string, args ...any) (store.Rows, error)
}

// insertWorkflow writes a new workflow with its legs and steps.
func insertWorkflow(tx *store.Tx, w Workflow) error {
	instructions, err := json.Marshal(w.Instructions)
	if err != nil {
		return fmt.Errorf("encoding instructions: %w", err)
	}
	tx.Defer(`INSERT INTO workflows (id, organization_id, wallet_id, kind, request_id, status, reason, amount, token,
		destination_chain, destination_address, partner_fee, partner_address, instructions, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
		w.ID, w.Organization, w.Wallet, string(w.Kind), w.RequestID, string(w.Status), w.Reason, int64(w.Amount), string(w.Token),
		textOrNull(string(w.DestinationChain)), textOrNull(string(w.DestinationAddress)),
		int64(w.PartnerFee), textOrNull(string(w.PartnerAddress)), string(instructions), w.CreatedAt.UnixMicro())
	var legs, steps []any
	for _, l := range w.Legs {
		from, err := json.Marshal(l.From)
		if err != nil {
			return fmt.Errorf("encoding a leg: %w", err)
		}
		to, err := json.Marshal(l.To)
		if err != nil {
			return fmt.Errorf("encoding a leg: %w", err)
		}
		legs = append(legs, l.ID, w.ID, l.Ordinal, string(l.State), int64(l.Amount), int64(l.Fee), string(from), string(to), dayOrNull(l.LimitDay))
		for _, s := range l.Steps {
			steps = append(steps, s.ID, l.ID, w.ID, s.Ordinal, string(s.Kind), string(s.Chain), string(s.Token),
				textOrNull(s.YieldSource), s.Protocol, int64(s.Amount), unitsOrNull(s.Shares), int64(s.Fee), string(s.State))
		}
	}
	tx.Defer(`INSERT INTO legs (id, workflow_id, ordinal, status, amount, fee, source, destination, limit_day) VALUES `+store.Values(len(legs)/9, 9), legs...)
	tx.Defer(`INSERT INTO steps (id, leg_id, workflow_id, ordinal, kind, chain, token, yield_source_id, protocol, amount, shares, fee, state)
		VALUES `+store.Values(len(steps)/13, 13), steps...)
	return nil
}

// saveWorkflow, saveLeg and saveStep write what may change. The workflow's row
// is locked by whoever calls them.
func saveWorkflow(tx *store.Tx, w Workflow) {
	tx.Defer(`UPDATE workflows SET status = $1, failure_reason = $2, started_at = $3, completed_at = $4 WHERE id = $5`,
		string(w.Status), w.FailureReason, microsOrNull(w.StartedAt), microsOrNull(w.CompletedAt), w.ID)
}

func saveLeg(tx *store.Tx, l Leg) {
	tx.Defer(`UPDATE legs SET status = $1, failure_reason = $2, started_at = $3, completed_at = $4, limit_day = $5 WHERE id = $6`,
		string(l.State), l.FailureReason, microsOrNull(l.StartedAt), microsOrNull(l.CompletedAt), dayOrNull(l.LimitDay), l.ID)
}

func saveStep(tx *store.Tx, s Step) {
	tx.Defer(`UPDATE steps SET state = $1, amount = $2, fee = $3, tx_hash = $4, failure_reason = $5, started_at = $6, completed_at = $7, cancelled_at = $8
		WHERE id = $9`, string(s.State), int64(s.Amount), int64(s.Fee), s.TxHash, s.FailureReason,
		microsOrNull(s.StartedAt), microsOrNull(s.CompletedAt), microsOrNull(s.CancelledAt), s.ID)
}

const workflowColumns = `id, organization_id, wallet_id, kind, request_id, status, reason, amount, token,
	COALESCE(destination_chain, ''), COALESCE(destination_address, ''), partner_fee, COALESCE(partner_address, ''), instructions, failure_reason, created_at, started_at, completed_at`

func scanWorkflow(row store.Rows) (Workflow, error) {
	var w Workflow
	var instructions string
	var created int64
	var started, completed *int64
	err := row.Scan(&w.ID, &w.Organization, &w.Wallet, &w.Kind, &w.RequestID, &w.Status, &w.Reason, &w.Amount, &w.Token,
		&w.DestinationChain, &w.DestinationAddress, &w.PartnerFee, &w.PartnerAddress, &instructions, &w.FailureReason, &created, &started, &completed)
	if err != nil {
		return w, err
	}
	w.CreatedAt, w.StartedAt, w.CompletedAt = clock.Time(created), timeOf(started), timeOf(completed)
	return w, json.Unmarshal([]byte(instructions), &w.Instructions)
}

// loadWorkflows reads whole workflows by a condition on them.
func loadWorkflows(ctx context.Context, q querier, where string, args ...any) ([]Workflow, error) {
	rows, err := q.Query(ctx, `SELECT `+workflowColumns+` FROM workflows `+where, args...)
	workflows, err := store.Collect(rows, err, scanWorkflow)
	if err != nil {
		return nil, fmt.Errorf("reading workflows: %w", err)
	}
	if err := loadLegs(ctx, q, workflows); err != nil {
		return nil, err
	}
	return workflows, nil
}

// loadLegs fills in legs and steps, one query each for all workflows.
func loadLegs(ctx context.Context, q querier, workflows []Workflow) error {
	if len(workflows) == 0 {
		return nil
	}
	ids := make([]any, len(workflows))
	index := map[uuid.UUID]*Workflow{}
	for i := range workflows {
		ids[i] = workflows[i].ID
		index[workflows[i].ID] = &workflows[i]
	}
	in := ` WHERE workflow_id IN (` + store.Placeholders(1, len(ids)) + `)`
	steps := map[uuid.UUID][]Step{}
	rows, err := q.Query(ctx, `SELECT leg_id, id, ordinal, kind, chain, token, COALESCE(yield_source_id, ''), protocol, amount,
		COALESCE(shares, '0'), fee, state, tx_hash, failure_reason, started_at, completed_at, cancelled_at FROM steps`+in+` ORDER BY ordinal`, append([]any{}, ids...)...)
	if err != nil {
		return fmt.Errorf("reading steps: %w", err)
	}
	for rows.Next() {
		leg, s, err := scanStep(rows)
		if err != nil {
			rows.Close()
			return fmt.Errorf("reading steps: %w", err)
		}
		steps[leg] = append(steps[leg], s)
	}
	rows.Close()
	if err := rows.Err(); err != nil {
		return fmt.Errorf("reading steps: %w", err)
	}
	rows, err = q.Query(ctx, `SELECT workflow_id, id, ordinal, status, amount, fee, source, destination, limit_day, failure_reason, started_at, completed_at
		FROM legs`+in+` ORDER BY ordinal`, append([]any{}, ids...)...)
	if err != nil {
		return fmt.Errorf("reading legs: %w", err)
	}
	defer rows.Close()
	for rows.Next() {
		workflow, l, err := scanLeg(rows)
		if err != nil {
			return fmt.Errorf("reading legs: %w", err)
		}
		l.Steps = steps[l.ID]
		w := index[workflow]
		w.Legs = append(w.Legs, l)
	}
	return rows.Err()
}

func scanStep(row store.Rows) (uuid.UUID, Step, error) {
	var leg uuid.UUID
	var s Step
	var started, completed, cancelled *int64
	err := row.Scan(&leg, &s.ID, &s.Ordinal, &s.Kind, &s.Chain, &s.Token, &s.YieldSource, &s.Protocol, &s.Amount,
		&s.Shares, &s.Fee, &s.State, &s.TxHash, &s.FailureReason, &started, &completed, &cancelled)
	s.StartedAt, s.CompletedAt, s.CancelledAt = timeOf(started), timeOf(completed), timeOf(cancelled)
	return leg, s, err
}

func scanLeg(row store.Rows) (uuid.UUID, Leg, error) {
	var workflow uuid.UUID
	var l Leg
	var from, to string
	var started, completed *int64
	err := row.Scan(&workflow, &l.ID, &l.Ordinal, &l.State, &l.Amount, &l.Fee, &from, &to, &l.LimitDay, &l.FailureReason, &started, &completed)
	if err != nil {
		return workflow, l, err
	}
	l.StartedAt, l.CompletedAt = timeOf(started), timeOf(completed)
	if err := json.Unmarshal([]byte(from), &l.From); err != nil {
		return workflow, l, err
	}
	return workflow, l, json.Unmarshal([]byte(to), &l.To)
}

// loadStep loads a step with the workflow that it belongs to. suffix may lock the
// workflow's row.
func loadStep(ctx context.Context, q querier, step uuid.UUID, suffix string) (stepRef, error) {
	found, err := loadWorkflows(ctx, q, `WHERE id = (SELECT workflow_id FROM steps WHERE id = $1)`+suffix, step)
	if err != nil {
		return stepRef{}, err
	}
	if len(found) != 1 {
		return stepRef{}, fmt.Errorf("no workflow has step %s", step)
	}
	return found[0].findStep(step)
}

// lockStep loads a step and holds its workflow's row until the transaction ends:
// two steps of one workflow settle one after the other.
func lockStep(ctx context.Context, tx *store.Tx, step uuid.UUID) (stepRef, error) {
	return loadStep(ctx, tx, step, tx.DB().ForUpdate())
}

// lockWithdrawal reads a withdrawal that a caller names and holds its row until
// the transaction ends. Errors: wallet_not_found, withdrawal_not_found.
func lockWithdrawal(ctx context.Context, tx *store.Tx, organization, walletID, id uuid.UUID) (Workflow, error) {
	found, err := loadWorkflows(ctx, tx, `WHERE id = $1 AND wallet_id = $2 AND organization_id = $3 AND kind = $4`+tx.DB().ForUpdate(),
		id, walletID, organization, string(wallet.Withdrawal))
	if err != nil {
		return Workflow{}, err
	}
	if len(found) == 1 {
		return found[0], nil
	}
	var owner wallet.Wallet
	if err := tx.SendBatch(ctx, wallet.WalletQuery(&owner, organization, walletID, "")); err != nil {
		return Workflow{}, err
	}
	return Workflow{}, fault.New(fault.WithdrawalNotFound, "no such withdrawal")
}

// Get returns one workflow of a wallet.
// Errors: wallet_not_found, withdrawal_not_found, rebalance_not_found.
func (s *Service) Get(ctx context.Context, organization, walletID uuid.UUID, kind wallet.WorkflowKind, id uuid.UUID) (Workflow, error) {
	found, err := loadWorkflows(ctx, s.db, `WHERE id = $1 AND wallet_id = $2 AND organization_id = $3 AND kind = $4`, id, walletID, organization, string(kind))
	if err != nil {
		return Workflow{}, err
	}
	if len(found) == 1 {
		return found[0], nil
	}
	if _, err := s.wallets.Get(ctx, organization, walletID); err != nil {
		return Workflow{}, err
	}
	if kind == wallet.Withdrawal {
		return Workflow{}, fault.New(fault.WithdrawalNotFound, "no such withdrawal")
	}
	return Workflow{}, fault.New(fault.RebalanceNotFound, "no such rebalance")
}

// List returns a page of a wallet's workflows of one kind. Error: wallet_not_found.
func (s *Service) List(ctx context.Context, organization, walletID uuid.UUID, kind wallet.WorkflowKind, page store.Page) ([]Workflow, *store.Position, error) {
	if _, err := s.wallets.Get(ctx, organization, walletID); err != nil {
		return nil, nil, err
	}
	end, args := page.SQL("", []any{walletID, organization, string(kind)})
	found, err := loadWorkflows(ctx, s.db, `WHERE wallet_id = $1 AND organization_id = $2 AND kind = $3`+end, args...)
	if err != nil {
		return nil, nil, err
	}
	found, next := store.Cut(page, found, func(w Workflow) store.Position {
		return store.Position{Micros: w.CreatedAt.UnixMicro(), ID: w.ID.String()}
	})
	return found, next, nil
}

// findStep finds a step and its leg.
func (w *Workflow) findStep(id uuid.UUID) (stepRef, error) {
	for i := range w.Legs {
		for j := range w.Legs[i].Steps {
			if w.Legs[i].Steps[j].ID == id {
				return stepRef{w, &w.Legs[i], &w.Legs[i].Steps[j]}, nil
			}
		}
	}
	return stepRef{}, fmt.Errorf("workflow %s does not have step %s", w.ID, id)
}

func timeOf(micros *int64) *time.Time {
	if micros == nil {
		return nil
	}
	t := clock.Time(*micros)
	return &t
}

func microsOrNull(t *time.Time) any {
	if t == nil {
		return nil
	}
	return t.UnixMicro()
}

func dayOrNull(d *policy.Day) any {
	if d == nil {
		return nil
	}
	return int64(*d)
}

func unitsOrNull(u money.Units) any {
	if u.IsZero() {
		return nil
	}
	return u
}

func textOrNull(s string) any {
	if s == "" {
		return nil
	}
	return s
}
