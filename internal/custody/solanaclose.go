package custody

import (
	"bytes"
	"fmt"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// MaxCloses is how many markers one transaction has room to close.
const MaxCloses = 23

// SolanaClose closes markers, all of one closing key. Their lamports go to the fee payer.
type SolanaClose struct {
	FeePayer  solana.PublicKey
	Blockhash solana.Hash
	SolanaBudget
	Closer  solana.PublicKey
	Markers []solana.PublicKey
}

// Encode is the message that the closing key signs.
// Error: ErrIntent for one of no markers or too many, or that closes an account twice.
func (c SolanaClose) Encode() ([]byte, error) {
	if len(c.Markers) == 0 || len(c.Markers) > MaxCloses {
		return nil, fmt.Errorf("%w: it closes %d markers, %d are the most", ErrIntent, len(c.Markers), MaxCloses)
	}
	var instructions []solana.Instruction
	seen := map[solana.PublicKey]bool{c.FeePayer: true, c.Closer: true}
	for _, marker := range c.Markers {
		if seen[marker] {
			return nil, fmt.Errorf("%w: %s is closed twice, or is no marker", ErrIntent, marker)
		}
		seen[marker] = true
		instructions = append(instructions, solana.CloseTokenAccount(marker, c.FeePayer, c.Closer))
	}
	return c.SolanaBudget.encodeCalls(c.FeePayer, c.Blockhash, instructions)
}

// DecodeSolanaClose reads only a message that closes markers. It checks neither their owner nor the time. Error:
// ErrIntent.
func DecodeSolanaClose(message []byte) (SolanaClose, error) {
	m, instructions, err := decodeSolana(message)
	if err != nil {
		return SolanaClose{}, err
	}
	fault := fmt.Errorf("%w: its instructions are not those of closes", ErrIntent)
	budget, closes, ok := readBudget(m, instructions)
	if !ok {
		return SolanaClose{}, fault
	}
	c := SolanaClose{FeePayer: m.Keys[0], Blockhash: m.Blockhash, SolanaBudget: budget}
	for _, in := range closes {
		var marker solana.PublicKey
		if !readKey(in, 0, 3, &marker) || !readKey(in, 2, 3, &c.Closer) {
			return SolanaClose{}, fault
		}
		c.Markers = append(c.Markers, marker)
	}
	again, err := c.Encode()
	if err == nil && !bytes.Equal(again, message) {
		err = fmt.Errorf("%w: it is not the one message of the closes that it says", ErrIntent)
	}
	if err != nil {
		return SolanaClose{}, err
	}
	return c, nil
}
