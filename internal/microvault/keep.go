package microvault

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
)

// Seat is the task under which one replica keeps all vaults.
const Seat = "microvaults"

// topic wakes the keeper after a change of a vault.
const topic = "microvaults"

// minPause is the least time between two looks at a vault.
const minPause = 250 * time.Millisecond

// Keep looks at every vault again and again until ctx ends, each chain at its
// own pace, so that a dead node delays the vaults of no other chain.
func (s *Service) Keep(ctx context.Context, t task.Task) error {
	defer s.metrics.forgetVaults()
	group, ctx := errgroup.WithContext(ctx)
	for _, name := range s.servedChains() {
		group.Go(func() error { return s.maintainChain(ctx, t, name) })
	}
	group.Go(func() error { <-ctx.Done(); return ctx.Err() })
	return group.Wait()
}

func (s *Service) maintainChain(ctx context.Context, t task.Task, on chain.Name) error {
	woken, stop := s.db.Listen(topic)
	defer stop()
	for {
		if err := s.maintainVaults(ctx, t, on); err != nil {
			return err
		}
		if err := task.SleepOrWake(ctx, min(minPause, s.options.Rules.Every), nil); err != nil {
			return err
		}
		if err := task.SleepOrWake(ctx, s.options.Rules.Every-min(minPause, s.options.Rules.Every), woken); err != nil {
			return err
		}
	}
}

// maintainVaults maintains every vault that was made on a chain. What goes wrong
// with one vault is noted in its row and holds up no other.
func (s *Service) maintainVaults(ctx context.Context, t task.Task, on chain.Name) error {
	vaults, err := loadVaults(ctx, s.db, ` WHERE chain = $1 AND status <> 'failed' AND made = 1 ORDER BY created_at, id`, string(on))
	if err != nil {
		return err
	}
	for _, v := range vaults {
		failure := s.maintainVault(ctx, t, v)
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case errors.Is(failure, task.ErrLost):
			return failure
		}
		if err := s.saveProblem(ctx, t, v, failure); err != nil {
			return err
		}
	}
	return s.refreshStatusGauge(ctx, on)
}

// saveProblem remembers why a vault could not be looked at, while that lasts.
func (s *Service) saveProblem(ctx context.Context, t task.Task, v Vault, failure error) error {
	problem := ""
	if failure != nil {
		s.metrics.failures.Inc()
		problem = "the chain cannot be read"
		if errors.Is(failure, errOtherVault) || errors.Is(failure, evm.ErrReverted) {
			problem = "the contract refuses to answer"
		}
	}
	if problem == v.Problem {
		return nil
	}
	if failure != nil {
		s.options.Log.Warn("a MicroVault cannot be looked at: its last figures stand", "vault", v.ID, "error", failure)
	}
	return s.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		tx.Defer(`UPDATE micro_vaults SET problem = $2 WHERE id = $1 AND status <> 'failed'`, v.ID, problem)
		return nil
	})
}

// maintainVault reads a vault, makes a new one ready, and asks for what is to be done
// with it: prices recorded, the queue paid, a rebalance. Looking twice is looking once.
func (s *Service) maintainVault(ctx context.Context, t task.Task, v Vault) error {
	client := s.options.Chains[v.Chain].Client
	if v.Status == Provisioning {
		client = client.Agreed() // a vault that is another has failed for good
	}
	r, err := fetchReading(ctx, client, v)
	if err != nil {
		return err
	}
	if v.Status == Provisioning {
		return s.activateVault(ctx, t, v, r)
	}
	s.auditList(v, r)
	if err := s.saveFigures(ctx, t, v, r); err != nil {
		return err
	}
	// In this order: a rebalance that claims once a day records the prices, too.
	return errors.Join(s.maintainTargets(ctx, t, v, r), s.maintainPrices(ctx, t, v, r))
}

// requestKeeping asks for a change of the keeper's unless one of its kind is on its way,
// or has ended since the vault was looked at.
func (s *Service) requestKeeping(ctx context.Context, t task.Task, v Vault, kind change.Kind) error {
	return s.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		now, err := lockVault(ctx, tx, v.ID)
		if err != nil || !now.UpdatedAt.Equal(v.UpdatedAt) {
			return err
		}
		open, err := change.HasOpen(ctx, tx, v.ID, kind)
		if err != nil || open {
			return err
		}
		if kind == Rebalance {
			tx.OnCommit(s.metrics.requested.Inc)
		}
		_, err = change.Request(ctx, tx, change.Change{Organization: v.Organization, Subject: v.ID, Chain: v.Chain, Kind: kind})
		return err
	})
}

// activateVault makes a new vault ready if its contract is what was asked for, and
// failed if it is not.
func (s *Service) activateVault(ctx context.Context, t task.Task, v Vault, r reading) error {
	found, problem := FoundAsAsked, ""
	if err := s.checkContract(ctx, v, r); errors.Is(err, errOtherVault) {
		found, problem = FoundOther, err.Error()
		s.options.Log.Error("a MicroVault differs from the requested one", "vault", v.ID, "error", err)
	} else if err != nil {
		return err
	}
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		now, err := lockVault(ctx, tx, v.ID)
		if err != nil || now.Status != Provisioning {
			return err
		}
		now.Problem = problem
		if err := now.advanceOn(found); err != nil {
			return err
		}
		saveVault(tx, now)
		return nil
	})
	if err != nil {
		return fmt.Errorf("noting that MicroVault %s is %s: %w", v.ID, found, err)
	}
	s.db.Wake(topic)
	return nil
}

// auditList compares the chain's list with ours of the same version.
func (s *Service) auditList(v Vault, r reading) {
	if r.version == v.version && r.root != v.root {
		s.metrics.mismatches.Inc()
		s.options.Log.Error("a shareholder list differs from the chain's", "vault", v.ID, "version", r.version, "root", r.root, "had", v.root)
	}
}

// saveFigures stores a vault's figures.
func (s *Service) saveFigures(ctx context.Context, t task.Task, v Vault, r reading) error {
	var units [4]money.Units
	for i, n := range []*big.Int{r.totalAssets(), r.idle, r.shares, r.queuedShares} {
		figure, err := money.UnitsFromBig(n)
		if err != nil {
			return fmt.Errorf("%w: %w", errOtherVault, err)
		}
		units[i] = figure
	}
	err := s.db.Write(ctx, func(tx *store.Tx) error {
		t.CheckLease(tx)
		tx.Defer(`UPDATE micro_vaults SET observed_at = $2, total_assets = $3, idle = $4, total_shares = $5, queued_shares = $6, nav_sound = $7, distance_bps = $8 WHERE id = $1`,
			v.ID, r.at.UnixMicro(), units[0], units[1], units[2], units[3], flagColumn(r.navSound), int64(r.targetDistance()))
		for i := range r.sources {
			if err := saveSource(ctx, tx, v, r, i); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return fmt.Errorf("storing the figures of MicroVault %s: %w", v.ID, err)
	}
	s.metrics.recordLook(v, r, s.db.Clock().Now())
	return nil
}

// refreshStatusGauge tells the metrics how many vaults there are.
func (s *Service) refreshStatusGauge(ctx context.Context, on chain.Name) error {
	type count struct {
		status Status
		n      int
	}
	rows, err := s.db.Query(ctx, `SELECT status, COUNT(*) FROM micro_vaults WHERE chain = $1 GROUP BY status`, string(on))
	counts, err := store.Collect(rows, err, func(row store.Rows) (count, error) {
		var c count
		err := row.Scan((*string)(&c.status), &c.n)
		return c, err
	})
	if err != nil {
		return fmt.Errorf("counting MicroVaults: %w", err)
	}
	byStatus := map[Status]int{}
	for _, c := range counts {
		byStatus[c.status] = c.n
	}
	for _, status := range States.States() {
		s.metrics.vaults.WithLabelValues(string(on), string(status)).Set(float64(byStatus[status]))
	}
	return nil
}
