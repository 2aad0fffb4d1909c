package transfer

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"time"

	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/yield"
)

// settlement has the inputs of the settlement of a step for a request.
type settlement struct {
	stepRef
	flow
	outcome fate
	opened  opening
	now     time.Time
}

// completeRequestStep posts the effects of a step that made a request, or is for one, and goes on with the request.
func (s *Service) completeRequestStep(ctx context.Context, tx *store.Tx, done settlement) error {
	point := done.step.Kind.requestPoint()
	crash.Point(point + ".before")
	tx.OnCommit(func() { crash.Point(point + ".after") })
	positions, err := ledger.LockPositions(ctx, tx, done.workflow.Wallet)
	if err != nil {
		return err
	}
	tx.Wake(yield.Topic)
	if done.step.Kind.makesRequest() {
		return s.settleRequestMade(ctx, tx, done, positions)
	}
	request := done.leg.requestOf(done.step.Ordinal)
	if request == nil || !request.Open() {
		return fmt.Errorf("step %s is for a request that is not open", done.step.ID)
	}
	was := request.sums()
	switch {
	case done.step.Kind.claims():
		err = s.settleClaim(ctx, tx, done, request, positions)
	case done.step.Kind == StepCancelRequest:
		err = settleCancelRequest(ctx, tx, done, request, positions)
	default:
		err = settleReturn(ctx, tx, done, request, positions)
	}
	if err != nil {
		return err
	}
	request.UnderWay, request.Problem, request.LookAt = nil, failure.Reason{}, done.now
	request.Block = max(request.Block, done.outcome.BlockNumber)
	if err := markCompleted(tx, done.stepRef, done.flow, done.outcome.TxHash, done.now); err != nil {
		return err
	}
	return s.continueRequest(ctx, tx, done.workflow, done.leg, request, was, done.now)
}

// settleRequestMade posts the amount given to a source, as the cost of its debt.
func (s *Service) settleRequestMade(ctx context.Context, tx *store.Tx, done settlement, positions []ledger.Position) error {
	step := done.step
	request := &SourceRequest{
		ID: step.ID, Organization: done.workflow.Organization, Wallet: done.workflow.Wallet, Workflow: done.workflow.ID, Chain: step.Chain, Source: step.YieldSource,
		Redeem: step.Kind == StepRequestRedeem, Block: done.outcome.BlockNumber, RequestedAt: done.outcome.BlockTime, LookedAt: done.now, LookAt: done.now,
	}
	if err := request.change(RequestExecuted); err != nil {
		return err
	}
	lines := done.assetLines(done.withRecovered(positions), 0, 0)
	for _, l := range lines {
		if l.Account == ledger.Cash && l.Token == step.Token && !request.Redeem || l.Account == ledger.YieldPosition && l.YieldSource == step.YieldSource && request.Redeem {
			request.InTransit = max(0, -l.Amount)
		}
	}
	if request.Redeem {
		given, err := money.UnitsFromBig(new(big.Int).Neg(done.sharesOf(step.YieldSource)))
		if err != nil {
			return fmt.Errorf("reading the amounts given to %s: %w", step.YieldSource, err)
		}
		// An amount given before the restore may have been another order's, unless it is as much as this one gives.
		request.Given, request.Whole = given, done.leg.asksForWhole(step) && (!done.outcome.UsedBefore || given.Cmp(step.Shares) == 0)
	} else {
		request.Given = money.UnitsOf(request.InTransit, stablecoinDecimals)
	}
	if err := postRequestEntry(ctx, tx, done, lines, request.InTransit); err != nil {
		return err
	}
	var err error
	request.Expected, err = s.expectSettlement(ctx, request)
	if err != nil {
		return err
	}
	if done.isRecovered() || done.outcome.UsedBefore && !request.Redeem {
		step.Amount = request.InTransit // the amount on the chain
	}
	if err := markCompleted(tx, done.stepRef, done.flow, done.outcome.TxHash, done.now); err != nil {
		return err
	}
	insertRequest(tx, request)
	done.leg.Requests = append(done.leg.Requests, request)
	tx.Wake(requestTopic)
	return nil
}

// asksForWhole reports whether the step that makes a request was accepted as giving the whole of a position. It is
// never decided later: an outflow of the position meanwhile makes no order one of more than was accepted.
func (l *Leg) asksForWhole(made *Step) bool {
	next := made.Ordinal + 1
	return next < len(l.Steps) && l.Steps[next].Kind == StepClaimRedeem && !l.Steps[next].Shares.IsZero()
}

// requestsWhole reports whether the leg has given the whole of a position to a source, so that it goes on with all that comes.
func (l *Leg) requestsWhole() bool {
	made := l.stepOfKind(StepRequestRedeem)
	if made == nil {
		return false
	}
	request := l.findRequest(made.ID)
	return request != nil && request.Whole
}

// settleClaim posts a claim: the proceeds of units of the request, which no longer carry their cost.
func (s *Service) settleClaim(ctx context.Context, tx *store.Tx, done settlement, request *SourceRequest, positions []ledger.Position) error {
	units, err := s.readClaimed(ctx, done)
	if err != nil {
		return err
	}
	units = minUnits(units, request.Rest())
	carried, err := request.Claim(units)
	if err != nil {
		return err
	}
	follows := money.USD(0)
	if request.Redeem && !done.leg.isGivenUp() && done.leg.goesOnAfter(request) {
		follows = max(0, done.cash[done.step.Token])
		next := done.leg.afterRequest(request.ID)
		if done.opened.containsOutcome(done.outcome.Outcome) && !request.Whole {
			follows = min(follows, max(0, done.leg.Amount-request.Reserved))
		}
		if done.isSpent(positions, next, follows) {
			releaseReserved(tx, done.workflow, done.leg, request)
			markSpent(tx, next)
			follows = 0
		}
	}
	if err := postRequestEntry(ctx, tx, done, done.assetLines(positions, follows, carried), -carried); err != nil {
		return err
	}
	done.step.setClaimed(units, carried)
	saveClaim(tx, *done.step)
	request.Reserved += follows
	request.Claimable = lessUnits(request.Claimable, units) // the observation may be older
	return nil
}

// readClaimed returns a claim's part of a request, in its units. The source's report decides and not the step's:
// before the restore less may have been claimed under the same id, and the rest is to be claimed next. Without a
// report, a claim signed here has its signed units; another one is an operator's to accept. Error: intent.ErrNoClaim.
func (s *Service) readClaimed(ctx context.Context, done settlement) (money.Units, error) {
	units, err := s.intents.ClaimedUnits(ctx, s.orderOf(done.stepRef), done.outcome.Outcome)
	if errors.Is(err, intent.ErrNoClaim) && (!done.outcome.UsedBefore || done.outcome.accepted != nil) {
		return done.step.claimedUnits(), nil
	}
	return units, err
}

// claimedUnits is the step's part of a request, in its units.
func (s *Step) claimedUnits() money.Units {
	if s.Kind == StepClaimRedeem {
		return s.Shares
	}
	return money.UnitsOf(s.Amount, stablecoinDecimals)
}

// setClaimed sets the step's claimed units, and their cost.
func (s *Step) setClaimed(units money.Units, carried money.USD) {
	if s.Kind == StepClaimRedeem {
		s.Shares, s.Amount = units, carried
		return
	}
	if amount, err := units.USDFloor(stablecoinDecimals); err == nil {
		s.Amount = amount // no more than was given, which is an amount
	}
}

// settleCancelRequest has a request wait for its refund. No amount moves by that; a movement all the same is posted.
func settleCancelRequest(ctx context.Context, tx *store.Tx, done settlement, request *SourceRequest, positions []ledger.Position) error {
	if lines := done.assetLines(positions, 0, 0); len(lines) > 0 {
		if err := postRequestEntry(ctx, tx, done, lines, 0); err != nil {
			return err
		}
	}
	if request.Phase == PhaseCancelling {
		return nil
	}
	return request.change(CancelExecuted)
}

// settleReturn posts a source's refund. It refunds at once the lack of all the wallet's requests of one direction, so
// that the part beyond this one's rest is the others', the oldest first; they are held by the wallet's lock, and
// their next reading ends them. Strangers' requests in the wallet's name, and the part beyond all of them, are
// income.
func settleReturn(ctx context.Context, tx *store.Tx, done settlement, request *SourceRequest, positions []ledger.Position) error {
	came := big.NewInt(int64(max(0, done.cash[done.step.Token])))
	if request.Redeem {
		came = done.sharesOf(done.step.YieldSource)
	}
	returned, err := money.UnitsFromBig(came)
	if err != nil {
		return fmt.Errorf("reading the refunds of %s: %w", done.step.YieldSource, err)
	}
	others, err := loadOtherRequests(ctx, tx, request)
	if err != nil {
		return err
	}
	before := make([]SourceRequest, len(others))
	for i, r := range others {
		before[i] = *r
	}
	strangers := StrangersPart(done.step.Shares, done.step.WorstPrice, done.outcome.UsedBefore)
	carried, err := ShareReturn(returned, strangers, append([]*SourceRequest{request}, others...))
	if err != nil {
		return err
	}
	for i, r := range others {
		if r.Returned.Cmp(before[i].Returned) != 0 {
			r.LookAt = done.now
			saveRequest(tx, r, before[i].sums())
		}
	}
	return postRequestEntry(ctx, tx, done, done.assetLines(positions, 0, carried), -carried)
}

// loadOtherRequests reads the wallet's other open requests of the same source and direction,
// the oldest first.
func loadOtherRequests(ctx context.Context, tx *store.Tx, than *SourceRequest) ([]*SourceRequest, error) {
	rows, err := tx.Query(ctx, `SELECT `+requestColumns+` FROM source_requests WHERE wallet_id = $1 AND yield_source_id = $2 AND redeem = $3 AND id <> $4
		AND completed_at IS NULL ORDER BY requested_at, id`, than.Wallet, than.Source, flagColumn(than.Redeem), than.ID)
	found, err := store.Collect(rows, err, scanRequest)
	if err != nil {
		return nil, fmt.Errorf("reading the wallet's other requests: %w", err)
	}
	return found, nil
}

// assetLines post the movements of the stablecoins and of shares, from the chain. follows stays reserved of the
// proceeds; carried is the part of the request's carrying value that comes into the position again.
func (d settlement) assetLines(positions []ledger.Position, follows, carried money.USD) (lines []ledger.Line) {
	for _, l := range cashLines(d.step, d.flow, follows) {
		if l.Amount != 0 || l.Reserve != 0 || d.bringsCash() && l.Token == d.step.Token {
			lines = append(lines, l)
		}
	}
	for _, c := range d.shares {
		if c.units.Sign() != 0 {
			lines = append(lines, shareLine(d.step, d.flow, c, positions, carried))
		}
	}
	return lines
}

// bringsCash says whether the step is to move the stablecoin.
func (d settlement) bringsCash() bool {
	switch d.step.Kind {
	case StepRequestDeposit, StepClaimRedeem:
		return true
	case StepClaimCancelled:
		return !d.isOfRedemption()
	}
	return false
}

// postRequestEntry posts the entry of a step for a request. Its reference is the step's, so
// that it cannot be posted twice.
func postRequestEntry(ctx context.Context, tx *store.Tx, done settlement, lines []ledger.Line, inTransit money.USD) error {
	step := done.step
	lines = append(lines, ledger.Line{Account: ledger.InTransit, Chain: step.Chain, Token: step.Token, YieldSource: step.YieldSource, Amount: inTransit})
	event := step.Kind.ledgerEventType()
	if step.Kind.asksBack() {
		event = ledger.YieldSourceDeposit
		if done.isOfRedemption() {
			event = ledger.YieldSourceRedeem
		}
	}
	entries := []ledger.Entry{{
		Organization: done.workflow.Organization, Wallet: done.workflow.Wallet, Type: event,
		Reference: "step:" + step.ID.String(), SettledAt: done.outcome.BlockTime, TxHash: done.outcome.TxHash,
		Lines: append(lines, balancingLines(step, lines)...),
	}}
	done.outcome.keepReserved(entries[0].Lines)
	if done.opened.containsOutcome(done.outcome.Outcome) {
		positions, err := ledger.LockPositions(ctx, tx, done.workflow.Wallet)
		if err != nil {
			return err
		}
		entries = throughOpening(entries[0], step.ID, positions)
	}
	return ledger.Post(ctx, tx, entries...)
}

// expectSettlement sets when a request will be settled, by the policy of its source: the displayed time is the
// calendar's for the time at which it was made.
func (s *Service) expectSettlement(ctx context.Context, request *SourceRequest) (Expectation, error) {
	source, err := s.catalog.Get(ctx, request.Source)
	if err != nil {
		return Expectation{}, err
	}
	policy := source.Policies.Deposit
	if request.Redeem {
		policy = source.Policies.Redeem
	}
	schedule := policy.Schedule(request.RequestedAt)
	known := func(at time.Time) *time.Time {
		if at.IsZero() {
			return nil
		}
		return &at
	}
	return Expectation{known(schedule.Cutoff), known(schedule.Strike), known(schedule.EarliestSettlement), known(schedule.TypicalSettlement)}, nil
}
