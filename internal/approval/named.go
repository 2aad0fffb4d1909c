package approval

import (
	"errors"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/printable"
)

// namedApprover identifies an approver whose id a text has. Its JSON is part of approved texts: approvers cannot recognize an
// id, and a service in an attacker's hands could show it as another approver's.
type namedApprover struct {
	ID        uuid.UUID `json:"id"`
	Name      string    `json:"name"`
	PublicKey string    `json:"publicKey"` // as it was registered
}

// nameApprovers returns the active approvers of these ids.
func (s Settings) nameApprovers(ids []uuid.UUID) []namedApprover {
	var named []namedApprover
	for _, id := range ids {
		if a, active := s.findApprover(id); active {
			named = append(named, namedApprover{id, printable.Escape(a.Name), a.PublicKey}) // a name may be older than the check of names
		}
	}
	return named
}

// checkNamed rejects a text that describes approvers otherwise than this database has them. A text of a version before does not
// describe them, and is accepted: it may be approved already. Error: workflow_conflict.
func (s Settings) checkNamed(named []namedApprover, ids []uuid.UUID) error {
	if len(named) > 0 && !slices.Equal(named, s.nameApprovers(ids)) {
		return fault.New(fault.WorkflowConflict, "the approvers of these ids are not those whom the text names")
	}
	return nil
}

// approversIn are the ids that rules have, each once, in the order of the rules.
func approversIn(rules []Rule) []uuid.UUID {
	var ids []uuid.UUID
	for _, r := range rules {
		for _, id := range r.Approvers {
			if !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// removedApprover returns the approver who is to be removed, in the form that checkNamed takes.
func (c approverChange) removedApprover() (named []namedApprover, ids []uuid.UUID) {
	if c.Removed != nil {
		named = append(named, *c.Removed)
	}
	if c.Remove != nil {
		ids = append(ids, *c.Remove)
	}
	return named, ids
}

// errUnnamed is the error for a text whose readers cannot recognize the approvers in it.
var errUnnamed = errors.New("the text has ids of approvers and does not name the approvers: do not approve it, and have the change requested again")

// CheckNamesApprovers returns an error for a text with ids of approvers that does not name them, as versions
// before wrote it. The signer verifies the names. Error: ErrProposal.
func (p Proposal) CheckNamesApprovers() error {
	var named []namedApprover
	var ids []uuid.UUID
	switch p.Kind {
	case ApproverChange:
		body, err := DecodeBody[approverChange](*p.Change)
		if err != nil {
			return err
		}
		named, ids = body.removedApprover()
	case RuleChange:
		body, err := DecodeBody[ruleChange](*p.Change)
		if err != nil {
			return err
		}
		named, ids = body.Approvers, approversIn(body.Rules)
	}
	if !slices.EqualFunc(named, ids, func(n namedApprover, id uuid.UUID) bool { return n.ID == id }) {
		return fmt.Errorf("%w: %w", ErrProposal, errUnnamed)
	}
	return nil
}
