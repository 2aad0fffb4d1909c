// Package stamptest owns approvers' keys for tests: an API key, and an authenticator in software that makes real
// WebAuthn assertions. It requires no user's presence. Tests only: no part of the program imports it.
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

	"github.com/granaryhq/granary/client"
	"github.com/granaryhq/granary/internal/stamp"
)

// APIKey is an approver's API key, in the hands of the Go client.
type APIKey struct {
	t       testing.TB
	stamper *client.APIKeyStamper
}

// NewAPIKey makes an API key.
func NewAPIKey(t testing.TB) *APIKey {
	t.Helper()
	stamper, err := client.NewAPIKeyStamper(newP256(t))
	if err != nil {
		t.Fatal(err)
	}
	return &APIKey{t, stamper}
}

// PublicKey returns the registered form: the compressed point in hex.
func (k *APIKey) PublicKey() string { return k.stamper.PublicKey() }

// Stamp stamps the payload.
func (k *APIKey) Stamp(payload string) (headerName, headerValue string) {
	k.t.Helper()
	headerName, headerValue, err := k.stamper.Stamp(payload)
	if err != nil {
		k.t.Fatal(err)
	}
	return headerName, headerValue
}

// Authenticator is a WebAuthn authenticator with one credential, together with the browser that it is used by. A test
// may set its fields to wrong values.
type Authenticator struct {
	ID          []byte
	RPID        string
	Origin      string
	Ceremony    string // webauthn.get
	CrossOrigin bool
	TopOrigin   string
	Flags       byte
	Extensions  []byte // of the authenticator, a CBOR map; its flag is set by itself
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

const hasExtensions byte = 0x80

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
	point, err := a.private.PublicKey.Bytes() // 4, x and y
	if err != nil {
		a.t.Fatal(err)
	}
	cose, err := webauthncbor.Marshal(map[int]any{1: 2, 3: -7, -1: 1, -2: point[1:33], -3: point[33:]})
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
	flags := a.Flags
	if a.Extensions != nil {
		flags |= hasExtensions
	}
	data := append(binary.BigEndian.AppendUint32(append(rpIDHash[:], flags), a.Counter), a.Extensions...)
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

func sign(t testing.TB, key *ecdsa.PrivateKey, message []byte) []byte {
	t.Helper()
	digest := sha256.Sum256(message)
	der, err := ecdsa.SignASN1(rand.Reader, key, digest[:])
	if err != nil {
		t.Fatal(err)
	}
	return der
}
