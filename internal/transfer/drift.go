package transfer

import (
	"context"
	"encoding/binary"
	"fmt"
	"math/bits"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/wallet"
)

// DriftSeat is the seat under which one replica looks for drift for all.
const DriftSeat = "transfer:drift"

// driftPage bounds how many wallets are looked at with one question.
const driftPage = 500

// WatchDrift checks every automatic wallet once in each span of rules.Every, with the last observations of the
// sources, and has those planned that drifted beyond the band. It reads and does not write, but for the tasks of
// those few.
//
// A wallet's id decides its turn: ids are random, so the place of an id among all ids is a time within the span. That
// spreads the wallets evenly, needs no stored progress, and goes on in the same place when another replica takes the
// seat. Wallets whose turn came while no replica had it come up in the next span.
func (s *Service) WatchDrift(ctx context.Context, t task.Task) error {
	span := s.rules.Every
	ticker := time.NewTicker(max(min(span/64, time.Second), 10*time.Millisecond))
	defer ticker.Stop()
	from := s.db.Clock().Now()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
		}
		to := s.db.Clock().Now()
		if err := s.checkTurnsBetween(ctx, t, from, to); err != nil {
			return err
		}
		from = to
	}
}

// checkTurnsBetween looks at the wallets whose turn comes after from and until to,
// each once however long that is.
func (s *Service) checkTurnsBetween(ctx context.Context, t task.Task, from, to time.Time) error {
	first, last := turnAt(from, s.rules.Every), turnAt(to, s.rules.Every)
	if to.Sub(from) >= s.rules.Every {
		if err := s.checkWalletsBetween(ctx, t, last, highestID); err != nil {
			return err
		}
		return s.checkWalletsBetween(ctx, t, lowestID, last)
	}
	if first > last {
		if err := s.checkWalletsBetween(ctx, t, first, highestID); err != nil {
			return err
		}
		first = lowestID
	}
	return s.checkWalletsBetween(ctx, t, first, last)
}

const (
	lowestID  = "00000000-0000-0000-0000-000000000000"
	highestID = "ffffffff-ffff-ffff-ffff-ffffffffffff"
)

// turnAt is the id whose turn it is at a time.
func turnAt(at time.Time, span time.Duration) string {
	var id uuid.UUID
	within := uint64(at.UnixNano()) % uint64(span)
	place, _ := bits.Div64(within, 0, uint64(span)) // within / span, of 2^64
	binary.BigEndian.PutUint64(id[:8], place)
	return id.String()
}

// checkWalletsBetween looks at the wallets with ids above after, up to last.
func (s *Service) checkWalletsBetween(ctx context.Context, t task.Task, after, last string) error {
	for {
		ctx, err := s.catalog.Pin(ctx)
		if err != nil {
			return err
		}
		wallets, err := wallet.ListRebalanceable(ctx, s.db, after, last, driftPage)
		if err != nil || len(wallets) == 0 {
			return err
		}
		drifted, err := s.driftedWallets(ctx, wallets)
		if err != nil {
			return err
		}
		if len(drifted) > 0 {
			if err := s.db.Write(ctx, func(tx *store.Tx) error {
				t.CheckLease(tx)
				for _, w := range drifted {
					wallet.AddBalanceTask(tx, w.Organization, w.ID)
				}
				return nil
			}); err != nil {
				return fmt.Errorf("having wallets planned: %w", err)
			}
		}
		s.metrics.driftChecks.Add(float64(len(wallets)))
		if len(wallets) < driftPage {
			return nil
		}
		after = wallets[len(wallets)-1].ID.String()
	}
}

// driftedWallets picks the wallets that a plan would move.
func (s *Service) driftedWallets(ctx context.Context, wallets []wallet.Wallet) ([]wallet.Wallet, error) {
	ids := make([]uuid.UUID, len(wallets))
	for i, w := range wallets {
		ids[i] = w.ID
	}
	positions, under, err := s.loadHeld(ctx, ids...)
	if err != nil {
		return nil, err
	}
	of := map[uuid.UUID]*walletPositions{}
	for _, id := range ids {
		of[id] = &walletPositions{}
	}
	for _, p := range positions {
		of[p.Wallet].positions = append(of[p.Wallet].positions, p)
	}
	for _, t := range under {
		of[t.wallet].under = append(of[t.wallet].under, t)
	}
	stops, err := stop.LoadAll(ctx, s.db)
	if err != nil {
		return nil, err
	}
	ofWallets, err := stop.LoadForWallets(ctx, s.db, ids)
	if err != nil {
		return nil, err
	}
	var drifted []wallet.Wallet
	for _, w := range wallets {
		stops := slices.Concat(stops[w.Organization], ofWallets[w.ID])
		holdings, err := s.valuePositions(ctx, *of[w.ID], liquidity{})
		if err != nil {
			return nil, err
		}
		positions, err := s.planningPositions(ctx, w, holdings, quotes{}, stops)
		if err != nil {
			return nil, err
		}
		if movements, _, _ := s.planUnstopped(assumeLiquid(positions), "", stops, nothingLeftOut); len(movements) > 0 {
			drifted = append(drifted, w)
		}
	}
	return drifted, nil
}
