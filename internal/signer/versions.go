package signer

import (
	"context"
	"fmt"
	"time"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/store"
)

// Texts of intents on EVM chains have two versions. Executors of versions before take version 1 alone, and do not see where the
// executor of now marks intents of version 2 (contracts/src/WalletExecutor.sol). The signer signs delegations for any nonce of
// an account, so one who holds the service can have saved some to an executor before, and put a wallet back on it. A payout would be
// paid twice if both of its versions could run. So the signer must not sign version 2 of an order while version 1 of it can run, nor
// version 1 once version 2 is signed.
//
// A database that was made with version 2 never signed version 1, and never does. Every other goes over in two periods, each of
// which is longer than any text of version 1 is good for:
//
//	first    version 1 alone: texts that signers before have signed, and did not remember, run out
//	second   both, by the order's row in signed_versions: the texts of the first period run out
//
// and signs version 2 alone from then on, so no row is kept for ever, and a database that loses rows after
// the second period, as it is restored, signs no version 1 again.

// madeWithVersion2 is the migration from which on a database that is made signs version 2 alone.
const madeWithVersion2 = 83

// versionPeriods are the ends of the two periods; zero for a database that has none.
type versionPeriods struct{ first, second time.Time }

// loadPeriods reads the periods, which never change.
func (l *Local) loadPeriods(ctx context.Context) (versionPeriods, error) {
	if known := l.periods.Load(); known != nil {
		return *known, nil
	}
	origin, err := l.options.DB.Origin(ctx)
	if err != nil {
		return versionPeriods{}, err
	}
	var p versionPeriods
	if origin.MadeWith < madeWithVersion2 {
		length := l.options.versionPeriod()
		p = versionPeriods{origin.Noted.Add(length), origin.Noted.Add(2 * length)}
	}
	l.periods.Store(&p)
	return p, nil
}

// versionPeriod is longer than any text is good for: approval is waited for approval.MaxValidity, then the text is good for its
// chain's life, and clocks differ.
func (o Options) versionPeriod() time.Duration {
	var life time.Duration
	for _, on := range o.Chains {
		life = max(life, on.IntentLife)
	}
	return approval.MaxValidity + life + 24*time.Hour
}

// IntentVersion is the version in which texts are to be built.
func (l *Local) IntentVersion(ctx context.Context) (int, error) {
	p, err := l.loadPeriods(ctx)
	if err != nil {
		return 0, err
	}
	if l.options.DB.Clock().Now().Before(p.first) {
		return 1, nil
	}
	return 2, nil
}

// mostMinGas is the most gas that a text may name for its calls. One that names more than a transaction may have never runs.
const mostMinGas = 10_000_000

// checkVersion checks the version of an intent, and returns the function that remembers it before it is signed, or nil.
// Errors: custody.ErrNotYet, custody.ErrNotUnderstood.
func (l *Local) checkVersion(ctx context.Context, q callsQuestion) (rememberFunc, error) {
	if least := custody.MinGasOf(q.intent.Calls); q.intent.Version() == 2 && (q.intent.MinGas < least || q.intent.MinGas > mostMinGas) {
		return nil, refuseText("it names %d gas for its calls, not %d to %d", q.intent.MinGas, least, mostMinGas)
	}
	p, err := l.loadPeriods(ctx)
	if err != nil {
		return nil, err
	}
	if err := q.checkPeriod(p); err != nil || !q.now.Before(p.second) {
		return nil, err
	}
	return func(ctx context.Context, tx *store.Tx) error {
		written, err := rememberVersion(ctx, tx, q.order, q.intent)
		if err != nil || !written || !l.options.CountsDays {
			return err
		}
		return itemShare.take(ctx, tx, q.organization(), 1)
	}, nil
}

// checkPeriod checks the version by the periods alone.
func (q callsQuestion) checkPeriod(p versionPeriods) error {
	switch version := q.intent.Version(); {
	case version == 2 && q.now.Before(p.first):
		return fmt.Errorf("%w: version 2 of texts is signed from %s on", custody.ErrNotYet, p.first)
	case version == 1 && (!q.now.Before(p.second) || q.intent.Deadline.After(p.second)):
		return refuseText("it has version 1, of which no text is signed that can run after %s", p.second)
	}
	return nil
}

// rememberVersion keeps in which versions an order is signed, and until when version 1 can run. It says whether the order had no
// row before.
// Errors: custody.ErrDenied, custody.ErrNotYet.
func rememberVersion(ctx context.Context, tx *store.Tx, order orderKey, i custody.Intent) (written bool, err error) {
	until, version2, written, err := lockVersions(ctx, tx, order)
	if err != nil {
		return false, err
	}
	if i.Version() == 1 {
		if version2 {
			return false, errOtherVersion(order)
		}
		tx.Defer(`UPDATE signed_versions SET version1_until = $4 WHERE owner_id = $1 AND chain = $2 AND order_id = $3`,
			order.owner, string(order.chain), order.id, max(until, i.Deadline.Unix()))
		return written, nil
	}
	if end := time.Unix(until, 0).Add(clockSkew); until > 0 && !tx.DB().Clock().Now().After(end) {
		return false, fmt.Errorf("%w: intent %s was signed in version 1, which can run until %s", custody.ErrNotYet, order.id, end.UTC())
	}
	tx.Defer(`UPDATE signed_versions SET version2 = 1 WHERE owner_id = $1 AND chain = $2 AND order_id = $3`, order.owner, string(order.chain), order.id)
	return written, nil
}

// lockVersions reads the versions in which an order was signed, after making a row of none if there is none (written), and has every
// other transaction about the order wait for this one.
func lockVersions(ctx context.Context, tx *store.Tx, order orderKey) (until int64, version2, written bool, err error) {
	rows, err := tx.Exec(ctx, `INSERT INTO signed_versions (owner_id, chain, order_id, version1_until, version2) VALUES ($1, $2, $3, 0, 0)
		ON CONFLICT (owner_id, chain, order_id) DO NOTHING`, order.owner, string(order.chain), order.id)
	if err != nil {
		return 0, false, false, fmt.Errorf("keeping in which version an order is signed: %w", err)
	}
	err = tx.QueryRow(ctx, `SELECT version1_until, version2 = 1 FROM signed_versions WHERE owner_id = $1 AND chain = $2 AND order_id = $3`+tx.DB().ForUpdate(),
		order.owner, string(order.chain), order.id).Scan(&until, &version2)
	if err != nil {
		return 0, false, false, fmt.Errorf("reading in which version an order was signed: %w", err)
	}
	return until, version2, rows > 0, nil
}

// checkCancelVersion rejects a cancellation of version 1 where no text of version 1 can run, or one of version 2 was signed. An
// executor before would carry it out for an intent that was executed in version 2, and the chain would say both of it.
// Errors: custody.ErrDenied, custody.ErrNotUnderstood.
func (l *Local) checkCancelVersion(ctx context.Context, order orderKey, i custody.Intent) error {
	if i.Version() == 2 {
		return nil
	}
	p, err := l.loadPeriods(ctx)
	if err != nil {
		return err
	}
	if !l.options.DB.Clock().Now().Before(p.second) {
		return refuseText("it has version 1, of which no text can run any more")
	}
	var n int
	err = l.options.DB.QueryRow(ctx, `SELECT COUNT(*) FROM signed_versions WHERE owner_id = $1 AND chain = $2 AND order_id = $3 AND version2 = 1`,
		order.owner, string(order.chain), order.id).Scan(&n)
	if err != nil {
		return fmt.Errorf("reading in which version an order was signed: %w", err)
	}
	if n > 0 {
		return errOtherVersion(order)
	}
	return nil
}

func errOtherVersion(order orderKey) error {
	return fmt.Errorf("%w: intent %s was signed in version 2", custody.ErrDenied, order.id)
}
