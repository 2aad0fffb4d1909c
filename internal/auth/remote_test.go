package auth

import (
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/rsa"
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/go-jose/go-jose/v4"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/egress"
	"github.com/granaryhq/granary/internal/fault"
)

func TestHostileKeySets(t *testing.T) {
	key, other := newEd25519(t), newEd25519(t)
	public, err := json.Marshal(jose.JSONWebKey{Key: key.Public(), KeyID: "k"})
	if err != nil {
		t.Fatal(err)
	}
	private, err := json.Marshal(jose.JSONWebKey{Key: key, KeyID: "k"})
	if err != nil {
		t.Fatal(err)
	}
	twice, err := json.Marshal(jose.JSONWebKey{Key: other.Public(), KeyID: "k"})
	if err != nil {
		t.Fatal(err)
	}
	text := func(s string) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write([]byte(s)) }
	}
	set := func(keys ...string) http.HandlerFunc { return text(`{"keys":[` + strings.Join(keys, ",") + `]}`) }
	change := func(from, to string) string { return strings.Replace(string(public), from, to, 1) }
	elsewhere := httptest.NewServer(set(string(public)))
	defer elsewhere.Close()
	for name, c := range map[string]struct {
		answer http.HandlerFunc
		code   fault.Code // empty: accepted
	}{
		"a set":                     {set(string(public)), ""},
		"strange keys beside":       {set(`{"kty":"new","kid":"x"}`, `7`, `{"kty":"oct","k":"AAAA","kid":"y"}`, string(public)), ""},
		"its alg":                   {set(change(`"kid"`, `"alg":"EdDSA","kid"`)), ""},
		"two of one kid":            {set(string(public), string(twice)), ""},
		"another alg":               {set(change(`"kid"`, `"alg":"RS256","kid"`)), fault.ServiceUnavailable},
		"for encryption":            {set(change(`"kid"`, `"use":"enc","kid"`)), fault.ServiceUnavailable},
		"without a kid":             {set(change(`"kid":"k"`, `"kid":""`)), fault.ServiceUnavailable},
		"a private key":             {set(string(private)), fault.ServiceUnavailable},
		"a symmetric key":           {set(`{"kty":"oct","k":"AAAA","kid":"k"}`), fault.ServiceUnavailable},
		"empty":                     {set(), fault.ServiceUnavailable},
		"no set":                    {text(`{"error":"sorry"}`), fault.ServiceUnavailable},
		"no JSON":                   {text(`<html>`), fault.ServiceUnavailable},
		"more keys than a set has":  {set(slices.Repeat([]string{string(public)}, maxKeys+1)...), fault.ServiceUnavailable},
		"longer than it may be":     {text(`{"keys":[` + string(public) + `],"x":"` + strings.Repeat("x", egress.MaxDocumentBytes) + `"}`), fault.ServiceUnavailable},
		"an error with a set":       {func(w http.ResponseWriter, r *http.Request) { w.WriteHeader(404); set(string(public))(w, r) }, fault.ServiceUnavailable},
		"a redirect":                {func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, elsewhere.URL, 302) }, fault.ServiceUnavailable},
		"an answer cut off":         {func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }, fault.ServiceUnavailable},
		"deep, and nothing else":    {text(`{"keys":` + strings.Repeat("[", 100_000)), fault.ServiceUnavailable},
		"the first of one kid wins": {set(string(twice), string(public)), fault.Unauthenticated},
	} {
		t.Run(name, func(t *testing.T) {
			idp, clk := newIDP(t), clock.New()
			idp.answer = c.answer
			v := newVerifier(t, clk, nil, idp.provider(uuid.New()))
			token := signToken(t, jose.EdDSA, key, "k", idp.claims(clk.Now(), nil))
			if _, err := v.Verify(t.Context(), token); fault.CodeOf(err) != c.code {
				t.Errorf("%v, want %q", err, c.code)
			}
		})
	}
}

func TestDiscoveryIsTheIssuersOwn(t *testing.T) {
	idp, c := newIDP(t), clock.New()
	key := newEd25519(t)
	idp.keys["k"] = key
	idp.name = "https://login.example"
	v := newVerifier(t, c, nil, idp.provider(uuid.New()))
	_, err := v.Verify(t.Context(), signToken(t, jose.EdDSA, key, "k", idp.claims(c.Now(), nil)))
	if fault.CodeOf(err) != fault.ServiceUnavailable || idp.fetches.Load() != 0 {
		t.Errorf("%v, %d fetches", err, idp.fetches.Load())
	}
}

// Unless the operator allows it, no internal address is connected to, for any name that led there.
func TestKeysAreNotFetchedFromInside(t *testing.T) {
	var asked atomic.Int64
	web := httptest.NewTLSServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { asked.Add(1) }))
	defer web.Close()
	for _, at := range []string{web.URL, strings.Replace(web.URL, "127.0.0.1", "localhost", 1), "https://169.254.169.254", "https://10.0.0.1", "https://168.63.129.16", "https://[::1]"} {
		f := newFetcher(Provider{Issuer: at})
		if _, err := f.fetchKeys(t.Context()); err == nil || !strings.Contains(err.Error(), "discovery") {
			t.Errorf("%s: %v", at, err)
		}
		f.close()
	}
	if asked.Load() != 0 {
		t.Errorf("asked %d times", asked.Load())
	}
}

func TestClosingEndsAFetch(t *testing.T) {
	idp, c := newIDP(t), clock.New()
	asked := make(chan struct{})
	idp.answer = func(_ http.ResponseWriter, r *http.Request) { close(asked); <-r.Context().Done() }
	v, err := NewVerifier(c, issuerName, nil, []Provider{idp.provider(uuid.New())}, slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	failed := make(chan error, 1)
	token := signToken(t, jose.EdDSA, newEd25519(t), "k", idp.claims(c.Now(), nil))
	go func() {
		_, err := v.Verify(t.Context(), token)
		failed <- err
	}()
	<-asked
	v.Close()
	if err := <-failed; fault.CodeOf(err) != fault.ServiceUnavailable {
		t.Error(err)
	}
}

// For any published set, the result is usable public keys or an error.
func FuzzKeySet(f *testing.F) {
	f.Add([]byte(`{"keys":[{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo","kid":"k"}]}`))
	f.Add([]byte(`{"keys":[{"kty":"EC","crv":"P-256","x":"","y":"","kid":"k"},{"kty":"RSA","n":"AA","e":"AQAB","kid":"r"}]}`))
	f.Add([]byte(`{"keys":[{"kty":"oct","k":"AAAA","kid":"k"}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		keys, err := parseKeys(text)
		if (err == nil) != (len(keys) > 0) {
			t.Fatalf("%d keys, %v", len(keys), err)
		}
		for id, k := range keys {
			if id == "" || len(k.algorithms) == 0 {
				t.Errorf("%q for %v", id, k.algorithms)
			}
			switch k.key.(type) {
			case ed25519.PublicKey, *ecdsa.PublicKey, *rsa.PublicKey:
			default:
				t.Errorf("a key of type %T", k.key)
			}
		}
	})
}
