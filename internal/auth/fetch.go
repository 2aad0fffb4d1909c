package auth

import (
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"time"

	"code.dny.dev/ssrf"
)

const (
	// fetchPatience bounds a fetch as a whole, discovery included.
	fetchPatience = 5 * time.Second
	// maxDocument bounds what is read of an answer.
	maxDocument = 256 << 10
)

// azureWire is a public address that answers inside Azure only, with secrets.
var azureWire = netip.MustParsePrefix("168.63.129.16/32")

// fetcher gets an issuer's keys. Every address is checked when it is dialled:
// only public ones, unless the operator has said otherwise. Redirects are not
// followed, proxies of the environment not used.
type fetcher struct {
	issuer    string
	jwks      string // empty: ask discovery
	check     func(url string) error
	transport *http.Transport
}

func newFetcher(p Provider) fetcher {
	dialer := &net.Dialer{Timeout: fetchPatience}
	if !p.PrivateAddresses {
		dialer.Control = ssrf.New(ssrf.WithAnyPort(), ssrf.WithDeniedV4Prefixes(azureWire)).Safe
	}
	return fetcher{issuer: p.Issuer, jwks: p.JWKS, check: p.checkURL, transport: &http.Transport{
		DialContext:            dialer.DialContext,
		TLSHandshakeTimeout:    fetchPatience,
		TLSClientConfig:        &tls.Config{MinVersion: tls.VersionTLS12},
		MaxResponseHeaderBytes: 64 << 10,
		DisableCompression:     true,
		DisableKeepAlives:      true, // there are minutes between two fetches
	}}
}

func (f fetcher) close() { f.transport.CloseIdleConnections() }

// keys fetches the issuer's key set.
func (f fetcher) keys(ctx context.Context) (map[string]*verifyingKey, error) {
	ctx, cancel := context.WithTimeout(ctx, fetchPatience)
	defer cancel()
	at := f.jwks
	if at == "" {
		var err error
		if at, err = f.discover(ctx); err != nil {
			return nil, fmt.Errorf("discovery: %w", err)
		}
	}
	text, err := f.get(ctx, at)
	if err != nil {
		return nil, fmt.Errorf("key set: %w", err)
	}
	return parseKeys(text)
}

// discover asks the issuer where its keys are. The document must be its own.
func (f fetcher) discover(ctx context.Context) (string, error) {
	text, err := f.get(ctx, strings.TrimSuffix(f.issuer, "/")+"/.well-known/openid-configuration")
	if err != nil {
		return "", err
	}
	var document struct {
		Issuer string `json:"issuer"`
		JWKS   string `json:"jwks_uri"`
	}
	if err := json.Unmarshal(text, &document); err != nil {
		return "", fmt.Errorf("parsing: %w", err)
	}
	if document.Issuer != f.issuer {
		return "", errors.New("the document is another issuer's")
	}
	if err := f.check(document.JWKS); err != nil {
		return "", fmt.Errorf("jwks_uri: %w", err)
	}
	return document.JWKS, nil
}

// get reads a whole document. It speaks to the transport itself: a client would
// follow redirects.
func (f fetcher) get(ctx context.Context, at string) ([]byte, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, at, nil)
	if err != nil {
		return nil, err
	}
	r.Header.Set("Accept", "application/json")
	r.Header.Set("User-Agent", "granary-keys/2")
	answer, err := f.transport.RoundTrip(r)
	if err != nil {
		return nil, err
	}
	defer func() { _ = answer.Body.Close() }()
	if answer.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("answered %d", answer.StatusCode)
	}
	text, err := io.ReadAll(io.LimitReader(answer.Body, maxDocument+1))
	if err != nil {
		return nil, err
	}
	if len(text) > maxDocument {
		return nil, fmt.Errorf("answered more than %d bytes", maxDocument)
	}
	return text, nil
}
