package app

import (
	"context"
	"fmt"
	"slices"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/store"
)

// warnOfRemoved lists the chains and sources of wallets that the configuration has no longer: their money is still
// shown, and not followed.
func (a *App) warnOfRemoved(ctx context.Context) error {
	for _, name := range chain.Names() {
		if _, configured := a.Config.Chains[name]; configured {
			continue
		}
		held, err := a.exists(ctx, `SELECT 1 FROM wallet_addresses WHERE chain = $1 LIMIT 1`, string(name))
		if err != nil {
			return err
		}
		if held {
			a.log.Warn("wallets show addresses on a chain that is not configured: deposits there are not seen", "chain", string(name))
		}
	}
	rows, err := a.DB.Query(ctx, `SELECT id FROM yield_sources ORDER BY id`)
	known, err := store.Collect(rows, err, func(r store.Rows) (id string, err error) { return id, r.Scan(&id) })
	if err != nil {
		return fmt.Errorf("reading the sources that were observed: %w", err)
	}
	for _, id := range slices.Compact(known) {
		_, err := a.Catalog.Get(ctx, id)
		if err == nil {
			continue
		}
		if fault.CodeOf(err) != fault.YieldSourceNotFound {
			return err
		}
		held, err := a.exists(ctx, `SELECT 1 FROM positions WHERE yield_source_id = $1 AND balance > 0 LIMIT 1`, id)
		if err != nil {
			return err
		}
		if held {
			a.log.Warn("wallets hold shares of a source that is not configured: they are shown at book value and cannot be moved", "source", id)
		}
	}
	return nil
}

// exists says whether a question has an answer.
func (a *App) exists(ctx context.Context, query, key string) (bool, error) {
	rows, err := a.DB.Query(ctx, query, key)
	found, err := store.Collect(rows, err, func(r store.Rows) (n int, err error) { return n, r.Scan(&n) })
	if err != nil {
		return false, fmt.Errorf("looking for assets that are not configured: %w", err)
	}
	return len(found) > 0, nil
}
