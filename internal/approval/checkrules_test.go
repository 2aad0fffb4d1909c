package approval_test

import (
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
)

// Each rule is sound but for one thing.
func TestRulesThatAreNotSound(t *testing.T) {
	one, two := uuid.New(), uuid.New()
	s := approval.Settings{Approvers: []approval.Approver{{ID: one}, {ID: two}}}
	amount, negative := money.Dollar, -money.Dollar
	for _, c := range []struct {
		what   string
		change func(r *approval.Rule)
		text   string
	}{
		{"a sound rule", func(*approval.Rule) {}, ""},
		{"without a name", func(r *approval.Rule) { r.Name = "" }, "name must have"},
		{"a long name", func(r *approval.Rule) { r.Name = strings.Repeat("a", 129) }, "name must have"},
		{"a name of the service's", func(r *approval.Rule) { r.Name = approval.ByThreshold }, "one of the service's own"},
		{"without actions", func(r *approval.Rule) { r.Actions = nil }, "at least one action"},
		{"an unknown action", func(r *approval.Rule) { r.Actions = []approval.Kind{"sleep"} }, "there is no action sleep"},
		{"an action twice", func(r *approval.Rule) { r.Actions = append(r.Actions, r.Actions...) }, "twice"},
		{"rules that anybody may change", func(r *approval.Rule) {
			*r = approval.Rule{Name: "n", Actions: []approval.Kind{approval.RuleChange}, Effect: approval.Allow}
		}, "must require approval"},
		{"approvers that nobody may change", func(r *approval.Rule) {
			*r = approval.Rule{Name: "n", Actions: []approval.Kind{approval.ApproverChange}, Effect: approval.Deny}
		}, "must require approval"},
		{"an amount of what has none", func(r *approval.Rule) { r.Actions, r.MinAmount = []approval.Kind{approval.ContractChange}, &amount }, "minAmountUsd is for"},
		{"a negative amount", func(r *approval.Rule) { r.MinAmount = &negative }, "must not be negative"},
		{"destinations of what has none", func(r *approval.Rule) {
			r.Actions, r.Destinations = []approval.Kind{approval.ContractChange}, []string{"book"}
		}, "destinations are for"},
		{"a destination in another form", func(r *approval.Rule) { r.Destinations = []string{strings.ToLower(string(payee))} }, "must be written " + string(payee)},
		{"no destination", func(r *approval.Rule) { r.Destinations = []string{"everybody"} }, "neither an address"},
		{"a group without a name", func(r *approval.Rule) { r.Destinations = []string{"group:"} }, "a group's name"},
		{"a destination twice", func(r *approval.Rule) { r.Destinations = []string{"book", "book"} }, "twice"},
		{"a group that no entry can be in", func(r *approval.Rule) { r.Destinations = []string{"group:banks "} }, "no space at its ends"},
		{"known destinations", func(r *approval.Rule) { r.Destinations = []string{"book", "group:banks", string(payee)} }, ""},
		{"more approvals than approvers", func(r *approval.Rule) { r.Approvals = 3 }, "no more than the active approvers who may"},
		{"more approvals than are named", func(r *approval.Rule) { r.Approvers, r.Approvals = []uuid.UUID{one}, 2 }, "no more than the active approvers who may"},
		{"no approvals", func(r *approval.Rule) { r.Approvals = 0 }, "at least one"},
		{"a stranger", func(r *approval.Rule) { r.Approvers = []uuid.UUID{uuid.New()} }, "is no active approver"},
		{"one named twice", func(r *approval.Rule) { r.Approvers, r.Approvals = []uuid.UUID{one, one}, 2 }, "twice"},
		{"less than five minutes", func(r *approval.Rule) { r.ValidForSeconds = 299 }, "five minutes"},
		{"more than thirty days", func(r *approval.Rule) { r.ValidForSeconds = 30*24*3600 + 1 }, "thirty days"},
		{"the longest time", func(r *approval.Rule) { r.ValidForSeconds = 30 * 24 * 3600 }, ""},
		{"no effect", func(r *approval.Rule) { r.Effect = "perhaps" }, "effect must be"},
		{"a denial with approvals", func(r *approval.Rule) { r.Effect = approval.Deny }, "for require_approval alone"},
	} {
		r := approval.Rule{Name: "n", Actions: []approval.Kind{approval.WithdrawalPayout}, Approvals: 2, Effect: approval.RequireApproval}
		c.change(&r)
		err := s.CheckRules([]approval.Rule{{Name: "before", Actions: []approval.Kind{approval.Resume}, Effect: approval.Allow}, r})
		switch {
		case c.text == "" && err != nil:
			t.Errorf("%s: %v", c.what, err)
		case c.text != "" && (fault.CodeOf(err) != fault.Validation || !strings.Contains(err.Error(), "rules[1] ") || !strings.Contains(err.Error(), c.text)):
			t.Errorf("%s: %v, want %s", c.what, err, c.text)
		}
	}
	same := approval.Rule{Name: "n", Actions: []approval.Kind{approval.Resume}, Effect: approval.Allow}
	if err := s.CheckRules([]approval.Rule{same, same}); fault.CodeOf(err) != fault.Validation {
		t.Errorf("two rules of one name: %v", err)
	}
	if err := s.CheckRules(make([]approval.Rule, 101)); fault.CodeOf(err) != fault.Validation || !strings.Contains(err.Error(), "at most 100") {
		t.Errorf("a hundred and one rules: %v", err)
	}
}
