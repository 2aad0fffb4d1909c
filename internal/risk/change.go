package risk

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/store"
)

// Powers are the rights of the caller of a change, beside that of changing rules.
type Powers struct {
	Weaken bool // propose changes that weaken a rule with actions
}

var errMayNotWeaken = fault.New(fault.Forbidden, "the token lacks the scope approvals:write, which a change needs by which a rule that acts protects less")

// Update changes a rule. Its alerts stay open until the new terms resolve them. A change that makes a rule with
// actions act later, less or never needs the approvers, as a resumption does: powers are one-way. Until it is
// approved the rule stays unchanged, and the returned activity names the change; it is nil if no approval was needed.
// Errors: rule_not_found, validation_error, forbidden, and those of approval.Service.Propose.
func (s *Service) Update(ctx context.Context, organization, id uuid.UUID, change Change, may Powers) (r Rule, asked *approval.Activity, err error) {
	var weakens bool
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		if r, err = loadRule(ctx, tx, organization, id, s.db.ForUpdate()); err != nil {
			return err
		}
		terms := change.applyTo(r.Terms)
		if err := terms.check(); err != nil {
			return err
		}
		if weakens = r.weakenedBy(terms); weakens {
			return nil
		}
		audit.Record(ctx, tx, organization, audit.UpdateRiskRule, id.String(), Rule{Terms: terms}.details())
		begins := terms.acts() && !r.acts()
		if r, err = updateRule(ctx, tx, r, terms); err == nil && begins {
			err = checkActing(ctx, tx, organization, may)
		}
		return err
	})
	if err != nil {
		return Rule{}, nil, fmt.Errorf("changing a risk rule: %w", err)
	}
	if !weakens {
		return r, nil, nil
	}
	asked, err = s.proposeWeakening(ctx, r, &change, may)
	if err != nil || asked.Status != approval.Completed {
		return r, asked, err
	}
	r, err = s.Get(ctx, organization, id)
	return r, nil, err
}

// Delete ends a rule. Its alerts stay listed; open ones are resolved, and its actions continue. The deletion of a
// rule with actions needs the approvers, as weakening it does. Errors: rule_not_found, forbidden, and those of
// approval.Service.Propose.
func (s *Service) Delete(ctx context.Context, organization, id uuid.UUID, may Powers) (asked *approval.Activity, err error) {
	var r Rule
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		r, err = loadRule(ctx, tx, organization, id, s.db.ForUpdate())
		if err != nil || r.acts() {
			return err
		}
		audit.Record(ctx, tx, organization, audit.DeleteRiskRule, id.String(), r.details())
		return deleteRule(ctx, tx, r)
	})
	if err != nil {
		return nil, fmt.Errorf("deleting a risk rule: %w", err)
	}
	if !r.acts() {
		return nil, nil
	}
	asked, err = s.proposeWeakening(ctx, r, nil, may)
	if err != nil || asked.Status != approval.Completed {
		return asked, err
	}
	return nil, nil
}

// acts reports whether the rule has actions, or had them when it was on: approval to turn a rule off is no approval
// to change its actions.
func (t Terms) acts() bool { return t.Action != OnlyAlert }

// weakenedBy says whether a rule that acts would act later, less or never by other terms of
// the same metric and scope.
func (t Terms) weakenedBy(other Terms) bool {
	if !t.acts() {
		return false
	}
	later := func(limit, than Level) bool { return limit > than }
	if metrics[t.Metric].below {
		later = func(limit, than Level) bool { return limit < than }
	}
	// An alert that is open acts no more, so resolving it later than now, or than where it is raised, is less.
	resolved := t.ResolveThreshold
	if later(resolved, other.Threshold) {
		resolved = other.Threshold
	}
	return (t.Enabled && !other.Enabled) || strengthOf(other.Action) < strengthOf(t.Action) || later(other.Threshold, t.Threshold) || later(resolved, other.ResolveThreshold) ||
		other.ForSeconds > t.ForSeconds || (t.Action == Unwind && other.Keep > t.Keep)
}

// strengthOf says which of two actions does more.
func strengthOf(a Action) int { return slices.Index([]Action{OnlyAlert, FreezeSource, Unwind}, a) }

// weakening is the body of an approval.RiskRuleChange.
type weakening struct {
	Rule   uuid.UUID `json:"ruleId"`
	Was    Terms     `json:"was"` // for approvers to read
	Delete bool      `json:"delete,omitempty"`
	Change *Change   `json:"change,omitempty"`
}

func (s *Service) proposeWeakening(ctx context.Context, r Rule, change *Change, may Powers) (*approval.Activity, error) {
	if !may.Weaken {
		return nil, errMayNotWeaken
	}
	action, details := audit.DeleteRiskRule, r.details()
	if change != nil {
		action, details = audit.UpdateRiskRule, Rule{Terms: change.applyTo(r.Terms)}.details()
	}
	was := r.Terms
	was.Name = printable.Escape(was.Name) // of before names were checked: an approver must be able to read it
	a, err := s.approvals.Propose(ctx, approval.NewChange{Organization: r.Organization, Kind: approval.RiskRuleChange, Body: weakening{r.ID, was, change == nil, change},
		Action: action, Subject: r.ID.String(), Details: details})
	return &a, err
}

// DefineChanges adds to appliers how a rule that acts is weakened. A signer with appliers of
// its own defines it as well: it has no rules, and only proves the votes.
func DefineChanges(l *approval.Appliers) {
	l.Define(approval.RiskRuleChange, approval.Applier{Check: checkWeakening, Apply: applyWeakening})
}

// checkWeakening rejects a change that is not valid for the present terms.
func checkWeakening(ctx context.Context, tx *store.Tx, organization uuid.UUID, _ approval.Settings, c approval.Change) error {
	body, err := approval.DecodeBody[weakening](c)
	if err == nil && body.Delete == (body.Change != nil) {
		err = fmt.Errorf("%w: a rule is either deleted or changed", approval.ErrProposal)
	}
	if err != nil || body.Delete {
		return err
	}
	r, err := loadRule(ctx, tx, organization, body.Rule, "")
	if fault.CodeOf(err) == fault.RuleNotFound {
		return nil
	}
	if err != nil {
		return err
	}
	return body.Change.applyTo(r.Terms).check()
}

// applyWeakening changes the present terms. A rule that was deleted stays deleted, so the function is idempotent.
// Error: validation_error if the change is not valid for the rule any more.
func applyWeakening(ctx context.Context, tx *store.Tx, organization uuid.UUID, c approval.Change) error {
	body, err := approval.DecodeBody[weakening](c)
	if err != nil {
		return err
	}
	r, err := loadRule(ctx, tx, organization, body.Rule, tx.DB().ForUpdate())
	switch {
	case fault.CodeOf(err) == fault.RuleNotFound:
		return nil
	case err != nil:
		return err
	case body.Delete:
		return deleteRule(ctx, tx, r)
	}
	terms := body.Change.applyTo(r.Terms)
	if err := terms.check(); err != nil {
		return err
	}
	_, err = updateRule(ctx, tx, r, terms)
	return err
}

func updateRule(ctx context.Context, tx *store.Tx, r Rule, terms Terms) (Rule, error) {
	if err := changeRules(ctx, tx, r.Organization, 0); err != nil {
		return Rule{}, err
	}
	now := tx.DB().Clock().Micros()
	r.Terms, r.UpdatedAt = terms, clock.Time(now)
	tx.Defer(`UPDATE risk_rules SET name = $1, threshold = $2, resolve_threshold = $3, for_seconds = $4, severity = $5, action = $6, keep_bps = $7, enabled = $8, updated_at = $9
		WHERE id = $10`, r.Name, int64(r.Threshold), int64(r.ResolveThreshold), r.ForSeconds, string(r.Severity), string(r.Action), int64(r.Keep), flag(r.Enabled), now, r.ID)
	return r, nil
}

func deleteRule(ctx context.Context, tx *store.Tx, r Rule) error {
	if err := changeRules(ctx, tx, r.Organization, 0); err != nil {
		return err
	}
	tx.Defer(`DELETE FROM risk_silences WHERE rule_id = $1`, r.ID)
	tx.Defer(`UPDATE risk_rules SET deleted = 1, enabled = 0, updated_at = $1 WHERE id = $2`, tx.DB().Clock().Micros(), r.ID)
	return nil
}
