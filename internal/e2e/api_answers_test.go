package e2e

import (
	"cmp"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/api/apitest"
	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/waittest"
)

// Every operation gives every answer that is described for it, and each answer,
// here and wherever else a caller is used, is as described.
func TestAPIAnswersAsDescribed(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.newScene(t)
		heard := newListener(t, s.caller)
		s.eachOperation(func(op operation, r request) {
			a := s.sendRequest(op, r)
			if a.status != r.status {
				t.Errorf("%s answered %s, %d is expected", op.id, a, r.status)
			}
			if r.body["requestId"] != nil {
				again := s.sendRequest(op, r)
				if again.status != http.StatusOK || resourceID(t, again) != resourceID(t, a) {
					t.Errorf("%s once more answered %s after %s", op.id, again, a)
				}
			}
			if r.instead != nil {
				r.body = mergeFields(r.body, r.instead)
				maps.DeleteFunc(r.body, func(_ string, v any) bool { return v == nil })
				if a := s.sendRequest(op, r); a.status != r.status {
					t.Errorf("%s with %v answered %s, %d is expected", op.id, r.instead, a, r.status)
				}
			}
		})
		s.waitUntilIdle(s.wallet.ID)
		s.checkRefusals(w)
		s.checkUnknownPaths()
		s.checkPages()
		s.checkFilters(w)
		s.checkExport()
		s.checkStatement()
		s.checkApprovals(w)
		s.checkAllowlist()
		s.checkHeads()
		s.hearOfSource(w, heard)
		s.hearOfRisk()
		heard.waitForEveryEvent()
		s.checkStops() // the last: resuming would take the approvers
		w.answered.assertComplete(t)
		w.assertBooksMatchChain()
	})
}

// hearOfSource has an observation of a MicroVault find a source to be sound that was not. The scene's sources hold no
// assets, so no price of theirs can jump.
func (s *scene) hearOfSource(w *world, heard *listener) {
	s.tb.Helper()
	waittest.Until(s.tb, "a MicroVault's source is told to be sound", func() bool {
		err := w.DB.Write(s.tb.Context(), func(tx *store.Tx) error { // a look under way may write over it
			tx.Defer(`UPDATE micro_vault_sources SET readable = 0 WHERE vault_id = $1`, s.vaults[0].ID)
			return nil
		})
		return err == nil && heard.hasHeard(client.EventTypeMicrovaultSourceStatusChanged)
	})
}

// resourceID returns the id of a creation's resource in its response.
func resourceID(tb testing.TB, a response) string {
	tb.Helper()
	var body struct{ ID, RebalanceID string }
	if err := json.Unmarshal([]byte(a.text), &body); err != nil {
		tb.Error(err)
	}
	return body.ID + body.RebalanceID
}

// unprovokedStatuses are the statuses that need trouble to be seen.
var unprovokedStatuses = []int{http.StatusTooManyRequests, http.StatusInternalServerError, http.StatusServiceUnavailable}

// assertComplete fails for a described response that has not occurred.
func (c *coverage) assertComplete(tb testing.TB) {
	tb.Helper()
	c.mu.Lock()
	defer c.mu.Unlock()
	codes := map[string]bool{}
	for _, op := range apiContract().operations {
		for status := range op.Responses.Map() {
			if n, _ := strconv.Atoi(status); c.seen[op.id][n] == nil && !slices.Contains(unprovokedStatuses, n) {
				tb.Errorf("%s has not answered %s", op.id, status)
			}
		}
	}
	for _, statuses := range c.seen {
		for _, seen := range statuses {
			for code := range seen {
				codes[code] = true
			}
		}
	}
	for _, op := range apiContract().operations {
		for _, code := range op.errorCodes() {
			if code == "forbidden" && op.scope() == "" {
				continue
			}
			if status, known := apiContract().statusOfCode[code]; !known || op.Responses.Status(status) == nil {
				tb.Errorf("%s is said to answer %s, and not %d", op.id, code, status)
			}
		}
	}
	for code, status := range apiContract().statusOfCode {
		if !codes[code] && !slices.Contains(unprovokedStatuses, status) && code != "preview_not_enabled" { // which no one uses in a sandbox
			tb.Errorf("nothing has answered %s", code)
		}
	}
}

// checkUnknownPaths asks for paths and methods that are not served.
func (s *scene) checkUnknownPaths() {
	for _, target := range []string{"/", "/v2", "/v1/wallets", "/v2/wallets/", "/v2/wallets//deposits", "/v2/wallets/.", "/v2/fee-wrappers/",
		"/v1", "/metrics", "/healthz", "/v2/%2e%2e/system/ping", "/v2/system%2Fping"} {
		s.assertRefused("not_found", http.MethodGet, target, nil)
	}
	tried := map[string]bool{}
	s.eachOperation(func(op operation, r request) {
		served := apiContract().doc.Paths.Value(op.path).Operations()
		for _, method := range []string{"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"} {
			if served[method] == nil && !tried[op.path+method] {
				tried[op.path+method] = true
				s.assertRefused("method_not_allowed", method, request{path: r.path}.target(op), nil)
			}
		}
	})
}

// checkHeads makes a HEAD request for every GET operation.
func (s *scene) checkHeads() {
	s.eachOperation(func(op operation, r request) {
		if op.method != http.MethodGet {
			return
		}
		a := s.send(http.MethodHead, r.target(op), "")
		if a.status != r.status || a.text != "" || (a.header.Get("Content-Length") == "" && !strings.HasPrefix(op.id, "export")) {
			s.tb.Errorf("HEAD of %s answered %s with %v", op.id, a, a.header)
		}
	})
}

// checkExport compares the journal as CSV with the journal as JSON.
func (s *scene) checkExport() {
	s.tb.Helper()
	for _, of := range []string{"scope=organization", "walletId=" + s.wallet.ID.String()} {
		of += "&to=" + s.world.Clock.Now().Format(time.RFC3339Nano)
		var want [][]string
		for next := ""; ; {
			page := decodeResponse[struct {
				Activity   []map[string]any
				NextCursor *string
			}](s.caller, http.StatusOK, s.send(http.MethodGet, "/v2/accounting/activity?limit=7&"+of+next, ""))
			for _, line := range page.Activity {
				want = append(want, csvRecord(line))
			}
			if page.NextCursor == nil {
				break
			}
			next = "&cursor=" + *page.NextCursor
		}
		a := s.send(http.MethodGet, "/v2/accounting/activity.csv?"+of, "")
		rows, err := csv.NewReader(strings.NewReader(a.text)).ReadAll()
		if err != nil || a.status != http.StatusOK || len(rows) != len(want)+1 || len(want) == 0 {
			s.tb.Fatalf("%d rows of %d (%v) in %s", len(rows), len(want)+1, err, a)
		}
		for i, row := range rows[1:] {
			if !slices.Equal(row, want[i]) {
				s.tb.Errorf("row %d is %q, not %q", i, row, want[i])
			}
		}
		if got := strings.Join(rows[0], " "); got != strings.Join(journalFields, " ") {
			s.tb.Errorf("the columns are %s", got)
		}
	}
}

// checkAllowlist lets an address onto a fee wrapper, and off it again, and changes the
// fees of a wrapper that is not there yet.
func (s *scene) checkAllowlist() {
	s.tb.Helper()
	at := "/v2/fee-wrappers/" + s.wrappers[1].ID.String()
	mine := at + "/allowlist/" + strings.ToLower(outsideAddress(9))
	for _, step := range []struct {
		method string
		want   bool
	}{{http.MethodPut, true}, {http.MethodDelete, false}} {
		for range 2 { // the same wish twice is one change
			if a := s.send(step.method, mine, ""); a.status != http.StatusAccepted && a.status != http.StatusOK {
				s.tb.Errorf("%s answered %s", step.method, a)
			}
		}
		waitFor(s.caller, "the chain agrees", mine, func(a client.FeeWrapperAllowance) bool { return a.Allowed == step.want })
		waittest.Until(s.tb, "there is nothing left to do", func() bool { return s.send(step.method, mine, "").status == http.StatusOK })
	}
	s.world.withoutBlocks(func() {
		postJSON[client.FeeWrapper](s.caller, http.StatusCreated, "/v2/fee-wrappers", feeWrapperBody())
		made := decodeResponse[client.FeeWrapperPage](s.caller, http.StatusOK, s.send(http.MethodGet, "/v2/fee-wrappers?limit=1", "")).Data[0]
		s.assertRefused("operation_not_supported", http.MethodPatch, "/v2/fee-wrappers/"+made.ID.String(), fields{"managementFeeBps": 1})
		s.assertRefused("operation_not_supported", http.MethodPut, "/v2/fee-wrappers/"+made.ID.String()+"/allowlist/"+outsideAddress(9), nil)
		s.assertRefused("operation_not_supported", http.MethodDelete, "/v2/fee-wrappers/"+made.ID.String()+"/allowlist/"+outsideAddress(9), nil)
	})
	// Fees go down at once; up, they wait.
	decodeResponse[client.FeeWrapper](s.caller, http.StatusAccepted, s.send(http.MethodPatch, at, `{"managementFeeBps":30}`))
	waitFor(s.caller, "the fee is lower", at, func(w client.FeeWrapper) bool { return w.ManagementFeeBps == 30 })
}

// journalFields are a journal line's, in the order of the interface.
var journalFields = []string{"journalEntryId", "lineNumber", "eventType", "accountKind", "walletId", "walletLabel", "nativeUnits", "amountUsd",
	"settlementValuedAt", "timestamp", "chain", "token", "yieldSourceId", "yieldSourceLabel", "bridgeId", "txHash", "reversesEntryId"}

// csvRecord is a journal line as a row of CSV.
func csvRecord(line map[string]any) []string {
	row := make([]string, len(journalFields))
	for i, name := range journalFields {
		if v := line[name]; v != nil {
			row[i] = fmt.Sprint(v)
		}
	}
	return row
}

// checkPages reads each list whole, and one by one, in each order.
func (s *scene) checkPages() {
	s.eachOperation(func(op operation, r request) {
		if !op.hasQuery("cursor") {
			return
		}
		for _, order := range []string{"", "asc", "desc"} {
			q := request{path: r.path, query: map[string]string{}}
			if strings.HasSuffix(op.path, "/events") { // of one kind: all are more than a page
				q.query["eventType"] = "portfolio_wallet.status_changed"
			}
			switch {
			case op.id == "listActivity", op.id == "listDailyBalances":
				q.query["scope"] = "organization"
			case op.id == "listAuditLog": // a part of it, which does not grow meanwhile
				q.query["action"], q.query["order"] = "wallet.create", cmp.Or(order, "desc")
			case op.id == "listWebhooks":
			case op.id == "getWalletHistory": // days before the wallet's own are days too
				q.query["from"] = s.wallet.CreatedAt.AddDate(0, 0, -3).UTC().Format(time.RFC3339)
			case order != "":
				q.query["order"] = order
			}
			whole, parts := s.readBothWays(op, q)
			if strings.HasSuffix(op.path, "/events") && !slices.Equal(parts, whole) { // something was just sent
				waittest.Until(s.tb, op.id+" shows the same one by one", func() bool {
					whole, parts = s.readBothWays(op, q)
					return slices.Equal(parts, whole)
				})
			}
			if !slices.Equal(parts, whole) {
				s.tb.Errorf("%s, order %q: one by one\n%s\nnot\n%s", op.id, order, strings.Join(parts, "\n"), strings.Join(whole, "\n"))
			}
		}
	})
}

// readBothWays reads a list in one page, and one by one.
func (s *scene) readBothWays(op operation, q request) (whole, parts []string) {
	s.tb.Helper()
	delete(q.query, "cursor")
	q.query["limit"] = "100"
	whole, next := s.readPage(op, q)
	if next != "" || len(whole) < 2 {
		s.tb.Errorf("%s has %d items and then %q", op.id, len(whole), next)
	}
	q.query["limit"] = "1"
	for len(parts) <= len(whole) {
		part, next := s.readPage(op, q)
		parts = append(parts, part...)
		q.query["cursor"] = next
		if next == "" || len(part) != 1 {
			break
		}
	}
	return whole, parts
}

// readPage returns the identities of a page's items, which stay the same while their figures grow, and the next
// cursor.
func (s *scene) readPage(op operation, r request) (items []string, next string) {
	s.tb.Helper()
	var body struct {
		Data, Activity []struct {
			ID, JournalEntryID, RegistrationID, CustodyActivityID, Date string
			LineNumber                                                  int
			LatestEmission                                              struct{ EventID string }
		}
		NextCursor *string
		HasMore    *bool
	}
	a := s.sendRequest(op, r)
	if err := json.Unmarshal([]byte(a.text), &body); err != nil || a.status != http.StatusOK {
		s.tb.Fatalf("%s answered %s: %v", r.target(op), a, err)
	}
	for _, item := range append(body.Data, body.Activity...) {
		items = append(items, fmt.Sprint(item))
	}
	if body.HasMore != nil && *body.HasMore != (body.NextCursor != nil) {
		s.tb.Errorf("%s: hasMore is %t", r.target(op), *body.HasMore)
	}
	if body.NextCursor != nil {
		next = *body.NextCursor
	}
	return items, next
}

// listener is an endpoint that compares its deliveries with the description.
type listener struct {
	tb     testing.TB
	secret chan string // holds one value, which each reader puts back
	mu     sync.Mutex
	kinds  map[string]int
}

// newListener registers an endpoint for everything that can happen.
func newListener(tb testing.TB, c *caller) *listener {
	tb.Helper()
	l := &listener{tb: tb, secret: make(chan string, 1), kinds: map[string]int{}}
	server := httptest.NewServer(l)
	tb.Cleanup(server.Close)
	var all []string
	for _, v := range apiContract().doc.Components.Schemas["EventType"].Value.Enum {
		all = append(all, v.(string))
	}
	l.secret <- postJSON[client.WebhookCreated](c, http.StatusCreated, "/v2/webhooks", fields{"url": server.URL, "events": all}).Secret
	return l
}

func (l *listener) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	text, err := io.ReadAll(r.Body)
	if err != nil {
		return // cut off by the end of the test
	}
	secret := <-l.secret
	l.secret <- secret
	if err := client.VerifyWebhook(secret, r.Header.Get(client.SignatureHeader), text, time.Hour, time.Now()); err != nil {
		l.tb.Errorf("%s: %v", text, err)
	}
	var body map[string]any
	if err := json.Unmarshal(text, &body); err != nil {
		l.tb.Errorf("%s: %v", text, err)
		return
	}
	kind, _ := body["event"].(string)
	at := apiContract().doc.Webhooks[kind]
	if at == nil || r.Header.Get(client.EventTypeHeader) != kind || r.Header.Get("Content-Type") != "application/json" {
		l.tb.Errorf("%s came with %v", text, r.Header)
		return
	}
	if _, err := uuid.Parse(r.Header.Get(client.EventIDHeader)); err != nil {
		l.tb.Errorf("%s came with %v", text, r.Header)
	}
	if err := apitest.ValidateAt(apitest.PointerTo("webhooks", kind, "post", "requestBody", "content", "application/json", "schema"), text); err != nil {
		l.tb.Errorf("%s is not as described: %v", text, err)
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.kinds[kind]++
}

func (l *listener) hasHeard(kind client.EventType) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.kinds[string(kind)] > 0
}

// waitForEveryEvent waits until every described event has come.
func (l *listener) waitForEveryEvent() {
	l.tb.Helper()
	waittest.Until(l.tb, "every kind of event comes", func() bool {
		l.mu.Lock()
		defer l.mu.Unlock()
		return diffKeys("events", apiContract().doc.Webhooks, l.kinds) == nil
	})
}
