package e2e

import (
	"crypto/elliptic"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/waittest"
)

// consent is who approves in a scene: two approvers, who let policy and address book be
// changed without being asked, and a third one who waits for them.
type consent struct {
	treasurer client.Approver
	deputy    client.Approver
	stamper   *client.APIKeyStamper // the treasurer's
	asked     uuid.UUID             // an activity that waits
	decided   uuid.UUID             // one that is completed
}

// newStamper is an approver's key.
func newStamper() *client.APIKeyStamper {
	key, err := client.GenerateAPIKey()
	if err != nil {
		panic(err)
	}
	stamper, err := client.NewAPIKeyStamper(key)
	if err != nil {
		panic(err)
	}
	return stamper
}

// registerApprovers makes them.
func (s *scene) registerApprovers() (c consent) {
	s.tb.Helper()
	c.treasurer, c.stamper = s.registerApprover("treasurer")
	c.deputy, _ = s.registerApprover("deputy")
	s.approve(c.stamper, activityOf(s.tb, c.deputy.CustodyActivityID))
	open := fields{"name": "open", "actions": []string{"address_book_change", "withdrawal_policy_change", "contract_change"}, "approvals": 0, "effect": "allow"}
	waits := decodeResponse[client.PendingChange](s.caller, http.StatusAccepted, s.send(http.MethodPut, "/v2/custody/rules", encodeJSON(s.tb, fields{"rules": []fields{open}})))
	c.decided = activityOf(s.tb, &waits.CustodyActivityID)
	s.approve(c.stamper, c.decided)
	waiting, _ := s.registerApprover("assistant")
	c.asked = activityOf(s.tb, waiting.CustodyActivityID)
	return c
}

func (c *caller) registerApprover(name string) (client.Approver, *client.APIKeyStamper) {
	c.tb.Helper()
	stamper := newStamper()
	body := fields{"requestId": uuid.New(), "name": name, "publicKey": stamper.PublicKey()}
	return postJSON[client.Approver](c, http.StatusCreated, "/v2/custody/approvers", body), stamper
}

// activityOf is the id of an activity that an answer must name.
func activityOf(tb testing.TB, text *string) uuid.UUID {
	tb.Helper()
	if text == nil {
		tb.Fatalf("no activity is named")
	}
	return uuid.MustParse(*text)
}

// approve votes for an activity, as an approver does: by asking for the request and
// stamping it.
func (c *caller) approve(stamper *client.APIKeyStamper, activity uuid.UUID) client.ActivityVoteResult {
	c.tb.Helper()
	return decodeResponse[client.ActivityVoteResult](c, http.StatusOK, c.vote(stamper, activity, "approve", nil))
}

// vote votes, after the body was changed if change is not nil.
func (c *caller) vote(stamper *client.APIKeyStamper, activity uuid.UUID, action string, change func(body fields)) response {
	c.tb.Helper()
	asked := postJSON[client.ActivityApproval](c, http.StatusOK, "/v2/custody/activity-approval-request", fields{"activityId": activity, "action": action})
	name, value, err := stamper.Stamp(asked.StampPayload)
	if err != nil {
		c.tb.Fatal(err)
	}
	request := fields{"type": asked.CustodyRequest.Type, "timestampMs": asked.CustodyRequest.TimestampMs, "organizationId": asked.CustodyRequest.OrganizationID,
		"parameters": fields{"fingerprint": asked.CustodyRequest.Parameters.Fingerprint}}
	body := fields{"action": action, "custodyRequest": request, "customerApprovalStamp": fields{"stampHeaderName": name, "stampHeaderValue": value}}
	if change != nil {
		change(body)
	}
	return c.send(http.MethodPost, "/v2/custody/activities/"+activity.String()+"/vote", encodeJSON(c.tb, body))
}

// webAuthnBody is a credential of its own.
func webAuthnBody() fields {
	point, err := hex.DecodeString(newStamper().PublicKey())
	if err != nil {
		panic(err)
	}
	x, y := elliptic.UnmarshalCompressed(elliptic.P256(), point)
	cose := []byte{0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32} // ES256 on P-256
	cose = append(append(cose, x.FillBytes(make([]byte, 32))...), 0x22, 0x58, 32)
	cose = append(cose, y.FillBytes(make([]byte, 32))...)
	id := uuid.New()
	return fields{"credentialId": base64.RawURLEncoding.EncodeToString(id[:]), "publicKey": base64.RawURLEncoding.EncodeToString(cose),
		"rpId": "treasury.example.com", "origins": []string{"https://treasury.example.com"}}
}

// ruleBody is a rule with every field.
func (s *scene) ruleBody() fields {
	return fields{"name": "large payouts", "actions": []string{"withdrawal_payout"}, "minAmountUsd": "10000.000000", "destinations": []string{"group:banks"},
		"approvers": []uuid.UUID{s.treasurer.ID}, "approvals": 1, "validForSeconds": 86400, "effect": "require_approval"}
}

// voteBody is a vote of the right form, for an activity that does not exist.
func voteBody() fields {
	return fields{"action": "approve", "customerApprovalStamp": fields{"stampHeaderName": "X-Stamp", "stampHeaderValue": base64.RawURLEncoding.EncodeToString([]byte("{}"))},
		"custodyRequest": fields{"type": "ACTIVITY_TYPE_APPROVE_ACTIVITY", "timestampMs": "1769860800000", "organizationId": uuid.New(),
			"parameters": fields{"fingerprint": "sha256:" + strings.Repeat("0", 64)}}}
}

// addressBookCSV is a CSV with one new entry.
func addressBookCSV() string {
	e := addressBookEntryBody()
	return "label,chain,address,group\n" + e["label"].(string) + "," + sepolia + "," + e["address"].(string) + ",banks\n"
}

// checkPoliciesRace sets several policies at once, each in place of the one that it finds,
// until one finds another in its place.
func (c *caller) checkPoliciesRace() {
	c.tb.Helper()
	put := apiContract().byID()["setWithdrawalPolicy"]
	waittest.Until(c.tb, "a policy is refused that was to replace another than is in force", func() bool {
		var policies []request
		for i := range 4 {
			policies = append(policies, request{body: fields{"addressBookOnly": false, "approvalThresholdUsd": nil, "dailyLimitUsd": fmt.Sprintf("%d.000000", 1000+i)}})
		}
		statuses, codes, _ := countAnswers(c.tb, sendAtOnce([]*caller{c}, []operation{put}, policies))
		if refused := codes["workflow_conflict"]; refused != statuses[http.StatusConflict] || refused == len(policies) || statuses[http.StatusOK]+statuses[http.StatusAccepted]+refused != len(policies) {
			c.tb.Errorf("policies at once: %v, %v", statuses, codes)
		}
		return codes["workflow_conflict"] > 0
	})
}

// checkApprovals makes the responses that the valid requests of a scene do not: at once without an approver, pending
// with one, and each rejection.
func (s *scene) checkApprovals(w *world) {
	s.tb.Helper()
	c := w.newOrganization(s.tb)
	send := func(status int, method, target string, body fields) response {
		s.tb.Helper()
		text := ""
		if body != nil {
			text = encodeJSON(s.tb, body)
		}
		a := c.send(method, target, text)
		if a.status != status {
			s.tb.Errorf("%s %s answered %s, %d is expected", method, target, a, status)
		}
		return a
	}
	policy := fields{"addressBookOnly": false, "approvalThresholdUsd": "100.000000", "dailyLimitUsd": nil}
	c.assertRefused("withdrawal_policy_required", http.MethodPut, "/v2/withdrawal-policy", policy)
	c.checkPoliciesRace()
	send(200, http.MethodPut, "/v2/risk/stops/chain:base", fields{"reason": "a test"})
	send(200, http.MethodDelete, "/v2/risk/stops/chain:base", nil) // it needs no approval yet
	frozen := fields{"name": "frozen", "actions": []string{"resume"}, "approvals": 0, "effect": "deny"}
	send(200, http.MethodPut, "/v2/custody/rules", fields{"rules": []fields{frozen}})
	entry := postJSON[client.AddressBookEntry](c, http.StatusCreated, "/v2/address-book", addressBookEntryBody())
	if entry.Status != "active" || entry.CustodyActivityID != nil {
		s.tb.Errorf("without approvers an entry is %+v", entry)
	}
	first, stamper := c.registerApprover("first")
	if first.Status != "active" || first.CustodyActivityID != nil {
		s.tb.Errorf("the first approver is %+v", first)
	}
	at := "/v2/custody/approvers/" + first.ID.String()
	needed := decodeResponse[client.PendingChange](c, http.StatusAccepted, send(202, http.MethodPut, "/v2/withdrawal-policy", policy))
	c.approve(stamper, activityOf(s.tb, &needed.CustodyActivityID))
	c.assertRefused("withdrawal_policy_required", http.MethodDelete, at, nil)
	asks := fields{"name": "payouts", "actions": []string{"withdrawal_payout"}, "approvals": 1, "effect": "require_approval", "approvers": []uuid.UUID{first.ID}}
	second, deputy := c.registerApprover("second")
	c.approve(stamper, activityOf(s.tb, second.CustodyActivityID))
	needed = decodeResponse[client.PendingChange](c, http.StatusAccepted, send(202, http.MethodPut, "/v2/custody/rules", fields{"rules": []fields{asks}}))
	c.assertRefused("workflow_conflict", http.MethodPut, "/v2/custody/rules", fields{"rules": []fields{}, "basedOn": 7})
	c.approve(stamper, activityOf(s.tb, &needed.CustodyActivityID))
	c.assertRefused("workflow_conflict", http.MethodDelete, at, nil)
	c.assertRefused("workflow_conflict", http.MethodPost, "/v2/custody/approvers", fields{"requestId": uuid.New(), "name": "first", "publicKey": newStamper().PublicKey()})
	c.assertRefused("workflow_conflict", http.MethodPost, "/v2/custody/activity-approval-request", fields{"activityId": needed.CustodyActivityID, "action": "reject"})
	entry = postJSON[client.AddressBookEntry](c, http.StatusCreated, "/v2/address-book", addressBookEntryBody())
	if entry.Status != "pending_approval" || entry.CustodyActivityID == nil || entry.UsableFrom != nil {
		s.tb.Errorf("with approvers an entry is %+v", entry)
	}
	listed := decodeResponse[client.AddressBookPage](c, http.StatusOK, c.send(http.MethodGet, "/v2/address-book", ""))
	if len(listed.Data) != 1 {
		s.tb.Errorf("an entry that waits is listed: %+v", listed)
	}
	send(202, http.MethodDelete, "/v2/address-book/"+listed.Data[0].ID.String(), nil)
	rule := "/v2/risk/rules/" + postJSON[client.RiskRule](c, http.StatusCreated, "/v2/risk/rules", riskRuleBody()).ID.String()
	send(200, http.MethodPatch, rule, fields{"forSeconds": 59})
	send(202, http.MethodPatch, rule, fields{"forSeconds": 61})
	send(202, http.MethodDelete, rule, nil)
	imported := decodeResponse[client.AddressBookImportResult](c, http.StatusAccepted, send(202, http.MethodPost, "/v2/address-book/import", fields{"csv": addressBookCSV()}))
	if imported.Status != "pending_approval" || imported.CustodyActivityID == nil || imported.Entries != 1 {
		s.tb.Errorf("the import is %+v", imported)
	}
	bad := "label,chain,address\nours," + sepolia + "," + listed.Data[0].Address + "\nbank,mars,x\n"
	imported = decodeResponse[client.AddressBookImportResult](c, http.StatusOK, send(200, http.MethodPost, "/v2/address-book/import", fields{"csv": bad}))
	if imported.Status != "refused" || len(imported.Refused) != 2 || imported.Refused[0].Line != 2 || imported.Refused[0].Code != "address_book_duplicate_entry" ||
		imported.Refused[1].Line != 3 || imported.Refused[1].Code != "unsupported_chain" {
		s.tb.Errorf("the lines refused are %+v", imported)
	}
	c.checkVotes(stamper, deputy, first)
	c.checkContractsWait(stamper, []fields{asks})
}

// checkContractsWait makes a fee wrapper and a MicroVault that say for which approval they
// wait, and why there is none after it was refused.
func (c *caller) checkContractsWait(stamper *client.APIKeyStamper, rules []fields) {
	c.tb.Helper()
	rules = append(rules, fields{"name": "contracts", "actions": []string{"contract_change"}, "approvals": 1, "effect": "require_approval"})
	needed := decodeResponse[client.PendingChange](c, http.StatusAccepted, c.send(http.MethodPut, "/v2/custody/rules", encodeJSON(c.tb, fields{"rules": rules})))
	c.approve(stamper, activityOf(c.tb, &needed.CustodyActivityID))
	wrapper := "/v2/fee-wrappers/" + postJSON[client.FeeWrapper](c, http.StatusCreated, "/v2/fee-wrappers", feeWrapperBody()).ID.String()
	vault := vaultPath(postJSON[client.MicroVaultCreated](c, http.StatusAccepted, "/v2/microvaults/vaults", microVaultBody()).Vault.ID)
	type contract struct {
		Status       string
		StatusReason *string
		Vault        struct {
			Status       string
			StatusReason *string
		}
	}
	for what, at := range map[string]string{"the fee wrapper": wrapper, "the MicroVault": vault} {
		read := func(status string) (reason string) {
			waitFor(c, what+" is "+status+" and says why", at, func(a contract) bool {
				if a.Status == "" {
					a.Status, a.StatusReason = a.Vault.Status, a.Vault.StatusReason
				}
				if a.StatusReason != nil {
					reason = *a.StatusReason
				}
				return a.Status == status && reason != ""
			})
			return reason
		}
		id, waits := strings.CutPrefix(read("provisioning"), "it waits for approval, of the custody activity ")
		if _, err := uuid.Parse(id); err != nil || !waits {
			c.tb.Fatalf("%s waits for %q", what, id)
		}
		c.vote(stamper, uuid.MustParse(id), "reject", nil)
		if reason := read("failed"); !strings.Contains(reason, "rejected by first") {
			c.tb.Errorf("%s whose creation was rejected failed because %q", what, reason)
		}
	}
}

// checkVotes votes wrong in each way that can be seen from outside, and then right.
func (c *caller) checkVotes(stamper, deputy *client.APIKeyStamper, voter client.Approver) {
	c.tb.Helper()
	waiting, third := c.registerApprover("third")
	activity := activityOf(c.tb, waiting.CustodyActivityID)
	foreign, _ := c.registerApprover("fourth")
	in := func(name string, v any) func(fields) {
		return func(b fields) { b["custodyRequest"].(fields)[name] = v }
	}
	for what, attempt := range map[string]struct {
		code    string
		stamper *client.APIKeyStamper
		change  func(fields)
	}{
		"another action than was stamped": {"validation_error", stamper, func(b fields) { b["action"] = "reject" }},
		"another type than was stamped":   {"validation_error", stamper, in("type", "ACTIVITY_TYPE_REJECT_ACTIVITY")},
		"another organization":            {"validation_error", stamper, in("organizationId", uuid.New())},
		"another activity's fingerprint":  {"validation_error", stamper, in("parameters", fields{"fingerprint": "sha256:" + strings.Repeat("0", 64)})},
		"another time than was stamped":   {"validation_error", stamper, in("timestampMs", "1769860800000")},
		"a header that is none":           {"validation_error", stamper, func(b fields) { b["customerApprovalStamp"].(fields)["stampHeaderName"] = "X-Other" }},
		"a stamp that is none":            {"validation_error", stamper, func(b fields) { b["customerApprovalStamp"].(fields)["stampHeaderValue"] = "e30" }},
		"a key that is no approver's":     {"forbidden", newStamper(), nil},
	} {
		if a := c.vote(attempt.stamper, activity, "approve", attempt.change); a.code() != attempt.code {
			c.tb.Errorf("a vote with %s answered %s, %s is expected", what, a, attempt.code)
		}
	}
	result := c.approve(stamper, activity)
	if !result.Approved || result.ResultStatus != "ACTIVITY_STATUS_COMPLETED" || result.Action != "approve" {
		c.tb.Errorf("the vote is %+v", result)
	}
	shown := decodeResponse[client.CustodyActivityDetail](c, http.StatusOK, c.send(http.MethodGet, "/v2/custody/activities/"+activity.String(), ""))
	if len(shown.Votes) != 1 || shown.Votes[0].ApproverID != voter.ID || shown.Activity.EndedAt == nil || !json.Valid([]byte(shown.Text)) {
		c.tb.Errorf("the activity is %+v", shown)
	}
	for _, v := range []struct {
		by     *client.APIKeyStamper
		status string
	}{{stamper, "ACTIVITY_STATUS_CONSENSUS_NEEDED"}, {deputy, "ACTIVITY_STATUS_CONSENSUS_NEEDED"}, {third, "ACTIVITY_STATUS_REJECTED"}} { // each of the three may approve it alone
		rejected := c.vote(v.by, activityOf(c.tb, foreign.CustodyActivityID), "reject", nil)
		if r := decodeResponse[client.ActivityVoteResult](c, http.StatusOK, rejected); r.Approved || r.ResultStatus != v.status {
			c.tb.Errorf("the rejection is %+v, want %s", r, v.status)
		}
	}
	gone := decodeResponse[client.Approver](c, http.StatusOK, c.send(http.MethodGet, "/v2/custody/approvers/"+foreign.ID.String(), ""))
	if gone.Status != "removed" {
		c.tb.Errorf("an approver who was rejected is %s", gone.Status)
	}
}
