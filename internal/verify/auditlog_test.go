package verify_test

import (
	"fmt"
	"strings"

	"github.com/granaryhq/granary/internal/verify"
)

// checkCutAuditLog cuts the organization's audit chain at its end, head and all, which only the anchor shows.
func (s *scene) checkCutAuditLog(v verify.Verifier) {
	s.Helper()
	var cut tampering
	of := "organization_id = '" + org.String() + "'"
	for _, table := range s.loadSchema() {
		rows := s.loadRows(table)
		for _, r := range rows {
			if table.name == "audit_entries" && spell(r[0]) == org.String() && spell(r[1]) == fmt.Sprint(s.count(`SELECT COUNT(*) FROM audit_entries WHERE `+of)) {
				cut = table.deletion(r)
				cut.do = append(cut.do, "UPDATE audit_heads SET seq = seq - 1, hash = (SELECT previous_hash FROM audit_entries WHERE "+of+" AND seq = audit_heads.seq) WHERE "+of, cut.do[0])
				cut.do = cut.do[1:]
				cut.undo = append(cut.undo, "UPDATE audit_heads SET seq = seq + 1, hash = (SELECT hash FROM audit_entries WHERE "+of+" AND seq = audit_heads.seq + 1) WHERE "+of)
			}
		}
	}
	if len(cut.do) == 0 {
		s.Fatal("the scene has no audit log")
	}
	s.must(s.execute(cut.do))
	report, err := v.Run(s.Context())
	s.must(err)
	if len(report.Mismatches) != 1 || !strings.Contains(report.Mismatches[0].String(), "which the anchor") {
		s.Errorf("a cut audit log: found %v, want that the anchor has seen more", report.Mismatches)
	}
	v.AuditAnchors = nil
	s.assertClean(v, "a cut audit log without its anchor")
	s.must(s.execute(cut.undo))
}
