package ledger

import (
	"slices"

	"github.com/granaryhq/granary/internal/store"
)

// postingLock is held by every transaction that posts, shared with all others, from
// before its entries are stamped until it ends.
const postingLock = 0x706f7374

// endOfClosedDays is the end, in micros, of the last day that package valuation has begun to write; NULL while there
// is none. An entry is posted no earlier, whatever its process's clock shows: else it would be in no day that is ever
// shown.
const endOfClosedDays = `(MAX(day) + 1) * 86400000000 FROM valuation_days`

// HoldPosting has the transaction wait for all posting ones, and later ones wait for it. The end of a day is recorded
// after it, and locks no row that those need. A posting transaction that waits behind this one, for a row of one that
// waits for it, would be a deadlock: PostgreSQL lets the former pass.
func HoldPosting(tx *store.Tx) {
	if tx.DB().Engine() == store.Postgres { // SQLite's writer is alone
		tx.Defer(`SELECT pg_advisory_xact_lock($1)`, postingLock)
	}
}

// joinPosting has HoldPosting wait until the transaction ends.
func joinPosting(tx *store.Tx) {
	if tx.DB().Engine() == store.Postgres {
		tx.Defer(`SELECT pg_advisory_xact_lock_shared($1)`, postingLock)
	}
}

// moveOutOfClosedDays stamps entries that were stamped now, and their lines, with the
// first moment that is in no closed day, if now is in one. That names no column: it is
// looked at once, and not for each row.
func moveOutOfClosedDays(tx *store.Tx, now int64, entries []any) {
	args := append([]any{now}, entries...)
	late := ` SET created_at = (SELECT ` + endOfClosedDays + `) WHERE CAST($1 AS BIGINT) < (SELECT ` + endOfClosedDays + `) AND `
	ids := ` IN (` + store.Placeholders(2, len(entries)) + `)`
	tx.Defer(`UPDATE journal_entries`+late+`id`+ids, slices.Clone(args)...)
	tx.Defer(`UPDATE journal_lines`+late+`entry_id`+ids, args...)
}
