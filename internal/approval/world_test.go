package approval_test

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
	"github.com/granaryhq/granary/internal/waittest"
)

const payee chain.Address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"

// world is an organization with a database.
type world struct {
	*testing.T
	ctx context.Context
	db  *store.DB
	*approval.Service
	org uuid.UUID
}

// eachWorld runs a test on both databases.
func eachWorld(t *testing.T, fn func(w *world)) {
	t.Helper()
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		fn(&world{t, t.Context(), db, patient(approvaltest.NewService(db)), uuid.New()})
	})
}

// patient returns the service with votes that wait for their change however busy the machine is.
func patient(s *approval.Service) *approval.Service {
	s.SetPatience(waittest.Patience())
	return s
}

func (w *world) must(err error) {
	w.Helper()
	if err != nil {
		w.Fatal(err)
	}
}

// register registers an approver, with the approval of these where there are some.
func (w *world) register(name string, approved ...*approvaltest.Approver) *approvaltest.Approver {
	w.Helper()
	a, activity := approvaltest.Register(w.T, w.Service, w.org, name)
	for _, by := range approved {
		by.Vote(activity.ID, approval.Approve)
	}
	if got, err := w.GetApprover(w.ctx, w.org, a.ID); err != nil || got.Status != approval.ApproverActive {
		w.Fatalf("%s is %s after %d approvals, %v", name, got.Status, len(approved), err)
	}
	return a
}

// publish puts rules in force, approved by these.
func (w *world) publish(rules []approval.Rule, approved ...*approvaltest.Approver) {
	w.Helper()
	a, err := w.PutRules(w.ctx, w.org, rules, nil)
	w.must(err)
	for _, by := range approved {
		by.Vote(a.ID, approval.Approve)
	}
	if got := w.activity(a.ID); got.Status != approval.Completed {
		w.Fatalf("the rules are %s: %s", got.Status, got.Reason)
	}
}

func (w *world) activity(id uuid.UUID) approval.Activity {
	w.Helper()
	a, _, err := w.Get(w.ctx, w.org, id)
	w.must(err)
	return a
}

func (w *world) settings() approval.Settings {
	w.Helper()
	s, err := w.GetSettings(w.ctx, w.org)
	w.must(err)
	return s
}

// payout is the question whether a payout of an amount may be made.
func (w *world) payout(amount money.USD) approval.Question {
	w.Helper()
	to := []approval.Destination{{Chain: chain.Base, Address: payee}}
	d := w.settings().DecideAll(approval.Action{Kind: approval.WithdrawalPayout, Amount: amount}, to)
	return approval.Question{
		Proposal: approval.Proposal{Organization: w.org, Kind: approval.WithdrawalPayout, ValidBefore: w.db.Clock().Now().Add(d.ValidFor).Unix(), Payout: &approval.Payout{
			Withdrawal: uuid.New(), Leg: uuid.New(), Wallet: uuid.New(), Chain: chain.Base, Token: chain.USDC, To: payee,
			Units: money.UnitsOf(amount, 6), Paid: money.UnitsOf(amount, 6), WithdrawalAmount: amount,
		}, Intent: json.RawMessage(`{"nonce":"` + uuid.NewString() + `"}`)},
		Decision: d, Amount: amount, Destinations: to,
		Owner: approval.Owner{ID: uuid.New(), ApprovedTask: "test.approved", EndedTask: "test.ended"},
	}
}

func (w *world) ask(q approval.Question) approval.Activity {
	w.Helper()
	a, err := store.Write(w.ctx, w.db, func(tx *store.Tx) (approval.Activity, error) { return w.Ask(w.ctx, tx, q) })
	w.must(err)
	return a
}

// told returns which of the owner's tasks were added.
func (w *world) told(q approval.Question) (kinds []string) {
	w.Helper()
	rows, err := w.db.Query(w.ctx, `SELECT kind FROM tasks WHERE key = $1 ORDER BY kind`, q.Owner.ID)
	kinds, err = store.Collect(rows, err, func(r store.Rows) (kind string, err error) { return kind, r.Scan(&kind) })
	w.must(err)
	return kinds
}

// requireApprovals is a rule for all payouts.
func requireApprovals(n int, of ...uuid.UUID) []approval.Rule {
	return []approval.Rule{{Name: "payouts", Actions: []approval.Kind{approval.WithdrawalPayout}, Approvers: of, Approvals: n,
		ValidForSeconds: int64(time.Hour.Seconds()), Effect: approval.RequireApproval}}
}

// assertMetrics holds metrics to lines of their name, labels and value; each gauge of an
// age must be more than zero.
func (w *world) assertMetrics(want string) {
	w.Helper()
	registry := prometheus.NewRegistry()
	registry.MustRegister(w.Metrics())
	families, err := registry.Gather()
	w.must(err)
	got := map[string]string{}
	for _, f := range families {
		for _, m := range f.Metric {
			name := f.GetName()
			for _, l := range m.Label {
				name += "{" + l.GetName() + "=" + strconv.Quote(l.GetValue()) + "}"
			}
			got[name] = fmt.Sprint(m.GetGauge().GetValue() + m.GetCounter().GetValue())
		}
	}
	if got["granary_approval_oldest_pending_seconds"] == "0" {
		w.Error("what waits has no age")
	}
	for line := range strings.Lines(want) {
		line = strings.TrimSpace(line)
		at := strings.LastIndex(line, " ")
		if at > 0 && got[line[:at]] != line[at+1:] {
			w.Errorf("%s is %s, want %s", line[:at], got[line[:at]], line[at+1:])
		}
	}
}
