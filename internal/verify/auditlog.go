package verify

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
)

// checkAuditLog recomputes the chains of the audit log and holds them against the
// anchors.
func (v Verifier) checkAuditLog(ctx context.Context) (audit.Checked, []Mismatch, error) {
	var broken []Mismatch
	checked, err := audit.Check(ctx, v.DB, v.AuditAnchors, func(organization uuid.UUID, text string) {
		broken = append(broken, Mismatch{Rule: AuditLog, Subject: Subject{subjectOrganization, organization.String()}, Text: fmt.Sprintf("audit log of organization %s: %s", organization, text)})
	})
	v.reportProgress("audit log", checked.Entries, checked.Entries)
	return checked, broken, err
}
