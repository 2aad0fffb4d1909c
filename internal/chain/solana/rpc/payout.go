package rpc

import (
	"encoding/binary"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// payout is the movement of a wallet's payout, as its message orders it.
type payout struct {
	wallet   solana.PublicKey
	received map[int]uint64 // by the places of the token accounts that are paid
}

// The programs of the instructions that a payout begins with: one that makes its intent's marker, as a message of
// version 1, which has no instructions for its budget, or as a legacy message; and one of an earlier version of
// this service, which advances a nonce.
var (
	markerOpening1 = []solana.PublicKey{solana.SystemProgram, solana.SystemProgram, solana.TokenProgram, solana.MemoProgram}
	markerOpening  = []solana.PublicKey{solana.ComputeBudgetProgram, solana.ComputeBudgetProgram, solana.SystemProgram, solana.SystemProgram, solana.TokenProgram, solana.MemoProgram}
	nonceOpening   = []solana.PublicKey{solana.SystemProgram, solana.ComputeBudgetProgram, solana.ComputeBudgetProgram, solana.MemoProgram}
)

// readPayout reads a transaction of the forms that this service pays with, which are the only ones that it has a
// wallet's key sign: another account pays the fee and makes a marker of the wallet's, or advances a nonce, the wallet
// signs a memo, and the rest is only transfers of the wallet's and new associated token accounts. A wallet of another
// service may send the like; it is not booked.
func readPayout(f *FetchedTransaction) (paid payout, ok bool) {
	m := f.Transaction.Message
	if m.Version == solana.Version0 || m.RequiredSignatures != 2 {
		return payout{}, false
	}
	instructions := make([]solana.Instruction, len(m.Instructions))
	for n := range m.Instructions {
		var err error
		if instructions[n], err = m.Instruction(n); err != nil {
			return payout{}, false
		}
	}
	paid = payout{wallet: m.Keys[1], received: map[int]uint64{}}
	opened := openingOf(m.Version, instructions, m.Keys[0], paid.wallet)
	if opened == 0 || len(instructions) == opened {
		return payout{}, false
	}
	for n := opened; n < len(instructions); n++ {
		in := instructions[n]
		if in.Program == solana.AssociatedTokenProgram {
			ok = len(in.Data) == 1 && in.Data[0] == solana.AssociatedCreateIdempotent
		} else {
			ok = paid.addTransfer(in, m.Instructions[n].Accounts)
		}
		if !ok {
			return payout{}, false
		}
	}
	return paid, true
}

// openingOf is how many instructions open a payout of the wallet's; 0 if it is none.
func openingOf(form solana.Version, in []solana.Instruction, feePayer, wallet solana.PublicKey) int {
	var opening int
	switch {
	case form == solana.Version1:
		if !begins(in, markerOpening1) || !isMarkerOf(in[1], wallet) {
			return 0
		}
		opening = len(markerOpening1)
	case begins(in, nonceOpening) && isNonceAdvance(in[0], feePayer):
		opening = len(nonceOpening)
	case begins(in, markerOpening) && isMarkerOf(in[3], wallet):
		opening = len(markerOpening)
	default:
		return 0
	}
	if memo := in[opening-1]; len(memo.Accounts) != 1 || memo.Accounts[0].Key != wallet {
		return 0
	}
	return opening
}

// begins says whether the first instructions are of these programs.
func begins(in []solana.Instruction, programs []solana.PublicKey) bool {
	if len(in) < len(programs) {
		return false
	}
	for n, program := range programs {
		if in[n].Program != program {
			return false
		}
	}
	return true
}

func isNonceAdvance(in solana.Instruction, authority solana.PublicKey) bool {
	return len(in.Accounts) == 3 && string(in.Data) == string(solana.AdvanceNonce(in.Accounts[0].Key, authority).Data) && in.Accounts[2].Key == authority
}

// isMarkerOf says whether an instruction of the system program allocates an account that is derived from
// the wallet.
func isMarkerOf(in solana.Instruction, wallet solana.PublicKey) bool {
	return len(in.Accounts) == 2 && in.Accounts[1].Key == wallet && len(in.Data) > 4 && binary.LittleEndian.Uint32(in.Data) == solana.SystemAllocateWithSeed
}

// addTransfer adds a transfer of the wallet to its payee. It reports whether the instruction is one.
func (p payout) addTransfer(in solana.Instruction, places []uint8) bool {
	if !isTokenProgram(in.Program) || len(in.Accounts) != 4 || in.Accounts[3].Key != p.wallet ||
		len(in.Data) != 10 || in.Data[0] != solana.TokenTransferChecked {
		return false
	}
	before := p.received[int(places[2])]
	p.received[int(places[2])] = before + binary.LittleEndian.Uint64(in.Data[1:])
	return p.received[int(places[2])] >= before
}

func isTokenProgram(k solana.PublicKey) bool {
	return k == solana.TokenProgram || k == solana.Token2022Program
}
