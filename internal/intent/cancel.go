package intent

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// byItself marks the reason of a cancellation that no operator asked for. Services of earlier versions write reasons
// without a mark.
const byItself = "by itself: "

// ByItself returns the reason of a cancellation that the service asks for by itself.
func ByItself(reason string) string { return byItself + reason }

// explainCancellation returns the failure of an intent that was cancelled with a reason.
func explainCancellation(reason string) failure.Reason {
	if own, is := strings.CutPrefix(reason, byItself); is {
		return failure.New(failure.StepCancelled, own)
	}
	return failure.New(failure.Cancelled, "cancelled by the operator: "+reason)
}

// ErrNotOpen says that an intent cannot be cancelled: it is not signed, or has ended.
var ErrNotOpen = errors.New("the intent is not open")

// AskCancellation has an open intent given up, as part of the caller's transaction. It is not carried any more. One
// that was never sent ends at once; any other by the chain alone: cancelled, if its nonce is cancelled there or its
// deadline passes first, and executed, if a carrier was faster. It is idempotent. The outcome of a cancelled intent
// has the reason. Error: ErrNotOpen.
func AskCancellation(ctx context.Context, tx *store.Tx, on chain.Name, id uuid.UUID, reason string) error {
	var state State
	err := tx.QueryRow(ctx, `SELECT state FROM intents WHERE id = $1`+tx.DB().ForUpdate(), id).Scan((*string)(&state))
	if err != nil && !errors.Is(err, store.ErrNoRows) {
		return fmt.Errorf("reading an intent: %w", err)
	}
	if state != Signed && state != Carried {
		return fmt.Errorf("%w: it is %q", ErrNotOpen, state)
	}
	// An intent that no transaction carries is due at once.
	now := tx.DB().Clock().Micros()
	tx.Defer(`UPDATE intents SET cancel_asked_at = $1, cancel_reason = $2, retry_at = CASE WHEN transaction_id IS NULL THEN $1 ELSE retry_at END
		WHERE id = $3 AND cancel_asked_at IS NULL`, now, reason, id)
	tx.Wake(Topic(on))
	return nil
}

// AssertUnexecuted records, as part of the caller's transaction, that an operator has found no event of an open
// intent in any provider's blocks, although its nonce is marked as used: in the tree of marks another id of the
// wallet may have the same mark. The intent ends as cancelled after its deadline, unless its carrier finds an event.
// A false assertion frees an amount that was paid. It is idempotent. Error: ErrNotOpen.
func AssertUnexecuted(ctx context.Context, tx *store.Tx, id uuid.UUID) error {
	n, err := tx.Exec(ctx, `UPDATE intents SET asserted_unexecuted = 1 WHERE id = $1 AND state IN ('signed', 'carried')`, id)
	if err != nil {
		return fmt.Errorf("recording that intent %s was not executed: %w", id, err)
	}
	if n == 0 {
		return ErrNotOpen
	}
	return nil
}

// Unsigned is the signature of an intent that was not signed here, as its row keeps it.
const Unsigned = "0x"

// Revoke has the id of a draft cancelled on its chain, as part of the caller's transaction. It was never signed here,
// but may have been by a lost database: its row is that of an intent whose signature others may have and which cannot
// be carried here. So the chain alone ends it: cancelled, once its nonce is cancelled there or the draft's deadline
// has passed, and executed, if a carrier was faster. The order may be another then (Outcome.UsedBefore). It is
// idempotent.
func (s *Service) Revoke(tx *store.Tx, draft Draft, reason string) error {
	draft.Order.UsedBefore = true
	if err := s.Submit(tx, Submission{Draft: draft}); err != nil {
		return err
	}
	tx.Defer(`UPDATE intents SET state = 'carried', cancel_asked_at = $1, cancel_reason = $2, cancellation = '' WHERE id = $3 AND state = 'signed' AND signature = $4`,
		tx.DB().Clock().Micros(), reason, draft.Order.ID, Unsigned)
	return nil
}

// MarkExposed records, as part of the caller's transaction, that a lost database may have carried the intent of an id, or
// have signed the id again with a later deadline: such a signature may be valid until a time. From then on the chain alone
// ends the intent, and its own deadline does not before that time.
func MarkExposed(tx *store.Tx, id uuid.UUID, validUntil time.Time) {
	until := validUntil.Unix() + 1 // not before: a fraction of a second counts
	tx.Defer(`UPDATE intents SET state = 'carried', valid_until = CASE WHEN valid_until < $2 THEN $2 ELSE valid_until END
		WHERE id = $1 AND state IN ('signed', 'carried') AND signature <> $3`, id, until, Unsigned)
}

// ForgetExecuted has the intent of an id looked up again, which was executed while it was revoked, as
// part of the caller's transaction: its step is then started like any that was executed before.
func ForgetExecuted(tx *store.Tx, id uuid.UUID) {
	tx.Defer(`UPDATE intents SET state = 'expired', tx_hash = NULL, block_number = NULL, block_time = NULL, logs = NULL, cancel_asked_at = NULL, cancel_reason = ''
		WHERE id = $1 AND state = 'executed'`, id)
}

// SettledBy is the kind of task that settles an intent, by which the room is known that it
// is of. Error: ErrUnknown.
func SettledBy(ctx context.Context, db *store.DB, id uuid.UUID) (kind string, err error) {
	err = db.QueryRow(ctx, `SELECT reply_kind FROM intents WHERE id = $1`, id).Scan(&kind)
	switch {
	case errors.Is(err, store.ErrNoRows):
		return "", fmt.Errorf("%w: no intent was signed with %s", ErrUnknown, id)
	case err != nil:
		return "", fmt.Errorf("reading an intent: %w", err)
	}
	return kind, nil
}

// OpenIntent is an intent that its chain has not decided yet.
type OpenIntent struct {
	ID                 uuid.UUID
	Chain              chain.Name
	Account            chain.Address
	State              State
	SettledBy          string // the kind of task that will settle it
	SignedAt, Deadline time.Time
	Transactions       []string  // that may bring it, newest first; none where none carries it now
	Reason             string    // the reason of the delay
	CancelAskedAt      time.Time // zero unless it is to be cancelled
	CancelReason       string
	CancelSigned       bool // its carrier has the cancellation's signature
	Unexecuted         bool // an operator has asserted that no block has its event: AssertUnexecuted
}

// ListOpen lists the open intents of all chains, oldest first.
func (s *Service) ListOpen(ctx context.Context) ([]OpenIntent, error) {
	rows, err := s.db.Query(ctx, `SELECT id, chain, wallet, state, created_at, deadline, reason,
		cancel_asked_at, cancel_reason, CASE WHEN cancellation = '' THEN 0 ELSE 1 END, reply_kind, asserted_unexecuted FROM intents WHERE state IN ('signed', 'carried') ORDER BY created_at, id`)
	open, err := store.Collect(rows, err, func(row store.Rows) (i OpenIntent, err error) {
		var signedMicros, deadlineSeconds, cancelSigned, unexecuted int64
		var askedMicros *int64
		err = row.Scan(&i.ID, (*string)(&i.Chain), (*string)(&i.Account), (*string)(&i.State), &signedMicros, &deadlineSeconds, &i.Reason,
			&askedMicros, &i.CancelReason, &cancelSigned, &i.SettledBy, &unexecuted)
		i.SignedAt, i.Deadline = clock.Time(signedMicros), time.Unix(deadlineSeconds, 0)
		i.CancelSigned, i.Unexecuted = cancelSigned == 1, unexecuted == 1
		if askedMicros != nil {
			i.CancelAskedAt = clock.Time(*askedMicros)
		}
		return i, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading open intents: %w", err)
	}
	for i := range open {
		carrier, served := s.chains[open[i].Chain]
		if !served {
			continue
		}
		open[i].Transactions, err = carrier.Transactions(ctx, s.db, open[i].ID)
		if err != nil {
			return nil, err
		}
	}
	return open, nil
}

// Cancel has custody sign the cancellation of the order's intent, and passes it to the carrier of its chain in one
// transaction with the end of task t. An intent that has ended meanwhile is left as it is.
//
// A crash before the commit leaves no signature, and the next run signs the same. A crash after it leaves the
// cancellation with the carrier.
func (s *Service) Cancel(ctx context.Context, t task.Task, order Order) error {
	f, err := s.family(order.Chain)
	if err != nil {
		return err
	}
	var text, cancellation string
	var state State
	err = s.db.QueryRow(ctx, `SELECT intent, state, cancellation FROM intents WHERE id = $1`, order.ID).Scan(&text, (*string)(&state), &cancellation)
	if err != nil {
		return fmt.Errorf("reading an intent: %w", err)
	}
	if state.Ended() || cancellation != "" {
		return nil
	}
	given, err := f.Cancel(ctx, order, []byte(text))
	if err != nil {
		return err
	}
	err = s.db.Write(ctx, func(tx *store.Tx) error {
		t.Finish(tx)
		now := tx.DB().Clock().Micros()
		tx.Defer(`UPDATE intents SET cancellation = $1, retry_at = CASE WHEN transaction_id IS NULL THEN $2 ELSE retry_at END,
			delegation = CASE WHEN $5 = '' THEN delegation ELSE $5 END
			WHERE id = $3 AND intent = $4 AND state IN ('signed', 'carried') AND cancel_asked_at IS NOT NULL`, "0x"+hex.EncodeToString(given.Signature), now, order.ID, text, given.Attachment)
		tx.Wake(Topic(order.Chain))
		return nil
	})
	if err != nil {
		return fmt.Errorf("persisting the cancellation of intent %s: %w", order.ID, err)
	}
	return nil
}
