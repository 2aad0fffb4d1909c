package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/httpapi"
)

// issuer is how the service calls itself in its tokens.
const issuer = "granary"

// openAPI makes the two handlers that are served.
func (a *App) openAPI(keys *custody.Keyring) error {
	key, err := auth.ReadKey(a.Config.TokenKey)
	if err != nil {
		return fmt.Errorf("opening the token key: %w", err)
	}
	domain := httpapi.Domain{DB: a.DB, Wallets: a.Wallets, Transfers: a.Transfers, Catalog: a.Catalog, Webhooks: a.Webhooks}
	if a.Config.sandbox != nil {
		domain.Sandbox = a.Config.sandbox.operations()
	}
	limiter := auth.NewLimiter(a.DB, a.Config.Limits.rates())
	a.closed = append(a.closed, limiter.Close)
	api, err := httpapi.New(httpapi.Config{
		Verifier:  auth.NewVerifier(a.DB.Clock(), issuer, key),
		Limiter:   limiter,
		CursorKey: keys.Derive("list cursors", 32), Log: a.log, Metrics: a.Registry, Domain: domain,
	})
	if err != nil {
		return err
	}
	jwks, err := key.JWKS()
	if err != nil {
		return fmt.Errorf("publishing the token key: %w", err)
	}
	a.api, a.operator = api, httpapi.Operator(a.log, a.ready, a.Registry, jwks)
	return nil
}

// ready says why this process cannot serve. A chain's node may be down: what
// does not need it goes on, and the rest waits.
func (a *App) ready(ctx context.Context) error {
	if err := a.DB.Ping(ctx); err != nil {
		return fmt.Errorf("database: %w", err)
	}
	return nil
}

// Handler is the API, for a caller in this process.
func (a *App) Handler() http.Handler { return a.api }

// CreateKeys makes the seed, its identity and the token key where they are
// missing, and says what it did.
func CreateKeys(c Config, out io.Writer) error {
	if err := MakeKeys(c.Custody); err != nil {
		return err
	}
	_, err := auth.CreateKey(c.TokenKey)
	if err != nil && !errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("making the token key: %w", err)
	}
	keys, err := custody.OpenSeed(c.Custody.Seed, c.Custody.Identity)
	if err != nil {
		return fmt.Errorf("opening the seed: %w", err)
	}
	_, err = fmt.Fprintf(out, "seed      %s\nidentity  %s\ntoken key %s\nrelayer   %s\n\nBack up the seed and the identity apart from each other: together they are every wallet's key.\nSend gas money to the relayer on every EVM chain.\n",
		c.Custody.Seed, c.Custody.Identity, c.TokenKey, keys.Relayer().Address())
	return err
}

// IssueToken signs a bearer token with the configuration's key.
func IssueToken(c Config, organization uuid.UUID, subject string, scopes auth.Scopes, ttl time.Duration) (string, error) {
	return issueToken(clock.New(), c.TokenKey, auth.Claims{Organization: organization, Subject: subject, Scopes: scopes}, ttl)
}

func issueToken(clk *clock.Clock, path string, claims auth.Claims, ttl time.Duration) (string, error) {
	key, err := auth.ReadKey(path)
	if err != nil {
		return "", fmt.Errorf("opening the token key: %w", err)
	}
	issuing, err := auth.NewIssuer(clk, issuer, key)
	if err != nil {
		return "", err
	}
	return issuing.Issue(claims, ttl)
}
