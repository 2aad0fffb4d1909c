package transfer

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// ChainCancelTask is the kind of task that has custody sign the cancellation of a step's intent on a chain; its key
// is the step's id. For an intent that was not signed here the task calls the chain's node first, so each chain has
// its own kind: a node that hangs delays no other chain.
func ChainCancelTask(on chain.Name) string { return "transfer.cancel:" + string(on) }

// CancelTask is the kind of task that services of earlier versions add for any chain. Its handler adds the task of
// ChainCancelTask; its key is the step's id.
const CancelTask = "transfer.cancel"

// ErrNotSigned says that a step has no signed intent that could be cancelled.
var ErrNotSigned = errors.New("the step is not signed, or has ended: no intent of it can be cancelled on a chain")

// CancelSigned requests, for an operator, that the signed intent of a step be given up. It does not end the step by
// itself: the step fails, and its money is free again, when a final block shows that its intent can never be
// executed, and it completes if a carrier was faster. A payout that was cancelled so cannot be retried. The wallet's
// owner sees the reason. It is idempotent. Error: ErrNotSigned.
//
// A crash before the commit leaves the intent to be carried; a crash after it leaves a task.
func (s *Service) CancelSigned(ctx context.Context, step uuid.UUID, reason string) error {
	return s.cancelStep(ctx, step, reason, false)
}

// EndUnexecuted is CancelSigned for a step whose nonce counts as consumed, and of which an operator has found no
// event at any provider: see intent.AssertUnexecuted. The step may be an unsigned one whose id is being cancelled
// after a restore. It is idempotent. Error: ErrNotSigned.
func (s *Service) EndUnexecuted(ctx context.Context, step uuid.UUID, reason string) error {
	return s.cancelStep(ctx, step, reason, true)
}

func (s *Service) cancelStep(ctx context.Context, step uuid.UUID, reason string, unexecuted bool) error {
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		ref, err := lockStep(ctx, tx, step)
		if err != nil {
			return err
		}
		if ref.step.State != StateProcessing && !(unexecuted && ref.step.unsigned()) {
			return fmt.Errorf("%w: it is %s", ErrNotSigned, ref.step.State)
		}
		if err := exposeIfLost(ctx, tx, ref.step); err != nil {
			return err
		}
		if err := intent.AskCancellation(ctx, tx, ref.step.Chain, step, reason); err != nil {
			return err
		}
		if unexecuted {
			if err := intent.AssertUnexecuted(ctx, tx, step); err != nil {
				return err
			}
		}
		task.AddNowFor(tx, ref.workflow.Organization, ChainCancelTask(ref.step.Chain), step.String())
		audit.Record(ctx, tx, ref.workflow.Organization, audit.CancelIntent, step.String(),
			audit.Details{"walletId": ref.workflow.Wallet.String(), "workflowId": ref.workflow.ID.String(), "reason": reason})
		return nil
	})
	if err != nil {
		return fmt.Errorf("cancelling the intent of step %s: %w", step, err)
	}
	return nil
}

// ForwardCancellation is the handler of CancelTask. It calls no node. It is idempotent: the task that it adds is one
// for each step.
func (s *Service) ForwardCancellation(ctx context.Context, t task.Task) error {
	id, err := intent.ParseTaskKey(t)
	if err != nil {
		return err
	}
	ref, err := loadStep(ctx, s.db, id, "")
	if err != nil {
		return err
	}
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		t.Finish(tx)
		task.AddNowFor(tx, ref.workflow.Organization, ChainCancelTask(ref.step.Chain), t.Key)
		return nil
	})
	if err != nil {
		return fmt.Errorf("forwarding the cancellation of step %s to its chain: %w", id, err)
	}
	return nil
}

// SubmitCancellation is the handler of ChainCancelTask: see intent.Service.Cancel.
func (s *Service) SubmitCancellation(ctx context.Context, t task.Task) error {
	id, err := intent.ParseTaskKey(t)
	if err != nil {
		return err
	}
	ref, err := loadStep(ctx, s.db, id, "")
	if err != nil {
		return err
	}
	var owner wallet.Wallet
	if err := s.db.SendBatch(ctx, wallet.WalletQuery(&owner, ref.workflow.Organization, ref.workflow.Wallet, "")); err != nil {
		return err
	}
	return s.intents.Cancel(ctx, t, s.orderToSign(ref, owner))
}
