package intent

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// ErrUnknown says that there is no intent of an id.
var ErrUnknown = errors.New("no such intent")

// Topic wakes the carrier of a chain for a new intent.
func Topic(on chain.Name) string { return "relay:" + string(on) }

// insert makes the carrier of the submission's chain responsible for it, as part
// of the caller's transaction. Inserting again is inserting once, except that an
// intent of the same id replaces one that was refused or has expired.
func insert(tx *store.Tx, s Submission) error {
	from := Prepared
	if s.approved {
		from = AwaitingApproval
	}
	to, err := States.Next(from, Sign)
	if err != nil {
		return err
	}
	tx.Defer(`INSERT INTO intents (id, chain, wallet, intent, signature, delegation, deadline, reply_kind, state, attempts, retry_at, reason, failure_code, created_at, trace, used_before)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10, '', '', $10, $11, $12)
		ON CONFLICT (id) DO UPDATE SET chain = excluded.chain, wallet = excluded.wallet, intent = excluded.intent,
			signature = excluded.signature, delegation = excluded.delegation, deadline = excluded.deadline,
			reply_kind = excluded.reply_kind, state = excluded.state, transaction_id = NULL, attempts = 0, retry_at = excluded.retry_at,
			reason = '', failure_code = '', created_at = excluded.created_at, settled_at = NULL, trace = excluded.trace,
			used_before = excluded.used_before, asserted_unexecuted = 0, carried_alone = 0
		WHERE intents.state IN ('refused', 'expired')`,
		s.Order.ID, string(s.Order.Chain), string(s.Account), string(s.Text), "0x"+hex.EncodeToString(s.Signature), s.Attachment,
		s.Deadline.Unix(), s.Order.SettleTask, string(to), tx.DB().Clock().Micros(), tx.Trace(), flagColumn(s.Order.UsedBefore))
	tx.Wake(Topic(s.Order.Chain))
	return nil
}

func flagColumn(set bool) int64 {
	if set {
		return 1
	}
	return 0
}

// Outcome is the outcome of an intent. All but State and Reason is set for an executed one only.
type Outcome struct {
	State       State
	TxHash      string
	BlockNumber uint64
	BlockTime   time.Time
	// Evidence is the final block's record of the order's own effects, as the family's carrier writes it and its
	// Movements reads it.
	Evidence []byte
	// Reason is why an intent was rejected or is not executed yet. Of an expired intent it is the reason why it was
	// not carried in time; when it is empty, there was none, and signing it again is worth it. Of a cancelled one it
	// is the reason of the cancellation.
	Reason string
	// Code is the reason's stable code; empty in rows of earlier versions.
	Code failure.Code
	// UsedBefore says that this was executed before this database signed it: by
	// an earlier life of it, which a restored backup has forgotten, and whose
	// order may have been another.
	UsedBefore bool
}

// Failure returns the reason with its code.
func (o Outcome) Failure() failure.Reason { return failure.New(o.Code, o.Reason) }

// querier is a database or a transaction.
type querier interface {
	QueryRow(ctx context.Context, query string, args ...any) store.Row
}

// clockSkew is how far the time of a block may be behind ours without saying
// that the block is older than a signature of ours.
const clockSkew = time.Minute

// LoadOutcome returns the present outcome of an intent. Error: ErrUnknown.
func LoadOutcome(ctx context.Context, db querier, id uuid.UUID) (Outcome, error) {
	var o Outcome
	var hash, evidence *string
	var number, blockMicros *int64
	var usedBefore, signedMicros int64
	var cancelReason string
	err := db.QueryRow(ctx, `SELECT state, reason, failure_code, tx_hash, block_number, block_time, logs, used_before, created_at, cancel_reason FROM intents WHERE id = $1`, id).
		Scan((*string)(&o.State), &o.Reason, (*string)(&o.Code), &hash, &number, &blockMicros, &evidence, &usedBefore, &signedMicros, &cancelReason)
	switch {
	case errors.Is(err, store.ErrNoRows):
		return Outcome{}, fmt.Errorf("%w: %s", ErrUnknown, id)
	case err != nil:
		return Outcome{}, fmt.Errorf("reading an intent: %w", err)
	}
	o.UsedBefore = usedBefore == 1
	if o.State == Cancelled && cancelReason != "" {
		why := explainCancellation(cancelReason)
		o.Reason, o.Code = why.Text, why.Code
	}
	if o.State != Executed {
		return o, nil
	}
	o.TxHash, o.BlockNumber, o.BlockTime, o.Evidence = *hash, uint64(*number), clock.Time(*blockMicros), []byte(*evidence)
	o.UsedBefore = o.UsedBefore || *blockMicros < signedMicros-clockSkew.Microseconds()
	return o, nil
}

// Open names an intent that its carrier has read, with its state.
type Open struct {
	ID         uuid.UUID
	State      State
	SettleTask string
	Trace      string // as its row keeps it
}

// LoadState returns the state of the intent of an id; empty if there is none.
func LoadState(ctx context.Context, q store.Querier, id uuid.UUID) (State, error) {
	rows, err := q.Query(ctx, `SELECT state FROM intents WHERE id = $1`, id)
	found, err := store.Collect(rows, err, func(row store.Rows) (state State, err error) { return state, row.Scan((*string)(&state)) })
	if err != nil {
		return "", fmt.Errorf("reading an intent: %w", err)
	}
	if len(found) == 0 {
		return "", nil
	}
	return found[0], nil
}

// MarkCarried says that the signatures of the intents may leave the house from
// now on. Commit it before they do.
func MarkCarried(tx *store.Tx, intents ...Open) error {
	ids := make([]any, 0, len(intents))
	for _, i := range intents {
		if _, err := States.Next(i.State, Expose); err != nil {
			return fmt.Errorf("intent %s: %w", i.ID, err)
		}
		ids = append(ids, i.ID)
	}
	if len(ids) > 0 {
		tx.Defer(`UPDATE intents SET state = 'carried', reason = '', failure_code = '' WHERE state IN ('signed', 'carried') AND id IN (`+store.Placeholders(1, len(ids))+`)`, ids...)
	}
	return nil
}

// MarkExecuted writes down that the chain has executed an intent, as o says, and
// adds its settle task. Doing it twice is doing it once: an ended intent
// stays as it is, and the task is one of its kind and id.
func MarkExecuted(tx *store.Tx, i Open, o Outcome) error {
	to, err := States.Next(i.State, Execute)
	if err != nil {
		return fmt.Errorf("intent %s: %w", i.ID, err)
	}
	tx.Defer(`UPDATE intents SET state = $1, transaction_id = NULL, reason = '', failure_code = '', tx_hash = $2, block_number = $3, block_time = $4,
		logs = $5, settled_at = $6 WHERE id = $7 AND state IN ('signed', 'carried')`,
		string(to), o.TxHash, int64(o.BlockNumber), o.BlockTime.UnixMicro(), string(o.Evidence), tx.DB().Clock().Micros(), i.ID)
	addSettleTask(tx, i)
	return nil
}

// Close writes down that an intent will never be executed (Refuse, Expire or Cancel), and
// adds its settle task. One whose cancellation was asked for meanwhile ends as cancelled:
// a signature that gives up its nonce may be out, so its order must not be signed again.
func Close(tx *store.Tx, i Open, on Trigger, reason failure.Reason) error {
	to, err := States.Next(i.State, on)
	if err != nil {
		return fmt.Errorf("intent %s: %w", i.ID, err)
	}
	tx.Defer(`UPDATE intents SET state = CASE WHEN cancel_asked_at IS NULL THEN $1 ELSE 'cancelled' END, transaction_id = NULL, reason = $2, failure_code = $3, settled_at = $4
		WHERE id = $5 AND state IN ('signed', 'carried')`, string(to), reason.Text, string(reason.Code), tx.DB().Clock().Micros(), i.ID)
	addSettleTask(tx, i)
	return nil
}

// addSettleTask has the outcome settled, as part of the trace that asked for it.
func addSettleTask(tx *store.Tx, i Open) {
	defer tx.SetTrace(i.Trace)()
	task.AddNow(tx, i.SettleTask, i.ID.String())
}
