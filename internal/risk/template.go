package risk

import (
	"context"
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/request"
	"github.com/granaryhq/granary/internal/store"
)

// Template is a set of rules that is made by one call.
type Template struct {
	Name        string
	Description string
	Rules       []Terms
}

// Templates lists common rules. Every rule applies to all wallets and sources, unless a scope is given.
func Templates() []Template {
	rule := func(name string, m Metric, threshold, resolve Level, forSeconds int64, severity Severity, action Action) Terms {
		return Terms{Name: name, Metric: m, Threshold: threshold, ResolveThreshold: resolve, ForSeconds: forSeconds, Severity: severity, Action: action, Enabled: true}
	}
	return []Template{
		{"source_health", "Tells of a source that loses value or money, runs dry, or is not heard of.", []Terms{
			rule("Share price fell", NavDropBps, 50*one, 25*one, 0, Critical, OnlyAlert),
			rule("Source shrank", TvlDropPct, 25*one, 20*one, 300, Warning, OnlyAlert),
			rule("Little can leave the source", UtilizationPct, 95*one, 90*one, 900, Warning, OnlyAlert),
			rule("Source cannot be read", UnreadableSeconds, 900*one, 900*one, 0, Warning, OnlyAlert),
		}},
		{"stablecoin_depeg", "Tells of a stablecoin that is not worth a dollar, and freezes its sources when it is far from that.", []Terms{
			rule("Stablecoin is off a dollar", DepegBps, 50*one, 30*one, 300, Warning, OnlyAlert),
			rule("Stablecoin has lost a dollar's worth", DepegBps, 300*one, 100*one, 600, Critical, FreezeSource),
		}},
		{"loss_protection", "Freezes a source that loses value, and has what is held there become cash when it loses more.", []Terms{
			rule("Share price fell", NavDropBps, 50*one, 25*one, 0, Warning, FreezeSource),
			rule("Share price fell far", NavDropBps, 200*one, 100*one, 60, Critical, Unwind),
		}},
		{"diversification", "Tells of a wallet that has most of its value in one source.", []Terms{
			rule("Most is in one source", ConcentrationPct, 75*one, 70*one, 3600, Info, OnlyAlert),
		}},
	}
}

// Applied are the rules that one request made of a template.
type Applied struct {
	ID       uuid.UUID
	Template string
	Rules    []Rule // those that are not deleted
}

// Apply makes a template's rules in one transaction. It is idempotent: the same request returns the rules of the
// first one. Errors: validation_error, and those of Create.
func (s *Service) Apply(ctx context.Context, organization, requestID uuid.UUID, name string, scope Scope, may Powers) (made Applied, again bool, err error) {
	for _, t := range Templates() {
		if t.Name == name {
			return s.apply(ctx, organization, requestID, t, scope, may)
		}
	}
	return Applied{}, false, fault.New(fault.Validation, "template is unknown: GET /v2/risk/templates lists them")
}

// applied is the body of a request to make a template's rules.
type applied struct {
	Template string `json:"template"`
	Scope    Scope  `json:"scope"`
}

func (s *Service) apply(ctx context.Context, organization, requestID uuid.UUID, t Template, scope Scope, may Powers) (made Applied, again bool, err error) {
	for i := range t.Rules {
		t.Rules[i].Scope = scope
		if err := s.checkTerms(ctx, organization, t.Rules[i]); err != nil {
			return Applied{}, false, err
		}
	}
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		made = Applied{Template: t.Name}
		claim := request.Request{Organization: organization, ID: requestID, Operation: "risk.template.apply", Body: applied{t.Name, scope}}
		if made.ID, again, err = request.Claim(ctx, tx, claim, uuid.New()); err != nil {
			return err
		}
		if again {
			made.Rules, err = loadApplied(ctx, tx, organization, made.ID, len(t.Rules))
			return err
		}
		if err := changeRules(ctx, tx, organization, len(t.Rules)); err != nil {
			return err
		}
		for i, terms := range t.Rules {
			made.Rules = append(made.Rules, insertRule(ctx, tx, organization, appliedID(made.ID, i), terms))
		}
		if slices.ContainsFunc(t.Rules, Terms.acts) {
			return checkActing(ctx, tx, organization, may)
		}
		return nil
	})
	if err != nil {
		return Applied{}, false, fmt.Errorf("making the rules of a template: %w", err)
	}
	return made, again, nil
}

// appliedID is the id of one of the rules that a request has made.
func appliedID(first uuid.UUID, i int) uuid.UUID {
	if i == 0 {
		return first
	}
	id := uuid.NewSHA1(first, binary.BigEndian.AppendUint32(nil, uint32(i)))
	id[6] = id[6]&0x0f | 0x40 // as all ids of the interface look
	return id
}

func loadApplied(ctx context.Context, tx *store.Tx, organization, first uuid.UUID, n int) (rules []Rule, err error) {
	for i := range n {
		r, err := loadRule(ctx, tx, organization, appliedID(first, i), "")
		if fault.CodeOf(err) == fault.RuleNotFound {
			continue
		}
		if err != nil {
			return nil, err
		}
		rules = append(rules, r)
	}
	return rules, nil
}
