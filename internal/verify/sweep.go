package verify

import (
	"context"
	"fmt"
	"math/big"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/store"
)

// sweep is a table that is read from its first row to its last, a page at a time,
// and what its rows are held against.
type sweep struct {
	table, key string
	check      func(ctx context.Context, keys []any) (findings, error)
}

// finding is something wrong with the row of a key.
type finding struct {
	row string
	ledger.Mismatch
}

// findings are what was found wrong with a page of rows.
type findings []finding

// add notes what is wrong with a row.
func (f *findings) add(row string, wallet uuid.UUID, format string, args ...any) {
	*f = append(*f, finding{row, ledger.Mismatch{Wallet: wallet, Text: fmt.Sprintf(format, args...)}})
}

// addIf notes it if it is so.
func (f *findings) addIf(wrong bool, row string, wallet uuid.UUID, format string, args ...any) {
	if wrong {
		f.add(row, wallet, format, args...)
	}
}

// rowsPerPage is how many rows a sweep looks at together.
const rowsPerPage = 200

// checkRows holds every row that money or ownership depends on against the others
// that say the same: the first half of Run.
func (v Verifier) checkRows(ctx context.Context) ([]ledger.Mismatch, error) {
	found, err := v.checkStrayRows(ctx)
	if err != nil {
		return nil, err
	}
	for _, s := range v.sweeps() {
		some, err := v.runSweep(ctx, s)
		if err != nil {
			return nil, fmt.Errorf("checking %s: %w", s.table, err)
		}
		found = append(found, some...)
	}
	return found, nil
}

func (v Verifier) sweeps() []sweep {
	return []sweep{
		{"wallets", "id", v.checkWallets},
		{"journal_entries", "id", v.checkEntries},
		{"deposits", "id", v.checkDeposits},
		{"workflows", "id", v.checkWorkflows},
		{"intents", "id", v.checkIntents},
		{"contract_changes", "id", v.checkChanges},
		{"custody_activities", "id", v.checkActivities},
		{"fee_wrappers", "id", v.checkWrappers},
		{"micro_vaults", "id", v.checkVaults},
		{"chain_cursors", "chain", v.checkCursors},
	}
}

// checkActivities holds what was approved and rejected to the votes, whose stamps nobody
// can make up who only writes to the database.
func (v Verifier) checkActivities(ctx context.Context, ids []any) (findings, error) {
	problems, err := approval.Check(ctx, v.DB, ids)
	var f findings
	for _, p := range problems {
		f.add(p.Activity.String(), uuid.Nil, "activity %s %s", p.Activity, p.Text)
	}
	return f, err
}

// runSweep reads the table's keys page by page and checks their rows.
func (v Verifier) runSweep(ctx context.Context, s sweep) ([]ledger.Mismatch, error) {
	var all []ledger.Mismatch
	for after, done := "", 0; ; {
		rows, err := v.DB.Query(ctx, `SELECT `+s.key+` FROM `+s.table+` WHERE `+s.key+` > $1 ORDER BY `+s.key+` LIMIT $2`, after, rowsPerPage)
		page, err := store.Collect(rows, err, func(row store.Rows) (key string, err error) { return key, row.Scan(&key) })
		if err != nil {
			return nil, fmt.Errorf("reading keys: %w", err)
		}
		if len(page) == 0 {
			return all, nil
		}
		found, err := v.confirmFindings(ctx, s, page)
		if err != nil {
			return nil, err
		}
		all = append(all, found...)
		after = page[len(page)-1]
		done += len(page)
		v.reportProgress(s.table, done, 0)
	}
}

// confirmFindings checks rows, and those at fault again until they are right,
// maxReads times at most: what several questions read, a commit between two of them
// may have changed.
func (v Verifier) confirmFindings(ctx context.Context, s sweep, keys []string) ([]ledger.Mismatch, error) {
	for try := 1; ; try++ {
		found, err := s.check(ctx, anyOf(keys))
		if err != nil {
			return nil, err
		}
		if len(found) == 0 || try == maxReads {
			all := make([]ledger.Mismatch, len(found))
			for i, f := range found {
				all[i] = f.Mismatch
			}
			return all, nil
		}
		suspects := map[string]bool{}
		for _, f := range found {
			suspects[f.row] = true
		}
		keys = keys[:0:0]
		for key := range suspects {
			keys = append(keys, key)
		}
		if err := v.pauseForRetry(ctx); err != nil {
			return nil, err
		}
	}
}

// countedLegs are what of each day's limit withdrawals take.
const countedLegs = `SELECT w.organization_id, l.limit_day, SUM(l.amount) AS amount FROM legs l JOIN workflows w ON w.id = l.workflow_id
	WHERE l.limit_day IS NOT NULL GROUP BY w.organization_id, l.limit_day`

// strayRows are rows whose owner is not there: no sweep comes to them.
var strayRows = []struct{ text, query string }{
	{"position %s is of no wallet", `SELECT p.wallet_id, p.position_id FROM positions p LEFT JOIN wallets w ON w.id = p.wallet_id WHERE w.id IS NULL`},
	{"a line stands on entry %s, which is not there", `SELECT l.wallet_id, l.entry_id FROM journal_lines l LEFT JOIN journal_entries e ON e.id = l.entry_id WHERE e.id IS NULL`},
	{"address %s is of no wallet", `SELECT a.wallet_id, a.address FROM wallet_addresses a LEFT JOIN wallets w ON w.id = a.wallet_id WHERE w.id IS NULL`},
	{"leg %s is of no workflow", `SELECT l.workflow_id, l.id FROM legs l LEFT JOIN workflows w ON w.id = l.workflow_id WHERE w.id IS NULL`},
	{"step %s is of no leg of its workflow", `SELECT s.workflow_id, s.id FROM steps s LEFT JOIN legs l ON l.id = s.leg_id AND l.workflow_id = s.workflow_id WHERE l.id IS NULL`},
	{"a block of %s is remembered, and nobody follows that chain", `SELECT DISTINCT '', b.chain FROM chain_blocks b LEFT JOIN chain_cursors c ON c.chain = b.chain WHERE c.chain IS NULL`},
	{"owned source %s is no fee wrapper", `SELECT o.organization_id, o.id FROM owned_sources o LEFT JOIN fee_wrappers f ON f.id = o.id WHERE f.id IS NULL`},
	{"a wallet that is automatic has nothing to say when it is planned: %s", `SELECT w.id, w.id FROM wallets w LEFT JOIN balancing b ON b.wallet_id = w.id WHERE w.auto_rebalance = 1 AND b.wallet_id IS NULL`},
	{"of day %s another amount is counted than withdrawals have taken", `SELECT '', CAST(d.day AS TEXT) FROM withdrawal_days d LEFT JOIN (` + countedLegs + `) l
		ON l.organization_id = d.organization_id AND l.limit_day = d.day WHERE d.spent <> COALESCE(l.amount, 0)`},
	{"of day %s nothing is counted, and withdrawals have taken some", `SELECT '', CAST(l.limit_day AS TEXT) FROM (` + countedLegs + `) l LEFT JOIN withdrawal_days d
		ON d.organization_id = l.organization_id AND d.day = l.limit_day WHERE d.day IS NULL`},
	{"contract %s was signed for, and is none of the organization's that signed", `SELECT '', s.contract FROM signed_contracts s
		LEFT JOIN fee_wrappers f ON s.kind = 'fee_wrapper' AND f.id = s.subject AND f.organization_id = s.organization_id AND f.chain = s.chain
			AND f.source_id = s.source_id AND COALESCE(f.contract, s.contract) = s.contract
		LEFT JOIN micro_vaults m ON s.kind = 'micro_vault' AND m.id = s.subject AND m.organization_id = s.organization_id AND m.chain = s.chain
			AND m.contract = s.contract AND s.source_id = ''
		WHERE f.id IS NULL AND m.id IS NULL`},
	{"wallet %s is pinned to an organization whose it is not", `SELECT p.wallet_id, p.wallet_id FROM pinned_wallets p
		LEFT JOIN wallets w ON w.id = p.wallet_id AND w.organization_id = p.organization_id WHERE w.id IS NULL`},
	{"a wallet that is planned is not there or not automatic: %s", `SELECT b.wallet_id, b.wallet_id FROM balancing b LEFT JOIN wallets w ON w.id = b.wallet_id AND w.auto_rebalance = 1 WHERE w.id IS NULL`},
}

// checkStrayRows finds rows whose owner is not there.
func (v Verifier) checkStrayRows(ctx context.Context) ([]ledger.Mismatch, error) {
	var all []ledger.Mismatch
	for _, stray := range strayRows {
		rows, err := v.DB.Query(ctx, stray.query)
		found, err := store.Collect(rows, err, func(row store.Rows) (ledger.Mismatch, error) {
			var owner, what string
			err := row.Scan(&owner, &what)
			m := ledger.Mismatch{Text: fmt.Sprintf(stray.text, what)}
			m.Wallet, _ = uuid.Parse(owner) // it may be anything
			return m, err
		})
		if err != nil {
			return nil, fmt.Errorf("looking for stray rows: %w", err)
		}
		all = append(all, found...)
	}
	return all, nil
}

// anyOf are texts as arguments of a query.
func anyOf(texts []string) []any {
	args := make([]any, len(texts))
	for i, text := range texts {
		args[i] = text
	}
	return args
}

// parseID reads an id as it stands in a row, where there may be anything; then it is
// uuid.Nil.
func parseID(text string) uuid.UUID {
	id, err := uuid.Parse(text)
	if err != nil {
		return uuid.Nil
	}
	return id
}

// collectBy reads rows into a map by their key.
func collectBy[T any](rows store.Rows, err error, scan func(store.Rows) (key string, row T, err error)) (map[string]T, error) {
	all := map[string]T{}
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		key, r, err := scan(row)
		all[key] = r
		return struct{}{}, err
	})
	return all, err
}

// collectGroups reads rows into a map of those of a key, in their order.
func collectGroups[T any](rows store.Rows, err error, scan func(store.Rows) (key string, row T, err error)) (map[string][]T, error) {
	all := map[string][]T{}
	_, err = store.Collect(rows, err, func(row store.Rows) (struct{}, error) {
		key, r, err := scan(row)
		all[key] = append(all[key], r)
		return struct{}{}, err
	})
	return all, err
}

// parseUnits reads native units as they stand in a row; nil if they are none.
func parseUnits(text string) *big.Int {
	n, ok := new(big.Int).SetString(text, 10)
	if !ok {
		return nil
	}
	return n
}
