package change

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
)

// ChainCancelTask is the kind of task that has custody sign the cancellation of a change's intent on a chain;
// its key is the change's id. Like starting, it may call the chain's node.
func ChainCancelTask(on chain.Name) string { return "change.cancel:" + string(on) }

// CancelTask is the kind of task that services of earlier versions add for any chain. Its handler adds the task of
// ChainCancelTask; its key is the change's id.
const CancelTask = "change.cancel"

// ErrNotSigned says that a change has no signed intent that could be cancelled.
var ErrNotSigned = errors.New("the change is not signed, or has ended: no intent of it can be cancelled on a chain")

// CancelSigned requests, for an operator, that the signed intent of a change be given up. It does not end the change
// by itself: the change fails, and the next of its line has its turn, when a final block shows that its intent can
// never be executed, and it is confirmed if its intent was executed first. Its requester is shown the reason. It is
// idempotent. Error: ErrNotSigned.
//
// A crash before the commit leaves the intent to be carried; a crash after it leaves a task.
func (e *Engine) CancelSigned(ctx context.Context, id uuid.UUID, reason string) error {
	return e.cancelChange(ctx, id, reason, false)
}

// EndUnexecuted is CancelSigned for a change whose nonce counts as consumed, and of which an operator has found no
// event at any provider: see intent.AssertUnexecuted. It is idempotent. Error: ErrNotSigned.
func (e *Engine) EndUnexecuted(ctx context.Context, id uuid.UUID, reason string) error {
	return e.cancelChange(ctx, id, reason, true)
}

func (e *Engine) cancelChange(ctx context.Context, id uuid.UUID, reason string, unexecuted bool) error {
	err := e.db.Write(ctx, func(tx *store.Tx) error {
		c, err := lockChange(ctx, tx, id)
		if err != nil {
			return err
		}
		if state := c.currentState(); state != StateSigned {
			return fmt.Errorf("%w: it is %s", ErrNotSigned, state)
		}
		if err := intent.AskCancellation(ctx, tx, c.Chain, id, reason); err != nil {
			return err
		}
		if unexecuted {
			if err := intent.AssertUnexecuted(ctx, tx, id); err != nil {
				return err
			}
		}
		task.AddNowFor(tx, c.Organization, ChainCancelTask(c.Chain), id.String())
		audit.Record(ctx, tx, c.Organization, audit.CancelIntent, id.String(), audit.Details{"subjectId": c.Subject.String(), "kind": string(c.Kind), "reason": reason})
		return nil
	})
	if err != nil {
		return fmt.Errorf("cancelling the intent of change %s: %w", id, err)
	}
	return nil
}

// ForwardCancellation is the handler of CancelTask. It calls no node. It is idempotent: the task that it adds is one
// for each change.
func (e *Engine) ForwardCancellation(ctx context.Context, t task.Task) error {
	c, err := e.loadOfTask(ctx, t)
	if err != nil {
		return err
	}
	err = e.db.Write(ctx, func(tx *store.Tx) error {
		t.Finish(tx)
		task.AddNowFor(tx, c.Organization, ChainCancelTask(c.Chain), t.Key)
		return nil
	})
	if err != nil {
		return fmt.Errorf("forwarding the cancellation of change %s to its chain: %w", c.ID, err)
	}
	return nil
}

// SubmitCancellation is the handler of ChainCancelTask: see intent.Service.Cancel.
func (e *Engine) SubmitCancellation(ctx context.Context, t task.Task) error {
	c, err := e.loadOfTask(ctx, t)
	if err != nil {
		return err
	}
	def, known := e.kinds[c.Kind]
	if !known {
		return fmt.Errorf("change %s is of an unknown kind, %s", c.ID, c.Kind)
	}
	return e.intents.Cancel(ctx, t, def.orderOf(c, nil))
}

// loadOfTask reads the change that a task's key names. Error: ErrUnknown.
func (e *Engine) loadOfTask(ctx context.Context, t task.Task) (Change, error) {
	id, err := intent.ParseTaskKey(t)
	if err != nil {
		return Change{}, err
	}
	found, err := e.loadChanges(ctx, ` WHERE id = $1`, id)
	switch {
	case err != nil:
		return Change{}, err
	case len(found) == 0:
		return Change{}, fmt.Errorf("%w: %s", ErrUnknown, id)
	}
	return found[0], nil
}
