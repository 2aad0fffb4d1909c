package solrelay

import (
	"context"
	"fmt"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/intent/solintent"
	"github.com/granaryhq/granary/internal/store"
)

// Once a recovery has closed a gap, a wallet pays only if its history since the gap is known: it may be one of before the loss that
// is made again. Nodes keep the history of some days. A wallet that is new is read while they show its beginning, and not at its
// first payout, which may come weeks later.

const (
	// newFor is for how long a wallet counts as new: nodes that drop history keep two days of it.
	newFor = 24 * time.Hour

	// newAtOnce bounds how many wallets one review reads: intents wait meanwhile.
	newAtOnce = 16

	// readNewAgain is when a new wallet is read again whose history nodes do not show.
	readNewAgain = time.Hour
)

// readNewWallets keeps of new wallets that their history since the closed gap is known. It is idempotent. A wallet whose history cannot
// be read, as strangers may arrange, is read again later, and at its first payout: it does not end the carrying of the others' intents.
func (r *Relay) readNewWallets(ctx context.Context) error {
	wallets, err := r.loadNewWallets(ctx)
	if err != nil {
		return err
	}
	nowMicros, read := r.db.Clock().Micros(), 0
	for _, wallet := range wallets {
		if nowMicros < r.newAgainMicros[wallet] {
			continue
		}
		if read++; read > newAtOnce {
			return nil
		}
		err := r.author.KeepHistory(ctx, r.chain, wallet)
		if err == nil {
			continue
		}
		r.newAgainMicros[wallet] = nowMicros + readNewAgain.Microseconds()
		if ctx.Err() != nil {
			return ctx.Err()
		}
		r.log.Warn("the history of a new wallet since the gap that granary recover has closed cannot be read; the wallet does not pay until it is", "wallet", wallet, "error", err)
		if !solintent.LacksHistory(err) { // the next may take as long to fail
			return nil
		}
	}
	return nil
}

// loadNewWallets reads the new wallets whose history since the closed gap is not known, the oldest first; none on a chain without such a gap.
func (r *Relay) loadNewWallets(ctx context.Context) ([]chain.Address, error) {
	rows, err := r.db.Query(ctx, `SELECT a.address FROM wallets w JOIN wallet_addresses a ON a.wallet_id = w.id JOIN solana_marker_chains c ON c.chain = a.chain
		WHERE c.chain = $1 AND c.closed_gap_slot > 0 AND w.created_at > $2 AND NOT EXISTS (
			SELECT 1 FROM solana_histories h WHERE h.chain = a.chain AND h.wallet = a.address AND h.since_slot BETWEEN 1 AND c.closed_gap_slot)
		ORDER BY w.created_at, w.id`, string(r.chain), r.db.Clock().Now().Add(-newFor).UnixMicro())
	wallets, err := store.Collect(rows, err, func(row store.Rows) (a chain.Address, err error) { return a, row.Scan((*string)(&a)) })
	if err != nil {
		return nil, fmt.Errorf("reading which wallets are new: %w", err)
	}
	return wallets, nil
}
