package stamp_test

import (
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"math/big"
	"strings"
	"testing"

	"github.com/go-webauthn/webauthn/protocol/webauthncbor"

	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/stamp/stamptest"
)

const rpID = "treasury.example.com"

func credential(t *testing.T, a *stamptest.Authenticator, origins ...string) stamp.Key {
	t.Helper()
	key, err := stamp.ParseWebAuthn(a.CredentialID(), a.PublicKey(), rpID, origins...)
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func TestAnAssertionIsAccepted(t *testing.T) {
	a := stamptest.NewAuthenticator(t, rpID)
	key := credential(t, a)
	header, value := a.Stamp(payload)
	for _, name := range []string{header, "X-Stamp-WebAuthn", "x-stamp-webauthn"} {
		s, err := stamp.Parse(name, value)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if s.KeyID() != a.CredentialID() || s.KeyID() != key.ID() || s.Kind() != stamp.WebAuthn {
			t.Errorf("%s: the stamp names the %s %s, want the webauthn %s", name, s.Kind(), s.KeyID(), a.CredentialID())
		}
		if counter, err := s.Verify(key, []byte(payload), 1); err != nil || counter != a.Counter {
			t.Errorf("%s: counter %d, %v, want %d", name, counter, err, a.Counter)
		}
	}
}

func TestAnAssertionIsRefused(t *testing.T) {
	for name, c := range map[string]struct {
		spoil func(a *stamptest.Authenticator)
		want  error
	}{
		"swapped payload": {func(a *stamptest.Authenticator) {
			right := a.Challenge
			a.Challenge = func(p string) []byte { return right(strings.Replace(p, "APPROVE", "REJECT", 1)) }
		}, stamp.ErrChallenge},
		"challenge is the hash itself": {func(a *stamptest.Authenticator) {
			a.Challenge = func(p string) []byte { d := sha256.Sum256([]byte(p)); return d[:] }
		}, stamp.ErrChallenge},
		"hash in upper case": {func(a *stamptest.Authenticator) {
			right := a.Challenge
			a.Challenge = func(p string) []byte { return []byte(strings.ToUpper(string(right(p)))) }
		}, stamp.ErrChallenge},
		"empty challenge":       {func(a *stamptest.Authenticator) { a.Challenge = func(string) []byte { return nil } }, stamp.ErrChallenge},
		"registration":          {func(a *stamptest.Authenticator) { a.Ceremony = "webauthn.create" }, stamp.ErrCeremony},
		"payment":               {func(a *stamptest.Authenticator) { a.Ceremony = "payment.get" }, stamp.ErrCeremony},
		"other origin":          {func(a *stamptest.Authenticator) { a.Origin = "https://treasury.example.org" }, stamp.ErrOrigin},
		"subdomain":             {func(a *stamptest.Authenticator) { a.Origin = "https://old.treasury.example.com" }, stamp.ErrOrigin},
		"parent domain":         {func(a *stamptest.Authenticator) { a.Origin = "https://example.com" }, stamp.ErrOrigin},
		"other port":            {func(a *stamptest.Authenticator) { a.Origin += ":8443" }, stamp.ErrOrigin},
		"without TLS":           {func(a *stamptest.Authenticator) { a.Origin = "http://" + rpID }, stamp.ErrOrigin},
		"origin in other words": {func(a *stamptest.Authenticator) { a.Origin = "HTTPS://" + rpID }, stamp.ErrOrigin},
		"origin and its port":   {func(a *stamptest.Authenticator) { a.Origin += ":443" }, stamp.ErrOrigin},
		"origin with a path":    {func(a *stamptest.Authenticator) { a.Origin += "/" }, stamp.ErrOrigin},
		"an app's origin":       {func(a *stamptest.Authenticator) { a.Origin = "android:apk-key-hash:AAAA" }, stamp.ErrOrigin},
		"localhost":             {func(a *stamptest.Authenticator) { a.Origin = "http://localhost" }, stamp.ErrOrigin},
		"no origin":             {func(a *stamptest.Authenticator) { a.Origin = "" }, stamp.ErrOrigin},
		"in another's frame":    {func(a *stamptest.Authenticator) { a.CrossOrigin = true }, stamp.ErrOrigin},
		"under another's page": {func(a *stamptest.Authenticator) {
			a.CrossOrigin, a.TopOrigin = true, "https://"+rpID
		}, stamp.ErrOrigin},
		"other relying party": {func(a *stamptest.Authenticator) { a.RPID = "example.com" }, stamp.ErrRelyingParty},
		"nobody present":      {func(a *stamptest.Authenticator) { a.Flags = stamptest.UserVerified }, stamp.ErrUserPresence},
		"nobody verified":     {func(a *stamptest.Authenticator) { a.Flags = stamptest.UserPresent }, stamp.ErrUserVerification},
		"counter stands":      {func(a *stamptest.Authenticator) { a.Counter = lastCounter - 1 }, stamp.ErrCounter},
		"counter goes back":   {func(a *stamptest.Authenticator) { a.Counter = lastCounter - 2 }, stamp.ErrCounter},
		"counter is gone":     {func(a *stamptest.Authenticator) { a.Counter = 0 }, stamp.ErrCounter},
		"other credential":    {func(a *stamptest.Authenticator) { a.ID = []byte("another") }, stamp.ErrOtherKey},
		"nothing wrong":       {func(*stamptest.Authenticator) {}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			a := stamptest.NewAuthenticator(t, rpID)
			key := credential(t, a)
			a.Counter = lastCounter
			c.spoil(a)
			s, err := stamp.Parse(a.Stamp(payload))
			if err != nil {
				t.Fatal(err)
			}
			counter, err := s.Verify(key, []byte(payload), lastCounter)
			if !errors.Is(err, c.want) {
				t.Errorf("%v, want %v", err, c.want)
			}
			if err != nil && counter != lastCounter {
				t.Errorf("refused, and the counter is %d, want %d as before", counter, lastCounter)
			}
		})
	}
}

const lastCounter = 7

// The signed parts are bound: no part of an assertion can be exchanged afterwards.
func TestAnAssertionsPartsBelongTogether(t *testing.T) {
	a, b := stamptest.NewAuthenticator(t, rpID), stamptest.NewAuthenticator(t, rpID)
	b.ID = a.ID // the same name, another key
	key := credential(t, a)
	header, value := a.Stamp(payload)
	_, later := a.Stamp(payload)
	_, others := b.Stamp(payload)
	a.Flags = stamptest.UserPresent
	_, unverified := a.Stamp(payload)
	for name, c := range map[string]struct {
		value string
		want  error
	}{
		"another key's signature":      {exchange(t, value, others, "signature"), stamp.ErrSignature},
		"another assertion's data":     {exchange(t, value, later, "authenticatorData"), stamp.ErrSignature},
		"flags of another assertion":   {exchange(t, unverified, value, "authenticatorData"), stamp.ErrSignature},
		"client data in another order": {reorder(t, value), stamp.ErrSignature},
		"all of another key":           {others, stamp.ErrSignature},
		"nothing exchanged":            {value, nil},
	} {
		if err := verify(key, header, c.value); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
}

func TestAnAuthenticatorThatCountsNothingIsAccepted(t *testing.T) {
	a := stamptest.NewAuthenticator(t, rpID)
	a.Counter = 0
	for range 2 {
		s, err := stamp.Parse(a.Stamp(payload))
		if err != nil {
			t.Fatal(err)
		}
		if counter, err := s.Verify(credential(t, a), []byte(payload), 0); err != nil || counter != 0 {
			t.Errorf("counter %d, %v, want 0", counter, err)
		}
	}
}

// Authenticators add extensions without being asked, and flags that say where else a
// passkey is kept.
func TestWhatAuthenticatorsAddIsAccepted(t *testing.T) {
	a := stamptest.NewAuthenticator(t, rpID)
	extensions, err := webauthncbor.Marshal(map[string]any{"credProtect": 2})
	if err != nil {
		t.Fatal(err)
	}
	const backupEligible, backedUp = 8, 16
	a.Extensions, a.Flags = extensions, a.Flags|backupEligible|backedUp
	header, value := a.Stamp(payload)
	if err := verify(credential(t, a), header, value); err != nil {
		t.Errorf("refused: %v", err)
	}
	a.Extensions = append(extensions, 0)
	header, value = a.Stamp(payload)
	if err := verify(credential(t, a), header, value); !errors.Is(err, stamp.ErrMalformed) {
		t.Errorf("with a byte behind the extensions: %v, want ErrMalformed", err)
	}
}

func TestOnlyNamedOriginsAreAccepted(t *testing.T) {
	for name, c := range map[string]struct {
		rpID, origin string
		origins      []string
		want         error
	}{
		"named subdomain":           {"example.com", "https://app.example.com", []string{"https://app.example.com"}, nil},
		"second of the named":       {"example.com", "https://b.example.com:8443", []string{"https://a.example.com", "https://b.example.com:8443"}, nil},
		"subdomain, not named":      {"example.com", "https://b.example.com", []string{"https://a.example.com"}, stamp.ErrOrigin},
		"the domain, not named":     {"example.com", "https://example.com", []string{"https://a.example.com"}, stamp.ErrOrigin},
		"localhost":                 {"localhost", "http://localhost", nil, nil},
		"localhost, a port":         {"localhost", "http://localhost:3000", nil, nil},
		"localhost, a name below":   {"localhost", "http://localhost.example.com", nil, stamp.ErrOrigin},
		"localhost, user and host":  {"localhost", "http://localhost:1@example.com", nil, stamp.ErrOrigin},
		"localhost, something else": {"localhost", "https://example.com", nil, stamp.ErrOrigin},
		"localhost, with TLS":       {"localhost", "https://localhost", nil, stamp.ErrOrigin},
	} {
		a := stamptest.NewAuthenticator(t, c.rpID)
		a.Origin = c.origin
		key, err := stamp.ParseWebAuthn(a.CredentialID(), a.PublicKey(), c.rpID, c.origins...)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		header, value := a.Stamp(payload)
		if err := verify(key, header, value); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
}

func TestMalformedAssertionsAreRefused(t *testing.T) {
	a := stamptest.NewAuthenticator(t, rpID)
	header, value := a.Stamp(payload)
	part := partsOf(t, value)
	data := decodePart(t, part["authenticatorData"])
	for name, c := range map[string]string{
		"as base64url":                  encode(value),
		"empty":                         "",
		"no credential id":              strings.Replace(value, part["credentialId"], "", 1),
		"an unknown key":                strings.Replace(value, "{", `{"userHandle":"AA",`, 1),
		"a key is doubled":              strings.Replace(value, "{", `{"credentialId":"`+part["credentialId"]+`",`, 1),
		"provider's other spelling":     strings.Replace(value, "clientDataJson", "clientDataJSON", 1),
		"padded id":                     strings.Replace(value, part["credentialId"], part["credentialId"]+"==", 1),
		"client data is not JSON":       put(t, value, "clientDataJson", []byte("{")),
		"authenticator data cut":        put(t, value, "authenticatorData", data[:36]),
		"authenticator data with more":  put(t, value, "authenticatorData", append(data[:37:37], 0)),
		"extensions said, none there":   put(t, value, "authenticatorData", flip(data, 0x80)),
		"credential said, none there":   put(t, value, "authenticatorData", flip(data, 0x40)),
		"signature with a tail":         put(t, value, "signature", append(decodePart(t, part["signature"]), 0)),
		"signature of 64 bytes":         put(t, value, "signature", make([]byte, 64)),
		"something follows":             value + "x",
		"something follows that closes": value + "{}",
	} {
		if _, err := stamp.Parse(header, c); !errors.Is(err, stamp.ErrMalformed) {
			t.Errorf("%s: %v, want ErrMalformed", name, err)
		}
	}
}

func TestDigestOfAnAssertionIsOneOfAllItsForms(t *testing.T) {
	a := stamptest.NewAuthenticator(t, rpID)
	header, value := a.Stamp(payload)
	r, s := pairOf(t, decodePart(t, partsOf(t, value)["signature"]))
	twin := put(t, value, "signature", decodeHex(t, pairToHex(t, r, new(big.Int).Sub(elliptic.P256().Params().N, s))))
	if err := verify(credential(t, a), header, twin); err != nil {
		t.Fatalf("the twin (r, n-s) is refused, so the test shows nothing: %v", err)
	}
	if digest(t, header, twin) != digest(t, header, value) {
		t.Error("the twin (r, n-s) has another digest")
	}
	_, again := a.Stamp(payload)
	if digest(t, header, again) == digest(t, header, value) {
		t.Error("a second assertion has the digest of the first")
	}
}

func TestCredentialsAreRefused(t *testing.T) {
	a := stamptest.NewAuthenticator(t, rpID)
	id, cose := a.CredentialID(), a.PublicKey()
	for name, c := range map[string]struct {
		id, cose, rpID string
		origins        []string
	}{
		"no id":                      {"", cose, rpID, nil},
		"id with padding":            {id + "==", cose, rpID, nil},
		"id too long":                {encode(strings.Repeat("x", 1024)), cose, rpID, nil},
		"no key":                     {id, "", rpID, nil},
		"key is not base64url":       {id, "+/+/", rpID, nil},
		"key with much beside it":    {id, withMuchBeside(t), rpID, nil},
		"key is a point":             {id, encode("\x04" + strings.Repeat("x", 64)), rpID, nil},
		"key with a tail":            {id, encode(string(decodePart(t, cose)) + "\x00"), rpID, nil},
		"point is not on the curve":  {id, coseKey(t, 2, -7, 1, make([]byte, 32), make([]byte, 32)), rpID, nil},
		"P-384":                      {id, p384(t), rpID, nil},
		"Ed25519":                    {id, okp(t), rpID, nil},
		"ES256 on another curve":     {id, coseKey(t, 2, -7, 8, make([]byte, 32), make([]byte, 32)), rpID, nil},
		"no relying party":           {id, cose, "", nil},
		"relying party in capitals":  {id, cose, "Example.com", nil},
		"relying party is an origin": {id, cose, "https://example.com", nil},
		"relying party with a port":  {id, cose, "example.com:443", nil},
		"relying party is a number":  {id, cose, "127.0.0.1", nil},
		"relying party, one word":    {id, cose, "com", nil},
		"relying party too long":     {id, cose, strings.Repeat("a.", 130) + "com", nil},
		"relying party ends in dot":  {id, cose, "example.com.", nil},
		"origin of another domain":   {id, cose, rpID, []string{"https://example.com"}},
		"origin that only ends so":   {id, cose, "example.com", []string{"https://badexample.com"}},
		"origin without TLS":         {id, cose, rpID, []string{"http://" + rpID}},
		"origin with a path":         {id, cose, rpID, []string{"https://" + rpID + "/"}},
		"origin with a query":        {id, cose, rpID, []string{"https://" + rpID + "?x"}},
		"origin with a user":         {id, cose, rpID, []string{"https://a@" + rpID}},
		"origin with its own port":   {id, cose, rpID, []string{"https://" + rpID + ":443"}},
		"origin with an empty port":  {id, cose, rpID, []string{"https://" + rpID + ":"}},
		"origin in capitals":         {id, cose, rpID, []string{"https://" + strings.ToUpper(rpID)}},
		"origin is a pattern":        {id, cose, rpID, []string{"https://*." + rpID}},
		"origin localhost":           {id, cose, rpID, []string{"http://localhost"}},
		"empty origin":               {id, cose, rpID, []string{""}},
	} {
		if _, err := stamp.ParseWebAuthn(c.id, c.cose, c.rpID, c.origins...); !errors.Is(err, stamp.ErrKey) {
			t.Errorf("%s: %v, want ErrKey", name, err)
		}
	}
}

func partsOf(t *testing.T, value string) map[string]string {
	t.Helper()
	var parts map[string]string
	if err := json.Unmarshal([]byte(value), &parts); err != nil {
		t.Fatal(err)
	}
	return parts
}

func decodePart(t *testing.T, part string) []byte { t.Helper(); return []byte(mustDecode(t, part)) }

// put replaces one part of an assertion.
func put(t *testing.T, value, name string, content []byte) string {
	t.Helper()
	parts := partsOf(t, value)
	parts[name] = base64.RawURLEncoding.EncodeToString(content)
	text, err := json.Marshal(parts)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func exchange(t *testing.T, value, from, name string) string {
	t.Helper()
	return put(t, value, name, decodePart(t, partsOf(t, from)[name]))
}

// reorder writes the client data with its keys in another order.
func reorder(t *testing.T, value string) string {
	t.Helper()
	var client map[string]any
	if err := json.Unmarshal(decodePart(t, partsOf(t, value)["clientDataJson"]), &client); err != nil {
		t.Fatal(err)
	}
	text, err := json.MarshalIndent(client, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return put(t, value, "clientDataJson", text)
}

func flip(data []byte, flag byte) []byte {
	data = append([]byte(nil), data...)
	data[32] |= flag
	return data
}

func coseKey(t *testing.T, kty, alg, curve int, x, y []byte) string {
	t.Helper()
	cose, err := webauthncbor.Marshal(map[int]any{1: kty, 3: alg, -1: curve, -2: x, -3: y})
	if err != nil {
		t.Fatal(err)
	}
	return base64.RawURLEncoding.EncodeToString(cose)
}

// withMuchBeside is a key in all that counts.
func withMuchBeside(t *testing.T) string {
	t.Helper()
	fields := map[int]any{}
	if err := webauthncbor.Unmarshal(decodePart(t, stamptest.NewAuthenticator(t, rpID).PublicKey()), &fields); err != nil {
		t.Fatal(err)
	}
	fields[-70000] = make([]byte, 2000)
	cose, err := webauthncbor.Marshal(fields)
	if err != nil {
		t.Fatal(err)
	}
	return base64.RawURLEncoding.EncodeToString(cose)
}

func p384(t *testing.T) string {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P384(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return coseKey(t, 2, -35, 2, key.X.FillBytes(make([]byte, 48)), key.Y.FillBytes(make([]byte, 48)))
}

func okp(t *testing.T) string {
	t.Helper()
	public, _, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	cose, err := webauthncbor.Marshal(map[int]any{1: 1, 3: -8, -1: 6, -2: []byte(public)})
	if err != nil {
		t.Fatal(err)
	}
	return base64.RawURLEncoding.EncodeToString(cose)
}
