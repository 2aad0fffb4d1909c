package restore_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/restore"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A loss holds all payouts, a release those of one wallet or of one organization, and another loss holds
// them again, until all losses are over.
func TestALossHoldsUntilItIsReleasedOrOver(t *testing.T) {
	storetest.Each(t, func(t *testing.T, db *store.DB) {
		mine, other, hers := uuid.New(), uuid.New(), uuid.New() // wallets
		me, her := uuid.New(), uuid.New()                       // organizations
		do := func(fn func(tx *store.Tx) error) {
			t.Helper()
			if err := db.Write(t.Context(), fn); err != nil {
				t.Fatal(err)
			}
		}
		lose := func() { do(func(tx *store.Tx) error { restore.Record(t.Context(), tx, time.Now()); return nil }) }
		assertHeld := func(when string, want ...bool) {
			t.Helper()
			for i, of := range [][2]uuid.UUID{{me, mine}, {me, other}, {her, hers}} {
				if held, err := restore.IsHeld(t.Context(), db, of[0], of[1]); err != nil || held != want[i] {
					t.Errorf("%s wallet %d is held: %v, %v", when, i, held, err)
				}
			}
		}
		release := func(organization, wallet uuid.UUID, reason string) error {
			return restore.Release(t.Context(), db, organization, wallet, reason)
		}
		do(func(tx *store.Tx) error {
			for wallet, organization := range map[uuid.UUID]uuid.UUID{mine: me, other: me, hers: her} {
				tx.Defer(`INSERT INTO wallets (id, organization_id, request_id, label, label_folded, auto_rebalance, lifecycle, addresses, created_at, updated_at) VALUES ($1, $2, $3, '', '', 0, 'active', '{}', 0, 0)`, wallet, organization, uuid.New())
			}
			return nil
		})
		assertHeld("before a loss", false, false, false)
		if err := release(me, mine, "why"); !errors.Is(err, restore.ErrNothingHeld) {
			t.Errorf("released before a loss: %v", err)
		}
		lose()
		assertHeld("after a loss", true, true, true)
		for range 2 { // which is once
			if err := release(me, mine, "why"); err != nil {
				t.Fatal(err)
			}
		}
		assertHeld("after the release of a wallet", false, true, true)
		if err := release(me, hers, "why"); !errors.Is(err, restore.ErrNoWallet) {
			t.Errorf("another's wallet is released: %v", err)
		}
		if err := release(uuid.New(), uuid.Nil, "why"); !errors.Is(err, restore.ErrNoWallet) {
			t.Errorf("an unknown organization is released: %v", err)
		}
		for _, reason := range []string{"", strings.Repeat("a", 501)} {
			if release(her, uuid.Nil, reason) == nil {
				t.Errorf("released for a reason of %d characters", len(reason))
			}
		}
		if err := release(her, uuid.Nil, "why"); err != nil {
			t.Fatal(err)
		}
		assertHeld("after the release of an organization", false, true, false)
		lose()
		assertHeld("after another loss", true, true, true)
		do(func(tx *store.Tx) error { return restore.End(t.Context(), tx) })
		assertHeld("after the end", false, false, false)
	})
}
