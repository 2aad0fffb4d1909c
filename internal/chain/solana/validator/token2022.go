package validator

import (
	"bytes"
	"encoding/binary"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// Token-2022 is run as far as it is the Token program of before: of its extensions it supports the one that
// associated accounts have, an owner who cannot change. Other extensions of a mint or an account are kept, and have
// no effect.

// Where extensions are: behind the data of a token account, the kind of account; then for each extension its type and
// the length of its data, two bytes each.
const (
	extensionsAt      = solana.TokenAccountSize + 1
	extendedAccount   = 2 // the kind of token accounts
	extensionOwner    = 7 // an owner who cannot change; it has no more to say
	fixedOwnerSize    = extensionsAt + 4
	tokenOwnerIsFixed = 34 // error
)

func isTokenProgram(key solana.PublicKey) bool {
	return key == solana.TokenProgram || key == solana.Token2022Program
}

func (f *frame) isToken2022() bool { return f.program == solana.Token2022Program }

// prepareExtended says of the account that is to be initialized that it is a token account.
func (f *frame) prepareExtended() *instructionError {
	data := f.account(0).Data
	if !f.isToken2022() || len(data) < extensionsAt || data[solana.TokenAccountSize] != 0 {
		return nil
	}
	data = bytes.Clone(data)
	data[solana.TokenAccountSize] = extendedAccount
	return f.setData(0, data)
}

// hasFixedOwner says whether a token account of the instruction keeps its owner.
func (f *frame) hasFixedOwner(i int) bool {
	data := f.account(i).Data
	return f.isToken2022() && len(data) >= fixedOwnerSize && binary.LittleEndian.Uint16(data[extensionsAt:]) == extensionOwner
}

// addFixedOwner has an account that is not initialized keep its owner.
func (f *frame) addFixedOwner() *instructionError {
	data := bytes.Clone(f.account(0).Data)
	if f.account(0).Owner != f.program {
		return errIncorrectProgramID
	}
	if len(data) < fixedOwnerSize {
		return errInvalidAccountData
	}
	token, err := solana.DecodeTokenAccount(data[:solana.TokenAccountSize])
	if err != nil {
		return errInvalidAccountData
	}
	if token.State != solana.TokenUninitialized {
		return customError(tokenAlreadyInUse)
	}
	data[solana.TokenAccountSize] = extendedAccount
	binary.LittleEndian.PutUint16(data[extensionsAt:], extensionOwner)
	return f.setData(0, data)
}
