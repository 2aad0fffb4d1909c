package transfer_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

func (w *world) policy(p policy.Policy) {
	w.Helper()
	if _, err := policy.NewService(w.db, []chain.Name{chain.EthereumSepolia}).Set(w.ctx, org, p); err != nil {
		w.Fatal(err)
	}
}

func (w *world) limit(dollars money.USD) {
	w.Helper()
	most := dollars * money.Dollar
	w.policy(policy.Policy{DailyLimit: &most})
}

func TestOnlyAddressesOfTheBookArePaid(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.funded(100 * money.Dollar)
		before := w.withdrawal(mine, money.Dollar)
		w.ended(mine, wallet.Withdrawal, w.accept(before).ID)
		w.policy(policy.Policy{AddressBookOnly: true})
		if again, created, err := w.transfers.Withdraw(w.ctx, before); err != nil || created || again.Status != transfer.Completed {
			t.Errorf("a request of before the policy: %v %v", created, err)
		}
		_, _, err := w.transfers.Withdraw(w.ctx, w.withdrawal(mine, money.Dollar))
		w.refused("an address that is not in the book", fault.AddressBookViolation, err)
		_, err = w.transfers.PreviewWithdrawal(w.ctx, w.withdrawal(mine, money.Dollar))
		w.refused("its preview", fault.AddressBookViolation, err)

		book := policy.NewService(db, []chain.Name{chain.EthereumSepolia})
		entry, err := book.Add(w.ctx, org, "bank", chain.EthereumSepolia, outside.Hex())
		if err != nil {
			t.Fatal(err)
		}
		_, _, err = w.transfers.Withdraw(w.ctx, w.shared(mine, 2*money.Dollar, money.Dollar))
		w.refused("a partner who is not in the book", fault.AddressBookViolation, err)
		if _, err := book.Add(w.ctx, org, "partner", chain.EthereumSepolia, other.Hex()); err != nil {
			t.Fatal(err)
		}
		w.ended(mine, wallet.Withdrawal, w.accept(w.shared(mine, 2*money.Dollar, money.Dollar)).ID)

		w.blacklist(outside)
		out := w.withdrawn(mine, money.Dollar)
		if err := book.Delete(w.ctx, org, entry.ID); err != nil {
			t.Fatal(err)
		}
		_, err = w.transfers.RetryPayout(w.ctx, org, mine.ID, out.ID, out.Legs[0].ID)
		w.refused("retrying to what was struck from the book", fault.AddressBookViolation, err)
		w.free(mine)
	})
}

// What is not paid does not count against the day's limit, and counts again when
// it is retried.
func TestTheDaysLimitCountsWhatIsPaid(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		mine := w.funded(100 * money.Dollar)
		w.allocate(mine, usdc, vault, 40*money.Dollar)
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
		w.withdrawn(mine, 5*money.Dollar)
		counts("without a limit", 0)
		w.limit(50)
		w.rested()

		w.starts.shut()
		accepted := w.accept(w.withdrawal(mine, 50*money.Dollar))
		counts("accepted", 50*money.Dollar)
		w.cancel(accepted)
		counts("cancelled", 0)
		w.starts.open()
		w.rested()

		w.settles.shut()
		r := w.withdrawal(mine, 30*money.Dollar)
		r.Sources = []transfer.Draw{{Position: vault, Amount: r.Amount}}
		accepted = w.accept(r)
		w.step(accepted, transfer.StepRedeem, transfer.StateProcessing)
		w.cancel(accepted)
		counts("cancelled while it redeems", 30*money.Dollar)
		w.settles.open()
		w.ended(mine, wallet.Withdrawal, accepted.ID)
		counts("and redeemed", 0)

		// Of 20 in cash, 10 fail and are retried.
		w.blacklist(outside)
		failed := w.withdrawn(mine, 10*money.Dollar)
		counts("failed", 0)
		w.limit(9)
		retry := func() error {
			_, err := w.transfers.RetryPayout(w.ctx, org, mine.ID, failed.ID, failed.Legs[0].ID)
			return err
		}
		w.refused("retrying beyond the limit", fault.WithdrawalPolicyRequired, retry())
		_, _, err := w.transfers.Withdraw(w.ctx, w.withdrawal(mine, 10*money.Dollar))
		w.refused("withdrawing beyond the limit", fault.WithdrawalPolicyRequired, err)
		_, err = w.transfers.PreviewWithdrawal(w.ctx, w.withdrawal(mine, 10*money.Dollar))
		w.refused("its preview", fault.WithdrawalPolicyRequired, err)
		w.limit(15)
		w.settles.shut()
		if err := retry(); err != nil {
			t.Fatal(err)
		}
		counts("retried", 10*money.Dollar)
		w.settles.open()
		w.ended(mine, wallet.Withdrawal, failed.ID)
		counts("failed again", 0)
		paid := w.withdrawal(mine, 15*money.Dollar)
		paid.DestinationAddress = other.Hex()
		w.ended(mine, wallet.Withdrawal, w.accept(paid).ID)
		counts("paid", 15*money.Dollar)
		_, _, err = w.transfers.Withdraw(w.ctx, w.withdrawal(mine, 1))
		w.refused("one more", fault.WithdrawalPolicyRequired, err)
		w.free(mine)
		w.clean()
	})
}

// Wallets of one organization share its limit, on however many replicas they are
// asked for.
func TestWalletsShareTheDaysLimit(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, 0)
		const n = 8
		var wallets [n]wallet.Wallet
		for i := range wallets {
			wallets[i] = w.funded(10 * money.Dollar)
		}
		w.limit(30)
		replica := w.replica()
		type answer struct {
			of, id uuid.UUID
			err    error
		}
		answers := make(chan answer, n)
		for i, mine := range wallets {
			by := []*transfer.Service{w.transfers, replica}[i%2]
			go func() {
				flow, _, err := by.Withdraw(w.ctx, w.withdrawal(mine, 10*money.Dollar))
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
			w.ended(wallet.Wallet{ID: a.of}, wallet.Withdrawal, a.id)
		}
		if len(accepted) != 3 || w.paid() != 30*money.Dollar {
			t.Errorf("%d were accepted, %s was paid", len(accepted), w.paid())
		}
		w.clean()
	})
}
