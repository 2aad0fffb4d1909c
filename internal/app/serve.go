package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/audit"
	"github.com/granaryhq/granary/internal/auth"
	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/custody"
	"github.com/granaryhq/granary/internal/httpapi"
	"github.com/granaryhq/granary/internal/policy"
	"github.com/granaryhq/granary/internal/ratelimit"
)

// issuer is how the service calls itself in its tokens.
const issuer = "granary"

// openAPI makes the two handlers that are served.
func (a *App) openAPI(keys custody.ServiceKeys) error {
	accepted, err := a.Config.tokenKeys()
	if err != nil {
		return err
	}
	verifier, err := auth.NewVerifier(a.DB.Clock(), issuer, accepted, a.Config.issuerProviders(), a.log)
	if err != nil {
		return err
	}
	a.closers = append(a.closers, verifier.Close)
	domain := httpapi.Domain{DB: a.DB, Approvals: a.Approvals, Risk: a.Risk, Wallets: a.Wallets, Transfers: a.Transfers, Policies: policy.NewService(a.DB, a.payees, a.Config.chainNames(), a.Approvals), Catalog: a.Catalog, Webhooks: a.Webhooks, Wrappers: a.Wrappers, MicroVaults: a.MicroVaults}
	if a.Config.sandbox != nil {
		domain.Sandbox = a.Config.sandbox.apiOperations()
	}
	limiter := ratelimit.NewLimiter(a.DB, a.Config.Limits.limiterRates())
	a.closers = append(a.closers, limiter.Close)
	refusals := audit.NewRefusals(a.DB, a.log)
	a.closers = append(a.closers, refusals.Close)
	api, err := httpapi.New(httpapi.Config{
		Tokens: audit.NewTokens(a.DB), Refusals: refusals, TrustedProxies: a.Config.AuditLog.TrustedProxies,
		Verifier:  verifier,
		Limiter:   limiter,
		CursorKey: keys.Derive("list cursors", 32), Log: a.log, Metrics: a.Registry, Domain: domain,
	})
	if err != nil {
		return err
	}
	jwks, err := auth.JWKS(accepted...)
	if err != nil {
		return fmt.Errorf("publishing the token keys: %w", err)
	}
	a.api, a.operator = api, httpapi.Operator(a.log, a.checkReady, a.Registry, jwks)
	return nil
}

var errStopping = errors.New("stopping")

// checkReady returns why this process cannot serve. A chain's node may be down: work without it goes on, and the rest
// waits. Otherwise one node would take every replica out of service.
func (a *App) checkReady(ctx context.Context) error {
	if a.stopping.Load() {
		return errStopping
	}
	if err := a.DB.Ready(ctx); err != nil {
		return fmt.Errorf("database: %w", err)
	}
	return nil
}

// Handler is the API, for a caller in this process.
func (a *App) Handler() http.Handler { return a.api }

// Operator returns the responses of the operator's port, for a caller in this process.
func (a *App) Operator() http.Handler { return a.operator }

// tokenKeys are the keys whose tokens are accepted: first the signing key, then its
// predecessors and successors.
func (c *Config) tokenKeys() ([]auth.PublicKey, error) {
	signing, err := auth.ReadKey(c.TokenKey)
	if err != nil {
		return nil, fmt.Errorf("opening the token key: %w", err)
	}
	keys := []auth.PublicKey{signing.Public()}
	for _, path := range c.AcceptedTokenKeys {
		key, err := auth.ReadPublicKey(path)
		if err != nil {
			return nil, fmt.Errorf("opening an accepted token key: %w", err)
		}
		// The one that signs may stand in the list too.
		if !slices.ContainsFunc(keys, func(k auth.PublicKey) bool { return k.ID() == key.ID() }) {
			keys = append(keys, key)
		}
	}
	return keys, nil
}

// CreateKeys makes the seed, its identity and the token keys where they are missing, and returns the ones made. If a
// signer has the seed, it makes none.
func CreateKeys(c Config, out io.Writer) error {
	if c.Custody.Signer == nil {
		if err := MakeKeys(c.Custody); err != nil {
			return err
		}
	}
	for _, path := range append([]string{c.TokenKey}, c.AcceptedTokenKeys...) {
		if _, err := auth.CreateKey(path); err != nil && !errors.Is(err, fs.ErrExist) {
			return fmt.Errorf("making the token key: %w", err)
		}
	}
	if c.Custody.Signer != nil {
		_, err := fmt.Fprintf(out, "token key    %s\n\nThe seed is the signer's: make it there.\n", c.TokenKey)
		return err
	}
	keys, err := c.Custody.openSeed()
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "seed         %s\nidentity     %s\ntoken key    %s\nfingerprint  %s\nrelayer      %s\nfee payer    %s\n\nBack up the seed and the identity apart from each other: together they are every wallet's key.\nSend gas money to the relayer on every EVM chain, and SOL to the fee payer on every chain of Solana's that has nodes.\n",
		c.Custody.Seed, c.Custody.Identity, c.TokenKey, keys.Fingerprint(), keys.Relayer().Address(), keys.FeePayer().Account())
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
