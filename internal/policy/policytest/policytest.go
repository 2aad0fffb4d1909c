// Package policytest owns address books and policies for tests: a service whose changes
// are made as a service does with a signer in its process. No part of the program
// imports it.
package policytest

import (
	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/store"
)

// NewService returns a service for addresses on the chains.
func NewService(db *store.DB, payees *policy.Payees, chains ...chain.Name) *policy.Service {
	return policy.NewService(db, payees, chains, NewApprovals(db, payees, chains...))
}

// NewApprovals returns a service of approvals that knows every kind of change.
func NewApprovals(db *store.DB, payees *policy.Payees, chains ...chain.Name) *approval.Service {
	appliers := approval.NewAppliers()
	policy.DefineChanges(appliers, payees, chains)
	return approval.NewService(db, appliers, approvaltest.Signer{DB: db, Appliers: appliers})
}
