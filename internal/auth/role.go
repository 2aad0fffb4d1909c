package auth

import "slices"

// Role is a name for scopes that go together, for tokens of people and keys that only
// look.
type Role string

// The roles. Neither can change anything.
const (
	Viewer  Role = "viewer"  // sees everything but the audit log
	Auditor Role = "auditor" // sees everything
)

// Roles lists them.
func Roles() []Role { return []Role{Viewer, Auditor} }

// Scopes are those of the role; false if there is no such role.
func (r Role) Scopes() (Scopes, bool) {
	looks := NewScopes(WalletsRead, AccountingRead, WebhooksRead)
	if r == Auditor {
		looks |= AuditRead.asSet()
	}
	return looks, slices.Contains(Roles(), r)
}
