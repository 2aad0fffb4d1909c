package transfer_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/policy/policytest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

func (w *world) setPolicy(p policy.Policy) {
	w.Helper()
	if _, _, err := policytest.NewService(w.db, policy.NewPayees(nil), chain.EthereumSepolia).Set(w.ctx, org, p); err != nil {
		w.Fatal(err)
	}
}

func (w *world) setDailyLimit(dollars money.USD) {
	w.Helper()
	most := dollars * money.Dollar
	w.setPolicy(policy.Policy{DailyLimit: &most})
}

// A payout is held to the address book of when it is signed, too.
func TestWhatIsAcceptedIsHeldToTheBookOfWhenItIsSigned(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		book := policytest.NewService(db, policy.NewPayees(nil), chain.EthereumSepolia)
		entry, _, err := book.AddEntry(w.ctx, org, "bank", chain.EthereumSepolia, destinationAddress.Hex(), "")
		if err != nil {
			t.Fatal(err)
		}
		w.setPolicy(policy.Policy{AddressBookOnly: true})
		w.starts.shut()
		flow := w.acceptWithdrawal(w.withdrawalRequest(mine, 60*money.Dollar))
		if _, err := book.DeleteEntry(w.ctx, org, entry.ID); err != nil {
			t.Fatal(err)
		}
		w.starts.open()
		assertIs(t, "after its entry was struck a withdrawal", w.untilEnded(mine, wallet.Withdrawal, flow.ID).Status, transfer.Failed)
		if _, _, err := book.AddEntry(w.ctx, org, "bank", chain.EthereumSepolia, destinationAddress.Hex(), ""); err != nil {
			t.Fatal(err)
		}
		flow = w.acceptWithdrawal(w.withdrawalRequest(mine, 100*money.Dollar))
		assertIs(t, "of all the money, listed again, one", w.untilEnded(mine, wallet.Withdrawal, flow.ID).Status, transfer.Completed)
	})
}

func TestOnlyAddressesOfTheBookArePaid(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		before := w.withdrawalRequest(mine, money.Dollar)
		w.untilEnded(mine, wallet.Withdrawal, w.acceptWithdrawal(before).ID)
		w.setPolicy(policy.Policy{AddressBookOnly: true})
		again, created, err := w.transfers.Withdraw(w.ctx, before)
		if err != nil {
			t.Errorf("a request of before the policy: %v", err)
		}
		assertIs(t, "a request of before the policy creates one", created, false)
		assertIs(t, "a request of before the policy: status", again.Status, transfer.Completed)
		_, _, err = w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, money.Dollar))
		w.assertFault("an address that is not in the book", fault.AddressBookViolation, err)
		_, err = w.transfers.PreviewWithdrawal(w.ctx, w.withdrawalRequest(mine, money.Dollar))
		w.assertFault("its preview", fault.AddressBookViolation, err)

		book := policytest.NewService(db, policy.NewPayees(nil), chain.EthereumSepolia)
		entry, _, err := book.AddEntry(w.ctx, org, "bank", chain.EthereumSepolia, destinationAddress.Hex(), "")
		if err != nil {
			t.Fatal(err)
		}
		_, _, err = w.transfers.Withdraw(w.ctx, w.withdrawalWithPartner(mine, 2*money.Dollar, money.Dollar))
		w.assertFault("a partner who is not in the book", fault.AddressBookViolation, err)
		if _, _, err := book.AddEntry(w.ctx, org, "partner", chain.EthereumSepolia, partnerAddress.Hex(), ""); err != nil {
			t.Fatal(err)
		}
		w.untilEnded(mine, wallet.Withdrawal, w.acceptWithdrawal(w.withdrawalWithPartner(mine, 2*money.Dollar, money.Dollar)).ID)

		w.blacklistAddress(destinationAddress)
		out := w.withdrawAndWait(mine, money.Dollar)
		if _, err := book.DeleteEntry(w.ctx, org, entry.ID); err != nil {
			t.Fatal(err)
		}
		_, err = w.transfers.RetryPayout(w.ctx, org, mine.ID, out.ID, out.Legs[0].ID)
		w.assertFault("retrying to what was struck from the book", fault.AddressBookViolation, err)
		w.assertNothingReserved(mine)
	})
}

// An unpaid amount does not count against the day's limit, and counts again when it is retried.
func TestTheDaysLimitCountsWhatIsPaid(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.createFunded(100 * money.Dollar)
		w.allocate(mine, usdcCash, vaultID, 40*money.Dollar)
		spent := func() (sum money.USD) {
			if err := db.QueryRow(w.ctx, `SELECT COALESCE(CAST(SUM(spent) AS BIGINT), 0) FROM withdrawal_days`).Scan(&sum); err != nil {
				t.Fatal(err)
			}
			return sum
		}
		counts := func(what string, want money.USD) {
			t.Helper()
			if got := spent(); got != want {
				t.Errorf("%s: %s counts, not %s", what, got, want)
			}
		}
		// Midnight must not fall into the test.
		if left := 24*time.Hour - db.Clock().Now().Sub(db.Clock().Now().Truncate(24*time.Hour)); left < time.Hour {
			db.Clock().Advance(left)
		}
		w.withdrawAndWait(mine, 5*money.Dollar)
		counts("without a limit", 0)
		w.setDailyLimit(50)
		w.untilNoStepTasks()

		w.starts.shut()
		accepted := w.acceptWithdrawal(w.withdrawalRequest(mine, 50*money.Dollar))
		counts("accepted", 50*money.Dollar)
		w.cancel(accepted)
		counts("cancelled", 0)
		w.starts.open()
		w.untilNoStepTasks()

		w.settles.shut()
		r := w.withdrawalRequest(mine, 30*money.Dollar)
		r.Sources = []transfer.Draw{{Position: vaultID, Amount: r.Amount}}
		accepted = w.acceptWithdrawal(r)
		w.untilStep(accepted, transfer.StepRedeem, transfer.StateProcessing)
		w.cancel(accepted)
		counts("cancelled while it redeems", 30*money.Dollar)
		w.settles.open()
		w.untilEnded(mine, wallet.Withdrawal, accepted.ID)
		counts("and redeemed", 0)

		// Of 20 in cash, 10 fail and are retried.
		w.blacklistAddress(destinationAddress)
		failed := w.withdrawAndWait(mine, 10*money.Dollar)
		counts("failed", 0)
		w.setDailyLimit(9)
		retry := func() error {
			_, err := w.transfers.RetryPayout(w.ctx, org, mine.ID, failed.ID, failed.Legs[0].ID)
			return err
		}
		w.assertFault("retrying beyond the limit", fault.WithdrawalPolicyRequired, retry())
		_, _, err := w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, 10*money.Dollar))
		w.assertFault("withdrawing beyond the limit", fault.WithdrawalPolicyRequired, err)
		_, err = w.transfers.PreviewWithdrawal(w.ctx, w.withdrawalRequest(mine, 10*money.Dollar))
		w.assertFault("its preview", fault.WithdrawalPolicyRequired, err)
		w.setDailyLimit(15)
		w.settles.shut()
		if err := retry(); err != nil {
			t.Fatal(err)
		}
		counts("retried", 10*money.Dollar)
		w.settles.open()
		w.untilEnded(mine, wallet.Withdrawal, failed.ID)
		counts("failed again", 0)
		paid := w.withdrawalRequest(mine, 15*money.Dollar)
		paid.DestinationAddress = partnerAddress.Hex()
		w.untilEnded(mine, wallet.Withdrawal, w.acceptWithdrawal(paid).ID)
		counts("paid", 15*money.Dollar)
		_, _, err = w.transfers.Withdraw(w.ctx, w.withdrawalRequest(mine, 1))
		w.assertFault("one more", fault.WithdrawalPolicyRequired, err)
		w.assertNothingReserved(mine)
		w.assertBooksBalance()
	})
}

// Wallets of one organization share its limit, on however many replicas they are
// asked for.
func TestWalletsShareTheDaysLimit(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		const n = 8
		var wallets [n]wallet.Wallet
		for i := range wallets {
			wallets[i] = w.createFunded(10 * money.Dollar)
		}
		w.setDailyLimit(30)
		replica := w.replica()
		type answer struct {
			of, id uuid.UUID
			err    error
		}
		answers := make(chan answer, n)
		for i, mine := range wallets {
			by := []*transfer.Service{w.transfers, replica}[i%2]
			go func() {
				flow, _, err := by.Withdraw(w.ctx, w.withdrawalRequest(mine, 10*money.Dollar))
				answers <- answer{mine.ID, flow.ID, err}
			}()
		}
		var accepted []answer
		for range n {
			switch a := <-answers; fault.CodeOf(a.err) {
			case "":
				accepted = append(accepted, a)
			case fault.WithdrawalPolicyRequired:
			default:
				t.Errorf("unexpected %v", a.err)
			}
		}
		for _, a := range accepted {
			w.untilEnded(wallet.Wallet{ID: a.of, Organization: org}, wallet.Withdrawal, a.id)
		}
		if len(accepted) != 3 || w.paidOutside() != 30*money.Dollar {
			t.Errorf("%d were accepted, %s was paid", len(accepted), w.paidOutside())
		}
		w.assertBooksBalance()
	})
}
