package bench

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/store"
)

// fewRows is the size that a long list is compared with.
const fewRows = 10_000

// pages is how many pages of a list are read.
const pages = 200

// lists measures how long a page takes of a short list and of a long one: the
// first page, and those from the middle on by their cursors.
func (b *bench) lists() error {
	few, err := b.fill(fewRows, 1)
	if err != nil {
		return err
	}
	many, err := b.fill(b.Rows, 1<<40)
	if err != nil {
		return err
	}
	for _, l := range []struct{ name, path, query string }{
		{"wallets", "/v2/wallets", ""},
		{"wallets by state", "/v2/wallets", "&lifecycleStatus=active"},
		{"wallets by label", "/v2/wallets", "&label=row%207"},
		{"wallets searched", "/v2/wallets", "&labelSearch=nowhere"},
		{"deposits", "/v2/wallets/%s/deposits", ""},
		{"withdrawals", "/v2/wallets/%s/withdrawals", ""},
		{"accounting activity", "/v2/accounting/activity", "&scope=organization"},
	} {
		short, err := b.turn(few, l.path, l.query)
		if err != nil {
			return fmt.Errorf("%s: %w", l.name, err)
		}
		long, err := b.turn(many, l.path, l.query)
		if err != nil {
			return fmt.Errorf("%s: %w", l.name, err)
		}
		b.say("page of "+l.name, "%d rows: %s   %d rows: %s", fewRows, short, b.Rows, long)
	}
	return nil
}

// listed is an organization with lists of a length.
type listed struct {
	token  string
	wallet uuid.UUID
	middle time.Time
}

// turn reads the pages of one list.
func (b *bench) turn(l listed, path, query string) (string, error) {
	c, err := b.dial(0)
	if err != nil {
		return "", err
	}
	defer func() { _ = c.conn.Close() }()
	c.head = strings.Replace(c.head, b.tokens[0], l.token, 1)
	if strings.Contains(path, "%s") {
		path = fmt.Sprintf(path, l.wallet)
	}
	order := "&order=asc"
	if strings.Contains(path, "accounting") {
		order = "" // it has but one
	}
	var first, later []time.Duration
	for range pages {
		took, _, err := c.page(path + "?limit=25" + query)
		if err != nil {
			return "", err
		}
		first = append(first, took)
	}
	from := path + "?limit=25" + query + order + "&from=" + l.middle.UTC().Format("2006-01-02T15:04:05.000000Z")
	next := ""
	for range pages {
		took, cursor, err := c.page(from + next)
		if err != nil {
			return "", err
		}
		later = append(later, took)
		next = ""
		if cursor != "" {
			next = "&cursor=" + cursor
		}
	}
	return fmt.Sprintf("first p50 %s p99 %s, later p50 %s p99 %s", at(first, .5), at(first, .99), at(later, .5), at(later, .99)), nil
}

// page asks for one page and returns how long it took and where the next is.
func (c *caller) page(path string) (time.Duration, string, error) {
	start := time.Now()
	if _, err := io.WriteString(c.conn, http.MethodGet+" "+path+c.head+"\r\n"); err != nil {
		return 0, "", fmt.Errorf("asking: %w", err)
	}
	response, err := http.ReadResponse(c.in, nil)
	if err != nil {
		return 0, "", fmt.Errorf("reading an answer: %w", err)
	}
	defer func() { _ = response.Body.Close() }()
	text, err := io.ReadAll(response.Body)
	took := time.Since(start)
	var body struct{ NextCursor string }
	if err == nil && response.StatusCode != http.StatusOK {
		err = fmt.Errorf("GET %s answered %d: %s", path, response.StatusCode, text)
	}
	if err == nil {
		err = json.Unmarshal(text, &body)
	}
	return took, body.NextCursor, err
}

// fill gives a new organization so many wallets, and one of them so many
// deposits, withdrawals and journal lines, a millisecond apart. base sets the
// ids of its rows apart from others'.
func (b *bench) fill(n, base int) (listed, error) {
	organization := uuid.New()
	l := listed{middle: time.Now().Add(-time.Duration(n/2) * time.Millisecond)}
	var err error
	if l.token, err = app.IssueToken(b.sandbox.Config, organization, "bench", auth.NewScopes(auth.AllScopes()...), time.Hour); err != nil {
		return l, err
	}
	start := time.Now().UnixMicro() - int64(n)*1000
	put := func(table, columns, values string, count int) error {
		const most = 50_000
		for from := 0; from < count; from += most {
			err := b.sandbox.DB.Write(b.ctx, func(tx *store.Tx) error {
				tx.Defer(`INSERT INTO `+table+` (`+columns+`)
					WITH RECURSIVE n(i) AS (SELECT CAST($1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < CAST($2 AS BIGINT))
					SELECT `+strings.NewReplacer("{id}", b.idSQL(), "{at}", fmt.Sprintf("(%d + (i - %d) * 1000)", start, base),
					"{organization}", "'"+organization.String()+"'", "{wallet}", "'"+l.wallet.String()+"'").Replace(values)+` FROM n`,
					base+from, base+min(from+most, count)-1)
				return nil
			})
			if err != nil {
				return fmt.Errorf("filling %s: %w", table, err)
			}
			b.progress("filling "+table, min(from+most, count), count)
		}
		return nil
	}
	if err := put("wallets", "id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at",
		`{id}, {organization}, {id}, 'row ' || (i % 1000), 'row ' || (i % 1000), 0, 'active', '{}', {at}, {at}`, n); err != nil {
		return l, err
	}
	if err := b.sandbox.DB.QueryRow(b.ctx, `SELECT id FROM wallets WHERE organization_id = $1 ORDER BY created_at LIMIT 1`, organization).Scan(&l.wallet); err != nil {
		return l, err
	}
	for _, t := range []struct {
		table, columns, values string
		count                  int
	}{
		{"deposits", "id, organization_id, wallet_id, chain, token, amount, units, from_address, tx_hash, ordinal, block_number, block_hash, block_time, status, shown, created_at, completed_at",
			`{id}, {organization}, {wallet}, 'ethereum_sepolia', 'usdc', 1, '1', '0x', {id}, 0, 1, '0x', {at}, 'completed', 1, {at}, {at}`, n},
		{"workflows", "id, organization_id, wallet_id, kind, request_id, status, reason, amount, token, destination_chain, destination_address, instructions, created_at",
			`{id}, {organization}, {wallet}, 'withdrawal', {id}, 'completed', '', 1, 'usdc', 'ethereum_sepolia', '0x', '[]', {at}`, n},
		{"journal_entries", "id, organization_id, wallet_id, event_type, reference, settled_at, created_at",
			`{id}, {organization}, {wallet}, 'deposit', {id}, {at}, {at}`, n / 2},
		{"journal_lines", "entry_id, line_number, organization_id, wallet_id, account_kind, amount, native_units, chain, token, tx_hash, created_at",
			`{id}, 1, {organization}, {wallet}, 'cash', 1, '1', 'ethereum_sepolia', 'usdc', '0x', {at}`, n / 2},
		{"journal_lines", "entry_id, line_number, organization_id, wallet_id, account_kind, amount, native_units, chain, token, tx_hash, created_at",
			`{id}, 2, {organization}, {wallet}, 'external', -1, '-1', 'ethereum_sepolia', 'usdc', '0x', {at}`, n / 2},
	} {
		if err := put(t.table, t.columns, t.values, t.count); err != nil {
			return l, err
		}
	}
	if b.sandbox.DB.Engine() != store.Postgres {
		return l, nil
	}
	// PostgreSQL does this by itself, but later.
	return l, b.sandbox.DB.Write(b.ctx, func(tx *store.Tx) error { tx.Defer(`ANALYZE`); return nil })
}

// idSQL makes a UUID of the number i, scattered like a random one.
func (b *bench) idSQL() string {
	const scattered = `(i % 16777216) * 2654435761 % 4294967296`
	if b.sandbox.DB.Engine() == store.Postgres {
		return `lpad(to_hex(` + scattered + `), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(i), 12, '0')`
	}
	return `printf('%08x-0000-4000-8000-%012x', ` + scattered + `, i)`
}
