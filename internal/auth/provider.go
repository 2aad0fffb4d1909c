package auth

import (
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"

	"github.com/go-jose/go-jose/v4"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/egress"
)

// The claims that hold organization and scopes unless an issuer has others.
const (
	organizationClaim = "organizationId"
	scopeClaim        = "scope"
)

// defaultAlgorithms are those of a provider that names none.
var defaultAlgorithms = []string{"EdDSA", "ES256", "RS256", "PS256"}

// Provider is an OpenID Connect issuer whose tokens are accepted beside our own. It speaks only for the organizations
// that are named here, whatever its tokens claim.
type Provider struct {
	Issuer            string   // its iss, exactly
	JWKS              string   // where its keys are; empty: where its discovery document says
	Audience          string   // the aud of its tokens for us; empty: Audience
	Algorithms        []string // those it may sign with; empty: EdDSA, ES256, RS256, PS256
	OrganizationClaim string   // empty: organizationId
	ScopeClaim        string   // empty: scope
	Organization      uuid.UUID
	Organizations     []uuid.UUID // or these: the claim names one of them
	PrivateAddresses  bool        // it may be fetched from inside, and over plain http
}

// Check describes the provider's faults.
func (p Provider) Check() error {
	var problems []error
	say := func(format string, args ...any) {
		problems = append(problems, fmt.Errorf("issuer %q: "+format, append([]any{p.Issuer}, args...)...))
	}
	if p.Issuer == "" {
		say("it has no name")
	}
	if p.JWKS != "" {
		if err := p.checkURL(p.JWKS); err != nil {
			say("jwks: %w", err)
		}
	} else if err := p.checkURL(p.Issuer); err != nil || strings.ContainsAny(p.Issuer, "?#") {
		say("it must be the https address of an issuer with a discovery document, or have jwks")
	}
	for _, a := range p.Algorithms {
		if !slices.Contains(asymmetricAlgorithms, jose.SignatureAlgorithm(a)) {
			say("algorithm %q is none of %v", a, asymmetricAlgorithms)
		}
	}
	if (p.Organization == uuid.Nil) == (len(p.Organizations) == 0) {
		say("it needs either one organization or a list of organizations that it may speak for")
	}
	if slices.Contains(p.Organizations, uuid.Nil) {
		say("organizations holds one of zeros")
	}
	return errors.Join(problems...)
}

// checkURL refuses an address that is not fetched.
func (p Provider) checkURL(text string) error { return egress.CheckURL(text, p.PrivateAddresses) }

// newSource is the provider as the verifier sees it.
func (p Provider) newSource(c *clock.Clock, log *slog.Logger) *source {
	s := &source{issuer: p.Issuer, audience: p.Audience, scopeClaim: p.ScopeClaim, organization: organizationRule{claim: p.OrganizationClaim, fixed: p.Organization}}
	if s.audience == "" {
		s.audience = Audience
	}
	if s.scopeClaim == "" {
		s.scopeClaim = scopeClaim
	}
	if s.organization.claim == "" {
		s.organization.claim = organizationClaim
	}
	s.organization.allowed = map[uuid.UUID]bool{}
	for _, id := range p.Organizations {
		s.organization.allowed[id] = true
	}
	names := p.Algorithms
	if len(names) == 0 {
		names = defaultAlgorithms
	}
	for _, name := range names {
		s.algorithms = append(s.algorithms, jose.SignatureAlgorithm(name))
	}
	s.remote = newRemoteKeys(p, c, log)
	return s
}
