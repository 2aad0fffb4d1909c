package validator

import (
	"crypto/sha256"
	"encoding/binary"

	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// program runs the instructions of one address.
type program struct {
	native bool // a part of the validator: its logs do not have its consumption
	run    func(*frame) *instructionError
}

// PayingProgram stands for the programs that a service does not know and that pay it:
// it has the Token program transfer (PayInside).
var PayingProgram = solana.PublicKey(sha256.Sum256([]byte("granary sandbox paying program")))

// Addresses that the chain has and the primitives do not name.
var (
	sysvarOwner         = mustKey("Sysvar1111111111111111111111111111111111111")
	sysvarInstructions  = mustKey("Sysvar1nstructions1111111111111111111111111")
	sysvarSlotHashes    = mustKey("SysvarS1otHashes111111111111111111111111111")
	sysvarEpochSchedule = mustKey("SysvarEpochSchedu1e111111111111111111111111")
	incinerator         = mustKey("1nc1nerator11111111111111111111111111111111")
)

// reservedKeys are never written, for any message.
var reservedKeys = map[solana.PublicKey]bool{
	solana.SystemProgram: true, solana.ComputeBudgetProgram: true, solana.LookupTableProgram: true,
	solana.BPFLoaderUpgradeable: true, solana.BPFLoader2: true, solana.NativeLoader: true, sysvarOwner: true,
	solana.SysvarClock: true, solana.SysvarRent: true, solana.SysvarRecentBlockhashes: true,
	sysvarInstructions: true, sysvarSlotHashes: true, sysvarEpochSchedule: true,
}

func mustKey(text string) solana.PublicKey {
	key, err := solana.ParsePublicKey(text)
	if err != nil {
		panic(err)
	}
	return key
}

// programAt returns the program of an address.
func programAt(key solana.PublicKey) (program, bool) {
	switch key {
	case solana.SystemProgram:
		return program{native: true, run: runSystem}, true
	case solana.ComputeBudgetProgram:
		return program{native: true, run: runComputeBudget}, true
	case solana.TokenProgram, solana.Token2022Program:
		return program{run: runToken}, true
	case solana.AssociatedTokenProgram:
		return program{run: runAssociatedToken}, true
	case solana.MemoProgram:
		return program{run: runMemo}, true
	case PayingProgram:
		return program{run: runPaying}, true
	case cctpsol.Transmitter:
		return program{run: runTransmitter}, true
	case cctpsol.Messenger:
		return program{run: runMessenger}, true
	}
	return program{}, false
}

// rentPerByteYear is the rate of the Rent sysvar, in lamports; solana.RentExempt uses the same.
const rentPerByteYear = 3480

// programAccounts are the accounts of the programs and of their input.
func programAccounts() map[solana.PublicKey]Account {
	all := map[solana.PublicKey]Account{}
	native := map[solana.PublicKey]string{solana.SystemProgram: "system_program", solana.ComputeBudgetProgram: "compute_budget_program"}
	for key, name := range native {
		all[key] = Account{Lamports: 1, Owner: solana.NativeLoader, Data: []byte(name), Executable: true}
	}
	for _, key := range []solana.PublicKey{solana.TokenProgram, solana.Token2022Program, solana.AssociatedTokenProgram, solana.MemoProgram, PayingProgram, solana.LookupTableProgram} {
		all[key] = Account{Lamports: solana.RentExempt(36), Owner: solana.BPFLoader2, Data: make([]byte, 36), Executable: true}
	}
	all[solana.SysvarRent] = Account{Lamports: solana.RentExempt(17), Owner: sysvarOwner, Data: rentSysvar(rentPerByteYear, 2)}
	all[solana.SysvarClock] = Account{Lamports: solana.RentExempt(40), Owner: sysvarOwner, Data: make([]byte, 40)}
	all[solana.SysvarRecentBlockhashes] = Account{Lamports: solana.RentExempt(8), Owner: sysvarOwner, Data: make([]byte, 8)}
	return all
}

// PayInside has the paying program move units of a token by an inner instruction.
func PayInside(source, destination, owner solana.PublicKey, units uint64) solana.Instruction {
	return solana.Instruction{
		Program: PayingProgram,
		Accounts: []solana.AccountMeta{
			{Key: source, Writable: true}, {Key: destination, Writable: true}, {Key: owner, Signer: true}, {Key: solana.TokenProgram},
		},
		Data: binary.LittleEndian.AppendUint64(nil, units),
	}
}

func runPaying(f *frame) *instructionError {
	if err := f.consume(1500); err != nil {
		return err
	}
	if err := f.needAccounts(4); err != nil {
		return err
	}
	if len(f.data) != 8 {
		return errInvalidInstructionData
	}
	return f.call(solana.Instruction{
		Program:  solana.TokenProgram,
		Accounts: []solana.AccountMeta{{Key: f.key(0), Writable: true}, {Key: f.key(1), Writable: true}, {Key: f.key(2), Signer: true}},
		Data:     append([]byte{solana.TokenTransfer}, f.data...),
	})
}
