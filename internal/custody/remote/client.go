package remote

import (
	"bytes"
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"time"

	"code.dny.dev/ssrf"

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/custody"
)

const (
	callTimeout    = 15 * time.Second
	maxAnswerBytes = 256 << 10
)

// Account is where the provider is, and as whom it is asked.
type Account struct {
	URL          string
	Organization string // the provider's id of it
	Stamper      *client.APIKeyStamper
	// PrivateAddresses lets the provider be in a private network.
	PrivateAddresses bool
}

// caller sends stamped requests. It follows no redirect and uses no proxy of the
// environment; every address is checked when it is dialled.
type caller struct {
	account   Account
	transport *http.Transport
}

func newCaller(a Account) (*caller, error) {
	u, err := url.Parse(a.URL)
	switch {
	case err != nil || u.Host == "" || u.RawQuery != "" || u.User != nil:
		return nil, errors.New("the provider's url is none")
	case u.Scheme != "https" && !a.PrivateAddresses:
		return nil, errors.New("the provider's url must be https")
	case a.Organization == "" || a.Stamper == nil:
		return nil, errors.New("the provider needs an organization and a key")
	}
	dialer := &net.Dialer{Timeout: callTimeout}
	if !a.PrivateAddresses {
		dialer.Control = ssrf.New(ssrf.WithAnyPort()).Safe
	}
	a.URL = strings.TrimSuffix(a.URL, "/")
	return &caller{a, &http.Transport{
		DialContext: dialer.DialContext, TLSHandshakeTimeout: callTimeout, ResponseHeaderTimeout: callTimeout,
		TLSClientConfig: &tls.Config{MinVersion: tls.VersionTLS12}, MaxResponseHeaderBytes: 64 << 10,
		DisableCompression: true, MaxConnsPerHost: 16, IdleConnTimeout: time.Minute,
	}}, nil
}

// post sends the body, stamped, and reads the activity of the answer. That the provider
// cannot be asked is custody.ErrUnavailable; that it refuses the request is
// custody.ErrDenied.
func (c *caller) post(ctx context.Context, path string, body any) (activity, error) {
	text, err := json.Marshal(body)
	if err != nil {
		return activity{}, fmt.Errorf("encoding a request: %w", err)
	}
	ctx, cancel := context.WithTimeout(ctx, callTimeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, c.account.URL+path, bytes.NewReader(text))
	if err != nil {
		return activity{}, fmt.Errorf("asking the provider: %w", err)
	}
	name, value, err := c.account.Stamper.Stamp(string(text))
	if err != nil {
		return activity{}, fmt.Errorf("stamping a request: %w", err)
	}
	request.Header.Set(name, value)
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("User-Agent", "granary-custody/2")
	answer, err := c.transport.RoundTrip(request)
	if err != nil {
		return activity{}, fmt.Errorf("%w: %w", custody.ErrUnavailable, err)
	}
	defer func() { _ = answer.Body.Close() }()
	read, err := io.ReadAll(io.LimitReader(answer.Body, maxAnswerBytes+1))
	switch {
	case err != nil:
		return activity{}, fmt.Errorf("%w: reading its answer: %w", custody.ErrUnavailable, err)
	case len(read) > maxAnswerBytes:
		return activity{}, fmt.Errorf("%w: its answer has more than %d bytes", custody.ErrUnavailable, maxAnswerBytes)
	case answer.StatusCode == http.StatusBadRequest || answer.StatusCode == http.StatusForbidden:
		return activity{}, fmt.Errorf("%w: the provider answered %d: %s", custody.ErrDenied, answer.StatusCode, messageOf(read))
	case answer.StatusCode != http.StatusOK:
		return activity{}, fmt.Errorf("%w: it answered %d: %s", custody.ErrUnavailable, answer.StatusCode, messageOf(read))
	}
	var found struct {
		Activity activity `json:"activity"`
	}
	if err := json.Unmarshal(read, &found); err != nil || found.Activity.ID == "" {
		return activity{}, fmt.Errorf("%w: its answer holds no activity", custody.ErrUnavailable)
	}
	if found.Activity.OrganizationID != c.account.Organization {
		return activity{}, fmt.Errorf("%w: its answer is another organization's", custody.ErrUnavailable)
	}
	return found.Activity, nil
}

const maxMessageRunes = 200

// messageOf returns a response's message about a failure, cut to one line.
func messageOf(answer []byte) string {
	var told struct {
		Message string `json:"message"`
	}
	_ = json.Unmarshal(answer, &told) // the response has no message
	line := []rune(strings.Join(strings.Fields(told.Message), " "))
	return string(line[:min(len(line), maxMessageRunes)])
}
