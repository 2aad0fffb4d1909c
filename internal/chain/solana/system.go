package solana

import "encoding/binary"

// Numbers of the system program's instructions.
const (
	SystemCreateAccount         = 0
	SystemAssign                = 1
	SystemTransfer              = 2
	SystemCreateAccountWithSeed = 3
	SystemAdvanceNonce          = 4
	SystemWithdrawNonce         = 5
	SystemInitializeNonce       = 6
	SystemAuthorizeNonce        = 7
	SystemAllocate              = 8
	SystemAllocateWithSeed      = 9
)

func systemInstruction(number uint32, accounts []AccountMeta, data ...[]byte) Instruction {
	all := binary.LittleEndian.AppendUint32(nil, number)
	for _, d := range data {
		all = append(all, d...)
	}
	return Instruction{SystemProgram, accounts, all}
}

func littleEndian(n uint64) []byte { return binary.LittleEndian.AppendUint64(nil, n) }

// TransferLamports sends lamports.
func TransferLamports(from, to PublicKey, lamports uint64) Instruction {
	return systemInstruction(SystemTransfer, []AccountMeta{{from, true, true}, {to, false, true}}, littleEndian(lamports))
}

// CreateAccount makes an account, which signs, of so many bytes for an owner.
func CreateAccount(from, to PublicKey, lamports, space uint64, owner PublicKey) Instruction {
	return systemInstruction(SystemCreateAccount, []AccountMeta{{from, true, true}, {to, true, true}}, littleEndian(lamports), littleEndian(space), owner[:])
}

// CreateAccountWithSeed makes the account at CreateWithSeed(base, seed, owner); the base
// signs, the account does not.
func CreateAccountWithSeed(from, to, base PublicKey, seed string, lamports, space uint64, owner PublicKey) Instruction {
	accounts := []AccountMeta{{from, true, true}, {to, false, true}}
	if base != from {
		accounts = append(accounts, AccountMeta{base, true, false})
	}
	return systemInstruction(SystemCreateAccountWithSeed, accounts, base[:], littleEndian(uint64(len(seed))), []byte(seed), littleEndian(lamports), littleEndian(space), owner[:])
}

// AllocateWithSeed gives the account at CreateWithSeed(base, seed, owner) its bytes and its
// owner; the base signs, the account does not. It may have lamports already, with which
// CreateAccountWithSeed fails.
func AllocateWithSeed(at, base PublicKey, seed string, space uint64, owner PublicKey) Instruction {
	return systemInstruction(SystemAllocateWithSeed, []AccountMeta{{at, false, true}, {base, true, false}},
		base[:], littleEndian(uint64(len(seed))), []byte(seed), littleEndian(space), owner[:])
}

// InitializeNonce makes a nonce account of one that was created for it.
func InitializeNonce(nonce, authority PublicKey) Instruction {
	return systemInstruction(SystemInitializeNonce, []AccountMeta{{nonce, false, true}, {SysvarRecentBlockhashes, false, false}, {SysvarRent, false, false}}, authority[:])
}

// AdvanceNonce gives a nonce account its next value. As a transaction's first
// instruction it makes the present value that transaction's blockhash.
func AdvanceNonce(nonce, authority PublicKey) Instruction {
	return systemInstruction(SystemAdvanceNonce, []AccountMeta{{nonce, false, true}, {SysvarRecentBlockhashes, false, false}, {authority, true, false}})
}

// WithdrawNonce takes lamports out of a nonce account; all of them close it.
func WithdrawNonce(nonce, to, authority PublicKey, lamports uint64) Instruction {
	return systemInstruction(SystemWithdrawNonce, []AccountMeta{{nonce, false, true}, {to, false, true}, {SysvarRecentBlockhashes, false, false}, {SysvarRent, false, false}, {authority, true, false}}, littleEndian(lamports))
}

// AuthorizeNonce gives a nonce account another authority.
func AuthorizeNonce(nonce, authority, to PublicKey) Instruction {
	return systemInstruction(SystemAuthorizeNonce, []AccountMeta{{nonce, false, true}, {authority, true, false}}, to[:])
}

// Numbers of the compute budget program's instructions.
const (
	BudgetUnitLimit = 2
	BudgetUnitPrice = 3
)

// MaxComputeUnits is the most that a transaction may request.
const MaxComputeUnits = 1_400_000

// MaxLoadedBytes is how many bytes of accounts a transaction may load at most.
const MaxLoadedBytes = 64 << 20

// SetComputeUnitLimit says how many compute units the transaction may use.
func SetComputeUnitLimit(units uint32) Instruction {
	return Instruction{Program: ComputeBudgetProgram, Data: binary.LittleEndian.AppendUint32([]byte{BudgetUnitLimit}, units)}
}

// SetComputeUnitPrice offers a priority fee in micro-lamports for each unit of the limit.
func SetComputeUnitPrice(microLamports uint64) Instruction {
	return Instruction{Program: ComputeBudgetProgram, Data: binary.LittleEndian.AppendUint64([]byte{BudgetUnitPrice}, microLamports)}
}

// PriorityFee returns the cost of a limit at a price, in lamports, rounded up.
func PriorityFee(units uint32, microLamports uint64) uint64 {
	const million = 1_000_000
	n := uint64(units)
	return n*(microLamports/million) + (n*(microLamports%million)+million-1)/million
}

// Memo writes a text into the transaction's log, which the signers have seen.
func Memo(text string, signers ...PublicKey) Instruction {
	in := Instruction{Program: MemoProgram, Data: []byte(text)}
	for _, k := range signers {
		in.Accounts = append(in.Accounts, AccountMeta{k, true, false})
	}
	return in
}
