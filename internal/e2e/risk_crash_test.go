package e2e

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
)

// riskFlow is a flow whose money is in a source that loses value, which a rule has it leave.
type riskFlow struct {
	*flow
	auditor

	rule uuid.UUID
}

// A process that dies right before or right after an alert, its action, or an unwind's progress becomes rows, of
// SIGKILL, leaves no work undone and does none twice.
func TestADeathOverARiskRuleLosesAndRepeatsNothing(t *testing.T) {
	t.Parallel()
	eachDeath(t, "risk", plan, func(ctx context.Context, t *testing.T, s *service, _ []string) {
		f := &riskFlow{flow: newFlow(s), auditor: newAuditor(ctx, t, s)}
		if err := f.run(ctx); err != nil {
			t.Fatal(err)
		}
		if err := f.assertEnd(ctx); err != nil {
			t.Error(err)
		}
	})
}

func (f *riskFlow) run(ctx context.Context) error {
	if err := f.open(ctx); err != nil {
		return err
	}
	if err := f.invest(ctx); err != nil {
		return err
	}
	source := vault
	rule := client.RiskRuleCreate{RequestID: uuid.New(), Name: "Share price fell", Scope: &client.RiskScope{YieldSourceID: &source}, Metric: "nav_drop_bps", Threshold: "200", Severity: "critical", Action: "unwind"}
	if err := f.request(ctx, func(ctx context.Context, c *client.Client) (uuid.UUID, *uuid.UUID, error) {
		made, err := read[client.RiskRule](c.CreateRiskRule(ctx, rule))
		return made.ID, &f.rule, err
	}); err != nil {
		return err
	}
	// A drop is relative to an earlier recording.
	if err := f.awaitCount(ctx, "what the source is worth is recorded", 1, `SELECT COUNT(DISTINCT subject) FROM risk_observations WHERE subject = 'source:`+vault+`' AND reading LIKE '%"readable":true%'`); err != nil {
		return err
	}
	if err := f.fall(ctx); err != nil {
		return err
	}
	if err := f.awaitCount(ctx, "the source is left", 1, `SELECT COUNT(*) FROM risk_actions WHERE kind = 'unwind' AND status = 'completed'`); err != nil {
		return err
	}
	off := false
	_, err := until(ctx, f.flow.service, "the rule is off", func(c *client.Client) (client.RiskRule, error) {
		return read[client.RiskRule](c.UpdateRiskRule(ctx, f.rule, client.RiskRuleUpdate{Enabled: &off}))
	}, func(r client.RiskRule) bool { return !r.Enabled })
	if err != nil {
		return err
	}
	return f.awaitCount(ctx, "nothing is open", 0, `SELECT (SELECT COUNT(*) FROM workflows WHERE completed_at IS NULL) + (SELECT COUNT(*) FROM risk_alerts WHERE status = 'open')`)
}

// fallsAgainAfter is how long a fall is waited for: one from an unread price raises no alert.
const fallsAgainAfter = 20 * time.Second

// fall has the source be worth less, until an alert is raised: once more for each process that died, since its
// transactions may be gone with it, and from the price before where none is.
func (f *riskFlow) fall(ctx context.Context) error {
	less, told, since := true, -1, time.Now()
	_, err := until(ctx, f.flow.service, "an alert is raised", func(c *client.Client) (n int, err error) {
		died := f.flow.service.died()
		switch {
		case died != told:
			less = true
		case time.Since(since) > fallsAgainAfter:
			less = !less
		default:
			return n, f.db.QueryRow(ctx, `SELECT COUNT(*) FROM risk_alerts`).Scan(&n)
		}
		worth := usd(allocated)
		if less {
			worth = usd(allocated * 9 / 10)
		}
		if _, err := read[json.RawMessage](c.SandboxSetSource(ctx, vault, client.SourceChange{NavUSD: &worth})); err != nil {
			return 0, err
		}
		told, since = died, time.Now()
		return n, f.db.QueryRow(ctx, `SELECT COUNT(*) FROM risk_alerts`).Scan(&n)
	}, func(n int) bool { return n > 0 })
	return err
}

// assertEnd holds chain, journal, alerts, actions and events to the one life that the flow has.
func (f *riskFlow) assertEnd(ctx context.Context) error {
	mine := []common.Address{f.address()}
	out, errOut := f.flow.service.transfers(ctx, mine, nil)
	in, errIn := f.flow.service.transfers(ctx, nil, mine)
	errs := []error{errOut, errIn}
	if len(out) != 1 || out[0].amount != allocated || len(in) != 2 {
		errs = append(errs, fmt.Errorf("the wallet paid %+v and was paid %+v", out, in))
	}
	for what, c := range map[string]struct {
		want  int64
		query string
	}{
		"in the source":              {0, `SELECT CAST(SUM(balance) AS BIGINT) FROM positions WHERE position_id = '` + vault + `'`},
		"alerts":                     {1, `SELECT COUNT(*) FROM risk_alerts WHERE kind = 'threshold' AND status = 'resolved'`},
		"all alerts":                 {1, `SELECT COUNT(*) FROM risk_alerts`},
		"freezes":                    {1, `SELECT COUNT(*) FROM risk_actions WHERE kind = 'freeze_source' AND status = 'completed'`},
		"all actions":                {2, `SELECT COUNT(*) FROM risk_actions`},
		"organizations with a stop":  {1, `SELECT COUNT(*) FROM emergency_stops WHERE stops <> '[]'`},
		"unwinding rebalances":       {1, `SELECT COUNT(*) FROM workflows WHERE reason = 'risk_unwind' AND status = 'completed'`},
		"alerts told":                {1, `SELECT COUNT(*) FROM events WHERE type = 'portfolio_wallet.risk.alert.triggered'`},
		"resolutions told":           {1, `SELECT COUNT(*) FROM events WHERE type = 'portfolio_wallet.risk.alert.resolved'`},
		"steps of actions told":      {4, `SELECT COUNT(*) FROM events WHERE type = 'portfolio_wallet.risk.action.status_changed'`},
		"ends of unwinds told":       {1, `SELECT COUNT(*) FROM events WHERE type = 'portfolio_wallet.risk.unwind.completed'`},
		"what is told to have moved": {1, `SELECT COUNT(*) FROM risk_actions WHERE kind = 'unwind' AND moved > 0 AND remaining = 0`},
	} {
		var got int64
		errs = append(errs, f.db.QueryRow(ctx, c.query).Scan(&got))
		if got != c.want {
			errs = append(errs, fmt.Errorf("%s: %d, want %d", what, got, c.want))
		}
	}
	return errors.Join(append(errs, f.repeat(ctx), f.leftovers(ctx, 0), f.verifyBooks(ctx))...)
}

func (f *riskFlow) verifyBooks(ctx context.Context) error {
	at, err := f.addressOf(ctx, vault)
	if err != nil {
		return err
	}
	report, err := f.verify(ctx, vaultAt(at))
	if err == nil && (!report.Clean() || report.InFlight != 0) {
		return fmt.Errorf("verify: %+v", report)
	}
	return err
}
