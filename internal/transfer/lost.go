package transfer

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// A database that was lost may have signed payouts that the restored one does not know as signed, and
// that are on no chain yet: anyone who has such a signature can have it executed until its deadline.
// It cannot pay twice under one id, which its chain executes once. So while a restore is open
// (restore.FindOpen) two rules hold:
//
//   - No payout on any chain is signed before its wallet is released (checkHeld): it may be asked for in place of
//     another, of an id or on a chain that is unknown here.
//   - No payout on an EVM chain ends unpaid before its id is given up there (revokePayouts): its money would be free
//     for another, and the lost signature would pay besides. An id that is not given up is not looked
//     up (leaveOut), so the step does not end: errNotLookedUp. Nor does a payout end because an intent of
//     this database was refused or has expired: another may be valid (reopenPayout). One that was signed and is cancelled does not
//     end by its own deadline either, since the lost database may have signed it again with a later one (exposeIfLost).
//
// A transaction on Solana dies with its blockhash, a minute or two after it was signed. `granary recover
// --lost` waits for that before anything is served, so no id has to be given up there.

const (
	// heldDelay is how long a payout that is held waits before it looks again.
	heldDelay = time.Minute
	// revokingDelay is how long the end of a payout waits for its id to be given up before it looks again.
	revokingDelay = 2 * time.Second
)

const (
	whyRevoked  = "a database was lost that may have signed the payout: its id is given up on the chain"
	whyUnseen   = "a database was lost that may have carried the payout, or paid another in its place"
	whyRevoking = "a lost database may have signed a payout of it: its id is being given up on the chain first"
)

// mayBeLost says whether a database that was lost may have signed the step.
func (s *Step) mayBeLost() bool { return s.Kind == StepPayout && !s.Chain.IsSolana() }

// checkHeld says that a payout is not signed before its wallet is released. It is asked again in the
// transaction that hands the signature to the carrier. Error: task.Later.
func checkHeld(ctx context.Context, q store.Querier, ref stepRef) error {
	if ref.step.Kind != StepPayout {
		return nil
	}
	held, err := restore.IsHeld(ctx, q, ref.workflow.Organization, ref.workflow.Wallet)
	if err != nil || !held {
		return err
	}
	return task.Later{After: heldDelay, Reason: "held: a database was lost that may have signed a payout in its place (granary holds list)"}
}

// checkRevoked says whether the id of a payout that is not signed was given up. Error: task.Later while
// it is being given up.
func checkRevoked(ctx context.Context, q store.Querier, ref stepRef) (revoked bool, err error) {
	if !ref.step.mayBeLost() {
		return false, nil
	}
	state, err := intent.LoadState(ctx, q, ref.step.ID)
	if err == nil && state != "" && !state.Ended() {
		err = task.Later{After: revokingDelay, Reason: whyRevoking}
	}
	return state == intent.Cancelled, err
}

// endRevoked ends a payout that is not signed and whose id was given up. It leaves it to the
// cancellation of its withdrawal, if there is one. If a chain has paid the request, the payout fails with the transaction
// that did: any other reason would have the customer order the payment again.
func (s *Service) endRevoked(ctx context.Context, t task.Task, ref stepRef) error {
	var cancelling int
	if err := s.db.QueryRow(ctx, `SELECT COUNT(*) FROM tasks WHERE kind = $1 AND key = $2`, CancelRevokedTask, ref.workflow.ID.String()).Scan(&cancelling); err != nil {
		return fmt.Errorf("reading whether a withdrawal is being cancelled: %w", err)
	}
	if cancelling > 0 {
		return task.Later{After: revokingDelay, Reason: whyRevoking}
	}
	elsewhere, err := s.judgeOtherChains(ctx, ref)
	if err == nil && elsewhere == "" {
		elsewhere, err = s.describePaidSibling(ctx, ref)
	}
	switch {
	case err != nil:
		return err
	case elsewhere != "":
	case ref.isUnordered():
		return s.endCancelled(ctx, t, ref.step.ID)
	case ref.step.State == StatePendingApproval && slices.Contains([]approval.Status{approval.Rejected, approval.Failed}, ref.leg.Approval.Activity.Status):
		return s.endUnapproved(ctx, t, ref.step.ID)
	}
	return s.failUnsigned(ctx, t, ref.step.ID, func(_ *store.Tx, ref stepRef) (Trigger, failure.Reason) {
		if elsewhere != "" {
			return NonceUsedBefore, usedBefore(elsewhere)
		}
		return NonceUsedBefore, ref.step.whyFailed().Or(usedBefore(whyRevoked))
	})
}

// leaveOut takes payouts out of the result of a lookup which a lost database may have signed, and which may
// be executed at any time. One whose id was given up will never be executed, although its nonce is used.
func (s *Service) leaveOut(ctx context.Context, executed executedSteps, w *Workflow) error {
	var payouts []*Step
	for i := range w.Legs {
		if step := w.Legs[i].payoutStep(); step != nil && step.mayBeLost() && step.unsigned() && executed.lookedUp(step) {
			payouts = append(payouts, step)
		}
	}
	if len(payouts) == 0 {
		return nil
	}
	_, open, err := restore.FindOpen(ctx, s.db)
	if err != nil {
		return err
	}
	for _, step := range payouts {
		if !open && !executed[step.ID] {
			continue
		}
		state, err := intent.LoadState(ctx, s.db, step.ID)
		switch {
		case err != nil:
			return err
		case state == intent.Cancelled:
			executed[step.ID] = false
		case open && !executed[step.ID], state != "" && !state.Ended(): // used by an execution that is not final yet
			delete(executed, step.ID)
		}
	}
	return nil
}

// revokePayouts has the ids of a workflow's payouts cancelled on their chain whose end has failed since they were
// not, in the picked legs. It returns cause if that is another error, or no id is to be cancelled. It is idempotent:
// a crash before a commit changes no state, and a second run finds it begun. Error: task.Later until all are
// cancelled.
func (s *Service) revokePayouts(ctx context.Context, cause error, w Workflow, picked func(*Leg) bool) error {
	if !errors.Is(cause, errLookupMissing) {
		return cause
	}
	open, is, err := restore.FindOpen(ctx, s.db)
	if err != nil || !is {
		return errors.Join(cause, err)
	}
	lost := w.lostPayouts(picked)
	for _, ref := range lost {
		if err := s.revokeStep(ctx, ref, open); err != nil {
			return err
		}
	}
	if len(lost) == 0 {
		return cause
	}
	return task.Later{After: revokingDelay, Reason: whyRevoking}
}

// lostPayouts returns the payouts of the picked legs that a lost database may have signed.
func (w *Workflow) lostPayouts(picked func(*Leg) bool) (lost []stepRef) {
	for i := range w.Legs {
		leg := &w.Legs[i]
		if step := leg.payoutStep(); picked(leg) && step != nil && step.mayBeLost() && step.unsigned() {
			lost = append(lost, stepRef{w, leg, step})
		}
	}
	return lost
}

// revokeLeg is revokePayouts for the leg of a step.
func (s *Service) revokeLeg(ctx context.Context, cause error, step uuid.UUID) error {
	if !errors.Is(cause, errLookupMissing) {
		return cause
	}
	ref, err := loadStep(ctx, s.db, step, "")
	if err != nil {
		return err
	}
	return s.revokePayouts(ctx, cause, *ref.workflow, func(leg *Leg) bool { return leg.ID == ref.leg.ID })
}

// revokeAll is revokePayouts for all legs that have not ended.
func (s *Service) revokeAll(ctx context.Context, cause error, w Workflow) error {
	return s.revokePayouts(ctx, cause, w, func(leg *Leg) bool { return !leg.ended() })
}

// revokeGivenUp is revokePayouts for the legs that GiveUp ends.
func (s *Service) revokeGivenUp(ctx context.Context, cause error, w Workflow) error {
	if !w.isPaidInPart() || !errors.Is(cause, errLookupMissing) {
		return s.revokeAll(ctx, cause, w)
	}
	back, err := loadReturning(ctx, s.db, w.Wallet)
	if err != nil {
		return err
	}
	return s.revokePayouts(ctx, cause, w, func(leg *Leg) bool { return leg.waitsFor(back) != "" })
}

// revokeStep has the id of a payout given up that is not signed. Until that is decided it is not signed
// either: checkRevoked.
func (s *Service) revokeStep(ctx context.Context, ref stepRef, open restore.Restore) error {
	var owner wallet.Wallet
	if err := s.db.SendBatch(ctx, wallet.WalletQuery(&owner, ref.workflow.Organization, ref.workflow.Wallet, "")); err != nil {
		return err
	}
	ref.step.Amount = ref.leg.Amount // as planned: an order of the amount that came may be invalid
	order := s.orderToSign(ref, owner)
	order.UsedBefore, order.ApprovedBefore = true, open.ValidUntil
	draft, err := s.intents.Prepare(ctx, order)
	if err != nil {
		return err
	}
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		now, err := lockStep(ctx, tx, ref.step.ID)
		if err != nil || !now.step.unsigned() {
			return err
		}
		if err := s.intents.Revoke(tx, draft, intent.ByItself(whyRevoked)); err != nil {
			return err
		}
		task.AddNowFor(tx, ref.workflow.Organization, ChainCancelTask(ref.step.Chain), ref.step.ID.String())
		return nil
	})
	if err != nil {
		return fmt.Errorf("giving up the id of step %s: %w", ref.step.ID, err)
	}
	return nil
}

// settleRevoked ends the revocation of a step that is not signed. The step that it waits for goes on by itself; a
// payout that somebody had executed is settled, if its turn has come, like any of before the restore.
func settleRevoked(tx *store.Tx, ref stepRef, outcome intent.Outcome) {
	if outcome.State != intent.Executed {
		return
	}
	intent.ForgetExecuted(tx, ref.step.ID)
	if at := ref.step.Ordinal; at == 0 || ref.leg.Steps[at-1].State == StateCompleted {
		addStartTask(tx, ref.workflow, ref.step)
	}
}

// reopenPayout has a payout pend again that would fail since its intent was refused or has expired, and says
// whether it does: while a restore is open another signature of its id may be valid. Start has it fail, or
// end with its workflow, once its id is given up.
func reopenPayout(ctx context.Context, tx *store.Tx, ref stepRef, outcome fate) (bool, error) {
	if !ref.step.mayBeLost() || outcome.State != intent.Refused && outcome.State != intent.Expired {
		return false, nil
	}
	_, open, err := restore.FindOpen(ctx, tx)
	if err != nil || !open {
		return false, err
	}
	ref.step.setFailure(ref.failureOf(outcome))
	return true, resetForResign(tx, ref)
}

// exposeIfLost records that others may know a payout's signature while a restore is open: a lost database may have
// carried it, or have signed the payout again with a later deadline, so that its own deadline does not end it.
func exposeIfLost(ctx context.Context, tx *store.Tx, step *Step) error {
	lost, open, err := restore.FindOpen(ctx, tx)
	if err != nil || !open || !step.mayBeLost() {
		return err
	}
	intent.MarkExposed(tx, step.ID, lost.ValidUntil)
	return nil
}

// CancelRevokedTask is the kind of task that cancels a withdrawal once the ids of its payouts are given
// up; its key is the withdrawal's id.
const CancelRevokedTask = "transfer.cancel_revoked"

// CancelRevoked is the handler of CancelRevokedTask. A withdrawal that was paid after all, or has ended, is left:
// running it again has no effect.
func (s *Service) CancelRevoked(ctx context.Context, t task.Task) error {
	id, err := intent.ParseTaskKey(t)
	if err != nil {
		return err
	}
	found, err := loadWorkflows(ctx, s.db, `WHERE id = $1`, id)
	if err != nil || len(found) == 0 {
		return err
	}
	w := found[0]
	w, err = s.cancelLookedUp(ctx, w.Organization, w.Wallet, w.ID)
	if errors.Is(err, errLookupMissing) {
		return s.revokeAll(ctx, err, w)
	}
	switch fault.CodeOf(err) {
	case fault.WithdrawalAlreadyCancelled, fault.WithdrawalPayoutInProgress, fault.WithdrawalNotCancellable:
		return nil
	}
	return err
}

// errRevoking is returned to the caller of a cancellation that goes on by itself.
var errRevoking = fault.Wrap(errGivingUpIDs, fault.ServiceUnavailable, "a database was lost that may have signed a payout of the withdrawal: its id is being given up on the chain, and the withdrawal is cancelled then")

// errGivingUpIDs is the cause of errRevoking, and of no other error.
var errGivingUpIDs = errors.New("the ids of payouts are being given up")

// cancelLater has a withdrawal cancelled once the ids of its payouts are given up, and returns errRevoking; cause if
// none has to be. It begins to give them up, so that none is signed meanwhile; the task is there before the first
// one: a payout whose id is given up fails by itself unless its withdrawal is being cancelled.
func (s *Service) cancelLater(ctx context.Context, w Workflow, cause error) error {
	_, open, err := restore.FindOpen(ctx, s.db)
	if err != nil || !open || len(w.lostPayouts(func(leg *Leg) bool { return !leg.ended() })) == 0 {
		return errors.Join(cause, err)
	}
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		task.AddNow(tx, CancelRevokedTask, w.ID.String())
		audit.Record(ctx, tx, w.Organization, audit.CancelWithdrawal, w.ID.String(), audit.Details{"walletId": w.Wallet.String(), "after": "the ids of its payouts are given up"})
		return nil
	})
	if err != nil {
		return fmt.Errorf("cancelling withdrawal %s: %w", w.ID, err)
	}
	err = s.revokeAll(ctx, cause, w)
	if later := (task.Later{}); errors.As(err, &later) {
		err = errRevoking
	}
	return err
}

// CancelUnseen has every payout given up on its chain that the backup of a lost database has as signed and
// not executed, and reports each: the lost database may have carried it, or have given it up and signed
// another in its place. One that was executed is settled. Running it again finds none.
func (s *Service) CancelUnseen(ctx context.Context, report func(step uuid.UUID) error) error {
	rows, err := s.db.Query(ctx, `SELECT i.id, s.chain FROM intents i JOIN steps s ON s.id = i.id WHERE i.state IN ($1, $2) AND i.cancel_asked_at IS NULL AND i.signature <> '0x' AND s.kind = $3 ORDER BY i.id`,
		string(intent.Signed), string(intent.Carried), string(StepPayout))
	unseen, err := store.Collect(rows, err, func(row store.Rows) (step Step, err error) {
		step.Kind = StepPayout
		return step, row.Scan(&step.ID, (*string)(&step.Chain))
	})
	if err != nil {
		return fmt.Errorf("reading which payouts are not executed: %w", err)
	}
	for _, step := range unseen {
		if !step.mayBeLost() {
			continue
		}
		if err := s.CancelSigned(ctx, step.ID, intent.ByItself(whyUnseen)); err != nil {
			return err
		}
		if err := report(step.ID); err != nil {
			return err
		}
	}
	return nil
}
