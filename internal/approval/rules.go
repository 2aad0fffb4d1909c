package approval

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
)

// Kind is a kind of action that rules speak of.
type Kind string

// The kinds of actions.
const (
	WithdrawalPayout       Kind = "withdrawal_payout"
	AddressBookChange      Kind = "address_book_change"
	WithdrawalPolicyChange Kind = "withdrawal_policy_change"
	ApproverChange         Kind = "approver_change"
	RuleChange             Kind = "rule_change"
	ContractChange         Kind = "contract_change"
	Resume                 Kind = "resume"
	RiskRuleChange         Kind = "risk_rule_change" // that weakens a rule which acts
	RiskUnwind             Kind = "risk_unwind"
)

// Kinds lists every kind.
func Kinds() []Kind {
	return []Kind{WithdrawalPayout, AddressBookChange, WithdrawalPolicyChange, ApproverChange, RuleChange, ContractChange, Resume, RiskRuleChange, RiskUnwind}
}

// changesControl reports whether an action of the kind changes binding rules: approvers, rules, limits, recipients,
// and protections.
func (k Kind) changesControl() bool {
	switch k {
	case AddressBookChange, WithdrawalPolicyChange, ApproverChange, RuleChange, Resume, RiskRuleChange:
		return true
	}
	return false
}

// Effect is a rule's decision on the actions that it matches.
type Effect string

// The effects.
const (
	RequireApproval Effect = "require_approval"
	Deny            Effect = "deny"
	Allow           Effect = "allow"
)

// How long an approval may take.
const (
	DefaultValidity = 2 * time.Hour
	MinValidity     = 5 * time.Minute
	MaxValidity     = 30 * 24 * time.Hour
)

// Values of a rule's destinations beside an address.
const (
	InBook      = "book"   // any entry of the address book
	GroupPrefix = "group:" // entries of the book in a group
)

// Rule is one rule of an organization. The first that matches an action decides it. Its JSON is part of approved and
// of stored texts.
type Rule struct {
	Name    string `json:"name"`
	Actions []Kind `json:"actions"`
	// MinAmount is the least amount of the withdrawal that the rule matches; it
	// matches payouts only.
	MinAmount *money.USD `json:"minAmountUsd,omitempty"`
	// Destinations are addresses, "book" or "group:NAME"; none matches any.
	Destinations []string `json:"destinations,omitempty"`
	// Approvers may approve; none is any approver.
	Approvers []uuid.UUID `json:"approvers,omitempty"`
	Approvals int         `json:"approvals"` // how many different ones must
	// ValidForSeconds is how long an approval may take; zero is DefaultValidity.
	ValidForSeconds int64  `json:"validForSeconds,omitempty"`
	Effect          Effect `json:"effect"`
}

// Destination is an action's recipient of money, now or later. Groups and Listed are the address book's facts about
// it, of entries that have rested.
type Destination struct {
	Chain   chain.Name
	Address chain.Address
	Listed  bool
	Group   string
}

// The kinds of changes of a MicroVault by which some holders of its shares gain at the expense of others: a source
// that is written off, a price that is accepted, and the bound of an exit's loss.
const (
	WriteOff    = "write_off"
	AcceptNav   = "accept_nav"
	SetExitLoss = "set_exit_loss"
)

// Action is the input of a decision. Amount and Destination are of a payout; Destination is of a change of the
// address book, and of one of a contract that names the recipient of its fees, too.
type Action struct {
	Kind        Kind
	Amount      money.USD
	Destination Destination
	Contract    string // of a change of a contract: which kind of change
	// Removes is the approver who is to be removed: that one has no vote on it.
	Removes uuid.UUID
}

// redirectsFees says whether a change of a contract has money flow to somebody whom it
// names, for as long as the contract stands.
func (a Action) redirectsFees() bool { return a.Kind == ContractChange && a.Destination.Address != "" }

// shiftsWorth reports whether a change of a contract takes from some of its holders for the gain of others.
func (a Action) shiftsWorth() bool {
	return a.Kind == ContractChange && (a.Contract == WriteOff || a.Contract == AcceptNav || a.Contract == SetExitLoss)
}

// Settings are an organization's settings of consent.
type Settings struct {
	Approvers []Approver // that are active
	Rules     []Rule
	// Threshold is the withdrawal policy's approvalThresholdUsd.
	Threshold *money.USD
	// Version is the number of changes of the rules so far.
	Version int64

	resetAt time.Time // when the approvers were last reset; zero if they never were
}

// Requirement is one quorum: so many different approvers of these.
type Requirement struct {
	Rule      string      `json:"rule"` // its name, or one of those where no rule matches
	Approvals int         `json:"approvals"`
	Approvers []uuid.UUID `json:"approvers"`
}

// Decision is the result for an action. With RequireApproval every requirement must be met, within ValidFor.
type Decision struct {
	Effect       Effect
	Rule         string // that decided
	Requirements []Requirement
	ValidFor     time.Duration
}

// The decision without a matching rule.
const (
	ByDefault   = "default"
	ByThreshold = "approvalThresholdUsd"
	ByControl   = "control quorum"
)

// Decide judges an action by the first rule that matches it. Without one, a payout needs one approval from the
// threshold on; a change of binding rules, and one of a contract that names the recipient of its fees or shifts worth
// between its holders, needs as many as the strictest rule requires, once there is an approver; all else is allowed.
// An approver has no vote on its own removal, and as many approvals are needed as otherwise.
func (s Settings) Decide(a Action) Decision {
	return s.decide(a).withoutVoteOf(a.Removes)
}

func (s Settings) decide(a Action) Decision {
	for _, r := range s.Rules {
		if r.matches(a) {
			return s.decisionOf(r)
		}
	}
	switch {
	case a.Kind == WithdrawalPayout && s.Threshold != nil && a.Amount >= *s.Threshold:
		return s.requireApprovals(ByThreshold, 1, nil, DefaultValidity)
	case (a.Kind.changesControl() || a.redirectsFees() || a.shiftsWorth()) && len(s.Approvers) > 0:
		return s.requireApprovals(ByControl, s.controlQuorum(), nil, DefaultValidity)
	}
	return Decision{Effect: Allow, Rule: ByDefault}
}

// DecideAll judges one action to several destinations: every requirement of any of them must be met, and a denial of
// one denies it. Without destinations it judges one that no rule names.
func (s Settings) DecideAll(a Action, to []Destination) Decision {
	if len(to) == 0 {
		to = []Destination{{}}
	}
	all := Decision{Effect: Allow, Rule: ByDefault}
	for i, d := range to {
		a.Destination = d
		one := s.Decide(a)
		switch {
		case one.Effect == Deny:
			return one
		case i == 0 || (all.Effect == Allow && one.Effect == RequireApproval):
			all = one
		case one.Effect == RequireApproval:
			if !slices.ContainsFunc(all.Requirements, func(r Requirement) bool { return r.Rule == one.Rule }) {
				all.Requirements = append(all.Requirements, one.Requirements...)
			}
			all.ValidFor = min(all.ValidFor, one.ValidFor)
		}
	}
	return all
}

// MetBy says whether votes of these approvers are enough.
func (d Decision) MetBy(approvers []uuid.UUID) bool {
	if d.Effect != RequireApproval {
		return d.Effect == Allow
	}
	for _, r := range d.Requirements {
		given := 0
		for _, id := range r.Approvers {
			if slices.Contains(approvers, id) {
				given++
			}
		}
		if given < r.Approvals {
			return false
		}
	}
	return len(d.Requirements) > 0
}

// ConsentLasts is how long before its time the votes of these approvers count for an action that the decision lets pass. Where it
// requires no approval any more, fewer approvers than a change of the rules takes give it the usual time: by one stolen key of
// several, payouts that need no approval could else be kept for a month, and executed after an emergency stop.
func (s Settings) ConsentLasts(d Decision, approvers []uuid.UUID) time.Duration {
	switch {
	case d.Effect == RequireApproval || len(approvers) >= s.controlQuorum():
		return MaxValidity
	case len(approvers) > 0:
		return DefaultValidity
	}
	return 0
}

func (s Settings) decisionOf(r Rule) Decision {
	if r.Effect != RequireApproval {
		return Decision{Effect: r.Effect, Rule: r.Name}
	}
	return s.requireApprovals(r.Name, r.Approvals, r.Approvers, r.validity())
}

// requireApprovals is a decision for so many of the named approvers, of any if none is named.
// One who is no longer active cannot approve.
func (s Settings) requireApprovals(rule string, approvals int, named []uuid.UUID, validFor time.Duration) Decision {
	var may []uuid.UUID
	for _, a := range s.Approvers {
		if len(named) == 0 || slices.Contains(named, a.ID) {
			may = append(may, a.ID)
		}
	}
	return Decision{RequireApproval, rule, []Requirement{{rule, approvals, may}}, validFor}
}

// controlQuorum is the most approvals that any rule asks for, at least one.
func (s Settings) controlQuorum() int {
	most := 1
	for _, r := range s.Rules {
		if r.Effect == RequireApproval {
			most = max(most, r.Approvals)
		}
	}
	return most
}

func (r Rule) validity() time.Duration {
	if r.ValidForSeconds == 0 {
		return DefaultValidity
	}
	return time.Duration(r.ValidForSeconds) * time.Second
}

func (r Rule) matches(a Action) bool {
	if !slices.Contains(r.Actions, a.Kind) {
		return false
	}
	if r.MinAmount != nil && (a.Kind != WithdrawalPayout || a.Amount < *r.MinAmount) {
		return false
	}
	return len(r.Destinations) == 0 || slices.ContainsFunc(r.Destinations, a.Destination.is)
}

// is says whether a rule's word means the destination.
func (d Destination) is(word string) bool {
	switch {
	case word == InBook:
		return d.Listed
	case len(word) > len(GroupPrefix) && word[:len(GroupPrefix)] == GroupPrefix:
		return d.Listed && d.Group == word[len(GroupPrefix):]
	}
	return word == string(d.Address)
}
