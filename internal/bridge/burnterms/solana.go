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

// NewSolana returns the Source of a chain of Solana's with its USDC.
func NewSolana(client *rpc.Client, mint solana.PublicKey) Source { return solanaSource{client, mint} }

// ReadBurn implements Source.
func (s solanaSource) ReadBurn(ctx context.Context, amount money.USD) (Burn, error) {
	messenger, err := readAccount(ctx, s.client, cctpsol.MessengerAccount, cctpsol.DecodeMessengerState)
	if err != nil {
		return Burn{}, fmt.Errorf("the minimum fee of burns: %w", err)
	}
	if messenger.MinFee > 0 && amount <= 1 {
		return Burn{}, ErrTooSmall
	}
	token, err := readAccount(ctx, s.client, cctpsol.LocalTokenAccount(s.mint), cctpsol.DecodeLocalToken)
	if err != nil {
		return Burn{}, fmt.Errorf("the burn limit: %w", err)
	}
	return Burn{MinFee: usdOf(messenger.MinFeeOf(uint64(max(0, amount)))), Limit: usdOf(money.NewUnits(token.BurnLimit))}, nil
}

// readAccount reads an account of the messenger's program. It rejects one that the program does not own, since others may have written it.
func readAccount[T any](ctx context.Context, client *rpc.Client, at solana.PublicKey, decode func([]byte) (T, error)) (state T, err error) {
	account, err := client.Account(ctx, rpc.Confirmed, at)
	if err != nil {
		return state, err
	}
	if account == nil || account.Owner != cctpsol.Messenger {
		return state, fmt.Errorf("account %s: %w", at, cctpsol.ErrAccount)
	}
	return decode(account.Data)
}
