package intent

import (
	"time"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
)

// Burn is USDC that an account burnt for another chain by an intent that the chain has executed.
type Burn struct {
	ID      uuid.UUID // of the intent
	Account chain.Address
	Message []byte // as it was sent: its attested form mints the amount on the other chain
	Block   uint64
	Time    time.Time // of the block
	TxHash  string
}
