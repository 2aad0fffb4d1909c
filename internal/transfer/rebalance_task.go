package transfer

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/riskaction"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/transfer/plan"
	"github.com/granaryhq/granary/internal/wallet"
)

// BalanceRules say when and how far automatic wallets are moved.
type BalanceRules struct {
	Band     money.Bps     // drift of a position, of its lane, that is left alone
	MinTrade money.USD     // no smaller amount is moved
	Every    time.Duration // how often each wallet is looked at for drift
}

// The reasons of automatic rebalances.
const (
	ReasonDeposit  = string(wallet.DepositDeployment)
	ReasonStrategy = string(wallet.StrategyChange)
	ReasonDrift    = "target_drift"
)

// Balance is the handler of wallet.BalanceTask: it plans an automatic wallet on its holdings and begins the plan's
// rebalance. Before it moves money, and before it is done with a cause, it reads the vaults, outside the transaction:
// their last observations may be older than the cause.
//
// All effects of the task commit with its end. A crash before that leaves the task to the next run, which finds the
// wallet as it was; after it there is a rebalance, whose end adds the task again. A second replica cannot run the
// task meanwhile, and one that lost its lease cannot commit. While a rebalance is active there is no work: its end
// comes back here.
func (s *Service) Balance(ctx context.Context, t task.Task) error {
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
		missing, err := store.Write(pinned, s.db, func(tx *store.Tx) (quoteRequest, error) { return s.balanceWallet(pinned, tx, t, id, fresh) })
		if fault.CodeOf(err) == fault.RateLimitExceeded { // others took the last messages meanwhile
			return task.Later{After: budgetDelay, Reason: err.Error()}
		}
		if err != nil || missing.isEmpty() {
			return err
		}
		fresh, err = s.fetchQuotes(ctx, missing)
		if err != nil {
			return err
		}
	}
	return task.Later{After: unreadableSourceDelay, Reason: "the wallet came to have or want something else each time its sources were asked"}
}

// maxQuoteRounds bounds how often the vaults of one wallet are asked in a row. The
// second round plans, unless the wallet got a source that the first did not know.
const maxQuoteRounds = 5

// openLooksEvery is how long the balance of a wallet waits for a rebalance that goes on beside
// others. Its end adds the task again; that it waits once more does not.
const openLooksEvery = 15 * time.Second

// unreadableSourceDelay is how long the balance of a wallet waits for an unreadable source, or one that has yet to
// admit it.
const unreadableSourceDelay = 30 * time.Second

// balanceWallet plans the wallet and begins the rebalance, or, without a write,
// returns the sources that have to be asked before.
func (s *Service) balanceWallet(ctx context.Context, tx *store.Tx, t task.Task, id uuid.UUID, fresh quotes) (quoteRequest, error) {
	held, err := lockAutomatic(ctx, tx, id)
	if err != nil {
		return quoteRequest{}, err
	}
	now := tx.DB().Clock().Now()
	switch wait := held.balancing.RetryAtMicros - now.UnixMicro(); {
	case !held.wallet.AutoRebalance || !held.automatic || held.wallet.ActiveRebalance != nil:
		t.Finish(tx)
		return quoteRequest{}, nil
	case held.unwinds > 0:
		return quoteRequest{}, task.Later{After: unwindLooksEvery, Reason: "a risk rule has something unwound first"}
	case wait > 0:
		return quoteRequest{}, task.Later{After: time.Duration(wait) * time.Microsecond, Reason: "rebalancing did not help so far"}
	}
	holdings, err := s.valuePositions(ctx, held.walletPositions, liquidity{})
	if err != nil {
		return quoteRequest{}, err
	}
	if held.open > 0 {
		open, back, err := loadOpenRebalances(ctx, tx, id)
		if err != nil {
			return quoteRequest{}, err
		}
		if goesOn(open, back) {
			return quoteRequest{}, task.Later{After: openLooksEvery, Reason: "a rebalance that has waited goes on"}
		}
		if holdings, err = s.withHeld(ctx, held.wallet, holdings, open, back); err != nil {
			return quoteRequest{}, err
		}
	}
	for i, p := range held.positions {
		fresh.applyTo(&holdings[i], p)
	}
	positions, err := s.planningPositions(ctx, held.wallet, holdings, fresh, held.stops)
	if err != nil {
		return quoteRequest{}, err
	}
	if !fresh.asked {
		positions = assumeLiquid(positions)
	}
	isPostponed := func(m plan.Movement) bool { return held.postponed.Waits(wallet.Ends{From: m.From, To: m.To}, now) }
	movements, reason, heldUp := s.planUnstopped(positions, held.balancing.Cause, held.stops, isPostponed)
	if heldUp && len(movements) == 0 {
		return quoteRequest{}, held.stops.Wait(held.wallet.Organization, id, "an emergency stop holds the rebalance up")
	}
	movements, waits, err := s.withinBudget(ctx, tx, held.wallet.Organization, positions, movements)
	if err == nil && waits && len(movements) == 0 {
		err = task.Later{After: budgetDelay, Reason: "the organization has sent as many messages to other chains as it may in 24 hours"}
	}
	if err != nil {
		return quoteRequest{}, err
	}
	request := s.newQuoteRequest(held.wallet, positions)
	if (held.balancing.Cause != "" || len(movements) > 0) && !fresh.answersAll(request) {
		return request, nil
	}
	if len(movements) == 0 {
		return quoteRequest{}, markBalanced(tx, t, held, fresh.unread || slices.ContainsFunc(positions, isUnreadable), now)
	}
	t.Finish(tx)
	return quoteRequest{}, s.beginRebalance(ctx, tx, held, holdings, fresh, movements, reason, now)
}

// automaticWallet is a wallet with its holdings and the cause of its balance. A wallet that is not automatic has
// none.
type automaticWallet struct {
	walletPositions
	balancing wallet.Balancing
	postponed wallet.Postponed
	automatic bool
	unwinds   int // by risk rules, which go before other rebalances
	open      int // rebalances that have not ended
}

// lockAutomatic locks the wallet, its positions and its balance, in that order.
func lockAutomatic(ctx context.Context, tx *store.Tx, id uuid.UUID) (automaticWallet, error) {
	var held automaticWallet
	var err error
	held.wallet, err = wallet.Lock(ctx, tx, id)
	if err != nil {
		return held, err
	}
	if err := tx.SendBatch(ctx, ledger.PositionsQuery(&held.positions, tx.DB().ForUpdate(), id), transitQuery(&held.under, id), openRebalancesQuery(&held.open, id),
		wallet.BalancingQuery(&held.balancing, &held.automatic, id, tx.DB().ForUpdate()), wallet.PostponedQuery(&held.postponed, id), stop.Query(&held.stops, held.wallet.Organization), stop.WalletQuery(&held.stops, held.wallet.Organization, id), riskaction.OpenQuery(&held.unwinds, id)); err != nil {
		return held, fmt.Errorf("locking the wallet's positions: %w", err)
	}
	return held, nil
}

// markBalanced ends the task of a wallet that needs no movement, and forgets the
// cause. While something that was asked about is unread, the task waits. Where
// movements are postponed the wallet is balanced but for these, keeps its cause, and is
// planned again when the first of them may be made.
func markBalanced(tx *store.Tx, t task.Task, held automaticWallet, unread bool, now time.Time) error {
	if held.balancing.Cause != "" && unread {
		return task.Later{After: unreadableSourceDelay, Reason: "a yield source cannot be read, or has yet to admit the wallet, or a chain does not answer"}
	}
	var balanced wallet.Balancing
	if retryAt := held.postponed.FirstRetry(now); retryAt > 0 {
		balanced.Cause = held.balancing.Cause
		task.AddFor(tx, held.wallet.Organization, t.Kind, t.Key, nil, retryAt)
	} else if len(held.postponed) > 0 {
		wallet.ForgetAllPostponed(tx, held.wallet.ID)
	}
	if held.balancing != balanced {
		balanced.Save(tx, held.wallet.ID)
	}
	t.Finish(tx)
	return nil
}

// beginRebalance begins the planned rebalance and counts it.
func (s *Service) beginRebalance(ctx context.Context, tx *store.Tx, held automaticWallet, holdings []Holding, fresh quotes,
	movements []plan.Movement, reason string, now time.Time,
) error {
	w, err := s.automaticRebalance(ctx, tx, held.wallet, holdings, fresh, movements, reason, now)
	if err != nil {
		return err
	}
	countAttempt(tx, held, reason, now)
	crash.Point(pointBeginRebalance + ".before")
	tx.OnCommit(func() {
		s.metrics.rebalancesBegun.WithLabelValues(reason).Inc()
		crash.Point(pointBeginRebalance + ".after")
	})
	return s.beginWorkflow(ctx, tx, held.wallet, w)
}

// automaticRebalance is the workflow of planned movements.
func (s *Service) automaticRebalance(ctx context.Context, tx *store.Tx, owner wallet.Wallet, holdings []Holding, fresh quotes,
	movements []plan.Movement, reason string, now time.Time,
) (Workflow, error) {
	w := Workflow{ID: uuid.New(), Organization: owner.Organization, Wallet: owner.ID, Kind: wallet.Rebalance,
		Status: initial(WorkflowStates, RebalanceAccepted), Reason: reason, CreatedAt: now}
	w.RequestID = w.ID // without a request
	ordered, err := loadOrdered(ctx, tx, owner.ID)
	if err != nil {
		return w, err
	}
	for _, m := range movements {
		from, err := s.findPosition(ctx, owner, m.From, holdings)
		if err != nil {
			return w, err
		}
		to, err := s.findPosition(ctx, owner, m.To, holdings)
		if err != nil {
			return w, err
		}
		fresh.applyEntry(&to)
		for _, amount := range s.currentRoutes().Split(from.Chain, to.Chain, from.Token, m.Amount) {
			w.Instructions = append(w.Instructions, Instruction{m.From, m.To, amount})
			legs := s.movementLegs(len(w.Legs), ordered.countedIn(from), to,
				movedAmount{amount: amount, now: min(amount, from.Liquid), whole: from.isWhole(m.Amount), unhurried: true})
			ordered.addAsked(legs)
			w.Legs = append(w.Legs, legs...)
		}
		w.Amount, err = w.Amount.Add(m.Amount)
		if err != nil {
			return w, err
		}
	}
	s.deriveClaimIDs(&w)
	return w, checkPriced(w.Legs)
}

// countAttempt saves that the wallet was moved once more for its cause. A movement for drift ends any other cause.
func countAttempt(tx *store.Tx, held automaticWallet, reason string, now time.Time) {
	b := held.balancing
	if reason == ReasonDrift {
		b.Cause = ""
	}
	b.Attempts++
	b.RetryAtMicros = 0
	if b.Attempts > immediateAttempts {
		b.RetryAtMicros = now.Add(retryDelay(b.Attempts - immediateAttempts)).UnixMicro()
	}
	b.Save(tx, held.wallet.ID)
}

// immediateAttempts is how many rebalances may follow each other at once. One or two bring a wallet to its targets;
// more are not getting there.
const immediateAttempts = 3

// retryDelay is a minute doubling to six hours.
func retryDelay(attempt int) time.Duration {
	return min(time.Minute<<min(max(attempt, 1)-1, 10), 6*time.Hour)
}

// postponeFailed has the failed movements of an automatic rebalance wait, each longer each time; successful ones do
// so no more. Other movements of the wallet's targets wait for none of them: someone who can have one movement fail
// delays no other.
func (s *Service) postponeFailed(ctx context.Context, tx *store.Tx, w Workflow) error {
	if w.Kind != wallet.Rebalance || w.Reason == ReasonManual || w.Reason == ReasonRecovered || w.Status == Cancelled {
		return nil
	}
	var postponed wallet.Postponed
	automatic := false
	if err := tx.SendBatch(ctx, wallet.BalancingQuery(&wallet.Balancing{}, &automatic, w.Wallet, ""), wallet.PostponedQuery(&postponed, w.Wallet)); err != nil {
		return fmt.Errorf("reading which movements the wallet postpones: %w", err)
	}
	if w.Status == Failed {
		tx.OnCommit(s.metrics.rebalancesFailed.Inc)
	}
	if !automatic {
		return nil
	}
	failed := map[wallet.Ends]bool{}
	for _, l := range w.Legs {
		ends := wallet.Ends{From: l.From.ID, To: l.To.ID}
		failed[ends] = failed[ends] || l.State != StateCompleted
	}
	for ends, isFailed := range failed {
		was, isPostponed := postponed[ends]
		switch {
		case isFailed:
			again := was.Attempts + 1
			wallet.Postponement{Attempts: again, RetryAtMicros: tx.DB().Clock().Now().Add(retryDelay(again)).UnixMicro()}.Save(tx, w.Wallet, ends)
		case isPostponed:
			wallet.ForgetPostponed(tx, w.Wallet, ends)
		}
	}
	return nil
}
