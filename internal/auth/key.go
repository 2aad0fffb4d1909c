package auth

import (
	"crypto"
	"crypto/ed25519"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"

	"github.com/go-jose/go-jose/v4"

	"github.com/granaryhq/granary/internal/secretfile"
)

// ErrKey says that a file does not hold an Ed25519 private key.
var ErrKey = errors.New("not an Ed25519 private key in PEM")

const pemType = "PRIVATE KEY"

// Key is the service's signing key. Its id is the RFC 7638 thumbprint of its
// public half, so that equal keys have equal ids wherever they are loaded.
type Key struct {
	private ed25519.PrivateKey
	id      string
}

// CreateKey makes a new key and writes it to path (PKCS #8 in PEM, mode 0600).
// An existing file is never overwritten: the error is fs.ErrExist.
func CreateKey(path string) (Key, error) {
	_, private, err := ed25519.GenerateKey(rand.Reader)
	if err != nil {
		return Key{}, fmt.Errorf("making a key: %w", err)
	}
	der, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		return Key{}, fmt.Errorf("encoding the key: %w", err)
	}
	if err := secretfile.Create(path, pem.EncodeToMemory(&pem.Block{Type: pemType, Bytes: der})); err != nil {
		return Key{}, fmt.Errorf("writing the key: %w", err)
	}
	return newKey(private)
}

// ReadKey reads the key at path. Errors: ErrKey, secretfile.ErrExposed,
// fs.ErrNotExist.
func ReadKey(path string) (Key, error) {
	text, err := secretfile.Read(path)
	if err != nil {
		return Key{}, fmt.Errorf("reading the key: %w", err)
	}
	block, rest := pem.Decode(text)
	if block == nil || block.Type != pemType || len(rest) > 0 {
		return Key{}, fmt.Errorf("%w: %s", ErrKey, path)
	}
	parsed, err := x509.ParsePKCS8PrivateKey(block.Bytes)
	private, ok := parsed.(ed25519.PrivateKey)
	if err != nil || !ok {
		return Key{}, fmt.Errorf("%w: %s", ErrKey, path)
	}
	return newKey(private)
}

func newKey(private ed25519.PrivateKey) (Key, error) {
	jwk := jose.JSONWebKey{Key: private.Public()}
	print, err := jwk.Thumbprint(crypto.SHA256)
	if err != nil {
		return Key{}, fmt.Errorf("naming the key: %w", err)
	}
	return Key{private, base64.RawURLEncoding.EncodeToString(print)}, nil
}

// ID is the key id that tokens carry.
func (k Key) ID() string { return k.id }

// JWKS is the public half as a JSON Web Key Set.
func (k Key) JWKS() ([]byte, error) {
	set, err := json.Marshal(jose.JSONWebKeySet{Keys: []jose.JSONWebKey{{
		Key: k.private.Public(), KeyID: k.id, Algorithm: string(jose.EdDSA), Use: "sig",
	}}})
	if err != nil {
		return nil, fmt.Errorf("encoding the key set: %w", err)
	}
	return set, nil
}

// Derive returns 32 secret bytes for another use of the same service, which say
// nothing of the key or of what other labels give. Replicas that share the key
// share them.
func (k Key) Derive(label string) []byte {
	out, err := hkdf.Key(sha256.New, k.private.Seed(), nil, "granary/"+label, 32)
	if err != nil {
		panic(fmt.Sprintf("auth: deriving 32 bytes: %v", err)) // only lengths can be wrong
	}
	return out
}
