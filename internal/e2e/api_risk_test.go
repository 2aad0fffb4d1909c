package e2e

import (
	"maps"
	"net/http"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/waittest"
)

// riskRuleBody is a rule that never raises an alert here.
func riskRuleBody() fields {
	return fields{"requestId": uuid.New(), "name": "share price fell", "scope": fields{"yieldSourceId": vaultID}, "metric": "nav_drop_bps", "threshold": 9000,
		"resolveThreshold": 8000.5, "forSeconds": 60, "severity": "critical", "action": "unwind", "unwindToPct": 10, "enabled": true}
}

// without is a body without some fields.
func without(body fields, names ...string) fields {
	left := maps.Clone(body)
	for _, name := range names {
		delete(left, name)
	}
	return left
}

// watchRisk makes rules, of which one has an alert that is open, and one that is resolved.
func (s *scene) watchRisk() {
	s.tb.Helper()
	alarming := func() client.RiskRule {
		body := riskRuleBody()
		body["metric"], body["threshold"], body["resolveThreshold"], body["forSeconds"], body["action"] = "apy_below_bps", 90000, 90000, 0, "alert"
		delete(body, "unwindToPct")
		return postJSON[client.RiskRule](s.caller, http.StatusCreated, "/v2/risk/rules", body)
	}
	calm := alarming()
	s.rules[0] = alarming()
	for i := range s.rules[1:] { // they only alert: others take the approvers to change
		body := without(riskRuleBody(), "unwindToPct")
		body["action"] = "alert"
		s.rules[i+1] = postJSON[client.RiskRule](s.caller, http.StatusCreated, "/v2/risk/rules", body)
	}
	s.alarm = s.waitForAlert(s.rules[0].ID, "open")
	s.action = s.freezeFunds()
	s.waitForAlert(calm.ID, "open")
	s.send(http.MethodPatch, "/v2/risk/rules/"+calm.ID.String(), `{"enabled": false}`)
	s.calm = s.waitForAlert(calm.ID, "resolved")
}

// waitForAlert waits for an alert of a rule.
func (s *scene) waitForAlert(rule uuid.UUID, status string) (found client.RiskAlert) {
	s.tb.Helper()
	waittest.Until(s.tb, "an alert is "+status, func() bool {
		page := decodeResponse[client.RiskAlertPage](s.caller, http.StatusOK, s.send(http.MethodGet, "/v2/risk/alerts?ruleId="+rule.String()+"&status="+status, ""))
		if len(page.Data) > 0 {
			found = page.Data[0]
		}
		return len(page.Data) > 0
	})
	return found
}

// freezeFunds has rules freeze sources that no other test here uses.
func (s *scene) freezeFunds() client.RiskActionTaken {
	s.tb.Helper()
	for _, id := range []string{"service-jaaa-usdc-vault", "service-jaaa-usdt-vault"} {
		s.raise(fields{"yieldSourceId": id}, "freeze_source")
	}
	waittest.Until(s.tb, "both are frozen", func() bool {
		return len(decodeResponse[client.RiskActionPage](s.caller, http.StatusOK, s.send(http.MethodGet, "/v2/risk/actions", "")).Data) == 2
	})
	return s.waitForAction("freeze_source", "completed")
}

// raise makes a rule that raises an alert at once, and has something done.
func (s *scene) raise(scope fields, action string) client.RiskRule {
	s.tb.Helper()
	return postJSON[client.RiskRule](s.caller, http.StatusCreated, "/v2/risk/rules", fields{"requestId": uuid.New(), "name": "little is earned", "scope": scope,
		"metric": "apy_below_bps", "threshold": 90000, "forSeconds": 0, "severity": "critical", "action": action})
}

func (s *scene) waitForAction(kind, status string) (found client.RiskActionTaken) {
	s.tb.Helper()
	waittest.Until(s.tb, kind+" is "+status, func() bool {
		page := decodeResponse[client.RiskActionPage](s.caller, http.StatusOK, s.send(http.MethodGet, "/v2/risk/actions?status="+status, ""))
		for _, a := range page.Data {
			if string(a.Kind) == kind {
				found = a
			}
		}
		return found.ID != uuid.Nil
	}, func() string {
		return s.send(http.MethodGet, "/v2/risk/actions", "").String() + s.send(http.MethodGet, "/v2/risk/stops", "").String()
	})
	return found
}

// checkRuleLimit makes as many rules as there may be, and more, in an organization of its own.
func checkRuleLimit(w *world) {
	w.tb.Helper()
	there := w.newOrganization(w.tb)
	create := apiContract().byID()["createRiskRule"]
	one := func() response {
		body := riskRuleBody()
		body["enabled"] = false
		return there.sendRequest(create, request{status: http.StatusCreated, body: body})
	}
	for range 1_000 {
		if a := one(); a.status != http.StatusCreated {
			w.tb.Fatalf("a rule that there may be: %s", a)
		}
	}
	if a := one(); a.code() != "rule_limit_reached" {
		w.tb.Errorf("one rule too many: %s", a)
	}
	template := request{body: fields{"requestId": uuid.New(), "template": "source_health"}}
	if a := there.sendRequest(apiContract().byID()["applyRiskTemplate"], template); a.code() != "rule_limit_reached" {
		w.tb.Errorf("a template too many: %s", a)
	}
}

// hearOfRisk has a rule raise an alert and leave a source, so that all of its events are sent.
func (s *scene) hearOfRisk() {
	s.tb.Helper()
	r := s.raise(fields{"walletId": s.wallet.ID, "yieldSourceId": vaultID}, "unwind")
	done := s.waitForAction("unwind", "completed")
	if done.RemainingUSD != "0.000000" || done.MovedUSD == "0.000000" || len(done.RebalanceIds) == 0 {
		s.tb.Errorf("the unwind ended as %+v", done)
	}
	s.send(http.MethodPatch, "/v2/risk/rules/"+r.ID.String(), `{"enabled": false}`)
	s.waitForAlert(r.ID, "resolved")
}
