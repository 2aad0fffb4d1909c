package yield

import (
	"context"
	"errors"
	"fmt"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Seat is the task under which one replica observes the sources for all.
const Seat = "yield:observe"

// How often a source is read: at least every observeEvery, and when Topic is
// woken, but not again before observePause has passed.
const (
	observeEvery = 10 * time.Second
	observePause = time.Second
)

// Observe reads every source again and again until ctx ends, also those that are
// added meanwhile. Each has its own pace, so that a dead node delays the sources of
// no other chain. A source that cannot be read keeps its last observation and gets
// a Problem.
func (c *Catalog) Observe(ctx context.Context, t task.Task) error {
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error {
		watched := map[string]bool{}
		for {
			s, err := c.currentSnapshot(ctx)
			if err != nil {
				return err
			}
			for _, e := range s.entries {
				if !watched[e.ID] {
					watched[e.ID] = true
					group.Go(func() error { return c.watchSource(ctx, t, e) })
				}
			}
			if err := task.SleepOrWake(ctx, observePause, nil); err != nil {
				return err
			}
		}
	})
	return group.Wait()
}

func (c *Catalog) watchSource(ctx context.Context, t task.Task, e entry) error {
	woken, stop := c.db.Listen(Topic)
	defer stop()
	failing := false
	for {
		err := c.observeSource(ctx, t, e, &failing)
		if err != nil {
			return err
		}
		if err := task.SleepOrWake(ctx, observePause, nil); err != nil {
			return err
		}
		if err := task.SleepOrWake(ctx, c.observeEvery-observePause, woken); err != nil {
			return err
		}
	}
}

// observeSource reads a source once and commits the result.
func (c *Catalog) observeSource(ctx context.Context, t task.Task, e entry, failing *bool) error {
	r, failure := e.fetchReading(ctx)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if failure == nil {
		known, err := c.Get(ctx, e.ID)
		if err != nil {
			return err
		}
		failure = known.checkShare(r.share)
	}
	c.reportFailure(e, failure, failing)
	err := c.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		tx.Wake(ObservedTopic)
		if failure != nil {
			tx.Defer(`INSERT INTO yield_sources (id, mode, problem) VALUES ($1, $2, $3)
				ON CONFLICT (id) DO UPDATE SET problem = excluded.problem`, e.ID, string(Active), problemText(failure))
			return nil
		}
		return saveReading(ctx, tx, e, r)
	})
	if err != nil {
		return fmt.Errorf("storing an observation of %s: %w", e.ID, err)
	}
	return c.Reload(ctx)
}

// reportFailure counts failures and logs where they begin and end.
func (c *Catalog) reportFailure(e entry, failure error, failing *bool) {
	switch {
	case failure != nil:
		c.failures.WithLabelValues(e.metricLabel()).Inc()
		if !*failing {
			c.log.Warn("a yield source cannot be read: its last observation stands", "source", e.ID, "error", failure)
		}
	case *failing:
		c.log.Info("a yield source can be read again", "source", e.ID)
	}
	*failing = failure != nil
}

// problemText is the failure in words fit for a caller.
func problemText(err error) string {
	switch {
	case errors.Is(err, errImplausible):
		return "the vault's answers make no sense"
	case errors.Is(err, evm.ErrReverted):
		return "the vault refuses to answer"
	case errors.Is(err, chain.ErrWrongChain):
		return "the node serves another chain"
	}
	return "the chain cannot be read"
}

// saveReading stores a reading, and its growth since the samples before it. The row comes first: it is the lock under
// which the samples are read.
func saveReading(ctx context.Context, tx *store.Tx, e entry, r reading) error {
	at := r.at.UnixMicro()
	tx.Defer(`INSERT INTO yield_sources (id, mode, observed_at, block, total_assets, total_shares, worth, basis, entry_shares, liquidity, deposit_room, problem,
			share, priced_at, cancels_deposits, cancels_redemptions)
		VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '', $12, $13, $14, $15)
		ON CONFLICT (id) DO UPDATE SET observed_at = excluded.observed_at, block = excluded.block, total_assets = excluded.total_assets,
			total_shares = excluded.total_shares, worth = excluded.worth, basis = excluded.basis,
			entry_shares = excluded.entry_shares, liquidity = excluded.liquidity, deposit_room = excluded.deposit_room, problem = '',
			share = excluded.share, priced_at = excluded.priced_at, cancels_deposits = excluded.cancels_deposits, cancels_redemptions = excluded.cancels_redemptions`,
		e.ID, string(Active), at, int64(r.block), r.assets, r.shares, r.basisWorth, r.basisShares, r.entryShares, int64(r.liquidity), int64(r.depositRoom),
		r.share.Hex(), r.pricedAtMicros(), flagColumn(r.cancelsDeposits), flagColumn(r.cancelsRedemptions))

	rows, err := tx.Query(ctx, `SELECT at, worth, shares FROM yield_prices WHERE source_id = $1 ORDER BY at`, e.ID)
	kept, err := store.Collect(rows, err, func(row store.Rows) (priceSample, error) {
		var s priceSample
		err := row.Scan(&s.atMicros, &s.worth, &s.shares)
		return s, err
	})
	if err != nil {
		return fmt.Errorf("reading samples: %w", err)
	}
	change := planSamples(kept, priceSample{atMicros: at, worth: r.basisWorth, shares: r.shares}, minHistoryOf(e.NavUpdateMode))
	tx.Defer(`DELETE FROM yield_prices WHERE source_id = $1 AND (at < $2 OR at > $3)`, e.ID, change.keepFromMicros, change.keepUntilMicros)
	if change.add {
		tx.Defer(`INSERT INTO yield_prices (source_id, at, worth, shares) VALUES ($1, $2, $3, $4)`, e.ID, at, r.basisWorth, r.shares)
	}
	tx.Defer(`UPDATE yield_sources SET apy_seen = $1, apy_measured = $2 WHERE id = $3`, change.apyBps, change.measuredSeconds, e.ID)
	saveDayPrice(tx, e.ID, r)
	return nil
}
