package main

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
)

// recordedEntry is an entry in the database of the configuration that waits to be linked.
type recordedEntry struct{ organization, actor, action, details string }

func loadRecorded(t *testing.T, config string) []recordedEntry {
	t.Helper()
	c, err := app.ReadConfig(config)
	if err != nil {
		t.Fatal(err)
	}
	db, err := store.Open(t.Context(), c.Database, clock.New())
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	rows, err := db.Query(t.Context(), `SELECT organization_id, actor, action, details FROM audit_pending ORDER BY created_at`)
	all, err := store.Collect(rows, err, func(row store.Rows) (e recordedEntry, err error) {
		return e, row.Scan(&e.organization, &e.actor, &e.action, &e.details)
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// An operator's commands are in the audit log, under their name: a migration in the operator's own, a token in its
// organization's.
func TestOperatorsCommandsAreRecorded(t *testing.T) {
	config, organization := writeConfig(t, ""), uuid.New()
	mustRun(t, "keys", "create", "--config", config)
	issue := []string{"token", "issue", "--config", config, "--organization", organization.String(), "--subject", "anna", "--role", "auditor"}
	status, out, errOut := runProgram(t, issue...)
	if status != 0 || out == "" || !strings.Contains(errOut, "from its first use on") {
		t.Errorf("without a database the command ended with %d, printed %q and said %q, want the token and a warning", status, out, errOut)
	}
	mustRun(t, "migrate", "--config", config)
	_, _, errOut = runProgram(t, issue...)
	if errOut != "" {
		t.Errorf("with a database it said %q", errOut)
	}
	all := loadRecorded(t, config)
	if len(all) != 2 {
		t.Fatalf("%+v is recorded, want the migration and the token", all)
	}
	if e := all[0]; e.action != "database.migrate" || e.organization != uuid.Nil.String() {
		t.Errorf("the migration is %+v", e)
	}
	if e := all[1]; e.action != "token.issue" || e.organization != organization.String() || !strings.Contains(e.details, `"subject":"anna"`) || !strings.Contains(e.details, `audit:read`) {
		t.Errorf("the token is %+v", e)
	}
	if slices.ContainsFunc(all, func(e recordedEntry) bool { return !strings.HasPrefix(e.actor, "operator:") || e.actor == "operator:" }) {
		t.Errorf("not all is an operator's: %+v", all)
	}
}
