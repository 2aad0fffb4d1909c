package change_test

import (
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/change"
	"github.com/granaryhq/granary/internal/relay/relaytest"
	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/stamp/stamptest"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
)

// A change was approved while the service was down; before it is up again no approval is needed any more, and the
// approved calls cannot be signed unchanged. It, and the changes behind it, must come to an end.
func TestAnApprovedChangeThatNeedsNoneAnyMoreEnds(t *testing.T) {
	for name, meanwhile := range map[string]func(w *world){
		"the approvers are reset": func(w *world) {
			if err := approval.Reset(w.ctx, w.db, org, approval.Registration{Name: "next", Kind: stamp.APIKey, PublicKey: stamptest.NewAPIKey(w).PublicKey()}); err != nil {
				w.Fatal(err)
			}
		},
		"too much time has passed": func(w *world) {
			w.db.Clock().Advance(26 * time.Hour)
		},
	} {
		t.Run(name, func(t *testing.T) {
			storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
				w, asks := newWorld(t, db), approvaltest.NewService(db)
				w.fundRelayer()
				w.fundAccount()
				ann := w.requireApproval(asks)
				ids := w.requestChanges(uuid.New(), pay, pay)
				start := func() (stop func()) {
					runner := tasktest.NewRunner(w, db, tasktest.Lease)
					w.engine.Register(runner.Runner, []chain.Name{on})
					relaytest.Seat(runner, db, w.chain, w.client, w.keys)
					return runner.Start()
				}
				stop := start()
				first := w.untilAsked(ids[0])
				w.waitIdle()
				stop()
				ann.Vote(first, approval.Approve)
				none, err := asks.PutRules(w.ctx, org, nil, nil)
				if err != nil {
					t.Fatal(err)
				}
				ann.Vote(none.ID, approval.Approve)
				meanwhile(w)
				defer start()()
				w.waitEnded(ids...)
				for i, id := range ids {
					if c := w.getChange(id); c.Status != change.Confirmed {
						t.Errorf("change %d is %s: %s", i, c.Status, c.Error)
					}
				}
			})
		})
	}
}
