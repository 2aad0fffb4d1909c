package e2e

import (
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/app"
	"github.com/granaryhq/granary/internal/auth"
)

// startProcess is a second process's API on the world's database, as it is served
// outside a sandbox, with MicroVaults for some.
func (w *world) startProcess(tb testing.TB, limits app.LimitsConfig, preview ...uuid.UUID) (*app.App, string) {
	tb.Helper()
	c := app.Config{Database: w.Config.Database, Custody: w.Config.Custody, TokenKey: w.Config.TokenKey, Chains: w.Config.Chains, Sources: w.Config.Sources,
		Lease: w.Config.Lease, Limits: limits, MicroVaults: app.MicroVaultsConfig{Organizations: preview}}
	a, err := app.New(tb.Context(), c, w.Clock, slog.New(slog.DiscardHandler))
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(a.Close)
	server := httptest.NewServer(a.Handler())
	tb.Cleanup(server.Close)
	return a, server.URL
}

// startReplica returns the same caller at a second process.
func (w *world) startReplica(tb testing.TB, c *caller) *caller {
	tb.Helper()
	_, url := w.startProcess(tb, w.Config.Limits, c.org)
	return newCaller(tb, url, c.org, c.token, nil)
}

// Outside a sandbox its operations do not exist, and the others are the same.
// Where something is used up or broken, each says so as described.
func TestAPIOutsideASandbox(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.newScene(t)
		there := w.startReplica(t, s.caller)
		s.checkServedElsewhere(there)
		s.checkContinuedElsewhere(there)
		s.waitUntilIdle(s.wallet.ID)
		three, many := app.RateConfig{Requests: 3, Window: time.Hour}, w.Config.Limits.Token
		s.checkRateLimit(w, app.LimitsConfig{Token: three, Organization: many}, s.org, "rate_limited")
		s.checkRateLimit(w, app.LimitsConfig{Token: many, Organization: three}, uuid.New(), "rate_limit_exceeded")
		s.checkLostDatabase(w)
		s.checkPreviewNotEnabled(w)
	})
}

func (s *scene) checkServedElsewhere(there *caller) {
	s.tb.Helper()
	s.eachOperation(func(op operation, r request) {
		a := there.sendRequest(op, r)
		if isSandboxOnly(op) {
			r.status = http.StatusNotFound
		}
		if a.status != r.status {
			s.tb.Errorf("outside a sandbox %s answered %s", op.id, a)
		}
	})
	local := quietWebhookBody()
	local["url"] = "http://127.0.0.1:8080/"
	there.assertRefused("validation_error", http.MethodPost, "/v2/webhooks", local)
}

// isSandboxOnly says whether an operation is only there in a sandbox.
func isSandboxOnly(op operation) bool { return strings.HasPrefix(op.path, "/v2/sandbox/") }

// checkContinuedElsewhere reads lists one process after the other.
func (s *scene) checkContinuedElsewhere(there *caller) {
	s.tb.Helper()
	s.eachOperation(func(op operation, _ request) {
		if !op.hasQuery("cursor") {
			return
		}
		r := s.oneItemPage(op)
		_, r.query["cursor"] = s.readPage(op, r)
		if a := there.sendRequest(op, r); a.status != http.StatusOK {
			s.tb.Errorf("%s answered %s to a cursor of another process", op.id, a)
		}
	})
}

// checkPreviewNotEnabled asks for MicroVaults where the organization is not let in.
func (s *scene) checkPreviewNotEnabled(w *world) {
	s.tb.Helper()
	_, url := w.startProcess(s.tb, w.Config.Limits, uuid.New())
	there := newCaller(s.tb, url, s.org, s.token, nil)
	w.assertUnchanged(func() {
		s.eachOperation(func(op operation, r request) {
			if !isMicroVaultPath(op.path) {
				return
			}
			if a := there.sendRequest(op, r); a.code() != "preview_not_enabled" || a.status != http.StatusForbidden {
				s.tb.Errorf("%s answered %s where it is not enabled", op.id, a)
			}
		})
	})
}

// checkRateLimit sends a request when a new token of the organization has used up three: it is rejected.
func (s *scene) checkRateLimit(w *world, limits app.LimitsConfig, org uuid.UUID, code string) {
	s.tb.Helper()
	_, url := w.startProcess(s.tb, limits)
	there := newCaller(s.tb, url, org, w.issueToken(s.tb, org, auth.AllScopes()...), nil)
	w.assertUnchanged(func() {
		for range 3 {
			if a := there.send(http.MethodGet, "/v2/system/ping", ""); a.status != http.StatusOK {
				s.tb.Errorf("ping answered %s", a)
			}
		}
		s.eachOperation(func(op operation, r request) {
			if a := there.sendRequest(op, r); a.code() != code && !isSandboxOnly(op) {
				s.tb.Errorf("%s answered %s, %s is expected", op.id, a, code)
			}
		})
	})
}

// checkLostDatabase asks a process that has lost its database. It says no more than that
// it failed.
func (s *scene) checkLostDatabase(w *world) {
	s.tb.Helper()
	process, url := w.startProcess(s.tb, w.Config.Limits, s.org)
	there := newCaller(s.tb, url, s.org, s.token, nil)
	process.DB.Close()
	s.eachOperation(func(op operation, r request) {
		a := there.sendRequest(op, r)
		if !isSandboxOnly(op) && a.text != `{"code":"internal_error","error":"internal error"}`+"\n" && a.code() != "service_temporarily_unavailable" {
			s.tb.Errorf("%s without a database answered %s", op.id, a)
		}
	})
}
