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

// ErrKey says that a file does not hold the Ed25519 key that it should.
var ErrKey = errors.New("not an Ed25519 key in PEM")

const (
	pemType       = "PRIVATE KEY"
	publicPEMType = "PUBLIC KEY"
)

// Key is the service's signing key.
type Key struct {
	private ed25519.PrivateKey
	public  PublicKey
}

// PublicKey verifies signatures of a Key. Its id is its RFC 7638 thumbprint, so that equal keys have equal ids
// wherever they are loaded.
type PublicKey struct {
	key ed25519.PublicKey
	id  string
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
	kind, der, err := readPEM(path)
	if err != nil {
		return Key{}, err
	}
	if kind != pemType {
		return Key{}, fmt.Errorf("%w: %s", ErrKey, path)
	}
	parsed, err := x509.ParsePKCS8PrivateKey(der)
	private, ok := parsed.(ed25519.PrivateKey)
	if err != nil || !ok {
		return Key{}, fmt.Errorf("%w: %s", ErrKey, path)
	}
	return newKey(private)
}

// ReadPublicKey reads the public half of the key at path, where there may be
// either half. Errors as ReadKey's.
func ReadPublicKey(path string) (PublicKey, error) {
	kind, der, err := readPEM(path)
	if err != nil {
		return PublicKey{}, err
	}
	if kind == pemType {
		key, err := ReadKey(path)
		return key.public, err
	}
	parsed, err := x509.ParsePKIXPublicKey(der)
	public, ok := parsed.(ed25519.PublicKey)
	if kind != publicPEMType || err != nil || !ok {
		return PublicKey{}, fmt.Errorf("%w: %s", ErrKey, path)
	}
	return newPublicKey(public)
}

// readPEM reads a file that holds one PEM block.
func readPEM(path string) (kind string, der []byte, err error) {
	text, err := secretfile.Read(path)
	if err != nil {
		return "", nil, fmt.Errorf("reading the key: %w", err)
	}
	block, rest := pem.Decode(text)
	if block == nil || len(rest) > 0 {
		return "", nil, fmt.Errorf("%w: %s", ErrKey, path)
	}
	return block.Type, block.Bytes, nil
}

func newKey(private ed25519.PrivateKey) (Key, error) {
	public, err := newPublicKey(private.Public().(ed25519.PublicKey))
	return Key{private, public}, err
}

func newPublicKey(key ed25519.PublicKey) (PublicKey, error) {
	jwk := jose.JSONWebKey{Key: key}
	thumbprint, err := jwk.Thumbprint(crypto.SHA256)
	if err != nil {
		return PublicKey{}, fmt.Errorf("naming the key: %w", err)
	}
	return PublicKey{key, base64.RawURLEncoding.EncodeToString(thumbprint)}, nil
}

// ID is the key id that tokens carry.
func (k Key) ID() string { return k.public.id }

// ID is the key's id.
func (k PublicKey) ID() string { return k.id }

// Public is the half that others may have.
func (k Key) Public() PublicKey { return k.public }

// JWKS is the keys as a JSON Web Key Set.
func JWKS(keys ...PublicKey) ([]byte, error) {
	set := jose.JSONWebKeySet{Keys: []jose.JSONWebKey{}}
	for _, k := range keys {
		set.Keys = append(set.Keys, jose.JSONWebKey{Key: k.key, KeyID: k.id, Algorithm: string(jose.EdDSA), Use: "sig"})
	}
	text, err := json.Marshal(set)
	if err != nil {
		return nil, fmt.Errorf("encoding the key set: %w", err)
	}
	return text, nil
}

// Derive returns 32 secret bytes for another use of the same service, which reveal neither the key nor the bytes of
// other labels. Replicas that share the key share them.
func (k Key) Derive(label string) []byte {
	out, err := hkdf.Key(sha256.New, k.private.Seed(), nil, "granary/"+label, 32)
	if err != nil {
		panic(fmt.Sprintf("auth: deriving 32 bytes: %v", err)) // only lengths can be wrong
	}
	return out
}
