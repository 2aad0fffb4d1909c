package approval

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/custody"
)

// oneRejects says whether the rejection of one approver ends an activity of the kind: of one that
// moves money or changes a contract. A change of rules that bind others ends once so many have
// rejected it that its quorum cannot be complete any more: otherwise one stolen key could keep an
// organization from removing it, from changing its rules and from resuming stopped operations.
func (k Kind) oneRejects() bool { return k == WithdrawalPayout || k == ContractChange }

// IsRejectedBy says whether the rejections of these approvers end an activity of the kind. Only
// those that a requirement names count, but where none is required any more, or it is denied,
// any active approver's does.
func (d Decision) IsRejectedBy(k Kind, approvers []uuid.UUID) bool {
	if d.Effect != RequireApproval {
		return len(approvers) > 0
	}
	return slices.ContainsFunc(d.Requirements, func(r Requirement) bool {
		against := 0
		for _, id := range r.Approvers {
			if slices.Contains(approvers, id) {
				against++
			}
		}
		return against > 0 && (k.oneRejects() || len(r.Approvers)-against < r.Approvals)
	})
}

// mayVote says whether an approver's vote counts for the decision. Any approver may end an activity
// that needs no approval any more, or is denied.
func (d Decision) mayVote(id uuid.UUID) bool {
	return d.Effect != RequireApproval || slices.ContainsFunc(d.Requirements, func(r Requirement) bool { return slices.Contains(r.Approvers, id) })
}

// withoutVoteOf takes the vote of an approver whose removal is decided. The required number
// stays: if too few are left, the quorum cannot be complete.
func (d Decision) withoutVoteOf(id uuid.UUID) Decision {
	for i := range d.Requirements {
		d.Requirements[i].Approvers = slices.DeleteFunc(d.Requirements[i].Approvers, func(a uuid.UUID) bool { return a == id })
	}
	return d
}

// isPossible says whether enough approvers may vote.
func (d Decision) isPossible() bool {
	return !slices.ContainsFunc(d.Requirements, func(r Requirement) bool { return len(r.Approvers) < r.Approvals })
}

// RejectedBy are the approvers, active ones, who have rejected the proposal by these votes. Each
// vote is proven again, as ApprovedBy does. A rejection counts however early it was given.
func (s Settings) RejectedBy(p Proposal, votes []custody.StampedVote, now time.Time) []uuid.UUID {
	return s.votedBy(p, votes, Reject, time.Time{}, now)
}
