package intent

import (
	"context"
	"errors"
	"sync"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

func orderOfOrganization(org uuid.UUID, a Action) Order {
	order := newOrder()
	order.Proof, order.Action = custody.OwnerProof{Organization: org}, a
	return order
}

func stopTarget(t *testing.T, db *store.DB, org uuid.UUID, target stop.Target) {
	t.Helper()
	if _, err := stop.Put(t.Context(), db, org, target, "a test"); err != nil {
		t.Fatal(err)
	}
}

// Stops × orders: an order is signed, waits, or is rejected.
func TestAStopDecidesWhatIsSigned(t *testing.T) {
	const signed, waits, refused = "signed", "waits", "refused"
	pay, enter, leave := Pay{Token: chain.USDC}, EnterSource{Source: "morpho"}, LeaveSource{Source: "morpho"}
	ask, askBack := RequestDeposit{Source: "morpho"}, RequestRedeem{Source: "morpho"}
	claim, change := ClaimAssets{Source: "morpho"}, ChangeContract{}
	elsewhere, wrapped, unwrap := EnterSource{Source: "aave"}, EnterSource{Source: "wrapper"}, LeaveSource{Source: "wrapper"}
	all := []Action{pay, enter, leave, ask, askBack, claim, change, elsewhere, wrapped, unwrap}
	for target, of := range map[stop.Target][]string{
		stop.Organization:         {waits, waits, waits, waits, waits, waits, waits, waits, waits, waits},
		stop.OfChain(on):          {waits, waits, waits, waits, waits, waits, waits, waits, waits, waits},
		stop.OfChain(chain.Base):  {signed, signed, signed, signed, signed, signed, signed, signed, signed, signed},
		stop.OfSource("morpho"):   {signed, refused, signed, refused, signed, signed, signed, signed, refused, signed},
		stop.OfSource("wrapper"):  {signed, signed, signed, signed, signed, signed, signed, signed, refused, signed},
		stop.OfSource("whatever"): {signed, signed, signed, signed, signed, signed, signed, signed, signed, signed},
	} {
		t.Run(string(target), func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				org := uuid.New()
				stopTarget(t, db, org, target)
				write(t, db, func(tx *store.Tx) error { // a fee wrapper over morpho
					tx.Defer(`INSERT INTO owned_sources (id, organization_id, base_id, vault, created_at) VALUES ('wrapper', $1, 'morpho', '0x', 0)`, org)
					return nil
				})
				for i, action := range all {
					order := orderOfOrganization(org, action)
					err := db.Write(t.Context(), func(tx *store.Tx) error { return order.holdStops(t.Context(), tx) })
					got := signed
					switch {
					case errors.As(err, new(task.Later)):
						got = waits
					case errors.As(err, new(Refusal)):
						got = refused
					case err != nil:
						t.Fatal(err)
					}
					if got != of[i] {
						t.Errorf("%T is %s, want %s", action, got, of[i])
					}
					others := orderOfOrganization(uuid.New(), action)
					if err := db.Write(t.Context(), func(tx *store.Tx) error { return others.holdStops(t.Context(), tx) }); err != nil {
						t.Errorf("%T of another organization: %v", action, err)
					}
				}
			})
		})
	}
}

// stoppingFamily stops the organization while it has the signature in hand.
type stoppingFamily struct {
	fakeFamily

	whileSigning func()
}

func (f stoppingFamily) Sign(ctx context.Context, draft Draft) (Submission, error) {
	f.whileSigning()
	return f.fakeFamily.Sign(ctx, draft)
}

// A stop that is committed between the check and the signature wins: the signature is dropped. The order goes on by
// itself after the resumption, in another process too, and is signed once.
func TestAStopWhileItIsSignedWins(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		order := orderOfOrganization(uuid.New(), Pay{Token: chain.USDC})
		var once sync.Once
		family := stoppingFamily{whileSigning: func() {
			once.Do(func() { stopTarget(t, db, order.Proof.Organization, stop.Organization) })
		}}
		service := New(db, nil, map[chain.Name]Chain{on: {Family: family}})
		run := func() (end func()) {
			runner := tasktest.NewRunner(t, db, tasktest.Lease)
			runner.Handle(startTask, 1, func(ctx context.Context, tk task.Task) error {
				draft, err := service.Prepare(ctx, order)
				if err != nil {
					return err
				}
				return service.Start(ctx, tk, draft, wanted)
			})
			return runner.Start()
		}
		write(t, db, func(tx *store.Tx) error { task.AddNow(tx, startTask, order.ID.String()); return nil })
		end := run()
		waittest.Until(t, "the task waits", func() bool {
			return count(t, db, `SELECT COUNT(*) FROM tasks WHERE kind = $1 AND last_error LIKE '%emergency stop%'`, startTask) == 1
		}, tasktest.State(db))
		end()
		if n := count(t, db, `SELECT COUNT(*) FROM intents`); n != 0 {
			t.Fatalf("%d intents were signed after the stop", n)
		}
		if _, _, err := stop.Resume(t.Context(), db, approvaltest.NewService(db, stop.DefineChanges), order.Proof.Organization, stop.Organization); err != nil {
			t.Fatal(err)
		}
		run()
		waittest.Until(t, "it is signed", func() bool {
			return count(t, db, `SELECT COUNT(*) FROM intents WHERE id = $1`, order.ID) == 1 && count(t, db, `SELECT COUNT(*) FROM tasks WHERE kind = $1`, startTask) == 0
		}, tasktest.State(db))
	})
}

// Two replicas sign while the organization is stopped: every signature is from before the commit of the stop, and
// none after it. Waiting orders are signed once afterwards.
func TestNothingIsSignedAfterTheStopsCommit(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		const orders, before = 60, 10
		org := uuid.New()
		for range 2 {
			service := newService(db, fakeFamily{})
			runner := tasktest.NewRunner(t, db, tasktest.Lease)
			runner.Handle(startTask, 4, func(ctx context.Context, tk task.Task) error {
				order := orderOfOrganization(org, Pay{Token: chain.USDC})
				order.ID = uuid.MustParse(tk.Key)
				draft, err := service.Prepare(ctx, order)
				if err != nil {
					return err
				}
				return service.Start(ctx, tk, draft, wanted)
			})
			runner.Start()
		}
		write(t, db, func(tx *store.Tx) error {
			for range orders {
				task.AddNow(tx, startTask, uuid.NewString())
			}
			return nil
		})
		signed := func() int { return count(t, db, `SELECT COUNT(*) FROM intents`) }
		waittest.Until(t, "some are signed", func() bool { return signed() >= before }, tasktest.State(db))
		stopTarget(t, db, org, stop.Organization)
		atStop := signed()
		waittest.Until(t, "the others wait", func() bool {
			return signed()+count(t, db, `SELECT COUNT(*) FROM tasks WHERE kind = $1 AND last_error LIKE '%emergency stop%'`, startTask) == orders
		}, tasktest.State(db))
		if n := signed(); n != atStop {
			t.Errorf("%d were signed when the stop had committed, %d in the end", atStop, n)
		}
		if _, _, err := stop.Resume(t.Context(), db, approvaltest.NewService(db, stop.DefineChanges), org, stop.Organization); err != nil {
			t.Fatal(err)
		}
		waittest.Until(t, "all are signed", func() bool {
			return signed() == orders && count(t, db, `SELECT COUNT(*) FROM tasks WHERE kind = $1`, startTask) == 0
		}, tasktest.State(db))
	})
}
