// Package stamp owns the proof that an approver has seen and wants a request: the stamp, a signature over its exact
// text, made with an API key or by a WebAuthn authenticator, in the form that a well-known custody provider's signers
// make. It reads stamps and verifies them against a registered key. Its callers know the meaning of a request, the
// approvers, and the used stamps.
package stamp

import (
	"bytes"
	"crypto/elliptic"
	"crypto/sha256"
	"encoding/asn1"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"net/textproto"

	"github.com/go-webauthn/webauthn/protocol"
)

// The names of the headers in which the provider takes stamps. They are compared
// without regard to case.
const (
	HeaderAPIKey   = "X-Stamp"
	HeaderWebAuthn = "X-Stamp-Webauthn"
)

// SchemeP256 is the one scheme of API-key stamps that is taken.
const SchemeP256 = "SIGNATURE_SCHEME_TK_API_P256"

// MaxSize is how many bytes the value of a stamp may have: many times as many as a real one has.
const MaxSize = 8192

// Errors of a stamp. Each is wrapped with the details.
var (
	ErrHeader           = errors.New("the stamp's header is neither " + HeaderAPIKey + " nor " + HeaderWebAuthn)
	ErrMalformed        = errors.New("the stamp is malformed")
	ErrScheme           = errors.New("the stamp's scheme is not " + SchemeP256)
	ErrOtherKey         = errors.New("the stamp names another key")
	ErrSignature        = errors.New("the stamp's signature is not the key's over this request")
	ErrChallenge        = errors.New("the assertion's challenge is not the hash of this request")
	ErrCeremony         = errors.New("the assertion is of another ceremony than webauthn.get")
	ErrOrigin           = errors.New("the assertion was made at an origin that is not the credential's, or in a frame of another")
	ErrRelyingParty     = errors.New("the assertion is for another relying party")
	ErrUserPresence     = errors.New("the authenticator did not see that a user is present")
	ErrUserVerification = errors.New("the authenticator did not verify its user: ask for userVerification required")
	ErrCounter          = errors.New("the authenticator's counter did not increase: the credential may have been copied")
)

// Stamp is a stamp that was read. It proves its content only after Verify.
type Stamp struct {
	kind  Kind
	keyID string
	// signature of an API key is in DER, and is ECDSA's (r, s).
	signature []byte
	r, s      *big.Int
	assertion *protocol.ParsedCredentialAssertionData
}

// Parse reads a stamp from its header. A text has one meaning: an unknown or doubled field, padding and a second
// encoding are rejected.
func Parse(headerName, headerValue string) (Stamp, error) {
	if len(headerValue) > MaxSize {
		return Stamp{}, fmt.Errorf("%w: it has %d bytes, %d are the most", ErrMalformed, len(headerValue), MaxSize)
	}
	switch textproto.CanonicalMIMEHeaderKey(headerName) {
	case HeaderAPIKey:
		return parseAPIKeyStamp(headerValue)
	case HeaderWebAuthn:
		return parseAssertion(headerValue)
	default:
		return Stamp{}, ErrHeader
	}
}

func parseAPIKeyStamp(value string) (Stamp, error) {
	text, err := decodeBase64URL(value)
	if err != nil {
		return Stamp{}, malformed("it is not base64url without padding")
	}
	fields, err := decodeStrings(text, "publicKey", "signature", "scheme")
	if err != nil {
		return Stamp{}, err
	}
	if fields["scheme"] != SchemeP256 {
		return Stamp{}, fmt.Errorf("%w but %.60q", ErrScheme, fields["scheme"])
	}
	key, err := ParseAPIKey(fields["publicKey"])
	if err != nil {
		return Stamp{}, fmt.Errorf("%w: %w", ErrMalformed, err)
	}
	der, err := hex.DecodeString(fields["signature"])
	if err != nil {
		return Stamp{}, malformed("its signature is not hex")
	}
	s := Stamp{kind: APIKey, keyID: key.ID(), signature: der}
	s.r, s.s, err = parseDER(der)
	return s, err
}

// Kind is which kind of key the stamp says it was made with.
func (s Stamp) Kind() Kind { return s.kind }

// KeyID names the key that the stamp says it was made with, as Key.ID does.
func (s Stamp) KeyID() string { return s.keyID }

// Verify returns nil if the stamp was made with the key over exactly the payload. The returned counter is the
// authenticator's, which must be above the last one unless the authenticator does not count; without one it is
// lastCounter.
func (s Stamp) Verify(k Key, payload []byte, lastCounter uint32) (counter uint32, err error) {
	if s.keyID == "" || s.kind != k.Kind || s.keyID != k.ID() {
		return lastCounter, ErrOtherKey
	}
	if s.kind == WebAuthn {
		return s.verifyAssertion(k, payload, lastCounter)
	}
	return lastCounter, s.verifyAPIKey(k, payload)
}

// Digest recognises a stamp that was used before. From an ECDSA signature (r, s) anyone can compute (r, n−s), which
// is as valid, without the key. Both have one digest, as all encodings of the rest of a stamp have. High s is not
// rejected, since WebCrypto and the authenticators make it half of the time; that is safe because only this digest
// distinguishes stamps, and the twin proves no other payload and no other key. A new signature with the key is
// another stamp: callers must accept one vote of a key, for any stamp.
func (s Stamp) Digest() [sha256.Size]byte {
	if s.r == nil {
		return [sha256.Size]byte{}
	}
	low := s.s
	if twin := new(big.Int).Sub(elliptic.P256().Params().N, low); twin.Cmp(low) < 0 {
		low = twin
	}
	return sha256.Sum256(fmt.Appendf(nil, "%s %s %064x %064x", s.kind, s.keyID, s.r, low))
}

// parseDER reads an ECDSA signature on P-256 in its one DER form.
func parseDER(der []byte) (r, s *big.Int, err error) {
	var pair struct{ R, S *big.Int }
	_, err = asn1.Unmarshal(der, &pair)
	if err != nil {
		return nil, nil, malformed("its signature is not DER")
	}
	// DER has one form of a pair, so writing it again finds trailing bytes, integers
	// that are not minimal and all else that a lenient reader overlooks.
	again, err := asn1.Marshal(pair)
	if err != nil || !bytes.Equal(again, der) {
		return nil, nil, malformed("its signature is not DER")
	}
	n := elliptic.P256().Params().N
	for _, v := range []*big.Int{pair.R, pair.S} {
		if v.Sign() <= 0 || v.Cmp(n) >= 0 {
			return nil, nil, malformed("its signature is out of range")
		}
	}
	return pair.R, pair.S, nil
}

// decodeBase64URL reads base64url without padding in its one form: Go's decoder
// alone would skip line breaks.
func decodeBase64URL(text string) ([]byte, error) {
	raw, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		return nil, err
	}
	if base64.RawURLEncoding.EncodeToString(raw) != text {
		return nil, errors.New("not in canonical form")
	}
	return raw, nil
}

// decodeStrings reads a JSON object that has exactly these keys, each once, in any
// order, with strings for values.
func decodeStrings(text []byte, names ...string) (map[string]string, error) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	if start, err := decoder.Token(); err != nil || start != json.Delim('{') {
		return nil, malformed("it is not a JSON object")
	}
	found := map[string]string{}
	for decoder.More() {
		key, err := decoder.Token()
		if err != nil {
			return nil, malformed("it is not JSON")
		}
		value, err := decoder.Token()
		if err != nil {
			return nil, malformed("it is not JSON")
		}
		name, _ := key.(string)
		content, ok := value.(string)
		if _, doubled := found[name]; doubled || !ok {
			return nil, malformed(fmt.Sprintf("%.60q is not one string", name))
		}
		found[name] = content
	}
	if _, err := decoder.Token(); err != nil {
		return nil, malformed("it is not JSON")
	}
	if len(bytes.TrimSpace(text[decoder.InputOffset():])) > 0 {
		return nil, malformed("something follows the JSON object")
	}
	for _, name := range names {
		if _, ok := found[name]; !ok {
			return nil, malformed("it has no " + name)
		}
	}
	if len(found) != len(names) {
		return nil, malformed(fmt.Sprintf("it has other keys than %s", names))
	}
	return found, nil
}

func malformed(what string) error { return fmt.Errorf("%w: %s", ErrMalformed, what) }
