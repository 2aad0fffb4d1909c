package feewrapper

import (
	"fmt"

	"github.com/granaryhq/granary/internal/state"
)

// Status is how far a wrapper has come. Deposits wait for Ready.
type Status string

// The statuses.
const (
	Provisioning Status = "provisioning"
	Ready        Status = "ready"
	Failed       Status = "failed"
)

// Trigger is what moves a wrapper from one status to the next.
type Trigger string

// The triggers. All but the first two are what a look at the contract finds.
const (
	Requested    Trigger = "requested"
	CreateFailed Trigger = "creation failed"
	FoundAsAsked Trigger = "found as asked for"
	FoundOther   Trigger = "found to be another"
	FoundNotOpen Trigger = "not found, or not let in by its source" // it is looked at again
)

// States lists every change of a wrapper's status.
var States = state.Table[Status, Trigger]{
	{state.None, Requested, Provisioning},
	{Provisioning, CreateFailed, Failed},
	{Provisioning, FoundNotOpen, Provisioning},
	{Provisioning, FoundAsAsked, Ready},
	{Provisioning, FoundOther, Failed},
}

// advanceOn moves the wrapper to the status that follows its own on a trigger.
func (w *Wrapper) advanceOn(on Trigger) error {
	next, err := States.Next(w.Status, on)
	if err != nil {
		return fmt.Errorf("fee wrapper %s: %w", w.ID, err)
	}
	w.Status = next
	return nil
}
