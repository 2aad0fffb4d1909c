package approval

import (
	"time"

	"github.com/google/uuid"
)

// ApproverKind is how an approver makes stamps.
type ApproverKind string

// The kinds of approvers.
const (
	APIKey   ApproverKind = "api_key"
	WebAuthn ApproverKind = "webauthn"
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
	ID   uuid.UUID    `json:"id"`
	Name string       `json:"name"`
	Kind ApproverKind `json:"kind"`
	// PublicKey is a compressed P-256 point in hex, or a COSE key in base64url.
	PublicKey    string         `json:"publicKey"`
	CredentialID string         `json:"credentialId,omitempty"` // base64url, of a WebAuthn credential
	RPID         string         `json:"rpId,omitempty"`
	Status       ApproverStatus `json:"-"`
	CreatedAt    time.Time      `json:"-"`
}
