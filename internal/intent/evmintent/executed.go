package evmintent

import (
	"context"
	"errors"
	"fmt"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/google/uuid"

	"github.com/granaryhq/granary/contracts"
	"github.com/granaryhq/granary/internal/chain"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/custody"
)

var executor = contracts.NewWalletExecutor()

// usedGas bounds the gas of the call that reads whether a nonce is used.
const usedGas = 100_000

// Executed says of each id whether the owner's account has executed an intent
// under it, by the newest block: one simulation for all of them.
func (f *Family) Executed(ctx context.Context, name chain.Name, owner uuid.UUID, ids []uuid.UUID) ([]bool, error) {
	on, err := f.chain(name)
	if err != nil {
		return nil, err
	}
	account, err := f.Account(ctx, owner, custody.OwnerProof{})
	if err != nil {
		return nil, err
	}
	to := account.EVM()
	calls := make([]ethereum.CallMsg, len(ids))
	for i, id := range ids {
		calls[i] = ethereum.CallMsg{To: &to, Gas: usedGas, Data: executor.PackIntentUsed(custody.Intent{ID: id}.Nonce())}
	}
	head, err := on.Client.Head(ctx)
	if err != nil {
		return nil, fmt.Errorf("asking which nonces are used: %w", err)
	}
	// The account may run an executor before, which does not see every mark, or no code: it is asked as if it ran the executor.
	code, err := contracts.ExecutorCode()
	if err != nil {
		return nil, fmt.Errorf("asking which nonces are used: %w", err)
	}
	answers, err := on.Client.Agreed().SimulateOver(ctx, head, map[common.Address]ethereum.OverrideAccount{to: {Code: code}}, calls)
	if err != nil {
		return nil, fmt.Errorf("asking which nonces are used: %w", err)
	}
	executed := make([]bool, len(ids))
	for i, a := range answers {
		if a.Err != nil {
			return nil, fmt.Errorf("account %s does not say which nonces are used: %w", account, a.Err)
		}
		executed[i], err = executor.UnpackIntentUsed(a.Output)
		if err != nil {
			return nil, fmt.Errorf("account %s does not say which nonces are used: %w", account, err)
		}
	}
	return executed, nil
}

// FindExecution looks back from the newest block for the transaction that executed an id: searchedRanges of
// searchedBlocks, and no further, since its hash is only shown to people. It returns an empty hash when it is not
// found there. It is the node's word.
func (f *Family) FindExecution(ctx context.Context, name chain.Name, owner, id uuid.UUID) (string, error) {
	on, err := f.chain(name)
	if err != nil {
		return "", err
	}
	account, err := f.Account(ctx, owner, custody.OwnerProof{})
	if err != nil {
		return "", err
	}
	head, err := on.Client.Head(ctx)
	if err != nil {
		return "", err
	}
	high := head.Number
	for range searchedRanges {
		low := high - min(high, searchedBlocks-1)
		logs, err := on.Client.NonceUses(ctx, account.EVM(), custody.Intent{ID: id}.Nonce(), low, high)
		if err != nil && !errors.Is(err, evm.ErrSearchedInPart) {
			return "", err
		}
		if len(logs) > 0 {
			return logs[0].TxHash.Hex(), nil
		}
		if low == 0 {
			break
		}
		high = low - 1
	}
	return "", nil
}

const (
	searchedRanges = 50
	searchedBlocks = 2000
)
