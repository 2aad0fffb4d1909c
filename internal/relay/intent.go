package relay

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/state"
	"github.com/granaryhq/granary/internal/store"
)

// State is how far an intent has come.
type State string

// The states. A signed intent is known to this database alone, so it can be
// refused, or expire, at once. A carried one may be known to anybody and can be
// executed by anybody, so only the chain ends it: by executing it, or by letting
// its deadline pass. An executed intent stays so; a refused or expired one is
// replaced when one of its id is submitted again.
const (
	Signed   State = "signed"
	Carried  State = "carried"
	Executed State = "executed"
	Refused  State = "refused"
	Expired  State = "expired"
)

// IntentTrigger is what changes the state of an intent.
type IntentTrigger string

// The triggers of an intent.
const (
	IntentSubmitted      IntentTrigger = "submitted"
	IntentExposed        IntentTrigger = "handed to a transaction"
	IntentExecuted       IntentTrigger = "executed in a final block"
	IntentUnworkable     IntentTrigger = "simulation failed"
	IntentDeadlinePassed IntentTrigger = "deadline passed"
)

// IntentStates are all changes of state of intents.
var IntentStates = state.Table[State, IntentTrigger]{
	{state.None, IntentSubmitted, Signed},
	{Signed, IntentExposed, Carried},
	{Signed, IntentUnworkable, Refused},
	{Signed, IntentDeadlinePassed, Expired},
	{Signed, IntentExecuted, Executed},
	{Carried, IntentExposed, Carried},
	{Carried, IntentExecuted, Executed},
	{Carried, IntentDeadlinePassed, Expired},
	{Refused, IntentSubmitted, Signed},
	{Expired, IntentSubmitted, Signed},
}

// Errors of Submit and Read.
var (
	ErrSignature = errors.New("the signature is not the wallet's")
	ErrUnknown   = errors.New("no such intent")
)

// Submission is a signed intent, handed over to be carried.
type Submission struct {
	Intent    custody.Intent
	Signature []byte
	// Delegation makes the wallet's account run the executor. Nil when it does
	// already.
	Delegation *types.SetCodeAuthorization
	// ReplyKind is the kind of the task that is added, under the intent's id,
	// when the outcome is known.
	ReplyKind string
}

// Outcome is what has become of an intent. All but State and Reason is set for
// an executed one only.
type Outcome struct {
	State       State
	TxHash      common.Hash
	BlockNumber uint64
	BlockTime   time.Time
	// Logs are those of the intent's calls: all between IntentStarted and
	// IntentExecuted of this wallet and nonce, in their order.
	Logs []types.Log
	// Reason tells why an intent was refused or is not executed yet. Of an expired
	// one it is what was wrong with it before it expired; when nothing was it is
	// empty, and signing it again is worth it.
	Reason string
}

// latestDeadlineSeconds keeps deadlines in microseconds within 64 bits: some 35,000
// years from 1970.
const latestDeadlineSeconds = 1 << 40

// Submit makes the relayer of the intent's chain responsible for it, as part of
// the caller's transaction. Submitting again is submitting once, except that an
// intent of the same id replaces one that was refused or has expired.
// Errors: custody.ErrIntent, ErrSignature.
func Submit(tx *store.Tx, s Submission) error {
	if err := s.Intent.Check(); err != nil {
		return err
	}
	if s.Intent.Deadline.Unix() > latestDeadlineSeconds {
		return fmt.Errorf("%w: the deadline is beyond all planning", custody.ErrIntent)
	}
	if !signedByWallet(s.Intent, s.Signature) {
		return fmt.Errorf("%w: intent %s", ErrSignature, s.Intent.ID)
	}
	delegation := ""
	if s.Delegation != nil {
		text, err := json.Marshal(s.Delegation)
		if err != nil {
			return fmt.Errorf("encoding a delegation: %w", err)
		}
		delegation = string(text)
	}
	to, err := IntentStates.Next(state.None, IntentSubmitted)
	if err != nil {
		return fmt.Errorf("intent %s: %w", s.Intent.ID, err)
	}
	nowMicros := tx.DB().Clock().Micros()
	// The last line of the statement is the table's: what may be submitted again.
	tx.Defer(`INSERT INTO intents (id, chain, wallet, intent, signature, delegation, deadline, reply_kind, state, attempts, retry_at, reason, created_at, trace)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $11, 0, $9, '', $9, $10)
		ON CONFLICT (id) DO UPDATE SET chain = excluded.chain, wallet = excluded.wallet, intent = excluded.intent,
			signature = excluded.signature, delegation = excluded.delegation, deadline = excluded.deadline,
			reply_kind = excluded.reply_kind, state = excluded.state, transaction_id = NULL, attempts = 0, retry_at = excluded.retry_at,
			reason = '', created_at = excluded.created_at, settled_at = NULL, trace = excluded.trace
		WHERE intents.state IN ('refused', 'expired')`,
		s.Intent.ID, string(s.Intent.Chain), string(s.Intent.Wallet), string(s.Intent.Canonical()), hexutil.Encode(s.Signature),
		delegation, s.Intent.Deadline.Unix(), s.ReplyKind, nowMicros, tx.Trace(), string(to))
	tx.Wake(wakeTopic(s.Intent.Chain))
	return nil
}

// signedByWallet checks what the executor will check. A bad signature would
// otherwise fail on the chain, again and again until the deadline.
func signedByWallet(i custody.Intent, signature []byte) bool {
	if len(signature) != crypto.SignatureLength || signature[crypto.RecoveryIDOffset] < 27 {
		return false
	}
	plain := append([]byte{}, signature...)
	plain[crypto.RecoveryIDOffset] -= 27
	digest := i.Digest()
	key, err := crypto.SigToPub(digest[:], plain)
	return err == nil && crypto.PubkeyToAddress(*key) == i.Wallet.EVM()
}

// Reader is a database or a transaction.
type Reader interface {
	QueryRow(ctx context.Context, query string, args ...any) store.Row
}

// Read tells what has become of an intent so far.
// Errors: ErrUnknown.
func Read(ctx context.Context, db Reader, id uuid.UUID) (Outcome, error) {
	var o Outcome
	var hash, logs *string
	var number, at *int64
	err := db.QueryRow(ctx, `SELECT state, reason, tx_hash, block_number, block_time, logs FROM intents WHERE id = $1`, id).
		Scan((*string)(&o.State), &o.Reason, &hash, &number, &at, &logs)
	switch {
	case errors.Is(err, store.ErrNoRows):
		return Outcome{}, fmt.Errorf("%w: %s", ErrUnknown, id)
	case err != nil:
		return Outcome{}, fmt.Errorf("reading an intent: %w", err)
	case o.State != Executed:
		return o, nil
	}
	o.TxHash = common.HexToHash(*hash)
	o.BlockNumber = uint64(*number)
	o.BlockTime = clock.Time(*at)
	if err := json.Unmarshal([]byte(*logs), &o.Logs); err != nil {
		return Outcome{}, fmt.Errorf("reading the logs of intent %s: %w", id, err)
	}
	return o, nil
}

// wakeTopic is what Submit wakes.
func wakeTopic(n chain.Name) string { return "relay:" + string(n) }
