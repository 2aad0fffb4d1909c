// Package egress fetches documents from addresses that the operator has named. Every address is checked when it is
// dialled: only public ones, unless the operator allows others. Redirects are not followed, proxies of the
// environment not used, and a response is bounded in time and length.
//
// It keeps no document and does not know its meaning. Webhooks, whose addresses customers name and whose bodies are
// sent, have rules of their own beside these.
package egress

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"time"

	"code.dny.dev/ssrf"
)

// Timeout bounds a fetch as a whole.
const Timeout = 5 * time.Second

// MaxDocumentBytes bounds the bytes read of a response, but of GetLong.
const MaxDocumentBytes = 256 << 10

// azureWireServer is a public address that answers inside Azure only, with secrets.
var azureWireServer = netip.MustParsePrefix("168.63.129.16/32")

// Fetcher fetches documents.
type Fetcher struct {
	agent     string
	transport *http.Transport
}

// NewFetcher returns a fetcher that calls itself agent. privateAddresses lets it into
// private networks.
func NewFetcher(agent string, privateAddresses bool) *Fetcher {
	dialer := &net.Dialer{Timeout: Timeout}
	if !privateAddresses {
		dialer.Control = ssrf.New(ssrf.WithAnyPort(), ssrf.WithDeniedV4Prefixes(azureWireServer)).Safe
	}
	return &Fetcher{agent: agent, transport: &http.Transport{
		DialContext:            dialer.DialContext,
		TLSHandshakeTimeout:    Timeout,
		TLSClientConfig:        &tls.Config{MinVersion: tls.VersionTLS12},
		MaxResponseHeaderBytes: 64 << 10,
		DisableCompression:     true,
		DisableKeepAlives:      true, // there is a while between two fetches
	}}
}

// StatusError is the status of an answer other than 200.
type StatusError int

func (e StatusError) Error() string { return fmt.Sprintf("answered %d", int(e)) }

// Close ends the connections that are idle.
func (f *Fetcher) Close() { f.transport.CloseIdleConnections() }

// Get reads a whole JSON document.
func (f *Fetcher) Get(ctx context.Context, address string) ([]byte, error) {
	return f.fetch(ctx, http.MethodGet, address, MaxDocumentBytes)
}

// GetLong reads a whole JSON document that may be longer than others, of at most so many bytes.
func (f *Fetcher) GetLong(ctx context.Context, address string, most int64) ([]byte, error) {
	return f.fetch(ctx, http.MethodGet, address, most)
}

// Post asks for something with a POST that has no body, and reads the JSON document that
// answers it.
func (f *Fetcher) Post(ctx context.Context, address string) ([]byte, error) {
	return f.fetch(ctx, http.MethodPost, address, MaxDocumentBytes)
}

// fetch speaks to the transport itself: a client would follow redirects.
func (f *Fetcher) fetch(ctx context.Context, method, address string, most int64) ([]byte, error) {
	ctx, cancel := context.WithTimeout(ctx, Timeout)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, method, address, http.NoBody)
	if err != nil {
		return nil, err
	}
	r.Header.Set("Accept", "application/json")
	r.Header.Set("User-Agent", f.agent)
	answer, err := f.transport.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	defer func() { _ = answer.Body.Close() }()
	if answer.StatusCode != http.StatusOK {
		return nil, StatusError(answer.StatusCode)
	}
	text, err := io.ReadAll(io.LimitReader(answer.Body, most+1))
	if err != nil {
		return nil, err
	}
	if int64(len(text)) > most {
		return nil, fmt.Errorf("answered more than %d bytes", most)
	}
	return text, nil
}

// CheckURL refuses an address that is not fetched: one that is not absolute, names a user,
// or is of plain HTTP outside of private networks.
func CheckURL(address string, privateAddresses bool) error {
	u, err := url.Parse(address)
	switch {
	case err != nil || u.Hostname() == "" || u.Opaque != "":
		return errors.New("not an absolute address")
	case u.User != nil:
		return errors.New("an address with a user")
	case u.Scheme != "https" && (u.Scheme != "http" || !privateAddresses):
		return errors.New("not an https address")
	}
	return nil
}
