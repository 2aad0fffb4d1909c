package custody

import (
	"bytes"
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"
)

// ErrServiceKeys says that a text is not that of service keys.
var ErrServiceKeys = errors.New("malformed service keys")

// ServiceKeys are what a serving process needs of the seed beside signatures of
// wallets: the relayer's key and the secrets of the service itself. No wallet's key
// can be told from them. A seed gives them, and so does a signer that holds one.
type ServiceKeys struct {
	relayer *RelayerKey
	secrets hidden[[]byte] // HKDF's pseudorandom key
}

// Relayer is the key that pays for transactions on every EVM chain.
func (k ServiceKeys) Relayer() *RelayerKey { return k.relayer }

// Derive is a secret of n bytes for one purpose, named by a constant label. It
// panics when n is beyond HKDF's reach (8160 bytes).
func (k ServiceKeys) Derive(label string, n int) []byte {
	secret, err := hkdf.Expand(sha256.New, k.secrets.showValue(), label, n)
	if err != nil {
		panic("custody: " + err.Error())
	}
	return secret
}

// IDs is what derives ids under this seed.
func (k ServiceKeys) IDs() IDs {
	return IDs{hideValue(k.Derive("ids of requests", sha256.Size))}
}

// serviceKeysText is how service keys are handed over.
type serviceKeysText struct {
	Relayer hexutil.Bytes `json:"relayerKey"`
	Secrets hexutil.Bytes `json:"secrets"`
}

// Reveal is the text by which service keys are handed to another process. It is as
// secret as they are.
func (k ServiceKeys) Reveal() []byte {
	text, err := json.Marshal(serviceKeysText{crypto.FromECDSA(k.relayer.key.showValue()), k.secrets.showValue()})
	if err != nil {
		panic("custody: " + err.Error()) // bytes alone
	}
	return text
}

// ReadServiceKeys reads what Reveal wrote. Its errors quote nothing of the text.
// Errors: ErrServiceKeys.
func ReadServiceKeys(text []byte) (ServiceKeys, error) {
	var t serviceKeysText
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	if decoder.Decode(&t) != nil || decoder.More() {
		return ServiceKeys{}, fmt.Errorf("%w: not their JSON", ErrServiceKeys)
	}
	key, err := crypto.ToECDSA(t.Relayer)
	if err != nil {
		return ServiceKeys{}, fmt.Errorf("%w: relayerKey is no key", ErrServiceKeys)
	}
	if len(t.Secrets) != sha256.Size {
		return ServiceKeys{}, fmt.Errorf("%w: secrets are not %d bytes", ErrServiceKeys, sha256.Size)
	}
	return ServiceKeys{&RelayerKey{hideValue(key), crypto.PubkeyToAddress(key.PublicKey)}, hideValue([]byte(t.Secrets))}, nil
}

// Format redacts the keys for every fmt verb.
func (ServiceKeys) Format(s fmt.State, _ rune) { _, _ = io.WriteString(s, redacted) }

// LogValue redacts the keys in logs.
func (ServiceKeys) LogValue() slog.Value { return slog.StringValue(redacted) }

// MarshalJSON redacts the keys wherever they are encoded by accident.
func (ServiceKeys) MarshalJSON() ([]byte, error) { return json.Marshal(redacted) }
