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
