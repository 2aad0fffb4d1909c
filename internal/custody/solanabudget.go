package custody

import (
	"encoding/binary"
	"fmt"
	"math/bits"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// SolanaBudget is the compute budget of a message, and the form of the message that states it: a legacy
// message by two instructions, which limit the compute units and price one; a message of version 1 by
// its own config, whose priority fee is in lamports for the whole transaction.
type SolanaBudget struct {
	Form      solana.Version // solana.Legacy or solana.Version1
	UnitLimit uint32         // of compute units
	UnitPrice uint64         // of a compute unit, in micro-lamports
}

const (
	// microLamports are those of a lamport.
	microLamports = 1_000_000
	// budgetInstructions are how many instructions of a legacy message state its budget.
	budgetInstructions = 2
)

// priorityFee is the fee of a message of version 1 in lamports, rounded down, so that no unit costs more than
// UnitPrice. It is false for a fee beyond 64 bits.
func (b SolanaBudget) priorityFee() (lamports uint64, ok bool) {
	high, low := bits.Mul64(uint64(b.UnitLimit), b.UnitPrice)
	if high >= microLamports {
		return 0, false
	}
	lamports, _ = bits.Div64(high, low, microLamports)
	return lamports, true
}

// Rounded is the budget with the price that is read back from its message: the least that gives the same
// priority fee. A legacy message has the price itself.
func (b SolanaBudget) Rounded() SolanaBudget {
	if fee, ok := b.priorityFee(); ok && b.Form == solana.Version1 {
		b.UnitPrice, _ = unitPriceOf(fee, b.UnitLimit)
	}
	return b
}

// unitPriceOf is the least price of one of so many units that gives a priority fee; false if there is none.
func unitPriceOf(lamports uint64, units uint32) (price uint64, ok bool) {
	if units == 0 {
		return 0, lamports == 0
	}
	high, low := bits.Mul64(lamports, microLamports)
	if high >= uint64(units) {
		return 0, false
	}
	price, rest := bits.Div64(high, low, uint64(units))
	if rest > 0 {
		price++
	}
	return price, true
}

// budgetCalls are the instructions by which a legacy message states the budget.
func (b SolanaBudget) budgetCalls() []solana.Instruction {
	return []solana.Instruction{solana.SetComputeUnitLimit(b.UnitLimit), solana.SetComputeUnitPrice(b.UnitPrice)}
}

// encodeCalls is the message of instructions that the fee payer pays for, with the budget before them.
// Error: ErrIntent for one that does not fit into a transaction with its signatures.
func (b SolanaBudget) encodeCalls(feePayer solana.PublicKey, blockhash solana.Hash, instructions []solana.Instruction) ([]byte, error) {
	if b.Form == solana.Version1 {
		return b.encodeVersion1(feePayer, blockhash, instructions)
	}
	if b.Form != solana.Legacy {
		return nil, fmt.Errorf("%w: a form of message that is not sent", ErrIntent)
	}
	return encodeLegacy(feePayer, blockhash, append(b.budgetCalls(), instructions...))
}

func (b SolanaBudget) encodeVersion1(feePayer solana.PublicKey, blockhash solana.Hash, instructions []solana.Instruction) ([]byte, error) {
	fee, ok := b.priorityFee()
	if !ok {
		return nil, fmt.Errorf("%w: a priority fee of more than 64 bits", ErrIntent)
	}
	m, err := solana.NewMessage(feePayer, blockhash, instructions...)
	if err == nil {
		m, err = m.WithConfig(solana.NewConfig(fee, b.UnitLimit, solana.MaxLoadedBytes))
	}
	return encodeMessage(m, err, solana.MaxTransaction1)
}

// encodeLegacy is the legacy message of instructions that the fee payer pays for.
func encodeLegacy(feePayer solana.PublicKey, blockhash solana.Hash, instructions []solana.Instruction) ([]byte, error) {
	m, err := solana.NewMessage(feePayer, blockhash, instructions...)
	return encodeMessage(m, err, solana.MaxTransaction)
}

// encodeMessage encodes a message, or returns the error with which it could not be composed.
// Error: ErrIntent for a message that does not fit into a transaction of most bytes with its signatures.
func encodeMessage(m solana.Message, err error, most int) ([]byte, error) {
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrIntent, err)
	}
	encoded := m.Encode()
	n := int(m.RequiredSignatures)*solanaSignatureSize + len(encoded)
	if m.Version == solana.Legacy {
		n++ // the number of its signatures
	}
	if n > most {
		return nil, fmt.Errorf("%w: a transaction of %d bytes, %d are the most", ErrIntent, n, most)
	}
	return encoded, nil
}

const solanaSignatureSize = 64

// decodeSolana reads a legacy message or one of version 1, and its instructions.
// Error: ErrIntent.
func decodeSolana(message []byte) (solana.Message, []solana.Instruction, error) {
	m, err := solana.DecodeMessage(message)
	if err != nil {
		return m, nil, fmt.Errorf("%w: %w", ErrIntent, err)
	}
	if m.Version != solana.Legacy && m.Version != solana.Version1 {
		return m, nil, fmt.Errorf("%w: a message of version 0", ErrIntent)
	}
	instructions := make([]solana.Instruction, len(m.Instructions))
	for n := range m.Instructions {
		if instructions[n], err = m.Instruction(n); err != nil {
			return m, nil, fmt.Errorf("%w: %w", ErrIntent, err)
		}
	}
	return m, instructions, nil
}

// readBudget takes the budget of a message, and returns the instructions after those that state it. It looks no
// closer than it must to read it: the caller encodes the message again, and compares the whole.
func readBudget(m solana.Message, in []solana.Instruction) (b SolanaBudget, rest []solana.Instruction, ok bool) {
	if m.Version == solana.Version1 {
		b = SolanaBudget{Form: m.Version, UnitLimit: m.Config.ComputeUnits()}
		b.UnitPrice, ok = unitPriceOf(m.Config.PriorityFee(), b.UnitLimit)
		return b, in, ok
	}
	if len(in) < budgetInstructions || len(in[0].Data) != 5 || len(in[1].Data) != 9 {
		return b, nil, false
	}
	b.UnitLimit, b.UnitPrice = binary.LittleEndian.Uint32(in[0].Data[1:]), binary.LittleEndian.Uint64(in[1].Data[1:])
	return b, in[budgetInstructions:], true
}
