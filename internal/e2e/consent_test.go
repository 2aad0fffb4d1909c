package e2e

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A process that dies over a vote, over the request, over the end of an approval or over a change of approvers loses
// no payout and pays none twice. The payout of the flow waits until its approval expires, is retried, and is
// approved.
func TestADeathOverAnApprovalLosesAndRepeatsNothing(t *testing.T) {
	t.Parallel()
	eachDeath(t, "approval", plan, func(ctx context.Context, t *testing.T, s *service, _ []string) {
		r := newReceiver(ctx, t, s)
		c := newConsentFlow(s)
		if err := c.runOutAndRetry(ctx); err != nil {
			t.Fatal(err)
		}
		audit(ctx, t, s, r, c.flow)
	})
}

// A process that dies over the request for a change's approval requests it once, and makes the approved change.
func TestADeathOverAChangesApprovalAsksOnce(t *testing.T) {
	t.Parallel()
	once := func(points []string) ([]launch, int) { return []launch{{dieAt: points[0]}}, 1 }
	eachDeath(t, "change", once, func(ctx context.Context, t *testing.T, s *service, _ []string) {
		c := newConsentFlow(s)
		if err := errors.Join(c.requireApproval(ctx), c.wrap(ctx)); err != nil {
			t.Fatal(err)
		}
		c.assertAsked(ctx, t, "contract_change", 1)
		c.assertAtRest(ctx, t)
	})
}

// A waiting activity waits over a crash and over a stop, under the same id; the vote that comes then pays once, also
// when the process dies over it.
func TestAVoteComesAfterRestarts(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.EnginesInTurn(t) {
		t.Run(string(engine), func(t *testing.T) {
			t.Parallel()
			s := newService(t, engine)
			ctx, cancel := context.WithTimeout(t.Context(), casePatience())
			defer cancel()
			r := newReceiver(ctx, t, s)
			c := newConsentFlow(s)
			c.ends = (*flow).paidWhenApproved
			c.withdraw.AmountUSD, c.withdraw.Sources = json.Number(usd(inCash)), nil
			if err := errors.Join(c.open(ctx), c.requireApproval(ctx), c.request(ctx, c.paid)); err != nil {
				t.Fatal(err)
			}
			before, err := c.waiting(ctx)
			if err != nil {
				t.Fatal(err)
			}
			if err := errors.Join(s.next(ctx), c.repeat(ctx), s.stop(ctx), s.restart()); err != nil {
				t.Fatal(err)
			}
			after, err := c.waiting(ctx)
			if err != nil {
				t.Fatal(err)
			}
			if after != before {
				t.Errorf("the payout waited for activity %s, and waits for %s", before, after)
			}
			if err := errors.Join(c.approve(ctx, after), s.next(ctx), c.finish(ctx)); err != nil {
				t.Fatal(err)
			}
			c.assertAsked(ctx, t, "withdrawal_payout", 1)
			audit(ctx, t, s, r, c.flow)
		})
	}
}

// paidWhenApproved is how a flow ends whose payout out of cash waits and is approved.
func (f *flow) paidWhenApproved() ending {
	return ending{
		out:     []string{paysOut(inCash - fee), "wallet to other " + usd(fee)},
		in:      []string{"other to wallet " + usd(deposited)},
		there:   []string{paysOut(inCash - fee)},
		entries: []string{"deposit", "withdrawal_payout"},
		events: []string{"idle", "deposit. completed", "withdrawal_active", "withdrawal.payout.", "withdrawal. processing",
			"withdrawal.payout.", "withdrawal. processing", "withdrawal.payout.", "withdrawal. completed", "idle"},
		payouts: []string{"pending_customer_approval, processing, completed"},
	}
}

// paidAfterRetry is how a flow ends that redeems, whose payout then waits in vain, and is
// approved when it is retried.
func (f *flow) paidAfterRetry() ending {
	return ending{
		out:     []string{"wallet to vault " + usd(allocated), paysOut(redeemed - fee), "wallet to other " + usd(fee)},
		in:      []string{"other to wallet " + usd(deposited), "vault to wallet " + usd(redeemed)},
		there:   []string{paysOut(redeemed - fee)},
		entries: []string{"deposit", "withdrawal_payout", "yield_source_deposit", "yield_source_redeem"},
		events: slices.Concat([]string{"idle", "deposit. completed"}, rebalanceEvents, []string{"withdrawal_active", "withdrawal. processing",
			"withdrawal.payout.", "withdrawal. processing", "withdrawal.payout.", "withdrawal. processing", // redeemed
			"withdrawal.payout.", "withdrawal. processing", "withdrawal.payout.", "withdrawal. failed", "idle", // asked, and ran out
			"withdrawal_active", "withdrawal.payout.", "withdrawal. processing", // asked again
			"withdrawal.payout.", "withdrawal. processing", "withdrawal.payout.", "withdrawal. completed", "idle"}),
		payouts: []string{"processing+pending, completed+pending, completed+pending_customer_approval, completed+failed, " +
			"completed+pending_customer_approval, completed+processing, completed+completed"},
	}
}

// consentFlow is a flow of an organization that has one approver.
type consentFlow struct {
	*flow
	stamper  *client.APIKeyStamper
	register client.ApproverCreate
	approver uuid.UUID
	wrapper  client.FeeWrapperCreate
	wrapped  uuid.UUID
}

const (
	consentSeconds  = 600 // that an approval may take
	pendingApproval = "pending_customer_approval"
)

func newConsentFlow(s *service) *consentFlow {
	c := &consentFlow{flow: newFlow(s), stamper: newStamper()}
	c.ends = (*flow).paidAfterRetry
	c.withdraw.AmountUSD = json.Number(usd(redeemed))
	c.withdraw.Sources = &[]client.WithdrawalSource{{PositionID: vault, AmountUSD: c.withdraw.AmountUSD}}
	c.register = client.ApproverCreate{RequestID: uuid.New(), Name: "treasurer", PublicKey: c.stamper.PublicKey()}
	var recipient common.Address
	_, _ = rand.Read(recipient[:])
	c.wrapper = client.FeeWrapperCreate{RequestID: uuid.New(), SVaultID: vault, FeeRecipientAddress: recipient.Hex(), PerformanceFeeBps: 1000, ManagementFeeBps: 50}
	return c
}

// requireApproval registers an approver, and has payouts and changes of contracts need
// the approval.
func (c *consentFlow) requireApproval(ctx context.Context) error {
	if err := c.request(ctx, c.registered); err != nil {
		return err
	}
	validFor := consentSeconds
	rules := client.ApprovalRulesChange{Rules: []client.ApprovalRule{{Name: "all", Actions: []client.ApprovalAction{client.ApprovalActionWithdrawalPayout, client.ApprovalActionContractChange},
		Approvals: 1, ValidForSeconds: &validFor, Effect: client.ApprovalEffectRequireApproval}}}
	proposed, err := once(ctx, c.service, "proposing rules", func(api *client.Client) (client.PendingChange, error) {
		return read[client.PendingChange](api.SetApprovalRules(ctx, rules))
	})
	if err != nil {
		return err
	}
	if err := c.approve(ctx, proposed.CustodyActivityID); err != nil {
		return err
	}
	_, err = until(ctx, c.service, "the rules are in force", func(api *client.Client) (client.ApprovalRules, error) {
		return read[client.ApprovalRules](api.GetApprovalRules(ctx))
	}, func(r client.ApprovalRules) bool { return len(r.Rules) == 1 })
	return err
}

func (c *consentFlow) registered(ctx context.Context, api *client.Client) (uuid.UUID, *uuid.UUID, error) {
	a, err := read[client.Approver](api.RegisterApprover(ctx, c.register))
	return a.ID, &c.approver, err
}

// approve votes, and votes again when the answer was cut off: then the vote may have
// been counted, which ended the activity.
func (c *consentFlow) approve(ctx context.Context, activity string) error {
	cut := false
	_, err := once(ctx, c.service, "voting", func(api *client.Client) (struct{}, error) {
		asked, err := read[client.ActivityApproval](api.RequestActivityApproval(ctx, client.ActivityApprovalRequest{ActivityID: activity, Action: client.VoteActionApprove}))
		if cut && isConflict(err) {
			return struct{}{}, nil
		}
		if err != nil {
			return struct{}{}, err
		}
		name, value, err := c.stamper.Stamp(asked.StampPayload)
		if err != nil {
			return struct{}{}, err
		}
		_, err = read[client.ActivityVoteResult](api.VoteOnActivity(ctx, activity, client.ActivityVote{Action: client.VoteActionApprove,
			CustodyRequest: asked.CustodyRequest, CustomerApprovalStamp: client.CustomerApprovalStamp{StampHeaderName: name, StampHeaderValue: value}}))
		cut = errors.Is(err, errCut)
		return struct{}{}, err
	})
	return err
}

// isConflict says whether an answer was that the activity has ended.
func isConflict(err error) bool {
	return err != nil && strings.Contains(err.Error(), `"workflow_conflict"`)
}

// waiting waits until the payout waits, and returns the activity.
func (c *consentFlow) waiting(ctx context.Context) (string, error) {
	w, err := c.awaitWithdrawal(ctx, "the payout waits for approval", func(w client.Withdrawal) bool {
		return w.PayoutLegs[0].Status == pendingApproval
	})
	if err != nil {
		return "", err
	}
	if w.PayoutLegs[0].Approval == nil {
		return "", fmt.Errorf("the leg does not say what it waits for: %+v", w)
	}
	return w.PayoutLegs[0].Approval.CustodyActivityID, nil
}

// runOutAndRetry has a payout wait in vain, and then be approved.
func (c *consentFlow) runOutAndRetry(ctx context.Context) error {
	if err := errors.Join(c.open(ctx), c.invest(ctx), c.requireApproval(ctx), c.request(ctx, c.paid)); err != nil {
		return err
	}
	first, err := c.waiting(ctx)
	if err != nil {
		return err
	}
	if _, err := once(ctx, c.service, "time passes", func(api *client.Client) (client.ClockTime, error) {
		return read[client.ClockTime](api.SandboxAdvanceClock(ctx, client.ClockAdvance{Seconds: consentSeconds + 1}))
	}); err != nil {
		return err
	}
	if err := c.ended(ctx, client.WithdrawalStatusFailed); err != nil {
		return err
	}
	if _, err := once(ctx, c.service, "retrying", func(api *client.Client) (struct{}, error) {
		return struct{}{}, c.retry(ctx, api)
	}); err != nil {
		return err
	}
	second, err := c.waiting(ctx)
	if err != nil {
		return err
	}
	if second == first {
		return fmt.Errorf("the retry waits for activity %s, which ran out", first)
	}
	return errors.Join(c.approve(ctx, second), c.finish(ctx))
}

// wrap makes a fee wrapper, whose creation waits and is approved.
func (c *consentFlow) wrap(ctx context.Context) error {
	if err := c.request(ctx, func(ctx context.Context, api *client.Client) (uuid.UUID, *uuid.UUID, error) {
		w, err := read[client.FeeWrapper](api.CreateFeeWrapper(ctx, c.wrapper))
		return w.ID, &c.wrapped, err
	}); err != nil {
		return err
	}
	pending, err := until(ctx, c.service, "the creation waits for approval", func(api *client.Client) (client.PendingActivities, error) {
		return read[client.PendingActivities](api.ListPendingCustodyActivities(ctx))
	}, func(p client.PendingActivities) bool { return len(p.Activities) == 1 })
	if err != nil {
		return err
	}
	if err := c.approve(ctx, pending.Activities[0].CustodyActivityID); err != nil {
		return err
	}
	_, err = until(ctx, c.service, "the fee wrapper is ready", func(api *client.Client) (client.FeeWrapper, error) {
		return read[client.FeeWrapper](api.GetFeeWrapper(ctx, c.wrapped))
	}, func(w client.FeeWrapper) bool { return w.Status == client.FeeWrapperStatusReady })
	return err
}

// assertAsked checks how many activities of a kind there ever were.
func (c *consentFlow) assertAsked(ctx context.Context, t *testing.T, kind string, want int) {
	t.Helper()
	var n int
	if err := newAuditor(ctx, t, c.service).db.QueryRow(ctx, `SELECT COUNT(*) FROM custody_activities WHERE kind = $1`, kind).Scan(&n); err != nil {
		t.Fatal(err)
	}
	if n != want {
		t.Errorf("%d activities of the kind %s were made, not %d", n, kind, want)
	}
}

// assertAtRest checks that no work is left.
func (c *consentFlow) assertAtRest(ctx context.Context, t *testing.T) {
	t.Helper()
	if err := newAuditor(ctx, t, c.service).leftovers(ctx, 0); err != nil {
		t.Error(err)
	}
}
