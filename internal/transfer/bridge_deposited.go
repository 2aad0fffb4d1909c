package transfer

import (
	"context"
	"errors"
	"fmt"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// If the database was lost after a message was sent, its payment is a deposit until the request is repeated: only
// then is it known whose message it was.

// errDepositSpent reports that a transfer's payment is spent already, as a deposit.
var errDepositSpent = errors.New("its proceeds were credited as a deposit before its request was known, and are spent or reserved: it waits until the balance is sufficient")

// creditedBefore is the error by which the amount that came is in the books already as something that
// cannot be taken back now; nil for any other.
func creditedBefore(err error) error {
	for _, why := range []error{errDepositSpent, errCreditedOtherwise} {
		if errors.Is(err, why) {
			return why
		}
	}
	return nil
}

// awaitDelivery settles USDT that was delivered before its transfer was known, and else delivers it, or writes why it
// waits, once the bridge takes longer than usual.
func (s *Service) awaitDelivery(ctx context.Context, t task.Task, b *BridgeTransfer) error {
	untold, err := s.findUntold(ctx, b, b.Key)
	if err != nil {
		return err
	}
	settled := false
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		ref, err := lockStep(ctx, tx, b.ID)
		if err != nil {
			return err
		}
		if settled = ref.leg.Bridge.Phase != PhaseSent; !settled {
			settled, err = s.settleCame(ctx, tx, ref, untold)
		}
		if settled {
			t.Finish(tx)
		}
		return err
	})
	age := s.db.Clock().Now().Sub(b.SentAt)
	switch {
	case creditedBefore(err) != nil, errors.Is(err, errAnotherCame):
		return s.askLaterAgain(ctx, t, b, err)
	case err != nil:
		return fmt.Errorf("looking for the arrival of transfer %s: %w", b.ID, err)
	case settled:
		return nil
	case age < firstDeliveryLook:
		return task.Later{After: firstDeliveryLook - age, Reason: "the bridge is to deliver it"}
	}
	return s.deliverVerified(ctx, t, b)
}

// findUntold returns the payment of a transfer's message in a block that no follower read: before the books of this
// database began, or its wallet's were opened with the chain's balance. It is searched for a message from before the
// restore, and one that does not come. nil if there is none.
func (s *Service) findUntold(ctx context.Context, b *BridgeTransfer, key string) (*wallet.Arrival, error) {
	messages := s.chains[b.Destination].Messages
	if messages == nil {
		return nil, nil
	}
	sent, err := intent.LoadOutcome(ctx, s.db, b.ID)
	if err != nil {
		return nil, fmt.Errorf("reading the burn of transfer %s: %w", b.ID, err)
	}
	if late := s.db.Clock().Now().Sub(b.SentAt) >= usualDelivery; !sent.UsedBefore && !late && b.Problem.IsZero() {
		return nil, nil
	}
	if settling, err := s.isBeingSettled(ctx, b, key); settling || err != nil {
		return nil, err
	}
	final, err := s.finalOf(ctx, b.Destination)
	if err != nil {
		return nil, err
	}
	owner, err := s.wallets.Get(ctx, b.Organization, b.Wallet)
	if err != nil {
		return nil, fmt.Errorf("reading for whom transfer %s is: %w", b.ID, err)
	}
	var found *wallet.Arrival
	err = s.askChain(ctx, b.Destination, func(ctx context.Context) (err error) {
		found, err = wallet.FindReceived(ctx, messages, owner.Addresses[b.Destination], key, b.SentAt, final)
		return err
	})
	if err != nil || found == nil {
		return nil, err
	}
	found.Organization, found.Wallet, found.Chain = b.Organization, b.Wallet, b.Destination
	return found, nil
}

// isBeingSettled reports whether a follower has reported the arrival of a transfer's message, or the transfer is complete.
// The report settles the transfer then, and the chain is not searched for the arrival, where strangers can have many
// transactions name its account. A report is deleted as it settles its transfer, so that both are read in one statement.
func (s *Service) isBeingSettled(ctx context.Context, b *BridgeTransfer, key string) (bool, error) {
	var n int
	err := s.db.QueryRow(ctx, `SELECT (SELECT COUNT(*) FROM bridge_arrivals WHERE wallet_id = $1 AND message_key = $2)
		+ (SELECT COUNT(*) FROM bridge_transfers WHERE id = $3 AND completed_at IS NOT NULL)`, b.Wallet, key, b.ID).Scan(&n)
	if err != nil {
		return false, fmt.Errorf("reading whether message %s has been reported: %w", key, err)
	}
	return n > 0, nil
}

// finalOf is the block of a chain up to which all that is final was read.
func (s *Service) finalOf(ctx context.Context, on chain.Name) (uint64, error) {
	var n int64
	err := s.db.QueryRow(ctx, `SELECT final_number FROM chain_cursors WHERE chain = $1`, string(on)).Scan(&n)
	if errors.Is(err, store.ErrNoRows) {
		return 0, nil
	}
	if err != nil {
		return 0, fmt.Errorf("reading up to where %s is final: %w", on, err)
	}
	return uint64(n), nil
}

// errCreditedOtherwise reports that a transfer's payment is in the books as something else.
var errCreditedOtherwise = errors.New("the transaction that brought it is credited as a deposit which does not name its message: reverse that, see the runbook")

// isUntold reports whether no follower has reported a payment of a transaction. The caller must have locked the
// wallet. Error: errCreditedOtherwise.
func isUntold(ctx context.Context, tx *store.Tx, a wallet.Arrival) (bool, error) {
	var waiting, credited int
	err := tx.QueryRow(ctx, `SELECT (SELECT COUNT(*) FROM bridge_arrivals WHERE wallet_id = $1 AND message_key = $2),
		(SELECT COUNT(*) FROM deposits WHERE wallet_id = $1 AND chain = $3 AND tx_hash = $4 AND token = $5 AND amount = $6 AND status = $7)`,
		a.Wallet, a.Key, string(a.Chain), a.TxHash, string(a.Token), int64(a.Amount), string(wallet.DepositCompleted)).Scan(&waiting, &credited)
	switch {
	case err != nil:
		return false, fmt.Errorf("reading the records of transaction %s: %w", a.TxHash, err)
	case credited > 0:
		return false, errCreditedOtherwise
	}
	return waiting == 0, nil
}

// settleCame settles a transfer by an arrival from before it was known: a deposit, or one that no follower
// has reported. False: there is neither. Errors: those of settleDeposited,
// errCreditedOtherwise, errAnotherCame.
func (s *Service) settleCame(ctx context.Context, tx *store.Tx, ref stepRef, untold *wallet.Arrival) (bool, error) {
	settled, err := s.settleDeposited(ctx, tx, ref)
	if settled || err != nil || untold == nil {
		return settled, err
	}
	owner, err := wallet.Lock(ctx, tx, ref.workflow.Wallet)
	if err != nil {
		return false, err
	}
	if is, err := isUntold(ctx, tx, *untold); err != nil || !is {
		return false, err
	}
	opened, err := loadOpening(ctx, tx, ref.workflow.Wallet, ref.leg.bridgeIn().Chain)
	if err != nil {
		return false, err
	}
	return true, s.settleArrived(ctx, tx, owner, stepRef{ref.workflow, ref.leg, ref.leg.bridgeIn()}, *untold, opened)
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
	// An opening of a later block has no part of it: the deposit was in the books already.
	return true, s.settleArrived(ctx, tx, owner, stepRef{ref.workflow, ref.leg, ref.leg.bridgeIn()}, a, opening{})
}
