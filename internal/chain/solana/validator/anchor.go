package validator

import (
	"bytes"
	"crypto/sha256"

	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
)

// anchorFault is an error of a program that is written with Anchor: the transaction fails with its number, and its
// name is in the log.
type anchorFault struct {
	number uint32
	name   string
}

// Errors of Anchor's own.
var (
	faultNoInstruction  = anchorFault{101, "InstructionFallbackNotFound"}
	faultData           = anchorFault{102, "InstructionDidNotDeserialize"}
	faultNotWritable    = anchorFault{2000, "ConstraintMut"}
	faultHasOne         = anchorFault{2001, "ConstraintHasOne"}
	faultRaw            = anchorFault{2003, "ConstraintRaw"}
	faultSeeds          = anchorFault{2006, "ConstraintSeeds"}
	faultAssociated     = anchorFault{2009, "ConstraintAssociated"}
	faultKind           = anchorFault{3002, "AccountDiscriminatorMismatch"}
	faultNotEnoughKeys  = anchorFault{3005, "AccountNotEnoughKeys"}
	faultOwner          = anchorFault{3007, "AccountOwnedByWrongProgram"}
	faultNotSigner      = anchorFault{3010, "AccountNotSigner"}
	faultNotInitialized = anchorFault{3012, "AccountNotInitialized"}
)

// failAnchor writes a fault into the log.
func (f *frame) failAnchor(fault anchorFault) *instructionError {
	f.logf("Program log: AnchorError occurred. Error Code: %s. Error Number: %d.", fault.name, fault.number)
	return customError(fault.number)
}

// check fails with a fault unless something is so.
func (f *frame) check(is bool, fault anchorFault) *instructionError {
	if is {
		return nil
	}
	return f.failAnchor(fault)
}

// instructionOf returns the prefix of the data of an Anchor instruction.
func instructionOf(name string) string {
	sum := sha256.Sum256([]byte("global:" + name))
	return string(sum[:8])
}

// splitCall reads which instruction is called, with the rest of the data.
func (f *frame) splitCall() (call string, rest []byte) {
	if len(f.data) < 8 {
		return "", nil
	}
	return string(f.data[:8]), f.data[8:]
}

// wantAccounts fails unless the instruction's first accounts are these, and sign and are
// written where these do.
func (f *frame) wantAccounts(want []solana.AccountMeta) *instructionError {
	if len(f.refs) < len(want) {
		return f.failAnchor(faultNotEnoughKeys)
	}
	for i, account := range want {
		switch {
		case f.key(i) != account.Key:
			f.logf("Program log: account %d is %s, not %s", i+1, f.key(i), account.Key)
			return f.failAnchor(faultSeeds)
		case account.Signer && !f.refs[i].signer:
			return f.failAnchor(faultNotSigner)
		case account.Writable && !f.refs[i].writable:
			return f.failAnchor(faultNotWritable)
		}
	}
	return nil
}

// readState reads a program's state in an account of the instruction.
func readState[T any](f *frame, i int, owner solana.PublicKey, decode func([]byte) (T, error)) (T, *instructionError) {
	var none T
	account := f.account(i)
	switch {
	case account.Owner == solana.SystemProgram && len(account.Data) == 0:
		return none, f.failAnchor(faultNotInitialized)
	case account.Owner != owner:
		return none, f.failAnchor(faultOwner)
	}
	state, err := decode(account.Data)
	if err != nil {
		f.logf("Program log: %v", err)
		return none, f.failAnchor(faultKind)
	}
	return state, nil
}

// storeState writes it again, into as many bytes as the account has.
func (f *frame) storeState(i int, data []byte) *instructionError {
	if short := len(f.account(i).Data) - len(data); short > 0 {
		data = append(data, make([]byte, short)...)
	}
	return f.setData(i, data)
}

// tell calls the program itself with an event, so that it stays readable in the transaction even if the log is cut.
func (f *frame) tell(authority solana.PublicKey, event []byte) *instructionError {
	return f.call(solana.Instruction{Program: f.program, Accounts: []solana.AccountMeta{{Key: authority, Signer: true}}, Data: event}, authority)
}

// isEvent says whether the program is called by itself, with an event.
func (f *frame) isEvent() bool { return bytes.HasPrefix(f.data, cctpsol.EventTag) }

// hearEvent only checks who emits the event.
func (f *frame) hearEvent(authority solana.PublicKey) *instructionError {
	return f.wantAccounts([]solana.AccountMeta{{Key: authority, Signer: true}})
}
