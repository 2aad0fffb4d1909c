package policy

import (
	"bytes"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/approval/approvaltest"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/money"
	"github.com/granaryhq/granary/internal/spreadsheet"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// Once there is an approver, changes of the bounds of payouts need approval.
func TestChangesWaitForTheirApproval(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s, org := newTestService(db), uuid.New()
		approver, _ := approvaltest.Register(t, s.approvals, org, "first")
		inForce, a, err := s.Set(t.Context(), org, Policy{ApprovalThreshold: dollars(100), CoolDownSeconds: 3600})
		if err != nil || a.Status != approval.ConsensusNeeded || inForce.ApprovalThreshold != nil {
			t.Fatalf("the policy is %s, %+v in force, %v", a.Status, inForce, err)
		}
		approver.Vote(a.ID, approval.Approve)
		if p, err := s.Get(t.Context(), org); err != nil || p.ApprovalThreshold == nil || p.CoolDownSeconds != 3600 {
			t.Fatalf("approved it is %+v, %v", p, err)
		}
		if got, err := s.approvals.GetSettings(t.Context(), org); err != nil || got.Threshold == nil || *got.Threshold != 100*money.Dollar {
			t.Errorf("the threshold for decisions is %v, %v", got.Threshold, err)
		}
		e, a, err := s.AddEntry(t.Context(), org, "bank", chain.Base, myAddress, "banks")
		if err != nil || a.Status != approval.ConsensusNeeded {
			t.Fatalf("the entry is %s, %v", a.Status, err)
		}
		if _, again, err := s.AddEntry(t.Context(), org, "bank", chain.Base, myAddress, "banks"); err != nil || again.ID != a.ID {
			t.Errorf("asked for again it is %s, %v; want the same activity, %s", again.ID, err, a.ID)
		}
		if _, err := s.GetEntry(t.Context(), org, e.ID); fault.CodeOf(err) != fault.AddressBookEntryNotFound {
			t.Errorf("while it waits the entry is in the book: %v", err)
		}
		approver.Vote(a.ID, approval.Approve)
		got, err := s.GetEntry(t.Context(), org, e.ID)
		if err != nil || got.Group != "banks" || got.UsableFrom.Sub(got.CreatedAt) != time.Hour || !got.Rests(db.Clock().Now()) {
			t.Errorf("approved it is %+v, %v", got, err)
		}
		a, err = s.DeleteEntry(t.Context(), org, e.ID)
		if err != nil || a.Status != approval.ConsensusNeeded {
			t.Fatalf("the removal is %s, %v", a.Status, err)
		}
		approver.Vote(a.ID, approval.Approve)
		if _, err := s.GetEntry(t.Context(), org, e.ID); fault.CodeOf(err) != fault.AddressBookEntryNotFound {
			t.Errorf("removed it is there: %v", err)
		}
		if _, _, err := s.approvals.RemoveApprover(t.Context(), org, approver.ID); fault.CodeOf(err) != fault.WithdrawalPolicyRequired {
			t.Errorf("removing the last approver under a threshold: %v", err)
		}
	})
}

// awaySigner is a signer that cannot be reached until it is back.
type awaySigner struct {
	approvaltest.Signer
	away bool
}

func (s *awaySigner) ApplyChange(ctx context.Context, r custody.ChangeRequest) error {
	if s.away {
		return errors.New("the signer is away")
	}
	return s.Signer.ApplyChange(ctx, r)
}

// A request for a change that is being made returns that change, and starts no second one that would be rejected when
// its turn comes.
func TestAChangeAskedForWhileItIsMadeIsOne(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		org, appliers := uuid.New(), approval.NewAppliers()
		chains, payees := []chain.Name{chain.Base}, NewPayees(nil)
		DefineChanges(appliers, payees, chains)
		signer := &awaySigner{approvaltest.Signer{DB: db, Appliers: appliers}, true}
		s := NewService(db, payees, chains, approval.NewService(db, appliers, signer))
		e, first, err := s.AddEntry(t.Context(), org, "bank", chain.Base, myAddress, "")
		if err != nil || first.Status != approval.Approved {
			t.Fatalf("with the signer away the entry is %s, %v", first.Status, err)
		}
		db.Clock().Advance(24 * time.Hour)
		signer.away = false
		got, a, err := s.AddEntry(t.Context(), org, "bank", chain.Base, myAddress, "")
		if err != nil || a.ID != first.ID || got.ID != e.ID || a.Status != approval.Completed {
			t.Errorf("asked for again it is %s of activity %s, %s, %v; want %s of %s", got.ID, a.ID, a.Status, err, e.ID, first.ID)
		}
		if _, _, err := s.AddEntry(t.Context(), org, "bank", chain.Base, myAddress, ""); fault.CodeOf(err) != fault.AddressBookDuplicate {
			t.Errorf("asked for when it is made: %v", err)
		}
	})
}

// A new entry rests for every caller that asks whether it may be paid and by which rule.
func TestANewEntryRests(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s, org := newTestService(db), uuid.New()
		if _, _, err := s.AddEntry(t.Context(), org, "of before", chain.Base, otherAddress, ""); err != nil {
			t.Fatal(err)
		}
		if _, _, err := s.Set(t.Context(), org, Policy{AddressBookOnly: true, CoolDownSeconds: 60}); err != nil {
			t.Fatal(err)
		}
		e, _, err := s.AddEntry(t.Context(), org, "new", chain.Base, myAddress, "banks")
		if err != nil {
			t.Fatal(err)
		}
		listed := func(to chain.Address) approval.Destination {
			var found []approval.Destination
			if err := db.SendBatch(t.Context(), approval.DestinationsQuery(&found, org, db.Clock().Micros(), chain.Base, to)); err != nil {
				t.Fatal(err)
			}
			return found[0]
		}
		err = loadRules(t, db, org, chain.Base, myAddress).Check(1, 1)
		if until := e.UsableFrom.Format(time.RFC3339); fault.CodeOf(err) != fault.AddressBookViolation || !strings.Contains(err.Error(), "from "+until+" on") {
			t.Errorf("while it rests: %v, want it until %s", err, until)
		}
		if d := listed(myAddress); d.Listed || d.Group != "" {
			t.Errorf("while it rests rules see %+v", d)
		}
		if err := loadRules(t, db, org, chain.Base, otherAddress).Check(1, 1); err != nil {
			t.Errorf("an entry of before: %v", err)
		}
		db.Clock().Advance(time.Minute)
		if err := loadRules(t, db, org, chain.Base, myAddress).Check(1, 1); err != nil {
			t.Errorf("when it has rested: %v", err)
		}
		if d := listed(myAddress); !d.Listed || d.Group != "banks" {
			t.Errorf("when it has rested rules see %+v", d)
		}
	})
}

func TestPoliciesThatNobodyCouldFollow(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s, org := newTestService(db), uuid.New()
		for what, c := range map[string]struct {
			p    Policy
			code fault.Code
		}{
			"a threshold without an approver": {Policy{ApprovalThreshold: dollars(1)}, fault.WithdrawalPolicyRequired},
			"a negative rest":                 {Policy{CoolDownSeconds: -2}, fault.Validation},
			"a rest of more than thirty days": {Policy{CoolDownSeconds: 30*24*3600 + 1}, fault.Validation},
			"a rest beyond any number":        {Policy{CoolDownSeconds: 1<<63 - 1}, fault.Validation},
		} {
			if _, _, err := s.Set(t.Context(), org, c.p); fault.CodeOf(err) != c.code {
				t.Errorf("%s: %v, want %s", what, err, c.code)
			}
		}
	})
}

// Each rejected line is reported, and then no line is imported.
func TestAnImportIsAllOrNothing(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s, org := newTestService(db), uuid.New()
		if _, _, err := s.AddEntry(t.Context(), org, "listed", chain.Base, otherAddress, ""); err != nil {
			t.Fatal(err)
		}
		count := func() int {
			all, _, err := s.ListEntries(context.Background(), org, store.Page{Limit: 100})
			if err != nil {
				t.Fatal(err)
			}
			return len(all)
		}
		good := "chain,address,label\nbase," + myAddress + ",bank\n"
		bad := good + "polygon," + myAddress + ",not served\nbase,0x12,short\nbase,0x000000000000000000000000000000000000dEaD,burnt\nbase," + otherAddress + ",listed\nbase," +
			myAddress + ",bank\nbase," + myAddress + ",bank again\nbase," + myAddress + "\nbase," + myAddress + ",\n"
		result, err := s.Import(t.Context(), org, []byte(bad), false)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, r := range result.Refused {
			got = append(got, fmt.Sprint(r.Line, " ", r.Code))
		}
		want := "3 unsupported_chain, 4 invalid_destination_address, 5 invalid_destination_address, 6 address_book_duplicate_entry, " +
			"7 address_book_duplicate_entry, 8 address_book_duplicate_entry, 9 validation_error, 10 validation_error"
		if strings.Join(got, ", ") != want {
			t.Errorf("refused are %s, want %s", strings.Join(got, ", "), want)
		}
		if len(result.Entries) != 1 || result.Activity != nil || count() != 1 {
			t.Errorf("%d entries are good, the book has %d", len(result.Entries), count())
		}
		if result, err := s.Import(t.Context(), org, []byte(good), true); err != nil || len(result.Entries) != 1 || result.Activity != nil || count() != 1 {
			t.Errorf("a dry run: %+v, %v; the book has %d", result, err, count())
		}
		if result, err := s.Import(t.Context(), org, []byte("\ufeff"+good), false); err != nil || result.Activity == nil || result.Activity.Status != approval.Completed || count() != 2 {
			t.Errorf("an import: %+v, %v; the book has %d", result, err, count())
		}
	})
}

func TestFilesThatAreNoBook(t *testing.T) {
	for what, c := range map[string]struct{ text, reason string }{
		"nothing":             {"", "no header"},
		"no entries":          {"label,chain,address\n", "no entries"},
		"a missing column":    {"label,chain\na,base\n", "no column address"},
		"an unknown column":   {"label,chain,address,amount\n", `the column "amount"`},
		"semicolons":          {"label;chain;address\na;base;x\n", "separated by commas"},
		"tabs":                {"label\tchain\taddress\na\tbase\tx\n", "separated by commas"},
		"a column twice":      {"label,chain,address,label\n", "label twice"},
		"no text":             {"label,chain,address\n\xff,base,x\n", "UTF-8"},
		"a quote that stays":  {"label,chain,address\n\"a,base,x\n", "cannot be read"},
		"too many entries":    {"label,chain,address\n" + strings.Repeat("a,base,x\n", MaxImported+1), "more than 5000 entries"},
		"too many bytes":      {strings.Repeat("a", MaxImportSize+1), "more than 1048576 bytes"},
		"a byte that is zero": {"label,chain,address\n\x00,base,x\n", "UTF-8"},
	} {
		if _, err := parseCSV([]byte(c.text)); fault.CodeOf(err) != fault.Validation || !strings.Contains(err.Error(), c.reason) {
			t.Errorf("%s: %v, want %s", what, err, c.reason)
		}
	}
}

// Spreadsheets write headers in other cases, spaces after commas, and columns and rows that are empty.
func TestABookFromASpreadsheet(t *testing.T) {
	for _, text := range []string{
		"label,chain,address\nbank,base,0x1\n",
		"Label, Chain, ADDRESS\r\nbank, base, 0x1\r\n",
		"label,chain,address,,\nbank,base,0x1,,\n,,,,\n , ,,,\n",
	} {
		lines, err := parseCSV([]byte(text))
		if err != nil || len(lines) != 1 || lines[0].label != "bank" || lines[0].chain != "base" || lines[0].address != "0x1" || !lines[0].whole || lines[0].number != 2 {
			t.Errorf("%q is read as %+v, %v", text, lines, err)
		}
	}
}

// One organization's export is another's import, unchanged, formulas too; a spreadsheet sees none.
func TestWhatIsExportedIsImported(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s, org, other := newTestService(db), uuid.New(), uuid.New()
		labels := []string{"bank", `=HYPERLINK("x")`, "'=1", "+1", "@a, \"quoted\"", "'plain", "''-"}
		for i, label := range labels {
			if _, _, err := s.AddEntry(t.Context(), org, label, chain.Base, fmt.Sprintf("0x%s%02x", strings.Repeat("35", 19), i), "=group"); err != nil {
				t.Fatal(err)
			}
		}
		var text bytes.Buffer
		if err := s.Export(t.Context(), org, &text); err != nil {
			t.Fatal(err)
		}
		records, err := csv.NewReader(bytes.NewReader(text.Bytes())).ReadAll()
		if err != nil || len(records) != len(labels)+1 {
			t.Fatalf("%d records, %v", len(records), err)
		}
		for _, record := range records[1:] {
			if strings.ContainsAny(record[0][:1], "=+-@\t\r\n") || record[3] != "'=group" {
				t.Errorf("a spreadsheet calculates %q or %q", record[0], record[3])
			}
		}
		if result, err := s.Import(t.Context(), other, text.Bytes(), false); err != nil || len(result.Refused) > 0 {
			t.Fatalf("importing: %+v, %v", result.Refused, err)
		}
		imported, _, err := s.ListEntries(t.Context(), other, store.Page{Limit: 100})
		if err != nil || len(imported) != len(labels) {
			t.Fatalf("%d entries are imported, %v", len(imported), err)
		}
		for _, label := range labels {
			found := false
			for _, e := range imported {
				found = found || e.Label == label && e.Group == "=group"
			}
			if !found {
				t.Errorf("%q is not imported as it was", label)
			}
		}
	})
}

// An entry read from a CSV and exported is read again unchanged.
func FuzzParseCSV(f *testing.F) {
	f.Add("label,chain,address,group\nbank,base," + myAddress + ",'=g\n")
	f.Add("\ufefflabel,chain,address\n\"a\nb\",base,x\n")
	f.Add("label,chain,address\na,b\n")
	f.Fuzz(func(t *testing.T, text string) {
		lines, err := parseCSV([]byte(text))
		if err != nil {
			return
		}
		if len(lines) == 0 || len(lines) > MaxImported {
			t.Fatalf("%d lines are read", len(lines))
		}
		lines = slices.DeleteFunc(lines, func(l csvLine) bool { return strings.TrimSpace(l.label+l.chain+l.address+l.group) == "" }) // as empty rows are
		if len(lines) == 0 {
			return
		}
		var out bytes.Buffer
		w := csv.NewWriter(&out)
		_ = w.Write(csvColumns[:4])
		for _, l := range lines {
			_ = w.Write([]string{spreadsheet.EscapeFormula(l.label), spreadsheet.EscapeFormula(l.chain), spreadsheet.EscapeFormula(l.address), spreadsheet.EscapeFormula(l.group)})
		}
		w.Flush()
		if out.Len() > MaxImportSize {
			return
		}
		again, err := parseCSV(out.Bytes())
		if err != nil || len(again) != len(lines) {
			t.Fatalf("%d lines are read again, want %d: %v", len(again), len(lines), err)
		}
		for i, l := range lines {
			if a := again[i]; a.label != l.label || a.chain != l.chain || a.address != l.address || a.group != l.group {
				t.Errorf("line %d is read again as %+v, want %+v", l.number, a, l)
			}
		}
	})
}

// A policy replaces the one that its approvers saw it replace, and no newer one, as rules do: neither a repetition of
// today's policy nor its unnamed parts undo a later approval.
func TestAPolicyReplacesNoNewerOne(t *testing.T) {
	storetest.EachParallel(t, func(t *testing.T, db *store.DB) {
		s, org := newTestService(db), uuid.New()
		ann, _ := approvaltest.Register(t, s.approvals, org, "ann")
		strict := Policy{AddressBookOnly: true, ApprovalThreshold: dollars(100), DailyLimit: dollars(1000), CoolDownSeconds: 86400}
		propose := func(p Policy) uuid.UUID {
			_, a, err := s.Set(t.Context(), org, p)
			if err != nil || a.Status != approval.ConsensusNeeded {
				t.Fatalf("the policy is %s, %v", a.Status, err)
			}
			return a.ID
		}
		unchanged, unrested, newer := propose(Policy{}), propose(Policy{DailyLimit: dollars(1), CoolDownSeconds: KeepCoolDown}), propose(strict)
		if r := ann.Vote(newer, approval.Approve); r.Status != approval.Completed {
			t.Fatalf("the newer policy is %s", r.Status)
		}
		for what, id := range map[string]uuid.UUID{"the policy of before": unchanged, "one without a rest": unrested} {
			if r := ann.Vote(id, approval.Approve); r.Status != approval.Failed {
				t.Errorf("%s, approved later, is %s", what, r.Status)
			}
		}
		if p, err := s.Get(t.Context(), org); err != nil || !p.equals(strict) {
			t.Errorf("in force is %+v, %v", p, err)
		}
		ann.Vote(propose(Policy{DailyLimit: dollars(5), CoolDownSeconds: KeepCoolDown}), approval.Approve)
		if p, err := s.Get(t.Context(), org); err != nil || !p.equals(Policy{DailyLimit: dollars(5), CoolDownSeconds: 86400}) {
			t.Errorf("proposed anew, without a rest, it is %+v, %v", p, err)
		}
	})
}
