package auth

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"log/slog"
	"math"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
)

const (
	// leeway forgives clocks of issuer and service that differ a little. An
	// expiry is not forgiven: the cache keeps to it exactly.
	leeway = 5 * time.Second

	maxTokenBytes = 8 << 10
)

// asymmetricAlgorithms are the algorithms that an issuer may be allowed: those whose keys
// can be public. There is no HMAC and no none.
var asymmetricAlgorithms = []jose.SignatureAlgorithm{jose.EdDSA, jose.ES256, jose.ES384, jose.ES512,
	jose.RS256, jose.RS384, jose.RS512, jose.PS256, jose.PS384, jose.PS512}

// Verifier returns a token's subject. A verified token is kept by its hash until it expires or its key is withdrawn,
// since a signature's check at every request would be most of the request's cost.
type Verifier struct {
	clock   *clock.Clock
	sources map[string]*source // by iss
	cache   *tokenCache
}

// source is one accepted issuer, with the bounds of its tokens.
type source struct {
	issuer       string
	audience     string
	algorithms   []jose.SignatureAlgorithm
	organization organizationRule
	scopeClaim   string // the claim's name
	ownKeys      map[string]*verifyingKey
	remote       *remoteKeys // nil for the service itself
}

// organizationRule is how a token of a source names its organization.
type organizationRule struct {
	claim   string             // the claim's name
	fixed   uuid.UUID          // if not zero: this organization, for every token
	allowed map[uuid.UUID]bool // nil: any
}

// verifyingKey is a public key, with the time until which it counts by
// clock.Elapsed.
type verifyingKey struct {
	key             any
	algorithms      []jose.SignatureAlgorithm
	thumbprint      string
	validUntilNanos atomic.Int64
	remote          *remoteKeys
}

// isValid says whether the key may be used.
func (k *verifyingKey) isValid(now time.Duration) bool { return int64(now) < k.validUntilNanos.Load() }

// cacheSize bounds the verified tokens in memory, at about 200 bytes each.
const cacheSize = 1 << 16

// NewVerifier returns a verifier of the tokens that an Issuer of the same name
// signed with one of the keys, and of those of the providers. Close it. Error:
// a provider that fails its Check, or two of one name.
func NewVerifier(c *clock.Clock, issuer string, keys []PublicKey, providers []Provider, log *slog.Logger) (*Verifier, error) {
	own := &source{issuer: issuer, audience: Audience, algorithms: []jose.SignatureAlgorithm{jose.EdDSA},
		organization: organizationRule{claim: organizationClaim}, scopeClaim: scopeClaim, ownKeys: map[string]*verifyingKey{}}
	for _, k := range keys {
		key := &verifyingKey{key: k.key, algorithms: own.algorithms, thumbprint: k.id}
		key.validUntilNanos.Store(math.MaxInt64)
		own.ownKeys[k.id] = key
	}
	v := &Verifier{clock: c, sources: map[string]*source{issuer: own}, cache: newCache(cacheSize)}
	for _, p := range providers {
		if err := p.Check(); err != nil {
			return nil, err
		}
		if v.sources[p.Issuer] != nil {
			return nil, fmt.Errorf("issuer %q is there twice", p.Issuer)
		}
		v.sources[p.Issuer] = p.newSource(c, log)
	}
	return v, nil
}

// Close ends the fetches in flight.
func (v *Verifier) Close() {
	for _, s := range v.sources {
		if s.remote != nil {
			s.remote.close()
		}
	}
}

// Verify returns whom the token speaks for. Errors: unauthenticated, whose text
// says no more than whether the token is expired; service_temporarily_unavailable
// when its issuer's keys cannot be had. The cause says the rest.
func (v *Verifier) Verify(ctx context.Context, token string) (Principal, error) {
	now := v.clock.Now()
	if len(token) > maxTokenBytes {
		return Principal{}, invalidToken(errors.New("longer than a token may be"))
	}
	seen := sha256.Sum256([]byte(token)) // all of it: the signature was verified
	if known, ok := v.cache.get(seen, now); ok {
		elapsed := v.clock.Elapsed()
		if known.key.remote != nil {
			known.key.remote.refreshIfOld(elapsed)
		}
		if known.key.isValid(elapsed) {
			return known.principal, nil
		}
	}
	id, err := IdentifyToken(token)
	if err != nil {
		return Principal{}, invalidToken(err)
	}
	registered, p, key, err := v.verifySigned(ctx, token)
	if err != nil {
		if fault.CodeOf(err) == fault.ServiceUnavailable || ctx.Err() != nil {
			return Principal{}, err
		}
		return Principal{}, invalidToken(err)
	}
	if !now.Before(registered.Expiry.Time()) {
		return Principal{}, fault.New(fault.Unauthenticated, "the token is expired")
	}
	if err := checkTimes(registered, now); err != nil {
		return Principal{}, invalidToken(err)
	}
	p.Token = id
	v.cache.put(seen, p, registered.Expiry.Time(), key)
	return p, nil
}

// IdentifyToken returns the token's hash in its one spelling: three parts of base64url whose last digits have no
// spare bits. Parsers are lenient there and would accept others, each of them a token of its own to a caller that
// counts by the text.
func IdentifyToken(token string) (TokenID, error) {
	parts := strings.Split(token, ".")
	if len(parts) != 3 {
		return TokenID{}, errors.New("not three parts")
	}
	for _, part := range parts {
		decoded, err := base64.RawURLEncoding.Strict().DecodeString(part)
		if err != nil || base64.RawURLEncoding.EncodedLen(len(decoded)) != len(part) { // line ends are skipped
			return TokenID{}, errors.New("not in canonical base64url")
		}
	}
	return sha256.Sum256([]byte(parts[0] + "." + parts[1])), nil
}

// verifySigned verifies the signature and returns the signed content. The token's own header only picks an issuer and
// one of that issuer's keys; the algorithms that it may use are those of the issuer's configuration and the key's own
// type.
func (v *Verifier) verifySigned(ctx context.Context, token string) (registered jwt.Claims, p Principal, key *verifyingKey, err error) {
	parsed, err := jwt.ParseSigned(token, asymmetricAlgorithms)
	if err != nil {
		return registered, p, nil, fmt.Errorf("parsing: %w", err)
	}
	if len(parsed.Headers) != 1 {
		return registered, p, nil, errors.New("not exactly one signature")
	}
	header := parsed.Headers[0]
	var unverified jwt.Claims
	if err := parsed.UnsafeClaimsWithoutVerification(&unverified); err != nil {
		return registered, p, nil, fmt.Errorf("parsing: %w", err)
	}
	s := v.sources[unverified.Issuer]
	if s == nil {
		return registered, p, nil, errors.New("wrong iss")
	}
	algorithm := jose.SignatureAlgorithm(header.Algorithm)
	if !slices.Contains(s.algorithms, algorithm) {
		return registered, p, nil, errors.New("alg that this issuer may not use")
	}
	key, err = s.findKey(ctx, header.KeyID, v.clock.Elapsed())
	if err != nil {
		return registered, p, nil, err
	}
	if !slices.Contains(key.algorithms, algorithm) {
		return registered, p, nil, errors.New("alg that is not the key's")
	}
	var others map[string]any
	if err := parsed.Claims(key.key, &registered, &others); err != nil {
		return registered, p, nil, fmt.Errorf("verifying: %w", err)
	}
	p, err = s.buildPrincipal(registered, others)
	return registered, p, key, err
}

// findKey finds the key of that id.
func (s *source) findKey(ctx context.Context, id string, now time.Duration) (*verifyingKey, error) {
	if s.remote != nil {
		return s.remote.findKey(ctx, id)
	}
	if k := s.ownKeys[id]; k != nil && k.isValid(now) {
		return k, nil
	}
	return nil, errUnknownKey
}

var errUnknownKey = errors.New("unknown kid")

// buildPrincipal is whom signed claims speak for.
func (s *source) buildPrincipal(c jwt.Claims, others map[string]any) (Principal, error) {
	switch {
	case c.Issuer != s.issuer:
		return Principal{}, errors.New("wrong iss")
	case !c.Audience.Contains(s.audience):
		return Principal{}, errors.New("wrong aud")
	case c.Subject == "":
		return Principal{}, errors.New("no sub")
	case c.Expiry == nil || c.IssuedAt == nil:
		return Principal{}, errors.New("no exp or no iat")
	}
	organization, err := s.organization.resolveIn(others)
	if err != nil {
		return Principal{}, err
	}
	return Principal{Organization: organization, Issuer: s.issuer, Subject: c.Subject, Scopes: scopesIn(others[s.scopeClaim]), Expiry: c.Expiry.Time()}, nil
}

// resolveIn is the organization that the claims may speak for.
func (c organizationRule) resolveIn(claims map[string]any) (uuid.UUID, error) {
	if c.fixed != uuid.Nil {
		return c.fixed, nil
	}
	const canonical = 36 // other lengths are forms that uuid.Parse would take too
	text, _ := claims[c.claim].(string)
	id, err := uuid.Parse(text)
	if err != nil || len(text) != canonical || id == uuid.Nil {
		return uuid.Nil, fmt.Errorf("%s is not a UUID", c.claim)
	}
	if c.allowed != nil && !c.allowed[id] {
		return uuid.Nil, fmt.Errorf("%s is none of this issuer's", c.claim)
	}
	return id, nil
}

// scopesIn reads a space-separated text, or a list of scopes as some issuers
// write it.
func scopesIn(claim any) Scopes {
	switch claim := claim.(type) {
	case string:
		return ParseScopes(claim)
	case []any:
		var names []string
		for _, one := range claim {
			if name, ok := one.(string); ok {
				names = append(names, name)
			}
		}
		return ParseScopes(strings.Join(names, " "))
	}
	return 0
}

// checkTimes refuses a token from the future.
func checkTimes(c jwt.Claims, now time.Time) error {
	switch {
	case now.Add(leeway).Before(c.IssuedAt.Time()):
		return errors.New("iat in the future")
	case c.NotBefore != nil && now.Add(leeway).Before(c.NotBefore.Time()):
		return errors.New("nbf in the future")
	}
	return nil
}

func invalidToken(cause error) error {
	return fault.Wrap(cause, fault.Unauthenticated, "the token is invalid")
}
