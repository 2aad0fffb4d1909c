package stamp_test

import (
	"crypto/elliptic"
	"crypto/sha256"
	"encoding/asn1"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"maps"
	"math/big"
	"strings"
	"testing"

	"github.com/decred/dcrd/dcrec/secp256k1/v4"
	"github.com/decred/dcrd/dcrec/secp256k1/v4/ecdsa"

	"github.com/granaryhq/granary/internal/stamp"
	"github.com/granaryhq/granary/internal/stamp/stamptest"
)

const payload = `{"type":"ACTIVITY_TYPE_APPROVE_ACTIVITY","timestampMs":"1794900000000","organizationId":"o","parameters":{"fingerprint":"sha256:ab"}}`

// fields are the fields of an API-key stamp.
type fields map[string]string

func fieldsOf(t *testing.T, value string) fields {
	t.Helper()
	text, err := base64.RawURLEncoding.DecodeString(value)
	if err != nil {
		t.Fatal(err)
	}
	var f fields
	if err := json.Unmarshal(text, &f); err != nil {
		t.Fatal(err)
	}
	return f
}

func (f fields) with(name, value string) fields {
	f = maps.Clone(f)
	f[name] = value
	return f
}

func (f fields) value() string {
	text, err := json.Marshal(f)
	if err != nil {
		panic(err)
	}
	return encode(string(text))
}

func encode(text string) string { return base64.RawURLEncoding.EncodeToString([]byte(text)) }

func registered(t *testing.T, k *stamptest.APIKey) stamp.Key {
	t.Helper()
	key, err := stamp.ParseAPIKey(k.PublicKey())
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func verify(k stamp.Key, header, value string) error {
	s, err := stamp.Parse(header, value)
	if err != nil {
		return err
	}
	_, err = s.Verify(k, []byte(payload), 0)
	return err
}

func TestAnAPIKeyStampIsAccepted(t *testing.T) {
	approver := stamptest.NewAPIKey(t)
	key := registered(t, approver)
	header, value := approver.Stamp(payload)
	f := fieldsOf(t, value)
	for name, c := range map[string]struct{ header, value string }{
		"as the stamper made it": {header, value},
		"header in lower case":   {"x-stamp", value},
		"header in upper case":   {"X-STAMP", value},
		"keys in another order":  {header, encode(`{"scheme":"` + f["scheme"] + `","signature":"` + f["signature"] + `","publicKey":"` + f["publicKey"] + `"}`)},
		"with spaces":            {header, encode(`{ "publicKey": "` + f["publicKey"] + `", "scheme": "` + f["scheme"] + "\",\n \"signature\": \"" + f["signature"] + "\" }\n")},
		"hex in upper case":      {header, f.with("signature", strings.ToUpper(f["signature"])).with("publicKey", strings.ToUpper(f["publicKey"])).value()},
	} {
		if err := verify(key, c.header, c.value); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	s, err := stamp.Parse(header, value)
	if err != nil {
		t.Fatal(err)
	}
	if s.KeyID() != approver.PublicKey() || s.KeyID() != key.ID() || s.Kind() != stamp.APIKey {
		t.Errorf("the stamp names the %s %s, want the api_key %s", s.Kind(), s.KeyID(), approver.PublicKey())
	}
}

func TestAnAPIKeyStampIsRefused(t *testing.T) {
	approver, other := stamptest.NewAPIKey(t), stamptest.NewAPIKey(t)
	key := registered(t, approver)
	header, value := approver.Stamp(payload)
	_, ofOther := other.Stamp(payload)
	_, ofSwapped := approver.Stamp(strings.Replace(payload, "APPROVE", "REJECT", 1))
	f := fieldsOf(t, value)
	signature := decodeHex(t, f["signature"])
	n := elliptic.P256().Params().N
	r, s := pairOf(t, signature)
	// A whole stamp of the provider's other curve: its key, and its signature over the payload.
	secp256k1Key, secp256k1Signature := signSecp256k1(t)
	longForm := append([]byte{0x30, 0x81, byte(len(signature) - 2)}, signature[2:]...)
	padded := append([]byte{0x30, signature[1] + 1, 0x02, signature[3] + 1, 0}, signature[4:]...)

	for name, c := range map[string]struct {
		header, value string
		want          error
	}{
		"other header":             {"X-Stamp-Other", value, stamp.ErrHeader},
		"empty header name":        {"", value, stamp.ErrHeader},
		"header of a webauthn":     {stamp.HeaderWebAuthn, value, stamp.ErrMalformed},
		"swapped payload":          {header, ofSwapped, stamp.ErrSignature},
		"made with another key":    {header, ofOther, stamp.ErrOtherKey},
		"under another's name":     {header, fieldsOf(t, ofOther).with("publicKey", approver.PublicKey()).value(), stamp.ErrSignature},
		"point of another curve":   {header, f.with("publicKey", secp256k1Key).value(), stamp.ErrMalformed},
		"stamp of another curve":   {header, f.with("publicKey", secp256k1Key).with("signature", secp256k1Signature).with("scheme", "SIGNATURE_SCHEME_TK_API_SECP256K1").value(), stamp.ErrScheme},
		"signature of its curve":   {header, f.with("signature", secp256k1Signature).value(), stamp.ErrSignature},
		"scheme of another curve":  {header, f.with("scheme", "SIGNATURE_SCHEME_TK_API_SECP256K1").value(), stamp.ErrScheme},
		"scheme in lower case":     {header, f.with("scheme", strings.ToLower(f["scheme"])).value(), stamp.ErrScheme},
		"empty scheme":             {header, f.with("scheme", "").value(), stamp.ErrScheme},
		"another signature":        {header, f.with("signature", pairToHex(t, s, r)).value(), stamp.ErrSignature},
		"r of zero":                {header, f.with("signature", pairToHex(t, new(big.Int), s)).value(), stamp.ErrMalformed},
		"s of zero":                {header, f.with("signature", pairToHex(t, r, new(big.Int))).value(), stamp.ErrMalformed},
		"s and the order":          {header, f.with("signature", pairToHex(t, r, new(big.Int).Add(s, n))).value(), stamp.ErrMalformed},
		"r and the order":          {header, f.with("signature", pairToHex(t, new(big.Int).Add(r, n), s)).value(), stamp.ErrMalformed},
		"s below zero":             {header, f.with("signature", pairToHex(t, r, new(big.Int).Neg(s))).value(), stamp.ErrMalformed},
		"signature with a tail":    {header, f.with("signature", f["signature"]+"00").value(), stamp.ErrMalformed},
		"length in two bytes":      {header, f.with("signature", hex.EncodeToString(longForm)).value(), stamp.ErrMalformed},
		"integer that is padded":   {header, f.with("signature", hex.EncodeToString(padded)).value(), stamp.ErrMalformed},
		"signature of 64 bytes":    {header, f.with("signature", strings.Repeat("ab", 64)).value(), stamp.ErrMalformed},
		"empty signature":          {header, f.with("signature", "").value(), stamp.ErrMalformed},
		"signature is not hex":     {header, f.with("signature", "zz").value(), stamp.ErrMalformed},
		"an unknown key":           {header, f.with("version", "1").value(), stamp.ErrMalformed},
		"a key is missing":         {header, encode(`{"publicKey":"` + f["publicKey"] + `","signature":"` + f["signature"] + `"}`), stamp.ErrMalformed},
		"a key is doubled":         {header, encode(strings.Replace(mustDecode(t, value), "{", `{"scheme":"`+f["scheme"]+`",`, 1)), stamp.ErrMalformed},
		"a key in another case":    {header, encode(strings.Replace(mustDecode(t, value), "publicKey", "PublicKey", 1)), stamp.ErrMalformed},
		"a value is null":          {header, encode(strings.Replace(mustDecode(t, value), `"`+f["scheme"]+`"`, "null", 1)), stamp.ErrMalformed},
		"a value is an object":     {header, encode(`{"publicKey":{},"signature":"","scheme":""}`), stamp.ErrMalformed},
		"something follows":        {header, encode(mustDecode(t, value) + "{}"), stamp.ErrMalformed},
		"an array":                 {header, encode(`[]`), stamp.ErrMalformed},
		"an open object":           {header, encode(`{"publicKey":"`), stamp.ErrMalformed},
		"empty":                    {header, "", stamp.ErrMalformed},
		"JSON that is not encoded": {header, mustDecode(t, value), stamp.ErrMalformed},
		"base64 with padding":      {header, base64.URLEncoding.EncodeToString([]byte(mustDecode(t, value)+" ")) + "=", stamp.ErrMalformed},
		"base64 with a line break": {header, value[:8] + "\n" + value[8:], stamp.ErrMalformed},
		"more than it can be":      {header, encode(mustDecode(t, value) + strings.Repeat(" ", 10_000)), stamp.ErrMalformed},
	} {
		if err := verify(key, c.header, c.value); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
}

// Anyone who sees a stamp can encode it in other ways that are as valid: all of them are one stamp that is used once.
func TestDigestIsOneOfAllFormsOfAStamp(t *testing.T) {
	approver := stamptest.NewAPIKey(t)
	key := registered(t, approver)
	header, value := approver.Stamp(payload)
	f := fieldsOf(t, value)
	r, s := pairOf(t, decodeHex(t, f["signature"]))
	twin := f.with("signature", pairToHex(t, r, new(big.Int).Sub(elliptic.P256().Params().N, s)))
	if err := verify(key, header, twin.value()); err != nil {
		t.Fatalf("the twin (r, n-s) is refused, so the test shows nothing: %v", err)
	}
	want := digest(t, header, value)
	for name, form := range map[string]string{
		"twin (r, n-s)":     twin.value(),
		"hex in upper case": f.with("signature", strings.ToUpper(f["signature"])).with("publicKey", strings.ToUpper(f["publicKey"])).value(),
		"with a space":      encode(" " + mustDecode(t, value)),
	} {
		if digest(t, "x-stamp", form) != want {
			t.Errorf("%s: another digest than the stamp itself", name)
		}
	}
	_, again := approver.Stamp(payload)
	if digest(t, header, again) == want {
		t.Error("a second signature has the digest of the first")
	}
}

func TestAPIKeysAreRefused(t *testing.T) {
	valid := stamptest.NewAPIKey(t).PublicKey()
	for name, text := range map[string]string{
		"empty":                "",
		"with 0x":              "0x" + valid,
		"not hex":              "zz" + valid[2:],
		"cut":                  valid[:64],
		"infinity":             "00",
		"infinity, padded":     strings.Repeat("00", 33),
		"prefix of a whole":    "04" + valid[2:],
		"uncompressed":         "04" + valid[2:] + valid[2:],
		"not below the prime":  "02" + strings.Repeat("ff", 32),
		"no point of P-256":    "02" + strings.Repeat("00", 31) + "01",
		"generator, secp256k1": "0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798",
	} {
		if k, err := stamp.ParseAPIKey(text); !errors.Is(err, stamp.ErrKey) {
			t.Errorf("%s: %v, %v, want ErrKey", name, k, err)
		}
	}
	k, err := stamp.ParseAPIKey(strings.ToUpper(valid))
	if err != nil || k.ID() != valid {
		t.Errorf("in upper case: id %s, %v, want %s", k.ID(), err, valid)
	}
}

func TestAStampThatWasNotReadProvesNothing(t *testing.T) {
	key := registered(t, stamptest.NewAPIKey(t))
	for _, k := range []stamp.Key{key, {}} {
		if _, err := (stamp.Stamp{}).Verify(k, nil, 0); !errors.Is(err, stamp.ErrOtherKey) {
			t.Errorf("an empty stamp for %q: %v, want ErrOtherKey", k.ID(), err)
		}
	}
}

// signSecp256k1 signs the payload with a key on secp256k1 whose x is none on P-256.
func signSecp256k1(t *testing.T) (publicKey, signature string) {
	t.Helper()
	for {
		key, err := secp256k1.GeneratePrivateKey()
		if err != nil {
			t.Fatal(err)
		}
		public := key.PubKey().SerializeCompressed()
		if x, _ := elliptic.UnmarshalCompressed(elliptic.P256(), public); x != nil {
			continue
		}
		hash := sha256.Sum256([]byte(payload))
		return hex.EncodeToString(public), hex.EncodeToString(ecdsa.Sign(key, hash[:]).Serialize())
	}
}

func digest(t *testing.T, header, value string) [32]byte {
	t.Helper()
	s, err := stamp.Parse(header, value)
	if err != nil {
		t.Fatal(err)
	}
	return s.Digest()
}

func mustDecode(t *testing.T, value string) string {
	t.Helper()
	text, err := base64.RawURLEncoding.DecodeString(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func decodeHex(t *testing.T, text string) []byte {
	t.Helper()
	raw, err := hex.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

func pairOf(t *testing.T, der []byte) (r, s *big.Int) {
	t.Helper()
	var pair struct{ R, S *big.Int }
	if _, err := asn1.Unmarshal(der, &pair); err != nil {
		t.Fatal(err)
	}
	return pair.R, pair.S
}

func pairToHex(t *testing.T, r, s *big.Int) string {
	t.Helper()
	der, err := asn1.Marshal(struct{ R, S *big.Int }{r, s})
	if err != nil {
		t.Fatal(err)
	}
	return hex.EncodeToString(der)
}
