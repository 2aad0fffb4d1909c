package httpapi

import (
	"context"
	"encoding/json"
	"time"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/risk"
)

const (
	maxRuleName       = 100
	maxForSeconds     = 30 * 24 * 60 * 60
	maxAlertNote      = 1000
	usualDryRunPeriod = 7 * 24 * time.Hour
)

func (s *Server) createRiskRule(ctx context.Context, r *request) (response, error) {
	b := r.body()
	id, terms := b.readID("requestId"), b.readRiskTerms()
	if err := r.err(); err != nil {
		return response{}, err
	}
	rule, again, err := s.domain.Risk.Create(ctx, r.organization(), id, terms, r.riskPowers())
	if err != nil {
		return response{}, err
	}
	return response{createdStatus(!again), riskRuleBody(rule)}, nil
}

// readRiskTerms reads all that a rule says.
func (b *bodyReader) readRiskTerms() risk.Terms {
	t := risk.Terms{Name: b.readLabel("name", maxRuleName), Scope: b.readRiskScope(), Metric: b.readMetric(), Threshold: b.readLevel("threshold"),
		ForSeconds: b.readInteger("forSeconds", 0, maxForSeconds), Severity: b.readSeverity(), Action: b.readRiskAction(), Enabled: true}
	t.ResolveThreshold = t.Threshold
	if b.has("resolveThreshold") {
		t.ResolveThreshold = b.readLevel("resolveThreshold")
	}
	if b.hasValue("unwindToPct") {
		t.Keep = b.readKeep()
	}
	if b.has("enabled") {
		t.Enabled = b.readBool("enabled")
	}
	return t
}

func (b *bodyReader) readRiskScope() (scope risk.Scope) {
	if !b.has("scope") {
		return scope
	}
	given := b.readObject("scope")
	if given.has("walletId") {
		id := given.readID("walletId")
		scope.Wallet = &id
	}
	if given.has("yieldSourceId") {
		scope.Source = given.readText("yieldSourceId", 1, maxPositionID)
	}
	return scope
}

func (b *bodyReader) readMetric() risk.Metric {
	var names []string
	for _, m := range risk.AllMetrics() {
		names = append(names, string(m))
	}
	return risk.Metric(b.readOneOf("metric", names...))
}

func (b *bodyReader) readSeverity() risk.Severity {
	return risk.Severity(b.readOneOf("severity", string(risk.Info), string(risk.Warning), string(risk.Critical)))
}

func (b *bodyReader) readRiskAction() risk.Action {
	return risk.Action(b.readOneOf("action", string(risk.OnlyAlert), string(risk.FreezeSource), string(risk.Unwind)))
}

// readLevel reads a metric's figure: a number with at most six decimals.
func (b *bodyReader) readLevel(name string) risk.Level {
	n, _ := b.readUSD(name, asNumber)
	return risk.Level(n)
}

// readKeep reads the part of a position that may stay: more than zero. Error: precision_overflow beyond six decimals.
func (b *bodyReader) readKeep() money.Bps {
	const hundredth = money.Dollar / 100
	n := b.readPositiveUSD("unwindToPct", asNumber)
	if n >= 100*money.Dollar || n%hundredth != 0 {
		b.fail(fault.Validation, "unwindToPct", "must be 0.01 to 99.99 with at most two decimals")
		return 0
	}
	return money.Bps(n / hundredth)
}

func (s *Server) listRiskRules(ctx context.Context, r *request) (response, error) {
	p := r.readPage(maxPage)
	if err := r.err(); err != nil {
		return response{}, err
	}
	rules, next, err := s.domain.Risk.List(ctx, r.organization(), p)
	if err != nil {
		return response{}, err
	}
	return respondOK(wire.RiskRulePage{Data: riskRuleBodies(rules), NextCursor: r.nextCursor(next)})
}

func (s *Server) getRiskRule(ctx context.Context, r *request) (response, error) {
	id := r.pathID("ruleId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	rule, err := s.domain.Risk.Get(ctx, r.organization(), id)
	if err != nil {
		return response{}, err
	}
	return respondOK(riskRuleBody(rule))
}

func (s *Server) updateRiskRule(ctx context.Context, r *request) (response, error) {
	id, b := r.pathID("ruleId"), r.body()
	var c risk.Change
	readOptional(b, "name", &c.Name, func() string { return b.readLabel("name", maxRuleName) })
	readOptional(b, "threshold", &c.Threshold, func() risk.Level { return b.readLevel("threshold") })
	readOptional(b, "resolveThreshold", &c.ResolveThreshold, func() risk.Level { return b.readLevel("resolveThreshold") })
	readOptional(b, "forSeconds", &c.ForSeconds, func() int64 { return b.readInteger("forSeconds", 0, maxForSeconds) })
	readOptional(b, "severity", &c.Severity, b.readSeverity)
	readOptional(b, "action", &c.Action, b.readRiskAction)
	readOptional(b, "unwindToPct", &c.Keep, b.readKeep)
	readOptional(b, "enabled", &c.Enabled, func() bool { return b.readBool("enabled") })
	if err := r.err(); err != nil {
		return response{}, err
	}
	if c == (risk.Change{}) {
		return response{}, fault.New(fault.Validation, "the body must have something to change")
	}
	rule, asked, err := s.domain.Risk.Update(ctx, r.organization(), id, c, r.riskPowers())
	switch {
	case err != nil:
		return response{}, err
	case asked != nil:
		return respondToPending(*asked)
	}
	return respondOK(riskRuleBody(rule))
}

func (r *request) riskPowers() risk.Powers {
	return risk.Powers{Weaken: r.principal.Scopes.Allows(auth.ApprovalsWrite)}
}

// readOptional reads a field that may be absent.
func readOptional[T any](b *bodyReader, name string, into **T, read func() T) {
	if b.has(name) {
		v := read()
		*into = &v
	}
}

func (s *Server) deleteRiskRule(ctx context.Context, r *request) (response, error) {
	id := r.pathID("ruleId")
	if err := r.err(); err != nil {
		return response{}, err
	}
	asked, err := s.domain.Risk.Delete(ctx, r.organization(), id, r.riskPowers())
	switch {
	case err != nil:
		return response{}, err
	case asked != nil:
		return respondToPending(*asked)
	}
	return respondOK(wire.RiskRuleDeleted{ID: id, Deleted: true})
}

func (s *Server) dryRunRiskRule(ctx context.Context, r *request) (response, error) {
	b := r.body()
	terms := b.readObject("rule").readRiskTerms()
	to := s.domain.DB.Clock().Now()
	if b.has("to") {
		to = b.readTime("to")
	}
	from := to.Add(-usualDryRunPeriod)
	if b.has("from") {
		from = b.readTime("from")
	}
	if err := r.err(); err != nil {
		return response{}, err
	}
	run, err := s.domain.Risk.TryRule(ctx, r.organization(), terms, from, to)
	if err != nil {
		return response{}, err
	}
	body := wire.RiskRuleDryRunResult{Observations: run.Observations, Alerts: make([]wire.RiskRuleFiring, len(run.Firings)), More: run.More}
	if run.Observations > 0 {
		body.ObservedFrom, body.ObservedTo = &run.From, &run.To
	}
	for i, f := range run.Firings {
		body.Alerts[i] = wire.RiskRuleFiring{Kind: wire.RiskAlertKind(f.Kind), WalletID: f.Wallet, YieldSourceID: textOrNull(f.Source), Token: textOrNull(string(f.Token)), Value: levelOrNull(f.Value),
			Since: f.Since, TriggeredAt: f.RaisedAt, ResolvedAt: f.ResolvedAt, Action: wire.RiskAction(terms.Action), Positions: riskPositionsBody(f.Positions)}
		if f.Kind != risk.Threshold {
			body.Alerts[i].Action = wire.RiskAction(risk.OnlyAlert)
		}
	}
	return respondOK(body)
}

func (s *Server) listRiskTemplates(_ context.Context, r *request) (response, error) {
	if err := r.err(); err != nil {
		return response{}, err
	}
	var data []wire.RiskTemplate
	for _, t := range risk.Templates() {
		rules := make([]wire.RiskRuleTerms, len(t.Rules))
		for i, terms := range t.Rules {
			rules[i] = riskTermsBody(terms)
		}
		data = append(data, wire.RiskTemplate{Name: t.Name, Description: t.Description, Rules: rules})
	}
	return respondOK(wire.RiskTemplatePage{Data: data})
}

func (s *Server) applyRiskTemplate(ctx context.Context, r *request) (response, error) {
	b := r.body()
	id, name, scope := b.readID("requestId"), b.readText("template", 1, maxRuleName), b.readRiskScope()
	if err := r.err(); err != nil {
		return response{}, err
	}
	made, again, err := s.domain.Risk.Apply(ctx, r.organization(), id, name, scope, r.riskPowers())
	if err != nil {
		return response{}, err
	}
	return response{createdStatus(!again), wire.RiskRulesCreated{ID: made.ID, Template: made.Template, Data: riskRuleBodies(made.Rules)}}, nil
}

func riskRuleBodies(rules []risk.Rule) []wire.RiskRule {
	data := make([]wire.RiskRule, len(rules))
	for i, rule := range rules {
		data[i] = riskRuleBody(rule)
	}
	return data
}

func riskRuleBody(r risk.Rule) wire.RiskRule {
	return wire.RiskRule{ID: r.ID, Name: r.Name, Scope: riskScopeBody(r.Scope), Metric: wire.RiskMetric(r.Metric), Threshold: levelNumber(r.Threshold), ResolveThreshold: levelNumber(r.ResolveThreshold),
		ForSeconds: int(r.ForSeconds), Severity: wire.RiskSeverity(r.Severity), Action: wire.RiskAction(r.Action), UnwindToPct: keptOrNull(r.Keep), Enabled: r.Enabled,
		Problem: r.Problem.TextOrNil(), FailureCode: r.Problem.CodeOrNil(), CreatedAt: r.CreatedAt, UpdatedAt: r.UpdatedAt}
}

func riskTermsBody(t risk.Terms) wire.RiskRuleTerms {
	enabled := t.Enabled
	scope := riskScopeBody(t.Scope)
	return wire.RiskRuleTerms{Name: t.Name, Scope: &scope, Metric: wire.RiskMetric(t.Metric), Threshold: levelNumber(t.Threshold), ResolveThreshold: levelNumber(t.ResolveThreshold),
		ForSeconds: int(t.ForSeconds), Severity: wire.RiskSeverity(t.Severity), Action: wire.RiskAction(t.Action), UnwindToPct: keptOrNull(t.Keep), Enabled: &enabled}
}

func riskScopeBody(s risk.Scope) wire.RiskScope {
	return wire.RiskScope{WalletID: s.Wallet, YieldSourceID: textOrNull(s.Source)}
}

// keptOrNull returns the part that may stay; null is zero.
func keptOrNull(keep money.Bps) *json.Number {
	if keep == 0 {
		return nil
	}
	pct := percentNumber(keep)
	return &pct
}

func levelNumber(l risk.Level) json.Number { return json.Number(l.String()) }

func levelOrNull(l *risk.Level) *json.Number {
	if l == nil {
		return nil
	}
	n := levelNumber(*l)
	return &n
}

func riskPositionsBody(c risk.Concerned) wire.RiskPositions {
	body := wire.RiskPositions{Count: c.Count, AmountUSD: c.AmountUsd, Positions: make([]wire.RiskPosition, len(c.Positions))}
	for i, p := range c.Positions {
		body.Positions[i] = wire.RiskPosition{WalletID: p.Wallet, YieldSourceID: p.Source, AmountUSD: p.AmountUsd}
	}
	return body
}
