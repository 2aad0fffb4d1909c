package wallet

import (
	"bytes"
	"context"
	"fmt"
	"slices"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// BalanceTask is the kind of task that has an automatic wallet planned; its key
// is the wallet's id. Every transaction that gives a reason to plan adds it:
// money came, the strategy changed, a workflow ended.
const BalanceTask = "wallet.balance"

// Cause is why an automatic wallet is to be planned.
type Cause string

// The causes. A wallet that was found balanced has none: a later movement is drift.
const (
	DepositDeployment Cause = "deposit_deployment"
	StrategyChange    Cause = "strategy_change"
)

// Balancing is the state of an automatic wallet's balance. Cause stays until the
// wallet is found balanced. Attempts counts the rebalances that have begun since
// then; before RetryAtMicros none begins.
type Balancing struct {
	Cause         Cause
	Attempts      int
	RetryAtMicros int64
}

// BalancingQuery reads the state of a wallet, with store.DB.ForUpdate as suffix
// for changing it: after the wallet and its positions, before events and tasks.
// found stays false for a wallet that is not automatic.
func BalancingQuery(into *Balancing, found *bool, wallet uuid.UUID, suffix string) store.BatchQuery {
	return store.BatchQuery{
		SQL:  `SELECT cause, attempts, retry_at FROM balancing WHERE wallet_id = $1` + suffix,
		Args: []any{wallet},
		Read: func(rows store.Rows) error {
			if !rows.Next() {
				return rows.Err()
			}
			*found = true
			return rows.Scan(&into.Cause, &into.Attempts, &into.RetryAtMicros)
		},
	}
}

// Save writes the state of a wallet that has one.
func (b Balancing) Save(tx *store.Tx, wallet uuid.UUID) {
	tx.Defer(`UPDATE balancing SET cause = $1, attempts = $2, retry_at = $3 WHERE wallet_id = $4`, string(b.Cause), b.Attempts, b.RetryAtMicros, wallet)
}

// insertOrUpdate writes the state of a wallet that may have none yet.
func (b Balancing) insertOrUpdate(tx *store.Tx, wallet uuid.UUID) {
	tx.Defer(`INSERT INTO balancing (wallet_id, cause, attempts, retry_at) VALUES ($1, $2, $3, $4)
		ON CONFLICT (wallet_id) DO UPDATE SET cause = excluded.cause, attempts = excluded.attempts, retry_at = excluded.retry_at`,
		wallet, string(b.Cause), b.Attempts, b.RetryAtMicros)
}

// AddBalanceTask has an automatic wallet planned soon: its money, its strategy or
// a bound on it has changed.
func AddBalanceTask(tx *store.Tx, organization, wallet uuid.UUID) {
	task.AddNowFor(tx, organization, BalanceTask, wallet.String())
}

// setDepositCause gives the automatic ones of the deposits' wallets the cause
// DepositDeployment, unless they have the stronger StrategyChange, and returns
// them in order. The rows are locked in that order too: followers of two chains
// may credit the same wallets.
//
// A wallet that becomes automatic at this moment may be missed; the task of its
// change of strategy finds the money, or the next check for drift does.
func setDepositCause(ctx context.Context, tx *store.Tx, deposits []Deposit) ([]uuid.UUID, error) {
	wallets := make([]uuid.UUID, len(deposits))
	for i, d := range deposits {
		wallets[i] = d.Wallet
	}
	slices.SortFunc(wallets, compareIDs)
	var automatic []uuid.UUID
	for part := range slices.Chunk(slices.Compact(wallets), rowsPerStatement) {
		args := []any{string(StrategyChange), string(DepositDeployment)}
		for _, w := range part {
			args = append(args, w)
		}
		rows, err := tx.Query(ctx, `UPDATE balancing SET cause = CASE WHEN cause = $1 THEN cause ELSE $2 END WHERE wallet_id IN (
			SELECT wallet_id FROM balancing WHERE wallet_id IN (`+store.Placeholders(3, len(part))+`) ORDER BY wallet_id`+tx.DB().ForUpdate()+`)
			RETURNING wallet_id`, args...)
		found, err := store.Collect(rows, err, func(row store.Rows) (id uuid.UUID, err error) { return id, row.Scan(&id) })
		if err != nil {
			return nil, fmt.Errorf("noting deposits of automatic wallets: %w", err)
		}
		automatic = append(automatic, found...)
	}
	slices.SortFunc(automatic, compareIDs)
	return automatic, nil
}

func compareIDs(a, b uuid.UUID) int { return bytes.Compare(a[:], b[:]) }

// ListRebalanceable lists automatic wallets with ids above after, up to last, that are
// free to be rebalanced now, in the order of their ids.
func ListRebalanceable(ctx context.Context, db *store.DB, after, upTo string, limit int) ([]Wallet, error) {
	rows, err := db.Query(ctx, `SELECT `+walletColumns+` FROM wallets JOIN balancing ON balancing.wallet_id = wallets.id
		WHERE balancing.wallet_id > $1 AND balancing.wallet_id <= $2 AND retry_at <= $3 AND lifecycle = $4 AND active_rebalance IS NULL
		ORDER BY balancing.wallet_id LIMIT $5`, after, upTo, db.Clock().Micros(), string(Active), limit)
	found, err := store.Collect(rows, err, func(row store.Rows) (Wallet, error) { return scanWallet(row) })
	if err != nil {
		return nil, fmt.Errorf("listing automatic wallets: %w", err)
	}
	return found, nil
}
