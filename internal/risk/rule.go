package risk

import (
	"strings"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
)

// Severity says how much an alert matters, for people.
type Severity string

// The severities.
const (
	Info     Severity = "info"
	Warning  Severity = "warning"
	Critical Severity = "critical"
)

// Action is the action of a rule that raises an alert.
type Action string

// The actions.
const (
	OnlyAlert    Action = "alert"
	FreezeSource Action = "freeze_source" // deposits into the source are frozen
	Unwind       Action = "unwind"        // the same, and the positions become cash
)

// Scope selects a rule's subjects. A zero field selects all, also later ones.
type Scope struct {
	Wallet *uuid.UUID `json:"walletId,omitempty"`
	Source string     `json:"yieldSourceId,omitempty"`
}

// Terms are the terms of a rule.
type Terms struct {
	Name             string    `json:"name"`
	Scope            Scope     `json:"scope"`
	Metric           Metric    `json:"metric"`
	Threshold        Level     `json:"threshold"`
	ResolveThreshold Level     `json:"resolveThreshold"`
	ForSeconds       int64     `json:"forSeconds"`
	Severity         Severity  `json:"severity"`
	Action           Action    `json:"action"`
	Keep             money.Bps `json:"keep"` // of an unwind: the part of a wallet's value that may stay in the source
	Enabled          bool      `json:"enabled"`
}

// Rule is a rule of an organization.
type Rule struct {
	ID           uuid.UUID
	Organization uuid.UUID
	Terms
	Problem   failure.Reason // why it cannot be evaluated, wholly or in part; zero if it can
	CreatedAt time.Time
	UpdatedAt time.Time
}

// limits returns the terms that decide uses.
func (r *Rule) limits() limits {
	return limits{r.Metric, r.Threshold, r.ResolveThreshold, r.ForSeconds * 1_000_000}
}

// Bounds of rules.
const (
	maxNameRunes   = 100
	maxForSeconds  = 30 * 24 * 3600
	rulesPerTenant = 1000
)

// check refuses terms that make no sense by themselves. Error: validation_error.
func (t Terms) check() error {
	n := utf8.RuneCountInString(t.Name)
	switch {
	case n < 1 || n > maxNameRunes || strings.TrimSpace(t.Name) != t.Name:
		return fault.New(fault.Validation, "name must have 1 to %d characters, with no space around them", maxNameRunes)
	case t.ForSeconds < 0 || t.ForSeconds > maxForSeconds:
		return fault.New(fault.Validation, "forSeconds must be 0 to %d", maxForSeconds)
	case t.Severity != Info && t.Severity != Warning && t.Severity != Critical:
		return fault.New(fault.Validation, "severity must be info, warning or critical")
	case t.Action != OnlyAlert && t.Action != FreezeSource && t.Action != Unwind:
		return fault.New(fault.Validation, "action must be alert, freeze_source or unwind")
	case t.Keep != 0 && t.Action != Unwind:
		return fault.New(fault.Validation, "unwindToPct is of rules that unwind")
	case t.Keep < 0 || t.Keep >= 10_000:
		return fault.New(fault.Validation, "unwindToPct must be 0 to 99.99")
	case t.Metric == ConcentrationPct && t.Action == Unwind && Level(t.Keep)*one/100 >= t.ResolveThreshold:
		return fault.New(fault.Validation, "unwindToPct must be less than the value that resolves the alert")
	}
	return t.Metric.checkLimits(t.Threshold, t.ResolveThreshold)
}

// Change is a change of a rule; a nil field is unchanged.
type Change struct {
	Name             *string    `json:"name,omitempty"`
	Threshold        *Level     `json:"threshold,omitempty"`
	ResolveThreshold *Level     `json:"resolveThreshold,omitempty"`
	ForSeconds       *int64     `json:"forSeconds,omitempty"`
	Severity         *Severity  `json:"severity,omitempty"`
	Action           *Action    `json:"action,omitempty"`
	Keep             *money.Bps `json:"keep,omitempty"`
	Enabled          *bool      `json:"enabled,omitempty"`
}

// applyTo returns the changed terms. If only the threshold is changed and the resolve threshold was equal to it, the
// resolve threshold follows.
func (c Change) applyTo(t Terms) Terms {
	replace(&t.Name, c.Name)
	if c.Threshold != nil && c.ResolveThreshold == nil && t.ResolveThreshold == t.Threshold {
		t.ResolveThreshold = *c.Threshold
	}
	replace(&t.Threshold, c.Threshold)
	replace(&t.ResolveThreshold, c.ResolveThreshold)
	replace(&t.ForSeconds, c.ForSeconds)
	replace(&t.Severity, c.Severity)
	replace(&t.Action, c.Action)
	replace(&t.Keep, c.Keep)
	replace(&t.Enabled, c.Enabled)
	if t.Action != Unwind && c.Keep == nil {
		t.Keep = 0
	}
	return t
}

func replace[T any](old *T, with *T) {
	if with != nil {
		*old = *with
	}
}
