package recovery

import (
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/ledger"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// lockPositionsAt locks a wallet's positions and returns them as they were at the block that was read. The wallet must be locked.
// Error: errMoved if the service has moved them after the block.
func lockPositionsAt(ctx context.Context, tx *store.Tx, on chain.Name, a account, block uint64) ([]ledger.Position, error) {
	positions, err := ledger.LockPositions(ctx, tx, a.wallet)
	if err != nil {
		return nil, err
	}
	if err := checkMoved(ctx, tx, on, a, block); err != nil {
		return nil, err
	}
	later, err := loadLaterDeposits(ctx, tx, on, a.wallet, block)
	if err != nil {
		return nil, err
	}
	return withoutDeposits(on, positions, later)
}

// loadLaterDeposits returns the sums of a wallet's deposits that are credited of blocks after the one that was read, by token.
// The wallet and its positions must be locked.
func loadLaterDeposits(ctx context.Context, tx *store.Tx, on chain.Name, wallet uuid.UUID, block uint64) (map[chain.Token]money.USD, error) {
	type row struct {
		token  chain.Token
		amount money.USD
	}
	rows, err := tx.Query(ctx, `SELECT token, CAST(SUM(amount) AS BIGINT) FROM deposits
		WHERE wallet_id = $1 AND chain = $2 AND status = 'completed' AND block_number > $3 GROUP BY token`, wallet, string(on), int64(block))
	found, err := store.Collect(rows, err, func(r store.Rows) (d row, err error) { return d, r.Scan(&d.token, &d.amount) })
	if err != nil {
		return nil, fmt.Errorf("reading deposits of later blocks: %w", err)
	}
	later := map[chain.Token]money.USD{}
	for _, d := range found {
		later[d.token] = d.amount
	}
	return later, nil
}

// withoutDeposits returns the positions without the deposits of later blocks, as they were at the block that was read if the
// service itself has moved them no further, which checkMoved ensures. Error: errMoved if a position has less than its later
// deposits. It was inserted after it was looked for, since LockPositions locks existing rows only.
func withoutDeposits(on chain.Name, positions []ledger.Position, later map[chain.Token]money.USD) ([]ledger.Position, error) {
	before := slices.Clone(positions)
	for token, amount := range later {
		at := slices.IndexFunc(before, func(p ledger.Position) bool { return p.ID == chain.CashID(on, token) })
		if at < 0 || before[at].Balance < amount {
			return nil, errMoved
		}
		before[at].Balance -= amount
	}
	return before, nil
}
