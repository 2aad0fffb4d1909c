// Package custodytest has a signer without rules, for tests. Tests only: no part of the program imports it.
package custodytest

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
)

// Unchecked signs every request. Accounts delegate to the executor.
type Unchecked struct {
	Keys     *custody.Keyring
	Executor common.Address
}

// Addresses are those of the keys.
func (u Unchecked) Addresses(_ context.Context, owners ...uuid.UUID) ([]custody.Addresses, error) {
	var all []custody.Addresses
	for _, owner := range owners {
		evm, solana, err := u.Keys.Addresses(owner)
		if err != nil {
			return nil, err
		}
		all = append(all, custody.Addresses{EVM: evm, Solana: solana})
	}
	return all, nil
}

// Account is Addresses.
func (u Unchecked) Account(ctx context.Context, r custody.AccountRequest) (custody.Addresses, error) {
	all, err := u.Addresses(ctx, r.Owner)
	if err != nil {
		return custody.Addresses{}, err
	}
	return all[0], nil
}

// Sign signs.
func (u Unchecked) Sign(_ context.Context, r custody.SignRequest) (custody.Signed, error) {
	if r.Solana != nil {
		return u.signSolana(r)
	}
	i, err := custody.DecodeIntent(r.Intent)
	if err != nil {
		return custody.Signed{}, err
	}
	signature, err := u.Keys.SignIntent(r.Owner, i)
	signed := custody.Signed{Signature: signature}
	if err != nil || r.Delegation == nil {
		return signed, err
	}
	delegation, err := u.Keys.SignDelegation(r.Owner, i.ChainID, u.Executor, r.Delegation.Nonce)
	signed.Delegation = &delegation
	return signed, err
}

func (u Unchecked) signSolana(r custody.SignRequest) (custody.Signed, error) {
	versions, err := decodeAll(r.Solana.Messages, custody.DecodeSolanaVersion)
	if err != nil {
		return custody.Signed{}, err
	}
	signatures, err := u.Keys.SignSolana(r.Owner, custody.WalletMessages(versions))
	if err != nil {
		return custody.Signed{}, err
	}
	return custody.Signed{Signature: signatures[0][:], Signatures: signatures}, nil
}

// Cancel signs; of Solana's intents it signs no message.
func (u Unchecked) Cancel(_ context.Context, r custody.CancelRequest) (custody.Cancelled, error) {
	if _, err := custody.DecodeSolanaIntent(r.Intent); err == nil {
		return custody.Cancelled{}, nil
	}
	i, err := custody.DecodeIntent(r.Intent)
	if err != nil {
		return custody.Cancelled{}, err
	}
	signature, err := u.Keys.SignCancellation(r.Owner, i)
	return custody.Cancelled{Signature: signature}, err
}

// Void signs.
func (u Unchecked) Void(_ context.Context, r custody.VoidRequest) (custody.Voided, error) {
	voids, err := decodeAll(r.Messages, custody.DecodeSolanaVoid)
	if err != nil {
		return custody.Voided{}, err
	}
	signatures, err := u.Keys.SignSolana(r.Owner, custody.WalletMessages(voids))
	return custody.Voided{Signatures: signatures}, err
}

// ClosingKey is that of the keys.
func (u Unchecked) ClosingKey(_ context.Context, d custody.ClosingDay) (solana.PublicKey, error) {
	return u.Keys.ClosingKey(d)
}

// CloseMarkers signs, on every day.
func (u Unchecked) CloseMarkers(_ context.Context, r custody.CloseRequest) (custody.Closed, error) {
	closes, err := decodeAll(r.Messages, custody.DecodeSolanaClose)
	if err != nil {
		return custody.Closed{}, err
	}
	signatures, err := u.Keys.SignCloses(r.Day, closes)
	return custody.Closed{Signatures: signatures}, err
}

// BeginMarkers has no effect: both forms are signed.
func (Unchecked) BeginMarkers(context.Context, chain.Name) error { return nil }

func decodeAll[M any](messages [][]byte, decode func([]byte) (M, error)) ([]M, error) {
	all := make([]M, len(messages))
	for n, message := range messages {
		var err error
		if all[n], err = decode(message); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// ApplyChange refuses: there are no rules to change.
func (Unchecked) ApplyChange(context.Context, custody.ChangeRequest) error {
	return fmt.Errorf("%w: this signer has no rules", custody.ErrDenied)
}

// Reject has no effect: a service requests no signature of a rejected text.
func (Unchecked) Reject(context.Context, custody.ChangeRequest) error { return nil }

// PutStop has no effect: the service holds the stopped operations.
func (Unchecked) PutStop(context.Context, custody.StopRequest) error { return nil }
