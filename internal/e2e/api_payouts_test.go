package e2e

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/waittest"
)

// consentingPayer is an organization whose payouts need approval: one from 100 dollars on, by
// the policy, and two from 500 on, by a rule.
type consentingPayer struct {
	*caller
	world     *world
	wallet    client.Wallet
	hooks     *receiver
	approvers map[string]client.Approver
	keys      map[string]*client.APIKeyStamper
}

const (
	onePayout  = "150" // needs one approval
	twoPayout  = "600" // needs two
	twoMayTake = 3600  // seconds, the two
	waiting    = "pending_customer_approval"
)

// A payout that needs approval waits, over HTTP alone: the requester, the approver and the receiver see the same, and
// each of its ends releases the money rightly.
func TestAPIPayoutsWaitForApproval(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		p := w.newConsentingPayer(t)
		p.checkPaidWhenApproved()
		p.checkWrongVotes()
		p.checkRejected()
		p.checkRunOut()
		p.checkCancelled()
		if left := p.pending(); len(left) != 0 {
			t.Errorf("at last this waits: %+v", left)
		}
		w.waitUntilSettled()
		w.assertBooksMatchChain()
	})
}

func (w *world) newConsentingPayer(tb testing.TB) *consentingPayer {
	p := &consentingPayer{caller: w.newOrganization(tb), world: w, approvers: map[string]client.Approver{}, keys: map[string]*client.APIKeyStamper{}}
	p.hooks = p.registerReceiver(client.EventTypePortfolioWalletWithdrawalPayoutStatusChanged)
	p.wallet = p.newIdleWallet("payer")
	p.fundWallet(p.wallet, "usdc", "3000.000000")
	for i, name := range []string{"treasurer", "deputy", "leaver"} {
		p.approvers[name], p.keys[name] = p.registerApprover(name)
		if i > 0 {
			p.approve(p.keys["treasurer"], activityOf(tb, p.approvers[name].CustodyActivityID))
		}
	}
	p.change(http.MethodPut, "/v2/withdrawal-policy", fields{"addressBookOnly": false, "approvalThresholdUsd": "100.000000", "dailyLimitUsd": nil}, "treasurer")
	two := fields{"name": "two of us", "actions": []string{"withdrawal_payout"}, "minAmountUsd": "500.000000", "approvals": 2, "validForSeconds": twoMayTake, "effect": "require_approval"}
	p.change(http.MethodPut, "/v2/custody/rules", fields{"rules": []fields{two}}, "treasurer")
	return p
}

// registerReceiver registers an endpoint of the test's own for some events.
func (c *caller) registerReceiver(events ...client.EventType) *receiver {
	c.tb.Helper()
	r := &receiver{bodies: map[string]string{}}
	r.server = httptest.NewServer(r)
	c.tb.Cleanup(r.server.Close)
	made := postJSON[client.WebhookCreated](c, http.StatusCreated, "/v2/webhooks", fields{"url": r.server.URL, "events": events})
	r.mu.Lock()
	defer r.mu.Unlock()
	r.secret = made.Secret
	return r
}

// change asks for a change and has it approved by all of these.
func (p *consentingPayer) change(method, target string, body fields, names ...string) {
	p.tb.Helper()
	text := ""
	if body != nil {
		text = encodeJSON(p.tb, body)
	}
	asked := decodeResponse[client.PendingChange](p.caller, http.StatusAccepted, p.send(method, target, text))
	for _, name := range names {
		p.approve(p.keys[name], activityOf(p.tb, &asked.CustodyActivityID))
	}
	if a := p.activity(asked.CustodyActivityID); a.Activity.Status != "ACTIVITY_STATUS_COMPLETED" {
		p.tb.Fatalf("%s %s is %+v", method, target, a.Activity)
	}
}

func (p *consentingPayer) withdrawals() string { return walletPath(p.wallet.ID) + "/withdrawals" }

// withdraw makes a withdrawal of one leg, which must wait.
func (p *consentingPayer) withdraw(amount string) client.Withdrawal {
	p.tb.Helper()
	w := postJSON[client.Withdrawal](p.caller, http.StatusCreated, p.withdrawals(), withdrawalBody("usdc", amount, outsideAddress(1)))
	p.legWaits(w)
	return w
}

// legWaits returns the activity that the only leg of a withdrawal waits for.
func (p *consentingPayer) legWaits(w client.Withdrawal) client.LegApproval {
	p.tb.Helper()
	if len(w.PayoutLegs) != 1 || w.PayoutLegs[0].Status != waiting || w.PayoutLegs[0].Approval == nil {
		p.tb.Fatalf("the withdrawal does not wait: %+v", w)
	}
	return *w.PayoutLegs[0].Approval
}

// mayTake says whether an approval may take that long. The time until which it can be
// approved is a whole second, and reckoned a moment before it is asked for.
func mayTake(asked client.LegApproval, want time.Duration) bool {
	is := asked.ValidBefore.Sub(asked.RequestedAt)
	return is <= want && is > want-waittest.Patience()
}

func (p *consentingPayer) read(w client.Withdrawal) client.Withdrawal {
	p.tb.Helper()
	return decodeResponse[client.Withdrawal](p.caller, http.StatusOK, p.send(http.MethodGet, p.withdrawals()+"/"+w.ID.String(), ""))
}

func (p *consentingPayer) activity(id string) client.CustodyActivityDetail {
	p.tb.Helper()
	return decodeResponse[client.CustodyActivityDetail](p.caller, http.StatusOK, p.send(http.MethodGet, "/v2/custody/activities/"+id, ""))
}

func (p *consentingPayer) pending() []client.PendingActivity {
	p.tb.Helper()
	return decodeResponse[client.PendingActivities](p.caller, http.StatusOK, p.send(http.MethodGet, "/v2/custody/activities/pending", "")).Activities
}

// available returns the withdrawable amount.
func (p *consentingPayer) available() string {
	p.tb.Helper()
	wallet := decodeResponse[client.Wallet](p.caller, http.StatusOK, p.send(http.MethodGet, walletPath(p.wallet.ID), ""))
	return wallet.Positions[0].AvailableUSD
}

// assertEnded waits for a withdrawal's end, and holds it and its activity to theirs.
func (p *consentingPayer) assertEnded(w client.Withdrawal, as client.WithdrawalStatus, activity, reason string) {
	p.tb.Helper()
	ended := p.waitUntilWithdrawn(p.wallet.ID, w.ID)
	if ended.Status != as || ended.PayoutLegs[0].Status != string(as) {
		p.tb.Errorf("the withdrawal is %+v, not %s", ended, as)
	}
	asked := p.activity(w.PayoutLegs[0].Approval.CustodyActivityID).Activity
	if asked.Status != activity || asked.EndedAt == nil || !strings.HasPrefix(textOrNull(asked.Reason), reason) {
		p.tb.Errorf("the activity is %s, %q; not %s, %q", asked.Status, textOrNull(asked.Reason), activity, reason)
	}
	p.waitUntilIdle(p.wallet.ID)
}

func textOrNull(text *string) string {
	if text == nil {
		return "null"
	}
	return *text
}

// assertTold waits until the events of a withdrawal's payouts have these states, and compares their approvals with
// the requested ones.
func (p *consentingPayer) assertTold(of client.Leg, asked client.LegApproval, states ...string) {
	p.tb.Helper()
	var told []client.Payout
	waittest.Until(p.tb, "the webhooks tell of the payout", func() bool {
		told = p.told(asked.CustodyActivityID)
		return len(told) >= len(states)
	})
	var got []string
	for _, payout := range told {
		got = append(got, payout.Steps[0].State)
		if payout.ApprovalRequestedAt == nil || !payout.ApprovalRequestedAt.Equal(asked.RequestedAt) {
			p.tb.Errorf("a webhook tells that the approval was asked for at %v, not at %s", payout.ApprovalRequestedAt, asked.RequestedAt)
		}
		if payout.ApprovalValidBefore == nil || !payout.ApprovalValidBefore.Equal(asked.ValidBefore) {
			p.tb.Errorf("a webhook tells that the approval is valid before %v, not %s", payout.ApprovalValidBefore, asked.ValidBefore)
		}
	}
	if !slices.Equal(got, states) {
		p.tb.Errorf("of %s the webhooks tell %v, not %v", of.Steps[0].Name, got, states)
	}
}

// told returns the payouts of the webhooks with an activity, in their order.
func (p *consentingPayer) told(activity string) (payouts []client.Payout) {
	p.tb.Helper()
	bodies, order, faults := p.hooks.got()
	for _, fault := range faults {
		p.tb.Error(fault)
	}
	for _, id := range order {
		var event client.PayoutStatusChanged
		if err := json.Unmarshal([]byte(bodies[id]), &event); err != nil {
			p.tb.Fatal(err)
		}
		if event.Payout.CustodyActivityID != nil && *event.Payout.CustodyActivityID == activity {
			payouts = append(payouts, event.Payout)
		}
	}
	return payouts
}

// checkPaidWhenApproved has a payout wait for its one approval and be paid.
func (p *consentingPayer) checkPaidWhenApproved() {
	p.tb.Helper()
	p.withdrawAndWait(p.wallet.ID, withdrawalBody("usdc", "99.999999", outsideAddress(1))) // below the threshold
	p.waitUntilIdle(p.wallet.ID)
	body := withdrawalBody("usdc", onePayout, outsideAddress(1))
	made := postJSON[client.Withdrawal](p.caller, http.StatusCreated, p.withdrawals(), body)
	asked := p.legWaits(made)
	if made.Status != client.WithdrawalStatusProcessing || asked.Approvals != 0 || asked.ApprovalsRequired != 1 || !mayTake(asked, 2*time.Hour) {
		p.tb.Errorf("asked for is %+v of a withdrawal that is %s", asked, made.Status)
	}
	for name, approver := range p.approvers {
		if !slices.Contains(asked.Approvers, client.LegApprover{ID: approver.ID, Name: name}) {
			p.tb.Errorf("%s may approve, and the leg names %+v", name, asked.Approvers)
		}
	}
	again := postJSON[client.Withdrawal](p.caller, http.StatusOK, p.withdrawals(), body)
	if again.ID != made.ID || p.legWaits(again).CustodyActivityID != asked.CustodyActivityID {
		p.tb.Errorf("repeated, the withdrawal is %+v", again)
	}
	p.assertPending(made, asked)
	if result := p.approve(p.keys["deputy"], activityOf(p.tb, &asked.CustodyActivityID)); !result.Approved || result.ResultStatus != "ACTIVITY_STATUS_COMPLETED" {
		p.tb.Errorf("the vote that completes the quorum is %+v", result)
	}
	paid := p.waitUntilPaid(p.wallet.ID, made.ID)
	if payout := p.loadFirstPayout(p.wallet.ID, made.ID); payout.TxHash == nil || textOrNull(payout.CustodyActivityID) != asked.CustodyActivityID {
		p.tb.Errorf("what was paid is %+v", payout)
	}
	p.assertTold(paid.PayoutLegs[0], asked, waiting, "processing", "completed")
	p.assertEnded(made, client.WithdrawalStatusCompleted, "ACTIVITY_STATUS_COMPLETED", "null")
}

// assertPending compares the list of pending activities with one withdrawal, field by field, and the fingerprint with
// the text.
func (p *consentingPayer) assertPending(w client.Withdrawal, asked client.LegApproval) {
	p.tb.Helper()
	waits := p.pending()
	if len(waits) != 1 {
		p.tb.Fatalf("one activity waits, and %d are listed", len(waits))
	}
	a := waits[0]
	for field, c := range map[string]struct{ got, want string }{
		"custodyActivityId":        {a.CustodyActivityID, asked.CustodyActivityID},
		"status":                   {a.Status, "ACTIVITY_STATUS_CONSENSUS_NEEDED"},
		"activityType":             {a.ActivityType, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"},
		"activityKind":             {string(a.ActivityKind), "withdrawal_payout"},
		"withdrawalId":             {textOrNull(a.WithdrawalID), w.ID.String()},
		"portfolioWalletId":        {textOrNull(a.PortfolioWalletID), p.wallet.ID.String()},
		"destinationChain":         {string(*a.DestinationChain), sepolia},
		"destinationToken":         {string(*a.DestinationToken), "usdc"},
		"destinationAddress":       {textOrNull(a.DestinationAddress), w.DestinationAddress},
		"txChain":                  {string(*a.TxChain), sepolia},
		"plannedSourceNativeUnits": {textOrNull(a.PlannedSourceNativeUnits), "150000000"},
		"displayAmountNativeUnits": {textOrNull(a.DisplayAmountNativeUnits), "149950000"},
	} {
		if c.got != c.want {
			p.tb.Errorf("what waits has the %s %s, not %s", field, c.got, c.want)
		}
	}
	detail := p.activity(asked.CustodyActivityID)
	if sum := sha256.Sum256([]byte(detail.Text)); a.Fingerprint != "sha256:"+hex.EncodeToString(sum[:]) || detail.Activity.Fingerprint != a.Fingerprint {
		p.tb.Errorf("the fingerprint %s is not of %s", a.Fingerprint, detail.Text)
	}
}

// sendVote sends a vote whose request is the voter's own.
func (c *caller) sendVote(key *client.APIKeyStamper, to, action string, request client.CustodyRequest) (body string, answer response) {
	c.tb.Helper()
	payload := fmt.Sprintf(`{"type":%q,"timestampMs":%q,"organizationId":%q,"parameters":{"fingerprint":%q}}`,
		request.Type, request.TimestampMs, request.OrganizationID, request.Parameters.Fingerprint)
	name, value, err := key.Stamp(payload)
	if err != nil {
		c.tb.Fatal(err)
	}
	body = encodeJSON(c.tb, fields{"action": action, "custodyRequest": request, "customerApprovalStamp": fields{"stampHeaderName": name, "stampHeaderValue": value}})
	return body, c.send(http.MethodPost, "/v2/custody/activities/"+to+"/vote", body)
}

// voteRequest is the request that a voter stamps, made so long ago.
func (p *consentingPayer) voteRequest(kind string, age time.Duration, fingerprint string) client.CustodyRequest {
	at := strconv.FormatInt(p.world.Clock.Now().Add(-age).UnixMilli(), 10)
	return client.CustodyRequest{Type: kind, TimestampMs: at, OrganizationID: p.org, Parameters: client.CustodyRequestParameters{Fingerprint: fingerprint}}
}

// checkWrongVotes votes in every way that does not count, each with all else right,
// and in between in those that do.
func (p *consentingPayer) checkWrongVotes() {
	p.tb.Helper()
	other := p.replaceLeaver()
	made := p.withdraw(twoPayout)
	asked := p.legWaits(made)
	if asked.ApprovalsRequired != 2 || !mayTake(asked, twoMayTake*time.Second) {
		p.tb.Errorf("of two is asked %+v", asked)
	}
	id, fingerprint := asked.CustodyActivityID, p.activity(asked.CustodyActivityID).Activity.Fingerprint
	const approves, rejects = "ACTIVITY_TYPE_APPROVE_ACTIVITY", "ACTIVITY_TYPE_REJECT_ACTIVITY"
	treasurer, deputy := p.keys["treasurer"], p.keys["deputy"]
	for what, c := range map[string]struct {
		code, says, action string
		key                *client.APIKeyStamper
		request            client.CustodyRequest
	}{
		"a stamp of six minutes ago":         {"validation_error", "within five minutes", "approve", treasurer, p.voteRequest(approves, 6*time.Minute, fingerprint)},
		"a stamp from in six minutes":        {"validation_error", "within five minutes", "approve", treasurer, p.voteRequest(approves, -6*time.Minute, fingerprint)},
		"another activity's stamped request": {"validation_error", "fingerprint", "approve", treasurer, p.voteRequest(approves, 0, p.activity(other).Activity.Fingerprint)},
		"a stamped rejection as approval":    {"validation_error", "type", "approve", treasurer, p.voteRequest(rejects, 0, fingerprint)},
		"a stamped approval as rejection":    {"validation_error", "type", "reject", treasurer, p.voteRequest(approves, 0, fingerprint)},
		"a stranger's stamp":                 {"forbidden", "current approver", "approve", newStamper(), p.voteRequest(approves, 0, fingerprint)},
		"a removed approver's stamp":         {"forbidden", "current approver", "approve", p.keys["leaver"], p.voteRequest(approves, 0, fingerprint)},
	} {
		if _, a := p.sendVote(c.key, id, c.action, c.request); a.code() != c.code || !strings.Contains(a.text, c.says) {
			p.tb.Errorf("%s answered %s; %s about %q is expected", what, a, c.code, c.says)
		}
	}
	if _, a := p.world.newOrganization(p.tb).sendVote(treasurer, id, "approve", p.voteRequest(approves, 0, fingerprint)); a.code() != "activity_not_found" {
		p.tb.Errorf("with another organization's token a vote answered %s", a)
	}
	if waits := p.legWaits(p.read(made)); waits.Approvals != 0 {
		p.tb.Errorf("wrong votes count: %+v", waits)
	}
	body, first := p.sendVote(treasurer, id, "approve", p.voteRequest(approves, 0, fingerprint))
	if r := decodeResponse[client.ActivityVoteResult](p.caller, http.StatusOK, first); r.Approved || r.ResultStatus != "ACTIVITY_STATUS_CONSENSUS_NEEDED" {
		p.tb.Errorf("the first of two votes is %+v", r)
	}
	if a := p.send(http.MethodPost, "/v2/custody/activities/"+id+"/vote", body); a.code() != "validation_error" || !strings.Contains(a.text, "used before") {
		p.tb.Errorf("a vote that is sent again answered %s", a)
	}
	if _, a := p.sendVote(treasurer, id, "approve", p.voteRequest(approves, time.Second, fingerprint)); a.code() != "forbidden" || !strings.Contains(a.text, "has voted") {
		p.tb.Errorf("a second vote of an approver answered %s", a)
	}
	if waits := p.legWaits(p.read(made)); waits.Approvals != 1 {
		p.tb.Errorf("after one vote it is %+v", waits)
	}
	if r := p.approve(deputy, activityOf(p.tb, &id)); !r.Approved {
		p.tb.Errorf("the second of two votes is %+v", r)
	}
	if _, a := p.sendVote(deputy, id, "approve", p.voteRequest(approves, 0, fingerprint)); a.code() != "workflow_conflict" {
		p.tb.Errorf("a vote on what has ended answered %s", a)
	}
	p.assertEnded(made, client.WithdrawalStatusCompleted, "ACTIVITY_STATUS_COMPLETED", "null")
	p.vote(treasurer, activityOf(p.tb, &other), "reject", nil)
}

// replaceLeaver removes an approver, and leaves another change waiting.
func (p *consentingPayer) replaceLeaver() (activity string) {
	p.tb.Helper()
	p.change(http.MethodDelete, "/v2/custody/approvers/"+p.approvers["leaver"].ID.String(), nil, "treasurer", "deputy")
	newcomer, _ := p.registerApprover("newcomer")
	return activityOf(p.tb, newcomer.CustodyActivityID).String()
}

// checkRejected has one reject a payout that the other has approved.
func (p *consentingPayer) checkRejected() {
	p.tb.Helper()
	before := p.available()
	made := p.withdraw(twoPayout)
	asked := p.legWaits(made)
	if now := p.available(); now == before {
		p.tb.Errorf("while a payout waits, all of %s is available", now)
	}
	p.approve(p.keys["deputy"], activityOf(p.tb, &asked.CustodyActivityID))
	rejected := p.vote(p.keys["treasurer"], activityOf(p.tb, &asked.CustodyActivityID), "reject", nil)
	if r := decodeResponse[client.ActivityVoteResult](p.caller, http.StatusOK, rejected); r.Approved || r.ResultStatus != "ACTIVITY_STATUS_REJECTED" {
		p.tb.Errorf("the rejection is %+v", r)
	}
	p.assertEnded(made, client.WithdrawalStatusFailed, "ACTIVITY_STATUS_REJECTED", "rejected by treasurer")
	p.assertTold(made.PayoutLegs[0], asked, waiting, "failed")
	if now := p.available(); now != before {
		p.tb.Errorf("after the rejection %s is available, not %s", now, before)
	}
}

// checkRunOut lets the time pass, asks again by a retry, and pays.
func (p *consentingPayer) checkRunOut() {
	p.tb.Helper()
	before := p.available()
	made := p.withdraw(twoPayout)
	asked := p.legWaits(made)
	p.approve(p.keys["deputy"], activityOf(p.tb, &asked.CustodyActivityID))
	postJSON[client.ClockTime](p.caller, http.StatusOK, "/v2/sandbox/clock/advance", fields{"seconds": twoMayTake + 1})
	late := p.voteRequest("ACTIVITY_TYPE_APPROVE_ACTIVITY", 0, p.activity(asked.CustodyActivityID).Activity.Fingerprint)
	if _, a := p.sendVote(p.keys["treasurer"], asked.CustodyActivityID, "approve", late); a.code() != "workflow_conflict" {
		p.tb.Errorf("a vote that comes too late answered %s", a)
	}
	p.assertEnded(made, client.WithdrawalStatusFailed, "ACTIVITY_STATUS_FAILED", "ran out")
	p.assertTold(made.PayoutLegs[0], asked, waiting, "failed")
	if now := p.available(); now != before {
		p.tb.Errorf("after it ran out %s is available, not %s", now, before)
	}
	payout := p.loadFirstPayout(p.wallet.ID, made.ID)
	decodeResponse[client.Payout](p.caller, http.StatusOK, p.send(http.MethodPost, p.withdrawals()+"/"+made.ID.String()+"/payouts/"+payout.ID.String()+"/retry", ""))
	retried := waitFor(p.caller, "the retried payout waits", p.withdrawals()+"/"+made.ID.String(), func(w client.Withdrawal) bool { return w.PayoutLegs[0].Status == waiting })
	anew := p.legWaits(retried)
	if anew.CustodyActivityID == asked.CustodyActivityID || anew.Approvals != 0 {
		p.tb.Errorf("asked again is %+v", anew)
	}
	for _, name := range []string{"treasurer", "deputy"} {
		p.approve(p.keys[name], activityOf(p.tb, &anew.CustodyActivityID))
	}
	p.assertEnded(retried, client.WithdrawalStatusCompleted, "ACTIVITY_STATUS_COMPLETED", "null")
	p.assertTold(retried.PayoutLegs[0], anew, waiting, "processing", "completed")
}

// checkCancelled cancels a withdrawal that waits.
func (p *consentingPayer) checkCancelled() {
	p.tb.Helper()
	before := p.available()
	made := p.withdraw(onePayout)
	asked := p.legWaits(made)
	decodeResponse[client.Withdrawal](p.caller, http.StatusOK, p.send(http.MethodPost, p.withdrawals()+"/"+made.ID.String()+"/cancel", ""))
	p.assertEnded(made, client.WithdrawalStatusCancelled, "ACTIVITY_STATUS_FAILED", "cancelled")
	p.assertTold(made.PayoutLegs[0], asked, waiting, "cancelled")
	p.assertRefused("workflow_conflict", http.MethodPost, "/v2/custody/activity-approval-request", fields{"activityId": asked.CustodyActivityID, "action": "approve"})
	if now := p.available(); now != before {
		p.tb.Errorf("after the cancellation %s is available, not %s", now, before)
	}
}
