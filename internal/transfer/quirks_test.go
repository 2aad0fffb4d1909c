package transfer_test

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"math/big"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/devnettest"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/evmintent"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/relay/relaytest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/verify"
	"github.com/granaryhq/granary/internal/wallet"
)

// setTetherFee has the USDT of the chain keep a fee of each transfer, as the contract of
// the real one lets its owner.
func (w *world) setTetherFee(bps, mostTokens int64) {
	w.Helper()
	if err := w.chain.AsOwner(w.ctx, w.chain.Contracts.USDT, contracts.NewSandboxUSDT().PackSetParams(big.NewInt(bps), big.NewInt(mostTokens))); err != nil {
		w.Fatal(err)
	}
}

// fundTether gives the wallet USDT.
func (w *world) fundTether(mine wallet.Wallet, amount money.USD) {
	w.Helper()
	if _, err := w.chain.Faucet(w.ctx, chain.USDT, mine.Addresses[chain.EthereumSepolia], money.UnitsOf(amount, 6)); err != nil {
		w.Fatal(err)
	}
	w.until("the deposit is credited", func() bool { return w.carryingValue(mine, usdtCash) == amount })
}

// reconfigured is the service as it is after a restart with another configuration of the
// chain, or without it if change is nil.
func (w *world) reconfigured(change func(*transfer.Chain)) *transfer.Service {
	w.Helper()
	chains := map[chain.Name]transfer.Chain{}
	keys := devnettest.Keys(w)
	if change != nil {
		c := transfer.Chain{Tokens: w.client.TokenAddresses(), WithdrawalFee: 50_000, FeeCollector: chain.EVMAddress(w.relayer)}
		change(&c)
		chains[chain.EthereumSepolia] = c
	}
	return transfer.NewService(w.db, keys.IDs(), w.wallets, w.catalog, relaytest.Intents(w.db, w.chain, w.client, keys, w.catalog), w.approvals, nil, chains,
		policy.NewPayees(nil), transfer.BalanceRules{Band: 200, MinTrade: money.Dollar, Every: time.Hour}, slog.New(slog.DiscardHandler), prometheus.NewRegistry())
}

// acceptTetherWithdrawal asks for USDT with a partner.
func (w *world) acceptTetherWithdrawal(mine wallet.Wallet, amount, fee money.USD) transfer.Workflow {
	w.Helper()
	r := w.withdrawalWithPartner(mine, amount, fee)
	r.Token = chain.USDT
	return w.acceptWithdrawal(r)
}

// A token that keeps a fee would pay the payee less than it was shown: no payment is sent, and the reason has both
// figures.
func TestAPayoutThatWouldArriveShortIsRefused(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.fundTether(mine, 100*money.Dollar)
		w.setTetherFee(10, 10)
		out := w.untilEnded(mine, wallet.Withdrawal, w.acceptTetherWithdrawal(mine, 60*money.Dollar, 9*money.Dollar).ID)
		assertIs(t, "the status", out.Status, transfer.Failed)
		assertSaid(t, "the failure reason", out.FailureReason, "50.949000 of 51.000000 would reach the destination: the token keeps a fee")
		w.setTetherFee(0, 0)
		if _, err := w.transfers.RetryPayout(w.ctx, org, mine.ID, out.ID, out.Legs[0].ID); err != nil {
			t.Fatal(err)
		}
		out = w.untilEnded(mine, wallet.Withdrawal, out.ID)
		assertIs(t, "the status once the token keeps nothing", out.Status, transfer.Completed)
		assertSaid(t, "the amount paid", out.Withdrawal().AmountPaidUsd, 51*money.Dollar)
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// The token's fee is switched on when the signature is public already: the payout ends with the received amount, and
// the books have the token's fee.
func TestAPayoutThatArrivesShortIsSettled(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		w.publishUnchecked.Store(true)
		mine := w.createFunded(100 * money.Dollar)
		w.fundTether(mine, 100*money.Dollar)
		w.setTetherFee(10, 10)
		out := w.untilEnded(mine, wallet.Withdrawal, w.acceptTetherWithdrawal(mine, 60*money.Dollar, 9*money.Dollar).ID)
		assertIs(t, "the status", out.Status, transfer.Completed)
		assertSaid(t, "the amount paid", out.Withdrawal().AmountPaidUsd, 50_949_000)
		assertSaid(t, "the partner fee paid", out.Withdrawal().PartnerFeePaidUsd, 8_991_000)
		assertIs(t, "in cash", w.carryingValue(mine, usdtCash), 40*money.Dollar)
		assertIs(t, "what the token kept", w.sumLines(mine, ledger.NetworkFee), 60_000)
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// The operator keeps the fees in a wallet of the service: it would pay the fee for
// its own withdrawals to itself.
func TestTheCollectorsOwnWithdrawalsAreFree(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 50_000)
		mine := w.createFunded(100 * money.Dollar)
		s := w.reconfigured(func(c *transfer.Chain) { c.FeeCollector = mine.Addresses[chain.EthereumSepolia] })
		preview, err := s.PreviewWithdrawal(w.ctx, w.withdrawalRequest(mine, 60*money.Dollar))
		if err != nil {
			t.Fatal(err)
		}
		assertIs(t, "the preview's fee", preview.Fee, 0)
		accepted, _, err := s.Withdraw(w.ctx, w.withdrawalRequest(mine, 60*money.Dollar))
		if err != nil {
			t.Fatal(err)
		}
		out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID)
		assertIs(t, "the fee", out.Withdrawal().FeeUsd, 0)
		assertSaid(t, "the amount paid", out.Withdrawal().AmountPaidUsd, 60*money.Dollar)
		w.assertBooksBalance()
	})
}

// A restart names a partner as the collector of fees, and the payout of a withdrawal
// that was accepted before pays the collector of that time.
func TestAnAcceptedFeeKeepsItsCollector(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 50_000)
		mine := w.createFunded(100 * money.Dollar)
		s := w.reconfigured(func(c *transfer.Chain) { c.FeeCollector = chain.EVMAddress(common.HexToAddress("0xb0b99")) })
		accepted, _, err := s.Withdraw(w.ctx, w.withdrawalWithPartner(mine, 60*money.Dollar, 9*money.Dollar))
		if err != nil {
			t.Fatal(err)
		}
		out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID) // by the service with the other collector
		assertIs(t, "the status", out.Status, transfer.Completed)
		assertIs(t, "the collector has", w.usdcBalance(common.HexToAddress("0xb0b99")), 50_000)
		assertSaid(t, "the partner fee paid", out.Withdrawal().PartnerFeePaidUsd, 9*money.Dollar)
		w.assertBooksBalance()
	})
}

func TestAPayoutOnAChainThatIsGoneIsNotRetryable(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.blacklistAddress(destinationAddress)
		out := w.withdrawAndWait(mine, 50*money.Dollar)
		gone := w.reconfigured(nil)
		_, err := gone.RetryPayout(w.ctx, org, mine.ID, out.ID, out.Legs[0].ID)
		w.assertFault("retrying it", fault.PayoutNotRetryable, err)
		if !strings.Contains(err.Error(), "ethereum_sepolia is no longer configured") {
			t.Errorf("it does not say which chain is gone: %v", err)
		}
		_, err = gone.PreviewWithdrawal(w.ctx, w.withdrawalRequest(mine, 50*money.Dollar))
		w.assertFault("a preview", fault.UnsupportedChain, err)
		reasons, err := gone.CheckSimulated(w.ctx, []intent.Simulated{{ID: out.Legs[0].Steps[0].ID, Evidence: []byte("[]")}})
		if err != nil || !strings.Contains(reasons[out.Legs[0].Steps[0].ID].Text, "no longer configured") {
			t.Errorf("a simulation there: %v, %v", reasons, err)
		}
	})
}

// An intent that expires for a reason of its own is signed again, but not for ever: the step fails with the reason,
// and its payout can be retried.
func TestAStepThatExpiresAgainAndAgainFails(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newPoorWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		accepted, _, err := w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, 60*money.Dollar))
		if err != nil {
			t.Fatal(err)
		}
		const why = "call 1 failed: not from a contract"
		for range 3 {
			w.untilSignedAfter(0)
			// As the relay does once the deadline has passed after the carrier's refusal.
			if err := db.Write(w.ctx, func(tx *store.Tx) error {
				return intent.Close(tx, intent.Open{ID: accepted.Legs[0].Steps[0].ID, State: intent.Signed, SettleTask: transfer.SettleTask}, intent.Expire, failure.New(failure.ContractRefused, why))
			}); err != nil {
				t.Fatal(err)
			}
		}
		out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID)
		assertIs(t, "the status", out.Status, transfer.Failed)
		assertSaid(t, "the failure reason", out.FailureReason, why)
		w.assertNothingReserved(mine)
		w.fundRelayer()
		if _, err := w.transfers.RetryPayout(w.ctx, org, mine.ID, out.ID, out.Legs[0].ID); err != nil {
			t.Fatal(err)
		}
		out = w.untilEnded(mine, wallet.Withdrawal, out.ID)
		assertIs(t, "the status once retried", out.Status, transfer.Completed)
		assertIs(t, "paid on chain", w.paidOutside(), 60*money.Dollar)
		w.assertBooksBalance()
	})
}

// More left the wallet than the books have, by an unknown fault: it is counted and listed, and an operator settles
// it, once. Not while the cash is another's.
func TestAnOperatorSettlesWhatTheBooksCannotHold(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.settles.shut()
		accepted := w.acceptWithdrawal(w.withdrawalRequest(mine, 60*money.Dollar))
		step := accepted.Legs[0].Steps[0].ID
		if _, err := w.transfers.AcceptSettlement(w.ctx, step, "too early"); !errors.Is(err, transfer.ErrNothingToSettle) {
			t.Errorf("before it is final: %v", err)
		}
		w.until("the intent is final", func() bool {
			outcome, err := intent.LoadOutcome(w.ctx, db, step)
			return err == nil && outcome.State == intent.Executed
		})
		w.addToEvidence(step, mine, 70*money.Dollar)
		w.settles.open()
		w.until("the settlement fails", func() bool {
			list, err := w.transfers.ListUnsettled(w.ctx)
			if err != nil {
				t.Fatal(err)
			}
			db.Clock().Advance(time.Minute)
			return len(list) == 1 && list[0].Attempts > 0 && strings.Contains(list[0].Reason, "does not hold")
		})
		list, err := w.transfers.ListUnsettled(w.ctx)
		if err != nil || len(list) != 1 {
			t.Fatalf("listed %+v: %v", list, err)
		}
		assertIs(t, "the step listed", list[0].Step, step)
		assertIs(t, "the wallet listed", list[0].Wallet, mine.ID)
		if len(list[0].Moved) != 1 || list[0].Moved[0] != (transfer.MovedCash{Position: usdcCash, Moved: -130 * money.Dollar, Held: 100 * money.Dollar, Reserved: 60 * money.Dollar}) {
			t.Errorf("moved beside held: %+v", list[0].Moved)
		}
		assertIs(t, "the gauge of unsettled steps", w.gatherGauge("granary_transfer_unsettled_steps"), 1)

		reserve := func(amount money.USD) {
			if err := db.Write(w.ctx, func(tx *store.Tx) error { ledger.Reserve(tx, mine.ID, usdcCash, amount); return nil }); err != nil {
				t.Fatal(err)
			}
		}
		reserve(10 * money.Dollar)
		if _, err := w.transfers.AcceptSettlement(w.ctx, step, "another's"); !errors.Is(err, transfer.ErrPromised) {
			t.Errorf("while the cash is promised to another: %v", err)
		}
		reserve(-10 * money.Dollar)
		for _, reason := range []string{"the key leaked", "once more"} {
			shortfall, err := w.transfers.AcceptSettlement(w.ctx, step, reason)
			if err != nil || shortfall != 30*money.Dollar {
				t.Errorf("accepted with a shortfall of %s: %v", shortfall, err)
			}
		}
		var kept string
		if err := db.QueryRow(w.ctx, `SELECT reason FROM accepted_settlements WHERE step_id = $1`, step).Scan(&kept); err != nil || kept != "the key leaked" {
			t.Errorf("the reason that is kept: %q, %v", kept, err)
		}
		out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID)
		assertIs(t, "the status", out.Status, transfer.Completed)
		assertIs(t, "in cash", w.carryingValue(mine, usdcCash), 0)
		w.untilNoStepTasks()
		w.assertNothingReserved(mine)
		if wrong, err := ledger.Check(w.ctx, db, nil); err != nil || len(wrong) > 0 {
			t.Errorf("the journal: %v, %v", wrong, err)
		}
		// The chain contradicts only the forged evidence.
		report, err := verify.Verifier{DB: db, Clients: map[chain.Name]*evm.Client{chain.EthereumSepolia: w.client}, Catalog: w.catalog}.Run(w.ctx)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range report.Mismatches {
			if strings.Contains(m.Text, "entry ") {
				t.Errorf("verify: %s", m)
			}
		}
	})
}

// gatherGauge is the value of a gauge without labels.
func (w *world) gatherGauge(name string) float64 {
	w.Helper()
	families, err := w.metrics.Gather()
	if err != nil {
		w.Fatal(err)
	}
	for _, f := range families {
		if f.GetName() == name {
			return f.GetMetric()[0].GetGauge().GetValue()
		}
	}
	w.Fatalf("no metric is called %s", name)
	return 0
}

// addToEvidence has the chain's record of a step show a larger outflow of the wallet.
func (w *world) addToEvidence(step uuid.UUID, from wallet.Wallet, amount money.USD) {
	w.Helper()
	outcome, err := intent.LoadOutcome(w.ctx, w.db, step)
	if err != nil {
		w.Fatal(err)
	}
	logs, err := evmintent.Logs(outcome)
	if err != nil {
		w.Fatal(err)
	}
	more := logs[0]
	more.Topics = []common.Hash{logs[0].Topics[0], common.BytesToHash(from.Addresses[chain.EthereumSepolia].EVM().Bytes()), common.HexToHash("0x0b99")}
	more.Data = common.BigToHash(money.UnitsOf(amount, 6).Big()).Bytes()
	text, err := json.Marshal(append(logs, more))
	if err != nil {
		w.Fatal(err)
	}
	if err := w.db.Write(w.ctx, func(tx *store.Tx) error {
		tx.Defer(`UPDATE intents SET logs = $1 WHERE id = $2`, string(text), step)
		return nil
	}); err != nil {
		w.Fatal(err)
	}
}

// checkOutcomes is the relay's check, unless a test wants a faulty intent to become public, as if the fault had come
// after the simulation. It runs the test's afterSimulation first, once.
func (w *world) checkOutcomes(ctx context.Context, simulated []intent.Simulated) (map[uuid.UUID]failure.Reason, error) {
	if happens := w.afterSimulation.Swap(nil); happens != nil {
		(*happens)()
	}
	if w.publishUnchecked.Load() {
		return nil, nil
	}
	return w.transfers.CheckSimulated(ctx, simulated)
}
