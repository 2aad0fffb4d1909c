package validator

import "github.com/granaryhq/granary/internal/chain/solana"

// Accounts of the native mint hold wrapped lamports: those above the rent that the account
// had to hold when it was made are its tokens.

// nativeDecimals are those of a SOL.
const nativeDecimals = 9

func nativeMint() Account {
	mint := solana.Mint{Decimals: nativeDecimals, Initialized: true}
	return Account{Lamports: solana.RentExempt(solana.MintSize), Owner: solana.TokenProgram, Data: mint.Encode()}
}

// wrapLamports has a new token account of the native mint hold the lamports that the account has beyond its rent,
// for which the caller has looked.
func (r rentRate) wrapLamports(token *solana.TokenAccount, account Account) {
	if token.Mint != solana.NativeMint {
		return
	}
	kept := r.minimumOf(len(account.Data))
	token.IsNative, token.Amount = &kept, account.Lamports-kept
}

// moveWrapped moves the lamports of wrapped ones that have moved.
func (f *frame) moveWrapped(source solana.TokenAccount, to int, units uint64) *instructionError {
	if source.IsNative == nil {
		return nil
	}
	if f.account(0).Lamports < units {
		return customError(tokenOverflow)
	}
	return f.moveLamports(0, to, units)
}

// syncNative has a token account of the native mint hold the lamports that were sent to it.
func (f *frame) syncNative() *instructionError {
	if err := f.needAccounts(1); err != nil {
		return err
	}
	if f.account(0).Owner != f.program {
		return errIncorrectProgramID
	}
	token, err := f.loadToken(0)
	if err != nil {
		return err
	}
	if token.IsNative == nil {
		return customError(tokenNonNativeNotSupported)
	}
	have := f.account(0).Lamports
	switch {
	case have < *token.IsNative:
		return customError(tokenOverflow)
	case have-*token.IsNative < token.Amount:
		return customError(tokenInvalidState)
	}
	token.Amount = have - *token.IsNative
	return f.storeToken(0, token.Encode())
}
