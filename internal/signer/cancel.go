package signer

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
)

// judgeCancellation decides which intent's nonce may be cancelled: that of any intent whose account is proven to be
// the organization's own. It needs no approval, and neither the intent's signature nor its content matters: the
// cancellation moves no money and makes no other effect possible. It costs the organization no more than its
// requester could cost it by not carrying the intent.
//
// An attacker gains no money by it either. An intent's amount in a day's limit stays counted, since only a chain
// could show that it was not executed, and the signer reads none. And no intent of that nonce is signed ever after
// (checkNotCancelled): the cancellation has no deadline, so its holder could use it against a later signature.
//
// A delegation of the account to the chain's executor may be signed with it: the executor carries out only signed
// texts of the account.
//
// The transaction to be signed is nil on Solana: there Void ends an intent on the chain. Errors: custody.ErrIntent,
// ErrNotUnderstood, ErrWrongWallet.
func (l *Local) judgeCancellation(ctx context.Context, r custody.CancelRequest) (sign *custody.Intent, order orderKey, err error) {
	if isOfSolana(r.Intent) {
		i, _, err := l.decodeSolanaIntent(r.Intent)
		if err != nil {
			return nil, orderKey{}, err
		}
		order = orderKey{r.Owner, i.Chain, i.ID}
		return nil, order, l.checkOwner(ctx, order, r.Proof, i.Wallet.Address())
	}
	i, _, err := l.decodeIntent(r.Intent)
	if err != nil {
		return nil, orderKey{}, err
	}
	order = orderKey{r.Owner, i.Chain, i.ID}
	if err := l.checkOwner(ctx, order, r.Proof, i.Wallet); err != nil {
		return nil, order, err
	}
	return &i, order, l.options.Chains[i.Chain].checkVersion1(i)
}

// rememberCancelled keeps for ever that a nonce of an organization's account is given up. Twice is
// once, and counts once. Error: custody.ErrDayLimit.
func rememberCancelled(ctx context.Context, tx *store.Tx, order orderKey, organization uuid.UUID) error {
	remembered, err := isCancelled(ctx, tx, order)
	if err != nil || remembered {
		return err
	}
	tx.Defer(`INSERT INTO signed_cancellations (owner_id, chain, order_id, created_at) VALUES ($1, $2, $3, $4)
		ON CONFLICT (owner_id, chain, order_id) DO NOTHING`, order.owner, string(order.chain), order.id, tx.DB().Clock().Micros())
	return cancellationShare.take(ctx, tx, organization, 1)
}

// querier is a database or a transaction.
type querier interface {
	QueryRow(ctx context.Context, query string, args ...any) store.Row
}

// isCancelled says whether the nonce of an account's intent was given up.
func isCancelled(ctx context.Context, db querier, order orderKey) (bool, error) {
	var n int
	err := db.QueryRow(ctx, `SELECT COUNT(*) FROM signed_cancellations WHERE owner_id = $1 AND chain = $2 AND order_id = $3`,
		order.owner, string(order.chain), order.id).Scan(&n)
	if err != nil {
		return false, fmt.Errorf("reading whether a nonce was given up: %w", err)
	}
	return n > 0, nil
}

// checkNotCancelled refuses an intent of a nonce that was given up. One that is judged
// while the cancellation is signed may be signed besides: then the chain takes the first.
func (l *Local) checkNotCancelled(ctx context.Context, order orderKey) error {
	cancelled, err := isCancelled(ctx, l.options.DB, order)
	if err == nil && cancelled {
		err = errGivenUp(order)
	}
	return err
}

func errGivenUp(order orderKey) error {
	return fmt.Errorf("%w: the nonce of intent %s was given up", custody.ErrDenied, order.id)
}
