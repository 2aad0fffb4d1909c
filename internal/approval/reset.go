package approval

import (
	"context"
	"crypto/sha256"
	"fmt"
	"strconv"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/store"
)

// Reset removes all approvers and rules of an organization from a database, and puts others in their
// place, without approval: it is for an operator, when no approver of the organization can vote any
// more. There is no moment without approvers, in which the holder of a token could register an approver.
// Withdrawal policy and address book stay, so payouts above its threshold wait for the new
// approvers. Rules begin at version 0 again, and the new approvers' ids follow from their keys, so that
// a service and a signer that are both reset agree. Safe to run twice.
//
// No change of before a reset is made after it: every one that waits or is approved ends here, and votes of
// before do not count for a change, here or at the signer, also those of an approver who is named again. A change that
// a separate signer had made before its reset, and the service had not, ends here too. If it was one of approvers
// or rules, the reset of the signer has undone it, in whichever order the two are reset. One of a policy or of an
// address book stays in force at the signer alone: docs/runbook.md has the remedy.
// Errors: validation_error, workflow_conflict for approvers who are none, too many, or alike.
func Reset(ctx context.Context, db *store.DB, organization uuid.UUID, approvers ...Registration) error {
	return db.Write(ctx, func(tx *store.Tx) error {
		s, err := LockSettings(ctx, tx, organization)
		if err != nil {
			return err
		}
		next, err := newApprovers(organization, approvers)
		if err != nil {
			return err
		}
		if err := endChanges(ctx, tx, organization); err != nil {
			return err
		}
		now := tx.DB().Clock().Micros()
		tx.Defer(`UPDATE approvers SET status = 'removed', removed_at = $1 WHERE organization_id = $2 AND status <> 'removed'`, now, organization)
		// A stamped request has its time in milliseconds.
		tx.Defer(`UPDATE approval_rules SET rules = '[]', version = 0, carrying_out = '', updated_at = $1, reset_at = $2 WHERE organization_id = $3`,
			now, now-now%1000, organization)
		for _, a := range next {
			insertByReset(tx, organization, a)
		}
		audit.Record(ctx, tx, organization, audit.ResetApprovers, organization.String(),
			audit.Details{"approvers": strconv.Itoa(len(s.Approvers)), "rules": strconv.Itoa(len(s.Rules)), "next": describeApprovers(next)})
		return nil
	})
}

// openChange is a change that has not ended, without its text: a reset also ends changes whose text cannot be
// read.
type openChange struct {
	Activity
	made int // whether this database has made it: its signer shares it
}

// endChanges ends every change of the organization that waits or is approved, and has no later change wait for
// a rejection.
func endChanges(ctx context.Context, tx *store.Tx, organization uuid.UUID) error {
	rows, err := tx.Query(ctx, `SELECT id, status, fingerprint, (SELECT COUNT(*) FROM applied_changes m WHERE m.fingerprint = a.fingerprint AND m.refusal = '')
		FROM custody_activities a WHERE organization_id = $1 AND status IN ('consensus_needed', 'approved') AND kind NOT IN ($2, $3)`+tx.DB().ForUpdate(),
		organization, string(WithdrawalPayout), string(ContractChange))
	open, err := store.Collect(rows, err, func(r store.Rows) (c openChange, err error) {
		return c, r.Scan(&c.ID, &c.Status, &c.Fingerprint, &c.made)
	})
	if err != nil {
		return fmt.Errorf("reading the changes of %s that have not ended: %w", organization, err)
	}
	for _, c := range open {
		if err := c.endByReset(ctx, tx, organization); err != nil {
			return err
		}
	}
	tx.Defer(`UPDATE custody_activities SET rejection_due = 0 WHERE organization_id = $1 AND rejection_due = 1`, organization)
	return nil
}

// endByReset writes the end of a change: completed if it was made here before, and else failed.
func (c openChange) endByReset(ctx context.Context, tx *store.Tx, organization uuid.UUID) error {
	on := ApproversReset
	if c.made > 0 && c.Status == Approved {
		on = CarriedOut
	} else {
		c.Reason = "the approvers were reset before it was made"
	}
	if err := c.advanceOn(on); err != nil {
		return err
	}
	tx.Defer(`UPDATE custody_activities SET status = $1, reason = $2, ended_at = $3 WHERE id = $4`, string(c.Status), c.Reason, tx.DB().Clock().Micros(), c.ID)
	audit.Record(ctx, tx, organization, audit.EndActivity, c.ID.String(), audit.Details{"status": c.Status.Text(), "reason": c.Reason, "fingerprint": c.Fingerprint})
	return nil
}

// keyedApprover is an approver with the key that it has.
type keyedApprover struct {
	Approver
	key stamp.Key
}

// newApprovers are the approvers of registrations.
func newApprovers(organization uuid.UUID, registrations []Registration) ([]keyedApprover, error) {
	if len(registrations) == 0 {
		return nil, fault.New(fault.Validation, "name at least one approver: without one the holder of any token could register an approver")
	}
	var s Settings
	all := make([]keyedApprover, len(registrations))
	for i, r := range registrations {
		a := Approver{Name: r.Name, Kind: r.Kind, PublicKey: r.PublicKey, CredentialID: r.CredentialID, RPID: r.RPID, Origins: r.Origins}
		if err := checkNewApprover(s, a); err != nil {
			return nil, err
		}
		key, err := a.Key()
		if err != nil {
			return nil, fault.Wrap(err, fault.Validation, "%v", err)
		}
		sum := sha256.Sum256([]byte("approvers.reset\x00" + key.Point()))
		a.ID = DeriveApproverID(organization, uuid.UUID(sum[:16]))
		s.Approvers = append(s.Approvers, a)
		all[i] = keyedApprover{a, key}
	}
	return all, nil
}

// insertByReset writes an approver. One of an earlier reset becomes active again.
func insertByReset(tx *store.Tx, organization uuid.UUID, a keyedApprover) {
	tx.Defer(`INSERT INTO approvers (id, organization_id, name, kind, public_key, credential_id, rp_id, origins, key_id, status, sign_count, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'active', 0, $10)
		ON CONFLICT (id) DO UPDATE SET status = 'active', removed_at = NULL, name = excluded.name, kind = excluded.kind, public_key = excluded.public_key,
			credential_id = excluded.credential_id, rp_id = excluded.rp_id, origins = excluded.origins`,
		a.ID, organization, a.Name, string(a.Kind), a.PublicKey, a.CredentialID, a.RPID, encodeJSON(a.Origins), a.key.Point(), tx.DB().Clock().Micros())
}

// describeApprovers returns the names and key ids of approvers, for the audit log.
func describeApprovers(all []keyedApprover) (text string) {
	for i, a := range all {
		if i > 0 {
			text += ", "
		}
		text += fmt.Sprintf("%q %s", a.Name, a.key.ID())
	}
	return text
}
