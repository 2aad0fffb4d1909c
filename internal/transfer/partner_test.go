package transfer_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// withdrawalWithPartner is a withdrawal with a partner.
func (w *world) withdrawalWithPartner(of wallet.Wallet, amount, fee money.USD) transfer.WithdrawalRequest {
	r := w.withdrawalRequest(of, amount)
	r.PartnerFee, r.PartnerAddress = fee, partnerAddress.Hex()
	return r
}

// withdrawWholePosition asks for all that the wallet holds in the vault, at its price of now.
// The request is accepted when that price is still the last one observed. Shut
// the starts before.
func (w *world) withdrawWholePosition(of wallet.Wallet, change func(*transfer.WithdrawalRequest)) transfer.Workflow {
	w.Helper()
	var accepted transfer.Workflow
	w.until("the whole position is asked for", func() bool {
		held, err := w.transfers.Holdings(w.ctx, of.ID)
		if err != nil {
			w.Fatal(err)
		}
		for _, h := range held[of.ID] {
			if h.ID != vaultID {
				continue
			}
			r := w.withdrawalRequest(of, h.Value)
			r.Sources = []transfer.Draw{{Position: vaultID, Amount: h.Value}}
			change(&r)
			switch accepted, _, err = w.transfers.Withdraw(w.ctx, r); {
			case fault.CodeOf(err) == fault.InsufficientFunds:
				return false
			case err != nil:
				w.Fatal(err)
			case !accepted.Legs[0].Steps[0].Shares.IsZero():
				return true
			}
			w.cancel(accepted)
		}
		return false
	})
	return accepted
}

// setVaultAssets makes all that the vault holds worth an amount.
func (w *world) setVaultAssets(amount money.USD) {
	w.Helper()
	if err := w.chain.AsOwner(w.ctx, w.chain.Contracts.Vault, contracts.NewSandboxVault().PackSetNav(money.UnitsOf(amount, 6).Big())); err != nil {
		w.Fatal(err)
	}
}

// sumLines sums the wallet's journal lines on an account.
func (w *world) sumLines(of wallet.Wallet, on ledger.Account) (sum money.USD) {
	w.Helper()
	if err := w.db.QueryRow(w.ctx, `SELECT COALESCE(CAST(SUM(amount) AS BIGINT), 0) FROM journal_lines WHERE wallet_id = $1 AND account_kind = $2`,
		of.ID, string(on)).Scan(&sum); err != nil {
		w.Fatal(err)
	}
	return sum
}

func TestAPartnerIsPaidTogetherWithTheDestination(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		amount money.USD // of 40 in cash and 60 in the vault
		legs   int
	}{
		"out of cash":                {30 * money.Dollar, 1},
		"out of cash and redemption": {90 * money.Dollar, 2},
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				w := newWorld(t, db, 50_000)
				mine := w.createFunded(100 * money.Dollar)
				w.allocate(mine, usdcCash, vaultID, 60*money.Dollar)
				r := w.withdrawalWithPartner(mine, c.amount, 9*money.Dollar)
				preview, err := w.transfers.PreviewWithdrawal(w.ctx, r)
				want := c.amount - 9*money.Dollar - 50_000
				if err != nil {
					t.Errorf("the preview: %v", err)
				}
				assertIs(t, "the preview's amount received", preview.Received, want)
				assertSaid(t, "the preview's partner fee", preview.Partner, 9*money.Dollar)
				assertIs(t, "the preview's fee", preview.Fee, 50_000)
				assertIs(t, "the preview's legs", len(preview.Legs), c.legs)
				assertIs(t, "the preview has an estimate", preview.Estimate != nil, c.legs > 1)
				out := w.untilEnded(mine, wallet.Withdrawal, w.acceptWithdrawal(r).ID)
				view := out.Withdrawal()
				assertIs(t, "the status", out.Status, transfer.Completed)
				assertIs(t, "legs", len(out.Legs), c.legs)
				assertSaid(t, "the amount paid", view.AmountPaidUsd, want)
				assertSaid(t, "the partner fee paid", view.PartnerFeePaidUsd, 9*money.Dollar)
				assertSaid(t, "the partner fee", view.PartnerFeeAmountUsd, 9*money.Dollar)
				assertSaid(t, "the partner fee's recipient", view.PartnerFeeRecipient, partnerAddress.Hex())
				assertIs(t, "the fee", view.FeeUsd, 50_000)
				if w.paidOutside() != want || w.usdcBalance(partnerAddress) != 9*money.Dollar {
					t.Errorf("paid %s and %s", w.paidOutside(), w.usdcBalance(partnerAddress))
				}
				for _, l := range out.Legs {
					payout, partner := l.Steps[len(l.Steps)-2], l.Steps[len(l.Steps)-1]
					assertIs(t, "the last step", partner.Kind, transfer.StepPartner)
					assertIs(t, "the partner's step", partner.State, transfer.StateCompleted)
					if payout.TxHash == nil {
						t.Errorf("the payout before the partner's step has no transaction: %+v", payout)
					} else {
						assertSaid(t, "the partner's transaction", partner.TxHash, *payout.TxHash)
					}
				}
				if got := w.sumLines(mine, ledger.PartnerFee); got != 9*money.Dollar {
					t.Errorf("the journal has %s for the partner", got)
				}
				w.assertNothingReserved(mine)
				w.assertBooksBalance()
			})
		})
	}
}

// The partner cannot be paid, so the destination is not either; then both are.
func TestADestinationIsNotPaidWithoutThePartner(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.blacklistAddress(partnerAddress)
		out := w.untilEnded(mine, wallet.Withdrawal, w.acceptWithdrawal(w.withdrawalWithPartner(mine, 60*money.Dollar, 9*money.Dollar)).ID)
		view := out.Withdrawal()
		assertIs(t, "the status", out.Status, transfer.Failed)
		assertIs(t, "paid on chain", w.paidOutside(), 0)
		assertUnsaid(t, "the partner fee paid", view.PartnerFeePaidUsd)
		assertUnsaid(t, "the amount paid", view.AmountPaidUsd)
		w.assertNothingReserved(mine)
		if err := w.chain.AsOwner(w.ctx, w.chain.Contracts.USDC, contracts.NewSandboxUSDC().PackUnBlacklist(partnerAddress)); err != nil {
			t.Fatal(err)
		}
		if _, err := w.transfers.RetryPayout(w.ctx, org, mine.ID, out.ID, out.Legs[0].ID); err != nil {
			t.Fatal(err)
		}
		out = w.untilEnded(mine, wallet.Withdrawal, out.ID)
		assertIs(t, "the status once retried", out.Status, transfer.Completed)
		assertIs(t, "paid on chain", w.paidOutside(), 51*money.Dollar)
		assertIs(t, "the partner has", w.usdcBalance(partnerAddress), 9*money.Dollar)
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// The price falls before the redemption: the proceeds are paid, all of them, and no rest stays behind.
func TestAWholePositionIsRedeemedForWhatItBrings(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorldAtAnyPrice(t, db, 50_000)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 100*money.Dollar)
		w.untilNoStepTasks()
		w.starts.shut()
		accepted := w.withdrawWholePosition(mine, func(*transfer.WithdrawalRequest) {})
		w.setVaultAssets(50 * money.Dollar)
		w.starts.open()
		out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID)
		view := out.Withdrawal()
		assertIs(t, "the status", out.Status, transfer.Completed)
		assertUnsaid(t, "the failure reason", out.FailureReason)
		paid := w.paidOutside()
		if paid < 49*money.Dollar || paid > 51*money.Dollar {
			t.Errorf("paid on chain: %s, want about 50", paid)
		}
		assertSaid(t, "the amount paid", view.AmountPaidUsd, paid)
		assertIs(t, "in cash", w.carryingValue(mine, usdcCash), 0)
		positions, err := ledger.Positions(w.ctx, db, mine.ID)
		for _, p := range positions {
			if !p.Shares.IsZero() || p.Balance != 0 {
				t.Errorf("left behind: %+v", p)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// The proceeds do not cover the amounts promised to others: no payee is paid, and they stay as cash.
func TestTooLittleIsRedeemedToPay(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		change func(*transfer.WithdrawalRequest)
		worth  money.USD
		reason string
	}{
		"the partner": {func(r *transfer.WithdrawalRequest) {
			r.PartnerFee, r.PartnerAddress = 60*money.Dollar, partnerAddress.Hex()
		}, 50 * money.Dollar,
			"insufficient_proceeds_after_partner_fee"},
		"the partner, with cash beside": {func(r *transfer.WithdrawalRequest) {
			r.PartnerFee, r.PartnerAddress = 60*money.Dollar, partnerAddress.Hex()
			r.Amount += 5 * money.Dollar
			r.Sources = append(r.Sources, transfer.Draw{Position: usdcCash, Amount: 5 * money.Dollar})
		}, 50 * money.Dollar, "insufficient_proceeds_after_partner_fee"},
		"the fee": {func(*transfer.WithdrawalRequest) {}, 40_000, "the proceeds do not exceed the fee"},
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				w := newWorldAtAnyPrice(t, db, 50_000)
				mine := w.createFunded(110 * money.Dollar)
				w.allocate(mine, usdcCash, vaultID, 100*money.Dollar)
				w.untilNoStepTasks()
				w.starts.shut()
				accepted := w.withdrawWholePosition(mine, c.change)
				w.setVaultAssets(c.worth)
				w.starts.open()
				out := w.untilEnded(mine, wallet.Withdrawal, accepted.ID)
				assertIs(t, "the status", out.Status, transfer.Failed)
				assertSaid(t, "the failure reason", out.FailureReason, c.reason)
				if code := failure.OfColumns(out.FailureCode, nil).Code; string(code) != c.reason && code != failure.ProceedsTooSmall {
					t.Errorf("the failure code is %q", code)
				}
				assertIs(t, "paid on chain", w.paidOutside(), 0)
				assertIs(t, "the partner has", w.usdcBalance(partnerAddress), 0)
				// The vault's own cent has its part of the loss or of the rest.
				if cash := w.carryingValue(mine, usdcCash); cash < 10*money.Dollar+c.worth*999/1000 || cash > 12*money.Dollar+c.worth {
					t.Errorf("%s in cash", cash)
				}
				_, err := w.transfers.RetryPayout(w.ctx, org, mine.ID, out.ID, out.Legs[0].ID)
				w.assertFault("retrying it", fault.PayoutNotRetryable, err)
				w.untilNoStepTasks()
				w.assertNothingReserved(mine)
				w.assertBooksBalance()
			})
		})
	}
}

// Another wallet of the service is as good a destination as any, and a deposit
// there.
func TestAWalletPaysAnother(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine, yours := w.createFunded(100*money.Dollar), w.createFunded(money.Dollar)
		r := w.withdrawalRequest(mine, 30*money.Dollar)
		r.DestinationAddress = common.HexToAddress(string(yours.Addresses[chain.EthereumSepolia])).Hex()
		if out := w.untilEnded(mine, wallet.Withdrawal, w.acceptWithdrawal(r).ID); out.Status != transfer.Completed {
			t.Errorf("%s: %v", out.Status, out.FailureReason)
		}
		w.until("it is credited", func() bool { return w.carryingValue(yours, usdcCash) == 31*money.Dollar })
		w.assertBooksBalance()
	})
}
