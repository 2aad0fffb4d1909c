package change

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// A change of an owner's may need the consent of its organization. It then waits with its calls, and all later ones
// that its organization requests wait behind it: they were accepted to happen after it, also those of the keeper's
// account. The service's own changes are not the customer's actions: they need no approval, and wait for no customer
// change.

// ApprovalEndedTask is the kind of task that fails a change whose approval was rejected
// or ran out; its key is the change's id.
const ApprovalEndedTask = "change.approval-ended"

// orderOf returns the calls of a change's account.
func (d Definition) orderOf(c Change, calls []intent.ContractCall) intent.Order {
	order := intent.Order{
		ID: c.ID, Owner: d.Actor.AccountKey(c.Organization), Proof: custody.OwnerProof{Organization: c.Organization, Actor: string(d.Actor)},
		Chain: c.Chain, Action: intent.ChangeContract{Calls: calls}, SettleTask: SettleTask,
	}
	if d.Actor == Owner {
		order.Proposal = &approval.Proposal{
			Organization: c.Organization, Kind: approval.ContractChange,
			Contract: &approval.ContractCall{Change: c.ID, Subject: c.Subject, Kind: string(c.Kind), Chain: c.Chain, Body: c.Body},
		}
	}
	return order
}

// startApproved signs the approved calls of a change unchanged, if its activity has its quorum. If the rules require
// more now, approval is requested again.
func (e *Engine) startApproved(ctx context.Context, t task.Task, c Change, def Definition) error {
	var found map[uuid.UUID]approval.Activity
	if err := e.db.SendBatch(ctx, approval.ActivitiesQuery(&found, c.Organization, *c.ActivityID)); err != nil {
		return fmt.Errorf("reading the approval of change %s: %w", c.ID, err)
	}
	asked, ok := found[*c.ActivityID]
	if !ok {
		return fmt.Errorf("change %s waits for activity %s, which is gone", c.ID, *c.ActivityID)
	}
	if asked.Status != approval.Completed {
		return nil // its end adds a task
	}
	consent, err := e.loadConsent(ctx, c, def)
	if err != nil {
		return err
	}
	consent.Asked = &asked
	if err := e.db.SendBatch(ctx, approval.VotesQuery(&consent.Votes, asked.ID)); err != nil {
		return fmt.Errorf("reading the votes on change %s: %w", c.ID, err)
	}
	return e.judgeAndSign(ctx, t, c, def.orderOf(c, nil), consent)
}

// startJudged signs a change whose calls are made, or asks for its approval.
func (e *Engine) startJudged(ctx context.Context, t task.Task, c Change, def Definition, calls []intent.ContractCall) error {
	consent, err := e.loadConsent(ctx, c, def)
	if err != nil {
		return err
	}
	return e.judgeAndSign(ctx, t, c, def.orderOf(c, calls), consent)
}

// loadConsent reads the decision of the organization's rules on a change.
func (e *Engine) loadConsent(ctx context.Context, c Change, def Definition) (intent.Consent, error) {
	var consent intent.Consent
	queries := []store.BatchQuery{approval.SettingsQuery(&consent.Settings, c.Organization)}
	if def.Recipients != nil {
		to, err := def.Recipients(ctx, c)
		if err != nil {
			return consent, err
		}
		if len(to) > 0 {
			queries = append(queries, approval.DestinationsQuery(&consent.Destinations, c.Organization, e.db.Clock().Micros(), c.Chain, to...))
		}
	}
	if err := e.db.SendBatch(ctx, queries...); err != nil {
		return consent, fmt.Errorf("reading the rules' decision on change %s: %w", c.ID, err)
	}
	return consent, nil
}

// judgeAndSign handles a change by the rules' decision: it is signed, waits for approval, or fails.
func (e *Engine) judgeAndSign(ctx context.Context, t task.Task, c Change, order intent.Order, consent intent.Consent) error {
	verdict, err := e.intents.Judge(ctx, order, consent)
	if err == nil && verdict.Draft != nil {
		err = e.intents.Start(ctx, t, *verdict.Draft, func(tx *store.Tx) (func() error, error) { return claimChange(ctx, tx, c) })
		verdict, err = consent.JudgeRefusal(order, err)
	}
	switch {
	case err != nil:
		return err
	case !verdict.Refusal.IsZero():
		refused := intent.Outcome{State: intent.Refused, Reason: verdict.Refusal.Text, Code: verdict.Refusal.Code}
		return e.settleChange(ctx, t, c.ID, ending{from: c.currentState(), on: SigningRefused, outcome: refused, asked: c.ActivityID})
	case verdict.Ask != nil, verdict.Outdated:
		return e.askApproval(ctx, t, c, order, consent, verdict)
	}
	return nil
}

// claimChange locks a change that is to be signed, and returns the statement that marks it so; nil if it has been
// signed, settled or submitted for approval again meanwhile.
func claimChange(ctx context.Context, tx *store.Tx, was Change) (markSigned func() error, err error) {
	c, err := lockChange(ctx, tx, was.ID)
	if err != nil || !c.isStill(was) {
		return nil, err
	}
	return func() error {
		if err := c.advanceOn(IntentSigned); err != nil {
			return err
		}
		saveChange(tx, c)
		return nil
	}, nil
}

// isStill says whether a change is as it was read before its row was locked.
func (c *Change) isStill(was Change) bool {
	return c.currentState() == was.currentState() && (was.ActivityID == nil) == (c.ActivityID == nil) && (c.ActivityID == nil || c.waitsFor(*was.ActivityID))
}

// waitsFor says whether the activity is the last by which the change's approval was
// asked for.
func (c *Change) waitsFor(activity uuid.UUID) bool {
	return c.ActivityID != nil && *c.ActivityID == activity
}

// askApproval has a change wait for the approval of its calls, or for more votes on the approved ones. A crash before
// the commit leaves it to the next run; a crash after it leaves the activity, which adds the task again when it is
// approved.
func (e *Engine) askApproval(ctx context.Context, t task.Task, was Change, order intent.Order, consent intent.Consent, v intent.Verdict) error {
	// The account's address must be known before the transaction begins.
	account, err := e.intents.Account(ctx, order.Chain, order.Owner, order.Proof)
	if err != nil {
		return err
	}
	order.Account = account
	err = e.db.Write(ctx, func(tx *store.Tx) error {
		c, err := lockChange(ctx, tx, was.ID)
		if err != nil {
			return err
		}
		t.Finish(tx)
		if !c.isStill(was) {
			return nil
		}
		if v.MoreVotes {
			settled, err := e.askForMore(ctx, tx, c, consent, *v.Ask)
			if err != nil || settled {
				return err
			}
		}
		if was.currentState() == StateAwaitingApproval {
			return backToAccepted(tx, c)
		}
		asked, err := e.intents.Ask(ctx, tx, order, consent, *v.Ask, approval.Owner{ID: c.ID, ApprovedTask: StartTask(c.Chain), EndedTask: ApprovalEndedTask})
		if err != nil {
			return err
		}
		c.ActivityID = &asked.ID
		if err := c.advanceOn(ApprovalAsked); err != nil {
			return err
		}
		saveChange(tx, c)
		crash.Point(pointAsk + ".before")
		tx.OnCommit(func() { crash.Point(pointAsk + ".after") })
		return nil
	})
	if err != nil {
		return fmt.Errorf("asking for the approval of change %s: %w", was.ID, err)
	}
	return nil
}

// backToAccepted has the calls of a change made again, since the approved ones cannot be signed any more.
func backToAccepted(tx *store.Tx, c Change) error {
	if err := c.advanceOn(ApprovalOutdated); err != nil {
		return err
	}
	saveChange(tx, c)
	addStartTask(tx, c)
	return nil
}

// askForMore has the activity of an approval that the present rules find too weak wait for more votes; it reports
// whether that is all that is left. One that is strong enough after all is started again.
func (e *Engine) askForMore(ctx context.Context, tx *store.Tx, c Change, consent intent.Consent, d approval.Decision) (settled bool, err error) {
	activity, err := e.intents.AskForMore(ctx, tx, *consent.Asked, consent, d)
	switch {
	case err != nil:
		return false, err
	case activity.Status == approval.ConsensusNeeded:
		return true, nil
	case activity.Status == approval.Completed && tx.DB().Clock().Now().Before(activity.ValidBefore):
		addStartTask(tx, c)
		return true, nil
	}
	return false, nil
}

// EndApproval is the handler of ApprovalEndedTask. A change that was submitted for approval again meanwhile stays
// unchanged, so a second run has no effect.
func (e *Engine) EndApproval(ctx context.Context, t task.Task) error {
	id, err := intent.ParseTaskKey(t)
	if err != nil {
		return err
	}
	found, err := e.loadChanges(ctx, ` WHERE id = $1`, id)
	if err != nil || len(found) == 0 || found[0].currentState() != StateAwaitingApproval {
		return err
	}
	c := found[0]
	var asked map[uuid.UUID]approval.Activity
	if err := e.db.SendBatch(ctx, approval.ActivitiesQuery(&asked, c.Organization, *c.ActivityID)); err != nil {
		return fmt.Errorf("reading the approval of change %s: %w", id, err)
	}
	on, why := endOf(asked[*c.ActivityID])
	if on == "" {
		return nil
	}
	refused := intent.Outcome{State: intent.Refused, Reason: why.Text, Code: why.Code}
	return e.settleChange(ctx, t, id, ending{from: StateAwaitingApproval, on: on, outcome: refused, asked: c.ActivityID})
}

// endOf returns how an activity ended that was not approved; it is empty if it was, or waits.
func endOf(a approval.Activity) (Trigger, failure.Reason) {
	switch {
	case a.Status == approval.Rejected:
		return ApprovalRejected, failure.New(failure.ApprovalRejected, a.Reason)
	case a.Status != approval.Failed:
		return "", failure.Reason{}
	case a.EndedAt.Before(a.ValidBefore):
		return SigningRefused, failure.New(failure.SigningRefused, a.Reason)
	}
	return ApprovalRanOut, failure.New(failure.ApprovalExpired, a.Reason)
}
