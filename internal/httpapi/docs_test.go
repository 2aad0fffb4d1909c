package httpapi

import (
	"net/http"
	"strings"
	"testing"

	"github.com/granaryhq/granary/api"
	"github.com/granaryhq/granary/internal/ratelimit"
)

// Every caller can read the description and its page, and cache them.
func TestTheContractIsPublished(t *testing.T) {
	b := newTestServer(t, ratelimit.Rate{Requests: 1, Window: 1e9 * 3600})
	b.server.registerDocs()
	for path, c := range map[string]struct{ kind, text string }{
		"/v2/openapi.yaml": {"application/yaml", string(api.Spec)},
		"/docs":            {"text/html; charset=utf-8", ""},
	} {
		first := b.send(t, "GET", path, "")
		tag := first.Header.Get("ETag")
		first.assertStatus(t, http.StatusOK)
		first.assertHeader(t, "Content-Type", c.kind)
		first.assertHeader(t, "Cache-Control", "no-cache")
		first.assertHeader(t, "X-Content-Type-Options", "nosniff")
		first.assertHeader(t, "RateLimit", "")
		if tag == "" {
			t.Errorf("%s has no ETag: %v", path, first.Header)
		}
		if first.Header.Get("Service-Request-Id") == "" {
			t.Errorf("%s has no Service-Request-Id: %v", path, first.Header)
		}
		if c.text != "" && first.text != c.text {
			t.Errorf("%s: %d bytes, not %d", path, len(first.text), len(c.text))
		}
		if again := b.send(t, "GET", path, "", "If-None-Match", tag); again.StatusCode != http.StatusNotModified || again.text != "" {
			t.Errorf("%s again: %d", path, again.StatusCode)
		}
		head := b.send(t, "HEAD", path, "")
		head.assertStatus(t, http.StatusOK)
		head.assertText(t, "")
		if head.ContentLength != int64(len(first.text)) {
			t.Errorf("HEAD %s: a Content-Length of %d, not of %d", path, head.ContentLength, len(first.text))
		}
		wrong := b.send(t, "POST", path, "{}")
		wrong.assertStatus(t, http.StatusMethodNotAllowed)
		wrong.assertHeader(t, "Allow", "GET, HEAD")
		wrong.assertCode(t, "method_not_allowed")
	}
	policy := b.send(t, "GET", "/docs", "").Header.Get("Content-Security-Policy")
	if !strings.HasPrefix(policy, "default-src 'none';") {
		t.Errorf("the Content-Security-Policy does not begin by refusing all: %q", policy)
	}
	for _, word := range []string{"unsafe", "script-src"} {
		if strings.Contains(policy, word) {
			t.Errorf("the Content-Security-Policy holds %s: %q", word, policy)
		}
	}
}
