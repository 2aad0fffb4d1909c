package webhook

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"

	"github.com/google/uuid"
)

// KeySize is the length of the key that seals secrets at rest.
const KeySize = 32

// newSecret returns a new secret that signs an endpoint's deliveries.
func newSecret() string {
	random := make([]byte, 32)
	_, _ = rand.Read(random) // never fails
	return "whsec_" + base64.RawURLEncoding.EncodeToString(random)
}

// sealer encrypts secrets at rest with AES-256-GCM. The endpoint's id is
// authenticated with the secret, so one endpoint's cannot be put in place of
// another's.
type sealer struct{ aead cipher.AEAD }

func newSealer(key []byte) (sealer, error) {
	if len(key) != KeySize {
		return sealer{}, fmt.Errorf("the webhook key must have %d bytes, not %d", KeySize, len(key))
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return sealer{}, fmt.Errorf("preparing the webhook key: %w", err)
	}
	aead, err := cipher.NewGCMWithRandomNonce(block)
	if err != nil {
		return sealer{}, fmt.Errorf("preparing the webhook key: %w", err)
	}
	return sealer{aead}, nil
}

func (s sealer) seal(endpoint uuid.UUID, secret string) string {
	return base64.StdEncoding.EncodeToString(s.aead.Seal(nil, nil, []byte(secret), endpoint[:]))
}

func (s sealer) open(endpoint uuid.UUID, sealed string) ([]byte, error) {
	box, err := base64.StdEncoding.DecodeString(sealed)
	if err != nil {
		return nil, errors.New("a sealed secret is not base64")
	}
	secret, err := s.aead.Open(nil, nil, box, endpoint[:])
	if err != nil {
		return nil, errors.New("a secret does not open with this key")
	}
	return secret, nil
}

// signatureHeader is the value of Service-Signature for a body sent at a unix time:
// one v1 for each secret.
func signatureHeader(secrets [][]byte, unix int64, body string) string {
	t := strconv.FormatInt(unix, 10)
	header := "t=" + t
	for _, secret := range secrets {
		mac := hmac.New(sha256.New, secret)
		mac.Write([]byte(t))
		mac.Write([]byte{'.'})
		mac.Write([]byte(body))
		header += ",v1=" + hex.EncodeToString(mac.Sum(nil))
	}
	return header
}
