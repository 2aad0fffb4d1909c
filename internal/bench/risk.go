package bench

import (
	"errors"
	"fmt"
	"net/http"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// quietEvaluations is how many evaluations are measured without changes.
const quietEvaluations = 3

// measureRisk gives every wallet cash and a position, written straight into the tables, and makes rules over all
// metrics but a source's utilization, which is all of it here, chosen to raise no alert. It measures the evaluations:
// of new rules, without changes, and of a new price of a source that all hold; and then the time from a falling price
// to an alert.
func (b *bench) measureRisk() error {
	c, err := b.dialCaller(0)
	if err != nil {
		return err
	}
	defer func() { _ = c.conn.Close() }()
	defer b.mineBlocks(20 * time.Millisecond)()
	if err := b.setWorth(c, "1000.00"); err != nil {
		return err
	}
	if err := b.service.DB.Write(b.ctx, func(tx *store.Tx) error {
		now := fmt.Sprint(tx.Now().UnixMicro())
		seedPositions(tx, now, withoutPositions, b.organization)
		tx.Defer(`INSERT INTO positions (wallet_id, position_id, organization_id, kind, chain, token, balance, reserved, updated_at)
			SELECT w.id, 'cash:ethereum_sepolia:usdc', w.organization_id, 'cash', 'ethereum_sepolia', 'usdc', 10000000, 0, `+now+` FROM wallets w WHERE w.organization_id = $1
			ON CONFLICT DO NOTHING`, b.organization)
		return nil
	}); err != nil {
		return fmt.Errorf("seeding holdings: %w", err)
	}
	began := time.Now()
	for i := range b.Rules - 1 { // the last is the one that raises an alert
		if err := b.createRule(c, calmRule(i, b.wallets[i%len(b.wallets)])); err != nil {
			return err
		}
		b.reportProgress("making risk rules", i+1, b.Rules-1)
	}
	b.printFigure("risk rules made", "%6.0f/s  (%d, one caller)", float64(b.Rules-1)/time.Since(began).Seconds(), b.Rules-1)
	if _, err := b.awaitEvaluations(1); err != nil { // some of them were there already
		return err
	}
	quiet, err := b.awaitEvaluations(quietEvaluations)
	if err != nil {
		return err
	}
	b.printFigure("an evaluation of nothing new", "%s  (%d rules, %d wallets)", quiet.Round(10*time.Microsecond), b.Rules, len(b.wallets))
	if err := b.setWorth(c, "1010.00"); err != nil {
		return err
	}
	priced, err := b.awaitEvaluations(1)
	if err != nil {
		return err
	}
	b.printFigure("an evaluation of a new price", "%s  (of what every wallet holds)", priced.Round(10*time.Microsecond))
	return b.measureAlert(c)
}

// measureAlert has the price of a source that every wallet holds fall, and waits for the alert.
func (b *bench) measureAlert(c *caller) error {
	if err := b.createRule(c, fmt.Sprintf(`"name": "fell", "scope": {"yieldSourceId": %q}, "metric": "nav_drop_bps", "threshold": 100`, valuedSource)); err != nil {
		return err
	}
	if _, err := b.awaitEvaluations(1); err != nil {
		return err
	}
	began := time.Now()
	if err := b.setWorth(c, "900.00"); err != nil {
		return err
	}
	if err := b.pollUntil("an alert is raised", time.Minute, func() (bool, error) {
		n, err := b.queryCount(`SELECT COUNT(*) FROM risk_alerts a JOIN risk_rules r ON r.id = a.rule_id WHERE r.organization_id = $1 AND r.name = 'fell'`, b.organization)
		return n > 0, err
	}); err != nil {
		return err
	}
	b.printFigure("an alert raised", "%s  (from the request that lowers the price on the chain; it names the largest of %d positions)", time.Since(began).Round(time.Millisecond), len(b.wallets))
	return nil
}

// setWorth has the source that all hold be worth so many dollars, on the chain.
func (b *bench) setWorth(c *caller, dollars string) error {
	status, err := c.requestStatus(http.MethodPost, "/v2/sandbox/sources/"+valuedSource, fmt.Sprintf(`{"navUsd":"%s0000"}`, dollars))
	if err == nil && status != http.StatusOK {
		err = fmt.Errorf("answered %d", status)
	}
	if err != nil {
		return fmt.Errorf("changing the price: %w", err)
	}
	return nil
}

// createRule makes a rule that does no more than raise alerts.
func (b *bench) createRule(c *caller, terms string) error {
	status, err := c.requestStatus(http.MethodPost, "/v2/risk/rules", fmt.Sprintf(`{"requestId": %q, "forSeconds": 0, "severity": "info", "action": "alert", %s}`, uuid.NewString(), terms))
	if err == nil && status != http.StatusCreated {
		err = fmt.Errorf("answered %d", status)
	}
	if err != nil {
		return fmt.Errorf("making a risk rule: %w", err)
	}
	return nil
}

// calmRule is one of many rules over those metrics and all scopes, which no figure here reaches.
func calmRule(i int, w seededWallet) string {
	limits := []string{`"depeg_bps", "threshold": 10000`, `"apy_below_bps", "threshold": 0`, `"tvl_drop_pct", "threshold": 100`,
		`"nav_drop_bps", "threshold": 10000`, `"nav_age_seconds", "threshold": 31536000`, `"concentration_pct", "threshold": 100`, `"liquidity_below_usd", "threshold": 1`,
		`"source_unreadable_seconds", "threshold": 31536000`}
	scope := []string{`{}`, fmt.Sprintf(`{"yieldSourceId": %q}`, valuedSource), fmt.Sprintf(`{"walletId": %q}`, w.id), `{}`}[i%4]
	return fmt.Sprintf(`"name": "rule %d", "scope": %s, "metric": %s`, i, scope, limits[i%len(limits)])
}

// awaitEvaluations waits for so many more evaluations, and returns how long they took on average.
func (b *bench) awaitEvaluations(more uint64) (time.Duration, error) {
	n, took, err := b.countEvaluations()
	if err != nil {
		return 0, err
	}
	var now uint64
	var sum float64
	err = b.pollEvery(100*time.Millisecond, "the rules are evaluated", time.Minute, func() (bool, error) {
		var err error
		now, sum, err = b.countEvaluations()
		return now >= n+more, err
	})
	if err != nil {
		return 0, err
	}
	return time.Duration((sum - took) / float64(now-n) * float64(time.Second)), nil
}

// countEvaluations is how many there were and the seconds that they took.
func (b *bench) countEvaluations() (n uint64, seconds float64, err error) {
	families, err := b.service.Registry.Gather()
	if err != nil {
		return 0, 0, fmt.Errorf("reading the metrics: %w", err)
	}
	for _, f := range families {
		if f.GetName() == "granary_risk_evaluation_seconds" {
			h := f.GetMetric()[0].GetHistogram()
			return h.GetSampleCount(), h.GetSampleSum(), nil
		}
	}
	return 0, 0, errors.New("the evaluations are not counted")
}
