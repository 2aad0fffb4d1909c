package demo

import (
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
)

// approveWithdrawal has a withdrawal wait for a key that the service does not have.
func (t *walletDemo) approveWithdrawal() error {
	key, err := client.GenerateAPIKey()
	if err != nil {
		return err
	}
	stamper, err := client.NewAPIKeyStamper(key)
	if err != nil {
		return err
	}
	a, err := t.api.RegisterApproverWithResponse(t.ctx, client.ApproverCreate{RequestID: uuid.New(), Name: "treasurer", PublicKey: stamper.PublicKey()})
	if err != nil || a.JSON201 == nil {
		return unexpectedAnswer("registering an approver", a, err)
	}
	threshold := client.USD("100.000000")
	p, err := t.api.SetWithdrawalPolicyWithResponse(t.ctx, client.WithdrawalPolicyChange{ApprovalThresholdUSD: &threshold})
	if err != nil || p.JSON202 == nil {
		return unexpectedAnswer("setting a threshold", p, err)
	}
	t.printStage("Approver", "%q is registered; from now on the approver's key decides about policy and payouts", a.JSON201.Name)
	if err := t.voteFor(stamper, p.JSON202.CustodyActivityID); err != nil {
		return err
	}
	t.printDetail("withdrawals from %s on need an approval: a change that the approver has approved", threshold)
	return t.withdrawWithApproval(stamper)
}

func (t *walletDemo) withdrawWithApproval(stamper *client.APIKeyStamper) error {
	r, err := t.api.CreateWithdrawalWithResponse(t.ctx, t.wallet.ID, client.WithdrawalCreate{RequestID: uuid.New(), AmountUSD: "200",
		Token: "usdc", DestinationChain: "ethereum_sepolia", DestinationAddress: demoDestination.Hex()})
	if err != nil || r.JSON201 == nil {
		return unexpectedAnswer("withdrawing", r, err)
	}
	leg, err := t.awaitLeg(r.JSON201.ID, "pending_customer_approval")
	if err != nil {
		return err
	}
	t.printStage("Approve", "200 USDC wait: %s, %d of %d approvals", leg.Status, leg.Approval.Approvals, leg.Approval.ApprovalsRequired)
	if err := t.voteFor(stamper, leg.Approval.CustodyActivityID); err != nil {
		return err
	}
	leg, err = t.awaitLeg(r.JSON201.ID, "completed")
	if err != nil {
		return err
	}
	onChain, err := t.balanceOf(demoDestination)
	if err != nil {
		return err
	}
	t.printDetail("stamped by the approver's key: %s; the chain says the destination holds %s", leg.Status, onChain)
	return nil
}

// awaitLeg waits until the only leg of a withdrawal has a status.
func (t *walletDemo) awaitLeg(withdrawal uuid.UUID, status string) (leg client.Leg, err error) {
	err = t.pollUntil("the leg is "+status, func() (bool, error) {
		g, err := t.api.GetWithdrawalWithResponse(t.ctx, t.wallet.ID, withdrawal)
		if err != nil || g.JSON200 == nil {
			return false, unexpectedAnswer("reading the withdrawal", g, err)
		}
		leg = g.JSON200.PayoutLegs[0]
		if leg.Status == "failed" {
			return false, fmt.Errorf("the withdrawal failed: %s", *g.JSON200.FailureReason)
		}
		return leg.Status == status, nil
	})
	return leg, err
}

// voteFor approves an activity, as an approver does: with a stamp over the request, once text
// and request are proven to be of the activity that was asked for.
func (t *walletDemo) voteFor(stamper *client.APIKeyStamper, activity string) error {
	shown, err := t.api.GetCustodyActivityWithResponse(t.ctx, activity)
	if err != nil || shown.JSON200 == nil {
		return unexpectedAnswer("reading what is to be approved", shown, err)
	}
	if err := client.VerifyActivity(*shown.JSON200, activity); err != nil {
		return err
	}
	asked, err := t.api.RequestActivityApprovalWithResponse(t.ctx, client.ActivityApprovalRequest{ActivityID: activity, Action: client.VoteActionApprove})
	if err != nil || asked.JSON200 == nil {
		return unexpectedAnswer("asking for the request to be stamped", asked, err)
	}
	if err := client.VerifyApproval(*asked.JSON200, *shown.JSON200, client.VoteActionApprove); err != nil {
		return err
	}
	name, value, err := stamper.Stamp(asked.JSON200.StampPayload)
	if err != nil {
		return err
	}
	v, err := t.api.VoteOnActivityWithResponse(t.ctx, activity, client.ActivityVote{Action: client.VoteActionApprove, CustodyRequest: asked.JSON200.CustodyRequest,
		CustomerApprovalStamp: client.CustomerApprovalStamp{StampHeaderName: name, StampHeaderValue: value}})
	if err != nil || v.JSON200 == nil || !v.JSON200.Approved {
		return unexpectedAnswer("voting", v, err)
	}
	return nil
}
