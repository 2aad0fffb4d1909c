package wallet_test

import (
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody/custodytest"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/event/eventtest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
	"github.com/granaryhq/granary/internal/wallet"
)

// A wallet whose chain is not followed waits for an hour and has then failed; a repeated creation tries again, and
// makes it as soon as possible.
func TestAWalletThatCannotBeMadeFails(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := wallet.NewService(db, custodytest.Unchecked{Keys: devnettest.Keys(t)}, devnettest.Keys(t).IDs(), []chain.Name{chain.EthereumSepolia})
		runner := tasktest.NewRunner(t, db, 2*time.Second)
		runner.Handle(wallet.ProvisionTask, 1, s.Provision)
		defer runner.Start()()
		asked := wallet.CreateRequest{Organization: org, RequestID: uuid.New(), Label: "treasury"}
		made, _, err := s.Create(t.Context(), asked)
		if err != nil {
			t.Fatal(err)
		}
		until := func(what string, status wallet.Status) {
			t.Helper()
			waittest.Until(t, what, func() bool {
				made, err = s.Get(t.Context(), org, made.ID)
				return err == nil && made.Status() == status
			}, tasktest.State(db))
		}
		waittest.Until(t, "it was tried", func() bool {
			var reason string
			err := db.QueryRow(t.Context(), `SELECT last_error FROM tasks WHERE kind = $1`, wallet.ProvisionTask).Scan(&reason)
			return err == nil && reason != ""
		}, tasktest.State(db))
		if made, err = s.Get(t.Context(), org, made.ID); err != nil || made.Status() != wallet.StatusCreating {
			t.Errorf("while it is tried it is %s, %v", made.Status(), err)
		}
		db.Clock().Advance(time.Hour)
		until("the wallet is given up", wallet.StatusFailed)
		if len(made.Addresses) != 0 {
			t.Errorf("a failed wallet shows %v", made.Addresses)
		}
		if err := made.CheckCreation(); fault.CodeOf(err) != fault.WalletCreationFailed {
			t.Errorf("whoever needs it is told %v", err)
		}
		metrics := prometheus.NewRegistry()
		metrics.MustRegister(s.Metrics())
		waittest.Until(t, "the failed wallet is counted", func() bool { // a moment after its commit
			told, err := metrics.Gather()
			return err == nil && told[0].GetMetric()[0].GetCounter().GetValue() == 1
		})
		again, created, err := s.Create(t.Context(), asked)
		if err != nil || created || again.ID != made.ID || again.Status() != wallet.StatusCreating {
			t.Fatalf("asked for again it is %s %s, created %v: %v", again.ID, again.Status(), created, err)
		}
		err = db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`INSERT INTO chain_cursors (chain, number, hash, final_number, updated_at) VALUES ('ethereum_sepolia', 1, '', 1, 1)`)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		db.Clock().Advance(time.Minute) // it need not be tried at once
		until("the wallet is made", wallet.StatusIdle)
		if made.Addresses[chain.EthereumSepolia] == "" {
			t.Error("the wallet has no address")
		}
		eventtest.CheckAll(t, db)
	})
}
