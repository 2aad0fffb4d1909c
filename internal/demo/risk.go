package demo

import (
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/money"
)

// leaveByRule has a rule leave a source that loses value, before a person has woken up.
func (t *walletDemo) leaveByRule() error {
	source := app.SandboxSource
	made, err := t.api.CreateRiskRuleWithResponse(t.ctx, client.RiskRuleCreate{RequestID: uuid.New(), Name: "Share price fell", Scope: &client.RiskScope{WalletID: &t.wallet.ID, YieldSourceID: &source},
		Metric: "nav_drop_bps", Threshold: "200", Severity: "critical", Action: "unwind"})
	if err != nil || made.JSON201 == nil {
		return unexpectedAnswer("making a risk rule", made, err)
	}
	rule := *made.JSON201
	if err := t.loseValue(source); err != nil {
		return err
	}
	alert, err := t.awaitAlert(rule.ID, client.RiskAlertStatusOpen)
	if err != nil {
		return err
	}
	t.printStage("Risk", "%s loses 5 %%: the rule %q raises an alert at %s bps", source, rule.Name, *alert.Value)
	done, err := t.awaitUnwind(alert.ID)
	if err != nil {
		return err
	}
	t.printDetail("by itself, and nothing enters it again: unwind is %s, %s came out and %s is left", done.Status, done.MovedUSD, done.RemainingUSD)
	if err := t.awaitEvent("portfolio_wallet.risk.unwind.completed"); err != nil {
		return err
	}
	alert, err = t.awaitAlert(rule.ID, client.RiskAlertStatusResolved)
	if err != nil {
		return err
	}
	t.printDetail("the wallet holds none of it any more: the alert is %s, every step of it told by webhook", alert.Status)
	return nil
}

// loseValue has a source lose a twentieth of its assets.
func (t *walletDemo) loseValue(source string) error {
	listed, err := t.api.ListYieldSourcesWithResponse(t.ctx)
	if err != nil || listed.JSON200 == nil {
		return unexpectedAnswer("listing the sources", listed, err)
	}
	for _, s := range listed.JSON200.Data {
		if s.ID != source {
			continue
		}
		held, err := money.ParseUSD(s.TVLUSD.String())
		if err != nil {
			return fmt.Errorf("reading the holdings of %s: %w", source, err)
		}
		left := (held - held/20).String()
		r, err := t.api.SandboxSetSourceWithResponse(t.ctx, source, client.SourceChange{NavUSD: &left})
		if err != nil || r.JSON200 == nil {
			return unexpectedAnswer("taking value from a source", r, err)
		}
	}
	return nil
}

func (t *walletDemo) awaitAlert(rule uuid.UUID, status client.RiskAlertStatus) (found client.RiskAlert, err error) {
	err = t.pollUntil("an alert is "+string(status), func() (bool, error) {
		r, err := t.api.ListRiskAlertsWithResponse(t.ctx, &client.ListRiskAlertsParams{RuleID: &rule, Status: &status})
		if err != nil || r.JSON200 == nil {
			return false, unexpectedAnswer("listing alerts", r, err)
		}
		if len(r.JSON200.Data) > 0 {
			found = r.JSON200.Data[0]
		}
		return len(r.JSON200.Data) > 0, nil
	})
	return found, err
}

func (t *walletDemo) awaitUnwind(alert uuid.UUID) (done client.RiskActionTaken, err error) {
	err = t.pollUntil("the source is left", func() (bool, error) {
		r, err := t.api.ListRiskActionsWithResponse(t.ctx, &client.ListRiskActionsParams{AlertID: &alert})
		if err != nil || r.JSON200 == nil {
			return false, unexpectedAnswer("listing what the rule did", r, err)
		}
		for _, a := range r.JSON200.Data {
			if a.Kind == "unwind" {
				done = a
			}
		}
		return done.Status == "completed", nil
	})
	return done, err
}
