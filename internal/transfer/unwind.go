package transfer

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/transfer/plan"
	"github.com/granaryhq/granary/internal/wallet"
)

// ReasonUnwind is the reason of a rebalance that a risk rule has had made.
const ReasonUnwind = "risk_unwind"

// How long an unwind waits before it looks again.
const (
	unwindLooksEvery = 2 * time.Second  // while a rebalance of the wallet is under way
	unwindComesBack  = 15 * time.Second // for more liquidity, and for a source's debt

	unwindRetriesWithin = 15 * time.Minute // after rebalances that failed, however many: the money is at risk meanwhile
)

// reasonResumed is why an unwind has ended before it was done, and why its unsigned steps fail.
const reasonResumed = "the stop of the source was resumed"

// unwindLeast is the rest in a source that is not worth a movement.
const unwindLeast = money.Dollar / 100

// Unwind is the handler of riskaction.UnwindTask: it has a wallet's position in a source become cash, by one
// rebalance after another, each as large as the source allows, until only the part that may stay is left.
//
// Each run decides on the present state, and commits at most one rebalance together with its place in the action: a
// crash before leaves the task to the next run, which finds the wallet as it was; after it there is a rebalance that
// is the action's, so that the next run waits for its end. A second replica cannot run the task meanwhile, and one
// that lost its lease cannot commit. The moved amount is read from the journal, so no part is counted twice.
func (s *Service) Unwind(ctx context.Context, t task.Task) error {
	id, err := uuid.Parse(t.Key)
	if err != nil {
		return fmt.Errorf("reading the task's key: %w", err)
	}
	pinned, err := s.catalog.Pin(ctx)
	if err != nil {
		return err
	}
	var fresh quotes
	for range maxQuoteRounds {
		next, err := store.Write(pinned, s.db, func(tx *store.Tx) (unwindRun, error) {
			t.CheckLease(tx)
			return s.unwindPosition(pinned, tx, t, id, fresh)
		})
		switch {
		case fault.CodeOf(err) == fault.RateLimitExceeded: // too many wait for approval
			return task.Later{After: unwindComesBack, Reason: err.Error()}
		case err != nil:
			return err
		case next.after > 0:
			return task.Later{After: next.after, Reason: next.reason, Until: next.until}
		case next.missing.isEmpty():
			return nil
		}
		if fresh, err = s.fetchQuotes(ctx, next.missing); err != nil {
			return err
		}
	}
	return task.Later{After: unwindComesBack, Reason: "the source was asked, and has changed since"}
}

// unwindRun is the next step of an unwind: the source is read, or it is read again later; none where it has ended.
type unwindRun struct {
	missing quoteRequest
	after   time.Duration
	reason  string
	until   *task.Condition // ends the wait sooner
}

// unwinding is an unwind with the wallet that it is of, which is locked.
type unwinding struct {
	action   riskaction.Action
	before   riskaction.Action // as it was found
	held     automaticWallet
	open     []Workflow // rebalances of the wallet that have not ended
	back     returning
	holdings []Holding
	at       Holding // the position in the source
}

func (s *Service) unwindPosition(ctx context.Context, tx *store.Tx, t task.Task, id uuid.UUID, fresh quotes) (unwindRun, error) {
	u, err := s.lockUnwind(ctx, tx, id, fresh)
	if err != nil {
		return unwindRun{}, err
	}
	excess := u.excess()
	switch {
	case u.action.EndedAt != nil:
		t.Finish(tx)
		return unwindRun{}, nil
	case !u.held.stops.Has(u.action.Stop):
		u.action.Problem = failure.New(failure.Cancelled, reasonResumed)
		return unwindRun{}, s.endUnwind(ctx, tx, t, u, riskaction.Cancelled)
	case u.ownGoesOn():
		return u.takeTurn(ctx, tx, "its rebalance is under way")
	case u.at.unread:
		return u.wait(ctx, tx, "the source has not been read yet")
	case u.hasNoPrice():
		return u.wait(ctx, tx, "the source says that its shares are worth nothing")
	case excess < unwindLeast && u.inTransit(): // the rest beside it does not wait for it
		return u.wait(ctx, tx, "what the source owes for a request is waited for")
	case excess < unwindLeast && u.isEntered():
		return u.takeTurn(ctx, tx, "a movement into the source is under way")
	case excess < unwindLeast:
		return unwindRun{}, s.endUnwind(ctx, tx, t, u, riskaction.Completed)
	}
	if run, allowed, err := s.unwindAllowed(ctx, tx, t, &u); err != nil || !allowed {
		return run, err
	}
	if stop, waits := u.held.stops.OnChain(u.at.Chain); waits {
		run, err := u.wait(ctx, tx, stop.Text())
		held := u.held.stops.Wait(u.action.Organization, *u.action.Wallet, stop.Text())
		run.after, run.until = held.After, held.Until
		return run, err
	}
	if failed, err := s.lastUnwindFailed(ctx, tx, &u); err != nil || failed > 0 {
		if err == nil {
			_, err = u.waitFor(ctx, tx, u.action.Problem)
		}
		return unwindRun{after: min(failed, unwindComesBack), reason: u.action.Problem.Text}, err // the stop may be resumed meanwhile
	}
	source := plan.Position{ID: u.at.ID, Source: true, Chain: u.at.Chain, Token: u.at.Token}
	if asked := s.newQuoteRequest(u.held.wallet, []plan.Position{source}); !fresh.answersAll(asked) {
		return unwindRun{missing: asked}, nil
	}
	amount := min(excess, u.at.Liquid+u.at.Later)
	switch {
	case u.at.Available < min(excess, unwindLeast):
		return u.wait(ctx, tx, u.whyReserved())
	case amount < min(excess, s.rules.MinTrade):
		return u.wait(ctx, tx, fresh.explainNoExit(u.at.ID))
	}
	return s.beginUnwind(ctx, tx, u, fresh, amount)
}

// lockUnwind locks the wallet of an unwind and values its positions.
func (s *Service) lockUnwind(ctx context.Context, tx *store.Tx, id uuid.UUID, fresh quotes) (u unwinding, err error) {
	if u.action, err = riskaction.Load(ctx, tx, id); err != nil {
		return u, err
	}
	if u.held, err = lockAutomatic(ctx, tx, *u.action.Wallet); err != nil {
		return u, err
	}
	if u.action, err = riskaction.Load(ctx, tx, id); err != nil { // its present state, which can no longer change
		return u, err
	}
	u.before = u.action
	if u.holdings, err = s.valuePositions(ctx, u.held.walletPositions, liquidity{asked: fresh.asked}); err != nil {
		return u, err
	}
	if u.held.open > 0 {
		if u.open, u.back, err = loadOpenRebalances(ctx, tx, u.held.wallet.ID); err != nil {
			return u, err
		}
	}
	for i := range u.holdings {
		if at := slices.IndexFunc(u.held.positions, func(p ledger.Position) bool { return p.ID == u.holdings[i].ID }); at >= 0 {
			fresh.applyTo(&u.holdings[i], u.held.positions[at])
		}
	}
	u.at, _ = findHolding(u.holdings, u.action.Source)
	u.action.Remaining = min(u.at.Value, money.MaxUSD) + u.at.InTransit
	u.action.Moved, err = movedBy(ctx, tx, u.action.Rebalances)
	return u, err
}

// excess returns the position in the source beyond the part of the wallet's value that may stay. Amounts in transit
// count as the wallet's, or each request would make the next one larger.
func (u unwinding) excess() money.USD {
	var total money.USD
	for _, h := range u.holdings {
		total += h.Value + h.Coming
	}
	if total <= 0 {
		return u.at.Value
	}
	keep := total.ShareFloor(money.NewUnits(uint64(u.action.Keep)), money.NewUnits(10_000))
	return u.at.Value - min(keep, u.at.Value)
}

// hasNoPrice reports whether the position has a cost and is worth zero now: it may have a price again.
func (u unwinding) hasNoPrice() bool {
	i := slices.IndexFunc(u.held.positions, func(p ledger.Position) bool { return p.ID == u.action.Source })
	return u.at.Value == 0 && i >= 0 && !u.held.positions[i].Shares.IsZero() && u.held.positions[i].Balance >= unwindLeast
}

// inTransit says whether the source owes the wallet something that was asked for.
func (u unwinding) inTransit() bool {
	return slices.ContainsFunc(u.held.under, func(t transit) bool { return t.source == u.action.Source })
}

// wait writes why no amount can be moved now, and postpones the task.
func (u unwinding) wait(ctx context.Context, tx *store.Tx, why string) (unwindRun, error) {
	return u.waitFor(ctx, tx, failure.Reason{Text: why})
}

// waitFor is wait for a reason that may be a failure.
func (u unwinding) waitFor(ctx context.Context, tx *store.Tx, why failure.Reason) (unwindRun, error) {
	u.action.Waiting, u.action.Problem = true, why
	run := unwindRun{after: unwindComesBack, reason: why.Text}
	if was := u.before; was.Status == u.action.Status && was.Waiting && was.Problem == why && was.Moved == u.action.Moved {
		return run, nil // many may wait for long: a reading without news writes no row
	}
	return run, u.action.Advance(ctx, tx, u.before.Status)
}

// takeTurn has the unwind look again soon, because something that ends by itself is under way.
func (u unwinding) takeTurn(ctx context.Context, tx *store.Tx, why string) (unwindRun, error) {
	u.action.Waiting = false
	run := unwindRun{after: unwindLooksEvery, reason: why}
	if !u.before.Waiting && u.before.Moved == u.action.Moved {
		return run, nil
	}
	return run, u.action.Advance(ctx, tx, u.before.Status)
}

// ownGoesOn reports whether a rebalance of the unwind is under way and waits for no third party.
// The rebalances of others are no reason to wait: each has reserved the amount it moves.
func (u unwinding) ownGoesOn() bool {
	own := slices.DeleteFunc(slices.Clone(u.open), func(w Workflow) bool { return !slices.Contains(u.action.Rebalances, w.ID) })
	return goesOn(own, u.back)
}

// isEntered reports whether a movement into the source is signed. One that is not signed fails,
// since the source is stopped; one that the source has taken is in transit.
func (u unwinding) isEntered() bool {
	return slices.ContainsFunc(u.open, func(w Workflow) bool {
		return slices.ContainsFunc(w.Legs, func(l Leg) bool {
			return slices.ContainsFunc(l.Steps, func(s Step) bool {
				return s.State == StateProcessing && s.YieldSource == u.action.Source && (s.Kind == StepDeposit || s.Kind == StepRequestDeposit)
			})
		})
	})
}

// whyReserved returns why no part of a position is available.
func (u unwinding) whyReserved() string {
	if u.back[direction{u.action.Source, true}] {
		return "another request to the source is asked back, and none is made until that has come"
	}
	return "what is held there is reserved for other movements"
}

// unwindAllowed reports whether an unwind may move an amount. Lowering risk needs no approval, unless a rule of the
// organization's for it says so: then it is requested, and the activity decides. The present rules are checked before
// each rebalance: if its votes are not enough for them any more, approval is requested again, by a present text. One
// that is denied, rejected or not approved in time is cancelled; the stop of its source stays.
func (s *Service) unwindAllowed(ctx context.Context, tx *store.Tx, t task.Task, u *unwinding) (run unwindRun, allowed bool, err error) {
	a := u.action
	var settings approval.Settings
	var found map[uuid.UUID]approval.Activity
	var votes []approval.Vote
	queries := []store.BatchQuery{approval.SettingsQuery(&settings, a.Organization)}
	if a.Activity != uuid.Nil {
		queries = append(queries, approval.ActivitiesQuery(&found, a.Organization, a.Activity), approval.VotesQuery(&votes, a.Activity))
	}
	if err := tx.SendBatch(ctx, queries...); err != nil {
		return run, false, fmt.Errorf("reading who approves an unwind: %w", err)
	}
	d := settings.Decide(approval.Action{Kind: approval.RiskUnwind})
	switch asked := found[a.Activity]; {
	case d.Effect == approval.Deny:
		u.action.Problem = failure.New(failure.SigningRefused, intent.Denial(d))
		return run, false, s.endUnwind(ctx, tx, t, *u, riskaction.Cancelled)
	case a.Activity == uuid.Nil && d.Effect == approval.Allow:
		return run, true, nil
	case a.Activity == uuid.Nil,
		asked.Status == approval.Completed && !asked.MeetsNow(settings, votes, tx.DB().Clock().Now(), d):
		waits, err := u.action.AskForApproval(ctx, tx, s.asks, d)
		return unwindRun{after: unwindComesBack, reason: waits.Problem.Text}, false, err
	case asked.Status == approval.Completed:
		if a.Status == riskaction.PendingApproval {
			u.action.Status, u.action.Waiting, u.action.Problem = riskaction.Pending, false, failure.Reason{}
		}
		return run, true, nil
	case asked.Status == approval.ConsensusNeeded, asked.Status == approval.Approved:
		run, err := u.waitFor(ctx, tx, a.Problem)
		return run, false, err
	default:
		u.action.Problem = failure.New(failure.ApprovalRejected, asked.Reason)
		if asked.Status != approval.Rejected {
			u.action.Problem.Code = failure.ApprovalExpired
		}
		return run, false, s.endUnwind(ctx, tx, t, *u, riskaction.Cancelled)
	}
}

// lastUnwindFailed says for how long an unwind waits because its last rebalance has failed,
// longer each time.
func (s *Service) lastUnwindFailed(ctx context.Context, tx *store.Tx, u *unwinding) (time.Duration, error) {
	if len(u.action.Rebalances) == 0 {
		return 0, nil
	}
	last, err := loadWorkflow(ctx, tx, u.action.Rebalances[len(u.action.Rebalances)-1])
	if err != nil {
		return 0, err
	}
	if last.Status != Failed || last.CompletedAt == nil {
		u.action.Attempts, u.action.Problem = 0, failure.Reason{}
		return 0, nil
	}
	if last.FailureReason != nil {
		u.action.Problem = failure.OfColumns(last.FailureCode, last.FailureReason)
	}
	delay := min(retryDelay(int(u.action.Attempts)), unwindRetriesWithin)
	return max(last.CompletedAt.Add(delay).Sub(tx.DB().Clock().Now()), 0), nil
}

// beginUnwind begins a rebalance of an amount to cash.
func (s *Service) beginUnwind(ctx context.Context, tx *store.Tx, u unwinding, fresh quotes, amount money.USD) (unwindRun, error) {
	now := tx.DB().Clock().Now()
	movement := plan.Movement{From: u.action.Source, To: chain.CashID(u.at.Chain, u.at.Token), Amount: amount}
	w, err := s.automaticRebalance(ctx, tx, u.held.wallet, u.holdings, fresh, []plan.Movement{movement}, ReasonUnwind, now)
	if err != nil {
		return unwindRun{}, err
	}
	if u.held.wallet.ActiveRebalance != nil { // another rebalance, of another source perhaps, holds up none that lowers risk
		w.WaitingSince = &now
	}
	u.action.Status, u.action.Waiting, u.action.Problem = riskaction.InProgress, false, failure.Reason{}
	u.action.Attempts++
	u.action.Rebalances = append(u.action.Rebalances, w.ID)
	if err := u.action.Advance(ctx, tx, u.before.Status); err != nil {
		return unwindRun{}, err
	}
	tx.OnCommit(s.metrics.rebalancesBegun.WithLabelValues(ReasonUnwind).Inc)
	if err := s.beginWorkflow(ctx, tx, u.held.wallet, w); err != nil {
		return unwindRun{}, err
	}
	crash.Point(pointBeginUnwind + ".before")
	tx.OnCommit(func() { crash.Point(pointBeginUnwind + ".after") })
	return unwindRun{after: unwindLooksEvery, reason: "its rebalance is under way"}, nil
}

// endUnwind ends an unwind together with its task. An automatic wallet is planned on its present positions.
func (s *Service) endUnwind(ctx context.Context, tx *store.Tx, t task.Task, u unwinding, as riskaction.Status) error {
	if u.held.wallet.AutoRebalance {
		wallet.AddBalanceTask(tx, u.held.wallet.Organization, u.held.wallet.ID)
	}
	if as == riskaction.Completed {
		u.action.Problem = failure.Reason{}
	}
	if err := approval.EndFor(ctx, tx, u.action.ID); err != nil {
		return err
	}
	t.Finish(tx)
	crash.Point(pointEndUnwind + ".before")
	tx.OnCommit(func() { crash.Point(pointEndUnwind + ".after") })
	return u.action.End(ctx, tx, as)
}

// whyUnwindCancelled returns why the unwind of a step out of a source was cancelled; empty if it was not, or if the
// step is for no unwind. No more of it is signed then.
func (s *Service) whyUnwindCancelled(ctx context.Context, ref stepRef) (string, error) {
	if ref.workflow.Reason != ReasonUnwind || ref.step.Kind != StepRedeem && ref.step.Kind != StepRequestRedeem {
		return "", nil
	}
	return riskaction.WhyCancelled(ctx, s.db, ref.workflow.Organization, ref.workflow.Wallet, ref.workflow.ID)
}

// movedBy is the cash that rebalances have brought, by the journal.
func movedBy(ctx context.Context, tx *store.Tx, rebalances []uuid.UUID) (moved money.USD, err error) {
	if len(rebalances) == 0 {
		return 0, nil
	}
	args := make([]any, len(rebalances))
	for i, id := range rebalances {
		args[i] = id
	}
	var micros int64
	err = tx.QueryRow(ctx, `SELECT CAST(COALESCE(SUM(l.amount), 0) AS BIGINT) FROM legs g JOIN steps s ON s.leg_id = g.id
		JOIN journal_entries e ON e.reference = 'step:' || s.id JOIN journal_lines l ON l.entry_id = e.id AND l.account_kind = 'cash'
		WHERE g.workflow_id IN (`+store.Placeholders(1, len(rebalances))+`)`, args...).Scan(&micros)
	if err != nil {
		return 0, fmt.Errorf("adding up the amounts of an unwind: %w", err)
	}
	return money.USD(micros), nil
}
