package signerrpc

import (
	"bytes"
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"sync/atomic"
	"time"

	"github.com/google/uuid"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
)

// Client is a custody.Signer that asks one of several signers, which share a database.
// It is safe for concurrent use.
type Client struct {
	addresses []string // https://host:port
	inUse     atomic.Uint64
	http      *http.Client
	transport *http.Transport
	asked     *prometheus.HistogramVec
}

// callTimeout is longer than the signer's own.
const callTimeout = 25 * time.Second

// NewClient returns a client of the signers at the addresses (https://host:port), tried in turn after a failure. It
// makes no request yet.
func NewClient(addresses []string, files Files, log *slog.Logger, metrics prometheus.Registerer) (*Client, error) {
	own, err := openCredentials(files, log)
	if err != nil {
		return nil, err
	}
	c := &Client{asked: prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Namespace: "granary", Subsystem: "signer", Name: "call_seconds", Help: "Time that a call to the signer took, by what was asked and what came of it.",
		Buckets: []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30},
	}, []string{"asked", "outcome"})}
	for _, address := range addresses {
		if err := CheckAddress(address); err != nil {
			return nil, err
		}
		c.addresses = append(c.addresses, address)
	}
	c.transport = &http.Transport{
		ForceAttemptHTTP2: true, DisableCompression: true, MaxResponseHeaderBytes: 16 << 10, IdleConnTimeout: 90 * time.Second,
		// A signer that fell silent is found out, and not waited for by all that follow.
		HTTP2: &http.HTTP2Config{SendPingTimeout: 5 * time.Second, PingTimeout: 5 * time.Second, WriteByteTimeout: 10 * time.Second},
		DialTLSContext: func(ctx context.Context, network, address string) (net.Conn, error) {
			host, _, err := net.SplitHostPort(address)
			if err != nil {
				return nil, err
			}
			config, err := clientTLS(own, host)
			if err != nil {
				return nil, err
			}
			return (&tls.Dialer{NetDialer: &net.Dialer{Timeout: 5 * time.Second}, Config: config}).DialContext(ctx, network, address)
		},
	}
	c.http = &http.Client{Transport: c.transport, Timeout: callTimeout,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	if err := metrics.Register(c.asked); err != nil {
		return nil, fmt.Errorf("registering metrics: %w", err)
	}
	up := prometheus.NewGaugeFunc(prometheus.GaugeOpts{
		Namespace: "granary", Subsystem: "signer", Name: "up", Help: "1 while a signer answers that it can sign, asked when this is read.",
	}, c.measureUp)
	if err := metrics.Register(up); err != nil {
		return nil, fmt.Errorf("registering metrics: %w", err)
	}
	return c, nil
}

// CheckAddress describes the fault of a signer's address.
func CheckAddress(address string) error {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "https" || u.Hostname() == "" || u.Port() == "" || u.User != nil || u.Path != "" || u.RawQuery != "" || u.Fragment != "" {
		return fmt.Errorf("%q is not https://host:port", address)
	}
	return nil
}

// Close lets its connections go.
func (c *Client) Close() { c.transport.CloseIdleConnections() }

// Addresses are the deposit addresses of owners.
func (c *Client) Addresses(ctx context.Context, owners ...uuid.UUID) ([]custody.Addresses, error) {
	found := make([]custody.Addresses, 0, len(owners))
	for len(owners) > 0 {
		some := owners[:min(len(owners), maxOwners)]
		owners = owners[len(some):]
		var answer addressesAnswer
		if err := c.call(ctx, pathAddresses, addressesRequest{some}, &answer); err != nil {
			return nil, err
		}
		if len(answer.Addresses) != len(some) {
			return nil, fmt.Errorf("%w as it should: %d addresses of %d owners", custody.ErrUnavailable, len(answer.Addresses), len(some))
		}
		found = append(found, answer.Addresses...)
	}
	return found, nil
}

// Account are the addresses of an owner that is proven to be an organization's.
func (c *Client) Account(ctx context.Context, r custody.AccountRequest) (custody.Addresses, error) {
	var found custody.Addresses
	return found, c.call(ctx, pathAccount, r, &found)
}

// Sign has the signer sign an intent. It is idempotent: a repeated request gives the same signature.
func (c *Client) Sign(ctx context.Context, r custody.SignRequest) (custody.Signed, error) {
	var signed custody.Signed
	return signed, c.call(ctx, pathSign, r, &signed)
}

// Cancel has the signer give up an intent's nonce. Asking again gives the same
// signature.
func (c *Client) Cancel(ctx context.Context, r custody.CancelRequest) (custody.Cancelled, error) {
	var signed custody.Cancelled
	return signed, c.call(ctx, pathCancel, r, &signed)
}

// Void has the signer end an intent on Solana unpaid. Asking again gives the same signatures.
func (c *Client) Void(ctx context.Context, r custody.VoidRequest) (custody.Voided, error) {
	var signed custody.Voided
	return signed, c.call(ctx, pathVoid, r, &signed)
}

// ClosingKey is the public closing key of a day.
func (c *Client) ClosingKey(ctx context.Context, d custody.ClosingDay) (solana.PublicKey, error) {
	var answer closingKeyAnswer
	return answer.Key, c.call(ctx, pathClosingKey, closingKeyRequest{d}, &answer)
}

// CloseMarkers has the signer sign messages that close markers.
func (c *Client) CloseMarkers(ctx context.Context, r custody.CloseRequest) (custody.Closed, error) {
	var signed custody.Closed
	return signed, c.call(ctx, pathClose, r, &signed)
}

// BeginMarkers has the signer sign on a chain of Solana's from now on. Twice is once.
func (c *Client) BeginMarkers(ctx context.Context, on chain.Name) error {
	return c.call(ctx, pathMarkers, markersRequest{on}, &noBody{})
}

// ApplyChange has the signer's rules follow a change. Applying again is applying once.
func (c *Client) ApplyChange(ctx context.Context, r custody.ChangeRequest) error {
	return c.call(ctx, pathApplyChange, r, &noBody{})
}

// Reject has the signer remember a rejection. Rejecting again is rejecting once.
func (c *Client) Reject(ctx context.Context, r custody.ChangeRequest) error {
	return c.call(ctx, pathReject, r, &noBody{})
}

// PutStop has the signer hold an emergency stop. Putting again is putting once.
func (c *Client) PutStop(ctx context.Context, r custody.StopRequest) error {
	return c.call(ctx, pathPutStop, r, &noBody{})
}

// ServiceKeys are the keys of the service itself, which its signer hands over.
func (c *Client) ServiceKeys(ctx context.Context) (custody.ServiceKeys, error) {
	var text json.RawMessage
	if err := c.call(ctx, pathServiceKeys, noBody{}, &text); err != nil {
		return custody.ServiceKeys{}, err
	}
	defer clear(text)
	return custody.ReadServiceKeys(text)
}

// CheckHealth says why no signer can sign.
func (c *Client) CheckHealth(ctx context.Context) error {
	return c.call(ctx, pathHealth, noBody{}, &healthAnswer{})
}

// upTimeout is shorter than any scrape's.
const upTimeout = 3 * time.Second

func (c *Client) measureUp() float64 {
	ctx, cancel := context.WithTimeout(context.Background(), upTimeout)
	defer cancel()
	if c.CheckHealth(ctx) != nil {
		return 0
	}
	return 1
}

// call asks the signer in use, and after a failure each other once. Refusals are final.
func (c *Client) call(ctx context.Context, path string, asked, answer any) error {
	began := time.Now()
	text, err := json.Marshal(asked)
	if err != nil {
		return fmt.Errorf("asking the signer: %w", err)
	}
	if len(text) > maxBody {
		return fmt.Errorf("%w: it has more than %d bytes", custody.ErrUnreadable, maxBody)
	}
	for range c.addresses {
		in := c.inUse.Load()
		err = c.callOne(ctx, c.addresses[in%uint64(len(c.addresses))]+path, text, answer)
		if !errors.Is(err, custody.ErrUnavailable) || ctx.Err() != nil {
			break
		}
		c.inUse.CompareAndSwap(in, in+1) // once, however many have found it down
	}
	outcome := "done"
	switch {
	case errors.Is(err, custody.ErrUnavailable):
		outcome = "unavailable"
	case err != nil:
		outcome = "refused"
	}
	c.asked.WithLabelValues(path, outcome).Observe(time.Since(began).Seconds())
	return err
}

// callOne calls one signer. A failure that is not the signer's own response is custody.ErrUnavailable.
func (c *Client) callOne(ctx context.Context, to string, text []byte, answer any) error {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, to, bytes.NewReader(text))
	if err != nil {
		return fmt.Errorf("asking the signer: %w", err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header["Idempotency-Key"] = []string{} // not sent: the transport may try another connection
	response, err := c.http.Do(request)
	if err != nil {
		return fmt.Errorf("%w: %w", custody.ErrUnavailable, err)
	}
	defer func() { _ = response.Body.Close() }()
	if response.ProtoMajor != 2 {
		return fmt.Errorf("%w over HTTP/2", custody.ErrUnavailable)
	}
	switch response.StatusCode {
	case http.StatusOK:
		err := readStrictly(response.Body, answer)
		if err != nil {
			return fmt.Errorf("%w as it should: %w", custody.ErrUnavailable, err)
		}
		return nil
	case http.StatusUnprocessableEntity:
		var refused refusalAnswer
		if err := readStrictly(response.Body, &refused); err != nil {
			return fmt.Errorf("%w as it should: %w", custody.ErrUnavailable, err)
		}
		return refused.asError()
	}
	_, _ = io.Copy(io.Discard, io.LimitReader(response.Body, maxBody)) // so that the connection is used again
	return fmt.Errorf("%w: %s", custody.ErrUnavailable, response.Status)
}
