package httpapi

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/ratelimit"
	"github.com/granaryhq/granary/internal/store"
)

func TestPing(t *testing.T) {
	b := newTestServer(t, ratelimit.Rate{})
	r := b.send(t, "GET", "/v2/system/ping", "", "Authorization", "Bearer "+b.issueToken(t, b.org))
	r.assertStatus(t, 200)
	r.assertText(t, `{"message":"pong"}`+"\n")
	r.assertHeader(t, "Content-Type", "application/json")
	r.assertHeader(t, "RateLimit-Policy", `"token";q=100000;w=10, "organization";q=3000000;w=300`)
	r.assertHeader(t, "RateLimit", `"token";r=99999;t=10, "organization";r=2999999;t=300`)
	r.assertHeader(t, "Cache-Control", "no-store")
	if r := b.send(t, "HEAD", "/v2/system/ping", "", "Authorization", "bearer "+b.issueToken(t, b.org)); r.StatusCode != 200 || r.text != "" {
		t.Errorf("HEAD: %d %q", r.StatusCode, r.text)
	}
}

func TestWhoMayCall(t *testing.T) {
	b := newTestServer(t, ratelimit.Rate{}, echoOperation)
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
			r.assertStatus(t, c.status)
			r.assertCode(t, c.code)
			body := r.decodeJSON(t)
			if body["error"] == "" {
				t.Errorf("the error is empty: %s", r.text)
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
	b := newTestServer(t, ratelimit.Rate{}, echoOperation, numbersOperation,
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
	b := newTestServer(t, ratelimit.Rate{}, getOperation("/v2/test/panic", func(context.Context) (response, error) { panic("secret") }))
	token := b.issueToken(t, b.org)
	seen := map[string]bool{}
	for _, target := range []string{"/v2/system/ping", "/v2/system/ping?x=1", "/nowhere", "/v2//x", "/v2/test/panic"} {
		for _, authorization := range []string{"Bearer " + token, "Bearer no"} {
			r := b.send(t, "GET", target, "", "Authorization", authorization, requestIDHeader, "mine")
			id := r.Header.Get(requestIDHeader)
			if _, ok := parseID(id); !ok || seen[id] {
				t.Errorf("%s: %q", target, id)
			}
			seen[id] = true
			if !strings.Contains(b.log.String(), id) {
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
	b := newTestServer(t, ratelimit.Rate{},
		getOperation("/v2/test/panic", func(context.Context) (response, error) { panic(secret) }),
		getOperation("/v2/test/error", func(context.Context) (response, error) { return response{}, secret }),
		getOperation("/v2/test/unknown", func(context.Context) (response, error) { return response{}, fault.New("made_up", "x") }),
		getOperation("/v2/test/encode", func(context.Context) (response, error) { return respondOK(func() {}) }),
		getOperation("/v2/test/down", func(context.Context) (response, error) {
			return response{}, fmt.Errorf("calling: %w", fault.Wrap(secret, fault.ServiceUnavailable, "the chain does not answer"))
		}),
		getOperation("/v2/test/database", func(context.Context) (response, error) {
			return response{}, fmt.Errorf("writing: %w: %w", store.ErrUnavailable, secret)
		}),
		getOperation("/v2/test/signer", func(context.Context) (response, error) {
			return response{}, fmt.Errorf("signing: %w: %w", custody.ErrUnavailable, secret)
		}),
		getOperation("/v2/test/funds", func(context.Context) (response, error) {
			return response{}, fault.New(fault.InsufficientFunds, "not enough")
		}))
	token := b.issueToken(t, b.org)
	for target, want := range map[string]string{
		"panic":    `500 {"code":"internal_error","error":"internal error"}`,
		"error":    `500 {"code":"internal_error","error":"internal error"}`,
		"unknown":  `500 {"code":"internal_error","error":"internal error"}`,
		"encode":   `500 {"code":"internal_error","error":"internal error"}`,
		"down":     `503 {"code":"service_temporarily_unavailable","error":"the chain does not answer","retryable":true}`,
		"database": `503 {"code":"service_temporarily_unavailable","error":"the database does not answer: send the same request again","retryable":true}`,
		"signer":   `503 {"code":"service_temporarily_unavailable","error":"the signer does not answer: send the same request again","retryable":true}`,
		"funds":    `422 {"code":"insufficient_funds","error":"not enough"}`,
	} {
		r := b.send(t, "GET", "/v2/test/"+target, "", "Authorization", "Bearer "+token)
		if got := fmt.Sprint(r.StatusCode, " ", strings.TrimSpace(r.text)); got != want {
			t.Errorf("%s: %s", target, got)
		}
	}
	if n := strings.Count(b.log.String(), "user:password"); n != 5 {
		t.Errorf("the cause is in the log %d times, not 5", n)
	}
}

// serveDirectly calls the server without a connection, for time that is not real.
func (ts *testServer) serveDirectly(tb testing.TB, ctx context.Context, target string) *httptest.ResponseRecorder {
	tb.Helper()
	w := httptest.NewRecorder()
	r := httptest.NewRequestWithContext(ctx, "GET", target, nil)
	r.Header.Set("Authorization", "Bearer "+ts.issueToken(tb, ts.org))
	ts.server.ServeHTTP(w, r)
	return w
}

var stuckOperation = getOperation("/v2/test/stuck", func(ctx context.Context) (response, error) {
	<-ctx.Done()
	return response{}, fmt.Errorf("reading: %w", ctx.Err())
})

func TestStuckOperationAsksToComeBack(t *testing.T) {
	b := newTestServer(t, ratelimit.Rate{}, stuckOperation)
	synctest.Test(t, func(t *testing.T) {
		b.clock.Advance(-b.clock.Elapsed()) // here time begins in 2000, long before the clock did
		start := time.Now()
		w := b.serveDirectly(t, t.Context(), "/v2/test/stuck")
		if took := time.Since(start); took != operationTimeout {
			t.Errorf("answered after %v, not after %v", took, operationTimeout)
		}
		if w.Code != 503 {
			t.Errorf("status %d, not 503: %s", w.Code, w.Body)
		}
		if !strings.Contains(w.Body.String(), `"retryable":true`) {
			t.Errorf("does not ask to come back: %s", w.Body)
		}
	})
}

func TestCallerWhoLeftIsNoFailure(t *testing.T) {
	ctx, leave := context.WithCancel(t.Context())
	b := newTestServer(t, ratelimit.Rate{}, getOperation("/v2/test/left", func(ctx context.Context) (response, error) {
		leave()
		return stuckOperation.handle(ctx, nil)
	}))
	if w := b.serveDirectly(t, ctx, "/v2/test/left"); w.Code != 503 || !strings.Contains(w.Body.String(), `"retryable":true`) {
		t.Errorf("%d %s", w.Code, w.Body)
	}
	if log := b.log.String(); !strings.Contains(log, `"level":"INFO"`) || !strings.Contains(log, `"status":499`) {
		t.Error(log)
	}
}

func TestRateLimits(t *testing.T) {
	b := newLimitedTestServer(t, ratelimit.Rates{Token: ratelimit.Rate{Requests: 2, Window: time.Hour}, Organization: ratelimit.Rate{Requests: 3, Window: 2 * time.Hour}})
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
	b := newTestServer(t, ratelimit.Rate{})
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

// BenchmarkPing measures the cost of every request beside its own work and the connection: routing, token, limit,
// log, metrics, JSON.
func BenchmarkPing(b *testing.B) {
	bench := newTestServer(b, ratelimit.Rate{})
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
