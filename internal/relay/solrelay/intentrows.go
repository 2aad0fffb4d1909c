package solrelay

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
)

// openIntent is an open intent as its rows keep it: one that is signed or carried.
type openIntent struct {
	id              uuid.UUID
	wallet          solana.PublicKey
	signed          solintent.Attachment // no versions if it was executed before it was a row
	state           intent.State
	deadline        time.Time
	attempts        int
	retryAtMicros   int64
	createdAtMicros int64
	reason          string
	settleTask      string
	trace           string // as its row keeps it
	cancelAsked     bool   // it is to be given up

	nonce    *nonceAccount // that serves it; nil if none does
	sent     []sentVersion // its versions that may be known to anybody, newest first
	advances []sentVersion // what was sent to use up its nonce value, newest first
}

// sentVersion is a transaction that uses a nonce value, as its row keeps it.
type sentVersion struct {
	signature       solana.Signature // which names it
	version         int              // its number among those of its kind
	unitPrice       uint64
	firstSentMicros int64
}

// row names the intent to the room whose rows intents are.
func (in openIntent) row() intent.Open {
	return intent.Open{ID: in.id, State: in.state, SettleTask: in.settleTask, Trace: in.trace}
}

func scanOpenIntent(row store.Rows) (in openIntent, err error) {
	var wallet, attachment string
	var cancelAskedMicros, deadlineSeconds int64
	err = row.Scan(&in.id, &wallet, &attachment, (*string)(&in.state), &deadlineSeconds, &in.attempts, &in.retryAtMicros, &in.createdAtMicros,
		&in.reason, &in.settleTask, &in.trace, &cancelAskedMicros)
	if err != nil {
		return in, err
	}
	in.wallet, in.deadline, in.cancelAsked = solana.KeyOf(chain.Address(wallet)), time.Unix(deadlineSeconds, 0), cancelAskedMicros > 0
	if attachment != "" {
		in.signed, err = solintent.DecodeAttachment(attachment)
	}
	return in, err
}

// loadOpenIntents reads the open intents of a chain, oldest first, with what was sent of
// them and the nonce accounts that serve them.
func (r *Relay) loadOpenIntents(ctx context.Context, accounts []nonceAccount) ([]openIntent, error) {
	rows, err := r.db.Query(ctx, `SELECT id, wallet, delegation, state, deadline, attempts, retry_at, created_at, reason, reply_kind, trace, COALESCE(cancel_asked_at, 0)
		FROM intents WHERE chain = $1 AND state IN ('signed', 'carried') ORDER BY created_at, id`, string(r.chain))
	open, err := store.Collect(rows, err, scanOpenIntent)
	if err != nil {
		return nil, fmt.Errorf("reading open intents: %w", err)
	}
	if len(open) == 0 {
		return nil, nil
	}
	sent, err := r.loadSent(ctx)
	if err != nil {
		return nil, err
	}
	for i := range open {
		in := &open[i]
		at := slices.IndexFunc(accounts, func(a nonceAccount) bool {
			return a.intentID == in.id && a.address == in.signed.NonceAccount && a.value == in.signed.NonceValue
		})
		if at >= 0 {
			in.nonce = &accounts[at]
		}
		used := sent[nonceKey{in.signed.NonceAccount, in.signed.NonceValue}]
		in.sent, in.advances = used.versions[in.id], used.versions[uuid.Nil]
	}
	return open, nil
}

// nonceKey is one value of one nonce account.
type nonceKey struct {
	account solana.PublicKey
	value   solana.Hash
}

// sentWith are the transactions that use one nonce value, newest first, by the intents
// that they are versions of; those that only advance the account by none.
type sentWith struct{ versions map[uuid.UUID][]sentVersion }

// loadSent reads what was sent with the nonce values that are in use.
func (r *Relay) loadSent(ctx context.Context) (map[nonceKey]sentWith, error) {
	rows, err := r.db.Query(ctx, `SELECT s.signature, s.nonce_account, s.nonce_value, COALESCE(s.intent_id, ''), s.version, s.unit_price, s.first_sent_at
		FROM solana_nonce_accounts AS a JOIN solana_transactions AS s ON s.nonce_account = a.address AND s.nonce_value = a.value
		WHERE a.chain = $1 AND a.state IN ('used', 'advancing') ORDER BY s.version DESC`, string(r.chain))
	type row struct {
		key nonceKey
		id  uuid.UUID
		sentVersion
	}
	all, err := store.Collect(rows, err, func(from store.Rows) (v row, err error) {
		var signature, account, value, id string
		var price int64
		err = from.Scan(&signature, &account, &value, &id, &v.version, &price, &v.firstSentMicros)
		if err == nil {
			v.signature, err = solana.ParseSignature(signature)
		}
		if err == nil {
			v.key.account, err = solana.ParsePublicKey(account)
		}
		if err == nil {
			v.key.value, err = solana.ParseHash(value)
		}
		if err == nil && id != "" {
			v.id, err = uuid.Parse(id)
		}
		v.unitPrice = uint64(price)
		return v, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading what was sent: %w", err)
	}
	sent := map[nonceKey]sentWith{}
	for _, v := range all {
		if sent[v.key].versions == nil {
			sent[v.key] = sentWith{map[uuid.UUID][]sentVersion{}}
		}
		sent[v.key].versions[v.id] = append(sent[v.key].versions[v.id], v.sentVersion)
	}
	return sent, nil
}

// insertSent writes a transaction that uses a nonce value, before it is sent. The same
// again is the same row.
func insertSent(tx *store.Tx, on chain.Name, key nonceKey, id uuid.UUID, v sentVersion) {
	tx.Defer(`INSERT INTO solana_transactions (signature, chain, nonce_account, nonce_value, intent_id, version, unit_price, first_sent_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (signature) DO NOTHING`,
		v.signature.String(), string(on), key.account.String(), key.value.String(), idColumn(id), v.version, int64(v.unitPrice), v.firstSentMicros)
}

// postponeIntent has an intent looked at again at the given time.
func postponeIntent(tx *store.Tx, in openIntent, retryAtMicros int64, attempts int, reason string) {
	tx.Defer(`UPDATE intents SET attempts = $1, retry_at = $2, reason = $3 WHERE id = $4 AND state IN ('signed', 'carried')`,
		attempts, retryAtMicros, reason, in.id)
}

// Transactions lists the transactions that may bring an intent that is carried, newest
// first; none while it is not carried.
func Transactions(ctx context.Context, db *store.DB, id uuid.UUID) ([]string, error) {
	rows, err := db.Query(ctx, `SELECT s.signature FROM intents AS i JOIN solana_transactions AS s ON s.intent_id = i.id
		JOIN solana_nonce_accounts AS a ON a.intent_id = i.id AND a.address = s.nonce_account AND a.value = s.nonce_value
		WHERE i.id = $1 AND i.state = 'carried' ORDER BY s.version DESC`, id)
	list, err := store.Collect(rows, err, func(row store.Rows) (signature string, err error) { return signature, row.Scan(&signature) })
	if err != nil {
		return nil, fmt.Errorf("reading what carries intent %s: %w", id, err)
	}
	return list, nil
}
