package httpapi

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/ratelimit"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/store/storetest"
)

// testServer is the API with a key of its own, served over a real connection.
type testServer struct {
	server  *Server
	url     string
	clock   *clock.Clock
	issuer  *auth.Issuer
	org     uuid.UUID
	log     *syncBuffer
	metrics *prometheus.Registry
}

// syncBuffer is a log that may be read while it is written.
type syncBuffer struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (l *syncBuffer) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(b)
}

func (l *syncBuffer) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

func newTestServer(tb testing.TB, rate ratelimit.Rate, more ...operation) *testServer {
	tb.Helper()
	return newLimitedTestServer(tb, ratelimit.Rates{Token: rate}, more...)
}

func newLimitedTestServer(tb testing.TB, rates ratelimit.Rates, more ...operation) *testServer {
	tb.Helper()
	db := storetest.Open(tb, store.SQLite)
	limiter := ratelimit.NewLimiter(db, rates)
	tb.Cleanup(limiter.Close)
	key, err := auth.CreateKey(filepath.Join(tb.TempDir(), "key.pem"))
	if err != nil {
		tb.Fatal(err)
	}
	b := &testServer{clock: db.Clock(), org: uuid.New(), log: &syncBuffer{}, metrics: prometheus.NewRegistry()}
	b.issuer, err = auth.NewIssuer(b.clock, "test", key)
	if err != nil {
		tb.Fatal(err)
	}
	verifier, err := auth.NewVerifier(b.clock, "test", []auth.PublicKey{key.Public()}, nil, slog.New(slog.DiscardHandler))
	if err != nil {
		tb.Fatal(err)
	}
	refusals := audit.NewRefusals(db, slog.New(slog.DiscardHandler))
	tb.Cleanup(refusals.Close)
	b.server, err = newServer(Config{
		Tokens: audit.NewTokens(db), Refusals: refusals,
		Verifier: verifier, Limiter: limiter,
		CursorKey: key.Derive("cursor"), Log: slog.New(slog.NewJSONHandler(b.log, nil)), Metrics: b.metrics,
	})
	if err != nil {
		tb.Fatal(err)
	}
	b.server.registerRoutes(append(b.server.operations(), more...))
	web := httptest.NewServer(b.server)
	tb.Cleanup(web.Close)
	b.url = web.URL
	return b
}

func (ts *testServer) issueToken(tb testing.TB, org uuid.UUID, scopes ...auth.Scope) string {
	tb.Helper()
	token, err := ts.issuer.Issue(auth.Claims{Organization: org, Subject: "test", Scopes: auth.NewScopes(scopes...)}, 24*time.Hour)
	if err != nil {
		tb.Fatal(err)
	}
	return token
}

type testResponse struct {
	*http.Response
	text string
}

func (r testResponse) decodeJSON(tb testing.TB) map[string]any {
	tb.Helper()
	var out map[string]any
	if err := json.Unmarshal([]byte(r.text), &out); err != nil {
		tb.Fatalf("%d %q: %v", r.StatusCode, r.text, err)
	}
	return out
}

func (r testResponse) assertStatus(tb testing.TB, want int) {
	tb.Helper()
	if r.StatusCode != want {
		tb.Errorf("%s %.100s: status %d, not %d: %.300s", r.Request.Method, r.Request.URL, r.StatusCode, want, r.text)
	}
}

func (r testResponse) assertHeader(tb testing.TB, name, want string) {
	tb.Helper()
	if got := r.Header.Get(name); got != want {
		tb.Errorf("%s %.100s: %s is %q, not %q", r.Request.Method, r.Request.URL, name, got, want)
	}
}

// assertText compares the whole body.
func (r testResponse) assertText(tb testing.TB, want string) {
	tb.Helper()
	if r.text != want {
		tb.Errorf("%s %.100s: a body of %d bytes, not of %d: %.300q", r.Request.Method, r.Request.URL, len(r.text), len(want), r.text)
	}
}

// assertCode compares the error code of the body: a body without one has "".
func (r testResponse) assertCode(tb testing.TB, want string) {
	tb.Helper()
	if code, _ := r.decodeJSON(tb)["code"].(string); code != want {
		tb.Errorf("%s %.100s: code %q, not %q: %.300s", r.Request.Method, r.Request.URL, code, want, r.text)
	}
}

// assertMentions asserts that the error of the body contains a text.
func (r testResponse) assertMentions(tb testing.TB, want string) {
	tb.Helper()
	if text, _ := r.decodeJSON(tb)["error"].(string); !strings.Contains(text, want) {
		tb.Errorf("%s %.100s: the error does not mention %q: %.300s", r.Request.Method, r.Request.URL, want, r.text)
	}
}

// send sends a request as it is written; headers are pairs, and a later one of
// the same name is sent beside the first.
func (ts *testServer) send(tb testing.TB, method, target, body string, headers ...string) testResponse {
	tb.Helper()
	req, err := http.NewRequestWithContext(tb.Context(), method, ts.url+target, strings.NewReader(body))
	if err != nil {
		tb.Fatal(err)
	}
	for i := 0; i < len(headers); i += 2 {
		req.Header.Add(headers[i], headers[i+1])
	}
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	res, err := client.Do(req)
	if err != nil {
		tb.Fatal(err)
	}
	defer func() { _ = res.Body.Close() }()
	text, err := io.ReadAll(res.Body)
	if err != nil {
		tb.Fatal(err)
	}
	return testResponse{res, string(text)}
}

// echoOperation reads one field of every kind and returns the values.
var echoOperation = operation{
	method: http.MethodPost, path: "/v2/test/{id}/echo", scope: auth.WalletsWrite, query: []string{"chain", "mode"},
	handle: func(_ context.Context, r *request) (response, error) {
		id, on, mode, in := r.pathID("id"), r.query.readChain("chain"), r.query.readOneOf("mode", "a", "b"), r.body()
		out := map[string]any{
			"id": id, "chain": on, "mode": mode,
			"requestId": in.readID("requestId"), "label": in.readText("label", 1, 8), "flag": in.readBool("flag"),
			"number": in.readPositiveUSD("number", asNumber), "text": in.readPositiveUSD("text", asText),
		}
		in.readOptionalObject("strategy")
		if in.has("count") {
			out["count"] = in.readInteger("count", 0, 10)
		}
		if in.has("events") {
			out["events"] = in.readTexts("events", 1, 3)
		}
		if in.has("on") {
			out["on"] = []any{in.readChain("on"), in.readToken("token")}
		}
		if in.has("moves") {
			sum := 0
			for _, m := range in.readObjects("moves", 1, 3) {
				sum += int(m.readPositiveUSD("amountUsd", asNumber|asText))
			}
			out["sum"] = sum
		}
		if err := r.err(); err != nil {
			return response{}, err
		}
		return respondOK(out)
	},
}

// numbersOperation is a list of ten things, a second apart.
var numbersOperation = operation{
	method: http.MethodGet, path: "/v2/test/{id}/numbers", scope: auth.WalletsRead, query: append([]string{"label"}, listParams...),
	handle: func(_ context.Context, r *request) (response, error) {
		page := r.readPage(5)
		r.query.readText("label", 8)
		if err := r.err(); err != nil {
			return response{}, err
		}
		var all []store.Position
		for n := range int64(10) {
			at := store.Position{Micros: (n + 1) * 1e6, ID: fmt.Sprint("n", n)}
			after := page.After == nil || (at.Micros > page.After.Micros) != page.Desc && at != *page.After
			if after && at.Micros >= page.FromMicros {
				all = append(all, at)
			}
		}
		if page.Desc {
			for i := range len(all) / 2 {
				all[i], all[len(all)-1-i] = all[len(all)-1-i], all[i]
			}
		}
		if len(all) > page.Limit+1 {
			all = all[:page.Limit+1]
		}
		all, next := store.Cut(page, all, func(p store.Position) store.Position { return p })
		ids := []string{}
		for _, p := range all {
			ids = append(ids, p.ID)
		}
		return respondOK(map[string]any{"data": ids, "nextCursor": r.nextCursor(next)})
	},
}

func getOperation(path string, handle func(context.Context) (response, error)) operation {
	return operation{method: http.MethodGet, path: path, handle: func(ctx context.Context, _ *request) (response, error) { return handle(ctx) }}
}

const (
	walletID        = "7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e"
	goodBody        = `{"requestId":"7b6c3f0e-5f43-4c55-9d5b-3f3f5d6a1c2e","label":"a","flag":true,"number":0.1,"text":"12.500000"`
	jsonContentType = "application/json"
)
