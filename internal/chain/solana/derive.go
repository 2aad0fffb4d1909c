package solana

import (
	"crypto/sha256"
	"errors"
	"fmt"
)

// ErrSeed says that seeds are too many or too long, or lead to no address.
var ErrSeed = errors.New("no address for these seeds")

const (
	maxSeeds      = 16
	maxSeedLength = 32
)

// FindProgramAddress is the first address off the curve that the seeds and a number,
// from 255 down, lead to: a program's own. Error: ErrSeed.
func FindProgramAddress(seeds [][]byte, program PublicKey) (PublicKey, uint8, error) {
	if len(seeds) >= maxSeeds {
		return PublicKey{}, 0, fmt.Errorf("%w: %d of them", ErrSeed, len(seeds))
	}
	for bump := 255; bump >= 0; bump-- {
		h := sha256.New()
		for _, s := range seeds {
			if len(s) > maxSeedLength {
				return PublicKey{}, 0, fmt.Errorf("%w: one of %d bytes", ErrSeed, len(s))
			}
			h.Write(s)
		}
		h.Write([]byte{byte(bump)})
		h.Write(program[:])
		h.Write([]byte("ProgramDerivedAddress"))
		if k := PublicKey(h.Sum(nil)); !k.OnCurve() {
			return k, uint8(bump), nil
		}
	}
	return PublicKey{}, 0, ErrSeed
}

// CreateWithSeed is the address of an account that base makes by a seed for an owner.
// Error: ErrSeed for a seed of more than 32 bytes.
func CreateWithSeed(base PublicKey, seed string, owner PublicKey) (PublicKey, error) {
	if len(seed) > maxSeedLength {
		return PublicKey{}, fmt.Errorf("%w: one of %d bytes", ErrSeed, len(seed))
	}
	h := sha256.New()
	h.Write(base[:])
	h.Write([]byte(seed))
	h.Write(owner[:])
	return PublicKey(h.Sum(nil)), nil
}

// AssociatedTokenAddress is the token account that wallets show for an owner and a
// mint of a token program.
func AssociatedTokenAddress(owner, mint, tokenProgram PublicKey) PublicKey {
	k, _, err := FindProgramAddress([][]byte{owner[:], tokenProgram[:], mint[:]}, AssociatedTokenProgram)
	if err != nil {
		panic("solana: " + err.Error()) // of 256 numbers one leads off the curve
	}
	return k
}

// DurableNonceOf is the value that a nonce account takes when it is made or advanced
// while blockhash is the newest.
func DurableNonceOf(blockhash Hash) Hash {
	return sha256.Sum256(append([]byte("DURABLE_NONCE"), blockhash[:]...))
}
