// Package approvaltest owns approvers for the tests of activities: keys that stamp for real, and a signer that shares
// the service's database. Tests only: no part of the program imports it.
package approvaltest

import (
	"context"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/stamp/stamptest"
	"github.com/granaryhq/granary/internal/store"
)

// Signer makes changes as a signer does that shares the service's database. It signs no messages.
type Signer struct {
	custody.Signer

	DB       *store.DB
	Appliers *approval.Appliers
}

// ApplyChange verifies and makes a change.
func (s Signer) ApplyChange(ctx context.Context, r custody.ChangeRequest) error {
	return s.Appliers.VerifyAndApply(ctx, s.DB, r.Proposal, r.Votes, nil)
}

// Reject verifies and remembers a rejection.
func (s Signer) Reject(ctx context.Context, r custody.ChangeRequest) error {
	p, err := approval.DecodeProposal(r.Proposal)
	if err != nil {
		return err
	}
	rejection := approval.Rejection{Proposal: p, Votes: r.Votes}
	if p.Payout != nil {
		rejection.Amount = p.Payout.WithdrawalAmount
		rejection.Destinations = []approval.Destination{{Chain: p.Payout.Chain, Address: p.Payout.To}}
	}
	return s.Appliers.VerifyAndReject(ctx, s.DB, rejection)
}

// NewService returns a service with a Signer, which knows the kinds that define adds.
func NewService(db *store.DB, define ...func(*approval.Appliers)) *approval.Service {
	appliers := approval.NewAppliers()
	for _, add := range define {
		add(appliers)
	}
	return approval.NewService(db, appliers, Signer{DB: db, Appliers: appliers})
}

// Stamper is a key that stamps.
type Stamper interface {
	Stamp(payload string) (headerName, headerValue string)
}

// Approver is an approver with its key.
type Approver struct {
	approval.Approver
	Stamper

	t       testing.TB
	service *approval.Service
	org     uuid.UUID
}

// Register registers an approver with an API key. Beside others it waits for their votes.
func Register(t testing.TB, s *approval.Service, organization uuid.UUID, name string) (*Approver, approval.Activity) {
	t.Helper()
	key := stamptest.NewAPIKey(t)
	registered, a, err := s.RegisterApprover(t.Context(), organization, uuid.New(), approval.Registration{Name: name, Kind: stamp.APIKey, PublicKey: key.PublicKey()})
	if err != nil {
		t.Fatalf("registering %s: %v", name, err)
	}
	return &Approver{registered, key, t, s, organization}, a
}

// Known is an approver who is registered, with its key.
func Known(t testing.TB, s *approval.Service, organization uuid.UUID, a approval.Approver, key Stamper) *Approver {
	return &Approver{a, key, t, s, organization}
}

// Ballot makes the approver's vote on an activity, with a request of now.
func (a *Approver) Ballot(activity uuid.UUID, choice approval.Choice) approval.Ballot {
	a.t.Helper()
	request, err := a.service.NewVoteRequest(a.t.Context(), a.org, activity, choice)
	if err != nil {
		a.t.Fatalf("%s asks for the request to %s: %v", a.Name, choice, err)
	}
	return a.Sign(request, choice)
}

// Sign makes a vote of a request.
func (a *Approver) Sign(r approval.Request, choice approval.Choice) approval.Ballot {
	header, value := a.Stamp(r.StampPayload())
	return approval.Ballot{Choice: choice, Request: r, StampHeader: header, StampValue: value}
}

// Vote votes on an activity.
func (a *Approver) Vote(activity uuid.UUID, choice approval.Choice) approval.Result {
	a.t.Helper()
	result, err := a.service.Vote(a.t.Context(), a.org, activity, a.Ballot(activity, choice))
	if err != nil {
		a.t.Fatalf("%s votes to %s: %v", a.Name, choice, err)
	}
	return result
}
