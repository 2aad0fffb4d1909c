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

// process is a second process's API on the world's database, as it is served
// outside a sandbox, with MicroVaults for some.
func (w *world) process(tb testing.TB, limits app.LimitsConfig, preview ...uuid.UUID) (*app.App, string) {
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

// replica returns the same caller at a second process.
func (w *world) replica(tb testing.TB, c *caller) *caller {
	tb.Helper()
	_, url := w.process(tb, w.Config.Limits, c.org)
	return newCaller(tb, url, c.org, c.token, nil)
}

// Outside a sandbox its operations do not exist, and the others are the same.
// Where something is used up or broken, each says so as described.
func TestAPIOutsideASandbox(t *testing.T) {
	eachWorld(t, func(t *testing.T, w *world) {
		s := w.stage(t)
		there := w.replica(t, s.caller)
		s.servedElsewhere(there)
		s.continuedElsewhere(there)
		s.idle(s.wallet.ID)
		three, many := app.RateConfig{Requests: 3, Window: time.Hour}, w.Config.Limits.Token
		s.usedUp(w, app.LimitsConfig{Token: three, Organization: many}, s.org, "rate_limited")
		s.usedUp(w, app.LimitsConfig{Token: many, Organization: three}, uuid.New(), "rate_limit_exceeded")
		s.broken(w)
		s.unlet(w)
	})
}

func (s *scene) servedElsewhere(there *caller) {
	s.tb.Helper()
	s.each(func(op operation, r request) {
		a := there.do(op, r)
		if sandboxed(op) {
			r.status = http.StatusNotFound
		}
		if a.status != r.status {
			s.tb.Errorf("outside a sandbox %s answered %s", op.id, a)
		}
	})
	local := quietWebhook()
	local["url"] = "http://127.0.0.1:8080/"
	there.refused("validation_error", http.MethodPost, "/v2/webhooks", local)
}

// sandboxed says whether an operation is only there in a sandbox.
func sandboxed(op operation) bool { return strings.HasPrefix(op.path, "/v2/sandbox/") }

// continuedElsewhere reads lists one process after the other.
func (s *scene) continuedElsewhere(there *caller) {
	s.tb.Helper()
	s.each(func(op operation, _ request) {
		if !op.takes("cursor") {
			return
		}
		r := s.listing(op)
		_, r.query["cursor"] = s.page(op, r)
		if a := there.do(op, r); a.status != http.StatusOK {
			s.tb.Errorf("%s answered %s to a cursor of another process", op.id, a)
		}
	})
}

// unlet asks for MicroVaults where the organization is not let in.
func (s *scene) unlet(w *world) {
	s.tb.Helper()
	_, url := w.process(s.tb, w.Config.Limits, uuid.New())
	there := newCaller(s.tb, url, s.org, s.token, nil)
	w.unmoved(func() {
		s.each(func(op operation, r request) {
			if !micro(op.path) {
				return
			}
			if a := there.do(op, r); a.code() != "preview_not_enabled" || a.status != http.StatusForbidden {
				s.tb.Errorf("%s answered %s where it is not enabled", op.id, a)
			}
		})
	})
}

// usedUp asks when a new token of the organization has used up three requests:
// nothing is done any more.
func (s *scene) usedUp(w *world, limits app.LimitsConfig, org uuid.UUID, code string) {
	s.tb.Helper()
	_, url := w.process(s.tb, limits)
	there := newCaller(s.tb, url, org, w.issue(s.tb, org, auth.AllScopes()...), nil)
	w.unmoved(func() {
		for range 3 {
			if a := there.send(http.MethodGet, "/v2/system/ping", ""); a.status != http.StatusOK {
				s.tb.Errorf("ping answered %s", a)
			}
		}
		s.each(func(op operation, r request) {
			if a := there.do(op, r); a.code() != code && !sandboxed(op) {
				s.tb.Errorf("%s answered %s, %s is expected", op.id, a, code)
			}
		})
	})
}

// broken asks a process that has lost its database. It says no more than that
// it failed.
func (s *scene) broken(w *world) {
	s.tb.Helper()
	process, url := w.process(s.tb, w.Config.Limits, s.org)
	there := newCaller(s.tb, url, s.org, s.token, nil)
	process.DB.Close()
	s.each(func(op operation, r request) {
		a := there.do(op, r)
		if !sandboxed(op) && a.text != `{"code":"internal_error","error":"internal error"}`+"\n" && a.code() != "service_temporarily_unavailable" {
			s.tb.Errorf("%s without a database answered %s", op.id, a)
		}
	})
}
