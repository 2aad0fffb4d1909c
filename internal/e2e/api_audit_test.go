package e2e

import (
	"bytes"
	"crypto/sha256"
	"encoding/csv"
	"encoding/hex"
	"encoding/json"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/client"
	auditlog "github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/waittest"
)

// readers are the operations that are not GET and only look.
var readers = []string{"previewAllocation", "previewWithdrawal", "dryRunApprovalRules", "dryRunRiskRule", "requestActivityApproval"}

// worldly are the operations that play the world outside of the service.
var worldly = []string{"sandboxFaucet", "sandboxAdvanceClock", "sandboxSetPrice", "sandboxSetBridge", "sandboxSetSource"}

// changeless are the operations whose request in a scene has no effect: the account is not on the list, the chain is
// stopped.
var changeless = []string{"disallowOnFeeWrapper", "putEmergencyStop"}

// changes says whether the operation changes something of the organization.
func (o operation) changes() bool {
	return o.method != http.MethodGet && !slices.Contains(readers, o.id) && !slices.Contains(worldly, o.id)
}

// waitsForApproval reports whether a response means that the change waits.
func (a response) waitsForApproval() bool {
	var body struct{ Status string }
	return json.Unmarshal([]byte(a.text), &body) == nil && body.Status == "pending_approval"
}

// Every operation that changes state, or is rejected, has exactly one entry: the caller, origin, request and outcome.
// A repeated one has no second entry, and a read has none.
func TestAPIRecordsEveryChange(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.newScene(t)
		want, none := map[string]operation{}, map[string]string{} // by request
		outcome := map[string]auditlog.Outcome{}
		note := func(op operation, a response) {
			id := a.header.Get("Service-Request-Id")
			want[id], outcome[id] = op, auditlog.Done
			switch {
			case a.status >= 400:
				outcome[id] = auditlog.Refused
			case a.waitsForApproval():
				outcome[id] = auditlog.Pending
			}
		}
		lacking := newCaller(t, s.url, s.org, w.issueTokenTo(t, "lacking", s.org, auth.NewScopes(auth.WalletsRead)), w)
		s.eachOperation(func(op operation, r request) {
			a := s.sendRequest(op, r)
			if !op.changes() {
				none[a.header.Get("Service-Request-Id")] = op.id + ", which changes nothing,"
				return
			}
			if !slices.Contains(changeless, op.id) {
				note(op, a)
			}
			if r.body["requestId"] != nil {
				none[s.sendRequest(op, r).header.Get("Service-Request-Id")] = op.id + " once more"
			}
			r.query = map[string]string{"unknown": "1"}
			note(op, s.sendRequest(op, r))
			note(op, lacking.sendRequest(op, r))
		})
		if len(want) < 3*20 {
			t.Errorf("only %d requests that change something were sent", len(want))
		}
		entries := s.waitForEntries(slices.Collect(maps.Keys(want)), func(id string) string { return want[id].id })
		told := map[string]int{}
		for _, e := range entries {
			told[e.RequestID]++
			if what := none[e.RequestID]; what != "" && e.Action != string(auditlog.UseToken) {
				t.Errorf("%s has the entry %+v", what, e)
			}
			op, ours := want[e.RequestID]
			if !ours || e.Action == string(auditlog.UseToken) {
				continue
			}
			if e.Outcome != client.AuditOutcome(outcome[e.RequestID]) {
				t.Errorf("the outcome of %s is %s, want %s", op.id, e.Outcome, outcome[e.RequestID])
			}
			if (e.Actor != "token:test" && e.Actor != "token:lacking") || len(e.TokenID) != 64 || e.RemoteAddress != "127.0.0.1" {
				t.Errorf("%s was done by %q with %q from %q", op.id, e.Actor, e.TokenID, e.RemoteAddress)
			}
			if e.Outcome != client.AuditOutcomeRefused && e.Subject == "" {
				t.Errorf("%s was done to nothing", op.id)
			}
			if e.Outcome == client.AuditOutcomePendingApproval && e.Details["custodyActivityId"] == "" {
				t.Errorf("%s waits for no activity: %v", op.id, e.Details)
			}
			if e.Outcome == client.AuditOutcomeRefused && (e.Details["code"] == "" || e.Details["error"] == "") {
				t.Errorf("%s was refused for no reason: %v", op.id, e.Details)
			}
		}
		for id, op := range want {
			if told[id] == 0 {
				t.Errorf("%s (%s) has no entry", op.id, outcome[id])
			}
		}
		s.checkChain(entries)
		s.checkAuditExport()
		s.checkAuditFilters(entries)
		stranger := w.newOrganization(t)
		if theirs := stranger.waitForEntries(nil, nil); len(theirs) != 1 || theirs[0].Action != string(auditlog.UseToken) || theirs[0].Sequence != 1 {
			t.Errorf("another organization's log is %+v, want the first use of its token", theirs)
		}
	})
}

// waitForEntries waits until the organization's log has an entry of each of these
// requests, and of this one's token, and returns all of it, newest first.
func (c *caller) waitForEntries(requests []string, name func(id string) string) (entries []client.AuditEntry) {
	c.tb.Helper()
	var missing []string
	waittest.Until(c.tb, "the audit log has every request", func() bool {
		entries, missing = c.readAuditLog(""), nil
		for _, id := range requests {
			if !slices.ContainsFunc(entries, func(e client.AuditEntry) bool { return e.RequestID == id }) {
				missing = append(missing, name(id))
			}
		}
		return len(entries) > 0 && len(missing) == 0
	}, func() string { return "it has none of " + strings.Join(missing, ", ") })
	return entries
}

// readAuditLog reads all that is in the log, or in the part of it that the query says.
func (c *caller) readAuditLog(query string) (entries []client.AuditEntry) {
	c.tb.Helper()
	for next := ""; ; {
		page := decodeResponse[client.AuditPage](c, http.StatusOK, c.send(http.MethodGet, "/v2/audit?limit=100"+query+next, ""))
		entries = append(entries, page.Data...)
		if page.NextCursor == nil {
			return entries
		}
		next = "&cursor=" + *page.NextCursor
	}
}

// checkChain recomputes the chain from the API's responses, as any reader can: the hash is over the entry without it,
// in the form of RFC 8785, which of plain texts is JSON with sorted keys.
func (s *scene) checkChain(entries []client.AuditEntry) {
	s.tb.Helper()
	bySequence := slices.SortedFunc(slices.Values(entries), func(a, b client.AuditEntry) int { return int(a.Sequence - b.Sequence) })
	previous := strings.Repeat("0", 64)
	for i, e := range bySequence {
		if e.Sequence != int64(i+1) || e.PreviousHash != previous {
			s.tb.Fatalf("entry %d stands at %d and follows %s, not %s", e.Sequence, i+1, e.PreviousHash, previous)
		}
		var all map[string]any
		if err := json.Unmarshal([]byte(encodeJSON(s.tb, e)), &all); err != nil {
			s.tb.Fatal(err)
		}
		delete(all, "hash")
		var text bytes.Buffer
		encoder := json.NewEncoder(&text)
		encoder.SetEscapeHTML(false)
		if err := encoder.Encode(all); err != nil {
			s.tb.Fatal(err)
		}
		sum := sha256.Sum256(bytes.TrimSuffix(text.Bytes(), []byte("\n")))
		if is := hex.EncodeToString(sum[:]); is != e.Hash {
			s.tb.Errorf("the hash of entry %d is %s, and %s by RFC 8785: %s", e.Sequence, e.Hash, is, text.String())
		}
		previous = e.Hash
	}
}

// checkAuditExport compares the log as CSV with the log as JSON.
func (s *scene) checkAuditExport() {
	s.tb.Helper()
	until := "&to=" + s.readAuditLog("")[0].At.Format("2006-01-02T15:04:05.999999Z")
	want := s.readAuditLog("&order=asc" + until)
	a := s.send(http.MethodGet, "/v2/audit.csv?"+until[1:], "")
	rows, err := csv.NewReader(strings.NewReader(a.text)).ReadAll()
	if err != nil || a.status != http.StatusOK || len(rows) != len(want)+1 || len(want) == 0 {
		s.tb.Fatalf("%d rows of %d (%v) in %s", len(rows), len(want)+1, err, a)
	}
	if got := strings.Join(rows[0], " "); got != "sequence id at actor tokenId remoteAddress action subject requestId outcome details previousHash hash" {
		s.tb.Errorf("the columns are %s", got)
	}
	for i, e := range want {
		var details map[string]string
		if err := json.Unmarshal([]byte(rows[i+1][10]), &details); err != nil || !maps.Equal(details, e.Details) {
			s.tb.Errorf("row %d has the details %s, not %v (%v)", i, rows[i+1][10], e.Details, err)
		}
		if rows[i+1][1] != e.ID.String() || rows[i+1][12] != e.Hash || rows[i+1][6] != e.Action {
			s.tb.Errorf("row %d is %q, not %+v", i, rows[i+1], e)
		}
	}
}

// checkAuditFilters checks each filter against its description.
func (s *scene) checkAuditFilters(entries []client.AuditEntry) {
	s.tb.Helper()
	one := entries[len(entries)/2]
	for query, belongs := range map[string]func(e client.AuditEntry) bool{
		"&actor=" + one.Actor:                                   func(e client.AuditEntry) bool { return e.Actor == one.Actor },
		"&action=" + one.Action:                                 func(e client.AuditEntry) bool { return e.Action == one.Action },
		"&subject=" + s.wallet.ID.String():                      func(e client.AuditEntry) bool { return e.Subject == s.wallet.ID.String() },
		"&actor=nobody":                                         func(client.AuditEntry) bool { return false },
		"&from=" + one.At.Format("2006-01-02T15:04:05.999999Z"): func(e client.AuditEntry) bool { return !e.At.Before(one.At) },
		"&to=" + one.At.Format("2006-01-02T15:04:05.999999Z"):   func(e client.AuditEntry) bool { return e.At.Before(one.At) },
	} {
		var want []uuid.UUID
		for _, e := range entries {
			if belongs(e) {
				want = append(want, e.ID)
			}
		}
		var is []uuid.UUID
		for _, e := range s.readAuditLog(query) {
			is = append(is, e.ID)
		}
		if !slices.Equal(is, want) {
			s.tb.Errorf("%s shows %d entries, want %d", query, len(is), len(want))
		}
	}
}

// A reader can read everything of its role and change no state, by any operation: one that is not GET is among
// readers, or rejected.
func TestAPIRolesOnlyLook(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.newScene(t)
		for _, role := range auth.Roles() {
			scopes, _ := role.Scopes()
			viewer := newCaller(t, s.url, s.org, w.issueTokenTo(t, string(role), s.org, scopes), w)
			w.assertUnchanged(func() {
				s.eachOperation(func(op operation, r request) {
					looks := op.method == http.MethodGet || slices.Contains(readers, op.id)
					allowed := looks && (role == auth.Auditor || op.scope() != string(auth.AuditRead))
					a := viewer.sendRequest(op, r)
					if allowed && a.status != r.status {
						t.Errorf("%s answered %s to a %s, who may look", op.id, a, role)
					}
					if !allowed && (a.status != http.StatusForbidden || a.code() != "forbidden") {
						t.Errorf("%s answered %s to a %s, who may not", op.id, a, role)
					}
				})
			})
		}
	})
}
