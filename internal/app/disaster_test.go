package app

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana/validator"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/recovery"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
)

// The database is lost with every backup. Two rosters, one of them torn, bring 200
// wallets back, with -short 24, and the chains, an EVM's and a Solana, their money. On one engine: they differ in
// the drill below.
func TestTheDatabaseIsLost(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	d.serve()
	count := 200
	if testing.Short() {
		count = 24
	}
	wallets := d.create(newWallets(count))
	d.fund(wallets, 100*money.Dollar)
	d.invest(wallets[:20], 40*money.Dollar)
	d.fundOnSolana(wallets[:10], 25*money.Dollar)
	first := []transfer.WithdrawalRequest{payoutTo(wallets[0], 900, 10*money.Dollar), payoutOnSolana(wallets[1], 901, 10*money.Dollar)}
	before := d.withdraw(first)
	d.exchange(storetest.Address(t, store.SQLite))

	text, err := os.ReadFile(d.roster)
	if err != nil {
		d.Fatal(err)
	}
	lines := strings.SplitAfter(string(text), "\n")
	files := []string{filepath.Join(d.dir, "one"), filepath.Join(d.dir, "two")}
	for i, content := range []string{strings.Join(lines[:count*3/5], "") + lines[0][:50], strings.Join(lines[count/2:], "")} {
		if err := os.WriteFile(files[i], []byte(content), 0o600); err != nil {
			d.Fatal(err)
		}
	}
	o := RecoverOptions{RosterFiles: files, DryRun: true}
	printed, err := d.recoverBooks(o)
	if err != nil {
		d.Fatal(err)
	}
	if n := strings.Count(printed, "make  wallet"); n != count {
		d.Errorf("a dry run would make %d wallets", n)
	}
	if !strings.Contains(printed, fmt.Sprintf("one:%d: no JSON of a wallet", count*3/5+1)) {
		d.Errorf("the torn line is not told:\n%s", printed[:200])
	}
	o.DryRun, o.Lost = false, true
	for range 2 { // twice is once
		if printed, err = d.recoverBooks(o); err != nil {
			d.Fatalf("%v\n%s", err, printed)
		}
	}
	if strings.Contains(printed, "opened") {
		d.Errorf("the second run opened something:\n%s", printed)
	}
	d.assertBooksAgree()
	d.serve()
	d.releaseAll()
	requests := make([]transfer.WithdrawalRequest, len(wallets))
	for i, w := range wallets {
		d.assertSame(w)
		requests[i] = payoutTo(w, i, 30*money.Dollar)
		if i < 20 {
			requests[i].Amount = 55 * money.Dollar // some of it out of the vault
		}
		if i == 0 {
			requests[i].Amount = 30 * money.Dollar // there must be cash for the earlier payments
		}
	}
	for i, flow := range d.withdraw(requests) {
		if flow.Status != transfer.Completed {
			d.Errorf("wallet %d cannot withdraw: %s", i, failureOf(flow))
		}
	}
	// One of before, asked for again, is paid already, and in the balance.
	for i, flow := range d.withdraw(first) {
		if flow.Status != transfer.Completed || before[i].Status != transfer.Completed {
			d.Errorf("what was paid before is %s, and was %s: %s", flow.Status, before[i].Status, failureOf(flow))
		}
	}
	if paid := d.paidTo(destinationOf(900)); paid != 9_950_000 {
		d.Errorf("%d were paid before", paid)
	}
	if paid := d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(901)); paid != 9_950_000 {
		d.Errorf("%d were paid before on Solana", paid)
	}
	d.assertBooksAgree()
}

// A backup is restored from before 50 creations and 50 withdrawals, with -short 12, which are then
// asked for again in another order, some with another body.
func TestABackupIsRestored(t *testing.T) {
	count := 50
	if testing.Short() {
		count = 12
	}
	eachDrill(t, func(d *drill) {
		d.serve()
		old := d.create(newWallets(count))
		d.fund(old, 150*money.Dollar)
		d.invest(old, 50*money.Dollar)
		d.fundOnSolana(old[:10], 80*money.Dollar)
		backup := d.backUp()

		creations := newWallets(count)
		young := d.create(creations)
		d.fund(young, 10*money.Dollar)
		d.fundOnSolana(young[:5], 10*money.Dollar)
		requests := make([]transfer.WithdrawalRequest, len(old))
		for i, w := range old {
			requests[i] = d.oddWithdrawal(w, i)
		}
		for i, flow := range d.withdraw(requests) {
			if flow.Status != transfer.Completed {
				d.Fatalf("withdrawal %d is %s: %s", i, flow.Status, failureOf(flow))
			}
		}
		paid := d.paidToAll()
		d.exchange(backup)

		// The wallets come back first, so that their deposits are deposits again.
		// The old ones have less than the books say, and are left.
		printed, err := d.recoverBooks(RecoverOptions{RosterFiles: []string{d.roster}, Lost: true})
		if !errors.Is(err, errNotOpened) {
			d.Fatalf("the missing money is not told: %v\n%s", err, printed)
		}
		if !strings.Contains(printed, fmt.Sprintf("%d wallets were made again", count)) {
			d.Errorf("it printed\n%s", printed)
		}
		d.serve()
		d.releaseAll()
		random := randtest.Rand(d)
		for i, at := range random.Perm(len(creations)) {
			r := creations[at]
			if i%10 == 0 {
				r.Label = "another"
			}
			w, _, err := d.Wallets.Create(d.T.Context(), r)
			if err != nil || w.ID != young[at].ID {
				d.Errorf("a creation that is repeated makes %s (%v), made %s", w.ID, err, young[at].ID)
			}
		}
		for i, w := range young {
			d.assertSame(w)
			d.until("its deposit is in the books again", func() bool { return d.holds(w, sandboxCash) == 10*money.Dollar })
			if i < 5 {
				d.until("its deposit on Solana is in the books again", func() bool { return d.holds(w, solanaCash) == 10*money.Dollar })
			}
		}
		order := random.Perm(len(requests))
		again := make([]transfer.WithdrawalRequest, len(order))
		for i, at := range order {
			again[i] = requests[at]
			if at%10 == 0 {
				again[i].Amount++
			}
		}
		for i, flow := range d.withdraw(again) {
			want := transfer.Completed
			if order[i]%10 == 0 {
				want = transfer.Failed
			}
			if flow.Status != want {
				d.Errorf("withdrawal %d, asked for again, is %s, want %s: %s", order[i], flow.Status, want, failureOf(flow))
			}
			if want == transfer.Failed && !strings.Contains(failureOf(flow), "requestId was used before by transaction ") {
				d.Errorf("withdrawal %d failed for another reason: %s", order[i], failureOf(flow))
			}
		}
		if got := d.paidToAll(); got != paid {
			d.Errorf("%d were paid, and %d after all was asked for again", paid, got)
		}
		d.end()
		if printed, err := d.recoverBooks(RecoverOptions{AcceptMissing: true}); err != nil {
			d.Errorf("%v\n%s", err, printed)
		}
		d.assertBooksAgree()
	})
}

// oddWithdrawal is one of five kinds: cash, a whole position in the vault, with a
// partner, of several legs, and as the plan cuts it; of some of the first it is cash on Solana.
func (d *drill) oddWithdrawal(w wallet.Wallet, i int) transfer.WithdrawalRequest {
	d.Helper()
	if i%5 == 0 && i < 10 {
		return payoutOnSolana(w, i, 60*money.Dollar)
	}
	r := payoutTo(w, i, 60*money.Dollar)
	switch i % 5 {
	case 1:
		r.Amount = d.holds(w, SandboxSource)
		r.Sources = []transfer.Draw{{Position: SandboxSource, Amount: r.Amount}}
	case 2:
		r.PartnerFee, r.PartnerAddress = 2*money.Dollar, destinationOf(1000+i)
	case 3:
		r.Sources = []transfer.Draw{{Position: SandboxSource, Amount: 20 * money.Dollar}, {Position: sandboxCash, Amount: 40 * money.Dollar}}
		r.PartnerFee, r.PartnerAddress = 3*money.Dollar, destinationOf(1000+i)
	case 4:
		r.Amount = 120 * money.Dollar
	}
	return r
}

// payoutOnSolana is payoutTo there.
func payoutOnSolana(w wallet.Wallet, i int, amount money.USD) transfer.WithdrawalRequest {
	r := payoutTo(w, i, amount)
	r.DestinationChain, r.DestinationAddress = chain.SolanaDevnet, solanaDestinationOf(i).String()
	return r
}

// paidToAll returns the balances of all destinations and partners of the drill.
func (d *drill) paidToAll() (sum int64) {
	d.Helper()
	for i := range 50 {
		sum += d.paidTo(destinationOf(i)) + d.paidTo(destinationOf(1000+i)) + int64(d.Solana.TokenBalance(validator.USDC, solanaDestinationOf(i)))
	}
	return sum
}

// No wallet becomes another organization's, for any roster or operator's command.
func TestNoWalletBecomesAnothers(t *testing.T) {
	t.Parallel()
	d := newDrill(t, store.SQLite)
	d.serve()
	mine := d.create(newWallets(1))[0]
	d.end()
	for name, o := range map[string]RecoverOptions{
		"by its id":         {Known: recovery.Known{Organization: uuid.New(), Wallets: []uuid.UUID{mine.ID}}},
		"without an owner":  {Known: recovery.Known{Wallets: []uuid.UUID{mine.ID}}},
		"in an edited file": {RosterFiles: []string{d.editRoster(mine.Organization, uuid.New())}},
		"believed":          {Known: recovery.Known{Underived: true}, RosterFiles: []string{d.editRoster(mine.Organization, uuid.New())}},
		"of two owners":     {Known: recovery.Known{Underived: true}, RosterFiles: []string{d.roster, d.editRoster(mine.Organization, uuid.New())}},
	} {
		printed, err := d.recoverBooks(o)
		if err == nil {
			t.Errorf("%s it was taken:\n%s", name, printed)
		}
	}
	other := uuid.New()
	printed, err := d.recoverBooks(RecoverOptions{Known: recovery.Known{Organization: other, Requests: []uuid.UUID{mine.RequestID}}, DryRun: true})
	if err != nil || strings.Contains(printed, mine.ID.String()) {
		t.Errorf("another organization's requestId gives %v:\n%s", err, printed)
	}
	if _, err := d.Wallets.Get(t.Context(), other, mine.ID); fault.CodeOf(err) != fault.WalletNotFound {
		t.Errorf("the wallet is shown to another: %v", err)
	}
}

// editRoster is a roster in which everything of one organization is another's.
func (d *drill) editRoster(from, to uuid.UUID) string {
	d.Helper()
	text, err := os.ReadFile(d.roster)
	if err != nil {
		d.Fatal(err)
	}
	path := filepath.Join(d.dir, "edited-"+to.String())
	if err := os.WriteFile(path, bytes.ReplaceAll(text, []byte(from.String()), []byte(to.String())), 0o600); err != nil {
		d.Fatal(err)
	}
	return path
}
