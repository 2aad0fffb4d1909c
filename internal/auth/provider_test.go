package auth

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/rsa"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/go-jose/go-jose/v4/jwt"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
	"github.com/granaryhq/granary/internal/waittest"
)

// testProvider is an OpenID Connect issuer that is served over HTTP.
type testProvider struct {
	url     string
	fetches atomic.Int64 // of the key set

	mu     sync.Mutex
	keys   map[string]crypto.Signer // by kid
	answer http.HandlerFunc         // instead of the key set
	name   string                   // in its discovery document, if not its own
}

func newIDP(tb testing.TB) *testProvider {
	tb.Helper()
	p := &testProvider{keys: map[string]crypto.Signer{}}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /.well-known/openid-configuration", func(w http.ResponseWriter, _ *http.Request) {
		p.mu.Lock()
		defer p.mu.Unlock()
		name := p.url
		if p.name != "" {
			name = p.name
		}
		_ = json.NewEncoder(w).Encode(map[string]any{"issuer": name, "jwks_uri": p.url + "/keys"})
	})
	mux.HandleFunc("GET /keys", func(w http.ResponseWriter, r *http.Request) {
		p.fetches.Add(1)
		p.mu.Lock()
		answer := p.answer
		p.mu.Unlock()
		if answer != nil {
			answer(w, r)
			return
		}
		_, _ = w.Write(p.jwks())
	})
	web := httptest.NewServer(mux)
	tb.Cleanup(web.Close)
	p.url = web.URL
	return p
}

func (p *testProvider) jwks() []byte {
	p.mu.Lock()
	defer p.mu.Unlock()
	var set jose.JSONWebKeySet
	for kid, k := range p.keys {
		set.Keys = append(set.Keys, jose.JSONWebKey{Key: k.Public(), KeyID: kid, Use: "sig"})
	}
	text, _ := json.Marshal(set)
	return text
}

// set changes the issuer.
func (p *testProvider) set(change func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	change()
}

func (p *testProvider) provider(org uuid.UUID) Provider {
	return Provider{Issuer: p.url, Organization: org, PrivateAddresses: true}
}

func (p *testProvider) claims(now time.Time, change map[string]any) map[string]any {
	return withChange(map[string]any{"iss": p.url, "aud": Audience, "sub": "s", "iat": now.Unix(), "exp": now.Unix() + 3600,
		"scope": "wallets:read"}, change)
}

func signToken(tb testing.TB, alg jose.SignatureAlgorithm, key any, kid string, claims map[string]any) string {
	tb.Helper()
	signer, err := jose.NewSigner(jose.SigningKey{Algorithm: alg, Key: jose.JSONWebKey{Key: key, KeyID: kid}}, nil)
	if err != nil {
		tb.Fatal(err)
	}
	token, err := jwt.Signed(signer).Claims(claims).Serialize()
	if err != nil {
		tb.Fatal(err)
	}
	return token
}

func newEd25519(tb testing.TB) ed25519.PrivateKey {
	tb.Helper()
	_, key, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		tb.Fatal(err)
	}
	return key
}

func newECDSA(tb testing.TB, curve elliptic.Curve) *ecdsa.PrivateKey {
	tb.Helper()
	key, err := ecdsa.GenerateKey(curve, rand.Reader)
	if err != nil {
		tb.Fatal(err)
	}
	return key
}

func newRSA(tb testing.TB, bits int) *rsa.PrivateKey {
	tb.Helper()
	key, err := rsa.GenerateKey(rand.Reader, bits)
	if err != nil {
		tb.Fatal(err)
	}
	return key
}

// assertRefused fails the test unless the token is refused, for that cause.
func assertRefused(t *testing.T, v *Verifier, token, cause string) {
	t.Helper()
	_, err := v.Verify(t.Context(), token)
	if fault.CodeOf(err) != fault.Unauthenticated || !strings.Contains(err.Error(), cause) {
		t.Errorf("%v, want %q", err, cause)
	}
}

// assertPrincipal checks a token's subject and scopes, not its identity.
func assertPrincipal(t *testing.T, when string, got, want Principal) {
	t.Helper()
	if got.Organization != want.Organization {
		t.Errorf("%s: the organization is %s, want %s", when, got.Organization, want.Organization)
	}
	if got.Subject != want.Subject {
		t.Errorf("%s: the subject is %q, want %q", when, got.Subject, want.Subject)
	}
	if got.Scopes != want.Scopes {
		t.Errorf("%s: the scopes are %v, want %v", when, got.Scopes, want.Scopes)
	}
}

func mustAccept(t *testing.T, v *Verifier, token string) Principal {
	t.Helper()
	p, err := v.Verify(t.Context(), token)
	if err != nil {
		t.Error(err)
	}
	return p
}

func TestProvidersTokens(t *testing.T) {
	idp, w := newIDP(t), newWorld(t)
	c := w.clock
	edKey, ecKey, rsaKey := newEd25519(t), newECDSA(t, elliptic.P256()), newRSA(t, 2048)
	weak, p384 := newRSA(t, 1024), newECDSA(t, elliptic.P384())
	idp.keys = map[string]crypto.Signer{"ed": edKey, "ec": ecKey, "rsa": rsaKey, "weak": weak, "p384": p384}
	org, other := uuid.New(), uuid.New()
	v := newVerifier(t, c, []PublicKey{w.key.Public()}, Provider{Issuer: idp.url, Organizations: []uuid.UUID{org, other}, PrivateAddresses: true})
	claims := func(change map[string]any) map[string]any {
		return withChange(idp.claims(c.Now(), map[string]any{"organizationId": org.String()}), change)
	}
	for name, token := range map[string]string{
		"EdDSA":              signToken(t, jose.EdDSA, edKey, "ed", claims(nil)),
		"ES256":              signToken(t, jose.ES256, ecKey, "ec", claims(nil)),
		"RS256":              signToken(t, jose.RS256, rsaKey, "rsa", claims(nil)),
		"PS256":              signToken(t, jose.PS256, rsaKey, "rsa", claims(nil)),
		"scopes as a list":   signToken(t, jose.ES256, ecKey, "ec", claims(map[string]any{"scope": []string{"openid", "wallets:read"}})),
		"an audience beside": signToken(t, jose.ES256, ecKey, "ec", claims(map[string]any{"aud": []string{"x", Audience}})),
	} {
		assertPrincipal(t, name, mustAccept(t, v, token), Principal{Organization: org, Scopes: NewScopes(WalletsRead), Subject: "s"})
	}
	stranger := newEd25519(t)
	hmacKey, err := json.Marshal(jose.JSONWebKey{Key: edKey.Public()})
	if err != nil {
		t.Fatal(err)
	}
	for name, bad := range map[string]struct{ token, cause string }{
		"an algorithm not allowed":        {signToken(t, jose.RS512, rsaKey, "rsa", claims(nil)), "may not use"},
		"a curve not allowed":             {signToken(t, jose.ES384, p384, "p384", claims(nil)), "may not use"},
		"a key too small":                 {signToken(t, jose.RS256, weak, "weak", claims(nil)), "unknown kid"},
		"another key's algorithm":         {signToken(t, jose.EdDSA, edKey, "ec", claims(nil)), "not the key's"},
		"HMAC with a public key":          {signToken(t, jose.HS256, hmacKey, "ed", claims(nil)), "parsing"},
		"unknown kid":                     {signToken(t, jose.EdDSA, edKey, "none", claims(nil)), "unknown kid"},
		"no kid":                          {signToken(t, jose.EdDSA, edKey, "", claims(nil)), "unknown kid"},
		"a stranger's key, a known kid":   {signToken(t, jose.EdDSA, stranger, "ed", claims(nil)), "verifying"},
		"a stranger's issuer":             {signToken(t, jose.EdDSA, edKey, "ed", claims(map[string]any{"iss": "https://evil.test"})), "wrong iss"},
		"speaking as the service":         {signToken(t, jose.EdDSA, edKey, "ed", claims(map[string]any{"iss": issuerName})), "unknown kid"},
		"the service's kid":               {signToken(t, jose.EdDSA, edKey, w.key.ID(), claims(map[string]any{"iss": issuerName})), "verifying"},
		"signed by the service, its name": {w.sign(map[string]any{"alg": "EdDSA", "kid": w.key.ID()}, claims(nil)), "unknown kid"},
		"no issuer":                       {signToken(t, jose.EdDSA, edKey, "ed", claims(map[string]any{"iss": nil})), "wrong iss"},
		"a slash more":                    {signToken(t, jose.EdDSA, edKey, "ed", claims(map[string]any{"iss": idp.url + "/"})), "wrong iss"},
		"another audience":                {signToken(t, jose.EdDSA, edKey, "ed", claims(map[string]any{"aud": "portal"})), "wrong aud"},
		"another's organization":          {signToken(t, jose.EdDSA, edKey, "ed", claims(map[string]any{"organizationId": uuid.NewString()})), "none of this issuer's"},
		"no organization":                 {signToken(t, jose.EdDSA, edKey, "ed", claims(map[string]any{"organizationId": nil})), "not a UUID"},
		"a list of organizations":         {signToken(t, jose.EdDSA, edKey, "ed", claims(map[string]any{"organizationId": []string{org.String()}})), "not a UUID"},
		"expired":                         {signToken(t, jose.EdDSA, edKey, "ed", claims(map[string]any{"exp": c.Now().Unix() - 1})), "expired"},
		"no subject":                      {signToken(t, jose.EdDSA, edKey, "ed", claims(map[string]any{"sub": nil})), "no sub"},
		"no expiry":                       {signToken(t, jose.EdDSA, edKey, "ed", claims(map[string]any{"exp": nil})), "no exp"},
		"not yet":                         {signToken(t, jose.EdDSA, edKey, "ed", claims(map[string]any{"nbf": c.Now().Unix() + 60})), "nbf"},
	} {
		t.Run(name, func(t *testing.T) { assertRefused(t, v, bad.token, bad.cause) })
	}
	if n := idp.fetches.Load(); n != 1 {
		t.Errorf("%d fetches for all of that", n)
	}
	// The service's own tokens are as good as before, for any organization.
	if _, err := v.Verify(t.Context(), w.issue(t, time.Hour)); err != nil {
		t.Error(err)
	}
}

func TestProvidersClaims(t *testing.T) {
	idp, c := newIDP(t), clock.New()
	key := newEd25519(t)
	idp.keys["k"] = key
	fixed, claimed := uuid.New(), uuid.New()
	for name, test := range map[string]struct {
		change func(*Provider)
		claims map[string]any
		want   uuid.UUID // of zeros: refused
		scopes Scopes
	}{
		"fixed":                   {func(*Provider) {}, nil, fixed, NewScopes(WalletsRead)},
		"fixed, whatever it says": {func(*Provider) {}, map[string]any{"organizationId": claimed.String()}, fixed, NewScopes(WalletsRead)},
		"a claim of another name": {func(p *Provider) {
			p.Organization, p.Organizations, p.OrganizationClaim = uuid.Nil, []uuid.UUID{claimed}, "https://acme.test/org"
		}, map[string]any{"https://acme.test/org": claimed.String()}, claimed, NewScopes(WalletsRead)},
		"only the claim of ours": {func(p *Provider) {
			p.Organization, p.Organizations, p.OrganizationClaim = uuid.Nil, []uuid.UUID{claimed}, "org"
		}, map[string]any{"organizationId": claimed.String()}, uuid.Nil, 0},
		"scopes of another name":   {func(p *Provider) { p.ScopeClaim = "scp" }, map[string]any{"scp": []string{"risk:write"}}, fixed, NewScopes(RiskWrite)},
		"an audience of its own":   {func(p *Provider) { p.Audience = "https://granary.acme.test" }, map[string]any{"aud": "https://granary.acme.test"}, fixed, NewScopes(WalletsRead)},
		"our audience, not its":    {func(p *Provider) { p.Audience = "https://granary.acme.test" }, nil, uuid.Nil, 0},
		"a key set without a name": {func(p *Provider) { p.JWKS = idp.url + "/keys" }, nil, fixed, NewScopes(WalletsRead)},
		"no algorithm of its":      {func(p *Provider) { p.Algorithms = []string{"RS256"} }, nil, uuid.Nil, 0},
		"scopes that are a number": {func(*Provider) {}, map[string]any{"scope": 7}, fixed, 0},
	} {
		t.Run(name, func(t *testing.T) {
			provider := idp.provider(fixed)
			test.change(&provider)
			v := newVerifier(t, c, nil, provider)
			token := signToken(t, jose.EdDSA, key, "k", idp.claims(c.Now(), test.claims))
			p, err := v.Verify(t.Context(), token)
			if p.Organization != test.want {
				t.Errorf("the organization is %s, want %s", p.Organization, test.want)
			}
			if p.Scopes != test.scopes {
				t.Errorf("the scopes are %v, want %v", p.Scopes, test.scopes)
			}
			if accepted := test.want != uuid.Nil; (err == nil) != accepted {
				t.Errorf("the token is answered with %v, want it accepted: %v", err, accepted)
			}
		})
	}
}

// The issuer changes its keys: the new one is known as soon as a token needs it,
// and the old one's tokens end with it, remembered or not.
func TestProviderRotatesItsKeys(t *testing.T) {
	idp, c := newIDP(t), clock.New()
	first, second := newEd25519(t), newECDSA(t, elliptic.P256())
	idp.keys["one"] = first
	v := newVerifier(t, c, nil, idp.provider(uuid.New()))
	token := func(alg jose.SignatureAlgorithm, key any, kid string) string {
		return signToken(t, alg, key, kid, idp.claims(c.Now(), nil))
	}
	old := token(jose.EdDSA, first, "one")
	mustAccept(t, v, old)
	idp.set(func() { idp.keys["two"] = second })
	c.Advance(minFetchInterval)
	mustAccept(t, v, token(jose.ES256, second, "two"))
	mustAccept(t, v, old)
	if n := idp.fetches.Load(); n != 2 {
		t.Errorf("%d fetches", n)
	}
	idp.set(func() { delete(idp.keys, "one") })
	c.Advance(refreshEvery)
	waittest.Until(t, "the key that was taken away is refused", func() bool {
		_, err := v.Verify(t.Context(), old)
		return fault.CodeOf(err) == fault.Unauthenticated
	})
	assertRefused(t, v, token(jose.EdDSA, first, "one"), "unknown kid")
	mustAccept(t, v, token(jose.ES256, second, "two"))

	// A new key under an old name is a new key.
	third := newECDSA(t, elliptic.P256())
	before := token(jose.ES256, second, "two")
	mustAccept(t, v, before)
	idp.set(func() { idp.keys["two"] = third })
	c.Advance(refreshEvery)
	waittest.Until(t, "the key that was taken away is refused", func() bool {
		_, err := v.Verify(t.Context(), before)
		return fault.CodeOf(err) == fault.Unauthenticated
	})
	mustAccept(t, v, token(jose.ES256, third, "two"))
}

func TestFloodOfUnknownKidsCostsOneFetch(t *testing.T) {
	idp, c := newIDP(t), clock.New()
	key := newEd25519(t)
	idp.keys["k"] = key
	v := newVerifier(t, c, nil, idp.provider(uuid.New()))
	mustAccept(t, v, signToken(t, jose.EdDSA, key, "k", idp.claims(c.Now(), nil)))
	for round := range 3 {
		c.Advance(minFetchInterval)
		var group sync.WaitGroup
		for i := range 50 {
			token := signToken(t, jose.EdDSA, key, fmt.Sprint("no", i), idp.claims(c.Now(), nil))
			group.Go(func() {
				if _, err := v.Verify(t.Context(), token); fault.CodeOf(err) != fault.Unauthenticated {
					t.Errorf("%v", err)
				}
			})
		}
		group.Wait()
		if n := idp.fetches.Load(); n != int64(2+round) {
			t.Fatalf("round %d: %d fetches", round, n)
		}
	}
}

// An issuer that is down keeps its last keys for a day. An undecided token is not called invalid.
func TestProviderIsDown(t *testing.T) {
	idp, c := newIDP(t), clock.New()
	key := newEd25519(t)
	idp.keys["k"] = key
	v := newVerifier(t, c, nil, idp.provider(uuid.New()))
	token := func(kid string) string {
		return signToken(t, jose.EdDSA, key, kid, idp.claims(c.Now(), nil))
	}
	down := func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusBadGateway) }
	idp.set(func() { idp.answer = down })
	unavailable := func(token string) {
		t.Helper()
		if _, err := v.Verify(t.Context(), token); fault.CodeOf(err) != fault.ServiceUnavailable {
			t.Errorf("%v", err)
		}
	}
	unavailable(token("k"))
	unavailable(token("k"))
	if n := idp.fetches.Load(); n != 1 {
		t.Errorf("%d fetches at once", n)
	}
	idp.set(func() { idp.answer = nil })
	c.Advance(minFetchInterval)
	mustAccept(t, v, token("k"))
	idp.set(func() { idp.answer = down })
	c.Advance(keepFor - time.Minute)
	mustAccept(t, v, token("k"))
	assertRefused(t, v, token("new"), "unknown kid")
	long := signToken(t, jose.EdDSA, key, "k", idp.claims(c.Now(), map[string]any{"exp": c.Now().Add(48 * time.Hour).Unix()}))
	mustAccept(t, v, long)
	c.Advance(time.Hour)
	unavailable(token("k"))
	unavailable(long)
	idp.set(func() { idp.answer = nil })
	c.Advance(minFetchInterval)
	mustAccept(t, v, long)
}

func TestProviderCheck(t *testing.T) {
	good := Provider{Issuer: "https://login.example/realm", Organization: uuid.New()}
	for name, c := range map[string]struct {
		change func(*Provider)
		want   string
	}{
		"nothing wrong":               {func(*Provider) {}, ""},
		"a list":                      {func(p *Provider) { p.Organization, p.Organizations = uuid.Nil, []uuid.UUID{uuid.New()} }, ""},
		"a name with a key set":       {func(p *Provider) { p.Issuer, p.JWKS = "accounts", "https://login.example/keys" }, ""},
		"http inside":                 {func(p *Provider) { p.Issuer, p.PrivateAddresses = "http://keycloak:8080", true }, ""},
		"no name":                     {func(p *Provider) { p.Issuer = "" }, "no name"},
		"a name without a key set":    {func(p *Provider) { p.Issuer = "accounts" }, "or have jwks"},
		"http":                        {func(p *Provider) { p.Issuer = "http://login.example" }, "or have jwks"},
		"a query":                     {func(p *Provider) { p.Issuer += "?x=1" }, "or have jwks"},
		"a user":                      {func(p *Provider) { p.JWKS = "https://a:b@login.example/keys" }, "with a user"},
		"HMAC":                        {func(p *Provider) { p.Algorithms = []string{"HS256"} }, `"HS256" is none of`},
		"none":                        {func(p *Provider) { p.Algorithms = []string{"none"} }, `"none" is none of`},
		"no organization":             {func(p *Provider) { p.Organization = uuid.Nil }, "either one organization"},
		"one and a list":              {func(p *Provider) { p.Organizations = []uuid.UUID{uuid.New()} }, "either one organization"},
		"a list with one of no value": {func(p *Provider) { p.Organization, p.Organizations = uuid.Nil, []uuid.UUID{uuid.Nil} }, "of zeros"},
	} {
		t.Run(name, func(t *testing.T) {
			p := good
			c.change(&p)
			if err := p.Check(); (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v, want %q", err, c.want)
			}
		})
	}
	log := slog.New(slog.DiscardHandler)
	if _, err := NewVerifier(clock.New(), issuerName, nil, []Provider{good, good}, log); err == nil {
		t.Error("one issuer twice")
	}
	if _, err := NewVerifier(clock.New(), good.Issuer, nil, []Provider{good}, log); err == nil {
		t.Error("an issuer with the service's own name")
	}
}

// The service's own key is replaced: for a while both are accepted.
func TestOwnKeyIsRotated(t *testing.T) {
	old, next := newWorld(t), newWorld(t)
	next.clock = old.clock
	for name, c := range map[string]struct {
		keys     []PublicKey
		old, new bool
	}{
		"before": {[]PublicKey{old.key.Public()}, true, false},
		"during": {[]PublicKey{next.key.Public(), old.key.Public()}, true, true},
		"after":  {[]PublicKey{next.key.Public()}, false, true},
	} {
		v := newVerifier(t, old.clock, c.keys)
		_, errOld := v.Verify(t.Context(), old.issue(t, time.Hour))
		_, errNew := v.Verify(t.Context(), next.issue(t, time.Hour))
		if (errOld == nil) != c.old || (errNew == nil) != c.new {
			t.Errorf("%s: the old key's %v, the new key's %v", name, errOld, errNew)
		}
		set, err := JWKS(c.keys...)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if n := strings.Count(string(set), `"kid"`); n != len(c.keys) {
			t.Errorf("%s: %d keys in the set, want %d", name, n, len(c.keys))
		}
		if strings.Contains(string(set), `"d"`) {
			t.Errorf("%s: the key set holds a private key", name)
		}
	}
}
