package validator

import (
	"github.com/granaryhq/granary/internal/chain/solana"
)

// Instructions of the System program beside those that the service sends.
const (
	systemAssignWithSeed   = 10
	systemTransferWithSeed = 11
)

// Errors of the System program.
var (
	errAddressInUse     = customError(0)
	errNegativeLamports = customError(1)
	errDataLength       = customError(3)
	errSeedMismatch     = customError(5)
	errNonceNotExpired  = customError(7)
)

// maxAccountSize is how many bytes an account may have.
const maxAccountSize = 10 << 20

// nativeCost is the consumption of an instruction of a native program.
const nativeCost = 150

func runSystem(f *frame) *instructionError {
	if err := f.consume(nativeCost); err != nil {
		return err
	}
	a := &arguments{rest: f.data}
	switch kind := a.readUint32(); {
	case a.missing:
		return errInvalidInstructionData
	case kind >= solana.SystemAdvanceNonce && kind <= solana.SystemAuthorizeNonce:
		return f.runNonce(kind, a)
	default:
		return f.runSystemAccount(kind, a)
	}
}

// seedBase is where an address comes from that has a base, a seed and an owner.
type seedBase struct {
	base solana.PublicKey
	seed string
}

// runSystemAccount runs the instructions that make and move accounts.
func (f *frame) runSystemAccount(kind uint32, a *arguments) *instructionError {
	var from *seedBase
	readBase := func() { from = &seedBase{a.readKey(), a.readSeed()} }
	var lamports, space uint64
	var owner solana.PublicKey
	accounts := 1
	switch kind {
	case solana.SystemCreateAccount:
		lamports, space, owner, accounts = a.readUint64(), a.readUint64(), a.readKey(), 2
	case solana.SystemCreateAccountWithSeed:
		readBase()
		lamports, space, owner, accounts = a.readUint64(), a.readUint64(), a.readKey(), 2
	case solana.SystemAssign:
		owner = a.readKey()
	case solana.SystemTransfer:
		lamports, accounts = a.readUint64(), 2
	case solana.SystemAllocate:
		space = a.readUint64()
	case solana.SystemAllocateWithSeed:
		readBase()
		space, owner = a.readUint64(), a.readKey()
	case systemAssignWithSeed:
		readBase()
		owner = a.readKey()
	case systemTransferWithSeed:
		lamports = a.readUint64()
		from = &seedBase{seed: a.readSeed()}
		owner, accounts = a.readKey(), 3
	default:
		return errInvalidInstructionData
	}
	if a.missing {
		return errInvalidInstructionData
	}
	if err := f.needAccounts(accounts); err != nil {
		return err
	}
	switch kind {
	case solana.SystemCreateAccount, solana.SystemCreateAccountWithSeed:
		return f.createAccount(from, lamports, space, owner)
	case solana.SystemTransfer:
		return f.transferLamports(lamports)
	case systemTransferWithSeed:
		from.base = f.key(1)
		return f.transferWithSeed(*from, owner, lamports)
	}
	if err := f.checkSeed(0, from, owner); err != nil {
		return err
	}
	if kind == solana.SystemAllocate || kind == solana.SystemAllocateWithSeed {
		if err := f.allocate(0, from, space); err != nil {
			return err
		}
	}
	if kind == solana.SystemAllocate {
		return nil
	}
	return f.assign(0, from, owner)
}

// checkSeed fails unless the account's address comes from where it is said to.
func (f *frame) checkSeed(i int, from *seedBase, owner solana.PublicKey) *instructionError {
	if from == nil {
		return nil
	}
	if len(from.seed) > 32 {
		return customError(0)
	}
	derived, err := solana.CreateWithSeed(from.base, from.seed, owner)
	if err != nil {
		return errIllegalOwner
	}
	if derived != f.key(i) {
		f.logf("Create: address %s does not match derived address %s", f.key(i), derived)
		return errSeedMismatch
	}
	return nil
}

// mayUse says whether an address, or the base that it comes from, has signed.
func (f *frame) mayUse(i int, from *seedBase) bool {
	if from != nil {
		return f.hasSigned(from.base)
	}
	return f.hasSigned(f.key(i))
}

func (f *frame) createAccount(from *seedBase, lamports, space uint64, owner solana.PublicKey) *instructionError {
	if err := f.checkSeed(1, from, owner); err != nil {
		return err
	}
	if f.account(1).Lamports > 0 {
		f.logf("Create Account: account Address { address: %s, base: None } already in use", f.key(1))
		return errAddressInUse
	}
	if err := f.allocate(1, from, space); err != nil {
		return err
	}
	if err := f.assign(1, from, owner); err != nil {
		return err
	}
	return f.transferLamports(lamports)
}

func (f *frame) allocate(i int, from *seedBase, space uint64) *instructionError {
	if !f.mayUse(i, from) {
		f.logf("Allocate: 'to' account %s must sign", f.key(i))
		return errMissingSignature
	}
	account := f.account(i)
	if len(account.Data) > 0 || account.Owner != solana.SystemProgram {
		f.logf("Allocate: account %s already in use", f.key(i))
		return errAddressInUse
	}
	if space > maxAccountSize {
		f.logf("Allocate: requested %d, max allowed %d", space, maxAccountSize)
		return errDataLength
	}
	return f.setData(i, make([]byte, space))
}

func (f *frame) assign(i int, from *seedBase, owner solana.PublicKey) *instructionError {
	if f.account(i).Owner == owner {
		return nil
	}
	if !f.mayUse(i, from) {
		f.logf("Assign: account %s must sign", f.key(i))
		return errMissingSignature
	}
	return f.setOwner(i, owner)
}

func (f *frame) transferLamports(lamports uint64) *instructionError {
	if !f.refs[0].signer {
		f.logf("Transfer: `from` account %s must sign", f.key(0))
		return errMissingSignature
	}
	return f.transferVerified(1, lamports)
}

func (f *frame) transferWithSeed(from seedBase, owner solana.PublicKey, lamports uint64) *instructionError {
	if !f.refs[1].signer {
		f.logf("Transfer: 'from' account %s must sign", f.key(1))
		return errMissingSignature
	}
	if err := f.checkSeed(0, &from, owner); err != nil {
		return err
	}
	return f.transferVerified(2, lamports)
}

func (f *frame) transferVerified(to int, lamports uint64) *instructionError {
	account := f.account(0)
	if len(account.Data) > 0 {
		f.logf("Transfer: `from` must not carry data")
		return errInvalidArgument
	}
	if lamports > account.Lamports {
		f.logf("Transfer: insufficient lamports %d, need %d", account.Lamports, lamports)
		return errNegativeLamports
	}
	return f.moveLamports(0, to, lamports)
}
