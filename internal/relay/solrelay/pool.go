package solrelay

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/intent"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// MaxPoolSize is how many nonce accounts a pool may have.
const MaxPoolSize = 256

// Pool gives intents of one chain their nonce accounts. Making them, and taking them
// back, is the carrier's.
type Pool struct {
	db       *store.DB
	chain    chain.Name
	feePayer solana.PublicKey
	size     int
}

// NewPool returns the pool of so many accounts of a fee payer's.
func NewPool(db *store.DB, on chain.Name, feePayer solana.PublicKey, size int) (*Pool, error) {
	if size < 1 || size > MaxPoolSize {
		return nil, fmt.Errorf("nonce accounts of %s: %d, want 1 to %d", on, size, MaxPoolSize)
	}
	return &Pool{db, on, feePayer, size}, nil
}

// placeOf is the place of an intent's account.
func (p *Pool) placeOf(id uuid.UUID) int { return custody.NoncePlace(id, p.size) }

// addressOf is the address of the account at a place.
func (p *Pool) addressOf(place int) solana.PublicKey { return custody.NonceAccount(p.feePayer, place) }

// How long an order waits before it asks again: while its account serves another intent,
// which is final in less than a minute if it lands at once, and while there is none.
const (
	whileBusy   = 2 * time.Second
	whileMaking = 5 * time.Second
)

// assignment is an account with its value, or why there is none yet.
type assignment struct {
	account solana.PublicKey
	value   solana.Hash
	wait    *task.Later
}

func waitFor(after time.Duration, format string, args ...any) assignment {
	return assignment{wait: &task.Later{After: after, Reason: fmt.Sprintf(format, args...)}}
}

// Assign is the account of an intent, with the value that it has by a final slot; see
// solintent.Nonces.
//
// It is safe to run twice, and at the same time: the account's row is locked, and says
// whom it serves. An intent that is not over, and one that was executed or cancelled, has
// the value that was signed for it, which is all that there may ever be under its id.
// Dying after the commit leaves an account that waits for an intent: the next run gets it
// again, or the carrier takes it back when none has come.
func (p *Pool) Assign(ctx context.Context, id uuid.UUID) (solana.PublicKey, solana.Hash, error) {
	a, err := store.Write(ctx, p.db, func(tx *store.Tx) (assignment, error) {
		accounts, err := lockNonceAccounts(ctx, tx, p.chain, p.placeOf(id), id)
		if err != nil {
			return assignment{}, err
		}
		if a, known, err := p.signedAlready(ctx, tx, id, accounts); known || err != nil {
			return a, err
		}
		return p.assignFree(ctx, tx, id, accounts)
	})
	if err != nil {
		return solana.PublicKey{}, solana.Hash{}, fmt.Errorf("the nonce account of intent %s: %w", id, err)
	}
	if a.wait != nil {
		return solana.PublicKey{}, solana.Hash{}, *a.wait
	}
	return a.account, a.value, nil
}

// Release takes its account from an intent that custody refused to sign; see
// solintent.Nonces. The carrier advances it, as one that has waited for an intent too long.
//
// It is safe to run twice, and at the same time: the account's row is locked, and only one
// that is used for the id, of which there is no intent, changes.
func (p *Pool) Release(ctx context.Context, id uuid.UUID) error {
	err := p.db.Write(ctx, func(tx *store.Tx) error {
		accounts, err := lockNonceAccounts(ctx, tx, p.chain, p.placeOf(id), id)
		if err != nil {
			return err
		}
		if _, known, err := p.signedAlready(ctx, tx, id, accounts); known || err != nil {
			return err
		}
		for _, a := range accounts {
			if a.state == Used && a.intentID == id {
				return saveNonceAccount(tx, p.chain, a, GiveUp, nil)
			}
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("releasing the nonce account of intent %s: %w", id, err)
	}
	return nil
}

// Await is a task.Later while the account of an intent that nothing was signed for serves
// another. Many orders may wait for one account, so it asks the database alone, and locks
// nothing: what it says decides nothing, Assign does.
func (p *Pool) Await(ctx context.Context, id uuid.UUID) error {
	var state NonceState
	address := p.addressOf(p.placeOf(id))
	err := p.db.QueryRow(ctx, `SELECT state FROM solana_nonce_accounts WHERE chain = $1 AND place = $2 AND address = $3 AND state <> $4
		AND intent_id <> $5 AND NOT EXISTS (SELECT 1 FROM intents WHERE id = $5)`,
		string(p.chain), p.placeOf(id), address.String(), string(Free), id).Scan((*string)(&state))
	switch {
	case errors.Is(err, store.ErrNoRows):
		return nil
	case err != nil:
		return fmt.Errorf("the nonce account of intent %s: %w", id, err)
	}
	return *waitFor(whileBusy, "nonce account %s is %s", address, state).wait
}

// signedAlready is what the intent of the id uses, if there is one that has not ended, or
// has for good.
func (p *Pool) signedAlready(ctx context.Context, tx *store.Tx, id uuid.UUID, accounts []nonceAccount) (a assignment, known bool, err error) {
	var state intent.State
	var attachment string
	err = tx.QueryRow(ctx, `SELECT state, delegation FROM intents WHERE id = $1`, id).Scan((*string)(&state), &attachment)
	switch {
	case errors.Is(err, store.ErrNoRows), err == nil && (state == intent.Expired || state == intent.Refused):
		return assignment{}, false, nil
	case err != nil:
		return assignment{}, true, fmt.Errorf("reading an intent: %w", err)
	case attachment == "":
		return waitFor(whileMaking, "what was executed under this id before is looked for"), true, nil
	}
	for _, account := range accounts {
		if account.intentID == id && account.state == Advancing {
			return waitFor(whileBusy, "what was signed under this id is given up"), true, nil
		}
	}
	signed, err := solintent.DecodeAttachment(attachment)
	return assignment{account: signed.NonceAccount, value: signed.NonceValue}, true, err
}

// assignFree gives the intent the account at its place, if that is free or its own.
func (p *Pool) assignFree(ctx context.Context, tx *store.Tx, id uuid.UUID, accounts []nonceAccount) (assignment, error) {
	size, payer, err := loadPool(ctx, tx, p.chain)
	if err != nil {
		return assignment{}, err
	}
	unknown, err := countAdvanced(ctx, tx, p.chain)
	if err != nil {
		return assignment{}, err
	}
	if unknown > 0 {
		return waitFor(whileBusy, "%d nonce accounts have values that a forgotten life of the database may have given away", unknown), nil
	}
	if size != p.size || payer != p.feePayer {
		return waitFor(whileMaking, "the pool of nonce accounts is being changed to %d of %s", p.size, p.feePayer), nil
	}
	var at *nonceAccount
	for i, account := range accounts {
		switch {
		case account.intentID == id && account.place != p.placeOf(id):
			return waitFor(whileBusy, "nonce account %s serves it, from before the pool had %d", account.address, p.size), nil
		case account.place == p.placeOf(id):
			at = &accounts[i]
		}
	}
	switch {
	case at == nil || at.state == Making || at.address != p.addressOf(p.placeOf(id)):
		return waitFor(whileMaking, "nonce account %d of %d is not made yet", p.placeOf(id)+1, p.size), nil
	case at.state == Used && at.intentID == id:
		return assignment{account: at.address, value: at.value}, nil
	case at.state != Free:
		return waitFor(whileBusy, "nonce account %s is %s", at.address, at.state), nil
	}
	err = saveNonceAccount(tx, p.chain, *at, Assign, func(a *nonceAccount) {
		a.intentID, a.assignedAtMicros = id, tx.DB().Clock().Micros()
	})
	return assignment{account: at.address, value: at.value}, err
}

// countAdvanced is how many accounts are advanced for nobody's sake: since they were found on
// the chain, or the pool's size has changed. Until that is done nothing serves, since what
// was signed with one of them may be a part of any order.
func countAdvanced(ctx context.Context, db querier, on chain.Name) (n int, err error) {
	err = db.QueryRow(ctx, `SELECT COUNT(*) FROM solana_nonce_accounts WHERE chain = $1 AND state = $2 AND intent_id IS NULL`, string(on), string(Advancing)).Scan(&n)
	if err != nil {
		return 0, fmt.Errorf("counting nonce accounts: %w", err)
	}
	return n, nil
}

// querier is a database or a transaction.
type querier interface {
	QueryRow(ctx context.Context, query string, args ...any) store.Row
}

// loadPool reads how many accounts of whom serve the chain: none of nobody at first.
func loadPool(ctx context.Context, db querier, on chain.Name) (size int, feePayer solana.PublicKey, err error) {
	var payer string
	err = db.QueryRow(ctx, `SELECT size, fee_payer FROM solana_nonce_pools WHERE chain = $1`, string(on)).Scan(&size, &payer)
	if errors.Is(err, store.ErrNoRows) {
		return 0, solana.PublicKey{}, nil
	}
	if err == nil {
		feePayer, err = solana.ParsePublicKey(payer)
	}
	if err != nil {
		return 0, solana.PublicKey{}, fmt.Errorf("reading the pool of nonce accounts: %w", err)
	}
	return size, feePayer, nil
}
