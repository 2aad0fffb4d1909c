package signer

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
)

// judgeCancellation says which intent's nonce may be given up: that of any intent whose
// account is proven to be the organization's own. Nobody is asked for approval, and it is
// not asked whether the intent was signed, or what it does: to give a nonce up moves no
// money and makes nothing possible that was not. It costs the organization no more than
// whoever asks could cost it by not carrying the intent.
//
// Nothing is gained by it either. What an intent has taken from a day's limit stays
// taken, since only a chain could say that it was not executed, and the signer asks none.
// And no intent of that nonce is signed ever after (checkNotCancelled): the cancellation
// has no deadline, so whoever keeps it back could use it against what is signed later.
// Errors: custody.ErrIntent, ErrNotUnderstood, ErrWrongWallet.
func (l *Local) judgeCancellation(ctx context.Context, r custody.CancelRequest) (custody.Intent, error) {
	i, err := custody.DecodeIntent(r.Intent)
	if err != nil {
		return custody.Intent{}, err
	}
	on, ok := l.options.Chains[i.Chain]
	if !ok || on.ChainID != i.ChainID {
		return custody.Intent{}, refuseText("%s with the chain id %d is not configured", i.Chain, i.ChainID)
	}
	return i, l.checkOwner(ctx, r.Owner, r.Proof, i.Wallet)
}

// rememberCancelled keeps that a nonce of an account is given up. Twice is once.
func rememberCancelled(tx *store.Tx, owner uuid.UUID, i custody.Intent) {
	tx.Defer(`INSERT INTO signed_cancellations (owner_id, chain, order_id, created_at) VALUES ($1, $2, $3, $4)
		ON CONFLICT (owner_id, chain, order_id) DO NOTHING`, owner, string(i.Chain), i.ID, tx.DB().Clock().Micros())
}

// checkNotCancelled refuses an intent of a nonce that was given up. One that is judged
// while the cancellation is signed may be signed besides: then the chain takes the first.
func (l *Local) checkNotCancelled(ctx context.Context, q question) error {
	var n int
	err := l.options.DB.QueryRow(ctx, `SELECT COUNT(*) FROM signed_cancellations WHERE owner_id = $1 AND chain = $2 AND order_id = $3`,
		q.request.Owner, string(q.intent.Chain), q.intent.ID).Scan(&n)
	if err != nil {
		return fmt.Errorf("reading whether a nonce was given up: %w", err)
	}
	if n > 0 {
		return fmt.Errorf("%w: the nonce of intent %s was given up", custody.ErrDenied, q.intent.ID)
	}
	return nil
}
