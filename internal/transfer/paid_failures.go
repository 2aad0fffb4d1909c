package transfer

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
)

// PaidFailure is a payout that is failed here and that the chain has executed: it was retried after the backup.
type PaidFailure struct {
	Withdrawal, Payout, Wallet uuid.UUID
	Reason                     string // which names the transaction
}

// NamePaidFailures has each payout that is failed, and that a chain has executed since, name the transaction in its reason, and
// reports it. The state stays failed: its amount left the books when they were opened, or leaves them then. Of intents
// that have ended here no other outcome is possible, but for those that were refused or ran out of time. Running it again
// finds them again and changes no row. A payout on a chain that is not served is passed over, and so is one of a wallet
// whose history nodes lack.
func (s *Service) NamePaidFailures(ctx context.Context, report func(PaidFailure) error) error {
	failed, err := loadWorkflows(ctx, s.db, `WHERE id IN (SELECT s.workflow_id FROM steps s LEFT JOIN intents i ON i.id = s.id
		WHERE s.kind = $1 AND s.state = $2 AND (i.id IS NULL OR i.state IN ('refused', 'expired'))) ORDER BY id`, string(StepPayout), string(StateFailed))
	if err != nil {
		return err
	}
	for _, w := range failed {
		ids := map[chain.Name][]uuid.UUID{}
		for i := range w.Legs {
			p := w.Legs[i].payoutStep()
			if p == nil || p.State != StateFailed || !p.wasBegun() || p.wasUsedBefore() {
				continue
			}
			if _, notServed := s.servedChain(p.Chain); notServed == nil {
				ids[p.Chain] = append(ids[p.Chain], p.ID)
			}
		}
		executed, err := s.fetchExecuted(ctx, w.Wallet, ids)
		if err != nil && !lacksHistory(err) {
			return err
		}
		for i := range w.Legs {
			p := w.Legs[i].payoutStep()
			if p == nil || p.State != StateFailed || !executed[p.ID] && !p.wasUsedBefore() {
				continue
			}
			found := PaidFailure{w.ID, w.Legs[i].ID, w.Wallet, *p.FailureReason}
			if !p.wasUsedBefore() {
				if found, err = s.namePaidFailure(ctx, stepRef{&w, &w.Legs[i], p}); err != nil {
					return err
				}
			}
			if found.Reason == "" {
				continue
			}
			if err := report(found); err != nil {
				return err
			}
		}
	}
	return nil
}

// namePaidFailure writes the reason of one payout. Its Reason is empty for a payout whose nonce was given up.
func (s *Service) namePaidFailure(ctx context.Context, was stepRef) (PaidFailure, error) {
	state, err := intent.LoadState(ctx, s.db, was.step.ID)
	if err != nil || state == intent.Cancelled || state == intent.Executed {
		return PaidFailure{}, err
	}
	hash, err := s.intents.FindExecution(ctx, was.step.Chain, was.workflow.Wallet, was.step.ID)
	if err != nil {
		return PaidFailure{}, fmt.Errorf("looking for the transaction that executed payout %s: %w", was.step.ID, err)
	}
	if hash == "" {
		return PaidFailure{}, nil // given up by another life of the database
	}
	reason := fmt.Sprintf("%stransaction %s, which paid it after the backup", reasonUsedBefore, hash)
	found := PaidFailure{was.workflow.ID, was.leg.ID, was.workflow.Wallet, reason}
	return found, s.db.Write(ctx, func(tx *store.Tx) error {
		ref, err := lockStep(ctx, tx, was.step.ID)
		if err != nil || ref.step.State != StateFailed || ref.step.wasUsedBefore() {
			return err
		}
		former := *ref.step.FailureReason
		for _, step := range ref.stepsOfIntent() {
			step.setFailure(usedBefore(reason))
			saveStep(tx, *step)
		}
		code := string(failure.ExecutedBeforeRestore)
		ref.leg.FailureReason, ref.leg.FailureCode = &reason, &code
		saveLeg(tx, *ref.leg)
		if ref.workflow.FailureReason != nil && *ref.workflow.FailureReason == former {
			ref.workflow.FailureReason, ref.workflow.FailureCode = &reason, &code
			saveWorkflow(tx, *ref.workflow)
		}
		return nil
	})
}

// wasUsedBefore reports whether the step failed since the chain had executed its nonce before a restore.
func (s Step) wasUsedBefore() bool {
	return s.FailureReason != nil && strings.HasPrefix(*s.FailureReason, reasonUsedBefore)
}
