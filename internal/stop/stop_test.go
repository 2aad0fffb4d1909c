package stop_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/stop"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// A stop holds up exactly the intents of its target.
func TestAStopHoldsUpWhatItNames(t *testing.T) {
	for text, want := range map[string]struct{ here, elsewhere, entry, otherEntry bool }{
		"organization":  {here: true, elsewhere: true},
		"chain:base":    {here: true},
		"source:morpho": {entry: true},
	} {
		target, err := stop.ParseTarget(text)
		if err != nil {
			t.Fatal(err)
		}
		all := stop.Stops{{Target: target, Reason: "why"}}
		for what, c := range map[string]struct {
			err  error
			want bool
		}{
			"base":      {all.CheckNew(chain.Base), want.here},
			"ethereum":  {all.CheckNew(chain.EthereumSepolia), want.elsewhere},
			"the entry": {all.CheckEntry("morpho", ""), want.entry},
			"another":   {all.CheckEntry("aave", ""), want.otherEntry},
			"a wrapper": {all.CheckEntry("wrapper", "morpho"), want.entry},
		} {
			if stopped := fault.CodeOf(c.err) == fault.EmergencyStop; stopped != c.want || stopped != (c.err != nil) {
				t.Errorf("%s: %s: %v", text, what, c.err)
			}
		}
	}
	for _, text := range []string{"", "all", "chain:", "chain:nowhere", "source:", "organization:x", "source:" + strings.Repeat("x", 200), "source:\xff"} {
		if _, err := stop.ParseTarget(text); fault.CodeOf(err) != fault.Validation {
			t.Errorf("%q is a target: %v", text, err)
		}
	}
}

// A wallet's id in another form than it is read in would be part of a source's name, and the stop have no effect. A signer has no
// wallets to compare a target with.
func TestAStopForAWalletIsWrittenAsItIsRead(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		org, id := uuid.New(), uuid.New()
		put := func(text string) error {
			target, err := stop.ParseTarget(text)
			if err == nil {
				_, err = stop.Put(t.Context(), db, org, target, "why")
			}
			return err
		}
		for _, text := range []string{strings.ToUpper(id.String()), strings.ReplaceAll(id.String(), "-", ""), "{" + id.String() + "}", id.URN()} {
			if err := put("source:bills@" + text); fault.CodeOf(err) != fault.Validation {
				t.Errorf("%q is stopped: %v", text, err)
			}
		}
		for _, text := range []string{"source:bills@" + id.String(), "source:bills@home"} {
			if err := put(text); err != nil {
				t.Errorf("%s: %v", text, err)
			}
		}
		if all, err := stop.LoadForWallet(t.Context(), db, org, id); err != nil || len(all) != 2 {
			t.Errorf("the wallet has the stops %+v: %v", all, err)
		}
	})
}

// Many who stop at once make one stop, with one entry of who did it; another organization
// has none, and cannot end it.
func TestStoppingTwiceIsStoppingOnce(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		org, other := uuid.New(), uuid.New()
		ctx := audit.WithCaller(t.Context(), audit.Caller{Actor: audit.TokenActor("desk")})
		var racing sync.WaitGroup
		made := make([]stop.Stop, 8)
		for i := range made {
			racing.Go(func() {
				var err error
				made[i], err = stop.Put(ctx, db, org, stop.Organization, "a key is lost")
				if err != nil {
					t.Error(err)
				}
			})
		}
		racing.Wait()
		all := load(t, db, org)
		if len(all) != 1 || all[0].StoppedBy != "token:desk" || all[0].Reason != "a key is lost" {
			t.Fatalf("in force: %+v", all)
		}
		for _, one := range made {
			if one.ID != all[0].ID {
				t.Errorf("one was answered %s, in force is %s", one.ID, all[0].ID)
			}
		}
		if n := countEntries(t, db, org, audit.PutEmergencyStop); n != 1 {
			t.Errorf("%d entries", n)
		}
		if _, err := stop.Put(ctx, db, org, stop.OfChain(chain.Base), " "); fault.CodeOf(err) != fault.Validation {
			t.Errorf("without a reason: %v", err)
		}
		if found := load(t, db, other); len(found) != 0 {
			t.Errorf("another organization has %+v", found)
		}
		approvals := approvaltest.NewService(db, stop.DefineChanges)
		if _, _, err := stop.Resume(ctx, db, approvals, other, stop.Organization); fault.CodeOf(err) != fault.StopNotFound {
			t.Errorf("another organization ends it: %v", err)
		}
		if got := gauges(t, db); got["organization"] != 1 || got["chain"] != 0 || got["source"] != 0 || len(got) != 3 {
			t.Errorf("the gauge says %v", got)
		}
	})
}

// Powers are one-way: a caller who may stop alone resumes only by the quorum, once there is one, and so does an
// operator.
func TestResumingTakesTheQuorum(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		ctx, org := t.Context(), uuid.New()
		approvals := approvaltest.NewService(db, stop.DefineChanges)
		base, source := stop.OfChain(chain.Base), stop.OfSource("morpho")
		for _, target := range []stop.Target{stop.Organization, base, source} {
			put(t, db, org, target)
		}
		if _, a, err := stop.Resume(ctx, db, approvals, org, base); err != nil || a.Status != approval.Completed {
			t.Fatalf("without approvers: %s, %v", a.Status, err)
		}
		if _, err := stop.ResumeByOperator(ctx, db, org, source, "found it"); err != nil {
			t.Fatal(err)
		}
		if all := load(t, db, org); len(all) != 1 || all[0].Target != stop.Organization {
			t.Fatalf("in force: %+v", all)
		}
		treasurer, _ := approvaltest.Register(t, approvals, org, "treasurer")
		deputy, joins := approvaltest.Register(t, approvals, org, "deputy")
		treasurer.Vote(joins.ID, approval.Approve)
		rules, err := approvals.PutRules(ctx, org, []approval.Rule{{Name: "two to resume", Actions: []approval.Kind{approval.Resume}, Approvals: 2, Effect: approval.RequireApproval}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		treasurer.Vote(rules.ID, approval.Approve)

		if _, err := stop.ResumeByOperator(ctx, db, org, stop.Organization, "found it"); fault.CodeOf(err) != fault.Forbidden {
			t.Errorf("the operator alone: %v", err)
		}
		_, asked, err := stop.Resume(ctx, db, approvals, org, stop.Organization)
		if err != nil || asked.Status != approval.ConsensusNeeded {
			t.Fatalf("it is %s, %v", asked.Status, err)
		}
		if _, again, err := stop.Resume(ctx, db, approvals, org, stop.Organization); err != nil || again.ID != asked.ID {
			t.Errorf("asked again: %s, %v", again.ID, err)
		}
		treasurer.Vote(asked.ID, approval.Approve)
		if all := load(t, db, org); len(all) != 1 {
			t.Fatalf("one of two approvals ended it")
		}
		deputy.Vote(asked.ID, approval.Approve)
		if all := load(t, db, org); len(all) != 0 {
			t.Fatalf("after the quorum: %+v", all)
		}
		if n := countEntries(t, db, org, audit.EndEmergencyStop); n != 3 {
			t.Errorf("%d entries of ends", n)
		}
		if again := put(t, db, org, stop.Organization); len(load(t, db, org)) != 1 || again.Reason == "" {
			t.Error("what was resumed cannot be stopped again")
		}
	})
}

func put(t *testing.T, db *store.DB, org uuid.UUID, target stop.Target) stop.Stop {
	t.Helper()
	s, err := stop.Put(t.Context(), db, org, target, "a test")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func load(t *testing.T, db *store.DB, org uuid.UUID) stop.Stops {
	t.Helper()
	all, err := stop.Load(t.Context(), db, org)
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func countEntries(t *testing.T, db *store.DB, org uuid.UUID, action audit.Action) (n int) {
	t.Helper()
	if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM audit_pending WHERE organization_id = $1 AND action = $2`, org, string(action)).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

func gauges(t *testing.T, db *store.DB) map[string]float64 {
	t.Helper()
	registry := prometheus.NewRegistry()
	registry.MustRegister(stop.Metrics(db))
	families, err := registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]float64{}
	for _, f := range families {
		for _, m := range f.Metric {
			got[m.Label[0].GetValue()] = m.GetGauge().GetValue()
		}
	}
	return got
}

// A stop for one wallet is its organization's alone: other organizations cannot read its reason, resume it or start
// an activity about it, also if they know the target.
func TestAStopForAWalletIsItsOrganizationsAlone(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		ctx, org, other, mine := t.Context(), uuid.New(), uuid.New(), uuid.New()
		approvals := approvaltest.NewService(db, stop.DefineChanges)
		target := stop.OfSourceForWallet("morpho@v2", mine)
		put(t, db, org, target)
		if again := put(t, db, org, target); again.Reason == "" || gauges(t, db)["source"] != 1 {
			t.Errorf("stopped twice: %+v, the gauge says %v", again, gauges(t, db))
		}
		if parsed, err := stop.ParseTarget(string(target)); err != nil || parsed != target {
			t.Errorf("the target is read as %q, %v", parsed, err)
		}
		if source, _ := target.Source(); source != "morpho@v2" {
			t.Errorf("its source is %q", source)
		}
		if s, _, err := stop.Resume(ctx, db, approvals, other, target); fault.CodeOf(err) != fault.StopNotFound {
			t.Errorf("another organization was told %q and resumed it: %v", s.Reason, err)
		}
		if s, err := stop.ResumeByOperator(ctx, db, other, target, "why"); fault.CodeOf(err) != fault.StopNotFound {
			t.Errorf("an operator of another organization was told %q: %v", s.Reason, err)
		}
		for id, want := range map[uuid.UUID]bool{mine: true, uuid.New(): false} {
			all, err := stop.LoadForWallet(ctx, db, org, id)
			if _, stopped := all.OfSource("morpho@v2", ""); err != nil || stopped != want {
				t.Errorf("stopped: %t, want %t, %v", stopped, want, err)
			}
		}
		if _, _, err := stop.Resume(ctx, db, approvals, org, target); err != nil {
			t.Fatal(err)
		}
		if n := countEntries(t, db, org, audit.EndEmergencyStop); n != 1 || gauges(t, db)["source"] != 0 {
			t.Errorf("%d entries of its end, the gauge says %v", n, gauges(t, db))
		}
	})
}

// A row that an earlier version wrote has the ids of replaced stops alone.
func TestAStopOfAnEarlierVersionIsRead(t *testing.T) {
	id := uuid.New()
	for text, want := range map[string]stop.Replaced{
		`["` + id.String() + `"]`:                           {ID: id},
		`[{"stopId":"` + id.String() + `","reason":"why"}]`: {ID: id, Reason: "why"},
	} {
		var s stop.Stop
		if err := json.Unmarshal([]byte(`{"replaced":`+text+`}`), &s); err != nil || len(s.Replaced) != 1 || s.Replaced[0] != want {
			t.Errorf("%s is %v: %v", text, s.Replaced, err)
		}
	}
	if err := json.Unmarshal([]byte(`{"replaced":[7]}`), new(stop.Stop)); err == nil {
		t.Error("a number is a replaced stop")
	}
}

// A stop that is found to be needed again and again stands for a bounded number of others, whose reasons
// approvers read, and one resumption ends all of it.
func TestAStopStandsForFewOthers(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		const times, most = 30, 20
		org := uuid.New()
		target := stop.OfSource("a")
		for n := range times {
			err := db.Write(t.Context(), func(tx *store.Tx) error {
				_, _, err := stop.PutAnewIn(t.Context(), tx, org, target, fmt.Sprintf("reason %d %s", n, strings.Repeat("x", 600)))
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		all, err := stop.Load(t.Context(), db, org)
		if err != nil || len(all) != 1 || len(all[0].Replaced) != most {
			t.Fatalf("%d stops, %v; the first stands for %d others", len(all), err, len(all[0].Replaced))
		}
		var recorded int
		if err := db.QueryRow(t.Context(), `SELECT COUNT(*) FROM audit_pending WHERE organization_id = $1 AND action = 'emergency_stop.put'`, org).Scan(&recorded); err != nil || recorded != times {
			t.Errorf("the audit log has %d entries, %v", recorded, err)
		}
		if _, a, err := stop.Resume(t.Context(), db, approvaltest.NewService(db, stop.DefineChanges), org, target); err != nil || len(a.Text) > 32<<10 {
			t.Errorf("resumed by %d bytes: %v", len(a.Text), err)
		}
		if all, err = stop.Load(t.Context(), db, org); err != nil || len(all) != 0 {
			t.Errorf("left are %+v, %v", all, err)
		}
	})
}
