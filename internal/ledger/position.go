package ledger

import (
	"context"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
)

// Kind is the kind of a position.
type Kind string

// The kinds of positions.
const (
	KindCash        Kind = "cash"
	KindYieldSource Kind = "yield_source"
)

// Position is a wallet's balance in one place. For a yield source Balance is the carrying value and Shares the native
// units; the catalog gives the worth of the shares.
type Position struct {
	Wallet      uuid.UUID
	ID          string
	Kind        Kind
	Chain       chain.Name
	Token       chain.Token
	YieldSource string
	Balance     money.USD
	Reserved    money.USD
	Shares      money.Units
}

// positionKey names a position.
type positionKey struct {
	wallet   uuid.UUID
	position string
}

const positionColumns = `wallet_id, position_id, kind, chain, token, COALESCE(yield_source_id, ''), balance, reserved, COALESCE(units, '0')`

func scanPosition(row store.Rows) (Position, error) {
	var p Position
	err := row.Scan(&p.Wallet, &p.ID, &p.Kind, &p.Chain, &p.Token, &p.YieldSource, &p.Balance, &p.Reserved, &p.Shares)
	return p, err
}

// Positions lists the wallets' positions, by position id. Emptied positions stay listed with zeros.
func Positions(ctx context.Context, db *store.DB, wallets ...uuid.UUID) ([]Position, error) {
	if len(wallets) == 0 {
		return nil, nil
	}
	var positions []Position
	if err := db.SendBatch(ctx, PositionsQuery(&positions, "", wallets...)); err != nil {
		return nil, fmt.Errorf("reading positions: %w", err)
	}
	return positions, nil
}

// PositionsQuery is Positions as a question that can travel with others; with
// store.DB.ForUpdate as suffix it is Lock. There must be a wallet.
func PositionsQuery(into *[]Position, suffix string, wallets ...uuid.UUID) store.BatchQuery {
	args := make([]any, len(wallets))
	for i, w := range wallets {
		args[i] = w
	}
	return store.BatchQuery{
		SQL: `SELECT ` + positionColumns + ` FROM positions WHERE wallet_id IN (` + store.Placeholders(1, len(wallets)) + `)
			ORDER BY wallet_id, position_id` + suffix,
		Args: args,
		Read: func(rows store.Rows) error {
			for rows.Next() {
				p, err := scanPosition(rows)
				if err != nil {
					return fmt.Errorf("%w: %w", store.ErrUnreadable, err)
				}
				*into = append(*into, p)
			}
			return rows.Err()
		},
	}
}

// LockPositions reads the wallet's positions inside a transaction and holds them until
// it ends, so that a plan made from them stays true.
func LockPositions(ctx context.Context, tx *store.Tx, wallet uuid.UUID) ([]Position, error) {
	var positions []Position
	if err := tx.SendBatch(ctx, PositionsQuery(&positions, tx.DB().ForUpdate(), wallet)); err != nil {
		return nil, fmt.Errorf("locking positions: %w", err)
	}
	return positions, nil
}

// Reserve reserves an amount of a position for a workflow; a negative amount releases it. Cash beyond the free
// balance fails the transaction with ErrInsufficient. For a yield position the caller must have locked the row and
// compared its value. With an amount of zero it does no work, and requires no position.
func Reserve(tx *store.Tx, wallet uuid.UUID, position string, amount money.USD) {
	if amount == 0 {
		return
	}
	tx.DeferGuard(ErrInsufficient, `UPDATE positions SET reserved = reserved + CAST($1 AS BIGINT)
		WHERE wallet_id = $2 AND position_id = $3 AND reserved + CAST($1 AS BIGINT) >= 0
		AND (kind <> 'cash' OR balance >= reserved + CAST($1 AS BIGINT))`, int64(amount), wallet, position)
}

func orNull(s string) any {
	if s == "" {
		return nil
	}
	return s
}
