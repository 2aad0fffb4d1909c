package transfer

import (
	"context"
	"fmt"

	"github.com/google/uuid"
)

// findEarlierStep returns the step before the restore for a request of which its source owes less than the books say:
// a claim, the claim of a refund, or neither. The steps' ids are the same as here, so that their nonces show it; such
// a step's movements are read when it is settled.
func (s *Service) findEarlierStep(ctx context.Context, request *SourceRequest) (requestAction, error) {
	ref, err := loadStep(ctx, s.db, request.ID, "")
	if err != nil {
		return actWait, err
	}
	organization := ref.workflow.Organization
	claim := s.nextStepID(organization, ref.leg, request, ref.step.Kind.claimKind())
	if waits := ref.leg.waitingClaim(request); waits != nil {
		claim = waits.ID
	}
	taken := s.nextStepID(organization, ref.leg, request, StepClaimCancelled)
	if waits := ref.leg.waitingReturn(request); waits != nil {
		taken = waits.ID
	}
	used, err := s.intents.Executed(ctx, request.Chain, request.Wallet, []uuid.UUID{claim, taken})
	switch {
	case err != nil:
		return actWait, fmt.Errorf("asking whether a request was gone on with before: %w", err)
	case used[0]:
		return actClaim, nil
	case used[1]:
		return actTakeBack, nil
	}
	return actWait, nil
}
