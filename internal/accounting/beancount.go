package accounting

import (
	"bufio"
	"context"
	"encoding/hex"
	"fmt"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// linesPerRead is how many lines of the journal are read at a time.
const linesPerRead = 500

// WriteBeancount writes the journal of a period in the language of Beancount. Dates are the days of UTC in which
// entries were posted. labels returns wallets' labels, for the wallets of a few hundred lines at a time.
//
// Accounts are those of the scope, whatever the number of its wallets, which are metadata: so only the balances of a
// few accounts are kept while lines stream. The final assertions compare the written lines to the micro-dollar:
// bean-check rejects a file that lost or gained a line.
func WriteBeancount(ctx context.Context, db *store.DB, s Scope, p Period, names Names, labels func(context.Context, []uuid.UUID) (map[uuid.UUID]string, error), to io.Writer) error {
	w := &beanWriter{out: bufio.NewWriter(to), balances: map[beanAccount]money.USD{}}
	w.writeHead(s, p, names)
	if err := w.writeOpening(ctx, db, s, p); err != nil {
		return err
	}
	ask := ledger.ActivityQuery{Organization: s.Organization, Wallet: s.Wallet, FromMicros: p.FromMicros, ToMicros: p.ToMicros, Limit: linesPerRead}
	var entry []ledger.JournalLine // which the next page may go on with
	for {
		lines, next, err := ledger.Activity(ctx, db, ask)
		if err != nil {
			return err
		}
		known, err := labels(ctx, walletsOf(lines, entry))
		if err != nil {
			return err
		}
		for _, line := range lines {
			if len(entry) > 0 && entry[0].Entry != line.Entry {
				w.writeEntry(entry, known)
				entry = entry[:0]
			}
			entry = append(entry, line)
		}
		if w.err != nil {
			return w.err
		}
		if ask.After = next; next == nil {
			w.writeEntry(entry, known)
			break
		}
	}
	w.writeBalances(p)
	if w.err != nil {
		return w.err
	}
	return w.out.Flush()
}

// walletsOf are the wallets of some lines.
func walletsOf(parts ...[]ledger.JournalLine) []uuid.UUID {
	found := map[uuid.UUID]bool{}
	for _, lines := range parts {
		for _, l := range lines {
			found[l.Wallet] = true
		}
	}
	return slices.Collect(maps.Keys(found))
}

// beanAccount is an account with its balance.
type beanAccount struct {
	name      string
	commodity string
}

func (a beanAccount) compare(b beanAccount) int {
	return strings.Compare(a.name+" "+a.commodity, b.name+" "+b.commodity)
}

// beanWriter writes directives and keeps their sums. It keeps the first error, and writes no more after it.
type beanWriter struct {
	out      *bufio.Writer
	balances map[beanAccount]money.USD
	err      error
}

func (w *beanWriter) printf(format string, args ...any) {
	if w.err == nil {
		_, w.err = fmt.Fprintf(w.out, format, args...)
	}
}

// commodities are each worth one dollar: amounts of the journal are dollars, and are
// those of the token that moved.
var commodities = []string{"USDC", "USDT"}

func (w *beanWriter) writeHead(s Scope, p Period, names Names) {
	title := "All wallets of " + s.Organization.String()
	if s.Wallet != nil {
		title = names.Wallet + " (" + s.Wallet.String() + ")"
	}
	w.printf("option \"title\" %s\n", quoteBean(title))
	for _, commodity := range commodities {
		w.printf("option \"operating_currency\" \"%s\"\n", commodity)
	}
	w.printf("\n; Posted from %s and before %s (UTC). Yield sources are at cost.\n\n", timeOrBeginning(p.FromMicros), clock.Time(p.ToMicros).Format(time.RFC3339Nano))
	for _, commodity := range commodities {
		w.printf("%s commodity %s\n", beanDay(0), commodity)
	}
	w.printf("\n")
}

func timeOrBeginning(micros int64) string {
	if micros == 0 {
		return "the beginning"
	}
	return clock.Time(micros).Format(time.RFC3339Nano)
}

// beanDay is a date of UTC.
func beanDay(micros int64) string { return clock.Time(micros).Format(time.DateOnly) }

// beanOpening is where balances come from that are older than the period.
const beanOpening = "Equity:Opening-Balances"

// writeOpening brings forward the balances from before the period.
func (w *beanWriter) writeOpening(ctx context.Context, db *store.DB, s Scope, p Period) error {
	if p.FromMicros == 0 {
		return nil
	}
	before, err := loadSums(ctx, db, s, Period{FromMicros: p.FromMicros, ToMicros: p.FromMicros})
	if err != nil {
		return err
	}
	slices.SortFunc(before, func(a, b sum) int { return a.at.compare(b.at) })
	before = slices.DeleteFunc(before, func(o sum) bool { return o.amount == 0 })
	if len(before) == 0 {
		return nil
	}
	day := beanDay(p.FromMicros)
	for _, o := range before {
		w.open(day, accountOf(o.account, o.at.Chain, o.at.Token, o.at.Source))
		w.open(day, beanAccount{beanOpening, commodityOf(o.at.Token)})
	}
	w.printf("%s * \"Brought forward\"\n", day)
	for _, o := range before {
		account := accountOf(o.account, o.at.Chain, o.at.Token, o.at.Source)
		w.post(account, o.amount)
		w.post(beanAccount{beanOpening, account.commodity}, -o.amount)
	}
	w.printf("\n")
	return w.err
}

// writeEntry writes an entry as a transaction, and opens the accounts that it is the
// first to name.
func (w *beanWriter) writeEntry(lines []ledger.JournalLine, labels map[uuid.UUID]string) {
	if len(lines) == 0 {
		return
	}
	e := lines[0]
	day := beanDay(e.Time.UnixMicro())
	for _, l := range lines {
		w.open(day, accountOf(l.Account, l.Chain, l.Token, l.YieldSource))
	}
	w.printf("%s * %s %s\n", day, quoteBean(labels[e.Wallet]), quoteBean(string(e.Type)))
	for _, m := range [][2]string{
		{"entry", e.Entry.String()}, {"wallet", e.Wallet.String()}, {"reference", e.Reference}, {"transaction", e.TxHash},
		{"posted", e.Time.Format(time.RFC3339Nano)}, {"settled", e.SettledAt.Format(time.RFC3339Nano)},
	} {
		w.printf("  %s: %s\n", m[0], quoteBean(m[1]))
	}
	if e.Bridge != "" { // all lines of an entry have the same
		w.printf("  bridge: %s\n", quoteBean(e.Bridge))
	}
	for _, l := range lines {
		w.post(accountOf(l.Account, l.Chain, l.Token, l.YieldSource), l.Amount)
		if l.Account == ledger.YieldPosition {
			w.printf("    shares: %s\n", quoteBean(l.NativeUnits))
		}
	}
	w.printf("\n")
}

// open opens an account, once.
func (w *beanWriter) open(day string, account beanAccount) {
	if _, opened := w.balances[account]; !opened {
		w.balances[account] = 0
		w.printf("%s open %s %s\n", day, account.name, account.commodity)
	}
}

func (w *beanWriter) post(account beanAccount, amount money.USD) {
	total, err := w.balances[account].Add(amount)
	if err != nil && w.err == nil {
		w.err = err
	}
	w.balances[account] = total
	w.printf("  %s  %s %s\n", account.name, amount, account.commodity)
}

// writeBalances asserts each account's balance after the last day: a balance of Beancount is that of a day's
// beginning. Without an explicit tolerance, bean-check would accept a difference of a micro-dollar.
func (w *beanWriter) writeBalances(p Period) {
	day := beanDay(((p.ToMicros-1)/microsPerDay + 1) * microsPerDay)
	for _, account := range slices.SortedFunc(maps.Keys(w.balances), beanAccount.compare) {
		w.printf("%s balance %s  %s ~ 0.000000 %s\n", day, account.name, w.balances[account], account.commodity)
	}
}

// accountOf names the account of a line. The token is a part of the name, so each
// account holds one commodity.
func accountOf(account ledger.Account, on chain.Name, token chain.Token, source string) beanAccount {
	commodity := commodityOf(token)
	place := beanWord(string(on))
	if source != "" && account != ledger.Cash {
		place = beanSource(source)
	}
	root := map[ledger.Account]string{
		ledger.Cash: "Assets:Cash", ledger.InTransit: "Assets:In-Transit", ledger.YieldPosition: "Assets:Yield-Sources",
		ledger.External: "Equity:External", ledger.NetworkFee: "Expenses:Network-Fees", ledger.PartnerFee: "Expenses:Partner-Fees",
		ledger.YieldIncome: "Income:Yield",
	}[account]
	if root == "" {
		root = "Equity:" + beanWord(string(account))
	}
	return beanAccount{root + ":" + place + ":" + commodity, commodity}
}

func commodityOf(token chain.Token) string { return strings.ToUpper(string(token)) }

// beanWord makes a component of an account's name of a word of ours.
func beanWord(word string) string {
	word = strings.ReplaceAll(word, "_", "-")
	return strings.ToUpper(word[:1]) + word[1:]
}

var plainSource = regexp.MustCompile(`^[A-Za-z0-9-]+$`)

// beanSource makes a component of a source's id, no two of which make the same.
func beanSource(id string) string {
	if plainSource.MatchString(id) {
		return "S-" + id
	}
	return "X-" + hex.EncodeToString([]byte(id))
}

// quoteBean makes a string of Beancount, in one line, of any text.
func quoteBean(text string) string {
	var quoted strings.Builder
	quoted.WriteByte('"')
	for _, r := range strings.ToValidUTF8(text, "\uFFFD") {
		switch {
		case r == '"' || r == '\\':
			quoted.WriteByte('\\')
			quoted.WriteRune(r)
		case r < ' ' || r == 0x7f || r == 0x85 || r == 0x2028 || r == 0x2029:
			quoted.WriteByte(' ')
		default:
			quoted.WriteRune(r)
		}
	}
	quoted.WriteByte('"')
	return quoted.String()
}
