package auth

import (
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"log/slog"
	"math/big"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/go-jose/go-jose/v4"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/fault"
)

const issuerName = "https://granary.test"

type world struct {
	clock    *clock.Clock
	key      Key
	issuer   *Issuer
	verifier *Verifier
	claims   Claims
}

func newWorld(tb testing.TB) *world {
	tb.Helper()
	key, err := CreateKey(filepath.Join(tb.TempDir(), "key.pem"))
	if err != nil {
		tb.Fatal(err)
	}
	c := clock.New()
	issuer, err := NewIssuer(c, issuerName, key)
	if err != nil {
		tb.Fatal(err)
	}
	return &world{c, key, issuer, newVerifier(tb, c, []PublicKey{key.Public()}),
		Claims{uuid.New(), "ops@example.com", NewScopes(WalletsRead, AccountingRead)}}
}

func newVerifier(tb testing.TB, c *clock.Clock, keys []PublicKey, providers ...Provider) *Verifier {
	tb.Helper()
	v, err := NewVerifier(c, issuerName, keys, providers, slog.New(slog.DiscardHandler))
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(v.Close)
	return v
}

func (w *world) issue(tb testing.TB, ttl time.Duration) string {
	tb.Helper()
	token, err := w.issuer.Issue(w.claims, ttl)
	if err != nil {
		tb.Fatal(err)
	}
	return token
}

// sign makes a token of any header and claims, signed as the service signs.
func (w *world) sign(header, claims map[string]any) string {
	part := func(v any) string {
		text, _ := json.Marshal(v)
		return base64.RawURLEncoding.EncodeToString(text)
	}
	message := part(header) + "." + part(claims)
	return message + "." + base64.RawURLEncoding.EncodeToString(ed25519.Sign(w.key.private, []byte(message)))
}

func TestIssuedTokenVerifies(t *testing.T) {
	w := newWorld(t)
	token := w.issue(t, time.Hour)
	for _, when := range []string{"first", "remembered"} {
		p, err := w.verifier.Verify(t.Context(), token)
		if err != nil {
			t.Fatalf("%s: %v", when, err)
		}
		assertPrincipal(t, when, p, Principal{Organization: w.claims.Organization, Subject: w.claims.Subject, Scopes: w.claims.Scopes})
		if p.Token != TokenID(sha256.Sum256([]byte(token[:strings.LastIndexByte(token, '.')]))) {
			t.Fatalf("%s: the token's id is not the hash of what it says", when)
		}
	}
}

// A token has one spelling: of all texts that a lenient parser would read as it, one is accepted, and one that can be
// signed twice has one name.
func TestATokenHasOneSpelling(t *testing.T) {
	w := newWorld(t)
	token := w.issue(t, time.Hour)
	const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
	parts := strings.Split(token, ".")
	for i, part := range parts {
		spare := map[int]int{0: 1, 2: 16, 3: 4}[len(part)%4] // texts that differ in unused bits
		last := strings.IndexByte(digits, part[len(part)-1])
		for bits := range spare {
			other := slices.Clone(parts)
			other[i] = part[:len(part)-1] + digits[last&^(spare-1)|bits:][:1]
			if text := strings.Join(other, "."); text != token {
				assertRefused(t, w.verifier, text, "canonical")
			}
		}
		for _, space := range []string{"\r", "\n", " ", "\t", "="} {
			other := slices.Clone(parts)
			other[i] = part[:4] + space + part[4:]
			assertRefused(t, w.verifier, strings.Join(other, "."), "")
			other[i] = part + space
			assertRefused(t, w.verifier, strings.Join(other, "."), "")
		}
	}
	if _, err := w.verifier.Verify(t.Context(), token); err != nil {
		t.Errorf("the token itself: %v", err)
	}
}

// A signature of ECDSA can be made into another without the key.
func TestATokenIsNotItsSignature(t *testing.T) {
	idp, c := newIDP(t), clock.New()
	key := newECDSA(t, elliptic.P256())
	idp.keys["ec"] = key
	org := uuid.New()
	v := newVerifier(t, c, nil, idp.provider(org))
	token := signToken(t, jose.ES256, key, "ec", idp.claims(c.Now(), nil))
	said, signature, _ := strings.Cut(token[strings.IndexByte(token, '.')+1:], ".")
	said = token[:strings.IndexByte(token, '.')+1] + said
	raw, err := base64.RawURLEncoding.DecodeString(signature)
	if err != nil {
		t.Fatal(err)
	}
	s := new(big.Int).SetBytes(raw[32:])
	s.Sub(elliptic.P256().Params().N, s).FillBytes(raw[32:])
	first, again := mustAccept(t, v, token), mustAccept(t, v, said+"."+base64.RawURLEncoding.EncodeToString(raw))
	if first.Token != again.Token {
		t.Error("the other signature of a token made another token of it")
	}
}

func TestTokenEndsAtItsExpiry(t *testing.T) {
	w := newWorld(t)
	known, fresh := w.issue(t, time.Hour), w.issue(t, time.Hour)
	if _, err := w.verifier.Verify(t.Context(), known); err != nil {
		t.Fatal(err)
	}
	w.clock.Advance(time.Hour)
	for name, token := range map[string]string{"remembered": known, "new": fresh} {
		if _, err := w.verifier.Verify(t.Context(), token); fault.CodeOf(err) != fault.Unauthenticated || !strings.Contains(err.Error(), "expired") {
			t.Errorf("a %s token after its expiry: %v", name, err)
		}
	}
}

func TestHostileTokens(t *testing.T) {
	w := newWorld(t)
	now := w.clock.Now().Unix()
	header := func(change map[string]any) map[string]any {
		return withChange(map[string]any{"alg": "EdDSA", "typ": "JWT", "kid": w.key.ID()}, change)
	}
	claims := func(change map[string]any) map[string]any {
		return withChange(map[string]any{"iss": issuerName, "aud": Audience, "sub": "s", "iat": now, "exp": now + 60,
			"organizationId": uuid.NewString(), "scope": "wallets:read"}, change)
	}
	other := newWorld(t)
	good := w.sign(header(nil), claims(nil))
	part := strings.Split(good, ".")
	encode := base64.RawURLEncoding.EncodeToString

	accepted := map[string]string{
		"plain":                     good,
		"aud as a list":             w.sign(header(nil), claims(map[string]any{"aud": []string{"other", Audience}})),
		"iat a little ahead":        w.sign(header(nil), claims(map[string]any{"iat": now + 3})),
		"nbf past":                  w.sign(header(nil), claims(map[string]any{"nbf": now - 3})),
		"no scope":                  w.sign(header(nil), claims(map[string]any{"scope": nil})),
		"a scope of another system": w.sign(header(nil), claims(map[string]any{"scope": "openid wallets:read"})),
	}
	for name, token := range accepted {
		if _, err := w.verifier.Verify(t.Context(), token); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}

	hmacOf := func(message string) string {
		mac := hmac.New(sha256.New, w.key.private.Public().(ed25519.PublicKey))
		mac.Write([]byte(message))
		return message + "." + encode(mac.Sum(nil))
	}
	confused, _ := json.Marshal(header(map[string]any{"alg": "HS256"}))
	refused := map[string]string{
		"empty":                      "",
		"not a token":                "hello",
		"two parts":                  part[0] + "." + part[1],
		"four parts":                 good + "." + part[2],
		"no signature":               part[0] + "." + part[1] + ".",
		"alg none":                   encode([]byte(`{"alg":"none"}`)) + "." + part[1] + ".",
		"alg none with a signature":  w.sign(header(map[string]any{"alg": "none"}), claims(nil)),
		"public key as HMAC key":     hmacOf(encode(confused) + "." + part[1]),
		"unknown kid":                w.sign(header(map[string]any{"kid": "other"}), claims(nil)),
		"no kid":                     w.sign(header(map[string]any{"kid": nil}), claims(nil)),
		"kid a path":                 w.sign(header(map[string]any{"kid": "../../dev/null"}), claims(nil)),
		"unknown critical header":    w.sign(header(map[string]any{"crit": []string{"x"}, "x": 1}), claims(nil)),
		"another key, its kid":       other.sign(map[string]any{"alg": "EdDSA", "kid": other.key.ID()}, claims(nil)),
		"another key, our kid":       other.sign(header(nil), claims(nil)),
		"another key in its header":  other.sign(header(map[string]any{"jwk": jwkOf(other)}), claims(nil)),
		"changed claims":             part[0] + "." + encode([]byte(`{"iss":"x"}`)) + "." + part[2],
		"JSON serialization":         `{"protected":"` + part[0] + `","payload":"` + part[1] + `","signature":"` + part[2] + `"}`,
		"wrong iss":                  w.sign(header(nil), claims(map[string]any{"iss": "https://evil.test"})),
		"no iss":                     w.sign(header(nil), claims(map[string]any{"iss": nil})),
		"wrong aud":                  w.sign(header(nil), claims(map[string]any{"aud": "other"})),
		"no aud":                     w.sign(header(nil), claims(map[string]any{"aud": nil})),
		"aud nearly":                 w.sign(header(nil), claims(map[string]any{"aud": "granary "})),
		"no sub":                     w.sign(header(nil), claims(map[string]any{"sub": nil})),
		"expired":                    w.sign(header(nil), claims(map[string]any{"exp": now - 1})),
		"no exp":                     w.sign(header(nil), claims(map[string]any{"exp": nil})),
		"exp beyond time":            w.sign(header(nil), claims(map[string]any{"exp": 1e300})),
		"exp a string":               w.sign(header(nil), claims(map[string]any{"exp": "tomorrow"})),
		"no iat":                     w.sign(header(nil), claims(map[string]any{"iat": nil})),
		"iat in the future":          w.sign(header(nil), claims(map[string]any{"iat": now + 60})),
		"nbf in the future":          w.sign(header(nil), claims(map[string]any{"nbf": now + 60})),
		"no organization":            w.sign(header(nil), claims(map[string]any{"organizationId": nil})),
		"organization a word":        w.sign(header(nil), claims(map[string]any{"organizationId": "acme"})),
		"organization in braces":     w.sign(header(nil), claims(map[string]any{"organizationId": "{" + uuid.NewString() + "}"})),
		"organization of zeros":      w.sign(header(nil), claims(map[string]any{"organizationId": uuid.Nil.String()})),
		"organizationId in capitals": w.sign(header(nil), claims(map[string]any{"organizationId": nil, "ORGANIZATIONID": uuid.NewString()})),
		"long":                       w.sign(header(nil), claims(map[string]any{"x": strings.Repeat("x", maxTokenBytes)})),
	}
	for name, token := range refused {
		_, err := w.verifier.Verify(t.Context(), token)
		var f *fault.Error
		if !errors.As(err, &f) || f.Code != fault.Unauthenticated {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if len(f.Text) > 30 {
			t.Errorf("%s: tells the caller %q", name, f.Text)
		}
	}
}

func TestIssueRefusesHalfAToken(t *testing.T) {
	w := newWorld(t)
	for name, c := range map[string]Claims{
		"no organization": {Subject: "s"}, "no subject": {Organization: uuid.New()},
	} {
		if _, err := w.issuer.Issue(c, time.Hour); err == nil {
			t.Errorf("%s: issued", name)
		}
	}
	if _, err := w.issuer.Issue(w.claims, 0); err == nil {
		t.Error("no time to live: issued")
	}
}

func TestTwoTokensOfOneSecondDiffer(t *testing.T) {
	w := newWorld(t)
	if one, other := w.issue(t, time.Hour), w.issue(t, time.Hour); one == other {
		t.Error("they are one token, with one allowance")
	}
}

func withChange(m, change map[string]any) map[string]any {
	for k, v := range change {
		m[k] = v
		if v == nil {
			delete(m, k)
		}
	}
	return m
}

func jwkOf(w *world) map[string]any {
	set, _ := JWKS(w.key.Public())
	var keys struct{ Keys []map[string]any }
	_ = json.Unmarshal(set, &keys)
	return keys.Keys[0]
}

func FuzzVerify(f *testing.F) {
	w := newWorld(f)
	good := w.issue(f, time.Hour)
	f.Add(good)
	f.Add(good[:len(good)-4])
	f.Add("")
	f.Add("..")
	f.Add("eyJhbGciOiJub25lIn0..")
	f.Fuzz(func(t *testing.T, token string) {
		if _, err := w.verifier.Verify(t.Context(), token); err == nil && token != good {
			t.Errorf("accepted %q", token)
		} else if err != nil && fault.CodeOf(err) != fault.Unauthenticated {
			t.Errorf("%q: %v", token, err)
		}
	})
}

// Claims signed by us are still only data: for any content, the result is a whole principal or a rejection.
func FuzzSignedClaims(f *testing.F) {
	w := newWorld(f)
	f.Add([]byte(`{"iss":"https://granary.test","aud":"granary","sub":"s","iat":1,"exp":99999999999,"organizationId":"c2b1a1d0-3c5e-4b5e-9a53-8f0b6b6f2a11"}`))
	f.Add([]byte(`{"aud":[[]],"exp":1e999}`))
	header := base64.RawURLEncoding.EncodeToString([]byte(`{"alg":"EdDSA","kid":"` + w.key.ID() + `"}`))
	f.Fuzz(func(t *testing.T, claims []byte) {
		message := header + "." + base64.RawURLEncoding.EncodeToString(claims)
		p, err := w.verifier.Verify(t.Context(), message+"."+base64.RawURLEncoding.EncodeToString(ed25519.Sign(w.key.private, []byte(message))))
		if err == nil && (p.Organization == uuid.Nil || p.Subject == "") {
			t.Errorf("%q gave %+v", claims, p)
		}
	})
}

func BenchmarkVerify(b *testing.B) {
	w := newWorld(b)
	token := w.issue(b, time.Hour)
	b.Run("remembered", func(b *testing.B) {
		for b.Loop() {
			if _, err := w.verifier.Verify(b.Context(), token); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("remembered by many callers", func(b *testing.B) {
		b.RunParallel(func(pb *testing.PB) {
			for pb.Next() {
				if _, err := w.verifier.Verify(b.Context(), token); err != nil {
					b.Error(err)
				}
			}
		})
	})
	b.Run("new", func(b *testing.B) {
		for b.Loop() {
			w.verifier.cache = newCache(1)
			if _, err := w.verifier.Verify(b.Context(), token); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("forged", func(b *testing.B) {
		sig := make([]byte, 64)
		_, _ = rand.Read(sig)
		forged := token[:strings.LastIndexByte(token, '.')+1] + base64.RawURLEncoding.EncodeToString(sig)
		for b.Loop() {
			if _, err := w.verifier.Verify(b.Context(), forged); err == nil {
				b.Fatal("accepted")
			}
		}
	})
}
