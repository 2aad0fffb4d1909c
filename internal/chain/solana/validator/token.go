package validator

import (
	"math"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// Instructions of the Token program beside those that the service sends.
// Multisignatures it does not know here.
const (
	tokenInitializeMint     = 0
	tokenInitializeAccount  = 1
	tokenInitializeAccount2 = 16
	tokenSyncNative         = 17
	tokenAccountDataSize    = 21
	tokenImmutableOwner     = 22
)

// Errors of the Token program.
const (
	tokenNotRentExempt = iota
	tokenInsufficientFunds
	tokenInvalidMint
	tokenMintMismatch
	tokenOwnerMismatch
	tokenFixedSupply
	tokenAlreadyInUse
	tokenInvalidProvidedSigners
	tokenInvalidRequiredSigners
	tokenUninitializedState
	tokenNativeNotSupported
	tokenNonNativeHasBalance
	tokenInvalidInstruction
	tokenInvalidState
	tokenOverflow
	tokenAuthorityTypeNotSupported
	tokenMintCannotFreeze
	tokenAccountFrozen
	tokenMintDecimalsMismatch
	tokenNonNativeNotSupported
)

var tokenErrorsInWords = map[uint32]string{ //nolint:gosec // no credentials: of the Token program's errors
	tokenNotRentExempt:             "Error: Lamport balance below rent-exempt threshold",
	tokenInsufficientFunds:         "Error: insufficient funds",
	tokenInvalidMint:               "Error: Invalid Mint",
	tokenMintMismatch:              "Error: Account not associated with this Mint",
	tokenOwnerMismatch:             "Error: owner does not match",
	tokenFixedSupply:               "Error: the total supply of this token is fixed",
	tokenAlreadyInUse:              "Error: account or token already in use",
	tokenNativeNotSupported:        "Error: Instruction does not support native tokens",
	tokenNonNativeHasBalance:       "Error: Non-native account can only be closed if its balance is zero",
	tokenInvalidInstruction:        "Error: Invalid instruction",
	tokenInvalidState:              "Error: Invalid account state for operation",
	tokenOverflow:                  "Error: Operation overflowed",
	tokenAuthorityTypeNotSupported: "Error: Account does not support specified authority type",
	tokenMintCannotFreeze:          "Error: This token mint cannot freeze accounts",
	tokenAccountFrozen:             "Error: Account is frozen",
	tokenMintDecimalsMismatch:      "Error: decimals different from the Mint decimals",
	tokenNonNativeNotSupported:     "Error: Instruction does not support non-native tokens",
}

// tokenCosts are the consumption of instructions of the Token program.
var tokenCosts = map[byte]uint64{
	tokenInitializeMint: 215, solana.TokenInitializeMint2: 215,
	tokenInitializeAccount: 235, tokenInitializeAccount2: 235, solana.TokenInitializeAccount3: 235,
	solana.TokenTransfer: 76, solana.TokenTransferChecked: 105, solana.TokenApprove: 126, solana.TokenApproveChecked: 160, solana.TokenRevoke: 108,
	solana.TokenSetAuthority: 138, solana.TokenMintTo: 119, solana.TokenMintToChecked: 169, solana.TokenBurn: 123, solana.TokenBurnChecked: 129,
	solana.TokenCloseAccount: 120, solana.TokenFreezeAccount: 145, solana.TokenThawAccount: 141, tokenAccountDataSize: 183, tokenImmutableOwner: 38, tokenSyncNative: 61,
}

// runToken runs the Token program and writes its error into the log.
func runToken(f *frame) *instructionError {
	if len(f.data) == 0 {
		return f.failToken(customError(tokenInvalidInstruction))
	}
	cost, known := tokenCosts[f.data[0]]
	if !known {
		return f.failToken(customError(tokenInvalidInstruction))
	}
	if err := f.consume(cost); err != nil {
		return err
	}
	err := f.runTokenInstruction(f.data[0], &arguments{rest: f.data[1:]})
	if err != nil {
		return f.failToken(err)
	}
	return nil
}

func (f *frame) failToken(err *instructionError) *instructionError {
	_ = f.consume(min(f.units, 100))
	switch {
	case err.name != custom:
		f.logf("Program log: Error: %s", err.name)
	case tokenErrorsInWords[err.number] != "":
		f.logf("Program log: %s", tokenErrorsInWords[err.number])
	}
	return err
}

func (f *frame) runTokenInstruction(kind byte, a *arguments) *instructionError {
	switch kind {
	case tokenInitializeMint, solana.TokenInitializeMint2:
		return f.initializeMint(kind, a)
	case tokenInitializeAccount, tokenInitializeAccount2, solana.TokenInitializeAccount3:
		return f.initializeTokenAccount(kind, a)
	case solana.TokenTransfer, solana.TokenTransferChecked:
		return f.transferTokens(a, kind == solana.TokenTransferChecked)
	case solana.TokenApprove, solana.TokenApproveChecked:
		return f.approveDelegate(a, kind == solana.TokenApproveChecked)
	case solana.TokenRevoke:
		return f.revokeDelegate()
	case solana.TokenSetAuthority:
		return f.setTokenAuthority(a)
	case solana.TokenMintTo, solana.TokenMintToChecked:
		return f.mintTokens(a, kind == solana.TokenMintToChecked)
	case solana.TokenBurn, solana.TokenBurnChecked:
		return f.burnTokens(a, kind == solana.TokenBurnChecked)
	case solana.TokenCloseAccount:
		return f.closeTokenAccount()
	case solana.TokenFreezeAccount, solana.TokenThawAccount:
		return f.freezeTokenAccount(kind == solana.TokenFreezeAccount)
	case tokenSyncNative:
		return f.syncNative()
	case tokenAccountDataSize:
		return f.returnAccountSize(a)
	default:
		return f.fixTokenOwner()
	}
}

// tokenAmount is an amount of tokens, with the decimals that its sender believes in.
type tokenAmount struct {
	units    uint64
	checked  bool
	decimals byte
}

// readAmount reads an amount.
func readAmount(a *arguments, checked bool) (tokenAmount, *instructionError) {
	amount := tokenAmount{units: a.readUint64(), checked: checked}
	if checked {
		amount.decimals = a.readByte()
	}
	if a.missing {
		return amount, customError(tokenInvalidInstruction)
	}
	return amount, nil
}

// loadToken reads a token account of the instruction.
func (f *frame) loadToken(i int) (solana.TokenAccount, *instructionError) {
	if f.isToken2022() && f.account(i).Owner != f.program {
		return solana.TokenAccount{}, errIncorrectProgramID
	}
	account, err := solana.DecodeTokenAccount(f.account(i).Data)
	if err != nil || len(f.account(i).Data) != solana.TokenAccountSize && !f.isToken2022() {
		return account, errInvalidAccountData
	}
	if account.State == solana.TokenUninitialized {
		return account, errUninitializedAccount
	}
	return account, nil
}

// loadMint reads a mint of the instruction.
func (f *frame) loadMint(i int) (solana.Mint, *instructionError) {
	if f.isToken2022() && f.account(i).Owner != f.program {
		return solana.Mint{}, errIncorrectProgramID
	}
	mint, err := solana.DecodeMint(f.account(i).Data)
	if err != nil || len(f.account(i).Data) != solana.MintSize && !f.isToken2022() {
		return mint, errInvalidAccountData
	}
	if !mint.Initialized {
		return mint, errUninitializedAccount
	}
	return mint, nil
}

// optionalFields are the places where token accounts and mints, by their sizes, have a flag of four bytes and, behind
// it, an optional field: from, and up to.
var optionalFields = map[int][][2]int{
	solana.TokenAccountSize: {{72, 108}, {109, 121}, {129, 165}},
	solana.MintSize:         {{0, 36}, {46, 82}},
}

// storeToken writes a token account or mint, before any extensions it has. The classic program does not wipe an unset
// field: it only clears the flag.
func (f *frame) storeToken(i int, data []byte) *instructionError {
	was := f.account(i).Data
	for _, field := range optionalFields[len(data)] {
		if data[field[0]] == 0 && len(was) == len(data) && !f.isToken2022() {
			copy(data[field[0]+4:field[1]], was[field[0]+4:field[1]])
		}
	}
	if len(was) > len(data) {
		data = append(data, was[len(data):]...)
	}
	return f.setData(i, data)
}

// needAuthority fails unless an account of the instruction is the one that may, and
// has signed.
func (f *frame) needAuthority(i int, authority solana.PublicKey) *instructionError {
	if f.key(i) != authority {
		return customError(tokenOwnerMismatch)
	}
	if !f.refs[i].signer {
		return errMissingSignature
	}
	return nil
}

// checkMint fails unless an account of the instruction is the token's mint, and has
// the decimals that the sender believes in.
func (f *frame) checkMint(i int, token solana.TokenAccount, amount tokenAmount) (solana.Mint, *instructionError) {
	if f.key(i) != token.Mint {
		return solana.Mint{}, customError(tokenMintMismatch)
	}
	mint, err := f.loadMint(i)
	if err == nil && amount.checked && amount.decimals != mint.Decimals {
		err = customError(tokenMintDecimalsMismatch)
	}
	return mint, err
}

func (f *frame) transferTokens(a *arguments, checked bool) *instructionError {
	amount, err := readAmount(a, checked)
	if err != nil {
		return err
	}
	to, authority := 1, 2
	if checked {
		to, authority = 2, 3
	}
	if err := f.needAccounts(authority + 1); err != nil {
		return err
	}
	source, err := f.loadToken(0)
	if err != nil {
		return err
	}
	destination, err := f.loadToken(to)
	if err != nil {
		return err
	}
	switch {
	case source.State == solana.TokenFrozen || destination.State == solana.TokenFrozen:
		return customError(tokenAccountFrozen)
	case source.Amount < amount.units:
		return customError(tokenInsufficientFunds)
	case source.Mint != destination.Mint:
		return customError(tokenMintMismatch)
	}
	if checked {
		if _, err := f.checkMint(1, source, amount); err != nil {
			return err
		}
	}
	toItself := f.key(0) == f.key(to)
	if err := f.spendTokens(&source, authority, amount.units, toItself); err != nil {
		return err
	}
	if toItself || amount.units == 0 {
		if f.account(0).Owner != f.program || f.account(to).Owner != f.program {
			return errIncorrectProgramID
		}
	}
	if toItself {
		return nil
	}
	if destination.Amount > math.MaxUint64-amount.units {
		return customError(tokenOverflow)
	}
	source.Amount -= amount.units
	destination.Amount += amount.units
	if err := f.storeToken(0, source.Encode()); err != nil {
		return err
	}
	if err := f.storeToken(to, destination.Encode()); err != nil {
		return err
	}
	return f.moveWrapped(source, to, amount.units)
}

// spendTokens checks that the signer may spend the units, and subtracts them from a delegate's allowance.
func (f *frame) spendTokens(source *solana.TokenAccount, authority int, units uint64, toItself bool) *instructionError {
	if source.Delegate == nil || f.key(authority) != *source.Delegate {
		return f.needAuthority(authority, source.Owner)
	}
	if err := f.needAuthority(authority, *source.Delegate); err != nil {
		return err
	}
	if source.DelegatedAmount < units {
		return customError(tokenInsufficientFunds)
	}
	if !toItself {
		source.DelegatedAmount -= units
		if source.DelegatedAmount == 0 {
			source.Delegate = nil
		}
	}
	return nil
}

func (f *frame) mintTokens(a *arguments, checked bool) *instructionError {
	amount, err := readAmount(a, checked)
	if err != nil {
		return err
	}
	if err := f.needAccounts(3); err != nil {
		return err
	}
	destination, err := f.loadToken(1)
	if err != nil {
		return err
	}
	if destination.State == solana.TokenFrozen {
		return customError(tokenAccountFrozen)
	}
	if destination.IsNative != nil {
		return customError(tokenNativeNotSupported)
	}
	mint, err := f.checkMint(0, destination, amount)
	if err != nil {
		return err
	}
	if mint.Authority == nil {
		return customError(tokenFixedSupply)
	}
	if err := f.needAuthority(2, *mint.Authority); err != nil {
		return err
	}
	if amount.units == 0 && (f.account(0).Owner != f.program || f.account(1).Owner != f.program) {
		return errIncorrectProgramID
	}
	if mint.Supply > math.MaxUint64-amount.units {
		return customError(tokenOverflow)
	}
	mint.Supply += amount.units
	destination.Amount += amount.units
	if err := f.storeToken(1, destination.Encode()); err != nil {
		return err
	}
	return f.storeToken(0, mint.Encode())
}

func (f *frame) burnTokens(a *arguments, checked bool) *instructionError {
	amount, err := readAmount(a, checked)
	if err != nil {
		return err
	}
	if err := f.needAccounts(3); err != nil {
		return err
	}
	source, err := f.loadToken(0)
	if err != nil {
		return err
	}
	if _, err := f.loadMint(1); err != nil {
		return err
	}
	switch {
	case source.State == solana.TokenFrozen:
		return customError(tokenAccountFrozen)
	case source.IsNative != nil:
		return customError(tokenNativeNotSupported)
	case source.Amount < amount.units:
		return customError(tokenInsufficientFunds)
	}
	mint, err := f.checkMint(1, source, amount)
	if err != nil {
		return err
	}
	if source.Owner != solana.SystemProgram && source.Owner != incinerator {
		if err := f.spendTokens(&source, 2, amount.units, false); err != nil {
			return err
		}
	}
	if amount.units == 0 && (f.account(0).Owner != f.program || f.account(1).Owner != f.program) {
		return errIncorrectProgramID
	}
	source.Amount -= amount.units
	mint.Supply -= amount.units
	if err := f.storeToken(0, source.Encode()); err != nil {
		return err
	}
	return f.storeToken(1, mint.Encode())
}
