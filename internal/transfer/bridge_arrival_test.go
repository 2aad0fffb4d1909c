package transfer

import (
	"errors"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// An arrival of USDT is looked at before its sending is recorded, and becomes a deposit after: the
// transaction that makes the deposit asks once more whose the message is.
func TestAnArrivalWhoseSendingIsRecordedMeanwhileIsNoDeposit(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s := &Service{db: db}
		a := wallet.Arrival{ID: uuid.New(), Organization: uuid.New(), Wallet: uuid.New(), Chain: chain.Base, Token: chain.USDT, Amount: 10 * money.Dollar, Key: "oft:0x77"}
		sent := &BridgeTransfer{ID: uuid.New(), Organization: a.Organization, Wallet: a.Wallet, Workflow: uuid.New(), Source: sepolia, Destination: chain.Base, Token: chain.USDT, Phase: PhaseSent,
			Amount: a.Amount, InTransit: a.Amount, Key: a.Key, SentHash: "0x5e", SentAt: time.Unix(1, 0), AskedAt: time.Unix(1, 0)}
		known, err := findTransferOf(t.Context(), db, a)
		if err != nil || known != uuid.Nil {
			t.Fatalf("before it is recorded the transfer is %s: %v", known, err)
		}
		err = db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at)
				VALUES ($1, $2, $1, 'w', 'w', 0, 'active', '{}', 1, 1)`, a.Wallet, a.Organization)
			insertInto(tx, "bridge_transfers", bridgeColumns, sent.columnValues())
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		var later task.Later
		if err := s.settleUnknownArrival(t.Context(), task.Task{}, a); !errors.As(err, &later) {
			t.Errorf("the arrival is settled: %v", err)
		}
		var deposits int
		if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM deposits`).Scan(&deposits); err != nil || deposits != 0 {
			t.Errorf("%d deposits: %v", deposits, err)
		}
	})
}
