// Package auth owns who a caller is: bearer tokens, the scopes in them, the keys
// that sign them, and the issuers beside our own whose tokens are taken. It
// serves no HTTP, knows no resource, counts no requests, and never logs or keeps
// a token.
package auth

import (
	"strings"
	"time"

	"github.com/google/uuid"
)

// Scope is a permission that a token carries.
type Scope string

// The scopes.
const (
	WalletsRead      Scope = "wallets:read"
	WalletsWrite     Scope = "wallets:write"
	WithdrawalsWrite Scope = "withdrawals:write"
	ApprovalsWrite   Scope = "approvals:write"
	FeeWrappersWrite Scope = "fee_wrappers:write"
	MicroVaultsWrite Scope = "microvaults:write"
	WebhooksRead     Scope = "webhooks:read"
	WebhooksWrite    Scope = "webhooks:write" // and all that webhooks:read allows
	AccountingRead   Scope = "accounting:read"
	RiskWrite        Scope = "risk:write"
	AuditRead        Scope = "audit:read"
)

// AllScopes lists every scope, in the order in which a token shows them.
func AllScopes() []Scope {
	return []Scope{WalletsRead, WalletsWrite, WithdrawalsWrite, ApprovalsWrite, FeeWrappersWrite,
		MicroVaultsWrite, WebhooksWrite, AccountingRead, RiskWrite, AuditRead, WebhooksRead}
}

// Scopes is a set of scopes.
type Scopes uint16

// NewScopes returns the set of the given scopes; an unknown scope is ignored.
func NewScopes(scopes ...Scope) Scopes {
	var set Scopes
	for _, s := range scopes {
		set |= s.asSet()
	}
	return set
}

// ParseScopes reads the space-separated form of a token. Scopes of other
// services, which an issuer may mix in, are passed over.
func ParseScopes(text string) Scopes {
	var set Scopes
	for name := range strings.FieldsSeq(text) {
		set |= Scope(name).asSet()
	}
	return set
}

// Allows reports whether the set includes s. Every set includes the empty scope. webhooks:write includes
// webhooks:read: tokens from before there was that scope rely on it.
func (set Scopes) Allows(s Scope) bool {
	if s == WebhooksRead && set.holds(WebhooksWrite) {
		return true
	}
	return s == "" || set.holds(s)
}

func (set Scopes) holds(s Scope) bool { return set&s.asSet() != 0 }

// String is the space-separated form.
func (set Scopes) String() string {
	var names []string
	for _, s := range AllScopes() {
		if set.holds(s) {
			names = append(names, string(s))
		}
	}
	return strings.Join(names, " ")
}

func (s Scope) asSet() Scopes {
	switch s {
	case WalletsRead:
		return 1 << 0
	case WalletsWrite:
		return 1 << 1
	case WithdrawalsWrite:
		return 1 << 2
	case ApprovalsWrite:
		return 1 << 3
	case FeeWrappersWrite:
		return 1 << 4
	case MicroVaultsWrite:
		return 1 << 5
	case WebhooksWrite:
		return 1 << 6
	case AccountingRead:
		return 1 << 7
	case RiskWrite:
		return 1 << 8
	case AuditRead:
		return 1 << 9
	case WebhooksRead:
		return 1 << 10
	}
	return 0
}

// TokenID identifies a token without revealing it: the SHA-256 of its content, which its issuer signed. A signature
// may be written in more than one way, and a token is the same in all of them.
type TokenID [32]byte

// Principal is who a verified token speaks for.
type Principal struct {
	Organization uuid.UUID
	Issuer       string
	Subject      string
	Scopes       Scopes
	Token        TokenID
	Expiry       time.Time // of the token
}
