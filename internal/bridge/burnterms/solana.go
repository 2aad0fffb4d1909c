package burnterms

import (
	"context"
	"fmt"

	"github.com/granaryhq/granary/internal/bridge/cctp/cctpsol"
	"github.com/granaryhq/granary/internal/chain/solana"
	"github.com/granaryhq/granary/internal/chain/solana/rpc"
	"github.com/granaryhq/granary/internal/money"
)

type solanaSource struct {
	client *rpc.Client
	mint   solana.PublicKey
}

// NewSolana returns the Source of a chain of Solana's with its USDC. All nodes must agree on the terms, by which burns fail for good.
func NewSolana(client *rpc.Client, mint solana.PublicKey) Source {
	return solanaSource{client.Agreed(), mint}
}

// ReadBurn implements Source.
func (s solanaSource) ReadBurn(ctx context.Context, amount money.USD) (Burn, error) {
	messenger, err := readAccount(ctx, s.client, cctpsol.MessengerAccount, cctpsol.DecodeMessengerState)
	if err != nil {
		return Burn{}, fmt.Errorf("the minimum fee of burns: %w", err)
	}
	if messenger.MinFee > 0 && amount <= 1 {
		return Burn{}, ErrTooSmall
	}
	limit, err := readAccount(ctx, s.client, cctpsol.LocalTokenAccount(s.mint), decodeLimit)
	if err != nil {
		return Burn{}, fmt.Errorf("the burn limit: %w", err)
	}
	return Burn{MinFee: usdOf(messenger.MinFeeOf(uint64(max(0, amount)))), Limit: usdOf(money.NewUnits(limit))}, nil
}

// decodeLimit returns the burn limit of a local token, whose totals change with each burn.
func decodeLimit(data []byte) (uint64, error) {
	token, err := cctpsol.DecodeLocalToken(data)
	return token.BurnLimit, err
}

// readAccount reads an account of the messenger's program. It rejects one that the program does not own, since others may have written it.
// Nodes must agree on the state as it is decoded.
func readAccount[T any](ctx context.Context, client *rpc.Client, at solana.PublicKey, decode func([]byte) (T, error)) (state T, err error) {
	type readState struct {
		state   T
		problem string
	}
	read, err := rpc.ViewAccounts(ctx, client, rpc.Confirmed, func(account *rpc.Account) readState {
		if account == nil || account.Owner != cctpsol.Messenger {
			return readState{problem: "the messenger's program does not own it"}
		}
		decoded, err := decode(account.Data)
		if err != nil {
			return readState{problem: err.Error()}
		}
		return readState{state: decoded}
	}, at)
	if err != nil {
		return state, err
	}
	if read[0].problem != "" {
		return state, fmt.Errorf("account %s: %w: %s", at, cctpsol.ErrAccount, read[0].problem)
	}
	return read[0].state, nil
}
