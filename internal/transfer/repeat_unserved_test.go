package transfer_test

import (
	"context"
	"log/slog"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// noteRecovery has the database be a recovered one.
func (l *lives) noteRecovery() {
	l.Helper()
	if err := l.db.Write(l.ctx, func(tx *store.Tx) error { restore.NoteRecovery(tx); return nil }); err != nil {
		l.Fatal(err)
	}
}

// passRecovery has the last recovery be longer ago than every chain is read for.
func (l *lives) passRecovery() {
	l.Helper()
	l.execSQL(`UPDATE recoveries SET recovered_at = recovered_at - $1`, (40 * 24 * time.Hour).Microseconds())
}

// openOn has the books of a wallet be opened from its balances on a chain.
func (l *lives) openOn(of wallet.Wallet, on chain.Name) {
	l.Helper()
	if err := l.db.Write(l.ctx, func(tx *store.Tx) error { wallet.RecordOpening(tx, of.ID, on, 1); return nil }); err != nil {
		l.Fatal(err)
	}
}

// withoutChain returns a service on the same database that serves another chain in place of the wallets' own. No wallet has executed
// an intent on that.
func (l *lives) withoutChain() *transfer.Service {
	l.Helper()
	catalog, err := yield.New(l.db, nil, nil, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
	if err != nil {
		l.Fatal(err)
	}
	unused := intent.New(l.db, nil, map[chain.Name]intent.Chain{chain.Polygon: {Family: unusedChain{}}})
	return l.replicaServing(map[chain.Name]transfer.Chain{chain.Polygon: {}}, catalog, unused)
}

// unusedChain is a chain that has executed no intent.
type unusedChain struct{ intent.Family }

func (unusedChain) Executed(_ context.Context, _ chain.Name, _ uuid.UUID, ids []uuid.UUID) ([]bool, error) {
	return make([]bool, len(ids)), nil
}

// A service that does not serve the chain of a repeated request cannot find out whether the chain has executed it. In a recovered
// database it does not reject the request finally, so that no caller pays again under another requestId. A database that
// was never recovered knows all of its requests.
func TestNoRepeatIsRejectedFinallyWhileItsChainIsNotServed(t *testing.T) {
	t.Parallel()
	l, mine := beginLives(t, store.SQLite, 200*money.Dollar, 20*money.Dollar)
	backup := l.backUp()
	paid := l.withdrawalRequest(mine, 60*money.Dollar)
	moved := transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(), Movements: []transfer.Instruction{{From: usdcCash, To: vaultID, Amount: 30 * money.Dollar}}}
	if first := l.withdrawNow(paid); first.Status != transfer.Completed {
		t.Fatalf("the first withdrawal is %s", first.Status)
	}
	allocated, _, err := l.transfers.Allocate(l.ctx, moved)
	if err != nil {
		t.Fatal(err)
	}
	l.untilEnded(mine, wallet.Rebalance, allocated.ID)
	l.restore(backup)

	elsewhere := l.withoutChain()
	withdraw := func(r transfer.WithdrawalRequest) error {
		_, _, err := elsewhere.Withdraw(l.ctx, r)
		return err
	}
	allocate := func(movements ...transfer.Instruction) error {
		r := moved
		r.Movements = movements
		_, _, err := elsewhere.Allocate(l.ctx, r)
		return err
	}
	fromVault := transfer.Instruction{From: vaultID, To: "unknown", Amount: money.Dollar}
	l.assertFault("a withdrawal before a recovery", fault.UnsupportedChain, withdraw(paid))
	if err := allocate(moved.Movements...); !fault.IsFinal(err) {
		t.Errorf("an allocation before a recovery: %v", err)
	}
	if err := allocate(fromVault); !fault.IsFinal(err) {
		t.Errorf("an allocation from shares before a recovery: %v", err)
	}
	l.noteRecovery()
	l.assertFault("a withdrawal", fault.ServiceUnavailable, withdraw(paid))
	l.assertFault("an allocation", fault.ServiceUnavailable, allocate(moved.Movements...))
	l.assertFault("an allocation from shares", fault.ServiceUnavailable, allocate(fromVault))
	l.passRecovery()
	l.assertFault("a withdrawal long after the recovery", fault.UnsupportedChain, withdraw(paid))
	l.openOn(mine, chain.EthereumSepolia)
	l.assertFault("a withdrawal on the chain of an opening", fault.ServiceUnavailable, withdraw(paid))
	if _, _, err := l.transfers.Withdraw(l.ctx, paid); err != nil {
		t.Errorf("once the chain is served: %v", err)
	}
}

// The request before the loss may have named another destination chain than its repetition. So an opening on a chain that is not served
// keeps a request from being rejected finally, for as long as each chain is read after a recovery.
func TestAnOpeningOnAChainThatIsNotServedKeepsARepeatOpen(t *testing.T) {
	t.Parallel()
	l, mine := beginLives(t, store.SQLite, 200*money.Dollar, 0)
	l.noteRecovery()
	withdraw := func() error {
		_, _, err := l.transfers.Withdraw(l.ctx, l.withdrawalRequest(mine, 900*money.Dollar))
		return err
	}
	l.assertFault("with no opening", fault.InsufficientFunds, withdraw())
	l.openOn(mine, chain.Base)
	l.assertFault("with an opening", fault.ServiceUnavailable, withdraw())
	l.passRecovery()
	l.assertFault("long after the recovery", fault.InsufficientFunds, withdraw())
}

// A withdrawal that is unsigned in the backup was paid after it, on a chain that is not served now. No caller and no operator is
// shown that it is cancelled: a caller would make the payment again.
func TestNoPaidWithdrawalIsCancelledWhileItsChainIsNotServed(t *testing.T) {
	t.Parallel()
	l, mine := beginLives(t, store.SQLite, 100*money.Dollar, 0)
	l.starts.shut()
	accepted := l.acceptWithdrawal(l.withdrawalRequest(mine, 40*money.Dollar))
	backup := l.backUp()
	assertIs(t, "the first life's withdrawal", l.untilEnded(mine, wallet.Withdrawal, accepted.ID).Status, transfer.Completed)
	l.holdTasks(backup)
	l.restore(backup)
	l.noteRecovery()

	elsewhere := l.withoutChain()
	_, err := elsewhere.Cancel(l.ctx, mine.Organization, mine.ID, accepted.ID)
	l.assertFault("a cancellation", fault.ServiceUnavailable, err)
	_, err = elsewhere.GiveUp(l.ctx, accepted.ID, "a test")
	l.assertFault("giving it up", fault.ServiceUnavailable, err)
	left := 0
	if err := elsewhere.CancelUnsigned(l.ctx, false, func(_ transfer.Workflow, why string) error {
		if why != "" {
			left++
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	assertIs(t, "those left", left, 1)
	if err := elsewhere.NamePaidFailures(l.ctx, func(transfer.PaidFailure) error { return nil }); err != nil {
		t.Errorf("naming paid failures: %v", err)
	}

	l.passRecovery()
	if _, err := elsewhere.Cancel(l.ctx, mine.Organization, mine.ID, accepted.ID); err != nil {
		t.Errorf("long after the recovery: %v", err)
	}
}

// A request that was paid on a chain that is not served now may be repeated with another destination chain. Its payout waits until the
// chain is served, or the recovery is long ago.
func TestNoPayoutIsSignedWhileAChainWithMoneyOfTheWalletIsNotServed(t *testing.T) {
	t.Parallel()
	l, mine := beginLives(t, store.SQLite, 200*money.Dollar, 0)
	l.noteRecovery()
	l.openOn(mine, chain.Base)
	flow, _, err := l.transfers.Withdraw(l.ctx, l.withdrawalRequest(mine, 60*money.Dollar))
	if err != nil {
		t.Fatal(err)
	}
	l.until("its payout waits", func() bool {
		return l.countRows(`SELECT COUNT(*) FROM tasks WHERE kind LIKE 'transfer.start%' AND last_error LIKE 'base is not served%'`) == 1
	})
	assertIs(t, "intents", l.countRows(`SELECT COUNT(*) FROM intents WHERE id = $1`, flow.Legs[0].Steps[0].ID), 0)
	l.passRecovery()
	l.db.Clock().Advance(2 * time.Minute)
	assertIs(t, "it", l.untilEnded(mine, wallet.Withdrawal, flow.ID).Status, transfer.Completed)
}
