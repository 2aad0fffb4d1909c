package validator

import (
	"encoding/binary"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// makeAccount has the System program make an account for a program that signs with the account's address, with the
// lamports that it has already as far as possible: strangers may have sent it some, which does not prevent its
// creation.
func (f *frame) makeAccount(funder, account int, size uint64, owner solana.PublicKey) *instructionError {
	payer, address := f.key(funder), f.key(account)
	have, need := f.account(account).Lamports, f.bank.loadRent().minimumOf(int(size))
	call := func(kind uint32, data []byte, from bool) *instructionError {
		in := solana.Instruction{Program: solana.SystemProgram, Data: append(binary.LittleEndian.AppendUint32(nil, kind), data...)}
		if from {
			in.Accounts = append(in.Accounts, solana.AccountMeta{Key: payer, Signer: true, Writable: true})
		}
		in.Accounts = append(in.Accounts, solana.AccountMeta{Key: address, Signer: kind != solana.SystemTransfer, Writable: true})
		return f.call(in, address)
	}
	if have == 0 {
		data := binary.LittleEndian.AppendUint64(nil, need)
		data = binary.LittleEndian.AppendUint64(data, size)
		return call(solana.SystemCreateAccount, append(data, owner[:]...), true)
	}
	if have < need {
		if err := call(solana.SystemTransfer, binary.LittleEndian.AppendUint64(nil, need-have), true); err != nil {
			return err
		}
	}
	if err := call(solana.SystemAllocate, binary.LittleEndian.AppendUint64(nil, size), false); err != nil {
		return err
	}
	return call(solana.SystemAssign, owner[:], false)
}
