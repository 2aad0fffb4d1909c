package app

import (
	"errors"
	"log/slog"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
)

// An operator names an intent, and not of which room it is.
func TestAnIntentIsCancelledByTheRoomThatItIsOf(t *testing.T) {
	t.Parallel()
	s, err := NewSandbox(t.Context(), SandboxOptions{Dir: t.TempDir(), Listen: anyPort, RPCListen: anyPort, SolanaListen: anyPort, OperatorListen: anyPort, BlockTime: 20 * time.Millisecond, OnDemand: true},
		slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	changed, ended, odd := uuid.New(), uuid.New(), uuid.New()
	err = s.DB.Write(t.Context(), func(tx *store.Tx) error {
		for id, status := range map[uuid.UUID]change.Status{changed: change.Submitted, ended: change.Confirmed} {
			tx.Defer(`INSERT INTO contract_changes (id, organization_id, subject, seq, chain, kind, about, body, status, signed, error, created_at, updated_at)
				VALUES ($1, $2, $3, 1, 'ethereum_sepolia', 'rebalance', '', '', $4, 1, '', 0, 0)`, id, sandboxOrganization, uuid.New(), string(status))
		}
		for id, kind := range map[uuid.UUID]string{changed: change.SettleTask, ended: change.SettleTask, odd: "odd"} {
			tx.Defer(`INSERT INTO intents (id, chain, wallet, intent, signature, delegation, deadline, reply_kind, state, attempts, retry_at, reason, created_at, trace, used_before)
				VALUES ($1, 'ethereum_sepolia', '0x01', '', '', '', 0, $2, 'carried', 0, 0, '', 0, '', 0)`, id, kind)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for range 2 { // twice is once
		if err := s.CancelIntent(t.Context(), changed, "a test"); err != nil {
			t.Errorf("the intent of a change: %v", err)
		}
	}
	var n int
	err = s.DB.QueryRow(t.Context(), `SELECT COUNT(*) FROM tasks WHERE kind = $1 AND key = $2`, change.ChainCancelTask(chain.EthereumSepolia), changed.String()).Scan(&n)
	if err != nil || n != 1 {
		t.Errorf("%d tasks have its cancellation signed, want 1: %v", n, err)
	}
	for range 2 {
		if err := s.EndUnexecuted(t.Context(), changed, "no event"); err != nil {
			t.Errorf("the intent of a change that was not executed: %v", err)
		}
	}
	if err := s.DB.QueryRow(t.Context(), `SELECT asserted_unexecuted FROM intents WHERE id = $1`, changed).Scan(&n); err != nil || n != 1 {
		t.Errorf("it is asserted %d times, want 1: %v", n, err)
	}
	if err := s.CancelIntent(t.Context(), ended, "a test"); !errors.Is(err, change.ErrNotSigned) {
		t.Errorf("the intent of a change that has ended: %v", err)
	}
	if err := s.CancelIntent(t.Context(), uuid.New(), "a test"); !errors.Is(err, intent.ErrUnknown) {
		t.Errorf("an intent that is none: %v", err)
	}
	if err := s.CancelIntent(t.Context(), odd, "a test"); err == nil || errors.Is(err, transfer.ErrNotSigned) {
		t.Errorf("an intent of no room's: %v", err)
	}
}
