package e2e

import (
	"encoding/base64"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/granaryhq/granary/internal/auth"
)

// A token allows exactly its scopes.
func TestAPIHoldsTokensToTheirScopes(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.newScene(t)
		with := func(scopes ...auth.Scope) *caller {
			return newCaller(t, s.url, s.org, w.issueToken(t, s.org, scopes...), w)
		}
		strays := w.strayTokens(t, s.caller)
		w.assertUnchanged(func() {
			s.eachOperation(func(op operation, r request) {
				var others []auth.Scope
				for _, scope := range auth.AllScopes() {
					if string(scope) != op.scope() && !(scope == auth.WebhooksWrite && op.scope() == string(auth.WebhooksRead)) { // which it holds too
						others = append(others, scope)
					}
				}
				if a := with(others...).sendRequest(op, r); op.scope() != "" && (a.status != http.StatusForbidden || a.code() != "forbidden") {
					t.Errorf("%s answered %s without %s", op.id, a, op.scope())
				}
				for name, header := range strays {
					a := s.send(op.method, r.target(op), r.encodedBody(t), "Authorization", header)
					if a.status != http.StatusUnauthorized || a.code() != "unauthenticated" {
						t.Errorf("%s answered %s to a token that is %s", op.id, a, name)
					}
				}
			})
		})
		s.eachOperation(func(op operation, r request) {
			scopes := []auth.Scope{auth.Scope(op.scope())}
			if op.id == "endEmergencyStop" {
				scopes = append(scopes, auth.ApprovalsWrite) // it says so: resuming takes more than stopping
			}
			if a := with(scopes...).sendRequest(op, r); a.status != r.status {
				t.Errorf("%s answered %s with %q", op.id, a, op.scope())
			}
		})
	})
}

// strayTokens are invalid Authorization headers, by their faults.
func (w *world) strayTokens(tb testing.TB, c *caller) map[string]string {
	tb.Helper()
	claims := auth.Claims{Organization: c.org, Subject: "test", Scopes: auth.NewScopes(auth.AllScopes()...)}
	expired, err := w.issuer.Issue(claims, time.Second)
	if err != nil {
		tb.Fatal(err)
	}
	w.Clock.Advance(2 * time.Second)
	key, err := auth.CreateKey(filepath.Join(tb.TempDir(), "key.pem"))
	if err != nil {
		tb.Fatal(err)
	}
	forger, err := auth.NewIssuer(w.Clock, "granary", key)
	if err != nil {
		tb.Fatal(err)
	}
	forged, err := forger.Issue(claims, time.Hour)
	if err != nil {
		tb.Fatal(err)
	}
	parts := strings.Split(c.token, ".")
	none := base64.RawURLEncoding.EncodeToString([]byte(`{"alg":"none","typ":"JWT"}`))
	return map[string]string{
		"missing":         "",
		"empty":           "Bearer ",
		"expired":         "Bearer " + expired,
		"of another key":  "Bearer " + forged,
		"cut":             "Bearer " + c.token[:len(c.token)-4],
		"unsigned":        "Bearer " + none + "." + parts[1] + ".",
		"of alg none":     "Bearer " + none + "." + parts[1] + "." + parts[2],
		"of mixed halves": "Bearer " + parts[0] + "." + strings.Split(forged, ".")[1] + "." + parts[2],
		"two":             "Bearer " + c.token + " " + c.token,
		"basic":           "Basic " + c.token,
		"20 KiB long":     "Bearer " + strings.Repeat("a", 20<<10),
		"not text":        "Bearer \xff\xfe",
	}
}
