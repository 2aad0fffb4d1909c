package recovery

import (
	"context"
	"fmt"
	"math/big"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

const (
	// arrivalTimeout bounds how long a page of wallets waits for the settlement of its arrivals,
	// which a replica or the recovery itself settles at once.
	arrivalTimeout = time.Minute
	// arrivalTries is how often a wallet with an arrival is read again before it is left.
	arrivalTries = 3
)

// idle selects wallets w of which no workflow is under way, as isUnderWay defines it.
const idle = `w.active_withdrawal IS NULL AND w.active_rebalance IS NULL
	AND NOT EXISTS (SELECT 1 FROM workflows f WHERE f.wallet_id = w.id AND f.waiting_since IS NOT NULL AND f.completed_at IS NULL)`

// awaitArrivals waits until the final arrivals of a page of idle wallets are settled, or the
// timeout has passed. An arrival of a wallet with a workflow under way may wait for that for
// days, and is counted instead.
func (s *Service) awaitArrivals(ctx context.Context, on chain.Name, page []account) error {
	args := []any{string(on)}
	for _, a := range page {
		args = append(args, a.wallet)
	}
	query := `SELECT COUNT(*) FROM bridge_arrivals a JOIN wallets w ON w.id = a.wallet_id
		WHERE a.chain = $1 AND a.final = 1 AND ` + idle + ` AND a.wallet_id IN (` + store.Placeholders(2, len(page)) + `)`
	look := time.NewTicker(lookEvery)
	defer look.Stop()
	timeout := time.NewTimer(arrivalTimeout)
	defer timeout.Stop()
	for {
		var waiting int
		if err := s.DB.QueryRow(ctx, query, args...).Scan(&waiting); err != nil {
			return fmt.Errorf("reading which arrivals are not settled: %w", err)
		}
		if waiting == 0 {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-timeout.C:
			return nil
		case <-look.C:
		}
	}
}

// loadArrivals returns the amounts that bridges brought to a wallet up to a final block and that
// are still to be posted, by token. It leaves out an arrival whose transfer has come, which is in
// the books, and one within an intent of which the database has no step: transfer forgets it, and
// the opening has it. The wallet is locked by the caller, as it is where arrivals are settled.
func loadArrivals(ctx context.Context, tx *store.Tx, on chain.Name, wallet uuid.UUID, block uint64) (map[chain.Token]money.USD, error) {
	type row struct {
		token  chain.Token
		amount money.USD
	}
	rows, err := tx.Query(ctx, `SELECT a.token, a.amount FROM bridge_arrivals a LEFT JOIN bridge_transfers b ON b.message_key = a.message_key AND b.wallet_id = a.wallet_id
		WHERE a.wallet_id = $1 AND a.chain = $2 AND a.final = 1 AND a.block_number <= $3 AND (b.id IS NULL OR b.completed_at IS NULL)
		AND (b.id IS NOT NULL OR a.intent_id IS NULL OR a.token = $4 OR EXISTS (SELECT 1 FROM steps s WHERE s.id = a.intent_id))`,
		wallet, string(on), int64(block), string(chain.USDT))
	found, err := store.Collect(rows, err, func(r store.Rows) (a row, err error) { return a, r.Scan(&a.token, &a.amount) })
	if err != nil {
		return nil, fmt.Errorf("reading the arrivals of bridges: %w", err)
	}
	amounts := map[chain.Token]money.USD{}
	for _, a := range found {
		amounts[a.token] += a.amount
	}
	return amounts, nil
}

// without returns the balances that a chain shows, less the amounts that are still to be posted.
func (s shown) without(on chain.Name, held []heldContract, arrived map[chain.Token]money.USD) []*big.Int {
	rest := make([]*big.Int, len(s.units))
	for i, c := range held {
		rest[i] = s.units[i]
		if amount := arrived[c.token]; c.position == chain.CashID(on, c.token) && amount > 0 && s.units[i] != nil {
			rest[i] = new(big.Int).Sub(s.units[i], big.NewInt(int64(amount)))
		}
	}
	return rest
}
