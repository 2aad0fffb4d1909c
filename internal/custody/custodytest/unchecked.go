// Package custodytest has a signer for the tests of what knows no rules. Tests only: no
// part of the program imports it.
package custodytest

import (
	"context"
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/custody"
)

// Unchecked signs whatever it is asked to. Accounts delegate to the executor.
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
	versions := make([]custody.SolanaVersion, len(r.Solana.Messages))
	for n, message := range r.Solana.Messages {
		v, err := custody.DecodeSolanaVersion(message)
		if err != nil {
			return custody.Signed{}, err
		}
		versions[n] = v
	}
	signatures, err := u.Keys.SignSolana(r.Owner, versions)
	if err != nil {
		return custody.Signed{}, err
	}
	return custody.Signed{Signature: signatures[0][:], Signatures: signatures}, nil
}

// Cancel signs; of Solana's intents it signs nothing.
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

// ApplyChange refuses: there are no rules to change.
func (Unchecked) ApplyChange(context.Context, custody.ChangeRequest) error {
	return fmt.Errorf("%w: this signer has no rules", custody.ErrDenied)
}

// Reject does nothing: a service requests no signature of a rejected text.
func (Unchecked) Reject(context.Context, custody.ChangeRequest) error { return nil }

// PutStop does nothing: the service holds what it stops.
func (Unchecked) PutStop(context.Context, custody.StopRequest) error { return nil }
