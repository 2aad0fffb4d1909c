package app

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/transfer"
)

// CancelIntent has a signed intent given up, because an operator says so: that of a step
// of a wallet's, or that of a change of a contract.
// Errors: intent.ErrUnknown, transfer.ErrNotSigned, change.ErrNotSigned.
func (a *App) CancelIntent(ctx context.Context, id uuid.UUID, reason string) error {
	return a.cancelBy(ctx, id, reason, (*transfer.Service).CancelSigned, (*change.Engine).CancelSigned)
}

// EndUnexecuted is CancelIntent for an intent that counts as used, and of which an operator has found no event at any provider: it
// ends after its deadline, unless its carrier finds one. Errors: those of CancelIntent.
func (a *App) EndUnexecuted(ctx context.Context, id uuid.UUID, reason string) error {
	return a.cancelBy(ctx, id, reason+" (the operator found no event of it)", (*transfer.Service).EndUnexecuted, (*change.Engine).EndUnexecuted)
}

// cancelBy cancels an intent by the function of the package that settles it.
func (a *App) cancelBy(ctx context.Context, id uuid.UUID, reason string,
	cancelStep func(*transfer.Service, context.Context, uuid.UUID, string) error, cancelChange func(*change.Engine, context.Context, uuid.UUID, string) error,
) error {
	kind, err := intent.SettledBy(ctx, a.DB, id)
	if err != nil {
		return err
	}
	switch kind {
	case transfer.SettleTask:
		err = cancelStep(a.Transfers, ctx, id, reason)
	case change.SettleTask:
		err = cancelChange(a.Changes, ctx, id, reason)
	default:
		err = fmt.Errorf("intent %s is of an unknown kind, %s", id, kind)
	}
	if err != nil {
		return err
	}
	a.log.Warn("an intent is to be cancelled", "intent", id, "settledBy", kind, "reason", reason)
	return nil
}
