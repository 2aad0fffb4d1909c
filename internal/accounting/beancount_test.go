package accounting

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// hostileLabel is the worst label that a wallet may have.
const hostileLabel = "\"; 2026-01-01 open Assets:Mine\n2026-01-01 open Assets:Mine\r\\\" <script>alert(1)</script> =SUM(A1) {{.}} \u2028 ü"

// runBeanCheck returns the errors that Beancount's own check finds in a file.
func runBeanCheck(t testing.TB, file string) (found string, err error) {
	t.Helper()
	program, err := exec.LookPath("bean-check")
	if err != nil {
		t.Fatalf("bean-check is missing: scripts/test installs it (apt-get install beancount, or brew install beancount): %v", err)
	}
	path := filepath.Join(t.TempDir(), "books.beancount")
	must(t, os.WriteFile(path, []byte(file), 0o600))
	out, err := exec.CommandContext(t.Context(), program, "--no-cache", path).CombinedOutput()
	return string(out), err
}

// beanCheck fails unless bean-check accepts a file without a word.
func beanCheck(t testing.TB, file string) {
	t.Helper()
	found, err := runBeanCheck(t, file)
	if err != nil || strings.TrimSpace(found) != "" {
		t.Fatalf("bean-check: %v\n%s\nin\n%s", err, found, file)
	}
}

// A file has the whole of a history, or brings forward the balances from before it, for any label. bean-check accepts
// it, and rejects a file without a micro-dollar or a transaction of it.
func TestBeancountAcceptsTheJournal(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		b, wallet, other := newBook(t, db), uuid.New(), uuid.New()
		for _, w := range []uuid.UUID{wallet, other} {
			b.post(day(1), w, ledger.Deposit, line(ledger.Cash, chain.USDC, 2_000_000, ""), line(ledger.External, chain.USDC, -2_000_000, ""))
			b.post(day(3), w, ledger.YieldSourceDeposit, line(ledger.YieldPosition, chain.USDC, 1_500_000, vault, 3), line(ledger.Cash, chain.USDC, -1_500_000, ""))
			b.post(day(4), w, ledger.YieldSourceRedeem, line(ledger.YieldPosition, chain.USDC, -1_500_000, vault, -3), line(ledger.InTransit, chain.USDC, 1_500_000, vault))
			b.post(day(6), w, ledger.YieldSourceRedeem, line(ledger.Cash, chain.USDC, 1_600_000, ""), line(ledger.InTransit, chain.USDC, -1_500_000, vault), line(ledger.YieldIncome, chain.USDC, -100_000, vault))
			b.post(day(6), w, ledger.WithdrawalPayout, line(ledger.External, chain.USDC, 999_999, ""), line(ledger.NetworkFee, chain.USDC, 1, ""), line(ledger.Cash, chain.USDC, -1_000_000, ""))
		}
		whole := writeBeancount(t, b, nil, 0, day(7))
		beanCheck(t, whole)
		beanCheck(t, writeBeancount(t, b, &wallet, day(2), day(5)))
		beanCheck(t, writeBeancount(t, b, &other, day(6)+1, day(7)))
		beanCheck(t, writeBeancount(t, newBook(t, db), nil, 0, day(7)))
		for _, want := range []string{
			"Assets:Cash:Base:USDC  2.200000 ~", "Assets:Yield-Sources:S-" + vault + ":USDC  0.000000 ~", "Income:Yield:S-" + vault + ":USDC  -0.200000 ~",
			"Expenses:Network-Fees:Base:USDC  0.000002 ~", `  wallet: "` + wallet.String() + `"`, `    shares: "-3000000000000000000"`,
		} {
			if !strings.Contains(whole, want) {
				t.Errorf("%q is not in\n%s", want, whole)
			}
		}
		first := strings.Index(whole, "  Assets:Cash:Base:USDC  2.000000")
		micro := whole[:first] + strings.Replace(strings.Replace(whole[first:], "2.000000", "2.000001", 1), "-2.000000", "-2.000001", 1)
		if found, err := runBeanCheck(t, micro); err == nil || !strings.Contains(found, "Balance failed") {
			t.Errorf("a micro-dollar too much is accepted: %v %s", err, found)
		}
		begin := strings.Index(whole, "* ") - len("2026-01-01 ")
		short := whole[:begin] + whole[begin+strings.Index(whole[begin:], "\n\n"):]
		if found, err := runBeanCheck(t, short); err == nil || !strings.Contains(found, "Balance failed") {
			t.Errorf("a file that lacks a transaction is accepted: %v %s", err, found)
		}
	})
}

// The two sides of a transfer between chains are found by its id; no other entry has one.
func TestBothEntriesOfATransferBetweenChainsNameIt(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		b, wallet, transfer := newBook(t, db), uuid.New(), uuid.New()
		bridged := func(account ledger.Account, amount money.USD) ledger.Line {
			l := line(account, chain.USDC, amount, "")
			l.Bridge = transfer
			return l
		}
		b.post(day(1), wallet, ledger.Deposit, line(ledger.Cash, chain.USDC, 2_000_000, ""), line(ledger.External, chain.USDC, -2_000_000, ""))
		b.post(day(2), wallet, ledger.BridgeTransfer, bridged(ledger.InTransit, 1_000_000), bridged(ledger.Cash, -1_000_000))
		b.post(day(3), wallet, ledger.BridgeTransfer, bridged(ledger.Cash, 999_900), bridged(ledger.NetworkFee, 100), bridged(ledger.InTransit, -1_000_000))
		file := writeBeancount(t, b, nil, 0, day(4))
		beanCheck(t, file)
		for block := range strings.SplitSeq(file, "\n\n") {
			if names := strings.Count(block, "\n  bridge: \""+transfer.String()+"\"\n"); strings.Contains(block, "  entry: ") && (names == 1) != strings.Contains(block, `"bridge_transfer"`) {
				t.Errorf("named %d times in\n%s", names, block)
			}
		}
		if n := strings.Count(file, "  bridge: "); n != 2 {
			t.Errorf("%d transactions name a transfer in\n%s", n, file)
		}
	})
}

// Entries stay whole wherever a page of the journal ends, each a transaction of its own.
func TestEveryEntryIsATransaction(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		b, wallet := newBook(t, db), uuid.New()
		entries := make([]ledger.Entry, linesPerRead/2)
		for i := range entries { // of three lines each, so that a page ends within one
			entries[i] = ledger.Entry{Organization: b.organization, Wallet: wallet, Type: ledger.Deposit, Reference: "test:" + uuid.NewString(), Lines: []ledger.Line{
				line(ledger.Cash, chain.USDC, 3, ""), line(ledger.External, chain.USDC, -1, ""), line(ledger.External, chain.USDC, -2, "")}}
		}
		must(t, db.Write(t.Context(), func(tx *store.Tx) error { return ledger.Post(t.Context(), tx, entries...) }))
		file := writeBeancount(t, b, nil, 0, db.Clock().Micros()+microsPerDay)
		for block := range strings.SplitSeq(file, "\n\n") {
			if postings := strings.Count(block, "\n  Assets:") + strings.Count(block, "\n  Equity:"); strings.Contains(block, "  entry: ") && postings != 3 {
				t.Errorf("%d postings in\n%s", postings, block)
			}
		}
		if n := strings.Count(file, "\n  entry: "); n != len(entries) {
			t.Errorf("%d transactions of %d entries", n, len(entries))
		}
		beanCheck(t, file)
	})
}

// No two sources share an account, whatever their ids.
func TestSourcesHaveAccountsOfTheirOwn(t *testing.T) {
	seen := map[string]string{}
	for _, id := range []string{"a", "A", "a-b", "a_b", "a:b", "S-a", "X-61", "é", "0x61", " "} {
		account := beanSource(id)
		if other, taken := seen[account]; taken {
			t.Errorf("%q and %q are both %s", id, other, account)
		}
		seen[account] = id
		if strings.ContainsAny(account, "_: é") {
			t.Errorf("%q is no component of an account's name", account)
		}
	}
}
