package validator

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// Account returns the newest slot's state at an address; the zero value if there is none.
func (v *Validator) Account(key solana.PublicKey) Account {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.readAccount(v.head().slot, key)
}

// readAccount is an account as it was after a slot.
func (v *Validator) readAccount(slot uint64, key solana.PublicKey) Account {
	account := v.accounts.readAt(slot, key)
	switch {
	case account.Lamports == 0:
		return Account{}
	case key == solana.SysvarClock:
		account.Data = v.clockData(slot)
	}
	return account
}

// Lamports returns the lamports at an address.
func (v *Validator) Lamports(key solana.PublicKey) uint64 { return v.Account(key).Lamports }

// TokenBalance is how many units a wallet holds in its associated token account.
func (v *Validator) TokenBalance(mint, wallet solana.PublicKey) uint64 {
	address := solana.AssociatedTokenAddress(wallet, mint, solana.TokenProgram)
	account, err := solana.DecodeTokenAccount(v.Account(address).Data)
	if err != nil {
		return 0
	}
	return account.Amount
}

// Blockhash is that of the newest slot, which a transaction may name.
func (v *Validator) Blockhash() solana.Hash {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.head().hash
}

// ErrFailed is Wait's error for a transaction that is in a block and had no effect.
var ErrFailed = errors.New("the transaction failed")

// Wait returns the slot of a transaction once it has one. Error: ErrFailed.
func (v *Validator) Wait(ctx context.Context, name solana.Signature) (uint64, error) {
	defer v.KeepMaking()()
	for {
		v.mu.Lock()
		b, e, found, err := v.findTransaction(name, v.head().slot)
		next := v.made
		v.mu.Unlock()
		switch {
		case err != nil:
			return 0, err
		case found && hasFailed(e.Meta.Err):
			return b.Slot, fmt.Errorf("%s: %w: %s", name, ErrFailed, e.Meta.Err)
		case found:
			return b.Slot, nil
		}
		select {
		case <-next:
		case <-v.stop:
			return 0, errClosed
		case <-ctx.Done():
			return 0, ctx.Err()
		}
	}
}

// clockData returns the Clock sysvar after a slot.
func (v *Validator) clockData(slot uint64) []byte {
	ref := v.findSlot(slot)
	b, err := v.loadBlock(ref)
	if err != nil {
		return make([]byte, 40)
	}
	epoch := slot / slotsPerEpoch
	data := binary.LittleEndian.AppendUint64(nil, b.Slot)
	data = binary.LittleEndian.AppendUint64(data, uint64(b.Time)) // of the epoch's begin: there are none
	data = binary.LittleEndian.AppendUint64(data, epoch)
	data = binary.LittleEndian.AppendUint64(data, epoch+1)
	return binary.LittleEndian.AppendUint64(data, uint64(b.Time))
}
