package transfer

import (
	"context"
	"errors"
	"fmt"
	"math"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

const (
	// receiptDelay is how long a message that was sent, or has come, waits until it is asked about again.
	receiptDelay = 2 * time.Second
	// unreceivedDelay is how long it waits when no message can be sent.
	unreceivedDelay = 15 * time.Second
)

// receiveMessage receives an attested message for which the wallet signs no intent: the service's own transaction
// does, or another's. The step has no intent. The follower reports the payment at finality (SettleArrival), as of a
// stranger's transaction, and the step is settled by that; a payment that no follower could report is found by
// judgeReceived.
//
// A crash anywhere is safe: this sends a transaction that the chain takes once, and writes why it waits.
func (s *Service) receiveMessage(ctx context.Context, t task.Task, ref stepRef) error {
	b := ref.leg.Bridge
	if b == nil || len(b.Attested) == 0 || b.Open() && b.Phase != PhaseAttested {
		return nil // the attesters' answer begins it
	}
	if b.Open() {
		if err := s.intents.CheckStops(ctx, b.Organization, b.Destination); err != nil {
			return err
		}
		if ready, err := s.checkAttested(ctx, ref); err != nil || !ready {
			return err
		}
	}
	owner, err := s.wallets.Get(ctx, b.Organization, b.Wallet)
	if err != nil {
		return fmt.Errorf("reading for whom transfer %s is: %w", b.ID, err)
	}
	crash.Point(pointBringIn + ".before")
	got, err := s.intents.Receive(ctx, b.Destination, owner.Addresses[b.Destination], b.Attested, b.Attestation)
	crash.Point(pointBringIn + ".after")
	switch {
	case err != nil:
		return err
	case !b.Open():
		return nil // this was to have reported its cost
	case !got.Refused.IsZero():
		return s.refuseAttested(ctx, t, ref, got.Refused)
	case !got.Waits.IsZero():
		return s.noteWaiting(ctx, t, b, got.Waits)
	}
	if got.Final {
		return s.judgeReceived(ctx, t, ref, owner.Addresses[b.Destination])
	}
	return task.Later{After: receiptDelay, Reason: "what brings the message in is on its way"}
}

// judgeReceived searches the payment of a message that has come by a final state of the chain. If it did not pay the
// wallet it was another message: the attesters, or a service in their place, have named a wrong one. A payment that
// the follower reports is settled by that; one from before the books by the found one. The transaction that posts it
// locks the workflow and the wallet, and checks that the transfer is open and that the payment was not reported
// otherwise, so that running it twice, or beside the follower, posts once.
func (s *Service) judgeReceived(ctx context.Context, t task.Task, was stepRef, to chain.Address) error {
	b := was.leg.Bridge
	settling, err := s.isBeingSettled(ctx, b, b.Key)
	if err != nil {
		return err
	}
	if settling {
		return task.Later{After: receiptDelay, Reason: "the message has come, and is being settled"}
	}
	found, err := wallet.FindReceived(ctx, s.chains[b.Destination].Messages, to, b.Key, b.SentAt, math.MaxInt64)
	switch {
	case errors.Is(err, chain.ErrArrivalUnshown): // of a nonce that nodes have dropped, if the attesters named a wrong one
		return s.refuseAttested(ctx, t, was, failure.New(failure.BridgeArrivalUnmatched, "the attested message has arrived, and no node shows the transaction"))
	case err != nil:
		return err
	case found == nil:
		return s.refuseAttested(ctx, t, was, failure.New(failure.BridgeArrivalUnmatched, "the attested message has arrived without a payment to the wallet"))
	}
	final, err := s.finalOf(ctx, b.Destination)
	if err != nil {
		return err
	}
	settled := false
	if found.BlockNumber <= final {
		found.Organization, found.Wallet, found.Chain = b.Organization, b.Wallet, b.Destination
		err = s.db.Write(ctx, func(tx *store.Tx) error {
			ref, err := lockStep(ctx, tx, was.step.ID)
			if err != nil {
				return err
			}
			if settled = !ref.leg.Bridge.Open(); settled {
				return nil
			}
			settled, err = s.settleCame(ctx, tx, ref, found)
			return err
		})
	}
	switch {
	case errors.Is(err, errAnotherCame):
		return s.forgetName(ctx, b.ID)
	case creditedBefore(err) != nil:
		return s.noteWaiting(ctx, t, b, failure.New(failure.BridgeArrivalUnmatched, err.Error()))
	case err != nil:
		return fmt.Errorf("settling the arrival of transfer %s: %w", b.ID, err)
	case settled:
		return nil
	}
	return task.Later{After: receiptDelay, Reason: "the message has come, and is to be told of"}
}

// refuseAttested has a message that the chain rejects attested again. It was not sent: it stays with the attesters,
// or an operator requests it at once.
func (s *Service) refuseAttested(ctx context.Context, t task.Task, was stepRef, reason failure.Reason) error {
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		ref, err := lockStep(ctx, tx, was.step.ID)
		if err != nil {
			return err
		}
		t.Finish(tx)
		if b := ref.leg.Bridge; !b.Open() || b.Phase != PhaseAttested {
			return nil
		}
		return returnToAttesters(tx, ref.leg.Bridge, reason, tx.DB().Clock().Now().Add(postponedFor))
	})
	if err != nil {
		return fmt.Errorf("requesting a new attestation of transfer %s: %w", was.leg.Bridge.ID, err)
	}
	return nil
}

// noteWaiting writes why no receiving transaction can be sent.
func (s *Service) noteWaiting(ctx context.Context, t task.Task, b *BridgeTransfer, why failure.Reason) error {
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		tx.Defer(`UPDATE bridge_transfers SET problem = $1, failure_code = $2 WHERE id = $3 AND phase = $4 AND completed_at IS NULL`, why.Text, string(why.Code), b.ID, string(PhaseAttested))
		return nil
	})
	if err != nil {
		return fmt.Errorf("noting why transfer %s waits: %w", b.ID, err)
	}
	return task.Later{After: unreceivedDelay, Reason: why.Text}
}
