package stop_test

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

// apartSigner is a signer with a database of its own, which may be away.
type apartSigner struct {
	approvaltest.Signer
	away atomic.Bool
}

func (s *apartSigner) PutStop(ctx context.Context, r custody.StopRequest) error {
	if s.away.Load() {
		return errors.New("the signer is away")
	}
	return stop.PutHandedOver(ctx, s.DB, r, func(context.Context, *store.Tx) error { return nil })
}

// A stop of the service holds at a signer of its own, also at one that was away, and ends there by
// the same approval.
func TestStopsAreHandedOverToTheSigner(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		ctx, org, wallet := t.Context(), uuid.New(), uuid.New()
		appliers := approval.NewAppliers()
		stop.DefineChanges(appliers)
		signer := &apartSigner{Signer: approvaltest.Signer{DB: storetest.Open(t, db.Engine()), Appliers: appliers}}
		approvals := approval.NewService(db, appliers, signer)
		runner := tasktest.NewRunner(t, db, tasktest.Lease)
		stop.Register(runner.Runner, db, signer)
		runner.Start()
		held := func(what string, want ...stop.Target) {
			t.Helper()
			waittest.Until(t, what, func() bool {
				all, err := stop.LoadForWallet(ctx, signer.DB, org, wallet)
				if err != nil {
					t.Fatal(err)
				}
				for _, target := range want {
					if _, is := all.Find(target); !is {
						return false
					}
				}
				return len(all) == len(want)
			}, tasktest.State(db))
		}
		one := stop.OfSourceForWallet("morpho", wallet)
		put(t, db, org, stop.Organization)
		put(t, db, org, one)
		held("both stops are at the signer", stop.Organization, one)
		if _, a, err := stop.Resume(ctx, db, approvals, org, stop.Organization); err != nil || a.Status != approval.Completed {
			t.Fatalf("the organization goes on: %s, %v", a.Status, err)
		}
		held("one has ended there", one)

		again := func() {
			err := db.Write(ctx, func(tx *store.Tx) error {
				_, _, err := stop.PutAnewIn(ctx, tx, org, one, "found once more")
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		again()
		held("what was replaced is held beside what replaces it", one, one)
		_, a, err := stop.Resume(ctx, db, approvals, org, one)
		if err != nil || a.Status != approval.Completed {
			t.Fatalf("the wallet goes on: %s, %v", a.Status, err)
		}
		if text := string(a.Text); !strings.Contains(text, `"reason":"found once more"`) || !strings.Contains(text, `"reason":"a test"`) {
			t.Errorf("approvers do not read the reasons of both stops: %s", text)
		}
		held("both have ended there")

		signer.away.Store(true)
		put(t, db, org, stop.Organization)
		if _, a, err := stop.Resume(ctx, db, approvals, org, stop.Organization); err != nil || a.Status != approval.Completed {
			t.Fatalf("what is not handed over yet is resumed: %s, %v", a.Status, err)
		}
		put(t, db, org, one)
		signer.away.Store(false)
		held("what has ended before never begins", one)

		err = signer.DB.Write(ctx, func(tx *store.Tx) error { tx.Defer(`DELETE FROM wallet_stops`); return nil })
		if err != nil {
			t.Fatal(err)
		}
		if err := stop.HandOverAll(ctx, db); err != nil {
			t.Fatal(err)
		}
		held("a signer whose database is older learns of it at the next start", one)
	})
}
