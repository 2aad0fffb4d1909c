package approval

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/store"
)

// ApproverStatus says whether an approver's votes count.
type ApproverStatus string

// The statuses of approvers.
const (
	ApproverActive  ApproverStatus = "active"
	ApproverPending ApproverStatus = "pending_approval"
	ApproverRemoved ApproverStatus = "removed"
)

// Approver is a key of the customer's. Its JSON is part of approved texts.
type Approver struct {
	// ID is DeriveApproverID's, so no approved text says it.
	ID   uuid.UUID  `json:"-"`
	Name string     `json:"name"`
	Kind stamp.Kind `json:"kind"`
	// PublicKey is a compressed P-256 point in hex, or a COSE key in base64url.
	PublicKey    string         `json:"publicKey"`
	CredentialID string         `json:"credentialId,omitempty"` // base64url, of a WebAuthn credential
	RPID         string         `json:"rpId,omitempty"`
	Origins      []string       `json:"origins,omitempty"` // of pages that may ask for an assertion
	Status       ApproverStatus `json:"-"`
	CreatedAt    time.Time      `json:"-"`

	signCount uint32 // the last count of a WebAuthn authenticator
}

// DeriveApproverID derives the id of the approver whom a change of an organization's adds. It cannot be chosen: so no
// change has the id of another approver, or takes one that is to be another's.
func DeriveApproverID(organization, change uuid.UUID) uuid.UUID {
	sum := sha256.Sum256([]byte("approver\x00" + organization.String() + "\x00" + change.String()))
	id := uuid.UUID(sum[:16])
	id[6] = id[6]&0x0f | 0x40 // version 4, which records have and requests are read by
	id[8] = id[8]&0x3f | 0x80 // variant of RFC 9562
	return id
}

// Key returns the approver's key. Error: stamp.ErrKey.
func (a Approver) Key() (stamp.Key, error) {
	if a.Kind == stamp.WebAuthn {
		return stamp.ParseWebAuthn(a.CredentialID, a.PublicKey, a.RPID, a.Origins...)
	}
	if a.Kind != stamp.APIKey || a.CredentialID != "" || a.RPID != "" || len(a.Origins) > 0 {
		return stamp.Key{}, fmt.Errorf("%w: it is neither an API key nor a WebAuthn credential", stamp.ErrKey)
	}
	return stamp.ParseAPIKey(a.PublicKey)
}

const approverColumns = `id, name, kind, public_key, credential_id, rp_id, origins, status, sign_count, created_at`

// approverRow is a row of approvers, of which every text fits any other.
type approverRow struct {
	id, name, kind, publicKey, credentialID, rpID, origins, status string

	created int64
}

func (r *approverRow) columns(signCount *int64) []any {
	return []any{&r.id, &r.name, &r.kind, &r.publicKey, &r.credentialID, &r.rpID, &r.origins, &r.status, signCount, &r.created}
}

func (r *approverRow) approver(signCount int64) (Approver, error) {
	id, err := uuid.Parse(r.id)
	if err != nil {
		return Approver{}, fmt.Errorf("approver %q: %w", r.id, err)
	}
	a := Approver{ID: id, Name: r.name, Kind: stamp.Kind(r.kind), PublicKey: r.publicKey, CredentialID: r.credentialID, RPID: r.rpID,
		Status: ApproverStatus(r.status), CreatedAt: clock.Time(r.created), signCount: uint32(signCount)}
	if err := json.Unmarshal([]byte(r.origins), &a.Origins); err != nil {
		return Approver{}, fmt.Errorf("the origins of approver %s: %w", id, err)
	}
	return a, nil
}

func scanApprover(row store.Rows) (Approver, error) {
	var r approverRow
	var signCount int64
	if err := row.Scan(r.columns(&signCount)...); err != nil {
		return Approver{}, fmt.Errorf("reading an approver: %w", err)
	}
	return r.approver(signCount)
}

// insertApprover writes a new approver, or makes the very same one that waited for
// approval active. Any other row of the id stays as it is, and the transaction fails.
func insertApprover(tx *store.Tx, organization uuid.UUID, a Approver, status ApproverStatus, key stamp.Key) {
	taken := fmt.Errorf("%w: %w: the approver %s has been there", custody.ErrDenied, ErrProposal, a.ID)
	tx.DeferGuard(taken, `INSERT INTO approvers (id, organization_id, name, kind, public_key, credential_id, rp_id, origins, key_id, status, sign_count, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, $11)
		ON CONFLICT (id) DO UPDATE SET status = excluded.status
			WHERE approvers.status = 'pending_approval' AND approvers.organization_id = excluded.organization_id
			AND approvers.name = excluded.name AND approvers.kind = excluded.kind AND approvers.public_key = excluded.public_key
			AND approvers.credential_id = excluded.credential_id AND approvers.rp_id = excluded.rp_id AND approvers.origins = excluded.origins`,
		a.ID, organization, a.Name, string(a.Kind), a.PublicKey, a.CredentialID, a.RPID, encodeJSON(a.Origins), key.Point(), string(status), tx.DB().Clock().Micros())
}

// markRemoved ends an approver: one that was active, or waited for approval in vain.
func markRemoved(tx *store.Tx, organization, id uuid.UUID, from ApproverStatus) {
	tx.Defer(`UPDATE approvers SET status = 'removed', removed_at = $1 WHERE organization_id = $2 AND id = $3 AND status = $4`,
		tx.DB().Clock().Micros(), organization, id, string(from))
}

// encodeJSON returns the JSON of a value that always has one.
func encodeJSON(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic("approval: " + err.Error())
	}
	return string(text)
}
