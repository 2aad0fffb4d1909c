// Package stamptest owns approvers' keys for tests: an API key, and an authenticator
// in software that makes real WebAuthn assertions. It asks nobody whether he is
// present, and no part of the program imports it.
package stamptest

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"testing"

	"github.com/go-webauthn/webauthn/protocol/webauthncbor"

	"github.com/granaryhq/granary/internal/stamp"
)

// APIKey is an approver's API key.
type APIKey struct {
	t       testing.TB
	private *ecdsa.PrivateKey
}

// NewAPIKey makes an API key.
func NewAPIKey(t testing.TB) *APIKey {
	t.Helper()
	return &APIKey{t, newP256(t)}
}

// PublicKey is what is registered: the compressed point in hex.
func (k *APIKey) PublicKey() string {
	x, y := coordinates(k.t, k.private)
	return hex.EncodeToString(append([]byte{2 + y[31]&1}, x...))
}

// Stamp stamps the payload.
func (k *APIKey) Stamp(payload string) (headerName, headerValue string) {
	k.t.Helper()
	text, err := json.Marshal(map[string]string{
		"publicKey": k.PublicKey(), "signature": hex.EncodeToString(sign(k.t, k.private, []byte(payload))), "scheme": stamp.SchemeP256,
	})
	if err != nil {
		k.t.Fatal(err)
	}
	return stamp.HeaderAPIKey, base64.RawURLEncoding.EncodeToString(text)
}

// Authenticator is a WebAuthn authenticator with one credential, together with the
// browser that it is used by. Its fields may be set to what a test wants to be wrong.
type Authenticator struct {
	ID          []byte
	RPID        string
	Origin      string
	Ceremony    string // webauthn.get
	CrossOrigin bool
	TopOrigin   string
	Flags       byte
	Counter     uint32 // at the last assertion; 0 does not count
	// Challenge makes the challenge of a payload: hex of its hash.
	Challenge func(payload string) []byte

	t       testing.TB
	private *ecdsa.PrivateKey
}

// The flags of authenticator data that tests switch off.
const (
	UserPresent  byte = 1
	UserVerified byte = 4
)

// NewAuthenticator makes a credential for a relying party, used at https://<rpID>. It
// counts its assertions.
func NewAuthenticator(t testing.TB, rpID string) *Authenticator {
	t.Helper()
	id := make([]byte, 16)
	_, _ = rand.Read(id)
	return &Authenticator{
		ID: id, RPID: rpID, Origin: "https://" + rpID, Ceremony: "webauthn.get", Flags: UserPresent | UserVerified, Counter: 1,
		Challenge: func(payload string) []byte {
			digest := sha256.Sum256([]byte(payload))
			return []byte(hex.EncodeToString(digest[:]))
		},
		t: t, private: newP256(t),
	}
}

// CredentialID is registered in base64url.
func (a *Authenticator) CredentialID() string { return base64.RawURLEncoding.EncodeToString(a.ID) }

// PublicKey is registered: the COSE key in base64url.
func (a *Authenticator) PublicKey() string {
	a.t.Helper()
	x, y := coordinates(a.t, a.private)
	cose, err := webauthncbor.Marshal(map[int]any{1: 2, 3: -7, -1: 1, -2: x, -3: y})
	if err != nil {
		a.t.Fatal(err)
	}
	return base64.RawURLEncoding.EncodeToString(cose)
}

// Stamp has the user approve the payload.
func (a *Authenticator) Stamp(payload string) (headerName, headerValue string) {
	a.t.Helper()
	if a.Counter > 0 {
		a.Counter++
	}
	client := map[string]any{
		"type": a.Ceremony, "challenge": base64.RawURLEncoding.EncodeToString(a.Challenge(payload)),
		"origin": a.Origin, "crossOrigin": a.CrossOrigin,
	}
	if a.TopOrigin != "" {
		client["topOrigin"] = a.TopOrigin
	}
	clientData, err := json.Marshal(client)
	if err != nil {
		a.t.Fatal(err)
	}
	rpIDHash, clientHash := sha256.Sum256([]byte(a.RPID)), sha256.Sum256(clientData)
	data := binary.BigEndian.AppendUint32(append(rpIDHash[:], a.Flags), a.Counter)
	encode := base64.RawURLEncoding.EncodeToString
	text, err := json.Marshal(map[string]string{
		"authenticatorData": encode(data), "clientDataJson": encode(clientData), "credentialId": encode(a.ID),
		"signature": encode(sign(a.t, a.private, append(data, clientHash[:]...))),
	})
	if err != nil {
		a.t.Fatal(err)
	}
	return stamp.HeaderWebAuthn, string(text)
}

func newP256(t testing.TB) *ecdsa.PrivateKey {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return key
}

func coordinates(t testing.TB, key *ecdsa.PrivateKey) (x, y []byte) {
	t.Helper()
	point, err := key.PublicKey.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	return point[1:33], point[33:]
}

func sign(t testing.TB, key *ecdsa.PrivateKey, message []byte) []byte {
	t.Helper()
	digest := sha256.Sum256(message)
	der, err := ecdsa.SignASN1(rand.Reader, key, digest[:])
	if err != nil {
		t.Fatal(err)
	}
	return der
}
