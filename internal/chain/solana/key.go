package solana

import (
	"crypto/ed25519"
	"errors"
	"fmt"

	"filippo.io/edwards25519"
	"github.com/mr-tron/base58"

	"github.com/granaryhq/granary/internal/chain"
)

// Errors of parsing.
var (
	ErrKey     = errors.New("not 32 bytes of base58")
	ErrMessage = errors.New("malformed Solana message")
	ErrLayout  = errors.New("not an account of this layout")
)

// PublicKey is the address of an account.
type PublicKey [32]byte

// Hash is a block's hash, or a nonce's value.
type Hash [32]byte

// Signature is an ed25519 signature. The first of a transaction is its name.
type Signature [64]byte

func (k PublicKey) String() string { return base58.Encode(k[:]) }
func (h Hash) String() string      { return base58.Encode(h[:]) }
func (s Signature) String() string { return base58.Encode(s[:]) }

// Address is the key in the form of the interface.
func (k PublicKey) Address() chain.Address { return chain.SolanaAddress(k[:]) }

// IsZero says whether the key is all zeros, which is the system program's.
func (k PublicKey) IsZero() bool { return k == PublicKey{} }

// IsZero says whether the hash is all zeros.
func (h Hash) IsZero() bool { return h == Hash{} }

// OnCurve says whether somebody can hold the private key: a derived address is no
// point of the curve.
func (k PublicKey) OnCurve() bool {
	_, err := new(edwards25519.Point).SetBytes(k[:])
	return err == nil
}

// ParsePublicKey reads base58. Error: ErrKey.
func ParsePublicKey(text string) (PublicKey, error) {
	b, err := decodeBase58(text, 32)
	return PublicKey(b), err
}

// KeyOf is the key of an address; zero if it is none of Solana.
func KeyOf(a chain.Address) PublicKey {
	k, err := ParsePublicKey(string(a))
	if err != nil {
		return PublicKey{}
	}
	return k
}

// ParseHash reads base58. Error: ErrKey.
func ParseHash(text string) (Hash, error) {
	b, err := decodeBase58(text, 32)
	return Hash(b), err
}

// ParseSignature reads base58.
func ParseSignature(text string) (Signature, error) {
	b, err := decodeBase58(text, 64)
	if err != nil {
		return Signature{}, fmt.Errorf("not 64 bytes of base58: %.100q", text)
	}
	return Signature(b), nil
}

// decodeBase58 reads exactly so many bytes; on an error it returns as many zeros.
func decodeBase58(text string, size int) ([]byte, error) {
	if len(text) > 2*size { // decoding takes the square of the length
		return make([]byte, size), fmt.Errorf("%w: %.100q", ErrKey, text)
	}
	b, err := base58.Decode(text)
	if err != nil || len(b) != size || base58.Encode(b) != text {
		return make([]byte, size), fmt.Errorf("%w: %.100q", ErrKey, text)
	}
	return b, nil
}

// MarshalText writes base58.
func (k PublicKey) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// UnmarshalText reads base58. Error: ErrKey.
func (k *PublicKey) UnmarshalText(text []byte) (err error) {
	*k, err = ParsePublicKey(string(text))
	return err
}

// MarshalText writes base58.
func (h Hash) MarshalText() ([]byte, error) { return []byte(h.String()), nil }

// UnmarshalText reads base58. Error: ErrKey.
func (h *Hash) UnmarshalText(text []byte) (err error) {
	*h, err = ParseHash(string(text))
	return err
}

// MarshalText writes base58.
func (s Signature) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads base58.
func (s *Signature) UnmarshalText(text []byte) (err error) {
	*s, err = ParseSignature(string(text))
	return err
}

// SignMessage signs an encoded message.
func SignMessage(message []byte, key ed25519.PrivateKey) Signature {
	return Signature(ed25519.Sign(key, message))
}

// mustKey is a key that is known.
func mustKey(text string) PublicKey {
	k, err := ParsePublicKey(text)
	if err != nil {
		panic("solana: " + err.Error())
	}
	return k
}

// The programs and sysvars that matter here.
var (
	SystemProgram           = mustKey("11111111111111111111111111111111")
	TokenProgram            = mustKey("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA")
	Token2022Program        = mustKey("TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb")
	AssociatedTokenProgram  = mustKey("ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL")
	MemoProgram             = mustKey("MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr")
	ComputeBudgetProgram    = mustKey("ComputeBudget111111111111111111111111111111")
	LookupTableProgram      = mustKey("AddressLookupTab1e1111111111111111111111111")
	NativeLoader            = mustKey("NativeLoader1111111111111111111111111111111")
	BPFLoader2              = mustKey("BPFLoader2111111111111111111111111111111111")
	BPFLoaderUpgradeable    = mustKey("BPFLoaderUpgradeab1e11111111111111111111111")
	NativeMint              = mustKey("So11111111111111111111111111111111111111112") // of wrapped lamports
	SysvarClock             = mustKey("SysvarC1ock11111111111111111111111111111111")
	SysvarRent              = mustKey("SysvarRent111111111111111111111111111111111")
	SysvarRecentBlockhashes = mustKey("SysvarRecentB1ockHashes11111111111111111111")
)
