package app

import (
	"context"
	"fmt"
	"io"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
)

// ResetApprovers puts approvers in place of all approvers and rules of an organization in a service's
// database, or in a signer's, after it has said which and confirm has returned nil.
func ResetApprovers(ctx context.Context, database string, organization uuid.UUID, approvers []approval.Registration, out io.Writer, confirm func() error) error {
	db, err := openCurrent(ctx, database)
	if err != nil {
		return err
	}
	defer db.Close()
	var s approval.Settings
	if err := db.SendBatch(ctx, approval.SettingsQuery(&s, organization)); err != nil {
		return fmt.Errorf("reading approvers and rules: %w", err)
	}
	for _, a := range s.Approvers {
		if _, err := fmt.Fprintf(out, "approver %s %q\n", a.ID, a.Name); err != nil {
			return err
		}
	}
	for _, r := range s.Rules {
		if _, err := fmt.Fprintf(out, "rule %q\n", r.Name); err != nil {
			return err
		}
	}
	for _, a := range approvers {
		if _, err := fmt.Fprintf(out, "from now on %q %s\n", a.Name, a.PublicKey); err != nil {
			return err
		}
	}
	if err := confirm(); err != nil {
		return err
	}
	if err := approval.Reset(ctx, db, organization, approvers...); err != nil {
		return fmt.Errorf("resetting approvers: %w", err)
	}
	_, err = fmt.Fprintf(out, "removed %d approvers and %d rules\n", len(s.Approvers), len(s.Rules))
	return err
}
