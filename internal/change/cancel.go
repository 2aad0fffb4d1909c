package change

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// CancelTask is the kind of task that has custody sign the cancellation of a change's
// intent; its key is the change's id.
const CancelTask = "change.cancel"

// ErrNotSigned says that a change has no signed intent that could be cancelled.
var ErrNotSigned = errors.New("the change is not signed, or has ended: there is nothing to cancel on a chain")

// CancelSigned has the signed intent of a change given up, because an operator says so. It
// takes nothing back by itself: the change fails, and the next of its line has its turn,
// when a final block shows that its intent can never happen, and it is confirmed if
// somebody was faster. Who asked for it is told the reason. Cancelling twice is cancelling
// once. Error: ErrNotSigned.
//
// Dying before the commit leaves the intent to be carried; dying after it leaves a task.
func (e *Engine) CancelSigned(ctx context.Context, id uuid.UUID, reason string) error {
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
		task.AddNow(tx, CancelTask, id.String())
		audit.Record(ctx, tx, c.Organization, audit.CancelIntent, id.String(), audit.Details{"subjectId": c.Subject.String(), "kind": string(c.Kind), "reason": reason})
		return nil
	})
	if err != nil {
		return fmt.Errorf("cancelling the intent of change %s: %w", id, err)
	}
	return nil
}

// SubmitCancellation is the handler of CancelTask: see intent.Service.Cancel.
func (e *Engine) SubmitCancellation(ctx context.Context, t task.Task) error {
	id, err := intent.ParseTaskKey(t)
	if err != nil {
		return err
	}
	found, err := e.loadChanges(ctx, ` WHERE id = $1`, id)
	switch {
	case err != nil:
		return err
	case len(found) == 0:
		return fmt.Errorf("%w: %s", ErrUnknown, id)
	}
	def, known := e.kinds[found[0].Kind]
	if !known {
		return fmt.Errorf("change %s is of an unknown kind, %s", id, found[0].Kind)
	}
	return e.intents.Cancel(ctx, t, def.orderOf(found[0], nil))
}
