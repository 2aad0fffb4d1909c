package e2e

import (
	"net/http"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/microvault"
)

// vaultSource is the source of the scene's MicroVaults.
var vaultSource = microvault.SourceID(vaultID).Hex()

// microVaultBody is the body of a MicroVault.
func microVaultBody() fields {
	return fields{"name": "Reserve vault", "symbol": "RSV", "asset": "usdc", "sources": []string{vaultID}}
}

// createMicroVaults makes the scene's MicroVaults, and a shareholder of the first.
func (s *scene) createMicroVaults() {
	s.tb.Helper()
	for i := range s.vaults {
		s.vaults[i] = postJSON[client.MicroVaultCreated](s.caller, http.StatusAccepted, "/v2/microvaults/vaults", microVaultBody()).Vault
	}
	s.vaultTask = s.changeMicroVault(http.MethodPut, vaultPath(s.vaults[0].ID)+"/shareholders/"+outsideAddress(0x22), nil)
	for i, of := range s.vaults {
		s.vaults[i] = waitFor(s.caller, "the MicroVault is ready", vaultPath(of.ID), func(a client.MicroVaultAnswer) bool {
			if a.Vault.Status == client.MicroVaultStatusFailed {
				s.tb.Fatalf("the MicroVault failed: %s", *a.Vault.StatusReason)
			}
			return a.Vault.Status == client.MicroVaultStatusReady && a.Vault.ObservedAt != nil
		}).Vault
	}
	s.vaultTask = s.waitUntilConfirmed(s.vaultTask)
}

func vaultPath(id uuid.UUID) string { return "/v2/microvaults/vaults/" + id.String() }

// changeMicroVault asks for a change of a MicroVault.
func (c *caller) changeMicroVault(method, target string, body any) client.MicroVaultTask {
	c.tb.Helper()
	text := ""
	if body != nil {
		text = encodeJSON(c.tb, body)
	}
	return decodeResponse[client.MicroVaultTaskAnswer](c, http.StatusAccepted, c.send(method, target, text)).Task
}

// waitUntilConfirmed waits until a task is.
func (c *caller) waitUntilConfirmed(t client.MicroVaultTask) client.MicroVaultTask {
	c.tb.Helper()
	return waitFor(c, "the task is confirmed", "/v2/microvaults/tasks/"+t.ID.String(), func(a client.MicroVaultTaskAnswer) bool {
		if a.Task.Status == client.MicroVaultTaskStatusFailed {
			c.tb.Fatalf("%s failed: %s", a.Task.Kind, *a.Task.Error)
		}
		return a.Task.Status == client.MicroVaultTaskStatusConfirmed
	}).Task
}
