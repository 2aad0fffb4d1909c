package rpc

import (
	"encoding/binary"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// payout is what a wallet's payout moves, as its message says.
type payout struct {
	wallet   solana.PublicKey
	received map[int]uint64 // by the places of the token accounts that are paid
}

// payoutOpening are the programs of the instructions that a payout begins with.
var payoutOpening = []solana.PublicKey{solana.SystemProgram, solana.ComputeBudgetProgram, solana.ComputeBudgetProgram, solana.MemoProgram}

// readPayout reads a transaction of the form that this service pays with, which is the
// only one that it has a wallet's key sign: another account pays the fee and advances a
// nonce, the wallet signs a memo, and nothing follows but transfers of the wallet's and
// the making of associated token accounts. A wallet that is another's may send the like;
// nothing is booked for that one.
func readPayout(f *FetchedTransaction) (paid payout, ok bool) {
	m := f.Transaction.Message
	if m.Versioned || m.RequiredSignatures != 2 || len(m.Instructions) <= len(payoutOpening) {
		return payout{}, false
	}
	paid.received = map[int]uint64{}
	for n := range m.Instructions {
		in, err := m.Instruction(n)
		if err != nil || n < len(payoutOpening) && in.Program != payoutOpening[n] {
			return payout{}, false
		}
		switch {
		case n == 0:
			ok = isNonceAdvance(in, m.Keys[0])
		case n < len(payoutOpening)-1:
			ok = true
		case n < len(payoutOpening):
			ok = len(in.Accounts) == 1 && in.Accounts[0].Key == m.Keys[1]
			paid.wallet = m.Keys[1]
		case in.Program == solana.AssociatedTokenProgram:
			ok = len(in.Data) == 1 && in.Data[0] == solana.AssociatedCreateIdempotent
		default:
			ok = paid.addTransfer(in, m.Instructions[n].Accounts)
		}
		if !ok {
			return payout{}, false
		}
	}
	return paid, true
}

func isNonceAdvance(in solana.Instruction, authority solana.PublicKey) bool {
	return len(in.Accounts) == 3 && string(in.Data) == string(solana.AdvanceNonce(in.Accounts[0].Key, authority).Data) && in.Accounts[2].Key == authority
}

// addTransfer adds what a transfer of the wallet's brings to whom it pays. It says whether
// the instruction is one.
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
