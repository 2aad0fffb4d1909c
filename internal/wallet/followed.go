package wallet

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// AwaitFollowers has wallets be shown their addresses once these chains are followed too,
// beside all of the EVM's. Call it before anything runs.
func (s *Service) AwaitFollowers(chains ...chain.Name) { s.followed = chains }

// checkAllFollowed returns task.Later until every EVM chain has a cursor, and every other
// that is followed.
func (s *Service) checkAllFollowed(ctx context.Context) error {
	args := []any{}
	for _, name := range s.chains {
		if !name.IsSolana() || slices.Contains(s.followed, name) {
			args = append(args, string(name))
		}
	}
	if len(args) == 0 {
		return nil
	}
	var n int
	if err := s.db.QueryRow(ctx, `SELECT COUNT(*) FROM chain_cursors WHERE chain IN (`+store.Placeholders(1, len(args))+`)`, args...).Scan(&n); err != nil {
		return fmt.Errorf("reading cursors: %w", err)
	}
	if n < len(args) {
		return task.Later{After: 200 * time.Millisecond, Reason: "not every chain is followed yet"}
	}
	return nil
}

// LastFollowed returns when the follower of a chain last advanced, in micros of its clock; 0 if it never did.
func LastFollowed(ctx context.Context, db store.Querier) (int64, error) {
	rows, err := db.Query(ctx, `SELECT COALESCE(MAX(updated_at), 0) FROM chain_cursors`)
	at, err := store.Collect(rows, err, func(row store.Rows) (at int64, err error) { return at, row.Scan(&at) })
	if err != nil {
		return 0, fmt.Errorf("reading when chains were followed: %w", err)
	}
	return at[0], nil
}
