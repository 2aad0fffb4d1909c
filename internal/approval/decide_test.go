package approval_test

import (
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
)

// A change of the worth of a vault's shares needs as many approvals as a change of the rules, unless a rule says
// otherwise.
func TestChangesThatShiftWorthNeedTheControlQuorum(t *testing.T) {
	pair := approval.Rule{Name: "payouts", Actions: []approval.Kind{approval.WithdrawalPayout}, Approvals: 2, Effect: approval.RequireApproval}
	free := approval.Rule{Name: "contracts", Actions: []approval.Kind{approval.ContractChange}, Effect: approval.Allow}
	people := []approval.Approver{{ID: uuid.New()}, {ID: uuid.New()}}
	for what, test := range map[string]struct {
		settings  approval.Settings
		change    string
		approvals int // zero for none
		rule      string
	}{
		"a write-off":                    {approval.Settings{Approvers: people, Rules: []approval.Rule{pair}}, approval.WriteOff, 2, approval.ByControl},
		"an accepted price":              {approval.Settings{Approvers: people, Rules: []approval.Rule{pair}}, approval.AcceptNav, 2, approval.ByControl},
		"an exit loss":                   {approval.Settings{Approvers: people}, approval.SetExitLoss, 1, approval.ByControl},
		"a write-off without approvers":  {approval.Settings{}, approval.WriteOff, 0, approval.ByDefault},
		"a write-off that a rule allows": {approval.Settings{Approvers: people, Rules: []approval.Rule{pair, free}}, approval.WriteOff, 0, "contracts"},
		"new targets":                    {approval.Settings{Approvers: people, Rules: []approval.Rule{pair}}, "update_strategy", 0, approval.ByDefault},
		"a reinstatement":                {approval.Settings{Approvers: people, Rules: []approval.Rule{pair}}, "reinstate", 0, approval.ByDefault},
	} {
		proposal := approval.Proposal{Kind: approval.ContractChange, Contract: &approval.ContractCall{Kind: test.change}}
		d := test.settings.DecideAll(proposal.Action(0), nil)
		approvals := 0
		if d.Effect == approval.RequireApproval {
			approvals = d.Requirements[0].Approvals
		}
		if approvals != test.approvals || d.Rule != test.rule {
			t.Errorf("%s needs %d approvals by %q, want %d by %q", what, approvals, d.Rule, test.approvals, test.rule)
		}
	}
}
