package validator

import "github.com/granaryhq/granary/internal/chain/solana"

// SetNextHash chooses the hash of the next block.
func (v *Validator) SetNextHash(hash solana.Hash) {
	v.mu.Lock()
	defer v.mu.Unlock()
	v.hashBlock = func(b *block) solana.Hash {
		v.hashBlock = hashBlock
		return hash
	}
}
