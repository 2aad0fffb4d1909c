package httpapi

import (
	"net/http"
	"net/http/httptest"
	"net/netip"
	"testing"

	"github.com/granaryhq/granary/internal/ratelimit"
)

// Each operation that is not GET has its action in the audit log, or a reason why it
// has none.
func TestEveryChangeHasAnActionInTheAuditLog(t *testing.T) {
	b := newTestServer(t, ratelimit.Rate{})
	b.server.domain.Sandbox = &Sandbox{SetBridge: func(string) error { return nil }}
	served := map[string]bool{}
	for _, op := range b.server.operations() {
		name := op.name()
		served[name] = true
		_, audited := auditedActions[name]
		_, excused := unaudited[name]
		switch {
		case op.method == http.MethodGet && (audited || excused):
			t.Errorf("%s is a GET and has a place among the changes", name)
		case op.method != http.MethodGet && audited == excused:
			t.Errorf("%s: is in auditedActions %t, in unaudited %t: it belongs in exactly one; record it with audit.Record in its transaction", name, audited, excused)
		}
	}
	for name := range auditedActions {
		if !served[name] {
			t.Errorf("%s has an action and is not served", name)
		}
	}
	for name := range unaudited {
		if !served[name] {
			t.Errorf("%s is excused and is not served", name)
		}
	}
}

// The origin of a request is the peer, unless that is a trusted proxy: then it is the last address before the trusted
// ones.
func TestClientAddress(t *testing.T) {
	proxies := []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("fd00::/8")}
	for name, c := range map[string]struct {
		peer      string
		forwarded []string
		trusted   []netip.Prefix
		want      string
	}{
		"nobody is trusted":              {"10.0.0.1:443", []string{"192.0.2.7"}, nil, "10.0.0.1"},
		"a stranger names somebody else": {"192.0.2.9:443", []string{"192.0.2.7"}, proxies, "192.0.2.9"},
		"a proxy names the client":       {"10.0.0.1:443", []string{"192.0.2.7"}, proxies, "192.0.2.7"},
		"the client names somebody":      {"10.0.0.1:443", []string{"203.0.113.5, 192.0.2.7"}, proxies, "192.0.2.7"},
		"two proxies":                    {"10.0.0.1:443", []string{"203.0.113.5, 192.0.2.7, 10.0.0.2"}, proxies, "192.0.2.7"},
		"two header fields":              {"10.0.0.1:443", []string{"203.0.113.5", "192.0.2.7"}, proxies, "192.0.2.7"},
		"a proxy names nobody":           {"10.0.0.1:443", nil, proxies, "10.0.0.1"},
		"a proxy names no address":       {"10.0.0.1:443", []string{"192.0.2.7, unknown"}, proxies, "10.0.0.1"},
		"all are proxies":                {"10.0.0.1:443", []string{"10.0.0.3, 10.0.0.2"}, proxies, "10.0.0.3"},
		"of the sixth version":           {"[fd00::1]:443", []string{"2001:db8::7"}, proxies, "2001:db8::7"},
		"a fourth within a sixth":        {"[::ffff:10.0.0.1]:443", []string{"::ffff:192.0.2.7"}, proxies, "192.0.2.7"},
	} {
		t.Run(name, func(t *testing.T) {
			r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, "/", nil)
			r.RemoteAddr = c.peer
			r.Header["X-Forwarded-For"] = c.forwarded
			s := &Server{trustedProxies: c.trusted}
			if is := s.clientAddress(r); is != c.want {
				t.Errorf("it comes from %s, want %s", is, c.want)
			}
		})
	}
}

func TestWhatARefusedRequestIsAbout(t *testing.T) {
	values := map[string]string{"vaultId": "vault", "sourceId": "source", "walletAddress": "holder", "id": "one", "withdrawalId": "withdrawal", "address": "listed"}
	for path, want := range map[string]string{
		"/v2/microvaults/vaults":                                        "",
		"/v2/microvaults/vaults/{vaultId}/strategy":                     "vault",
		"/v2/microvaults/vaults/{vaultId}/sources/{sourceId}/exit-loss": "vault",
		"/v2/microvaults/vaults/{vaultId}/shareholders/{walletAddress}": "vault",
		"/v2/fee-wrappers/{id}":                                         "one",
		"/v2/fee-wrappers/{id}/allowlist/{address}":                     "one",
		"/v2/wallets/{id}/withdrawals/{withdrawalId}/cancel":            "withdrawal",
	} {
		r := httptest.NewRequest(http.MethodPut, "/", nil)
		for name, value := range values {
			r.SetPathValue(name, value)
		}
		if got := subjectOf(r, &operation{path: path}); got != want {
			t.Errorf("a request to %s is about %q, want %q", path, got, want)
		}
	}
}
