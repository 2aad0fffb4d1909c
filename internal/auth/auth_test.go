package auth

import (
	"crypto/ed25519"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/granaryhq/granary/internal/clock"
	"github.com/granaryhq/granary/internal/randtest"
	"github.com/granaryhq/granary/internal/secretfile"
)

func TestScopesReadBackAsWritten(t *testing.T) {
	randtest.Check(t, func(t *rapid.T) {
		held := rapid.SliceOfDistinct(rapid.SampledFrom(AllScopes()), rapid.ID).Draw(t, "held")
		set := ParseScopes(NewScopes(held...).String())
		for _, s := range AllScopes() {
			if allowed := slices.Contains(held, s) || s == WebhooksRead && slices.Contains(held, WebhooksWrite); set.Allows(s) != allowed {
				t.Fatalf("%v of %v", s, held)
			}
		}
	})
}

func TestNoSetHoldsAScopeThatDoesNotExist(t *testing.T) {
	all := NewScopes(AllScopes()...)
	for _, s := range []Scope{"wallets:*", "wallets", "WALLETS:READ", "wallets:read "} {
		if all.Allows(s) || NewScopes(s) != 0 {
			t.Errorf("%q is held", s)
		}
	}
	if !Scopes(0).Allows("") {
		t.Error("asking for nothing was refused")
	}
}

func TestKeyIsTheSameWhenReadAgain(t *testing.T) {
	path := filepath.Join(t.TempDir(), "key.pem")
	made, err := CreateKey(path)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := CreateKey(path); !errors.Is(err, fs.ErrExist) {
		t.Fatalf("creating again: %v", err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Fatalf("%v, %v", info.Mode(), err)
	}
	read, err := ReadKey(path)
	if err != nil {
		t.Fatal(err)
	}
	if read.ID() != made.ID() || string(read.Derive("a")) != string(made.Derive("a")) {
		t.Error("another key")
	}
	if string(made.Derive("a")) == string(made.Derive("b")) {
		t.Error("two labels give one secret")
	}
}

func TestReadKeyRefusesOtherFiles(t *testing.T) {
	dir := t.TempDir()
	good := filepath.Join(dir, "good.pem")
	if _, err := CreateKey(good); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string]string{
		"empty": "", "garbage": "hello", "two keys": string(text) + string(text),
		"half":         string(text[:len(text)/2]),
		"another kind": strings.ReplaceAll(string(text), "PRIVATE", "PUBLIC"),
	} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := ReadKey(path); !errors.Is(err, ErrKey) || strings.Contains(err.Error(), "hello") {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := os.Chmod(good, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadKey(good); !errors.Is(err, secretfile.ErrExposed) {
		t.Errorf("a key that anyone can read: %v", err)
	}
	if _, err := ReadKey(filepath.Join(dir, "absent")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("no key: %v", err)
	}
}

// The key and its thumbprint are those of RFC 8037, appendices A.1 and A.3.
func TestKeyIsNamedByItsThumbprint(t *testing.T) {
	seed, err := base64.RawURLEncoding.DecodeString("nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A")
	if err != nil {
		t.Fatal(err)
	}
	key, err := newKey(ed25519.NewKeyFromSeed(seed))
	if err != nil || key.ID() != "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k" {
		t.Errorf("%q, %v", key.ID(), err)
	}
}

func TestJWKSShowsThePublicHalfOnly(t *testing.T) {
	w := newWorld(t)
	set, err := JWKS(w.key.Public())
	if err != nil {
		t.Fatal(err)
	}
	var got struct{ Keys []map[string]string }
	if err := json.Unmarshal(set, &got); err != nil || len(got.Keys) != 1 {
		t.Fatalf("%s: %v", set, err)
	}
	k := got.Keys[0]
	for member, want := range map[string]string{"kty": "OKP", "crv": "Ed25519", "alg": "EdDSA", "use": "sig", "kid": w.key.ID()} {
		if k[member] != want {
			t.Errorf("the key's %s is %q, want %q", member, k[member], want)
		}
	}
	if k["x"] == "" {
		t.Error("the key set has no public key")
	}
	if _, private := k["d"]; private {
		t.Error("the key set holds the private key")
	}
}

func TestCacheForgetsTheLeastUsed(t *testing.T) {
	c := newCache(4)
	now := clock.New().Now()
	id := func(n byte) textHash { return textHash{n} }
	c.put(id(0), Principal{Subject: "kept"}, now.Add(time.Hour), nil)
	for n := byte(1); n < 100; n++ {
		c.put(id(n), Principal{}, now.Add(time.Hour), nil)
		if p, ok := c.get(id(0), now); !ok || p.principal.Subject != "kept" {
			t.Fatalf("after %d: forgotten while in use", n)
		}
		if len(c.young)+len(c.old) > 8 {
			t.Fatalf("after %d: holds %d", n, len(c.young)+len(c.old))
		}
	}
	if _, ok := c.get(id(1), now); ok {
		t.Error("remembers what was never used again")
	}
	if _, ok := c.get(id(0), now.Add(time.Hour)); ok {
		t.Error("remembers beyond the expiry")
	}
}

func TestCacheHoldsExpiriesBeyondNanoseconds(t *testing.T) {
	c := newCache(4)
	c.put(textHash{1}, Principal{}, time.Unix(1<<61, 0), nil)
	if _, ok := c.get(textHash{1}, clock.New().Now()); !ok {
		t.Error("a token that never ends has ended")
	}
}
