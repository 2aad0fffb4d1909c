package solrelay

import (
	"context"
	"errors"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/state"
	"github.com/granaryhq/granary/internal/store"
)

// nonceAccount is a nonce account as its row keeps it.
type nonceAccount struct {
	place   int
	address solana.PublicKey
	state   NonceState
	value   solana.Hash // that a final slot had; zero until it was read
	slot    uint64      // that slot
	// Of one that is used, or advanced for an intent's sake:
	intentID         uuid.UUID    // whose transactions use the value; Nil if there is none
	assignedAtMicros int64        // since when
	verdict          intent.State // as what the intent ends once the value is advanced; empty until that is decided
	reason           string       // why
}

const nonceColumns = `place, address, state, value, value_slot, COALESCE(intent_id, ''), assigned_at, verdict, reason`

func scanNonceAccount(row store.Rows) (a nonceAccount, err error) {
	var address, value, id string
	var slot int64
	err = row.Scan(&a.place, &address, (*string)(&a.state), &value, &slot, &id, &a.assignedAtMicros, (*string)(&a.verdict), &a.reason)
	if err != nil {
		return a, err
	}
	a.slot = uint64(slot)
	a.address, err = solana.ParsePublicKey(address)
	if err == nil && value != "" {
		a.value, err = solana.ParseHash(value)
	}
	if err == nil && id != "" {
		a.intentID, err = uuid.Parse(id)
	}
	return a, err
}

// loadNonceAccounts reads all nonce accounts of a chain, by their places.
func loadNonceAccounts(ctx context.Context, db *store.DB, on chain.Name) ([]nonceAccount, error) {
	rows, err := db.Query(ctx, `SELECT `+nonceColumns+` FROM solana_nonce_accounts WHERE chain = $1 ORDER BY place`, string(on))
	accounts, err := store.Collect(rows, err, scanNonceAccount)
	if err != nil {
		return nil, fmt.Errorf("reading nonce accounts: %w", err)
	}
	return accounts, nil
}

// lockNonceAccounts reads, and locks, the account at a place and the one that serves an
// intent, which may be another where the pool's size has changed.
func lockNonceAccounts(ctx context.Context, tx *store.Tx, on chain.Name, place int, id uuid.UUID) ([]nonceAccount, error) {
	rows, err := tx.Query(ctx, `SELECT `+nonceColumns+` FROM solana_nonce_accounts
		WHERE chain = $1 AND (place = $2 OR intent_id = $3) ORDER BY place`+tx.DB().ForUpdate(), string(on), place, id)
	accounts, err := store.Collect(rows, err, scanNonceAccount)
	if err != nil {
		return nil, fmt.Errorf("reading nonce accounts: %w", err)
	}
	return accounts, nil
}

// ForgetUnused deletes the rows of the nonce accounts that serve no intent, in a database that
// may be older than its chain: the carrier finds the accounts there, and advances each before
// any serves again, so that nothing lands any more that was signed since. It is safe to run
// twice.
func ForgetUnused(ctx context.Context, db *store.DB, on chain.Name) error {
	return db.Write(ctx, func(tx *store.Tx) error {
		tx.Defer(`DELETE FROM solana_nonce_accounts WHERE chain = $1 AND intent_id IS NULL`, string(on))
		return nil
	})
}

// nonceAfter is the account with the state that a trigger brings.
func nonceAfter(a nonceAccount, on NonceTrigger) (nonceAccount, error) {
	to, err := NonceStates.Next(a.state, on)
	if err != nil {
		return a, fmt.Errorf("nonce account %s: %w", a.address, err)
	}
	a.state = to
	return a, nil
}

// insertNonceAccount writes the row of an account that the pool has from now on.
func insertNonceAccount(tx *store.Tx, on chain.Name, a nonceAccount, trigger NonceTrigger) error {
	a.state = state.None
	after, err := nonceAfter(a, trigger)
	if err != nil {
		return err
	}
	tx.Defer(`INSERT INTO solana_nonce_accounts (chain, place, address, state, value, value_slot, intent_id, verdict, reason, assigned_at, updated_at)
		VALUES ($1, $2, $3, $4, $5, $6, NULL, '', '', 0, $7) ON CONFLICT (chain, place) DO NOTHING`,
		string(on), after.place, after.address.String(), string(after.state), textOf(after.value), int64(after.slot), tx.DB().Clock().Micros())
	return nil
}

// errNonceTaken says that a nonce account is not what it was when it was read.
var errNonceTaken = errors.New("the nonce account serves another intent by now")

// saveNonceAccount writes what an account changes to on a trigger; of its row as it was
// read, or else of none: then the transaction fails with errNonceTaken.
func saveNonceAccount(tx *store.Tx, on chain.Name, before nonceAccount, trigger NonceTrigger, change func(*nonceAccount)) error {
	after, err := nonceAfter(before, trigger)
	if err != nil {
		return err
	}
	if change != nil {
		change(&after)
	}
	if after.state == state.None {
		tx.DeferGuard(errNonceTaken, `DELETE FROM solana_nonce_accounts WHERE chain = $1 AND place = $2 AND state = $3`, string(on), before.place, string(before.state))
		return nil
	}
	tx.DeferGuard(errNonceTaken, `UPDATE solana_nonce_accounts SET state = $1, value = $2, value_slot = $3, intent_id = $4, verdict = $5, reason = $6, assigned_at = $7, updated_at = $8
		WHERE chain = $9 AND place = $10 AND state = $11 AND value = $12 AND COALESCE(intent_id, '') = $13`,
		string(after.state), textOf(after.value), int64(after.slot), idColumn(after.intentID), string(after.verdict), after.reason, after.assignedAtMicros, tx.DB().Clock().Micros(),
		string(on), before.place, string(before.state), textOf(before.value), idText(before.intentID))
	return nil
}

// release is what an account has no more once its value is gone: an intent. Its new value
// is that of a final slot.
func release(value solana.Hash, slot uint64) func(*nonceAccount) {
	return func(a *nonceAccount) {
		*a = nonceAccount{place: a.place, address: a.address, state: a.state, value: value, slot: slot}
	}
}

func textOf(value solana.Hash) string {
	if value.IsZero() {
		return ""
	}
	return value.String()
}

func idText(id uuid.UUID) string {
	if id == uuid.Nil {
		return ""
	}
	return id.String()
}

func idColumn(id uuid.UUID) any {
	if id == uuid.Nil {
		return nil
	}
	return id
}

// freeNonce takes an account from the intent that it served, in the transaction that ends
// the intent: its value is gone, and there is another, or no account any more.
func freeNonce(tx *store.Tx, on chain.Name, a nonceAccount, value solana.Hash, slot uint64) error {
	trigger := Advance
	if value.IsZero() {
		trigger = Miss
	}
	return saveNonceAccount(tx, on, a, trigger, release(value, slot))
}

// guardNonce has the transaction fail with errNonceTaken unless the account still serves
// the intent that it served when it was read.
func guardNonce(tx *store.Tx, on chain.Name, a nonceAccount) {
	tx.DeferGuard(errNonceTaken, `UPDATE solana_nonce_accounts SET updated_at = $1 WHERE chain = $2 AND place = $3 AND state = $4 AND value = $5 AND intent_id = $6`,
		tx.DB().Clock().Micros(), string(on), a.place, string(a.state), textOf(a.value), a.intentID)
}
