package signer

import (
	"context"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/custody"
)

// Keys sign the texts that a signer has decided to sign: the keys of a seed in this process, or those that a custody
// provider holds.
type Keys interface {
	// Addresses returns the addresses of an owner's keys.
	Addresses(ctx context.Context, owner custody.Owner) (custody.Addresses, error)
	// SignIntent signs an intent of the owner's account: see custody.Keyring.
	SignIntent(ctx context.Context, owner custody.Owner, i custody.Intent) ([]byte, error)
	// SignCancellation gives up the nonce of an intent of the owner's account: see
	// custody.Keyring.
	SignCancellation(ctx context.Context, owner custody.Owner, i custody.Intent) ([]byte, error)
	// SignDelegation signs the owner's account over to the executor: see custody.Keyring.
	SignDelegation(ctx context.Context, owner custody.Owner, chainID uint64, executor common.Address, nonce uint64) (types.SetCodeAuthorization, error)
	// SignSolana signs messages of the owner's wallet on Solana: see custody.Keyring.
	SignSolana(ctx context.Context, owner custody.Owner, messages []custody.WalletMessage) ([]solana.Signature, error)
}

// ClosingKeys own the markers of intents on Solana, one key for each day. They grow from the
// signer's own seed, also where a custody provider holds the keys of wallets.
type ClosingKeys interface {
	ClosingKey(d custody.ClosingDay) (solana.PublicKey, error)
	// SignCloses signs messages that close markers of a day: see custody.Keyring.
	SignCloses(d custody.ClosingDay, closes []custody.SolanaClose) ([]solana.Signature, error)
}
