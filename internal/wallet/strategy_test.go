package wallet_test

import (
	"encoding/json"
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/request"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
)

func TestPercentages(t *testing.T) {
	for text, want := range map[string]wallet.Pct{"0": 0, "100": 10_000, "33.33": 3333, "0.1": 10, "0.01": 1, "7.50": 750, "1e1": 1000, "12.5000000": 1250} {
		if got, err := wallet.ParsePct(text); err != nil || got != want {
			t.Errorf("%s is %d: %v", text, got, err)
		}
	}
	for _, text := range []string{"-1", "100.01", "0.001", "1e3", "1e99", "0.0000001", "", "x", "NaN"} {
		if got, err := wallet.ParsePct(text); fault.CodeOf(err) != fault.InvalidPositionWeight {
			t.Errorf("%q is %d: %v", text, got, err)
		}
	}
	randtest.Check(t, func(t *rapid.T) {
		pct := wallet.Pct(rapid.IntRange(0, 10_000).Draw(t, "pct"))
		text, err := json.Marshal(pct)
		if err != nil {
			t.Fatal(err)
		}
		if back, err := wallet.ParsePct(string(text)); err != nil || back != pct {
			t.Fatalf("%d became %s and %d: %v", pct, text, back, err)
		}
	})
}

func usdcStrategy(targets ...wallet.Target) *wallet.Strategy {
	return &wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: targets}}
}

func TestStrategiesThatCannotBe(t *testing.T) {
	db := storetest.Open(t, store.SQLite)
	s := wallet.NewService(db, nil, custody.IDs{}, nil)
	for name, test := range map[string]struct {
		auto     bool
		strategy *wallet.Strategy
		code     fault.Code
	}{
		"more than all":           {true, usdcStrategy(wallet.Target{YieldSource: "a", Pct: 6000}, wallet.Target{YieldSource: "b", Pct: 4001}), fault.InvalidPositionWeight},
		"less than all":           {true, usdcStrategy(wallet.Target{YieldSource: "a", Pct: 9999}), fault.InvalidPositionWeight},
		"a lane of nothing":       {true, usdcStrategy(), fault.InvalidPositionWeight},
		"one source twice":        {true, usdcStrategy(wallet.Target{YieldSource: "a", Pct: 5000}, wallet.Target{YieldSource: "a", Pct: 5000}), fault.InvalidPositionWeight},
		"of a wallet that is not": {false, usdcStrategy(wallet.Target{YieldSource: "a", Pct: 10000}), fault.Validation},
	} {
		if test.strategy.Allocations[chain.USDC] == nil {
			test.strategy.Allocations[chain.USDC] = []wallet.Target{}
		}
		_, _, err := s.Create(t.Context(), wallet.CreateRequest{Organization: org, RequestID: uuid.New(), Label: "x", AutoRebalance: test.auto, Strategy: test.strategy})
		if fault.CodeOf(err) != test.code {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// balanceTasks counts the tasks that have the wallet planned, and says why.
func (w *world) loadBalancing(of wallet.Wallet) (tasks int, b wallet.Balancing, automatic bool) {
	w.Helper()
	if err := w.db.SendBatch(w.ctx, wallet.BalancingQuery(&b, &automatic, of.ID, "")); err != nil {
		w.Fatal(err)
	}
	if err := w.db.QueryRow(w.ctx, `SELECT COUNT(*) FROM tasks WHERE kind = $1 AND key = $2`, wallet.BalanceTask, of.ID.String()).Scan(&tasks); err != nil {
		w.Fatal(err)
	}
	return tasks, b, automatic
}

// Each reason to plan an automatic wallet leaves one task; other wallets get none.
func TestWhatHasAnAutomaticWalletPlanned(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{Finality: 2})
		manual := w.createWallet()
		mine, _, err := w.service.Create(w.ctx, wallet.CreateRequest{Organization: org, RequestID: uuid.New(), Label: "automatic", AutoRebalance: true})
		if err != nil {
			t.Fatal(err)
		}
		w.until("it is idle", func() bool {
			mine, err = w.service.Get(w.ctx, org, mine.ID)
			return err == nil && mine.Status() == wallet.StatusIdle
		})
		if text, _ := json.Marshal(mine.Strategy); string(text) != `{"allocations":{"usdc":[{"yieldSourceId":"cash","pct":100}],"usdt":[{"yieldSourceId":"cash","pct":100}]}}` {
			t.Fatalf("without a strategy it has %s", text)
		}
		switch tasks, b, automatic := w.loadBalancing(mine); {
		case tasks != 0:
			t.Fatalf("a new wallet has %d tasks", tasks)
		case b != (wallet.Balancing{}):
			t.Fatalf("a new wallet has %+v", b)
		case !automatic:
			t.Fatal("a new automatic wallet is not planned")
		}
		w.pay(mine, chain.USDC, 5)
		w.pay(mine, chain.USDT, 5)
		w.pay(manual, chain.USDC, 5)
		w.mineBlocks(4)
		w.until("the deposits are credited", func() bool {
			one, two := w.listDeposits(mine), w.listDeposits(manual)
			return len(one) == 2 && len(two) == 1 && one[0].CompletedAt != nil && one[1].CompletedAt != nil && two[0].CompletedAt != nil
		})
		if tasks, b, _ := w.loadBalancing(mine); tasks != 1 || b.Cause != wallet.DepositDeployment {
			t.Fatalf("after deposits: %d tasks, %+v", tasks, b)
		}
		if tasks, _, automatic := w.loadBalancing(manual); tasks != 0 || automatic {
			t.Fatalf("a manual wallet has %d tasks", tasks)
		}
		steer := func(auto bool, s *wallet.Strategy) {
			err := db.Write(w.ctx, func(tx *store.Tx) error {
				locked, err := wallet.Lock(w.ctx, tx, mine.ID)
				if err != nil {
					return err
				}
				mine, err = wallet.SetStrategy(w.ctx, tx, locked, auto, s, uuid.New())
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		steer(true, usdcStrategy(wallet.Target{YieldSource: "a", Pct: 3333}, wallet.Target{YieldSource: wallet.CashTarget, Pct: 6667}))
		w.pay(mine, chain.USDC, 5)
		w.mineBlocks(4)
		w.until("the third is credited", func() bool { return w.completedTotal(mine) == 15 })
		if tasks, b, _ := w.loadBalancing(mine); tasks != 1 || b.Cause != wallet.StrategyChange {
			t.Fatalf("a deposit took over from the strategy: %d tasks, %+v", tasks, b)
		}
		stored, err := w.service.Get(w.ctx, org, mine.ID)
		switch {
		case err != nil:
			t.Fatal(err)
		case stored.Weights(chain.USDC)["a"] != 3333:
			t.Fatalf("the weight of a is stored as %d, want 3333: %+v", stored.Weights(chain.USDC)["a"], stored.Strategy)
		case len(stored.Weights(chain.USDT)) != 0:
			t.Fatalf("weights of another token are stored: %+v", stored.Strategy)
		}
		steer(false, nil)
		stored, err = w.service.Get(w.ctx, org, mine.ID)
		switch {
		case err != nil:
			t.Fatal(err)
		case stored.AutoRebalance:
			t.Fatal("switched off it is automatic")
		case stored.Strategy != nil:
			t.Fatalf("switched off it has the strategy %+v", stored.Strategy)
		}
		if _, _, automatic := w.loadBalancing(mine); automatic {
			t.Fatal("switched off it is still planned")
		}
		w.assertBooksBalance(mine, 15)
	})
}

// A wallet that is not automatic is hashed as it always was: the replay of an
// old request is one still.
func TestTheHashOfAManualWalletStands(t *testing.T) {
	text, err := json.Marshal(request.Request{Body: wallet.CreateRequest{Label: "x"}}.Body)
	if err != nil || string(text) != `{"label":"x"}` {
		t.Fatalf("%s %v", text, err)
	}
}
