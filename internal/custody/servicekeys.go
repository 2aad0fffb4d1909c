package custody

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"

	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/crypto"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/memory"
)

// ErrServiceKeys says that a text is not that of service keys.
var ErrServiceKeys = errors.New("malformed service keys")

// ServiceKeys are the keys that a serving process needs beside signatures of wallets: the relayer's key, Solana's fee
// payer's and the secrets of the service itself. No wallet's key can be derived from them. They come from a seed, or
// from a signer that holds one.
type ServiceKeys struct {
	relayer  *RelayerKey
	feePayer *FeePayerKey
	secrets  hidden[[]byte] // HKDF's pseudorandom key
}

// newServiceKeys returns the keys of a relayer's key and of secrets. The fee payer's is derived from the secrets, so
// that the text that a signer hands over is the same as before there was one.
func newServiceKeys(relayer *ecdsa.PrivateKey, secrets []byte) ServiceKeys {
	k := ServiceKeys{&RelayerKey{hideValue(relayer), crypto.PubkeyToAddress(relayer.PublicKey)}, nil, hideValue(secrets)}
	seed := k.Derive("Solana fee payer", ed25519.SeedSize)
	key := ed25519.NewKeyFromSeed(seed)
	clear(seed)
	memory.LockPages(key)
	k.feePayer = &FeePayerKey{hideValue(key), solana.PublicKey(key.Public().(ed25519.PublicKey))}
	return k
}

// Relayer is the key that pays for transactions on every EVM chain.
func (k ServiceKeys) Relayer() *RelayerKey { return k.relayer }

// FeePayer is the key that pays for transactions on every chain of Solana's.
func (k ServiceKeys) FeePayer() *FeePayerKey { return k.feePayer }

// Derive is a secret of n bytes for one purpose, named by a constant label. It
// panics when n is beyond HKDF's reach (8160 bytes).
func (k ServiceKeys) Derive(label string, n int) []byte {
	secret, err := hkdf.Expand(sha256.New, k.secrets.showValue(), label, n)
	if err != nil {
		panic("custody: " + err.Error())
	}
	return secret
}

// IDs returns the derivation of ids under this seed.
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

// ReadServiceKeys reads the text of Reveal. Its errors do not quote the text. Errors: ErrServiceKeys.
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
	return newServiceKeys(key, t.Secrets), nil
}

// Format redacts the keys for every fmt verb.
func (ServiceKeys) Format(s fmt.State, _ rune) { _, _ = io.WriteString(s, redacted) }

// LogValue redacts the keys in logs.
func (ServiceKeys) LogValue() slog.Value { return slog.StringValue(redacted) }

// MarshalJSON redacts the keys wherever they are encoded by accident.
func (ServiceKeys) MarshalJSON() ([]byte, error) { return json.Marshal(redacted) }

// FeePayerKey signs messages as their fee payer: it owns the lamports of one account, the
// nonce accounts with those in them, and no wallet.
type FeePayerKey struct {
	key     hidden[ed25519.PrivateKey]
	account solana.PublicKey
}

// Account is the fee payer's account.
func (f *FeePayerKey) Account() solana.PublicKey { return f.account }

// SignMessage signs a message that the account pays for.
// Error: ErrNotPayer for any other.
func (f *FeePayerKey) SignMessage(m solana.Message) (solana.Signature, error) {
	if len(m.Keys) == 0 || m.Keys[0] != f.account {
		return solana.Signature{}, fmt.Errorf("%w: %s", ErrNotPayer, f.account)
	}
	return solana.SignMessage(m.Encode(), f.key.showValue()), nil
}

// ErrNotPayer says that a message is paid for by another account.
var ErrNotPayer = errors.New("the message is not paid for by this account")

// Format redacts the key for every fmt verb.
func (FeePayerKey) Format(s fmt.State, _ rune) { _, _ = io.WriteString(s, redacted) }

// LogValue shows the account and not the key.
func (f FeePayerKey) LogValue() slog.Value { return slog.StringValue(f.account.String()) }
