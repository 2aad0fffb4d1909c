package custody

import (
	"strconv"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// MaxNonceAccounts is how many nonce accounts a fee payer has had at most.
const MaxNonceAccounts = 256

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
