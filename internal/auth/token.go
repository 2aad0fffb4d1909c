package auth

import (
	"crypto/ed25519"
	"crypto/sha256"
	"errors"
	"fmt"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
)

// Audience is the aud of every token for this service.
const Audience = "granary"

const (
	// leeway forgives clocks of issuer and service that differ a little. An
	// expiry is not forgiven: the cache keeps to it exactly.
	leeway = 5 * time.Second

	maxToken = 8 << 10
)

// Claims say whom a token is for and what it allows.
type Claims struct {
	Organization uuid.UUID
	Subject      string
	Scopes       Scopes
}

// ownClaims are the claims beside the registered ones.
type ownClaims struct {
	Organization string `json:"organizationId"`
	Scope        string `json:"scope"`
}

// Issuer signs tokens.
type Issuer struct {
	clock  *clock.Clock
	name   string
	signer jose.Signer
}

// NewIssuer returns an issuer that signs with key and calls itself name (iss).
func NewIssuer(c *clock.Clock, name string, key Key) (*Issuer, error) {
	signer, err := jose.NewSigner(
		jose.SigningKey{Algorithm: jose.EdDSA, Key: jose.JSONWebKey{Key: key.private, KeyID: key.id}},
		(&jose.SignerOptions{}).WithType("JWT"))
	if err != nil {
		return nil, fmt.Errorf("making a signer: %w", err)
	}
	return &Issuer{c, name, signer}, nil
}

// Issue signs a token that expires after ttl.
func (i *Issuer) Issue(c Claims, ttl time.Duration) (string, error) {
	if c.Organization == uuid.Nil || c.Subject == "" || ttl < time.Second {
		return "", errors.New("a token needs an organization, a subject and at least a second to live")
	}
	now := i.clock.Now()
	token, err := jwt.Signed(i.signer).Claims(jwt.Claims{
		Issuer: i.name, Subject: c.Subject, Audience: jwt.Audience{Audience}, ID: uuid.NewString(),
		IssuedAt: jwt.NewNumericDate(now), Expiry: jwt.NewNumericDate(now.Add(ttl)),
	}).Claims(ownClaims{c.Organization.String(), c.Scopes.String()}).Serialize()
	if err != nil {
		return "", fmt.Errorf("signing a token: %w", err)
	}
	return token, nil
}

// Verifier tells whom a token speaks for. A token that was verified is
// remembered by its hash until it expires, since an Ed25519 check at every
// request would be most of the request.
type Verifier struct {
	clock  *clock.Clock
	issuer string
	keys   map[string]ed25519.PublicKey
	cache  *cache
}

// remembered bounds the verified tokens in memory, at about 200 bytes each.
const remembered = 1 << 16

// NewVerifier returns a verifier of the tokens that an Issuer of the same name
// signs with key.
func NewVerifier(c *clock.Clock, issuer string, key Key) *Verifier {
	public := key.private.Public().(ed25519.PublicKey)
	return &Verifier{c, issuer, map[string]ed25519.PublicKey{key.id: public}, newCache(remembered)}
}

// Verify returns whom the token speaks for. Error: unauthenticated, whose text
// says no more than whether the token is expired; its cause says the rest.
func (v *Verifier) Verify(token string) (Principal, error) {
	now := v.clock.Now()
	if len(token) > maxToken {
		return Principal{}, invalid(errors.New("longer than a token may be"))
	}
	id := TokenID(sha256.Sum256([]byte(token)))
	if p, ok := v.cache.get(id, now); ok {
		return p, nil
	}
	registered, own, err := v.read(token)
	if err != nil {
		return Principal{}, invalid(err)
	}
	p, err := v.check(registered, own, now)
	if err != nil {
		return Principal{}, err
	}
	p.Token = id
	v.cache.put(id, p, registered.Expiry.Time())
	return p, nil
}

// read checks the signature and returns what it covers. The algorithm is ours,
// not the header's; the header only picks one of our own keys.
func (v *Verifier) read(token string) (registered jwt.Claims, own ownClaims, err error) {
	parsed, err := jwt.ParseSigned(token, []jose.SignatureAlgorithm{jose.EdDSA})
	if err != nil {
		return registered, own, fmt.Errorf("parsing: %w", err)
	}
	if len(parsed.Headers) != 1 {
		return registered, own, errors.New("not exactly one signature")
	}
	key, ok := v.keys[parsed.Headers[0].KeyID]
	if !ok {
		return registered, own, errors.New("unknown kid")
	}
	if err := parsed.Claims(key, &registered, &own); err != nil {
		return registered, own, fmt.Errorf("verifying: %w", err)
	}
	return registered, own, nil
}

func (v *Verifier) check(c jwt.Claims, own ownClaims, now time.Time) (Principal, error) {
	switch {
	case c.Issuer != v.issuer:
		return Principal{}, invalid(errors.New("wrong iss"))
	case !c.Audience.Contains(Audience):
		return Principal{}, invalid(errors.New("wrong aud"))
	case c.Subject == "":
		return Principal{}, invalid(errors.New("no sub"))
	case c.Expiry == nil || c.IssuedAt == nil:
		return Principal{}, invalid(errors.New("no exp or no iat"))
	case !now.Before(c.Expiry.Time()):
		return Principal{}, fault.New(fault.Unauthenticated, "the token is expired")
	case now.Add(leeway).Before(c.IssuedAt.Time()):
		return Principal{}, invalid(errors.New("iat in the future"))
	case c.NotBefore != nil && now.Add(leeway).Before(c.NotBefore.Time()):
		return Principal{}, invalid(errors.New("nbf in the future"))
	}
	organization, err := uuid.Parse(own.Organization)
	if err != nil || len(own.Organization) != 36 || organization == uuid.Nil {
		return Principal{}, invalid(errors.New("organizationId is not a UUID"))
	}
	return Principal{Organization: organization, Subject: c.Subject, Scopes: ParseScopes(own.Scope)}, nil
}

func invalid(cause error) error {
	return fault.Because(cause, fault.Unauthenticated, "the token is invalid")
}
