package validator

import (
	"encoding/binary"
	"slices"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// nonceHeader is how many bytes it takes to say that a nonce account has no value.
const nonceHeader = 8

// isAdvanceNonce says whether data of the System program advances a nonce.
func isAdvanceNonce(data []byte) bool {
	return len(data) >= 4 && binary.LittleEndian.Uint32(data) == solana.SystemAdvanceNonce
}

// advancedNonce is the data of a nonce account with the value that follows a block.
func advancedNonce(data []byte, blockhash solana.Hash) []byte {
	nonce, err := solana.DecodeNonceAccount(data)
	if err != nil {
		return data
	}
	nonce.Value, nonce.LamportsPerSignature = solana.DurableNonceOf(blockhash), feePerSignature
	return nonce.Encode()
}

// runNonce runs the instructions of nonce accounts.
func (f *frame) runNonce(kind uint32, a *arguments) *instructionError {
	var lamports uint64
	var authority solana.PublicKey
	sysvars := 1 // the place of the first one
	switch kind {
	case solana.SystemWithdrawNonce:
		lamports, sysvars = a.readUint64(), 2
	case solana.SystemInitializeNonce, solana.SystemAuthorizeNonce:
		authority = a.readKey()
	}
	if a.missing {
		return errInvalidInstructionData
	}
	if err := f.needAccounts(1); err != nil {
		return err
	}
	if kind == solana.SystemAuthorizeNonce {
		return f.authorizeNonce(authority)
	}
	if kind == solana.SystemWithdrawNonce {
		if err := f.needAccounts(2); err != nil {
			return err
		}
	}
	if err := f.needSysvar(sysvars, solana.SysvarRecentBlockhashes); err != nil {
		return err
	}
	if kind == solana.SystemAdvanceNonce {
		return f.advanceNonce()
	}
	if err := f.needSysvar(sysvars+1, solana.SysvarRent); err != nil {
		return err
	}
	if kind == solana.SystemInitializeNonce {
		return f.initializeNonce(authority)
	}
	return f.withdrawNonce(lamports)
}

// needSysvar fails unless an account of the instruction is the sysvar.
func (f *frame) needSysvar(i int, key solana.PublicKey) *instructionError {
	if err := f.needAccounts(i + 1); err != nil {
		return err
	}
	if f.key(i) != key {
		return errInvalidArgument
	}
	return nil
}

// loadNonce reads the nonce account of the instruction.
func (f *frame) loadNonce(what string) (solana.NonceAccount, *instructionError) {
	if !f.refs[0].writable {
		f.logf("%s nonce account: Account %s must be writeable", what, f.key(0))
		return solana.NonceAccount{}, errInvalidArgument
	}
	data := f.account(0).Data
	if len(data) < nonceHeader {
		return solana.NonceAccount{}, errInvalidAccountData
	}
	version, state := binary.LittleEndian.Uint32(data), binary.LittleEndian.Uint32(data[4:])
	if version > 1 || state > solana.NonceInitialized {
		return solana.NonceAccount{}, errInvalidAccountData
	}
	if state == 0 {
		return solana.NonceAccount{}, nil
	}
	nonce, err := solana.DecodeNonceAccount(data[:min(len(data), 80)])
	if err != nil {
		return solana.NonceAccount{}, errInvalidAccountData
	}
	return nonce, nil
}

// storeNonce writes a nonce account's state, and leaves the bytes behind it.
func (f *frame) storeNonce(nonce solana.NonceAccount) *instructionError {
	data := slices.Clone(f.account(0).Data)
	nonce.Version = 1
	encoded := nonce.Encode()
	if nonce.State == 0 {
		encoded = encoded[:nonceHeader]
	}
	if len(data) < len(encoded) {
		return errAccountDataTooSmall
	}
	copy(data, encoded)
	return f.setData(0, data)
}

var errAccountDataTooSmall = &instructionError{name: "AccountDataTooSmall"}

func (f *frame) advanceNonce() *instructionError {
	nonce, err := f.loadNonce("Advance")
	if err != nil {
		return err
	}
	if nonce.State != solana.NonceInitialized {
		f.logf("Advance nonce account: Account %s state is invalid", f.key(0))
		return errInvalidAccountData
	}
	if !f.hasSigned(nonce.Authority) {
		f.logf("Advance nonce account: Account %s must be a signer", nonce.Authority)
		return errMissingSignature
	}
	next := solana.DurableNonceOf(f.bank.blockhash)
	if nonce.Value == next {
		f.logf("Advance nonce account: nonce can only advance once per slot")
		return errNonceNotExpired
	}
	nonce.Value, nonce.LamportsPerSignature = next, feePerSignature
	return f.storeNonce(nonce)
}

func (f *frame) initializeNonce(authority solana.PublicKey) *instructionError {
	nonce, err := f.loadNonce("Initialize")
	if err != nil {
		return err
	}
	if nonce.State == solana.NonceInitialized {
		f.logf("Initialize nonce account: Account %s state is invalid", f.key(0))
		return errInvalidAccountData
	}
	account := f.account(0)
	if least := f.bank.loadRent().minimumOf(len(account.Data)); account.Lamports < least {
		f.logf("Initialize nonce account: insufficient lamports %d, need %d", account.Lamports, least)
		return errInsufficientFunds
	}
	return f.storeNonce(solana.NonceAccount{
		State: solana.NonceInitialized, Authority: authority,
		Value: solana.DurableNonceOf(f.bank.blockhash), LamportsPerSignature: feePerSignature,
	})
}

func (f *frame) authorizeNonce(authority solana.PublicKey) *instructionError {
	nonce, err := f.loadNonce("Authorize")
	if err != nil {
		return err
	}
	if nonce.State != solana.NonceInitialized {
		f.logf("Authorize nonce account: Account %s state is invalid", f.key(0))
		return errInvalidAccountData
	}
	if !f.hasSigned(nonce.Authority) {
		f.logf("Authorize nonce account: Account %s must sign", nonce.Authority)
		return errMissingSignature
	}
	nonce.Authority = authority
	return f.storeNonce(nonce)
}

func (f *frame) withdrawNonce(lamports uint64) *instructionError {
	nonce, err := f.loadNonce("Withdraw")
	if err != nil {
		return err
	}
	account, signer, least := f.account(0), f.key(0), lamports
	if nonce.State == solana.NonceInitialized {
		signer = nonce.Authority
	}
	switch {
	case nonce.State == solana.NonceInitialized && lamports == account.Lamports:
		if nonce.Value == solana.DurableNonceOf(f.bank.blockhash) {
			f.logf("Withdraw nonce account: nonce can only advance once per slot")
			return errNonceNotExpired
		}
		if err := f.storeNonce(solana.NonceAccount{}); err != nil {
			return err
		}
	case nonce.State == solana.NonceInitialized:
		least += f.bank.loadRent().minimumOf(len(account.Data))
		if least < lamports {
			return errInsufficientFunds
		}
	}
	if least > account.Lamports {
		f.logf("Withdraw nonce account: insufficient lamports %d, need %d", account.Lamports, least)
		return errInsufficientFunds
	}
	if !f.hasSigned(signer) {
		f.logf("Withdraw nonce account: Account %s must sign", signer)
		return errMissingSignature
	}
	return f.moveLamports(0, 1, lamports)
}
