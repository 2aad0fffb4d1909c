package httpapi

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"sync"
	"time"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
	"github.com/granaryhq/granary/internal/ratelimit"
	"github.com/granaryhq/granary/internal/store"
)

// methodNotAllowed is HTTP's own: no domain returns it.
const methodNotAllowed fault.Code = "method_not_allowed"

// statusOfCode gives each code its HTTP status.
var statusOfCode = map[fault.Code]int{
	fault.Validation:                 http.StatusBadRequest,
	fault.UnknownParameters:          http.StatusBadRequest,
	fault.UnsupportedChain:           http.StatusBadRequest,
	fault.UnsupportedToken:           http.StatusBadRequest,
	fault.InvalidDestination:         http.StatusBadRequest,
	fault.PrecisionOverflow:          http.StatusBadRequest,
	fault.InvalidCursor:              http.StatusBadRequest,
	fault.InvalidRequest:             http.StatusBadRequest,
	fault.IdempotencyKeyRequired:     http.StatusBadRequest,
	fault.IdempotencyConflict:        http.StatusConflict,
	fault.PreviewNotEnabled:          http.StatusForbidden,
	fault.VaultNotFound:              http.StatusNotFound,
	fault.SourceNotFound:             http.StatusNotFound,
	fault.ShareholderNotFound:        http.StatusNotFound,
	fault.TaskNotFound:               http.StatusNotFound,
	fault.BreakNotFound:              http.StatusNotFound,
	fault.BreakNotOpen:               http.StatusConflict,
	fault.StopNotFound:               http.StatusNotFound,
	fault.RuleNotFound:               http.StatusNotFound,
	fault.RuleLimitReached:           http.StatusConflict,
	fault.AlertNotFound:              http.StatusNotFound,
	fault.ActionNotFound:             http.StatusNotFound,
	fault.AlertNotOpen:               http.StatusConflict,
	fault.EmergencyStop:              http.StatusConflict,
	fault.Unauthenticated:            http.StatusUnauthorized,
	fault.Forbidden:                  http.StatusForbidden,
	fault.NotFound:                   http.StatusNotFound,
	fault.WalletNotFound:             http.StatusNotFound,
	fault.DepositNotFound:            http.StatusNotFound,
	fault.WithdrawalNotFound:         http.StatusNotFound,
	fault.RebalanceNotFound:          http.StatusNotFound,
	fault.YieldSourceNotFound:        http.StatusNotFound,
	fault.FeeWrapperNotFound:         http.StatusNotFound,
	fault.WebhookNotFound:            http.StatusNotFound,
	fault.WebhookEventNotFound:       http.StatusNotFound,
	fault.PayoutNotFound:             http.StatusNotFound,
	fault.AddressBookEntryNotFound:   http.StatusNotFound,
	fault.ApproverNotFound:           http.StatusNotFound,
	fault.ActivityNotFound:           http.StatusNotFound,
	fault.AddressBookViolation:       http.StatusForbidden,
	fault.AddressBookDuplicate:       http.StatusConflict,
	fault.WalletLimitReached:         http.StatusConflict,
	fault.WalletCreationFailed:       http.StatusBadGateway,
	fault.WalletProjection:           http.StatusServiceUnavailable,
	fault.WithdrawalNotCancellable:   http.StatusConflict,
	fault.WithdrawalAlreadyCancelled: http.StatusConflict,
	fault.WithdrawalPayoutInProgress: http.StatusConflict,
	fault.PayoutAlreadyTerminal:      http.StatusConflict,
	fault.PayoutInProgress:           http.StatusConflict,
	fault.PayoutNotRetryable:         http.StatusConflict,
	fault.WithdrawalPolicyRequired:   http.StatusUnprocessableEntity,
	methodNotAllowed:                 http.StatusMethodNotAllowed,
	fault.DuplicateRequestID:         http.StatusConflict,
	fault.RequestIDConflict:          http.StatusConflict,
	fault.WebhookDuplicateURL:        http.StatusConflict,
	fault.WorkflowConflict:           http.StatusConflict,
	fault.OperationNotSupported:      http.StatusConflict,
	fault.InsufficientFunds:          http.StatusUnprocessableEntity,
	fault.InvalidPositionWeight:      http.StatusUnprocessableEntity,
	fault.InvalidWithdrawalPlan:      http.StatusUnprocessableEntity,
	fault.RateLimited:                http.StatusTooManyRequests,
	fault.RateLimitExceeded:          http.StatusTooManyRequests,
	fault.Internal:                   http.StatusInternalServerError,
	fault.ServiceUnavailable:         http.StatusServiceUnavailable,
}

// statusClientGone marks in the log a caller who left before the answer. It is never
// sent.
const statusClientGone = 499

var bufferPool = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// maxPooledBuffer bounds the buffers that the pool keeps after an unusually large response.
const maxPooledBuffer = 1 << 16

var jsonType = []string{"application/json"}

const (
	csvType  = "text/csv; charset=utf-8"
	htmlType = "text/html; charset=utf-8"
	textType = "text/plain; charset=utf-8"
	// pagePolicy is that of a page which stands alone: it runs and loads no script or resource.
	pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

// writeJSON writes body as JSON, whole or not at all.
func (rec *recorder) writeJSON(status int, body any) {
	buf := bufferPool.Get().(*bytes.Buffer)
	buf.Reset()
	defer func() {
		if buf.Cap() <= maxPooledBuffer {
			bufferPool.Put(buf)
		}
	}()
	enc := json.NewEncoder(buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(body); err != nil {
		rec.writeError(fmt.Errorf("encoding %T: %w", body, err))
		return
	}
	h := rec.Header()
	h["Content-Type"] = jsonType
	h["Content-Length"] = []string{strconv.Itoa(buf.Len())}
	rec.WriteHeader(status)
	_, _ = rec.Write(buf.Bytes()) // the caller may be gone; the error has no receiver
}

// writeLong writes a body as it comes. Each write gives the caller another minute to take it. A failure on the way
// cuts the connection: that alone shows the caller that the body is incomplete.
func (rec *recorder) writeLong(r *http.Request, status int, body longBody) {
	rec.Header().Set("Content-Type", body.contentType)
	if body.contentType == htmlType {
		rec.Header().Set("Content-Security-Policy", pagePolicy)
	}
	rec.WriteHeader(status)
	if r.Method == http.MethodHead {
		return
	}
	if err := body.write(r.Context(), deadlineWriter{rec, http.NewResponseController(rec.ResponseWriter)}); err != nil {
		rec.cause = fmt.Errorf("writing %s: %w", body.contentType, err)
		rec.aborted = true
	}
}

// deadlineWriter is a ResponseWriter whose reader may be slow and not idle.
type deadlineWriter struct {
	io.Writer
	control *http.ResponseController
}

func (p deadlineWriter) Write(b []byte) (int, error) {
	if err := p.control.SetWriteDeadline(time.Now().Add(time.Minute)); err != nil {
		return 0, err
	}
	return p.Writer.Write(b)
}

// writeError responds with err: its code and text if it has one, else service_temporarily_unavailable if the database
// or the signer is, else internal_error, which shows the caller only the request's id.
func (rec *recorder) writeError(err error) {
	if rec.status != 0 {
		rec.cause = errors.Join(rec.cause, err) // too late to answer
		return
	}
	code, text := fault.Internal, "internal error"
	var f *fault.Error
	switch {
	case errors.As(err, &f) && statusOfCode[f.Code] != 0:
		code, text = f.Code, f.Text
		rec.cause = f.Unwrap()
	case errors.Is(err, store.ErrUnavailable):
		code, text = fault.ServiceUnavailable, "the database does not answer: send the same request again"
		rec.cause = err
	case errors.Is(err, custody.ErrUnavailable):
		code, text = fault.ServiceUnavailable, "the signer does not answer: send the same request again"
		rec.cause = err
	default:
		rec.cause = err
	}
	if rec.hasMicroVaultErrors(code) {
		rec.code = microVaultErrorCode(code)
		rec.writeJSON(statusOfCode[rec.code], wire.MicroVaultError{Error: wire.ErrorCode(rec.code), Message: text})
		return
	}
	rec.code = code
	wireCode := wire.ErrorCode(code)
	switch code {
	case fault.Unauthenticated:
		rec.Header().Set("WWW-Authenticate", `Bearer realm="granary"`)
		rec.writeJSON(statusOfCode[code], wire.AuthError{Error: "Unauthorized", Message: &text, Code: wireCode})
	case fault.Forbidden:
		rec.writeJSON(statusOfCode[code], wire.AuthError{Error: "Forbidden", Message: &text, Code: wireCode})
	case fault.ServiceUnavailable, fault.WalletProjection:
		rec.writeJSON(statusOfCode[code], wire.UnavailableError{Error: text, Code: wireCode, Retryable: true})
	default:
		rec.writeJSON(statusOfCode[code], wire.Error{Error: text, Code: wireCode})
	}
}

// writeClientGone answers a caller who seems to have left, and records 499. The
// answer is needed: a caller that has only stopped sending may still read, and
// package http would send 200 for no answer.
func (rec *recorder) writeClientGone(err error) {
	rec.writeError(fault.Wrap(err, fault.ServiceUnavailable, "the request was cut off: try again with the same requestId"))
	rec.status = statusClientGone
}

// takeRateLimit takes the request from the token's window and the organization's, and writes the rest, as
// draft-ietf-httpapi-ratelimit-headers has it.
func (s *Server) takeRateLimit(ctx context.Context, h http.Header, p auth.Principal) error {
	v, err := s.limiter.Take(ctx, ratelimit.Caller{Token: p.Token, Organization: p.Organization})
	if err != nil {
		return err
	}
	h["Ratelimit-Policy"] = []string{s.rateLimitPolicy}
	left := make([]byte, 0, 80)
	left = appendStanding(left, ratelimit.TokenLimit, v.Token)
	left = append(left, ", "...)
	left = appendStanding(left, ratelimit.OrganizationLimit, v.Organization)
	h["Ratelimit"] = []string{string(left)}
	if v.Refused == "" {
		return nil
	}
	h["Retry-After"] = []string{strconv.FormatInt(max(1, ceilSeconds(v.Retry)), 10)}
	if v.Refused == ratelimit.OrganizationLimit {
		return fault.New(fault.RateLimitExceeded, "the organization has used up its quota of requests")
	}
	return fault.New(fault.RateLimited, "too many requests with this token")
}

// appendStanding appends the rest of one limit.
func appendStanding(to []byte, l ratelimit.Limit, s ratelimit.Standing) []byte {
	to = append(strconv.AppendQuote(to, string(l)), ";r="...)
	to = strconv.AppendInt(to, s.Remaining, 10)
	to = append(to, ";t="...)
	return strconv.AppendInt(to, ceilSeconds(s.Reset), 10)
}

func rateLimitPolicyHeader(r ratelimit.Rates) string {
	one := func(l ratelimit.Limit, r ratelimit.Rate) string {
		return fmt.Sprintf("%q;q=%d;w=%d", l, r.Requests, max(1, ceilSeconds(r.Window)))
	}
	return one(ratelimit.TokenLimit, r.Token) + ", " + one(ratelimit.OrganizationLimit, r.Organization)
}

// ceilSeconds rounds up.
func ceilSeconds(d time.Duration) int64 { return int64((d + time.Second - 1) / time.Second) }
