package transfer

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// continueRequest saves a request after a step of it, with a claim that waits for the owed rest, or goes on with its
// leg when there is none.
func (s *Service) continueRequest(ctx context.Context, tx *store.Tx, w *Workflow, leg *Leg, request *SourceRequest, was requestSums, now time.Time) error {
	if request.Rest().IsZero() {
		return s.endRequest(ctx, tx, w, leg, request, was, now)
	}
	if request.Phase == PhaseClaimable {
		if err := request.change(FillClaimed); err != nil {
			return err
		}
	}
	s.ensureClaim(tx, w, leg, request)
	saveRequest(tx, request, was)
	tx.Wake(requestTopic)
	return nil
}

// ensureClaim has the leg show a claim that waits for a request's owed rest.
func (s *Service) ensureClaim(tx *store.Tx, w *Workflow, leg *Leg, request *SourceRequest) *Step {
	if waits := leg.waitingClaim(request); waits != nil {
		return waits
	}
	return s.addRequestStep(tx, w, leg, request, Step{Kind: leg.stepWithID(request.ID).Kind.claimKind()})
}

// addRequestStep adds a step for a request to its leg.
func (s *Service) addRequestStep(tx *store.Tx, w *Workflow, leg *Leg, request *SourceRequest, step Step) *Step {
	step.ID = s.nextStepID(w.Organization, leg, request, step.Kind)
	if step.Amount == 0 {
		step.Amount = request.InTransit
	}
	return leg.insertStep(tx, w.ID, leg.stepWithID(request.ID), step)
}

// nextStepID is the id of the next step of a kind for a request. It follows from the request's
// id and the step's place among those of its kind: it is the nonce that an earlier life of the
// database would have used.
func (s *Service) nextStepID(organization uuid.UUID, leg *Leg, request *SourceRequest, kind StepKind) uuid.UUID {
	n := 0
	for i := leg.stepWithID(request.ID).Ordinal + 1; i < len(leg.Steps) && leg.Steps[i].Kind.followsRequest(); i++ {
		if leg.Steps[i].Kind == kind {
			n++
		}
	}
	return s.requestStepID(organization, request.ID, kind, n)
}

func (l *Leg) stepWithID(id uuid.UUID) *Step {
	for i := range l.Steps {
		if l.Steps[i].ID == id {
			return &l.Steps[i]
		}
	}
	return nil
}

// endRequest ends a request without an owed rest, and goes on with its leg.
func (s *Service) endRequest(ctx context.Context, tx *store.Tx, w *Workflow, leg *Leg, request *SourceRequest, was requestSums, now time.Time) error {
	on := EverythingClaimed
	if !request.Returned.IsZero() {
		on = EverythingReturned
	}
	if err := request.change(on); err != nil {
		return err
	}
	request.CompletedAt, request.Claimable = &now, money.Units{}
	var err error
	switch {
	case w.Status == Cancelled && (on == EverythingReturned || !leg.goesOnAfter(request)):
		err = s.endCancelledLeg(ctx, tx, w, leg, request, now)
	case leg.isGivenUp():
		releaseReserved(tx, w, leg, request)
		err = s.failGivenUp(ctx, tx, w, leg, now)
	case on == EverythingReturned:
		err = s.failGivenBack(ctx, tx, w, leg, request, now)
	default:
		err = s.followRequest(ctx, tx, w, leg, request, now)
	}
	saveRequest(tx, request, was)
	return err
}

// endCancelledLeg ends the leg of a workflow that was cancelled while a source owed for it: the received amount stays
// in the wallet. A leg that was to do no more than that is not cancelled.
func (s *Service) endCancelledLeg(ctx context.Context, tx *store.Tx, w *Workflow, leg *Leg, request *SourceRequest, now time.Time) error {
	releaseReserved(tx, w, leg, request)
	if kept, _, err := s.endBehind(ctx, tx, w, leg, RequestEnded, now); kept || err != nil {
		return err
	}
	if request.Returned.IsZero() && !leg.hasCancelled() {
		return s.completeLeg(ctx, tx, stepRef{w, leg, leg.stepWithID(request.ID)}, now)
	}
	if err := leg.change(RedeemedWhenCancelled); err != nil {
		return err
	}
	leg.CompletedAt = &now
	saveLeg(tx, *leg)
	return nil
}

// failGivenBack fails a leg whose source refunded its amount, or a part of it, even if the rest was claimed last: the
// order was not carried out. The claim of the refunded part fails, so that one step has the reason. The settled part
// stays in the wallet: no payee is paid less than was ordered.
func (s *Service) failGivenBack(ctx context.Context, tx *store.Tx, w *Workflow, leg *Leg, request *SourceRequest, now time.Time) error {
	reason := failure.New(failure.SourceReturned, request.describeReturn())
	claim := s.ensureClaim(tx, w, leg, request)
	if err := claim.change(GivenBack); err != nil {
		return err
	}
	claim.setFailure(reason)
	claim.CompletedAt = &now
	saveStep(tx, *claim)
	releaseReserved(tx, w, leg, request)
	kept, used, err := s.endBehind(ctx, tx, w, leg, EarlierStepFailed, now)
	if kept || err != nil {
		return err
	}
	return failLeg(tx, leg, used.Or(reason), now)
}

// describeReturn describes how much of its amount a source refunded.
func (r *SourceRequest) describeReturn() string {
	if r.Claimed.IsZero() {
		return r.Source + " gave back what it was asked to settle"
	}
	const whole = 10_000
	part, _ := r.Returned.MulDivFloor(money.NewUnits(whole), r.Given).Uint64()
	return fmt.Sprintf("%s gave back %d.%02d %% of what it was asked to settle; what came of the rest stays in the wallet", r.Source, part/100, part%100)
}

// goesOnAfter reports whether a step waits for a request's proceeds. Of a cancelled workflow that is one which was
// executed before a restore.
func (l *Leg) goesOnAfter(request *SourceRequest) bool {
	next := l.afterRequest(request.ID)
	return next != nil && next.State == StatePending
}

// releaseReserved frees the claims' proceeds for steps that will not follow.
func releaseReserved(tx *store.Tx, w *Workflow, leg *Leg, request *SourceRequest) {
	if request.Reserved > 0 {
		made := leg.stepWithID(request.ID)
		ledger.Reserve(tx, w.Wallet, chain.CashID(made.Chain, made.Token), -request.Reserved)
		request.Reserved = 0
	}
}

// followRequest begins the step after a request that was claimed whole, and ends a leg without one. The step takes
// the proceeds: all of them if the whole of a position was given, no more than the leg's amount otherwise. A payout
// is begun by startReadyPayouts.
func (s *Service) followRequest(ctx context.Context, tx *store.Tx, w *Workflow, leg *Leg, request *SourceRequest, now time.Time) error {
	next := leg.afterRequest(request.ID)
	if err := leg.endClaims(tx, request, now); err != nil {
		return err
	}
	if next == nil {
		return s.completeLeg(ctx, tx, stepRef{w, leg, leg.stepWithID(request.ID)}, now)
	}
	follows := request.Reserved
	if !request.Whole {
		follows = min(follows, leg.Amount)
	}
	follows = s.boundFollows(leg, next, follows)
	request.Reserved -= follows
	releaseReserved(tx, w, leg, request)
	if next.FailureReason != nil { // it begins without a reservation: see markSpent
		next.Amount = 0
	} else {
		s.setProceeds(leg, next, follows)
	}
	saveStep(tx, *next)
	switch {
	case next.Kind == StepPayout:
		return nil
	case follows <= 0:
		failInStart(tx, w, next, reasonNothing)
		return nil
	}
	addStartTask(tx, w, next)
	return nil
}

// endClaims ends the claim that waited for more than came.
func (l *Leg) endClaims(tx *store.Tx, request *SourceRequest, now time.Time) error {
	for i := l.stepWithID(request.ID).Ordinal + 1; i < len(l.Steps) && l.Steps[i].Kind.followsRequest(); i++ {
		if step := &l.Steps[i]; step.State == StatePending {
			if err := step.change(RequestEnded); err != nil {
				return err
			}
			step.CancelledAt = &now
			saveStep(tx, *step)
		}
	}
	return nil
}

// postponeRequestStep has a step for a request that cannot be executed now wait: the money is at the source, for any
// outcome of the step. One whose nonce is cancelled is followed by another; a source that rejects a cancellation is
// not requested again.
func (s *Service) postponeRequestStep(tx *store.Tx, ref stepRef, on Trigger, reason failure.Reason, now time.Time) error {
	request := ref.leg.requestOf(ref.step.Ordinal)
	if request == nil || !request.Open() {
		return fmt.Errorf("step %s is for a request that is not open", ref.step.ID)
	}
	was := request.sums()
	givenUp := on == IntentCancelled || on == NonceUsedBefore || ref.step.Kind == StepCancelRequest
	if !givenUp {
		on = ClaimPostponed
	}
	if err := ref.step.change(on); err != nil {
		return err
	}
	if givenUp {
		ref.step.setFailure(reason)
		ref.step.CompletedAt = &now
	} else {
		ref.step.StartedAt, ref.step.FaultyExpiries = nil, 0
	}
	saveStep(tx, *ref.step)
	request.UnderWay, request.Problem, request.LookAt = nil, reason, now.Add(postponedFor)
	if on == IntentCancelled {
		request.LookAt = now // its nonce is given up, so that the claim has no reason to wait
	}
	s.ensureClaim(tx, ref.workflow, ref.leg, request)
	saveRequest(tx, request, was)
	return nil
}

// postponedFor is how long a claim that was refused waits.
const postponedFor = time.Minute
