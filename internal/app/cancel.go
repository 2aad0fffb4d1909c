package app

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
)

// CancelIntent has a signed intent given up, because an operator says so: that of a step
// of a wallet's, or that of a change of a contract.
// Errors: intent.ErrUnknown, transfer.ErrNotSigned, change.ErrNotSigned.
func (a *App) CancelIntent(ctx context.Context, id uuid.UUID, reason string) error {
	kind, err := intent.SettledBy(ctx, a.DB, id)
	if err != nil {
		return err
	}
	switch kind {
	case transfer.SettleTask:
		err = a.Transfers.CancelSigned(ctx, id, reason)
	case change.SettleTask:
		err = a.Changes.CancelSigned(ctx, id, reason)
	default:
		err = fmt.Errorf("intent %s is of an unknown kind, %s", id, kind)
	}
	if err != nil {
		return err
	}
	a.log.Warn("an intent is to be cancelled", "intent", id, "settledBy", kind, "reason", reason)
	return nil
}

// EndUnexecuted is CancelIntent for an intent that counts as used, and of which an operator has found no event at any provider: it
// ends after its deadline, unless its carrier finds one. Dying between the two writes is safe: the intent is being cancelled, and
// running this again completes it. Errors: those of CancelIntent, and intent.ErrNotOpen.
func (a *App) EndUnexecuted(ctx context.Context, id uuid.UUID, reason string) error {
	if err := a.CancelIntent(ctx, id, reason+" (its nonce is marked as used, and the operator found no event of it)"); err != nil {
		return err
	}
	return a.DB.Write(ctx, func(tx *store.Tx) error { return intent.AssertUnexecuted(ctx, tx, id) })
}
