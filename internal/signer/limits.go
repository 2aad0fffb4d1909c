package signer

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/store"
)

// The kinds of operations whose amounts are counted by days.
const (
	payoutCount   = "payout"   // of an organization, in micro-dollars
	crossingCount = "crossing" // of a wallet: transfers to other chains
	moveCount     = "move"     // of a wallet: entries into sources, exits, requests and claims
)

// dayCount is a signature's amount in a limit of each day on which it can be executed. All signatures of one item
// move money once together, so they count once a day: as much as the most that one of them may move. Signed again on
// a later day, an item counts there again, whole: its execution on the day before is not proven.
//
// On an EVM chain a signature can be executed until its deadline. On Solana no deadline is on the chain: a version
// can land until 150 blocks after it was signed, about a minute, and is dead then. So it counts on the day on which
// it is signed and until solanaLanding later, for any validity of its text.
type dayCount struct {
	organization  uuid.UUID
	kind, subject string
	item          string
	amount, limit int64
	from, to      policy.Day
	beyond        error // of a limit that is exceeded
}

// solanaLanding is longer than a version on Solana can take to land after it was signed, also with
// slow blocks and a clock that is some minutes wrong. Only a cluster that makes no blocks for longer
// around midnight has a version land on a day on which it does not count.
const solanaLanding = 10 * time.Minute

// newDayCount counts a signature made now on the days on which it can be executed.
func (q question) newDayCount(kind string, subject uuid.UUID, amount, limit int64, beyond error) dayCount {
	last := q.deadline
	if q.order.chain.IsSolana() {
		last = q.now.Add(solanaLanding)
	}
	return dayCount{organization: q.organization(), kind: kind, subject: subject.String(), item: q.order.owner.String() + " " + string(q.order.chain) + " " + q.order.id.String(),
		amount: amount, limit: limit, from: policy.DayOf(q.now), to: max(policy.DayOf(q.now), policy.DayOf(last)), beyond: beyond}
}

// payoutCount returns the count of a payout in its organization's limit.
func (q question) payoutCount(p payout, limit money.USD) dayCount {
	return q.newDayCount(payoutCount, q.organization(), int64(p.total), int64(limit),
		fmt.Errorf("%w: %s a day (UTC), and this would exceed it", custody.ErrDayLimit, limit))
}

// The default limits of one wallet on one day (UTC). Each crossing may cost its bridge's highest fee, and each move
// its source's fee, and no rule or limit binds them: an attacker who holds the service could send a wallet's money to
// and fro until little of it is left.
const (
	DefaultCrossings = 100
	DefaultMoves     = 500
)

// crossingCount returns the function that counts a transfer to another chain in its wallet's limit.
func (l *Local) crossingCount(q question) rememberFunc {
	return l.countMove(q, crossingCount, cmp.Or(l.options.MaxCrossings, DefaultCrossings), "transfers to other chains")
}

// moveCount returns the function that counts an entry into a source, an exit, a request or a claim in its
// wallet's limit, and a call of a keeper in its account's.
func (l *Local) moveCount(q question) rememberFunc {
	return l.countMove(q, moveCount, cmp.Or(l.options.MaxMoves, DefaultMoves), "moves into and out of sources")
}

func (l *Local) countMove(q question, kind string, limit int64, what string) rememberFunc {
	if !l.options.CountsDays {
		return nil
	}
	beyond := fmt.Errorf("%w: %d %s a day (UTC) of one wallet", custody.ErrDayLimit, limit, what)
	return q.newDayCount(kind, q.order.owner, 1, limit, beyond).add
}

// rememberFunc writes the record of a signature before it is made.
type rememberFunc func(context.Context, *store.Tx) error

// add counts on each day that was not counted before, in guarded statements, and takes the rows
// that this writes from itemShare. A signature that is never executed stays counted: only a chain
// could say so, and the signer asks none. Error: custody.ErrDayLimit.
func (d dayCount) add(ctx context.Context, tx *store.Tx) error {
	if d.amount > d.limit {
		return d.beyond
	}
	before, err := d.lockItem(ctx, tx)
	if err != nil {
		return err
	}
	now := countedItem{amount: max(d.amount, before.amount), until: max(d.to, before.until)}
	if now == before {
		return nil
	}
	tx.Defer(`UPDATE signed_items SET amount = $4, last_day = $5 WHERE kind = $1 AND subject = $2 AND item = $3`,
		d.kind, d.subject, d.item, now.amount, int64(now.until))
	var totals int64
	err = tx.QueryRow(ctx, `SELECT COUNT(*) FROM signed_totals WHERE kind = $1 AND subject = $2 AND day >= $3 AND day <= $4`,
		d.kind, d.subject, int64(d.from), int64(now.until)).Scan(&totals)
	if err != nil {
		return fmt.Errorf("reading on which days a limit counts: %w", err)
	}
	for day := d.from; day <= now.until; day++ {
		more := now.amount
		if day <= before.until {
			more -= before.amount
		}
		if more > 0 {
			addTotal(tx, d.kind, d.subject, int64(day), more, d.limit, d.beyond)
		}
	}
	rows := int64(now.until-d.from) + 1 - totals
	if before == (countedItem{until: d.from - 1}) {
		rows++
	}
	return itemShare.take(ctx, tx, d.organization, rows)
}

// countedItem is the counted amount of an item: an amount on each day from today until a day.
type countedItem struct {
	amount int64
	until  policy.Day
}

// lockItem reads the counted amounts of the item from today on, after making its row if there is none. Amounts of
// past days do not count any more.
func (d dayCount) lockItem(ctx context.Context, tx *store.Tx) (countedItem, error) {
	tx.Defer(`INSERT INTO signed_items (kind, subject, item, last_day, amount) VALUES ($1, $2, $3, $4, 0)
		ON CONFLICT (kind, subject, item) DO NOTHING`, d.kind, d.subject, d.item, int64(d.from-1))
	var i countedItem
	var until int64
	err := tx.QueryRow(ctx, `SELECT amount, last_day FROM signed_items WHERE kind = $1 AND subject = $2 AND item = $3`+tx.DB().ForUpdate(),
		d.kind, d.subject, d.item).Scan(&i.amount, &until)
	if err != nil {
		return countedItem{}, fmt.Errorf("reading the counted amount of an item: %w", err)
	}
	if i.until = policy.Day(until); i.until < d.from {
		i = countedItem{until: d.from - 1}
	}
	return i, nil
}

// addTotal takes more from a limit of a day, or has the transaction fail with beyond.
func addTotal(tx *store.Tx, kind, subject string, day, more, limit int64, beyond error) {
	tx.DeferGuard(beyond, `INSERT INTO signed_totals (kind, subject, day, used)
		SELECT $1, $2, CAST($3 AS BIGINT), CAST($4 AS BIGINT) WHERE CAST($4 AS BIGINT) <= CAST($5 AS BIGINT)
		ON CONFLICT (kind, subject, day) DO UPDATE SET used = signed_totals.used + excluded.used
		WHERE signed_totals.used + excluded.used <= CAST($5 AS BIGINT)`, kind, subject, day, more, limit)
}

// oldCounts is for how long counts of days that are over are kept: so far may clocks go wrong.
const oldCounts = 2 * 24 * time.Hour

// deletedAtOnce is more than one signature adds, so that old rows come to an end.
const deletedAtOnce = 100

// deleteOldCounts deletes rows of days that are over. Running it twice is running it once.
func deleteOldCounts(tx *store.Tx) {
	before, skip := int64(policy.DayOf(tx.DB().Clock().Now().Add(-oldCounts))), tx.DB().SkipLocked()
	tx.Defer(`DELETE FROM signed_items WHERE (kind, subject, item) IN (SELECT kind, subject, item FROM signed_items WHERE last_day < $1 ORDER BY last_day LIMIT $2`+skip+`)`, before, deletedAtOnce)
	tx.Defer(`DELETE FROM signed_totals WHERE (kind, subject, day) IN (SELECT kind, subject, day FROM signed_totals WHERE day < $1 ORDER BY day LIMIT $2`+skip+`)`, before, deletedAtOnce)
}
