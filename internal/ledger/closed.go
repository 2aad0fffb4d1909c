package ledger

import (
	"slices"

	"github.com/granaryhq/granary/internal/store"
)

// postingLock is held by every transaction that posts, shared with all others, from
// before its entries are stamped until it ends.
const postingLock = 0x706f7374

// endOfClosedDays is when, in micros, the last day ended that package valuation has
// begun to write down; NULL while there is none. An entry is posted no earlier, whatever
// the clock of its process shows: it would be in no day that anybody is shown.
const endOfClosedDays = `(MAX(day) + 1) * 86400000000 FROM valuation_days`

// HoldPosting has the transaction wait for all that are posting, and later ones wait
// for it. Whoever says that a day is over does so after it, and locks nothing that those
// need. One that is held up by a transaction which waits behind this one would wait for
// ever: PostgreSQL lets the former past.
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
