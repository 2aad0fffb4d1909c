package verify_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/verify"
)

// testSeesEveryTampering changes all that stands in the database, row by row and column by
// column. Verify must find each change, or unseen must list its column with the reason. A new
// column is in neither, so that the test fails for it.
func testSeesEveryTampering(s *scene) {
	v := s.newVerifier().StopAtFirst()
	s.assertClean(v, "the scene before anything is changed")
	s.checkCutAuditLog(v)
	named := map[string]bool{}
	s.seenBy = map[verify.Rule]bool{}
	for _, table := range s.loadSchema() {
		s.tamperWithTable(v, table, named)
	}
	for name := range unseen {
		if !named[name] {
			s.Errorf("%s is among those that are not seen, and there is no such thing", name)
		}
	}
	for _, r := range verify.Rules { // approvals hang on several rows: testNamesWhatWasForged forges those
		if !s.seenBy[r.Rule] && r.Rule != verify.PayoutsApprovals && r.Rule != verify.DaysJournal && r.Rule != verify.Unread {
			s.Errorf("nothing that was changed is seen by the rule %s", r.Rule)
		}
	}
	for rule := range s.seenBy {
		if !slices.ContainsFunc(verify.Rules, func(r verify.RuleText) bool { return r.Rule == rule }) {
			s.Errorf("the rule %q, by which something is seen, is not in the list", rule)
		}
	}
	s.assertClean(v, "the scene when all is undone")
}

func (s *scene) tamperWithTable(v verify.Verifier, table tableSchema, named map[string]bool) {
	s.Helper()
	named[table.name] = true
	if reason := s.unseen[table.name]; reason != "" {
		return
	}
	rows := table.pickRows(s.loadRows(table))
	if len(rows) == 0 {
		s.Errorf("the scene has no row in %s: have it make one, or say in unseen why %[1]s does not matter", table.name)
		return
	}
	all := s.loadRows(table)
	for i, c := range table.columns {
		name := table.name + "." + c.name
		named[name] = true
		if testing.Short() && s.unseen[name] != "" {
			continue // that it is still not seen costs a whole run, and proves no rule
		}
		var seen verdicts
		for _, r := range rows {
			for _, change := range table.tamperings(i, r, all) {
				if s.unseen[name] != "" && len(seen.missed) > 0 {
					break // it is not seen, as it says
				}
				seen.add(s, v, change)
			}
		}
		s.judge(name, seen)
	}
	var deleted, added verdicts
	for _, r := range rows {
		deleted.add(s, v, table.deletion(r))
		added.add(s, v, table.addition(r))
	}
	named[table.name+" deleted"], named[table.name+" added"] = true, true
	s.judge(table.name+" deleted", deleted)
	s.judge(table.name+" added", added)
}

// verdicts are verify's results on changes.
type verdicts struct{ missed, found []string }

func (d *verdicts) add(s *scene, v verify.Verifier, change tampering) {
	s.Helper()
	if found := s.find(v, change); found == "" {
		d.missed = append(d.missed, change.what)
	} else {
		d.found = append(d.found, found)
	}
}

// judge compares the missed changes with the allowed ones.
func (s *scene) judge(name string, d verdicts) {
	s.Helper()
	switch {
	case s.unseen[name] != "" && len(d.missed) == 0:
		s.Errorf("%s is seen: take it out of unseen: %q", name, d.found)
	case s.unseen[name] == "" && len(d.missed) > 0:
		s.Errorf("%s is not seen: have verify find it, or say in unseen (and docs/operations.md) why it does not: %q", name, d.missed)
	}
}

// find changes the database, returns verify's findings, and reverts the change. A change that the database itself
// rejects counts as found.
func (s *scene) find(v verify.Verifier, change tampering) string {
	s.Helper()
	if err := s.execute(change.do); err != nil {
		if ctx := s.Context().Err(); ctx != nil || errors.Is(err, store.ErrUnavailable) {
			s.Fatalf("%s: %v", change.what, err)
		}
		return err.Error()
	}
	report, err := v.Run(s.Context())
	if undone := s.execute(change.undo); undone != nil {
		s.Fatalf("undoing %s: %v", change.what, undone)
	}
	if err != nil && !errors.Is(err, verify.ErrDiffers) {
		s.Errorf("%s: verify fails: %v", change.what, err)
	}
	for _, m := range report.Mismatches {
		if s.seenBy != nil {
			s.seenBy[m.Rule] = true
		}
		if m.Subject.Kind == "" || m.Subject.ID == "" {
			s.Errorf("%s: %s does not say what it is wrong with: %+v", change.what, m.Rule, m.Subject)
		}
	}
	if !report.Clean() {
		return fmt.Sprint(report.Mismatches)
	}
	if err != nil {
		return err.Error()
	}
	return ""
}

func (s *scene) assertClean(v verify.Verifier, what string) {
	s.Helper()
	report, err := v.Run(s.Context())
	if err != nil {
		s.Errorf("%s: %v", what, err)
	}
	for _, m := range report.Mismatches {
		s.Errorf("%s: %s", what, m)
	}
}

// testReorgIsNoTampering requires that a valid database, which stands still while the chain
// replaces blocks that were never final, has no mismatch.
func testReorgIsNoTampering(s *scene) {
	v := s.NewVerifier().WithoutPause()
	s.assertClean(v, "before")
	s.must(s.Chain.Reorg(1, false))
	s.mine(1)
	s.assertClean(v, "after the newest block was replaced")
}
