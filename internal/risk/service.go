package risk

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/request"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// Service is the API of rules and alerts for organizations. It is safe for concurrent use.
type Service struct {
	db        *store.DB
	wallets   *wallet.Service
	catalog   *yield.Catalog
	approvals *approval.Service
}

// NewService makes the service.
func NewService(db *store.DB, wallets *wallet.Service, catalog *yield.Catalog, approvals *approval.Service) *Service {
	return &Service{db, wallets, catalog, approvals}
}

// Topic wakes the evaluation after a change of rules.
const Topic = "risk"

const ruleColumns = `id, organization_id, name, wallet_id, source_id, metric, threshold, resolve_threshold, for_seconds, severity, action, keep_bps, enabled,
	problem, failure_code, created_at, updated_at`

func scanRule(row interface{ Scan(...any) error }) (r Rule, err error) {
	var walletID string
	var keep, enabled, created, updated int64
	err = row.Scan(&r.ID, &r.Organization, &r.Name, &walletID, &r.Scope.Source, (*string)(&r.Metric), (*int64)(&r.Threshold), (*int64)(&r.ResolveThreshold), &r.ForSeconds,
		(*string)(&r.Severity), (*string)(&r.Action), &keep, &enabled, &r.Problem.Text, (*string)(&r.Problem.Code), &created, &updated)
	if err != nil {
		return r, err
	}
	if id, err := uuid.Parse(walletID); err == nil {
		r.Scope.Wallet = &id
	}
	r.Keep = money.Bps(keep)
	r.Enabled, r.CreatedAt, r.UpdatedAt = enabled != 0, clock.Time(created), clock.Time(updated)
	return r, nil
}

// Create makes a rule. The same request again gives the rule that it made.
// Errors: validation_error, wallet_not_found, yield_source_not_found, rule_limit_reached,
// and those of request.Claim.
func (s *Service) Create(ctx context.Context, organization, requestID uuid.UUID, terms Terms, may Powers) (r Rule, again bool, err error) {
	if err := s.checkTerms(ctx, organization, terms); err != nil {
		return Rule{}, false, err
	}
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		claim := request.Request{Organization: organization, ID: requestID, Operation: "risk.rule.create", Body: terms}
		r, again, err = s.createIn(ctx, tx, organization, claim, terms, may)
		return err
	})
	if err != nil {
		return Rule{}, false, fmt.Errorf("creating a risk rule: %w", err)
	}
	return r, again, nil
}

func (s *Service) createIn(ctx context.Context, tx *store.Tx, organization uuid.UUID, claim request.Request, terms Terms, may Powers) (Rule, bool, error) {
	id, again, err := request.Claim(ctx, tx, claim, uuid.New())
	if err != nil {
		return Rule{}, false, err
	}
	if again {
		r, err := loadRule(ctx, tx, organization, id, "")
		return r, true, err
	}
	if err := changeRules(ctx, tx, organization, 1); err != nil {
		return Rule{}, false, err
	}
	r := insertRule(ctx, tx, organization, id, terms)
	if terms.acts() {
		err = checkActing(ctx, tx, organization, may)
	}
	return r, false, err
}

// actingOfRiskWriters is how many rules that act there are at most after a token has added one
// that may not propose to weaken them. It takes the approvers to delete such a rule, so a token
// could fill the list until none is added any more that protects.
const actingOfRiskWriters = rulesPerTenant / 2

// checkActing is asked after rules that act were added. Error: rule_limit_reached.
func checkActing(ctx context.Context, tx *store.Tx, organization uuid.UUID, may Powers) error {
	if may.Weaken {
		return nil
	}
	var n int
	err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM risk_rules WHERE organization_id = $1 AND deleted = 0 AND action <> $2`, organization, string(OnlyAlert)).Scan(&n)
	if err != nil {
		return fmt.Errorf("counting rules that act: %w", err)
	}
	if n > actingOfRiskWriters {
		return fault.New(fault.RuleLimitReached, "there are %d rules that act: more take a token that has the scope approvals:write, too", actingOfRiskWriters)
	}
	return nil
}

// insertRule writes a rule and who made it.
func insertRule(ctx context.Context, tx *store.Tx, organization, id uuid.UUID, terms Terms) Rule {
	now := tx.DB().Clock().Micros()
	r := Rule{ID: id, Organization: organization, Terms: terms, CreatedAt: clock.Time(now), UpdatedAt: clock.Time(now)}
	tx.Defer(`INSERT INTO risk_rules (id, organization_id, name, wallet_id, source_id, metric, threshold, resolve_threshold, for_seconds, severity, action, keep_bps, enabled,
			problem, created_at, updated_at, deleted) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, '', $14, $14, 0)`,
		id, organization, r.Name, walletText(r.Scope.Wallet), r.Scope.Source, string(r.Metric), int64(r.Threshold), int64(r.ResolveThreshold), r.ForSeconds,
		string(r.Severity), string(r.Action), int64(r.Keep), flag(r.Enabled), now)
	audit.Record(ctx, tx, organization, audit.CreateRiskRule, id.String(), r.details())
	return r
}

func (r Rule) details() audit.Details {
	return audit.Details{"name": r.Name, "metric": string(r.Metric), "threshold": r.Threshold.String(), "action": string(r.Action), "enabled": fmt.Sprint(r.Enabled)}
}

// checkTerms rejects invalid terms, and those with subjects of another organization.
func (s *Service) checkTerms(ctx context.Context, organization uuid.UUID, terms Terms) error {
	if err := terms.check(); err != nil {
		return err
	}
	if terms.Scope.Wallet != nil {
		if _, err := s.wallets.Get(ctx, organization, *terms.Scope.Wallet); err != nil {
			return err
		}
	}
	if terms.Scope.Source != "" {
		if _, err := s.catalog.Choose(ctx, organization, terms.Scope.Source); err != nil {
			return err
		}
	}
	return nil
}

// changeRules begins a change of an organization's rules. Changes of one organization are serialized, and the
// evaluation reads the rules again. Error: rule_limit_reached if more are added than allowed.
func changeRules(ctx context.Context, tx *store.Tx, organization uuid.UUID, added int) error {
	tx.Defer(`INSERT INTO risk_versions (organization_id, version) VALUES ($1, 1) ON CONFLICT (organization_id) DO UPDATE SET version = risk_versions.version + 1`, organization)
	tx.Wake(Topic)
	if added == 0 {
		return nil
	}
	var n int
	if err := tx.QueryRow(ctx, `SELECT COUNT(*) FROM risk_rules WHERE organization_id = $1 AND deleted = 0`, organization).Scan(&n); err != nil {
		return fmt.Errorf("counting rules: %w", err)
	}
	if n+added > rulesPerTenant {
		return fault.New(fault.RuleLimitReached, "an organization has at most %d rules", rulesPerTenant)
	}
	return nil
}

var errNoRule = fault.New(fault.RuleNotFound, "there is no such rule")

func loadRule(ctx context.Context, from interface {
	QueryRow(ctx context.Context, query string, args ...any) store.Row
}, organization, id uuid.UUID, lock string) (Rule, error) {
	r, err := scanRule(from.QueryRow(ctx, `SELECT `+ruleColumns+` FROM risk_rules WHERE id = $1 AND organization_id = $2 AND deleted = 0`+lock, id, organization))
	if errors.Is(err, store.ErrNoRows) {
		return Rule{}, errNoRule
	}
	if err != nil {
		return Rule{}, fmt.Errorf("reading risk rule %s: %w", id, err)
	}
	return r, nil
}

// Get returns a rule. Error: rule_not_found.
func (s *Service) Get(ctx context.Context, organization, id uuid.UUID) (Rule, error) {
	return loadRule(ctx, s.db, organization, id, "")
}

// List returns a page of the rules that are not deleted.
func (s *Service) List(ctx context.Context, organization uuid.UUID, page store.Page) ([]Rule, *store.Position, error) {
	end, args := page.SQL("", []any{organization})
	rows, err := s.db.Query(ctx, `SELECT `+ruleColumns+` FROM risk_rules WHERE organization_id = $1 AND deleted = 0`+end, args...)
	rules, err := store.Collect(rows, err, func(row store.Rows) (Rule, error) { return scanRule(row) })
	if err != nil {
		return nil, nil, fmt.Errorf("listing risk rules: %w", err)
	}
	rules, next := store.Cut(page, rules, func(r Rule) store.Position {
		return store.Position{Micros: r.CreatedAt.UnixMicro(), ID: r.ID.String()}
	})
	return rules, next, nil
}

func walletText(id *uuid.UUID) string {
	if id == nil {
		return ""
	}
	return id.String()
}

func flag(on bool) int64 {
	if on {
		return 1
	}
	return 0
}
