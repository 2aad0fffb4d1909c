package relay

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
)

// air reads our open flights, lowest nonce first.
func (r *Relay) air(ctx context.Context) ([]flight, error) {
	rows, err := r.db.Query(ctx, `SELECT t.id, t.nonce, t.state, t.block_number, v.hash, v.version, v.fee_cap, v.tip_cap, v.created_at
		FROM relay_transactions t JOIN relay_versions v ON v.transaction_id = t.id
		WHERE t.chain = $1 AND t.sender = $2 AND t.state IN ('sent', 'mined') ORDER BY t.nonce, v.version DESC`, r.chain, r.sender)
	if err != nil {
		return nil, fmt.Errorf("reading transactions in flight: %w", err)
	}
	defer rows.Close()
	var out []flight
	for rows.Next() {
		var f flight
		var nonce, block, feeCap, tipCap int64
		var hash string
		if err := rows.Scan(&f.id, &nonce, (*string)(&f.state), &block, &hash, &f.version, &feeCap, &tipCap, &f.signedAt); err != nil {
			return nil, fmt.Errorf("reading transactions in flight: %w", err)
		}
		if n := len(out); n > 0 && out[n-1].id == f.id {
			out[n-1].hashes = append(out[n-1].hashes, common.HexToHash(hash))
			continue
		}
		f.nonce, f.block, f.fees = uint64(nonce), uint64(block), fees{uint64(feeCap), uint64(tipCap)}
		f.hashes = []common.Hash{common.HexToHash(hash)}
		out = append(out, f)
	}
	return out, rows.Err()
}

// afterFinal is the account nonce after the highest that is final.
func (r *Relay) afterFinal(ctx context.Context) (uint64, error) {
	var nonce int64
	err := r.db.QueryRow(ctx, `SELECT nonce FROM relay_transactions
		WHERE chain = $1 AND sender = $2 AND state <> 'lost' AND state = 'final' ORDER BY nonce DESC LIMIT 1`, r.chain, r.sender).Scan(&nonce)
	switch {
	case errors.Is(err, store.ErrNoRows):
		return 0, nil
	case err != nil:
		return 0, fmt.Errorf("reading the last final nonce: %w", err)
	}
	return uint64(nonce) + 1, nil
}

// raw reads the newest version of a flight.
func (r *Relay) raw(ctx context.Context, f flight) (*types.Transaction, []byte, error) {
	var text string
	err := r.db.QueryRow(ctx, `SELECT raw FROM relay_versions WHERE hash = $1`, f.hashes[0].Hex()).Scan(&text)
	if err != nil {
		return nil, nil, fmt.Errorf("reading transaction %s: %w", f.hashes[0], err)
	}
	raw, err := hexutil.Decode(text)
	if err != nil {
		return nil, nil, fmt.Errorf("reading transaction %s: %w", f.hashes[0], err)
	}
	tx := new(types.Transaction)
	if err := tx.UnmarshalBinary(raw); err != nil {
		return nil, nil, fmt.Errorf("reading transaction %s: %w", f.hashes[0], err)
	}
	return tx, raw, nil
}

// ground reads at most n open intents that are due: those no transaction
// carries, if there is room for one, and those whose deadline the final block
// has passed, wherever they are.
func (r *Relay) ground(ctx context.Context, room bool, final int64, n int) ([]cargo, error) {
	rows, err := r.db.Query(ctx, cargoColumns+` FROM intents
		WHERE chain = $1 AND state IN ('signed', 'carried') AND retry_at <= $2 AND ((transaction_id IS NULL AND $3 = 1) OR deadline < $4)
		ORDER BY retry_at, created_at, id LIMIT $5`, r.chain, r.db.Clock().Micros(), room, final, n)
	out, err := store.Collect(rows, err, scanCargo)
	if err != nil {
		return nil, fmt.Errorf("reading open intents: %w", err)
	}
	return out, nil
}

// manifest reads, and locks, the open intents that ever rode in a flight.
func (r *Relay) manifest(ctx context.Context, tx *store.Tx, f flight) ([]cargo, error) {
	rows, err := tx.Query(ctx, cargoColumns+` FROM intents
		WHERE state IN ('signed', 'carried') AND id IN (SELECT intent_id FROM relay_items WHERE transaction_id = $1) ORDER BY id`+r.db.ForUpdate(), f.id)
	out, err := store.Collect(rows, err, scanCargo)
	if err != nil {
		return nil, fmt.Errorf("reading the intents of a transaction: %w", err)
	}
	return out, nil
}

const cargoColumns = `SELECT intent, signature, delegation, state, transaction_id, attempts, reason, reply_kind, trace`

func scanCargo(row store.Rows) (cargo, error) {
	var c cargo
	var intent, signature, delegation string
	var transaction *string
	if err := row.Scan(&intent, &signature, &delegation, (*string)(&c.state), &transaction, &c.attempts, &c.reason, &c.replyKind, &c.trace); err != nil {
		return c, err
	}
	if transaction != nil {
		c.transaction = *transaction
	}
	var err error
	if c.intent, err = custody.DecodeIntent([]byte(intent)); err != nil {
		return c, err
	}
	if c.signature, err = hexutil.Decode(signature); err != nil {
		return c, fmt.Errorf("signature of intent %s: %w", c.intent.ID, err)
	}
	if delegation != "" {
		c.delegation = new(types.SetCodeAuthorization)
		if err := json.Unmarshal([]byte(delegation), c.delegation); err != nil {
			return c, fmt.Errorf("delegation of intent %s: %w", c.intent.ID, err)
		}
	}
	return c, nil
}

// insertFlight writes a new transaction, its first version and what it carries.
func (r *Relay) insertFlight(tx *store.Tx, f flight, raw []byte, items []cargo) {
	tx.Defer(`INSERT INTO relay_transactions (id, chain, sender, nonce, state, block_number, created_at)
		VALUES ($1, $2, $3, $4, 'sent', 0, $5)`, f.id, r.chain, r.sender, int64(f.nonce), f.signedAt)
	insertVersion(tx, f, raw)
	args := make([]any, 0, 2*len(items))
	aboard := []any{f.id}
	for _, c := range items {
		args = append(args, f.id, c.intent.ID)
		aboard = append(aboard, c.intent.ID)
	}
	tx.Defer(`INSERT INTO relay_items (transaction_id, intent_id) VALUES `+store.Values(len(items), 2), args...)
	// One that is aboard is looked at again when its deadline has passed.
	tx.Defer(`UPDATE intents SET transaction_id = $1, retry_at = deadline * 1000000 WHERE state = 'carried' AND id IN (`+
		store.List(2, len(items))+`)`, aboard...)
}

func insertVersion(tx *store.Tx, f flight, raw []byte) {
	tx.Defer(`INSERT INTO relay_versions (hash, transaction_id, version, raw, fee_cap, tip_cap, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7)`,
		f.hashes[0].Hex(), f.id, f.version, hexutil.Encode(raw), int64(f.fees.cap), int64(f.fees.tip), f.signedAt)
}

// setFlight moves a flight to another state.
func setFlight(tx *store.Tx, f flight, to flightState, block uint64) {
	tx.Defer(`UPDATE relay_transactions SET state = $1, block_number = $2 WHERE id = $3`, string(to), int64(block), f.id)
	if to == flightFinal {
		tx.Defer(`UPDATE relay_versions SET raw = '' WHERE transaction_id = $1`, f.id)
	}
}

// setDown takes an intent off the flight that carries it, to be looked at again
// at the given time.
func setDown(tx *store.Tx, f flight, id uuid.UUID, at int64, reason string) {
	tx.Defer(`UPDATE intents SET transaction_id = NULL, attempts = attempts + 1, retry_at = $1, reason = $2
		WHERE id = $3 AND transaction_id = $4 AND state = 'carried'`, at, reason, id, f.id)
}

// postpone has an intent looked at again at the given time.
func postpone(tx *store.Tx, c cargo, at int64, attempts int, reason string) {
	tx.Defer(`UPDATE intents SET attempts = $1, retry_at = $2, reason = $3 WHERE id = $4 AND state IN ('signed', 'carried')`,
		attempts, at, reason, c.intent.ID)
}

// strand frees all that a flight carries, without blaming it on anyone.
func (r *Relay) strand(tx *store.Tx, f flight) {
	tx.Defer(`UPDATE intents SET transaction_id = NULL, retry_at = $1 WHERE transaction_id = $2 AND state = 'carried'`,
		r.db.Clock().Micros(), f.id)
}

// strandOthers frees what transactions of another account carry: a relayer with
// another key can neither see them through nor needs to.
func (r *Relay) strandOthers(tx *store.Tx) {
	tx.Defer(`UPDATE intents SET transaction_id = NULL, retry_at = $1 WHERE chain = $2 AND state = 'carried' AND transaction_id IN
		(SELECT id FROM relay_transactions WHERE chain = $2 AND sender <> $3 AND state IN ('sent', 'mined'))`,
		r.db.Clock().Micros(), r.chain, r.sender)
}

// census counts the open intents of the chain and finds the oldest.
func (r *Relay) census(ctx context.Context) (open int64, oldest int64, err error) {
	err = r.db.QueryRow(ctx, `SELECT count(*), COALESCE(min(created_at), 0) FROM intents WHERE chain = $1 AND state IN ('signed', 'carried')`, r.chain).
		Scan(&open, &oldest)
	if err != nil {
		return 0, 0, fmt.Errorf("counting open intents: %w", err)
	}
	return open, oldest, nil
}
