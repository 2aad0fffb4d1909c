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
	// maxAnswer is how much of an answer's body is read, and drainTime how long,
	// to use the connection again; nothing of it is kept.
	maxAnswer = 64 << 10
	drainTime = time.Second
	userAgent = "granary-webhooks/2"
)

// outcome is what came of one attempt.
type outcome struct {
	delivery
	requested int64
	completed int64
	response  int    // the HTTP status, or 0 if no answer came
	problem   string // empty if it was delivered
	ours      bool   // it was not the endpoint's fault
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
		MaxIdleConns:           2 * allSlots,
		MaxIdleConnsPerHost:    allSlots / 8,
		IdleConnTimeout:        90 * time.Second,
		MaxResponseHeaderBytes: maxAnswer,
		DisableCompression:     true,
	}
}

// carry makes one attempt.
func (c *courier) carry(to address, d delivery) outcome {
	o := outcome{delivery: d, requested: c.now()}
	start := time.Now() // how long it takes is not for the service's clock to say
	ctx, cancel := context.WithTimeout(c.ctx, c.patience)
	defer cancel()
	var err error
	o.response, err = c.post(ctx, to, d)
	o.completed = o.requested + time.Since(start).Microseconds()
	switch {
	case err != nil:
		o.problem, o.ours = explain(err), errors.Is(err, errSealed)
	case o.response >= 300 && o.response < 400:
		o.problem = fmt.Sprintf("answered %d: redirects are not followed", o.response)
	case o.response < 200 || o.response >= 300:
		o.problem = fmt.Sprintf("answered %d", o.response)
	}
	trace.Past(d.trace, "webhook.deliver", clock.Time(o.requested), clock.Time(o.completed), o.problem != "",
		trace.ID("event", d.event), trace.ID("event.type", string(d.kind)), trace.ID("wallet", d.wallet.String()),
		trace.ID("webhook", d.endpoint.String()), trace.Count("webhook.attempt", d.attempts+1), trace.Count("http.response.status_code", o.response))
	return o
}

var errSealed = errors.New("sealed")

// valid gives the secrets that sign at the given time, the current one first.
func (a address) valid(now int64) [][]byte {
	var secrets [][]byte
	for _, s := range a.secrets {
		if now < s.until {
			secrets = append(secrets, s.secret)
		}
	}
	return secrets
}

// post sends the body as it stands in the event and returns the answer's
// status. It speaks to the transport itself: a client would follow redirects.
func (c *courier) post(ctx context.Context, to address, d delivery) (int, error) {
	secrets := to.valid(c.now())
	if len(secrets) == 0 {
		return 0, errSealed
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
			"Service-Event-Id":   {d.event},
			"Service-Event-Type": {string(d.kind)},
			// The receiver compares this time with its own clock, which a
			// sandbox that moves ours does not move.
			"Service-Signature": {signature(secrets, time.Now().Unix(), d.body)},
		},
	}).WithContext(ctx)
	answer, err := c.transport.RoundTrip(r)
	if err != nil {
		return 0, err
	}
	if answer.StatusCode != http.StatusSwitchingProtocols { // whose body is the bare connection, without our deadline
		slow := time.AfterFunc(drainTime, cancel)
		_, _ = io.CopyN(io.Discard, answer.Body, maxAnswer)
		slow.Stop()
	}
	_ = answer.Body.Close()
	return answer.StatusCode, nil
}

// explain says in few words why no answer came. The organization may read it,
// so it tells nothing of our network.
func explain(err error) string {
	var dns *net.DNSError
	var timeout net.Error
	var certificate *tls.CertificateVerificationError
	switch {
	case errors.Is(err, errSealed):
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
