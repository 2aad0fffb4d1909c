package transfer

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/crash"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// BalanceRules say when and how far automatic wallets are moved.
type BalanceRules struct {
	Band     money.Bps     // drift of a position, of its lane, that is left alone
	MinTrade money.USD     // nothing smaller is moved
	Every    time.Duration // how often each wallet is looked at for drift
}

// The reasons of rebalances that nobody asked for one by one.
const (
	ReasonDeposit  = string(wallet.DepositDeployment)
	ReasonStrategy = string(wallet.StrategyChange)
	ReasonDrift    = "target_drift"
)

// Balance is the handler of wallet.BalanceTask: it plans an automatic wallet on
// what it holds and begins the rebalance that the plan asks for. Before it moves
// anything, and before it is done with a cause, it asks the vaults, outside the
// transaction: what was last observed of them may be older than the cause.
//
// All that the task brings about commits with its end. Dying before that leaves
// the task to the next run, which finds the wallet as it was; dying after it
// leaves a rebalance, whose end adds the task again. A second replica cannot
// run the task meanwhile, and one that lost its lease cannot commit. While a
// rebalance is active there is nothing to do: its end comes back here.
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
	for {
		err := s.db.Write(pinned, func(tx *store.Tx) error { return s.balanceWallet(pinned, tx, t, id, fresh) })
		var unasked askVaults
		if !errors.As(err, &unasked) {
			return err
		}
		if fresh, err = s.fetchQuotes(ctx, unasked.wallet, unasked.sources); err != nil {
			return err
		}
	}
}

// quotes are what vaults say now to one wallet, nil of one that does not answer.
type quotes map[string]*yield.Quote

// askVaults ends a transaction that would go by mere observations: the vaults of
// the sources are to be asked first.
type askVaults struct {
	wallet  wallet.Wallet
	sources []planPosition
}

func (askVaults) Error() string { return "the vaults have not been asked" }

func (s *Service) fetchQuotes(ctx context.Context, w wallet.Wallet, sources []planPosition) (quotes, error) {
	fresh := quotes{}
	for _, source := range sources {
		address, ok := w.Addresses[source.Chain]
		if !ok {
			fresh[source.ID] = nil
			continue
		}
		q, err := s.catalog.Quote(ctx, source.ID, address.EVM())
		switch code := fault.CodeOf(err); {
		case err == nil:
			fresh[source.ID] = &q
			if err := s.addAdmitTask(ctx, w, source, q); err != nil {
				return nil, err
			}
		case ctx.Err() != nil || (code != fault.ServiceUnavailable && code != fault.YieldSourceNotFound):
			return nil, err
		default:
			fresh[source.ID] = nil
		}
	}
	return fresh, nil
}

// addAdmitTask has a wrapper of the organization put the wallet on its list, if it takes
// nothing of it. Asking again is asking once, and what comes of it has the wallet
// planned again.
func (s *Service) addAdmitTask(ctx context.Context, w wallet.Wallet, to planPosition, q yield.Quote) error {
	source, err := s.catalog.Get(ctx, to.ID)
	if err != nil || !isUnadmitted(source, &q) || to.Weight == 0 {
		return err
	}
	return s.db.Write(ctx, func(tx *store.Tx) error {
		task.AddNow(tx, yield.AdmitTask, source.ID+"/"+w.ID.String())
		return nil
	})
}

// isUnadmitted says whether a wrapper takes nothing of the wallet that was quoted,
// though it could.
func isUnadmitted(source yield.Source, q *yield.Quote) bool {
	return source.Owner != uuid.Nil && q.MaxDeposit == 0 && source.Mode == yield.Active && source.DepositRoom > 0
}

// unreadableSourceDelay is how long the balance of a wallet waits for a source that cannot
// be read, or has yet to admit it.
const unreadableSourceDelay = 30 * time.Second

func (s *Service) balanceWallet(ctx context.Context, tx *store.Tx, t task.Task, id uuid.UUID, fresh quotes) error {
	w, err := wallet.Lock(ctx, tx, id)
	if err != nil {
		return err
	}
	var positions []ledger.Position
	var state wallet.Balancing
	automatic := false
	if err := tx.SendBatch(ctx, ledger.PositionsQuery(&positions, tx.DB().ForUpdate(), id),
		wallet.BalancingQuery(&state, &automatic, id, tx.DB().ForUpdate())); err != nil {
		return fmt.Errorf("locking what the wallet holds: %w", err)
	}
	now := tx.DB().Clock().Now()
	switch {
	case !w.AutoRebalance || !automatic || w.ActiveRebalance != nil:
		t.Finish(tx)
		return nil
	case state.RetryAtMicros > now.UnixMicro():
		return task.Later{After: time.Duration(state.RetryAtMicros-now.UnixMicro()) * time.Microsecond, Reason: "rebalancing did not help so far"}
	}
	holdings, err := s.valuePositions(ctx, positions, nil)
	if err != nil {
		return err
	}
	for i, p := range positions {
		fresh.applyTo(&holdings[i], p)
	}
	slots, err := s.planningPositions(ctx, w, holdings, fresh)
	if err != nil {
		return err
	}
	if fresh == nil {
		slots = assumeLiquid(slots)
	}
	plan, reason := s.planByCause(slots, state.Cause)
	if sources := filterPositions(slots, func(s planPosition) bool { return s.Source }); (state.Cause != "" || len(plan) > 0) && !fresh.coverAll(sources) {
		return askVaults{w, sources}
	}
	if len(plan) == 0 {
		if state.Cause != "" && slices.ContainsFunc(slots, planPosition.isUnreadable) {
			return task.Later{After: unreadableSourceDelay, Reason: "a yield source cannot be read, or has yet to admit the wallet"}
		}
		if state != (wallet.Balancing{}) {
			wallet.Balancing{}.Save(tx, id)
		}
		t.Finish(tx)
		return nil
	}
	if reason == ReasonDrift {
		state.Cause = ""
	}
	if err := s.beginRebalance(ctx, tx, w, state, holdings, plan, reason, now); err != nil {
		return err
	}
	t.Finish(tx)
	return nil
}

// planByCause plans by the cause; a wallet that has none, or is done with it, by
// drift.
func (s *Service) planByCause(slots []planPosition, cause wallet.Cause) ([]Instruction, string) {
	r := balanceRule{minTrade: s.rules.MinTrade, deploy: cause == wallet.DepositDeployment}
	if cause != "" {
		if plan := planBalance(slots, r); len(plan) > 0 {
			return plan, string(cause)
		}
	}
	return planBalance(slots, balanceRule{band: s.rules.Band, minTrade: s.rules.MinTrade}), ReasonDrift
}

// beginRebalance begins the planned rebalance and counts it.
func (s *Service) beginRebalance(ctx context.Context, tx *store.Tx, w wallet.Wallet, state wallet.Balancing, holdings []Holding,
	plan []Instruction, reason string, now time.Time,
) error {
	flow := Workflow{ID: uuid.New(), Organization: w.Organization, Wallet: w.ID, Kind: wallet.Rebalance, Status: Created, Reason: reason,
		Instructions: plan, CreatedAt: now}
	flow.RequestID = flow.ID // nobody's request
	for i, m := range plan {
		from, err := s.findPosition(ctx, w, m.From, holdings)
		if err != nil {
			return err
		}
		to, err := s.findPosition(ctx, w, m.To, holdings)
		if err != nil {
			return err
		}
		flow.Legs = append(flow.Legs, movementLeg(i, from, to, m.Amount))
		if flow.Amount, err = flow.Amount.Add(m.Amount); err != nil {
			return err
		}
	}
	state.Attempts++
	if state.RetryAtMicros = 0; state.Attempts > immediateAttempts {
		state.RetryAtMicros = now.Add(retryDelay(state.Attempts - immediateAttempts)).UnixMicro()
	}
	state.Save(tx, w.ID)
	crash.Point(pointBeginRebalance + ".before")
	tx.OnCommit(func() {
		s.metrics.rebalancesBegun.WithLabelValues(reason).Inc()
		crash.Point(pointBeginRebalance + ".after")
	})
	return s.beginWorkflow(ctx, tx, w, flow)
}

// immediateAttempts is how many rebalances may follow each other at once. One or
// two bring a wallet to its targets; what takes more is not getting there.
const immediateAttempts = 3

// retryDelay is a minute doubling to six hours.
func retryDelay(attempt int) time.Duration {
	return min(time.Minute<<min(max(attempt, 1)-1, 10), 6*time.Hour)
}

// postponeRebalancing has the wallet of an automatic rebalance that failed wait, longer each
// time. It comes after positions and before events, in the order of locks.
func (s *Service) postponeRebalancing(ctx context.Context, tx *store.Tx, w Workflow) error {
	if w.Kind != wallet.Rebalance || w.Status != Failed || w.Reason == ReasonManual {
		return nil
	}
	var state wallet.Balancing
	automatic := false
	if err := tx.SendBatch(ctx, wallet.BalancingQuery(&state, &automatic, w.Wallet, tx.DB().ForUpdate())); err != nil {
		return fmt.Errorf("reading the wallet's balance: %w", err)
	}
	tx.OnCommit(s.metrics.rebalancesFailed.Inc)
	if automatic {
		state.RetryAtMicros = tx.DB().Clock().Now().Add(retryDelay(state.Attempts)).UnixMicro()
		state.Save(tx, w.Wallet)
	}
	return nil
}

// applyTo has a holding worth what its vault says now, and let go of what that
// pays now. The price that was last observed may be old, or coarse if the vault
// was nearly empty then.
func (q quotes) applyTo(h *Holding, p ledger.Position) {
	quote, asked := q[h.ID]
	switch {
	case !asked:
		return
	case quote == nil:
		h.Liquid = 0
		return
	case !quote.Shares.IsZero():
		shares := p.Shares
		if shares.Cmp(quote.Shares) > 0 {
			shares = quote.Shares
		}
		h.Value = quote.Value.ShareFloor(shares, quote.Shares)
		h.Available = max(h.Value-p.Reserved, 0)
	}
	h.Liquid = min(h.Available, quote.MaxWithdraw)
}

// coverAll says whether every source that is known has been asked.
func (q quotes) coverAll(sources []planPosition) bool {
	return !slices.ContainsFunc(sources, func(s planPosition) bool { _, asked := q[s.ID]; return !asked })
}

// isUnreadable says whether the strategy wants a source that cannot be read now.
func (s planPosition) isUnreadable() bool {
	return s.Source && s.Weight > 0 && (s.RoomBound == SourceUnreadable || s.RoomBound == NotAdmitted)
}

// planReleaseDraws decides what a withdrawal takes from where in an automatic wallet. The
// plan that suits the targets may need more than was last seen to be liquid;
// then the error has the vaults asked.
func (s *Service) planReleaseDraws(ctx context.Context, owner wallet.Wallet, r WithdrawalRequest, holdings []Holding, fresh liquidity) ([]Draw, error) {
	slots, err := s.planningPositions(ctx, owner, holdings, nil)
	if err != nil {
		return nil, err
	}
	if fresh == nil {
		slots = assumeLiquid(slots)
	}
	draws, err := planRelease(slots, r.DestinationChain, r.Token, r.Amount, s.rules.MinTrade)
	if err != nil {
		return nil, err
	}
	return draws, checkDraws(draws, holdings, r.DestinationChain, r.Token, r.Amount)
}

// assumeLiquid is the slots as if all of a source could leave: what the vaults are
// asked about. What was last observed of them may be old, or nothing at all.
func assumeLiquid(slots []planPosition) []planPosition {
	out := slices.Clone(slots)
	for i := range out {
		out[i].Liquid = out[i].Value
	}
	return out
}

// planningPositions are the wallet's positions and those that its strategy wants, as the
// planner takes them.
func (s *Service) planningPositions(ctx context.Context, w wallet.Wallet, held []Holding, fresh quotes) ([]planPosition, error) {
	var slots []planPosition
	seen := map[string]bool{}
	add := func(h Holding, weight money.Bps) error {
		v := planPosition{ID: h.ID, Source: h.Source, Chain: h.Chain, Token: h.Token, Value: h.Available, Liquid: h.Liquid, Weight: weight}
		var err error
		if h.Source {
			v.Room, v.RoomBound, err = s.depositRoom(ctx, h, fresh)
		}
		seen[v.ID] = true
		slots = append(slots, v)
		return err
	}
	for _, h := range held {
		if err := add(h, w.Weights(h.Token)[h.ID]); err != nil {
			return nil, err
		}
	}
	for _, lane := range []chain.Token{chain.USDC, chain.USDT} {
		for id, weight := range w.Weights(lane) {
			if seen[id] {
				continue
			}
			h := Holding{ID: id, Source: true, Token: lane}
			if source, err := s.catalog.Get(ctx, id); err == nil {
				h.Chain = source.Chain
			} else if fault.CodeOf(err) != fault.YieldSourceNotFound {
				return nil, err
			}
			if err := add(h, weight); err != nil {
				return nil, err
			}
		}
	}
	for _, v := range slots {
		if id := chain.CashID(v.Chain, v.Token); !seen[id] && v.Chain != "" {
			seen[id] = true
			slots = append(slots, planPosition{ID: id, Chain: v.Chain, Token: v.Token})
		}
	}
	return slots, nil
}

// depositRoom is what a source takes beyond what the wallet holds there, and what
// bounds that.
func (s *Service) depositRoom(ctx context.Context, h Holding, fresh quotes) (money.USD, ShortfallReason, error) {
	source, err := s.catalog.Get(ctx, h.ID)
	quote, asked := fresh[h.ID]
	switch {
	case fault.CodeOf(err) == fault.YieldSourceNotFound:
		return 0, SourceUnreadable, nil
	case err != nil:
		return 0, "", err
	case source.Mode != yield.Active:
		return 0, SourceFrozen, nil
	case !source.Observed() || (asked && quote == nil):
		return 0, SourceUnreadable, nil
	}
	room, why := source.DepositRoom, SourceFull
	if asked {
		if room = quote.MaxDeposit; isUnadmitted(source, quote) {
			why = NotAdmitted
		}
	}
	if most := source.MaxAllocationUsd; most != nil && *most-h.Value <= room {
		room, why = *most-h.Value, SourceLimit
	}
	return max(room, 0), why, nil
}

// balanceMetrics count what nobody asked for one by one.
type balanceMetrics struct {
	rebalancesBegun               *prometheus.CounterVec
	rebalancesFailed, driftChecks prometheus.Counter
}

func newBalanceMetrics(reg prometheus.Registerer) balanceMetrics {
	m := balanceMetrics{
		rebalancesBegun: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "granary_balance_rebalances_total",
			Help: "Rebalances that automatic wallets began, by reason."}, []string{"reason"}),
		rebalancesFailed: prometheus.NewCounter(prometheus.CounterOpts{Name: "granary_balance_failures_total",
			Help: "Rebalances of automatic wallets that failed; each has its wallet wait longer."}),
		driftChecks: prometheus.NewCounter(prometheus.CounterOpts{Name: "granary_balance_checks_total",
			Help: "Looks at an automatic wallet for drift."}),
	}
	reg.MustRegister(m.rebalancesBegun, m.rebalancesFailed, m.driftChecks)
	for _, reason := range []string{ReasonDeposit, ReasonStrategy, ReasonDrift} {
		m.rebalancesBegun.WithLabelValues(reason)
	}
	return m
}
