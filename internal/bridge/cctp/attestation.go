package cctp

import (
	"bytes"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
)

// ErrAttestation says that the transmitter would refuse an attestation.
var ErrAttestation = errors.New("not a valid attestation")

const signatureSize = 65

// Attest signs a message with each of the keys. The signatures stand in ascending order
// of their attesters' addresses, as the transmitter asks.
func Attest(message []byte, keys ...*ecdsa.PrivateKey) ([]byte, error) {
	keys = slices.Clone(keys)
	slices.SortFunc(keys, func(a, b *ecdsa.PrivateKey) int {
		return crypto.PubkeyToAddress(a.PublicKey).Cmp(crypto.PubkeyToAddress(b.PublicKey))
	})
	attestation := make([]byte, 0, signatureSize*len(keys))
	digest := crypto.Keccak256(message)
	for _, key := range keys {
		signature, err := crypto.Sign(digest, key)
		if err != nil {
			return nil, fmt.Errorf("attesting: %w", err)
		}
		signature[64] += 27
		attestation = append(attestation, signature...)
	}
	return attestation, nil
}

// VerifyAttestation returns nil if exactly so many of the attesters as the threshold says
// signed the message, as the transmitter verifies it. Error: ErrAttestation.
func VerifyAttestation(message, attestation []byte, attesters []common.Address, threshold int) error {
	if threshold < 1 || len(attestation) != signatureSize*threshold {
		return fmt.Errorf("%w: %d bytes for a threshold of %d", ErrAttestation, len(attestation), threshold)
	}
	var last common.Address
	for signature := range slices.Chunk(attestation, signatureSize) {
		signer, err := recoverAttester(message, signature)
		switch {
		case err != nil:
			return err
		case bytes.Compare(signer[:], last[:]) <= 0:
			return fmt.Errorf("%w: %s is out of order or twice", ErrAttestation, signer)
		case !slices.Contains(attesters, signer):
			return fmt.Errorf("%w: %s is no attester", ErrAttestation, signer)
		}
		last = signer
	}
	return nil
}

// recoverAttester says who made a signature of the message, which has the low s and v 27
// or 28.
func recoverAttester(message, signature []byte) (common.Address, error) {
	v := signature[64] - 27 // a lower value wraps around and is rejected
	if v > 1 || !crypto.ValidateSignatureValues(v, new(big.Int).SetBytes(signature[:32]), new(big.Int).SetBytes(signature[32:64]), true) {
		return common.Address{}, fmt.Errorf("%w: a signature out of range", ErrAttestation)
	}
	compact := append(bytes.Clone(signature[:64]), v)
	public, err := crypto.SigToPub(crypto.Keccak256(message), compact)
	if err != nil {
		return common.Address{}, fmt.Errorf("%w: %w", ErrAttestation, err)
	}
	return crypto.PubkeyToAddress(*public), nil
}
