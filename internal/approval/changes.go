package approval

import (
	"context"
	"fmt"
	"slices"
	"unicode/utf8"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/printable"
	"github.com/granaryhq/granary/internal/store"
)

// How many there may be.
const (
	MaxApprovers = 50
	maxNameRunes = 128
)

// approverChange is the body of an ApproverChange: one of the two.
type approverChange struct {
	Add     *Approver      `json:"add,omitempty"`
	Remove  *uuid.UUID     `json:"remove,omitempty"`
	Removed *namedApprover `json:"removed,omitempty"` // the same, for approvers to read
}

// ruleChange is the body of a RuleChange: all rules again, in place of those of a version.
type ruleChange struct {
	BasedOn   int64           `json:"basedOn"`
	Rules     []Rule          `json:"rules"`
	Approvers []namedApprover `json:"approvers,omitempty"` // in the rules, for approvers to read
}

// checkApproverChange refuses an approver who is no use, and the removal of one who is
// needed. Errors: validation_error, workflow_conflict, approver_not_found,
// withdrawal_policy_required.
func checkApproverChange(ctx context.Context, tx *store.Tx, organization uuid.UUID, s Settings, c Change) error {
	body, err := DecodeBody[approverChange](c)
	switch {
	case err != nil:
		return err
	case body.Add != nil && body.Remove == nil && body.Removed == nil:
		return checkNewApprover(s, *body.Add)
	case body.Remove != nil && body.Add == nil:
		if err := checkRemoval(s, *body.Remove); err != nil {
			return err
		}
		return s.checkNamed(body.removedApprover())
	}
	return fmt.Errorf("%w: an approver is either added or removed", ErrProposal)
}

func checkNewApprover(s Settings, a Approver) error {
	if n := utf8.RuneCountInString(a.Name); n < 1 || n > maxNameRunes {
		return fault.New(fault.Validation, "name must have 1 to %d characters", maxNameRunes)
	}
	if err := printable.Check(a.Name); err != nil {
		return fault.Wrap(err, fault.Validation, "name %v", err)
	}
	key, err := a.Key()
	if err != nil {
		return fault.Wrap(err, fault.Validation, "%v", err)
	}
	if len(s.Approvers) >= MaxApprovers {
		return fault.New(fault.WorkflowConflict, "an organization has at most %d approvers", MaxApprovers)
	}
	for _, other := range s.Approvers {
		otherKey, err := other.Key()
		if err != nil {
			return fmt.Errorf("approver %s: %w", other.ID, err)
		}
		switch {
		case otherKey.Point() == key.Point(), otherKey.ID() == key.ID():
			return fault.New(fault.WorkflowConflict, "publicKey: %s has this key: one key has one vote", other.Name)
		case other.Name == a.Name:
			return fault.New(fault.WorkflowConflict, "name: another approver has it")
		}
	}
	return nil
}

// checkRemoval checks the rules against the remaining approvers.
func checkRemoval(s Settings, id uuid.UUID) error {
	if _, active := s.findApprover(id); !active {
		return fault.New(fault.ApproverNotFound, "there is no such approver")
	}
	left := s
	left.Approvers = slices.DeleteFunc(slices.Clone(s.Approvers), func(a Approver) bool { return a.ID == id })
	if s.Threshold != nil && len(left.Approvers) == 0 {
		return fault.New(fault.WithdrawalPolicyRequired, "the withdrawal policy's approvalThresholdUsd needs an approver: set it to null first")
	}
	if d := s.Decide(Action{Kind: ApproverChange, Removes: id}); !d.isPossible() {
		return fault.New(fault.WorkflowConflict, "an approver has no vote on its own removal, and too few others may give the approvals that %q asks for: register another approver first, or have the operator run granary approvers reset", d.Rule)
	}
	for _, r := range left.Rules {
		if r.Effect == RequireApproval && left.countNamed(r.Approvers) < r.Approvals {
			return fault.New(fault.WorkflowConflict, "the rule %q needs %d approvals and could not have them any more: change it first", r.Name, r.Approvals)
		}
	}
	return nil
}

// countNamed is how many of the named approvers are active; of all, if none is named.
func (s Settings) countNamed(named []uuid.UUID) int {
	if len(named) == 0 {
		return len(s.Approvers)
	}
	n := 0
	for _, id := range named {
		if _, active := s.findApprover(id); active {
			n++
		}
	}
	return n
}

func applyApproverChange(_ context.Context, tx *store.Tx, organization uuid.UUID, c Change) error {
	body, err := DecodeBody[approverChange](c)
	if err != nil {
		return err
	}
	if body.Remove != nil {
		markRemoved(tx, organization, *body.Remove, ApproverActive)
		return nil
	}
	key, err := body.Add.Key()
	if err != nil {
		return err
	}
	body.Add.ID = DeriveApproverID(organization, c.ID)
	insertApprover(tx, organization, *body.Add, ApproverActive, key)
	return nil
}

// withdrawApproverChange ends an approver who waited for approval in vain.
func withdrawApproverChange(tx *store.Tx, organization uuid.UUID, c Change) {
	body, err := DecodeBody[approverChange](c)
	if err == nil && body.Add != nil {
		markRemoved(tx, organization, DeriveApproverID(organization, c.ID), ApproverPending)
	}
}

// checkRuleChange refuses rules that are not sound, or were drafted on others than those
// that are in force. Errors: validation_error, workflow_conflict.
func checkRuleChange(_ context.Context, _ *store.Tx, _ uuid.UUID, s Settings, c Change) error {
	body, err := DecodeBody[ruleChange](c)
	if err != nil {
		return err
	}
	if body.BasedOn != s.Version {
		return fault.New(fault.WorkflowConflict, "the rules have changed since: the draft is based on version %d, and version %d is in force", body.BasedOn, s.Version)
	}
	if err := s.CheckRules(body.Rules); err != nil {
		return err
	}
	return s.checkNamed(body.Approvers, approversIn(body.Rules))
}

func applyRuleChange(_ context.Context, tx *store.Tx, organization uuid.UUID, c Change) error {
	body, err := DecodeBody[ruleChange](c)
	if err != nil {
		return err
	}
	tx.Defer(`UPDATE approval_rules SET rules = $1, version = $4, updated_at = $2 WHERE organization_id = $3`,
		encodeJSON(body.Rules), tx.DB().Clock().Micros(), organization, body.BasedOn+1)
	return nil
}
