package approval

import "github.com/granaryhq/granary/internal/state"

// Status is the state of an activity.
type Status string

// The states of activities.
const (
	ConsensusNeeded Status = "consensus_needed"
	// Approved is a change that has its quorum and is being carried out.
	Approved  Status = "approved"
	Completed Status = "completed"
	Rejected  Status = "rejected"
	Failed    Status = "failed"
)

// Text is the interface's status. An approved change counts as completed: no consent is missing.
func (s Status) Text() string {
	switch s {
	case ConsensusNeeded:
		return "ACTIVITY_STATUS_CONSENSUS_NEEDED"
	case Rejected:
		return "ACTIVITY_STATUS_REJECTED"
	case Failed:
		return "ACTIVITY_STATUS_FAILED"
	}
	return "ACTIVITY_STATUS_COMPLETED"
}

// Trigger is an event that changes the state of an activity.
type Trigger string

// The triggers.
const (
	Asked           Trigger = "asked"
	NotNeeded       Trigger = "change that needs no approval"
	QuorumComplete  Trigger = "quorum complete"
	ChangeApproved  Trigger = "quorum of a change complete"
	VotedAgainst    Trigger = "rejected by approvers"
	RanOut          Trigger = "ran out"
	Cancelled       Trigger = "cancelled by its owner"
	DeniedMeanwhile Trigger = "denied by a newer rule"
	NotEnough       Trigger = "newer rules need more"
	CarriedOut      Trigger = "carried out"
	NotCarriedOut   Trigger = "refused when carried out"
	ApproversReset  Trigger = "approvers reset"
)

// States lists every change of state of an activity.
var States = state.Table[Status, Trigger]{
	{state.None, Asked, ConsensusNeeded},
	{state.None, NotNeeded, Approved},
	{ConsensusNeeded, QuorumComplete, Completed},
	{ConsensusNeeded, ChangeApproved, Approved},
	{ConsensusNeeded, VotedAgainst, Rejected},
	{ConsensusNeeded, RanOut, Failed},
	{ConsensusNeeded, Cancelled, Failed},
	{ConsensusNeeded, DeniedMeanwhile, Failed},
	{Completed, NotEnough, ConsensusNeeded},
	{Approved, CarriedOut, Completed},
	{Approved, NotCarriedOut, Failed},
	{ConsensusNeeded, ApproversReset, Failed},
	{Approved, ApproversReset, Failed},
}
