package verify

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/wallet"
)

// strayRows are rows whose owner is not there: no sweep of the owners comes to them. Each query returns a row's key,
// its wallet or none, and the rest of the text; it ends in a condition that keys are appended to.
var strayRows = []struct {
	table, key  string // the swept table
	rule        Rule
	subject     string
	text, query string
}{
	{"positions", "wallet_id", JournalPositions, subjectPosition, "position %s is of no wallet",
		`SELECT p.wallet_id, p.wallet_id, p.position_id FROM positions p LEFT JOIN wallets w ON w.id = p.wallet_id WHERE w.id IS NULL AND p.wallet_id`},
	{"journal_lines", "entry_id", EntriesWhole, subjectEntry, "a line stands on entry %s, which is not there",
		`SELECT l.entry_id, l.wallet_id, l.entry_id FROM journal_lines l LEFT JOIN journal_entries e ON e.id = l.entry_id WHERE e.id IS NULL AND l.entry_id`},
	{"journal_lines", "entry_id", InTransit, subjectEntry, "entry %s has a line in transit at a source that no request carries",
		`SELECT l.entry_id, l.wallet_id, l.entry_id FROM journal_lines l LEFT JOIN source_requests r ON r.wallet_id = l.wallet_id AND r.yield_source_id = l.yield_source_id
			WHERE l.account_kind = 'in_transit' AND l.bridge_id IS NULL AND r.id IS NULL AND l.entry_id`},
	{"journal_lines", "entry_id", InTransit, subjectEntry, "entry %s has a line of a transfer between chains that is not there",
		`SELECT l.entry_id, l.wallet_id, l.entry_id FROM journal_lines l LEFT JOIN bridge_transfers b ON b.id = l.bridge_id AND b.wallet_id = l.wallet_id
			WHERE l.bridge_id IS NOT NULL AND b.id IS NULL AND l.entry_id`},
	{"bridge_arrivals", "id", InTransit, "bridge_arrival", "what a bridge has brought waits for nobody, or is no wallet's: arrival %s",
		`SELECT a.id, a.wallet_id, a.id FROM bridge_arrivals a LEFT JOIN wallets w ON w.id = a.wallet_id AND w.organization_id = a.organization_id
			WHERE (w.id IS NULL OR a.final = 1 AND NOT EXISTS (SELECT 1 FROM tasks t WHERE t.kind = '` + wallet.ArrivalTask + `' AND t.key = a.id)) AND a.id`},
	{"wallet_addresses", "wallet_id", AddressesSeed, "address", "address %s is of no wallet",
		`SELECT a.wallet_id, a.wallet_id, a.address FROM wallet_addresses a LEFT JOIN wallets w ON w.id = a.wallet_id WHERE w.id IS NULL AND a.wallet_id`},
	{"legs", "id", WorkflowsSteps, "leg", "leg %s is of no workflow",
		`SELECT l.id, '', l.id FROM legs l LEFT JOIN workflows w ON w.id = l.workflow_id WHERE w.id IS NULL AND l.id`},
	{"legs", "id", LimitsLegs, "leg", "leg %s takes of a day's limit, and nothing is counted of that day",
		`SELECT l.id, w.wallet_id, l.id FROM legs l JOIN workflows w ON w.id = l.workflow_id LEFT JOIN withdrawal_days d ON d.organization_id = w.organization_id AND d.day = l.limit_day
			WHERE l.limit_day IS NOT NULL AND d.day IS NULL AND l.id`},
	{"steps", "id", WorkflowsSteps, "step", "step %s is of no leg of its workflow",
		`SELECT s.id, '', s.id FROM steps s LEFT JOIN legs l ON l.id = s.leg_id AND l.workflow_id = s.workflow_id WHERE l.id IS NULL AND s.id`},
	{"chain_blocks", "chain", CursorsChains, subjectChain, "a block of %s is remembered, and nobody follows that chain",
		`SELECT DISTINCT b.chain, '', b.chain FROM chain_blocks b LEFT JOIN chain_cursors c ON c.chain = b.chain WHERE c.chain IS NULL AND b.chain`},
	{"owned_sources", "id", ContractsChains, "yield_source", "owned source %s is no fee wrapper",
		`SELECT o.id, '', o.id FROM owned_sources o LEFT JOIN fee_wrappers f ON f.id = o.id WHERE f.id IS NULL AND o.id`},
	{"wallets", "id", WalletsRequests, subjectWallet, "a wallet that is automatic has nothing to say when it is planned: %s",
		`SELECT w.id, w.id, w.id FROM wallets w LEFT JOIN balancing b ON b.wallet_id = w.id WHERE w.auto_rebalance = 1 AND b.wallet_id IS NULL AND w.id`},
	{"balancing", "wallet_id", WalletsRequests, subjectWallet, "a wallet that is planned is not there or not automatic: %s",
		`SELECT b.wallet_id, b.wallet_id, b.wallet_id FROM balancing b LEFT JOIN wallets w ON w.id = b.wallet_id AND w.auto_rebalance = 1 WHERE w.id IS NULL AND b.wallet_id`},
	{"signed_contracts", "contract", ContractsChains, "contract", "contract %s was signed for, and is none of the organization's that signed",
		`SELECT s.contract, '', s.contract FROM signed_contracts s
		LEFT JOIN fee_wrappers f ON s.kind = 'fee_wrapper' AND f.id = s.subject AND f.organization_id = s.organization_id AND f.chain = s.chain
			AND f.source_id = s.source_id AND COALESCE(f.contract, s.contract) = s.contract
		LEFT JOIN micro_vaults m ON s.kind = 'micro_vault' AND m.id = s.subject AND m.organization_id = s.organization_id AND m.chain = s.chain
			AND m.contract = s.contract AND s.source_id = ''
		WHERE f.id IS NULL AND m.id IS NULL AND s.contract`},
	{"pinned_wallets", "wallet_id", WalletsRequests, subjectWallet, "wallet %s is pinned to an organization whose it is not",
		`SELECT p.wallet_id, p.wallet_id, p.wallet_id FROM pinned_wallets p
		LEFT JOIN wallets w ON w.id = p.wallet_id AND w.organization_id = p.organization_id WHERE w.id IS NULL AND p.wallet_id`},
}

// straySweeps are the sweeps that find stray rows, one for each table.
func (v Verifier) straySweeps() []sweep {
	var all []sweep
	for i, s := range strayRows {
		if i > 0 && strayRows[i-1].table == s.table {
			all[len(all)-1].rules = append(all[len(all)-1].rules, s.rule)
			continue
		}
		all = append(all, sweep{name: "strays:" + s.table, rules: []Rule{s.rule}, page: v.pageOf(s.table, s.key, ""),
			check: func(ctx context.Context, keys []any) (findings, error) { return v.findStrays(ctx, s.table, keys) }})
	}
	return all
}

// findStrays finds rows of a table, by their keys, whose owner is not there.
func (v Verifier) findStrays(ctx context.Context, table string, keys []any) (findings, error) {
	var all findings
	for _, stray := range strayRows {
		if stray.table != table {
			continue
		}
		rows, err := v.DB.Query(ctx, stray.query+` IN (`+store.Placeholders(1, len(keys))+`)`, append([]any{}, keys...)...)
		found, err := store.Collect(rows, err, func(row store.Rows) (f finding, err error) {
			var owner, what string
			err = row.Scan(&f.row, &owner, &what)
			f.Mismatch = Mismatch{Rule: stray.rule, Subject: Subject{stray.subject, what}, Text: fmt.Sprintf(stray.text, what)}
			f.Wallet, _ = uuid.Parse(owner) // it may be anything
			return f, err
		})
		if err != nil {
			return nil, fmt.Errorf("looking for stray rows: %w", err)
		}
		all = append(all, found...)
	}
	return all, nil
}

// pageDays reads the next days of organizations' limits: a key is both.
func (v Verifier) pageDays(ctx context.Context, after string, limit int) (keys []string, last string, err error) {
	organization, day := splitKey(after)
	rows, err := v.DB.Query(ctx, `SELECT organization_id, day FROM withdrawal_days WHERE (organization_id, day) > ($1, $2) ORDER BY organization_id, day LIMIT $3`, organization, day, limit)
	keys, err = store.Collect(rows, err, func(row store.Rows) (string, error) {
		var organization string
		var day int64
		err := row.Scan(&organization, &day)
		last = joinKey(organization, day)
		return last, err
	})
	if err != nil {
		return nil, "", fmt.Errorf("reading days: %w", err)
	}
	return keys, last, nil
}

// checkDays compares the counted amounts of each day's limit with the withdrawals.
func (v Verifier) checkDays(ctx context.Context, keys []any) (findings, error) {
	var f findings
	for _, k := range keys {
		organization, day := splitKey(k.(string))
		var spent, taken int64
		err := v.DB.QueryRow(ctx, `SELECT COALESCE((SELECT d.spent FROM withdrawal_days d WHERE d.organization_id = $1 AND d.day = $2), 0),
			COALESCE((SELECT CAST(SUM(l.amount) AS BIGINT) FROM legs l JOIN workflows w ON w.id = l.workflow_id WHERE l.limit_day = $2 AND w.organization_id = $1), 0)`,
			organization, day).Scan(&spent, &taken)
		if err != nil {
			return nil, fmt.Errorf("summing a day: %w", err)
		}
		f.sayOf(LimitsLegs, k.(string), uuid.Nil, "")(spent != taken, "of day %d %s is counted, withdrawals have taken %s", day, usd(spent), usd(taken))
	}
	return f, nil
}

// joinKey and splitKey convert keys of a text and a number.
func joinKey(text string, number int64) string { return text + "/" + strconv.FormatInt(number, 10) }

func splitKey(key string) (text string, number int64) {
	at := strings.LastIndexByte(key, '/')
	if at < 0 {
		return "", 0
	}
	number, _ = strconv.ParseInt(key[at+1:], 10, 64) // its own
	return key[:at], number
}
