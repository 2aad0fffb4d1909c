package burnterms

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"

	"github.com/granaryhq/granary/internal/bridge/cctp"
	"github.com/granaryhq/granary/internal/chain/evm"
	"github.com/granaryhq/granary/internal/money"
)

// stablecoinDecimals are those of USDC on every chain that CCTP serves.
const stablecoinDecimals = 6

type evmSource struct {
	client           *evm.Client
	messenger, token common.Address
}

// NewEVM returns the Source of an EVM chain with its TokenMessengerV2 and its USDC. All nodes must agree on the terms, by which burns fail
// for good.
func NewEVM(client *evm.Client, messenger, token common.Address) Source {
	return evmSource{client.Agreed(), messenger, token}
}

// ReadBurn implements Source.
func (s evmSource) ReadBurn(ctx context.Context, amount money.USD) (Burn, error) {
	const least = 2 // of which the minimum fee, one unit at least, leaves anything: the contracts state none of less
	fee, err := s.readMinFee(ctx, max(amount, least))
	switch {
	case err != nil:
		return Burn{}, err
	case fee > 0 && amount < least:
		return Burn{}, ErrTooSmall
	}
	limit, err := s.readLimit(ctx)
	return Burn{MinFee: fee, Limit: limit}, err
}

// readMinFee returns the minimum fee of an amount. Contracts without a minimum fee revert: see cctp.MinFeeCall.
func (s evmSource) readMinFee(ctx context.Context, amount money.USD) (money.USD, error) {
	result, err := s.callContract(ctx, s.messenger, cctp.MinFeeCall(money.UnitsOf(amount, stablecoinDecimals)))
	if errors.Is(err, evm.ErrReverted) {
		return 0, nil
	}
	if err != nil {
		return 0, fmt.Errorf("the minimum fee of burns: %w", err)
	}
	units, err := cctp.DecodeMinFee(result)
	if err != nil {
		return 0, fmt.Errorf("the minimum fee of burns: %w", err)
	}
	return usdOf(units), nil
}

func (s evmSource) readLimit(ctx context.Context) (money.USD, error) {
	result, err := s.callContract(ctx, s.messenger, cctp.MinterCall())
	if err != nil {
		return 0, fmt.Errorf("the token minter: %w", err)
	}
	minter, err := cctp.DecodeMinter(result)
	if err != nil || minter == (common.Address{}) {
		return 0, err
	}
	if result, err = s.callContract(ctx, minter, cctp.BurnLimitCall(s.token)); err != nil {
		return 0, fmt.Errorf("the burn limit: %w", err)
	}
	units, err := cctp.DecodeBurnLimit(result)
	if err != nil {
		return 0, fmt.Errorf("the burn limit: %w", err)
	}
	return usdOf(units), nil
}

func (s evmSource) callContract(ctx context.Context, to common.Address, data []byte) ([]byte, error) {
	return s.client.Call(ctx, ethereum.CallMsg{To: &to, Data: data}, nil)
}

// usdOf returns units of USDC, or the largest amount if they are more.
func usdOf(units money.Units) money.USD {
	amount, err := units.USDFloor(stablecoinDecimals)
	if err != nil {
		return math.MaxInt64
	}
	return amount
}
