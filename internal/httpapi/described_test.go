package httpapi

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"

	"github.com/granaryhq/granary/api"
	"github.com/granaryhq/granary/internal/ratelimit"
)

func loadSpec(tb testing.TB) *openapi3.T {
	tb.Helper()
	doc, err := openapi3.NewLoader().LoadFromData(api.Spec)
	if err != nil {
		tb.Fatal(err)
	}
	return doc
}

// The served operations are the described ones, each with the same scope and the same query parameters; the sandbox's
// own operations only in a sandbox.
func TestOperationsAreAsDescribed(t *testing.T) {
	doc := loadSpec(t)
	b := newTestServer(t, ratelimit.Rate{})
	for _, op := range b.server.operations() {
		if strings.HasPrefix(op.path, "/v2/sandbox/") {
			t.Errorf("%s %s is served outside the sandbox", op.method, op.path)
		}
	}
	b.server.domain.Sandbox = &Sandbox{SetBridge: func(string) error { return nil }}
	served := b.server.operations()
	for path, item := range doc.Paths.Map() {
		for method := range item.Operations() {
			if !slices.ContainsFunc(served, func(op operation) bool { return op.path == path && op.method == method }) {
				t.Errorf("%s %s is described and not served", method, path)
			}
		}
	}
	for _, op := range served {
		item := doc.Paths.Value(op.path)
		if item == nil || item.GetOperation(op.method) == nil {
			t.Errorf("%s %s is not described", op.method, op.path)
			continue
		}
		described := item.GetOperation(op.method)
		var query []string
		for _, p := range append(slices.Clone(item.Parameters), described.Parameters...) {
			if p.Value.In == openapi3.ParameterInQuery {
				query = append(query, p.Value.Name)
			}
		}
		slices.Sort(query)
		if served := slices.Sorted(slices.Values(op.query)); !slices.Equal(served, query) {
			t.Errorf("%s %s takes %v and is described with %v", op.method, op.path, served, query)
		}
		if scope, _ := described.Extensions["x-scope"].(string); scope != string(op.scope) {
			t.Errorf("%s %s asks for %q and is described with %q", op.method, op.path, op.scope, scope)
		}
	}
}

// Each code that the service can send is described, and no other, each in the
// row of its status.
func TestCodesAreAsDescribed(t *testing.T) {
	schema := loadSpec(t).Components.Schemas["ErrorCode"].Value
	var described, sent []string
	for _, v := range schema.Enum {
		described = append(described, v.(string))
	}
	for code, status := range statusOfCode {
		sent = append(sent, string(code))
		row := ""
		for line := range strings.Lines(schema.Description) {
			if strings.Contains(line, "`"+string(code)+"`") {
				row = line
			}
		}
		if !strings.HasPrefix(row, "| "+strconv.Itoa(status)+" |") {
			t.Errorf("%s is %d and stands in %q", code, status, row)
		}
	}
	slices.Sort(described)
	slices.Sort(sent)
	if !slices.Equal(described, sent) {
		t.Errorf("described %v\nsent %v", described, sent)
	}
}

// assertConforms fails the test unless the reply is one that openapi.yaml describes
// for the operation, down to the last field.
func assertConforms(tb testing.TB, method, path string, r testResponse) {
	tb.Helper()
	doc := loadSpec(tb)
	item := doc.Paths.Value(path)
	answer := &openapi3filter.ResponseValidationInput{
		RequestValidationInput: &openapi3filter.RequestValidationInput{
			Request: r.Request,
			Route:   &routers.Route{Spec: doc, Path: path, PathItem: item, Method: method, Operation: item.GetOperation(method)},
		},
		Status:  r.StatusCode,
		Header:  r.Header,
		Options: &openapi3filter.Options{IncludeResponseStatus: true},
	}
	answer.SetBodyBytes([]byte(r.text))
	if err := openapi3filter.ValidateResponse(tb.Context(), answer); err != nil {
		tb.Errorf("%s %s %d: %v", method, path, r.StatusCode, err)
	}
}

func TestAnswersAreAsDescribed(t *testing.T) {
	b := newTestServer(t, ratelimit.Rate{Requests: 2, Window: 1e9 * 3600})
	token := "Bearer " + b.issueToken(t, b.org)
	for _, c := range []struct {
		target, token string
		status        int
	}{
		{"/v2/system/ping", token, 200},
		{"/v2/system/ping?x=1", token, 400},
		{"/v2/system/ping", "", 401},
		{"/v2/system/ping", token, 429},
	} {
		r := b.send(t, "GET", c.target, "", "Authorization", c.token)
		if r.StatusCode != c.status {
			t.Errorf("%s: %d", c.target, r.StatusCode)
		}
		assertConforms(t, "GET", "/v2/system/ping", r)
	}
}
