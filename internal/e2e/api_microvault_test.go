package e2e

import (
	"net/http"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/microvault"
)

// vaultSource is the source of the scene's MicroVaults.
var vaultSource = microvault.SourceID(vaultID).Hex()

// microVault is the body of a MicroVault.
func microVault() fields {
	return fields{"name": "Reserve vault", "symbol": "RSV", "asset": "usdc", "sources": []string{vaultID}}
}

// vaulted makes the scene's MicroVaults, and a shareholder of the first.
func (s *scene) vaulted() {
	s.tb.Helper()
	for i := range s.vaults {
		s.vaults[i] = post[client.MicroVaultCreated](s.caller, http.StatusAccepted, "/v2/microvaults/vaults", microVault()).Vault
	}
	s.vaultTask = s.micro(http.MethodPut, vaultPath(s.vaults[0].ID)+"/shareholders/"+outside(0x22), nil)
	for i, of := range s.vaults {
		s.vaults[i] = seeing(s.caller, "the MicroVault is ready", vaultPath(of.ID), func(a client.MicroVaultAnswer) bool {
			if a.Vault.Status == client.MicroVaultStatusFailed {
				s.tb.Fatalf("the MicroVault failed: %s", *a.Vault.StatusReason)
			}
			return a.Vault.Status == client.MicroVaultStatusReady && a.Vault.ObservedAt != nil
		}).Vault
	}
	s.vaultTask = s.confirmed(s.vaultTask)
}

func vaultPath(id uuid.UUID) string { return "/v2/microvaults/vaults/" + id.String() }

// micro asks for a change of a MicroVault.
func (c *caller) micro(method, target string, body any) client.MicroVaultTask {
	c.tb.Helper()
	text := ""
	if body != nil {
		text = encode(c.tb, body)
	}
	return take[client.MicroVaultTaskAnswer](c, http.StatusAccepted, c.send(method, target, text)).Task
}

// confirmed waits until a task is.
func (c *caller) confirmed(t client.MicroVaultTask) client.MicroVaultTask {
	c.tb.Helper()
	return seeing(c, "the task is confirmed", "/v2/microvaults/tasks/"+t.ID.String(), func(a client.MicroVaultTaskAnswer) bool {
		if a.Task.Status == client.MicroVaultTaskStatusFailed {
			c.tb.Fatalf("%s failed: %s", a.Task.Kind, *a.Task.Error)
		}
		return a.Task.Status == client.MicroVaultTaskStatusConfirmed
	}).Task
}
