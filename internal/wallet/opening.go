package wallet

import (
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/store"
)

// RecordOpening records that the books of a wallet contain every intent that the chain executed up to a block, so that a
// repeated request posts none of them again. The block of an earlier opening is never lowered, which makes it safe to run twice and
// on two replicas. The wallet must be locked.
func RecordOpening(tx *store.Tx, wallet uuid.UUID, on chain.Name, block uint64) {
	tx.Defer(`INSERT INTO wallet_openings (wallet_id, chain, block_number, opened_at) VALUES ($1, $2, $3, $4)
		ON CONFLICT (wallet_id, chain) DO UPDATE SET block_number = excluded.block_number, opened_at = excluded.opened_at
		WHERE wallet_openings.block_number < excluded.block_number`, wallet, string(on), int64(block), tx.DB().Clock().Micros())
}
