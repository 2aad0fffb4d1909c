package transfer

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Approval is a customer's activity, with its present approvers.
type Approval struct {
	Activity  approval.Activity
	Approvers []approval.Approver
}

// view is how a leg shows it.
func (a *Approval) view() *ApprovalView {
	if a == nil {
		return nil
	}
	v := &ApprovalView{
		CustodyActivityID: a.Activity.ID, Approvals: a.Activity.Approvals, ApprovalsRequired: a.Activity.ApprovalsRequired(),
		Approvers: make([]ApproverView, len(a.Approvers)), RequestedAt: a.Activity.FirstSeen, ValidBefore: a.Activity.ValidBefore,
	}
	for i, approver := range a.Approvers {
		v.Approvers[i] = ApproverView{approver.ID, approver.Name}
	}
	return v
}

func newApproval(activity approval.Activity, settings approval.Settings) *Approval {
	may := activity.MayVote()
	return &Approval{activity, slices.DeleteFunc(slices.Clone(settings.Approvers), func(a approval.Approver) bool { return !slices.Contains(may, a.ID) })}
}

// loadApprovals fills in customers' activities, one round trip for each organization with any.
func loadApprovals(ctx context.Context, q querier, workflows []Workflow) error {
	asked := map[uuid.UUID][]*Leg{}
	for i := range workflows {
		for j := range workflows[i].Legs {
			leg := &workflows[i].Legs[j]
			if p := leg.payoutStep(); p != nil && p.ActivityID != nil {
				asked[workflows[i].Organization] = append(asked[workflows[i].Organization], leg)
			}
		}
	}
	for organization, legs := range asked {
		ids := make([]uuid.UUID, len(legs))
		for i, leg := range legs {
			ids[i] = *leg.payoutStep().ActivityID
		}
		var found map[uuid.UUID]approval.Activity
		var settings approval.Settings
		if err := q.SendBatch(ctx, approval.ActivitiesQuery(&found, organization, ids...), approval.SettingsQuery(&settings, organization)); err != nil {
			return fmt.Errorf("reading approvals: %w", err)
		}
		for i, leg := range legs {
			activity, ok := found[ids[i]]
			if !ok {
				return fmt.Errorf("leg %s names activity %s, which is gone", leg.ID, ids[i])
			}
			leg.Approval = newApproval(activity, settings)
		}
	}
	return nil
}

// consentQueries read the rules for a withdrawal that pays these addresses.
func consentQueries(into *intent.Consent, db *store.DB, w Workflow, judged []chain.Address) []store.BatchQuery {
	return []store.BatchQuery{
		approval.SettingsQuery(&into.Settings, w.Organization),
		approval.DestinationsQuery(&into.Destinations, w.Organization, db.Clock().Micros(), w.DestinationChain, judged...),
	}
}

// decide judges a payout, or a whole withdrawal, of an amount.
func decide(c intent.Consent, amount money.USD) approval.Decision {
	return c.Settings.DecideAll(approval.Action{Kind: approval.WithdrawalPayout, Amount: amount}, c.Destinations)
}

// checkNotDenied rejects an order that a rule denies. Error: forbidden.
func checkNotDenied(d approval.Decision) error {
	if d.Effect != approval.Deny {
		return nil
	}
	return fault.New(fault.Forbidden, "%s", intent.Denial(d))
}

// judgedPayees are those whom the rules are asked about: the destination, the partner,
// and who collects a fee that is not, or no longer, the configured one.
func (s *Service) judgedPayees(w Workflow) []chain.Address {
	judged := w.payeeAddresses()
	for i := range w.Legs {
		p := w.Legs[i].payoutStep()
		if p == nil || p.Fee == 0 || p.FeeCollector == "" {
			continue
		}
		now := s.chains[p.Chain]
		if (p.FeeCollector != now.FeeCollector || p.Fee > now.WithdrawalFee) && !slices.Contains(judged, p.FeeCollector) {
			judged = append(judged, p.FeeCollector)
		}
	}
	return judged
}

// judgedAmount is the amount that rules compare: the whole withdrawal's, or the payout's if that is more.
func (r stepRef) judgedAmount() money.USD { return max(r.workflow.Amount, r.step.Amount) }
