package transfer

import (
	"context"
	"errors"
	"fmt"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// Where the database was lost after something was sent, what it brought is a deposit until the
// request is repeated: only then is it known whose message it was.

// errDepositSpent says that what a transfer brought is spent already, as a deposit.
var errDepositSpent = errors.New("what it brought was credited as a deposit when its request was not known, and is spent or reserved: it waits until the wallet has as much there")

// awaitDelivery settles USDT that has been delivered before anybody knew of its transfer, and else
// tells once the bridge takes longer than usual.
func (s *Service) awaitDelivery(ctx context.Context, t task.Task, b *BridgeTransfer) error {
	settled := false
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		ref, err := lockStep(ctx, tx, b.ID)
		if err != nil {
			return err
		}
		if settled = ref.leg.Bridge.Phase != PhaseSent; !settled {
			settled, err = s.settleDeposited(ctx, tx, ref)
		}
		if settled {
			t.Finish(tx)
		}
		return err
	})
	age := s.db.Clock().Now().Sub(b.SentAt)
	switch {
	case errors.Is(err, errDepositSpent):
		return s.askLaterAgain(ctx, t, b, errDepositSpent)
	case err != nil:
		return fmt.Errorf("looking for what transfer %s brought: %w", b.ID, err)
	case settled:
		return nil
	case age < usualDelivery:
		return task.Later{After: usualDelivery - age, Reason: "the bridge is to deliver it"}
	}
	return s.askLaterAgain(ctx, t, b, errNotDelivered)
}

// settleDeposited takes back the deposit that a transfer's message has become, and settles the
// transfer by it: the reversal, the entry, the deposit's row and the transfer's are one transaction, in
// which the entry that credited it is locked, and reversed once. False: it has become none. Error:
// errDepositSpent.
func (s *Service) settleDeposited(ctx context.Context, tx *store.Tx, ref stepRef) (bool, error) {
	b := ref.leg.Bridge
	a, entry, found, err := wallet.FindDepositOf(ctx, tx, b.Wallet, b.Key)
	if err != nil || !found {
		return false, err
	}
	owner, err := wallet.Lock(ctx, tx, b.Wallet)
	if err != nil {
		return false, err
	}
	original, err := ledger.LoadEntry(ctx, tx, entry)
	if err != nil {
		return false, err
	}
	reversal, err := ledger.Reverse(ctx, tx, entry, original)
	if errors.Is(err, ledger.ErrInsufficient) {
		return false, errDepositSpent
	}
	if err != nil {
		return false, err
	}
	if err := wallet.MarkReversed(ctx, tx, original.Reference); err != nil {
		return false, err
	}
	audit.Record(ctx, tx, b.Organization, audit.ReverseEntry, entry.String(), audit.Details{"reason": "it is what transfer " + b.ID.String() + " between chains brought",
		"wallet": b.Wallet.String(), "type": string(original.Type), "reference": original.Reference, "reversal": reversal.String()})
	return true, s.settleArrived(ctx, tx, owner, stepRef{ref.workflow, ref.leg, ref.leg.bridgeIn()}, a)
}
