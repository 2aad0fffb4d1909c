package signer_test

import (
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// shownApprover is an approver as a text describes it.
type shownApprover struct {
	ID        uuid.UUID `json:"id"`
	Name      string    `json:"name"`
	PublicKey string    `json:"publicKey"`
}

// A service in an attacker's hands has approvers remove another approver than they read, or trust another by a rule. The signer makes no
// change whose text describes an approver otherwise than its own database.
func TestNoTextNamesAnApproverAsAnother(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db)
		people := newApprovers(w, "alice", "bob", "thief")
		alice, bob, thief := people[0], people[1], people[2]
		apply := func(kind approval.Kind, body any) error {
			c := approval.EncodeChange(uuid.New(), body)
			return w.apply(approval.Proposal{Organization: org, Kind: kind, ValidBefore: db.Clock().Now().Add(time.Hour).Unix(), Change: &c}, alice)
		}
		remove := func(id uuid.UUID, shown *shownApprover) error {
			return apply(approval.ApproverChange, struct {
				Remove  uuid.UUID      `json:"remove"`
				Removed *shownApprover `json:"removed,omitempty"`
			}{id, shown})
		}
		trust := func(id uuid.UUID, shown ...shownApprover) error {
			return apply(approval.RuleChange, struct {
				BasedOn   int             `json:"basedOn"`
				Rules     []approval.Rule `json:"rules"`
				Approvers []shownApprover `json:"approvers,omitempty"`
			}{0, []approval.Rule{{Name: "payouts", Actions: []approval.Kind{approval.WithdrawalPayout}, Approvers: []uuid.UUID{id}, Approvals: 1, Effect: approval.RequireApproval}}, shown})
		}
		for name, err := range map[string]error{
			"bob is removed as the thief":            remove(bob.ID, &shownApprover{bob.ID, thief.Name, thief.PublicKey}),
			"bob is removed with the thief's key":    remove(bob.ID, &shownApprover{bob.ID, bob.Name, thief.PublicKey}),
			"bob is removed, and the thief named":    remove(bob.ID, &shownApprover{thief.ID, thief.Name, thief.PublicKey}),
			"a rule trusts the thief as bob":         trust(thief.ID, shownApprover{thief.ID, bob.Name, bob.PublicKey}),
			"a rule trusts the thief, and names bob": trust(thief.ID, shownApprover{bob.ID, bob.Name, bob.PublicKey}),
			"a rule trusts one and names two":        trust(bob.ID, shownApprover{bob.ID, bob.Name, bob.PublicKey}, shownApprover{thief.ID, thief.Name, thief.PublicKey}),
		} {
			if !errors.Is(err, custody.ErrDenied) {
				t.Errorf("%s: %v", name, err)
			}
		}
		if err := errors.Join(trust(bob.ID, shownApprover{bob.ID, bob.Name, bob.PublicKey}), remove(thief.ID, &shownApprover{thief.ID, thief.Name, thief.PublicKey})); err != nil {
			t.Errorf("changes that describe approvers as they are: %v", err)
		}
	})
}
