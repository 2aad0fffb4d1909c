package app

import (
	"bytes"
	"log/slog"
	"path/filepath"
	"strings"
	"testing"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A sandbox logs at its start each migration of a database that has tables, with its time. A new one has a line for all of them, and a
// current one has none.
func TestASandboxLogsItsMigrations(t *testing.T) {
	address := "sqlite:" + filepath.Join(t.TempDir(), "granary.db")
	migrate := func() string {
		t.Helper()
		var logged bytes.Buffer
		if err := migrateDatabase(t.Context(), address, clock.New(), slog.New(slog.NewTextHandler(&logged, nil))); err != nil {
			t.Fatal(err)
		}
		return logged.String()
	}
	if logged := migrate(); strings.Count(logged, "\n") != 1 || !strings.Contains(logged, `msg="the schema is current" migrations=`) {
		t.Errorf("of a new database the log has\n%s", logged)
	}
	if logged := migrate(); logged != "" {
		t.Errorf("of a current database the log has\n%s", logged)
	}
	db := storetest.Connect(t, address)
	if err := db.Write(t.Context(), func(tx *store.Tx) error {
		tx.Defer(`ALTER TABLE risk_rules DROP COLUMN failure_code`)
		tx.Defer(`ALTER TABLE contract_changes DROP COLUMN failure_code`)
		tx.Defer(`DELETE FROM goose_db_version WHERE version_id = 96`)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	logged := migrate()
	for _, want := range []string{"msg=migrated version=96 source=00096_change_failure_codes.sql took=", `msg="the schema is current" migrations=1 took=`} {
		if !strings.Contains(logged, want) {
			t.Errorf("no %q in\n%s", want, logged)
		}
	}
}
