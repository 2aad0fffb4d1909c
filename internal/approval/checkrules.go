package approval

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/printable"
)

// Bounds of rules.
const (
	maxRules        = 100
	maxDestinations = 1000
	maxGroupRunes   = 64
)

// CheckRules finds faults of rules under the present approvers: a quorum that could never be complete, names that are
// not their own, a rule that would let anyone change approvers or rules, or no one ever. Error: validation_error,
// naming the rule.
func (s Settings) CheckRules(rules []Rule) error {
	if len(rules) > maxRules {
		return fault.New(fault.Validation, "rules: there may be at most %d", maxRules)
	}
	names := map[string]bool{ByDefault: true, ByThreshold: true, ByControl: true}
	for i, r := range rules {
		if why := s.whyUnsound(r, names); why != "" {
			return fault.New(fault.Validation, "rules[%d] %s", i, why)
		}
		names[r.Name] = true
	}
	return nil
}

// whyUnsound describes the fault of a rule; empty if there is none.
func (s Settings) whyUnsound(r Rule, taken map[string]bool) string {
	if n := utf8.RuneCountInString(r.Name); n < 1 || n > maxNameRunes {
		return "name must have 1 to 128 characters"
	}
	if err := printable.Check(r.Name); err != nil {
		return "name " + err.Error()
	}
	if taken[r.Name] {
		return "name: another rule has it, or it is one of the service's own"
	}
	for _, why := range []string{r.whyActions(), r.whyConditions(), s.whyQuorum(r)} {
		if why != "" {
			return why
		}
	}
	return ""
}

func (r Rule) whyActions() string {
	if len(r.Actions) == 0 {
		return "actions must name at least one action"
	}
	for i, k := range r.Actions {
		if !slices.Contains(Kinds(), k) {
			return "actions: there is no action " + string(k)
		}
		if slices.Contains(r.Actions[:i], k) {
			return "actions names " + string(k) + " twice"
		}
		if (k == ApproverChange || k == RuleChange) && r.Effect != RequireApproval {
			return "effect: a rule for " + string(k) + " must require approval, or anybody could change what is approved, or nobody ever"
		}
	}
	return ""
}

func (r Rule) whyConditions() string {
	if r.MinAmount != nil && (len(r.Actions) != 1 || r.Actions[0] != WithdrawalPayout) {
		return "minAmountUsd is for withdrawal_payout alone"
	}
	if r.MinAmount != nil && *r.MinAmount < 0 {
		return "minAmountUsd must not be negative"
	}
	if len(r.Destinations) > maxDestinations {
		return "destinations: there may be at most 1000"
	}
	for i, word := range r.Destinations {
		if why := whyNoDestination(word); why != "" {
			return "destinations: " + why
		}
		if slices.Contains(r.Destinations[:i], word) {
			return "destinations names " + word + " twice"
		}
	}
	for _, k := range r.Actions {
		if len(r.Destinations) > 0 && k != WithdrawalPayout && k != AddressBookChange {
			return "destinations are for withdrawal_payout and address_book_change alone"
		}
	}
	return ""
}

// IsGroup says whether entries of an address book may be in a group of this name, and
// rules name it.
func IsGroup(name string) bool {
	n := utf8.RuneCountInString(name)
	return n >= 1 && n <= maxGroupRunes && strings.TrimSpace(name) == name && printable.Check(name) == nil
}

// whyNoDestination says why a word means no destination; empty if it does.
func whyNoDestination(word string) string {
	if group, is := strings.CutPrefix(word, GroupPrefix); is {
		if !IsGroup(group) {
			return "a group's name has 1 to 64 visible characters, and no space at its ends"
		}
		return ""
	}
	if word == InBook {
		return ""
	}
	for _, on := range []chain.Name{chain.Ethereum, chain.Solana} { // one chain of each form of addresses
		if canonical, err := chain.ParseAddress(on, word); err == nil {
			if string(canonical) != word {
				return word + " must be written " + string(canonical)
			}
			return ""
		}
	}
	return word + ` is neither an address, nor "book", nor "group:NAME"`
}

func (s Settings) whyQuorum(r Rule) string {
	switch r.Effect {
	case Allow, Deny:
		if r.Approvals != 0 || len(r.Approvers) > 0 || r.ValidForSeconds != 0 {
			return "approvals, approvers and validForSeconds are for require_approval alone"
		}
		return ""
	case RequireApproval:
	default:
		return "effect must be require_approval, deny or allow"
	}
	for i, id := range r.Approvers {
		if _, active := s.findApprover(id); !active || id == uuid.Nil {
			return "approvers: " + id.String() + " is no active approver"
		}
		if slices.Contains(r.Approvers[:i], id) {
			return "approvers names " + id.String() + " twice"
		}
	}
	if r.Approvals < 1 || r.Approvals > s.countNamed(r.Approvers) {
		return "approvals must be at least one, and no more than the active approvers who may: register approvers first"
	}
	if v := r.ValidForSeconds; v != 0 && (v < int64(MinValidity.Seconds()) || v > int64(MaxValidity.Seconds())) {
		return "validForSeconds must be 300 to 2592000: five minutes to thirty days"
	}
	return ""
}
