package signer_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/signer"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/task/tasktest"
	"github.com/granaryhq/granary/internal/waittest"
)

// newBook is a CSV of so many entries that no other book has.
func newBook(from, entries int) []byte {
	var b strings.Builder
	b.WriteString("label,chain,address\n")
	for n := range entries {
		fmt.Fprintf(&b, "customer %d,base,0x%040d\n", from+n, 1_000_000+from+n)
	}
	return []byte(b.String())
}

// tokenWorld is an organization with a service of its own beside a signer that counts days: the rules let any
// token add to the address book, and ask for two approvals of everything else.
type tokenWorld struct {
	testing.TB
	service *approval.Service
	books   *policy.Service
	here    *store.DB
	there   *store.DB
	alice   *approvaltest.Approver
	bob     *approvaltest.Approver
	stolen  *approvaltest.Approver
}

func newTokenWorld(t *testing.T, engine store.Engine) *tokenWorld {
	t.Helper()
	w := &tokenWorld{TB: t, here: storetest.Open(t, engine), there: storetest.Open(t, engine)}
	noon(w.here)
	noon(w.there)
	chains := []chain.Name{chain.Base}
	define := func() *approval.Appliers {
		appliers := approval.NewAppliers()
		policy.DefineChanges(appliers, policy.NewPayees(nil), chains)
		return appliers
	}
	local := newWorld(t, w.there, countsDays, func(o *signer.Options) { o.MaxChanges, o.Appliers = 100, define() }).local
	w.service = approval.NewService(w.here, define(), local)
	w.books = policy.NewService(w.here, policy.NewPayees(nil), chains, w.service)
	w.alice, _ = approvaltest.Register(t, w.service, org, "alice")
	for name, a := range map[string]**approvaltest.Approver{"bob": &w.bob, "stolen": &w.stolen} {
		var asked approval.Activity
		*a, asked = approvaltest.Register(t, w.service, org, name)
		w.alice.Vote(asked.ID, approval.Approve)
	}
	rules, err := w.service.PutRules(t.Context(), org, []approval.Rule{
		{Name: "book", Actions: []approval.Kind{approval.AddressBookChange}, Effect: approval.Allow},
		{Name: "two", Actions: []approval.Kind{approval.WithdrawalPayout, approval.ApproverChange, approval.RuleChange}, Approvals: 2, Effect: approval.RequireApproval},
	}, nil)
	if err != nil {
		t.Fatal(err)
	}
	w.alice.Vote(rules.ID, approval.Approve)
	if got := w.statusOf(rules.ID); got != approval.Completed {
		t.Fatalf("the rules are %s", got)
	}
	return w
}

func (w *tokenWorld) statusOf(id uuid.UUID) approval.Status {
	w.Helper()
	a, _, err := w.service.Get(w.Context(), org, id)
	if err != nil {
		w.Fatal(err)
	}
	return a.Status
}

// fillDay imports until the signer has no room for another import today, and returns the first that waits.
func (w *tokenWorld) fillDay() approval.Activity {
	w.Helper()
	for n := range 20 {
		made, err := w.books.Import(w.Context(), org, newBook(100*n, 60), false)
		if err != nil {
			w.Fatal(err)
		}
		if made.Activity.Status != approval.Completed {
			return *made.Activity
		}
	}
	w.Fatal("the day has room for all")
	return approval.Activity{}
}

// Approved changes have a day of their own (docs/signer.md, limits.changesPerDay): the holder of a token who uses up
// the day of those that need no approval does not keep approvers from removing a stolen key. A change that
// had no room is made on the next day.
func TestAFullDayOfUnapprovedChangesHoldsUpNoApprovedOne(t *testing.T) {
	for _, engine := range storetest.Engines(t) {
		t.Run(string(engine), func(t *testing.T) {
			w := newTokenWorld(t, engine)
			late := w.fillDay()
			_, removal, err := w.service.RemoveApprover(t.Context(), org, w.stolen.ID)
			if err != nil {
				t.Fatal(err)
			}
			w.alice.Vote(removal.ID, approval.Approve)
			w.bob.Vote(removal.ID, approval.Approve)
			runner := tasktest.NewRunner(t, w.here, tasktest.Lease)
			w.service.Register(runner.Runner)
			runner.Start()
			waitUntil := func(what string, step time.Duration, id uuid.UUID) {
				waittest.Until(t, what, func() bool {
					if w.statusOf(id) == approval.Completed {
						return true
					}
					w.here.Clock().Advance(step)
					w.there.Clock().Advance(step)
					return false
				}, tasktest.State(w.here))
			}
			waitUntil("the stolen key is removed", time.Second, removal.ID)
			if got := w.statusOf(late.ID); got != approval.Approved {
				t.Errorf("the import that had no room is %s", got)
			}
			for _, db := range []*store.DB{w.here, w.there} {
				db.Clock().Advance(12 * time.Hour)
			}
			waitUntil("the import is made on the next day", time.Second, late.ID)
		})
	}
}
