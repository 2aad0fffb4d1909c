package transfer

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/state"
	"github.com/granaryhq/granary/internal/store"
)

// A source that settles later takes an amount as a request, decides its worth when it strikes its price, days later
// perhaps, and owes the rest until it is claimed. Its leg has a step that makes the request, then a claim for each
// part that the source has settled, and the next step begins once the request is whole:
//
//   - a redemption that is paid out is paid once: one payout, one fee, one approval. Claims
//     meanwhile are cash that stays reserved;
//   - a step of these never fails its leg once the request is made: the money is at the
//     source. It waits, and the request has the reason;
//   - a source's refund, because it was requested or the source will not settle, goes back where
//     it came from. The leg then fails or is cancelled, since it is not whole.
//
// The sum of a request's lines on the account in_transit is its InTransit.

// RequestPhase is how far a request to a source has come.
type RequestPhase string

// The phases of requests.
const (
	PhaseRequested  RequestPhase = "requested"
	PhaseClaimable  RequestPhase = "claimable"
	PhaseCancelling RequestPhase = "cancelling"
	PhaseClaimed    RequestPhase = "claimed"
	PhaseCancelled  RequestPhase = "cancelled"
)

// RequestTrigger is an event that changes the phase of a request.
type RequestTrigger string

// The triggers of phases.
const (
	RequestExecuted    RequestTrigger = "request executed" // at finality
	FillSeen           RequestTrigger = "settled by the source"
	FillClaimed        RequestTrigger = "claimed, and more is owed"
	EverythingClaimed  RequestTrigger = "everything claimed"
	CancelExecuted     RequestTrigger = "asked back"
	CancelEnded        RequestTrigger = "nothing more is being given back"
	EverythingReturned RequestTrigger = "given back by the source"
)

// RequestStates are all changes of a request's phase. One that is refunded in part ends cancelled too.
var RequestStates = state.Table[RequestPhase, RequestTrigger]{
	{state.None, RequestExecuted, PhaseRequested},
	{PhaseRequested, FillSeen, PhaseClaimable},
	{PhaseClaimable, FillClaimed, PhaseRequested},
	{PhaseRequested, CancelExecuted, PhaseCancelling},
	{PhaseClaimable, CancelExecuted, PhaseCancelling},
	{PhaseCancelling, CancelEnded, PhaseRequested},    // the source goes on with the rest
	{PhaseRequested, EverythingClaimed, PhaseClaimed}, // of zero
	{PhaseClaimable, EverythingClaimed, PhaseClaimed},
	{PhaseRequested, EverythingReturned, PhaseCancelled},
	{PhaseClaimable, EverythingReturned, PhaseCancelled},
	{PhaseCancelling, EverythingReturned, PhaseCancelled},
	{PhaseCancelling, EverythingClaimed, PhaseClaimed}, // it was settled before it could be given back
}

// SourceRequest is an amount that a wallet has given to a source that settles later. Given, Claimed and Returned
// count in its units: of the stablecoin of a deposit, shares of a redemption.
type SourceRequest struct {
	ID           uuid.UUID // of the step by which it was requested
	Organization uuid.UUID
	Wallet       uuid.UUID
	Workflow     uuid.UUID
	Chain        chain.Name
	Source       string
	Redeem       bool
	Phase        RequestPhase
	Given        money.Units
	Claimed      money.Units
	Returned     money.Units    // by the source, which settled it no further
	InTransit    money.USD      // carrying value of the owed part
	Reserved     money.USD      // of its claims' proceeds, for the next step
	Whole        bool           // all of a position was given: all that comes is meant
	Claimable    money.Units    // as the source said last
	Problem      failure.Reason // why it does not go on; empty if it does
	UnderWay     *uuid.UUID     // the step that is on its way for it
	Block        uint64         // of the last of its own transactions
	RequestedAt  time.Time
	Expected     Expectation
	LookedAt     time.Time
	LookAt       time.Time
	CompletedAt  *time.Time
}

// Expectation is when a request was expected to be settled, as of when it was made. An unknown time is nil.
type Expectation struct {
	Cutoff, Strike, Earliest, Typical *time.Time
}

// Rest is the part that is neither claimed nor refunded.
func (r *SourceRequest) Rest() money.Units {
	rest, err := r.Given.Sub(r.Claimed)
	if err == nil {
		rest, err = rest.Sub(r.Returned)
	}
	if err != nil {
		return money.Units{} // more than was given came back
	}
	return rest
}

// Pending is the part of the rest that the source has not settled, as far as it has reported.
func (r *SourceRequest) Pending() money.Units {
	pending, err := r.Rest().Sub(r.Claimable)
	if err != nil {
		return money.Units{}
	}
	return pending
}

// Open says whether anything is owed still.
func (r *SourceRequest) Open() bool { return r.CompletedAt == nil }

// carriedBy is the part of the carrying value that units of the rest have: all of it with
// the last of them.
func (r *SourceRequest) carriedBy(units money.Units) money.USD {
	if rest := r.Rest(); units.Cmp(rest) < 0 {
		return r.InTransit.ShareFloor(units, rest)
	}
	return r.InTransit
}

// Claim counts units as claimed, at most the rest, and returns their cost.
func (r *SourceRequest) Claim(units money.Units) (carried money.USD, err error) {
	if rest := r.Rest(); units.Cmp(rest) > 0 {
		units = rest
	}
	carried = r.carriedBy(units)
	if r.Claimed, err = r.Claimed.Add(units); err != nil {
		return 0, err
	}
	r.InTransit -= carried
	return carried, nil
}

// GiveBack counts units as refunded to the request, at most the rest, and returns their cost, and the units beyond
// the rest.
func (r *SourceRequest) GiveBack(units money.Units) (carried money.USD, beyond money.Units, err error) {
	back := r.Rest()
	if units.Cmp(back) < 0 {
		back = units
	}
	carried = r.carriedBy(back)
	if beyond, err = units.Sub(back); err != nil {
		return 0, beyond, err
	}
	if r.Returned, err = r.Returned.Add(back); err != nil {
		return 0, beyond, err
	}
	r.InTransit -= carried
	return carried, beyond, nil
}

// change sets the phase to the table's next one.
func (r *SourceRequest) change(on RequestTrigger) error {
	next, err := RequestStates.Next(r.Phase, on)
	if err != nil {
		return fmt.Errorf("request %s: %w", r.ID, err)
	}
	r.Phase = next
	return nil
}

// makesRequest says whether a step gives something to a source that settles later.
func (k StepKind) makesRequest() bool { return k == StepRequestDeposit || k == StepRequestRedeem }

// followsRequest says whether a step is for a request that was made.
func (k StepKind) followsRequest() bool { return k.claims() || k.asksBack() }

// bringsOwed reports whether a step receives an amount that was given or sent before, so that it is carried out for
// any state of its workflow.
func (k StepKind) bringsOwed() bool { return k.followsRequest() || k == StepBridgeIn }

func (k StepKind) claims() bool   { return k == StepClaimDeposit || k == StepClaimRedeem }
func (k StepKind) asksBack() bool { return k == StepCancelRequest || k == StepClaimCancelled }

// claimKind is the kind of the steps that claim a request's owed amount.
func (k StepKind) claimKind() StepKind {
	if k == StepRequestRedeem {
		return StepClaimRedeem
	}
	return StepClaimDeposit
}

// requestStep is the step that made the request that a step at a place is for: itself, or
// the nearest before it; nil if it is for none.
func (l *Leg) requestStep(at int) *Step {
	if !l.Steps[at].Kind.makesRequest() && !l.Steps[at].Kind.followsRequest() {
		return nil
	}
	for i := at; i >= 0; i-- {
		if l.Steps[i].Kind.makesRequest() {
			return &l.Steps[i]
		}
	}
	return nil
}

// requestOf is the request that a step at a place made or is for; nil while it is not made.
func (l *Leg) requestOf(at int) *SourceRequest {
	if made := l.requestStep(at); made != nil {
		return l.findRequest(made.ID)
	}
	return nil
}

func (l *Leg) findRequest(id uuid.UUID) *SourceRequest {
	for _, r := range l.Requests {
		if r.ID == id {
			return r
		}
	}
	return nil
}

// openRequest is the request that the leg waits for, nil if it waits for none.
func (l *Leg) openRequest() *SourceRequest {
	for _, r := range l.Requests {
		if r.Open() {
			return r
		}
	}
	return nil
}

// isOfRedemption says whether the request that the step is for gives up shares.
func (r stepRef) isOfRedemption() bool {
	made := r.leg.requestStep(r.step.Ordinal)
	return made != nil && made.Kind == StepRequestRedeem
}

// redeems says whether the leg still takes something out of a source, or brings it from another
// chain.
func (l *Leg) redeems() bool {
	for _, s := range l.Steps {
		switch s.Kind {
		case StepRedeem, StepRequestRedeem, StepClaimRedeem, StepBridgeOut, StepBridgeIn:
			if s.State == StatePending || s.State == StateProcessing {
				return true
			}
		}
	}
	return false
}

// afterRequest is the first step behind those of a request; nil if none is.
func (l *Leg) afterRequest(made uuid.UUID) *Step {
	found := false
	for i := range l.Steps {
		switch s := &l.Steps[i]; {
		case s.ID == made:
			found = true
		case found && !s.Kind.followsRequest():
			return s
		}
	}
	return nil
}

// insertStep puts a step for a request behind the others of that request, or one that brings
// money in behind the others that do, and moves those behind it on.
func (l *Leg) insertStep(tx *store.Tx, workflow uuid.UUID, made *Step, s Step) *Step {
	at := made.Ordinal + 1
	for at < len(l.Steps) && (l.Steps[at].Kind.followsRequest() || l.Steps[at].Kind == StepBridgeIn) {
		at++
	}
	if at < len(l.Steps) { // in two statements: ordinals are unique at every moment
		tx.Defer(`UPDATE steps SET ordinal = -1 - ordinal WHERE leg_id = $1 AND ordinal >= $2`, l.ID, at)
		tx.Defer(`UPDATE steps SET ordinal = -ordinal WHERE leg_id = $1 AND ordinal < 0`, l.ID)
	}
	s.Ordinal, s.State = at, initial(StepStates, Planned)
	s.Chain, s.Token, s.YieldSource, s.Protocol = cmp.Or(s.Chain, made.Chain), made.Token, made.YieldSource, made.Protocol
	l.Steps = append(l.Steps[:at], append([]Step{s}, l.Steps[at:]...)...)
	for i := at + 1; i < len(l.Steps); i++ {
		l.Steps[i].Ordinal = i
	}
	insertInto(tx, "steps", stepColumns, s.columnValues(workflow, l.ID))
	return &l.Steps[at]
}

const requestColumns = `id, organization_id, wallet_id, workflow_id, chain, yield_source_id, redeem, phase, given, claimed, returned, in_transit, reserved, whole, claimable, problem, failure_code,
	under_way, block_number, requested_at, cutoff_at, strike_at, earliest_at, typical_at, looked_at, look_at, completed_at`

func (r *SourceRequest) columnValues() []any {
	return []any{
		r.ID, r.Organization, r.Wallet, r.Workflow, string(r.Chain), r.Source, flagColumn(r.Redeem), string(r.Phase), r.Given, r.Claimed, r.Returned, int64(r.InTransit), int64(r.Reserved), flagColumn(r.Whole), r.Claimable, r.Problem.Text, string(r.Problem.Code),
		idOrNull(r.UnderWay), int64(r.Block), r.RequestedAt.UnixMicro(), microsOrNull(r.Expected.Cutoff), microsOrNull(r.Expected.Strike), microsOrNull(r.Expected.Earliest), microsOrNull(r.Expected.Typical),
		r.LookedAt.UnixMicro(), r.LookAt.UnixMicro(), microsOrNull(r.CompletedAt),
	}
}

func scanRequest(row store.Rows) (*SourceRequest, error) {
	r := &SourceRequest{}
	var redeem, whole, block, requested, looked, look int64
	var cutoff, strike, earliest, typical, completed *int64
	err := row.Scan(&r.ID, &r.Organization, &r.Wallet, &r.Workflow, &r.Chain, &r.Source, &redeem, &r.Phase, &r.Given, &r.Claimed, &r.Returned, &r.InTransit, &r.Reserved, &whole, &r.Claimable, &r.Problem.Text, (*string)(&r.Problem.Code),
		&r.UnderWay, &block, &requested, &cutoff, &strike, &earliest, &typical, &looked, &look, &completed)
	r.Redeem, r.Whole, r.Block = redeem == 1, whole == 1, uint64(block)
	r.RequestedAt, r.LookedAt, r.LookAt, r.CompletedAt = clock.Time(requested), clock.Time(looked), clock.Time(look), timeOf(completed)
	r.Expected = Expectation{timeOf(cutoff), timeOf(strike), timeOf(earliest), timeOf(typical)}
	return r, err
}

func flagColumn(set bool) int64 {
	if set {
		return 1
	}
	return 0
}

func insertRequest(tx *store.Tx, r *SourceRequest) {
	insertInto(tx, "source_requests", requestColumns, r.columnValues())
}

// errRequestMoved says that a request is not as it was read: its wallet was not locked.
var errRequestMoved = fmt.Errorf("the request has moved on")

// saveRequest writes the changeable fields of a request. The caller must have locked its wallet; the statement has no
// effect unless carrying value and reservation are as they were read.
func saveRequest(tx *store.Tx, r *SourceRequest, was requestSums) {
	tx.DeferGuard(errRequestMoved, `UPDATE source_requests SET phase = $1, claimed = $2, returned = $3, in_transit = $4, reserved = $5, claimable = $6, problem = $7,
		under_way = $8, block_number = $9, looked_at = $10, look_at = $11, completed_at = $12, failure_code = $13
		WHERE id = $14 AND completed_at IS NULL AND in_transit = $15 AND reserved = $16`,
		string(r.Phase), r.Claimed, r.Returned, int64(r.InTransit), int64(r.Reserved), r.Claimable, r.Problem.Text,
		idOrNull(r.UnderWay), int64(r.Block), r.LookedAt.UnixMicro(), r.LookAt.UnixMicro(), microsOrNull(r.CompletedAt), string(r.Problem.Code), r.ID, int64(was.inTransit), int64(was.reserved))
}

// requestSums are the amounts of a request's row.
type requestSums struct{ inTransit, reserved money.USD }

func (r *SourceRequest) sums() requestSums { return requestSums{r.InTransit, r.Reserved} }

// loadRequests fills in the requests of legs that made some.
func loadRequests(ctx context.Context, q querier, workflows []Workflow) error {
	legs := map[uuid.UUID]*Leg{}
	var ids []any
	for i := range workflows {
		for j := range workflows[i].Legs {
			leg := &workflows[i].Legs[j]
			for _, s := range leg.Steps {
				if s.Kind.makesRequest() && s.State == StateCompleted {
					legs[s.ID] = leg
					ids = append(ids, s.ID)
				}
			}
		}
	}
	if len(ids) == 0 {
		return nil
	}
	err := queryEach(ctx, q, `SELECT `+requestColumns+` FROM source_requests WHERE id IN (`+store.Placeholders(1, len(ids))+`) ORDER BY requested_at, id`, ids, func(rows store.Rows) error {
		r, err := scanRequest(rows)
		if err != nil {
			return err
		}
		legs[r.ID].Requests = append(legs[r.ID].Requests, r)
		return nil
	})
	if err != nil {
		return fmt.Errorf("reading requests to sources: %w", err)
	}
	return nil
}
