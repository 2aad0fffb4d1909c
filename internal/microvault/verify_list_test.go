package microvault_test

import (
	"log/slog"
	"strings"
	"testing"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/relay/relaytest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/verify"
	"github.com/granaryhq/granary/internal/yield"
)

// countListDifferences counts the lists that differ from the chain's by what verify reports.
func (w *world) countListDifferences() (n int) {
	w.Helper()
	clients := map[chain.Name]*evm.Client{chain.EthereumSepolia: w.client}
	catalog, err := yield.New(w.db, clients, nil, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		w.Fatal(err)
	}
	report, err := verify.Verifier{DB: w.db, Clients: clients, Catalog: catalog}.Run(w.ctx)
	if err != nil {
		w.Fatal(err)
	}
	for _, m := range report.Mismatches {
		if m.Rule == verify.ContractsChains && strings.Contains(m.Text, "has the list") {
			n++
		}
	}
	return n
}

// A list that the chain has and that is not settled yet is no difference. A list of another version is one.
func TestAListThatIsNotSettledIsNoDifference(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		net, client := devnettest.Chain(t, db)
		w := newIdleWorld(t, db, net, client, func(*microvault.Chain) {})
		stop := w.runner.Start()
		v := w.createVault(bills)
		stop()
		added, err := w.vaults.Add(w.ctx, newKey(), v.ID, testAccount(0))
		if err != nil {
			t.Fatal(err)
		}
		runner := tasktest.NewRunner(t, db, tasktest.Lease) // without the settlement of changes
		relaytest.Seat(runner, db, net, client, devnettest.Keys(t))
		runner.HandleShared(change.StartTask(chain.EthereumSepolia), 8, w.engine.Start)
		stop = runner.Start()
		w.until("the change is executed", func() bool {
			var n int
			err := db.QueryRow(w.ctx, `SELECT COUNT(*) FROM intents WHERE id = $1 AND state = 'executed'`, added.ID).Scan(&n)
			if err != nil {
				t.Fatal(err)
			}
			return n == 1
		})
		stop()
		assertIs(t, "the version of the list that is settled", w.getShareholders(v.ID).Version, 0)
		assertIs(t, "lists that differ while a change is not settled", w.countListDifferences(), 0)
		err = db.Write(w.ctx, func(tx *store.Tx) error {
			tx.Defer(`UPDATE micro_vaults SET list_version = 3 WHERE id = $1`, v.ID)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		assertIs(t, "lists that differ from any that was ordered", w.countListDifferences(), 1)
	})
}
