package microvault

import (
	"fmt"

	"github.com/granaryhq/granary/internal/state"
)

// Status is how far a vault has come.
type Status string

// The statuses. A vault is ready when the contract at its address was found to
// be what was asked for.
const (
	Provisioning Status = "provisioning"
	Ready        Status = "ready"
	Failed       Status = "failed"
)

// Trigger is what moves a vault from one status to the next.
type Trigger string

// The triggers.
const (
	Requested    Trigger = "requested"
	Created      Trigger = "created" // final: the vault is looked at from now on
	CreateFailed Trigger = "creation failed"
	FoundAsAsked Trigger = "found as asked for"
	FoundOther   Trigger = "found to be another"
)

// States lists every change of a vault's status.
var States = state.Table[Status, Trigger]{
	{state.None, Requested, Provisioning},
	{Provisioning, CreateFailed, Failed},
	{Provisioning, Created, Provisioning},
	{Provisioning, FoundAsAsked, Ready},
	{Provisioning, FoundOther, Failed},
}

// advanceOn moves the vault to the status that follows its own on a trigger.
func (v *Vault) advanceOn(on Trigger) error {
	next, err := States.Next(v.Status, on)
	if err != nil {
		return fmt.Errorf("MicroVault %s: %w", v.ID, err)
	}
	v.Status = next
	return nil
}
