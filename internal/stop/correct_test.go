package stop_test

import (
	"context"
	"errors"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// An operator puts a stop of the signer into the service's database under its id. A slip in the reason, the
// target or the organization is rejected.
func TestAStopIsPutUnderTheIDOfTheVeryStop(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		ctx, org := t.Context(), uuid.New()
		there := put(t, storetest.Open(t, db.Engine()), org, stop.OfSource("morpho"))
		for what, err := range map[string]error{
			"reason":       putAs(ctx, db, org, there.ID, there.Target, there.Reason+"."),
			"target":       putAs(ctx, db, org, there.ID, stop.OfSource("aave"), there.Reason),
			"organization": putAs(ctx, db, uuid.New(), there.ID, there.Target, there.Reason),
		} {
			if fault.CodeOf(err) != fault.Validation {
				t.Errorf("another %s: %v", what, err)
			}
		}
		for range 2 { // twice is once
			if err := putAs(ctx, db, org, there.ID, there.Target, " "+there.Reason); err != nil {
				t.Error(err)
			}
		}
		random := uuid.New() // as ids of earlier versions are
		if err := putAs(ctx, db, org, random, stop.Organization, "a key is lost"); err != nil {
			t.Error(err)
		}
		if err := putAs(ctx, db, org, random, stop.Organization, "a key was lost"); fault.CodeOf(err) != fault.WorkflowConflict {
			t.Errorf("another reason under the same id: %v", err)
		}
	})
}

func putAs(ctx context.Context, db *store.DB, org, id uuid.UUID, target stop.Target, reason string) error {
	_, err := stop.PutAs(ctx, db, org, id, target, reason)
	return err
}

// A stop that has one reason at the service and another one at the signer, from an earlier version, does not
// end before the operator has corrected the service's, and ends by an approval then. The correction
// alone does not end it.
func TestAStopWithTwoReasonsEndsOnceItsReasonIsCorrected(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		ctx, org := t.Context(), uuid.New()
		appliers := approval.NewAppliers()
		stop.DefineChanges(appliers)
		signer := &apartSigner{Signer: approvaltest.Signer{DB: storetest.Open(t, db.Engine()), Appliers: appliers}}
		approvals := approval.NewService(db, appliers, signer)
		for _, target := range []stop.Target{stop.Organization, stop.OfSourceForWallet("morpho", uuid.New())} {
			id := uuid.New()
			if err := putAs(ctx, db, org, id, target, "a key is lst"); err != nil {
				t.Fatal(err)
			}
			request := custody.StopRequest{Organization: org, ID: id, Target: string(target), Reason: "a key is lost", StoppedBy: "operator"}
			if err := signer.PutStop(ctx, request); err != nil {
				t.Fatal(err)
			}
			slip := request
			slip.Reason = "a key is lst"
			if err := signer.PutStop(ctx, slip); !errors.Is(err, custody.ErrDenied) {
				t.Errorf("handing the service's over: %v", err)
			}
			if target != stop.Organization { // it is replaced before the slip is found, and corrected where it is named
				err := db.Write(ctx, func(tx *store.Tx) error {
					_, _, err := stop.PutAnewIn(ctx, tx, org, target, "found once more")
					return err
				})
				if err != nil {
					t.Fatal(err)
				}
			}
			if _, err := stop.CorrectReason(ctx, db, org, uuid.New(), target, "a key is lost"); fault.CodeOf(err) != fault.StopNotFound {
				t.Errorf("correcting a stop that is none: %v", err)
			}
			for range 2 { // twice is once
				if _, err := stop.CorrectReason(ctx, db, org, id, target, "a key is lost"); err != nil {
					t.Fatal(err)
				}
			}
			if !isStopped(t, signer.DB, org, target) || !isStopped(t, db, org, target) {
				t.Fatal("the correction has ended the stop")
			}
			if _, a, err := stop.Resume(ctx, db, approvals, org, target); err != nil || a.Status != approval.Completed {
				t.Errorf("%s does not end: %s, %v", target, a.Status, err)
			}
			if isStopped(t, signer.DB, org, target) || isStopped(t, db, org, target) {
				t.Errorf("%s is in force still", target)
			}
		}
	})
}

func isStopped(t *testing.T, db *store.DB, org uuid.UUID, target stop.Target) bool {
	t.Helper()
	wallet, _ := target.Wallet()
	all, err := stop.LoadForWallet(t.Context(), db, org, wallet)
	if err != nil {
		t.Fatal(err)
	}
	_, stopped := all.Find(target)
	return stopped
}
