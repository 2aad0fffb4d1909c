package main

import (
	"testing"

	"github.com/google/uuid"
)

// An operator lists the open workflows with the database alone, and gives up only one that exists, for a
// reason.
func TestWorkflowsAreListedAndGivenUp(t *testing.T) {
	config := writeConfig(t, "")
	mustRun(t, "migrate", "--config", config) // and there is no seed
	if out := mustRun(t, "workflows", "list", "--config", config); out != "0 workflows are open\n" {
		t.Errorf("without any the list is %q", out)
	}
	unknown := uuid.NewString()
	expectFailure(t, usageError, "missing flags: --reason", "workflows", "giveup", "--config", config, unknown)
	expectFailure(t, usageError, "<workflow>", "workflows", "giveup", "--config", config, "--reason", "a test")
	expectFailure(t, 1, "name it with --config", "workflows", "giveup", "--database", "sqlite:"+t.TempDir()+"/books", unknown, "--reason", "a test")
	dir := t.TempDir()
	expectFailure(t, 1, "there is no such withdrawal or rebalance", "workflows", "giveup", "--sandbox", dir, unknown, "--reason", "a test")
}
