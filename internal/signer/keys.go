package signer

import (
	"context"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/internal/custody"
)

// Keys sign what a signer has decided to sign: the keys of a seed in this process, or
// those that a custody provider holds.
type Keys interface {
	// Addresses are what is public of an owner's keys.
	Addresses(ctx context.Context, owner uuid.UUID) (custody.Addresses, error)
	// SignIntent signs an intent of the owner's account: see custody.Keyring.
	SignIntent(ctx context.Context, owner uuid.UUID, i custody.Intent) ([]byte, error)
	// SignDelegation signs the owner's account over to the executor: see custody.Keyring.
	SignDelegation(ctx context.Context, owner uuid.UUID, chainID uint64, executor common.Address, nonce uint64) (types.SetCodeAuthorization, error)
}

// FromSeed are the keys of a seed in this process.
func FromSeed(k *custody.Keyring) Keys { return seedKeys{k} }

type seedKeys struct{ ring *custody.Keyring }

// Addresses derives them, and asks nobody.
func (k seedKeys) Addresses(_ context.Context, owner uuid.UUID) (custody.Addresses, error) {
	evm, solana, err := k.ring.Addresses(owner)
	return custody.Addresses{EVM: evm, Solana: solana}, err
}

// SignIntent asks nobody.
func (k seedKeys) SignIntent(_ context.Context, owner uuid.UUID, i custody.Intent) ([]byte, error) {
	return k.ring.SignIntent(owner, i)
}

// SignDelegation asks nobody.
func (k seedKeys) SignDelegation(_ context.Context, owner uuid.UUID, chainID uint64, executor common.Address, nonce uint64) (types.SetCodeAuthorization, error) {
	return k.ring.SignDelegation(owner, chainID, executor, nonce)
}
