package relay

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/state"
	"github.com/granaryhq/granary/internal/store"
)

// loadUnfinalizedTxs reads our transactions that are sent or mined, lowest nonce
// first.
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
			out[n-1].hashes = append(out[n-1].hashes, common.HexToHash(hash)) // of an older version
			continue
		}
		rtx.nonce, rtx.minedBlock, rtx.fees = uint64(nonce), uint64(block), fees{uint64(feeCap), uint64(tipCap)}
		rtx.hashes = []common.Hash{common.HexToHash(hash)}
		out = append(out, rtx)
	}
	return out, rows.Err()
}

// loadNonceAfterFinal reads the account nonce after the highest that is final.
// That the state is not lost either, which goes without saying, is for the
// partial index.
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

// loadNewestVersion reads the newest version of a transaction.
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
	version := new(types.Transaction)
	if err := version.UnmarshalBinary(raw); err != nil {
		return nil, nil, fmt.Errorf("reading transaction %s: %w", rtx.hashes[0], err)
	}
	return version, raw, nil
}

// insertRelayTx writes a new transaction, its first version and which intents it
// carries.
func (r *Relay) insertRelayTx(tx *store.Tx, rtx relayTx, raw []byte, intents []openIntent) error {
	to, err := TransactionStates.Next(state.None, TxSigned)
	if err != nil {
		return fmt.Errorf("a new transaction: %w", err)
	}
	tx.Defer(`INSERT INTO relay_transactions (id, chain, sender, nonce, state, block_number, created_at)
		VALUES ($1, $2, $3, $4, $5, 0, $6)`, rtx.id, r.chain, r.sender, int64(rtx.nonce), string(to), rtx.signedAtMicros)
	insertVersion(tx, rtx, raw)
	args := make([]any, 0, 2*len(intents))
	for _, in := range intents {
		args = append(args, rtx.id, in.intent.ID)
	}
	tx.Defer(`INSERT INTO relay_items (transaction_id, intent_id) VALUES `+store.Values(len(intents), 2), args...)
	attachIntents(tx, rtx, intents)
	return nil
}

func insertVersion(tx *store.Tx, rtx relayTx, raw []byte) {
	tx.Defer(`INSERT INTO relay_versions (hash, transaction_id, version, raw, fee_cap, tip_cap, created_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7)`,
		rtx.hashes[0].Hex(), rtx.id, rtx.version, hexutil.Encode(raw), int64(rtx.fees.cap), int64(rtx.fees.tip), rtx.signedAtMicros)
}

// changeTxState writes the state that a transaction changes to on a trigger, and the block that mined it, 0 for none.
// Its signed bytes stay, also once it is final: if a node was wrong about that, they can be sent again.
func changeTxState(tx *store.Tx, rtx relayTx, on TxTrigger, minedBlock uint64) error {
	to, err := TransactionStates.Next(rtx.state, on)
	if err != nil {
		return fmt.Errorf("transaction %s: %w", rtx.id, err)
	}
	tx.Defer(`UPDATE relay_transactions SET state = $1, block_number = $2 WHERE id = $3`, string(to), int64(minedBlock), rtx.id)
	return nil
}

// CarryingTransactions lists the transactions that may bring an intent that is
// carried, newest first; none while it is not carried.
func CarryingTransactions(ctx context.Context, db *store.DB, id uuid.UUID) ([]string, error) {
	rows, err := db.Query(ctx, `SELECT v.hash FROM intents AS i JOIN relay_versions AS v ON v.transaction_id = i.transaction_id
		WHERE i.id = $1 AND i.state = 'carried' ORDER BY v.version DESC`, id)
	hashes, err := store.Collect(rows, err, func(row store.Rows) (hash string, err error) { return hash, row.Scan(&hash) })
	if err != nil {
		return nil, fmt.Errorf("reading the transaction that carries intent %s: %w", id, err)
	}
	return hashes, nil
}
