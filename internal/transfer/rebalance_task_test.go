package transfer_test

import (
	"encoding/json"
	"slices"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/event"
	"github.com/granaryhq/granary/internal/event/eventtest"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/transfer/plan"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

// strategy is one of the USDC lane, in whole percent.
func strategy(parts map[string]wallet.Pct) *wallet.Strategy {
	var targets []wallet.Target
	for id, pct := range parts {
		targets = append(targets, wallet.Target{YieldSource: id, Pct: 100 * pct})
	}
	return &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: targets}}
}

func (w *world) createAutomatic(s *wallet.Strategy) wallet.Wallet {
	w.Helper()
	mine, created, err := w.transfers.CreateWallet(w.ctx, wallet.CreateRequest{Organization: org, RequestID: uuid.New(), Label: "automatic", AutoRebalance: true, Strategy: s})
	if err != nil || !created {
		w.Fatal(created, err)
	}
	w.until("the wallet is idle", func() bool {
		mine, err = w.wallets.Get(w.ctx, org, mine.ID)
		return err == nil && mine.Status() == wallet.StatusIdle
	})
	return mine
}

func (w *world) payIn(of wallet.Wallet, token chain.Token, amount money.USD) {
	w.Helper()
	if _, err := w.chain.Faucet(w.ctx, token, of.Addresses[chain.EthereumSepolia], money.UnitsOf(amount, 6)); err != nil {
		w.Fatal(err)
	}
}

// untilBalanced waits until the wallet is idle and no movement is left to plan.
func (w *world) untilBalanced(of wallet.Wallet) {
	w.Helper()
	w.until("the wallet is idle and balanced", func() bool {
		var tasks int
		var b wallet.Balancing
		var automatic bool
		if err := w.db.QueryRow(w.ctx, `SELECT COUNT(*) FROM tasks WHERE key = $1`, of.ID.String()).Scan(&tasks); err != nil {
			w.Fatal(err)
		}
		if err := w.db.SendBatch(w.ctx, wallet.BalancingQuery(&b, &automatic, of.ID, "")); err != nil {
			w.Fatal(err)
		}
		mine, err := w.wallets.Get(w.ctx, org, of.ID)
		return err == nil && mine.Status() == wallet.StatusIdle && tasks == 0 && b == (wallet.Balancing{})
	})
}

// holdsNearly reports whether a position has its target, but for the interest and the rounding of a few seconds.
func (w *world) holdsNearly(of wallet.Wallet, position string, want money.USD) bool {
	w.Helper()
	held, err := w.transfers.Holdings(w.ctx, of.ID)
	if err != nil {
		w.Fatal(err)
	}
	for _, h := range held[of.ID] {
		if h.ID == position {
			return h.Value > want-money.Dollar/100 && h.Value < want+money.Dollar/100
		}
	}
	return want == 0
}

func (w *world) untilHolds(of wallet.Wallet, positions map[string]money.USD) {
	w.Helper()
	for id, want := range positions {
		w.until(id+" holds "+want.String(), func() bool { return w.holdsNearly(of, id, want) })
	}
}

func (w *world) listRebalances(of wallet.Wallet) []transfer.Workflow {
	w.Helper()
	flows, _, err := w.transfers.List(w.ctx, org, of.ID, wallet.Rebalance, store.Page{Limit: 100})
	if err != nil {
		w.Fatal(err)
	}
	return flows
}

func (w *world) rebalanceReasons(of wallet.Wallet) (reasons []string) {
	w.Helper()
	for _, f := range w.listRebalances(of) {
		reasons = append(reasons, f.Reason+" "+string(f.Status))
	}
	return reasons
}

func (w *world) loadShortfalls(of wallet.Wallet) []transfer.Shortfall {
	w.Helper()
	mine, held, err := w.transfers.Portfolio(w.ctx, org, of.ID)
	if err != nil {
		w.Fatal(err)
	}
	short, err := w.transfers.Shortfalls(w.ctx, mine, held)
	if err != nil {
		w.Fatal(err)
	}
	return short
}

// eventFields lists the wallet's events of a type, one field of each.
func (w *world) eventFields(of wallet.Wallet, kind string, field func(map[string]any) any) (out []any) {
	w.Helper()
	rows, err := w.db.Query(w.ctx, `SELECT payload FROM events WHERE wallet_id = $1 AND type = $2 ORDER BY seq`, of.ID, kind)
	texts, err := store.Collect(rows, err, func(row store.Rows) (text string, err error) { return text, row.Scan(&text) })
	if err != nil {
		w.Fatal(err)
	}
	for _, text := range texts {
		var body map[string]any
		if err := json.Unmarshal([]byte(text), &body); err != nil {
			w.Fatal(err)
		}
		out = append(out, field(body))
	}
	return out
}

func TestADepositIsDeployed(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newAutomaticWorld(t, db)
		s := strategy(map[string]wallet.Pct{vaultID: 60, secondVault: 30, wallet.CashTarget: 10})
		s.Allocations[chain.USDT] = []wallet.Target{{YieldSource: tetherVault, Pct: 10_000}}
		mine := w.createAutomatic(s)
		w.payIn(mine, chain.USDC, 500*money.Dollar)
		w.untilHolds(mine, map[string]money.USD{vaultID: 300 * money.Dollar, secondVault: 150 * money.Dollar, usdcCash: 50 * money.Dollar})
		w.untilBalanced(mine)
		if got := w.rebalanceReasons(mine); !slices.Equal(got, []string{"deposit_deployment completed"}) {
			t.Fatalf("rebalances %q", got)
		}
		flow := w.listRebalances(mine)[0]
		switch {
		case flow.Amount != 450*money.Dollar:
			t.Fatalf("moved %s, want 450", flow.Amount)
		case len(flow.Legs) != 2:
			t.Fatalf("moved in %d legs, want 2: %+v", len(flow.Legs), flow.Legs)
		case len(flow.Instructions) != 2:
			t.Fatalf("moved by %d instructions, want 2: %+v", len(flow.Instructions), flow.Instructions)
		}
		statuses := w.eventFields(mine, "portfolio_wallet.status_changed", func(b map[string]any) any { return b["status"] })
		if !slices.Equal(statuses, []any{"idle", "rebalance_active", "idle"}) {
			t.Fatalf("the wallet was %v", statuses)
		}
		told := w.eventFields(mine, "portfolio_wallet.rebalance.status_changed", func(b map[string]any) any {
			r := b["rebalance"].(map[string]any)
			return r["status"].(string) + " " + r["reason"].(string)
		})
		if !slices.Equal(told, []any{"created deposit_deployment", "processing deposit_deployment", "completed deposit_deployment"}) {
			t.Fatalf("told of %v", told)
		}

		// The other lane is deployed by itself, and no amount crosses.
		w.payIn(mine, chain.USDT, 100*money.Dollar)
		w.untilHolds(mine, map[string]money.USD{tetherVault: 100 * money.Dollar, usdtCash: 0, vaultID: 300 * money.Dollar})
		w.untilBalanced(mine)
		// Too little to be moved waits for more.
		w.payIn(mine, chain.USDT, money.Dollar/2)
		w.untilHolds(mine, map[string]money.USD{usdtCash: money.Dollar / 2})
		w.untilBalanced(mine)
		w.payIn(mine, chain.USDT, money.Dollar)
		w.untilHolds(mine, map[string]money.USD{tetherVault: 101*money.Dollar + money.Dollar/2, usdtCash: 0})
		w.untilBalanced(mine)
		if n := len(w.listRebalances(mine)); n != 3 || len(w.loadShortfalls(mine)) > 0 {
			t.Fatalf("%d rebalances: %q, shortfalls %v", n, w.rebalanceReasons(mine), w.loadShortfalls(mine))
		}
		w.assertBooksBalance()
	})
}

func TestAStrategyIsChanged(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newAutomaticWorld(t, db)
		mine := w.createFunded(500 * money.Dollar)
		set := func(r transfer.StrategyRequest) (wallet.Wallet, error) {
			r.Organization, r.Wallet = org, mine.ID
			if r.RequestID == uuid.Nil {
				r.RequestID = uuid.New()
			}
			return w.transfers.SetStrategy(w.ctx, r)
		}
		yes, no := true, false
		for name, test := range map[string]struct {
			request transfer.StrategyRequest
			code    fault.Code
		}{
			"nothing":                      {transfer.StrategyRequest{}, fault.Validation},
			"a strategy while it is off":   {transfer.StrategyRequest{Strategy: strategy(map[string]wallet.Pct{vaultID: 100})}, fault.Validation},
			"a strategy for switching off": {transfer.StrategyRequest{AutoRebalance: &no, Strategy: strategy(map[string]wallet.Pct{vaultID: 100})}, fault.Validation},
			"a source of the other lane":   {transfer.StrategyRequest{AutoRebalance: &yes, Strategy: strategy(map[string]wallet.Pct{tetherVault: 100})}, fault.InvalidPositionWeight},
			"an unknown source":            {transfer.StrategyRequest{AutoRebalance: &yes, Strategy: strategy(map[string]wallet.Pct{"other": 100})}, fault.YieldSourceNotFound},
			"less than all":                {transfer.StrategyRequest{AutoRebalance: &yes, Strategy: strategy(map[string]wallet.Pct{vaultID: 99})}, fault.InvalidPositionWeight},
		} {
			if _, err := set(test.request); fault.CodeOf(err) != test.code {
				t.Errorf("%s: %v", name, err)
			}
		}

		on := transfer.StrategyRequest{RequestID: uuid.New(), AutoRebalance: &yes, Strategy: strategy(map[string]wallet.Pct{vaultID: 100})}
		got, err := set(on)
		switch {
		case err != nil:
			t.Fatalf("switching on: %v", err)
		case !got.AutoRebalance:
			t.Fatalf("switched on it is not automatic: %+v", got)
		case got.Weights(chain.USDC)[vaultID] != 10_000:
			t.Fatalf("switched on the vault's weight is %d, want 10000", got.Weights(chain.USDC)[vaultID])
		}
		w.untilHolds(mine, map[string]money.USD{vaultID: 500 * money.Dollar, usdcCash: 0})
		w.untilBalanced(mine)
		if _, err := set(on); err != nil {
			t.Fatal(err)
		}
		w.untilBalanced(mine)
		changed := on
		changed.Strategy = strategy(map[string]wallet.Pct{secondVault: 100})
		if _, err := set(changed); fault.CodeOf(err) != fault.RequestIDConflict {
			t.Fatalf("another body gave %v", err)
		}

		// From one source to others, in one go.
		if _, err := set(transfer.StrategyRequest{Strategy: strategy(map[string]wallet.Pct{secondVault: 80, wallet.CashTarget: 20})}); err != nil {
			t.Fatal(err)
		}
		w.untilHolds(mine, map[string]money.USD{vaultID: 0, secondVault: 400 * money.Dollar, usdcCash: 100 * money.Dollar})
		w.untilBalanced(mine)
		if got := w.rebalanceReasons(mine); !slices.Equal(got, []string{"strategy_change completed", "strategy_change completed"}) {
			t.Fatalf("rebalances %q", got)
		}
		_, _, err = w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: usdcCash, To: vaultID, Amount: money.Dollar}}})
		if fault.CodeOf(err) != fault.OperationNotSupported {
			t.Fatalf("allocate gave %v", err)
		}

		// Switched off, it stays as it is, and can be allocated again.
		got, err = set(transfer.StrategyRequest{AutoRebalance: &no})
		switch {
		case err != nil:
			t.Fatalf("switching off: %v", err)
		case got.AutoRebalance:
			t.Fatalf("switched off it is automatic: %+v", got)
		case got.Strategy != nil:
			t.Fatalf("switched off it has the strategy %+v", got.Strategy)
		}
		w.allocate(mine, usdcCash, vaultID, 50*money.Dollar)
		// Switched on without a strategy it is all cash.
		if _, err = set(transfer.StrategyRequest{AutoRebalance: &yes}); err != nil {
			t.Fatal(err)
		}
		w.untilHolds(mine, map[string]money.USD{vaultID: 0, secondVault: 0, usdcCash: 500 * money.Dollar})
		w.untilBalanced(mine)
		told := w.eventFields(mine, "portfolio_wallet.strategy.status_changed", func(b map[string]any) any {
			s := b["strategy"].(map[string]any)
			assertIs(t, "the event's wallet", b["walletId"], any(mine.ID.String()))
			assertIs(t, "the strategy's wallet", s["walletId"], any(mine.ID.String()))
			assertIs(t, "the strategy's status", s["status"], any("applied"))
			if s["requestId"] == "" {
				t.Errorf("the strategy's request is not said: %v", b)
			}
			return float64(len(s["allocations"].([]any)))
		})
		if !slices.Equal(told, []any{2.0, 3.0, 0.0, 2.0}) {
			t.Fatalf("told of strategies of %v targets", told)
		}
		eventtest.CheckAll(t, db, event.StrategyStatus)
		w.assertBooksBalance()
	})
}

func TestDriftIsCorrected(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newAutomaticWorld(t, db)
		mine := w.createAutomatic(strategy(map[string]wallet.Pct{vaultID: 50, secondVault: 50}))
		w.payIn(mine, chain.USDC, 400*money.Dollar)
		w.untilHolds(mine, map[string]money.USD{vaultID: 200 * money.Dollar, secondVault: 200 * money.Dollar})
		w.untilBalanced(mine)
		nav := func(dollars money.USD) {
			theVaultsOwn := dollars * money.Dollar / 20_000 // its cent, beside 200 dollars
			hash, err := w.chain.SetNAV(w.ctx, w.chain.Contracts.Vault, money.UnitsOf(dollars*money.Dollar+theVaultsOwn, 6))
			if err != nil {
				t.Fatal(err)
			}
			if _, err := w.chain.Wait(w.ctx, hash); err != nil {
				t.Fatal(err)
			}
			db.Wake(yield.Topic) // now that there is something new to read
		}
		nav(210) // 51.2 %: within the band
		w.untilHolds(mine, map[string]money.USD{vaultID: 210 * money.Dollar})
		checks := func() float64 { return w.sumMetric("granary_balance_checks_total") }
		seen := checks()
		w.until("it was looked at", func() bool { return checks() >= seen+3 })
		if n := len(w.listRebalances(mine)); n != 1 {
			t.Fatalf("within the band %q", w.rebalanceReasons(mine))
		}
		nav(300) // 60 %
		w.untilHolds(mine, map[string]money.USD{vaultID: 250 * money.Dollar, secondVault: 250 * money.Dollar})
		w.untilBalanced(mine)
		flow := w.listRebalances(mine)[0]
		for _, f := range w.listRebalances(mine) {
			if f.Reason == transfer.ReasonDrift {
				flow = f
			}
		}
		switch {
		case flow.Reason != transfer.ReasonDrift:
			t.Fatalf("drift was met with a rebalance because of %s", flow.Reason)
		case len(flow.Legs) != 1:
			t.Fatalf("drift was met with %d legs, want 1: %+v", len(flow.Legs), flow.Legs)
		case len(flow.Legs[0].Steps) != 2:
			t.Fatalf("drift was met with %d steps, want 2: %+v", len(flow.Legs[0].Steps), flow.Legs[0].Steps)
		}
		w.assertBooksBalance()
	})
}

func TestWhatASourceDoesNotTakeStaysCashAndIsSaid(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newAutomaticWorld(t, db)
		mine := w.createAutomatic(strategy(map[string]wallet.Pct{vaultID: 60, secondVault: 40}))
		w.payIn(mine, chain.USDC, 2000*money.Dollar)
		w.untilHolds(mine, map[string]money.USD{vaultID: maxVaultAllocation, secondVault: 800 * money.Dollar, usdcCash: 200 * money.Dollar})
		w.untilBalanced(mine)
		short := w.loadShortfalls(mine)
		if len(short) != 1 {
			t.Fatalf("%d shortfalls, want 1: %+v", len(short), short)
		}
		switch s := short[0]; {
		case s.YieldSource != vaultID:
			t.Fatalf("the shortfall is of %s, want %s", s.YieldSource, vaultID)
		case s.Token != chain.USDC:
			t.Fatalf("the shortfall is of %s, want %s", s.Token, chain.USDC)
		case s.Reason != plan.SourceLimit:
			t.Fatalf("the shortfall is because of %s, want %s", s.Reason, plan.SourceLimit)
		case s.Amount < 199*money.Dollar || s.Amount > 201*money.Dollar:
			t.Fatalf("the shortfall is %s, want about 200", s.Amount)
		}
		// A frozen source is left as it is, and gets no more.
		if err := w.catalog.SetMode(w.ctx, secondVault, yield.EmergencyFreeze); err != nil {
			t.Fatal(err)
		}
		w.payIn(mine, chain.USDC, 1000*money.Dollar)
		w.untilHolds(mine, map[string]money.USD{vaultID: maxVaultAllocation, secondVault: 800 * money.Dollar, usdcCash: 1200 * money.Dollar})
		w.untilBalanced(mine)
		reasons := map[string]plan.ShortfallReason{}
		for _, s := range w.loadShortfalls(mine) {
			reasons[s.YieldSource] = s.Reason
		}
		if reasons[vaultID] != plan.SourceLimit || reasons[secondVault] != plan.SourceFrozen {
			t.Fatalf("shortfalls %v", reasons)
		}
		if n := len(w.listRebalances(mine)); n != 1 {
			t.Fatalf("rebalances %q", w.rebalanceReasons(mine))
		}
		w.assertBooksBalance()
	})
}

func TestAWithdrawalLeavesAnAutomaticWalletAtItsTargets(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newAutomaticWorld(t, db)
		mine := w.createAutomatic(strategy(map[string]wallet.Pct{vaultID: 60, secondVault: 30, wallet.CashTarget: 10}))
		w.payIn(mine, chain.USDC, 1000*money.Dollar)
		w.untilHolds(mine, map[string]money.USD{vaultID: 600 * money.Dollar, secondVault: 300 * money.Dollar, usdcCash: 100 * money.Dollar})
		w.untilBalanced(mine)
		accepted, _, err := w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, 500*money.Dollar))
		if err != nil || len(accepted.Legs) != 3 {
			t.Fatalf("%d legs: %v", len(accepted.Legs), err)
		}
		if out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID); out.Status != transfer.Completed {
			t.Fatalf("%s: %v", out.Status, out.FailureReason)
		}
		w.untilHolds(mine, map[string]money.USD{vaultID: 300 * money.Dollar, secondVault: 150 * money.Dollar, usdcCash: 50 * money.Dollar})
		w.untilBalanced(mine)
		if n := len(w.listRebalances(mine)); n != 1 || w.paidOutside() != 500*money.Dollar-50_000 {
			t.Fatalf("rebalances %q, paid %s", w.rebalanceReasons(mine), w.paidOutside())
		}
		split := w.withdrawalRequest(mine, money.Dollar)
		split.Sources = []transfer.Draw{{Position: usdcCash, Amount: money.Dollar}}
		if _, _, err := w.transfers.Withdraw(w.ctx, split); fault.CodeOf(err) != fault.InvalidWithdrawalPlan {
			t.Fatalf("a split gave %v", err)
		}
		w.assertBooksBalance()
	})
}

// A source that reports capacity and then rejects a deposit fails the rebalance. It is tried again, but not before
// time; other movements wait no longer.
func TestARebalanceThatFailsIsNotTriedAtOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newAutomaticWorld(t, db)
		mine := w.createAutomatic(strategy(map[string]wallet.Pct{vaultID: 100}))
		w.blacklistAddress(w.chain.Contracts.Vault)
		w.payIn(mine, chain.USDC, 100*money.Dollar)
		w.until("the rebalance fails", func() bool { return w.sumMetric("granary_balance_failures_total") == 1 })
		checks := w.sumMetric("granary_balance_checks_total")
		w.payIn(mine, chain.USDC, 50*money.Dollar)
		w.untilHolds(mine, map[string]money.USD{usdcCash: 150 * money.Dollar})
		w.until("time has passed", func() bool {
			var tries int
			if err := db.QueryRow(w.ctx, `SELECT attempts FROM postponed_movements WHERE wallet_id = $1`, mine.ID).Scan(&tries); err != nil || tries != 1 {
				t.Fatalf("%d attempts: %v", tries, err)
			}
			return w.sumMetric("granary_balance_checks_total") >= checks // it is put off, so it is not looked at
		})
		if got := w.rebalanceReasons(mine); !slices.Equal(got, []string{"deposit_deployment failed"}) {
			t.Fatalf("rebalances %q", got)
		}
		if err := w.chain.AsOwner(w.ctx, w.chain.Contracts.USDC, contracts.NewSandboxUSDC().PackUnBlacklist(w.chain.Contracts.Vault)); err != nil {
			t.Fatal(err)
		}
		db.Clock().Advance(2 * time.Minute)
		w.untilHolds(mine, map[string]money.USD{vaultID: 150 * money.Dollar, usdcCash: 0})
		w.untilBalanced(mine)
		w.assertBooksBalance()
	})
}

// sumMetric sums the values of a metric.
func (w *world) sumMetric(name string) float64 {
	w.Helper()
	families, err := w.metrics.Gather()
	if err != nil {
		w.Fatal(err)
	}
	sum := 0.0
	for _, f := range families {
		for _, m := range f.GetMetric() {
			if f.GetName() == name {
				sum += m.GetCounter().GetValue()
			}
		}
	}
	return sum
}
