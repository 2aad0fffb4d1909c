package auth

import (
	"errors"
	"fmt"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/clock"
)

// Audience is the aud of every token for this service.
const Audience = "granary"

// Claims are a token's subject and scopes.
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
		jose.SigningKey{Algorithm: jose.EdDSA, Key: jose.JSONWebKey{Key: key.private, KeyID: key.public.id}},
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
