package transfer_test

import (
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/yield"
)

func (w *world) putStop(target stop.Target) {
	w.Helper()
	if _, err := stop.Put(w.ctx, w.db, org, target, "a test"); err != nil {
		w.Fatal(err)
	}
}

func (w *world) resume(target stop.Target) {
	w.Helper()
	if _, _, err := stop.Resume(w.ctx, w.db, approvaltest.NewService(w.db, stop.DefineChanges), org, target); err != nil {
		w.Fatal(err)
	}
}

// While an organization or its chain is stopped no new work is accepted, accepted work waits unsigned, and deposits
// are credited; afterwards all goes on by itself, once.
func TestWhatAStopHoldsUpGoesOnAfterIt(t *testing.T) {
	for name, target := range map[string]stop.Target{"organization": stop.Organization, "chain": stop.OfChain(chain.EthereumSepolia)} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				w := newWorld(t, db, 0)
				mine := w.createFunded(100 * money.Dollar)
				w.starts.shut()
				accepted, _, err := w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, 60*money.Dollar))
				if err != nil {
					t.Fatal(err)
				}
				w.putStop(target)
				w.starts.open()
				w.until("the payout waits", func() bool {
					var n int
					err := db.QueryRow(w.ctx, `SELECT COUNT(*) FROM tasks WHERE last_error LIKE '%emergency stop%'`).Scan(&n)
					return err == nil && n == 1
				})
				if _, _, err := w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, money.Dollar)); fault.CodeOf(err) != fault.EmergencyStop {
					t.Errorf("a new withdrawal: %v", err)
				}
				_, _, err = w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
					Movements: []transfer.Instruction{{From: usdcCash, To: vaultID, Amount: money.Dollar}}})
				if fault.CodeOf(err) != fault.EmergencyStop {
					t.Errorf("a new allocation: %v", err)
				}
				if _, err := w.chain.Faucet(w.ctx, chain.USDC, mine.Addresses[chain.EthereumSepolia], money.UnitsOf(7*money.Dollar, 6)); err != nil {
					t.Fatal(err)
				}
				w.until("a deposit is credited meanwhile", func() bool { return w.carryingValue(mine, usdcCash) == 107*money.Dollar })
				var signed int
				if err := db.QueryRow(w.ctx, `SELECT COUNT(*) FROM intents`).Scan(&signed); err != nil || signed != 0 {
					t.Fatalf("%d were signed, %v", signed, err)
				}
				w.resume(target)
				if out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID); out.Status != transfer.Completed {
					t.Fatalf("it ended as %s", out.Status)
				}
				if got := w.paidOutside(); got != 60*money.Dollar {
					t.Errorf("%s were paid", got)
				}
				w.assertBooksBalance()
			})
		})
	}
}

// A fee wrapper over a stopped source is entered by no new request, and one that is stopped itself
// leaves the source under it as it was.
func TestAStopOfASourceHoldsItsFeeWrappers(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		wrapper := uuid.NewString()
		err := db.Write(t.Context(), func(tx *store.Tx) error {
			yield.AddOwned(tx, org, wrapper, vaultID, common.HexToAddress("0x77a9"))
			return nil
		})
		if err == nil {
			err = w.catalog.Reload(t.Context())
		}
		if err != nil {
			t.Fatal(err)
		}
		enters := func(to string) error {
			_, _, err := w.transfers.Allocate(w.ctx, transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
				Movements: []transfer.Instruction{{From: usdcCash, To: to, Amount: money.Dollar}}})
			return err
		}
		for target, held := range map[stop.Target]map[string]bool{
			stop.OfSource(vaultID): {vaultID: true, wrapper: true},
			stop.OfSource(wrapper): {vaultID: false, wrapper: true},
		} {
			w.putStop(target)
			for to, want := range held {
				if err := enters(to); (fault.CodeOf(err) == fault.EmergencyStop) != want {
					t.Errorf("under the stop of %s an entry into %s: %v", target, to, err)
				}
				strategy := wallet.Strategy{Allocations: map[chain.Token][]wallet.Target{chain.USDC: {{YieldSource: to, Pct: 10_000}}}}
				_, _, err := w.transfers.CreateWallet(w.ctx, wallet.CreateRequest{Organization: org, RequestID: uuid.New(), Label: "automatic", AutoRebalance: true, Strategy: &strategy})
				if want != (err != nil && strings.Contains(err.Error(), "emergency_freeze")) {
					t.Errorf("under the stop of %s a strategy that names %s: %v", target, to, err)
				}
			}
			w.resume(target)
		}
	})
}

// An accepted and unsigned deposit does not enter a stopped source: it stays cash. Positions there can leave.
func TestNothingEntersAStoppedSourceAndAllCanLeaveIt(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 40*money.Dollar)
		w.starts.shut()
		enter := transfer.AllocationRequest{Organization: org, Wallet: mine.ID, RequestID: uuid.New(),
			Movements: []transfer.Instruction{{From: usdcCash, To: vaultID, Amount: 10 * money.Dollar}}}
		accepted, _, err := w.transfers.Allocate(w.ctx, enter)
		if err != nil {
			t.Fatal(err)
		}
		w.putStop(stop.OfSource(vaultID))
		w.starts.open()
		if out := w.untilEnded(mine, wallet.Rebalance, accepted.ID); out.Status != transfer.Failed {
			t.Fatalf("the entry ended as %s", out.Status)
		}
		if _, created, err := w.transfers.Allocate(w.ctx, enter); err != nil || created {
			t.Errorf("the same request again: created %t, %v", created, err)
		}
		enter.RequestID = uuid.New()
		if _, _, err := w.transfers.Allocate(w.ctx, enter); fault.CodeOf(err) != fault.EmergencyStop {
			t.Errorf("a new entry: %v", err)
		}
		if flow := w.allocate(mine, vaultID, usdcCash, 40*money.Dollar); flow.Status != transfer.Completed {
			t.Errorf("leaving ended as %s", flow.Status)
		}
		// The vault's earnings meanwhile come along when all leaves.
		if got := w.carryingValue(mine, usdcCash); got < 100*money.Dollar || got > 101*money.Dollar {
			t.Errorf("%s are cash", got)
		}
		w.resume(stop.OfSource(vaultID))
		if flow := w.allocate(mine, usdcCash, vaultID, 10*money.Dollar); flow.Status != transfer.Completed {
			t.Errorf("entering after the resumption ended as %s: %v", flow.Status, *flow.FailureReason)
		}
		w.assertBooksBalance()
	})
}
