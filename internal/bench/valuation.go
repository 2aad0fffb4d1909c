package bench

import (
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/valuation"
)

// How long the wallets' pasts are: one holds as much as the other, ten times as long.
const (
	shortPast = 365
	longPast  = 3650
)

// Pages of history are read so often, and have so many days.
const (
	historyReads = 200
	historyPage  = 31
)

// valuedSource is the source that every wallet has a position in.
const valuedSource = "service-ustb-vault"

// measureValuation gives every wallet a position and two of them a past of one and of ten years, written straight
// into the journal. It measures the closing of the days, pages and returns of both histories, and the cost of a new
// price.
func (b *bench) measureValuation() error {
	short, long := b.wallets[0], b.wallets[1]
	if err := b.seedPasts(short, long); err != nil {
		return fmt.Errorf("seeding the past: %w", err)
	}
	yesterday := valuation.DayOf(b.service.DB.Clock().Now()) - 1
	if err := b.measureClosing(yesterday); err != nil {
		return err
	}
	if err := b.measureHistory(short, long, yesterday); err != nil {
		return err
	}
	return b.measureNewPrice()
}

// seedPasts writes the rows of the journal and the prices, in one transaction: no day is closed of which a part is
// missing.
func (b *bench) seedPasts(short, long seededWallet) error {
	noon := valuation.DayOf(b.service.DB.Clock().Now()).Start().Add(-12 * time.Hour).UnixMicro() // of yesterday
	const day = int64(24 * time.Hour / time.Microsecond)
	return b.service.DB.Write(b.ctx, func(tx *store.Tx) error {
		past := func(insert, values string, first, count int, w seededWallet) {
			tx.Defer(insert+` WITH RECURSIVE n(i) AS (SELECT CAST($1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < CAST($2 AS BIGINT)) SELECT `+
				strings.NewReplacer("{id}", b.idSQL("(i % 16777216) * 2654435761 % 4294967296"), "{wallet}", "'"+w.id.String()+"'", "{organization}", "'"+b.organization.String()+"'",
					"{at}", fmt.Sprintf("(%d - (i - %d) * %d)", noon, first, day), "{nth}", fmt.Sprintf("(i - %d)", first)).Replace(values)+` FROM n`, first, first+count-1)
		}
		const entries = `INSERT INTO journal_entries (id, organization_id, wallet_id, event_type, reference, settled_at, created_at)`
		const lines = `INSERT INTO journal_lines (entry_id, line_number, organization_id, wallet_id, position_id, account_kind, amount, native_units, chain, token, yield_source_id, tx_hash, created_at)`
		past(`INSERT INTO yield_price_days (source_id, day, at, block, worth, shares, closed)`,
			fmt.Sprintf(`'%s', {at} / %d, {at}, 1, CAST(2000000000 - {nth} * 100000 AS TEXT), '1000000000000000', 0`, valuedSource, day), 1<<40, longPast+1, long)
		for i, w := range []seededWallet{short, long} {
			first, count := (i+2)<<41, []int{shortPast, longPast}[i]
			past(entries, `{id}, {organization}, {wallet}, 'deposit', {id}, {at}, {at}`, first, count, w)
			past(lines, `{id}, 1, {organization}, {wallet}, 'cash:ethereum_sepolia:usdc', 'cash', 40000000 + {nth} % 977, '40000000', 'ethereum_sepolia', 'usdc', NULL, '0x', {at}`, first, count, w)
			past(lines, `{id}, 2, {organization}, {wallet}, '`+valuedSource+`', 'yield_position', 60000000, '40000000000000', 'ethereum_sepolia', 'usdc', '`+valuedSource+`', '0x', {at}`, first, count, w)
			past(lines, `{id}, 3, {organization}, {wallet}, NULL, 'external', -100000000 - {nth} % 977, '-100000000', 'ethereum_sepolia', 'usdc', NULL, '0x', {at}`, first, count, w)
		}
		// Every other wallet bought its shares yesterday. An entry may have its wallet's id.
		others := withoutPositions + ` AND w.id NOT IN ($2, $3)`
		args := []any{b.organization, short.id, long.id}
		posted := fmt.Sprint(noon)
		tx.Defer(entries+` SELECT w.id, w.organization_id, w.id, 'deposit', 'bench:' || w.id, `+posted+`, `+posted+others, args...)
		for number, l := range []string{`'` + valuedSource + `', 'yield_position', 10000000, '5000000000000', 'ethereum_sepolia', 'usdc', '` + valuedSource + `'`,
			`NULL, 'external', -10000000, '-10000000', 'ethereum_sepolia', 'usdc', NULL`} {
			tx.Defer(lines+fmt.Sprintf(` SELECT w.id, %d, w.organization_id, w.id, %s, '0x', %s`, number+1, l, posted)+others, args...)
		}
		seedPositions(tx, posted, others, args...)
		return nil
	})
}

// withoutPositions returns the empty wallets of an organization.
const withoutPositions = ` FROM wallets w WHERE w.organization_id = $1 AND NOT EXISTS (SELECT 1 FROM positions p WHERE p.wallet_id = w.id)`

// seedPositions gives wallets ten dollars' worth of shares.
func seedPositions(tx *store.Tx, posted, wallets string, args ...any) {
	tx.Defer(`INSERT INTO positions (wallet_id, position_id, organization_id, kind, chain, token, yield_source_id, balance, reserved, units, updated_at)
		SELECT w.id, '`+valuedSource+`', w.organization_id, 'yield_source', 'ethereum_sepolia', 'usdc', '`+valuedSource+`', 10000000, 0, '5000000000000', `+posted+wallets, args...)
}

// measureClosing waits until the seat has written down all days, of which the last moved
// every wallet.
func (b *bench) measureClosing(yesterday valuation.Day) error {
	closed := func(day valuation.Day) func() (bool, error) {
		return func() (bool, error) {
			done, err := b.queryCount(`SELECT COUNT(*) FROM valuation_days WHERE done = 1`)
			b.reportProgress("closing days", done, longPast)
			last, e := b.queryCount(`SELECT COALESCE(MAX(day), 0) FROM valuation_days WHERE done = 1`)
			return last >= int(day), errors.Join(err, e)
		}
	}
	began := time.Now()
	if err := b.pollEvery(100*time.Millisecond, "the days before yesterday are closed", 30*time.Minute, closed(yesterday-1)); err != nil {
		return err
	}
	took := time.Since(began)
	b.printFigure("days closed", "%6.0f/s  (%d, each with an entry of two wallets at most; until the seat looks included)", longPast/took.Seconds(), longPast-1)
	began = time.Now()
	if err := b.pollEvery(5*time.Millisecond, "yesterday is closed", 30*time.Minute, closed(yesterday)); err != nil {
		return err
	}
	b.printFigure("a day of every wallet closed", "%s  (%d wallets, an entry each)", time.Since(began).Round(time.Millisecond), len(b.wallets))
	return nil
}

// measureHistory compares pages and returns of the two pasts, read turn and turn about.
func (b *bench) measureHistory(short, long seededWallet, yesterday valuation.Day) error {
	c, err := b.dialCaller(0)
	if err != nil {
		return err
	}
	defer func() { _ = c.conn.Close() }()
	var first, later [2][]time.Duration
	for range historyReads {
		for i, w := range []seededWallet{short, long} {
			begins := yesterday - []valuation.Day{shortPast, longPast}[i] + 1
			path := fmt.Sprintf("/v2/wallets/%s/history?limit=%d&from=%s", w.id, historyPage, begins.Start().Format(time.RFC3339))
			took, cursor, err := c.requestPage(path)
			if err != nil {
				return err
			}
			first[i] = append(first[i], took)
			took, _, err = c.requestPage(path + "&cursor=" + cursor)
			if err != nil {
				return err
			}
			later[i] = append(later[i], took)
		}
	}
	b.printFigure("history, a page of 31 days", "of one year -> of ten   first %s -> %s (%.2f times)   next %s -> %s (%.2f times)",
		percentile(first[0], .5), percentile(first[1], .5), medianGrowth(first[0], first[1]),
		percentile(later[0], .5), percentile(later[1], .5), medianGrowth(later[0], later[1]))
	return nil
}

// measureNewPrice changes a vault's price on the chain and measures until every wallet is
// shown at it.
func (b *bench) measureNewPrice() error {
	c, err := b.dialCaller(0)
	if err != nil {
		return err
	}
	defer func() { _ = c.conn.Close() }()
	written := func() (int, error) {
		return b.queryCount(`SELECT (SELECT COUNT(*) FROM position_days) + (SELECT COUNT(*) FROM yield_price_days) + (SELECT COUNT(*) FROM positions)`)
	}
	before, err := written()
	if err != nil {
		return err
	}
	stop := b.mineBlocks(20 * time.Millisecond)
	defer stop()
	began := time.Now()
	status, err := c.requestStatus(http.MethodPost, "/v2/sandbox/sources/"+valuedSource, `{"navUsd":"5000.000000"}`)
	if err != nil {
		return fmt.Errorf("changing the price: %w", err)
	}
	if status != http.StatusOK {
		return fmt.Errorf("changing the price answered %d", status)
	}
	changed := time.Since(began)
	after, err := written()
	if err != nil {
		return err
	}
	b.printFigure("a new price", "%s  (from the request that changes it on the chain to every wallet shown at it; %d rows more)", changed.Round(time.Millisecond), after-before)
	began = time.Now()
	values, err := valuation.SumSources(b.ctx, b.service.DB, valuation.Owner{Organization: b.organization}, []string{valuedSource}, valuation.DayOf(b.service.DB.Clock().Now()))
	if err != nil {
		return err
	}
	b.printFigure("all positions valued", "%s  (of %d wallets, in one pass: %s)", time.Since(began).Round(time.Millisecond), len(b.wallets), values[valuedSource].Value)
	return b.measureWalletPages(c)
}

// measureWalletPages reads every wallet with its value, a hundred a request.
func (b *bench) measureWalletPages(c *caller) error {
	began, cursor, pages := time.Now(), "", 0
	for {
		path := "/v2/wallets?limit=100"
		if cursor != "" {
			path += "&cursor=" + cursor
		}
		var err error
		_, cursor, err = c.requestPage(path)
		if err != nil {
			return err
		}
		pages++
		b.reportProgress("reading wallets", pages*100, len(b.wallets))
		if cursor == "" {
			break
		}
	}
	b.printFigure("all wallets read with values", "%s  (%d pages of 100, one caller)", time.Since(began).Round(time.Millisecond), pages)
	return nil
}
