package approval

import (
	"context"
	"strconv"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/store"
)

// Reset removes all approvers and rules of an organization from a database, asking
// nobody: it is the operator's, for an organization none of whose approvers can vote any
// more. Withdrawal policy and address book stay, so what its threshold holds waits for a
// new approver. Rules begin at version 0 again, so that a service and a signer that are
// both reset agree. Safe to run twice.
func Reset(ctx context.Context, db *store.DB, organization uuid.UUID) error {
	return db.Write(ctx, func(tx *store.Tx) error {
		s, err := LockSettings(ctx, tx, organization)
		if err != nil {
			return err
		}
		now := tx.DB().Clock().Micros()
		tx.Defer(`UPDATE approvers SET status = 'removed', removed_at = $1 WHERE organization_id = $2 AND status <> 'removed'`, now, organization)
		tx.Defer(`UPDATE approval_rules SET rules = '[]', version = 0, updated_at = $1 WHERE organization_id = $2`, now, organization)
		audit.Record(ctx, tx, organization, audit.ResetApprovers, organization.String(),
			audit.Details{"approvers": strconv.Itoa(len(s.Approvers)), "rules": strconv.Itoa(len(s.Rules))})
		return nil
	})
}
