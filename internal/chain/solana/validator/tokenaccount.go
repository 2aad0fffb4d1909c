package validator

import (
	"encoding/binary"
	"math"

	"github.com/granaryhq/granary/internal/chain/solana"
)

func (f *frame) initializeMint(kind byte, a *arguments) *instructionError {
	decimals, authority, freeze := a.readByte(), a.readKey(), a.readOptionalKey()
	if a.missing {
		return customError(tokenInvalidInstruction)
	}
	if kind == tokenInitializeMint {
		if err := f.needSysvar(1, solana.SysvarRent); err != nil {
			return err
		}
	}
	if err := f.needAccounts(1); err != nil {
		return err
	}
	account := f.account(0)
	mint, err := solana.DecodeMint(account.Data)
	switch {
	case err != nil || len(account.Data) != solana.MintSize:
		return errInvalidAccountData
	case mint.Initialized:
		return customError(tokenAlreadyInUse)
	case !f.bank.loadRent().isExempt(account):
		return customError(tokenNotRentExempt)
	}
	mint = solana.Mint{Authority: &authority, Decimals: decimals, Initialized: true, Freeze: freeze}
	return f.storeToken(0, mint.Encode())
}

func (f *frame) initializeTokenAccount(kind byte, a *arguments) *instructionError {
	accounts := 2
	var owner solana.PublicKey
	if kind == tokenInitializeAccount {
		accounts = 3
	} else {
		owner = a.readKey()
	}
	if a.missing {
		return customError(tokenInvalidInstruction)
	}
	if err := f.needAccounts(accounts); err != nil {
		return err
	}
	if kind == tokenInitializeAccount {
		owner = f.key(2)
	}
	if kind != solana.TokenInitializeAccount3 {
		if err := f.needSysvar(accounts, solana.SysvarRent); err != nil {
			return err
		}
	}
	if err := f.prepareExtended(); err != nil {
		return err
	}
	account := f.account(0)
	token, err := solana.DecodeTokenAccount(account.Data)
	switch {
	case err != nil || len(account.Data) != solana.TokenAccountSize && !f.isToken2022():
		return errInvalidAccountData
	case token.State != solana.TokenUninitialized:
		return customError(tokenAlreadyInUse)
	case !f.bank.loadRent().isExempt(account):
		return customError(tokenNotRentExempt)
	}
	if f.account(1).Owner != f.program {
		return errIncorrectProgramID
	}
	if _, err := f.loadMint(1); err != nil {
		return customError(tokenInvalidMint)
	}
	token = solana.TokenAccount{Mint: f.key(1), Owner: owner, State: solana.TokenInitialized}
	f.bank.loadRent().wrapLamports(&token, account)
	return f.storeToken(0, token.Encode())
}

func (f *frame) approveDelegate(a *arguments, checked bool) *instructionError {
	amount, err := readAmount(a, checked)
	if err != nil {
		return err
	}
	delegate, owner := 1, 2
	if checked {
		delegate, owner = 2, 3
	}
	if err := f.needAccounts(owner + 1); err != nil {
		return err
	}
	token, err := f.loadToken(0)
	if err != nil {
		return err
	}
	if token.State == solana.TokenFrozen {
		return customError(tokenAccountFrozen)
	}
	if checked {
		if _, err := f.checkMint(1, token, amount); err != nil {
			return err
		}
	}
	if err := f.needAuthority(owner, token.Owner); err != nil {
		return err
	}
	key := f.key(delegate)
	token.Delegate, token.DelegatedAmount = &key, amount.units
	return f.storeToken(0, token.Encode())
}

// revokeDelegate ends a delegation, for the owner or for the delegate.
func (f *frame) revokeDelegate() *instructionError {
	if err := f.needAccounts(1); err != nil {
		return err
	}
	token, err := f.loadToken(0)
	if err != nil {
		return err
	}
	if err := f.needAccounts(2); err != nil {
		return err
	}
	if token.State == solana.TokenFrozen {
		return customError(tokenAccountFrozen)
	}
	authority := token.Owner
	if token.Delegate != nil && f.key(1) == *token.Delegate {
		authority = *token.Delegate
	}
	if err := f.needAuthority(1, authority); err != nil {
		return err
	}
	token.Delegate, token.DelegatedAmount = nil, 0
	return f.storeToken(0, token.Encode())
}

func (f *frame) setTokenAuthority(a *arguments) *instructionError {
	kind, next := a.readByte(), a.readOptionalKey()
	if a.missing || kind > solana.AuthorityCloseAccount {
		return customError(tokenInvalidInstruction)
	}
	if err := f.needAccounts(2); err != nil {
		return err
	}
	data := f.account(0).Data
	_, noAccount := solana.DecodeTokenAccount(data)
	_, noMint := solana.DecodeMint(data)
	switch {
	case len(data) == solana.TokenAccountSize, f.isToken2022() && noAccount == nil:
		return f.setAccountAuthority(kind, next)
	case len(data) == solana.MintSize, f.isToken2022() && noMint == nil:
		return f.setMintAuthority(kind, next)
	}
	return errInvalidArgument
}

func (f *frame) setAccountAuthority(kind byte, next *solana.PublicKey) *instructionError {
	token, err := f.loadToken(0)
	if err != nil {
		return err
	}
	if token.State == solana.TokenFrozen {
		return customError(tokenAccountFrozen)
	}
	switch kind {
	case solana.AuthorityAccountOwner:
		if err := f.needAuthority(1, token.Owner); err != nil {
			return err
		}
		if f.hasFixedOwner(0) {
			return customError(tokenOwnerIsFixed)
		}
		if next == nil {
			return customError(tokenInvalidInstruction)
		}
		token.Owner, token.Delegate, token.DelegatedAmount = *next, nil, 0
		if token.IsNative != nil {
			token.CloseAuthority = nil
		}
	case solana.AuthorityCloseAccount:
		if err := f.needAuthority(1, closerOf(token)); err != nil {
			return err
		}
		token.CloseAuthority = next
	default:
		return customError(tokenAuthorityTypeNotSupported)
	}
	return f.storeToken(0, token.Encode())
}

func (f *frame) setMintAuthority(kind byte, next *solana.PublicKey) *instructionError {
	mint, err := f.loadMint(0)
	if err != nil {
		return err
	}
	authority, missing := &mint.Authority, uint32(tokenFixedSupply)
	switch kind {
	case solana.AuthorityMintTokens:
	case solana.AuthorityFreezeAccount:
		authority, missing = &mint.Freeze, tokenMintCannotFreeze
	default:
		return customError(tokenAuthorityTypeNotSupported)
	}
	if *authority == nil {
		return customError(missing)
	}
	if err := f.needAuthority(1, **authority); err != nil {
		return err
	}
	*authority = next
	return f.storeToken(0, mint.Encode())
}

// closerOf is who may close a token account.
func closerOf(token solana.TokenAccount) solana.PublicKey {
	if token.CloseAuthority != nil {
		return *token.CloseAuthority
	}
	return token.Owner
}

func (f *frame) closeTokenAccount() *instructionError {
	if err := f.needAccounts(3); err != nil {
		return err
	}
	if f.key(0) == f.key(1) {
		return errInvalidAccountData
	}
	token, err := f.loadToken(0)
	if err != nil {
		return err
	}
	if token.Amount > 0 && token.IsNative == nil {
		return customError(tokenNonNativeHasBalance)
	}
	if token.Owner != solana.SystemProgram && token.Owner != incinerator {
		if err := f.needAuthority(2, closerOf(token)); err != nil {
			return err
		}
	} else if f.key(1) != incinerator {
		return errInvalidAccountData
	}
	if f.account(1).Lamports > math.MaxUint64-f.account(0).Lamports {
		return customError(tokenOverflow)
	}
	if err := f.moveLamports(0, 1, f.account(0).Lamports); err != nil {
		return err
	}
	if err := f.setData(0, nil); err != nil {
		return err
	}
	return f.setOwner(0, solana.SystemProgram)
}

func (f *frame) freezeTokenAccount(freeze bool) *instructionError {
	if err := f.needAccounts(3); err != nil {
		return err
	}
	token, err := f.loadToken(0)
	if err != nil {
		return err
	}
	if freeze == (token.State == solana.TokenFrozen) {
		return customError(tokenInvalidState)
	}
	if token.IsNative != nil {
		return customError(tokenNativeNotSupported)
	}
	mint, err := f.checkMint(1, token, tokenAmount{})
	if err != nil {
		return err
	}
	if mint.Freeze == nil {
		return customError(tokenMintCannotFreeze)
	}
	if err := f.needAuthority(2, *mint.Freeze); err != nil {
		return err
	}
	token.State = solana.TokenInitialized
	if freeze {
		token.State = solana.TokenFrozen
	}
	return f.storeToken(0, token.Encode())
}

// returnAccountSize says how large an account of a mint has to be.
func (f *frame) returnAccountSize(a *arguments) *instructionError {
	if err := f.needAccounts(1); err != nil {
		return err
	}
	if f.account(0).Owner != f.program {
		return errIncorrectProgramID
	}
	if _, err := f.loadMint(0); err != nil {
		return customError(tokenInvalidMint)
	}
	size := uint64(solana.TokenAccountSize)
	if f.isToken2022() && len(a.rest) > 0 { // the one extension that is known here
		size = fixedOwnerSize
	}
	f.returned = binary.LittleEndian.AppendUint64(nil, size)
	return nil
}

// fixTokenOwner has an account that is not initialized keep its owner for good. It has no effect in the classic
// program, which has no such owners.
func (f *frame) fixTokenOwner() *instructionError {
	if err := f.needAccounts(1); err != nil {
		return err
	}
	if f.isToken2022() {
		return f.addFixedOwner()
	}
	token, err := solana.DecodeTokenAccount(f.account(0).Data)
	if err != nil {
		return errInvalidAccountData
	}
	if token.State != solana.TokenUninitialized {
		return customError(tokenAlreadyInUse)
	}
	return nil
}
