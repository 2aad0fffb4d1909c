package solrelay

import (
	"context"
	"encoding/base64"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/failure"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
)

// openIntent is an open intent as its rows keep it: one that is signed or carried.
type openIntent struct {
	id              uuid.UUID
	wallet          solana.PublicKey
	text            string
	attached        bool // else it was executed before it was a row
	signed          solintent.Attachment
	state           intent.State
	deadline        time.Time
	attempts        int
	retryAtMicros   int64
	createdAtMicros int64
	reason          failure.Reason
	settleTask      string
	trace           string // as its row keeps it
	cancelAsked     bool   // it is to be given up

	voiding    bool           // it is given up
	voidReason failure.Reason // why
	payments   []sentVersion  // its versions that may be known to anyone, newest first
	voids      []sentVersion  // those of its void, newest first
}

// sentVersion is a version as its row keeps it.
type sentVersion struct {
	signature       solana.Signature // which names the transaction
	number          int
	unitPrice       uint64
	firstSentMicros int64
	raw             []byte // the whole transaction
}

// marker is the address of the intent's marker.
func (in openIntent) marker() solana.PublicKey { return custody.MarkerOf(in.wallet, in.id) }

// isFormer says whether the intent is in nonce form.
func (in openIntent) isFormer() bool { return in.attached && in.signed.Request == nil }

// row names the intent to the room whose rows intents are.
func (in openIntent) row() intent.Open {
	return intent.Open{ID: in.id, State: in.state, SettleTask: in.settleTask, Trace: in.trace}
}

func scanOpenIntent(row store.Rows) (in openIntent, err error) {
	var wallet, attachment string
	var cancelAskedMicros, deadlineSeconds int64
	err = row.Scan(&in.id, &wallet, &in.text, &attachment, (*string)(&in.state), &deadlineSeconds, &in.attempts, &in.retryAtMicros, &in.createdAtMicros,
		&in.reason.Text, (*string)(&in.reason.Code), &in.settleTask, &in.trace, &cancelAskedMicros)
	if err != nil {
		return in, err
	}
	in.wallet, in.deadline, in.cancelAsked = solana.KeyOf(chain.Address(wallet)), time.Unix(deadlineSeconds, 0), cancelAskedMicros > 0
	in.attached = attachment != ""
	if in.attached {
		in.signed, err = solintent.DecodeAttachment(attachment)
	}
	return in, err
}

// loadOpenIntents reads the open intents of a chain, oldest first, with their sent versions, and those that are in
// nonce form apart.
func (r *Relay) loadOpenIntents(ctx context.Context) (open, former []openIntent, err error) {
	rows, err := r.db.Query(ctx, `SELECT id, wallet, intent, delegation, state, deadline, attempts, retry_at, created_at, reason, failure_code, reply_kind, trace, COALESCE(cancel_asked_at, 0)
		FROM intents WHERE chain = $1 AND state IN ('signed', 'carried') ORDER BY created_at, id`, string(r.chain))
	all, err := store.Collect(rows, err, scanOpenIntent)
	if err != nil {
		return nil, nil, fmt.Errorf("reading open intents: %w", err)
	}
	if len(all) == 0 {
		return nil, nil, nil
	}
	payments, voids, err := r.loadVersions(ctx)
	if err != nil {
		return nil, nil, err
	}
	givenUp, err := r.loadVoiding(ctx)
	if err != nil {
		return nil, nil, err
	}
	for _, in := range all {
		if in.isFormer() {
			former = append(former, in)
			continue
		}
		in.voidReason, in.voiding = givenUp[in.id]
		in.payments, in.voids = payments[in.id], voids[in.id]
		open = append(open, in)
	}
	return open, former, nil
}

// loadVoiding reads why intents are given up whose markers are being made.
func (r *Relay) loadVoiding(ctx context.Context) (map[uuid.UUID]failure.Reason, error) {
	reasons := map[uuid.UUID]failure.Reason{}
	rows, err := r.db.Query(ctx, `SELECT intent_id, reason, failure_code FROM solana_markers WHERE chain = $1 AND state = $2`, string(r.chain), string(Voiding))
	_, err = store.Collect(rows, err, func(row store.Rows) (none struct{}, err error) {
		var id uuid.UUID
		var reason failure.Reason
		err = row.Scan(&id, &reason.Text, (*string)(&reason.Code))
		reasons[id] = reason
		return none, err
	})
	if err != nil {
		return nil, fmt.Errorf("reading which intents are given up: %w", err)
	}
	return reasons, nil
}

// loadVersions reads the versions of open intents, newest first.
func (r *Relay) loadVersions(ctx context.Context) (payments, voids map[uuid.UUID][]sentVersion, err error) {
	payments, voids = map[uuid.UUID][]sentVersion{}, map[uuid.UUID][]sentVersion{}
	rows, err := r.db.Query(ctx, `SELECT intent_id, voids, signature, number, unit_price, raw, first_sent_at FROM solana_versions WHERE chain = $1 ORDER BY number DESC`, string(r.chain))
	_, err = store.Collect(rows, err, func(row store.Rows) (none struct{}, err error) {
		var id uuid.UUID
		var ofVoid, price int64
		var signature, raw string
		var v sentVersion
		err = row.Scan(&id, &ofVoid, &signature, &v.number, &price, &raw, &v.firstSentMicros)
		if err == nil {
			v.signature, err = solana.ParseSignature(signature)
		}
		if err == nil {
			v.raw, err = base64.StdEncoding.DecodeString(raw)
		}
		v.unitPrice = uint64(price)
		of := payments
		if ofVoid == 1 {
			of = voids
		}
		of[id] = append(of[id], v)
		return none, err
	})
	if err != nil {
		return nil, nil, fmt.Errorf("reading the sent message: %w", err)
	}
	return payments, voids, nil
}

// insertVersion writes a version, before it is sent. The same again is the same row.
func insertVersion(tx *store.Tx, on chain.Name, s sending) {
	ofVoid := 0
	if s.voids {
		ofVoid = 1
	}
	tx.Defer(`INSERT INTO solana_versions (signature, chain, intent_id, voids, number, unit_price, raw, first_sent_at)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (signature) DO NOTHING`,
		s.signature.String(), string(on), s.of.id, ofVoid, s.number, int64(s.unitPrice), base64.StdEncoding.EncodeToString(s.raw), s.firstSentMicros)
}

// postponeIntent has an intent looked at again at the given time.
func postponeIntent(tx *store.Tx, in openIntent, retryAtMicros int64, attempts int, reason failure.Reason) {
	tx.Defer(`UPDATE intents SET attempts = $1, retry_at = $2, reason = $3, failure_code = $4 WHERE id = $5 AND state IN ('signed', 'carried')`,
		attempts, retryAtMicros, reason.Text, string(reason.Code), in.id)
}

// Transactions lists the transactions that may bring an intent that is carried, newest
// first; none while it is not carried.
func Transactions(ctx context.Context, db *store.DB, id uuid.UUID) ([]string, error) {
	rows, err := db.Query(ctx, `SELECT v.signature FROM intents AS i JOIN solana_versions AS v ON v.intent_id = i.id
		WHERE i.id = $1 AND i.state = 'carried' AND v.voids = 0 ORDER BY v.number DESC`, id)
	list, err := store.Collect(rows, err, func(row store.Rows) (signature string, err error) { return signature, row.Scan(&signature) })
	if err != nil {
		return nil, fmt.Errorf("reading the transaction that carries intent %s: %w", id, err)
	}
	return list, nil
}
