package bench

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/store"
)

// shortListRows is the size that a long list is compared with.
const shortListRows = 10_000

// Each page of a list is read so often: the first, and as many later ones as a
// search finds in the short list. So of both lists the same number of pages is
// read again and again, from memory: how fast the disk is, is another question.
const (
	readsPerPage = 400
	laterPages   = 3
)

// measureLists measures the time of a page of a short list and of a long one, in turn, so that other load on the
// machine slows down both: the first page, and those from the middle on by their cursors.
func (b *bench) measureLists() error {
	few, err := b.fillLists(shortListRows, 1)
	if err != nil {
		return err
	}
	many, err := b.fillLists(b.Rows, 1<<40)
	if err != nil {
		return err
	}
	b.printFigure("page of 25, median", "of %d rows -> of %d rows", shortListRows, b.Rows)
	for _, l := range []struct{ name, path, query string }{
		{"wallets", "/v2/wallets", "&order=asc"},
		{"wallets, newest first", "/v2/wallets", "&order=desc"},
		{"wallets by state", "/v2/wallets", "&order=asc&lifecycleStatus=active"},
		{"wallets by label", "/v2/wallets", "&order=asc&label=row%207"},
		{"wallets searched", "/v2/wallets", "&order=asc&labelSearch=nowhere"},
		{"deposits", "/v2/wallets/%s/deposits", "&order=asc"},
		{"withdrawals", "/v2/wallets/%s/withdrawals", "&order=asc"},
		{"activity of a wallet", "/v2/accounting/activity", "&walletId=%s"},
		{"activity of all", "/v2/accounting/activity", "&scope=organization"},
		{"webhook events", "/v2/webhooks/events", "&order=asc"},
	} {
		short, long, err := b.comparePages(few, many, l.path, l.query)
		if err != nil {
			return fmt.Errorf("%s: %w", l.name, err)
		}
		b.printFigure(l.name, "first %s -> %s (%.2f times)   later %s -> %s (%.2f times)",
			percentile(short.first, .5), percentile(long.first, .5), medianGrowth(short.first, long.first),
			percentile(short.later, .5), percentile(long.later, .5), medianGrowth(short.later, long.later))
	}
	return nil
}

// comparePages reads the pages of the same list of two organizations.
func (b *bench) comparePages(few, many filledLists, path, query string) (short, long *listReader, err error) {
	short, err = b.newListReader(few, path, query)
	if err != nil {
		return nil, nil, err
	}
	defer func() { _ = short.conn.Close() }()
	long, err = b.newListReader(many, path, query)
	if err != nil {
		return nil, nil, err
	}
	defer func() { _ = long.conn.Close() }()
	for range readsPerPage {
		if err := errors.Join(short.readBoth(), long.readBoth()); err != nil {
			return nil, nil, err
		}
	}
	return short, long, nil
}

// medianGrowth is by how much the median grew.
func medianGrowth(short, long []time.Duration) float64 {
	slices.Sort(short)
	slices.Sort(long)
	return float64(long[len(long)/2]) / float64(short[len(short)/2])
}

// filledLists is an organization with lists of a length.
type filledLists struct {
	token  string
	wallet uuid.UUID
	middle time.Time
}

// listReader reads the pages of one list.
type listReader struct {
	*caller
	head, tail   string // asks for the first page; for the first from the middle on
	next         string // the cursor's parameter
	first, later []time.Duration
}

func (b *bench) newListReader(l filledLists, path, query string) (*listReader, error) {
	c, err := b.dialCaller(0)
	if err != nil {
		return nil, err
	}
	c.head = strings.Replace(c.head, b.tokens[0], l.token, 1)
	head := strings.ReplaceAll(path+"?limit=25"+query, "%s", l.wallet.String())
	return &listReader{caller: c, head: head, tail: head + "&from=" + l.middle.UTC().Format("2006-01-02T15:04:05.000000Z")}, nil
}

// readBoth reads the first page, and one from the middle on.
func (r *listReader) readBoth() error {
	took, _, err := r.requestPage(r.head)
	if err != nil {
		return err
	}
	r.first = append(r.first, took)
	took, cursor, err := r.requestPage(r.tail + r.next)
	r.later, r.next = append(r.later, took), ""
	if cursor != "" && len(r.later)%laterPages != 0 {
		r.next = "&cursor=" + cursor
	}
	return err
}

// requestPage asks for one page and returns how long it took and where the next is.
func (c *caller) requestPage(path string) (time.Duration, string, error) {
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

// fillLists gives a new organization so many wallets, and one of them so many
// deposits, withdrawals, journal lines and webhook events, a millisecond apart. base sets the
// ids of its rows apart from others'.
func (b *bench) fillLists(n, base int) (filledLists, error) {
	organization := uuid.New()
	l := filledLists{middle: time.Now().Add(-time.Duration(n*6/10) * time.Millisecond)}
	token, err := app.IssueToken(b.service.Config, organization, "bench", auth.NewScopes(auth.AllScopes()...), time.Hour)
	if err != nil {
		return l, err
	}
	l.token = token
	endpoint := uuid.New()
	start := time.Now().UnixMicro() - int64(n)*1000
	put := func(table, columns, values string, count int) error {
		const most = 200_000
		for from := 0; from < count; from += most {
			err := b.service.DB.Write(b.ctx, func(tx *store.Tx) error {
				tx.Defer(`INSERT INTO `+table+` (`+columns+`)
					WITH RECURSIVE n(i) AS (SELECT CAST($1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < CAST($2 AS BIGINT))
					SELECT `+strings.NewReplacer("{id}", b.idSQL("0"), "{scattered}", b.idSQL(`(i % 16777216) * 2654435761 % 4294967296`), "{at}", fmt.Sprintf("(%d + (i - %d) * 1000)", start, base),
					"{organization}", "'"+organization.String()+"'", "{wallet}", "'"+l.wallet.String()+"'", "{endpoint}", "'"+endpoint.String()+"'").Replace(values)+` FROM n`,
					base+from, base+min(from+most, count)-1)
				return nil
			})
			if err != nil {
				return fmt.Errorf("filling %s: %w", table, err)
			}
			b.reportProgress("filling "+table, min(from+most, count), count)
		}
		return nil
	}
	if err := put("wallets", "id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at",
		`{id}, {organization}, {id}, 'row ' || (i % 100), 'row ' || (i % 100), 0, 'active', '{}', {at}, {at}`, n); err != nil {
		return l, err
	}
	if err := b.service.DB.QueryRow(b.ctx, `SELECT id FROM wallets WHERE organization_id = $1 ORDER BY created_at LIMIT 1`, organization).Scan(&l.wallet); err != nil {
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
			`{scattered}, {organization}, {wallet}, 'deposit', {id}, {at}, {at}`, n / 2},
		{"journal_lines", "entry_id, line_number, organization_id, wallet_id, account_kind, amount, native_units, chain, token, tx_hash, created_at",
			`{scattered}, 1, {organization}, {wallet}, 'cash', 1, '1', 'ethereum_sepolia', 'usdc', '0x', {at}`, n / 2},
		{"journal_lines", "entry_id, line_number, organization_id, wallet_id, account_kind, amount, native_units, chain, token, tx_hash, created_at",
			`{scattered}, 2, {organization}, {wallet}, 'external', -1, '-1', 'ethereum_sepolia', 'usdc', '0x', {at}`, n / 2},
		{"webhook_endpoints", "id, organization_id, url, url_folded, events, description, secret, created_at, disabled_at",
			`{endpoint}, {organization}, 'https://example.com', 'https://example.com', '[]', '', '', {at}, {at}`, 1},
		{"events", "id, organization_id, wallet_id, seq, type, payload, dispatched, created_at",
			`{id}, {organization}, {wallet}, i, 'portfolio_wallet.deposit.status_changed', '{}', 1, {at}`, n},
		{"webhook_deliveries", "endpoint_id, wallet_id, seq, organization_id, status, attempts, requested_at, completed_at, delivered_at, response_status, last_error, event_type, created_at",
			`{endpoint}, {wallet}, i, {organization}, 'delivered', 1, {at}, {at}, {at}, 200, '', 'portfolio_wallet.deposit.status_changed', {at}`, n},
	} {
		if err := put(t.table, t.columns, t.values, t.count); err != nil {
			return l, err
		}
	}
	if b.service.DB.Engine() != store.Postgres {
		return l, nil
	}
	// PostgreSQL does this by itself, but later.
	return l, b.service.DB.Write(b.ctx, func(tx *store.Tx) error { tx.Defer(`ANALYZE`); return nil })
}

// idSQL makes a UUID of the number i that begins with a number. The ids of journal
// entries are scattered like random ones, since the lists look them up; the others,
// which would take hours to fill in so, are in order.
func (b *bench) idSQL(begins string) string {
	if b.service.DB.Engine() == store.Postgres {
		return `lpad(to_hex(` + begins + `), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(i), 12, '0')`
	}
	return `printf('%08x-0000-4000-8000-%012x', ` + begins + `, i)`
}
