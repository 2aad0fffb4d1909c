package transfer

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// OpenWorkflow is a workflow that has not ended. WaitsFor names the third parties that it waits
// for: sources, bridges, approvers, and the emergency stops that hold it up. It is empty if the
// workflow goes on by itself; Problem is then why its last attempt failed, if it did.
type OpenWorkflow struct {
	Workflow
	WaitsFor []string
	Problem  string
}

// OpenWorkflows lists the workflows that have not ended, the oldest first. Like the other reads of
// operators, it needs neither keys nor nodes.
func OpenWorkflows(ctx context.Context, db *store.DB) ([]OpenWorkflow, error) {
	found, err := loadWorkflows(ctx, db, `WHERE completed_at IS NULL ORDER BY created_at, id`)
	if err != nil {
		return nil, err
	}
	problems, err := loadStepProblems(ctx, db)
	if err != nil {
		return nil, err
	}
	stops, err := stop.LoadAll(ctx, db)
	if err != nil {
		return nil, err
	}
	open := make([]OpenWorkflow, len(found))
	for i, w := range found {
		back, err := loadReturning(ctx, db, w.Wallet)
		if err != nil {
			return nil, err
		}
		open[i] = OpenWorkflow{Workflow: w, WaitsFor: w.waitsFor(back)}
		if len(open[i].WaitsFor) == 0 {
			open[i].describe(stops[w.Organization], problems)
		}
	}
	return open, nil
}

// StepOwner is the workflow that a step is of.
type StepOwner struct {
	Workflow uuid.UUID
	Kind     wallet.WorkflowKind
}

// FindStepOwners returns the workflows of steps, by the steps' ids. An id that is of no step has none.
func FindStepOwners(ctx context.Context, db *store.DB, steps []uuid.UUID) (map[uuid.UUID]StepOwner, error) {
	owners := map[uuid.UUID]StepOwner{}
	for some := range slices.Chunk(steps, ownersAtOnce) {
		args := make([]any, len(some))
		for i, id := range some {
			args[i] = id
		}
		err := queryEach(ctx, db, `SELECT s.id, w.id, w.kind FROM steps s JOIN workflows w ON w.id = s.workflow_id WHERE s.id IN (`+store.Placeholders(1, len(args))+`)`, args,
			func(rows store.Rows) error {
				var step uuid.UUID
				var of StepOwner
				err := rows.Scan(&step, &of.Workflow, (*string)(&of.Kind))
				owners[step] = of
				return err
			})
		if err != nil {
			return nil, fmt.Errorf("reading the workflows of steps: %w", err)
		}
	}
	return owners, nil
}

// ownersAtOnce bounds the ids in one query of FindStepOwners.
const ownersAtOnce = 500

// loadStepProblems reads why the last attempts at steps that have not ended failed, and why signed ones are not executed yet.
func loadStepProblems(ctx context.Context, db *store.DB) (map[uuid.UUID]string, error) {
	problems := map[uuid.UUID]string{}
	err := queryEach(ctx, db, `SELECT t.key, t.last_error FROM tasks t JOIN steps s ON s.id = t.key WHERE s.state IN ($1, $2, $3) AND t.last_error <> ''`,
		[]any{string(StatePending), string(StatePendingApproval), string(StateProcessing)},
		func(rows store.Rows) error {
			var id uuid.UUID
			var why string
			err := rows.Scan(&id, &why)
			problems[id] = why
			return err
		})
	if err != nil {
		return nil, fmt.Errorf("reading why steps wait: %w", err)
	}
	err = queryEach(ctx, db, `SELECT i.id, i.reason FROM intents i JOIN steps s ON s.id = i.id WHERE i.state IN ('signed', 'carried') AND i.reason <> ''`, nil,
		func(rows store.Rows) error {
			var id uuid.UUID
			var why string
			err := rows.Scan(&id, &why)
			if problems[id] == "" {
				problems[id] = why
			}
			return err
		})
	if err != nil {
		return nil, fmt.Errorf("reading why signed steps wait: %w", err)
	}
	return problems, nil
}

// describe fills in the approvers and stops that a workflow waits for which occupies its wallet.
func (w *OpenWorkflow) describe(stops stop.Stops, problems map[uuid.UUID]string) {
	for _, leg := range w.Legs {
		for _, s := range leg.Steps {
			why := problems[s.ID]
			by, stopped := stops.OnChain(s.Chain)
			switch {
			case s.State != StatePending && s.State != StatePendingApproval && s.State != StateProcessing:
			case s.State == StatePendingApproval && leg.Approval != nil:
				w.WaitsFor = append(w.WaitsFor, "approvers of "+leg.Approval.Activity.ID.String()+" until "+leg.Approval.Activity.ValidBefore.UTC().Format(time.RFC3339))
			case s.State == StatePending && stopped:
				if !slices.Contains(w.WaitsFor, by.Text()) {
					w.WaitsFor = append(w.WaitsFor, by.Text())
				}
			case why != "" && w.Problem == "":
				w.Problem = fmt.Sprintf("%s on %s: %s", s.Kind, s.Chain, why)
			}
		}
	}
}
