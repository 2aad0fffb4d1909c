package custody

import (
	"crypto/sha256"
	"encoding/binary"
	"strconv"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// MaxNonceAccounts is how many nonce accounts a fee payer has had at most.
const MaxNonceAccounts = 256

// NoncePlace is the place of an intent's nonce account in a pool of so many. It depends
// on the id alone: a restored database that is asked for the same payout meets the same
// account, and so at most one transaction of both its lives can land.
func NoncePlace(id uuid.UUID, poolSize int) int {
	sum := sha256.Sum256(id[:])
	return int(binary.BigEndian.Uint64(sum[:8]) % uint64(poolSize))
}

// NonceSeed is the seed by which the fee payer makes the nonce account at a place.
func NonceSeed(place int) string { return "granary:nonce:" + strconv.Itoa(place) }

// NonceAccount is the address of the nonce account at a place of the fee payer's pool.
func NonceAccount(feePayer solana.PublicKey, place int) solana.PublicKey {
	at, err := solana.CreateWithSeed(feePayer, NonceSeed(place), solana.SystemProgram)
	if err != nil {
		panic("custody: " + err.Error()) // the seed is short
	}
	return at
}
