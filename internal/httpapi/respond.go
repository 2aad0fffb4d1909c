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
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/httpapi/wire"
)

// methodNotAllowed is HTTP's own: no domain returns it.
const methodNotAllowed fault.Code = "method_not_allowed"

// statuses gives each code its HTTP status.
var statuses = map[fault.Code]int{
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
	fault.AddressBookViolation:       http.StatusForbidden,
	fault.AddressBookDuplicate:       http.StatusConflict,
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

// statusGone marks in the log a caller who left before the answer. It is never
// sent.
const statusGone = 499

var buffers = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// keptBuffer bounds what the pool holds on to after an unusually large answer.
const keptBuffer = 1 << 16

var (
	jsonType = []string{"application/json"}
	csvType  = []string{"text/csv; charset=utf-8"}
)

// answer writes body as JSON, whole or not at all.
func (x *exchange) answer(status int, body any) {
	buf := buffers.Get().(*bytes.Buffer)
	buf.Reset()
	defer func() {
		if buf.Cap() <= keptBuffer {
			buffers.Put(buf)
		}
	}()
	enc := json.NewEncoder(buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(body); err != nil {
		x.fail(fmt.Errorf("encoding %T: %w", body, err))
		return
	}
	h := x.Header()
	h["Content-Type"] = jsonType
	h["Content-Length"] = []string{strconv.Itoa(buf.Len())}
	x.WriteHeader(status)
	_, _ = x.Write(buf.Bytes()) // the caller may be gone; there is nobody to tell
}

// stream writes CSV as it comes. Each write gives the caller another minute to
// take it. A failure on the way cuts the connection, since nothing else tells
// the caller that what came is not all.
func (x *exchange) stream(r *http.Request, status int, write csvBody) {
	x.Header()["Content-Type"] = csvType
	x.WriteHeader(status)
	if r.Method == http.MethodHead {
		return
	}
	if err := write(r.Context(), paced{x, http.NewResponseController(x.ResponseWriter)}); err != nil {
		x.cause = fmt.Errorf("writing CSV: %w", err)
		x.cut = true
	}
}

// paced is a ResponseWriter whose reader may be slow and not idle.
type paced struct {
	io.Writer
	control *http.ResponseController
}

func (p paced) Write(b []byte) (int, error) {
	if err := p.control.SetWriteDeadline(time.Now().Add(time.Minute)); err != nil {
		return 0, err
	}
	return p.Writer.Write(b)
}

// fail answers with err: its code and text if it has one, else internal_error,
// which tells the caller nothing but the request's id.
func (x *exchange) fail(err error) {
	if x.status != 0 {
		x.cause = errors.Join(x.cause, err) // too late to answer
		return
	}
	code, text := fault.Internal, "internal error"
	var f *fault.Error
	if errors.As(err, &f) && statuses[f.Code] != 0 {
		code, text = f.Code, f.Text
		x.cause = f.Unwrap()
	} else {
		x.cause = err
	}
	if x.micro(code) {
		x.code = microFault(code)
		x.answer(statuses[x.code], wire.MicroVaultError{Error: wire.ErrorCode(x.code), Message: text})
		return
	}
	x.code = code
	wireCode := wire.ErrorCode(code)
	switch code {
	case fault.Unauthenticated:
		x.Header().Set("WWW-Authenticate", `Bearer realm="granary"`)
		x.answer(statuses[code], wire.AuthError{Error: "Unauthorized", Message: &text, Code: wireCode})
	case fault.Forbidden:
		x.answer(statuses[code], wire.AuthError{Error: "Forbidden", Message: &text, Code: wireCode})
	case fault.ServiceUnavailable:
		x.answer(statuses[code], wire.UnavailableError{Error: text, Code: wireCode, Retryable: true})
	default:
		x.answer(statuses[code], wire.Error{Error: text, Code: wireCode})
	}
}

// gone answers a caller who seems to have left, and notes that. One who only
// stopped sending may still read, and must not take silence, which package http
// would send as 200, for success.
func (x *exchange) gone(err error) {
	x.fail(fault.Because(err, fault.ServiceUnavailable, "the request was cut off: try again with the same requestId"))
	x.status = statusGone
}

// count takes the request from the token's window and the organization's, and
// says what is left, as draft-ietf-httpapi-ratelimit-headers has it.
func (s *Server) count(ctx context.Context, h http.Header, p auth.Principal) error {
	v, err := s.limiter.Take(ctx, p)
	if err != nil {
		return err
	}
	h["Ratelimit-Policy"] = []string{s.policy}
	left := make([]byte, 0, 80)
	left = standing(left, auth.TokenLimit, v.Token)
	left = append(left, ", "...)
	left = standing(left, auth.OrganizationLimit, v.Organization)
	h["Ratelimit"] = []string{string(left)}
	if v.Refused == "" {
		return nil
	}
	h["Retry-After"] = []string{strconv.FormatInt(max(1, seconds(v.Retry)), 10)}
	if v.Refused == auth.OrganizationLimit {
		return fault.New(fault.RateLimitExceeded, "the organization has used up its quota of requests")
	}
	return fault.New(fault.RateLimited, "too many requests with this token")
}

// standing appends what is left of one limit.
func standing(to []byte, l auth.Limit, s auth.Standing) []byte {
	to = append(strconv.AppendQuote(to, string(l)), ";r="...)
	to = strconv.AppendInt(to, s.Remaining, 10)
	to = append(to, ";t="...)
	return strconv.AppendInt(to, seconds(s.Reset), 10)
}

func policyHeader(r auth.Rates) string {
	one := func(l auth.Limit, r auth.Rate) string {
		return fmt.Sprintf("%q;q=%d;w=%d", l, r.Requests, max(1, seconds(r.Window)))
	}
	return one(auth.TokenLimit, r.Token) + ", " + one(auth.OrganizationLimit, r.Organization)
}

// seconds rounds up.
func seconds(d time.Duration) int64 { return int64((d + time.Second - 1) / time.Second) }
