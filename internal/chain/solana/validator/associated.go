package validator

import (
	"encoding/binary"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// associatedCost is the program's own consumption, beside that of programs that it calls.
const associatedCost = 7300

// Places of the accounts of an instruction that makes an associated token account.
const (
	associatedFunder = iota
	associatedAccount
	associatedWallet
	associatedMint
	associatedSystem
	associatedTokenProgram
)

// runAssociatedToken makes the one token account that a wallet's address and a mint
// lead to.
func runAssociatedToken(f *frame) *instructionError {
	if err := f.consume(associatedCost); err != nil {
		return err
	}
	idempotent := len(f.data) == 1 && f.data[0] == solana.AssociatedCreateIdempotent
	if len(f.data) > 1 || len(f.data) == 1 && f.data[0] > solana.AssociatedCreateIdempotent {
		return errInvalidInstructionData
	}
	if idempotent {
		f.logf("Program log: CreateIdempotent")
	} else {
		f.logf("Program log: Create")
	}
	if err := f.needAccounts(6); err != nil {
		return err
	}
	wallet, mint, tokens := f.key(associatedWallet), f.key(associatedMint), f.key(associatedTokenProgram)
	if solana.AssociatedTokenAddress(wallet, mint, tokens) != f.key(associatedAccount) {
		f.logf("Program log: Error: Associated address does not match seed derivation")
		return errInvalidSeeds
	}
	if account := f.account(associatedAccount); idempotent && account.Owner == tokens {
		there, err := solana.DecodeTokenAccount(account.Data)
		if err == nil && there.State != solana.TokenUninitialized {
			return f.checkAssociated(there)
		}
	}
	if f.account(associatedAccount).Owner != solana.SystemProgram {
		return errIllegalOwner
	}
	return f.createAssociated(wallet, mint, tokens)
}

// checkAssociated says whether the account that is there is the one that was wanted.
func (f *frame) checkAssociated(there solana.TokenAccount) *instructionError {
	if there.Owner != f.key(associatedWallet) {
		f.logf("Program log: Error: Associated token account owner does not match address derivation")
		return customError(0)
	}
	if there.Mint != f.key(associatedMint) {
		return errInvalidAccountData
	}
	return nil
}

func (f *frame) createAssociated(wallet, mint, tokens solana.PublicKey) *instructionError {
	address := f.key(associatedAccount)
	call := func(data []byte, keys ...solana.PublicKey) *instructionError {
		in := solana.Instruction{Program: tokens, Data: data}
		for _, key := range keys {
			in.Accounts = append(in.Accounts, solana.AccountMeta{Key: key, Writable: key == address})
		}
		return f.call(in, address)
	}
	if err := call([]byte{tokenAccountDataSize, 7, 0}, mint); err != nil {
		return err
	}
	if len(f.returned) != 8 {
		return errInvalidInstructionData
	}
	if err := f.makeAccount(associatedFunder, associatedAccount, binary.LittleEndian.Uint64(f.returned), tokens); err != nil {
		return err
	}
	f.returned = nil
	f.logf("Program log: Initialize the associated token account")
	if err := call([]byte{tokenImmutableOwner}, address); err != nil {
		return err
	}
	return call(append([]byte{solana.TokenInitializeAccount3}, wallet[:]...), address, mint)
}
