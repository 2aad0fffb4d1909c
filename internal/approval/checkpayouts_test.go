package approval_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// signed is the payout that a question was about, as if it had been signed now.
func (w *world) signed(q approval.Question) approval.SignedPayout {
	return approval.SignedPayout{Organization: w.org, Step: q.Owner.ID, Activity: q.Proposal.ActivityID().String(), Intent: q.Proposal.Intent,
		SignedAt: w.db.Clock().Now(), Amount: q.Amount, Chain: chain.Base, Payees: []chain.Address{payee}}
}

// A payout that was signed past the approvers that the rules require is found, as long as these rules are in force.
func TestAPayoutThatNobodyApprovedIsFound(t *testing.T) {
	eachWorld(t, func(w *world) {
		first := w.register("first")
		least, most := money.USD(100e6), money.USD(1000e6)
		w.publish([]approval.Rule{
			{Name: "frozen", Actions: []approval.Kind{approval.WithdrawalPayout}, MinAmount: &most, Effect: approval.Deny},
			{Name: "large", Actions: []approval.Kind{approval.WithdrawalPayout}, MinAmount: &least, Approvals: 1, Effect: approval.RequireApproval},
		}, first)
		w.db.Clock().Advance(time.Hour)
		approved, waiting, rejected := w.payout(100e6), w.payout(200e6), w.payout(300e6)
		for _, q := range []approval.Question{approved, waiting, rejected} {
			w.ask(q)
		}
		first.Vote(approved.Proposal.ActivityID(), approval.Approve)
		first.Vote(rejected.Proposal.ActivityID(), approval.Reject)
		change := func(q approval.Question, change func(p *approval.SignedPayout)) approval.SignedPayout {
			p := w.signed(q)
			change(&p)
			return p
		}
		for what, c := range map[string]struct {
			payout approval.SignedPayout
			want   string
		}{
			"an approved payout":             {w.signed(approved), ""},
			"a small one":                    {change(w.payout(99e6), func(p *approval.SignedPayout) { p.Activity = "" }), ""},
			"one before the rules":           {change(waiting, func(p *approval.SignedPayout) { p.SignedAt = p.SignedAt.Add(-time.Hour) }), ""},
			"one that waits":                 {w.signed(waiting), `by the rule "large"`},
			"one that was rejected":          {w.signed(rejected), `by the rule "large"`},
			"one that was not asked for":     {change(approved, func(p *approval.SignedPayout) { p.Activity = "" }), `by the rule "large"`},
			"another text than was approved": {change(approved, func(p *approval.SignedPayout) { p.Intent = []byte(`{"nonce":"1"}`) }), `by the rule "large"`},
			"another payout's approval":      {change(approved, func(p *approval.SignedPayout) { p.Step = uuid.New() }), `by the rule "large"`},
			"one that is denied":             {change(approved, func(p *approval.SignedPayout) { p.Amount, p.Activity = 1000e6, "" }), "it is denied"},
		} {
			found, err := approval.CheckPayouts(w.ctx, w.db, []approval.SignedPayout{c.payout})
			w.must(err)
			switch {
			case c.want == "" && len(found) > 0:
				w.Errorf("%s: %+v", what, found)
			case c.want != "" && (len(found) != 1 || found[0].Step != c.payout.Step || !strings.Contains(found[0].Text, c.want)):
				w.Errorf("%s: found %+v, want %s", what, found, c.want)
			}
		}
		w.must(w.db.Write(w.ctx, func(tx *store.Tx) error {
			tx.Defer(`UPDATE custody_activities SET proposal = '{' WHERE id = $1`, approved.Proposal.ActivityID())
			return nil
		}))
		if found, err := approval.CheckPayouts(w.ctx, w.db, []approval.SignedPayout{w.signed(approved)}); err != nil || len(found) != 1 {
			w.Errorf("an approval that cannot be read: found %+v, %v", found, err)
		}
	})
}
