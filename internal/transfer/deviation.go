package transfer

import (
	"context"
	"fmt"
	"maps"
	"math/big"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// CheckSimulated returns for simulated intents of steps why their outcome differs from the promised one: it takes
// more than the step may take, pays less than a payee's amount, has less proceeds than the worst price, or could not
// be posted. Intents without a fault are left out. It uses the settlement's own reading, queries the database once
// for all, and writes no row.
func (s *Service) CheckSimulated(ctx context.Context, simulated []intent.Simulated) (map[uuid.UUID]failure.Reason, error) {
	ids := make([]any, len(simulated))
	for i, in := range simulated {
		ids[i] = in.ID
	}
	workflows, err := loadWorkflows(ctx, s.db, `WHERE id IN (SELECT workflow_id FROM steps WHERE id IN (`+store.Placeholders(1, len(ids))+`))`, ids...)
	if err != nil {
		return nil, err
	}
	refs := map[uuid.UUID]stepRef{}
	for i := range workflows {
		for _, ref := range workflows[i].stepRefs() {
			refs[ref.step.ID] = ref
		}
	}
	reasons := map[uuid.UUID]failure.Reason{}
	for _, in := range simulated {
		ref, ok := refs[in.ID]
		if !ok {
			reasons[in.ID] = failure.New(failure.OtherEffect, "no workflow has such a step")
			continue
		}
		f, err := s.readSimulated(ctx, ref, in.Evidence)
		if err != nil {
			reasons[in.ID] = failure.New(failure.OtherEffect, fmt.Sprintf("what it would do cannot be settled: %v", err))
		} else if reason := f.whyRefused(ref); !reason.IsZero() {
			reasons[in.ID] = reason
		}
	}
	return reasons, nil
}

func (s *Service) readSimulated(ctx context.Context, ref stepRef, evidence []byte) (flow, error) {
	moved, err := s.intents.Movements(ctx, s.orderOf(ref), intent.Outcome{Evidence: evidence})
	if err != nil {
		return flow{}, err
	}
	f, err := s.readFlow(ctx, ref, moved)
	if err != nil {
		return flow{}, err
	}
	return f, f.errBeyondRange()
}

// whyRefused says why an intent that would do this must not become public; empty if it
// may.
func (f flow) whyRefused(ref stepRef) failure.Reason {
	for _, why := range []failure.Reason{
		failure.New(failure.OtherEffect, f.whyTakesTooMuch(ref.step)), failure.New(failure.TokenKeepsFee, f.whyPaidShort(ref)),
		failure.New(ref.step.tooLittleCode(), f.whyBringsTooLittle(ref.step)), failure.New(failure.OtherEffect, f.whyGivesOther(ref)),
	} {
		if !why.IsZero() {
			return why
		}
	}
	return failure.Reason{}
}

// tooLittleCode is the code of a step that would bring too little: of a source that is its price.
func (s *Step) tooLittleCode() failure.Code {
	if s.Kind == StepBridgeIn {
		return failure.OtherEffect
	}
	return failure.SlippageExceeded
}

// whyTakesTooMuch describes the amount taken from the wallet beyond the step's reservation, so that the books might
// not have it; empty if there is none.
func (f flow) whyTakesTooMuch(step *Step) string {
	for _, token := range slices.Sorted(maps.Keys(f.cash)) {
		allowed := money.USD(0)
		if token == step.Token && step.takesCash() {
			allowed = step.Amount
		}
		if taken := -f.cash[token]; taken > allowed {
			return fmt.Sprintf("it would take %s %s from the wallet, the step may take %s", taken, token, allowed)
		}
	}
	for _, c := range f.shares {
		own := c.source.ID == step.YieldSource && (step.Kind == StepRedeem || step.Kind == StepRequestRedeem)
		taken := new(big.Int).Neg(c.units)
		if taken.Sign() > 0 && (!own || (!step.Shares.IsZero() && taken.Cmp(step.Shares.Big()) > 0)) {
			return fmt.Sprintf("it would take %s shares of %s from the wallet, which the step may not take", taken, c.source.ID)
		}
	}
	return ""
}

// takesCash says whether the step is to take its amount from the wallet's cash.
func (s *Step) takesCash() bool {
	switch s.Kind {
	case StepDeposit, StepRequestDeposit, StepPayout, StepPartner, StepBridgeOut:
		return true
	}
	return false
}

// whyPaidShort returns which payee of a payout would get less than it was shown; empty if none would.
func (f flow) whyPaidShort(ref stepRef) string {
	step := ref.step
	if step.Kind != StepPayout {
		return ""
	}
	share := ref.leg.partnerShare()
	destination, partner := ref.received(f)
	if ordered := step.Amount - step.Fee - share; destination < ordered {
		return fmt.Sprintf("%s of %s would reach the destination: the token keeps a fee", destination, ordered)
	}
	if partner < share {
		return fmt.Sprintf("%s of %s would reach the partner: the token keeps a fee", partner, share)
	}
	return ""
}

// whyBringsTooLittle describes by how much the proceeds of a step into or out of a source are below the step's worst
// price; empty if they are not. An exact redemption pays exactly its amount.
func (f flow) whyBringsTooLittle(step *Step) string {
	switch step.Kind {
	case StepRedeem:
		least := step.Amount
		if !step.Shares.IsZero() {
			least = step.WorstPrice.Proceeds(step.Shares)
		}
		if came := f.cash[step.Token]; came < least {
			return fmt.Sprintf("it would bring %s, the least is %s", came, least)
		}
	case StepBridgeIn:
		least := step.Amount
		if step.Token == chain.USDT { // of which the token may keep a part
			least = min(least, 1)
		}
		if came := f.cash[step.Token]; came < least {
			return fmt.Sprintf("it would bring %s, %s are attested", came, step.Amount)
		}
	case StepClaimRedeem:
		least := step.leastProceeds()
		if came := f.cash[step.Token]; came < least {
			return fmt.Sprintf("it would bring %s, the least is %s", came, least)
		}
	case StepDeposit, StepClaimDeposit:
		least := step.leastShares()
		if came := f.sharesOf(step.YieldSource); came.Cmp(least.Big()) < 0 {
			return fmt.Sprintf("it would bring %s shares, the least is %s", came, least)
		}
	}
	return ""
}

// whyGivesOther describes how a request's amount differs from its order, or the missing part of a refund; empty if
// there is none.
func (f flow) whyGivesOther(ref stepRef) string {
	step := ref.step
	shares := f.sharesOf(step.YieldSource)
	switch step.Kind {
	case StepRequestDeposit, StepBridgeOut:
		if given := -f.cash[step.Token]; given != step.Amount {
			return fmt.Sprintf("it would give %s, %s was ordered", given, step.Amount)
		}
	case StepRequestRedeem:
		if given := new(big.Int).Neg(shares); given.Cmp(step.Shares.Big()) != 0 {
			return fmt.Sprintf("it would give %s shares, %s was ordered", given, step.Shares)
		}
	case StepClaimCancelled:
		came := shares
		if !ref.isOfRedemption() {
			came = big.NewInt(int64(f.cash[step.Token]))
		}
		if came.Cmp(step.Shares.Big()) < 0 {
			return fmt.Sprintf("it would bring %s back, the least is %s", came, step.Shares)
		}
	}
	return ""
}

// logDeviation logs that a final intent had an outcome that would have been rejected, had it been known before it was
// public. It is posted as it happened all the same.
func (s *Service) logDeviation(ref stepRef, f flow, txHash string) {
	if reason := f.whyRefused(ref); !reason.IsZero() {
		s.log.Warn("an intent differed from its order; its actual amounts are posted", "step", ref.step.ID, "hash", txHash, "when simulated", reason.Text)
	}
}

// stepRefs are all steps of the workflow.
func (w *Workflow) stepRefs() (refs []stepRef) {
	for i := range w.Legs {
		for j := range w.Legs[i].Steps {
			refs = append(refs, stepRef{w, &w.Legs[i], &w.Legs[i].Steps[j]})
		}
	}
	return refs
}
