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

// loadUnfinalizedTxs reads our open flights, lowest nonce first.
func (r *Relay) loadUnfinalizedTxs(ctx context.Context) ([]relayTx, error) {
	rows, err := r.db.Query(ctx, `SELECT t.id, t.nonce, t.state, t.block_number, v.hash, v.version, v.fee_cap, v.tip_cap, v.created_at
		FROM relay_transactions t JOIN relay_versions v ON v.transaction_id = t.id
		WHERE t.chain = $1 AND t.sender = $2 AND t.state IN ('sent', 'mined') ORDER BY t.nonce, v.version DESC`, r.chain, r.sender)
	if err != nil {
		return nil, fmt.Errorf("reading transactions in flight: %w", err)
	}
	defer rows.Close()
	var out []relayTx
	for rows.Next() {
		var rtx relayTx
		var nonce, block, feeCap, tipCap int64
		var hash string
		if err := rows.Scan(&rtx.id, &nonce, (*string)(&rtx.state), &block, &hash, &rtx.version, &feeCap, &tipCap, &rtx.signedAtMicros); err != nil {
			return nil, fmt.Errorf("reading transactions in flight: %w", err)
		}
		if n := len(out); n > 0 && out[n-1].id == rtx.id {
			out[n-1].hashes = append(out[n-1].hashes, common.HexToHash(hash))
			continue
		}
		rtx.nonce, rtx.minedBlock, rtx.fees = uint64(nonce), uint64(block), fees{uint64(feeCap), uint64(tipCap)}
		rtx.hashes = []common.Hash{common.HexToHash(hash)}
		out = append(out, rtx)
	}
	return out, rows.Err()
}

// loadNonceAfterFinal is the account nonce after the highest that is final.
func (r *Relay) loadNonceAfterFinal(ctx context.Context) (uint64, error) {
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

// loadNewestVersion reads the newest version of a flight.
func (r *Relay) loadNewestVersion(ctx context.Context, rtx relayTx) (*types.Transaction, []byte, error) {
	var text string
	err := r.db.QueryRow(ctx, `SELECT raw FROM relay_versions WHERE hash = $1`, rtx.hashes[0].Hex()).Scan(&text)
	if err != nil {
		return nil, nil, fmt.Errorf("reading transaction %s: %w", rtx.hashes[0], err)
	}
	raw, err := hexutil.Decode(text)
	if err != nil {
		return nil, nil, fmt.Errorf("reading transaction %s: %w", rtx.hashes[0], err)
	}
	tx := new(types.Transaction)
	if err := tx.UnmarshalBinary(raw); err != nil {
		return nil, nil, fmt.Errorf("reading transaction %s: %w", rtx.hashes[0], err)
	}
	return tx, raw, nil
}

// loadDueIntents reads at most n open intents that are due: those no transaction
// carries, if there is room for one, and those whose deadline the final block
// has passed, wherever they are.
func (r *Relay) loadDueIntents(ctx context.Context, canSubmit bool, finalSeconds int64, limit int) ([]openIntent, error) {
	rows, err := r.db.Query(ctx, openIntentColumns+` FROM intents
		WHERE chain = $1 AND state IN ('signed', 'carried') AND retry_at <= $2 AND ((transaction_id IS NULL AND $3 = 1) OR deadline < $4)
		ORDER BY retry_at, created_at, id LIMIT $5`, r.chain, r.db.Clock().Micros(), canSubmit, finalSeconds, limit)
	out, err := store.Collect(rows, err, scanOpenIntent)
	if err != nil {
		return nil, fmt.Errorf("reading open intents: %w", err)
	}
	return out, nil
}

// lockIntentsOf reads, and locks, the open intents that ever rode in a flight.
func (r *Relay) lockIntentsOf(ctx context.Context, tx *store.Tx, rtx relayTx) ([]openIntent, error) {
	rows, err := tx.Query(ctx, openIntentColumns+` FROM intents
		WHERE state IN ('signed', 'carried') AND id IN (SELECT intent_id FROM relay_items WHERE transaction_id = $1) ORDER BY id`+r.db.ForUpdate(), rtx.id)
	out, err := store.Collect(rows, err, scanOpenIntent)
	if err != nil {
		return nil, fmt.Errorf("reading the intents of a transaction: %w", err)
	}
	return out, nil
}

const openIntentColumns = `SELECT intent, signature, delegation, state, transaction_id, attempts, reason, reply_kind, trace`

func scanOpenIntent(row store.Rows) (openIntent, error) {
	var in openIntent
	var intent, signature, delegation string
	var transaction *string
	if err := row.Scan(&intent, &signature, &delegation, (*string)(&in.state), &transaction, &in.attempts, &in.reason, &in.replyKind, &in.trace); err != nil {
		return in, err
	}
	if transaction != nil {
		in.transactionID = *transaction
	}
	var err error
	if in.intent, err = custody.DecodeIntent([]byte(intent)); err != nil {
		return in, err
	}
	if in.signature, err = hexutil.Decode(signature); err != nil {
		return in, fmt.Errorf("signature of intent %s: %w", in.intent.ID, err)
	}
	if delegation != "" {
		in.delegation = new(types.SetCodeAuthorization)
		if err := json.Unmarshal([]byte(delegation), in.delegation); err != nil {
			return in, fmt.Errorf("delegation of intent %s: %w", in.intent.ID, err)
		}
	}
	return in, nil
}

// insertRelayTx writes a new transaction, its first version and what it carries.
func (r *Relay) insertRelayTx(tx *store.Tx, rtx relayTx, raw []byte, intents []openIntent) {
	tx.Defer(`INSERT INTO relay_transactions (id, chain, sender, nonce, state, block_number, created_at)
		VALUES ($1, $2, $3, $4, 'sent', 0, $5)`, rtx.id, r.chain, r.sender, int64(rtx.nonce), rtx.signedAtMicros)
	insertVersion(tx, rtx, raw)
	args := make([]any, 0, 2*len(intents))
	carried := []any{rtx.id}
	for _, in := range intents {
		args = append(args, rtx.id, in.intent.ID)
		carried = append(carried, in.intent.ID)
	}
	tx.Defer(`INSERT INTO relay_items (transaction_id, intent_id) VALUES `+store.Values(len(intents), 2), args...)
	// One that is aboard is looked at again when its deadline has passed.
	tx.Defer(`UPDATE intents SET transaction_id = $1, retry_at = deadline * 1000000 WHERE state = 'carried' AND id IN (`+
		store.Placeholders(2, len(intents))+`)`, carried...)
}

func insertVersion(tx *store.Tx, rtx relayTx, raw []byte) {
	tx.Defer(`INSERT INTO relay_versions (hash, transaction_id, version, raw, fee_cap, tip_cap, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7)`,
		rtx.hashes[0].Hex(), rtx.id, rtx.version, hexutil.Encode(raw), int64(rtx.fees.cap), int64(rtx.fees.tip), rtx.signedAtMicros)
}

// saveTxState moves a flight to another state.
func saveTxState(tx *store.Tx, rtx relayTx, to TxState, blockNumber uint64) {
	tx.Defer(`UPDATE relay_transactions SET state = $1, block_number = $2 WHERE id = $3`, string(to), int64(blockNumber), rtx.id)
	if to == TxFinal {
		tx.Defer(`UPDATE relay_versions SET raw = '' WHERE transaction_id = $1`, rtx.id)
	}
}

// detachIntent takes an intent off the flight that carries it, to be looked at again
// at the given time.
func detachIntent(tx *store.Tx, rtx relayTx, id uuid.UUID, retryAtMicros int64, reason string) {
	tx.Defer(`UPDATE intents SET transaction_id = NULL, attempts = attempts + 1, retry_at = $1, reason = $2
		WHERE id = $3 AND transaction_id = $4 AND state = 'carried'`, retryAtMicros, reason, id, rtx.id)
}

// postponeIntent has an intent looked at again at the given time.
func postponeIntent(tx *store.Tx, in openIntent, retryAtMicros int64, attempts int, reason string) {
	tx.Defer(`UPDATE intents SET attempts = $1, retry_at = $2, reason = $3 WHERE id = $4 AND state IN ('signed', 'carried')`,
		attempts, retryAtMicros, reason, in.intent.ID)
}

// detachAll frees all that a flight carries, without blaming it on anyone.
func (r *Relay) detachAll(tx *store.Tx, rtx relayTx) {
	tx.Defer(`UPDATE intents SET transaction_id = NULL, retry_at = $1 WHERE transaction_id = $2 AND state = 'carried'`,
		r.db.Clock().Micros(), rtx.id)
}

// detachFromOtherSenders frees what transactions of another account carry: a relayer with
// another key can neither see them through nor needs to.
func (r *Relay) detachFromOtherSenders(tx *store.Tx) {
	tx.Defer(`UPDATE intents SET transaction_id = NULL, retry_at = $1 WHERE chain = $2 AND state = 'carried' AND transaction_id IN
		(SELECT id FROM relay_transactions WHERE chain = $2 AND sender <> $3 AND state IN ('sent', 'mined'))`,
		r.db.Clock().Micros(), r.chain, r.sender)
}

// countOpenIntents counts the open intents of the chain and finds the oldest.
func (r *Relay) countOpenIntents(ctx context.Context) (open int64, oldestMicros int64, err error) {
	err = r.db.QueryRow(ctx, `SELECT count(*), COALESCE(min(created_at), 0) FROM intents WHERE chain = $1 AND state IN ('signed', 'carried')`, r.chain).
		Scan(&open, &oldestMicros)
	if err != nil {
		return 0, 0, fmt.Errorf("counting open intents: %w", err)
	}
	return open, oldestMicros, nil
}
