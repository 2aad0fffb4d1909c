package wallet

import (
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
)

// Ends are the positions between which an automatic wallet moves something.
type Ends struct{ From, To string }

// Postponed holds the movements of an automatic wallet that failed at their last attempt. A caller that reads or
// changes them must have locked the wallet.
type Postponed map[Ends]Postponement

// Postponement says how often in a row a movement has failed, and before when it is not made again.
type Postponement struct {
	Attempts      int
	RetryAtMicros int64
}

// PostponedQuery reads those of a wallet.
func PostponedQuery(into *Postponed, wallet uuid.UUID) store.BatchQuery {
	return store.BatchQuery{
		SQL:  `SELECT from_position, to_position, attempts, retry_at FROM postponed_movements WHERE wallet_id = $1`,
		Args: []any{wallet},
		Read: func(rows store.Rows) error {
			*into = Postponed{}
			for rows.Next() {
				var ends Ends
				var p Postponement
				if err := rows.Scan(&ends.From, &ends.To, &p.Attempts, &p.RetryAtMicros); err != nil {
					return err
				}
				(*into)[ends] = p
			}
			return rows.Err()
		},
	}
}

// Waits says whether a movement is not to be made yet.
func (p Postponed) Waits(ends Ends, now time.Time) bool {
	return p[ends].RetryAtMicros > now.UnixMicro()
}

// FirstRetry is when the first of those that wait is to be made again, in microseconds; 0 when none waits.
func (p Postponed) FirstRetry(now time.Time) (micros int64) {
	for ends, one := range p {
		if p.Waits(ends, now) && (micros == 0 || one.RetryAtMicros < micros) {
			micros = one.RetryAtMicros
		}
	}
	return micros
}

// Save writes that a movement has failed once more.
func (p Postponement) Save(tx *store.Tx, wallet uuid.UUID, ends Ends) {
	tx.Defer(`INSERT INTO postponed_movements (wallet_id, from_position, to_position, attempts, retry_at) VALUES ($1, $2, $3, $4, $5)
		ON CONFLICT (wallet_id, from_position, to_position) DO UPDATE SET attempts = excluded.attempts, retry_at = excluded.retry_at`,
		wallet, ends.From, ends.To, p.Attempts, p.RetryAtMicros)
}

// ForgetPostponed has a movement made again whenever it is planned, since it has succeeded.
func ForgetPostponed(tx *store.Tx, wallet uuid.UUID, ends Ends) {
	tx.Defer(`DELETE FROM postponed_movements WHERE wallet_id = $1 AND from_position = $2 AND to_position = $3`, wallet, ends.From, ends.To)
}

// ForgetAllPostponed does so with all of a wallet's, which has a new strategy or is balanced.
func ForgetAllPostponed(tx *store.Tx, wallet uuid.UUID) {
	tx.Defer(`DELETE FROM postponed_movements WHERE wallet_id = $1`, wallet)
}
