package transfer

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// RequestSeat is the seat under which one replica reads the states of requests at the sources of a chain, for all.
// The chain's node does the work, so that each chain has a seat of its own.
func RequestSeat(on chain.Name) string { return "transfer:requests:" + string(on) }

// RequestSeats lists the seats of the chains that are served, with their handlers.
func (s *Service) RequestSeats() map[string]task.Handler {
	seats := map[string]task.Handler{}
	for name := range s.chains {
		if !name.IsSolana() {
			seats[RequestSeat(name)] = func(ctx context.Context, t task.Task) error { return s.watchRequests(ctx, t, name) }
		}
	}
	return seats
}

// requestTopic wakes those who look at requests: one was made, or goes on.
const requestTopic = "transfer:requests"

const (
	lookTick = time.Second
	// A request is looked at after a tenth of its age, within these bounds: often while it is
	// young, and when it was expected to be settled, and not for every hour that it waits for
	// days.
	soonestLook = time.Second
	latestLook  = 5 * time.Minute
	// requestsPerLook bounds how many requests are asked about in one question.
	requestsPerLook = 500
)

// watchRequests reads the open requests of a chain that are due, until ctx ends: with one call for many, so that it
// costs by open requests and not by ended ones. It reads at once when the clock is moved and when a source has
// struck.
func (s *Service) watchRequests(ctx context.Context, t task.Task, on chain.Name) error {
	woken, stop := s.db.Listen(requestTopic)
	defer stop()
	struck := map[string]time.Time{}
	for {
		if err := s.hastenStruck(ctx, on, struck); err != nil {
			return err
		}
		if err := s.lookAtDue(ctx, t, on); err != nil {
			return err
		}
		if err := task.SleepOrWake(ctx, lookTick, woken); err != nil {
			return err
		}
	}
}

// hastenStruck has the requests of sources looked at that have struck since the last time.
func (s *Service) hastenStruck(ctx context.Context, on chain.Name, struck map[string]time.Time) error {
	sources, err := s.catalog.List(ctx)
	if err != nil {
		return err
	}
	for _, source := range sources {
		if source.Chain != on || source.PricedAt.IsZero() {
			continue
		}
		last, known := struck[source.ID]
		struck[source.ID] = source.PricedAt
		if !known || last.Equal(source.PricedAt) {
			continue
		}
		if err := s.HastenRequests(ctx, source.ID); err != nil {
			return err
		}
	}
	return nil
}

// lookAtDue looks at the requests that are due.
func (s *Service) lookAtDue(ctx context.Context, t task.Task, on chain.Name) error {
	due, err := s.loadDueGroups(ctx, on)
	if err != nil || len(due) == 0 {
		return err
	}
	queries := make([]yield.RequestQuery, len(due))
	for i, g := range due {
		queries[i] = yield.RequestQuery{Source: g.requests[0].Source, Controller: g.controller, Redeem: g.requests[0].Redeem}
	}
	states, err := s.catalog.RequestStates(ctx, on, queries)
	if err != nil {
		return fmt.Errorf("asking about requests: %w", err)
	}
	if len(states) != len(due) {
		return fmt.Errorf("requested the states of %d wallets, got %d", len(due), len(states))
	}
	var waiting []*SourceRequest
	for i, g := range due {
		pinned, err := s.catalog.Pin(ctx)
		if err != nil {
			return err
		}
		source, err := s.catalog.Get(pinned, g.requests[0].Source)
		if err != nil {
			source = yield.Source{}
		}
		for _, do := range g.decide(states[i], source) {
			if do.action == actWait {
				waiting = append(waiting, do.request)
				continue
			}
			if do.action == actAbandon {
				waiting = append(waiting, do.request)
				s.abandonAskBack(pinned, do.request)
				continue
			}
			err := s.actOnRequest(pinned, t, do)
			if ctx.Err() != nil || errors.Is(err, task.ErrLost) {
				return err
			}
			if err != nil { // of this request: those of other wallets are gone on with
				s.log.Error("a request to a source is not gone on with", "request", do.request.ID, "source", do.request.Source, "error", err)
				do.request.Problem = reasonNotFollowed
				waiting = append(waiting, do.request)
			}
		}
	}
	return s.saveLooks(ctx, t, waiting)
}

// reasonNotFollowed is the problem of a request of which the next step fails to be recorded.
var reasonNotFollowed = failure.New(failure.InternalError, "its next step cannot be begun now")

// requestGroup are the open requests of one wallet at one source in one direction, which share the source's debt to
// the wallet: the oldest first.
type requestGroup struct {
	controller chain.Address
	cancelled  map[uuid.UUID]bool      // of the requests, those of workflows that are cancelled
	askedBack  map[uuid.UUID]bool      // those that the source was asked to give back since it last did, unless that was given up because it had settled them
	asking     map[uuid.UUID]bool      // those of which a step that asks them back is signed, and is not given up
	lastGain   map[uuid.UUID]time.Time // when each was claimed of last, or else made
	readAt     time.Time
	requests   []*SourceRequest
}

// loadDueGroups reads the groups of which a request is due.
func (s *Service) loadDueGroups(ctx context.Context, on chain.Name) ([]*requestGroup, error) {
	rows, err := s.db.Query(ctx, `SELECT `+prefixed("r", requestColumns)+`, a.address, CASE WHEN w.status = 'cancelled' OR `+isGivenUpSQL("r")+` THEN 1 ELSE 0 END,
			(SELECT COUNT(*) FROM steps k JOIN steps m ON m.leg_id = k.leg_id WHERE m.id = r.id AND k.kind = $3 AND k.ordinal > m.ordinal
				AND NOT EXISTS (SELECT 1 FROM intents i WHERE i.id = k.id AND i.state = 'cancelled' AND i.cancel_reason = $9)
				AND NOT EXISTS (SELECT 1 FROM steps b WHERE b.leg_id = k.leg_id AND b.kind = $8 AND b.state = $7 AND b.ordinal > k.ordinal)),
			(SELECT COALESCE(MAX(k.completed_at), r.requested_at) FROM steps k JOIN steps m ON m.leg_id = k.leg_id WHERE m.id = r.id AND k.kind IN ($5, $6) AND k.state = $7 AND k.ordinal > m.ordinal),
			(SELECT COUNT(*) FROM steps k JOIN intents i ON i.id = k.id WHERE k.id = r.under_way AND k.kind = $3 AND i.state IN ('signed', 'carried') AND i.cancel_asked_at IS NULL)
		FROM source_requests r JOIN wallet_addresses a ON a.wallet_id = r.wallet_id AND a.chain = r.chain JOIN workflows w ON w.id = r.workflow_id
		WHERE r.completed_at IS NULL AND r.chain = $1 AND r.wallet_id IN (SELECT d.wallet_id FROM source_requests d
			WHERE d.completed_at IS NULL AND d.chain = $1 AND d.look_at <= $2 ORDER BY d.look_at LIMIT $4)
		ORDER BY r.wallet_id, r.yield_source_id, r.redeem, r.requested_at, r.id`, string(on), s.db.Clock().Micros(), string(StepCancelRequest), requestsPerLook,
		string(StepClaimDeposit), string(StepClaimRedeem), string(StateCompleted), string(StepClaimCancelled), whySettled)
	var groups []*requestGroup
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		var address string
		var cancelled, askedBack, gained, asking int64
		r, err := scanRequest(extraColumns{row, []any{&address, &cancelled, &askedBack, &gained, &asking}})
		if err != nil {
			return struct{}{}, err
		}
		if n := len(groups); n == 0 || !groups[n-1].holds(r) {
			groups = append(groups, &requestGroup{controller: chain.Address(address), cancelled: map[uuid.UUID]bool{}, askedBack: map[uuid.UUID]bool{},
				asking: map[uuid.UUID]bool{}, lastGain: map[uuid.UUID]time.Time{}, readAt: s.db.Clock().Now()})
		}
		g := groups[len(groups)-1]
		g.requests = append(g.requests, r)
		g.cancelled[r.ID], g.askedBack[r.ID], g.asking[r.ID] = cancelled == 1, askedBack > 0, asking > 0
		g.lastGain[r.ID] = clock.Time(gained)
		return struct{}{}, nil
	})
	if err != nil {
		return nil, fmt.Errorf("reading open requests: %w", err)
	}
	return groups, nil
}

func (g *requestGroup) holds(r *SourceRequest) bool {
	of := g.requests[0]
	return of.Wallet == r.Wallet && of.Source == r.Source && of.Redeem == r.Redeem
}

// requestAction is the action on a request.
type requestAction int

const (
	actWait     requestAction = iota
	actClaim                  // of the settled part
	actAskBack                // the customer has cancelled
	actTakeBack               // the source gives back
	actGoOn                   // the source gives back no more, and has not given back all
	actEnd                    // no debt is left
	actFind                   // the source owes less than was given: an earlier life may have gone on
	actAbandon                // the source has settled all of it, so that the step which asks it back fails whenever it is tried
)

// requestDecision is the decision on a request: a claim of units of it, with their proceeds, or a claim of the refund
// of all of the wallet's requests, which are owed so much together and of which so much is their own.
type requestDecision struct {
	request       *SourceRequest
	action        requestAction
	units, brings money.Units
	own, owed     money.Units
}

// decide returns the decision on each request of a group. The settled part is the oldest's first: a younger one
// claims none of the older ones' lack. So it claims less than it might when a claim is in flight, and never another's
// part; and strangers' requests in the wallet's name delay none. The group's common values, such as a refund or a
// lack, are used only while no step is in flight and the node has all.
func (g *requestGroup) decide(state yield.RequestState, source yield.Source) []requestDecision {
	decisions := make([]requestDecision, len(g.requests))
	busy, allCancelled := false, true
	var owed money.Units // to all of them
	for i, r := range g.requests {
		decisions[i] = requestDecision{request: r}
		busy = busy || r.UnderWay != nil || state.Block <= r.Block
		allCancelled = allCancelled && g.cancelled[r.ID]
		owed = sumUnits(owed, r.Rest())
	}
	own := shareOfReturn(state, owed, allCancelled)
	lacks := lessUnits(owed, sumUnits(state.Pending, state.Claimable, state.PendingCancel, state.ClaimableCancel))
	var older money.Units // the older ones' lack
	for i, r := range g.requests {
		d := &decisions[i]
		before := older
		older = sumUnits(older, r.Rest())
		r.Problem, r.LookedAt = g.problemOf(r, state, owed), state.At
		switch {
		case r.UnderWay != nil:
			if g.asking[r.ID] && hasSettledAll(state) && state.Block > r.Block {
				d.action = actAbandon
			}
			continue
		case r.Rest().IsZero():
			d.action = actEnd
			continue
		case state.Err != nil || state.Block <= r.Block:
			continue // the node does not have its last transaction yet
		}
		r.Claimable = minUnits(lessUnits(state.Claimable, before), r.Rest())
		switch {
		case !own.IsZero(): // and no claim is made beside
			if !busy && i == 0 {
				d.action, d.units, d.own, d.owed = actTakeBack, state.ClaimableCancel, own, owed
			}
		case !busy && r.Phase == PhaseCancelling && state.PendingCancel.IsZero() && r.Claimable.Cmp(r.Rest()) < 0:
			d.action = actGoOn
		case r.isWorthClaiming(state, g.readAt.Sub(g.lastGain[r.ID])):
			d.action, d.units, d.brings = actClaim, r.Claimable, r.bringsOf(state)
		case allCancelled && !busy && i == 0 && !state.Pending.IsZero() && state.PendingCancel.IsZero() && givesBack(source, r.Redeem) && !g.askedBack[r.ID]:
			d.action = actAskBack
		case !busy && !lacks.IsZero():
			part := minUnits(lacks, r.Rest())
			d.action, d.units, d.own = actFind, part, part
		}
	}
	return decisions
}

// hasSettledAll reports whether a source has settled all that it was given, so that it gives none of it back.
func hasSettledAll(state yield.RequestState) bool {
	return state.Err == nil && !state.Claimable.IsZero() && state.Pending.IsZero() && state.PendingCancel.IsZero() && state.ClaimableCancel.IsZero()
}

// problemOf returns why a request does not go on; empty without a problem.
func (g *requestGroup) problemOf(r *SourceRequest, state yield.RequestState, owed money.Units) failure.Reason {
	switch {
	case state.Err != nil:
		return failure.New(failure.SourceUnreadable, "the source does not report its state")
	case r.UnderWay != nil || state.Block <= r.Block:
		return r.Problem
	case sumUnits(state.Pending, state.Claimable, state.PendingCancel, state.ClaimableCancel).Cmp(owed) < 0:
		return failure.New(failure.SourceAccessDenied, "the source owes less than it was given, or does not show it: it may be closed to the wallet")
	case state.Claimable.IsZero():
		return failure.Reason{}
	case state.Brings.IsZero():
		return failure.New(failure.SourceRefused, "the source has settled it and allows no claim: it may be paused, or closed to the wallet")
	}
	return r.Problem // of a claim that was refused
}

func givesBack(source yield.Source, redeem bool) bool {
	if redeem {
		return source.CancelsRedemptions
	}
	return source.CancelsDeposits
}

// saveLooks writes down that requests were looked at, in one transaction.
func (s *Service) saveLooks(ctx context.Context, t task.Task, seen []*SourceRequest) error {
	if len(seen) == 0 {
		return nil
	}
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		now := tx.DB().Clock().Now()
		for _, r := range seen {
			// Sums stay as they are, so that concurrent changes of them are not lost.
			tx.Defer(`UPDATE source_requests SET claimable = $1, problem = $2, failure_code = $3, looked_at = $4, look_at = $5
				WHERE id = $6 AND completed_at IS NULL AND block_number = $7 AND look_at = $8`,
				r.Claimable, r.Problem.Text, string(r.Problem.Code), now.UnixMicro(), r.nextLook(now).UnixMicro(), r.ID, int64(r.Block), r.LookAt.UnixMicro())
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("saving the observed states of requests: %w", err)
	}
	return nil
}

// errUnchanged ends a transaction without changes.
var errUnchanged = errors.New("no step is needed")

// actOnRequest carries out the decision on a request, if it is still as it was read. A crash before the commit leaves
// it to the next reading, which finds the same; after it there is a start task, or the leg's end. A second replica
// does not hold the seat, and one that lost it cannot commit.
func (s *Service) actOnRequest(ctx context.Context, t task.Task, do requestDecision) error {
	if do.action == actFind {
		var err error
		do.action, err = s.findEarlierStep(ctx, do.request)
		if err != nil {
			return err
		}
		if do.action == actWait {
			return s.saveLooks(ctx, t, []*SourceRequest{do.request})
		}
	}
	var executed executedSteps
	if do.action == actEnd {
		var err error
		if executed, err = s.fetchBehind(ctx, do.request.ID); err != nil {
			return err
		}
	}
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		ref, err := lockStep(ctx, tx, do.request.ID)
		if err != nil {
			return err
		}
		ref.workflow.executed = executed
		t.CheckLease(tx)
		owner, err := wallet.Lock(ctx, tx, ref.workflow.Wallet)
		if err != nil {
			return err
		}
		request, err := lockRequest(ctx, tx, do.request.ID)
		if err != nil {
			return err
		}
		if !request.isStill(do.request) {
			return errUnchanged
		}
		ref.leg.replaceRequest(request)
		return s.applyDecision(ctx, tx, owner, ref, request, do)
	})
	if errors.Is(err, errUnchanged) {
		return nil
	}
	if err != nil {
		return s.revokeLeg(ctx, fmt.Errorf("going on with request %s: %w", do.request.ID, err), do.request.ID)
	}
	return nil
}

// isStill says whether a request is as it was read.
func (r *SourceRequest) isStill(was *SourceRequest) bool {
	return r.Open() && r.UnderWay == nil && was.UnderWay == nil && r.Block == was.Block && r.Rest().Cmp(was.Rest()) == 0
}

// replaceRequest has a leg go by a request as it was read under its wallet's lock.
func (l *Leg) replaceRequest(request *SourceRequest) {
	i := slices.IndexFunc(l.Requests, func(r *SourceRequest) bool { return r.ID == request.ID })
	if i < 0 {
		l.Requests = append(l.Requests, request)
		return
	}
	l.Requests[i] = request
}

// lockRequest reads a request as it is under its wallet's lock.
func lockRequest(ctx context.Context, tx *store.Tx, id uuid.UUID) (*SourceRequest, error) {
	rows, err := tx.Query(ctx, `SELECT `+requestColumns+` FROM source_requests WHERE id = $1`, id)
	found, err := store.Collect(rows, err, scanRequest)
	if err != nil {
		return nil, fmt.Errorf("reading a request: %w", err)
	}
	if len(found) != 1 {
		return nil, fmt.Errorf("there is no request %s", id)
	}
	return found[0], nil
}

// applyDecision changes the rows of a request that goes on.
func (s *Service) applyDecision(ctx context.Context, tx *store.Tx, owner wallet.Wallet, ref stepRef, request *SourceRequest, do requestDecision) error {
	now, was := tx.DB().Clock().Now(), request.sums()
	request.Claimable, request.LookedAt, request.LookAt = do.request.Claimable, now, request.nextLook(now)
	var step *Step
	switch do.action {
	case actEnd:
		if err := s.endRequest(ctx, tx, ref.workflow, ref.leg, request, was, now); err != nil {
			return err
		}
		return s.writeFollowing(ctx, tx, owner, ref, now)
	case actGoOn:
		// A part that is pending again may be cancelled again, and other requests may be made.
		if err := request.change(CancelEnded); err != nil {
			return err
		}
		request.LookAt = now
		saveRequest(tx, request, was)
		return nil
	case actClaim:
		if request.Phase == PhaseRequested {
			if err := request.change(FillSeen); err != nil {
				return err
			}
		}
		step = s.ensureClaim(tx, ref.workflow, ref.leg, request)
		step.setClaim(request, do.units, do.brings)
		saveClaim(tx, *step)
	case actAskBack:
		soon, err := makesRequestSoon(ctx, tx, request)
		if err != nil {
			return err
		}
		shared, err := sharesReturn(ctx, tx, request)
		if err != nil {
			return err
		}
		if soon || shared { // it would come back too: looked at again
			saveRequest(tx, request, was)
			return nil
		}
		step = s.addRequestStep(tx, ref.workflow, ref.leg, request, Step{Kind: StepCancelRequest})
	case actTakeBack:
		holds, err := mayShareReturn(ctx, tx, request, do)
		if err != nil {
			return err
		}
		if !holds { // looked at again
			saveRequest(tx, request, was)
			return nil
		}
		step = ref.leg.waitingReturn(request)
		if step == nil {
			step = s.addRequestStep(tx, ref.workflow, ref.leg, request, Step{Kind: StepClaimCancelled})
		}
		step.setReturn(do.units, do.own)
		saveClaim(tx, *step)
	}
	request.UnderWay = &step.ID
	crash.Point(pointActOnRequest + ".before")
	tx.OnCommit(func() { crash.Point(pointActOnRequest + ".after") })
	saveRequest(tx, request, was)
	addStartTask(tx, ref.workflow, step)
	return nil
}
