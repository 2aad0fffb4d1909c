package relay

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/store"
)

// openIntent is an open intent as its row keeps it: one that is signed or
// carried.
type openIntent struct {
	intent        custody.Intent
	signature     []byte
	delegation    *types.SetCodeAuthorization
	state         intent.State
	transactionID string // the relayer's transaction that carries it now, if one does
	attempts      int
	reason        failure.Reason
	settleTask    string
	trace         string // as its row keeps it
	cancelAsked   bool   // it is to be given up
	cancellation  []byte // the signature that gives its nonce up; empty until it is signed
	unexecuted    int    // 1 if an operator has asserted that no block has its event
	carriedAlone  int    // 1 if a transaction that carried it reverted as a whole
	validUntil    int64  // the Unix second until which a lost database's signature of its id may be valid; 0 for none
}

// cancels says whether a transaction that carries the intent carries its cancellation in
// its place.
func (in openIntent) cancels() bool { return in.cancelAsked && len(in.cancellation) > 0 }

const openIntentColumns = `SELECT intent, signature, delegation, state, transaction_id, attempts, reason, failure_code, reply_kind, trace, COALESCE(cancel_asked_at, 0), cancellation, valid_until, asserted_unexecuted, carried_alone`

func scanOpenIntent(row store.Rows) (openIntent, error) {
	var in openIntent
	var text, signature, delegation, cancellation string
	var cancelAskedMicros int64
	var transaction *string
	err := row.Scan(&text, &signature, &delegation, (*string)(&in.state), &transaction, &in.attempts, &in.reason.Text, (*string)(&in.reason.Code), &in.settleTask, &in.trace, &cancelAskedMicros, &cancellation, &in.validUntil, &in.unexecuted, &in.carriedAlone)
	if err != nil {
		return in, err
	}
	if transaction != nil {
		in.transactionID = *transaction
	}
	in.intent, err = custody.DecodeIntent([]byte(text))
	if err != nil {
		return in, err
	}
	in.signature, err = hexutil.Decode(signature)
	if err != nil {
		return in, fmt.Errorf("signature of intent %s: %w", in.intent.ID, err)
	}
	in.cancelAsked = cancelAskedMicros > 0
	if cancellation != "" {
		in.cancellation, err = hexutil.Decode(cancellation)
		if err != nil {
			return in, fmt.Errorf("cancellation of intent %s: %w", in.intent.ID, err)
		}
	}
	if delegation != "" {
		in.delegation = new(types.SetCodeAuthorization)
		if err := json.Unmarshal([]byte(delegation), in.delegation); err != nil {
			return in, fmt.Errorf("delegation of intent %s: %w", in.intent.ID, err)
		}
	}
	return in, nil
}

// loadDueIntents reads at most limit open intents of a chain that are due: those
// that no transaction carries, if a transaction can be submitted, and those
// whose deadline the final block has passed, whether or not one carries them.
func loadDueIntents(ctx context.Context, db *store.DB, chain string, canSubmit bool, finalSeconds int64, limit int) ([]openIntent, error) {
	rows, err := db.Query(ctx, openIntentColumns+` FROM intents
		WHERE chain = $1 AND state IN ('signed', 'carried') AND retry_at <= $2 AND ((transaction_id IS NULL AND $3 = 1) OR deadline < $4)
		ORDER BY retry_at, created_at, id LIMIT $5`, chain, db.Clock().Micros(), canSubmit, finalSeconds, limit)
	due, err := store.Collect(rows, err, scanOpenIntent)
	if err != nil {
		return nil, fmt.Errorf("reading open intents: %w", err)
	}
	return due, nil
}

// lockIntentsOf reads, and locks, the open intents that a transaction carries or
// has ever carried.
func lockIntentsOf(ctx context.Context, tx *store.Tx, rtx relayTx) ([]openIntent, error) {
	rows, err := tx.Query(ctx, openIntentColumns+` FROM intents
		WHERE state IN ('signed', 'carried') AND id IN (SELECT intent_id FROM relay_items WHERE transaction_id = $1) ORDER BY id`+tx.DB().ForUpdate(), rtx.id)
	intents, err := store.Collect(rows, err, scanOpenIntent)
	if err != nil {
		return nil, fmt.Errorf("reading the intents of a transaction: %w", err)
	}
	return intents, nil
}

// countOpenIntents counts the open intents of a chain and finds when the oldest
// was submitted.
func countOpenIntents(ctx context.Context, db *store.DB, chain string) (open int64, oldestMicros int64, err error) {
	err = db.QueryRow(ctx, `SELECT count(*), COALESCE(min(created_at), 0) FROM intents WHERE chain = $1 AND state IN ('signed', 'carried')`, chain).
		Scan(&open, &oldestMicros)
	if err != nil {
		return 0, 0, fmt.Errorf("counting open intents: %w", err)
	}
	return open, oldestMicros, nil
}

// row names the intent to the room whose rows intents are.
func (in openIntent) row() intent.Open {
	return intent.Open{ID: in.intent.ID, State: in.state, SettleTask: in.settleTask, Trace: in.trace}
}

// markCarried makes intents carried: their signatures are about to leave the
// process.
func markCarried(tx *store.Tx, intents []openIntent) error {
	rows := make([]intent.Open, len(intents))
	for i, in := range intents {
		rows[i] = in.row()
	}
	return intent.MarkCarried(tx, rows...)
}

// errCancelledMeanwhile says that the cancellation of an intent was asked for after the
// intent was read.
var errCancelledMeanwhile = errors.New("a cancellation was asked for meanwhile")

// checkCancellations locks intents that are about to be carried, and fails if the
// cancellation of one was asked for since it was read: from then on it is not carried.
func checkCancellations(ctx context.Context, tx *store.Tx, intents []openIntent) error {
	var ids []any
	for _, in := range intents {
		if !in.cancelAsked {
			ids = append(ids, in.intent.ID)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	rows, err := tx.Query(ctx, `SELECT cancel_asked_at IS NOT NULL FROM intents WHERE id IN (`+store.Placeholders(1, len(ids))+`) ORDER BY id`+tx.DB().ForUpdate(), ids...)
	asked, err := store.Collect(rows, err, func(row store.Rows) (asked bool, err error) { return asked, row.Scan(&asked) })
	if err != nil {
		return fmt.Errorf("reading cancellations: %w", err)
	}
	if slices.Contains(asked, true) {
		return errCancelledMeanwhile
	}
	return nil
}

// execution is where and how an intent was executed, or its nonce given up.
type execution struct {
	hash      common.Hash
	block     evm.Block
	logs      []types.Log
	cancelled bool
}

// markExecuted makes an intent executed, with its logs as the evidence.
func markExecuted(tx *store.Tx, in openIntent, e execution) error {
	logs, err := encodeLogs(e.logs)
	if err != nil {
		return err
	}
	return intent.MarkExecuted(tx, in.row(), intent.Outcome{
		TxHash: e.hash.Hex(), BlockNumber: e.block.Number, BlockTime: e.block.Time, Evidence: logs,
	})
}

// markCancelled closes an intent whose nonce a final block shows given up.
func markCancelled(tx *store.Tx, in openIntent, hash common.Hash) error {
	return intent.Close(tx, in.row(), intent.Cancel, failure.New(failure.Cancelled, "its nonce was given up on the chain, in transaction "+hash.Hex()))
}

// encodeLogs writes logs as the evidence that evmintent reads.
func encodeLogs(logs []types.Log) ([]byte, error) {
	evidence, err := json.Marshal(logs)
	if err != nil {
		return nil, fmt.Errorf("encoding logs: %w", err)
	}
	return evidence, nil
}

// postponeIntent has an intent looked at again at the given time.
func postponeIntent(tx *store.Tx, in openIntent, retryAtMicros int64, attempts int, reason failure.Reason) {
	tx.Defer(`UPDATE intents SET attempts = $1, retry_at = $2, reason = $3, failure_code = $4 WHERE id = $5 AND state IN ('signed', 'carried')`,
		attempts, retryAtMicros, reason.Text, string(reason.Code), in.intent.ID)
}

// attachIntents has a new transaction carry intents that are carried. They are
// looked at again when their deadlines have passed.
func attachIntents(tx *store.Tx, rtx relayTx, intents []openIntent) {
	args := []any{rtx.id}
	for _, in := range intents {
		args = append(args, in.intent.ID)
	}
	tx.Defer(`UPDATE intents SET transaction_id = $1, retry_at = deadline * 1000000 WHERE state = 'carried' AND id IN (`+
		store.Placeholders(2, len(intents))+`)`, args...)
}

// detachIntent takes an intent from the transaction that carries it, to be
// looked at again at the given time.
func detachIntent(tx *store.Tx, rtx relayTx, id uuid.UUID, retryAtMicros int64, attempts int, reason failure.Reason) {
	tx.Defer(`UPDATE intents SET transaction_id = NULL, attempts = $1, retry_at = $2, reason = $3, failure_code = $4
		WHERE id = $5 AND transaction_id = $6 AND state = 'carried'`, attempts, retryAtMicros, reason.Text, string(reason.Code), id, rtx.id)
}

// isolateIntent has an intent carried alone from now on, until it ends or is signed again.
func isolateIntent(tx *store.Tx, id uuid.UUID) {
	tx.Defer(`UPDATE intents SET carried_alone = 1 WHERE id = $1 AND state = 'carried'`, id)
}

// detachAll takes all intents from a transaction through no fault of theirs.
// They are due at once.
func detachAll(tx *store.Tx, rtx relayTx) {
	tx.Defer(`UPDATE intents SET transaction_id = NULL, retry_at = $1 WHERE transaction_id = $2 AND state = 'carried'`,
		tx.DB().Clock().Micros(), rtx.id)
}

// detachFromOtherSenders takes the intents from the open transactions of other
// accounts than the sender: a relayer with another key can neither replace those
// transactions nor needs to.
func detachFromOtherSenders(tx *store.Tx, chain, sender string) {
	tx.Defer(`UPDATE intents SET transaction_id = NULL, retry_at = $1 WHERE chain = $2 AND state = 'carried' AND transaction_id IN
		(SELECT id FROM relay_transactions WHERE chain = $2 AND sender <> $3 AND state IN ('sent', 'mined'))`,
		tx.DB().Clock().Micros(), chain, sender)
}
