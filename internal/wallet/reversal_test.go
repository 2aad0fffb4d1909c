package wallet_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/devnet"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/reconciliation"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/wallet"
)

const position = "cash:ethereum_sepolia:usdc"

// credited is a wallet with one deposit, and the entry by which it was credited.
func (w *world) credited() (of wallet.Wallet, entry uuid.UUID) {
	w.Helper()
	of = w.createWallet()
	w.pay(of, chain.USDC, 12_500_000)
	w.mineBlocks(2)
	w.until("the deposit completes", func() bool {
		list := w.listDeposits(of)
		return len(list) == 1 && list[0].Status == wallet.DepositCompleted
	})
	return of, w.entriesOf(of)[0].Entry
}

// entriesOf is the first line of each of the wallet's entries.
func (w *world) entriesOf(of wallet.Wallet) []ledger.JournalLine {
	w.Helper()
	lines, _, err := ledger.Activity(w.ctx, w.db, ledger.ActivityQuery{Organization: org, Wallet: &of.ID, Limit: 100})
	if err != nil {
		w.Fatal(err)
	}
	return slices.DeleteFunc(lines, func(l ledger.JournalLine) bool { return l.Number != 1 })
}

func (w *world) reverse(entry, because uuid.UUID) (recovery.Reversal, error) {
	return recovery.ReverseEntry(audit.WithOperator(w.ctx), w.db, entry, "not on the chain", because)
}

// A deposit that the chain has not after all is taken back, once; when the chain has it
// again it is credited again, once.
func TestADepositIsReversedAndCreditedAgain(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{Finality: 1})
		mine, entry := w.credited()
		made, err := w.reverse(entry, uuid.Nil)
		if err != nil {
			t.Fatal(err)
		}
		w.assertBooksBalance(mine, 0)
		if d := w.listDeposits(mine)[0]; d.Status != wallet.DepositFailed || d.CompletedAt != nil {
			t.Errorf("the deposit is %s, completed at %v", d.Status, d.CompletedAt)
		}
		want := []string{"portfolio_wallet.status_changed idle", "portfolio_wallet.deposit.status_changed completed", "portfolio_wallet.deposit.status_changed failed"}
		if events := w.loadEvents(mine); !slices.Equal(events, want) {
			t.Errorf("events %q, want %q", events, want)
		}
		i := slices.IndexFunc(w.entriesOf(mine), func(l ledger.JournalLine) bool { return l.Entry == made.Entry })
		if l := w.entriesOf(mine)[i]; l.Type != ledger.Reversal || l.Amount != -12_500_000 || l.Reverses() == nil || *l.Reverses() != entry {
			t.Errorf("the reversal is %+v", l)
		}
		var who, details string
		if err := db.QueryRow(t.Context(), `SELECT actor, details FROM audit_pending WHERE action = 'journal.entry.reverse' AND subject = $1`, entry).Scan(&who, &details); err != nil ||
			!strings.HasPrefix(who, "operator:") || !strings.Contains(details, "not on the chain") || !strings.Contains(details, made.Entry.String()) {
			t.Errorf("the audit log says %s %s: %v", who, details, err)
		}
		if _, err := w.reverse(entry, uuid.Nil); !errors.Is(err, ledger.ErrReversed) {
			t.Errorf("a second time: %v", err)
		}
		if _, err := w.reverse(made.Entry, uuid.Nil); !errors.Is(err, recovery.ErrNotReversible) {
			t.Errorf("the reversal: %v", err)
		}
		if _, err := w.reverse(uuid.New(), uuid.Nil); !errors.Is(err, ledger.ErrNoEntry) {
			t.Errorf("an entry that is none: %v", err)
		}
		// As when the follower reads its transaction in another block.
		if err := db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`UPDATE deposits SET status = 'processing' WHERE status = 'failed'`)
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		w.mineBlocks(1)
		w.until("it is credited again", func() bool { return w.completedTotal(mine) == 12_500_000 })
		w.assertBooksBalance(mine, 12_500_000)
		again := slices.DeleteFunc(w.entriesOf(mine), func(l ledger.JournalLine) bool { return l.Type != ledger.Deposit || l.Entry == entry })
		if len(again) != 1 {
			t.Fatalf("it was credited by %d more entries", len(again))
		}
		if _, err := w.reverse(again[0].Entry, uuid.Nil); err != nil {
			t.Errorf("the second credit: %v", err)
		}
		w.assertBooksBalance(mine, 0)
	})
}

// A spent or reserved amount cannot be reversed, and the attempt leaves no change.
func TestAReversalTakesNothingThatIsPromised(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{Finality: 1})
		mine, entry := w.credited()
		if err := db.Write(t.Context(), func(tx *store.Tx) error {
			tx.Defer(`UPDATE positions SET reserved = 1 WHERE wallet_id = $1`, mine.ID)
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		_, err := w.reverse(entry, uuid.Nil)
		const says = "position " + position + " of wallet "
		if !errors.Is(err, ledger.ErrInsufficient) || !strings.Contains(err.Error(), says) || !strings.Contains(err.Error(), "holds 12.500000, of which 0.000001 is reserved") {
			t.Errorf("it is refused with %v", err)
		}
		if d := w.listDeposits(mine)[0]; d.Status != wallet.DepositCompleted {
			t.Errorf("the deposit is %s", d.Status)
		}
		w.assertBooksBalance(mine, 12_500_000)
	})
}

// A break is resolved by the reversal that names it, once its check finds no difference any more.
func TestABreakIsResolvedByAReversal(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{Finality: 1})
		mine, entry := w.credited()
		found := func(of uuid.UUID) reconciliation.Finding {
			return reconciliation.Finding{Row: of.String(), Rule: "positions_chains", Subject: reconciliation.Subject{Kind: "position", ID: position}, Organization: org, Wallet: of,
				Evidence: reconciliation.Evidence{Text: "the ledger says 12500000 units, the chain 0"}}
		}
		look := func(findings ...reconciliation.Finding) {
			t.Helper()
			err := db.Write(t.Context(), func(tx *store.Tx) error {
				_, err := reconciliation.Record(t.Context(), tx, "test", []string{mine.ID.String()}, findings)
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		only := func(of uuid.UUID) reconciliation.Break {
			t.Helper()
			list, _, err := reconciliation.List(t.Context(), db, org, reconciliation.Filter{Wallet: &of}, store.Page{Limit: 10})
			if err != nil || len(list) != 1 {
				t.Fatalf("%d breaks: %v", len(list), err)
			}
			return list[0]
		}
		other := uuid.New()
		look(found(mine.ID), found(other))
		look(found(mine.ID), found(other))
		for name, because := range map[string]uuid.UUID{"none": uuid.New(), "another wallet's": only(other).ID} {
			if _, err := w.reverse(entry, because); err == nil {
				t.Errorf("because of a break that is %s it is reversed", name)
			}
			w.assertBooksBalance(mine, 12_500_000)
		}
		made, err := w.reverse(entry, only(mine.ID).ID)
		if err != nil {
			t.Fatal(err)
		}
		if b := only(mine.ID); b.State != reconciliation.Open || b.Resolution != nil {
			t.Errorf("before its check has looked the break is %s, %+v", b.State, b.Resolution)
		}
		look(found(mine.ID))
		if b := only(mine.ID); b.State != reconciliation.Open {
			t.Errorf("while its check still finds it, it is %s", b.State)
		}
		look()
		if b := only(mine.ID); b.State != reconciliation.Resolved || b.Resolution.Entry == nil || *b.Resolution.Entry != made.Entry {
			t.Errorf("the break is %s by %+v, want entry %s", b.State, b.Resolution, made.Entry)
		}
	})
}

// The second caller is notified that it is done already, and reverses no entry.
func TestTwoWhoReverseAtOnceReverseOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{Finality: 1})
		mine, entry := w.credited()
		w.pay(mine, "usdc", 20_000_000) // so that the position holds more than is taken
		w.mineBlocks(2)
		w.until("the second completes", func() bool { return w.completedTotal(mine) == 32_500_000 })
		errs := make(chan error)
		for range 6 {
			go func() { _, err := w.reverse(entry, uuid.Nil); errs <- err }()
		}
		done := 0
		for range 6 {
			switch err := <-errs; {
			case err == nil:
				done++
			case !errors.Is(err, ledger.ErrReversed):
				t.Errorf("a second one is told: %v", err)
			}
		}
		if done != 1 {
			t.Errorf("reversed %d times", done)
		}
		w.assertBooksBalance(mine, 20_000_000)
	})
}

// An execution before a recovery counts as part of its opening balances.
func TestAnOpeningBalanceIsNotReversed(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		w := newWorld(t, db, devnet.Options{Finality: 1})
		mine, _ := w.credited()
		cash := ledger.Line{Account: ledger.Cash, Chain: chain.EthereumSepolia, Token: chain.USDC, Amount: 5}
		contra := cash
		contra.Account, contra.Amount = ledger.External, -5
		opening := ledger.Entry{Organization: mine.Organization, Wallet: mine.ID, Type: ledger.OpeningBalance, SettledAt: db.Clock().Now(), Reference: "opening:a", Lines: []ledger.Line{cash, contra}}
		if err := db.Write(t.Context(), func(tx *store.Tx) error { return ledger.Post(t.Context(), tx, opening) }); err != nil {
			t.Fatal(err)
		}
		var id uuid.UUID
		if err := db.QueryRow(t.Context(), `SELECT id FROM journal_entries WHERE reference = $1`, opening.Reference).Scan(&id); err != nil {
			t.Fatal(err)
		}
		if _, err := w.reverse(id, uuid.Nil); !errors.Is(err, recovery.ErrNotReversible) {
			t.Errorf("reversing an opening balance is answered: %v", err)
		}
	})
}
