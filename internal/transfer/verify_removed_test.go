package transfer_test

import (
	"log/slog"
	"slices"
	"testing"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/verify"
	"github.com/granaryhq/granary/internal/yield"
)

// Two wallets differ from the chain. A step of one of them is under way to a source that was taken out of the configuration: that keeps
// neither wallet's difference from being reported.
func TestAStepToARemovedSourceHidesNoDifference(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newPoorWorld(t, db, 0)
		one, other := w.createFunded(100*money.Dollar), w.createFunded(100*money.Dollar)
		_, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: one.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: usdcCash, To: vaultID, Amount: 60 * money.Dollar}}})
		if err != nil {
			t.Fatal(err)
		}
		w.untilSignedAfter(0)
		err = db.Write(w.ctx, func(tx *store.Tx) error {
			tx.Defer(`UPDATE positions SET balance = balance + 7000000 WHERE position_id = $1`, usdcCash)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		clients := map[chain.Name]*evm.Client{chain.EthereumSepolia: w.client}
		without, err := yield.New(db, clients, nil, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
		if err != nil {
			t.Fatal(err)
		}
		for name, catalog := range map[string]*yield.Catalog{"with the source": w.catalog, "without it": without} {
			report, err := verify.Verifier{DB: db, Clients: clients, Catalog: catalog}.Run(w.ctx)
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
			for _, mine := range []uuid.UUID{one.ID, other.ID} {
				reported := slices.ContainsFunc(report.Mismatches, func(m verify.Mismatch) bool { return m.Rule == verify.PositionsChains && m.Wallet == mine })
				if !reported {
					t.Errorf("%s: the difference of a wallet from the chain is not reported", name)
				}
			}
		}
	})
}
