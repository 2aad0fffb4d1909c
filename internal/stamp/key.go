package stamp

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"math/big"
	"net"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"github.com/go-webauthn/webauthn/protocol/webauthncose"
)

// Kind is the kind of an approver's key.
type Kind string

// The kinds of keys.
const (
	APIKey   Kind = "api_key"
	WebAuthn Kind = "webauthn"
)

const (
	compressedSize  = 33
	maxCredentialID = 1023 // WebAuthn, section 4
	maxCOSEKey      = 1024
)

// ErrKey is a public key, credential or origin that cannot be registered.
var ErrKey = errors.New("key refused")

// Key is an approver's registered key.
type Key struct {
	Kind         Kind
	PublicKey    []byte // of an API key the compressed point, of a credential its COSE key
	CredentialID []byte
	RPID         string
	// Origins are those of which exactly one must have made the assertion.
	Origins []string
}

// ParseAPIKey reads a P-256 public key, compressed, in hex.
func ParseAPIKey(publicKeyHex string) (Key, error) {
	raw, err := hex.DecodeString(publicKeyHex)
	if err != nil || len(raw) != compressedSize {
		return Key{}, fmt.Errorf("%w: a public key is a compressed P-256 point, 66 hex characters", ErrKey)
	}
	key := Key{Kind: APIKey, PublicKey: raw}
	if _, err := key.ecdsaKey(); err != nil {
		return Key{}, err
	}
	return key, nil
}

// ParseWebAuthn reads a credential from its registration: its id and its COSE key (P-256 with ES256), both in
// base64url without padding.
//
// The browser lets any page of the relying party's domain and below it request an assertion. Here only the named
// origins may, or https://<rpID> if none was named: so a forgotten subdomain that an attacker takes over gets no
// approval. The relying party localhost has its pages at http://localhost, at any port.
func ParseWebAuthn(credentialID, cosePublicKey, rpID string, origins ...string) (Key, error) {
	id, err := decodeBase64URL(credentialID)
	if err != nil || len(id) == 0 || len(id) > maxCredentialID {
		return Key{}, fmt.Errorf("%w: a credential's id is 1 to %d bytes in base64url without padding", ErrKey, maxCredentialID)
	}
	cose, err := decodeBase64URL(cosePublicKey)
	if err != nil || len(cose) > maxCOSEKey {
		return Key{}, fmt.Errorf("%w: a credential's public key is a COSE key in base64url without padding", ErrKey)
	}
	if err := checkCOSE(cose); err != nil {
		return Key{}, err
	}
	if !isDomain(rpID) {
		return Key{}, fmt.Errorf("%w: %q is no relying party id: it is a domain in lower case, without scheme or port", ErrKey, rpID)
	}
	for _, origin := range origins {
		if !originBelongs(origin, rpID) {
			return Key{}, fmt.Errorf("%w: %q is no origin of the relying party %s: it is https://, the domain or one below it, and a port unless it is 443", ErrKey, origin, rpID)
		}
	}
	if len(origins) == 0 && rpID != localhost {
		origins = []string{"https://" + rpID}
	}
	return Key{Kind: WebAuthn, PublicKey: cose, CredentialID: id, RPID: rpID, Origins: slices.Clone(origins)}, nil
}

// checkCOSE rejects every key but an ES256 key on P-256. The library supports other algorithms too; each one added
// here needs the one form of its signatures in Digest.
func checkCOSE(cose []byte) error {
	parsed, err := webauthncose.ParsePublicKey(cose)
	if err != nil {
		return fmt.Errorf("%w: a credential's public key is a COSE key: %w", ErrKey, err)
	}
	ec, ok := parsed.(webauthncose.EC2PublicKeyData)
	if !ok || webauthncose.COSEAlgorithmIdentifier(ec.Algorithm) != webauthncose.AlgES256 {
		return fmt.Errorf("%w: a credential's public key is one of ES256 on P-256 (COSE algorithm -7)", ErrKey)
	}
	return nil
}

// ID is the stamp's name of the key: the compressed public key in hex, or the credential's id in base64url.
func (k Key) ID() string {
	if k.Kind == WebAuthn {
		return base64.RawURLEncoding.EncodeToString(k.CredentialID)
	}
	return hex.EncodeToString(k.PublicKey)
}

// Point is the public key itself, for any registered kind: the compressed point in hex. One private key has one.
func (k Key) Point() string {
	if k.Kind != WebAuthn {
		return hex.EncodeToString(k.PublicKey)
	}
	parsed, err := webauthncose.ParsePublicKey(k.PublicKey)
	ec, ok := parsed.(webauthncose.EC2PublicKeyData)
	if err != nil || !ok {
		panic("stamp: the point of a key that was not parsed") // checkCOSE has seen it
	}
	x, y := new(big.Int).SetBytes(ec.XCoord), new(big.Int).SetBytes(ec.YCoord)
	return hex.EncodeToString(elliptic.MarshalCompressed(elliptic.P256(), x, y))
}

// ecdsaKey is the public key of an API key.
func (k Key) ecdsaKey() (*ecdsa.PublicKey, error) {
	x, y := elliptic.UnmarshalCompressed(elliptic.P256(), k.PublicKey)
	if x == nil {
		return nil, fmt.Errorf("%w: the public key is no compressed point of P-256", ErrKey)
	}
	uncompressed := make([]byte, 65)
	uncompressed[0] = 4
	x.FillBytes(uncompressed[1:33])
	y.FillBytes(uncompressed[33:])
	return ecdsa.ParseUncompressedPublicKey(elliptic.P256(), uncompressed)
}

// allowsOrigin compares texts: browsers write an origin in one form.
func (k Key) allowsOrigin(origin string) bool {
	return slices.Contains(k.Origins, origin) || k.RPID == localhost && isLocalOrigin(origin)
}

const localhost = "localhost"

var (
	domainForm = regexp.MustCompile(`^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$`)
	portForm   = regexp.MustCompile(`^(:[1-9][0-9]{0,4})?$`)
)

func isDomain(name string) bool {
	return name == localhost || len(name) <= 253 && domainForm.MatchString(name) && net.ParseIP(name) == nil
}

func isLocalOrigin(origin string) bool {
	port, ok := strings.CutPrefix(origin, "http://"+localhost)
	return ok && portForm.MatchString(port)
}

// originBelongs says whether a browser would let a page of the origin use the
// relying party's credentials, and writes the origin so.
func originBelongs(origin, rpID string) bool {
	if rpID == localhost {
		return isLocalOrigin(origin)
	}
	u, err := url.Parse(origin)
	if err != nil || origin != u.Scheme+"://"+u.Host || u.Scheme != "https" || u.Port() == "443" {
		return false
	}
	host := u.Hostname()
	return isDomain(host) && portForm.MatchString(strings.TrimPrefix(u.Host, host)) && (host == rpID || strings.HasSuffix(host, "."+rpID))
}
