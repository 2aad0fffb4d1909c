package auth

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/granaryhq/granary/internal/egress"
)

// fetchAgent is how we call ourselves to issuers.
const fetchAgent = "granary-keys/2"

// keyFetcher gets an issuer's keys.
type keyFetcher struct {
	issuer    string
	keySetURL string // empty: ask discovery
	checkURL  func(url string) error
	documents *egress.Fetcher
}

func newFetcher(p Provider) keyFetcher {
	return keyFetcher{issuer: p.Issuer, keySetURL: p.JWKS, checkURL: p.checkURL, documents: egress.NewFetcher(fetchAgent, p.PrivateAddresses)}
}

func (f keyFetcher) close() { f.documents.Close() }

// fetchKeys fetches the issuer's key set. egress.Timeout bounds it as a whole, discovery
// included.
func (f keyFetcher) fetchKeys(ctx context.Context) (map[string]*verifyingKey, error) {
	ctx, cancel := context.WithTimeout(ctx, egress.Timeout)
	defer cancel()
	url := f.keySetURL
	if url == "" {
		var err error
		url, err = f.discoverKeySet(ctx)
		if err != nil {
			return nil, fmt.Errorf("discovery: %w", err)
		}
	}
	text, err := f.documents.Get(ctx, url)
	if err != nil {
		return nil, fmt.Errorf("key set: %w", err)
	}
	return parseKeys(text)
}

// discoverKeySet asks the issuer where its keys are. The document must be its own.
func (f keyFetcher) discoverKeySet(ctx context.Context) (string, error) {
	text, err := f.documents.Get(ctx, strings.TrimSuffix(f.issuer, "/")+"/.well-known/openid-configuration")
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
