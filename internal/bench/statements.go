package bench

import (
	"errors"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/valuation"
)

const readsPerForm = 20

// measureStatements measures the statement of a year of a wallet with so many entries, the
// other forms of the same books, and the statement of a wallet that had as many in each
// of nine years before. All days are closed.
func (b *bench) measureStatements() error {
	young, old := b.wallets[len(b.wallets)-1].id, b.wallets[len(b.wallets)-2].id
	end := b.service.DB.Clock().Now().UTC().Truncate(24 * time.Hour)
	begin := end.AddDate(0, 0, -365)
	for _, wallet := range []uuid.UUID{young, old} {
		if err := b.postYear(wallet, begin); err != nil {
			return err
		}
	}
	if err := b.copyYear(old, begin); err != nil {
		return err
	}
	if err := b.closeDaysAgain(valuation.DayOf(end)); err != nil {
		return err
	}
	books := func(wallet uuid.UUID) string {
		return fmt.Sprintf("?walletId=%s&from=%s&to=%s", wallet, begin.Format(time.RFC3339), end.Format(time.RFC3339))
	}
	year := books(young)
	for _, form := range []struct{ name, path string }{
		{"statement of a year", "statement" + year},
		{fmt.Sprintf("statement after %d years", b.yearsBefore), "statement" + books(old)},
		{"as CSV", "statement" + year + "&format=csv"},
		{"as a page", "statement" + year + "&format=html"},
		{"daily balances as CSV", "balances.csv" + year},
		{"journal for Beancount", "activity.beancount" + year},
		{"journal as CSV", "activity.csv" + year},
	} {
		if err := b.measureForm(form.name, form.path); err != nil {
			return err
		}
	}
	return nil
}

// closeDaysAgain deletes the days closed while the past was still being made, and waits until all days before one are
// closed again.
func (b *bench) closeDaysAgain(before valuation.Day) error {
	err := b.service.DB.Write(b.ctx, func(tx *store.Tx) error {
		for _, table := range []string{"position_days", "valued_positions", "valuation_days"} {
			tx.Defer(`DELETE FROM ` + table)
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("forgetting closed days: %w", err)
	}
	return b.pollEvery(100*time.Millisecond, "the days are closed", 30*time.Minute, func() (bool, error) {
		done, err := b.queryCount(`SELECT COUNT(*) FROM valuation_days WHERE done = 1`)
		b.reportProgress("closing days", done, 365*(b.yearsBefore+1))
		last, e := b.queryCount(`SELECT COALESCE(MAX(day), 0) FROM valuation_days WHERE done = 1`)
		return last >= int(before)-2, errors.Join(err, e) // yesterday may be over for less than ten minutes
	})
}

// measureForm measures how long it takes from the request to the last byte.
func (b *bench) measureForm(name, path string) error {
	c, err := b.dialCaller(0)
	if err != nil {
		return err
	}
	defer func() { _ = c.conn.Close() }()
	var took []time.Duration
	var size int
	for range readsPerForm {
		start := time.Now()
		if _, err := io.WriteString(c.conn, http.MethodGet+" /v2/accounting/"+path+c.head+"\r\n"); err != nil {
			return fmt.Errorf("asking: %w", err)
		}
		response, err := http.ReadResponse(c.in, nil)
		if err != nil {
			return fmt.Errorf("reading an answer: %w", err)
		}
		text, err := io.ReadAll(response.Body)
		_ = response.Body.Close()
		if err != nil || response.StatusCode != http.StatusOK {
			return fmt.Errorf("GET %s answered %d (%w): %.200s", path, response.StatusCode, err, text)
		}
		took, size = append(took, time.Since(start)), len(text)
	}
	b.printFigure(name, "p50 %s  max %s  (%d entries, %d bytes)", percentile(took, .5), percentile(took, 1), b.Entries, size)
	return nil
}

// postYear posts a wallet's entries of a year, some each day: deposits, into a source and
// out of it with yield, and payouts.
func (b *bench) postYear(wallet uuid.UUID, begin time.Time) error {
	const days = 365
	for day, done := 0, 0; day < days; day++ {
		var entries []ledger.Entry
		for ; done < (day+1)*b.Entries/days; done++ {
			entries = append(entries, b.benchEntry(wallet, done))
		}
		if len(entries) == 0 {
			continue
		}
		at := begin.AddDate(0, 0, day).Add(12 * time.Hour).UnixMicro()
		err := b.service.DB.Write(b.ctx, func(tx *store.Tx) error {
			now := tx.DB().Clock().Micros()
			if err := ledger.Post(b.ctx, tx, entries...); err != nil {
				return err
			}
			// The last entry was posted now; all before it is long past.
			tx.Defer(`UPDATE journal_lines SET created_at = $1 WHERE wallet_id = $2 AND created_at >= $3`, at, wallet, now)
			tx.Defer(`UPDATE journal_entries SET created_at = $1 WHERE wallet_id = $2 AND created_at >= $3`, at, wallet, now)
			return nil
		})
		if err != nil {
			return fmt.Errorf("posting a year's entries: %w", err)
		}
		b.reportProgress("posting entries", done, b.Entries)
	}
	return nil
}

// benchEntry is the i-th of a wallet's movements, four kinds in turn.
func (b *bench) benchEntry(wallet uuid.UUID, i int) ledger.Entry {
	line := func(account ledger.Account, source string, amount money.USD) ledger.Line {
		l := ledger.Line{Account: account, Chain: b.on, Token: chain.USDC, YieldSource: source, Amount: amount}
		if account == ledger.YieldPosition {
			l.Shares = new(big.Int).Mul(big.NewInt(int64(amount)), big.NewInt(1_000_000_000_000))
		}
		return l
	}
	const vault, amount = "service-ustb-vault", 100 * money.Dollar
	e := ledger.Entry{Organization: b.organization, Wallet: wallet, Reference: "bench:" + uuid.NewString(), SettledAt: b.service.DB.Clock().Now(), TxHash: fmt.Sprintf("0x%064x", i)}
	switch i % 4 {
	case 0:
		e.Type, e.Lines = ledger.Deposit, []ledger.Line{line(ledger.Cash, "", amount), line(ledger.External, "", -amount)}
	case 1:
		e.Type, e.Lines = ledger.YieldSourceDeposit, []ledger.Line{line(ledger.YieldPosition, vault, amount), line(ledger.Cash, "", -amount)}
	case 2:
		e.Type = ledger.YieldSourceRedeem
		e.Lines = []ledger.Line{line(ledger.YieldPosition, vault, -amount/2), line(ledger.Cash, "", amount/2+money.Dollar), line(ledger.YieldIncome, vault, -money.Dollar)}
	default:
		e.Type = ledger.WithdrawalPayout
		e.Lines = []ledger.Line{line(ledger.External, "", amount/4), line(ledger.PartnerFee, "", money.Dollar/10), line(ledger.NetworkFee, "", money.Dollar/2), line(ledger.Cash, "", -amount/4-money.Dollar*6/10)}
	}
	return e
}

// copyYear has the same entries in each of the years before.
func (b *bench) copyYear(wallet uuid.UUID, begin time.Time) error {
	const yearMicros = 365 * 86_400_000_000
	for year := 1; year <= b.yearsBefore; year++ {
		err := b.service.DB.Write(b.ctx, func(tx *store.Tx) error {
			id, back := fmt.Sprintf("|| '%012d'", year), fmt.Sprint(year*yearMicros)
			since := fmt.Sprint(begin.UnixMicro())
			tx.Defer(`INSERT INTO journal_entries (id, organization_id, wallet_id, event_type, reference, settled_at, created_at)
				SELECT SUBSTR(id, 1, 24) `+id+`, organization_id, wallet_id, event_type, reference `+id+`, settled_at, created_at - `+back+`
				FROM journal_entries WHERE wallet_id = $1 AND created_at >= `+since, wallet)
			tx.Defer(`INSERT INTO journal_lines (entry_id, line_number, organization_id, wallet_id, position_id, account_kind, amount, native_units, chain, token, yield_source_id, tx_hash, created_at)
				SELECT SUBSTR(entry_id, 1, 24) `+id+`, line_number, organization_id, wallet_id, position_id, account_kind, amount, native_units, chain, token, yield_source_id, tx_hash, created_at - `+back+`
				FROM journal_lines WHERE wallet_id = $1 AND created_at >= `+since, wallet)
			return nil
		})
		if err != nil {
			return fmt.Errorf("copying a year's entries: %w", err)
		}
		b.reportProgress("copying entries", year, b.yearsBefore)
	}
	if b.service.DB.Engine() != store.Postgres {
		return nil
	}
	return b.service.DB.Write(b.ctx, func(tx *store.Tx) error { tx.Defer(`ANALYZE`); return nil })
}
