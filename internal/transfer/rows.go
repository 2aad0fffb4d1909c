package transfer

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// querier reads from a database or inside a transaction.
type querier interface {
	Query(ctx context.Context, query string, args ...any) (store.Rows, error)
	SendBatch(ctx context.Context, queries ...store.BatchQuery) error
}

// insertWorkflow writes a new workflow with its legs and steps.
func insertWorkflow(tx *store.Tx, w Workflow) error {
	workflow, err := w.columnValues()
	if err != nil {
		return err
	}
	var legs, steps []any
	for _, l := range w.Legs {
		leg, err := l.columnValues(w.ID)
		if err != nil {
			return err
		}
		legs = append(legs, leg...)
		for _, s := range l.Steps {
			steps = append(steps, s.columnValues(w.ID, l.ID)...)
		}
	}
	insertInto(tx, "workflows", workflowColumns, workflow)
	insertInto(tx, "legs", legColumns, legs)
	insertInto(tx, "steps", stepColumns, steps)
	return nil
}

// saveWorkflow, saveLeg and saveStep write the changeable fields. The caller must have locked the workflow's row.
func saveWorkflow(tx *store.Tx, w Workflow) {
	tx.Defer(`UPDATE workflows SET status = $1, failure_reason = $2, failure_code = $3, started_at = $4, completed_at = $5, waiting_since = $6 WHERE id = $7`,
		string(w.Status), w.FailureReason, w.FailureCode, microsOrNull(w.StartedAt), microsOrNull(w.CompletedAt), microsOrNull(w.WaitingSince), w.ID)
}

func saveLeg(tx *store.Tx, l Leg) {
	tx.Defer(`UPDATE legs SET status = $1, failure_reason = $2, failure_code = $3, started_at = $4, completed_at = $5, limit_day = $6 WHERE id = $7`,
		string(l.State), l.FailureReason, l.FailureCode, microsOrNull(l.StartedAt), microsOrNull(l.CompletedAt), dayOrNull(l.LimitDay), l.ID)
}

func saveStep(tx *store.Tx, s Step) {
	tx.Defer(`UPDATE steps SET state = $1, amount = $2, fee = $3, tx_hash = $4, failure_reason = $5, failure_code = $6, started_at = $7, completed_at = $8, cancelled_at = $9,
		received = $10, faulty_expiries = $11, custody_activity_id = $12, fast = $13 WHERE id = $14`, string(s.State), int64(s.Amount), int64(s.Fee), s.TxHash, s.FailureReason, s.FailureCode,
		microsOrNull(s.StartedAt), microsOrNull(s.CompletedAt), microsOrNull(s.CancelledAt), usdOrNull(s.Received), s.FaultyExpiries, idOrNull(s.ActivityID), flagColumn(s.Fast), s.ID)
}

// saveBound writes the worst price at which a step enters its source.
func saveBound(tx *store.Tx, s Step) {
	tx.Defer(`UPDATE steps SET worst_assets = $1, worst_shares = $2 WHERE id = $3`, unitsOrNull(s.WorstPrice.Assets), unitsOrNull(s.WorstPrice.Shares), s.ID)
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

// loadLegs fills in legs and steps, one query each for all workflows. Steps come last:
// with no lock they may be newer than their leg, and never older, so that a leg that
// waits for approval always names its activity.
func loadLegs(ctx context.Context, q querier, workflows []Workflow) error {
	if len(workflows) == 0 {
		return nil
	}
	ids := make([]any, len(workflows))
	index := map[uuid.UUID]int{}
	for i := range workflows {
		ids[i] = workflows[i].ID
		index[workflows[i].ID] = i
	}
	in := ` WHERE workflow_id IN (` + store.Placeholders(1, len(ids)) + `)`
	type place struct{ workflow, leg int }
	places := map[uuid.UUID]place{}
	if err := queryEach(ctx, q, `SELECT `+legColumns+` FROM legs`+in+` ORDER BY ordinal`, ids, func(rows store.Rows) error {
		workflow, leg, err := scanLeg(rows)
		if err != nil {
			return err
		}
		at := index[workflow]
		places[leg.ID] = place{at, len(workflows[at].Legs)}
		workflows[at].Legs = append(workflows[at].Legs, leg)
		return nil
	}); err != nil {
		return fmt.Errorf("reading legs: %w", err)
	}
	if err := queryEach(ctx, q, `SELECT `+stepColumns+` FROM steps`+in+` ORDER BY ordinal`, ids, func(rows store.Rows) error {
		id, step, err := scanStep(rows)
		if at, ok := places[id]; ok {
			leg := &workflows[at.workflow].Legs[at.leg]
			leg.Steps = append(leg.Steps, step)
		}
		return err
	}); err != nil {
		return fmt.Errorf("reading steps: %w", err)
	}
	if err := loadRequests(ctx, q, workflows); err != nil {
		return err
	}
	if err := loadBridges(ctx, q, workflows); err != nil {
		return err
	}
	return loadApprovals(ctx, q, workflows)
}

// queryEach hands each row of a query to scan.
func queryEach(ctx context.Context, q querier, query string, args []any, scan func(store.Rows) error) error {
	rows, err := q.Query(ctx, query, slices.Clone(args)...) // an engine may rewrite them
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := scan(rows); err != nil {
			return err
		}
	}
	return rows.Err()
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
