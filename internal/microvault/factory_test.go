package microvault_test

import (
	"encoding/json"
	"maps"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/event/eventtest"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// assertTaskEvents compares the codes of the tasks in events, by the tasks' ids.
func assertTaskEvents(t *testing.T, db *store.DB, want map[uuid.UUID]failure.Code) {
	t.Helper()
	eventtest.CheckAll(t, db, event.VaultTask)
	rows, err := db.Query(t.Context(), `SELECT payload FROM events WHERE type = $1`, string(event.VaultTask))
	bodies, err := store.Collect(rows, err, func(row store.Rows) (body string, err error) { return body, row.Scan(&body) })
	if err != nil {
		t.Fatal(err)
	}
	got := map[uuid.UUID]failure.Code{}
	for _, body := range bodies {
		var event struct {
			Task struct {
				ID   uuid.UUID    `json:"id"`
				Code failure.Code `json:"failureCode"`
			} `json:"task"`
		}
		if err := json.Unmarshal([]byte(body), &event); err != nil {
			t.Fatal(err)
		}
		got[event.Task.ID] = event.Task.Code
	}
	if !maps.Equal(got, want) {
		t.Errorf("the events have the codes %v, want %v", got, want)
	}
}

// On a chain without the factory, or with another one, the creation fails for that reason, and later changes
// fail with it.
func TestWithoutAFactory(t *testing.T) {
	for name, of := range map[string]struct {
		edit func(*microvault.Chain)
		want failure.Code
	}{
		"none":              {func(c *microvault.Chain) { c.Factory = testAccount(99) }, failure.ContractMissing},
		"of other adapters": {func(c *microvault.Chain) { c.AdapterFactory = testAccount(99) }, failure.ContractOutdated},
	} {
		t.Run(name, func(t *testing.T) {
			db := storetest.Open(t, store.SQLite)
			net, client := devnettest.Chain(t, db)
			w := newIdleWorld(t, db, net, client, of.edit)
			v, made, err := w.vaults.Create(w.ctx, newKey(), microvault.Create{Name: "Reserve", Symbol: "RSV", Token: chain.USDC, Sources: []string{bills}})
			if err != nil {
				t.Fatal(err)
			}
			added, err := w.vaults.Add(w.ctx, newKey(), v.ID, testAccount(0))
			if err != nil {
				t.Fatal(err)
			}
			w.runner.Start() // not earlier: a vault that was not made takes no change
			creation := w.waitEnded(made, nil)
			assertIs(t, "the creation's status", creation.Status, change.Failed)
			assertIs(t, "that the creation has a reason", creation.Error != "", true)
			assertIs(t, "the code of that", creation.FailureCode, of.want)
			assertIs(t, "the creation's transactions", len(creation.TxHashes), 0)
			if c := w.waitEnded(added, nil); c.Status != change.Failed || c.Error == "" || c.FailureCode != failure.ContractNotCreated {
				t.Errorf("the later change is %+v", c)
			}
			assertTaskEvents(t, db, map[uuid.UUID]failure.Code{made.ID: of.want, added.ID: failure.ContractNotCreated})
			if v = w.getVault(v.ID); v.Status != microvault.Failed || v.Problem == "" {
				t.Errorf("the vault is %+v", v)
			}
			if _, err := w.vaults.Add(w.ctx, newKey(), v.ID, testAccount(1)); fault.CodeOf(err) != fault.InvalidRequest {
				t.Errorf("a change of a vault that failed: %v", err)
			}
		})
	}
}
