package webhook

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"time"

	"code.dny.dev/ssrf"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/trace"
)

const (
	// answerTimeout is how long a receiver has to answer.
	answerTimeout = 15 * time.Second
	// maxAnswerBytes bounds the bytes of a response's body that are read, and drainTime their time, to reuse the
	// connection; the bytes are discarded.
	maxAnswerBytes = 64 << 10
	drainTime      = time.Second
	userAgent      = "granary-webhooks/2"
)

// outcome is the result of one attempt.
type outcome struct {
	delivery
	requestedMicros int64
	completedMicros int64
	responseStatus  int    // the HTTP status, or 0 if no answer came
	lastError       string // empty if it was delivered
	ourFault        bool   // it was not the endpoint's fault
}

// newTransport gives the way out: every address is checked when it is dialled,
// proxies of the environment are not used since they would dial in our stead,
// and each request has an HTTP/1.1 connection to itself while it lasts.
func newTransport(e egress) *http.Transport {
	dialer := &net.Dialer{Timeout: 10 * time.Second, KeepAlive: 30 * time.Second, Control: e.guard.Safe}
	return &http.Transport{
		DialContext:            dialer.DialContext,
		TLSHandshakeTimeout:    10 * time.Second,
		TLSClientConfig:        &tls.Config{MinVersion: tls.VersionTLS12},
		MaxIdleConns:           2 * totalSlots,
		MaxIdleConnsPerHost:    totalSlots / 8,
		IdleConnTimeout:        90 * time.Second,
		MaxResponseHeaderBytes: maxAnswerBytes,
		DisableCompression:     true,
	}
}

// attemptDelivery makes one attempt.
func (c *courier) attemptDelivery(to destination, d delivery) outcome {
	o := outcome{delivery: d, requestedMicros: c.nowMicros()}
	start := time.Now() // how long it takes is not for the service's clock to say
	ctx, cancel := context.WithTimeout(c.ctx, c.answerTimeout)
	defer cancel()
	var err error
	o.responseStatus, err = c.postEvent(ctx, to, d)
	o.completedMicros = o.requestedMicros + time.Since(start).Microseconds()
	switch {
	case err != nil:
		o.lastError, o.ourFault = describeError(err), errors.Is(err, errSecretUnreadable)
	case o.responseStatus >= 300 && o.responseStatus < 400:
		o.lastError = fmt.Sprintf("answered %d: redirects are not followed", o.responseStatus)
	case o.responseStatus < 200 || o.responseStatus >= 300:
		o.lastError = fmt.Sprintf("answered %d", o.responseStatus)
	}
	trace.RecordPast(d.traceparent, "webhook.deliver", clock.Time(o.requestedMicros), clock.Time(o.completedMicros), o.lastError != "",
		trace.ID("event", d.eventID), trace.ID("event.type", string(d.eventType)), trace.ID("wallet", d.stream.String()),
		trace.ID("webhook", d.endpoint.String()), trace.Count("webhook.attempt", d.priorAttempts+1), trace.Count("http.response.status_code", o.responseStatus))
	return o
}

var errSecretUnreadable = errors.New("sealed")

// validSecrets gives the secrets that sign at the given time, the current one first.
func (a destination) validSecrets(nowMicros int64) [][]byte {
	var secrets [][]byte
	for _, s := range a.secrets {
		if nowMicros < s.untilMicros {
			secrets = append(secrets, s.secret)
		}
	}
	return secrets
}

// postEvent sends the body as it stands in the event and returns the answer's
// status. It speaks to the transport itself: a client would follow redirects.
func (c *courier) postEvent(ctx context.Context, to destination, d delivery) (int, error) {
	secrets := to.validSecrets(c.nowMicros())
	if len(secrets) == 0 {
		return 0, errSecretUnreadable
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	r := (&http.Request{
		Method:        http.MethodPost,
		URL:           to.url,
		Host:          to.url.Host,
		ContentLength: int64(len(d.body)),
		Body:          io.NopCloser(strings.NewReader(d.body)),
		GetBody:       func() (io.ReadCloser, error) { return io.NopCloser(strings.NewReader(d.body)), nil },
		Header: http.Header{
			"Content-Type":       {"application/json"},
			"User-Agent":         {userAgent},
			"Service-Event-Id":   {d.eventID},
			"Service-Event-Type": {string(d.eventType)},
			// The receiver compares this time with its own clock, which a
			// sandbox that moves ours does not move.
			"Service-Signature": {signatureHeader(secrets, time.Now().Unix(), d.body)},
		},
	}).WithContext(ctx)
	answer, err := c.transport.RoundTrip(r)
	if err != nil {
		return 0, err
	}
	if answer.StatusCode != http.StatusSwitchingProtocols { // whose body is the bare connection, without our deadline
		cutOff := time.AfterFunc(drainTime, cancel)
		_, _ = io.CopyN(io.Discard, answer.Body, maxAnswerBytes)
		cutOff.Stop()
	}
	_ = answer.Body.Close()
	return answer.StatusCode, nil
}

// describeError describes in few words why no response came. The organization may read it, so it contains no details
// of our network.
func describeError(err error) string {
	var dns *net.DNSError
	var timeout net.Error
	var certificate *tls.CertificateVerificationError
	switch {
	case errors.Is(err, errSecretUnreadable):
		return "the signing secret cannot be read"
	case errors.Is(err, ssrf.ErrProhibitedIP), errors.Is(err, ssrf.ErrProhibitedNetwork):
		return "the address is not public"
	case errors.Is(err, context.DeadlineExceeded), errors.As(err, &timeout) && timeout.Timeout():
		return "no answer in time"
	case errors.As(err, &dns):
		return "the host was not found"
	case errors.As(err, &certificate):
		return "the certificate is not valid"
	}
	return "the connection failed"
}
