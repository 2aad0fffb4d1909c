package httpapi

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
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

func newTestServer(tb testing.TB, rate auth.Rate, more ...operation) *testServer {
	tb.Helper()
	return newLimitedTestServer(tb, auth.Rates{Token: rate}, more...)
}

func newLimitedTestServer(tb testing.TB, rates auth.Rates, more ...operation) *testServer {
	tb.Helper()
	db := storetest.Open(tb, store.SQLite)
	limiter := auth.NewLimiter(db, rates)
	tb.Cleanup(limiter.Close)
	key, err := auth.CreateKey(filepath.Join(tb.TempDir(), "key.pem"))
	if err != nil {
		tb.Fatal(err)
	}
	b := &testServer{clock: db.Clock(), org: uuid.New(), log: &syncBuffer{}, metrics: prometheus.NewRegistry()}
	if b.issuer, err = auth.NewIssuer(b.clock, "test", key); err != nil {
		tb.Fatal(err)
	}
	verifier, err := auth.NewVerifier(b.clock, "test", []auth.PublicKey{key.Public()}, nil, slog.New(slog.DiscardHandler))
	if err != nil {
		tb.Fatal(err)
	}
	b.server, err = newServer(Config{
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

func (b *testServer) issueToken(tb testing.TB, org uuid.UUID, scopes ...auth.Scope) string {
	tb.Helper()
	token, err := b.issuer.Issue(auth.Claims{Organization: org, Subject: "test", Scopes: auth.NewScopes(scopes...)}, 24*time.Hour)
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

// send sends a request as it is written; headers are pairs, and a later one of
// the same name is sent beside the first.
func (b *testServer) send(tb testing.TB, method, target, body string, headers ...string) testResponse {
	tb.Helper()
	req, err := http.NewRequestWithContext(tb.Context(), method, b.url+target, strings.NewReader(body))
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

// echoOperation reads one field of every kind and gives back what it read.
var echoOperation = operation{
	method: http.MethodPost, path: "/v2/test/{id}/echo", scope: auth.WalletsWrite, query: []string{"chain", "mode"},
	handle: func(_ context.Context, c *request) (response, error) {
		id, err := c.pathID("id")
		if err != nil {
			return response{}, err
		}
		on, mode := c.query.readChain("chain"), c.query.readOneOf("mode", "a", "b")
		if err := c.query.err(); err != nil {
			return response{}, err
		}
		in := c.body()
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
		if err := in.err(); err != nil {
			return response{}, err
		}
		return respondOK(out)
	},
}

// numbersOperation is a list of ten things, a second apart.
var numbersOperation = operation{
	method: http.MethodGet, path: "/v2/test/{id}/numbers", scope: auth.WalletsRead, query: append([]string{"label"}, listParams...),
	handle: func(_ context.Context, c *request) (response, error) {
		page := c.readPage(5)
		c.query.readText("label", 8)
		if err := c.query.err(); err != nil {
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
		return respondOK(map[string]any{"data": ids, "nextCursor": c.nextCursor(next)})
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

func TestPing(t *testing.T) {
	b := newTestServer(t, auth.Rate{})
	r := b.send(t, "GET", "/v2/system/ping", "", "Authorization", "Bearer "+b.issueToken(t, b.org))
	if r.StatusCode != 200 || r.text != `{"message":"pong"}`+"\n" || r.Header.Get("Content-Type") != "application/json" {
		t.Fatalf("%d %q %v", r.StatusCode, r.text, r.Header)
	}
	if policy, left := r.Header.Get("RateLimit-Policy"), r.Header.Get("RateLimit"); policy != `"token";q=100000;w=10, "organization";q=3000000;w=300` ||
		left != `"token";r=99999;t=10, "organization";r=2999999;t=300` {
		t.Errorf("%q, %q", policy, left)
	}
	if r.Header.Get("Cache-Control") != "no-store" {
		t.Error("may be cached")
	}
	if r := b.send(t, "HEAD", "/v2/system/ping", "", "Authorization", "bearer "+b.issueToken(t, b.org)); r.StatusCode != 200 || r.text != "" {
		t.Errorf("HEAD: %d %q", r.StatusCode, r.text)
	}
}

func TestWhoMayCall(t *testing.T) {
	b := newTestServer(t, auth.Rate{}, echoOperation)
	good := b.issueToken(t, b.org, auth.WalletsWrite)
	target := "/v2/test/" + walletID + "/echo"
	for name, c := range map[string]struct {
		headers []string
		status  int
		code    string
	}{
		"no token":         {nil, 401, "unauthenticated"},
		"two tokens":       {[]string{"Authorization", "Bearer " + good, "Authorization", "Bearer " + good}, 401, "unauthenticated"},
		"basic":            {[]string{"Authorization", "Basic dXNlcjpwYXNz"}, 401, "unauthenticated"},
		"no scheme":        {[]string{"Authorization", good}, 401, "unauthenticated"},
		"empty":            {[]string{"Authorization", "Bearer "}, 401, "unauthenticated"},
		"garbage":          {[]string{"Authorization", "Bearer hello"}, 401, "unauthenticated"},
		"two words":        {[]string{"Authorization", "Bearer " + good + " " + good}, 401, "unauthenticated"},
		"missing scope":    {[]string{"Authorization", "Bearer " + b.issueToken(t, b.org, auth.WalletsRead)}, 403, "forbidden"},
		"token in a query": {nil, 401, "unauthenticated"},
	} {
		t.Run(name, func(t *testing.T) {
			at := target
			if name == "token in a query" {
				at += "?access_token=" + good
			}
			r := b.send(t, "POST", at, goodBody+"}", append(c.headers, "Content-Type", jsonContentType)...)
			body := r.decodeJSON(t)
			if r.StatusCode != c.status || body["code"] != c.code || body["error"] == "" {
				t.Errorf("%d %s", r.StatusCode, r.text)
			}
			if _, has := body["message"]; !has || len(body) != 3 {
				t.Errorf("not the body of an authentication error: %s", r.text)
			}
			if (r.Header.Get("WWW-Authenticate") != "") != (c.status == 401) {
				t.Errorf("WWW-Authenticate: %q", r.Header.Get("WWW-Authenticate"))
			}
		})
	}
	if strings.Contains(b.log.String(), good) || strings.Contains(b.log.String(), "access_token") {
		t.Error("the log holds a token")
	}
}

func TestPathsAndMethods(t *testing.T) {
	b := newTestServer(t, auth.Rate{}, echoOperation, numbersOperation,
		operation{method: "GET", path: "/v2/test/fixed/echo", handle: ping},
		operation{method: "GET", path: "/v2/test/{id}/both", handle: ping},
		operation{method: "DELETE", path: "/v2/test/{id}/both", handle: ping})
	token := b.issueToken(t, b.org, auth.WalletsWrite)
	for _, c := range []struct {
		method, target string
		status         int
		allow          string
	}{
		{"GET", "/", 404, ""},
		{"GET", "/v2", 404, ""},
		{"GET", "/v2/system/ping/", 404, ""},
		{"GET", "/v2//system/ping", 404, ""},
		{"GET", "/v2/./system/ping", 404, ""},
		{"GET", "/v2/x/../system/ping", 404, ""},
		{"GET", "/v2/x/%2e%2e/system/ping", 404, ""},
		{"GET", "/V2/system/ping", 404, ""},
		{"GET", "/v2/system/pinG", 404, ""},
		{"GET", "/v2/system%2Fping", 404, ""},
		{"GET", "/healthz", 404, ""},
		{"GET", "/metrics", 404, ""},
		{"POST", "/v2/sandbox/faucet", 404, ""},
		{"POST", "/v2/system/ping", 405, "GET, HEAD"},
		{"TRACE", "/v2/system/ping", 405, "GET, HEAD"},
		{"GET", "/v2/test/" + walletID + "/echo", 405, "POST"},
		{"POST", "/v2/test/fixed/echo", 405, "GET, HEAD"},
		{"PUT", "/v2/test/x/both", 405, "DELETE, GET, HEAD"},
		{"POST", "/v2/test/not-an-id/echo", 400, ""},
		{"POST", "/v2/test/{" + walletID[1:] + "/echo", 400, ""},
		{"POST", "/v2/test/" + strings.ReplaceAll(walletID, "-", "") + "/echo", 400, ""},
		{"POST", "/v2/test/7b6c3f0e-5f43-1c55-9d5b-3f3f5d6a1c2e/echo", 400, ""}, // version 1
		{"POST", "/v2/test/7b6c3f0e-5f43-4c55-1d5b-3f3f5d6a1c2e/echo", 400, ""}, // another variant
		{"POST", "/v2/test/" + walletID + "%00/echo", 400, ""},
		{"POST", "/v2/test/a%2Fb/echo", 400, ""},
		{"POST", "/v2/test/" + strings.ToUpper(walletID) + "/echo", 200, ""},
	} {
		r := b.send(t, c.method, c.target, goodBody+"}", "Authorization", "Bearer "+token, "Content-Type", jsonContentType)
		if r.StatusCode != c.status || r.Header.Get("Allow") != c.allow {
			t.Errorf("%s %s: %d, Allow %q: %s", c.method, c.target, r.StatusCode, r.Header.Get("Allow"), r.text)
			continue
		}
		want := map[int]any{404: "not_found", 405: "method_not_allowed", 400: "validation_error"}[c.status]
		if got := r.decodeJSON(t)["code"]; got != want {
			t.Errorf("%s %s: code %v", c.method, c.target, got)
		}
	}
}

func TestEveryAnswerHasItsOwnRequestID(t *testing.T) {
	b := newTestServer(t, auth.Rate{}, getOperation("/v2/test/panic", func(context.Context) (response, error) { panic("secret") }))
	token := b.issueToken(t, b.org)
	seen := map[string]bool{}
	for _, target := range []string{"/v2/system/ping", "/v2/system/ping?x=1", "/nowhere", "/v2//x", "/v2/test/panic"} {
		for _, authorization := range []string{"Bearer " + token, "Bearer no"} {
			r := b.send(t, "GET", target, "", "Authorization", authorization, requestIDHeader, "mine")
			id := r.Header.Get(requestIDHeader)
			if _, ok := parseID(id); !ok || seen[id] {
				t.Errorf("%s: %q", target, id)
			}
			if seen[id] = true; !strings.Contains(b.log.String(), id) {
				t.Errorf("%s: %s is not in the log", target, id)
			}
		}
	}
	if strings.Contains(b.log.String(), "mine") {
		t.Error("the log has the caller's id")
	}
}

func TestFailuresTellNothing(t *testing.T) {
	secret := errors.New("dsn postgres://user:password@db")
	b := newTestServer(t, auth.Rate{},
		getOperation("/v2/test/panic", func(context.Context) (response, error) { panic(secret) }),
		getOperation("/v2/test/error", func(context.Context) (response, error) { return response{}, secret }),
		getOperation("/v2/test/unknown", func(context.Context) (response, error) { return response{}, fault.New("made_up", "x") }),
		getOperation("/v2/test/encode", func(context.Context) (response, error) { return respondOK(func() {}) }),
		getOperation("/v2/test/down", func(context.Context) (response, error) {
			return response{}, fmt.Errorf("calling: %w", fault.Wrap(secret, fault.ServiceUnavailable, "the chain does not answer"))
		}),
		getOperation("/v2/test/funds", func(context.Context) (response, error) {
			return response{}, fault.New(fault.InsufficientFunds, "not enough")
		}))
	token := b.issueToken(t, b.org)
	for target, want := range map[string]string{
		"panic":   `500 {"code":"internal_error","error":"internal error"}`,
		"error":   `500 {"code":"internal_error","error":"internal error"}`,
		"unknown": `500 {"code":"internal_error","error":"internal error"}`,
		"encode":  `500 {"code":"internal_error","error":"internal error"}`,
		"down":    `503 {"code":"service_temporarily_unavailable","error":"the chain does not answer","retryable":true}`,
		"funds":   `422 {"code":"insufficient_funds","error":"not enough"}`,
	} {
		r := b.send(t, "GET", "/v2/test/"+target, "", "Authorization", "Bearer "+token)
		if got := fmt.Sprint(r.StatusCode, " ", strings.TrimSpace(r.text)); got != want {
			t.Errorf("%s: %s", target, got)
		}
	}
	if n := strings.Count(b.log.String(), "user:password"); n != 3 {
		t.Errorf("the cause is in the log %d times, not 3", n)
	}
}

// serveDirectly calls the server without a connection, for time that is not real.
func (b *testServer) serveDirectly(tb testing.TB, ctx context.Context, target string) *httptest.ResponseRecorder {
	tb.Helper()
	w := httptest.NewRecorder()
	r := httptest.NewRequestWithContext(ctx, "GET", target, nil)
	r.Header.Set("Authorization", "Bearer "+b.issueToken(tb, b.org))
	b.server.ServeHTTP(w, r)
	return w
}

var stuckOperation = getOperation("/v2/test/stuck", func(ctx context.Context) (response, error) {
	<-ctx.Done()
	return response{}, fmt.Errorf("reading: %w", ctx.Err())
})

func TestStuckOperationAsksToComeBack(t *testing.T) {
	b := newTestServer(t, auth.Rate{}, stuckOperation)
	synctest.Test(t, func(t *testing.T) {
		start := time.Now()
		w := b.serveDirectly(t, t.Context(), "/v2/test/stuck")
		if w.Code != 503 || !strings.Contains(w.Body.String(), `"retryable":true`) || time.Since(start) != operationTimeout {
			t.Errorf("after %v: %d %s", time.Since(start), w.Code, w.Body)
		}
	})
}

func TestCallerWhoLeftIsNoFailure(t *testing.T) {
	b := newTestServer(t, auth.Rate{}, stuckOperation)
	ctx, leave := context.WithCancel(t.Context())
	time.AfterFunc(time.Millisecond, leave)
	if w := b.serveDirectly(t, ctx, "/v2/test/stuck"); w.Code != 503 || !strings.Contains(w.Body.String(), `"retryable":true`) {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	if log := b.log.String(); !strings.Contains(log, `"level":"INFO"`) || !strings.Contains(log, `"status":499`) {
		t.Error(log)
	}
}

func TestRateLimits(t *testing.T) {
	b := newLimitedTestServer(t, auth.Rates{Token: auth.Rate{Requests: 2, Window: time.Hour}, Organization: auth.Rate{Requests: 3, Window: 2 * time.Hour}})
	one, other := b.issueToken(t, b.org), b.issueToken(t, b.org)
	for i, want := range []struct {
		token, code, left, after string
	}{
		{one, "", `"token";r=1;t=3600, "organization";r=2;t=7200`, ""},
		{one, "", `"token";r=0;t=3600, "organization";r=1;t=7200`, ""},
		{one, "rate_limited", `"token";r=0;t=3600, "organization";r=1;t=7200`, "3600"},
		{other, "", `"token";r=1;t=3600, "organization";r=0;t=7200`, ""},
		{other, "rate_limit_exceeded", `"token";r=1;t=3600, "organization";r=0;t=7200`, "7200"},
		{b.issueToken(t, uuid.New()), "", `"token";r=1;t=3600, "organization";r=2;t=7200`, ""},
	} {
		r := b.send(t, "GET", "/v2/system/ping", "", "Authorization", "Bearer "+want.token)
		status := 200
		if want.code != "" {
			status = 429
		}
		if code, _ := r.decodeJSON(t)["code"].(string); r.StatusCode != status || code != want.code {
			t.Errorf("request %d: %d %s", i, r.StatusCode, r.text)
		}
		if got := r.Header.Get("RateLimit-Policy"); got != `"token";q=2;w=3600, "organization";q=3;w=7200` {
			t.Errorf("request %d: RateLimit-Policy %s", i, got)
		}
		if left, after := r.Header.Get("RateLimit"), r.Header.Get("Retry-After"); left != want.left || after != want.after {
			t.Errorf("request %d: RateLimit %s, Retry-After %q", i, left, after)
		}
	}
	b.clock.Advance(2 * time.Hour)
	if r := b.send(t, "GET", "/v2/system/ping", "", "Authorization", "Bearer "+one); r.StatusCode != 200 {
		t.Errorf("two hours later: %d", r.StatusCode)
	}
}

func TestOperator(t *testing.T) {
	b := newTestServer(t, auth.Rate{})
	b.send(t, "GET", "/v2/system/ping", "", "Authorization", "Bearer "+b.issueToken(t, b.org))
	b.send(t, "GET", "/v2/"+uuid.NewString(), "")
	b.send(t, "BREW", "/v2/system/ping", "")
	var down error
	log := &syncBuffer{}
	web := httptest.NewServer(Operator(slog.New(slog.NewTextHandler(log, nil)),
		func(context.Context) error { return down }, b.metrics, []byte(`{"keys":[]}`)))
	defer web.Close()
	op := &testServer{url: web.URL}
	for _, path := range []string{"/healthz", "/readyz", "/.well-known/jwks.json"} {
		if r := op.send(t, "GET", path, ""); r.StatusCode != 200 {
			t.Errorf("%s: %d", path, r.StatusCode)
		}
	}
	r := op.send(t, "GET", "/metrics", "")
	for _, line := range []string{
		`granary_http_requests_total{method="GET",route="/v2/system/ping",status="200"} 1`,
		`granary_http_requests_total{method="none",route="none",status="404"} 1`,
		`granary_http_requests_total{method="none",route="/v2/system/ping",status="405"} 1`,
		`granary_http_request_seconds_count{method="GET",route="/v2/system/ping"} 1`,
	} {
		if !strings.Contains(r.text, line) {
			t.Errorf("no %s in\n%s", line, r.text)
		}
	}
	down = errors.New("dial postgres://user:password@db")
	if r := op.send(t, "GET", "/readyz", ""); r.StatusCode != 503 || strings.Contains(r.text, "password") {
		t.Errorf("%d %q", r.StatusCode, r.text)
	}
	if !strings.Contains(log.String(), "dial postgres") {
		t.Error("the cause is not in the log")
	}
	if r := op.send(t, "GET", "/healthz", ""); r.StatusCode != 200 {
		t.Error("not being ready is taken for being dead")
	}
}

// BenchmarkPing is what every request costs beside its own work and the
// connection: routing, token, limit, log, metrics, JSON.
func BenchmarkPing(b *testing.B) {
	bench := newTestServer(b, auth.Rate{})
	bench.server.log = slog.New(slog.NewJSONHandler(io.Discard, nil))
	r := httptest.NewRequestWithContext(b.Context(), "GET", "/v2/system/ping", nil)
	r.Header.Set("Authorization", "Bearer "+bench.issueToken(b, bench.org))
	b.ReportAllocs()
	for b.Loop() {
		w := httptest.NewRecorder()
		if bench.server.ServeHTTP(w, r); w.Code != 200 && w.Code != 429 {
			b.Fatal(w.Code)
		}
	}
}
