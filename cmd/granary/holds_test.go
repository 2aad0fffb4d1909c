package main

import (
	"strings"
	"testing"

	"github.com/google/uuid"
)

// Without a lost database nothing is held, and nothing can be released.
func TestNothingIsHeldWithoutALoss(t *testing.T) {
	config := writeConfig(t, "")
	mustRun(t, "keys", "create", "--config", config)
	mustRun(t, "migrate", "--config", config)
	if out := mustRun(t, "holds", "list", "--config", config); strings.TrimSpace(out) != "0 payouts are held" {
		t.Errorf("holds list: %s", out)
	}
	if status, _, said := runProgram(t, "holds", "release", "--config", config, "--organization", uuid.NewString(), "--reason", "none"); status == 0 || !strings.Contains(said, "nothing is held") {
		t.Errorf("holds release: %d, %s", status, said)
	}
}
