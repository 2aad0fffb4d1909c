package transfer

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
)

// A payout that waits for an approval in a backup may have been approved and paid after it. Its votes are lost with the database, so that no
// task would start it before the approval ends.

// StartPaid has each payout settled from its chain that waits for an approval here and that the chain has executed, and reports it. Its
// approval ends when it is started. Dying between two payouts leaves the others to the next run, and starting a payout twice is starting it
// once. A payout on a chain that is not served is passed over, and so is one of a wallet whose history nodes lack: it waits.
func (s *Service) StartPaid(ctx context.Context, report func(w Workflow, payout uuid.UUID) error) error {
	waiting, err := loadWorkflows(ctx, s.db, `WHERE id IN (SELECT workflow_id FROM steps WHERE kind = $1 AND state = $2) ORDER BY id`, string(StepPayout), string(StatePendingApproval))
	if err != nil {
		return err
	}
	for _, w := range waiting {
		ids := map[chain.Name][]uuid.UUID{}
		for i := range w.Legs {
			p := w.Legs[i].payoutStep()
			if p == nil || p.State != StatePendingApproval {
				continue
			}
			if _, notServed := s.servedChain(p.Chain); notServed == nil {
				ids[p.Chain] = append(ids[p.Chain], p.ID)
			}
		}
		executed, err := s.fetchExecuted(ctx, w.Wallet, ids)
		if err != nil && !lacksHistory(err) {
			return err
		}
		for i := range w.Legs {
			p := w.Legs[i].payoutStep()
			if p == nil || !executed[p.ID] {
				continue
			}
			started, err := s.startPaid(ctx, p.ID)
			if err == nil && started {
				err = report(w, w.Legs[i].ID)
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// startPaid adds the task that starts a payout, if it still waits for an approval.
func (s *Service) startPaid(ctx context.Context, id uuid.UUID) (started bool, err error) {
	started, err = store.Write(ctx, s.db, func(tx *store.Tx) (bool, error) {
		ref, err := lockStep(ctx, tx, id)
		if err != nil || ref.step.State != StatePendingApproval {
			return false, err
		}
		addStartTask(tx, ref.workflow, ref.step)
		return true, nil
	})
	if err != nil {
		return false, fmt.Errorf("starting payout %s, which a chain has executed: %w", id, err)
	}
	return started, nil
}
