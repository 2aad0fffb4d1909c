package custody

import (
	"context"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"

	"github.com/granaryhq/granary/internal/chain/solana"
)

// SeedKeys are the keys of a seed in this process, as signers ask for keys wherever
// they are.
type SeedKeys struct{ Ring *Keyring }

// Addresses derives them, without a request.
func (k SeedKeys) Addresses(_ context.Context, owner Owner) (Addresses, error) {
	evm, solana, err := k.Ring.Addresses(owner.ID)
	return Addresses{EVM: evm, Solana: solana}, err
}

// SignIntent makes no request.
func (k SeedKeys) SignIntent(_ context.Context, owner Owner, i Intent) ([]byte, error) {
	return k.Ring.SignIntent(owner.ID, i)
}

// SignCancellation makes no request.
func (k SeedKeys) SignCancellation(_ context.Context, owner Owner, i Intent) ([]byte, error) {
	return k.Ring.SignCancellation(owner.ID, i)
}

// SignDelegation makes no request.
func (k SeedKeys) SignDelegation(_ context.Context, owner Owner, chainID uint64, executor common.Address, nonce uint64) (types.SetCodeAuthorization, error) {
	return k.Ring.SignDelegation(owner.ID, chainID, executor, nonce)
}

// SignSolana makes no request.
func (k SeedKeys) SignSolana(_ context.Context, owner Owner, messages []WalletMessage) ([]solana.Signature, error) {
	return k.Ring.SignSolana(owner.ID, messages)
}
