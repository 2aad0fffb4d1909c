package e2e

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/api"
	"github.com/granaryhq/granary/api/apitest"
)

// operation is one operation of openapi.yaml.
type operation struct {
	id, method, path string
	item             *openapi3.PathItem
	*openapi3.Operation
}

// parametersIn are those of the path and of the operation.
func (o operation) parametersIn(in string) []*openapi3.Parameter {
	var out []*openapi3.Parameter
	for _, p := range append(slices.Clone(o.item.Parameters), o.Parameters...) {
		if p.Value.In == in {
			out = append(out, p.Value)
		}
	}
	return out
}

// hasQuery says whether the operation has the query parameter.
func (o operation) hasQuery(name string) bool {
	return slices.ContainsFunc(o.parametersIn("query"), func(p *openapi3.Parameter) bool { return p.Name == name })
}

// scope is the scope that the operation requires of a token, empty for none.
func (o operation) scope() string {
	scope, _ := o.Extensions["x-scope"].(string)
	return scope
}

// commonCodes are the codes that every operation may answer, as the introduction
// has them.
var commonCodes = []string{"validation_error", "unknown_parameters", "unauthenticated", "forbidden", "rate_limited", "rate_limit_exceeded",
	"internal_error", "service_temporarily_unavailable"}

// errorCodes are those of the operation's refusals and failures.
func (o operation) errorCodes() []string {
	codes := slices.Clone(commonCodes)
	if isMicroVaultPath(o.path) {
		codes = codes[2:] // it says invalid_request
	}
	own, _ := o.Extensions["x-error-codes"].([]any)
	for _, code := range own {
		codes = append(codes, code.(string))
	}
	return codes
}

// bodySchema is the schema of the request's body, nil for none.
func (o operation) bodySchema() *openapi3.Schema {
	if o.RequestBody == nil {
		return nil
	}
	return o.RequestBody.Value.Content["application/json"].Schema.Value
}

// contract is openapi.yaml.
type contract struct {
	doc          *openapi3.T
	operations   []operation
	statusOfCode map[string]int // status by code, as the table of ErrorCode has it
}

var apiContract = sync.OnceValue(func() contract {
	doc, err := openapi3.NewLoader().LoadFromData(api.Spec)
	if err != nil {
		panic(err)
	}
	c := contract{doc: doc, statusOfCode: map[string]int{}}
	for at, item := range doc.Paths.Map() {
		for method, op := range item.Operations() {
			c.operations = append(c.operations, operation{op.OperationID, method, at, item, op})
		}
	}
	slices.SortFunc(c.operations, func(a, b operation) int { return strings.Compare(a.path+a.method, b.path+b.method) })
	table := regexp.MustCompile("`([a-z_]+)`")
	for line := range strings.Lines(doc.Components.Schemas["ErrorCode"].Value.Description) {
		cells := strings.Split(line, "|")
		if len(cells) < 3 {
			continue
		}
		status, err := strconv.Atoi(strings.TrimSpace(cells[1]))
		for _, code := range table.FindAllStringSubmatch(line, -1) {
			if err == nil {
				c.statusOfCode[code[1]] = status
			}
		}
	}
	return c
})

// findOperations returns the operations of a URL, by method: a literal segment is closer than a parameter. A path
// that needs cleaning has none.
func (c contract) findOperations(u *url.URL) map[string]operation {
	found, best := map[string]operation{}, -1
	if path.Clean(u.Path) != u.Path {
		return found
	}
	segments := strings.Split(u.EscapedPath(), "/")
	for i, s := range segments {
		segments[i], _ = url.PathUnescape(s)
	}
	for _, op := range c.operations {
		pattern := strings.Split(op.path, "/")
		literal := 0
		for i, p := range pattern {
			switch {
			case len(pattern) != len(segments):
				literal = -1
			case literal < 0:
			case p == segments[i]:
				literal++
			case !strings.HasPrefix(p, "{") || segments[i] == "":
				literal = -1
			}
		}
		if literal > best {
			found, best = map[string]operation{}, literal
		}
		if literal >= 0 && literal == best {
			found[op.method] = op
		}
	}
	return found
}

// coverage counts the responses: by operation, statuses with their codes.
type coverage struct {
	mu   sync.Mutex
	seen map[string]map[int]map[string]int
}

func (c *coverage) add(op string, status int, code string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.seen == nil {
		c.seen = map[string]map[int]map[string]int{}
	}
	if c.seen[op] == nil {
		c.seen[op] = map[int]map[string]int{}
	}
	if c.seen[op][status] == nil {
		c.seen[op][status] = map[string]int{}
	}
	c.seen[op][status][code]++
}

// conformingTransport is a transport through which no answer passes that openapi.yaml does
// not describe.
type conformingTransport struct {
	tb      testing.TB
	base    http.RoundTripper
	seen    *coverage
	sandbox bool // whether the sandbox's own paths are served
}

func (c conformingTransport) RoundTrip(r *http.Request) (*http.Response, error) {
	res, err := c.base.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	text, err := io.ReadAll(res.Body)
	_ = res.Body.Close()
	if err != nil {
		return nil, err
	}
	res.Body = io.NopCloser(bytes.NewReader(text))
	op, code, err := checkConformance(r, res, text, c.sandbox)
	if err != nil {
		c.tb.Errorf("%s %s answered %d %s, which is not as described: %v", r.Method, r.URL, res.StatusCode, text, err)
	}
	c.seen.add(op, res.StatusCode, code)
	return res, nil
}

var (
	limitHeader  = regexp.MustCompile(`^"token";r=\d+;t=\d+, "organization";r=\d+;t=\d+$`)
	policyHeader = regexp.MustCompile(`^"token";q=[1-9]\d*;w=[1-9]\d*, "organization";q=[1-9]\d*;w=[1-9]\d*$`)
)

// kindsOfAnswers are the types of answers that are no JSON, by the end of a path or the
// format that was asked for.
var kindsOfAnswers = map[string]string{".csv": "text/csv; charset=utf-8", ".html": "text/html; charset=utf-8", ".beancount": "text/plain; charset=utf-8"}

func init() { openapi3filter.RegisterBodyDecoder("text/html", openapi3filter.FileBodyDecoder) }

// checkConformance returns the faults of a response, with its operation and code.
func checkConformance(r *http.Request, res *http.Response, text []byte, sandbox bool) (op, code string, err error) {
	var problems []error
	say := func(format string, args ...any) { problems = append(problems, fmt.Errorf(format, args...)) }
	if id, err := uuid.Parse(res.Header.Get("Service-Request-Id")); err != nil || id.Version() != 4 {
		say("Service-Request-Id is %q", res.Header.Get("Service-Request-Id"))
	}
	kind, want := res.Header.Get("Content-Type"), "application/json"
	if res.StatusCode == http.StatusOK {
		want = cmp.Or(kindsOfAnswers[path.Ext(r.URL.Path)], kindsOfAnswers["."+r.URL.Query().Get("format")], want)
	}
	if kind != want {
		say("Content-Type is %q, not %q", kind, want)
	}
	if r.Method == http.MethodHead {
		return "", "", errors.Join(problems...)
	}
	var body any
	if want == "application/json" {
		var err error
		body, err = oneValue(text)
		if err != nil {
			say("%w", err)
		}
	}
	if res.StatusCode >= 400 {
		fields, _ := body.(map[string]any)
		code, _ = fields["code"].(string)
		if _, has := fields["message"]; has && code == "" {
			code, _ = fields["error"].(string)
		}
		if apiContract().statusOfCode[code] != res.StatusCode {
			say("code %q does not go with the status", code)
		}
	}
	methods := apiContract().findOperations(r.URL)
	if !sandbox && strings.HasPrefix(r.URL.Path, "/v2/sandbox/") {
		methods = nil
	}
	found, known := methods[r.Method]
	switch {
	case len(methods) == 0:
		problems = append(problems, checkPlainError(res, text, http.StatusNotFound, code, "not_found"))
	case !known:
		problems = append(problems, checkPlainError(res, text, http.StatusMethodNotAllowed, code, "method_not_allowed"), checkAllowHeader(res.Header.Get("Allow"), methods))
	default:
		problems = append(problems, checkResponse(found, r, res, text), checkRateLimitHeaders(res))
		if codes := found.errorCodes(); code != "" && !slices.Contains(codes, code) {
			say("code %q is not one of the operation's, %q", code, codes)
		}
	}
	return found.id, code, errors.Join(problems...)
}

// oneValue reads exactly one JSON value.
func oneValue(text []byte) (v any, err error) {
	d := json.NewDecoder(bytes.NewReader(text))
	if err := d.Decode(&v); err != nil {
		return nil, err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return nil, errors.New("there is more than one JSON value")
	}
	return v, nil
}

// conformingAnswers are answers that were found to be as described: most refusals are like
// one before.
var conformingAnswers sync.Map

// checkResponse holds an answer to its operation.
func checkResponse(op operation, r *http.Request, res *http.Response, text []byte) error {
	key := fmt.Sprint(op.id, res.StatusCode, res.Header["Content-Type"], string(text))
	if _, same := conformingAnswers.Load(key); same && res.StatusCode != http.StatusTooManyRequests { // which has headers to look at
		return nil
	}
	in := &openapi3filter.ResponseValidationInput{
		RequestValidationInput: &openapi3filter.RequestValidationInput{Request: r, Route: &routers.Route{
			Spec: apiContract().doc, Path: op.path, PathItem: op.item, Method: op.method, Operation: op.Operation}},
		Status: res.StatusCode, Header: res.Header,
		Options: &openapi3filter.Options{IncludeResponseStatus: true,
			SchemaValidationOptions: []openapi3.SchemaValidationOption{openapi3.EnableFormatValidation()}},
	}
	in.SetBodyBytes(text)
	schema := responseSchema(op, res)
	in.Options.ExcludeResponseBody = schema != ""
	err := openapi3filter.ValidateResponse(context.Background(), in)
	if err == nil && schema != "" {
		err = apitest.ValidateAt(schema, text)
	}
	if err == nil {
		conformingAnswers.Store(key, nil)
	}
	return err
}

// checkPlainError holds an answer to a request that is no operation's.
func checkPlainError(res *http.Response, text []byte, status int, code, want string) error {
	if res.StatusCode != status || code != want {
		return fmt.Errorf("%d %s is expected", status, want)
	}
	return apitest.ValidateAt(apitest.PointerTo("components", "schemas", "Error"), text)
}

func checkAllowHeader(header string, methods map[string]operation) error {
	var want []string
	for m := range methods {
		want = append(want, m)
		if m == http.MethodGet {
			want = append(want, http.MethodHead)
		}
	}
	slices.Sort(want)
	if header != strings.Join(want, ", ") {
		return fmt.Errorf("Allow is %q, %v are described", header, want)
	}
	return nil
}

// checkRateLimitHeaders checks the headers of the rate limits: admitted requests have them, and those rejected for
// their number; uncounted ones do not.
func checkRateLimitHeaders(res *http.Response) error {
	left, policy := res.Header.Values("RateLimit"), res.Header.Values("RateLimit-Policy")
	if res.StatusCode == http.StatusUnauthorized {
		if len(left)+len(policy) > 0 {
			return errors.New("a stranger is told of a limit")
		}
		return nil
	}
	if res.StatusCode == http.StatusServiceUnavailable && len(left)+len(policy) == 0 {
		return nil
	}
	if len(left) != 1 || !limitHeader.MatchString(left[0]) || len(policy) != 1 || !policyHeader.MatchString(policy[0]) {
		return fmt.Errorf("RateLimit is %q, RateLimit-Policy %q", left, policy)
	}
	if after, err := strconv.Atoi(res.Header.Get("Retry-After")); res.StatusCode == http.StatusTooManyRequests && (err != nil || after < 1) {
		return fmt.Errorf("Retry-After is %q", res.Header.Get("Retry-After"))
	}
	return nil
}

// The checker itself must find the faults that it is for.
func TestAPIConformanceIsChecked(t *testing.T) {
	t.Parallel()
	const good = `{"message":"pong"}`
	ok := func() http.Header {
		return http.Header{"Service-Request-Id": {uuid.NewString()}, "Content-Type": {"application/json"},
			"Ratelimit": {`"token";r=1;t=1, "organization";r=1;t=1`}, "Ratelimit-Policy": {`"token";q=1;w=1, "organization";q=1;w=1`}}
	}
	for name, c := range map[string]struct {
		method, path string
		status       int
		body         string
		change       func(http.Header)
		wrong        bool
	}{
		"as described":               {"GET", "/v2/system/ping", 200, good, nil, false},
		"status not described":       {"GET", "/v2/system/ping", 404, `{"error":"x","code":"not_found"}`, nil, true},
		"more fields":                {"GET", "/v2/system/ping", 200, `{"message":"pong","more":1}`, nil, true},
		"fewer fields":               {"GET", "/v2/system/ping", 200, `{}`, nil, true},
		"wrong type":                 {"GET", "/v2/system/ping", 200, `{"message":1}`, nil, true},
		"two values":                 {"GET", "/v2/system/ping", 200, good + good, nil, true},
		"no request id":              {"GET", "/v2/system/ping", 200, good, func(h http.Header) { h.Del("Service-Request-Id") }, true},
		"no limit":                   {"GET", "/v2/system/ping", 200, good, func(h http.Header) { h.Del("RateLimit") }, true},
		"another type":               {"GET", "/v2/system/ping", 200, good, func(h http.Header) { h.Set("Content-Type", "text/plain") }, true},
		"code of another status":     {"GET", "/v2/system/ping", 400, `{"error":"x","code":"forbidden"}`, nil, true},
		"code of nobody":             {"GET", "/v2/system/ping", 400, `{"error":"x","code":"other"}`, nil, true},
		"id that is none":            {"DELETE", "/v2/webhooks/1", 200, `{"id":"1","deleted":true}`, nil, true},
		"id that is one":             {"DELETE", "/v2/webhooks/1", 200, `{"id":"` + uuid.NewString() + `","deleted":true}`, nil, false},
		"time that is none":          {"POST", "/v2/sandbox/clock/advance", 200, `{"now":"yesterday"}`, nil, true},
		"time that is one":           {"POST", "/v2/sandbox/clock/advance", 200, `{"now":"2026-01-31T12:00:00.123456Z"}`, nil, false},
		"unknown path":               {"GET", "/v2/nothing", 404, `{"error":"x","code":"not_found"}`, nil, false},
		"unknown path, other code":   {"GET", "/v2/nothing", 404, `{"error":"x","code":"wallet_not_found"}`, nil, true},
		"wrong method":               {"POST", "/v2/system/ping", 405, `{"error":"x","code":"method_not_allowed"}`, func(h http.Header) { h.Set("Allow", "GET, HEAD") }, false},
		"wrong method without Allow": {"POST", "/v2/system/ping", 405, `{"error":"x","code":"method_not_allowed"}`, nil, true},
	} {
		header := ok()
		if c.change != nil {
			c.change(header)
		}
		r, err := http.NewRequestWithContext(t.Context(), c.method, "http://granary.test"+c.path, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := checkConformance(r, &http.Response{StatusCode: c.status, Header: header}, []byte(c.body), true); (err != nil) != c.wrong {
			t.Errorf("%s: %v", name, err)
		}
	}
}
