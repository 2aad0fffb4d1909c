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
	// fetchTimeout bounds a fetch as a whole, discovery included.
	fetchTimeout = 5 * time.Second
	// maxDocumentBytes bounds what is read of an answer.
	maxDocumentBytes = 256 << 10
)

// azureWireServer is a public address that answers inside Azure only, with secrets.
var azureWireServer = netip.MustParsePrefix("168.63.129.16/32")

// keyFetcher gets an issuer's keys. Every address is checked when it is dialled:
// only public ones, unless the operator has said otherwise. Redirects are not
// followed, proxies of the environment not used.
type keyFetcher struct {
	issuer    string
	keySetURL string // empty: ask discovery
	checkURL  func(url string) error
	transport *http.Transport
}

func newFetcher(p Provider) keyFetcher {
	dialer := &net.Dialer{Timeout: fetchTimeout}
	if !p.PrivateAddresses {
		dialer.Control = ssrf.New(ssrf.WithAnyPort(), ssrf.WithDeniedV4Prefixes(azureWireServer)).Safe
	}
	return keyFetcher{issuer: p.Issuer, keySetURL: p.JWKS, checkURL: p.checkURL, transport: &http.Transport{
		DialContext:            dialer.DialContext,
		TLSHandshakeTimeout:    fetchTimeout,
		TLSClientConfig:        &tls.Config{MinVersion: tls.VersionTLS12},
		MaxResponseHeaderBytes: 64 << 10,
		DisableCompression:     true,
		DisableKeepAlives:      true, // there are minutes between two fetches
	}}
}

func (f keyFetcher) close() { f.transport.CloseIdleConnections() }

// fetchKeys fetches the issuer's key set.
func (f keyFetcher) fetchKeys(ctx context.Context) (map[string]*verifyingKey, error) {
	ctx, cancel := context.WithTimeout(ctx, fetchTimeout)
	defer cancel()
	url := f.keySetURL
	if url == "" {
		var err error
		url, err = f.discoverKeySet(ctx)
		if err != nil {
			return nil, fmt.Errorf("discovery: %w", err)
		}
	}
	text, err := f.fetchDocument(ctx, url)
	if err != nil {
		return nil, fmt.Errorf("key set: %w", err)
	}
	return parseKeys(text)
}

// discoverKeySet asks the issuer where its keys are. The document must be its own.
func (f keyFetcher) discoverKeySet(ctx context.Context) (string, error) {
	text, err := f.fetchDocument(ctx, strings.TrimSuffix(f.issuer, "/")+"/.well-known/openid-configuration")
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
	if err := f.checkURL(document.JWKS); err != nil {
		return "", fmt.Errorf("jwks_uri: %w", err)
	}
	return document.JWKS, nil
}

// fetchDocument reads a whole document. It speaks to the transport itself: a client would
// follow redirects.
func (f keyFetcher) fetchDocument(ctx context.Context, url string) ([]byte, error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
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
	text, err := io.ReadAll(io.LimitReader(answer.Body, maxDocumentBytes+1))
	if err != nil {
		return nil, err
	}
	if len(text) > maxDocumentBytes {
		return nil, fmt.Errorf("answered more than %d bytes", maxDocumentBytes)
	}
	return text, nil
}
