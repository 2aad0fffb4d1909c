package client

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// StampHeader is the name that a stamp of an API key goes by.
const StampHeader = "X-Stamp"

// ErrAPIKey is a private key that cannot stamp.
var ErrAPIKey = errors.New("an API key is a P-256 private key, 64 hex characters")

// APIKeyStamper stamps requests for an approver. It prints its public key alone.
type APIKeyStamper struct {
	key       *ecdsa.PrivateKey
	publicKey string
}

// GenerateAPIKey makes the private key of an approver. Only the approver should have it, and least of all the
// service: EncodeAPIKey is its text, ParseAPIKeyStamper reads it.
func GenerateAPIKey() (*ecdsa.PrivateKey, error) {
	return ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
}

// EncodeAPIKey writes a private key in hex, as the custody provider's own tools keep
// it.
func EncodeAPIKey(key *ecdsa.PrivateKey) (string, error) {
	if key == nil || key.Curve != elliptic.P256() {
		return "", ErrAPIKey
	}
	raw, err := key.Bytes()
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrAPIKey, err)
	}
	return hex.EncodeToString(raw), nil
}

// NewAPIKeyStamper stamps with a P-256 private key.
func NewAPIKeyStamper(key *ecdsa.PrivateKey) (*APIKeyStamper, error) {
	if key == nil || key.Curve != elliptic.P256() {
		return nil, ErrAPIKey
	}
	point, err := key.PublicKey.Bytes() // 4, x and y
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrAPIKey, err)
	}
	compressed := append([]byte{2 + point[64]&1}, point[1:33]...)
	return &APIKeyStamper{key: key, publicKey: hex.EncodeToString(compressed)}, nil
}

// ParseAPIKeyStamper stamps with a private key in hex.
func ParseAPIKeyStamper(privateKeyHex string) (*APIKeyStamper, error) {
	raw, err := hex.DecodeString(privateKeyHex)
	if err != nil || len(raw) != 32 {
		return nil, ErrAPIKey // without the text, which is a secret
	}
	key, err := ecdsa.ParseRawPrivateKey(elliptic.P256(), raw)
	if err != nil {
		return nil, ErrAPIKey
	}
	return NewAPIKeyStamper(key)
}

// PublicKey returns the form in which an approver is registered: the compressed point in hex.
func (s *APIKeyStamper) PublicKey() string { return s.publicKey }

// Stamp signs the payload, which is the stampPayload of an approval request exactly as it came. The header's name and
// value go into the customerApprovalStamp of the vote. Read the payload before: the signature is the approval.
func (s *APIKeyStamper) Stamp(payload string) (headerName, headerValue string, err error) {
	digest := sha256.Sum256([]byte(payload))
	signature, err := ecdsa.SignASN1(rand.Reader, s.key, digest[:])
	if err != nil {
		return "", "", fmt.Errorf("stamp: %w", err)
	}
	text, err := json.Marshal(struct {
		PublicKey string `json:"publicKey"`
		Scheme    string `json:"scheme"`
		Signature string `json:"signature"`
	}{s.publicKey, "SIGNATURE_SCHEME_TK_API_P256", hex.EncodeToString(signature)})
	if err != nil {
		return "", "", fmt.Errorf("stamp: %w", err)
	}
	return StampHeader, base64.RawURLEncoding.EncodeToString(text), nil
}

// Format keeps the private key out of every print and log.
func (s *APIKeyStamper) Format(f fmt.State, _ rune) {
	_, _ = io.WriteString(f, "API key "+s.publicKey)
}
