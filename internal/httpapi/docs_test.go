package httpapi

import (
	"net/http"
	"strings"
	"testing"

	"github.com/granaryhq/granary/api"
	"github.com/granaryhq/granary/internal/ratelimit"
)

// Anybody can read the description and its page, and keep them.
func TestTheContractIsPublished(t *testing.T) {
	b := newTestServer(t, ratelimit.Rate{Requests: 1, Window: 1e9 * 3600})
	b.server.registerDocs()
	for path, c := range map[string]struct{ kind, text string }{
		"/v2/openapi.yaml": {"application/yaml", string(api.Spec)},
		"/docs":            {"text/html; charset=utf-8", ""},
	} {
		first := b.send(t, "GET", path, "")
		tag := first.Header.Get("ETag")
		if first.StatusCode != http.StatusOK || first.Header.Get("Content-Type") != c.kind || tag == "" || first.Header.Get("Cache-Control") != "no-cache" {
			t.Errorf("%s: %d %v", path, first.StatusCode, first.Header)
		}
		if first.Header.Get("Service-Request-Id") == "" || first.Header.Get("X-Content-Type-Options") != "nosniff" || first.Header.Get("RateLimit") != "" {
			t.Errorf("%s: %v", path, first.Header)
		}
		if c.text != "" && first.text != c.text {
			t.Errorf("%s: %d bytes, not %d", path, len(first.text), len(c.text))
		}
		if again := b.send(t, "GET", path, "", "If-None-Match", tag); again.StatusCode != http.StatusNotModified || again.text != "" {
			t.Errorf("%s again: %d", path, again.StatusCode)
		}
		if head := b.send(t, "HEAD", path, ""); head.StatusCode != http.StatusOK || head.ContentLength != int64(len(first.text)) || head.text != "" {
			t.Errorf("HEAD %s: %d, %d bytes", path, head.StatusCode, head.ContentLength)
		}
		wrong := b.send(t, "POST", path, "{}")
		if wrong.StatusCode != http.StatusMethodNotAllowed || wrong.Header.Get("Allow") != "GET, HEAD" || wrong.decodeJSON(t)["code"] != "method_not_allowed" {
			t.Errorf("POST %s: %d %s", path, wrong.StatusCode, wrong.text)
		}
	}
	policy := b.send(t, "GET", "/docs", "").Header.Get("Content-Security-Policy")
	if !strings.HasPrefix(policy, "default-src 'none';") || strings.Contains(policy, "unsafe") || strings.Contains(policy, "script-src") {
		t.Errorf("Content-Security-Policy: %q", policy)
	}
}
