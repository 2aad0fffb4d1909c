package intent

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
)

// needs is the rule of an organization whose payouts need one approval.
func needs(effect approval.Effect) approval.Settings {
	rule := approval.Rule{Name: "payouts", Actions: []approval.Kind{approval.WithdrawalPayout}, Effect: effect}
	if effect == approval.RequireApproval {
		rule.Approvals = 1
	}
	return approval.Settings{Approvers: []approval.Approver{{ID: uuid.New(), Name: "ann"}}, Rules: []approval.Rule{rule}}
}

func payoutOrder() Order {
	order := newOrder()
	order.Proposal = &approval.Proposal{Organization: uuid.New(), Kind: approval.WithdrawalPayout, Payout: &approval.Payout{Withdrawal: uuid.New()}}
	return order
}

func TestTheRulesOfNowDecideWhatBecomesOfAnOrder(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := newService(db, fakeFamily{})
		for name, c := range map[string]struct {
			order   Order
			consent Consent
			want    string
		}{
			"no rule":                      {payoutOrder(), Consent{}, "sign"},
			"a rule allows":                {payoutOrder(), Consent{Settings: needs(approval.Allow)}, "sign"},
			"a rule denies":                {payoutOrder(), Consent{Settings: needs(approval.Deny)}, `refuse: the rule "payouts" denies it`},
			"a rule asks":                  {payoutOrder(), Consent{Settings: needs(approval.RequireApproval)}, "ask"},
			"nobody is asked of its kind":  {newOrder(), Consent{Settings: needs(approval.RequireApproval)}, "sign"},
			"votes that do not count":      {payoutOrder(), Consent{Settings: needs(approval.RequireApproval), Asked: &approval.Activity{}}, "ask for more"},
			"approved, and allowed by now": {payoutOrder(), Consent{Settings: needs(approval.Allow), Asked: &approval.Activity{}}, "build anew"},
			"approved, and denied since":   {payoutOrder(), Consent{Settings: needs(approval.Deny), Asked: &approval.Activity{}}, `refuse: the rule "payouts" denies it`},
		} {
			v, err := s.Judge(t.Context(), c.order, c.consent)
			if got := describeVerdict(v); err != nil || got != c.want {
				t.Errorf("%s: %s, %v, want %s", name, got, err, c.want)
			}
		}
	})
}

func describeVerdict(v Verdict) string {
	switch {
	case v.Draft != nil:
		return "sign"
	case !v.Refusal.IsZero():
		return "refuse: " + v.Refusal.Text
	case v.Ask != nil && v.MoreVotes:
		return "ask for more"
	case v.Ask != nil:
		return "ask"
	case v.Outdated:
		return "build anew"
	}
	return "nothing"
}

// A draft that custody rejects for good is given up, one that it may sign later waits, and one that it alone wants
// approved is submitted once.
func TestWhatCustodyRefuses(t *testing.T) {
	some, none := Consent{Settings: needs(approval.Allow)}, Consent{}
	asked := Consent{Settings: needs(approval.Allow), Asked: &approval.Activity{}}
	for name, c := range map[string]struct {
		err     error
		order   Order
		consent Consent
		want    string
	}{
		"nothing":                             {nil, payoutOrder(), some, "nothing"},
		"denied":                              {custody.ErrDenied, payoutOrder(), some, "refuse: signing: " + custody.ErrDenied.Error()},
		"not understood":                      {custody.ErrNotUnderstood, newOrder(), some, "refuse: signing: " + custody.ErrNotUnderstood.Error()},
		"impossible on the chain":             {Refusal{Why: "it is a mint"}, payoutOrder(), some, "refuse: it is a mint"},
		"beyond the day":                      {custody.ErrDayLimit, payoutOrder(), some, "later"},
		"unapproved":                          {custody.ErrApprovalNeeded, payoutOrder(), some, "ask"},
		"unapproved, without an approver":     {custody.ErrApprovalNeeded, payoutOrder(), none, "refuse: signing: " + custody.ErrApprovalNeeded.Error() + ", and the organization has no approver"},
		"approved here, and not there":        {custody.ErrApprovalNeeded, payoutOrder(), asked, "later"},
		"unapproved, of what nobody approves": {custody.ErrApprovalNeeded, newOrder(), some, "later"},
		"down":                                {errFamily, payoutOrder(), some, "error"},
	} {
		err := c.err
		if err != nil {
			err = fmt.Errorf("signing: %w", err)
		}
		v, err := c.consent.JudgeRefusal(c.order, err)
		got := describeVerdict(v)
		var later task.Later
		switch {
		case errors.As(err, &later):
			got = "later"
		case err != nil:
			got = "error"
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// An approved text is restored unchanged, and only for its own order.
func TestOnlyTheApprovedTextIsRestored(t *testing.T) {
	s, order := newService(nil, fakeFamily{}), payoutOrder()
	text := order.proposalOf([]byte(`{"calls":1}`))
	votes := []custody.StampedVote{{RequestText: "yes"}}
	draft, err := s.Restore(t.Context(), order, text, votes)
	if err != nil {
		t.Fatal(err)
	}
	if string(draft.Text) != `{"calls":1}` || string(draft.Proposal) != string(text) || len(draft.Votes) != 1 {
		t.Errorf("restored %s of %s with %d votes", draft.Text, draft.Proposal, len(draft.Votes))
	}
	other := payoutOrder()
	other.ID = order.ID
	if _, err := s.Restore(t.Context(), other, text, votes); !errors.Is(err, ErrOtherProposal) {
		t.Errorf("another payout's text: %v", err)
	}
	if _, err := s.Restore(t.Context(), order, []byte(strings.Replace(string(text), ":", ": ", 1)), votes); !errors.Is(err, approval.ErrProposal) {
		t.Errorf("a text that is not canonical: %v", err)
	}
}

// An approved text that can no longer be carried, or lives longer than the present rules allow, is not signed.
func TestAnApprovalAges(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	hour, none := approval.Decision{Effect: approval.RequireApproval, ValidFor: time.Hour}, approval.Decision{Effect: approval.Allow}
	two := approval.Settings{Rules: []approval.Rule{{Effect: approval.RequireApproval, Approvals: 2}}}
	one, both := []uuid.UUID{uuid.New()}, []uuid.UUID{uuid.New(), uuid.New()}
	for name, c := range map[string]struct {
		deadline, validBefore time.Time
		decision              approval.Decision
		approved              []uuid.UUID
		want                  bool
	}{
		"in time":                          {now.Add(2 * time.Hour), now.Add(time.Hour), hour, both, true},
		"after the deadline":               {now, now.Add(-time.Hour), hour, both, false},
		"the rules became stricter":        {now.Add(9 * time.Hour), now.Add(8 * time.Hour), hour, both, false},
		"no approval is needed by now":     {now.Add(9 * time.Hour), now.Add(8 * time.Hour), none, both, true},
		"one has approved, and it is long": {now.Add(9 * time.Hour), now.Add(8 * time.Hour), none, one, false},
		"one has approved, as is usual":    {now.Add(3 * time.Hour), now.Add(2 * time.Hour), none, one, true},
	} {
		consent := Consent{Settings: two, Asked: &approval.Activity{ValidBefore: c.validBefore}}
		if got := consent.isTimely(Draft{Deadline: c.deadline}, c.decision, c.approved, now); got != c.want {
			t.Errorf("%s: timely %t", name, got)
		}
	}
}
