package httpapi

import (
	"context"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/netip"
	"path"
	"runtime/debug"
	"strings"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/approval"
	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/feewrapper"
	"github.com/granaryhq/granary/internal/microvault"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/ratelimit"
	"github.com/granaryhq/granary/internal/risk"
	"github.com/granaryhq/granary/internal/store"
	"github.com/granaryhq/granary/internal/trace"
	"github.com/granaryhq/granary/internal/transfer"
	"github.com/granaryhq/granary/internal/wallet"
	"github.com/granaryhq/granary/internal/webhook"
	"github.com/granaryhq/granary/internal/yield"
)

// requestIDHeader identifies a request in our log. It is ours alone: a caller's value of it is ignored.
const requestIDHeader = "Service-Request-Id"

// operationTimeout bounds the time of an operation before its caller must retry. No operation waits for a chain.
const operationTimeout = 30 * time.Second

// Config is the configuration of the API beside the domain.
type Config struct {
	Verifier  *auth.Verifier
	Limiter   *ratelimit.Limiter
	CursorKey []byte // at least 32 secret bytes, the same on every replica
	Log       *slog.Logger
	Metrics   prometheus.Registerer
	Domain    Domain
	Tokens    *audit.Tokens
	Refusals  *audit.Refusals
	// TrustedProxies are those whose X-Forwarded-For is believed.
	TrustedProxies []netip.Prefix
}

// Domain holds the services that the operations call.
type Domain struct {
	MicroVaults *microvault.Service
	DB          *store.DB
	Wallets     *wallet.Service
	Transfers   *transfer.Service
	Policies    *policy.Service
	Approvals   *approval.Service
	Risk        *risk.Service
	Catalog     *yield.Catalog
	Webhooks    *webhook.Service
	Wrappers    *feewrapper.Service
	Sandbox     *Sandbox // nil outside a sandbox
}

// Server is the API as an http.Handler.
type Server struct {
	verifier        *auth.Verifier
	limiter         *ratelimit.Limiter
	rateLimitPolicy string
	cursors         *cursors
	log             *slog.Logger
	metrics         *metrics
	mux             *http.ServeMux
	domain          Domain
	tokens          *audit.Tokens
	refusals        *audit.Refusals
	trustedProxies  []netip.Prefix
}

// New returns the API.
func New(cfg Config) (*Server, error) {
	s, err := newServer(cfg)
	if err != nil {
		return nil, err
	}
	s.registerRoutes(s.operations())
	s.registerDocs()
	return s, nil
}

func newServer(cfg Config) (*Server, error) {
	cursors, err := newCursors(cfg.CursorKey)
	if err != nil {
		return nil, err
	}
	metrics, err := newMetrics(cfg.Metrics)
	if err != nil {
		return nil, fmt.Errorf("registering metrics: %w", err)
	}
	return &Server{
		verifier: cfg.Verifier, limiter: cfg.Limiter, rateLimitPolicy: rateLimitPolicyHeader(cfg.Limiter.Rates()),
		cursors: cursors, log: cfg.Log, metrics: metrics, mux: http.NewServeMux(), domain: cfg.Domain,
		tokens: cfg.Tokens, refusals: cfg.Refusals, trustedProxies: cfg.TrustedProxies,
	}, nil
}

// recorder is the ResponseWriter of one request. It records the outcome of the request, for the log, the metrics and
// the trace; behind the mux a handler takes it out of its http.ResponseWriter again.
type recorder struct {
	http.ResponseWriter
	id           string
	route        *route
	principal    auth.Principal
	body         io.Reader // of the request
	status       int
	bytesWritten int
	span         trace.Span
	code         fault.Code
	cause        error // of a refusal or failure, for the log
	aborted      bool  // the answer began and cannot be finished
}

// Unwrap is for http.ResponseController.
func (rec *recorder) Unwrap() http.ResponseWriter { return rec.ResponseWriter }

// maxDrained bounds the bytes read of a body that is not wanted.
const maxDrained = 16 << 20

// WriteHeader records the status. It reads the rest of the body first: if the connection were closed on a caller who
// is still sending, most would see that and not the response. A caller who waits for "100 Continue" has sent no body.
func (rec *recorder) WriteHeader(status int) {
	if rec.body != nil {
		_, _ = io.CopyN(io.Discard, rec.body, maxDrained) // a body that cannot be read cannot be answered either
		rec.body = nil
	}
	rec.status = status
	rec.ResponseWriter.WriteHeader(status)
}

// Write notes the size.
func (rec *recorder) Write(b []byte) (int, error) {
	n, err := rec.ResponseWriter.Write(b)
	rec.bytesWritten += n
	return n, err
}

// ServeHTTP answers every request, also after a panic.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	start := time.Now()
	rec := &recorder{ResponseWriter: w, id: uuid.NewString()}
	if r.Header.Get("Expect") == "" {
		rec.body = r.Body
	}
	ctx, span := trace.StartRequest(r.Context(), r.Header)
	rec.span = span
	if span.IsRecording() {
		r = r.WithContext(ctx)
	}
	header := w.Header()
	if len(r.TransferEncoding) > 0 {
		// Package http hides a length beside the chunks, and if a proxy uses it, it splits the connection elsewhere
		// (RFC 9112, 6.1): the connection ends here.
		header["Connection"] = closeConnection
	}
	header[requestIDHeader] = []string{rec.id}
	header["Cache-Control"] = noStore
	header["X-Content-Type-Options"] = noSniff
	defer func() {
		if p := recover(); p != nil {
			if p == http.ErrAbortHandler {
				panic(p)
			}
			rec.writeError(fmt.Errorf("panic: %v\n%s", p, debug.Stack()))
		}
		s.recordOutcome(r, rec, time.Since(start))
		if rec.aborted {
			panic(http.ErrAbortHandler)
		}
	}()
	// The mux would redirect an unclean path; a path that is not exactly an
	// operation's is unknown.
	if p := r.URL.Path; !strings.HasPrefix(p, "/") || path.Clean(p) != p {
		s.notFound(rec, r)
		return
	}
	s.mux.ServeHTTP(rec, r)
}

var (
	noStore = []string{"no-store"}
	noSniff = []string{"nosniff"}

	closeConnection = []string{"close"}
)

// recordOutcome logs and counts the request. The query is not logged: it may contain data that its sender did not
// mean for a log.
func (s *Server) recordOutcome(r *http.Request, rec *recorder, took time.Duration) {
	route, method := rec.routeLabels(r.Method)
	s.metrics.observeRequest(route, method, rec.status, took)
	rec.span.EndRequest(method, route, rec.status, trace.ID("request", rec.id))
	level := slog.LevelInfo
	if rec.status >= 500 {
		level = slog.LevelError
	}
	if !s.log.Enabled(r.Context(), level) {
		return
	}
	attrs := make([]slog.Attr, 0, 10)
	attrs = append(attrs, slog.String("id", rec.id), slog.String("method", clipText(r.Method)), slog.String("path", clipText(r.URL.Path)),
		slog.Int("status", rec.status), slog.Int("bytes", rec.bytesWritten), slog.Duration("took", took))
	if rec.principal.Organization != uuid.Nil {
		attrs = append(attrs, slog.String("organization", rec.principal.Organization.String()))
	}
	if rec.code != "" {
		attrs = append(attrs, slog.String("code", string(rec.code)))
	}
	if rec.cause != nil {
		attrs = append(attrs, slog.String("cause", rec.cause.Error()))
	}
	s.log.LogAttrs(r.Context(), level, "request", attrs...)
}

// serveOperation runs one operation for one request.
func (s *Server) serveOperation(rec *recorder, r *http.Request, op *operation) {
	ctx, err := s.authorizeRequest(rec, r, op)
	if err != nil {
		if r.Context().Err() != nil {
			rec.writeClientGone(err)
			return
		}
		s.recordRefusal(ctx, rec, r, op, err)
		rec.writeError(err)
		return
	}
	asked := s.newRequest(rec, r, op)
	if err := asked.readQuery(); err != nil {
		s.recordRefusal(ctx, rec, r, op, err)
		rec.writeError(err)
		return
	}
	ctx, cancel := context.WithTimeout(ctx, operationTimeout)
	defer cancel()
	a, err := op.handle(ctx, asked)
	if err != nil {
		s.recordRefusal(ctx, rec, r, op, err)
	}
	switch {
	case err == nil:
		switch body := a.body.(type) {
		case csvBody:
			rec.writeLong(r, a.status, longBody{csvType, body})
		case longBody:
			rec.writeLong(r, a.status, body)
		default:
			rec.writeJSON(a.status, a.body)
		}
	case r.Context().Err() != nil && fault.CodeOf(err) == fault.Internal:
		rec.writeClientGone(err)
	case ctx.Err() != nil && fault.CodeOf(err) == fault.Internal:
		rec.writeError(fault.Wrap(err, fault.ServiceUnavailable, "this took too long: try again with the same requestId"))
	default:
		rec.writeError(err)
	}
}

// authorizeRequest finds out who asks and notes it, counts the request and
// checks the scope. The context is the request's, on behalf of who asks.
func (s *Server) authorizeRequest(rec *recorder, r *http.Request, op *operation) (context.Context, error) {
	ctx := r.Context()
	token, err := bearerToken(r.Header)
	if err != nil {
		return ctx, err
	}
	p, err := s.verifier.Verify(ctx, token)
	if err != nil {
		return ctx, err
	}
	rec.principal = p
	if err := s.takeRateLimit(ctx, rec.Header(), p); err != nil {
		return ctx, err
	}
	ctx = audit.WithCaller(ctx, s.auditCaller(rec, r))
	s.recordTokenUse(ctx, rec)
	if !p.Scopes.Allows(op.scope) {
		return ctx, fault.New(fault.Forbidden, "the token lacks the scope %s", op.scope)
	}
	return ctx, nil
}

// bearerToken returns the token of a request that has exactly one.
func bearerToken(h http.Header) (string, error) {
	values := h["Authorization"]
	if len(values) != 1 {
		return "", fault.New(fault.Unauthenticated, "a bearer token is required")
	}
	scheme, token, ok := strings.Cut(values[0], " ")
	if !ok || !strings.EqualFold(scheme, "Bearer") || token == "" {
		return "", fault.New(fault.Unauthenticated, "a bearer token is required")
	}
	return token, nil
}

// clipText cuts a caller's text to the length that the log allows.
func clipText(s string) string {
	const most = 256
	if len(s) > most {
		return s[:most] + "…"
	}
	return s
}
