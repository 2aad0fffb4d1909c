package custody

import (
	"bytes"
	"fmt"

	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// SolanaVoid ends an intent on Solana unpaid: it makes the intent's marker as a payment does, without a payment.
// After it every payment of the intent fails, and after a payment it fails.
type SolanaVoid struct {
	ID       uuid.UUID
	FeePayer solana.PublicKey
	Wallet   solana.PublicKey
	SolanaBudget
	Marking SolanaMarking
}

// Encode is the message that the wallet's key signs.
// Error: ErrIntent for one that is malformed.
func (v SolanaVoid) Encode() ([]byte, error) {
	opening := markerOpening{v.Marking, v.SolanaBudget, v.ID, v.Wallet}
	return v.SolanaBudget.encodeCalls(v.FeePayer, v.Marking.Blockhash, opening.instructions(v.FeePayer))
}

// DecodeSolanaVoid reads the message of a void only. It does not check the content. Error: ErrIntent.
func DecodeSolanaVoid(message []byte) (SolanaVoid, error) {
	m, instructions, err := decodeSolana(message)
	if err != nil {
		return SolanaVoid{}, err
	}
	opening, rest, ok := readMarkerOpening(m, instructions)
	if !ok || len(rest) > 0 {
		return SolanaVoid{}, fmt.Errorf("%w: its instructions are not those of a void", ErrIntent)
	}
	v := SolanaVoid{opening.id, m.Keys[0], opening.wallet, opening.SolanaBudget, opening.SolanaMarking}
	again, err := v.Encode()
	if err == nil && !bytes.Equal(again, message) {
		err = fmt.Errorf("%w: it is not the one message of the void that it says", ErrIntent)
	}
	if err != nil {
		return SolanaVoid{}, err
	}
	return v, nil
}

// CheckVoids returns ErrIntent unless the void is of the intent.
func (v SolanaVoid) CheckVoids(i SolanaIntent) error {
	switch {
	case v.ID != i.ID:
		return fmt.Errorf("%w: it is the void of %s, not of %s", ErrIntent, v.ID, i.ID)
	case v.Wallet != i.Wallet:
		return fmt.Errorf("%w: %s signs, not the wallet", ErrIntent, v.Wallet)
	}
	return nil
}
