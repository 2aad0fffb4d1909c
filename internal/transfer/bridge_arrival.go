package transfer

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// arrivalDelay is how long an arrival waits for the facts of its transfer.
const arrivalDelay = 2 * time.Second

// SettleArrival is the handler of wallet.ArrivalTask. A stranger's delivery settles the receiving step, also where
// its intent is in flight: that can never execute any more, since the final block has used the message. The step's
// own receipt is settled by its own intent, without work here. A payment that belongs to no transfer of the wallet is
// a deposit. The arrival's row is deleted in the transaction that writes its outcome, so it counts once.
func (s *Service) SettleArrival(ctx context.Context, t task.Task) error {
	id, err := intent.ParseTaskKey(t)
	if err != nil {
		return err
	}
	a, open, err := wallet.LoadArrival(ctx, s.db, id)
	if err != nil || !open {
		return err
	}
	transfer, err := findTransferOf(ctx, s.db, a)
	switch {
	case err != nil:
		return err
	case transfer == uuid.Nil:
		own, err := s.isOfIntent(ctx, a)
		switch {
		case err != nil:
			return err
		case !own:
			return s.settleUnknownArrival(ctx, t, a)
		}
		return s.db.Write(ctx, func(tx *store.Tx) error {
			t.Finish(tx)
			a.Forget(tx)
			return nil
		})
	}
	own, err := s.isOwn(ctx, transfer, a)
	if err != nil {
		return err
	}
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		ref, err := lockStep(ctx, tx, transfer)
		if err != nil {
			return err
		}
		t.Finish(tx)
		if !ref.leg.Bridge.Open() {
			a.Forget(tx)
			return nil
		}
		in := ref.leg.bridgeIn()
		if in.State == StateProcessing && own {
			return task.Later{After: arrivalDelay, Reason: "the wallet's own intent brought it in, and is not settled"}
		}
		owner, err := wallet.Lock(ctx, tx, ref.workflow.Wallet)
		if err != nil {
			return err
		}
		opened, err := loadOpening(ctx, tx, ref.workflow.Wallet, in.Chain)
		if err != nil {
			return err
		}
		a.Forget(tx)
		return s.settleArrived(ctx, tx, owner, stepRef{ref.workflow, ref.leg, in}, a, opened)
	})
	if errors.Is(err, errAnotherCame) {
		return s.forgetName(ctx, transfer)
	}
	var later task.Later
	if err != nil && !errors.As(err, &later) {
		return fmt.Errorf("settling arrival %s: %w", id, err)
	}
	return err
}

// isOfIntent reports whether an arrival is an effect of an intent of the wallet that was to receive it: that intent
// posts it. So is one of an unknown intent, as all other movements of such an intent: the database was lost, and the
// repeated request takes it up.
func (s *Service) isOfIntent(ctx context.Context, a wallet.Arrival) (bool, error) {
	if a.Intent == nil || a.Token == chain.USDT { // whose transfer is known by its message once it has left
		return false, nil
	}
	var kind string
	err := s.db.QueryRow(ctx, `SELECT kind FROM steps WHERE id = $1`, *a.Intent).Scan(&kind)
	if errors.Is(err, store.ErrNoRows) {
		return true, nil
	}
	if err != nil {
		return false, fmt.Errorf("reading the transaction of arrival %s: %w", a.ID, err)
	}
	return StepKind(kind) == StepBridgeIn, nil
}

// isOwn says whether the transfer's own intent has brought the arrival: it is executed, or one of
// the transactions that carry it is the arrival's.
func (s *Service) isOwn(ctx context.Context, transfer uuid.UUID, a wallet.Arrival) (bool, error) {
	ref, err := loadStep(ctx, s.db, transfer, "")
	if err != nil {
		return false, err
	}
	id := ref.leg.bridgeIn().ID
	outcome, err := intent.LoadOutcome(ctx, s.db, id)
	if err != nil && !errors.Is(err, intent.ErrUnknown) {
		return false, err
	}
	if err == nil && outcome.State == intent.Executed {
		return true, nil
	}
	hashes, err := s.intents.Transactions(ctx, a.Chain, id)
	if err != nil {
		return false, fmt.Errorf("reading the transfers that may have brought arrival %s: %w", a.ID, err)
	}
	return slices.Contains(hashes, a.TxHash), nil
}

// findTransferOf is the transfer whose message brought the arrival; uuid.Nil while none is known.
func findTransferOf(ctx context.Context, q store.Querier, a wallet.Arrival) (uuid.UUID, error) {
	rows, err := q.Query(ctx, `SELECT id FROM bridge_transfers WHERE message_key = $1 AND wallet_id = $2`, a.Key, a.Wallet)
	found, err := store.Collect(rows, err, func(row store.Rows) (id uuid.UUID, err error) { return id, row.Scan(&id) })
	if err != nil {
		return uuid.Nil, fmt.Errorf("reading which transfer an arrival is for: %w", err)
	}
	if len(found) == 0 {
		return uuid.Nil, nil
	}
	return found[0], nil
}

// settleArrived completes the step that was to receive the amount that has come. opened is the opening
// that may have it in its balance.
func (s *Service) settleArrived(ctx context.Context, tx *store.Tx, owner wallet.Wallet, ref stepRef, a wallet.Arrival, opened opening) error {
	positions, err := ledger.LockPositions(ctx, tx, ref.workflow.Wallet)
	if err != nil {
		return err
	}
	now := tx.Now()
	done := settlement{ref, arrivedFlow(ref.step, a.Amount), arrivedFate(a.TxHash, a.BlockNumber, a.BlockTime), opened, now}
	if err := s.settleReceived(ctx, tx, done, positions, MessageArrived); err != nil {
		return err
	}
	return s.writeFollowing(ctx, tx, owner, ref, now)
}

// settleUnknownArrival waits while the wallet has something on its way to the chain, of which the
// message is not known yet or may be another than the attesters said, and else makes a deposit of the arrival.
func (s *Service) settleUnknownArrival(ctx context.Context, t task.Task, a wallet.Arrival) error {
	waits := false
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		// The settlement of a sending locks the wallet too: it is either seen here, or sees the deposit.
		if _, err := wallet.Lock(ctx, tx, a.Wallet); err != nil {
			return err
		}
		known, err := findTransferOf(ctx, tx, a)
		switch {
		case err != nil:
			return err
		case known != uuid.Nil:
			return task.Later{Reason: "whose message it was has become known"}
		}
		rows, err := tx.Query(ctx, `SELECT b.id, b.phase FROM bridge_transfers b WHERE b.wallet_id = $1 AND b.destination = $2 AND b.token = $3 AND b.completed_at IS NULL AND b.token <> $4`, a.Wallet, string(a.Chain), string(a.Token), string(chain.USDT)) // USDT is known by its message once it has left
		coming, err := store.Collect(rows, err, func(row store.Rows) (b BridgeTransfer, err error) { return b, row.Scan(&b.ID, &b.Phase) })
		if err != nil {
			return fmt.Errorf("reading the amounts in transit: %w", err)
		}
		var leaving int
		err = tx.QueryRow(ctx, `SELECT COUNT(*) FROM steps s JOIN workflows w ON w.id = s.workflow_id WHERE w.wallet_id = $1 AND w.completed_at IS NULL AND s.kind = $2 AND s.state = $3 AND s.token = $4
				AND EXISTS (SELECT 1 FROM steps n WHERE n.leg_id = s.leg_id AND n.kind = $5 AND n.chain = $6)`,
			a.Wallet, string(StepBridgeOut), string(StateProcessing), string(a.Token), string(StepBridgeIn), string(a.Chain)).Scan(&leaving)
		if err != nil {
			return fmt.Errorf("reading the pending outflows: %w", err)
		}
		for _, b := range coming {
			if b.Phase == PhaseSent {
				task.AddNowFor(tx, a.Organization, AttestTask, b.ID.String())
			}
		}
		waits = len(coming) > 0 || leaving > 0
		if waits {
			return nil
		}
		t.Finish(tx)
		opened, err := loadOpening(ctx, tx, a.Wallet, a.Chain)
		if err != nil {
			return err
		}
		if opened.containsOutcome(arrivedFate(a.TxHash, a.BlockNumber, a.BlockTime).Outcome) {
			a.Forget(tx) // by a version that opened books beside arrivals: the balance has it
			return nil
		}
		return a.BecomeDeposit(ctx, tx)
	})
	if err == nil && waits {
		return task.Later{After: arrivalDelay, Reason: "the message of a transfer that is on its way is not known yet"}
	}
	return err
}
